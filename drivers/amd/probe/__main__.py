"""What a card needs, what is here, and what to do about the difference.

    python -m drivers.amd.probe                                 # this machine: bus, kernel driver, rights
    python -m drivers.amd.probe --device amd:pci:0000:03:00.0   # one card and its registers; changes nothing
    python -m drivers.amd.probe --device sim:navi31/pci --boot  # boot it and prove each ability
    python -m drivers.amd.probe --device sim:navi48/pci --boot --inject psp.sos.dead
    python -m drivers.amd.probe --device sim:navi31/pci --list  # the steps
    python -m drivers.amd.probe --device amd --boot --report bug.md
    python -m drivers.amd.probe --device sim:navi31/pci --boot --until clocks --record boot.jsonl
    python -m drivers.amd.probe --replay boot.jsonl             # the same again, without the card

Nothing is written to a card, its configuration space or its doorbells unless --boot is given.
Exit status: 0 nothing is wrong (a machine without a card is not wrong: the simulated card is its device);
1 a step failed; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Callable
from pathlib import Path

from drivers.amd.probe import inject, tape
from drivers.amd.probe.machine import machine_findings
from drivers.amd.probe.session import Session, steps_of
from drivers.core import command
from drivers.core.errors import ArgumentError
from drivers.core.finding import Finding, ProbeStep, Seen, finding
from drivers.core.linux_host import LinuxHost
from drivers.core.replay import HostRecorder
from drivers.core.report import Report, environment
from drivers.core.screen import Screen, about_machine, deliver
from drivers.sites import Site, best_found, find_site
from hcq.settings import read_settings

LAST_ACCESSES = 32
INJECTED = ProbeStep("injected", "the fault that was asked for", "a step that fails because of it")


def main(argv: list[str] | None = None) -> int:
    """Run the checks and print them."""
    options = parser().parse_args(argv)
    try:
        if options.list:
            Screen().steps(steps_of(is_pci_name(options.device)))
            return 0
        return probe(options)
    except BrokenPipeError:
        raise  # no mistake of the caller's
    except (ArgumentError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; a card in the middle of its boot is reset by the next one", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = command.parser("drivers.amd.probe", __doc__)
    put = made.add_argument
    put("--device", default="", help="look at this device: sim:navi31/pci, amd:pci:0000:03:00.0, amd:kfd:0")
    put("--boot", action="store_true", help="take the card, boot or open it, prove each ability")
    put("--until", default="", metavar="STEP", help="stop after this step")
    put("--list", action="store_true", help="print the steps of the device's kind and stop")
    put("--inject", default="", metavar="FAULT", help="break the simulated card so; a wrong name lists them")
    put("--after", type=int, default=0, metavar="N", help="let the fault's point pass N times first")
    put("--json", action="store_true", help="print everything as one object")
    put("--record", default="", metavar="FILE", help="write every call to the machine with its answer")
    put("--replay", default="", metavar="FILE", help="run a record again, without the machine")
    put("--report", default="", metavar="FILE", help="write a text to attach to a bug; - prints it")
    return made


def check_options(options: argparse.Namespace) -> None:
    """Raise ArgumentError for what cannot be meant, before anything is touched."""
    if options.after < 0:
        raise ArgumentError(f"--after {options.after}: a point passes 0 times or more before it fails")
    if options.after and not options.inject:
        raise ArgumentError("--after needs --inject: it says when that fault happens")
    others = [name for name in ("device", "boot", "until", "inject", "record") if getattr(options, name)]
    if options.replay and others:
        raise ArgumentError(f"--{others[0]} has no place beside --replay: the record says what was run")
    for name in ("record", "report"):
        path = getattr(options, name)
        if path not in ("", "-"):
            command.check_writable(name, Path(path))


def probe(options: argparse.Namespace) -> int:
    """Gather, show, report. Raises ArgumentError for wrong usage."""
    check_options(options)
    screen = None if options.json or options.report == "-" else Screen()
    if options.replay:
        kind = of_record
    else:
        kind = of_device if options.device else of_machine
    report = kind(options, screen)
    return deliver(report, screen, options.json, options.report)


def of_machine(options: argparse.Namespace, screen: Screen | None) -> Report:
    """This machine: what the kernel driver's path needs."""
    wrong = [f"--{name}" for name in ("boot", "until", "inject", "record") if getattr(options, name)]
    if wrong:
        raise ArgumentError(f"{', '.join(wrong)} needs --device: sim:navi31/pci, amd:pci:ADDRESS, amd:kfd:N")
    return about_machine(machine_findings(LinuxHost()), screen, best_found())


