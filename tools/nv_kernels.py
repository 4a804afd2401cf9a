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


# Bodies of tools/nv_questions.py. flag: where bank 0 has the address of the input.


def predicate_of_move(arch: str) -> str:
    """R4: bit 0, R2UR's predicate of a register that all lanes have the same; bit 1, of the lane's number."""
    done = "W-" if int(arch.removeprefix("sm_")) >= 90 else "W0"  # in ptxas' code only the older ones tell
    return f"""
{FREE} MOV R6, 0x5
[B------:R-:{done}:-:S15] R2UR P0, UR8, R6
[B------:R-:{done}:-:S15] R2UR P1, UR9, R1
[B0-----:R-:W-:-:S15] MOV R4, RZ
{FREE} MOV R10, 0x1
{FREE} @P0 IMAD R4, R10, 0x1, R4
{FREE} @P1 IMAD R4, R10, 0x2, R4
"""


def past_yielding(flag: int, turns: int) -> str:
    """Lane 0 sets a flag after a BSYNC whose other lanes yield and look for that flag, at most `turns` times.
    R4: after how many turns a lane saw it; 0 where it never did."""
    return f"""
[B------:R-:W0:-:S02] LDC.64 R8, c[0x0][{flag:#x}]
{FREE} ISETP.EQ.U32.AND P0, PT, R1, RZ, PT
{FREE} MOV R6, RZ
{FREE} MOV R10, 0x1
{FREE} MOV R4, RZ
{FREE} BSSY B0, on
[B0-----:R-:W-:-:S15] @P0 BRA meet
look:
{FREE} YIELD
[B------:R-:W1:-:S02] LDG.E.STRONG.GPU R5, desc[UR4][R8.64]
{FREE} IMAD R6, R10, 0x1, R6
[B-1----:R-:W-:-:S15] ISETP.EQ.U32.AND P1, PT, R5, RZ, PT
{FREE} ISETP.LT.U32.AND P2, PT, R6, {turns:#x}, P1
{FREE} @P2 BRA look
{FREE} SEL R4, RZ, R6, P1
meet:
{FREE} BSYNC B0
on:
[B------:R1:W-:-:S02] @P0 STG.E.STRONG.GPU desc[UR4][R8.64], R10
"""


def all_blocks(count: int, blocks: int, turns: int) -> str:
    """Every block counts itself and waits for the others, at most `turns` turns. R4: did it see them all?
    count: where bank 0 has the address of the counter."""
    return f"""
[B------:R-:W0:-:S02] LDC.64 R8, c[0x0][{count:#x}]
{FREE} ISETP.EQ.U32.AND P0, PT, R1, RZ, PT
{FREE} MOV R6, RZ
{FREE} MOV R10, 0x1
[B0-----:R1:W2:-:S02] @P0 ATOMG.E.ADD.STRONG.GPU PT, R11, desc[UR4][R8.64], R10
look:
[B------:R-:W1:-:S02] LDG.E.STRONG.GPU R5, desc[UR4][R8.64]
{FREE} IMAD R6, R10, 0x1, R6
[B-1----:R-:W-:-:S15] ISETP.LT.U32.AND P1, PT, R5, {blocks:#x}, PT
{FREE} ISETP.LT.U32.AND P2, PT, R6, {turns:#x}, P1
{FREE} @P2 BRA look
{FREE} SEL R4, RZ, 0x1, P1
"""


def neighbour() -> str:
    """Each thread puts its number into shared memory from 0x400 on, whose address has the block's rank in
    bits 31:24 as in ptxas' code. R4: what the other block of a cluster of two has there, by its rank in a
    generic address."""
    return f"""
[B------:R-:W0:-:S02] S2R R6, SR_CgaCtaId
[B------:R-:W1:-:S02] S2R R11, SR_SWINHI
{FREE} IMAD R7, R1, 0x4, RZ
[B0-----:R-:W-:-:S15] IMAD R7, R6, 0x1000000, R7
[B------:R2:W-:-:S02] STS [R7+0x400], R0
[B--2---:R-:W-:-:S15] LOP3.LUT R10, R7, 0x1000000, RZ, 0x3c, !PT
[B-1----:R-:W-:-:S15] MEMBAR.ALL.GPU
{FREE} UCGABAR_ARV
{FREE} UCGABAR_WAIT
[B------:R-:W0:-:S02] LD.E R4, desc[UR4][R10.64+0x400]
[B0-----:R-:W-:-:S15] UCGABAR_ARV
{FREE} UCGABAR_WAIT
"""


def two_ways(steps: int) -> str:
    """Half of the lanes go one way, half another; in each of `steps` steps of straight code a way puts its
    number into a uniform register, waits for memory and reads it. R4: how often it was another's."""
    step = """
{free} UMOV UR8, {way}
[B------:R-:W0:-:S02] LDG.E.STRONG.GPU R5, desc[UR4][R8.64]
[B0-----:R-:W-:-:S15] MOV R6, UR8
{free} ISETP.NE.U32.AND P1, PT, R6, {way}, PT
{free} @P1 IMAD R4, R10, 0x1, R4
"""
    first, second = (step.format(free=FREE, way=hex(way)) * steps for way in (1, 2))
    return f"""
{FREE} ISETP.LT.U32.AND P0, PT, R1, 0x10, PT
{FREE} MOV R4, RZ
{FREE} MOV R10, 0x1
{FREE} BSSY B0, on
{FREE} @P0 BRA other
{first}
{FREE} BRA meet
other:
{second}
meet:
{FREE} BSYNC B0
on:
"""
