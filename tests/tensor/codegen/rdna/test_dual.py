"""Which instructions are issued as one, and which must not be. Rules: RDNA3 ISA, "Dual issue VALU"."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.check.dual import dual_notes
from tensor.codegen.gpu.machine import BranchTarget, Code
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.dual import pair_instructions, touched
from tensor.codegen.rdna.generation import GENERATIONS, generation
from tensor.codegen.rdna.machine import VCC, RdnaInst
from tensor.ir.kernel import Kernel
from tests.drivers.sim.amd.wave.rule_kernels import subject_of
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import KERNELS, s, v


def add(target: int, a: int, b: int) -> RdnaInst:
    return RdnaInst("v_add_f32", (v(0, target),), (v(1, a), v(2, b)))


def fmac(target: int, a: int, b: int) -> RdnaInst:
    return RdnaInst("v_fmac_f32", (v(0, target),), (v(1, a), v(2, b)))


def store(data: int) -> RdnaInst:
    return RdnaInst("global_store_b32", (), (v(7, 30), v(8, data), s(9, 8, 2)))


def paired(*insts: RdnaInst, arch: str = "gfx1100") -> list[str]:
    """The code after the pass, as the assembler would be told it."""
    code = Code(list(insts), [])
    pair_instructions(code, generation(arch).dual)
    chip = isa(arch)
    return [chip.format(i) for _, _, i in chip.disassemble(emit.assemble(arch, code.insts))]


def test_two_independent_products_are_one_instruction() -> None:
    assert paired(fmac(0, 4, 8), fmac(1, 5, 9)) == [
        "v_dual_fmac_f32 v0, v4, v8 :: v_dual_fmac_f32 v1, v5, v9"
    ]


def test_sources_are_exchanged_to_come_from_different_banks() -> None:
    found = paired(fmac(0, 4, 9), fmac(1, 6, 11))
    assert found == ["v_dual_fmac_f32 v0, v4, v9 :: v_dual_fmac_f32 v1, v11, v6"]


def test_two_even_sources_at_one_place_are_no_pair_on_gfx11() -> None:
    """LLVM #220348: GFX11 can lose the wait for one of them, though their banks differ."""
    assert len(paired(fmac(0, 4, 9), fmac(1, 6, 14))) == 2
    assert paired(fmac(0, 4, 9), fmac(1, 6, 14), arch="gfx1201") == [
        "v_dual_fmac_f32 v0, v4, v9 :: v_dual_fmac_f32 v1, v6, v14"
    ]


def test_both_halves_may_read_one_register_on_gfx12() -> None:
    """RDNA4 ISA 7.8, LLVM #196198."""
    found = paired(fmac(0, 4, 9), fmac(1, 4, 10), arch="gfx1201")
    assert found == ["v_dual_fmac_f32 v0, v4, v9 :: v_dual_fmac_f32 v1, v4, v10"]


