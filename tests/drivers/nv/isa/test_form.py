"""One encoding: modifiers, fixed bits."""

import pytest

from autogen.schema import FieldValue, ReservedBits
from drivers.nv.isa.form import Encoding, mod
from drivers.nv.isa.operand import Reg

FORM = Encoding("TEST", 0x123, (mod("kind", 72, 2, "- A _ A.B"),), (Reg("d", lo=16),), ((80, 2, 3),))


def test_the_longest_spelling_of_a_modifier_counts():
    assert FORM.read_mods(["A", "B"]) == {"kind": 3}
    assert FORM.read_mods(["A"]) == {"kind": 1}
    assert FORM.read_mods([]) == {"kind": 0}


def test_bits_without_a_name_and_values_without_a_meaning_are_refused_by_name():
    word = int(FORM.word(d=1, kind=3))
    assert FORM.show(FORM.word.decode(word)) == "TEST.A.B R1"
    with pytest.raises(ReservedBits, match="TEST: reserved bits set, dw1 mask 0x100"):
        FORM.word.decode(word | 1 << 40)
    with pytest.raises(FieldValue, match=r"TEST.kind dw2\[9:8\] is 0x2, not one of"):
        FORM.word.decode(word & ~(1 << 72))
    with pytest.raises(FieldValue, match="must be 0x3"):
        FORM.word.decode(word & ~(1 << 80))


def test_a_word_of_another_opcode_is_refused():
    word = int(FORM.word(d=1, kind=1))
    with pytest.raises(FieldValue, match=r"TEST.opcode dw0\[11:0\] is 0x122.* must be 0x123"):
        FORM.word.decode(word & ~1)
