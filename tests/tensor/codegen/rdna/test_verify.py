"""The verifier accepts our code after each pass and finds what is broken."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.times import times
from tensor.codegen.gpu.machine import Code, VReg
from tensor.codegen.rdna.generation import GENERATIONS, generation
from tensor.codegen.rdna.machine import RdnaInst, linearise
from tensor.codegen.rdna.regalloc import allocate
from tensor.codegen.rdna.schedule_list import schedule_blocks
from tensor.codegen.rdna.select import select
from tensor.codegen.rdna.verify import check_operands, verify
from tensor.ir.errors import IRError
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna.pass_samples import KERNELS
from tests.tensor.codegen.rdna.samples import program


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_code_verifies_after_each_pass(kernel: Kernel, arch: str) -> None:
    items, _ = select(program(kernel, arch), generation(arch))
    code = linearise(items)
    verify(code, arch, "selection")
    schedule_blocks(code, times("gfx1100").results)
    verify(code, arch, "ordering")
    allocate(code)
    verify(code, arch, "allocation")


def test_the_verifier_finds_a_use_before_its_definition() -> None:
    reg, other = VReg(0, "v"), VReg(1, "v")
    code = Code([RdnaInst("v_add_f32", (other,), (1.0, reg)), RdnaInst("s_endpgm", (), ())], [])
    with pytest.raises(IRError, match=r"after here: 0: .*dword 0 of %v0 is read before it is defined"):
        verify(code, "gfx1100", "here")


def test_the_verifier_finds_a_register_of_the_wrong_kind() -> None:
    reg, out = VReg(0, "v"), VReg(1, "s")
    code = Code([RdnaInst("v_mov_b32", (reg,), (0,)), RdnaInst("s_add_i32", (out,), (reg, 1))], [])
    with pytest.raises(IRError, match="takes a scalar register, got %v0"):
        verify(code, "gfx1100", "here")


@pytest.mark.parametrize(
    ("name", "defs", "uses", "found"),
    [
        ("v_fma_f32", ("v",), ("v", "v", "v2"), "takes 1 dwords, got 2"),
        ("v_fma_f32", ("v2",), ("v", "v", "v"), "takes 1 dwords, got 2"),
        ("v_fma_f64", ("v2",), ("v2", "v2", "v"), "takes 2 dwords, got 1"),
        ("global_store_b64", (), ("v", "v", "s2"), "takes 2 dwords, got 1"),
        ("global_store_b32", (), ("v", "v", "v2"), "takes a scalar register"),
        ("ds_store_b32", (), ("v", "s"), "takes a vector register"),
        ("s_add_i32", ("s",), ("s", "v"), "takes a scalar register"),
    ],
)
def test_every_operand_s_kind_and_size_is_looked_at(
    name: str, defs: tuple[str, ...], uses: tuple[str, ...], found: str
) -> None:
    regs = [VReg(k, kind[0], int(kind[1:] or 1)) for k, kind in enumerate((*defs, *uses))]
    inst = RdnaInst(name, tuple(regs[: len(defs)]), tuple(regs[len(defs) :]))
    with pytest.raises(IRError, match=found):
        check_operands(isa("gfx1100"), "gfx1100", inst, "here")


def test_a_part_of_a_register_is_defined_and_read_by_itself() -> None:
    pair, out = VReg(0, "v", 2), VReg(1, "v")
    half = RdnaInst("v_mov_b32", (pair[0],), (0,))
    verify(Code([half, RdnaInst("v_mov_b32", (out,), (pair[0],))], []), "gfx1100", "here")
    for use in (pair[1], pair):
        name, target = ("v_mov_b32", out) if use is not pair else ("v_rcp_f64", VReg(2, "v", 2))
        with pytest.raises(IRError, match=r"dword 1 of %v0.* is read before it is defined"):
            verify(Code([half, RdnaInst(name, (target,), (use,))], []), "gfx1100", "here")


def test_a_name_that_no_instruction_has_is_told() -> None:
    with pytest.raises(IRError, match="gfx1100 has no instruction v_add_f33"):
        check_operands(isa("gfx1100"), "gfx1100", RdnaInst("v_add_f33", (VReg(0, "v"),), (1, 2)), "here")
