"""Lays out the C structs of a header as a compiler for 64-bit little-endian machines does.

Enough of C for tables that firmware and driver share: integers, enums, arrays, bit fields, nested and
anonymous structs and unions, pointers, `#pragma pack(1)`. Members of a named inner struct get its name in
front. A struct that holds another header's types is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tools.gen.facts import GenError

SIZES = {"char": 1, "bool": 1, "int": 4, "unsigned": 4, "unsigned int": 4, "float": 4, "size_t": 8}
SIZES |= {f"{sign}int{bits}_t": bits // 8 for sign in ("", "u") for bits in (8, 16, 32, 64)}
SIZES |= {
    f"{mark}{sign}{bits}": bits // 8 for mark in ("", "__") for sign in "us" for bits in (8, 16, 32, 64)
}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
TOKEN = re.compile(r"\w+|[{}\[\];:,*()=+\-/<>|&]")
SAME = {"__aligned_u64": "__u64"}
TRUE = ("LITTLEENDIAN_CPU", "__LITTLE_ENDIAN")


class UnknownType(GenError):
    """A member's type is declared in another header."""


@dataclass
class StructLayout:
    """One struct or union: where its members lie."""

    size: int
    align: int
    members: list[list[Any]]


class Header:
    """The structs of one header. `evaluate` gives the value of an array bound."""

    def __init__(self, text: str, evaluate: Callable[[str], int | None]) -> None:
        self.tokens = TOKEN.findall(selected(COMMENT.sub(" ", text)))
        self.evaluate = evaluate
        self.kinds: dict[str, StructLayout] = {}
        self.at = 0
        self.packed = False
        while self.at < len(self.tokens):
            self.top()

    def facts(self) -> dict[str, Any]:
        """{name: {size, members}} of every struct that has a name."""
        return {name: {"size": kind.size, "members": kind.members} for name, kind in self.kinds.items()}

    def take(self, expected: str = "") -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        if not token or (expected and token != expected):
            raise GenError(f"C struct: expected {expected or 'more'}, found {token or 'the end'}")
        self.at += 1
        return token

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def top(self) -> None:
        """One token, or one whole struct definition, at file level."""
        token = self.take()
        if token == "PRAGMA_PACK":
            self.packed = self.take() == "1"
        elif token in ("struct", "union") and (self.peek() == "{" or self.peek(1) == "{"):
            tag = "" if self.peek() == "{" else self.take()
            start = self.at
            try:
                kind = self.body(token == "union")
            except UnknownType:  # another header's struct inside: left out, as is what contains it
                self.at = self.past_braces(start)
                return
            names = [tag] if tag else []
            while self.peek() not in (";", ""):
                names.append(self.take())
            self.kinds |= {name: kind for name in names if re.match(r"[A-Za-z]", name)}

    def past_braces(self, start: int) -> int:
        """The token after the brace that closes the one at `start`."""
        depth = 0
        for at in range(start, len(self.tokens)):
            depth += {"{": 1, "}": -1}.get(self.tokens[at], 0)
            if not depth:
                return at + 1
        raise GenError("C struct: a brace is not closed")

    def body(self, is_union: bool) -> StructLayout:
        """The members between braces, laid out."""
        place = MemberCursor(is_union, self.packed)
        self.take("{")
        while self.peek() != "}":
            self.member(place)
        self.take("}")
        if self.peek() in ("__packed", "__attribute__"):
            place.align = 1
        return place.kind()

    def member(self, place: MemberCursor) -> None:
        """One declaration: an inner struct, or a type with its declarators."""
        if self.peek() in ("struct", "union") and "{" in (self.peek(1), self.peek(2)):
            word = self.take()
            tag = "" if self.peek() == "{" else self.take()
            inner = self.body(word == "union")
            name = self.take() if re.match(r"[A-Za-z]", self.peek()) else ""
            if tag and name:
                self.kinds[tag] = inner
                place.plain(name, f"{word} {tag}", inner.size, inner.align)
            else:
                place.inner(name, inner)
            while self.take() != ";":
                pass
            return
        words = []
        while re.match(r"[A-Za-z_]", self.peek()) and self.peek(1) not in (";", "[", ":", ","):
            words.append(self.take())
        if self.peek() == "(":  # DECLARE_FLEX_ARRAY: takes no room
            while self.take() != ";":
                pass
            return
        plain = [SAME.get(word, word) for word in words if word not in ("const", "volatile")]
        self.declarators(place, " ".join(plain))

    def declarators(self, place: MemberCursor, kind: str) -> None:
        """`name`, `name[n]`, `name:width` or `*name`, comma-separated, up to the semicolon."""
        while True:
            pointer = self.peek() == "*"
            self.at += pointer
            name = self.take()
            bound, width = "", ""
            if self.peek() == "[":
                self.take()
                while self.peek() != "]":
                    bound += f"{self.take()} "
                self.take("]")
                bound = bound.strip() or "0"
            elif self.peek() == ":":
                self.take()
                width = self.take()
            size, align = (8, 8) if pointer else self.measure(kind)
            self.put(place, name, f"{kind}*" if pointer else kind, (size, align), bound, width)
            if self.take() == ";":
                return

    def put(
        self, place: MemberCursor, name: str, kind: str, shape: tuple[int, int], bound: str, width: str
    ) -> None:
        """One member into its place."""
        size, align = shape
        if width:
            place.bits(name, kind, size, int(width, 0))
            return
        sized = re.sub(r"sizeof \( ([\w ]+?) \)", lambda found: str(self.measure(found[1])[0]), bound)
        count = self.evaluate(sized) if bound else 1
        if count is None:
            raise UnknownType(f"C struct: {name}[{bound}]: the bound is not a known number")
        place.plain(name, f"{kind}[{count}]" if bound else kind, size * count, align)

    def measure(self, kind: str) -> tuple[int, int]:
        """Size and alignment of a type."""
        bare = re.sub(r"^(struct|union) ", "", kind)
        if bare in self.kinds:
            return self.kinds[bare].size, self.kinds[bare].align
        size = SIZES.get(bare, 4 if bare.startswith("enum ") else 0)
        if not size:
            raise UnknownType(f"C struct: the size of {kind} is not known")
        return size, size


