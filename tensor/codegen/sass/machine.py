"""SASS instructions over virtual registers.

A register is 'r' of 32 bits a lane, 'p' a predicate, 'u' and 'q' the same of the whole warp. Signs of
operands and the guard belong to the instruction: `mods` has "neg" and "abs", a bit for each operand (defs
first), and "guard": the last use is a predicate by which the instruction is carried out, 1, or by its
opposite, -1. "memory" has the operands that are addresses, and how many bytes each goes beside it; "half" an
operand and which half of it is meant; "bits" more bits of the word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu import machine
from tensor.codegen.gpu.machine import BranchTarget, Code, Loop


@dataclass(frozen=True, slots=True)
class Minus:
    """An operand with its sign turned over, or a predicate's opposite, or a number's bits inverted."""

    of: Any


@dataclass(frozen=True, slots=True)
class Bars:
    """The absolute value of an operand."""

    of: Any


@dataclass(frozen=True, slots=True)
class Half:
    """The lower (0) or upper (1) 16 bits of an operand, as a float."""

    of: Any
    index: int


@dataclass(frozen=True, slots=True)
class BankWord:
    """A word of constant bank 0."""

    offset: int


@dataclass(frozen=True, slots=True)
class Name:
    """A special register by its number."""

    number: int


class SassInst(machine.MachineInst):
    """One instruction."""

    __slots__ = ()

    @property
    def tied(self) -> bool:
        """A guarded instruction leaves what was there where it is not carried out."""
        return bool(self.defs and self.mods and "guard" in self.mods)


def linearise(items: Iterable[Any]) -> Code:
    """Lay loops out as label, body, guarded branch back."""

    def back(target: BranchTarget, loop: Loop) -> SassInst:
        condition, sign = loop.condition, 1
        if type(condition) is Minus:
            condition, sign = condition.of, -1
        return SassInst("BRA", (), (target, condition), {"guard": sign})

    return machine.linearise(items, back)
