"""What a card can do at most: clocks, and what each pipe and memory takes in a cycle. A row a chip.

Beside `times.py`, which says how long a wave waits. Sources: AMD's product pages of the RX 7900 XTX and the
RX 9070 XT (boost clock, memory bandwidth; peak rates of halves, bytes, float32 and float64, which give
`matrix`, `matrix_8` and `double`); "RDNA Architecture" (AMD, 2019) for bytes a clock of LDS and of the vector
cache; counters of real cards (`times.py` has where from): a load of 128 bits keeps LDS for 4 cycles. Nothing
here was measured by us.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from drivers.amd.isa.generation import generation
from drivers.amd.isa.times import times

LANES = 32
FLOPS_OF_MATRIX = 2 * 16 * 16 * 16  # of one matrix instruction on halves


@dataclass(frozen=True)
class Peaks:
    """mhz: the shader clock at boost. memory_gbs: gigabytes a second of video memory.

    matrix: cycles for which a SIMD works on one product of 16 x 16 x 16 halves, matrix_8: of numbers of 8
    bits; double: on a wave's float64 instruction. dual: instructions in one pair (VOPD). Bytes a clock:
    lds_bytes and cache_bytes of one compute unit's LDS and vector cache; l2_bytes of the whole chip (64 a
    channel; how many channels there are is a guess). unit_simds: SIMDs of a compute unit; unit_lds: bytes of
    LDS for them.
    """

    mhz: int
    memory_gbs: int
    l2_bytes: int
    matrix: int
    matrix_8: int
    double: int = 16
    dual: int = 2
    lds_bytes: int = 128
    cache_bytes: int = 128
    unit_simds: int = 2
    unit_lds: int = 65536


PEAKS = {
    "gfx1100": Peaks(mhz=2500, memory_gbs=960, l2_bytes=48 * 64, matrix=32, matrix_8=32),
    "gfx1201": Peaks(mhz=2970, memory_gbs=640, l2_bytes=32 * 64, matrix=16, matrix_8=8),
}


@cache
def peaks(arch: str) -> Peaks:
    """The row of `arch`; of another chip of its generation where it has none of its own."""
    return PEAKS.get(arch) or PEAKS[generation(arch).measured]


def flops_a_cycle(arch: str, is_matrix: bool) -> int:
    """Operations of the whole card in a cycle: of halves by matrix instructions, or of float32."""
    chip, simds = peaks(arch), times(arch).simds
    return simds * FLOPS_OF_MATRIX // chip.matrix if is_matrix else simds * LANES * 2 * chip.dual


def memory_bytes_a_cycle(arch: str) -> float:
    """Bytes of video memory in a shader cycle."""
    return peaks(arch).memory_gbs * 1000 / peaks(arch).mhz
