"""A chip as the plan sees it: counts and sizes, no instructions."""

from __future__ import annotations

from dataclasses import dataclass

from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.loops import Fragment, Kinds, LoopProgram

# Of a launch on any card. CUDA C++ Programming Guide, technical specifications: lanes, blocks along x, 4 KiB
# of arguments of 8 bytes (32,764 bytes since Volta, from CUDA 12.1 on). AMD: ROCr answers 1,024 lanes to
# HSA_AGENT_INFO_WORKGROUP_MAX_SIZE, COMPUTE_DIM_X counts work-groups in 32 bits, arguments lie in memory.
MOST_LANES, MOST_GROUPS, MOST_PARAMS = 1024, (1 << 31) - 1, (4 << 10) // 8
GROUP, COLUMNS = "group of waves", "wave by columns"


@dataclass(frozen=True)
class Target:
    """arch: the name that code objects go by. lanes: of a wave. units: what issues one wave-instruction a
    cycle each, over the whole chip. latency: cycles from a load to its use, where the last cache hits;
    busy_latency: where every unit has waves that load, 0 for the same. registers: accumulators and operands
    that one lane may hold. fragments: what the matrix unit multiplies. start: cycles of a launch before its
    first wave works, and more that its first load takes; wave_start: cycles by which one more wave makes the
    launch longer. late: stages of a product whose blocks go from global to shared memory on their own, 1
    where a chip cannot. shared: bytes of shared memory that a work-group may have. groups: what several waves
    multiply together of blocks there, which then lie by 8 lines of 16 bytes each. boxes: can one lane bring a
    box of a tensor there? columnar: the fragments that attention is made of, where it needs others. longest:
    as the abilities'; row_lanes: of a group that has a row of more elements than all chips can keep. natural:
    must an access of global memory begin at a multiple of its size?
    """

    arch: str
    lanes: int
    units: int
    latency: int
    registers: int
    fragments: tuple[Fragment, ...] = ()
    start: float = 0.0
    wave_start: float = 0.0
    busy_latency: int = 0
    late: int = 1
    shared: int = 0
    groups: tuple[Fragment, ...] = ()
    boxes: bool = False
    columnar: tuple[Fragment, ...] = ()
    longest: int = 0
    row_lanes: int = MOST_LANES
    natural: bool = False

    def check(self, program: LoopProgram) -> None:
        """Raises IRError for a program that the chip cannot be launched with. Shared memory and registers are
        counted where they are given out."""
        lanes, groups = program.lane.size, program.group.size
        if lanes > MOST_LANES or lanes % self.lanes:
            allowed = f"multiples of {self.lanes} up to {MOST_LANES}"
            raise IRError(f"{program.name}: {lanes} lanes of a work-group; {self.arch} takes {allowed}")
        if groups > MOST_GROUPS:
            raise IRError(f"{program.name}: {groups} work-groups; {self.arch} takes up to {MOST_GROUPS}")
        if len(program.params) > MOST_PARAMS:
            count = len(program.params)
            raise IRError(f"{program.name}: {count} arguments; {self.arch} takes up to {MOST_PARAMS}")

    def fragment(self, side: DType, result: DType, by: str = "wave", kinds: Kinds = None) -> Fragment | None:
        """The matrix unit's shape for sides of one type and sums of another, if it has any. by: a wave, or a
        group of waves, or a wave whose lanes have whole columns; kinds: as the fragment's."""
        known = self.groups if by == GROUP else self.fragments
        if by == COLUMNS and self.columnar:
            known = self.columnar
        return next((f for f in known if (f.side, f.result, f.kinds) == (side, result, kinds)), None)


@dataclass(frozen=True)
class Abilities:
    """What decides how a graph is cut into kernels for a device. one_pass: are a softmax and the product that
    it goes to one kernel where they can be? narrow_scores: from so many scores on, where these are products
    of floats of 16 bits; remade_scores: from so many on, where powers are made again of stored sums. rows: of
    such a kernel at least, with their own side of each product. eight_bits: are floats of 8 bits multiplied
    as they are? longest: elements, of all that is kept of a row at once, that a work-group has room for."""

    one_pass: bool = False
    eight_bits: bool = False
    narrow_scores: int = 0
    remade_scores: int = 0
    rows: int = 0
    longest: int = 0


PLAIN = Abilities()
