"""Floating-point instructions. Words: ptxas 12.9 (of FSET nvrtc 13.2), texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import isa

ROWS = [
    ("sm_80", 0x000FE20000000000000000000A097221, "FADD R9, R10, R0"),
    ("sm_80", 0x000FC80000010100800000FF03037221, "FADD.FTZ R3, -R3, -RZ"),
    ("sm_80", 0x000FE200000020063F00000009037423, "FFMA.SAT R3, R9, R6, 0.5"),
    ("sm_86", 0x084FE40003804000800000020F0F720A, "FSET.BF.GT.AND R15, R15, -R2.reuse, PT"),
    ("sm_90", 0x000FE200080000048000000608027C2B, "DFMA R2, R8, -UR6, R4"),
    ("sm_80", 0x010FE600000018040000000C0804723C, "HMMA.16816.F32 R4, R8, R12, R4"),
    ("sm_80", 0x000EA6000030D9000000000200067311, "F2I.S64.F64.TRUNC R6, R2"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits
