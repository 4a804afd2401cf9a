"""Whole-number instructions. Words: ptxas 12.9, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import isa

ROWS = [
    ("sm_80", 0x000FE200078E00FF00000A00FF017624, "IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28]"),
    ("sm_80", 0x000FCC00078E00FF00000002060F7824, "IMAD.SHL.U32 R15, R6, 0x2, RZ"),
    ("sm_80", 0x000FE20007FFE0FFFFFFFFC001017810, "IADD3 R1, R1, -0x40, RZ"),
    ("sm_80", 0x000FE200078EC0FF0000000302057812, "LOP3.LUT R5, R2, 0x3, RZ, 0xc0, !PT"),
    ("sm_80", 0x000FE40000703C50000000000000781C, "PLOP3.LUT P0, PT, P0, P1, P5, 0xe0, 0x0"),
    ("sm_80", 0x000FC00000000000A748A1C500467901, "BREV R70, 0xa748a1c5"),
    ("sm_90", 0x000FC00000000000BDF8C50B00587909, "POPC R88, 0xbdf8c50b"),
    ("sm_80", 0x000FC00000000400DE46FD8600E87900, "FLO.U32.SH R232, P0, 0xde46fd86"),
    ("sm_80", 0x000FC000000E0008D3D4FC5D65997815, "VABSDIFF4.U8 R153, R101, 0xd3d4fc5d, R8"),
    ("sm_80", 0x040FE40003F26110000000050300720C, "ISETP.GE.U32.AND.EX P1, PT, R3.reuse, R5, PT, P1"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits
