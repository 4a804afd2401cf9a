"""How often a card has interrupted the host. Source: Linux Documentation/filesystems/proc.rst, interrupts."""

from __future__ import annotations

import re

from drivers.core.host import Host
from drivers.core.surroundings import read

COLUMNS = re.compile(r"\s*\S+:((?:\s+\d+)+)\s")


def count_interrupts(host: Host, address: str) -> int | None:
    """Interrupts of the function on all processors; None where no line names it."""
    lines = [line for line in read(host, "/proc/interrupts").splitlines() if address in line]
    found = [match for line in lines if (match := COLUMNS.match(line))]
    return sum(int(number) for match in found for number in match[1].split()) if found else None
