"""Registers: alignment, loops, coalescing, budgets, spills."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.intervals import Interval
from tensor.codegen.gpu.machine import Code, Loop, Part, VReg
from tensor.codegen.rdna import regalloc
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.machine import VCC, RdnaInst, linearise
from tensor.codegen.rdna.regalloc import allocate, copies_itself, first_fit, scan, vgprs_of
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.pass_samples import s, v
from tests.tensor.codegen.rdna.samples import (
    F32,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import target

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize(("lanes", "vgprs"), [(32, 256), (512, 256), (768, 240), (1024, 192)])
def test_all_waves_of_a_group_have_registers_at_once(lanes: int, vgprs: int) -> None:
    """As `drivers/amd/program.py` counts them at a launch."""
    assert vgprs_of(lanes) == vgprs


def test_a_row_over_1024_lanes_takes_no_more_registers_than_these_have() -> None:
    built = build(samples.softmax(2, 128256), target.arch)
    assert built.program.lane.size == 1024 and 126 < built.allocation.vgprs <= 192


def test_a_long_row_of_odd_length_is_right() -> None:
    check(samples.softmax(1, 17001))


def test_scalar_tuples_are_aligned() -> None:
    regs = [VReg(k, "s", n) for k, n in enumerate((1, 2, 1, 4, 8))]
    insts = [RdnaInst(f"s_load_{n}", (r,), (VCC,)) for n, r in zip("abcde", regs, strict=True)]
    insts.append(RdnaInst("s_endpgm", (), tuple(regs)))
    allocate(Code(insts, []))
    assert [r.at % min(r.count, 4) for r in regs] == [0] * 5
    taken = [k for r in regs for k in range(r.at, r.at + r.count)]
    assert len(set(taken)) == len(taken)


def test_a_value_live_into_a_loop_survives_it() -> None:
    outer, inner, total = (VReg(k, "v") for k in range(3))
    loop = Loop([RdnaInst("v_mov_b32", (inner,), (1,)), RdnaInst("v_add_f32", (total,), (inner, outer))])
    items: list[RdnaInst | Loop] = [
        RdnaInst("v_mov_b32", (outer,), (0,)),
        RdnaInst("v_mov_b32", (total,), (0,)),
        loop,
    ]
    allocate(linearise([*items, RdnaInst("v_mov_b32", (total,), (total,))]))
    assert len({outer.at, inner.at, total.at}) == 3


def test_copies_into_a_stored_vector_are_coalesced() -> None:
    built = build(samples.elementwise([lambda a: op(Op.ADD, a, a)], [F32], 4096), target.arch)
    assert not any(i.op == "v_mov_b32" for i in built.code.insts)


def test_the_budget_is_kept() -> None:
    built = build(samples.matmul(64, 64, 64), target.arch, vgprs=24)
    assert built.allocation.vgprs <= 24


@pytest.mark.parametrize(("vgprs", "sgprs"), [(24, 106), (256, 24), (20, 22)])
def test_products_with_few_registers_spill_and_stay_right(vgprs: int, sgprs: int) -> None:
    kernel = samples.matmul(32, 16, 64, bias=True)
    row, column = kernel.axes
    inner = Axis(2, 16)
    schedule = Schedule((column,), (row,), {row: 4, column: 4}, {inner: Steps(inner, 4)}, 32)
    check(kernel, schedule=schedule, vgprs=vgprs, sgprs=sgprs)


@pytest.mark.parametrize(
    ("op", "apart"), [("v_mad_u64_u32", True), ("v_mad_i64_i32", True), ("v_add_f64", False)]
)
def test_a_result_that_is_written_before_its_sources_are_read_has_registers_of_its_own(
    op: str, apart: bool
) -> None:
    """LLVM marks these @earlyclobber: the first half is written while the second is computed."""
    a, b, wide = VReg(0, "v", 2), VReg(1, "v", 2), VReg(2, "v", 2)
    insts = [RdnaInst("v_mov_b64", (r,), (0,)) for r in (a, b)]
    insts += [RdnaInst(op, (wide,), (a, b)), RdnaInst("s_endpgm", (), (wide,))]
    allocate(Code(insts, []))
    taken = {at for r in (a, b) for at in (r.at, r.at + 1)}
    assert taken.isdisjoint({wide.at, wide.at + 1}) is apart


@pytest.mark.parametrize(("count", "fits"), [(8, True), (9, False)])
def test_exactly_as_many_values_as_registers_fit_without_a_spill(count: int, fits: bool) -> None:
    regs = [VReg(k, "v") for k in range(count)]
    insts = [RdnaInst("v_cvt_f32_i32", (r,), (k,)) for k, r in enumerate(regs)]
    insts += [RdnaInst("v_add_f32", (VReg(100 + k, "v"),), (r, r)) for k, r in enumerate(regs)]
    found = allocate(Code(insts, []), vgprs=8)
    assert (found.scratch_bytes == 0) is fits
    assert found.vgprs <= 8


def test_ten_times_as_many_values_as_registers_find_room_in_a_few_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All but 31 go to scratch: one register holds what is brought back."""
    monkeypatch.setattr(regalloc, "MOST_ROUNDS", 4)
    regs = [VReg(k, "v") for k in range(320)]
    insts = [RdnaInst("v_cvt_f32_i32", (r,), (k,)) for k, r in enumerate(regs)]
    insts += [RdnaInst("v_add_f32", (VReg(1000 + k, "v"),), (r, r)) for k, r in enumerate(regs)]
    found = allocate(Code(insts, []), vgprs=32)
    assert (found.scratch_bytes, found.vgprs) == (4 * (320 - 31), 32)


