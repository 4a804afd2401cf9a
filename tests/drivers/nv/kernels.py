"""Kernels in SASS for every chip that is driven, and what a driver is given of them."""

from __future__ import annotations

from drivers.nv.code import SassCode
from drivers.nv.isa import isa

# c[i] = a[i] + b[i] for 32-bit floats, a thread each. Addresses of a, b, c are the parameters.
ADD = """
[B------:R-:W0:-:S02] S2R R0, SR_TID.X
[B------:R-:W1:-:S02] S2R R1, SR_CTAID.X
{load}
{descriptor}
[B01----:R-:W-:-:S06] IMAD R0, R1, 0x80, R0
[B--2--5:R-:W-:-:S06] IMAD.WIDE R2, R0, 0x4, R8
[B---3--:R-:W-:-:S06] IMAD.WIDE R4, R0, 0x4, R10
[B----4-:R-:W-:-:S06] IMAD.WIDE R6, R0, 0x4, R12
[B------:R-:W0:-:S02] LDG.E R2, desc[UR4][R2.64]
[B------:R-:W1:-:S02] LDG.E R4, desc[UR4][R4.64]
[B01----:R-:W-:-:S05] FADD R2, R2, R4
[B------:R0:W-:-:S02] STG.E desc[UR4][R6.64], R2
[B------:R-:W-:-:S05] EXIT
"""
PARAMETERS = {"sm_80": 0x160, "sm_86": 0x160, "sm_89": 0x160, "sm_90": 0x210, "sm_120": 0x380}

EARLY = "[B------:R-:W-:-:S12] ULDC.64 UR4, c[0x0][{:#x}]"
DESCRIPTORS = {
    "sm_80": EARLY.format(0x118),
    "sm_86": EARLY.format(0x118),
    "sm_89": EARLY.format(0x118),
    "sm_90": EARLY.format(0x208),
    "sm_120": "[B------:R-:W5:-:S02] LDCU.64 UR4, c[0x0][0x358]",
}


def words(arch: str) -> str:
    first = PARAMETERS[arch]
    return "\n".join(
        f"[B------:R-:W{2 + index}:-:S02] LDC.64 R{8 + 2 * index}, c[0x0][{first + 8 * index:#x}]"
        for index in range(3)
    )


def add(arch: str) -> SassCode:
    """The kernel ADD for an instruction set."""
    text = isa(arch).assemble(ADD.format(load=words(arch), descriptor=DESCRIPTORS[arch]))
    return SassCode("add", arch, 128, 16, 0, 0, 0, 24, text)
