"""Index forms under a tiling: what a schedule and address selection ask of them beside their algebra.

A schedule says what each axis is made of (work-group, lane, loop counter, register part); `substitute`
rewrites a form over those, so that strides, ranges and alignment can be read off.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import gcd

from tensor.ir.form import REACH, Atom, Axis, Bound, Digit, Form, divide, join, modulo
from tensor.ir.form import substitute as replaced

ZERO = Form()


def digit(form: Form, div: int, mod: int) -> Form:
    """``(form // div) % mod`` of a form that is never negative; mod 0 means no modulus."""
    quotient = divide(form, div)
    return modulo(quotient, mod) if mod else quotient


def substitute(form: Form, parts: Mapping[Axis, Form]) -> Form:
    """`form` with each axis in `parts` replaced, digits divided anew and adjacent digits joined."""
    return join(replaced(form, parts))


def fix(form: Form, coordinates: Mapping[Axis, int]) -> Form:
    """`form` with the given axes fixed to numbers."""
    const = form.const
    terms: list[tuple[Atom, int]] = []
    digits = ZERO
    for atom, coefficient in form.terms:
        if isinstance(atom, Axis):
            at = coordinates.get(atom)
            if at is None:
                terms.append((atom, coefficient))
            else:
                const += at * coefficient
        elif any(a in coordinates for a in atom.form.axes):
            own = tuple((a, coordinates[a]) for a in atom.form.axes if a in coordinates)
            digits = digits + fixed_digit(atom, own) * coefficient
        else:
            terms.append((atom, coefficient))
    fixed = Form(const, tuple(terms))
    return fixed if digits is ZERO else fixed + digits


@lru_cache(1 << 12)
def fixed_digit(atom: Digit, coordinates: tuple[tuple[Axis, int], ...]) -> Form:
    """A digit with axes fixed to numbers. Places of many elements have the same digits of each side."""
    return digit(fix(atom.form, dict(coordinates)), atom.div, atom.mod)


def alignment(form: Form) -> int:
    """The greatest power of two (up to 16) that divides every value of the form."""
    common = 16
    for _, coefficient in form.terms:
        common = gcd(common, coefficient)
    return gcd(common, form.const)


def coarse(bound: Bound) -> Bound:
    """The guard without the terms that cannot change whether it holds: they count inside steps of the others,
    and its limits lie where such steps begin."""
    form, low, high = bound.form, bound.low, bound.high
    terms = sorted(form.terms, key=lambda term: abs(term[1]))
    for count in range(len(terms) - 1, 0, -1):
        step = gcd(*(coefficient for _, coefficient in terms[count:]))
        inside = (form.const - low) % step
        least, most = Form(inside, tuple(terms[:count])).bounds
        if (high - low) % step == 0 and least >= 0 and most < step:
            kept = tuple(term for term in form.terms if term in terms[count:])
            return Bound(Form(form.const - inside, kept), low, high)
    return bound


def near(bound: Bound) -> Bound:
    """A guard whose limits 32 bits do not hold, with limits no further apart than the form's ends: what is
    compared is how far a place is from the lower one."""
    if bound.high < REACH:
        return bound
    low, high = bound.form.bounds
    return Bound(bound.form, max(bound.low, low), min(bound.high, high + 1))


def contiguous_run(form: Form, axis: Axis) -> bool:
    """Does the form advance by exactly 1 per step of `axis`, with no digit that uses it?"""
    if form.coefficient(axis) != 1:
        return False
    return not any(isinstance(a, Digit) and axis in a.form.axes for a, _ in form.terms)


def magic(divisor: int, highest: int) -> tuple[int, int]:
    """(multiplier, shift) with ``n // divisor == (n * multiplier >> 32) >> shift`` for every n in 0..highest.

    Granlund and Montgomery, "Division by invariant integers using multiplication", PLDI 1994, theorem 4.2.
    """
    for shift in range(32):
        power = 1 << (32 + shift)
        multiplier = -(-power // divisor)
        if multiplier >= 1 << 32:
            break
        if (multiplier * divisor - power) * highest < power:
            return multiplier, shift
    raise ValueError(f"no 32-bit multiplier divides 0..{highest} by {divisor}")
