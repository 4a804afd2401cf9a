"""Index forms in LLVM IR: what all lanes share as scalars, what advances with the lane as a stride, the rest
as vectors of whole numbers.

Nothing of it is checked when it runs: `loops_verify.py` proves the ranges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tensor.codegen.cpu.build import I1, I32, I64, Build
from tensor.ir.form import Axis, Bound, Digit, Form

Number = Any  # an int, or a scalar of 64 bits
Place = Mapping[Axis, Number]
INT32 = 1 << 31


@dataclass(frozen=True)
class LinearIndex:
    """base + stride * lane + rest. base: int or scalar; rest: None or a vector."""

    base: Number
    stride: int
    rest: Any

    @property
    def is_uniform(self) -> bool:
        return self.stride == 0 and self.rest is None


@dataclass(frozen=True)
class Holds:
    """Where something holds: `all` for the lanes together (None: yes), `lanes` lane by lane (None: all)."""

    all: Any = None
    lanes: Any = None


class Index:
    """Forms over the lane, the group and the counters of open loops."""

    def __init__(self, b: Build, lane: Axis) -> None:
        self.b, self.lane = b, lane

    def linear(self, form: Form, at: Place) -> LinearIndex:
        """A form at a point, taken apart."""
        base: Number = form.const
        stride, rest = 0, None
        for atom, coefficient in form.terms:
            if isinstance(atom, Digit):
                inner = self.linear(atom.form, at)
                if inner.is_uniform:
                    base = self.plus(base, self.scaled(self.parted(inner.base, atom), coefficient))
                else:
                    rest = self.sum(rest, self.times(self.digit(inner, atom), coefficient, form))
            elif atom == self.lane:
                stride += coefficient
            else:
                base = self.plus(base, self.scaled(at[atom], coefficient))
        return LinearIndex(base, stride, rest)

    def digit(self, inner: LinearIndex, atom: Digit) -> Any:
        """A vector: lanes differ."""
        vector = self.vector(inner, atom.form)
        b = self.b
        if atom.div > 1:
            vector = b.at.udiv(vector, b.constant(vector.type, atom.div))
        if atom.mod:
            vector = b.at.urem(vector, b.constant(vector.type, atom.mod))
        return vector

    def parted(self, number: Number, atom: Digit) -> Number:
        if isinstance(number, int):
            number //= atom.div
            return number % atom.mod if atom.mod else number
        b = self.b
        if atom.div > 1:
            number = b.at.udiv(number, b.constant(I64, atom.div))
        return b.at.urem(number, b.constant(I64, atom.mod)) if atom.mod else number

    def vector(self, linear: LinearIndex, form: Form) -> Any:
        """A form's value in each lane: 32 bits where that is enough."""
        b = self.b
        low, high = form.bounds
        typ = b.wide(I32 if low >= -INT32 and high < INT32 else I64)
        base = linear.base
        first = base if isinstance(base, int) else 0
        total = b.lane_numbers(typ.element, first, linear.stride)
        if not isinstance(base, int):
            base = b.splat(b.at.trunc(base, I32) if typ.element == I32 else base)
            total = b.at.add(base, total) if linear.stride else base
        return total if linear.rest is None else b.at.add(total, self.fitted(linear.rest, typ))

    def fitted(self, vector: Any, typ: Any) -> Any:
        if vector.type.element == typ.element:
            return vector
        return self.b.at.sext(vector, typ) if typ.element == I64 else self.b.at.trunc(vector, typ)

    def times(self, vector: Any, factor: int, form: Form) -> Any:
        b = self.b
        low, high = form.bounds
        if vector.type.element == I32 and not (low >= -INT32 and high < INT32):
            vector = b.at.sext(vector, b.wide(I64))
        return b.at.mul(vector, b.constant(vector.type, factor))

    def sum(self, one: Any, other: Any) -> Any:
        if one is None:
            return other
        if one.type.element != other.type.element:
            wide = self.b.wide(I64)
            one, other = self.fitted(one, wide), self.fitted(other, wide)
        return self.b.at.add(one, other)

    def scalar(self, number: Number) -> Any:
        """A number as a scalar of 64 bits."""
        return self.b.constant(I64, number) if isinstance(number, int) else number

    def plus(self, one: Number, other: Number) -> Number:
        if isinstance(one, int) and isinstance(other, int):
            return one + other
        if isinstance(one, int) and one == 0:
            return other
        if isinstance(other, int) and other == 0:
            return one
        return self.b.at.add(self.scalar(one), self.scalar(other))

    def scaled(self, number: Number, factor: int) -> Number:
        if isinstance(number, int):
            return number * factor
        return number if factor == 1 else self.b.at.mul(number, self.b.constant(I64, factor))

    def holds(self, guards: Iterable[Bound], at: Place, more: Holds) -> Holds:
        """Where all guards hold, and `more`."""
        b = self.b
        whole, lanes = more.all, more.lanes
        for guard in guards:
            if guard.always_holds:
                continue
            linear = self.linear(guard.form, at)
            if isinstance(linear.base, int) and linear.is_uniform:
                value = b.constant(I1, int(guard.low <= linear.base < guard.high))
            elif linear.is_uniform:
                value = self.between(linear.base, guard)
            else:
                lanes = self.both(lanes, self.between(self.vector(linear, guard.form), guard))
                continue
            whole = self.both(whole, value)
        return Holds(whole, lanes)

    def between(self, value: Any, guard: Bound) -> Any:
        b = self.b
        above = b.at.sub(value, b.constant(value.type, guard.low)) if guard.low else value
        return b.at.icmp_unsigned("<", above, b.constant(value.type, guard.high - guard.low))

    def both(self, one: Any, other: Any) -> Any:
        return other if one is None else self.b.at.and_(one, other)
