"""Quasi-affine index forms: index arithmetic as data.

A form is ``const + sum(coefficient * atom)``. An atom is a loop axis or a digit ``(form // div) % mod``
of another form, which is what a reshape that strides cannot express leaves behind. Values are whole
numbers; every form knows its range, so bounds, alignment and contiguity are read off and never guessed.
Forms made by the functions here are canonical: equal sums of the same atoms are equal objects, axes in
front of digits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import gcd
from typing import NamedTuple

REACH = 1 << 31  # code generators keep places from -REACH to REACH - 1 in registers of 32 bits


class Axis(NamedTuple):
    """A loop axis that runs 0..size-1. `index` tells axes of one kernel apart."""

    index: int  # type: ignore[assignment]  # of a tuple it would be a method, which nobody asks an axis for
    size: int


class Digit(NamedTuple):
    """``(form // div) % mod``; mod 0 means no modulus. `form` is never negative."""

    form: Form
    div: int
    mod: int


Atom = Axis | Digit


@dataclass(frozen=True)
class Form:
    """``const + sum(coefficient * atom)``; terms hold each atom once, no coefficient is 0."""

    const: int = 0
    terms: tuple[tuple[Atom, int], ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.const, self.terms))

    @cached_property
    def bounds(self) -> tuple[int, int]:
        """Least and greatest value, inclusive.
        Exact where no two terms share an axis, else an outer bound.
        """
        low = high = self.const
        for atom, coefficient in self.terms:
            ends = [coefficient * end for end in atom_bounds(atom)]
            low += min(ends)
            high += max(ends)
        return low, high

    def __add__(self, other: Form | int) -> Form:
        if isinstance(other, int):
            return Form(self.const + other, self.terms) if other else self
        if not self.terms or not other.terms:
            return Form(self.const + other.const, self.terms or other.terms)
        merged = dict(self.terms)
        for atom, coefficient in other.terms:
            merged[atom] = merged.get(atom, 0) + coefficient
        return _canonical(self.const + other.const, merged)

    def __mul__(self, factor: int) -> Form:
        if factor == 1:
            return self
        return Form(self.const * factor, tuple((a, c * factor) for a, c in self.terms if factor))

    def coefficient(self, axis: Axis) -> int:
        """Stride along `axis` of the affine part (digits that use the axis are not counted)."""
        return next((c for a, c in self.terms if a == axis), 0)

    @cached_property
    def weight(self) -> int:
        """Number of terms, those of digits' own forms included: how long the form is as text."""
        return sum(1 if isinstance(atom, Axis) else 1 + atom.form.weight for atom, _ in self.terms)

    @cached_property
    def axes(self) -> frozenset[Axis]:
        """Every axis the value depends on, inside digits as well."""
        found: set[Axis] = set()
        for atom, _ in self.terms:
            found |= {atom} if isinstance(atom, Axis) else atom.form.axes
        return frozenset(found)


def of_axis(axis: Axis) -> Form:
    """The form whose value is the axis itself; an axis of size 1 is the constant 0."""
    return Form(0, ((axis, 1),)) if axis.size > 1 else Form()


def _canonical(const: int, terms: Mapping[Atom, int]) -> Form:
    kept = [(atom, coefficient) for atom, coefficient in terms.items() if coefficient]
    return Form(const, tuple(sorted(kept, key=_rank)))


def _rank(term: tuple[Atom, int]) -> tuple[int, ...]:
    atom, coefficient = term
    if isinstance(atom, Axis):
        return (0, atom.index)
    first = min((a.index for a in atom.form.axes), default=-1)
    return (1, first, atom.div, atom.mod, hash(atom.form), coefficient)