def test_on_gfx12_the_first_half_does_not_write_what_the_second_reads() -> None:
    """RDNA4 ISA 7.8; a shift can be the second half only."""
    shift = RdnaInst("v_lshlrev_b32", (v(0, 0),), (2, v(1, 5)))
    assert paired(shift, add(5, 1, 2)) == ["v_dual_add_f32 v5, v1, v2 :: v_dual_lshlrev_b32 v0, 2, v5"]
    assert len(paired(shift, add(5, 1, 2), arch="gfx1201")) == 2


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param((add(0, 4, 8), add(2, 5, 9)), id="both destinations even"),
        pytest.param((add(0, 4, 8), add(1, 8, 12)), id="one bank in every order"),
        pytest.param((add(0, 4, 8), add(1, 0, 9)), id="the second reads what the first writes"),
        pytest.param((add(0, 4, 8), add(0, 5, 9)), id="one destination"),
        pytest.param(
            (
                RdnaInst("v_add_f32", (v(0, 0),), (s(1, 20), v(2, 4))),
                RdnaInst("v_cndmask_b32", (v(3, 1),), (s(4, 21), v(5, 5), VCC)),
            ),
            id="three scalar values",
        ),
        pytest.param(
            (
                RdnaInst("v_add_f32", (v(0, 0),), (s(1, 0), v(2, 4))),
                RdnaInst("v_cndmask_b32", (v(3, 1),), (s(4, 21), v(5, 5), VCC)),
            ),
            id="three scalar values, s0 among them",
        ),
        pytest.param(
            (
                RdnaInst("v_cndmask_b32", (v(0, 0),), (s(1, 20), v(2, 4), VCC)),
                RdnaInst("v_cndmask_b32", (v(3, 1),), (s(4, 21), v(5, 5), VCC)),
            ),
            id="VCC and two scalar values",
        ),
        pytest.param(
            (RdnaInst("v_mul_f32", (v(0, 0),), (3.25, v(1, 4))), add(1, 5, 9)),
            id="a literal",
        ),
        pytest.param((add(0, 4, 8), RdnaInst("v_exp_f32", (v(1, 1),), (v(2, 5),))), id="no such half"),
    ],
)
def test_these_stay_two(pair: tuple[RdnaInst, RdnaInst]) -> None:
    assert len(paired(*pair)) == 2


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        (
            RdnaInst("v_add_f32", (v(0, 0),), (s(1, 20), v(2, 4))),
            RdnaInst("v_mul_f32", (v(3, 1),), (s(4, 21), v(5, 5))),
            "v_dual_add_f32 v0, s20, v4 :: v_dual_mul_f32 v1, s21, v5",
        ),
        (
            RdnaInst("v_cndmask_b32", (v(0, 0),), (s(1, 20), v(2, 4), VCC)),
            RdnaInst("v_cndmask_b32", (v(3, 1),), (s(4, 20), v(5, 5), VCC)),
            "v_dual_cndmask_b32 v0, s20, v4 :: v_dual_cndmask_b32 v1, s20, v5",
        ),
        (
            add(2, 0, 5),
            RdnaInst("v_cndmask_b32", (v(3, 1),), (s(4, 21), v(5, 8), VCC)),
            "v_dual_add_f32 v2, v0, v5 :: v_dual_cndmask_b32 v1, s21, v8",
        ),
    ],
    ids=["two scalar registers", "VCC and a register that both read", "v0 is no scalar value"],
)
def test_two_scalar_values_may_be_read(first: RdnaInst, second: RdnaInst, text: str) -> None:
    assert paired(first, second) == [text]


def test_v0_stands_where_any_vector_register_may() -> None:
    """Number 256 among operands. As a second source, and exchanged with one."""
    difference = RdnaInst("v_sub_f32", (v(0, 2),), (v(1, 4), v(2, 0)))
    assert paired(difference, add(1, 5, 9)) == ["v_dual_sub_f32 v2, v4, v0 :: v_dual_add_f32 v1, v5, v9"]
    difference = RdnaInst("v_sub_f32", (v(0, 2),), (v(1, 4), v(2, 9)))
    assert paired(difference, add(1, 0, 11)) == ["v_dual_sub_f32 v2, v4, v9 :: v_dual_add_f32 v1, v11, v0"]


def test_an_operation_of_the_second_half_only_stands_second() -> None:
    shift = RdnaInst("v_lshlrev_b32", (v(0, 0),), (2, v(1, 4)))
    assert paired(shift, add(1, 5, 9)) == ["v_dual_add_f32 v1, v5, v9 :: v_dual_lshlrev_b32 v0, 2, v4"]
    assert len(paired(shift, RdnaInst("v_and_b32", (v(2, 1),), (7, v(3, 5))))) == 2


def test_the_second_may_write_what_the_first_reads() -> None:
    assert paired(add(0, 1, 8), add(1, 6, 9)) == ["v_dual_add_f32 v0, v1, v8 :: v_dual_add_f32 v1, v6, v9"]


def test_a_conditional_move_reads_vcc() -> None:
    move = RdnaInst("v_cndmask_b32", (v(0, 0),), (v(1, 4), v(2, 8), VCC))
    assert paired(move, add(1, 5, 9)) == ["v_dual_cndmask_b32 v0, v4, v8 :: v_dual_add_f32 v1, v5, v9"]
    elsewhere = RdnaInst("v_cndmask_b32", (v(0, 0),), (v(1, 4), v(2, 8), s(3, 20)))
    assert len(paired(elsewhere, add(1, 5, 9))) == 2


