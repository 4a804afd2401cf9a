"""What numpy computes of a builder's operations against what LLVM compiles of them, every bit.

Covers numpy_verbs.py and ieee.py.
"""

from __future__ import annotations

import ctypes
import itertools
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from drivers.sim.llvm import ieee
from drivers.sim.llvm.engine import LlvmEngine
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.numpy_verbs import dtype_of
from drivers.sim.llvm.text import F16, F32, F64, I1, I32, V1, V8, V16, V32, V64, Text, float_splat, splat

RNG = np.random.default_rng(5)
Array = ieee.Array
INTEGERS = {V16: "i16", V32: "i32", V64: "i64"}
FLOATS = {F32: "f32", F64: "f64"}
EDGES = [
    0,
    1,
    31,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x10000,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
    (1 << 63) - 1,
    1 << 63,
]
NUMBERS = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    2.5,
    np.inf,
    -np.inf,
    np.nan,
    65504.0,
    65520.0,
    3e38,
    -1e-40,
    1e300,
    2.0**31,
    -3e9,
    0.5,
]


def recorded(
    build: Callable[..., str], kind: str, sources: int, rounding: ieee.Rounding = None, quiets: bool = True
) -> Callable[..., Array]:
    """What `build` builds, a value of type `kind`, as a function of arrays."""
    t = NumpyText(sources, rounding, quiets)
    result = kind, build(t, *t.given)

    def compute(*values: Array) -> Array:
        (found,) = t.run(values, [t.place(*result)])
        return found if found.shape == values[0].shape else np.broadcast_to(found, values[0].shape)

    return compute


def values(kind: str) -> Any:
    """Special and random ones, in an order of their own each time."""
    dtype = dtype_of(kind)
    if dtype.kind == "f":
        numbers = [*NUMBERS, *(RNG.standard_normal(16) * 10.0 ** RNG.integers(-6, 6, 16)).tolist()]
        with np.errstate(all="ignore"):
            found = np.array(numbers).astype(dtype)
    else:
        mask = (1 << 8 * dtype.itemsize) - 1
        numbers = [*EDGES, *RNG.integers(0, 1 << 62, 20).tolist()]
        found = np.array([int(number) & mask for number in numbers]).astype(dtype)
    return RNG.permutation(found)


def compiled(build: Any, kind: str, result: str, sources: list[Any]) -> Any:
    """What LLVM makes of it: sources of type `kind`, the last result stored."""
    t, engine = Text(), LlvmEngine(())
    names = [t.let(f"load {kind}, ptr %p{place}, align 8") for place in range(len(sources))]
    name = build(t, *names)
    if result == V1:
        name, result = t.cast("zext", V1, name, V8), V8
    parameters = ", ".join(f"ptr %p{place}" for place in range(len(sources)))
    lines = [*t.externals.values(), f"define void @f(ptr %out, {parameters}) {{", *t.lines]
    lines += [f"  store {result} {name}, ptr %out, align 8", "  ret void", "}", ""]
    address = engine.load(engine.compile_quickly("\n".join(lines)), ["f"])["f"]
    out = np.zeros(32, dtype_of(result))
    kept = [np.ascontiguousarray(source) for source in (out, *sources)]
    ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(kept))(address)(*(each.ctypes.data for each in kept))
    return kept[0]


