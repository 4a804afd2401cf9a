"""How long things take on a card, in shader-clock cycles, as thread traces of real cards show: a row a chip.

Source: tinygrad's repository at a9069c17, extra/sqtt/examples: traces and counters of an RX 7900 XTX and an
RX 9070 XT, two runs of three to five kernels each, with cold caches. Where runs or instructions differ the
figure is the middle; `least` and `most` are said where they matter. Marks of the 100 MHz counter in them tell
the clock of each: 966 to 3168 MHz and 1644 to 3437 MHz. What the traces do not have (latency of warm caches,
rates of matrix products) is not here: whoever needs it says that it is a guess.
Read by the compiler's models and by the simulated card's; neither knows the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from drivers.amd.isa.generation import generation


@dataclass(frozen=True)
class Times:
    """Cycles, if the name does not say otherwise. engines, simds: of the whole card that was traced.

    wave_launch: from one wave's launch to the next one's on its shader engine. first_instruction: from a
    wave's start to its first instruction. empty_kernel: a kernel of one s_endpgm, in one engine. packets:
    between the queue's time stamps around a kernel, beside the kernel; of the process's first launch, and of
    others. In cycles it is much the same in all captures, in time it is not: the command processor's clock is
    the shader's. end_of_store: from the last instruction, a store, to the wave's end. again:
    first_instruction, and smem, of a launch that is not the process's first.

    salu, valu, lds, smem, vmem: from an instruction to one that depends on its result; vmem_busy: vmem where
    every SIMD has waves that load. barrier: from the last arrival to what follows. branch: from a compare to
    what follows the branch that looks at it; branch_taken: from a taken branch to its target.
    trans, shift64, mad64: from one of this kind (a transcendental, a shift of 64 bits, a product of 32 bits
    added to 64) to the next that is independent.
    """

    engines: int
    simds: int
    wave_launch: int
    first_instruction: int
    empty_kernel: int
    packets: tuple[int, int]
    end_of_store: int
    again: tuple[int, int]
    salu: int
    valu: int
    lds: int
    smem: int
    vmem: int
    vmem_busy: int
    barrier: int
    branch: int
    branch_taken: int
    trans: int = 4
    shift64: int = 2
    mad64: int = 4

    @property
    def results(self) -> dict[str, int]:
        """From an instruction of each unit to one that reads its result."""
        return {
            "salu": self.salu, "valu": self.valu, "trans": self.valu + self.trans, "lds": self.lds,
            "smem": self.smem, "vmem": self.vmem, "flat": self.vmem,
        }  # fmt: skip


TIMES = {
    "gfx1100": Times(
        engines=6,
        simds=192,
        wave_launch=2,  # 171 waves in 342
        first_instruction=458,  # 411 to 1217
        empty_kernel=584,
        packets=(9700, 6318),  # 8949 to 13758; 6317 and 6319
        end_of_store=298,  # 252 to 344
        again=(458, 1118),  # as the first: 2053 and 2224 for the whole kernel
        salu=2,
        valu=5,  # at most 7
        lds=32,  # 31 and 32; a store 33 to 38
        smem=1118,  # 831 to 1405
        vmem=752,  # 720 to 785
        vmem_busy=1511,  # 1439 to 1588
        barrier=15,  # 14 to 16
        branch=17,  # v_cmpx to s_cbranch_execz: 16 to 18
        branch_taken=9,  # the other card's: no capture of this one has it
    ),
    "gfx1201": Times(
        engines=4,
        simds=128,
        wave_launch=2,  # 256 waves in 513
        first_instruction=702,  # 519 to 1210
        empty_kernel=765,
        packets=(6750, 6750),  # 5917 to 8645; whose clock is not known: of others, and of empty kernels
        end_of_store=301,  # 225 to 377
        again=(230, 230),  # 780 and 796 for the whole kernel; that both are equal is a guess
        salu=9,  # behind s_wait_alu
        valu=5,  # 4 to 6
        lds=32,  # a store 33 to 38
        smem=1684,  # 1659 to 1708
        vmem=1084,  # 1081 to 1087
        vmem_busy=2002,  # 1910 to 2039
        barrier=14,  # 13 to 15
        branch=17,  # v_cmpx to s_cbranch_execz: 17 and 18; s_cmp to s_cbranch: 10 to 12
        branch_taken=9,
    ),
}


@cache
def times(arch: str) -> Times:
    """The row of `arch`; of another chip of its generation where it has none of its own."""
    return TIMES.get(arch) or TIMES[generation(arch).measured]
