"""The builder of `text` for numpy: a function body as a list of numpy's functions, to be run on arrays.

Knows what builders of values ask for: arithmetic, casts, choices, intrinsics, moves between lanes, and
vectors in %buffer; no other memory and no branches.
Source: LLVM's language reference, whose meaning of each verb this is.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from drivers.sim.llvm import ieee
from drivers.sim.llvm.ieee import Array, Way
from drivers.sim.llvm.text import I32, LANES, PTR, V1, V32, Text
from drivers.sim.llvm.text import constant as lanes_constant
from drivers.sim.llvm.text import element as element_of

DTYPES: dict[str, Any] = {
    "i1": np.bool_, "i8": np.uint8, "i16": np.uint16, "i32": np.uint32, "i64": np.uint64,
    "half": np.float16, "float": np.float32, "double": np.float64,
}  # fmt: skip
INTRINSIC = re.compile(r"llvm\.(.+?)\.(?:v32)?[if]\d")
ELEMENT = re.compile(r"(?:<\d+ x )?(\w+)>?")


@cache
def dtype_of(kind: str) -> Any:
    """Of a type, or of the elements of a vector."""
    found = ELEMENT.fullmatch(kind)
    if not found or found[1] not in DTYPES:
        raise ValueError(f"numpy has no type for {kind}")
    return np.dtype(DTYPES[found[1]])


@cache
def constant(kind: str, text: str) -> Array:
    """A constant as IR spells it: a number, or lanes, of which one stands for all that are the same."""
    dtype = dtype_of(kind)
    if not kind.startswith("<"):
        scalar: Array = number(text, dtype)[0]
        return scalar
    inner = text.removeprefix("splat (").strip("<>)")
    parts = [] if text == "zeroinitializer" else [part.split()[-1] for part in inner.split(", ")]
    return np.concatenate([number(part, dtype) for part in parts or ["0"]])


def number(text: str, dtype: Any) -> Array:
    """Halves are written by 16 bits, other floats by those of binary64."""
    if dtype.kind == "b":
        return np.array([text == "true"])
    if text.startswith("0xH"):
        return np.array([int(text[3:], 16)], np.uint16).view(dtype)
    if text.startswith("0x"):
        return np.array([int(text, 16)], np.uint64).view(np.float64).astype(dtype)
    return np.array([int(text) & (1 << 8 * dtype.itemsize) - 1], dtype)


SIGNED = {np.dtype(f"u{size}"): np.dtype(f"i{size}") for size in (1, 2, 4, 8)}
UNSIGNED = {other: one for one, other in SIGNED.items()}


def signed(value: Array) -> Array:
    return value.view(SIGNED[value.dtype])


def unsigned(value: Array) -> Array:
    return value.view(UNSIGNED[value.dtype])


INTEGER: dict[str, Callable[..., Array]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and": operator.and_, "or": operator.or_,
    "or disjoint": operator.or_, "xor": operator.xor, "shl": operator.lshift, "lshr": operator.rshift,
    "ashr": lambda a, n: unsigned(signed(a) >> signed(n)),
}  # fmt: skip
FLOAT: dict[str, Callable[..., Array]] = {
    "fadd": ieee.add, "fsub": ieee.subtract, "fmul": ieee.multiply, "fdiv": ieee.divide,
}  # fmt: skip
COMPARISONS: dict[str, Callable[..., Array]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt,
    "ge": operator.ge,
}  # fmt: skip


@cache
def comparison(verb: str) -> Callable[..., Array]:
    """icmp's verbs tell signs; fcmp's begin with o, false with a NaN, or with u, true with one."""
    family, name = verb.split()
    if name in ("ord", "uno"):
        return unordered if name == "uno" else lambda a, b: ~unordered(a, b)
    relation = COMPARISONS[name[-2:]]
    if family == "icmp":
        return relation if name[0] != "s" else lambda a, b: relation(signed(a), signed(b))
    if name[0] == "u":
        return lambda a, b: relation(a, b) | unordered(a, b)
    return relation if name != "one" else lambda a, b: relation(a, b) & ~unordered(a, b)


def unordered(a: Array, b: Array) -> Array:
    return np.isnan(a) | np.isnan(b)


@cache
def cast(verb: str, dtype: Any, way: Way) -> Callable[[Array], Array]:
    if verb == "bitcast":
        return lambda value: value.view(dtype)
    if dtype.kind == "b":
        return lambda value: value & value.dtype.type(1) != 0
    if verb == "sext":
        return lambda value: unsigned(widened(value).astype(f"i{dtype.itemsize}"))
    if dtype.kind != "f":
        return lambda value: value.astype(dtype)
    if verb == "sitofp":
        return lambda value: ieee.to_float(signed(value), dtype, way)
    return lambda value: ieee.to_float(value, dtype, way)


def widened(value: Array) -> Array:
    """What sext makes wider; one bit is -1 or 0."""
    return -value.view(np.int8) if value.dtype.kind == "b" else signed(value)


def chosen(flag: Array, yes: Array, no: Array) -> Array:
    """np.where of one flag."""
    return yes if flag else no


# -- lanes -----------------------------------------------------------------------------------------


def in_lanes(value: Array) -> Array:
    return np.full(LANES, value)


def lanes_of(word: Array) -> Array:
    """The bits of a dword as lanes."""
    return np.unpackbits(np.frombuffer(word.tobytes(), np.uint8), bitorder="little").view(bool)


def word_of(lanes: Array) -> Array:
    """A lane mask as a dword."""
    bits: Array = np.packbits(np.broadcast_to(lanes, LANES), bitorder="little").view(np.uint32)[0]
    return bits


def taken(lanes: Array, places: Array) -> Array:
    """Lane i takes lane places[i]."""
    found: Array = np.broadcast_to(lanes, LANES)[places]
    return found


def sent(lanes: Array, places: Array, mask: Array) -> Array:
    """Lane i goes to lane places[i]; numpy keeps the last of several."""
    found = np.zeros(LANES, lanes.dtype)
    found[places[mask]] = lanes[mask]
    return found


def with_lane(lanes: Array, scalar: Array, place: Array) -> Array:
    found = np.broadcast_to(lanes, LANES).copy()
    found[place] = scalar
    return found


@cache
def rounded(function: Callable[..., Array], way: Way) -> Callable[..., Array]:
    return partial(function, way)


def per_lane(function: Callable[..., int]) -> Callable[..., Array]:
    """A Python function of integers, lane by lane."""

    each = np.frompyfunc(function, 2, 1)

    def compute(value: Array, *_: Array) -> Array:
        return np.asarray(each(value, 8 * value.dtype.itemsize), value.dtype)[()]

    return compute


def saturated(combine: Callable[..., Array], is_signed: bool) -> Callable[..., Array]:
    """A sum or difference that ends at the last number of its type."""

    def compute(a: Array, b: Array) -> Array:
        x, y = (signed(each) if is_signed else each for each in (a, b))
        bounds = np.iinfo(x.dtype)
        exact = combine(x.astype(np.int64), y.astype(np.int64))
        return np.clip(exact, bounds.min, bounds.max).astype(a.dtype)

    return compute


def of_signed(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda *values: unsigned(function(*(signed(value) for value in values)))


def funnel_right(high: Array, low: Array, amount: Array) -> Array:
    """The low half of both, shifted right modulo their width."""
    wide = high.astype(np.uint64) << np.uint64(32) | low
    return (wide >> (amount & np.uint32(31)).astype(np.uint64)).astype(np.uint32)


def power_scaled(value: Array, power: Array) -> Array:
    found: Array = np.ldexp(value, np.clip(signed(power), -5000, 5000))
    return found


def has_wrapped(combine: Callable[..., Array], is_signed: bool) -> Callable[..., Array]:
    def compute(a: Array, b: Array) -> Array:
        x, y = (signed(each) if is_signed else each for each in (a, b))
        found: Array = combine(x.astype(np.int64), y.astype(np.int64)) != combine(x, y)
        return found

    return compute


COMBINED = {"add": operator.add, "sub": operator.sub}
WRAPPED = {
    f"{sign}{verb}": has_wrapped(combine, sign == "s") for sign in "us" for verb, combine in COMBINED.items()
}
INTRINSICS: dict[str, Callable[..., Array]] = {
    "smin": of_signed(np.minimum), "smax": of_signed(np.maximum), "umin": np.minimum, "umax": np.maximum,
    "uadd.sat": saturated(operator.add, False), "sadd.sat": saturated(operator.add, True),
    "usub.sat": saturated(operator.sub, False), "ssub.sat": saturated(operator.sub, True),
    "ctpop": per_lane(lambda x, bits: x.bit_count()),
    "ctlz": per_lane(lambda x, bits: bits - x.bit_length()),
    "cttz": per_lane(lambda x, bits: (x & -x).bit_length() - 1 if x else bits),
    "bitreverse": per_lane(lambda x, bits: int(f"{x:0{bits}b}"[::-1], 2)),
    "abs": lambda value, _: unsigned(np.abs(signed(value))),
    "vector.reduce.or": np.bitwise_or.reduce,
    "fshr": funnel_right, "ldexp": power_scaled, "arithmetic.fence": lambda a: a,
    "fabs": np.abs, "copysign": np.copysign, "sqrt": lambda a: ieee.with_nans(np.sqrt(a), a),
    "floor": ieee.whole(np.floor), "ceil": ieee.whole(np.ceil), "trunc": ieee.whole(np.trunc),
    "roundeven": ieee.whole(np.rint),
    "minimumnum": ieee.extreme(True), "maximumnum": ieee.extreme(False),
    "is.fpclass": ieee.is_of_class,
}  # fmt: skip
LIBRARY: dict[str, Callable[..., Array]] = {}  # others' functions, by the names that builders call
CONVERSIONS = {"fptoui.sat": "u", "fptosi.sat": "i"}


@cache
def conversion(letter: str, dtype: Any) -> Callable[[Array], Array]:
    return lambda value: ieee.to_integer(value, f"{letter}{dtype.itemsize}").view(dtype)


@cache
def intrinsic_of(name: str) -> str:
    """``llvm.fptoui.sat.v32i32.v32f32`` -> ``fptoui.sat``."""
    found = INTRINSIC.match(name)
    return found[1] if found else name


class NumpyText(Text):
    """One function body. A value's name is its place among the values of a run, of which `sources` are given.
    rounding, quiets: as in `Text`.
    """

    def __init__(self, sources: int, rounding: Way = None, quiets: bool = True) -> None:
        super().__init__()
        self.rounding, self.quiets = rounding, quiets
        self.given = [f"%{place}" for place in range(sources)]
        self.steps: list[tuple[Callable[..., Array], tuple[int | Array, ...]]] = []
        self.names: dict[object, str] = {}
        self.buffer: dict[int, str] = {}  # by the byte in it

    def run(self, sources: Sequence[Array], *results: tuple[str, str]) -> list[Array]:
        """The values of results, given by type and name."""
        values: list[Any] = [*sources, *[None] * (len(self.given) - len(sources))]
        for function, operands in self.steps:
            values.append(function(*[values[each] if type(each) is int else each for each in operands]))
        places = (self.operand(*result) for result in results)
        return [values[place] if isinstance(place, int) else place for place in places]

    def apply(self, function: Callable[..., Array], *operands: tuple[str, str]) -> str:
        """What a function makes of values, given by type and name; the same of the same."""
        key = function, operands
        if key not in self.names:
            self.names[key] = f"%{len(self.given) + len(self.steps)}"
            self.steps.append((function, tuple(self.operand(*each) for each in operands)))
        return self.names[key]

    def operand(self, kind: str, name: str) -> int | Array:
        """The place of a value, or a constant."""
        return int(name[1:]) if name.startswith("%") else constant(kind, name)

    def let(self, expression: str) -> str:
        raise ValueError(f"numpy has nothing for {expression}")

    def do(self, line: str) -> None:
        raise ValueError(f"numpy has nothing for {line}")

    def effect(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A call that works on the buffer."""
        if name not in EFFECTS:
            raise ValueError(f"numpy has nothing for {name}")
        EFFECTS[name](self, *(value for kind, value in arguments if kind != PTR))
        return ""

    def fill_buffer(self, values: Sequence[str], offset: int = 0) -> None:
        self.buffer.update({128 * index + offset: value for index, value in enumerate(values)})

    def buffer_dword(self, index: int) -> str:
        return self.buffer[128 * index]

    def splat(self, vector: str, value: str) -> str:
        if not value.startswith("%"):
            return super().splat(vector, value)
        return self.apply(in_lanes, (element_of(vector), value))

    def lane(self, vector: str, value: str, index: int | str) -> str:
        return self.apply(taken, (vector, value), (I32, str(index)))

    def with_lane(self, vector: str, value: str, scalar: str, index: str) -> str:
        return self.apply(with_lane, (vector, value), (element_of(vector), scalar), (I32, index))

    def shuffle(self, vector: str, value: str, sources: Sequence[int]) -> str:
        return self.apply(taken, (vector, value), (V32, lanes_constant(V32, sources)))

    def gather(self, lanes: str, indices: str) -> str:
        return self.apply(taken, (V32, lanes), (V32, indices))

    def scatter(self, lanes: str, indices: str, mask: str) -> str:
        return self.apply(sent, (V32, lanes), (V32, indices), (V1, mask))

    def two(self, verb: str, kind: str, left: str, right: str) -> str:
        function = rounded(FLOAT[verb], self.rounding) if verb in FLOAT else INTEGER[verb]
        return self.apply(function, (kind, left), (kind, right))

    def minus(self, vector: str, value: str) -> str:
        return self.apply(np.negative, (vector, value))

    def compare(self, verb: str, kind: str, left: str, right: str) -> str:
        return self.apply(comparison(verb), (kind, left), (kind, right))

    def select(self, flag_kind: str, flag: str, kind: str, yes: str, no: str) -> str:
        function = np.where if flag_kind.startswith("<") else chosen
        return self.apply(function, (flag_kind, flag), (kind, yes), (kind, no))

    def cast(self, verb: str, source: str, value: str, target: str) -> str:
        if source == target:
            return value
        if (source, target) in ((I32, V1), (V1, I32)):
            return self.apply(lanes_of if target == V1 else word_of, (source, value))
        return self.apply(cast(verb, dtype_of(target), self.rounding), (source, value))

    def with_overflow(self, name: str, left: str, right: str) -> tuple[str, str]:
        return self.two(name[1:], I32, left, right), self.apply(WRAPPED[name], (I32, left), (I32, right))

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        short = intrinsic_of(name)
        if short == "fma":
            return self.apply(rounded(ieee.fma, self.rounding), *arguments)
        if short in CONVERSIONS:
            return self.apply(conversion(CONVERSIONS[short], dtype_of(result)), *arguments)
        return self.apply(LIBRARY.get(name) or INTRINSICS[short], *arguments)


EFFECTS: dict[str, Callable[..., None]] = {}  # others' calls: of a NumpyText and numbers
