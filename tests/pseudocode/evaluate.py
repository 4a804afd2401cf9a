"""Evaluates pseudocode that `parse` read: on one lane's registers, or on a whole wave's.

Integers are promoted as in C: at least 32 bits, the wider of two, unsigned if one is. What the text calls
without defining is in `functions`; a name such as v_min_i32 is another instruction's own text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.pseudocode import functions, numbers
from tests.pseudocode.numbers import EVEN, ZERO, Value, take
from tests.pseudocode.parse import (
    Assign,
    Binary,
    Break,
    Call,
    Cast,
    Choice,
    Declare,
    For,
    Function,
    If,
    Index,
    Join,
    Name,
    NotPseudocode,
    Number,
    Return,
    Slice,
    Unary,
    View,
    Window,
)

TYPE = re.compile(r"(u|i|b|f|bf|fp)\d+")
COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<>": lambda a, b: a != b,
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}  # fmt: skip
ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "&": lambda a, b: a & b,
    "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "/": lambda a, b: a // b, "%": lambda a, b: a % b,
    "<<": lambda a, b: a << b, ">>": lambda a, b: a >> b,
}  # fmt: skip
MODES = {"ROUND_MODE": EVEN, "ROUND_NEAREST_EVEN": EVEN, "ROUND_TOWARD_ZERO": ZERO}


class Broken(Exception):
    """``break``."""


class Returned(Exception):
    """``return``."""

    def __init__(self, value: Any) -> None:
        self.value = value


@dataclass(frozen=True)
class Place:
    """`offset` bits into what `holder` has at `key`; the type is "" where nothing has said one."""

    holder: Any
    key: Any
    offset: int = 0
    type: str = ""


def flag(condition: object) -> Value:
    return Value(int(bool(condition)), "u1")


@dataclass
class Evaluator:
    """`names` are registers and variables: Values, or lists, dicts and memories of them.

    `types` are those of registers and declared variables; `library` has the trees of other instructions.
    """

    names: dict[str, Any]
    types: dict[str, str] = field(default_factory=dict)
    library: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    defined: dict[str, Function] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, mode in MODES.items():
            self.names.setdefault(name, mode)

    @property
    def mode(self) -> str:
        return str(self.names["ROUND_MODE"])

    # -- statements --------------------------------------------------------------------------------

    def run(self, block: tuple[Any, ...]) -> None:
        for statement in block:
            match statement:
                case Assign():
                    self.assign(statement)
                case If(branches):
                    held = (body for test, body in branches if test is None or self.truth(test))
                    self.run(next(held, ()))
                case For():
                    self.loop(statement)
                case Declare():
                    self.declare(statement)
                case Function(name):
                    self.defined[name] = statement
                case Return(value):
                    raise Returned(self.value(value))
                case Break():
                    raise Broken
                case Call("nop" | "s_nop"):
                    pass
                case _:
                    raise NotPseudocode(f"nothing is done by {statement}")

    def assign(self, statement: Assign) -> None:
        value = self.value(statement.value)
        if statement.operator:
            value = self.binary(statement.operator, self.value(statement.target), value)
        if isinstance(statement.target, Join):
            self.scatter(statement.target.parts, value.bits)
        else:
            self.write(self.place(statement.target), value)

    def scatter(self, parts: tuple[Any, ...], bits: int) -> None:
        """To several places at once, the last of which takes the lowest bits."""
        for part in reversed(parts):
            place = self.place(part)
            self.write(place, take(bits, place.type))
            bits >>= numbers.width_of(place.type)

    def loop(self, statement: For) -> None:
        for index in range(self.integer(statement.first), self.integer(statement.last) + 1):
            self.names[statement.name] = Value(index, "u32")
            try:
                self.run(statement.body)
            except Broken:
                return

    def declare(self, statement: Declare) -> None:
        """A register keeps what it holds."""
        name, kind = statement.name, statement.type
        if name in self.names and not isinstance(self.names[name], Value):
            return
        if statement.count is not None:
            known = functions.TABLES.get(name)
            self.names[name] = known or [Value(0, kind) for _ in range(statement.count)]
        elif name not in self.types:
            self.types[name] = kind
            self.names.setdefault(name, Value(0, kind))

    # -- places ------------------------------------------------------------------------------------

    def container(self, node: Any) -> Any:
        """The list, dict or memory that a node names, or None."""
        if isinstance(node, Name):
            found = self.names.get(node.name)
        elif isinstance(node, Index):
            outer = self.container(node.base)
            found = None if outer is None else outer[self.integer(node.at)]
        else:
            return None
        return None if found is None or isinstance(found, (Value, str)) else found

    def place(self, node: Any) -> Place:
        match node:
            case Name(name):
                return Place(self.names, name, 0, self.types.get(name, ""))
            case View(base, kind) if TYPE.fullmatch(kind):
                place = self.place(base)
                return Place(place.holder, place.key, place.offset, kind)
            case View(Name(register), name):
                return Place(self.names, f"{register}.{name}", 0, "u1")
            case Index(base, at):
                inside, index = self.container(base), self.integer(at)
                if inside is not None:
                    return Place(inside, index)
                return self.part(base, index, 1)
            case Slice(base, high, low):
                first = self.integer(low)
                return self.part(base, first, self.integer(high) - first + 1)
            case Window(base, low, count):
                return self.part(base, self.integer(low), self.integer(count))
        raise NotPseudocode(f"nothing is stored at {node}")

    def part(self, base: Any, low: int, width: int) -> Place:
        place = self.place(base)
        kind = (
            place.type[:1] if place.type[:1] in ("u", "i", "b") and not place.type.startswith("bf") else "b"
        )
        return Place(place.holder, place.key, place.offset + low, f"{'u' if kind == 'i' else kind}{width}")

    def write(self, place: Place, value: Any) -> None:
        """Other bits of what was there stay."""
        if isinstance(value, str) or not place.type:
            place.holder[place.key] = value
            return
        bits, width = self.coerce(value, place.type).bits, numbers.width_of(place.type)
        if hasattr(place.holder, "store"):
            place.holder.store(place.key, bits, width)
            return
        old = place.holder.get(place.key) if isinstance(place.holder, dict) else place.holder[place.key]
        kind = old.type if old is not None else f"b{place.offset + width}"
        if old is None or place.offset + width > old.width:
            kind = f"b{place.offset + width}" if old is not None or place.offset else place.type
        kept = (old.bits if old is not None else 0) & ~((1 << width) - 1 << place.offset)
        place.holder[place.key] = take(kept | bits << place.offset, kind)

    def coerce(self, value: Value, kind: str) -> Value:
        """A float is converted, to a float; all else is a pattern."""
        if kind in numbers.FORMATS and value.is_float:
            return numbers.convert(value, kind, self.mode)
        return take(value.bits if value.is_float else value.data, kind)

    # -- values ------------------------------------------------------------------------------------

    def integer(self, node: Any) -> int:
        return int(self.value(node).data)

    def truth(self, node: Any) -> bool:
        value = self.value(node)
        return bool(value.bits if value.is_float else value.data)

    def value(self, node: Any) -> Any:
        match node:
            case Number():
                return functions.literal(node)
            case Name(name):
                if name in self.names:
                    return self.names[name]
                if name in functions.CONSTANTS:
                    return functions.CONSTANTS[name]
                raise NotPseudocode(f"nothing is called {name}")
            case View(Name("DENORM" | "NAN" | "INF" as name), kind):
                return numbers.convert(functions.CONSTANTS[name], kind)
            case View(Index(base, at), kind) if hasattr(self.container(base), "load"):
                address, width = self.integer(at), numbers.width_of(kind)
                return take(self.container(base).load(address, width), kind)
            case View(base, kind) if TYPE.fullmatch(kind):
                value = self.value(base)
                return take(value.bits if value.is_float else value.data, kind)
            case View(Name(register), name):
                return self.names[f"{register}.{name}"]
            case Index() | Slice() | Window():
                return self.selected(node)
            case Cast(kind, inner):
                return self.cast(kind, inner)
            case Call(name, arguments):
                return self.call(name, [self.value(each) for each in arguments])
            case Join(parts):
                return self.joined([self.value(part) for part in parts])
            case Unary(operator, inner):
                return self.unary(operator, self.value(inner))
            case Choice(condition, yes, no):
                return self.value(yes if self.truth(condition) else no)
            case Binary("&&", left, right):
                return flag(self.truth(left) and self.truth(right))
            case Binary("||", left, right):
                return flag(self.truth(left) or self.truth(right))
            case Binary("==", left, View(Name("DENORM"))):
                value = self.value(left)
                return flag(numbers.exponent(value) == 0 and numbers.fraction(value))
            case Binary(operator, left, right):
                return self.binary(operator, self.value(left), self.value(right))
        raise NotPseudocode(f"no value: {node}")

    def selected(self, node: Any) -> Value:
        """An element, a bit, or bits; ``[0 : 31]`` has them in the other order."""
        if isinstance(node, Index):
            inside = self.container(node.base)
            if inside is not None:
                return inside[self.integer(node.at)]
            return take(self.value(node.base).bits >> self.integer(node.at), "u1")
        base = self.value(node.base)
        kind = "u" if base.type[0] in "ui" else "b"
        if isinstance(node, Window):
            return take(base.bits >> self.integer(node.low), f"{kind}{self.integer(node.count)}")
        high, low = self.integer(node.high), self.integer(node.low)
        if high < low:
            return take(functions.reversed_bits(base.bits >> high, low - high + 1), f"{kind}{low - high + 1}")
        return take(base.bits >> low, f"{kind}{high - low + 1}")

    def cast(self, kind: str, inner: Any) -> Value:
        value = self.value(inner)
        is_literal = isinstance(inner, Number) and inner.is_pattern
        if value.type == "power":
            return Value(value.data, "power")
        if kind[0] == "f" and not is_literal and not value.is_float:
            return functions.from_integer(value.data, f"f{numbers.width_of(kind)}")
        return self.coerce(value, kind)

    def joined(self, parts: list[Value]) -> Value:
        bits = width = 0
        for part in parts:
            bits = bits << part.width | part.bits
            width += part.width
        return Value(bits, f"b{width}")

    def call(self, name: str, arguments: list[Any]) -> Any:
        if name in self.defined:
            return self.call_defined(self.defined[name], arguments)
        if name in functions.FUNCTIONS:
            return functions.FUNCTIONS[name](self.mode, *arguments)
        if name in self.library:
            return self.call_instruction(name, arguments)
        found = functions.conversion(name)
        if found is None:
            raise NotPseudocode(f"no function {name}")
        return found(self.mode, *arguments)

    def call_defined(self, function: Function, arguments: list[Any]) -> Any:
        inner = Evaluator(dict(self.names), dict(self.types), self.library, self.defined)
        inner.names.update(zip(function.parameters, arguments, strict=True))
        try:
            inner.run(function.body)
        except Returned as returned:
            return returned.value
        raise NotPseudocode(f"{function.name} returns nothing")

    def call_instruction(self, name: str, arguments: list[Value]) -> Value:
        """What another instruction leaves in D0, of the type that ends its name."""
        names = {f"S{i}": take(each.bits, f"b{max(each.width, 64)}") for i, each in enumerate(arguments)}
        names |= {"D0": Value(0, "b64"), "WAVE_MODE.IEEE": self.names.get("WAVE_MODE.IEEE", flag(True))}
        inner = Evaluator(names, {"D0": "b64"}, self.library)
        inner.run(self.library[name])
        kind = name.rpartition("_")[2]
        return take(inner.names["D0"].bits, "u32" if kind == "u8" else kind)

    def unary(self, operator: str, value: Value) -> Value:
        if operator == "!":
            return flag(not (value.bits if value.is_float else value.data))
        if value.is_float:
            return numbers.negated(value) if operator == "-" else value
        if operator == "~":
            return take(~value.data, value.type)
        return take(-value.data, promoted(value, value)) if operator == "-" else value

    def binary(self, operator: str, a: Value, b: Value) -> Value:
        if operator == "**":
            return Value(b.data, "power")
        if "power" in (a.type, b.type):
            scaled, power = (b, a) if a.type == "power" else (a, b)
            return functions.scaled(self.mode, scaled, Value(power.data, "i32"))
        if a.is_float or b.is_float:
            return self.floats(operator, *same_format(a, b))
        if operator in COMPARISONS:
            return flag(COMPARISONS[operator](a.data, b.data))
        kind = promoted(a, a if operator in ("<<", ">>") else b)
        return take(ARITHMETIC[operator](a.data, b.data), kind)

    def floats(self, operator: str, a: Value, b: Value) -> Value:
        if operator in COMPARISONS:
            if numbers.is_nan(a) or numbers.is_nan(b):
                return flag(operator == "!=")
            return flag(COMPARISONS[operator](numbers.ordered(a), numbers.ordered(b)))
        if operator == "-":
            operator, b = "+", numbers.negated(b)
        known = {"+": numbers.add, "*": numbers.multiply, "/": numbers.divide}
        return known[operator](a, b, self.mode)


def promoted(a: Value, b: Value) -> str:
    kind = "i" if a.type[0] == b.type[0] == "i" else "u"
    return f"{kind}{max(a.width, b.width, 32)}"


def same_format(a: Value, b: Value) -> tuple[Value, Value]:
    """Both in the wider format; an integer beside a float is converted."""
    floats = [value for value in (a, b) if value.is_float]
    kind = max(floats, key=lambda value: value.width).type
    x, y = (
        numbers.convert(value, kind) if value.is_float else functions.from_integer(value.data, kind)
        for value in (a, b)
    )
    return x, y
