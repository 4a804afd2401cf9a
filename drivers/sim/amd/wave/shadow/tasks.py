"""Who touches memory in a strict run: tasks of queues, and the two sides of a race."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.ordering import HOST
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE

GLOBAL, LDS = 0, 1
SIGN = 1 << 26  # of the dword offset in a site word


@dataclass(frozen=True)
class Party:
    """One side of a race. pc: GPU virtual address of the instruction, 0 if it is no wave's."""

    verb: str
    task: Task
    group: int = -1
    wave: int = -1
    pc: int = 0
    is_atomic: bool = False

    @property
    def is_host(self) -> bool:
        """Whether it is no engine of the card."""
        return self.task.engine == HOST and self.task.number > 0

    @property
    def where(self) -> dict[str, object]:
        """Keys of a fault in which it is the other side."""
        if not self.pc:
            return {}
        return {"other_pc": self.pc, "other_group": self.group, "other_wave": self.wave}

    def phrase(self) -> str:
        if self.is_host:
            return f"{self.verb} by the host"
        place = f" by group {self.group}, wave {self.wave}" if self.group >= 0 else ""
        at = f", at pc {self.pc:#x}" if self.pc else ""
        return f"{'atomic ' if self.is_atomic else ''}{self.verb}{place} of {self.task.name}{at}"


@dataclass(frozen=True)
class Task:
    """Something that touches memory in one go: a dispatch or a copy. first: its first epoch.
    engine, number: which queue's how-manieth."""

    name: str
    first: int
    engine: int = 0
    number: int = 0
    entry_va: int = 0


def offset_of(site: int) -> int:
    """Where the instruction of a site word is, from the kernel's entry on: a function may be before it."""
    return (((site & ATOMIC_SITE - 1) >> 4 ^ SIGN) - SIGN) * 4
