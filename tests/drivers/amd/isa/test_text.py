"""Assembly text in, LLVM's bytes out."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Inst, Isa, Label

Vector = tuple[Isa, str, bytes, str]


def test_golden_lines_assemble_to_llvm_bytes(vectors: list[Vector]) -> None:
    for machine, text, code, _ in vectors:
        assert machine.assemble(text) == code, text


def test_printed_text_assembles_back(vectors: list[Vector]) -> None:
    for machine, _, code, _ in vectors:
        for true16 in (True, False):
            text = machine.format(machine.decode(code), true16)
            again = machine.assemble(text)
            assert again == code or machine.format(machine.decode(again), true16) == text, text


def test_labels_comments_and_several_lines(rdna3: Isa) -> None:
    items = rdna3.parse(
        """
        start:                    // a comment
          s_nop 0                 ; another
        loop: s_cbranch_scc0 loop /* and one more */
          s_branch start
          s_endpgm
        """
    )
    names = [i.name for i in items if isinstance(i, Inst | Label)]
    assert names == ["start", "s_nop", "loop", "s_cbranch_scc0", "s_branch", "s_endpgm"]
    assert rdna3.assemble_insts(items).hex() == "000080bfffffa1bffdffa0bf0000b0bf"
    assert items[0] == Label("start")


def test_the_shortest_encoding_is_chosen_unless_the_suffix_says_otherwise(rdna3: Isa) -> None:
    assert len(rdna3.assemble("v_add_f32 v0, v1, v2")) == 4
    assert len(rdna3.assemble("v_add_f32_e64 v0, v1, v2")) == 8
    assert len(rdna3.assemble("v_add_f32 v0, v1, s2")) == 8
    assert len(rdna3.assemble("v_cmp_lt_f32 vcc_lo, v1, v2")) == 4
    assert len(rdna3.assemble("v_cmp_lt_f32 s0, v1, v2")) == 8


def test_older_spellings_are_understood(rdna3: Isa) -> None:
    assert rdna3.assemble("ds_read_b32 v1, v2") == rdna3.assemble("ds_load_b32 v1, v2")
    assert rdna3.assemble("global_load_dword v1, v2, s[0:1]") == rdna3.assemble(
        "global_load_b32 v1, v2, s[0:1]"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "v_ad_f32 v0, v1, v2",
            "line 1, column 1: gfx1100 wave32 has no instruction v_ad_f32; did you mean v_add_f32",
        ),
        ("\n  s_mov_b32 s0", r"line 2, column 3: s_mov_b32: 1 operands; s_mov_b32 has \(sdst, src0\)"),
        ("s_mov_b32 s106, 0", r"s106 is outside s0..s105"),
        ("v_mov_b32 v0, v256", r"v256 is outside v0..v255"),
        ("s_mov_b32 s0, foo", "src0: 'foo' is not a register, number or name"),
        ("v_mov_b32 v0, v1 glc", "v_mov_b32_e.. has no glc"),
        ("global_load_b32 v0, v1, s[0:1] offset:0x10000", "offset: 0x10000 is not in -4096..4095"),
        ("s_waitcnt vmcnt(64)", r"vmcnt\(64\) is not in 0..63"),
        ("s_waitcnt xcnt(0)", r"'xcnt\(0\)' is not one of vmcnt, expcnt, lgkmcnt"),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODES)", "HW_REG_MODES is no hardware register"),
        ("v_mov_b32_dpp v0, v1 row_shl:16", "row_shl:16 is not in 1..15"),
        ("v_mov_b32_dpp v0, v1 quad_perm:[0,1,2]", "is not 4 lane numbers"),
        ("v_add_u32 v0, v1, -v2", "has no instruction v_add_u32"),
        ("v_and_b32 v0, v1, -v2", "src1: '-v2' is not a register"),
        (".text", "directive .text: in code stand instructions, labels"),
        ("s_nop 08", "'08' is not a whole number"),
        ("buffer_load_b32 v0, v1, s[0:3], 0", "offen|off"),
        ("s_branch nowhere", "s_branch: there is no label nowhere"),
        ("a: s_nop 0\na: s_nop 0", "label a is given twice"),
    ],
)
def test_errors_say_where_and_what(rdna3: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna3.assemble(text)