@pytest.mark.parametrize(("most", "fits"), [(1, True), (0, False)])
def test_code_that_takes_too_many_rounds_of_spills_is_refused(
    monkeypatch: pytest.MonkeyPatch, most: int, fits: bool
) -> None:
    """Five values at once in four registers, of which one holds what is brought back: two are spilled."""
    monkeypatch.setattr(regalloc, "MOST_ROUNDS", most)
    regs = [VReg(k, "v") for k in range(5)]
    insts = [RdnaInst("v_cvt_f32_i32", (r,), (k,)) for k, r in enumerate(regs)]
    code = Code(
        [*insts, *(RdnaInst("v_add_f32", (VReg(100 + k, "v"),), (r, r)) for k, r in enumerate(regs))], []
    )
    if fits:
        assert allocate(code, vgprs=4).scratch_bytes == 8
    else:
        with pytest.raises(IRError, match="no assignment to 4 VGPRs and 106 SGPRs after 0 rounds"):
            allocate(code, vgprs=4)


def test_a_scan_ends_where_a_pair_finds_two_registers_apart() -> None:
    """What comes behind may find room once the code has been rewritten, and is not spilled for now."""
    odd = [Interval(VReg(k, "v"), 1 + 2 * k, 90, uses=9 * (k % 2)) for k in range(4)]
    pair = Interval(VReg(4, "v", 2), 9, 30, uses=99)
    late = [Interval(VReg(5 + k, "v"), 11 + 2 * k, 30, uses=1) for k in range(3)]
    assert scan(Code([], []), [*odd, pair, *late], {"v": 4, "s": 4}) == [odd[0], odd[2]]


@pytest.mark.parametrize(("kind", "move"), [("v", "v_mov_b32"), ("s", "s_mov_b32")])
def test_a_constant_that_does_not_fit_is_made_again_before_each_use(kind: str, move: str) -> None:
    regs = [VReg(k, kind) for k in range(9)]
    insts = [RdnaInst(move, (r,), (10 + k,)) for k, r in enumerate(regs)]
    uses = [RdnaInst("v_mov_b32", (VReg(100 + k, "v"),), (r,)) for k, r in enumerate(regs)]
    code = Code([*insts, *uses], [])
    found = allocate(code, vgprs=8, sgprs=8)
    assert found.scratch_bytes == 0
    assert {i.op for i in code.insts} == {move, "v_mov_b32"}
    held: dict[int, int] = {}
    for inst in code.insts:
        if inst in uses:
            assert held[inst.uses[0].at] == 10 + uses.index(inst)
        else:
            held[inst.defs[0].at] = inst.uses[0]


def test_a_register_that_is_written_twice_is_no_constant() -> None:
    regs = [VReg(k, "v") for k in range(9)]
    insts = [RdnaInst("v_mov_b32", (r,), (k,)) for r in regs for k in (1, 2)]
    insts += [RdnaInst("v_add_f32", (VReg(100 + k, "v"),), (r, r)) for k, r in enumerate(regs)]
    assert allocate(Code(insts, []), vgprs=8).scratch_bytes


def test_a_value_that_lives_to_the_end_of_a_loop_is_not_overwritten_in_it() -> None:
    """It is defined before the loop and read only at its beginning: the next turn reads it again."""
    outer, first, second = (VReg(k, "v") for k in range(3))
    body = [RdnaInst("v_add_f32", (first,), (outer, outer)), RdnaInst("v_mov_b32", (second,), (1,))]
    items: list[RdnaInst | Loop] = [RdnaInst("v_mov_b32", (outer,), (0,)), Loop([*body])]
    allocate(linearise(items))
    assert second.at != outer.at and first.at != outer.at


def test_a_register_of_a_value_that_is_read_last_may_hold_the_result() -> None:
    a, b = VReg(0, "v"), VReg(1, "v")
    found = allocate(Code([RdnaInst("v_mov_b32", (a,), (0,)), RdnaInst("v_add_f32", (b,), (a, a))], []))
    assert (b.at, found.vgprs) == (a.at, 1)


def numbers(operand: VReg | Part) -> set[int]:
    """The registers of an operand."""
    first = operand.reg.at + operand.index if isinstance(operand, Part) else operand.at
    return set(range(first, first + operand.count))


def test_products_of_64_bits_that_spill_never_write_what_they_still_read() -> None:
    """A spilled source is a copy that ends at the product, so its registers are free for the result."""
    kernel = samples.elementwise(
        [lambda a, b: op(Op.MUL, op(Op.MUL, a, b), op(Op.ADD, a, b))], [dtypes.int64] * 2, 256
    )
    built = build(kernel, target.arch, vgprs=12)
    assert built.allocation.scratch_bytes
    products = [i for i in built.code.insts if i.op.startswith("v_mad_") and "u64_u32" in i.op]
    assert products
    for inst in products:
        assert numbers(inst.defs[0]).isdisjoint(numbers(inst.uses[0]) | numbers(inst.uses[1]))
    check(kernel, vgprs=12)


def truth_of(order: str) -> tuple[VReg, int]:
    """(a truth value, how many scalar registers are used) of: M makes it, R reads it, D writes VCC, B writes
    VCC and reads the truth value, F reads VCC, x neither."""
    truth = VReg(0, "s", mask=True)
    made = {
        "M": lambda: RdnaInst("v_cmp_lt_f32", (truth,), (1.0, 2.0)),
        "R": lambda: RdnaInst("v_cndmask_b32", (VReg(1, "v"),), (0, 1, truth)),
        "D": lambda: RdnaInst("v_div_scale_f32", (VReg(2, "v"), VCC), (1.0, 1.0, 2.0)),
        "B": lambda: RdnaInst("v_add_co_ci_u32", (VReg(2, "v"), VCC), (1, 1, truth)),
        "F": lambda: RdnaInst("v_div_fmas_f32", (VReg(3, "v"),), (1.0, 1.0, 2.0)),
        "x": lambda: RdnaInst("v_mov_b32", (VReg(4, "v"),), (0,)),
    }
    return truth, allocate(Code([made[each]() for each in order], [])).sgprs


@pytest.mark.parametrize(
    ("order", "is_free"),
    [
        *[("MR", True), ("MRDF", True), ("DFMR", True), ("MxR", True)],
        *[("MDR", False), ("MDRF", False), ("MDFR", False), ("DMRF", False), ("DMFR", False)],
        *[("MBF", True), ("MxxDxxR", False), ("DFxMDRF", False), ("MRxxDF", True)],
    ],
)
@pytest.mark.parametrize("before", ["", "xxxxxxxxx"])
def test_a_truth_value_lies_in_vcc_where_nothing_else_needs_vcc_meanwhile(
    order: str, is_free: bool, before: str
) -> None:
    """VCC is 106, behind the 106 scalar registers (RDNA3 ISA, "SGPRs and VCC"), and is none of them."""
    truth, used = truth_of(before + order)
    assert (truth.at == 106) is is_free
    assert used == 3


def test_of_two_truth_values_that_live_at_once_one_lies_in_vcc() -> None:
    """Their registers are free again for the next two: what is read last leaves VCC to what is made there."""
    truths = [VReg(k, "s", mask=True) for k in range(4)]
    insts = []
    for first in (0, 2):
        pair = truths[first : first + 2]
        insts += [RdnaInst("v_cmp_lt_f32", (r,), (1.0, 2.0)) for r in pair]
        insts += [RdnaInst("s_and_b32", (VReg(9, "s"),), tuple(pair))]
    allocate(Code(insts, []))
    assert [t.at == 106 for t in truths] == [True, False, True, False]


