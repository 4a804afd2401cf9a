"""The uniform datapath, uniform_floats.py among it. Words: ptxas 12.9 and 13.0, texts: nvdisasm 13.5."""

import pytest

from drivers.nv.isa import ARCHES, isa

ROWS = [
    ("sm_80", 0x000FE2000FFFE03F0000000404047890, "UIADD3 UR4, UR4, 0x4, URZ"),
    ("sm_90", 0x002FD2000F8EC03F0000000405047291, "ULEA UR4, UR5, UR4, 0x18"),
    ("sm_120", 0x000FE200083FE62E42FEFA39EF067482, "UMOV.64 UR6, 0x3fe62e42fefa39ef"),
    ("sm_120", 0x004FE200084000000000000504047256, "UFMUL UR4, UR4, UR5"),
    ("sm_120", 0x000FE4000800080A000000000B057254, "UFADD UR5, UR11, -UR10"),
    ("sm_120", 0x000FE2000820F100000000040006725C, "UF2I.TRUNC.NTZ UR6, UR4"),
    ("sm_120", 0x000FE200080000000000000B0A057251, "UFSEL UR5, UR10, UR11, UP0"),
    ("sm_120", 0x000FE20008209000000000090004725A, "UI2F.U32.RP UR4, UR9"),
    ("sm_120", 0x000FC8000FFFE1FF000000060E067297, "UIADD3.64 UR6, UPT, UPT, -UR14, UR6, URZ"),
    ("sm_90", 0x0041E2000C00083F0000000204007DBD, "STAS [R4.64], R2"),
    ("sm_90", 0x0001D800080006040000000A090083BA, "@!UP0 UBLKCP.S.S [UR10], [UR9], UR4"),
    ("sm_90", 0x0001D80008000A0800000006040073BA, "UBLKCP.S.G.MULTICAST [UR6], [UR4], UR8"),
    ("sm_80", 0x000FF600000810FF0000000C0404723C, "HMMA.1688.F32.TF32 R4, R4, R12, RZ"),
]


@pytest.mark.parametrize(("arch", "bits", "text"), ROWS)
def test_words_of_ptxas_are_read_and_made(arch, bits, text):
    decoded = isa(arch).decode(bits)
    assert decoded.text == text
    assert isa(arch).encode(decoded.line) == bits


@pytest.mark.parametrize("arch", ARCHES)
def test_modifiers_have_the_bits_that_they_have_without_the_u(arch):
    """So the words of ptxas are, but for what a uniform instruction cannot do."""
    found = {}
    for form in isa(arch).forms:
        found.setdefault(form.name, set()).update((mod.lo, mod.width) for mod in form.mods)
    both = [name for name in found if name.startswith("U") and name[1:] in found]
    assert "USHF" in both
    assert [name for name in both if not found[name] <= found[name[1:]]] == []
