"""One check of a probe and its outcome, as data, so that it can be printed, reported and tested.

A `ProbeStep` is written before anything is read: what the step looks at, what it expects, the likely cause if
it finds something else, and what to do then. Its action returns a `Seen` or raises; step and outcome together
are a `Finding`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from drivers.core.errors import DeviceError

# as expected; worth knowing, nothing to do; not looked at, and why; not there, and nothing needs it; not so
OK, NOTE, SKIPPED, MISSING, FAILED = "ok", "note", "skipped", "missing", "failed"
VERDICT = "verdict"  # the step that weighs those before it: where it failed, begin there


@dataclass(frozen=True)
class ProbeStep:
    """name: as --until takes it. looks_at, expected: phrases. cause, do: of a failure. see: where to read on.

    needs_boot: it changes the card, so it is taken only with --boot.
    """

    name: str
    looks_at: str
    expected: str
    cause: str = ""
    do: str = ""
    see: str = ""
    needs_boot: bool = False


@dataclass(frozen=True)
class Seen:
    """What an action read and what that means. cause, do: in place of the step's, where the action knows."""

    read: str
    meaning: str
    verdict: str = OK
    cause: str = ""
    do: str = ""


class Skip(DeviceError):
    """A step has nothing to look at; the message says why."""


@dataclass(frozen=True)
class Finding:
    """A step with its outcome. cause, next: what is wrong and what to do; accesses: the last ones before
    it."""

    step: str
    looks_at: str
    verdict: str
    read: str
    expected: str
    meaning: str
    cause: str = ""
    next: str = ""
    see: str = ""
    accesses: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def finding(step: ProbeStep, seen: Seen, accesses: Iterable[str] = ()) -> Finding:
    """A step and what it saw, together. Only a failure has a cause and a next command."""
    is_wrong = seen.verdict == FAILED
    cause = seen.cause or (step.cause if is_wrong else "")
    do = seen.do or (step.do if is_wrong else "")
    read = (step.name, step.looks_at, seen.verdict, seen.read, step.expected, seen.meaning)
    return Finding(*read, cause, do, step.see, tuple(accesses))


def skipped(step: ProbeStep, why: str) -> Finding:
    """A step that was not taken."""
    return finding(step, Seen("nothing", why, SKIPPED))


def has_failed(findings: Iterable[Finding]) -> bool:
    """Whether anything is not as it must be."""
    return any(f.verdict == FAILED for f in findings)
