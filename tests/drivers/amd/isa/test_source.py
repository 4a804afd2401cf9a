"""Directives that make bytes. What they make is what clang 19 makes of the same lines."""

from __future__ import annotations

import re

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa
from drivers.amd.isa.expression import Symbols
from drivers.amd.isa.layout import lay_out
from drivers.amd.isa.operand import Align
from drivers.amd.isa.source import directive

BYTES = {
    ".long 1, 0x10": "01000000 10000000",
    ".short -1": "ffff",
    ".byte -128, 255": "80ff",
    ".quad 'a', -2": "6100000000000000 feffffffffffffff",
    ".octa 0x0102030405060708090a0b0c0d0e0f10": "100f0e0d0c0b0a090807060504030201",
    ".double 1.5": "000000000000f83f",
    ".float 2.5, -0.0": "00002040 00000080",
    '.ascii "a,b", "c"': "612c62 63",
    '.asciz "w\\"o\\001\\n;//"': "77226f010a3b2f2f00",
    '.string "\\x41\\\\"': "415c00",
    '.asciz "é"': "c3a900",
    ".zero 3": "000000",
    ".space 2, 7": "0707",
    ".fill 2, 4, 3214868480": "00009fbf 00009fbf",
    ".fill 3": "010101".replace("01", "00"),
    ".byte max(3, 4, 2), or(1, 6), alignto(9, 8), totalnumvgprs(0, 5)": "04 07 10 05",
}


@pytest.mark.parametrize("line", BYTES)
def test_data_makes_bytes(line: str) -> None:
    made = directive(line, Symbols())
    assert b"".join(item for item in made if isinstance(item, bytes)) == bytes.fromhex(BYTES[line])


def test_alignments_and_what_fills_them(rdna3: Isa) -> None:
    assert directive(".p2align 4, , 8", Symbols()) == [Align(16, None, 8)]
    assert directive(".p2alignl 7, 3214868480", Symbols()) == [Align(128, bytes.fromhex("00009fbf"))]
    assert rdna3.assemble("s_endpgm\n.p2align 4\n.long 7").hex() == "0000b0bf" + 3 * "000080bf" + "07000000"
    assert rdna3.assemble(".byte 1\n.p2align 3").hex() == "01" + "000000" + "000080bf"
    nop = "s_nop 0\n"
    assert rdna3.assemble(f"{nop}.p2align 4,,8").hex() == "000080bf"  # 12 bytes are missing
    assert rdna3.assemble(f"{nop}.p2align 4,,12").hex() == 4 * "000080bf"
    assert rdna3.assemble(f"{nop}.p2align 3,0xff").hex() == "000080bf" + "ffffffff"
    assert rdna3.assemble(f"{nop}.p2align 3,0").hex() == 2 * "000080bf"
    assert rdna3.assemble(f"{nop}.p2alignl 3").hex() == "000080bf" + "00000000"


def test_what_fills_data_are_zeros_or_what_the_file_says() -> None:
    items = [b"\1", *directive(".p2align 2,0xff", Symbols()), b"\2", *directive(".balign 8", Symbols())]
    assert lay_out(items, is_code=False).code.hex() == "01ffffff" + "02000000"


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


def test_data_holds_distances_of_labels(rdna3: Isa) -> None:
    code = rdna3.assemble(
        "start: s_nop 0\n.long end-start, (end-start)*2+1\n.set here, end-start\n.byte here\nend:"
    )
    assert code[4:].hex() == "0d000000" + "1b000000" + "0d"


@pytest.mark.parametrize("line", [".macro x", ".long", ".p2align", '.include "x"'])
def test_a_directive_without_a_place_in_code_is_an_error(rdna3: Isa, line: str) -> None:
    with pytest.raises(EncodeError, match="in code stand instructions, labels"):
        rdna3.assemble(line)


WRONG = {
    ".asciz hello": "a string stands in double quotes",
    '.ascii "\\q"': "\\\\q: escapes are",
    ".float one": "could not convert string to float",
    ".long table": "table has no value here: no label is called so",
    ".byte nosuch(1)": "nosuch is no function; there are max, or, alignto",
    ".byte max(1": "a parenthesis is not closed",
    ".byte alignto(1)": "alignto: list index out of range",
    "start: .long start*2": "a place can be shifted or taken from another, not \\*",
    "start: .long -start": "a place stands where a number must",
    ".zero 999999999": "column 1: .zero 999999999: 999999999 bytes; allowed are 0 to 67108864",
    ".byte -129": "-129 is -0x81, which does not fit 1 bytes",
    ".byte 256": "256 is 0x100, which does not fit 1 bytes",
    "a: .zero 300\nb: .byte b-a": "b-a is 0x12c, which does not fit 1 bytes",
    ".quad 0x10000000000000000": "does not fit 8 bytes",
    ".octa 0x100000000000000000000000000000000": "does not fit 16 bytes",
    ".float 0x100000000": "does not fit 4 bytes",
    ".float 1e50": "float too large",
    ".long 1,,2": "'' is no number",
    ".balign 3": "alignments are powers of two, 1048576 bytes at most",
    ".byte 1\n.p2alignl 3, 7": "alignment to 8: 7 bytes are missing; units of 4 do not fill them",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_in_data_is_one_sentence(rdna3: Isa, line: str) -> None:
    with pytest.raises(EncodeError, match=WRONG[line]):
        rdna3.assemble(line)


@pytest.mark.parametrize("line", TOO_LARGE)
def test_what_one_directive_makes_has_a_limit(rdna3: Isa, line: str) -> None:
    with pytest.raises(EncodeError, match=re.escape(line) + ".* 1048576 bytes at most"):
        rdna3.assemble(f"s_nop 0\n{line}")
