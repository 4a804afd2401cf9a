"""Objects as assembly, and back: nothing that a loader or linker reads may be lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_device
from drivers.amd import code_object
from drivers.amd.assembly import printed, read, write
from drivers.amd.isa import isa
from drivers.amd.run import source
from drivers.core.errors import CodeObjectError
from tests.drivers.amd.assembly.objects import Said, said
from tests.drivers.amd.assembly.test_linkable import ALL, ARCHES, DATA, WAVES
from tests.drivers.amd.assembly.test_linkable import printed as by_llvm
from tests.drivers.amd.run.builds import PROGRAMS, needs_clang

LINKED = """
  s_getpc_b64 s[2:3]
  s_add_u32 s2, s2, lit(0x0)
  s_addc_u32 s3, s3, lit(0x0)
  s_branch over
over:
  s_endpgm"""


def check(data: bytes) -> None:
    again, first = said(write(read("\n".join(printed(data))))), said(data)
    assert replace(again, symbols=set()) == replace(first, symbols=set())
    assert linkers_view(again) == linkers_view(first)


def linkers_view(found: Said) -> set[tuple[Any, ...]]:
    """Symbols; a descriptor is as visible as its kernel, or as LLVM's code generator leaves it."""
    return {row[:-1] if row[0].endswith(".kd") else row for row in found.symbols}


def test_relocations_and_data_come_back() -> None:
    check(write(read(DATA.replace("@object", "@notype"))))


@pytest.mark.oracle
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("path", [WAVES / "recursion.ll", PROGRAMS / "whole.ll"], ids=lambda path: path.stem)
def test_what_llvm_makes_comes_back(path: Path, arch: str) -> None:
    check(by_llvm(path, arch, 0)[1])


@pytest.mark.conformance
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_every_program_comes_back(path: Path, arch: str, level: int) -> None:
    if path.stem not in ("matrix11", "matrix12") or path.stem.endswith(arch[3:5]):
        check(by_llvm(path, arch, level)[1])


def test_a_linked_object_names_what_its_code_reaches() -> None:
    code = isa("gfx1100").assemble(LINKED)
    data = code_object.write("gfx1100", "k", code, code_object.KernelNeeds(kernarg_bytes=0, vgprs=1, sgprs=4))
    lines = [line.strip() for line in printed(data)]
    at = lines.index("k:")
    assert lines[at + 1 : at + 8] == [
        "s_getpc_b64 s[2:3]",
        "s_add_u32 s2, s2, .L6_start@rel32@lo+8",
        "s_addc_u32 s3, s3, .L6_start@rel32@hi+16",
        "s_branch .L6_18",
        ".L6_18:",
        "s_endpgm",
        ".long " + ", ".join(["0xbf9f0000"] * 4),
    ]
    assert ".amdhsa_wavefront_size32 1" in lines and ".globl k" in lines


@pytest.mark.conformance
@pytest.mark.parametrize(("arch", "device"), [("gfx1100", "sim:navi31"), ("gfx1201", "sim:navi48/pci")])
def test_a_linked_object_runs_as_before(tmp_path: Path, arch: str, device: str) -> None:
    """hipcc's way to a table of functions: through the GOT, in data that the loader fills in."""
    needs_clang()
    made = code_object.unbundle(source.compile_source(PROGRAMS / "pointers.hip", arch, 0), arch)
    again = write(read("\n".join(printed(made))))
    ops, b, a = (np.arange(64, dtype=np.int32) * step % 64 for step in (1, 7, 13))
    opened = open_device(device)
    try:
        buffers = [opened.buffer(array) for array in (ops % 4, b, a)]
        opened.load(again, kernel="dispatch")(*buffers, grid=(2, 1, 1), block=(32, 1, 1))
        out = buffers[-1].numpy(np.int32, (64,))
    finally:
        opened.close()
    n = b & 15
    np.testing.assert_array_equal(out, np.choose(ops % 4, [a + n, a - n, a * n, a + n * (n + 1) // 2]))


def test_code_for_a_generation_stays_so() -> None:
    made = write(read('.amdgcn_target "amdgcn-amd-amdhsa--gfx12-generic"\ns_wait_kmcnt 0x0'))
    lines = list(printed(made))
    assert lines[0] == '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx12-generic"' and "\ts_wait_kmcnt 0x0" in lines
    assert write(read("\n".join(lines))) == made


def test_code_of_another_generation_is_told() -> None:
    made = bytearray(write(read("s_endpgm")))
    made[0x30] = 0x36  # e_flags: gfx1030
    with pytest.raises(CodeObjectError, match="code for gfx1030; known are gfx1100, "):
        list(printed(bytes(made)))


def test_a_file_that_is_cut_is_told() -> None:
    with pytest.raises(CodeObjectError, match="truncated ELF file"):
        list(printed(write(read("s_endpgm"))[:-100]))
