"""Whole-number expressions in assembly text, as LLVM's assembler reads them: `1 << 4 | FLAG`, `base+2`.

Operators bind as in GNU as: `& | ^` closer than `+ -`, shifts like products. A comparison that holds is -1.
Names come from `.set`; registers and labels are none of this. Source: LLVM, AsmParser.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from autogen.schema import EncodeError
from drivers.amd.isa.immediate import number

TOKEN = re.compile(
    r"\s*(?:(?P<number>\d\w*)|(?P<name>[A-Za-z_.$][\w.$@]*)|'(?P<letter>[^'\\])'"
    r"|(?P<sign><<|>>|&&|\|\||==|!=|<>|<=|>=|[-+*/%&|^~!<>()]))"
)
NAME = re.compile(r"[A-Za-z_.$][\w.$@]*")
WORD = (1 << 64) - 1


def left(a: int, b: int) -> int:
    return a << b if b < 64 else 0


def logical_right(a: int, b: int) -> int:
    return (a & WORD) >> b


def quotient(a: int, b: int) -> int:
    """Towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def compared(test: Callable[[int, int], bool]) -> Callable[[int, int], int]:
    return lambda a, b: -int(test(a, b))


UNEQUAL = compared(lambda a, b: a != b)
BINARY: tuple[Mapping[str, Callable[[int, int], int]], ...] = (  # the loosest first
    {"||": lambda a, b: int(bool(a or b))},
    {"&&": lambda a, b: int(bool(a and b))},
    {
        "==": compared(lambda a, b: a == b), "!=": UNEQUAL, "<>": UNEQUAL,
        "<": compared(lambda a, b: a < b), "<=": compared(lambda a, b: a <= b),
        ">": compared(lambda a, b: a > b), ">=": compared(lambda a, b: a >= b),
    },
    {"+": lambda a, b: a + b, "-": lambda a, b: a - b},
    {"|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "&": lambda a, b: a & b},
    {
        "*": lambda a, b: a * b, "/": quotient, "%": lambda a, b: a - b * quotient(a, b),
        "<<": left, ">>": logical_right,
    },
)  # fmt: skip
UNARY: Mapping[str, Callable[[int], int]] = {
    "-": lambda a: -a, "+": lambda a: a, "~": lambda a: ~a, "!": lambda a: int(not a),
}  # fmt: skip


class Symbols:
    """Names that `.set` and `=` gave a value."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def define(self, name: str, text: str) -> None:
        """Worked out at once where it can be, so that a name may be counted up; else when it is used."""
        try:
            self.texts[name] = str(self.value(text))
        except EncodeError:
            self.texts[name] = text

    def value(self, text: str) -> int:
        """A signed number of 64 bits. EncodeError where the text is no expression or a name is not known."""
        try:
            return Reader(text, self, ()).whole()
        except RecursionError:
            raise EncodeError(f"an expression of {len(text)} characters is nested too deep") from None

    def is_expression(self, text: str) -> bool:
        """Whether it can be one: a name that is not known is none."""
        return not NAME.fullmatch(text) or text in self.texts


class Reader:
    """One expression, token by token. inside: names whose values are being read."""

    def __init__(self, text: str, symbols: Symbols, inside: tuple[str, ...]) -> None:
        self.text, self.symbols, self.inside = text, symbols, inside
        self.at = 0
        self.token: re.Match[str] | None = None
        self.step()

    def step(self) -> None:
        self.token = TOKEN.match(self.text, self.at)
        self.at = self.token.end() if self.token else self.at

    def sign(self) -> str:
        return (self.token["sign"] or "") if self.token else ""

    def whole(self) -> int:
        found = self.binary(0)
        if self.token or self.text[self.at :].strip():
            raise EncodeError(f"{self.text!r} is no number, name or expression of these")
        return found

    def binary(self, level: int) -> int:
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while (operator := BINARY[level].get(self.sign())) is not None:
            self.step()
            left = self.joined(operator, left, self.binary(level + 1))
        return left

    def joined(self, operator: Callable[[int, int], int], left: int, right: int) -> int:
        try:
            found = operator(left, right) & WORD
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise EncodeError(f"{self.text!r}: {error}") from error
        return found - (found >> 63 << 64)

    def unary(self) -> int:
        operator = UNARY.get(self.sign())
        if operator is not None:
            self.step()
            return operator(self.unary())
        if self.sign() == "(":
            self.step()
            found = self.binary(0)
            if self.sign() != ")":
                raise EncodeError(f"{self.text!r}: a parenthesis is not closed")
            self.step()
            return found
        return self.leaf()

    def leaf(self) -> int:
        token = self.token
        if token is None or token["sign"]:
            raise EncodeError(f"{self.text!r} is no number, name or expression of these")
        self.step()
        if token["number"]:
            return number(token["number"])
        return ord(token["letter"]) if token["letter"] else self.named(token["name"])

    def named(self, name: str) -> int:
        text = self.symbols.texts.get(name)
        if text is None or name in self.inside:
            raise EncodeError(f"{name} has no value here; .set gives it one")
        return Reader(text, self.symbols, (*self.inside, name)).whole()