def atom_bounds(atom: Atom) -> tuple[int, int]:
    """Least and greatest value of an atom, inclusive."""
    if isinstance(atom, Axis):
        return 0, atom.size - 1
    low, high = (end // atom.div for end in atom.form.bounds)
    if atom.mod and high >= atom.mod:
        return 0, atom.mod - 1
    return low, high


@dataclass(frozen=True)
class Bound:
    """A guard: ``low <= form < high``."""

    form: Form
    low: int
    high: int

    @property
    def always_holds(self) -> bool:
        """True if the guard is satisfied everywhere."""
        low, high = self.form.bounds
        return self.low <= low and high < self.high

    @property
    def never_holds(self) -> bool:
        """True if the guard is satisfied nowhere."""
        low, high = self.form.bounds
        return high < self.low or self.high <= low


def divide(form: Form, divisor: int) -> Form:
    """``form // divisor`` (rounding down), affine where the ranges prove it, else with one more digit."""
    return divmod_form(form, divisor)[0]


def modulo(form: Form, modulus: int) -> Form:
    """``form % modulus`` (never negative), affine where the ranges prove it, else with one more digit."""
    return divmod_form(form, modulus)[1]


def divmod_form(form: Form, divisor: int) -> tuple[Form, Form]:
    """Quotient and remainder of ``form`` by a positive number.

    With F = d*Q + R: F // d == Q + R // d and F % d == R % d. R // d is a constant where R's range lies
    between two multiples of d. Q takes every term that d divides; if that leaves R too wide, what d divides
    of every coefficient; and if that does as well, R // d is a digit. Of R == c*H + L, where c divides d and
    L is from 0 to c - 1, only H is taken apart: R // d == H // (d/c), R % d == c * (H % (d/c)) + L.
    """
    if divisor == 1:
        return form, Form()
    for take_apart in (_whole_terms, _whole_parts):
        quotient, rest = take_apart(form, divisor)
        low, high = (end // divisor for end in rest.bounds)
        if low == high:
            return quotient + low, rest + -low * divisor
    quotient, rest = _whole_terms(form, divisor)
    low = rest.bounds[0] // divisor
    above, step, below = _upper_part(rest + -low * divisor, divisor)
    upper, lower = _digits(quotient + low, above, divisor // step)
    return upper, lower * step + below


def _whole_terms(form: Form, divisor: int) -> tuple[Form, Form]:
    whole = tuple((a, c // divisor) for a, c in form.terms if c % divisor == 0)
    rest = tuple((a, c) for a, c in form.terms if c % divisor)
    return Form(form.const // divisor, whole), Form(form.const % divisor, rest)


def _whole_parts(form: Form, divisor: int) -> tuple[Form, Form]:
    """``11*a == 10*a + a``: the part of each coefficient that the divisor divides, and what is left of it."""
    whole = tuple((a, c // divisor) for a, c in form.terms if c // divisor)
    rest = tuple((a, c % divisor) for a, c in form.terms if c % divisor)
    return Form(form.const // divisor, whole), Form(form.const % divisor, rest)


def _upper_part(form: Form, divisor: int) -> tuple[Form, int, Form]:
    """H, c and L of ``form == c*H + L``, where c divides the divisor and L is from 0 to c - 1; c is 1 where
    no other does."""
    terms = sorted(form.terms, key=lambda term: -abs(term[1]))
    for count in range(1, len(terms)):
        step = gcd(divisor, *(c for _, c in terms[:count]))
        below = _canonical(form.const % step, dict(terms[count:]))
        low, high = below.bounds
        if step > 1 and low >= 0 and high < step:
            upper = {atom: c // step for atom, c in terms[:count]}
            return _canonical(form.const // step, upper), step, below
    return form, 1, Form()


def _digits(quotient: Form, rest: Form, divisor: int) -> tuple[Form, Form]:
    """Quotient and remainder where the rest, which is not negative, needs digits: of itself over the greatest
    common divisor."""
    common = gcd(divisor, *(c for _, c in rest.terms))
    small = Form(rest.const // common, tuple((a, c // common) for a, c in rest.terms))
    upper, lower = digit(small, divisor // common, 0), digit(small, 1, divisor // common)
    return quotient + upper, lower * common + rest.const % common


def digit(form: Form, div: int, mod: int) -> Form:
    """``(form // div) % mod`` of a form that is never negative, as a form of one digit where it cannot be
    less.

    A digit of a digit is a digit of the same number: ((n // d) % m // e) % k == (n // (d * e)) % k if e*k
    divides m.
    """
    high = form.bounds[1] // div
    if high == 0 or mod == 1:
        return Form()
    if mod > high:
        mod = 0
    if div == 1 and mod == 0:
        return form
    inner = _single_digit(form)
    if inner is not None and (
        inner.mod == 0 or (inner.mod % (div * mod) == 0 if mod else inner.mod % div == 0)
    ):
        left = mod or (inner.mod // div if inner.mod else 0)
        return digit(inner.form, inner.div * div, left)
    return Form(0, ((Digit(form, div, mod), 1),))


def join(form: Form) -> Form:
    """The form with digits that count on from each other joined: ``4*((x // 4) % 8) + x % 4 == x % 32``."""
    for low, factor in form.terms:
        if not isinstance(low, Digit) or not low.mod:
            continue
        for high, high_factor in form.terms:
            if isinstance(high, Digit) and high_factor == factor * low.mod and _follows(low, high):
                rest = tuple(term for term in form.terms if term[0] not in (low, high))
                whole = digit(low.form, low.div, low.mod * high.mod)
                return join(Form(form.const, rest) + whole * factor)
    return form


def _follows(low: Digit, high: Digit) -> bool:
    """True if `high` holds the digits of the same number right above those of `low`."""
    return high is not low and high.form == low.form and high.div == low.div * low.mod


def _single_digit(form: Form) -> Digit | None:
    if form.const or len(form.terms) != 1:
        return None
    atom, coefficient = form.terms[0]
    return atom if isinstance(atom, Digit) and coefficient == 1 else None


def substitute(form: Form, replacement: Mapping[Axis, Form]) -> Form:
    """The form with axes replaced by forms of the same range; digits are divided anew."""
    total = Form(form.const)
    for atom, coefficient in form.terms:
        if isinstance(atom, Axis):
            part = replacement.get(atom)
            part = Form(0, ((atom, 1),)) if part is None else part
        else:
            part = divide(substitute(atom.form, replacement), atom.div)
            part = modulo(part, atom.mod) if atom.mod else part
        total = total + part * coefficient
    return total


def evaluate(form: Form, point: Mapping[Axis, int]) -> int:
    """Value at one point; every axis of the form must be in `point`."""
    total = form.const
    for atom, coefficient in form.terms:
        if isinstance(atom, Axis):
            total += coefficient * point[atom]
        else:
            value = evaluate(atom.form, point) // atom.div
            total += coefficient * (value % atom.mod if atom.mod else value)
    return total
