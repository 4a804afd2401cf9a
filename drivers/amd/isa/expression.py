"""Whole-number expressions in assembly text, as LLVM's assembler reads them: `1 << 4 | FLAG`, `base+2`.

Operators bind as in GNU as: `& | ^` closer than `+ -`, shifts like products. A comparison that holds is -1.
Names come from `.set`. A label is a place: it can be shifted, and the distance of two in one section is a
number once they lie there. Sources: LLVM, AsmParser.cpp; of functions of the registers that a kernel takes,
AMDGPUMCExpr.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from autogen.schema import EncodeError
from drivers.amd.isa.immediate import number

TOKEN = re.compile(
    r"\s*(?:(?P<number>\d\w*)|(?P<name>[A-Za-z_.$][\w.$@]*)|'(?P<letter>[^'\\])'"
    r"|(?P<sign><<|>>|&&|\|\||==|!=|<>|<=|>=|[-+*/%&|^~!<>(),]))"
)
NAME = re.compile(r"[A-Za-z_.$][\w.$@]*")
WORDS = re.compile(r"(?<![\w.$@])[A-Za-z_.$][\w.$]*")
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


FUNCTIONS: Mapping[str, Callable[[list[int]], int]] = {
    "max": max,
    "or": lambda found: reduce(or_, found),
    "alignto": lambda found: -(-found[0] // found[1]) * found[1],
    "totalnumvgprs": max,  # accumulation registers are none of their own here
    "extrasgprs": lambda found: 2 * bool(found[0]),  # VCC; what others take, GFX10 and later have elsewhere
}


class SectionOffset(NamedTuple):
    """Where a label lies."""

    section: int
    offset: int


class SymbolAddress(NamedTuple):
    """`addend` bytes behind symbol `name`; place: of the symbol, None where the linker knows it."""

    name: str
    place: SectionOffset | None
    addend: int = 0


class Gap(NamedTuple):
    """From `start` to `end`, which lie in different sections."""

    end: SymbolAddress
    start: SymbolAddress


Value = int | SymbolAddress | Gap
Find = Callable[[str], SymbolAddress | None]


def nowhere(_: str) -> None:
    """Where labels have no places."""


def joined_places(operator: str, left: Value, right: Value) -> Value | None:
    """A sum or difference that has to do with places; None where there is none."""
    match operator, left, right:
        case "+", SymbolAddress(), int():
            return left._replace(addend=left.addend + right)
        case "+", int(), SymbolAddress():
            return right._replace(addend=left + right.addend)
        case "-", SymbolAddress(), int():
            return left._replace(addend=left.addend - right)
        case "-", SymbolAddress(), SymbolAddress():
            return distance(left, right)
        case (("+" | "-"), Gap(), int()):
            moved = joined_places(operator, left.end, right)
            return Gap(moved, left.start) if isinstance(moved, SymbolAddress) else None
    return None


def distance(end: SymbolAddress, start: SymbolAddress) -> int | Gap:
    if end.place and start.place and end.place.section == start.place.section:
        return end.place.offset + end.addend - start.place.offset - start.addend
    return Gap(end, start)


class Symbols:
    """Names that `.set` and `=` gave a value. labels: names that the text gives to places."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.labels: dict[str, None] = {}  # in their order

    def define(self, name: str, text: str) -> None:
        """Worked out at once where it can be, so that a name may be counted up; else when it is used."""
        try:
            self.texts[name] = str(self.value(text))
        except EncodeError:
            self.texts[name] = text

    def value(self, text: str) -> int:
        """A signed number of 64 bits. EncodeError where the text is no expression or a name is not known."""
        found = self.placed(text, nowhere)
        if not isinstance(found, int):
            raise EncodeError(f"{text!r} is a place, not a number")
        return found

    def placed(self, text: str, find: Find) -> Value:
        """The same with labels, of which `find` knows where they lie."""
        try:
            return ExpressionReader(text, self, (), find).whole()
        except RecursionError:
            raise EncodeError(f"an expression of {len(text)} characters is nested too deep") from None

    def is_expression(self, text: str) -> bool:
        """Whether it can be one: a name that is not known is none."""
        return not NAME.fullmatch(text) or text in self.texts

    def is_late(self, text: str, inside: tuple[str, ...] = ()) -> bool:
        """Whether its value hangs on where labels come to lie."""
        names = set(WORDS.findall(text)) - set(inside)
        return bool(names & self.labels.keys()) or any(
            self.is_late(self.texts[name], (*inside, name)) for name in names & self.texts.keys()
        )


