"""Ask a card what no document says, from harmless to bold, and write one report.

    python -m drivers.amd.first_light                               # the card behind the kernel driver
    python -m drivers.amd.first_light --device amd:pci:0000:03:00.0 # over PCI: boots and resets the card
    python -m drivers.amd.first_light --device sim:navi31/pci       # rehearsal on the simulated card
    python -m drivers.amd.first_light --until latencies             # only the harmless stages
    python -m drivers.amd.first_light --list

Each stage runs in a process of its own with a time limit. A stage that crashes or hangs is ended, told in
the report, and the next one opens the device again. A run that was interrupted, even by a crash of the
machine, continues where it stopped when you start it again; --again starts from the beginning. The report
names neither you nor your machine: docs/first-light.md has the risks, and how to send it.
Exit status: 0 all stages ran, whatever they found; 1 some could not; 2 wrong usage; 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from pathlib import Path

from drivers.amd.first_light.experiment import ExperimentStage
from drivers.amd.first_light.record import Record
from drivers.amd.first_light.report import report
from drivers.amd.first_light.run import FullRun
from drivers.amd.first_light.stages import STAGES, StageRun, stages_for
from drivers.core import command, libc
from drivers.core.errors import ArgumentError, DeviceError
from drivers.names import check_name
from drivers.sites import best_found
from hcq.settings import read_settings


def main(argv: list[str] | None = None) -> int:
    """Run what the command line asks for."""
    options = parser().parse_args(argv)
    try:
        if options.list:
            list_stages()
            return 0
        if options.stage:
            return one_stage(options)
        return all_stages(options)
    except (ArgumentError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    made = command.parser("drivers.amd.first_light", __doc__)
    put = made.add_argument
    put("--device", default="", help="amd, amd:kfd:N, amd:pci:ADDRESS, sim:navi31, ...; the best one found")
    put("--until", default="", metavar="STAGE", help="stop after this stage")
    put("--report", default="first-light.json", metavar="FILE", help="the report; beside it the state")
    put("--again", action="store_true", help="forget an interrupted run, start from the beginning")
    put("--json", action="store_true", help="print the report too, and no progress")
    put("--list", action="store_true", help="print stages and experiments, and stop")
    put("--stage", default="", help=argparse.SUPPRESS)  # what a run calls itself with
    put("--into", default="", help=argparse.SUPPRESS)
    put("--parent", type=int, default=0, help=argparse.SUPPRESS)
    return made


def list_stages() -> None:
    for stage in STAGES:
        kind = " (PCI only)" * stage.needs_pci + " (only with --until)" * stage.by_name
        print(f"{stage.name}{kind}: {stage.risk}")
        for each in stage.experiments:
            print(f"  {each.name}: {each.belief}")


def one_stage(options: argparse.Namespace) -> int:
    """The process of one stage: status 1 where the device does not open, or the run is gone.

    It ends with the run, also with one that is killed: nobody would watch its time any more.
    """
    stage = named(options.stage)
    if options.parent and not libc.die_with_parent(options.parent, signal.SIGKILL):
        return 1
    try:
        StageRun(stage, options.device, read_settings(), Record(Path(options.into))).run()
    except DeviceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def named(name: str) -> ExperimentStage:
    """The stage of that name. Raises ArgumentError."""
    found = next((stage for stage in STAGES if stage.name == name), None)
    if found is None:
        raise ArgumentError(f"stage {name!r} is not known; stages are {', '.join(s.name for s in STAGES)}")
    return found


def all_stages(options: argparse.Namespace) -> int:
    """Run or resume, and write the report, whatever happens."""
    device = options.device or read_settings().dev or best_found()
    check_name(device)
    if "*" in device:
        raise ArgumentError(f"{device} names several devices; give one, such as {device.partition('*')[0]}")
    stages = stages_for("pci" in device, options.until)
    if options.until and named(options.until) not in stages:
        raise ArgumentError(f"stage {options.until} needs a device over PCI, such as amd:pci:0000:03:00.0")
    path = Path(options.report)
    record = Record(path.with_name(path.name + ".state"))
    begin(record, device, options.again)
    tell = (lambda text: None) if options.json else print
    try:
        FullRun(device, stages, record, tell).run()
    finally:
        made = report(record, device)
        path.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    if made["complete"]:
        record.forget()
    if options.json:
        print(json.dumps(made, indent=2))
    counted = ", ".join(f"{number} {verdict}" for verdict, number in made["counts"].items())
    tell(f"{counted or 'nothing was asked'}; report: {path}")
    ran = {each["stage"] for each in made["stages"] if each["ended"] == "in order"}
    return 0 if all(stage.name in ran for stage in stages) else 1


def begin(record: Record, device: str, is_new: bool) -> None:
    """A new record, or the one of a run over the same device that goes on. Raises ArgumentError."""
    if is_new:
        record.forget()
    lines = record.lines()
    if not lines:
        record.put({"device": device})
    elif lines[0].get("device") != device:
        other = lines[0].get("device", "another program")
        raise ArgumentError(
            f"{record.path} is of a run over {other}, not {device}; --again starts from the beginning, "
            "--report FILE keeps both"
        )


if __name__ == "__main__":
    command.end(main)
