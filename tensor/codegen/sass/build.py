"""Appends instructions to nested scopes (`gpu/scope.py`); keeps each instruction one that can be encoded.

At most one operand is a number or a constant, and only where its encoding has a place for it (`pack.py` is
asked); others are moved to registers. 0 is RZ in any register's place.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from drivers.nv.isa.pack import packer
from tensor.codegen.gpu import scope
from tensor.codegen.gpu.machine import BranchTarget, Loop, Part, VReg
from tensor.codegen.sass.chip import SassChip
from tensor.codegen.sass.machine import BankWord, Bars, Half, Minus, Name, SassInst
from tensor.ir.errors import IRError


@dataclass(frozen=True, slots=True)
class Bits:
    """A number that stands in the instruction itself, 0 too: a shift, a table, the upper half of a double."""

    value: int


@dataclass(frozen=True, slots=True)
class Address:
    """Where a memory instruction goes: a register (a pair for global memory), and bytes beside it."""

    base: Any
    offset: int = 0


COMMUTE = frozenset(
    {
        *("FADD", "FMUL", "FFMA", "DADD", "DMUL", "DFMA", "IADD3", "IMAD"),
        *("IMAD.WIDE", "IMAD.WIDE.U32", "IMAD.HI.U32"),
    }
)
DESCRIPTOR = 4  # the first of the two uniform registers that hold the descriptor of global memory
UNIFORM_ZERO = 63  # URZ where numbers have six bits; only sm_90 has instructions that name it here
LETTERS = {"r": "R", "p": "P", "u": "U", "q": "Q"}


def kind(operand: Any) -> str:
    """The letter of an operand (`drivers/nv/isa/pack.py`)."""
    given = type(operand)
    if given is VReg:
        return LETTERS[operand.kind]
    if given is Part:
        return LETTERS[operand.reg.kind]
    if given is bool:
        return "P"
    if given is int:
        return "I" if operand else "R"
    if given is float:
        return "I" if operand or str(operand) == "-0.0" else "R"
    return {Bits: "I", BankWord: "C", Name: "N", BranchTarget: "T", Address: "M"}[given]


@dataclass(frozen=True)
class Plan:
    """What an instruction with numbers in some places takes: are its first two sources exchanged, and which
    sources are moved to registers (a bit each)?"""

    exchange: bool
    moved: int


@cache
def plan(arch: str, op: str, kinds: str, defs: int) -> Plan:
    """How to make the operands ones that can be encoded. Raises IRError where nothing helps."""
    uses = kinds[defs:]
    numbers = [n for n, letter in enumerate(uses) if letter in "IC"]
    exchanges = (False, True) if op in COMMUTE else (False,)
    for count in range(len(numbers) + 1):
        for chosen in itertools.combinations(numbers, count):
            for exchange in exchanges:
                left = ["R" if n in chosen else letter for n, letter in enumerate(uses)]
                if exchange:
                    left[0], left[1] = left[1], left[0]
                if packer(arch, op, kinds[:defs] + "".join(left)):
                    return Plan(exchange, sum(1 << n for n in chosen))
    raise IRError(f"{arch} has no {op} of operands {kinds}")


class Scope(scope.Scope):
    """An open list of instructions for one chip."""

    @property
    def target(self) -> SassChip:
        """What the chip is like."""
        chip: SassChip = self.chip
        return chip

    def emit(self, op: str, defs: tuple[Any, ...], uses: Sequence[Any], guard: Any = None) -> SassInst:
        """An instruction. Sources may be Minus or Bars of an operand; `guard` a predicate or Minus of one."""
        neg = bars = 0
        mods: dict[str, Any] = {}
        plain = list(uses)
        for number, given in enumerate(plain):
            use = given
            while type(use) in (Minus, Bars):
                if type(use) is Minus:
                    neg ^= 1 << number
                else:
                    bars |= 1 << number
                use = use.of
            if type(use) is Half:
                mods["half"] = number + len(defs), use.index
                use = use.of
            if use is False:
                use = True
                neg ^= 1 << number
            plain[number] = use
        kinds = "".join(map(kind, (*defs, *plain)))
        if "I" in kinds or "C" in kinds:
            plain, neg, bars = self.legal(op, kinds, len(defs), plain, neg, bars)
        if neg:
            mods["neg"] = neg << len(defs)
        if bars:
            mods["abs"] = bars << len(defs)
        if guard is not None:
            mods["guard"] = -1 if type(guard) is Minus else 1
            plain.append(guard.of if type(guard) is Minus else guard)
        for number, use in enumerate(plain):
            if type(use) is Address:
                plain[number] = use.base
                mods["memory"] = {**mods.get("memory", {}), number + len(defs): use.offset}
        made = SassInst(op, defs, tuple(plain), mods or None)
        self.items.append(made)
        return made

    def legal(
        self, op: str, kinds: str, defs: int, uses: list[Any], neg: int, bars: int
    ) -> tuple[list[Any], int, int]:
        """Sources that can be encoded together; signs of numbers are taken into them."""
        found = plan(self.target.arch, op, kinds, defs)
        for number, use in enumerate(uses):
            if found.moved >> number & 1:
                uses[number] = self.vector(use)
            elif neg >> number & 1 and type(use) in (int, float):
                uses[number] = -use
                neg ^= 1 << number
        if found.exchange:
            uses[0], uses[1] = uses[1], uses[0]
            neg, bars = (m & ~3 | m >> 1 & 1 | (m & 1) << 1 for m in (neg, bars))
        return uses, neg, bars

    def r(self, op: str, *uses: Any, count: int = 1, guard: Any = None) -> VReg:
        """An instruction with fresh vector registers as its destination."""
        made = self.reg("r", count)
        self.emit(op, (made,), uses, guard)
        return made

    def p(self, op: str, *uses: Any) -> VReg:
        """A comparison into a fresh predicate."""
        made = self.reg("p", 1)
        self.emit(op, (made,), uses)
        return made

    def into(self, target: Any, op: str, *uses: Any, guard: Any = None) -> None:
        """An instruction with a given destination."""
        self.emit(op, (target,), uses, guard)

    def do(self, op: str, *uses: Any, guard: Any = None) -> None:
        """An instruction without destination."""
        self.emit(op, (), uses, guard)

    def vector(self, value: Any) -> Any:
        """A value of one dword as a register operand; numbers are moved there once."""
        if isinstance(value, (VReg, Part)) or kind(value) == "R":
            return value
        home = self.root
        key = ("move", str(value), type(value))
        if key not in home.memo:
            home.memo[key] = home.r("LDC" if type(value) is BankWord else "MOV", value)
        return home.memo[key]

    def no_uniform(self) -> VReg:
        """URZ as an operand."""
        made = self.reg("u")
        made.at, made.fixed = UNIFORM_ZERO, True
        return made

    def count(self) -> VReg:
        """The counter of the loop that this scope becomes."""
        if self.counter is None:
            self.counter = self.reg("r")
        return self.counter

    def repeat(self, trips: int) -> None:
        """Make this scope a loop of `trips` iterations; all lanes of a warp leave it together."""
        counter = self.next_turn()
        self.again(self.p("ISETP.NE.AND", counter, trips, True))

    def repeat_until(self, trips: int, until: Any) -> None:
        """As `repeat`; of what may be left out, from turn `until` on, the first turn runs nevertheless."""
        if isinstance(until, int):
            self.repeat(max(1, min(trips, until)))
            return
        counter = self.next_turn()
        within = self.p("ISETP.NE.AND", counter, trips, True)
        self.again(self.p("ISETP.LT.U32.AND", counter, until, within))

    def next_turn(self) -> VReg:
        """The counter, one more than in this turn."""
        counter = self.count()
        self.outer().into(counter, "MOV", 0)
        self.into(counter, "IADD3", counter, 1, 0)
        return counter

    def again(self, condition: VReg | Minus) -> None:
        """Make this scope a loop of its parent that goes on while a predicate, or its opposite, holds."""
        self.outer().items.append(Loop(self.items, condition))


def root_scope(chip: SassChip) -> Scope:
    """The entry scope of a new function."""
    return Scope(itertools.count(), chip)


def bits_of_float(value: float) -> int:
    """The 32 bits of a single."""
    return int.from_bytes(struct.pack("<f", value), "little")
