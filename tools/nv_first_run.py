"""The first run on an NVIDIA card: everything that we believe of it, tried in order, one report.

    python -m tools.nv_first_run                                  # nv:0, all stages, into nv_first_run/
    python -m tools.nv_first_run --device sim:gh100               # the same on the simulated card
    python -m tools.nv_first_run --only S5 --limit 10             # some stages, another time limit
    python -m tools.nv_first_run --ptxas /usr/local/cuda/bin/ptxas --out ~/report

Every stage runs in a process of its own, with a time limit: one that stands still is ended, and the next
begins with channels of its own. The report says what held and what did not, and is written after each stage;
the last line says where it is and what to do with it.
Clocks, power and compute mode are not changed, and no card is reset.
Exit status: 0 all that the driver stands on held; 1 something did not, or was ended; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from drivers.core import command
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.report import environment, scrubbed
from drivers.sites import find_site
from tools import nv_stages
from tools.nv_questions import CARD_QUESTIONS
from tools.nv_stages import QUESTIONS, Bench, NotAsked, Wrong

HELD, WRONG, REFUSED, ENDED, SKIPPED = "held", "wrong", "refused", "ended", "skipped"
REPORT = "report.json"
STAGES = nv_stages.STAGES | CARD_QUESTIONS
KILL_S = 5.0
STUCK = "cannot be ended: save dmesg, then restart the machine"  # the kernel driver does not return to it


def main(argv: list[str] | None = None) -> int:
    """Run the stages, print a line each, write the report."""
    options = parser().parse_args(argv)
    try:
        if options.stage:
            print(json.dumps(take(options, options.stage)))
            return 0
        return run(options)
    except (ArgumentError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    made = command.parser("tools.nv_first_run", __doc__)
    put = made.add_argument
    put("--device", default="nv:0", help="nv:N, or a simulated one: sim:gh100")
    put("--out", type=Path, default=Path("nv_first_run"), help="folder for the report and tables")
    put("--only", default="", metavar="STAGE", help="stages whose names begin so: S5")
    put("--limit", type=float, default=60.0, metavar="SECONDS", help="for each stage")
    put("--ptxas", default="", metavar="PATH", help="NVIDIA's assembler, for S8; looked for where not given")
    put("--json", action="store_true", help="print the report too")
    put("--stage", default="", help=argparse.SUPPRESS)  # one stage in this process, told as JSON
    return made


def run(options: argparse.Namespace) -> int:
    """All stages that are wanted. Raises ArgumentError."""
    wanted = [name for name in STAGES if name.startswith(options.only)]
    if not wanted:
        raise ArgumentError(f"--only {options.only}: there is no such stage; there are {', '.join(STAGES)}")
    if options.limit <= 0:
        raise ArgumentError(f"--limit {options.limit:g}: a time limit is more than 0 seconds")
    bench_of(options)
    options.out.mkdir(parents=True, exist_ok=True)
    report: dict[str, Any] = {"device": options.device, "environment": environment(), "stages": {}}
    for name in wanted:
        begin = time.monotonic()
        found = apart(options, name)
        found["seconds"] = round(time.monotonic() - begin, 2)
        report["stages"][name] = found
        if not options.json:
            print(f"{found['verdict']:8} {name:44} {shown(found)}", flush=True)
        text = scrubbed(json.dumps(report, indent=2))  # after each stage: a machine may go down with one
        (options.out / REPORT).write_text(text + "\n", encoding="utf-8")
        if STUCK in found.get("error", ""):
            break
    bad = [name for name, each in report["stages"].items() if not is_good(name, each["verdict"])]
    print(scrubbed(json.dumps(report, indent=2)) if options.json else closing(options, bad))
    return 1 if bad else 0


def closing(options: argparse.Namespace, bad: list[str]) -> str:
    """What came of the run, and what to do with the report."""
    came = f"Not as it must be: {', '.join(bad)}." if bad else "All that the driver stands on held."
    path = (options.out / REPORT).resolve()
    what = 'Attach it to an issue of this project with the title "nv first run:" and the card\'s name'
    return f"{came}\nThe report is {path}. {what}; docs/nvidia.md says what is in it."


def is_good(name: str, verdict: str) -> bool:
    """Whether the driver can stand on what came of a stage."""
    return verdict in (HELD, SKIPPED) or name in CARD_QUESTIONS or name.startswith(QUESTIONS)


def shown(found: dict[str, Any]) -> str:
    told = found.get("error") or json.dumps(found.get("seen", {}))
    return told if len(told) <= 120 else f"{told[:117]}..."


def bench_of(options: argparse.Namespace) -> Bench:
    """Raises ArgumentError for a name that is none of one NVIDIA card."""
    site = find_site(options.device)
    if not site.is_nvidia or len(site.names) != 1:
        raise ArgumentError(f"{options.device}: one NVIDIA card is needed, nv:N or sim:gh100")
    ptxas = options.ptxas or shutil.which("ptxas") or ""
    return Bench(site.host, site.numbers[0], options.out, site.is_simulated, ptxas)


def take(options: argparse.Namespace, name: str) -> dict[str, Any]:
    """One stage in this process: its verdict, and what it saw or why not."""
    if name not in STAGES:
        raise ArgumentError(f"--stage {name}: there is no such stage")
    try:
        return {"verdict": HELD, "seen": STAGES[name](bench_of(options))}
    except NotAsked as error:
        return {"verdict": SKIPPED, "error": str(error)}
    except Wrong as error:
        return {"verdict": WRONG, "error": str(error)}
    except (DeviceError, subprocess.SubprocessError) as error:
        return {"verdict": REFUSED, "error": str(error), "kind": type(error).__name__}


def apart(options: argparse.Namespace, name: str) -> dict[str, Any]:
    """One stage in a process of its own, which is ended when its time is over."""
    words = [
        sys.executable,
        "-m",
        "tools.nv_first_run",
        "--device",
        options.device,
        "--out",
        str(options.out),
    ]
    words += ["--stage", name, *(["--ptxas", options.ptxas] if options.ptxas else [])]
    child = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        said, complained = child.communicate(timeout=options.limit)
    except subprocess.TimeoutExpired:
        return {"verdict": ENDED, "error": f"it stood still for {options.limit:g} s and {end(child)}"}
    lines = said.strip().splitlines()
    if child.returncode or not lines:
        last = (complained.strip().splitlines() or ["it said nothing"])[-1]
        return {"verdict": ENDED, "error": f"its process ended with status {child.returncode}: {last}"}
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def end(child: subprocess.Popen[str]) -> str:
    """End a process that stands still. Returns what came of it, a phrase."""
    child.kill()
    try:
        child.wait(KILL_S)
    except subprocess.TimeoutExpired:
        return STUCK
    return "was ended"


if __name__ == "__main__":
    command.end(main)
