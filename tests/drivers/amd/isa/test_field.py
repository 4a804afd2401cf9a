"""Operands one by one: what fits a field and what does not. Limits from the RDNA3 ISA document."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import EXEC, M0, NULL, SCC, VCC, Isa, Literal, Reg, s, ttmp, v


def word(rdna3: Isa, name: str, *operands: object, **modifiers: object) -> str:
    return rdna3.encode(rdna3.inst(name, *operands, **modifiers)).hex()


@pytest.mark.parametrize(
    ("value", "low_byte"),
    [(0, 0x80), (64, 0xC0), (-1, 0xC1), (-16, 0xD0), (0.5, 0xF0), (-4.0, 0xF7), (0.15915494309189532, 0xF8)],
)
def test_inline_constants(rdna3: Isa, value: float, low_byte: int) -> None:
    assert int(word(rdna3, "v_mov_b32_e32", v(0), value)[:2], 16) == low_byte


@pytest.mark.parametrize(
    ("name", "value", "literal"),
    [
        ("v_mov_b32_e32", 65, "41000000"), ("v_mov_b32_e32", -17, "efffffff"),
        ("v_mov_b32_e32", 1.5, "0000c03f"),
        ("v_mov_b32_e32", Literal(1), "01000000"), ("v_mov_b32_e32", -0.0, "00000080"),
        ("v_sqrt_f16_e32", 1.5, "003e0000"), ("v_sqrt_f64_e32", 1.5, "0000f83f"),
        ("v_mov_b32_e32", 0xFFFFFFFE + 0, "feffffff"),
    ],
)  # fmt: skip
def test_other_numbers_become_literals(rdna3: Isa, name: str, value: object, literal: str) -> None:
    target = v(0, 2) if "f64" in name else v(0)
    assert word(rdna3, name, target, value)[8:] == literal


def test_bits_of_an_inline_float_are_inline_for_32_bit_operands(rdna3: Isa) -> None:
    assert word(rdna3, "v_mov_b32_e32", v(0), 0x3F800000) == word(rdna3, "v_mov_b32_e32", v(0), 1.0)
    assert len(word(rdna3, "v_mov_b32_e32", v(0), Literal(0x3F800000))) == 16


def test_one_and_one_point_zero_are_told_apart(rdna3: Isa) -> None:
    assert word(rdna3, "v_mov_b32_e32", v(0), 1) != word(rdna3, "v_mov_b32_e32", v(0), 1.0)
    assert word(rdna3, "v_mov_b32_e32", v(0), 0.0) == word(rdna3, "v_mov_b32_e32", v(0), 0)


@pytest.mark.parametrize(
    ("name", "operands", "message"),
    [
        ("v_add_f32_e32", (v(0), 1.0, s(1)), "src1: s1 is not a vector register"),
        ("v_add_f32_e32", (v(0, 2), 1.0, v(1)), r"vdst: v\[0:1\] has 2 registers, must have 1"),
        ("v_add_f16_e32", (v(128), 1.0, v(1)), "vdst: v128 is above v127"),
        ("v_add_f32_e32", (v(0), Reg(257, 1, 1), v(1)), "src0: v1.h: this operand takes a whole register"),
        ("s_load_b64_imm", (s(1, 2), s(0, 2), 0), r"sdst: s\[1:2\]: the first of 2 .* multiple of 2"),
        ("s_load_b128_imm", (s(2, 4), s(0, 2), 0), r"sdst: s\[2:5\]: the first of 4 .* multiple of 4"),
        ("s_load_b128_imm", (s(104, 4), s(0, 2), 0), r"sdst: s\[104:107\] runs past s105"),
        ("s_mov_b64", (M0, 0), "sdst: m0 has 1 registers, must have 2"),
        ("s_mov_b32", (SCC, 0), "sdst: src_scc cannot stand here"),
        ("s_mov_b32", (v(1), 0), "sdst: v1 cannot stand here"),
        ("s_load_b32_imm", (s(0), s(0, 2), 1 << 20), "offset: 0x100000 is not in -1048576..1048575"),
        ("s_buffer_load_b32_imm", (s(0), s(0, 4), -4), "offset: -4 is not in 0.."),
        ("v_readlane_b32", (s(0), v(1), 100), "src1: 0x64 is not an inline constant"),
        ("v_mov_b32_e32", (v(0), 1 << 33), "src0: 0x200000000 does not fit b32"),
        ("v_sqrt_f64_e32", (v(0, 2), 0.1), "src0: 0.1 needs 64 bits"),
        ("v_sqrt_f16_e32", (v(0), 1e9), "src0: 1000000000.0 does not fit f16"),
        ("v_mov_b32_e32", (v(0), "v1"), "src0: 'v1' is not a register"),
        ("v_mov_b32_dpp", (v(0), v(1), 0x130), "dpp_ctrl: 0x130 is no lane pattern of gfx11"),
        ("s_movk_i32", (s(0), 70000), "simm16: 0x11170 is not in -32768..65535"),
    ],
)
def test_illegal_operands_say_what_is_allowed(
    rdna3: Isa, name: str, operands: tuple[object, ...], message: str
) -> None:
    modifiers = {"dpp_ctrl": operands[2]} if name.endswith("_dpp") else {}
    with pytest.raises(EncodeError, match=f"{name}: {message}"):
        word(rdna3, name, *operands[: 2 if modifiers else None], **modifiers)


@pytest.mark.parametrize(
    ("name", "offset", "is_legal"),
    [
        ("global_load_b32", -4096, True), ("global_load_b32", 4096, False),
        ("scratch_load_b32_st", 4095, True), ("buffer_load_b32_offset", 4096, False),
        ("flat_load_b32", -1, False), ("flat_load_b32", 4095, True), ("ds_load_b32", 65535, True),
        ("ds_load_b32", -1, False), ("buffer_load_b32_offset", 4095, True),
    ],
)  # fmt: skip
def test_offset_ranges(rdna3: Isa, name: str, offset: int, is_legal: bool) -> None:
    addresses: dict[str, tuple[object, ...]] = {
        "global_load_b32": (v(2, 2),), "flat_load_b32": (v(2, 2),), "ds_load_b32": (v(2),),
        "scratch_load_b32_st": (), "buffer_load_b32_offset": (s(4, 4), 0),
    }  # fmt: skip
    inst = rdna3.inst(name, v(0), *addresses[name], offset=offset)
    if is_legal:
        assert rdna3.decode(rdna3.encode(inst))["offset"] == offset
    else:
        with pytest.raises(EncodeError, match="offset: "):
            rdna3.encode(inst)


def test_bits_without_a_place_are_refused(rdna3: Isa) -> None:
    # An atomic that returns its value has glc (1) as a fixed bit; slc (2) and dlc (4) are free.
    assert word(rdna3, "global_atomic_add_u32_rtn", v(0), v(2, 2), v(1), cpol=6)[2:4] == "e0"
    with pytest.raises(EncodeError, match="cpol: 0x1: this encoding has no place for bits 0x1"):
        word(rdna3, "global_atomic_add_u32_rtn", v(0), v(2, 2), v(1), cpol=1)


def test_null_stands_for_any_count_of_scalar_registers(rdna3: Isa) -> None:
    assert word(rdna3, "s_mov_b32", NULL, 0) == "8000fcbe"
    assert word(rdna3, "s_mov_b64", NULL, 0) == "8001fcbe"


def test_special_pairs(rdna3: Isa) -> None:
    assert word(rdna3, "s_mov_b64", VCC, EXEC) == "7e01eabe"
    assert word(rdna3, "s_mov_b32", ttmp(3), M0) == "7d00efbe"
