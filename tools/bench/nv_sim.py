"""How fast the simulated NVIDIA card runs a product of single precision: SASS written here, 64 x 64 x 16
blocks in shared memory, four by four results a thread. Only the launch is timed."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from time import process_time

import numpy as np

from drivers.nv.isa import isa
from drivers.sim.llvm.threads import set_threads
from drivers.sim.nv.sm.launch import Arrays, Launch, run
from tools.bench.measure import Figure, figure

SIZE, TILE, DEPTH, EDGE = 512, 64, 16, 16
CODE, BANK, A, B, C = 0x7F00_0000_0000, 0x7F10_0000_0000, 0x1000_0000, 0x2000_0000, 0x3000_0000
ARGUMENTS = 0x210  # of sm_90 in bank 0
AIM = 100  # million warp instructions a second
WARM = 4  # launches, before whole warps have code of their own (drivers.sim.nv.sm.jit.kernels)
SAMPLES = 5
SUM = 32  # the first of 16 registers of sums
PLAIN, SLOW, WAIT = "[B------:R-:W-:-:S06]", "[B------:R1:W0:-:S02]", "[B01----:R-:W-:-:S06]"
PLACES = f"""
{SLOW} S2R R0, SR_TID.X
{SLOW} S2R R1, SR_TID.Y
{SLOW} S2R R2, SR_CTAID.X
{SLOW} S2R R3, SR_CTAID.Y
{SLOW} LDC R4, c[0x0][{ARGUMENTS + 24:#x}]
{SLOW} LDC.64 R6, c[0x0][{ARGUMENTS:#x}]
{SLOW} LDC.64 R8, c[0x0][{ARGUMENTS + 8:#x}]
{SLOW} LDC.64 R10, c[0x0][{ARGUMENTS + 16:#x}]
{PLAIN} ULDC.64 UR4, c[0x0][0x208]
{WAIT} IMAD R12, R1, R4, RZ
{PLAIN} LEA R13, R0, R12, 0x2
{PLAIN} LEA R14, R3, R13, 0x6
{PLAIN} LEA R16, R2, R13, 0x6
{PLAIN} IMAD.WIDE R14, R14, 0x4, R6
{PLAIN} IMAD.WIDE R16, R16, 0x4, R8
{PLAIN} LEA R18, R1, R0, 0x4
{PLAIN} SHF.L.U32 R18, R18, 0x4, RZ
{PLAIN} SHF.L.U32 R19, R1, 0x4, RZ
{PLAIN} SHF.L.U32 R20, R0, 0x4, RZ
{PLAIN} SHF.R.U32.HI R21, RZ, 0x4, R4
"""
LOADS = f"""
around:
{SLOW} LDG.E.128 R24, desc[UR4][R14.64]
{SLOW} LDG.E.128 R28, desc[UR4][R16.64]
{WAIT} NOP
{SLOW} STS.128 [R18], R24
{SLOW} STS.128 [R18+0x1000], R28
{WAIT} BAR.SYNC 0x0
"""
TURN = f"""
{PLAIN} BAR.SYNC 0x0
{PLAIN} IMAD.WIDE.U32 R14, R4, 0x40, R14
{PLAIN} IMAD.WIDE.U32 R16, R4, 0x40, R16
{PLAIN} IADD3 R21, R21, -0x1, RZ
[B------:R-:W-:-:S13] ISETP.NE.AND P0, PT, R21, RZ, PT
{PLAIN} @P0 BRA around
{PLAIN} LEA R12, R3, RZ, 0x6
{PLAIN} LEA R12, R1, R12, 0x2
{PLAIN} IMAD R12, R12, R4, RZ
{PLAIN} LEA R12, R2, R12, 0x6
{PLAIN} LEA R12, R0, R12, 0x2
{PLAIN} IMAD.WIDE R10, R12, 0x4, R10
"""


def lines() -> Iterator[str]:
    """The program's text."""
    yield PLACES
    yield from (f"[B------:R-:W-:-:S02] MOV R{SUM + n}, RZ" for n in range(16))
    yield LOADS
    for k in range(DEPTH):
        yield f"{SLOW} LDS.128 R24, [R19+{256 * k:#x}]"
        yield f"{SLOW} LDS.128 R28, [R20+{0x1000 + 256 * k:#x}]"
        for n in range(16):
            wait = "[B01----:R-:W-:-:S02]" if n == 0 else "[B------:R-:W-:-:S02]"
            yield f"{wait} FFMA R{SUM + n}, R{24 + n // 4}, R{28 + n % 4}, R{SUM + n}"
    yield TURN
    for row in range(4):
        yield f"{SLOW} STG.E.128 desc[UR4][R10.64], R{SUM + 4 * row}"
        yield f"{WAIT} IMAD.WIDE.U32 R10, R4, 0x4, R10"
    yield f"{PLAIN} EXIT"


class TimedProduct:
    """The launch over its memory."""

    def __init__(self) -> None:
        random = np.random.default_rng(1)
        self.a, self.b = (random.standard_normal((SIZE, SIZE)).astype(np.float32) for _ in range(2))
        self.c = np.zeros_like(self.a)
        code = np.frombuffer(isa("sm_90").assemble("\n".join(lines())), np.uint8)
        bank = np.zeros(0x1000, np.uint8)
        arguments = struct.pack("<QQQI", A, B, C, SIZE)
        bank[ARGUMENTS : ARGUMENTS + len(arguments)] = np.frombuffer(arguments, np.uint8)
        self.memory = Arrays()
        for address, data in ((CODE, code), (BANK, bank), (A, self.a), (B, self.b), (C, self.c)):
            self.memory.map(address, data)
        blocks = SIZE // TILE
        self.launch = Launch(
            "sm_90", CODE, (blocks, blocks, 1), (EDGE, EDGE, 1), 64, 1, 8192, banks={0: (BANK, len(bank))}
        )

    def rate(self, mode: str = "fast") -> float:
        """Million warp instructions for each second of processor time of one launch."""
        begin = process_time()
        counted = run(self.launch, self.memory, mode=mode)
        return counted.warp_instructions / (process_time() - begin) / 1e6


def nv_sim_figures() -> list[Figure]:
    """`nv_sim_product`: of one core; a grid takes all of them."""
    product = TimedProduct()
    product.rate()
    if not np.allclose(product.c, product.a.T @ product.b, atol=1e-2):
        raise AssertionError("the simulated card's product is wrong")
    set_threads(1)
    for _ in range(WARM):
        product.rate()
    rates = [product.rate() for _ in range(SAMPLES)]
    set_threads(None)
    what = f"M warp instructions for a second of one core, product of {SIZE} in f32"
    return [figure("nv_sim_product", rates, AIM, "high", what)]
