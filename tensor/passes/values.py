"""Makes the values of kernels, each once and by the rules that make it simpler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tensor.dtype import DType
from tensor.ir.graph import Op
from tensor.ir.kernel import Value

Number = bool | int | float


@dataclass(frozen=True)
class Parts:
    """What a value is about to be made of."""

    op: Op
    dtype: DType
    src: tuple[Value, ...]
    arg: Any


class Builder:
    """Makes values, each once: equal parts give the same object, and every rule of its op is tried first."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._made: dict[tuple[Any, ...], Value] = {}

    def make(self, op: Op, dtype: DType, src: tuple[Value, ...] = (), arg: Any = None) -> Value:
        """The simplest known value equal to these parts."""
        text = repr(arg) if op is Op.CONST else None
        key = (op, dtype, tuple(map(id, src)), arg, text)
        found = self._made.get(key)
        if found is None:
            found = self._simplified(Parts(op, dtype, src, arg))
            if found is None:
                found = Value(op, dtype, src, arg)
            self._made[key] = found
        return found

    def const(self, dtype: DType, number: Number) -> Value:
        return self.make(Op.CONST, dtype, (), as_number(dtype, number))

    def _simplified(self, parts: Parts) -> Value | None:
        for rule in self._rules.of.get(parts.op, ()):
            found = rule(parts, self)
            if found is not None:
                return found
        return None


Rule = Callable[[Parts, Builder], Value | None]


class Rules:
    """Rules by op, tried in the order in which they were written down."""

    def __init__(self) -> None:
        self.of: dict[Op, list[Rule]] = {}

    def rule(self, *ops: Op) -> Callable[[Rule], Rule]:
        """Add a function as a rule for these ops."""

        def add(function: Rule) -> Rule:
            for op in ops:
                self.of.setdefault(op, []).append(function)
            return function

        return add

    def followed_by(self, later: Rules) -> Rules:
        """These rules, then `later` ones."""
        both = Rules()
        for op in {**self.of, **later.of}:
            both.of[op] = [*self.of.get(op, ()), *later.of.get(op, ())]
        return both


def as_number(dtype: DType, number: Number) -> Number:
    """`number` as the Python type of the dtype's kind; whole numbers wrap to its width."""
    if dtype.kind == "b":
        return bool(number)
    if dtype.is_float:
        return float(number)
    wrapped = int(number) & ((1 << dtype.bits) - 1)
    return wrapped - (1 << dtype.bits) if dtype.is_signed and wrapped >> (dtype.bits - 1) else wrapped


def is_const(value: Value, *numbers: Number) -> bool:
    """True for a constant equal to one of `numbers`, or for any constant if none is given."""
    return value.op is Op.CONST and (not numbers or value.arg in numbers)
