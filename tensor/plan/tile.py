"""Index forms under a tiling: substitution of axes and the simplification of digits.

Stands between the kernel's forms and address selection. A schedule says what each axis is made of
(work-group id, lane id, loop counter, register-tile coordinate); `substitute` rewrites a form over those
parts, and the rules of `digit` keep what is affine affine, so that strides, ranges and alignment can be read
off. Emits no instructions.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from tensor.ir.form import Atom, Axis, Digit, Form

ZERO = Form()


def of_axis(axis: Axis) -> Form:
    """The form that is just this axis."""
    return Form(0, ((axis, 1),)) if axis.size > 1 else ZERO


def digit(form: Form, div: int, mod: int) -> Form:
    """``(form // div) % mod`` as the simplest form; mod 0 means no modulus. `form` is never negative.

    Terms that are whole multiples of `div` leave the digit when the rest stays below `div`; multiples of
    `mod` vanish; a modulus above the range is dropped.
    """
    if mod == 1:
        return ZERO
    low, high = form.bounds
    if mod and high // div < mod and low >= 0:
        mod = 0
    if not mod and div == 1:
        return form
    if low == high:
        return Form(low // div % mod if mod else low // div)
    quotient, rest = _split(form, div)
    rest_low, rest_high = rest.bounds
    if rest_low >= 0 and rest_high < div:
        return _modulo(quotient, mod)
    if mod:
        rest = Form(form.const % (div * mod), tuple((a, c) for a, c in form.terms if c % (div * mod)))
        if rest.bounds[0] >= 0 and rest != form:
            return digit(rest, div, mod)
    return _atom(form, div, mod)


def _split(form: Form, div: int) -> tuple[Form, Form]:
    """``form == quotient * div + rest`` with every multiple of `div` in the quotient."""
    quotient = Form(form.const // div, tuple((a, c // div) for a, c in form.terms if c % div == 0))
    rest = Form(form.const % div, tuple((a, c) for a, c in form.terms if c % div))
    return quotient, rest


def _modulo(form: Form, mod: int) -> Form:
    if not mod:
        return form
    low, high = form.bounds
    if low >= 0 and high < mod:
        return form
    _, rest = _split(form, mod)
    rest_low, rest_high = rest.bounds
    if rest_low >= 0 and rest_high < mod:
        return rest
    return _atom(rest if rest_low >= 0 else form, 1, mod)


def _atom(form: Form, div: int, mod: int) -> Form:
    """A digit atom, its factor common with `div` taken out."""
    factor = div
    for _, coefficient in form.terms:
        factor = gcd(factor, coefficient)
    if factor > 1:
        terms = tuple((a, c // factor) for a, c in form.terms)
        return digit(Form(form.const // factor, terms), div // factor, mod)
    if not form.const and len(form.terms) == 1:
        inner, coefficient = form.terms[0]
        if isinstance(inner, Digit) and coefficient == 1:
            return _nested(inner, div, mod)
    return Form(0, ((Digit(form, div, mod), 1),))


def _nested(inner: Digit, div: int, mod: int) -> Form:
    """((x // a) % b // div) % mod as one digit of x where `div` divides b, as two otherwise."""
    if inner.mod == 0:
        return digit(inner.form, inner.div * div, mod)
    if inner.mod % div == 0:
        left = inner.mod // div
        if not mod or mod >= left:
            return digit(inner.form, inner.div * div, left)
        if left % mod == 0:
            return digit(inner.form, inner.div * div, mod)
    return Form(0, ((Digit(Form(0, ((inner, 1),)), div, mod), 1),))


def substitute(form: Form, parts: Mapping[Axis, Form]) -> Form:
    """`form` with each axis in `parts` replaced, digits simplified and adjacent digits joined."""
    result = Form(form.const)
    joined = False
    for atom, coefficient in form.terms:
        value = replace(atom, parts)
        joined = joined or any(isinstance(a, Digit) for a, _ in value.terms)
        result = result + value * coefficient
    return join(result) if joined and len(result.terms) > 1 else result


def replace(atom: Atom, parts: Mapping[Axis, Form]) -> Form:
    """One atom rewritten over the parts."""
    if isinstance(atom, Axis):
        found = parts.get(atom)
        return of_axis(atom) if found is None else found
    return digit(substitute(atom.form, parts), atom.div, atom.mod)


def join(form: Form) -> Form:
    """Adjacent digits of one form that count on from each other become one: ``4*((x//4)%8) + x%4 ==
    x%32``."""
    const, terms = form.const, list(form.terms)
    changed = True
    while changed:
        changed = False
        for i, (low, low_factor) in enumerate(terms):
            for j, (high, high_factor) in enumerate(terms):
                merged = _adjacent(low, high, low_factor, high_factor) if i != j else None
                if merged is not None:
                    rest = [t for k, t in enumerate(terms) if k not in (i, j)]
                    whole = Form(const, tuple(rest)) + merged * low_factor
                    const, terms = whole.const, list(whole.terms)
                    changed = True
                    break
            if changed:
                break
    return Form(const, tuple(terms))


def _adjacent(low: Atom, high: Atom, low_factor: int, high_factor: int) -> Form | None:
    if not isinstance(low, Digit) or not isinstance(high, Digit) or low.mod == 0:
        return None
    if high_factor != low_factor * low.mod:
        return None
    if high.form == low.form and high.div == low.div * low.mod:
        return digit(low.form, low.div, low.mod * high.mod)
    # x // d kept as the form's own terms: high is (rest // (div * mod)) of the same form without its
    # multiples
    return None


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
            digits = digits + digit(fix(atom.form, coordinates), atom.div, atom.mod) * coefficient
        else:
            terms.append((atom, coefficient))
    fixed = Form(const, tuple(terms))
    return fixed if digits is ZERO else fixed + digits


def alignment(form: Form) -> int:
    """The greatest power of two (up to 16) that divides every value of the form."""
    common = 16
    for _, coefficient in form.terms:
        common = gcd(common, coefficient)
    return gcd(common, form.const)


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
