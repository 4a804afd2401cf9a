"""The hazards that gfx11 leaves to software are resolved, and only where they are."""

from __future__ import annotations

from tensor.codegen.gpu.machine import Code
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


def test_six_other_instructions_also_resolve_it() -> None:
    reg = v(0, 0)
    filler = [RdnaInst("v_mov_b32", (v(10 + k, 10 + k),), (0,)) for k in range(6)]
    code = Code(
        [RdnaInst("v_exp_f32", (reg,), (v(1, 1),)), *filler, RdnaInst("v_mov_b32", (v(2, 2),), (reg,))], []
    )
    wait_for_transcendentals(code)
    assert all(i.op != "s_waitcnt_depctr" for i in code.insts)


def test_a_permlane_does_not_follow_a_vcmpx() -> None:
    insts = [
        RdnaInst("v_cmpx_gt_u32", (), (5, v(0, 0))),
        RdnaInst("v_permlanex16_b32", (v(1, 1),), (v(2, 2), s(3, 20), s(4, 21))),
    ]
    code = Code(insts, [])
    part_permlanes(code)
    assert [i.op for i in code.insts][1] == "v_nop"
