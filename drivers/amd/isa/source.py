"""Directives that make bytes: numbers, strings, fills and alignments.

Which section they go to, and what else a file says of symbols and kernels, is the business of
`drivers.amd.assembly`. A directive that is not known is an error, so that nothing a file says is lost unseen.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from autogen.schema import EncodeError
from drivers.amd.isa.expression import Symbols
from drivers.amd.isa.layout import Datum, Item, number_bytes
from drivers.amd.isa.operand import Align, Formula, float_bits

NUMBERS = {".long": 4, ".int": 4, ".word": 4, ".4byte": 4, ".short": 2, ".hword": 2, ".2byte": 2, ".byte": 1}
NUMBERS |= {".1byte": 1, ".quad": 8, ".8byte": 8, ".octa": 16}
FLOATS = {".half": "f16", ".float": "f32", ".single": "f32", ".double": "f64"}
STRINGS = {".ascii": b"", ".asciz": b"\0", ".string": b"\0"}
LARGEST_BYTES = 1 << 20  # that one directive makes
MOST_ZEROS = 64 << 20  # but for these: what a program has without a value may be large
ALIGNMENTS = {".p2align": True, ".p2alignl": True, ".align": False, ".balign": False, ".balignl": False}
ESCAPE = re.compile(rb"\\([0-7]{1,3}|[xX][0-9a-fA-F]+|.)", re.DOTALL)
ESCAPED = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"b": b"\b", b"f": b"\f", b'"': b'"', b"\\": b"\\"}
PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|.')


def fields_of(rest: str) -> list[str]:
    """What stands between the commas of a directive, of which one may stand at the end; commas in strings and
    parentheses separate nothing.
    """
    parts, depth = [""], 0
    for piece in PIECE.findall(rest):
        depth += (piece == "(") - (piece == ")")
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    found = [part.strip() for part in parts]
    return found if found[-1] else found[:-1]


def directive(line: str, symbols: Symbols) -> list[Item]:
    """The bytes of `.long 1, end-start`, or an alignment. EncodeError for one that puts nothing into code."""
    name, _, rest = re.sub(r"^(\S+)\s+", r"\1 ", line.strip()).partition(" ")
    fields = fields_of(rest)
    try:
        if name in NUMBERS and fields:
            return [number_item(field, NUMBERS[name], symbols) for field in fields]
        if name in FLOATS and fields:
            return [float_bytes(field, FLOATS[name]) for field in fields]
        if name in STRINGS and fields:
            return [string_bytes(field) + STRINGS[name] for field in fields]
        if name in ALIGNMENTS and fields:
            return [alignment(fields, ALIGNMENTS[name], 4 if name.endswith("l") else 1, symbols)]
        if name in FILLS and fields:
            return [FILLS[name]([symbols.value(field) for field in fields])]
    except (ValueError, OverflowError) as error:
        raise EncodeError(f"{line.strip()}: {error}") from error
    raise EncodeError(f"directive {name}: in code stand instructions, labels, .long and its kin, .p2align")


def number_item(text: str, size_bytes: int, symbols: Symbols) -> Item:
    if symbols.is_late(text) or not is_known(text, symbols):
        return Datum(Formula(text, symbols), size_bytes)
    found = symbols.value(text) if size_bytes < 16 else int(text, 0)
    return number_bytes(found, size_bytes, text)


def is_known(text: str, symbols: Symbols) -> bool:
    """Whether it has its value already; what has not may be a symbol of another file."""
    try:
        symbols.value(text)
    except EncodeError:
        return re.match(r"[A-Za-z_.$]", text) is None
    return True


def float_bytes(text: str, dtype: str) -> bytes:
    size = {"f16": 2, "f32": 4, "f64": 8}[dtype]
    if text[:2].lower() == "0x":
        return number_bytes(int(text, 16), size, text)
    return float_bits(float(text), dtype).to_bytes(size, "little")


def string_bytes(text: str) -> bytes:
    """What stands between quotes."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        raise EncodeError(f"{text}: a string stands in double quotes")
    return ESCAPE.sub(unescaped, text[1:-1].encode())


def unescaped(found: re.Match[bytes]) -> bytes:
    what = found[1]
    if what[:1].isdigit():
        return bytes([int(what, 8) & 0xFF])
    if what[:1] in b"xX" and what[1:]:
        return bytes([int(what[1:], 16) & 0xFF])
    if what not in ESCAPED:
        raise EncodeError(f"\\{what.decode()}: escapes are \\n \\t \\r \\b \\f, octal and \\x numbers")
    return ESCAPED[what]


def alignment(fields: list[str], is_power: bool, unit_bytes: int, symbols: Symbols) -> Align:
    """.p2align power, value, most bytes: a value of 0 in one byte asks for what nothing asks for."""
    size_text, value_text, most_text = (*fields, "", "")[:3]
    count = symbols.value(size_text)
    size = 1 << min(count, 64) if is_power and count >= 0 else count
    if not 0 <= size <= LARGEST_BYTES or size & (size - 1):
        raise EncodeError(f"alignments are powers of two, {LARGEST_BYTES} bytes at most")
    value = symbols.value(value_text) if value_text else 0
    fill = number_bytes(value, unit_bytes, value_text) if value or unit_bytes > 1 else None
    most = symbols.value(most_text) if most_text else 0
    return Align(size, fill, most if most > 0 else LARGEST_BYTES)


def fill(values: list[int]) -> bytes:
    """.fill repeat, size, value"""
    repeat, size, value = (*values, *(1, 0)[len(values) - 1 :])[:3]
    if not (repeat >= 0 and 0 <= size <= 8 and repeat * size <= LARGEST_BYTES):
        limit = f"units of 0..8 bytes, {LARGEST_BYTES} bytes at most"
        raise EncodeError(f"{repeat} times {size} bytes; allowed are {limit}")
    return (value & (1 << 8 * size) - 1).to_bytes(size, "little") * repeat


def zeros(values: list[int]) -> bytes:
    """.zero count, value"""
    count, value = (*values, 0)[:2]
    if not 0 <= count <= MOST_ZEROS:
        raise EncodeError(f"{count} bytes; allowed are 0 to {MOST_ZEROS}")
    return bytes([value & 0xFF]) * count


FILLS: dict[str, Callable[[list[int]], bytes]] = {
    ".fill": fill, ".zero": zeros, ".skip": zeros, ".space": zeros,
}  # fmt: skip
