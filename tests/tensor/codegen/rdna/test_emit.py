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
from tensor.codegen.rdna.machine import Inst
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import KERNELS, v


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
    code = emit.assemble("gfx1100", [Inst("v_sub_f32", (v(0, 0),), (v(1, 1), 1.0))])
    assert len(code) == 4  # v_subrev_f32_e32


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
