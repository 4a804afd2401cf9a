"""Reads the pseudocode in which AMD's ISA documents say what an instruction does, into trees.

The language has no published grammar: this one is what the RDNA3 and RDNA4 documents use. What it does not
know raises `NotPseudocode`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any


class NotPseudocode(ValueError):
    """Text that this reader, or the evaluator, has no meaning for: prose, most of the time."""


@dataclass(frozen=True)
class Number:
    """`type` is a name such as u32, "" for one that was written without; `is_pattern` of hexadecimals."""

    text: str
    type: str
    is_pattern: bool


@dataclass(frozen=True)
class Name:
    name: str


@dataclass(frozen=True)
class View:
    """The low bits of something, taken for a type: ``S0.u32``; or a field by its name."""

    base: Any
    type: str


@dataclass(frozen=True)
class Index:
    base: Any
    at: Any


@dataclass(frozen=True)
class Slice:
    """``base[high : low]``, both included."""

    base: Any
    high: Any
    low: Any


@dataclass(frozen=True)
class Window:
    """``base[low +: count]``."""

    base: Any
    low: Any
    count: Any


@dataclass(frozen=True)
class Cast:
    """``32'U(value)``."""

    type: str
    value: Any


@dataclass(frozen=True)
class Call:
    name: str
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Join:
    """``{ high, low }``."""

    parts: tuple[Any, ...]


@dataclass(frozen=True)
class Unary:
    operator: str
    value: Any


@dataclass(frozen=True)
class Binary:
    operator: str
    left: Any
    right: Any


@dataclass(frozen=True)
class Choice:
    condition: Any
    yes: Any
    no: Any


@dataclass(frozen=True)
class Assign:
    """`operator` is "" or that of ``+=``."""

    target: Any
    operator: str
    value: Any


@dataclass(frozen=True)
class If:
    """Pairs of a condition and its block, the first that holds; None as the condition of ``else``."""

    branches: tuple[tuple[Any, tuple[Any, ...]], ...]


@dataclass(frozen=True)
class For:
    name: str
    first: Any
    last: Any
    body: tuple[Any, ...]


@dataclass(frozen=True)
class Declare:
    """`count` is None where the name is no array."""

    name: str
    type: str
    count: int | None


@dataclass(frozen=True)
class Function:
    name: str
    parameters: tuple[str, ...]
    body: tuple[Any, ...]


@dataclass(frozen=True)
class Return:
    value: Any


@dataclass(frozen=True)
class Break:
    pass


TOKEN = re.compile(
    r"\s+|(?P<cast>\d+'[A-Z]+\b)"
    r"|(?P<number>(?:\d+')?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)(?:ULL|LL|U|L|F)?)"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<mark>\+:|\*\*|<<|>>|<>|<=|>=|==|!=|&&|\|\||\+=|-=|[-+*/%&|^~!<>=?:;,.(){}\[\]])"
)
LEVELS = (
    ("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!=", "<>"), ("<", "<=", ">", ">="), ("<<", ">>"),
    ("+", "-"), ("*", "/", "%"),
)  # fmt: skip
ENDS = {"elsif", "else", "endif", "endfor", ")", ""}
SUFFIXES = {"ULL": "u64", "LL": "i64", "U": "u32", "L": "i64", "F": "f32", "": ""}


def tokens(text: str) -> list[str]:
    """Words and marks, without comments; the last is empty."""
    text = re.sub(r"//[^\n]*", "", text)
    found, at = [], 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise NotPseudocode(f"no word of the language at {text[at : at + 20]!r}")
        at = match.end()
        if match.lastgroup:
            found.append(match[0])
    return [*found, ""]


def parse(text: str) -> tuple[Any, ...]:
    """The statements of a text."""
    reader = Reader(tokens(text))
    found = reader.block()
    if reader.word:
        raise NotPseudocode(f"{reader.word!r} begins no statement")
    if any(isinstance(statement, Return) for statement in found):
        raise NotPseudocode("a value that goes nowhere")
    return found


def number(word: str) -> Number:
    """``16'0x7c00``, ``1.0F``, ``3ULL``."""
    width, _, rest = word.rpartition("'")
    match = re.fullmatch(r"(0x[0-9a-fA-F]+|[\d.]+)(ULL|LL|U|L|F)?", rest)
    if match is None:
        raise NotPseudocode(f"no number: {word}")
    digits, suffix = match[1], match[2] or ""
    kind = SUFFIXES[suffix] or ("f64" if "." in digits else "")
    if width:
        kind = ("f" if "." in digits else "u" if suffix == "U" else "i") + width
    return Number(digits, kind, digits.startswith("0x"))