def agree(build: Any, kind: str, result: str, count: int) -> None:
    sources = [values(kind) for _ in range(count)]
    wanted = compiled(build, kind, result, sources)
    with np.errstate(all="ignore"):
        found = recorded(build, result, count)(*sources)
    assert found.tobytes() == wanted.view(found.dtype).tobytes()


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize("verb", ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"])
def test_integer_arithmetic_wraps_and_shifts_as_in_llvm(verb: str, kind: str) -> None:
    width = 8 * dtype_of(kind).itemsize

    def build(t: Text, a: str, b: str) -> str:
        return t.two(
            verb,
            kind,
            a,
            t.two("and", kind, b, splat(kind, width - 1)) if "sh" in verb or verb == "lshr" else b,
        )

    agree(build, kind, kind, 2)


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize("verb", ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
def test_integers_compare_with_their_sign_or_without(verb: str, kind: str) -> None:
    agree(lambda t, a, b: t.compare(f"icmp {verb}", kind, a, b), kind, V1, 2)


ORDERED = ["eq", "gt", "ge", "lt", "le"]


@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize(
    "verb", [*(f"o{name}" for name in ORDERED), "one", "ord", "uno", "une", "ueq", "ult", "uge"]
)
def test_floats_compare_with_nan_as_the_verb_says(verb: str, kind: str) -> None:
    agree(lambda t, a, b: t.compare(f"fcmp {verb}", kind, a, b), kind, V1, 2)


def agree_on_two(name: str, kind: str) -> None:
    short = INTEGERS.get(kind) or FLOATS[kind]
    agree(lambda t, a, b: t.call(kind, f"llvm.{name}.v32{short}", (kind, a), (kind, b)), kind, kind, 2)


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize("name", ["smin", "smax", "umin", "umax"])
def test_extremes_of_integers(name: str, kind: str) -> None:
    agree_on_two(name, kind)


@pytest.mark.parametrize("kind", [V16, V32])
@pytest.mark.parametrize("name", ["sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"])
def test_sums_that_saturate(name: str, kind: str) -> None:
    agree_on_two(name, kind)


@pytest.mark.parametrize("name", ["ctpop", "bitreverse"])
def test_intrinsics_of_one_integer(name: str) -> None:
    agree(lambda t, a: t.call(V32, f"llvm.{name}.v32i32", (V32, a)), V32, V32, 1)


@pytest.mark.parametrize("name", ["ctlz", "cttz"])
def test_zeros_are_counted_from_both_ends(name: str) -> None:
    agree(lambda t, a: t.call(V32, f"llvm.{name}.v32i32", (V32, a), ("i1", "false")), V32, V32, 1)


def test_a_funnel_shift_takes_its_amount_modulo_32() -> None:
    agree(lambda t, *each: t.call(V32, "llvm.fshr.v32i32", *((V32, value) for value in each)), V32, V32, 3)


CASTS = [
    ("zext", V16, V32), ("sext", V16, V32), ("zext", V32, V64), ("sext", V32, V64), ("trunc", V64, V32),
    ("trunc", V32, V16), ("bitcast", V32, F32), ("bitcast", F64, V64), ("uitofp", V32, F32),
    ("sitofp", V32, F32), ("uitofp", V32, F64), ("sitofp", V32, F64), ("uitofp", V16, F32),
    ("fpext", F32, F64), ("fptrunc", F64, F32), ("fpext", F16, F32), ("fptrunc", F32, F16),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "source", "target"), CASTS)
def test_casts(verb: str, source: str, target: str) -> None:
    agree(lambda t, a: t.cast(verb, source, a, target), source, target, 1)


def test_a_mask_is_extended_with_its_sign_or_with_zeros() -> None:
    for verb in ("sext", "zext"):
        agree(
            lambda t, a, verb=verb: t.cast(verb, V1, t.compare("icmp slt", V32, a, splat(V32, 0)), V32),
            V32,
            V32,
            1,
        )


@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize("verb", ["fadd", "fsub", "fmul"])
def test_float_arithmetic(verb: str, kind: str) -> None:
    agree(lambda t, a, b: t.two(verb, kind, a, b), kind, kind, 2)


@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize("name", ["floor", "ceil", "trunc", "roundeven", "fabs"])
def test_intrinsics_of_one_float(name: str, kind: str) -> None:
    agree(lambda t, a: t.call(kind, f"llvm.{name}.v32{FLOATS[kind]}", (kind, a)), kind, kind, 1)


@pytest.mark.parametrize("kind", FLOATS)
@pytest.mark.parametrize("name", ["minimumnum", "maximumnum", "copysign"])
def test_intrinsics_of_two_floats(name: str, kind: str) -> None:
    agree_on_two(name, kind)


@pytest.mark.parametrize(("target", "short"), [(V32, "i32"), (V16, "i16")])
@pytest.mark.parametrize("sign", "su")
def test_conversions_to_integers_saturate(sign: str, target: str, short: str) -> None:
    full = f"llvm.fpto{sign}i.sat.v32{short}.v32f32"
    agree(lambda t, a: t.call(target, full, (F32, a)), F32, target, 1)


def test_signalling_nans_are_a_class() -> None:
    """By LLVM's mask 1; 2 is quiet ones, 0x204 infinities."""
    for mask in (1, 2, 0x204):
        bits = np.array(
            [0x7F800001, 0xFFC00000, 0x7F800000, 0xFF800000, *RNG.integers(0, 1 << 32, 28)], np.uint32
        )

        def build(t: Text, a: str, mask: int = mask) -> str:
            return t.call(V1, "llvm.is.fpclass.v32f32", (F32, a), ("i32", str(mask)))

        sources = [bits.view(np.float32)]
        assert recorded(build, V1, 1)(*sources).tolist() == (compiled(build, F32, V1, sources) != 0).tolist()


WAYS = {ieee.TO_ZERO: lambda exact, low, high: high if exact < 0 else low,
        ieee.UPWARD: lambda exact, low, high: high, ieee.DOWNWARD: lambda exact, low, high: low}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", FLOATS)
def test_a_product_with_a_sum_is_rounded_in_any_direction(kind: str, way: str) -> None:
    """Against fractions: the neighbour of the exact result on the side that the direction says."""
    dtype = dtype_of(kind)
    a, b, c = (RNG.standard_normal(32).astype(dtype) for _ in range(3))
    names = [(kind, f"%{place}") for place in range(3)]
    t = NumpyText(3, way)
    (found,) = t.run([a, b, c], [t.place(kind, t.call(kind, f"llvm.fma.v32{FLOATS[kind]}", *names))])
    for x, y, z, got in zip(a.tolist(), b.tolist(), c.tolist(), found, strict=True):
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        near = dtype.type(float(exact))
        low = near if Fraction(float(near)) <= exact else np.nextafter(near, dtype.type(-np.inf))
        high = near if Fraction(float(near)) >= exact else np.nextafter(near, dtype.type(np.inf))
        assert got == WAYS[way](exact, low, high)


def test_an_infinite_addend_decides_where_the_product_is_beyond_every_double() -> None:
    a, b, c = (np.full(32, number) for number in (1e300, -1e300, np.inf))
    names = [(F64, f"%{place}") for place in range(3)]
    t = NumpyText(3)
    with np.errstate(over="ignore", invalid="ignore"):
        (found,) = t.run([a, b, c], [t.place(F64, t.call(F64, "llvm.fma.v32f64", *names))])
    assert found.tolist() == [np.inf] * 32


def test_of_two_nans_the_first_goes_on_quiet() -> None:
    a, b = (np.full(1, bits, np.uint32).view(np.float32) for bits in (0x7F800111, 0xFFC00222))
    with np.errstate(invalid="ignore"):
        found = recorded(lambda t, *both: t.two("fadd", F32, *both), F32, 2)(a, b)
    assert found.view(np.uint32).tolist() == [0x7FC00111]


def test_the_same_of_the_same_is_computed_once() -> None:
    t = NumpyText(1)
    assert t.two("add", V32, "%0", splat(V32, 3)) == t.two("add", V32, "%0", splat(V32, 3))
    assert len(t.steps) == 1


def test_constants_are_read_as_ir_spells_them() -> None:
    texts = {float_splat(F32, 0x3FF8000000000000): (F32, 1.5), "splat (half 0xH3C00)": (F16, 1.0),
             "splat (i1 true)": (V1, True), "zeroinitializer": (V64, 0)}  # fmt: skip
    for text, (kind, wanted) in texts.items():
        found = recorded(lambda t, a, text=text: text, kind, 1)(np.zeros(32, np.float32))
        assert found.tolist() == [wanted] * 32


@pytest.mark.parametrize("kind", ["ptr addrspace(1)", "[4 x i32]", "i128", "<4 x fp128>"])
def test_a_type_that_numpy_has_not_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"numpy has no type for {kind}")):
        dtype_of(kind)


