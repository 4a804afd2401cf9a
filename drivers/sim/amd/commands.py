"""How the packet processors look packets up: a table from packet class to the function that checks it.

A builder checks what the packet alone can show and returns the action that runs it; the processor remembers
the action by the packet's bytes, so that a builder runs once per distinct packet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from autogen.schema import BitStruct
from drivers.sim.scheduler import Steps

E = TypeVar("E")
P = TypeVar("P", bound=BitStruct)


class Command(NamedTuple, Generic[E]):
    """A checked packet: its action, which returns steps when it may have to wait, and its name."""

    run: Callable[[E], Steps | None]
    name: str


Planned = tuple[int, int, Command[Any]]  # offset in a stretch, size in bytes, the packet there


class Builders(Generic[E]):
    """packet class -> builder. `exact` and `approximate` tell the fidelity table how it is modelled."""

    def __init__(self) -> None:
        self.table: dict[type[BitStruct], Callable[[E, Any], Callable[[E], Steps | None]]] = {}
        self.fidelity: dict[type[BitStruct], str] = {}

    def packet(
        self, kind: type[P], approximate: str = ""
    ) -> Callable[[Callable[[E, P], Callable[[E], Steps | None]]], None]:
        """Register a builder. `approximate`: how the model departs from hardware; empty when exact."""

        def register(build: Callable[[E, P], Callable[[E], Steps | None]]) -> None:
            self.table[kind] = build
            self.fidelity[kind] = approximate

        return register


def misaligned(kind: type[BitStruct] | None, mask: int) -> str:
    """The field of `kind` whose address is unaligned, given the reserved bits that are set; empty if none."""
    for name, field in (kind.fields if kind else {}).items():
        dropped = field.align.bit_length() - 1
        if field.lo % 32 < dropped:
            continue  # the field counts in units of its alignment
        low_bits = field.align - 1 << field.lo - dropped
        if dropped and not mask & ~low_bits:
            return f"{name} is not a multiple of {field.align}"
    return ""
