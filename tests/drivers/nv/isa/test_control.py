"""Control flow, barriers, lanes. Words: ptxas 12.9 and 13.0, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import EncodeError, isa

ROWS = [
    ("sm_80", 0x000FEA0003800000000000000000794D, "EXIT"),
    ("sm_80", 0x000FEC00000100000000000000007B1D, "BAR.SYNC.DEFER_BLOCKING 0x0"),
    ("sm_80", 0x000E2200000E00000E001F0004037F89, "SHFL.BFLY PT, R3, R4, 0x10, 0x1f"),
    ("sm_80", 0x000E2200000021000000000000007919, "S2R R0, SR_TID.X"),
    ("sm_120", 0x002FEA00038002000000000000007941, "BSYNC.RECONVERGENT B0"),
    ("sm_90", 0x000FEA0003C000000000000000147948, "WARPSYNC.COLLECTIVE.ALL 0x60"),
    ("sm_80", 0x000FC000000009A8643DE1B45F007949, "BRX P0, R95 0x9a8643de1b4"),
    ("sm_90", 0x0001E40000010000000000120000731D, "BAR.SYNC.DEFER_BLOCKING R18, R18"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits


def test_a_register_with_number_and_threads_of_a_barrier_is_named_twice() -> None:
    assert isa("sm_90").encode("[B------:R0:W-:-:S02] BAR.SYNC.DEFER_BLOCKING R18, R18") == ROWS[-1][1]
    with pytest.raises(EncodeError, match="BAR: R19 is one operand too many"):
        isa("sm_90").encode("[B------:R0:W-:-:S02] BAR.SYNC.DEFER_BLOCKING R18, R19")