def of_device(options: argparse.Namespace, screen: Screen | None) -> Report:
    """One device; where it is real, the machine around it too."""
    settings = dataclasses.replace(read_settings(), dev="", trace="")
    site = find_site(options.device, settings)
    check_until(options, site)
    inject.start(site)
    if options.inject:
        inject.arm(site, options.inject, options.after)
    has_bus = not site.is_simulated or not site.functions
    machine = machine_findings(site.host, bool(site.functions)) if has_bus else []
    if screen is not None:
        if machine:
            screen.section("this machine", machine)
        screen.title(site.names[0], "looking, then booting" if options.boot else "read-only")
    record = HostRecorder(site.host, with_memory=True)
    watched = dataclasses.replace(site, host=record) if options.record else site
    session = Session(watched, settings, options.boot, teller(screen), options.until)
    session.run()
    if options.record:
        tape.write(Path(options.record), site, options.boot, options.until, record.steps)
    if options.inject:
        session.add(injected(site, options))
    return report_of(session, machine, options.inject)


def of_record(options: argparse.Namespace, screen: Screen | None) -> Report:
    """A run on file, run again: the machine answers as it did then."""
    run, steps = tape.read(Path(options.replay))
    if screen is not None:
        screen.title(run.names[0], f"as recorded in {options.replay}")
    settings = dataclasses.replace(read_settings(), dev="", trace="")
    session = Session(run.site(steps), settings, run.boot, teller(screen), run.last)
    session.run()
    return report_of(session, [], "")


def teller(screen: Screen | None) -> Callable[[Finding], None]:
    """Where findings go as they come."""
    return screen.tell if screen is not None else (lambda found: None)


def report_of(session: Session, machine: list[Finding], fault: str) -> Report:
    """The report of a run that has ended."""
    firmware = session.look.files if session.look is not None else []
    last = session.accesses(LAST_ACCESSES)
    found = (machine, session.findings, firmware, last, fault)
    return Report(session.site.names[0], session.boot, best_found(), *found, environment())


def check_until(options: argparse.Namespace, site: Site) -> None:
    """Raise ArgumentError for what cannot be meant."""
    if len(site.names) != 1:
        raise ArgumentError(f"{options.device} names {len(site.names)} devices; here it must be one")
    steps = {step.name: step for step in steps_of(bool(site.functions))}
    if options.until and options.until not in steps:
        there = ", ".join(steps)
        raise ArgumentError(f"--until {options.until}: there is no such step; steps are {there}")
    if options.until and steps[options.until].needs_boot and not options.boot:
        raise ArgumentError(f"--until {options.until}: this step changes the card, so it needs --boot too")


def injected(site: Site, options: argparse.Namespace) -> Finding:
    """Whether the fault that was asked for has happened at all."""
    what = f"{options.inject}: {inject.known()[options.inject]}"
    if inject.was_met(site, options.inject):
        return finding(INJECTED, Seen(what, "it happened; see the step above that it broke"))
    do = "" if options.boot else "add --boot"
    return finding(INJECTED, Seen(what, "no step of this run came past it", "note", do=do))


def is_pci_name(device: str) -> bool:
    """Whether our own driver would have the device, by its name."""
    return "pci" in device


if __name__ == "__main__":
    command.end(main)
