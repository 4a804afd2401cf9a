"""The text of instructions of one encoding -> bits.

Fields do not overlap, so an instruction's word is the plain word of its encoding plus what its modifiers and
each operand add to it. What a spelling adds is remembered: a program says `R4` and `[R2.64+0x10]` often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from autogen.schema import EncodeError
from drivers.nv.isa.form import Encoding
from drivers.nv.isa.operand import Operand, Values
from drivers.nv.isa.places import CodeTarget

REMEMBERED = 4096  # spellings of an operand
UNREAD = object()


class Misfit(NamedTuple):
    """Why a text is not of this encoding. progress: how many operands fitted, a half for one of the right
    kind; -1 where the mnemonic did not."""

    sentence: str
    progress: float


class Mods(NamedTuple):
    """What the modifiers add to the plain word, their values, and the derived word in front of them."""

    added: int
    values: Values
    derived: str


class EncodingReader:
    """Reads instructions of one encoding."""

    def __init__(self, form: Encoding) -> None:
        self.form = form
        self.mods: dict[tuple[str, ...], Mods | Misfit] = {}
        self.known: list[dict[str, Any]] = [{} for _ in form.operands]

    def word(
        self, words: tuple[str, ...], texts: Sequence[str], address: int, labels: Mapping[str, int]
    ) -> int | Misfit:
        """The word of an instruction without guard and control word. words: those behind the name."""
        mods = self.mods.get(words)
        if mods is None:
            mods = self.mods[words] = self.read_mods(words)
        if isinstance(mods, Misfit):
            return mods
        word, count, position = self.form.plain + mods.added, len(texts), 0
        for operand, known in zip(self.form.operands, self.known, strict=True):
            text, width, found = "", 1, None
            if position < count:
                text = texts[position]
                found = known.get(text, UNREAD)
                if found is UNREAD:
                    if operand.pieces == 2:
                        text, width = ", ".join(texts[position : position + 2]), 2
                    found = self.read(operand, known, text, address, labels, mods.values)
            if isinstance(found, int):
                word += found
                position += width
            elif found is not None:
                return Misfit(f"{self.form.name}: {found}", position + 0.5)
            elif operand.shown is None:
                what = f"{text or 'nothing'} stands where a {operand.what} must"
                return Misfit(f"{self.form.name}: {what}", position)
        if position < count:
            return Misfit(f"{self.form.name}: {texts[position]} is one operand too many", position)
        if mods.derived and mods.derived != self.form.derived_word(word):
            what = f".{mods.derived} does not fit these operands; leave it out"
            return Misfit(f"{self.form.name}: {what}", position + 1)
        return word

    def read(
        self,
        operand: Operand,
        known: dict[str, Any],
        text: str,
        address: int,
        labels: Mapping[str, int],
        mods: Values,
    ) -> int | str | None:
        """What one operand adds; the sentence about one that is wrong; None for one of another kind."""
        is_place = isinstance(operand, CodeTarget)
        found: int | str | None
        try:
            values = operand.read(text, address, labels if is_place else mods)
            found = None if values is None else self.form.added(values)
        except EncodeError as error:
            found = str(error)
        if not is_place and operand.pieces == 1:
            if len(known) >= REMEMBERED:
                known.clear()
            known[text] = found
        return found

    def read_mods(self, words: tuple[str, ...]) -> Mods | Misfit:
        try:
            values, derived = self.form.without_derived(words)
            return Mods(self.form.added(values), values, derived)
        except EncodeError as error:
            return Misfit(str(error), -1)
