"""What an NVIDIA card needs, what is here, and what to do about the difference.

    python -m drivers.nv.probe                                # this machine: bus, kernel driver, rights
    python -m drivers.nv.probe --device nv:0                  # one card: what RM says of it; changes nothing
    python -m drivers.nv.probe --device sim:gh100 --boot      # channels, copies and a kernel too
    python -m drivers.nv.probe --device nv:0 --boot --report bug.md
    python -m drivers.nv.probe --list                         # the steps

Clocks, power and compute mode are never changed, and no card is reset.
Exit status: 0 nothing is wrong (a machine without a card is not wrong: a simulated card is its device);
1 a step failed; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from drivers.core import command
from drivers.core.errors import ArgumentError
from drivers.core.linux_host import LinuxHost
from drivers.core.report import Report, environment
from drivers.core.screen import Screen, about_machine, deliver
from drivers.nv.probe.machine import machine_findings
from drivers.nv.probe.steps import STEPS, Session, names
from drivers.sites import best_found, find_site
from hcq.settings import read_settings


def main(argv: list[str] | None = None) -> int:
    """Run the checks and print them."""
    options = parser().parse_args(argv)
    try:
        if options.list:
            Screen().steps(list(STEPS))
            return 0
        return probe(options)
    except BrokenPipeError:
        raise  # no mistake of the caller's
    except (ArgumentError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = command.parser("drivers.nv.probe", __doc__)
    put = made.add_argument
    put("--device", default="", help="look at this device: nv:0, sim:gh100, sim:ad102@570")
    put("--boot", action="store_true", help="make channels on the card and prove each ability")
    put("--until", default="", metavar="STEP", help="stop after this step")
    put("--list", action="store_true", help="print the steps and stop")
    put("--json", action="store_true", help="print everything as one object")
    put("--report", default="", metavar="FILE", help="write a text to attach to a bug; - prints it")
    return made


def check_options(options: argparse.Namespace) -> None:
    """Raise ArgumentError for what cannot be meant, before anything is touched."""
    if (options.boot or options.until) and not options.device:
        raise ArgumentError("--boot and --until need --device: nv:0, sim:gh100")
    steps = {step.name: step for step in STEPS}
    if options.until and options.until not in steps:
        raise ArgumentError(f"--until {options.until}: there is no such step; steps are {', '.join(names())}")
    if options.until and steps[options.until].needs_boot and not options.boot:
        raise ArgumentError(f"--until {options.until}: this step makes channels, so it needs --boot too")
    if options.report not in ("", "-"):
        command.check_writable("report", Path(options.report))


def probe(options: argparse.Namespace) -> int:
    """Gather, show, report. Raises ArgumentError for wrong usage."""
    check_options(options)
    screen = None if options.json or options.report == "-" else Screen()
    report = of_device(options, screen) if options.device else of_machine(screen)
    return deliver(report, screen, options.json, options.report)


def of_machine(screen: Screen | None) -> Report:
    """This machine: what the kernel driver's path needs."""
    return about_machine(machine_findings(LinuxHost()), screen, best_found())


def of_device(options: argparse.Namespace, screen: Screen | None) -> Report:
    """One device, and the machine around it."""
    site = find_site(options.device, dataclasses.replace(read_settings(), dev="", trace=""))
    if not site.is_nvidia or len(site.names) != 1:
        raise ArgumentError(f"{options.device}: one NVIDIA card is needed: nv:N, sim:gh100 and its kin")
    machine = machine_findings(site.host)
    if screen is not None:
        screen.section("the machine", machine)
        screen.title(site.names[0], "looking, then proving" if options.boot else "read-only")
    session = Session(
        site.host,
        site.numbers[0],
        site.names[0],
        options.boot,
        site.is_simulated,
        screen.tell if screen is not None else (lambda found: None),
        options.until,
    )
    session.run()
    return Report(
        site.names[0], options.boot, best_found(), machine, session.findings, environment=environment()
    )


if __name__ == "__main__":
    command.end(main)
