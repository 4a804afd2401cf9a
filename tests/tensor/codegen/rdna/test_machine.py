"""Machine code as text and in linear order."""

from __future__ import annotations

import re

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu.machine import Loop, VReg, text
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.machine import EXEC, SCC, VCC, RdnaInst, linearise, numbers, unit_of, writes_scc
from tensor.codegen.rdna.select import select
from tests.tensor.codegen.rdna.pass_samples import KERNELS, s, v
from tests.tensor.codegen.rdna.samples import program

# By the chapters of the RDNA3 ISA document; atomics that return nothing count as stores.
UNITS = {
    "v_add_f32": "valu", "v_rcp_f32": "trans", "s_add_u32": "salu", "s_load_b64": "smem",
    "ds_load_b32": "lds",
    "global_load_b32": "vmem", "scratch_load_b32": "vmem", "global_store_b32": "vstore",
    "global_atomic_add_f32": "vstore", "s_cbranch_scc1": "branch", "s_barrier": "branch", "s_waitcnt": "wait",
    "s_delay_alu": "wait", "s_clause": "wait", "s_nop": "wait",
}  # fmt: skip


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


@pytest.mark.parametrize(("op", "want"), UNITS.items())
def test_a_mnemonic_says_which_unit_runs_it(op: str, want: str) -> None:
    assert unit_of(op) == want


@pytest.mark.parametrize(("reg", "name"), [(VCC, "vcc_lo"), (EXEC, "exec_lo"), (SCC, "src_scc")])
def test_registers_of_the_chip_have_the_assembler_s_numbers(reg: Reg, name: str) -> None:
    code = emit.assemble("gfx1100", [RdnaInst("s_mov_b32", (s(0, 5),), (reg,))])
    ((_, _, inst),) = isa("gfx1100").disassemble(code)
    assert isa("gfx1100").format(inst) == f"s_mov_b32 s5, {name}"


def test_dwords_are_numbered_scalars_from_0_and_vectors_from_256() -> None:
    """RDNA3 ISA, table of source operands. What the chip names itself has no number here."""
    operands = s(0, 4, 2), v(1, 3), v(2, 8, 4)[1], v(3, 6, 4).pair(2), VCC, 7
    assert numbers(operands) == (4, 5, 259, 265, 264, 265)


def test_a_destination_that_is_read_is_known() -> None:
    """RDNA3 ISA: D = S0 * S1 + D of v_fmac; v_writelane keeps the other lanes."""
    ops = ["v_fmac_f32", "v_writelane_b32", "v_permlanex16_b32", "v_fma_f32", "v_readlane_b32"]
    assert [RdnaInst(op, (), ()).tied for op in ops] == [True, True, True, False, False]


@pytest.mark.parametrize(
    ("op", "does"),
    [
        ("s_add_u32", True), ("s_and_b32", True), ("s_lshl_b32", True), ("s_mov_b32", False),
        ("s_movk_i32", False), ("s_mul_i32", False), ("s_cselect_b32", False), ("s_setreg_imm32_b32", False),
        ("v_add_f32", False), ("s_load_b32", False),
    ],
)  # fmt: skip
def test_what_sets_scc_is_known(op: str, does: bool) -> None:
    """RDNA3 ISA, "Scalar ALU operations": the SCC column."""
    assert writes_scc(op) is does
