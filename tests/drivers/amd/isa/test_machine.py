"""The way in: isa(arch). Modifiers by name, op_sel and its kind among them (selects.py); generation.py."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, isa, s, v
from drivers.amd.isa.generation import family, generation


def test_one_object_per_chip_and_wave_size() -> None:
    assert isa("gfx1100") is isa("gfx1100")
    assert isa("gfx1100") is not isa("gfx1100", 64)


def test_unknown_chip_and_wave_size() -> None:
    with pytest.raises(EncodeError, match="no instruction table for gfx906; there are gfx1100"):
        isa("gfx906")
    with pytest.raises(EncodeError, match="wave size 16: it is 32 or 64"):
        isa("gfx1100", 16)


def test_wrong_operand_count_names_the_operands(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match=r"v_add_f32_e32 has 3 operands \(vdst, src0, src1\), got 2"):
        rdna3.inst("v_add_f32_e32", v(0), v(1))


def test_unknown_modifier_lists_the_operands(rdna3: Isa) -> None:
    with pytest.raises(
        EncodeError, match="global_load_b32_saddr has no operand offst; it has vdst, vaddr, saddr"
    ):
        rdna3.inst("global_load_b32_saddr", v(0), v(1), s(0, 2), offst=4)


def test_a_mnemonic_with_several_encodings_lists_them(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match=r"s_load_b64 has 3 encodings; name one of .*s_load_b64_imm"):
        rdna3.inst("s_load_b64", s(0, 2), s(2, 2), 0)


def test_packed_selects_default_to_both_halves(rdna3: Isa) -> None:
    # llvm-mc 22: v_pk_add_f16 v1, v2, v3 and the same with op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1]
    assert rdna3.encode(rdna3.inst("v_pk_add_f16", v(1), v(2), v(3))).hex() == "01400fcc02070218"
    inst = rdna3.inst("v_pk_add_f16", v(1), v(2), v(3), op_sel=(1, 0), op_sel_hi=(0, 1), neg_lo=(0, 1))
    assert rdna3.encode(inst).hex() == "01480fcc02070250"


def test_too_many_selects_are_refused(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match="op_sel has 4 values, takes 2"):
        rdna3.inst("v_pk_add_f16", v(1), v(2), v(3), op_sel=(1, 0, 0, 0))


def test_a_name_of_a_target_belongs_to_the_generation_that_it_begins_with() -> None:
    assert family("gfx12-generic") is generation("gfx1201")
    assert family("gfx1103") is generation("gfx1100")


def test_a_chip_without_a_row_has_no_generation() -> None:
    with pytest.raises(EncodeError, match="no instruction table for gfx1103; there are gfx1100, "):
        generation("gfx1103")