class Reader:
    """Recursive descent over the words."""

    def __init__(self, words: list[str]) -> None:
        self.words, self.at = words, 0

    @property
    def word(self) -> str:
        return self.words[self.at]

    def take(self, *allowed: str) -> str:
        word = self.word
        if not word or (allowed and word not in allowed):
            raise NotPseudocode(f"{' or '.join(map(repr, allowed)) or 'a word'} expected, {word!r} found")
        self.at += 1
        return word

    def accept(self, word: str) -> bool:
        if self.word == word and word:
            self.at += 1
            return True
        return False

    def block(self) -> tuple[Any, ...]:
        found = []
        while True:
            while self.accept(";"):
                pass
            if self.word in ENDS:
                return tuple(found)
            found.append(self.statement())

    def statement(self) -> Any:
        known = {"if": self.branch, "for": self.loop, "declare": self.declaration}
        if self.word in known:
            return known[self.take()]()
        if self.accept("break"):
            return Break()
        if self.accept("return"):
            return Return(self.expression())
        target = self.expression()
        if self.word in ("=", "+=", "-="):
            operator = self.take()[:-1]
            if self.accept("lambda"):
                return self.function(target.name)
            return Assign(target, operator, self.expression())
        if isinstance(target, Call):
            return target
        return Return(target)  # the value of a function that is one expression

    def branch(self) -> If:
        branches: list[tuple[Any, tuple[Any, ...]]] = []
        end = "elsif"
        while end == "elsif":
            condition = self.expression()
            self.take("then")
            branches.append((condition, self.block()))
            end = self.take("elsif", "else", "endif")
        if end == "else":
            branches.append((None, self.block()))
            self.take("endif")
        return If(tuple(branches))

    def loop(self) -> For:
        name = self.take()
        self.take("in")
        first = self.expression()
        self.take(":")
        last = self.expression()
        self.take("do")
        body = self.block()
        self.take("endfor")
        return For(name, first, last, body)

    def declaration(self) -> Declare:
        name = self.take()
        self.take(":")
        kind, count = type_name(self.take()), None
        if self.accept("["):
            count = int(self.take())
            self.take("]")
        return Declare(name, kind, count)

    def function(self, name: str) -> Function:
        self.take("(")
        parameters = []
        while not self.accept(")"):
            parameters.append(self.take())
            self.accept(",")
        self.take("(")
        body = self.block()
        self.take(")")
        return Function(name, tuple(parameters), body)

    def expression(self) -> Any:
        condition = self.level(0)
        if not self.accept("?"):
            return condition
        yes = self.expression()
        self.take(":")
        return Choice(condition, yes, self.expression())

    def level(self, depth: int) -> Any:
        if depth == len(LEVELS):
            return self.power()
        left = self.level(depth + 1)
        while self.word in LEVELS[depth]:
            left = Binary(self.take(), left, self.level(depth + 1))
        return left

    def power(self) -> Any:
        left = self.unary()
        return Binary("**", left, self.unary()) if self.accept("**") else left

    def unary(self) -> Any:
        if self.word in ("-", "+", "~", "!"):
            return Unary(self.take(), self.unary())
        return self.suffixes(self.primary())

    def primary(self) -> Any:
        word = self.take()
        if word == "(":
            inside = self.expression()
            self.take(")")
            return inside
        if word == "{":
            return Join(self.arguments("}"))
        if re.fullmatch(r"\d+'[A-Z]+", word):
            self.take("(")
            return Cast(type_name(word), self.arguments(")")[0])
        if word[:1].isdigit():
            return number(word)
        if not re.match(r"[A-Za-z_]", word):
            raise NotPseudocode(f"a value expected, {word!r} found")
        return Call(word, self.arguments(")")) if self.accept("(") else Name(word)

    def arguments(self, end: str) -> tuple[Any, ...]:
        found = []
        while not self.accept(end):
            found.append(self.expression())
            if self.word != end:
                self.take(",")
        return tuple(found)

    def suffixes(self, base: Any) -> Any:
        while True:
            if self.accept("."):
                base = View(base, self.take())
            elif self.accept("["):
                base = self.subscript(base)
            else:
                return base

    def subscript(self, base: Any) -> Any:
        first = self.expression()
        found: Any = Index(base, first)
        if self.accept(":"):
            found = Slice(base, first, self.expression())
        elif self.accept("+:"):
            found = Window(base, first, self.expression())
        self.take("]")
        return found


def type_name(word: str) -> str:
    """``32'U`` is u32, ``16'BF`` bf16."""
    width, _, kind = word.partition("'")
    return kind.lower() + width
