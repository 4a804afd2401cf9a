"""Index forms and guards as text that prints and parses back: ``64*a0 + (a1 // 4 % 8) - 1``."""

from __future__ import annotations

import re

from tensor.ir.form import Atom, Axis, Bound, Digit, Form


def format_bound(bound: Bound) -> str:
    """``0 <= a0 - 1 < 64``"""
    return f"{bound.low} <= {format_form(bound.form)} < {bound.high}"


def format_form(form: Form) -> str:
    """``64*a0 + (a1 // 4 % 8) - 1``"""
    parts = [_format_term(atom, coefficient) for atom, coefficient in form.terms]
    if form.const or not parts:
        parts.append(str(form.const))
    return " + ".join(parts).replace("+ -", "- ")


def _format_term(atom: Atom, coefficient: int) -> str:
    if isinstance(atom, Axis):
        text = f"a{atom.index}"
    else:
        inner = format_form(atom.form)
        inner = f"({inner})" if " " in inner or "*" in inner else inner
        text = f"({inner} // {atom.div}" + (f" % {atom.mod})" if atom.mod else ")")
    if abs(coefficient) != 1:
        return f"{coefficient}*{text}"
    return text if coefficient == 1 else f"-{text}"


class FormReader:
    """Reads forms over the axes that were met before, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, Axis] = {}

    def axis(self, text: str) -> Axis:
        """``a3:16``, which is known from here on."""
        name, size = text.split(":")
        axis = self.by_name[name] = Axis(int(name[1:]), int(size))
        return axis

    def bound(self, text: str) -> Bound:
        low, form, high = re.split(" <= | < ", text)
        return Bound(self.form(form), int(low), int(high))

    def form(self, text: str) -> Form:
        tokens = re.findall(r"a?\d+|//|[-+*%()]", text)[::-1]
        form = self._sum(tokens)
        if tokens:
            raise ValueError(f"{tokens[-1]} is left over")
        return form

    def _sum(self, tokens: list[str]) -> Form:
        const, terms = 0, []
        sign = 1
        while True:
            coefficient = sign
            if tokens[-1] == "-":
                coefficient = -coefficient
                tokens.pop()
            if tokens[-1].isdigit():
                number = int(tokens.pop())
                if tokens and tokens[-1] == "*":
                    tokens.pop()
                    terms.append((self._atom(tokens), coefficient * number))
                else:
                    const += coefficient * number
            else:
                terms.append((self._atom(tokens), coefficient))
            if not tokens or tokens[-1] not in "+-":
                return Form(const, tuple(terms))
            sign = 1 if tokens.pop() == "+" else -1

    def _atom(self, tokens: list[str]) -> Atom:
        token = tokens.pop()
        if token != "(":
            return self.by_name[token]
        inner = self._inner(tokens)
        div = self._number(tokens, "//")
        mod = self._number(tokens, "%") if tokens[-1] == "%" else 0
        self._expect(tokens, ")")
        return Digit(inner, div, mod)

    def _inner(self, tokens: list[str]) -> Form:
        if tokens[-1] != "(":
            return Form(0, ((self._atom(tokens), 1),))
        tokens.pop()
        form = self._sum(tokens)
        self._expect(tokens, ")")
        return form

    def _number(self, tokens: list[str], operator: str) -> int:
        self._expect(tokens, operator)
        return int(tokens.pop())

    def _expect(self, tokens: list[str], token: str) -> None:
        found = tokens.pop()
        if found != token:
            raise ValueError(f"{found} where {token} should be")
