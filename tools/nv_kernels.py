"""Small kernels in SASS for the first run on a card: each thread works out one word and stores it.

Every instruction waits for what it needs, and the stalls are long: what is tried here is the card, not speed.
"""

from __future__ import annotations

from drivers.nv.code import SassCode
from drivers.nv.generation import BankZero
from drivers.nv.isa import isa

FREE = "[B------:R-:W-:-:S15]"
HEAD = """
[B------:R-:W0:-:S02] S2R R1, SR_TID.X
[B------:R-:W1:-:S02] S2R R0, SR_CTAID.X
[B------:R-:W2:-:S02] LDC.64 R2, c[0x0][{first:#x}]
{descriptor}
[B01----:R-:W-:-:S15] IMAD R0, R0, {threads:#x}, R1
[B--2--5:R-:W-:-:S15] IMAD.WIDE R2, R0, 0x4, R2
"""
INPUT = """
[B------:R-:W3:-:S02] LDC.64 R8, c[0x0][{second:#x}]
[B---3--:R-:W-:-:S15] IMAD.WIDE R8, R0, 0x4, R8
[B------:R-:W4:-:S02] LDG.E R5, desc[UR4][R8.64]
[B----4-:R-:W-:-:S15] MOV R4, R5
"""
TAIL = """
[B012345:R0:W-:-:S02] STG.E desc[UR4][R2.64], R4
[B------:R-:W-:-:S05] EXIT
"""
FUNCTIONS = ("EX2", "LG2", "RCP", "RSQ", "SIN", "COS")
SPECIALS = ("SR_LANEID", "SR_TID.X", "SR_CTAID.X", "SR_VIRTUALSMID", "SR_SWINHI", "SR_LWINHI", "SR_CgaCtaId")


def kernel(
    arch: str, bank: BankZero, body: str, threads: int = 32, *, has_input: bool = False, **needs: int
) -> SassCode:
    """A kernel around `body`, which makes R4 of R0 (number of the thread), R1 (in its block) and R5 (input).

    needs: registers, barriers, shared_bytes, local_bytes, where they are not the usual ones.
    """
    is_new = int(arch.removeprefix("sm_")) >= 100
    load = "[B------:R-:W5:-:S02] LDCU.64" if is_new else f"{FREE} ULDC.64"
    descriptor = f"{load} UR4, c[0x0][{bank.descriptor:#x}]"
    first = bank.parameters
    text = HEAD.format(first=first, descriptor=descriptor, threads=threads)
    text += INPUT.format(second=first + 8) if has_input else ""
    code = isa(arch).assemble(text + body + TAIL)
    usual = {"registers": 24, "barriers": 0, "shared_bytes": 0, "local_bytes": 0}
    registers, barriers, shared, local = (usual | needs).values()
    parameters = 16 if has_input else 8
    return SassCode("first", arch, threads, registers, barriers, shared, local, parameters, code)


def constant(value: int) -> str:
    """Every thread stores `value`."""
    return f"{FREE} MOV R4, {value:#x}"


def bank_word() -> str:
    """Thread n stores word n of constant bank 0."""
    return f"{FREE} IMAD.WIDE R6, R0, 0x4, RZ\n[B------:R-:W0:-:S02] LDC R4, c[0x0][R6]"


def special(name: str) -> str:
    """Every thread stores a special register."""
    return f"[B------:R-:W0:-:S02] S2R R4, {name}"


def function(name: str) -> str:
    """MUFU of the input."""
    return f"[B------:R-:W0:-:S02] MUFU.{name} R4, R5"


def multiply_add() -> str:
    """x * x + x of the input, rounded once."""
    return f"{FREE} FFMA R4, R5, R5, R5"


def shared(at: int) -> str:
    """Each thread stores its number into shared memory from byte `at` on, and reads its neighbour's."""
    return f"""
{FREE} IMAD.WIDE R6, R1, 0x4, RZ
[B------:R1:W-:-:S15] STS [R6+{at:#x}], R1
[B------:R-:W-:-:S15] BAR.SYNC.DEFER_BLOCKING 0x0
[B-1----:R-:W-:-:S15] LOP3.LUT R6, R6, 0x4, RZ, 0x3c, !PT
[B------:R-:W0:-:S02] LDS R4, [R6+{at:#x}]
"""


def local(at: int) -> str:
    """Each thread stores its number into its local memory at byte `at` and reads it back."""
    return f"""
{FREE} MOV R6, {at:#x}
[B------:R1:W-:-:S15] STL [R6], R0
[B-1----:R-:W0:-:S02] LDL R4, [R6]
"""