@pytest.mark.parametrize("name", ["uadd", "usub", "sadd", "ssub"])
def test_scalars_wrap_and_say_so(name: str) -> None:
    """Against Python's integers."""
    t = NumpyText(2)
    value, wrapped = t.with_overflow(name, *t.given)
    bounds = np.iinfo(np.uint32 if name[0] == "u" else np.int32)
    for a, b in itertools.product(EDGES[:10], EDGES[:10]):
        x, y = (int(np.uint32(each).astype(bounds.dtype)) for each in (a, b))
        exact = x + y if "add" in name else x - y
        with np.errstate(all="ignore"):
            found = t.run([np.uint32(a), np.uint32(b)], [t.place(I32, value), t.place(I1, wrapped)])
        assert found == [exact & 0xFFFFFFFF, not bounds.min <= exact <= bounds.max]


LANE_NUMBERS = np.arange(32, dtype=np.uint32)


def lanes_run(build: Callable[[NumpyText], str], kind: str, *sources: Array) -> list[Any]:
    t = NumpyText(len(sources))
    name = build(t)
    (found,) = t.run(sources, [t.place(kind, name)])
    return np.asarray(found).tolist()


def test_dwords_go_to_lanes_and_of_several_the_highest_wins() -> None:
    places = np.minimum(LANE_NUMBERS, 3).astype(np.uint32)
    mask = LANE_NUMBERS != 31
    found = lanes_run(lambda t: t.scatter("%0", "%1", "%2"), V32, LANE_NUMBERS, places, mask)
    assert found == [0, 1, 2, 30, *[0] * 28]


