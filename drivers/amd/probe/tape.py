"""A run of the probe on file, to be run again at a desk without the card.

The first line says what was run; each further line is one call to the machine with its answer, as
`drivers.core.replay` writes them. The driver's code runs again in full; if the driver has changed since, the
replay reports the first call that differs. A boot reads the vendor's firmware files, so such a file has them
in it: it is for people who work on one bug, not for publication.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from drivers.amd.probe.session import steps_of
from drivers.core.errors import ArgumentError
from drivers.core.replay import HostCall, Replayer, parse
from drivers.sites import Site

KIND = "doorbell probe"
LAST_LOOK = "users"


@dataclass(frozen=True)
class ProbeTape:
    """What was run, and where: everything that a replay must do the same way."""

    names: tuple[str, ...]
    functions: tuple[str, ...]
    numbers: tuple[int, ...]
    boot: bool
    until: str

    @property
    def last(self) -> str:
        """The step to end at. Behind the kernel driver an address is the process's own, another in each run,
        and requests point into its memory: such a run cannot be followed further than its looks.
        """
        if self.functions:
            return self.until
        names = [step.name for step in steps_of(is_pci=False)]
        return self.until if self.until in names[: names.index(LAST_LOOK)] else LAST_LOOK

    def site(self, steps: Iterable[HostCall]) -> Site:
        """The machine as the record has it."""
        return Site(Replayer(steps), self.names, self.functions, self.numbers)


def write(path: Path, site: Site, boot: bool, until: str, steps: Iterable[HostCall]) -> None:
    """Write a run. Raises OSError."""
    head = {"kind": KIND, "names": site.names, "functions": site.functions, "numbers": site.numbers}
    lines = [json.dumps(head | {"boot": boot, "until": until}), *(step.line() for step in steps)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path: Path) -> tuple[ProbeTape, list[HostCall]]:
    """What was run, and its calls. Raises ArgumentError for a file that is missing or not such a record."""
    try:
        head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
        found = json.loads(head)
        names, functions, numbers = (tuple(found[key]) for key in ("names", "functions", "numbers"))
        tape = ProbeTape(names, functions, numbers, found["boot"], found["until"])
        return tape, parse(lines)
    except OSError as error:
        raise ArgumentError(f"--replay {path}: {error.strerror}; make one with --record") from None
    except (ValueError, KeyError, TypeError) as error:
        raise ArgumentError(f"{path} is no record of a probe ({error}); make one with --record") from None
