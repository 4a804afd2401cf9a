"""Loads, stores, atomics. Words: ptxas 12.9 and 13.5, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import isa

ROWS = [
    ("sm_80", 0x000E2400000008000001000004027984, "LDS R2, [R4+0x100]"),
    ("sm_90", 0x020FE200080000040000000203007988, "STS.U8 [R3+UR4], R2"),
    ("sm_90", 0x000E700000000A0000008C00FF087B82, "LDC.64 R8, c[0x0][0x230]"),
    ("sm_120", 0x000E220008000A0000007000FF0477AC, "LDCU.64 UR4, c[0x0][0x380]"),
    (
        "sm_90",
        0x00256800081EE5C80000000E02FF09A8,
        "@P0 ATOMG.E.ADD.64.STRONG.GPU PT, RZ, desc[UR8][R2.64], R14",
    ),
    ("sm_120", 0x010FE2000B98180800000000040B7FAE, "LDGSTS.E.BYPASS.128 [R11], desc[UR8][R4.64]"),
    ("sm_80", 0x0041D8000D00403F0000000002FF7F8C, "ATOMS.POPC.INC.32 RZ, [R2.X4+URZ]"),
    ("sm_90", 0x0003E8000C90E7860000000E0400798E, "REDG.E.MIN.S64.STRONG.GPU desc[UR6][R4.64], R14"),
    ("sm_120", 0x0003E8000C92E7040000000E0600798E, "REDG.E.MIN.S64.STRONG.GPU desc[UR4][R6.64], R14"),
    ("sm_80", 0x008FE8000000410000040000040C783B, "LDSM.16.MT88.2 R12, [R4+0x400]"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits


def test_the_descriptor_that_nvdisasm_hides_is_written():
    decoded = isa("sm_80").decode(0x000162000C1E19000000000614057981)
    assert decoded.text == "LDG.E R5, desc[UR6][R20.64]"
