"""Values of LLVM IR with Python's signs, as `lanes` asks for them: one name, its type, 32 lanes or one."""

from __future__ import annotations

import struct
from typing import Any

from drivers.sim.llvm.text import LANES, Text

KINDS = {
    "u32": "i32", "i32": "i32", "u64": "i64", "i64": "i64", "f32": "float", "f64": "double", "bool": "i1",
}  # fmt: skip
WIDTHS = {"bool": 1, "u32": 32, "i32": 32, "f32": 32, "u64": 64, "i64": 64, "f64": 64}
COMPARE = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


def is_float(kind: str) -> bool:
    return kind[0] == "f"


def type_of(kind: str, lanes: int) -> str:
    """`<32 x i32>` for u32, `i32` where there is one lane."""
    return KINDS[kind] if lanes == 1 else f"<{lanes} x {KINDS[kind]}>"


def literal(value: float, kind: str) -> str:
    """A number as IR writes it for one lane; floats by their bits as a double."""
    if is_float(kind):
        number = struct.unpack("<f", struct.pack("<f", value))[0] if kind == "f32" else float(value)
        return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
    if kind == "bool":
        return "true" if value else "false"
    bits = int(value) & (1 << WIDTHS[kind]) - 1
    return str(bits - (1 << WIDTHS[kind]) if bits >> WIDTHS[kind] - 1 else bits)


class IrValue:
    """A name in `text`, of a kind."""

    __slots__ = ("kind", "lanes", "name", "text")

    def __init__(self, text: Text, name: str, kind: str, lanes: int = LANES) -> None:
        self.text, self.name, self.kind, self.lanes = text, name, kind, lanes

    @property
    def type(self) -> str:
        return type_of(self.kind, self.lanes)

    def of(self, other: Any) -> IrValue:
        """A number beside this value as a value like it."""
        if isinstance(other, IrValue):
            return other
        one = literal(other, self.kind)
        name = one if self.lanes == 1 else f"splat ({KINDS[self.kind]} {one})"
        return IrValue(self.text, name, self.kind, self.lanes)

    def two(self, verb: str, other: Any) -> IrValue:
        right = self.of(other)
        return IrValue(
            self.text, self.text.two(verb, self.type, self.name, right.name), self.kind, self.lanes
        )

    def arithmetic(self, verb: str, other: Any) -> IrValue:
        return self.two(f"f{verb}" if is_float(self.kind) else verb, other)

    def compare(self, sign: str, other: Any) -> IrValue:
        right, word = self.of(other), COMPARE[sign]
        if is_float(self.kind):
            verb = "fcmp une" if sign == "!=" else f"fcmp o{word}"
        else:
            order = "" if word in ("eq", "ne") else "s" if self.kind[0] == "i" else "u"
            verb = f"icmp {order}{word}"
        name = self.text.compare(verb, self.type, self.name, right.name)
        return IrValue(self.text, name, "bool", self.lanes)

    def __add__(self, other: Any) -> IrValue:
        return self.arithmetic("add", other)

    def __sub__(self, other: Any) -> IrValue:
        return self.arithmetic("sub", other)

    def __mul__(self, other: Any) -> IrValue:
        return self.arithmetic("mul", other)

    def __rsub__(self, other: Any) -> IrValue:
        return self.of(other).arithmetic("sub", self)

    def __truediv__(self, other: Any) -> IrValue:
        return self.two("fdiv", other)

    def __and__(self, other: Any) -> IrValue:
        return self.two("and", other)

    def __or__(self, other: Any) -> IrValue:
        return self.two("or", other)

    def __xor__(self, other: Any) -> IrValue:
        return self.two("xor", other)

    def __lshift__(self, other: Any) -> IrValue:
        return self.two("shl", other)

    def __rshift__(self, other: Any) -> IrValue:
        return self.two("ashr" if self.kind[0] == "i" else "lshr", other)

    def __invert__(self) -> IrValue:
        return self.two("xor", 1 if self.kind == "bool" else -1)

    def __neg__(self) -> IrValue:
        if is_float(self.kind):
            name = self.text.op(f"fneg {self.type} {self.name}")
            return IrValue(self.text, name, self.kind, self.lanes)
        return self.of(0).arithmetic("sub", self)

    def __eq__(self, other: Any) -> IrValue:  # type: ignore[override]
        return self.compare("==", other)

    def __ne__(self, other: Any) -> IrValue:  # type: ignore[override]
        return self.compare("!=", other)

    def __lt__(self, other: Any) -> IrValue:
        return self.compare("<", other)

    def __gt__(self, other: Any) -> IrValue:
        return self.compare(">", other)

    def __ge__(self, other: Any) -> IrValue:
        return self.compare(">=", other)

    def __le__(self, other: Any) -> IrValue:
        return self.compare("<=", other)

    __hash__ = None  # type: ignore[assignment]
