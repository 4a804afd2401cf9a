"""Index forms to registers: uniform parts on the scalar unit, lane parts on the vector unit.

Stands between `gpu/index.py` and memory access selection. An atom is uniform unless the lane id is in it.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import index
from tensor.codegen.gpu.index import Term
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.rdna.build import Scope
from tensor.ir.form import Digit, Form, atom_bounds
from tensor.plan.tile import magic


class Index(index.Index):
    """Uniform terms on the scalar unit, lane terms on the vector unit."""

    def split(self, form: Form) -> tuple[list[Term], list[Term]]:
        """(uniform terms, lane terms) of a form."""
        uniform: list[Term] = []
        lane: list[Term] = []
        for term in form.terms:
            (lane if self.place(term[0])[0] else uniform).append(term)
        return uniform, lane

    def _digit(self, atom: Digit, scope: Scope, by_lane: bool) -> Any:
        value: Any = self.value(atom.form)
        highest = max(0, atom.form.bounds[1])
        if by_lane:
            quotient = divide_vector(scope, value, atom.div, highest)
            return remainder_vector(scope, quotient, atom.mod, highest // atom.div)
        quotient = divide_scalar(scope, value, atom.div, highest)
        return remainder_scalar(scope, quotient, atom.mod, highest // atom.div)

    def value(self, form: Form) -> Any:
        """The whole form as one operand: an int, a scalar or a vector register."""
        uniform, lane = self.split(form)
        if not lane:
            return self.scalar(uniform, form.const)
        total = self.vector(lane, self.scalar(uniform))
        if not form.const:
            return total
        # the constant last: forms that differ by theirs share the rest
        return self.add(total, form.const, deeper(self.root, total), ("lane", id(total)))

    def scalar(self, terms: list[Term], const: int = 0) -> Any:
        """const + the sum of uniform terms: an int or a scalar register."""
        ordered = self.ordered(terms)
        total: Any = None
        key: tuple[Any, ...] = ()
        scope = self.root
        for atom, coefficient in ordered:
            scope = self.place(atom)[1]
            key = (*key, atom, coefficient)
            found = scope.memo.get(key)
            if found is None:
                scaled = scale_scalar(scope, self.atom(atom), coefficient)
                found = scaled if total is None else scope.s("s_add_i32", total, scaled)
                scope.memo[key] = found
            total = found
        if total is None:
            return const
        if not const:
            return total
        key = (*key, const)
        if key not in scope.memo:
            scope.memo[key] = scope.s("s_add_i32", total, const)
        return scope.memo[key]

    def vector(self, terms: list[Term], base: Any = 0) -> Any:
        """The sum of lane terms and `base` (an int or scalar register): a vector register."""
        ordered = self.ordered(terms)
        total: Any = None
        key: tuple[Any, ...] = ("lane",)
        scope = self.root
        for atom, coefficient in ordered:
            scope = self.place(atom)[1]
            key = (*key, atom, coefficient)
            found = scope.memo.get(key)
            if found is None:
                found = scale_add_vector(scope, self.atom(atom), coefficient, total, atom_bounds(atom))
                scope.memo[key] = found
            total = found
        if isinstance(base, int) and base == 0:
            return total
        return self.add(total, base, scope, key)

    def add(self, total: Any, base: Any, scope: Scope, key: tuple[Any, ...]) -> Any:
        """total + base in the deeper of the two scopes."""
        home = deeper(scope, base)
        key = (*key, base if isinstance(base, int) else id(base))
        if key not in home.memo:
            home.memo[key] = home.v("v_add_nc_u32", base, total)
        return home.memo[key]


def scale_scalar(scope: Scope, value: Any, factor: int) -> Any:
    """value * factor on the scalar unit."""
    if factor == 1:
        return value
    if factor & (factor - 1) == 0:
        return scope.s("s_lshl_b32", value, factor.bit_length() - 1)
    return scope.s("s_mul_i32", value, factor)


def scale_add_vector(scope: Scope, value: Any, factor: int, addend: Any, limits: tuple[int, int]) -> Any:
    """value * factor + addend (None for nothing) on the vector unit, by the cheapest instruction."""
    if factor == 1:
        return value if addend is None else scope.v("v_add_nc_u32", value, addend)
    if factor & (factor - 1) == 0:
        shift = factor.bit_length() - 1
        if addend is None:
            return scope.v("v_lshlrev_b32", shift, value)
        return scope.v("v_lshl_add_u32", value, shift, addend)
    low, high = limits
    if 0 < factor < 1 << 24 and low >= 0 and high < 1 << 24:
        if addend is None:
            return scope.v("v_mul_u32_u24", factor, value)
        return scope.v("v_mad_u32_u24", value, factor, addend)
    product = scope.v("v_mul_lo_u32", value, factor & 0xFFFFFFFF)
    return product if addend is None else scope.v("v_add_nc_u32", product, addend)


def divide_vector(scope: Scope, value: Any, divisor: int, highest: int) -> Any:
    """value // divisor for 0 <= value <= highest."""
    if divisor == 1:
        return value
    if divisor & (divisor - 1) == 0:
        return scope.v("v_lshrrev_b32", divisor.bit_length() - 1, value)
    multiplier, shift = magic(divisor, highest)
    high = scope.v("v_mul_hi_u32", value, multiplier)
    return scope.v("v_lshrrev_b32", shift, high) if shift else high


def remainder_vector(scope: Scope, value: Any, modulus: int, highest: int) -> Any:
    """value % modulus for 0 <= value <= highest; modulus 0 leaves it."""
    if not modulus or highest < modulus:
        return value
    if modulus & (modulus - 1) == 0:
        return scope.v("v_and_b32", modulus - 1, value)
    quotient = divide_vector(scope, value, modulus, highest)
    product = scope.v("v_mul_lo_u32", quotient, modulus)
    return scope.v("v_sub_nc_u32", value, product)


def divide_scalar(scope: Scope, value: Any, divisor: int, highest: int) -> Any:
    """value // divisor on the scalar unit for 0 <= value <= highest."""
    if divisor == 1:
        return value
    if divisor & (divisor - 1) == 0:
        return scope.s("s_lshr_b32", value, divisor.bit_length() - 1)
    multiplier, shift = magic(divisor, highest)
    high = scope.s("s_mul_hi_u32", value, multiplier)
    return scope.s("s_lshr_b32", high, shift) if shift else high


def remainder_scalar(scope: Scope, value: Any, modulus: int, highest: int) -> Any:
    """value % modulus on the scalar unit for 0 <= value <= highest; modulus 0 leaves it."""
    if not modulus or highest < modulus:
        return value
    if modulus & (modulus - 1) == 0:
        return scope.s("s_and_b32", value, modulus - 1)
    quotient = divide_scalar(scope, value, modulus, highest)
    product = scope.s("s_mul_i32", quotient, modulus)
    return scope.s("s_sub_i32", value, product)
