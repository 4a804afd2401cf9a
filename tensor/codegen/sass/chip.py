"""What the code generator must know of one chip, as data.

Nobody else asks which chip it is. Sources: constant bank and shared memory, what ptxas 13.0 writes for each
architecture; fragments, PTX ISA 8.7, "Matrix Fragments for mma.m16n8k16"; counts of processors, NVIDIA's
whitepapers of each architecture.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tensor.codegen import abilities
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, digit, of_axis
from tensor.ir.loops import Fragment, Kinds
from tensor.plan.target import Target

EDGE = 16  # rows and columns of a product of fragments, two instructions of 8 columns each; steps of halves
LANES = 32
PAIR = "/2"  # behind the name of an instruction that makes two fragments at once
WARPGROUP, GROUP_EDGE = 128, 64  # lanes of a warpgroup, lines of either side of what it multiplies at once


@dataclass(frozen=True)
class SassChip:
    """One architecture.

    parameters: where arguments begin in constant bank 0; descriptor: where it has the descriptor of global
    memory. shared_base: the first byte of shared memory that is a kernel's own; shared_limit: bytes that a
    block may have. uniform_constant: the instruction that loads a constant into a uniform register.
    reduction: the atomic operation that gives nothing back. whole_extremes: the greater or lesser of whole
    numbers, unsigned and signed. own_address: the word of constant bank 0 with the address of its parameters,
    where tensor maps are used. pack: what F2FP is called for halves, for bfloat16. converts: is there an
    instruction of full rate from whole numbers to float32?
    """

    arch: str
    parameters: int
    descriptor: int
    shared_base: int
    shared_limit: int
    uniform_constant: str
    reduction: str
    whole_extremes: tuple[str, str]
    pack: tuple[str, str]
    converts: bool
    own_address: int = 0


PACK = ("F2FP.F16.F32.PACK_AB", "F2FP.BF16.F32.PACK_AB")
OLD_PACK = ("F2FP.PACK_AB", "F2FP.BF16.PACK_AB")
SIGNS = ("VIMNMX.U32", "VIMNMX")
OLD_SIGNS = ("IMNMX.U32", "IMNMX")
NEW_SIGNS = ("VIMNMX.U32", "VIMNMX.S32")
CHIPS = {
    chip.arch: chip
    for chip in (
        SassChip("sm_80", 0x160, 0x118, 0, 163 << 10, "ULDC.64", "RED", OLD_SIGNS, OLD_PACK, False),
        SassChip("sm_86", 0x160, 0x118, 0, 99 << 10, "ULDC.64", "RED", OLD_SIGNS, OLD_PACK, True),
        SassChip("sm_89", 0x160, 0x118, 0, 99 << 10, "ULDC.64", "RED", OLD_SIGNS, PACK, True),
        SassChip("sm_90", 0x210, 0x208, 1024, 227 << 10, "ULDC.64", "REDG", SIGNS, PACK, True, 0x198),
        SassChip("sm_120", 0x380, 0x358, 1024, 99 << 10, "LDCU.64", "REDG", NEW_SIGNS, PACK, True),
    )
}


Known = tuple[str, DType, DType, Kinds]  # an instruction, the types of its sides and of its sums
HALVES: tuple[Known, ...] = (
    ("HMMA.16816.F32", dtypes.float16, dtypes.float32, None),
    ("HMMA.16816.F32.BF16", dtypes.bfloat16, dtypes.float32, None),
)
WHOLE_BYTES: tuple[Known, ...] = (
    ("IMMA.16832.S8.S8", dtypes.int8, dtypes.int32, None),
    ("IMMA.16832.U8.U8", dtypes.uint8, dtypes.int32, None),
)
FLOATS_OF_8 = {"E4M3": dtypes.float8_e4m3fn, "E5M2": dtypes.float8_e5m2}
BYTE_FLOATS: tuple[Known, ...] = tuple(
    (f"QMMA.16832.F32.{left}.{right}", dtypes.uint8, dtypes.float32, (FLOATS_OF_8[left], FLOATS_OF_8[right]))
    for left, right in product(FLOATS_OF_8, repeat=2)
)


def fragments(*known: Known) -> Iterator[Fragment]:
    """Products of 16 rows and columns by the steps that lie in 32 bytes: 16 of halves, 32 of bytes.

    Of n elements a register, element j of a side lies in register j // n of its lane: line ``lane // 4``, in
    odd registers 8 more; step ``n * (lane % 4) + j % n``, from register 2 on 4 * n more. Result r: its line
    likewise by the lane and r // 2, its column ``2 * (lane % 4) + r % 2``, from result 4 on 8 more.
    """
    for name, side, result, kinds in known:
        each = 4 // side.itemsize
        lane, along, register = Axis(0, LANES), Axis(1, 4 * each), Axis(2, 8)
        quad, place = digit(of_axis(lane), 4, 0), digit(of_axis(lane), 1, 4)
        line = quad + digit(of_axis(along), each, 2) * 8
        step = digit(of_axis(along), 1, each) + digit(of_axis(along), 2 * each, 2) * (4 * each)
        row = quad + digit(of_axis(register), 2, 2) * 8
        column = place * 2 + digit(of_axis(register), 1, 2) + digit(of_axis(register), 4, 2) * 8
        yield Fragment(
            name,
            *(EDGE, EDGE, 8 * each, side, result, lane, along, register),
            *(line, line, place * each + step, row, column, kinds),
        )


def columnar(*known: Known) -> Iterator[Fragment]:
    """Products of 8 rows and 8 columns by 16 steps of halves, two of them by one instruction, whose left side
    is the right one here, so that results of a lane are neighbours in one column: of that whose number is
    ``lane // 4``, rows ``2 * (lane % 4)`` and the next.
    """
    for name, side, result, kinds in known:
        lane, along, register = Axis(0, LANES), Axis(1, 4), Axis(2, 2)
        quad, place = digit(of_axis(lane), 4, 0), digit(of_axis(lane), 1, 4)
        step = place * 2 + digit(of_axis(along), 1, 2) + digit(of_axis(along), 2, 2) * 8
        row = place * 2 + of_axis(register)
        sizes = (EDGE // 2, EDGE // 2, EDGE)
        forms = (quad, quad, step, row, quad)
        yield Fragment(name + PAIR, *sizes, side, result, lane, along, register, *forms, kinds, 2, True)


def warpgroup_fragments() -> tuple[Fragment, ...]:
    """Products of halves by four warps, 64 x 64 x 16, of blocks in shared memory (HGMMA). Result r: its line
    by the warp, the lane and r // 2, its column ``2 * (lane % 4) + r % 2``, 8 more every four results.

    No lane holds a side; who would hold which element is said as for 16 rows a warp. Source: PTX ISA 8.7,
    "Register fragments for wgmma.mma_async.m64nNk16".
    """
    lane, along, register = Axis(0, WARPGROUP), Axis(1, 8), Axis(2, GROUP_EDGE // 2)
    quad, place = digit(of_axis(lane), 4, 8), digit(of_axis(lane), 1, 4)
    begin = digit(of_axis(lane), LANES, 0) * 16 + quad
    line = begin + digit(of_axis(along), 2, 2) * 8
    step = place * 2 + digit(of_axis(along), 1, 2) + digit(of_axis(along), 4, 2) * 8
    row = begin + digit(of_axis(register), 2, 2) * 8
    column = place * 2 + digit(of_axis(register), 1, 2) + digit(of_axis(register), 4, 0) * 8
    return tuple(
        Fragment(
            f"HGMMA.64x64x16.{name}",
            *(GROUP_EDGE, GROUP_EDGE, EDGE, side, dtypes.float32, lane, along, register),
            *(line, line, step, row, column),
        )
        for side, name in ((dtypes.float16, "F32"), (dtypes.bfloat16, "F32.BF16"))
    )


MATRICES = dict.fromkeys(CHIPS, HALVES + WHOLE_BYTES)
MATRICES |= {arch: MATRICES[arch] + BYTE_FLOATS for arch in ("sm_89", "sm_120")}  # sm_90: by warpgroups alone
# multiprocessors of the largest product of each architecture that users have: A100, RTX 3090, RTX 4090, H100
# SXM, RTX 5090; four of their warps issue an instruction each cycle
PROCESSORS = {"sm_80": 108, "sm_86": 82, "sm_89": 128, "sm_90": 132, "sm_120": 170}
SCHEDULERS = 4
# from a load to its use where the second cache hits: microbenchmarks have 200 to 300
HIT_CYCLES = 300
STAGES = 3  # of blocks of a product: two on their way while one is multiplied
ROW_LANES = 512  # of 126 registers each, where 1,024 have 62
NATURAL = True  # accesses of up to 16 bytes begin at multiples of that: CUDA C++ Programming Guide, 5.3.2
START_CYCLES = 2000.0  # of a launch before its first warp works: a guess
TARGETS = {
    arch: Target(
        arch,
        lanes=LANES,
        units=SCHEDULERS * count,
        latency=HIT_CYCLES,
        registers=128,
        fragments=tuple(fragments(*MATRICES[arch])),
        start=START_CYCLES,
        late=STAGES,
        shared=CHIPS[arch].shared_limit - CHIPS[arch].shared_base,
        groups=warpgroup_fragments() if arch == "sm_90" else (),
        boxes=arch == "sm_90",
        columnar=tuple(columnar(*HALVES)),
        longest=abilities(arch).longest,
        row_lanes=ROW_LANES,
        natural=NATURAL,
    )
    for arch, count in PROCESSORS.items()
}


def chip_of(arch: str) -> SassChip:
    """The chip of an architecture. Raises IRError for one that there is no code generator for."""
    if arch not in CHIPS:
        raise IRError(f"no code generator for {arch}; there are {', '.join(CHIPS)}")
    return CHIPS[arch]
