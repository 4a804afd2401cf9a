"""Text as LLVM prints it."""

from __future__ import annotations

import re

import pytest

from drivers.amd.isa import Isa, Label, s, v

Vector = tuple[Isa, str, bytes, str]

# LLVM's parser prints these as they were written; its disassembler, like ours, prints the bytes' plain form.
WRITTEN_OTHERWISE = re.compile(
    r", null( |$)|s_load\w+ .*null|addtid|swizzle|v_pk_fmac_f16 v5, 0\.5|^v_nop$|^v_pipefl|lit64"
)


def normal(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"(//|;).*", "", text)).strip()


def test_golden_instructions_print_as_llvm_prints_them(vectors: list[Vector]) -> None:
    for machine, _, code, printed in vectors:
        inst = machine.decode(code)
        spellings = {machine.format(inst, true16) for true16 in (True, False)}
        want = normal(printed)
        assert want in spellings or WRITTEN_OTHERWISE.search(want), (want, spellings)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("01050064", "v_add_f16_e32 v0.l, v1.l, v2.l"),
        ("f50289bf", "s_waitcnt vmcnt(0) expcnt(5) lgkmcnt(47)"),
        ("f70389bf", "s_waitcnt vmcnt(0)"),
        ("910087bf", "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)"),
        ("0300b6bf", "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"),
        ("01f880b8", "s_getreg_b32 s0, hwreg(HW_REG_MODE)"),
    ],
)
def test_named_immediates(rdna3: Isa, code: str, text: str) -> None:
    assert rdna3.format(rdna3.decode(bytes.fromhex(code))) == text


def test_a_literal_that_its_number_would_not_bring_back_says_so(rdna3: Isa) -> None:
    for code, text in (
        ("ff040a1e00000000", "v_min_f32_e32 v5, lit(0x0), v2"),
        ("ff04006434120100", "v_add_f16_e32 v0.l, lit(0x11234), v2.l"),
    ):
        assert rdna3.format(rdna3.decode(bytes.fromhex(code))) == text
        assert rdna3.assemble(text).hex() == code


def test_halves_can_be_left_out_as_older_assemblers_do(rdna3: Isa) -> None:
    inst = rdna3.inst("v_add_f16_e64", v(0), v(1), v(2), op_sel=(1, 0, 0))
    assert rdna3.format(inst, true16=False) == "v_add_f16_e64 v0, v1, v2 op_sel:[1,0,0]"


def test_a_label_prints_as_its_name(rdna3: Isa) -> None:
    assert rdna3.format(rdna3.inst("s_cbranch_scc0", Label("loop"))) == "s_cbranch_scc0 loop"


def test_signs_and_bars(rdna3: Isa) -> None:
    inst = rdna3.inst("v_fma_f32", v(0), v(1), 2.0, s(3), src0_modifiers=3, src1_modifiers=1, clamp=1, omod=3)
    assert rdna3.format(inst) == "v_fma_f32 v0, -|v1|, neg(2.0), s3 clamp div:2"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("01ff0182ffffffff", "s_addc_u32 s1, s1, lit(0xffffffff)"),
        ("ff02007ef0ffffff", "v_mov_b32_e32 v0, lit(0xfffffff0)"),
        ("ff02007eefffffff", "v_mov_b32_e32 v0, 0xffffffef"),
        ("ff0180beffffffff", "s_mov_b64 s[0:1], 0xffffffff"),
    ],
)
def test_a_literal_that_a_constant_could_be_says_so(rdna3: Isa, code: str, text: str) -> None:
    assert rdna3.format(rdna3.decode(bytes.fromhex(code))) == text
    assert rdna3.assemble(text).hex() == code
