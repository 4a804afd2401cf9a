"""Addresses of global memory, carried out here on Python numbers at the edges of their ranges.

Covers memory.py, edge.py and index.py. What each instruction means: RDNA3 and RDNA4 ISA documents, SOP2 and
VOP3. An access adds a scalar base of 64 bits, a vector offset of 32 bits without a sign, and an immediate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.rdna.build import Scope, root_scope
from tensor.codegen.rdna.edge import EdgeMemory
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.codegen.rdna.index import Index
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Digit, Form, evaluate
from tensor.ir.kernel import Param

WORD, PAIR = (1 << 32) - 1, (1 << 64) - 1
LANE, GROUP = Axis(100, 32), Axis(101, 1 << 20)
POINTER = 0x7F12_FFFF_F000


def signed(word: int) -> int:
    return (word & WORD) - (1 << 32 if word & 1 << 31 else 0)


PLAIN: dict[str, Callable[..., int]] = {
    **{name: lambda a: a for name in ("s_mov_b32", "v_mov_b32", "s_mov_b64")},
    **{name: lambda a, b: a * b for name in ("s_mul_i32", "v_mul_lo_u32")},
    **{name: lambda a, b: a + b for name in ("s_add_i32", "v_add_nc_u32")},
    **{"s_sub_i32": lambda a, b: a - b, "v_sub_nc_u32": lambda a, b: a - b},
    **{"s_lshl_b32": lambda a, b: a << b, "v_lshlrev_b32": lambda a, b: b << a},
    **{"s_lshr_b32": lambda a, b: (a & WORD) >> b, "v_lshrrev_b32": lambda a, b: (b & WORD) >> a},
    **{"s_and_b32": lambda a, b: a & b, "v_and_b32": lambda a, b: a & b},
    "s_ashr_i32": lambda a, b: signed(a) >> b,
    "s_mul_hi_u32": lambda a, b: (a & WORD) * (b & WORD) >> 32,
    "v_mul_hi_u32": lambda a, b: (a & WORD) * (b & WORD) >> 32,
    "v_mul_u32_u24": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "v_mad_u32_u24": lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) + c,
    "v_lshl_add_u32": lambda a, b, c: (a << b) + c,
    "v_add3_u32": lambda a, b, c: a + b + c,
}


class Machine:
    """Registers by the virtual register, a pair as one number; scc is the carry."""

    def __init__(self, scope: Scope, known: dict[VReg, int]) -> None:
        self.held, self.scc = dict(known), 0
        for inst in scope.items:
            sources = [self.value(use) for use in inst.uses]
            if inst.op in ("s_add_u32", "s_addc_u32"):
                total = sum(s & WORD for s in sources) + (self.scc if inst.op == "s_addc_u32" else 0)
                self.scc = total >> 32
            else:
                total = PLAIN[inst.op](*sources)
            self.put(inst.defs[0], total)

    def value(self, operand: Any) -> int:
        if isinstance(operand, VReg):
            return self.held[operand]
        return self.held[operand.reg] >> 32 * operand.index & WORD if isinstance(operand, Part) else operand

    def put(self, target: Any, made: int) -> None:
        if isinstance(target, Part):
            shift = 32 * target.index
            kept = self.held.get(target.reg, 0) & ~(WORD << shift)
            self.held[target.reg] = kept | (made & WORD) << shift
        else:
            self.held[target] = made & (PAIR if target.count == 2 else WORD)


class Bench:
    """A memory of one slot over a lane and a group."""

    def __init__(self, arch: str, dtype: DType = dtypes.uint8, count: int = 1 << 40) -> None:
        self.root = root_scope(GENERATIONS[arch])
        self.lane, self.group, self.pointer = self.root.reg("v"), self.root.reg("s"), self.root.reg("s", 2)
        index = Index(self.root, LANE, GROUP, self.lane, self.group)
        self.memory = EdgeMemory(index, {0: self.pointer}, {0: Param(0, dtype, count, "r")})

    def place(self, form: Form, lane: int, group: int) -> int:
        """The address that an access goes to."""
        at = self.memory.address(0, form)
        base, offset = self.memory.within(at, self.memory.reach)
        assert 0 <= offset < self.memory.reach
        machine = Machine(self.root, {self.lane: lane, self.group: group, self.pointer: POINTER})
        beside = 0 if at.lane is None else machine.value(at.lane) & WORD
        return machine.value(base) + beside + offset & PAIR

    def ops(self) -> list[str]:
        return [inst.op for inst in self.root.items]


POINTS = [(0, 0), (1, 3), (31, 0), (31, 1), (5, (1 << 20) - 1), (31, (1 << 20) - 1)]
BIT, HALF = Digit(Form(0, ((GROUP, 1),)), 1, 2), Digit(Form(0, ((GROUP, 1),)), 2, 0)
ODD, TWOS = (Digit(Form(0, ((LANE, 1),)), divisor, 2) for divisor in (1, 2))
REACHES = [1 << 12, 1 << 23]
FORMS = [
    *[
        Form(0),
        Form(7, ((LANE, 1), (GROUP, 32))),
        Form(93, ((LANE, -3),)),
        Form(155, ((LANE, -5), (GROUP, 64))),
        Form(10, ((LANE, -4), (GROUP, 128))),
    ],
    *[Form(edge, ((LANE, 4),)) for reach in REACHES for edge in (reach - 1, reach, reach + 5)],
    *[Form(reach + edge, ((LANE, -4),)) for reach in REACHES for edge in (0, 123, 124, 125)],
    *[Form(edge, ((GROUP, 4),)) for reach in REACHES for edge in (reach - 1, reach, 3 * reach)],
    *[Form(reach, ((ODD, 1 << 31), (TWOS, (1 << 31) - reach))) for reach in REACHES],  # 4 GiB at most
    *[Form(0, ((LANE, 1 << 27),)), Form(5, ((LANE, 138547332),)), Form(1 << 33, ((LANE, 1),))],
    *[Form(0, ((BIT, most),)) for most in ((1 << 31) - 1, 1 << 31, WORD, 1 << 32, (1 << 35) + 3)],
    *[Form(0, ((BIT, -(1 << 31)), (LANE, 1))), Form(9, ((HALF, 1 << 13), (BIT, 5), (LANE, 2)))],
    *[Form(0, ((BIT, -4), (Digit(Form(0, ((GROUP, 1),)), 4, 2), (1 << 31) - 1)))],
]


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_an_address_is_the_slots_plus_the_bytes_of_its_form(arch: str, form: Form) -> None:
    for dtype in (dtypes.uint8, dtypes.float32):
        for lane, group in POINTS:
            if dtype.itemsize == 4 and max(map(abs, form.bounds)) >= 1 << 29:
                continue
            place = Bench(arch, dtype).place(form, lane, group)
            number = evaluate(form, {LANE: lane, GROUP: group})
            assert place == POINTER + dtype.itemsize * number & PAIR


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize(("begin", "moves"), [(92, True), (93, False), (94, False)])
def test_lanes_that_count_down_to_the_slots_first_byte_need_no_other_base(
    arch: str, begin: int, moves: bool
) -> None:
    """Their offset has no sign: 31 steps of 3 bytes down are taken from 93 or more in the offset itself."""
    bench = Bench(arch)
    bench.memory.address(0, Form(begin, ((LANE, -3),)))
    assert ("s_add_u32" in bench.ops()) is moves


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize(
    ("form", "far"),
    [
        *[(Form(0, ((BIT, WORD),)), False), (Form(0, ((BIT, 1 << 32),)), True)],
        *[(Form(0, ((BIT, 1 << 31),)), False), (Form(0, ((BIT, (1 << 32) - 2), (HALF, 1))), True)],
    ],
)
def test_uniform_bytes_are_one_number_as_long_as_32_bits_hold_them(arch: str, form: Form, far: bool) -> None:
    bench = Bench(arch)
    bench.memory.address(0, form)
    assert ("s_mul_hi_u32" in bench.ops()) is far


@pytest.mark.parametrize(
    ("terms", "fine"),
    [
        *[(((BIT, -(1 << 31)),), True), (((BIT, -(1 << 31) - 1),), False)],
        *[(((BIT, -1), (HALF, 1 << 12)), True), (((BIT, -1), (HALF, (1 << 12) + 1)), False)],
    ],
)
def test_numbers_below_zero_have_31_bits(terms: tuple[Any, ...], fine: bool) -> None:
    if fine:
        Bench("gfx1100").memory.address(0, Form(0, terms))
    else:
        with pytest.raises(IRError, match=r"a uniform offset of -\d+ bytes a step does not fit 32 bits"):
            Bench("gfx1100").memory.address(0, Form(0, terms))


@pytest.mark.parametrize(("stride", "fine"), [(138547332, True), (138547333, False)])
def test_lanes_of_one_access_lie_within_4_gib(stride: int, fine: bool) -> None:
    """31 strides are 2**32 less 4, or more than 32 bits hold; either way round."""
    for sign in (1, -1):
        if fine:
            Bench("gfx1100").memory.address(0, Form(0, ((LANE, sign * stride),)))
        else:
            with pytest.raises(IRError, match="lanes span 4294967323 bytes; the offset has 32 bits"):
                Bench("gfx1100").memory.address(0, Form(0, ((LANE, sign * stride),)))


@pytest.mark.parametrize(("second", "fine"), [((1 << 31) - 1, True), (1 << 31, False)])
def test_lanes_4_gib_apart_are_too_far(second: int, fine: bool) -> None:
    """The last reachable byte is 2**32 - 1 behind the base."""
    form = Form(0, ((ODD, 1 << 31), (TWOS, second)))
    if fine:
        assert Bench("gfx1100").place(form, 3, 0) == POINTER + (1 << 32) - 1
    else:
        with pytest.raises(IRError, match="lanes span 4294967296 bytes"):
            Bench("gfx1100").memory.address(0, form)


ACCESSES: dict[str, Callable[[EdgeMemory, VReg, tuple[Bound, ...], Scope], Any]] = {
    "load": lambda memory, _, guards, scope: memory.load(0, Form(0, ((LANE, 1),)), 1, guards, scope),
    "raw": lambda memory, _, guards, scope: memory.raw(0, Form(0, ((LANE, 1),)), 1, guards, scope),
    "gather": lambda memory, at, _, scope: memory.gather(0, Form(0), 1, (at, dtypes.int32, None), (), scope),
    "cut": lambda memory, _, guards, scope: memory.cut(0, guards[0].form, guards[0], guards, scope),
    "scatter": lambda memory, at, _, scope: memory.scattered(0, Form(0), at, scope),
}


@pytest.mark.parametrize("dtype", [dtypes.uint8, dtypes.float32, dtypes.int64], ids=lambda d: d.name)
@pytest.mark.parametrize("access", ACCESSES.values(), ids=ACCESSES)
def test_what_needs_an_offset_of_32_bits_reaches_4_gib_and_not_an_element_more(
    access: Any, dtype: DType
) -> None:
    guards = (Bound(Form(0, ((LANE, 1),)), 0, 5),)
    count = (1 << 32) // dtype.itemsize
    bench = Bench("gfx1100", dtype, count)
    access(bench.memory, bench.lane, guards, bench.root)
    bench = Bench("gfx1100", dtype, count + 1)
    with pytest.raises(IRError, match=f"{count + 1} elements of {dtype.name} take more than 4 GiB"):
        access(bench.memory, bench.lane, guards, bench.root)


@pytest.mark.parametrize(("index", "offset"), [(0, 8), (39, 164), (40, None), (-1, None)])
def test_a_gather_at_a_number_is_a_load_where_it_is_below_the_limit_and_nothing_elsewhere(
    index: int, offset: int | None
) -> None:
    bench = Bench("gfx1100", dtypes.float32)
    (found,) = bench.memory.gather(0, Form(2), 1, (index, dtypes.int32, 40), (), bench.root)
    read = [(inst.op, inst.mods["offset"]) for inst in bench.root.items]
    assert read == ([] if offset is None else [("s_load_b32", offset)])
    assert (found == 0) is (offset is None)


@pytest.mark.parametrize("access", ["load", "raw", "cut", "gather"])
def test_an_access_under_a_guard_that_never_holds_is_zeros(access: str) -> None:
    bench = Bench("gfx1100", dtypes.float32)
    never = (Bound(Form(0, ((LANE, 1),)), 32, 40),)
    more = {"cut": never, "gather": (2, (bench.lane, dtypes.int32, 40))}.get(access, (2,))
    found = getattr(bench.memory, access)(0, Form(0, ((LANE, 1),)), *more, never, bench.root)
    assert found == [0, 0] and not bench.root.items


@pytest.mark.parametrize("access", ["load", "raw", "cut"])
def test_lanes_outside_of_a_guard_read_at_the_beginning_and_get_zeros(access: str) -> None:
    """V_CNDMASK_B32 takes its first source where the mask has no bit."""
    bench = Bench("gfx1100", dtypes.float32, 64)
    some = (Bound(Form(0, ((LANE, 1),)), 0, 20),)
    more = some if access == "cut" else (2,)
    getattr(bench.memory, access)(0, Form(0, ((LANE, 1),)), *more, some, bench.root)
    chosen = [inst.uses[0] for inst in bench.root.items if inst.op == "v_cndmask_b32"]
    assert chosen == [0, 0, 0]


@pytest.mark.parametrize(("end", "is_shifted"), [(34, False), (33, False), (32, True)])
def test_a_vector_is_shifted_only_where_one_may_cross_the_end_of_its_row(end: int, is_shifted: bool) -> None:
    """Two elements from the last lane's on: 31 and 32."""
    bench = Bench("gfx1100", dtypes.float32, 64)
    edge = Bound(Form(0, ((LANE, 1),)), 0, end)
    bench.memory.cut(0, edge.form, edge, (edge,), bench.root)
    assert ("v_lshrrev_b64" in bench.ops()) is is_shifted
