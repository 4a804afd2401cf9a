"""Words made from numbers are those that the assembler makes of the text."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.nv.isa import ARCHES, isa
from drivers.nv.isa.operand import FixedLetters
from drivers.nv.isa.pack import Value, kind_of, packer, put_of

PLAIN = "[B------:R-:W-:-:S00] "
RZ, PT = 255, 7
# arch, text, mnemonic, kinds, values, negated operands, operands between bars
CASES: list[tuple[str, str, str, str, tuple[Value, ...], int, int]] = [
    ("sm_90", "IADD3 R1, R2, -0x5, RZ", "IADD3", "RRIR", (1, 2, -5, RZ), 0, 0),
    ("sm_90", "IADD3 R1, P0, R2, -R4, RZ", "IADD3", "RPRRR", (1, 0, 2, 4, RZ), 8, 0),
    ("sm_120", "IADD3 R1, PT, PT, R2, R4, RZ", "IADD3", "RRRR", (1, 2, 4, RZ), 0, 0),
    ("sm_90", "FADD R1, -|R2|, 1.5", "FADD", "RRI", (1, 2, 0x3FC00000), 2, 2),
    ("sm_90", "ISETP.LT.U32.AND P0, PT, R3, 0x64, PT", "ISETP.LT.U32.AND", "PRIP", (0, 3, 100, PT), 0, 0),
    ("sm_90", "LDG.E.128 R4, desc[UR4][R2.64+0x10]", "LDG.E.128", "RM", (4, (2, 16, 4)), 0, 0),
    ("sm_89", "STG.E desc[UR4][R2.64+-0x10], R7", "STG.E", "MR", ((2, -16, 4), 7), 0, 0),
    ("sm_90", "LDC.64 R4, c[0x0][0x210]", "LDC.64", "RC", (4, (0, 0x210)), 0, 0),
    ("sm_90", "LDC R4, c[0x3][-0x10]", "LDC", "RC", (4, (3, -16)), 0, 0),
    ("sm_90", "FADD R4, R2, c[0x2][0x14]", "FADD", "RRC", (4, 2, (2, 0x14)), 0, 0),
    ("sm_90", "LDS R3, [R2+-0x7fffff]", "LDS", "RM", (3, (2, -0x7fffff)), 0, 0),
    ("sm_90", "HADD2 R3, R2, 1, 2", "HADD2", "RRI", (3, 2, 0x3C004000), 0, 0),
    ("sm_90", "UTMALDG.2D [UR8], [UR4]", "UTMALDG.2D", "UU", (8, 4), 0, 0),
    ("sm_90", "PLOP3.LUT P0, PT, P1, P2, PT, 0xea, 0x15", "PLOP3.LUT", "PPPPPII",
     (0, PT, 1, 2, PT, 0xEA, 0x15), 0, 0),
    ("sm_120", "LDCU.64 UR4, c[0x0][0x358]", "LDCU.64", "UC", (4, (0, 0x358)), 0, 0),
    ("sm_90", "LDS R3, [R2+0x40]", "LDS", "RM", (3, (2, 0x40)), 0, 0),
    ("sm_90", "S2R R0, SR_TID.X", "S2R", "RN", (0, 0x21), 0, 0),
    ("sm_90", "SHFL.BFLY PT, R1, R2, 0x1, 0x1f", "SHFL.BFLY", "PRRII", (PT, 1, 2, 1, 31), 0, 0),
    ("sm_89", "BRA 0x0", "BRA", "T", (-16,), 0, 0),
    ("sm_90", "BRA 0x0", "BRA", "T", (-16,), 0, 0),
    ("sm_90", "PLOP3.LUT P0, PT, P1, !P2, PT, 0x80, 0x0", "PLOP3.LUT", "PPPPPII",
     (0, PT, 1, 2, PT, 0x80, 0), 8, 0),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c[0]} {c[1]}")
def test_numbers_make_the_word_of_the_text(
    case: tuple[str, str, str, str, tuple[Value, ...], int, int],
) -> None:
    arch, text, mnemonic, kinds, values, neg, bars = case
    found = packer(arch, mnemonic, kinds)
    assert found is not None
    wanted = isa(arch).encode(PLAIN + text)
    control = 0x1FFFFF << 105
    assert found.word(values, neg, bars) & ~control == wanted & ~control


def test_what_has_no_encoding_is_none() -> None:
    assert packer("sm_90", "IMAD.WIDE", "RRIC") is None  # a number and a constant
    assert packer("sm_120", "FADD", "RRC") is None  # sm_120 loads constants first
    assert packer("sm_90", "FADD.UP", "RRR") is None


def test_signs_and_offsets_that_do_not_fit_are_refused() -> None:
    multiply, load = packer("sm_90", "IMAD", "RRRR"), packer("sm_90", "LDG.E", "RM")
    assert multiply is not None and load is not None
    with pytest.raises(EncodeError, match="operand 1 takes no sign"):
        multiply.word((1, 2, 3, 4), neg=2)
    with pytest.raises(EncodeError, match="offset of 16777216 bytes"):
        load.word((1, (2, 1 << 24, 4)))


def test_halves_are_chosen_by_the_bits_that_the_assembler_sets() -> None:
    found = packer("sm_90", "HADD2", "RRR")
    assert found is not None and found.halves[0] == -1
    texts = ("HADD2 R1, R2, R3", "HADD2 R1, R2.H1_H1, R3", "HADD2 R1, R2, R3.H1_H1")
    plain, *of_halves = (isa("sm_90").encode(PLAIN + text) for text in texts)
    assert [word - plain for word in of_halves] == [3 << at for at in found.halves[1:]]


def test_every_operand_that_has_a_letter_has_bits_for_a_number_and_letters_of_the_text_have_none() -> None:
    for operand in (o for arch in ARCHES for form in isa(arch).forms for o in form.operands):
        has_letter = not isinstance(operand, FixedLetters)
        assert bool(kind_of(operand)) == has_letter
        if has_letter:
            assert put_of(operand)
            continue
        with pytest.raises(EncodeError, match=f"{operand.name}: no number stands for this operand"):
            put_of(operand)
