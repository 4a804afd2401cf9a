"""The uniform datapath. Words: ptxas 12.9, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import isa

ROWS = [
    ("sm_80", 0x000FE2000FFFE03F0000000404047890, "UIADD3 UR4, UR4, 0x4, URZ"),
    ("sm_90", 0x002FD2000F8EC03F0000000405047291, "ULEA UR4, UR5, UR4, 0x18"),
    ("sm_120", 0x000FE200083FE62E42FEFA39EF067482, "UMOV.64 UR6, 0x3fe62e42fefa39ef"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits
