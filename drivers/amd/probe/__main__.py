"""What a card needs, what this machine has, and what to do about the difference.

    python -m drivers.amd.probe                      # read-only checks of this machine
    python -m drivers.amd.probe --device sim:navi31  # the same, then open the device and prove each ability
    python -m drivers.amd.probe --json

Exit status: 0 nothing is wrong (a machine without a card is not wrong: the simulated card is its device);
1 a card or a step was found that does not work; 2 bad input, or --device could not be opened.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterable

from drivers import best_found
from drivers.amd.probe.bringup import Bringup
from drivers.amd.probe.finding import Finding, as_text, is_blocked
from drivers.amd.probe.machine import machine_findings
from drivers.core.errors import ArgumentError
from drivers.core.linux_host import LinuxHost
from hcq.settings import read_settings


def main(argv: list[str] | None = None) -> int:
    """Run the checks and print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", default="", help="also open this device and prove it: sim:navi31, amd")
    parser.add_argument("--until", default="", help="stop after this step of the device part")
    parser.add_argument("--json", action="store_true", help="print the findings as data")
    options = parser.parse_args(argv)
    try:
        return report(options.device, options.until, options.json)
    except ArgumentError as error:
        print(error, file=sys.stderr)
        return 2


def report(device: str, until: str, as_json: bool) -> int:
    """Gather and print. With --json everything is printed at the end, as one object."""
    machine = machine_findings(LinuxHost())
    best = best_found()
    if not as_json:
        print(as_text(machine), f"\nthe best device here is {best}", sep="\n")
    steps = list(told(device_findings(device, until), silent=as_json)) if device else []
    if as_json:
        found: dict[str, object] = {"best_device": best, "device": device or None}
        found |= {"machine": [f.as_json() for f in machine], "steps": [f.as_json() for f in steps]}
        print(json.dumps(found, indent=2))
    if is_blocked(steps[:1]):
        return 2
    return 1 if is_blocked(machine + steps) else 0


def device_findings(device: str, until: str) -> Iterable[Finding]:
    """The steps of the device part; each is done when it is taken. Raises ArgumentError for a wrong name."""
    bringup = Bringup(device, dataclasses.replace(read_settings(), dev=""))
    names = [name for name, _, _ in bringup.steps()]
    if until and until not in names:
        raise ArgumentError(f"--until {until}: there is no such step; steps are {', '.join(names)}")
    return bringup.run(until)


def told(findings: Iterable[Finding], silent: bool) -> Iterable[Finding]:
    """Print each finding as it comes, unless `silent`, and pass it on."""
    for finding in findings:
        if not silent:
            print(as_text([finding]), flush=True)
        yield finding


if __name__ == "__main__":
    sys.exit(main())
