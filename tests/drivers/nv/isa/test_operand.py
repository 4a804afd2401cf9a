"""Operands: numbers.py and places.py as bits and text. Expected bits: struct and IEEE 754."""

import pytest

from autogen.schema import EncodeError
from drivers.nv.isa.numbers import read_float, show_float
from drivers.nv.isa.operand import Pred, Reg
from drivers.nv.isa.places import Mem
from drivers.nv.isa.warpgroup import MatrixPair, UniformPlace


@pytest.mark.parametrize(
    ("text", "kind", "bits"),
    [("1", "f", 0x3F800000), ("-INF", "f", 0xFF800000), ("+QNAN", "f", 0x7FC00000), ("-1.5", "d", 0xBFF80000),
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
