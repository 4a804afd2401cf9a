"""Appends instructions to nested scopes (`gpu/scope.py`); keeps each instruction legal for its unit."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu import scope
from tensor.codegen.gpu.machine import Loop, Part, VReg
from tensor.codegen.rdna.generation import Generation
from tensor.codegen.rdna.machine import RdnaInst


class Scope(scope.Scope):
    """An open list of instructions of one generation."""

    @property
    def generation(self) -> Generation:
        """What the chip's instructions are like."""
        chip: Generation = self.chip
        return chip

    def v(self, op: str, *uses: Any, count: int = 1, mods: dict[str, Any] | None = None) -> VReg:
        """A vector instruction with a fresh vector destination."""
        dst = self.reg("v", count)
        self.items.append(RdnaInst(op, (dst,), self.legal(uses), mods))
        return dst

    def once(self, op: str, number: int, use: VReg) -> VReg:
        """A vector instruction on a number and a register of this scope, made when first asked for."""
        key = (op, number, id(use))
        if key not in self.memo:
            self.memo[key] = self.v(op, number, use)
        found: VReg = self.memo[key]
        return found

    def s(self, op: str, *uses: Any, count: int = 1) -> VReg:
        """A scalar instruction with a fresh scalar destination."""
        dst = self.reg("s", count)
        self.items.append(RdnaInst(op, (dst,), uses))
        return dst

    def compare(self, op: str, *uses: Any) -> VReg:
        """A vector compare; the result is a lane mask."""
        dst = self.reg("s", 1, mask=True)
        self.items.append(RdnaInst(op, (dst,), self.legal(uses)))
        return dst

    def masks(self, op: str, *uses: Any) -> VReg:
        """A scalar instruction on lane masks."""
        dst = self.reg("s", 1, mask=True)
        self.items.append(RdnaInst(op, (dst,), uses))
        return dst

    def into(self, dst: Any, op: str, *uses: Any, mods: dict[str, Any] | None = None) -> None:
        """An instruction with a given destination."""
        self.items.append(RdnaInst(op, (dst,), self.legal(uses) if op[0] == "v" else uses, mods))

    def do(self, op: str, *uses: Any, mods: dict[str, Any] | None = None) -> None:
        """An instruction without destination."""
        self.items.append(RdnaInst(op, (), uses, mods))

    def legal(self, uses: Sequence[Any]) -> tuple[Any, ...]:
        """The sources with at most two scalars, of them one literal; further ones moved to vector
        registers. Lane masks stay."""
        others = [u for u in uses if type(u) is not VReg or u.kind != "v"]
        if len(others) < 2:  # one of anything may stand beside vector registers
            return tuple(uses)
        scalars: list[Any] = [u for u in uses if type(u) is VReg and u.mask]
        literals = 0
        out: list[Any] = []
        for use in uses:
            if (type(use) is VReg and use.kind == "v") or (type(use) is Part and use.reg.kind == "v"):
                out.append(use)
                continue
            if isinstance(use, (int, float)) and not isinstance(use, tuple):
                if is_inline(use):
                    out.append(use)
                    continue
                literals += 1
                if literals > 1 or len(scalars) >= 2:
                    out.append(self.move(use))
                    continue
            elif use in scalars:
                out.append(use)
                continue
            elif len(scalars) >= 2:
                out.append(self.move(use))
                continue
            scalars.append(use)
            out.append(use)
        return tuple(out)

    def move(self, value: Any) -> VReg:
        """A value of one dword in a vector register."""
        dst = self.reg("v")
        self.items.append(RdnaInst("v_mov_b32", (dst,), (value,)))
        return dst

    def scalar(self, value: int) -> VReg:
        """A constant in a scalar register, loaded once."""
        key = ("scalar", value)
        found: VReg | None = self.memo.get(key)
        if found is None:
            found = self.memo[key] = self.s("s_mov_b32", value)
        return found

    def count(self) -> VReg:
        """The counter of the loop that this scope becomes."""
        if self.counter is None:
            self.counter = self.reg("s")
        return self.counter

    def vector(self, value: Any) -> Any:
        """`value` (one dword) as a vector register operand, moved there if it is scalar or constant."""
        reg = value.reg if type(value) is Part else value
        if type(reg) is VReg and reg.kind == "v":
            return value
        if isinstance(value, Reg) and value.is_vgpr:
            return value
        home = self.root if isinstance(value, (int, float)) else self
        key = ("move", str(value), type(value))
        found = home.memo.get(key)
        if found is None:
            found = home.memo[key] = home.move(value)
        return found

    def repeat(self, trips: int) -> None:
        """Make this scope a loop of `trips` iterations; the compare comes last so that SCC holds to the
        branch."""
        counter = self.count()
        self.outer().into(counter, "s_mov_b32", 0)
        self.closing.append(RdnaInst("s_add_i32", (counter,), (counter, 1)))
        self.closing.append(RdnaInst("s_cmp_lg_u32", (), (counter, trips)))
        self.close_loop()

    def repeat_until(self, trips: int, until: Any) -> None:
        """As `repeat`; of what may be left out the first turn runs nevertheless."""
        if isinstance(until, int):
            self.repeat(max(1, min(trips, until)))
            return
        counter, outer = self.count(), self.outer()
        last = outer.s("s_min_u32", uniform(outer, until), trips)
        outer.into(counter, "s_mov_b32", 0)
        self.closing.append(RdnaInst("s_add_i32", (counter,), (counter, 1)))
        self.closing.append(RdnaInst("s_cmp_lt_u32", (), (counter, last)))
        self.close_loop()

    def close_loop(self) -> None:
        """Make this scope a loop of its parent. `closing` ends with the compare that sets SCC."""
        self.outer().items.append(Loop([*self.items, *self.closing]))


def uniform(scope: Scope, value: Any) -> Any:
    """A number that all lanes have the same of, on the scalar unit."""
    if not is_vector(value):
        return value
    scalar = scope.reg("s")
    scope.into(scalar, "v_readfirstlane_b32", value)
    return scalar


def root_scope(generation: Generation) -> Scope:
    """The entry scope of a new function."""
    return Scope(itertools.count(), generation)


INLINE_FLOATS = frozenset({0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0})


def is_inline(value: int | float) -> bool:
    """Is the constant one that the source field encodes without a literal?"""
    if isinstance(value, float):
        return value in INLINE_FLOATS or (value == 0.0 and str(value) == "0.0")
    return -16 <= value <= 64


def is_vector(operand: Any) -> bool:
    """Is the operand a vector register?"""
    reg = operand.reg if type(operand) is Part else operand
    if type(reg) is VReg:
        return reg.kind == "v"
    return isinstance(reg, Reg) and reg.is_vgpr
