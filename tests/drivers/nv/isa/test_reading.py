"""What the reader of an encoding remembers, and what it must not."""

import pytest

from drivers.nv.isa import EncodeError, isa
from drivers.nv.isa.reading import REMEMBERED, EncodingReader, Misfit

PLAIN = "[B------:R-:W-:-:S01] "


def reader(mnemonic, number=0):
    return isa("sm_90").candidates(mnemonic)[number][0]


def test_a_branch_to_one_label_has_a_distance_of_its_own_at_each_place():
    text = f"loop: {PLAIN}BRA loop\n{PLAIN}BRA loop\n"
    rows = list(isa("sm_90").disassemble(isa("sm_90").assemble(text)))
    assert [row.text for _, row in rows] == ["BRA 0x0", "BRA 0x0"]
    assert rows[0][1].word != rows[1][1].word


def test_a_label_may_mean_another_place_in_the_next_text():
    hopper = isa("sm_90")
    one = hopper.assemble(f"{PLAIN}BRA end\nend: {PLAIN}EXIT")
    other = hopper.assemble(f"{PLAIN}BRA end\n{PLAIN}NOP\nend: {PLAIN}EXIT")
    assert one[:16] != other[:16]


def test_the_same_pair_of_numbers_has_other_bits_in_another_format():
    hopper = isa("sm_90")
    half, brain = (hopper.encode(f"{PLAIN}HFMA2{fmt} R1, R2, 1, 1, R3") for fmt in ("", ".BF16_V2"))
    assert half >> 32 & 0xFFFFFFFF == 0x3C003C00 and brain >> 32 & 0xFFFFFFFF == 0x3F803F80


def test_an_operand_that_was_wrong_is_wrong_again():
    for _ in range(2):
        with pytest.raises(EncodeError, match=r"R300: R0\.\.R254 and RZ can stand here"):
            isa("sm_90").encode(PLAIN + "FADD R1, R2, R300")
        with pytest.raises(EncodeError, match=r"FADD: \.UP cannot stand there"):
            isa("sm_90").encode(PLAIN + "FADD.UP R1, R2, R3")


def test_modifiers_that_do_not_fit_are_told_before_operands():
    found = reader("FADD").word(("UP",), ["R1", "R2", "R3"], 0, {})
    assert isinstance(found, Misfit) and found.progress == -1


def test_what_is_remembered_does_not_grow_with_the_text():
    made = EncodingReader(
        next(r.form for r, _ in isa("sm_90").candidates("MOV") if r.form.operands[1].what == "number")
    )
    for number in range(2 * REMEMBERED + 10):
        made.word((), ["R1", hex(number)], 0, {})
    assert max(map(len, made.known)) <= REMEMBERED
