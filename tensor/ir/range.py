"""How far an index form reaches where its guards hold."""

from __future__ import annotations

from math import gcd

from tensor.ir.form import Bound, Digit, Form, atom_bounds


def bounds_where(form: Form, guards: tuple[Bound, ...]) -> tuple[int, int]:
    """Least and greatest value where the guards hold.

    A guard narrows the form by replacing a multiple of its own terms: f = k*g + rest, with g in low..high-1,
    and in the steps that g counts in. c*(h // d) + c*r is c*((h + d*r) // d), which other guards may narrow.
    """
    low, high = _plain(form, guards)
    for guard in guards:
        terms = dict(form.terms)
        factors = {terms.get(atom, 0) / c for atom, c in guard.form.terms}
        if len(factors) != 1 or not (factor := factors.pop()).is_integer() or not factor:
            continue
        k = int(factor)
        rest, others = form + guard.form * -k, tuple(g for g in guards if g is not guard)
        ends = [k * end for end in _reached(guard)]
        rest_low, rest_high = bounds_where(rest, others)
        low, high = max(low, rest_low + min(ends)), min(high, rest_high + max(ends))
    for atom, coefficient in form.terms:
        if isinstance(atom, Digit) and (joined := _joined(form, atom, coefficient)) is not None:
            ends = [coefficient * (end // atom.div) for end in bounds_where(joined, guards)]
            low, high = max(low, ends[0]), min(high, ends[1])
    return low, high


def _joined(form: Form, digit: Digit, coefficient: int) -> Form | None:
    """h + d*r of a form c*(h // d) + c*r; None for another."""
    rest = [(atom, count) for atom, count in form.terms if atom is not digit]
    if digit.mod or coefficient < 1 or any(n % coefficient for n in (form.const, *(n for _, n in rest))):
        return None
    made = digit.form + form.const // coefficient * digit.div
    for atom, count in rest:
        made += Form(0, ((atom, count // coefficient * digit.div),))
    return made


def _reached(guard: Bound) -> tuple[int, int]:
    """The least and the greatest value that a guard's form can have where it holds. A guard that never
    holds has none; its own ends stand for them."""
    step, last = gcd(*(coefficient for _, coefficient in guard.form.terms)), guard.high - 1
    least = guard.low + (guard.form.const - guard.low) % step
    greatest = last - (last - guard.form.const) % step
    return (least, greatest) if least <= greatest else (guard.low, last)


def _plain(form: Form, guards: tuple[Bound, ...]) -> tuple[int, int]:
    low = high = form.const
    for atom, coefficient in form.terms:
        first, last = atom_bounds(atom)
        if isinstance(atom, Digit):
            ends = [end // atom.div for end in bounds_where(atom.form, guards)]
            if not atom.mod or ends[0] // atom.mod == ends[1] // atom.mod:
                first, last = (end % atom.mod if atom.mod else end for end in ends)
        low += min(coefficient * first, coefficient * last)
        high += max(coefficient * first, coefficient * last)
    return low, high
