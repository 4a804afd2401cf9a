"""The state of the warps that the reference runs at once: some blocks' lanes side by side in numpy arrays.

Lane n of the arrays is lane n % 32 of warp n // 32; the warps of a block follow each other. An instruction
runs for the lanes in `at`; for one of the uniform datapath for the warps in `warps_at`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import numpy as np

from drivers.nv.isa.operand import SPECIALS
from drivers.nv.isa.slots import urs
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.interp.eager import Array, Eager
from drivers.sim.nv.sm.request import (
    IN_BLOCK,
    LANES,
    FaultKind,
    Launch,
    SmFault,
    Unmapped,
    VirtualMemory,
    three,
)

UNIFORMS = 255
PREDICATES = 8
SLOTS, FEW_SLOTS = {"sm_80": 64, "sm_90": 64}, 48  # for warps, of an SM
REDUCTIONS: dict[str, np.ufunc] = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "add": np.add,
    "min": np.minimum, "max": np.maximum,
}  # fmt: skip
NAMES = {code: name.removeprefix("SR_") for code, name in SPECIALS.items()}


class Warps(Eager):
    """Registers, predicates, places in the program. `blocks`: numbers of the blocks in the grid."""

    def __init__(self, launch: Launch, memory: VirtualMemory, blocks: range) -> None:
        self.launch, self.memory, self.blocks = launch, memory, blocks
        self.per_block = launch.warps * LANES
        self.total = len(blocks) * self.per_block
        self.registers = np.zeros((launch.registers, self.total), np.uint32)
        self.uniforms = np.zeros((UNIFORMS, self.total // LANES), np.uint32)
        self.truths = np.zeros((PREDICATES, self.total), np.bool_)
        self.uniform_truths = np.zeros((PREDICATES, self.total // LANES), np.bool_)
        self.thread = np.arange(self.total) % self.per_block
        self.block = np.arange(self.total) // self.per_block
        self.alive = self.thread < launch.threads
        self.pc = np.full(self.total, launch.entry, np.int64)
        self.shared = np.zeros((len(blocks), launch.shared_bytes), np.uint8)
        self.local = np.zeros((self.total, launch.local_bytes + launch.local_high_bytes), np.uint8)
        self.steps = 0
        self.uniform_zero = (1 << urs(int(launch.arch[3:]))) - 1  # URZ
        self.has_bytes = int(launch.arch[3:]) >= 90  # barriers in shared memory count bytes
        self.block_places = np.array([launch.block_at(n) for n in blocks]).reshape(-1, 3)
        self.banks: dict[int, Array] = {}
        self.select(np.flatnonzero(self.alive))

    # Who takes part.

    def select(self, at: Array) -> None:
        """The lanes that run the next instruction."""
        self.at = at
        self.everyone = len(at) == self.total
        self.count = len(at)

    @property
    def warps_at(self) -> Array:
        """The warps of these lanes, each once."""
        return np.unique(self.at // LANES)

    @contextlib.contextmanager
    def uniformly(self) -> Iterator[None]:
        """One lane a warp while an instruction of the uniform datapath runs."""
        lanes, self.chosen = self.at, self.warps_at
        self.is_uniform, self.count = True, len(self.chosen)
        try:
            yield
        finally:
            self.is_uniform = False
            self.select(lanes)

    # Lanes.

    def register(self, number: int) -> Array:
        row: Array = self.registers[number]
        return row.copy() if self.everyone else row[self.at]

    def uniform(self, number: int) -> Array:
        row: Array = self.uniforms[number]
        return row[self.chosen] if self.is_uniform else row[self.at // LANES]

    def predicate(self, number: int, is_uniform: bool) -> Array:
        if is_uniform:
            row: Array = self.uniform_truths[number]
            return row[self.chosen] if self.is_uniform else row[self.at // LANES]
        made: Array = self.truths[number][self.at]
        return made

    def set_register(self, number: int, value: Array) -> None:
        if self.everyone:
            self.registers[number] = value
        else:
            self.registers[number][self.at] = value

    def set_uniform(self, number: int, value: Array) -> None:
        """From an instruction of the whole warp (S2UR, REDUX) every lane has the same."""
        if self.is_uniform:
            self.uniforms[number][self.chosen] = value
        else:
            self.uniforms[number][self.at // LANES] = value

    def set_predicate(self, number: int, is_uniform: bool, value: Array) -> None:
        if not is_uniform:
            self.truths[number][self.at] = value
        elif self.is_uniform:
            self.uniform_truths[number][self.chosen] = value
        else:
            self.uniform_truths[number][self.at // LANES] = value

    def lane(self) -> Array:
        return (self.at % LANES).astype(np.uint32)

    def permute(self, value: Array, order: tuple[int, ...]) -> Array:
        return value.reshape(-1, LANES)[:, list(order)].reshape(-1)

    def by_warp(self) -> tuple[Array, Array]:
        """Where each warp's first lane stands among those of the instruction; which warp is each lane's."""
        begins = np.diff(self.at // LANES, prepend=-1) != 0
        return np.flatnonzero(begins), np.cumsum(begins) - 1

    def of_first(self, value: Array) -> Array:
        first, warp = self.by_warp()
        made: Array = value[first][warp]
        return made

    def reduce(self, name: str, value: Array) -> Array:
        first, warp = self.by_warp()
        made: Array = REDUCTIONS[name].reduceat(value, first, dtype=value.dtype)[warp]
        return made

    def ballot(self, value: Array) -> Array:
        return self.reduce("or", value.astype(np.uint32) << self.lane())

    def from_lanes(self, inst: PlacedInst, value: Array, source: Array) -> Array:
        there = np.zeros(self.total, np.bool_)
        there[self.at] = True
        place = self.at - self.at % LANES + source
        wrong = np.flatnonzero(~there[place])
        if len(wrong):
            what = f"lane {int(source[wrong[0]])} is asked for its value and takes no part"
            self.fault(inst, FaultKind.DIVERGENCE, what, lane=int(self.at[wrong[0]]))
        self.exchanged(inst, place)
        everyone = np.zeros(self.total, np.uint32)
        everyone[self.at] = value
        made: Array = everyone[place]
        return made

    def demand_same(self, inst: PlacedInst, value: Array) -> None:
        wrong = np.flatnonzero(value != self.of_first(value))
        if len(wrong):
            what = "the lanes have different values for a uniform register"
            self.fault(inst, FaultKind.DIVERGENCE, what, lane=int(self.at[wrong[0]]))

    # Constants and special registers.

    def bank(self, inst: PlacedInst, number: int) -> Array:
        """The bytes of a constant bank."""
        found = self.banks.get(number)
        if found is None:
            if number not in self.launch.banks:
                self.fault(inst, FaultKind.INVALID_CONSTANT_ADDRESS, f"constant bank {number} is not bound")
            address, size = self.launch.banks[number]
            try:
                first, data = self.memory.span(address, write=False)
            except Unmapped as error:
                self.fault(inst, FaultKind.MMU_FAULT, f"constant bank {number}: {error}", address=address)
            found = self.banks[number] = data[address - first : address - first + size]
        return found

    def constant(self, inst: PlacedInst, bank: int, offset: int) -> Array:
        data = self.bank(inst, bank)
        if not 0 <= offset <= len(data) - 4 or offset % 4:
            self.fault(inst, FaultKind.INVALID_CONSTANT_ADDRESS,
                       f"c[{bank:#x}][{offset:#x}] is read, the bank has {len(data):#x} bytes")  # fmt: skip
        value = int.from_bytes(data[offset : offset + 4].tobytes(), "little")
        return np.full(self.count, value, np.uint32)

    def special(self, inst: PlacedInst, code: int) -> Array:
        """Special registers; of a warp for the uniform datapath its lowest lane's."""
        lanes = self.chosen * LANES if self.is_uniform else self.at
        name = NAMES.get(code, f"SR{code}")
        block = self.block[lanes] + self.blocks.start
        grid = dict(zip("XYZ", self.block_places[self.block[lanes]].T, strict=True))
        size = self.launch.cluster_blocks
        place = dict(zip("XYZ", three(self.thread[lanes], self.launch.block), strict=True))
        lane = (lanes % LANES).astype(np.uint64)
        below = (np.uint64(1) << lane) - np.uint64(1)
        up = ~below & np.uint64(0xFFFFFFFF)
        own = np.uint64(1) << lane
        values = {
            "LANEID": lane, "LTMASK": below, "EQMASK": own, "LEMASK": below | own, "GEMASK": up,
            "GTMASK": up & ~own, "VIRTUALSMID": block % self.launch.virtual_sm,
            "VIRTID": self.thread[lanes] // LANES << 8,  # the slot of a warp: believed
            "VIRTCFG": np.full(len(lanes), SLOTS.get(self.launch.arch, FEW_SLOTS) << 8),
            "CLOCKLO": np.full(len(lanes), self.steps), "CLOCKHI": np.full(len(lanes), self.steps >> 32),
            "GLOBALTIMERLO": np.full(len(lanes), self.steps), "GLOBALTIMERHI": np.full(len(lanes), 0),
            "SWINHI": np.full(len(lanes), self.launch.shared_window >> 32),
            "LWINHI": np.full(len(lanes), self.launch.local_window >> 32),
            "CgaCtaId": block % size, "CgaSize": np.full(len(lanes), (size - 1).bit_length()),
            "SRZ": np.zeros(len(lanes), np.int64),
        }  # fmt: skip
        values |= {f"CTAID.{axis}": n for axis, n in grid.items()}
        values |= {f"TID.{axis}": n for axis, n in place.items()}
        if name == "TID":
            packed: Array = (place["X"] | place["Y"] << 16 | place["Z"] << 26).astype(np.uint32)
            return packed
        if name not in values:
            self.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, f"SR_{name} is not modelled")
        made: Array = values[name].astype(np.uint32)
        return made

    # Shared memory of the blocks of a cluster.

    def home(self, addresses: Array, lanes: Array) -> tuple[Array, Array]:
        """(block, address in its shared memory) of addresses in a cluster's shared memory; block -1 where the
        cluster has none of that number."""
        size = self.launch.cluster_blocks
        block = self.block[lanes]
        if size == 1:
            return block, addresses
        rank = addresses >> IN_BLOCK
        there = (rank >= 0) & (rank < size)
        return np.where(there, block // size * size + rank, -1), addresses & (1 << IN_BLOCK) - 1

    def home_of(self, inst: PlacedInst, address: int, lane: int) -> tuple[int, int]:
        """The same of one address that a lane gives, for barriers and copies of blocks."""
        blocks, own = self.home(np.array([address]), np.array([lane]))
        block = int(blocks[0])
        self.reach(inst, blocks, np.array([lane]), np.array([address]))
        return block, int(own[0]) & (1 << IN_BLOCK) - 1

    def reach(self, inst: PlacedInst, blocks: Array, lanes: Array, addresses: Array) -> None:
        """Lanes reach for shared memory of these blocks, which must be there."""
        if self.launch.cluster_blocks == 1:
            return
        lives = np.asarray(self.alive.reshape(-1, self.per_block).any(axis=1))
        wrong = np.flatnonzero((blocks < 0) | ~lives[blocks])
        if len(wrong):
            first = wrong[0]
            why = "no block" if blocks[first] < 0 else "a block that has ended"
            what = f"address {int(addresses[first]):#x} is in the shared memory of {why} of the cluster"
            self.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, what, lane=int(lanes[first]),
                       address=int(addresses[first]))  # fmt: skip
        far = blocks != self.block[lanes]
        if far.any():
            self.reached(inst, blocks[far], lanes[far])

    # What the executor adds.

    def reached(self, inst: PlacedInst, blocks: Array, lanes: Array) -> None:
        """Lanes reach for the shared memory of other blocks."""

    def seen(self, inst: PlacedInst, space: str, addresses: Array, size: int, write: bool) -> None:
        """An access that may be made: `space` is global, shared or local."""

    def matrix_read(self, inst: PlacedInst, warp: int, at: Array) -> None:
        """A product or a copy reads these bytes of the block of a warp."""

    def bytes_arrive(self, inst: PlacedInst, warp: int, block: int, barrier: int, at: Array) -> None:
        """A copy of a warp writes these bytes of a block, and tells a barrier."""

    def exchanged(self, inst: PlacedInst, lanes: Array) -> None:
        """SHFL reads its register of these lanes."""

    def barrier_passed(self, block: int, address: int, warp: int) -> None:
        """A warp saw that a phase of a barrier is over."""

    def barrier_arrived(self, block: int, address: int, warp: int) -> None:
        """A warp arrived at a barrier in a block's shared memory."""

    def barrier_ended(self, block: int, address: int) -> None:
        """The bytes of a barrier are free for other uses."""

    def phase_over(self, block: int, address: int) -> None:
        """Everybody arrived at a barrier."""

    def copies_tied(self, block: int, address: int, warp: int) -> None:
        """The copies that a warp started count at a barrier."""

    def uniform_number(self, number: int, warp: int, words: int) -> int:
        """A number of 32 or 64 bits in uniform registers of a warp, 0 in URZ."""
        if number == self.uniform_zero:
            return 0
        return sum(int(self.uniforms[number + n, warp]) << 32 * n for n in range(words))

    def whole_warps(self, inst: PlacedInst) -> None:
        """Every lane of each warp must take part."""
        count = np.bincount(self.at // LANES, minlength=self.total // LANES)
        short = np.flatnonzero((count > 0) & (count < LANES))
        if len(short):
            what = f"it needs all 32 lanes of the warp and has {int(count[short[0]])}"
            self.fault(inst, FaultKind.DIVERGENCE, what, lane=int(self.at[self.at // LANES == short[0]][0]))

    # What is wrong.

    def fault(
        self,
        inst: PlacedInst,
        kind: FaultKind,
        what: str,
        *,
        lane: int | None = None,
        address: int | None = None,
    ) -> None:
        """Raise SmFault at an instruction; `lane` is one of the arrays'."""
        first = int(self.at[0]) if len(self.at) else 0
        index = first if lane is None else lane
        block = self.launch.block_at(self.blocks.start + index // self.per_block)
        raise SmFault(
            kind,
            f"{inst.text}: {what}",
            pc=inst.pc,
            instruction=inst.text,
            block=block,
            warp=index % self.per_block // LANES,
            lane=None if lane is None else lane % LANES,
            address=address,
        )