def test_a_partner_moves_up_past_what_it_does_not_touch() -> None:
    found = paired(add(0, 4, 8), store(20), add(1, 5, 9))
    assert found[0].startswith("v_dual_add_f32") and found[1].startswith("global_store") and len(found) == 2


@pytest.mark.parametrize(("count", "does"), [(5, True), (6, False)])
def test_a_partner_moves_up_by_at_most_six(count: int, does: bool) -> None:
    found = paired(add(0, 4, 8), *[store(20)] * count, add(1, 5, 9))
    assert found[0].startswith("v_dual") is does and len(found) == count + 2 - does


@pytest.mark.parametrize(
    "between",
    [
        pytest.param(RdnaInst("v_exp_f32", (v(0, 5),), (v(1, 20),)), id="writes its source"),
        pytest.param(store(1), id="reads its destination"),
        pytest.param(RdnaInst("v_exp_f32", (v(0, 1),), (v(1, 20),)), id="writes its destination"),
        pytest.param(RdnaInst("v_cmpx_gt_u32", (), (5, v(0, 20))), id="changes the lanes that run"),
        pytest.param(RdnaInst("s_and_saveexec_b32", (s(10, 20),), (s(11, 21),)), id="masks lanes"),
    ],
)
def test_a_partner_does_not_move_past_what_it_depends_on(between: RdnaInst) -> None:
    assert len(paired(add(0, 4, 8), between, add(1, 5, 9))) == 3


def test_loops_keep_their_bounds() -> None:
    target = BranchTarget(0)
    body = [
        RdnaInst("label", (), (target,)),
        fmac(0, 4, 8),
        fmac(1, 5, 9),
        RdnaInst("s_cbranch_scc1", (), (target,)),
    ]
    code = Code([add(2, 4, 8), add(3, 5, 9), *body], [(2, 5)])
    pair_instructions(code, generation("gfx1100").dual)
    assert [i.op for i in code.insts] == ["v_dual", "label", "v_dual", "s_cbranch_scc1"]
    assert code.loops == [(1, 3)]


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_the_encoder_accepts_every_pair_and_the_card_warns_of_none(kernel: Kernel, arch: str) -> None:
    text = build(kernel, arch).text
    assert dual_notes(subject_of(text, arch)) == []


def test_a_product_of_matrices_issues_most_of_its_multiplications_in_pairs() -> None:
    insts = build(samples.matmul(64, 128, 128), "gfx1100").code.insts
    dual = sum(i.op == "v_dual" for i in insts)
    assert dual > 2 * sum(i.op == "v_fmac_f32" for i in insts)


VGPR = 256  # number of v0 among operands; VCC is 106 and 107: RDNA3 ISA, operand encodings


@pytest.mark.parametrize(
    ("inst", "reads", "writes"),
    [
        (RdnaInst("v_add_f32", (v(1, 1),), (s(2, 5), v(3, 7))), {5, VGPR + 7}, {VGPR + 1}),
        (RdnaInst("v_fmac_f32", (v(1, 1),), (v(2, 4), v(3, 7))), {VGPR + n for n in (1, 4, 7)}, {VGPR + 1}),
        (RdnaInst("v_mul_f32", (v(1, 1),), (2.0, v(3, 7))), {VGPR + 7}, {VGPR + 1}),
        (RdnaInst("v_add_f32", (v(1, 0),), (s(2, 4, 2)[1], v(3, 6, 2)[1])), {5, VGPR + 7}, {VGPR}),
        (RdnaInst("v_add_f32", (v(1, 8, 2)[0],), (s(2, 0), v(3, 0))), {0, VGPR}, {VGPR + 8}),
        (RdnaInst("v_div_fmas_f32", (v(1, 1),), (v(2, 4),) * 3), {106, VGPR + 4}, {VGPR + 1}),
        (RdnaInst("v_fma_f64", (v(1, 8, 2),), (v(2, 4, 2),) * 3), {VGPR + 4, VGPR + 5}, {VGPR + 8, VGPR + 9}),
    ],
)
def test_what_an_instruction_reads_and_writes(inst: RdnaInst, reads: set[int], writes: set[int]) -> None:
    assert touched(inst) == (sum(1 << n for n in reads), sum(1 << n for n in writes))