class ExpressionReader:
    """One expression, token by token. inside: names whose values are being read."""

    def __init__(self, text: str, symbols: Symbols, inside: tuple[str, ...], find: Find) -> None:
        self.text, self.symbols, self.inside, self.find = text, symbols, inside, find
        self.at = 0
        self.token: re.Match[str] | None = None
        self.step()

    def step(self) -> None:
        self.token = TOKEN.match(self.text, self.at)
        self.at = self.token.end() if self.token else self.at

    def sign(self) -> str:
        return (self.token["sign"] or "") if self.token else ""

    def whole(self) -> Value:
        found = self.binary(0)
        if self.token or self.text[self.at :].strip():
            raise EncodeError(f"{self.text!r} is no number, name or expression of these")
        return found

    def binary(self, level: int) -> Value:
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while (sign := self.sign()) in BINARY[level]:
            self.step()
            left = self.joined(sign, BINARY[level][sign], left, self.binary(level + 1))
        return left

    def joined(self, sign: str, operator: Callable[[int, int], int], left: Value, right: Value) -> Value:
        if not (isinstance(left, int) and isinstance(right, int)):
            found = joined_places(sign, left, right)
            if found is None:
                raise EncodeError(f"{self.text!r}: a place can be shifted or taken from another, not {sign}")
            return found
        try:
            number = operator(left, right) & WORD
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise EncodeError(f"{self.text!r}: {error}") from error
        return number - (number >> 63 << 64)

    def unary(self) -> Value:
        operator = UNARY.get(self.sign())
        if operator is not None:
            self.step()
            return operator(self.number_of(self.unary()))
        if self.sign() == "(":
            return self.listed()[0]
        return self.leaf()

    def number_of(self, found: Value) -> int:
        if not isinstance(found, int):
            raise EncodeError(f"{self.text!r}: a place stands where a number must")
        return found

    def listed(self) -> list[Value]:
        """What stands in parentheses, between commas."""
        found: list[Value] = []
        while not found or self.sign() == ",":
            self.step()
            found.append(self.binary(0))
        if self.sign() != ")":
            raise EncodeError(f"{self.text!r}: a parenthesis is not closed")
        self.step()
        return found

    def leaf(self) -> Value:
        token = self.token
        if token is None or token["sign"]:
            raise EncodeError(f"{self.text!r} is no number, name or expression of these")
        self.step()
        if token["number"]:
            return number(token["number"])
        if token["letter"]:
            return ord(token["letter"])
        return self.called(token["name"]) if self.sign() == "(" else self.named(token["name"])

    def called(self, name: str) -> int:
        function = FUNCTIONS.get(name)
        if function is None:
            raise EncodeError(f"{name} is no function; there are {', '.join(FUNCTIONS)}")
        try:
            return function([self.number_of(found) for found in self.listed()])
        except (IndexError, ZeroDivisionError) as error:
            raise EncodeError(f"{self.text!r}: {name}: {error}") from error

    def named(self, name: str) -> Value:
        text = self.symbols.texts.get(name)
        if name in self.inside:
            raise EncodeError(f"{name} stands for itself: .set gives it a value that asks for it")
        if text is None:
            found = self.find(name)
            if found is None:
                raise EncodeError(f"{name} has no value here: no label is called so, and no .set gives one")
            return found
        return ExpressionReader(text, self.symbols, (*self.inside, name), self.find).whole()
