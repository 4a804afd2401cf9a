"""Index forms to registers: each term one multiply-add."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import index
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.sass.build import Bits, Scope
from tensor.ir.form import Digit, Form
from tensor.plan.tile import magic

AND = Bits(0xC0)  # LOP3's table of a & b


class Index(index.Index):
    """Forms in vector registers of 32 bits."""

    def _digit(self, atom: Digit, scope: Scope, by_lane: bool) -> Any:
        del by_lane
        value, highest = self.value(atom.form), max(0, atom.form.bounds[1])
        return remainder(scope, divide(scope, value, atom.div, highest), atom.mod, highest // atom.div)

    def value(self, form: Form) -> Any:
        """The whole form as one operand: an int or a register."""
        total: Any = None
        key: tuple[Any, ...] = ()
        scope = self.root
        for atom, coefficient in self.ordered(list(form.terms)):
            scope = self.place(atom)[1]
            key = (*key, atom, coefficient)
            if key not in scope.memo:
                scope.memo[key] = scale_add(scope, self.atom(atom), coefficient, total)
            total = scope.memo[key]
        if total is None:
            return form.const
        return self.plus(total, form.const) if form.const else total

    def plus(self, value: Any, number: int) -> Any:
        """value + number, where the value is known."""
        scope = deeper(self.root, value)
        key = ("plus", id(value), number)
        if key not in scope.memo:
            scope.memo[key] = scope.r("IADD3", value, number, 0)
        return scope.memo[key]


def scale_add(scope: Scope, value: Any, factor: int, addend: Any) -> Any:
    """value * factor + addend (None for nothing)."""
    if factor == 1:
        return value if addend is None else scope.r("IADD3", value, addend, 0)
    return scope.r("IMAD", value, factor, 0 if addend is None else addend)


def divide(scope: Scope, value: Any, divisor: int, highest: int) -> Any:
    """value // divisor for 0 <= value <= highest."""
    if divisor == 1:
        return value
    if divisor & (divisor - 1) == 0:
        return shift_right(scope, value, divisor.bit_length() - 1)
    multiplier, shift = magic(divisor, highest)
    high = multiply_high(scope, value, multiplier)
    return shift_right(scope, high, shift) if shift else high


def shift_right(scope: Scope, value: Any, amount: Any) -> Any:
    """A logical shift; `amount` below 32."""
    return scope.r("SHF.R.U32.HI", 0, Bits(amount) if isinstance(amount, int) else amount, value)


def multiply_high(scope: Scope, value: Any, multiplier: Any) -> Any:
    """The upper 32 bits of an unsigned product."""
    return scope.r("IMAD.HI.U32", value, multiplier, 0)


def remainder(scope: Scope, value: Any, modulus: int, highest: int) -> Any:
    """value % modulus for 0 <= value <= highest; modulus 0 leaves it."""
    if not modulus or highest < modulus:
        return value
    if modulus & (modulus - 1) == 0:
        return scope.r("LOP3.LUT", value, modulus - 1, 0, AND, False)
    return scope.r("IMAD", divide(scope, value, modulus, highest), -modulus, value)
