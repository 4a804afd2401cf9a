"""Runs launches in compiled code: blocks go to as many threads as there are cores."""

from __future__ import annotations

import ctypes

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.llvm.threads import Pieces, run_together, thread_count
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.jit.kernels import CompiledGrid
from drivers.sim.nv.sm.jit.layout import (
    AT_BARRIER,
    BANKS,
    DONE,
    KINDS,
    SPENT,
    STUCK,
    BlockContext,
    MappedSpan,
    Warp,
)  # fmt: skip
from drivers.sim.nv.sm.request import (
    LANES,
    Counters,
    FaultKind,
    Launch,
    SmFault,
    Unmapped,
    VirtualMemory,
    three,
)
from drivers.sim.nv.sm.tensor_map import ODD_MAP, Array, wrong_map

SPANS = 4096
SMALL = 1 << 15  # warp instructions' worth of blocks that one thread takes alone
BOX = (
    "a box cannot lie at {address:#x}: it begins where its swizzle begins anew, has rows of a multiple of 16 "
    "bytes and ends within the {end:#x} bytes that the launch declares"
)
BULK = {
    **{(name, FaultKind.MISALIGNED_ADDRESS): ODD_MAP for name in ("UTMALDG", "UTMASTG")},
    **{(name, FaultKind.OUT_OF_RANGE_ADDRESS): BOX for name in ("UTMALDG", "UTMASTG")},
    ("UBLKCP", FaultKind.MISALIGNED_ADDRESS): "a copy at {address:#x}, which must be a multiple of 16",
}
Miss = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_int32)


