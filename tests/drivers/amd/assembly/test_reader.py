"""Assembly files cut up: sections, symbols, blocks."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.assembly import read, write
from drivers.amd.isa import isa
from drivers.core import elf

FILE = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
\t.text
\t.globl\tfill                            ; -- Begin function fill
\t.p2align\t8
\t.type\tfill,@function
fill:                                   ; @fill
.Lfunc_begin0:
\t.loc\t0 3 0                           ; /tmp/a.cl:3:0
\ts_nop 0 /* a comment
\t over lines */
\ts_endpgm
\t.size fill, .-fill
\t.section\t.rodata,"a",@progbits
\t.amdhsa_kernel fill
\t\t.amdhsa_next_free_vgpr 2
\t\t.amdhsa_next_free_sgpr 2
\t\t.amdhsa_wavefront_size32 1
\t.end_amdhsa_kernel
\t.long 5
\t.pushsection .debug_info,"",@progbits
1:
\t.uleb128 .Ldone-1b
\t.popsection
\t.long 6
\t.section .debug_str,"MS",@progbits,1
\t.asciz "x"
\t.text
\ts_nop 1
\t.ident "compiler ; 1"
\t.amdgpu_metadata
---
amdhsa.kernels: []
amdhsa.printf:
  - '1:1:4:/* %d // ;'
...
\t.end_amdgpu_metadata
"""


def test_a_file_is_cut_into_sections_symbols_and_metadata() -> None:
    unit = read(FILE)
    assert (unit.arch, unit.version, list(unit.sections)) == ("gfx1201", 5, [".text", ".rodata"])
    assert unit.machine_code().hex() == "000080bf0000b0bf010080bf"
    fill = unit.symbols["fill"]
    assert (fill.binding, fill.kind, fill.visibility) == (elf.STB_GLOBAL, elf.STT_FUNC, elf.STV_PROTECTED)
    assert [kernel.name for kernel in unit.kernels] == ["fill"]
    assert unit.metadata == {"amdhsa.kernels": [], "amdhsa.printf": ["1:1:4:/* %d // ;"]}
    assert [item for item in unit.sections[".rodata"].items if isinstance(item, bytes)] == [
        bytes([5, 0, 0, 0]), bytes([6, 0, 0, 0]),
    ]  # fmt: skip


def test_plain_instructions_are_a_file() -> None:
    text = "start: s_nop 0\ns_branch start"
    assert read(text).machine_code() == isa("gfx1100").assemble(text)
    assert read("v_cmp_eq_u32 vcc, v0, v1", wave_size=64).machine_code().hex() == "0003947c"


def test_each_kernel_says_how_many_lanes_its_waves_have() -> None:
    def block(name: str, is_32: int) -> str:
        return f".amdhsa_kernel {name}\n.amdhsa_wavefront_size32 {is_32}\n.end_amdhsa_kernel\n"

    text = "a:\nv_cmp_eq_u32 vcc_lo, v0, v1\nb:\nv_cmp_eq_u32 vcc, v0, v1\n.rodata\n"
    assert read(text + block("a", 1) + block("b", 0)).machine_code().hex() == 2 * "0003947c"
    with pytest.raises(EncodeError, match=r"line 4.* vcc has 2 registers"):
        read(text + block("a", 1) + block("b", 1))


WRONG = {
    '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"': "the file is for gfx90a; known are gfx1100",
    ".amdhsa_kernel k": ".amdhsa_kernel is not closed by .end_amdhsa_kernel",
    ".amdgpu_metadata\na: 1": ".amdgpu_metadata is not closed",
    "s_nop 0\n.end_amdhsa_kernel": "line 2, column 1: .end_amdhsa_kernel: no .amdhsa_kernel comes before it",
    2 * ".amdgpu_metadata\na: 1\n.end_amdgpu_metadata\n": "line 4, column 1: .amdgpu_metadata is repeated",
    ".popsection": "no .pushsection comes before it",
    ".type x,@thing": "known are @object, @function, @notype",
    ".amdgpu_lds shared, 4, 4": "a linker places LDS that several files share",
    ".amdhsa_next_free_vgpr 1": "directive .amdhsa_next_free_vgpr: in code stand",
    ".macro m": "directive .macro: in code stand",
    ".section": "line 1, column 1: .section: it takes more than nothing",
    ".comm x,0xffffffffff": "line 1, column 1: .zero 0xffffffffff: .* bytes; allowed are",
    ".set .amdgcn.next_free_vgpr, later\ns_nop 0": "line 2, column 1: later has no value here",
    ".comm x": "line 1, column 1: .comm: it takes more than x",
    '.section data,"awz",@progbits': '.section data,"awz",@progbits: known are "aewxolMSTGRc" and ',
    '.section data,"aw",@thing': ".*@thing: known are .*@progbits, @nobits, @note",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_one_sentence(text: str) -> None:
    with pytest.raises(EncodeError, match=WRONG[text]):
        read(text)


def test_a_file_for_a_generation_has_the_instructions_of_its_chip() -> None:
    """EF_AMDGPU_MACH_AMDGCN_GFX12_GENERIC, version 1 (LLVM AMDGPUUsage, "Header")."""
    unit = read(FILE.replace("gfx1201", "gfx12-generic"), "gfx1201")
    assert (unit.arch, unit.machine) == ("gfx1201", "gfx12-generic")
    made = elf.read(write(unit))
    assert (made.flags, made.abi_version) == (0x0100_0059, 4)  # version 6


def test_a_file_for_another_chip_is_refused() -> None:
    with pytest.raises(EncodeError, match="the file is for gfx1201, not for gfx1100"):
        read(FILE, "gfx1100")
