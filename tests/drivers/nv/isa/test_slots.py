"""The seven forms of the source slots. Words: ptxas 12.9, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import isa

ROWS = [
    ("sm_80", 0x002FE200000000060000000907067223, "FFMA R6, R7, R9, R6"),
    ("sm_80", 0x004FE4000000000B3F80000007137423, "FFMA R19, R7, R11, 1"),
    ("sm_80", 0x000FE200078E020700005C0000087625, "IMAD.WIDE R8, R0, R7, c[0x0][0x170]"),
    ("sm_80", 0x001FC80000000008400000000D087823, "FFMA R8, R13, 2, R8"),
    ("sm_80", 0x001FCA00078E02030000000000007A24, "IMAD R0, R0, c[0x0][0x0], R3"),
    ("sm_90", 0x002FCA000F8E02030000000400007C24, "IMAD R0, R0, UR4, R3"),
    ("sm_90", 0x040FE2000F8E02000000000403077E24, "IMAD R7, R3.reuse, R0, UR4"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits
