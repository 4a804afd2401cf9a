"""Encodings: the shortest that fits, and a listing that assembles to the same bytes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from drivers.amd.isa import isa
from drivers.amd.run.source import find_compiler
from drivers.core.errors import ArgumentError
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import compile_kernel
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.codegen.rdna.machine import VCC, RdnaInst
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import KERNELS, s, v


@pytest.fixture(scope="module")
def clang() -> str:
    """An outside compiler for AMD cards, where there is one."""
    try:
        return find_compiler()
    except ArgumentError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_the_listing_assembles_to_the_code(kernel: Kernel, arch: str) -> None:
    compiled = compile_kernel(kernel, arch)
    lines = [line[8:] for line in compiled.listing.splitlines()]
    assert isa(arch).assemble("\n".join(lines)) == compiled.text


def test_short_encodings_are_chosen() -> None:
    mnemonics = emit.encodings("gfx1100", "v_add_f32")
    assert {"v_add_f32_e32", "v_add_f32_e64"} <= mnemonics
    code = emit.assemble("gfx1100", [RdnaInst("v_sub_f32", (v(0, 0),), (v(1, 1), 1.0))])
    assert len(code) == 4  # v_subrev_f32_e32


A, B, C, S, T, HIGH = v(0, 4), v(1, 5), v(2, 6), s(3, 20), s(4, 21), v(5, 130)


@pytest.mark.parametrize(
    ("inst", "text", "size"),
    [
        (RdnaInst("v_add_f32", (C,), (A, B)), "v_add_f32_e32 v6, v4, v5", 4),
        (RdnaInst("v_add_f32", (C,), (S, B)), "v_add_f32_e32 v6, s20, v5", 4),
        (RdnaInst("v_add_f32", (C,), (A, S)), "v_add_f32_e32 v6, s20, v4", 4),  # exchanged
        (RdnaInst("v_sub_f32", (C,), (A, S)), "v_subrev_f32_e32 v6, s20, v4", 4),  # turned round
        (RdnaInst("v_sub_f32", (C,), (S, A)), "v_sub_f32_e32 v6, s20, v4", 4),
        (RdnaInst("v_add_f32", (C,), (S, T)), "v_add_f32_e64 v6, s20, s21", 8),
        (RdnaInst("v_add_f32", (C,), (3.25, A)), "v_add_f32_e32 v6, 0x40500000, v4", 8),
        (RdnaInst("v_lshlrev_b32", (C,), (2, A)), "v_lshlrev_b32_e32 v6, 2, v4", 4),
        (RdnaInst("v_lshlrev_b32", (C,), (A, S)), "v_lshlrev_b32_e64 v6, v4, s20", 8),
        (RdnaInst("v_exp_f32", (C,), (S,)), "v_exp_f32_e32 v6, s20", 4),
        (RdnaInst("v_fma_f32", (C,), (A, B, S)), "v_fma_f32 v6, v4, v5, s20", 8),
        (RdnaInst("v_cvt_f16_f32", (C,), (A,)), "v_cvt_f16_f32_e32 v6.l, v4", 4),
        (
            RdnaInst("v_cvt_f16_f32", (HIGH,), (A,)),
            "v_cvt_f16_f32_e64 v130.l, v4",
            8,
        ),  # halves of v0..v127 alone
        (RdnaInst("v_cvt_f16_f32", (v(5, 127),), (A,)), "v_cvt_f16_f32_e32 v127.l, v4", 4),
        (RdnaInst("v_cvt_f16_f32", (v(5, 128),), (A,)), "v_cvt_f16_f32_e64 v128.l, v4", 8),
        (RdnaInst("v_cvt_f32_f16", (C,), (v(5, 128),)), "v_cvt_f32_f16_e64 v6, v128.l", 8),
        (RdnaInst("v_add_f32", (C,), (A, B), {"src0_modifiers": 1}), "v_add_f32_e64 v6, -v4, v5", 8),
        (RdnaInst("s_load_b32", (S,), (s(5, 4, 2),)), "s_load_b32 s20, s[4:5], 0x0", 8),
        (RdnaInst("v_cmp_lt_f32", (VCC,), (S, A)), "v_cmp_lt_f32_e32 vcc_lo, s20, v4", 4),
        (RdnaInst("v_cmp_lt_f32", (VCC,), (A, S)), "v_cmp_gt_f32_e32 vcc_lo, s20, v4", 4),
        (RdnaInst("v_cmp_lt_f32", (S,), (A, B)), "v_cmp_lt_f32_e64 s20, v4, v5", 8),
        (RdnaInst("v_cndmask_b32", (C,), (S, A, VCC)), "v_cndmask_b32_e32 v6, s20, v4, vcc_lo", 4),
        (RdnaInst("v_cndmask_b32", (C,), (A, S, VCC)), "v_cndmask_b32_e64 v6, v4, s20, vcc_lo", 8),
        (RdnaInst("v_cndmask_b32", (C,), (A, B, S)), "v_cndmask_b32_e64 v6, v4, v5, s20", 8),
    ],
    ids=str,
)
def test_each_operand_where_its_encoding_takes_it(inst: RdnaInst, text: str, size: int) -> None:
    """RDNA3 ISA 15.3: of VOP1, VOP2 and VOPC the first source alone may be no vector register."""
    code = emit.assemble("gfx1100", [inst])
    ((_, length, found),) = isa("gfx1100").disassemble(code)
    assert (isa("gfx1100").format(found), length) == (text, size)


@pytest.mark.conformance
@pytest.mark.oracle
@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", [*KERNELS, samples.half_product(48, 32, 80)], ids=lambda k: k.name)
def test_an_outside_assembler_makes_the_same_bytes(
    kernel: Kernel, arch: str, clang: str, tmp_path: Path
) -> None:
    """LLVM takes every instruction that we emit: dual pairs, waits, matrix products."""
    compiled = compile_kernel(kernel, arch)
    source, made = tmp_path / "kernel.s", tmp_path / "kernel.o"
    source.write_text("".join(line[8:] + "\n" for line in compiled.listing.splitlines()))
    target = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}"]
    subprocess.run([clang, *target, "-c", str(source), "-o", str(made)], check=True)
    with made.open("rb") as file:
        text: bytes = ELFFile(file).get_section_by_name(".text").data()
    assert text[: len(compiled.text)] == compiled.text
