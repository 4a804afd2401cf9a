"""What the door of the multiprocessors (launch.py) takes and gives: a launch, memory, counters, faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from drivers.core.errors import SimFault

Bytes = NDArray[np.uint8]
Triple = tuple[int, int, int]
Numbers = NDArray[np.int64]
LANES = 32  # of a warp
IN_BLOCK = 24  # bits of an address within a block's shared memory; above them the block in its cluster
LOCAL_END = 1 << 24  # of local memory's addresses; ptxas's stack ends there


def three(
    index: NDArray[np.int64], size: Triple
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """x, y, z of numbers that count x first."""
    return index % size[0], index // size[0] % size[1], index // (size[0] * size[1])


class FaultKind(StrEnum):
    """What a kernel did wrong. The first group a card reports too (the names of its warp errors, of an MMU
    fault); of the second it says nothing and goes on with wrong values, or hangs."""

    MMU_FAULT = "MMU_FAULT"
    MISALIGNED_ADDRESS = "MISALIGNED_ADDRESS"
    OUT_OF_RANGE_ADDRESS = "OUT_OF_RANGE_ADDRESS"  # shared or local memory beyond what was declared
    INVALID_CONSTANT_ADDRESS = "INVALID_CONSTANT_ADDRESS"
    INVALID_ADDRESS_SPACE = "INVALID_ADDRESS_SPACE"  # a global atomic on shared memory and the like
    ILLEGAL_INSTRUCTION = "ILLEGAL_INSTRUCTION"
    MISALIGNED_REGISTER = "MISALIGNED_REGISTER"
    OUT_OF_RANGE_REGISTER = "OUT_OF_RANGE_REGISTER"
    MISALIGNED_PC = "MISALIGNED_PC"

    HAZARD = "HAZARD"  # a register is read or written before an earlier instruction is done with it
    UNDEFINED = "UNDEFINED"  # a value that nothing wrote decides something
    RACE = "RACE"
    BARRIER = "BARRIER"
    DIVERGENCE = "DIVERGENCE"
    DEADLOCK = "DEADLOCK"
    ENDLESS = "ENDLESS"  # the budget of instructions is spent


class SmFault(SimFault):
    """A kernel broke a rule. pc: GPU VA of the instruction. lane: 0..31, None where the whole warp did it.
    warp: number within the block. address: of the access, in its own space (`Launch` says which)."""

    def __init__(
        self, kind: FaultKind, sentence: str, *, pc: int | None = None, instruction: str = "",
        block: Triple | None = None, warp: int | None = None, lane: int | None = None,
        address: int | None = None,
    ) -> None:  # fmt: skip
        self.kind, self.sentence, self.pc, self.instruction = kind, sentence, pc, instruction
        self.block, self.warp, self.lane, self.address = block, warp, lane, address
        places = {"pc": pc, "inst": instruction or None, "wave": warp, "lane": lane, "va": address}
        where = {name: value for name, value in places.items() if value is not None}
        super().__init__(f"E_SM_{kind}", sentence, where | ({"block": str(block)} if block else {}))


class Unmapped(Exception):
    """A memory has nothing at an address, or not for this access. why: a sentence, from the page tables."""

    def __init__(self, address: int, why: str) -> None:
        self.address = address
        super().__init__(why)


class VirtualMemory(Protocol):
    """The GPU's virtual memory as a multiprocessor sees it."""

    def span(self, address: int, *, write: bool) -> tuple[int, Bytes]:
        """(first address, bytes) of a run of mapped bytes that holds `address`: a page or more, as one piece
        of host memory, not a copy. It must stay valid during the launch. Raises Unmapped."""
        ...


@dataclass(frozen=True)
class Launch:
    """What one grid needs.

    entry: GPU VA of the code. grid, block: sizes in blocks and threads. registers: declared for a thread,
    R0..R(registers-1) exist. barriers: declared for a block, B0..B(barriers-1). shared_bytes: for a block,
    static and dynamic, from 0. local_bytes: for a thread. banks: number -> (GPU VA, bytes) of constant
    memory; what the driver puts there (arguments, sizes of the grid, windows) is the driver's doing.
    local_high_bytes: as many more, of a thread, that end at local address 16 MiB, where ptxas's stack is.
    shared_window, local_window: generic addresses where shared and local memory appear, 16 MiB (4 GiB from
    sm_90) each. The memory behind local memory is the executor's. virtual_sm: SR_VIRTUALSMID of block n is n
    modulo this. cluster: sizes in blocks, of which the grid's are multiples; the blocks of a cluster run
    together and reach each other's shared memory. is_together: all blocks run at once.
    """

    arch: str
    entry: int
    grid: Triple
    block: Triple
    registers: int
    barriers: int = 1
    shared_bytes: int = 0
    local_bytes: int = 0
    local_high_bytes: int = 0
    banks: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    shared_window: int = 0
    local_window: int = 0
    virtual_sm: int = 1
    cluster: Triple = (1, 1, 1)
    is_together: bool = False

    @property
    def cluster_blocks(self) -> int:
        """Blocks of a cluster; blocks are numbered cluster by cluster."""
        return self.cluster[0] * self.cluster[1] * self.cluster[2]

    def block_at(self, number: int) -> Triple:
        """x, y and z of a block in the grid, by its number."""
        first, rank = divmod(number, self.cluster_blocks)
        width, height = (self.grid[n] // self.cluster[n] for n in range(2))
        outer = first % width, first // width % height, first // (width * height)
        inner = (rank % self.cluster[0], rank // self.cluster[0] % self.cluster[1],
                 rank // (self.cluster[0] * self.cluster[1]))  # fmt: skip
        x, y, z = (o * size + i for o, size, i in zip(outer, self.cluster, inner, strict=True))
        return x, y, z

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return -(-self.threads // 32)

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return self.grid[0] * self.grid[1] * self.grid[2]


@dataclass
class Counters:
    """What a launch executed. An instruction of a warp counts once, whatever lanes took part."""

    warp_instructions: int = 0
    warps: int = 0
    blocks: int = 0
    cycles: int = 0  # of a block's slowest warp, by its stalls: of compiled code the mean of all blocks
    notes: list[str] = field(default_factory=list)


class Arrays:
    """A memory made of numpy arrays: the plain one for tests."""

    def __init__(self) -> None:
        self.mapped: list[tuple[int, Bytes, bool]] = []

    def map(self, address: int, data: NDArray[np.generic], *, writable: bool = True) -> None:
        """Let the bytes of a contiguous array appear at `address`."""
        self.mapped.append((address, data.reshape(-1).view(np.uint8), writable))

    def span(self, address: int, *, write: bool) -> tuple[int, Bytes]:
        for first, data, writable in self.mapped:
            if first <= address < first + len(data):
                if write and not writable:
                    raise Unmapped(address, f"{address:#x} is mapped for reading only")
                return first, data
        raise Unmapped(address, f"nothing is mapped at {address:#x}")
