"""MessagePack for the metadata of code objects: maps, lists, strings, integers, booleans, null, floats,
bytes.

Source: the MessagePack specification (github.com/msgpack/msgpack, spec.md). Knows nothing of what it carries;
extension types and time stamps, which metadata never has, are refused.
"""

from __future__ import annotations

import struct
from typing import Any

MAX_DEPTH = 32


class MsgpackError(ValueError):
    """The bytes are no MessagePack, or the value has a type that it cannot carry."""


def encode(value: Any) -> bytes:
    """`value` as MessagePack, each number in its shortest form."""
    out = bytearray()
    _encode(value, out)
    return bytes(out)


def _encode(value: Any, out: bytearray) -> None:
    if value is None:
        out.append(0xC0)
    elif isinstance(value, bool):
        out.append(0xC3 if value else 0xC2)
    elif isinstance(value, int):
        _encode_int(value, out)
    elif isinstance(value, str):
        raw = value.encode()
        _head(len(raw), out, 0xA0, 31, (0xD9, 0xDA, 0xDB))
        out += raw
    elif isinstance(value, bytes):
        _head(len(value), out, 0, -1, (0xC4, 0xC5, 0xC6))
        out += value
    elif isinstance(value, float):
        out += struct.pack(">Bd", 0xCB, value)
    elif isinstance(value, dict):
        _head(len(value), out, 0x80, 15, (0, 0xDE, 0xDF))
        for key, item in value.items():
            _encode(key, out)
            _encode(item, out)
    elif isinstance(value, list | tuple):
        _head(len(value), out, 0x90, 15, (0, 0xDC, 0xDD))
        for item in value:
            _encode(item, out)
    else:
        raise MsgpackError(f"a {type(value).__name__} has no MessagePack form")


def _encode_int(value: int, out: bytearray) -> None:
    if -32 <= value < 128:
        out.append(value & 0xFF)
        return
    forms = (("B", 0xCC), ("H", 0xCD), ("I", 0xCE), ("Q", 0xCF))
    if value < 0:
        forms = (("b", 0xD0), ("h", 0xD1), ("i", 0xD2), ("q", 0xD3))
    for letter, tag in forms:
        try:
            out += struct.pack(">B" + letter, tag, value)
            return
        except struct.error:
            continue
    raise MsgpackError(f"{value} does not fit 64 bits")


def _head(size: int, out: bytearray, short: int, short_top: int, tags: tuple[int, int, int]) -> None:
    """Tag and length: in the tag itself up to `short_top`, else in 1,
    2 or 4 bytes (a tag 0 has no such form).
    """
    if size <= short_top:
        out.append(short | size)
    elif size < 1 << 8 and tags[0]:
        out += struct.pack(">BB", tags[0], size)
    elif size < 1 << 16:
        out += struct.pack(">BH", tags[1], size)
    else:
        out += struct.pack(">BI", tags[2], size)


def decode(data: bytes) -> Any:
    """The one value that `data` holds. Raises MsgpackError on truncation, unknown tags, trailing bytes."""
    reader = _Reader(data)
    value = reader.value(0)
    if reader.offset != len(data):
        raise MsgpackError(f"{len(data) - reader.offset} bytes follow the value")
    return value


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.offset = 0

    def take(self, size: int) -> bytes:
        start = self.offset
        if start + size > len(self.data):
            raise MsgpackError(f"ends at byte {len(self.data)}, inside a value that starts before {start}")
        self.offset += size
        return self.data[start : start + size]

    def number(self, letter: str) -> Any:
        return struct.unpack(">" + letter, self.take(struct.calcsize(letter)))[0]

    def value(self, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise MsgpackError(f"nested deeper than {MAX_DEPTH}")
        tag = self.take(1)[0]
        if tag < 0x80:
            return tag
        if tag >= 0xE0:
            return tag - 256
        if tag < 0x90:
            return self.map(tag & 15, depth)
        if tag < 0xA0:
            return self.list(tag & 15, depth)
        if tag < 0xC0:
            return self.text(tag & 31)
        return self.tagged(tag, depth)

    def tagged(self, tag: int, depth: int) -> Any:
        if tag in _CONSTANTS:
            return _CONSTANTS[tag]
        if tag in _NUMBERS:
            return self.number(_NUMBERS[tag])
        if tag in _LENGTHS:
            kind, letter = _LENGTHS[tag]
            size = self.number(letter)
            if kind == "bytes":
                return self.take(size)
            if kind == "text":
                return self.text(size)
            return self.map(size, depth) if kind == "map" else self.list(size, depth)
        raise MsgpackError(f"tag {tag:#04x} at byte {self.offset - 1} is not one that metadata has")

    def text(self, size: int) -> str:
        try:
            return self.take(size).decode()
        except UnicodeDecodeError as error:
            raise MsgpackError(f"a string before byte {self.offset} is not UTF-8") from error

    def map(self, size: int, depth: int) -> dict[Any, Any]:
        found = {}
        for _ in range(size):
            key = self.value(depth + 1)
            if isinstance(key, dict | list):
                raise MsgpackError("a map key is a map or list")
            found[key] = self.value(depth + 1)
        return found

    def list(self, size: int, depth: int) -> list[Any]:
        return [self.value(depth + 1) for _ in range(size)]


_CONSTANTS = {0xC0: None, 0xC2: False, 0xC3: True}
_NUMBERS = {
    0xCA: "f", 0xCB: "d", 0xCC: "B", 0xCD: "H", 0xCE: "I", 0xCF: "Q",
    0xD0: "b", 0xD1: "h", 0xD2: "i", 0xD3: "q",
}  # fmt: skip
_LENGTHS = {
    0xC4: ("bytes", "B"), 0xC5: ("bytes", "H"), 0xC6: ("bytes", "I"),
    0xD9: ("text", "B"), 0xDA: ("text", "H"), 0xDB: ("text", "I"),
    0xDC: ("list", "H"), 0xDD: ("list", "I"), 0xDE: ("map", "H"), 0xDF: ("map", "I"),
}  # fmt: skip
