"""`.amdgpu_metadata` blocks: YAML as LLVM prints it <-> maps, lists, texts and numbers.

Mappings and sequences, in block style or in brackets on one line, quoted and plain scalars: what describes
kernels needs no more, and anything else is an error. Source: YAML 1.2, chapters 7 and 8.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from autogen.schema import EncodeError

KEY = re.compile(r"""('(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^\s'"\[\]{},#&*!|>%@][^#]*?)\s*:(?:\s+(.*))?$""")
PIECE = re.compile(r"""'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|.""")
INTEGER = re.compile(r"[-+]?(?:0x[0-9a-fA-F]+|0o[0-7]+|\d+)")
ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "\\": "\\", "/": "/", "e": "\x1b"}
SURROGATES = range(0xD800, 0xE000)  # no characters
ESCAPE = re.compile(r"\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)")
PLAIN = re.compile(r"[A-Za-z_.][\w.+-]*")
WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
TAKEN = {*WORDS, "y", "n", "yes", "no", "on", "off"}


class IndentedLine(NamedTuple):
    """The text of a line, and its indentation."""

    indent: int
    text: str


def parse(lines: list[str]) -> Any:
    """The document in these lines. Raises EncodeError if they are not one."""
    try:
        return MetadataReader(list(content(lines))).document()
    except RecursionError:
        raise EncodeError("metadata: lists and maps are nested too deep") from None


def content(lines: list[str]) -> Iterator[IndentedLine]:
    for line in lines:
        text = line.strip()
        if text in ("...", "---") or not text or text.startswith("#"):
            continue
        yield IndentedLine(len(line) - len(line.lstrip()), text)


class MetadataReader:
    def __init__(self, lines: list[IndentedLine]) -> None:
        self.lines = lines
        self.at = 0

    def document(self) -> Any:
        found = self.block(self.lines[0].indent) if self.lines else {}
        if self.at < len(self.lines):
            raise EncodeError(f"metadata: {self.lines[self.at].text!r} has a wrong indentation")
        return found

    def next(self, indent: int) -> str:
        """The next line, if it begins at `indent`."""
        line = self.lines[self.at] if self.at < len(self.lines) else None
        return line.text if line is not None and line.indent == indent else ""

    def block(self, indent: int) -> Any:
        """The sequence or mapping whose lines begin at `indent`."""
        text = self.next(indent)
        return self.sequence(indent) if text == "-" or text.startswith("- ") else self.mapping(indent)

    def sequence(self, indent: int) -> list[Any]:
        found = []
        while (text := self.next(indent)) == "-" or text.startswith("- "):
            rest = text[1:].lstrip()
            if not rest:
                self.at += 1
                found.append(self.nested(indent))
            elif KEY.match(rest) or rest.startswith("- "):
                inner = indent + len(text) - len(rest)
                self.lines[self.at] = IndentedLine(
                    inner, rest
                )  # the rest of the line opens a block of its own
                found.append(self.block(inner))
            else:
                self.at += 1
                found.append(scalar(rest))
        return found

    def mapping(self, indent: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while text := self.next(indent):
            match = KEY.match(text)
            if match is None:
                raise EncodeError(f"metadata: {text!r} is no `key: value`")
            key = str(unquoted(match[1]))
            if key in found:
                raise EncodeError(f"metadata: {key} is repeated")
            self.at += 1
            found[key] = scalar(match[2]) if match[2] else self.nested(indent, is_value=True)
        return found

    def nested(self, indent: int, is_value: bool = False) -> Any:
        """The more indented lines below a key; items of a sequence may have the indentation of their key."""
        line = self.lines[self.at] if self.at < len(self.lines) else None
        if line is not None and (line.indent > indent or (is_value and self.next(indent).startswith("-"))):
            return self.block(line.indent)
        return None


def scalar(text: str) -> Any:
    """One value on a line."""
    if text[0] == "[" and text[-1] == "]":
        return [scalar(part) for part in parts_of(text[1:-1])]
    if text[0] == "{" and text[-1] == "}":
        return dict(map(pair, parts_of(text[1:-1])))
    if text.startswith(("!str ", "!!str ")):  # LLVM marks names that YAML 1.1 takes for others: y, n, no
        return unquoted(text.partition(" ")[2].strip())
    if text[0] in "'\"":
        return unquoted(text)
    if text[0] in "[{&*!|>%@`":
        raise EncodeError(f"metadata: {text!r} is no number or text of one line")
    if text in WORDS:
        return WORDS[text]
    return int(text, 0) if INTEGER.fullmatch(text) and not re.match(r"[-+]?0\d", text) else text


def parts_of(text: str) -> list[str]:
    """The parts between commas outside of quotes and brackets."""
    parts, depth = [""], 0
    for piece in PIECE.findall(text):
        depth += (piece in "[{") - (piece in "]}")
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    return [part.strip() for part in parts if part.strip()]


def pair(text: str) -> tuple[str, Any]:
    """`key: value` of a mapping in brackets."""
    match = KEY.match(text)
    if match is None:
        raise EncodeError(f"metadata: {text!r} is no `key: value`")
    return unquoted(match[1]), scalar(match[2]) if match[2] else None


def unquoted(text: str) -> str:
    """A scalar without its quotes."""
    if text[0] not in "'\"":
        return text
    if len(text) < 2 or text[-1] != text[0]:
        raise EncodeError(f"metadata: {text!r}: a quote is not closed")
    if text[0] == "'":
        return text[1:-1].replace("''", "'")
    return ESCAPE.sub(unescaped, text[1:-1])


def unescaped(found: re.Match[str]) -> str:
    what = found[1]
    code = int(what[1:], 16) if what[1:] else ord(ESCAPED.get(what, "\ud800"))
    if code in SURROGATES or code > sys.maxunicode:
        raise EncodeError(f"metadata: \\{what} is no escape")
    return chr(code)


def printed(value: Any, indent: int = 0) -> Iterator[str]:
    """The lines of a document that `parse` reads back."""
    pad = " " * indent
    if isinstance(value, dict):
        for key, found in value.items():
            yield from entry(f"{pad}{shown(key)}:", found, indent + 2)
    else:
        for found in value:
            yield from entry(f"{pad}-", found, indent + 2)


def entry(head: str, value: Any, indent: int) -> Iterator[str]:
    """A key or a dash, and what it holds: on its line where that is one scalar."""
    if isinstance(value, dict | list) and value:
        yield head
        yield from printed(value, indent)
    else:
        yield f"{head} {shown(value)}"


def shown(value: Any) -> str:
    """One scalar, or an empty collection."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if not isinstance(value, str):
        return "[]" if value == [] else str(value)
    if PLAIN.fullmatch(value) and value.lower() not in TAKEN:
        return value
    if value.isprintable():
        return "'" + value.replace("'", "''") + "'"
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else escape(c) for c in value) + '"'


def escape(letter: str) -> str:
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