class Worker:
    """One thread's blocks: memory of warps, shared and local memory, what it knows of the GPU's."""

    def __init__(self, kernel: CompiledGrid, launch: Launch, memory: VirtualMemory, budget: int) -> None:
        self.kernel, self.launch, self.memory = kernel, launch, memory
        size = Warp.size(launch.registers)
        self.size = size
        self.room = np.zeros(launch.warps * size + 128, np.uint8)
        skip = -self.room.ctypes.data % 128
        self.warps = self.room[skip : skip + launch.warps * size]
        self.shared = np.zeros(max(16, launch.shared_bytes), np.uint8)
        own = launch.local_bytes + launch.local_high_bytes
        self.local = np.zeros(max(16, launch.warps * LANES * own), np.uint8)
        self.context = np.zeros(BlockContext.SIZE, np.uint8)
        self.spans = np.zeros((SPANS, MappedSpan.SIZE // 8), np.uint64)
        self.held: list[Array] = []
        self.why = ""
        self.miss = Miss(self.find)
        self.groups = 0, 0
        self.set_up(budget)

    def word(self, offset: int, kind: type = np.uint32) -> Array:
        """A field of the context."""
        return self.context[offset : offset + np.dtype(kind).itemsize].view(kind)

    def set_up(self, budget: int) -> None:
        launch = self.launch
        for offset, value in ((BlockContext.SPANS, self.spans.ctypes.data), (BlockContext.BUDGET, budget),
                              (BlockContext.MISS, ctypes.cast(self.miss, ctypes.c_void_p).value),
                              (BlockContext.SHARED_WINDOW, launch.shared_window),
                              (BlockContext.LOCAL_WINDOW, launch.local_window)):  # fmt: skip
            self.word(offset, np.uint64)[0] = value
        self.word(BlockContext.GRID_X)[0], self.word(BlockContext.GRID_Y)[0] = launch.grid[:2]
        self.word(BlockContext.VIRTUAL_SMS)[0] = launch.virtual_sm
        for number, (address, _) in launch.banks.items():
            if number < BANKS:
                first, data = self.memory.span(address, write=False)
                self.held.append(data)
                self.word(BlockContext.BANK + 8 * number, np.uint64)[0] = data.ctypes.data + address - first
        threads = np.arange(launch.warps * LANES)
        alive = (threads < launch.threads).reshape(-1, LANES)
        masks = (alive.astype(np.uint64) << np.arange(LANES, dtype=np.uint64)).sum(axis=1).astype(np.uint32)
        axes = three(threads, launch.block)
        for warp in range(launch.warps):
            state = self.warps[warp * self.size :]
            state[Warp.INITIAL : Warp.INITIAL + 4].view(np.uint32)[0] = masks[warp]
            for n, axis in enumerate(axes):
                own = axis[warp * LANES : (warp + 1) * LANES].astype(np.uint32)
                state[Warp.THREAD + 128 * n : Warp.THREAD + 128 * (n + 1)].view(np.uint32)[:] = own

    def find(self, _context: int, address: int, size: int, write: int) -> int:
        """Called by the code for an address that no known span has."""
        try:
            first, data = self.memory.span(address, write=bool(write))
        except Unmapped as error:
            self.why = str(error)
            return 0
        if address + size > first + len(data):
            self.why = f"{size} bytes at {address:#x} reach beyond what is mapped"
            return 0
        count = self.word(BlockContext.SPAN_COUNT, np.uint64)
        if count[0] == SPANS:
            count[0] = 0
        self.held.append(data)
        delta = (data.ctypes.data - first) & (1 << 64) - 1
        self.spans[int(count[0])] = first, len(data), delta, write
        count[0] += 1
        return 1

    def counted(self, offset: int) -> Array:
        """A u64 of each warp: what all blocks of this worker made together."""
        at = np.arange(self.launch.warps)[:, None] * self.size + offset + np.arange(8)
        made: Array = self.warps[at].view(np.uint64)
        return made

    def set_groups(self, first: int, end: int) -> None:
        self.groups = first, end

    def run(self) -> SmFault | None:
        status = self.kernel.entry(self.context.ctypes.data, self.warps.ctypes.data, self.shared.ctypes.data,
                                   self.local.ctypes.data, *self.groups)  # fmt: skip
        return None if status == DONE else self.fault(status)

    def run_pieces(self, pieces: Pieces) -> list[tuple[int, SimFault]]:
        while True:
            try:
                number, (first, end) = pieces.popleft()
            except IndexError:
                return []
            self.set_groups(first, end)
            fault = self.run()
            if fault:
                pieces.clear()
                return [(number, fault)]

    def fault(self, status: int) -> SmFault:
        """What the code has found, in words."""
        number, warp = (int(self.word(at)[0]) for at in (BlockContext.NUMBER, BlockContext.WARP))
        x, y, z = (int(axis[0]) for axis in three(np.array([number]), self.launch.grid))
        pc = 0 if status in (STUCK, AT_BARRIER) else int(self.word(BlockContext.PC, np.uint64)[0])
        if status == SPENT:
            pc = pc or self.polls_at(warp)
        inst = self.kernel.insts.get(pc)
        text = inst.text if inst else ""
        kind, what, where = self.found(status, inst)
        return SmFault(kind, f"{text}: {what}".removeprefix(": "), pc=pc or None, instruction=text,
                       block=(x, y, z), warp=warp, **where)  # fmt: skip

    def found(self, status: int, inst: PlacedInst | None) -> tuple[FaultKind, str, dict[str, int]]:
        """(kind, sentence, lane and address where they are known) of a fault."""
        if status == SPENT:
            return FaultKind.ENDLESS, "the instructions allowed to this launch were not enough", {}
        if status in (STUCK, AT_BARRIER):
            what = "warps wait for each other: at different barriers, or for lanes that cannot come"
            return FaultKind.DEADLOCK, what, {}
        code = int(self.word(BlockContext.FAULT, np.int32)[0])
        if code <= 0:
            whole, stray = "it needs all 32 lanes of the warp", "a return or a BSYNC without its counterpart"
            return FaultKind.DIVERGENCE, whole if code else stray, {}
        address, lane = (
            int(self.word(BlockContext.ADDRESS, np.uint64)[0]),
            int(self.word(BlockContext.LANE)[0]),
        )
        kind = KINDS[code - 1]
        return kind, self.what(kind, inst, address), {"lane": lane, "address": address}

    def polls_at(self, warp: int) -> int:
        """Where a warp goes on that looks again and again for what others do; 0 if it does not."""
        state = self.warps[warp * self.size :]
        if not state[Warp.POLLING_COUNT : Warp.POLLING_COUNT + 4].view(np.uint32)[0]:
            return 0
        number = int(state[Warp.POLLING : Warp.POLLING + 4].view(np.uint32)[0])
        return self.kernel.places[number]

    def what(self, kind: FaultKind, inst: PlacedInst | None, address: int) -> str:
        """What is wrong at an address, for the fault's sentence."""
        name = inst.name if inst else ""
        if inst and kind == FaultKind.ILLEGAL_INSTRUCTION and name in ("UTMALDG", "UTMASTG"):
            first, data = self.memory.span(address, write=False)
            return wrong_map(data[address - first :][:128].view(np.uint32), inst.get("dims") + 1, address)
        own = BULK.get((name, kind))
        if own:
            return own.format(address=address, end=self.launch.shared_bytes)
        whys = {
            FaultKind.MMU_FAULT: self.why,
            FaultKind.MISALIGNED_ADDRESS: f"address {address:#x} is misaligned for this access",
            FaultKind.OUT_OF_RANGE_ADDRESS: (
                f"address {address:#x} is beyond the memory that the launch declares"
            ),
            FaultKind.BARRIER: f"more arrivals at the barrier at {address:#x} than are missing",
        }
        return whys.get(kind, str(kind))


def run(kernel: CompiledGrid, launch: Launch, memory: VirtualMemory, budget: int) -> Counters:
    """Every block of the grid. Raises the SmFault of the lowest piece of the grid that has one."""
    size = len(kernel.insts) * launch.warps
    count = 1 if launch.blocks == 1 or size * launch.blocks < SMALL else min(thread_count(), launch.blocks)
    workers = [Worker(kernel, launch, memory, budget) for _ in range(count)]
    faults = run_together(workers, 0, launch.blocks)
    for fault in faults:
        if fault:
            raise fault
    executed = sum(int(worker.counted(Warp.EXECUTED).sum()) for worker in workers)
    cycles = sum(int(worker.counted(Warp.CYCLES).max()) for worker in workers) // launch.blocks
    return Counters(executed, launch.blocks * launch.warps, launch.blocks, cycles)