class MemberCursor:
    """Where the next member goes."""

    def __init__(self, is_union: bool, packed: bool) -> None:
        self.is_union, self.packed = is_union, packed
        self.bit = self.end = 0
        self.align = 1
        self.members: list[list[Any]] = []

    def start(self, align: int) -> int:
        """Byte at which a member of this alignment begins."""
        byte = -(-self.bit // 8)
        align = 1 if self.packed else align
        self.align = max(self.align, align)
        return 0 if self.is_union else -(-byte // align) * align

    def advance(self, bit: int) -> None:
        self.end = max(self.end, bit)
        self.bit = 0 if self.is_union else bit

    def plain(self, name: str, kind: str, size: int, align: int) -> None:
        byte = self.start(align)
        self.members.append([name, byte, size, kind])
        self.advance(8 * (byte + size))

    def bits(self, name: str, kind: str, size: int, width: int) -> None:
        """A bit field stays inside one unit of its type, unless the struct is packed."""
        if not self.packed:
            self.align = max(self.align, size)
            if self.bit // (8 * size) != (self.bit + width - 1) // (8 * size):
                self.bit = -(-self.bit // (8 * size)) * 8 * size
        self.members.append([name, self.bit, width, kind, "bits"])
        self.advance(self.bit + width)

    def inner(self, name: str, kind: StructLayout) -> None:
        byte = self.start(kind.align)
        for label, at, *rest in kind.members:
            step = 8 * byte if rest[-1] == "bits" else byte
            self.members.append([f"{name}.{label}" if name else label, at + step, *rest])
        self.advance(8 * (byte + kind.size))

    def kind(self) -> StructLayout:
        size = -(-self.end // 8)
        return StructLayout(-(-size // self.align) * self.align, self.align, self.members)


def selected(text: str) -> str:
    """The text with `#pragma pack` as tokens, and of `#if` only the little-endian side."""
    return "\n".join(lines(text))


def lines(text: str) -> Iterator[str]:
    live: list[bool] = []
    for line in text.splitlines():
        directive = re.match(r"\s*#\s*(\w+)\s*(.*)", line)
        if directive is None:
            if all(live):
                yield line
            continue
        word, rest = directive.groups()
        if word in ("if", "ifdef", "ifndef"):
            live.append(word == "ifndef" or any(name in rest for name in TRUE))
        elif word in ("else", "elif"):
            live[-1] = not live[-1]
        elif word == "endif":
            live.pop()
        elif word == "pragma" and rest.startswith("pack") and all(live):
            yield f"PRAGMA_PACK {'1' if '1' in rest else '0'}"
