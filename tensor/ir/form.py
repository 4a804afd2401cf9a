"""Quasi-affine index forms: index arithmetic as data.

A form is ``const + sum(coefficient * atom)``. An atom is a loop axis or a digit ``(form // div) % mod`` of another
form, which is what a reshape that strides cannot express leaves behind. Values are whole numbers; every form
knows its range, so bounds, alignment and contiguity are read off and never guessed.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Axis:
    """A loop axis that runs 0..size-1. `index` tells axes of one kernel apart."""

    index: int
    size: int


@dataclass(frozen=True)
class Digit:
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

    @cached_property
    def bounds(self) -> tuple[int, int]:
        """Least and greatest value, inclusive. Exact where no two terms share an axis, else an outer bound."""
        low = high = self.const
        for atom, coefficient in self.terms:
            ends = [coefficient * end for end in atom_bounds(atom)]
            low += min(ends)
            high += max(ends)
        return low, high

    def __add__(self, other: Form | int) -> Form:
        if isinstance(other, int):
            return Form(self.const + other, self.terms)
        merged = dict(self.terms)
        for atom, coefficient in other.terms:
            merged[atom] = merged.get(atom, 0) + coefficient
        return Form(self.const + other.const, tuple((a, c) for a, c in merged.items() if c))

    def __mul__(self, factor: int) -> Form:
        return Form(self.const * factor, tuple((a, c * factor) for a, c in self.terms if factor))

    def coefficient(self, axis: Axis) -> int:
        """Stride along `axis` of the affine part (digits that use the axis are not counted)."""
        return next((c for a, c in self.terms if a == axis), 0)

    @cached_property
    def axes(self) -> frozenset[Axis]:
        """Every axis the value depends on, inside digits as well."""
        found: set[Axis] = set()
        for atom, _ in self.terms:
            found |= {atom} if isinstance(atom, Axis) else atom.form.axes
        return frozenset(found)


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
