"""Operands: numbers.py and places.py as bits and text. Expected bits: struct and IEEE 754."""

import pytest

from autogen.schema import EncodeError
from drivers.nv.isa.numbers import Imm, read_float, show_float
from drivers.nv.isa.operand import SPECIALS, NamedNumber, Pred, Reg
from drivers.nv.isa.places import Const, Mem
from drivers.nv.isa.warpgroup import MatrixPair, UniformPlace


@pytest.mark.parametrize(
    ("text", "kind", "bits"),
    [("1", "f", 0x3F800000), ("-INF", "f", 0xFF800000), ("+QNAN", "f", 0x7FC00000), ("-1.5", "d", 0xBFF80000),
     ("+QNAN", "h", 0x7E00), ("-QNAN", "h", 0xFE00), ("+QNAN", "b", 0x7FC0), ("-QNAN", "b", 0xFFC0),
     ("+QNAN", "d", 0x7FF80000), ("-QNAN", "f", 0xFFC00000), ("65504", "h", 0x7BFF),
     ("2", "h", 0x4000), ("1", "b", 0x3F80), ("0f7fc1", "b", 0x7FC1), ("1.17549435e-38", "f", 0x00800000)],
)  # fmt: skip
def test_floats_are_their_bits(text, kind, bits):
    assert read_float(text, kind) == bits
    assert read_float(show_float(bits, kind), kind) == bits


def test_every_half_and_bfloat16_comes_back_from_its_text():
    for kind in "hb":
        assert all(read_float(show_float(bits, kind), kind) == bits for bits in range(1 << 16))


def test_uniform_registers_are_63_where_numbers_have_six_bits_and_255_where_eight():
    assert Reg("d", uniform=6).read("UR62", 0, {}) == {"d": 62}
    assert Reg("d", uniform=8).read("URZ", 0, {}) == {"d": 255}
    with pytest.raises(EncodeError, match=r"UR0\.\.UR62 and URZ can stand here"):
        Reg("d", uniform=6).read("UR63", 0, {})


@pytest.mark.parametrize(
    ("operand", "field", "text"),
    [(Mem("at", ur=(64, 6)), "ur", "[R2+%s]"), (MatrixPair("ab"), "ab", "gdesc[%s]"),
     (UniformPlace("of"), "of", "[%s]")],
)  # fmt: skip
def test_places_take_the_uniform_registers_that_their_bits_have_room_for(operand, field, text):
    assert operand.read(text % "URZ", 0, {})[field] == 63
    with pytest.raises(EncodeError, match=r"UR0\.\.UR62 and URZ can stand here"):
        operand.read(text % "UR63", 0, {})


def test_what_is_of_another_kind_is_left_to_other_operands():
    assert Reg("d").read("UR3", 0, {}) is None and Pred("p").read("R3", 0, {}) is None
    assert Mem("at").read("R3", 0, {}) is None


def test_an_address_may_have_one_register_and_one_offset():
    assert Mem("at").read("[R4+-0x10]", 0, {}) == {"at": 4, "at_offset": -16}
    for wrong in ("[R4+R5]", "[1+2]", "[]", "[R4+UR5]", "[R4.64]"):
        with pytest.raises(EncodeError):
            Mem("at").read(wrong, 0, {})


def test_special_registers_without_a_name_have_numbers_of_eight_bits():
    special = NamedNumber("name", lo=72, width=8, spellings=SPECIALS)
    assert special.read("SR254", 0, {}) == {"name": 254} and special.read("SRZ", 0, {}) == {"name": 255}
    assert special.read("SR255", 0, {}) == {"name": 255} and special.read("SR256", 0, {}) is None
    assert NamedNumber("name", width=4).read("SR3", 0, {}) is None


def test_numbers_have_either_sign_and_end_where_their_bits_do():
    for text, bits in (("255", 0xFF), ("-128", 0x80), ("-1", 0xFF), ("0x7f", 0x7F)):
        assert Imm("n", width=8).read(text, 0, {}) == {"n": bits}
    for text in ("256", "-129"):
        with pytest.raises(EncodeError, match=r"does not fit 8 bits; allowed are -0x80\.\.0xff"):
            Imm("n", width=8).read(text, 0, {})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("~c[0x0][0x4]", "- can stand before this operand, not ~"),
        ("c[0x20][0x4]", r"banks 0\.\.31 and multiples of 4"),
        ("c[0x0][0x6]", "multiples of 4"),
        ("c[0x0][0x10000]", "multiples of 4"),
        ("c[0x0][-0x8004]", "multiples of 4"),
        ("|c[0x0][0x4]|", "this constant takes no sign and no bars"),
        ("c[0x0][R4+0x4]", "R4 cannot stand in this constant"),
    ],
)
def test_what_cannot_stand_in_a_constant_is_told(text, sentence):
    with pytest.raises(EncodeError, match=sentence):
        Const("c", neg=63).read(text, 0, {})


def test_a_constant_has_its_bank_offset_and_index():
    assert Const("c", neg=63).read("-c[0x1f][0xfffc]", 0, {}) == {"c_bank": 31, "c_offset": -4, "c_neg": 1}
    assert Const("c").read("c[0x0][0x7ffc]", 0, {}) == {"c_bank": 0, "c_offset": 0x7FFC}
    indexed = Const("c", width=16, align=1, index=8)
    assert indexed.read("c[0x3][R4+0x11]", 0, {}) == {"c_bank": 3, "c_offset": 17, "c_index": 4}
    assert indexed.read("c[0x3][RZ]", 0, {}) == {"c_bank": 3, "c_offset": 0, "c_index": 255}
    for wrong in ("c[0x3][R256+0x11]", "c[0x3][UR4+0x11]"):
        with pytest.raises(EncodeError, match="cannot stand in this constant"):
            indexed.read(wrong, 0, {})