def test_what_a_launch_fills_counts_as_used() -> None:
    """v0 is the number of the lane; s[0:1] point to the arguments, s2 is the number of the group."""
    found = allocate(Code([RdnaInst("s_endpgm", (), ())], []))
    assert (found.vgprs, found.sgprs, found.scratch_bytes) == (1, 3, 0)


@pytest.mark.parametrize(("kind", "move", "limit"), [("v", "v_cvt_f32_i32", 256), ("s", "s_not_b32", 106)])
@pytest.mark.parametrize("over", [0, 1])
def test_without_other_limits_a_program_has_all_registers_of_the_chip(
    kind: str, move: str, limit: int, over: int
) -> None:
    """256 vector registers, 106 scalar ones (RDNA3 ISA, "Program state"). One more does not fit."""
    regs = [VReg(k, kind) for k in range(limit + over)]
    insts = [RdnaInst(move, (r,), (k,)) for k, r in enumerate(regs)]
    code = Code([*insts, *(RdnaInst("v_nop", (), (r,)) for r in regs)], [])
    found = allocate(code)
    assert len(code.insts) - 2 * len(regs) > 0 if over else len(code.insts) == 2 * len(regs)
    assert (found.vgprs if kind == "v" else found.sgprs) == limit


def test_a_register_of_the_launch_beyond_the_limit_is_not_given_out_behind_its_use() -> None:
    given, regs = v(50, 8), [VReg(k, "v") for k in range(9)]
    given.fixed = True
    insts = [RdnaInst("v_mov_b32", (VReg(60, "v"),), (given,))]
    insts += [RdnaInst("v_cvt_f32_i32", (r,), (k,)) for k, r in enumerate(regs)]
    insts += [RdnaInst("v_nop", (), (r,)) for r in regs]
    code = Code(insts, [])
    allocate(code, vgprs=8)
    assert all(d.at < 8 for i in code.insts for d in i.defs)


@pytest.mark.parametrize(
    ("free", "count", "kind", "at"),
    [
        *[([3, 4, 5], 1, "s", 3), ([3, 4, 5], 2, "s", 4), ([3, 5, 6, 7], 3, "s", -1), ([6, 7], 2, "s", 6)],
        *[([6, 7, 8, 9, 10, 11], 4, "s", 8), ([2, 3, 4, 5], 4, "s", -1), ([*range(4, 13)], 8, "s", 4)],
        *[([3, 4, 5], 2, "v", 3), ([1, 3, 4, 5, 6], 4, "v", 3), ([1, 3], 2, "v", -1), ([], 1, "v", -1)],
        *[([126, 127], 2, "s", 126), ([*range(124, 128)], 4, "s", 124), ([0, 1, 2, 3], 4, "s", 0)],
        *[([0, 1], 2, "s", 0), ([105], 1, "s", 105), ([255], 1, "v", 255)],
    ],
)
def test_scalar_pairs_lie_at_even_numbers_and_longer_tuples_at_fours(
    free: list[int], count: int, kind: str, at: int
) -> None:
    """RDNA3 ISA, "SGPR alignment"; vector registers know no such rule. The lowest place is taken."""
    assert first_fit(sum(1 << k for k in free), count, kind) == at


@pytest.mark.parametrize(
    ("inst", "does"),
    [
        (RdnaInst("v_mov_b32", (v(0, 4),), (v(1, 4),)), True),
        (RdnaInst("s_mov_b64", (s(0, 4, 2),), (s(1, 4, 2),)), True),
        (RdnaInst("v_mov_b32", (v(0, 4),), (v(1, 5),)), False),
        (RdnaInst("v_mov_b32", (v(0, 4),), (s(1, 4),)), False),
        (RdnaInst("v_mov_b32", (v(0, 4),), (v(1, 4),), {"dpp": "row_mirror"}), False),
        (RdnaInst("v_not_b32", (v(0, 4),), (v(1, 4),)), False),
    ],
)
def test_a_plain_copy_within_one_register_does_nothing(inst: RdnaInst, does: bool) -> None:
    assert copies_itself(inst) is does
