"""What the text means, by nv.md's bits, and the sentences about wrong input."""

import pytest

from drivers.nv.isa import EncodeError, isa

PLAIN = "[B------:R-:W-:-:S01] "


def test_a_control_word_has_its_bits_at_105_to_121():
    word = isa("sm_90").encode("[B0-2--5:R1:W4:Y:S13] NOP")
    assert word >> 105 & 15 == 13 and word >> 109 & 1 == 0
    assert word >> 110 & 7 == 4 and word >> 113 & 7 == 1 and word >> 116 & 63 == 0b100101
    assert isa("sm_90").decode(word).line == "[B0-2--5:R1:W4:Y:S13] NOP"


def test_reuse_is_bit_122_of_the_first_source():
    word = isa("sm_90").encode(PLAIN + "FFMA R5, R4.reuse, 3, R7")
    assert word >> 122 & 15 == 1


def test_a_branch_counts_from_the_next_instruction_and_splits_its_distance_on_hopper():
    assert isa("sm_90").encode("[B------:R-:W-:Y:S00] BRA 0x0", 0) & (1 << 64) - 1 == 0xFFFFFFFC00FC7947
    assert isa("sm_80").encode(PLAIN + "BRA 0x20", 0) >> 34 & 0xFF == 4


def test_labels_may_be_used_before_they_stand():
    text = f"{PLAIN}@P0 BRA done\n{PLAIN}NOP // nothing\ndone: {PLAIN}EXIT\n"
    rows = list(isa("sm_90").disassemble(isa("sm_90").assemble(text)))
    assert [made.text for _, made in rows] == ["@P0 BRA 0x20", "NOP", "EXIT"]


def test_numbers_keep_their_bits():
    for text in ("FADD R1, R2, 0f7fc00001", "FADD R1, R2, -0.0", "FADD R1, R2, -INF",
                 "DADD R2, R4, -1.5",
                 "HADD2 R1, R2, 0f7e01, 1", "HFMA2.BF16_V2 R1, R2, 1, 0f7fc1, R3",
                 "IADD3 R1, R2, -0x1, RZ"):  # fmt: skip
        made = isa("sm_90").decode(isa("sm_90").encode(PLAIN + text))
        assert made.text == text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("FADD R1, R2, R3", "a control word such as .* must begin the line"),
        ("[B-1----:R-:W7:-:S01] NOP", "scoreboards 0..5 or - can stand behind R and W"),
        ("[B1-----:R-:W-:-:S01] NOP", "in place n of the six the digit n or a - can stand"),
        ("[B------:R-:W-:-:S16] NOP", "a stall of 0..15 cycles"),
        (PLAIN + "FROB R1", "sm_90 has no instruction FROB here; it has FRND$"),
        (PLAIN + "XOR R1", "sm_90 has no instruction XOR here$"),
        (PLAIN + "IADD R1, R2, R3", "no instruction IADD here; it has IABS, IADD3$"),
        (PLAIN + "FADD.UP R1, R2, R3", "FADD: .UP cannot stand there; it takes .FTZ, .RM"),
        (PLAIN + "FADD R1, R2, R255", "R255: R0..R254 and RZ can stand here"),
        (PLAIN + "LDS R1, [R255]", r"\[R255\]: R0\.\.R254 or RZ, with nothing behind, can stand here"),
        (PLAIN + "ISETP.LT.AND P7, PT, R1, R2, PT", "P7: P0..P6 and PT can stand here"),
        (PLAIN + "UISETP.LT.AND UP7, UPT, UR1, UR2, UPT", "UP7: UP0..UP6 and UPT can stand here"),
        (PLAIN + "FADD R1, R2", "FADD: nothing stands where a register must|number must"),
        (PLAIN + "FADD R1, R2, R3, R4", "FADD: R4 is one operand too many"),
        (PLAIN + "FADD R1, R2,, R3", "an operand is missing at a comma"),
        (PLAIN + "FADD R1, R2, 1e40", "1e40: the number is too great for its bits"),
        (PLAIN + "DADD R2, R4, 0.1", "more digits than the 32 bits here hold"),
        (PLAIN + "IADD3 R1, R2, 0x100000000, R3", "number 0x100000000 does not fit 32 bits; allowed are"),
        (PLAIN + "LDG.E R1, [R2.64]", r"desc\[UR4\] must stand before this address"),
        (PLAIN + "LDG.E R1, desc[UR4][R2.64+0x1000000]", "LDG.at_offset: 0x1000000 does not fit"),
        (PLAIN + "BRA nowhere", "nowhere is no label of this text"),
        (PLAIN + "@P7 EXIT", "the predicates are P0..P6 and PT"),
        (PLAIN + "@UP0 EXIT", "EXIT: its guard is a predicate"),
        (PLAIN + "IMAD.UP R1, R2, R3, R4", "IMAD: .UP cannot stand there; it takes .U32"),
        (PLAIN + "IMAD.SHL R1, R2, 0x3, RZ", ".SHL does not fit these operands; leave it out"),
    ],
)
def test_wrong_input_is_told_with_its_line(line, sentence):
    with pytest.raises(EncodeError, match=f"line 2: .*({sentence})"):
        isa("sm_90").assemble(f"{PLAIN}NOP\n{line}\n")


def test_constants_as_operands_are_refused_where_the_chip_has_none():
    assert isa("sm_90").encode(PLAIN + "FADD R1, R2, c[0x0][0x210]")
    with pytest.raises(EncodeError):
        isa("sm_120").encode(PLAIN + "FADD R1, R2, c[0x0][0x380]")
