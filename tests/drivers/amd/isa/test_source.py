"""Assembly files as compilers write them."""

from __future__ import annotations

import re

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa
from drivers.amd.isa.operand import Align
from drivers.amd.isa.source import code_lines, directive

FILE = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
\t.text
\t.globl\tfill                            ; -- Begin function fill
\t.p2align\t8
\t.type\tfill,@function
fill:                                   ; @fill
\ts_nop 0
\ts_endpgm
\t.section\t.rodata,"a",@progbits
\t.amdhsa_kernel fill
\t\t.amdhsa_next_free_vgpr 2
\t.end_amdhsa_kernel
\t.long 5
\t.text
\ts_nop 1
\t.amdgpu_metadata
amdhsa.kernels: []
\t.end_amdgpu_metadata
"""


def test_only_code_is_left_and_line_numbers_stay(rdna4: Isa) -> None:
    lines = list(code_lines(FILE))
    assert len(lines) == len(FILE.splitlines())
    assert [line.split(";")[0].strip() for line in lines if line] == [
        ".p2align\t8", "fill:", "s_nop 0", "s_endpgm", "s_nop 1",
    ]  # fmt: skip
    assert rdna4.assemble("\n".join(lines)).hex() == "000080bf0000b0bf010080bf"


def test_data_and_alignment_make_bytes(rdna3: Isa) -> None:
    assert directive(".long 1, 0x10") == bytes.fromhex("0100000010000000")
    assert directive(".short -1") == b"\xff\xff"
    assert directive(".p2align 4, , 8") == Align(16)
    assert directive(".p2alignl 7, 3214868480") == Align(128, 0xBF9F0000)
    assert directive(".fill 2, 4, 3214868480") == bytes.fromhex("00009fbf00009fbf")
    assert rdna3.assemble("s_endpgm\n.p2align 4\n.long 7").hex() == "0000b0bf" + 3 * "000080bf" + "07000000"


TOO_LARGE = (
    ".p2align 31",
    ".balign 99999999999",
    ".fill 9999999999, 4, 0",
    ".fill 1, 99, 0",
    ".fill 1, -1, 0",
)


def test_branches_reach_over_data(rdna3: Isa) -> None:
    code = rdna3.assemble("s_branch over\n.long 1, 2\nover: s_endpgm")
    assert code[:4].hex() == "0200a0bf"


@pytest.mark.parametrize("line", [".macro x", ".long", ".p2align", '.include "x"'])
def test_a_directive_without_a_place_in_code_is_an_error(rdna3: Isa, line: str) -> None:
    with pytest.raises(EncodeError, match="in code stand instructions, labels"):
        rdna3.assemble(line)


@pytest.mark.parametrize("line", TOO_LARGE)
def test_what_one_directive_makes_has_a_limit(rdna3: Isa, line: str) -> None:
    with pytest.raises(EncodeError, match=re.escape(line) + ".* 1048576 bytes at most"):
        rdna3.assemble(f"s_nop 0\n{line}")
