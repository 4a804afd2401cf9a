"""What each verb, cast and intrinsic of LLVM IR is in numpy. Source: LLVM's language reference.

In: a verb and types as `text` spells them. Out: a function of arrays, in which one lane may stand for all 32.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from drivers.sim.llvm import ieee
from drivers.sim.llvm.ieee import Array, Rounding
from drivers.sim.llvm.text import LANES

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
def cast(verb: str, dtype: Any, way: Rounding) -> Callable[[Array], Array]:
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


def one_lane(lanes: Array, place: Array) -> Array:
    found: Array = lanes[place if len(lanes) > 1 else 0]
    return found


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


def kept(value: Array) -> Array:
    return value


def first_of(dtype: Any, data: Array) -> Array:
    """The number at the start of bytes."""
    found: Array = data[: dtype.itemsize].view(dtype)[0]
    return found


@cache
def rounded(function: Callable[..., Array], way: Rounding) -> Callable[..., Array]:
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
