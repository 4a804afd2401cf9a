"""Machine code as text and in linear order."""

from __future__ import annotations

import re

from tensor.codegen.gpu.machine import Loop, VReg, text
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.machine import RdnaInst, linearise
from tensor.codegen.rdna.select import select
from tests.tensor.codegen.rdna.pass_samples import KERNELS
from tests.tensor.codegen.rdna.samples import program


def test_code_prints_as_text() -> None:
    items, _ = select(program(KERNELS[0], "gfx1100"), GFX11)
    printed = text(items)
    assert "loop:" in printed and re.search(r"v_fmac_f32 %v\d+, ", printed)


def test_a_loop_is_laid_out_with_its_label_and_branch() -> None:
    loop = Loop([RdnaInst("s_cmp_lg_u32", (), (1, 2))])
    code = linearise([RdnaInst("s_nop", (), (0,)), loop, RdnaInst("s_endpgm", (), ())])
    ops = [i.op for i in code.insts]
    assert ops == ["s_nop", "label", "s_cmp_lg_u32", "s_cbranch_scc1", "s_endpgm"]
    assert code.loops == [(1, 3)]


def test_parts_name_dwords_of_a_register() -> None:
    reg = VReg(3, "s", 4)
    assert repr(reg[2]) == "%s3x4[2]" and repr(reg.pair(2)) == "%s3x4[2:3]"
    assert reg[1] == reg[1]
