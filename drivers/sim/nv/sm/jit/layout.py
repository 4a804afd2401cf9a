"""Where compiled code keeps what: byte offsets in the memory of a warp and in the context of a run."""

from __future__ import annotations

from drivers.sim.nv.sm.request import FaultKind

GROUPS, REGIONS, BANKS = 64, 64, 18
WARPSYNC_SLOT = REGIONS - 1  # the region that WARPSYNC uses
KINDS = list(FaultKind)


def number(kind: FaultKind) -> int:
    """A fault's number in the context, where 0 is none."""
    return KINDS.index(kind) + 1


class Warp:
    """A warp. A group is (block of code, mask of lanes), two u32; so is one that waits at a barrier, and one
    that lets others run: it yields, or a phase of a barrier in shared memory is not over (polling)."""

    ALIVE, GROUP_COUNT, BARRIER, WAITING_COUNT = 0, 4, 8, 12  # u32
    EXECUTED, FREE_REGIONS = 16, 24  # u64; a bit for each region that is not in use
    INITIAL = 32  # u32: the lanes that the block has
    CYCLES = 40  # u64: what its stalls make
    LIMIT = 48  # u64: EXECUTED may not go beyond
    POLLING_COUNT, YIELDED = 56, 60  # u32; lanes of those that poll for which no BSYNC waits
    PREDICATES, UNIFORM_PREDICATES = 64, 96  # 8 u32: masks of lanes; 8 u32
    UNIFORMS = 128  # 256 u32
    GROUP, WAITING = 1152, 1152 + 8 * GROUPS
    MEMBERS = (
        WAITING + 8 * GROUPS
    )  # of regions: u32 masks, u32 masks of those at the BSYNC, u32 block behind it
    ARRIVED, BEHIND = MEMBERS + 4 * REGIONS, MEMBERS + 8 * REGIONS
    POLLING = BEHIND + 4 * REGIONS
    ENTERED = 3456  # for each of 16 B registers u32 a lane: region + 1
    THREAD = ENTERED + 16 * 128  # x, y, z: u32 a lane
    SCRATCH = THREAD + 3 * 128  # u64 a lane
    REGISTERS = SCRATCH + 256 + 128

    @staticmethod
    def size(registers: int) -> int:
        return Warp.REGISTERS + 128 * registers


class BlockContext:
    """What the warps of a block share, and the memory that the run has found so far."""

    SPANS, SPAN_COUNT = 0, 8  # address of spans, how many
    FIRST, LENGTH, DELTA, WRITABLE = (
        16,
        24,
        32,
        40,
    )  # the span found last: GPU VA, bytes, host minus GPU address
    FAULT, LANE, PC, ADDRESS = 48, 52, 56, 64
    BLOCK_X, BLOCK_Y, BLOCK_Z, NUMBER = 72, 76, 80, 84
    MISS = 88  # function: (context, address, write) -> 1 when the span is FIRST.. now
    BUDGET = 96
    YES, VOTES, LOGIC, COUNT, OUTCOME = 104, 108, 112, 116, 120  # of BAR.RED
    WARP = 124  # the warp that runs
    SHARED_WINDOW, LOCAL_WINDOW, VIRTUAL_SM, VIRTUAL_SMS = 128, 136, 144, 148
    GRID_X, GRID_Y = 152, 156
    POLLS = 160  # u64: turns of the block since a phase was over
    BANK = 256  # host addresses of constant banks
    SIZE = 512


class MappedSpan:
    """A run of mapped memory, four u64."""

    FIRST, LENGTH, DELTA, WRITABLE = 0, 8, 16, 24
    SIZE = 32


DONE, AT_BARRIER, FAULTED, SPENT, STUCK, UNKNOWN_RETURN, POLLS_AGAIN = range(7)