def test_lanes_are_taken_by_fixed_numbers_and_by_others() -> None:
    backwards = list(range(31, -1, -1))
    assert lanes_run(lambda t: t.shuffle(V32, "%0", backwards), V32, LANE_NUMBERS) == backwards
    assert lanes_run(lambda t: t.gather("%0", "%1"), V32, LANE_NUMBERS, LANE_NUMBERS[::-1]) == backwards
    assert lanes_run(lambda t: t.lane(V32, "%0", 7), "i32", LANE_NUMBERS) == 7


def test_a_scalar_goes_to_one_lane_or_to_all() -> None:
    place = np.uint32(2)
    found = lanes_run(lambda t: t.with_lane(V32, "%0", "9", "%1"), V32, LANE_NUMBERS, np.asarray(place)[()])
    assert found == [0, 1, 9, *range(3, 32)]
    assert lanes_run(lambda t: t.splat(V32, "%0"), V32, np.uint32(5)) == [5] * 32


def test_a_dword_and_a_mask_of_lanes_are_the_same_bits() -> None:
    word = np.uint32(0x80000005)
    assert lanes_run(lambda t: t.bits("i32", "%0", V1), V1, word)[:4] == [True, False, True, False]
    assert lanes_run(lambda t: t.bits(V1, t.bits("i32", "%0", V1), "i32"), "i32", word) == 0x80000005


def test_one_bit_of_a_number_is_its_lowest() -> None:
    assert lanes_run(lambda t: t.cast("trunc", V32, "%0", V1), V1, LANE_NUMBERS)[:4] == [0, 1, 0, 1]


@pytest.mark.parametrize("write", [lambda t: t.do("ret void"), lambda t: t.let("load i32, ptr %a")])
def test_memory_and_branches_are_refused(write: Callable[[NumpyText], object]) -> None:
    with pytest.raises(ValueError, match="numpy has nothing for"):
        write(NumpyText(0))


@pytest.mark.parametrize("is_first", [True, False])
def test_of_two_ways_only_the_one_that_is_taken_runs(is_first: bool) -> None:
    t, calls = NumpyText(3), []

    def way(number: str) -> list[str]:
        t.perform(lambda caller: calls.append((caller, number)))
        return [t.two("add", I32, t.given[2], number)]

    (met,) = t.either(t.given[1], lambda: way("10"), lambda: way("20"), I32)
    found = t.run(["me", is_first, np.uint32(5)], [t.place(I32, t.two("add", I32, met, "100"))])
    assert found == [115 if is_first else 125]
    assert calls == [("me", "10" if is_first else "20")]


def test_what_a_way_has_computed_is_not_known_after_it() -> None:
    """The same sum is computed anew, since the way may not have run."""
    t = NumpyText(2)

    def way() -> None:
        t.two("add", I32, t.given[1], "1")

    t.unless(t.given[0], way)
    assert t.run([True, np.uint32(5)], [t.place(I32, t.two("add", I32, t.given[1], "1"))]) == [6]
