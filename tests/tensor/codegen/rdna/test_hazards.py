"""The hazards that gfx11 leaves to software are resolved, and only where they are."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.machine import BranchTarget, Code
from tensor.codegen.rdna.hazards import part_permlanes, wait_for_transcendentals
from tensor.codegen.rdna.machine import RdnaInst
from tests.tensor.codegen.rdna.pass_samples import s, v


def test_a_transcendental_result_is_waited_for_when_read_at_once() -> None:
    reg = v(0, 0)
    code = Code(
        [RdnaInst("v_exp_f32", (reg,), (v(1, 1),)), RdnaInst("v_add_f32", (v(2, 2),), (1.0, reg))], []
    )
    wait_for_transcendentals(code)
    assert [i.op for i in code.insts] == ["v_exp_f32", "s_waitcnt_depctr", "v_add_f32"]


@pytest.mark.parametrize(
    ("op", "between", "is_waited_for"),
    [
        ("v_mov_b32", 5, True), ("v_mov_b32", 6, False), ("v_rcp_f32", 1, True), ("v_rcp_f32", 2, False),
        ("s_mov_b32", 9, True), ("global_load_b32", 9, True),
    ],
)  # fmt: skip
def test_six_vector_or_two_transcendental_instructions_between_also_resolve_it(
    op: str, between: int, is_waited_for: bool
) -> None:
    """Mesa, README-ISA.md, "VALUTransUse"."""
    reg = v(0, 0)
    filler = [RdnaInst(op, (v(10 + k, 10 + k),), (0,)) for k in range(between)]
    code = Code(
        [RdnaInst("v_exp_f32", (reg,), (v(1, 1),)), *filler, RdnaInst("v_mov_b32", (v(2, 2),), (reg,))], []
    )
    wait_for_transcendentals(code)
    found = [i.op for i in code.insts]
    assert found.count("s_waitcnt_depctr") == (found[-2] == "s_waitcnt_depctr") == is_waited_for


def test_one_wait_is_for_all_results_of_vector_instructions_and_nothing_else() -> None:
    """va_vdst is bits 15:12; ones wait for nothing (LLVM, AMDGPU operand syntax, "depctr")."""
    reg = v(0, 0)
    reads = [RdnaInst("v_mov_b32", (v(2 + n, 2 + n),), (reg,)) for n in range(2)]
    code = Code([RdnaInst("v_exp_f32", (reg,), (v(1, 1),)), *reads], [])
    wait_for_transcendentals(code)
    assert [i.op for i in code.insts] == ["v_exp_f32", "s_waitcnt_depctr", "v_mov_b32", "v_mov_b32"]
    assert code.insts[1].uses == (0x0FFF,)


def test_a_result_on_its_way_is_waited_for_before_a_branch() -> None:
    branch = RdnaInst("s_cbranch_scc1", (), (BranchTarget(0),))
    code = Code([RdnaInst("v_exp_f32", (v(0, 0),), (v(1, 1),)), branch, branch], [])
    wait_for_transcendentals(code)
    assert [i.op for i in code.insts] == ["v_exp_f32", "s_waitcnt_depctr", *["s_cbranch_scc1"] * 2]


@pytest.mark.parametrize(("between", "is_parted"), [("s_mov_b32", True), ("v_mov_b32", False)])
def test_only_a_vector_instruction_parts_a_vcmpx_from_a_permlane(between: str, is_parted: bool) -> None:
    names = ["v_cmpx_gt_u32", between, "v_permlanex16_b32"]
    code = Code([RdnaInst(op, (), ()) for op in names], [])
    part_permlanes(code)
    assert [i.op for i in code.insts] == [*names[:2], *["v_nop"] * is_parted, names[2]]


def test_a_permlane_does_not_follow_a_vcmpx() -> None:
    insts = [
        RdnaInst("v_cmpx_gt_u32", (), (5, v(0, 0))),
        RdnaInst("v_permlanex16_b32", (v(1, 1),), (v(2, 2), s(3, 20), s(4, 21))),
    ]
    code = Code(insts, [])
    part_permlanes(code)
    assert [i.op for i in code.insts][1] == "v_nop"
    alone = Code(insts[-1:], [])  # the list above has the v_nop by now
    part_permlanes(alone)
    assert [i.op for i in alone.insts] == ["v_permlanex16_b32"]
