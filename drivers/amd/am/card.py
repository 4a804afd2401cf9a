"""A card without a kernel driver, as drivers/amd/device.py wants it: memory, queues, faults, an orderly end.

One process owns the card. Its work runs in two address spaces with the same addresses: kernels cannot write
code, copies can and cannot run it. Around every allocation lie unmapped pages; freed addresses do not come
back. Video memory is cleared before it is handed out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from autogen import kfd_ioctl as uapi
from autogen.amd import pm4
from drivers.amd import pm4 as pm4_words
from drivers.amd import sdma as sdma_words
from drivers.amd.am import layout, nbio, recover
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.gfx import QUEUES, ComputeRing
from drivers.amd.am.heartbeat import Heartbeat, WatchedQueue
from drivers.amd.am.node import node_of
from drivers.amd.am.peers import Peers
from drivers.amd.am.power import WakingDoorbells
from drivers.amd.am.sdma import ENGINES, SdmaRing
from drivers.amd.am.wait import Waiter
from drivers.amd.card import GTT, VRAM, CardAllocation, HardwareQueue
from drivers.amd.topology import PAGE_BYTES
from drivers.core.errors import DeviceError, DeviceGone, OutOfMemory, WaitTimeout
from drivers.core.host import Pinned
from drivers.core.locate import Explain, locate
from drivers.core.pagetable import (
    LARGE_BYTES,
    VIDEO,
    PageKind,
    PageTables,
    Rights,
    runs_of,
    system,
)
from hcq.heap import NoRoom

COMPUTE_VMID, COPY_VMID = 8, 9  # the first two that the kernel gives to user queues too
EOP_BYTES = PAGE_BYTES
FIRST_COPY_ID, COPY_IDS = 0x100, 8  # what faults of the simulated card call the queues of a copy engine
COMPUTE_BIT, FIRST_COPY_BIT = 1 << 2, 10  # in GPU_HDP_FLUSH_REQ: CP2 is pipe 0 of the micro engine
ALL_UNITS = 0xFFFF_FFFF
DATA, CODE = Rights(True, True, False), Rights(True, False, True)


@dataclass(eq=False)
class OwnedAllocation(CardAllocation):
    """An allocation: pinned host memory, or an offset in video memory."""

    pinned: Pinned | None = None
    vram_offset: int = -1


class AmCard:
    """One card in this process, held through its PCI function."""

    def __init__(self, machine: CardBlocks, peers: Peers | None = None) -> None:
        """peers: cards that are to reach each other's memory, each at one address for all of them."""
        self.machine, self.host = machine, machine.board.host
        self.node = node_of(machine)
        self.memories: list[OwnedAllocation] = []
        self.queues: list[HardwareQueue] = []
        self.explain: Explain | None = None
        self.on_fault: Callable[[DeviceError], None] | None = None
        self.has_lost_memory = False
        self.rings: dict[int, ComputeRing | SdmaRing] = {}
        self.peers = peers or Peers()
        self.peers.cards.append(self)
        self._addresses = self.peers.addresses
        self._guest_of: list[OwnedAllocation] = []
        end = min(machine.board.vram_bytes - layout.TOP_BYTES, machine.board.vram.size)
        self._heap = layout.VramHeap(layout.USER, end)
        self._compute: PageTables = machine.gmc.create_space(COMPUTE_VMID)
        self._copy: PageTables = machine.gmc.create_space(COPY_VMID)
        self._heartbeat = Heartbeat(machine, self.locate, self._peek, self._is_foreign)
        self._waiter = Waiter(self.host, machine.ih, machine.event)

    @property
    def interface(self) -> str:
        """How the card is reached, for people."""
        return f"PCI {self.machine.board.function.bdf}, no kernel driver"

    needs_privilege = False  # the waves of our own queues are never saved

    @property
    def has_interrupts(self) -> bool:
        """Whether the host can sleep until the card interrupts."""
        return self._waiter.event != -1

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        return self._waiter.turn(what)

    def alloc(self, size: int, flags: int, label: str) -> OwnedAllocation:
        """`size` bytes (whole pages). Raises NoRoom when the card or the host has no room, HostError."""
        try:
            gpu_va = self._addresses.take(size)
            is_system = bool(flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT)
            memory = self._pin(gpu_va, size, label) if is_system else self._take(gpu_va, size, flags, label)
        except OutOfMemory as error:
            raise NoRoom(f"{label}: {error}") from error
        self.memories.append(memory)
        return memory

    def fence(self, gpu_va: int, size: int) -> None:
        """See `Host.fence`."""
        self.host.fence(self.machine.board.function.bdf, gpu_va, size)

    def free(self, memory: CardAllocation) -> None:
        """Unmap, invalidate, give back. The card must be done with it."""
        if not isinstance(memory, OwnedAllocation) or memory not in self.memories:
            raise DeviceError(f"the {memory.label} was not allocated on this card")
        self.memories.remove(memory)
        self._dismiss(memory)
        self._unmap(memory)
        self._addresses.give(memory.gpu_va, memory.size)
        if memory.pinned is not None:
            self.machine.board.function.unpin(memory.pinned)
        else:
            self._heap.give(memory.vram_offset, memory.size)

    def protect(self, gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        """Give whole pages of executable memory the rights that kernels need there; all may be read.

        Nothing may run there meanwhile. Raises DeviceError for memory that is not this card's.
        """
        end = gpu_va + size
        memory = next((m for m in self.memories if m.gpu_va <= gpu_va and end <= m.gpu_va + m.size), None)
        if memory is None:
            raise DeviceError(f"{gpu_va:#x}, {size:#x} bytes, is not within one allocation of this card")
        address = self.machine.board.physical(memory.vram_offset + gpu_va - memory.gpu_va)
        self._compute.unmap(gpu_va, size)
        self._compute.map(gpu_va, small_runs(address, size), Rights(True, writable, executable), VIDEO)
        self.machine.gmc.flush(COMPUTE_VMID)
        self._compute.collect()

    def reach(self, memory: CardAllocation, owner: object) -> int:
        """See `card.Card`: video memory through the other card's BAR 0, host memory where it is."""
        if not isinstance(owner, AmCard) or not isinstance(memory, OwnedAllocation):
            raise DeviceError("they have drivers that share no memory")
        if owner.peers is not self.peers:
            raise DeviceError("they were opened apart; open both at once, by one list of names")
        if self not in memory.guests:
            runs, kind = owner._seen_from_outside(memory), system(self.machine.board.chip.format)
            self._map(memory.gpu_va, runs, DATA, kind)
            memory.guests.append(self)
            self._guest_of.append(memory)
        return memory.gpu_va

    def hdp_flushes(self) -> tuple[Sequence[int], Sequence[int]]:
        """See `card.Card`. Of the engine that each queue will be on."""
        nbio, arch = self.machine.board.chip.nbio, self.machine.board.chip.arch
        request, done = (
            register.address(self.machine.board.nbio.bases)
            for register in (nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ, nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE)
        )
        engines = [ring.engine for ring in self.rings.values() if isinstance(ring, SdmaRing)]
        copy_bit = 1 << FIRST_COPY_BIT + engines[-1]
        compute = pm4_words.flush_hdp(request, done, COMPUTE_BIT, pm4_words.generation(arch))
        return compute, sdma_words.flush_hdp(request, done, copy_bit, sdma_words.packets_of(arch))

    def create_compute_queue(self, ring_bytes: int) -> HardwareQueue:
        """A PM4 queue in the next free slot. Raises DeviceError when all are taken."""
        index = self._free_index(ComputeRing, QUEUES, "compute slot")
        eop = self.alloc(EOP_BYTES, VRAM, "end-of-pipe buffer")
        ring, wptr, rptr = self._queue_memory(ring_bytes, "compute")
        bound = ComputeRing(
            index, COMPUTE_VMID, ring.gpu_va, ring.size, rptr.gpu_va, wptr.gpu_va, eop.gpu_va, eop.size
        )
        self.machine.gfx.bind(bound)
        queue = self._queue(bound, bound.doorbell, [ring, wptr, rptr, eop])
        queue.prologue = tuple(all_units(self.machine))
        return queue

    def create_sdma_queue(self, ring_bytes: int) -> HardwareQueue:
        """A queue on the next copy engine. Raises DeviceError when all have one."""
        engine = self._free_index(SdmaRing, ENGINES, "copy engine")
        ring, wptr, rptr = self._queue_memory(ring_bytes, "copy")
        bound = SdmaRing(engine, COPY_VMID, ring.gpu_va, ring.size, rptr.gpu_va, wptr.gpu_va)
        self.machine.sdma.bind(bound)
        return self._queue(bound, bound.doorbell, [ring, wptr, rptr])

    def restart_queue(self, queue: HardwareQueue) -> str:
        """Take a queue off the card by the mildest means that works, and bind it again, empty.

        Returns by which means, and what survived. Raises DeviceError when only a reset of the card helps; its
        memory is lost then.
        """
        bound = self.rings[queue.queue_id]
        try:
            rung = recover.unbind(self.machine, bound)
        except DeviceGone:
            self.has_lost_memory = True
            raise
        for pointer in (queue.wptr, queue.rptr):
            pointer.reservation.write64(0, 0)
        if isinstance(bound, ComputeRing):
            self.machine.gfx.bind(bound)
        else:
            self.machine.sdma.bind(bound)
        return rung.describe()

    @property
    def bdf(self) -> str:
        """The place of its PCI function."""
        return self.machine.board.function.bdf

    def exception(self) -> str:
        """What went wrong on this card, or on one that it may wait for, as a sentence; empty if nothing."""
        return self.peers.trouble(self)

    def trouble(self) -> str:
        """A memory fault, a card off the bus, or one that hangs, as a sentence; empty if none of them."""
        machine = self.machine
        trouble = machine.board.function.trouble()
        if trouble:
            self.has_lost_memory = True
            return trouble
        machine.ih.poll()
        machine.smu.publish()
        fault = machine.gmc.fault()
        if fault is None:
            return self._heartbeat.beat([WatchedQueue(q, self.rings[q.queue_id]) for q in self.queues])
        machine.gmc.clear_faults()
        return f"{fault.describe(machine.gmc.rights_at(fault))}; it is {self.locate(fault.va)}"

    def fault(self, error: DeviceError) -> None:
        """Call `on_fault` of the card that `error` is of."""
        self.peers.fault(error, self)

    def tell(self, error: DeviceError) -> None:
        """Call `on_fault`."""
        if self.on_fault is not None:
            self.on_fault(error)

    def locate(self, gpu_va: int) -> str:
        """What lies at a GPU address, as a phrase for a fault report."""
        return locate(self.memories, self.explain, gpu_va)

    def close(self) -> None:
        """Stop the queues, leave the card for the next owner, give host memory back, let go of the function.

        A card that does not stop, or is gone, is no error here: it is left marked, cannot reach memory any
        more, and the next owner resets it.
        """
        function = self.machine.board.function
        self.peers.cards.remove(self)
        try:
            with suppress(WaitTimeout, DeviceGone):
                self.machine.detach()
        finally:
            if function.is_present():
                function.set_bus_master(False)
            for memory in self._guest_of:
                memory.guests.remove(self)
            self._guest_of.clear()
            for memory in self.memories:
                self._dismiss(memory)
                if memory.pinned is not None:
                    function.unpin(memory.pinned)
            self.memories.clear()
            self.queues.clear()
            function.close()

    def _is_foreign(self, gpu_va: int) -> bool:
        """Whether an address is of another card's memory."""
        return any(memory.gpu_va <= gpu_va < memory.gpu_va + memory.size for memory in self._guest_of)

    def _peek(self, gpu_va: int) -> int | None:
        """8 bytes of host memory by GPU address; None for what is not there."""
        for memory in (*self.memories, *self._guest_of):
            if memory.mapping is not None and memory.gpu_va <= gpu_va <= memory.gpu_va + memory.size - 8:
                return memory.mapping.read64(gpu_va - memory.gpu_va & ~7)
        return None

    def _seen_from_outside(self, memory: OwnedAllocation) -> list[tuple[int, int]]:
        """(bus address, bytes) of the pieces of an allocation. Raises DeviceError where others see none."""
        function = self.machine.board.function
        if function.has_iommu:
            what = f"{function.bdf} is behind an IOMMU, where VFIO maps no other card"
            raise DeviceError(f"{what}; switch the IOMMU off for it")
        if memory.pinned is not None:
            return list(runs_of(memory.pinned.pages[: memory.size // PAGE_BYTES]))
        return [(function.resource(0)[0] + memory.vram_offset, memory.size)]

    def _dismiss(self, memory: OwnedAllocation) -> None:
        """Take memory from the other cards that map it. What one runs into then is told to that one."""
        while memory.guests:
            card = memory.guests.pop()
            try:
                card._unmap(memory)
            except DeviceError as error:
                card.tell(error)

    def _unmap(self, memory: OwnedAllocation) -> None:
        self._guest_of = [other for other in self._guest_of if other is not memory]
        for tables in (self._compute, self._copy):
            tables.unmap(memory.gpu_va, memory.size)
        self.machine.gmc.flush(COMPUTE_VMID, COPY_VMID)
        for tables in (self._compute, self._copy):
            tables.collect()

    def _pin(self, gpu_va: int, size: int, label: str) -> OwnedAllocation:
        """Host memory: read and write, never code."""
        pinned = self.machine.board.function.pin(size)
        kind = system(self.machine.board.chip.format)
        pages = pinned.pages[: size // PAGE_BYTES]
        try:
            self._map(gpu_va, list(runs_of(pages)), DATA, kind)
        except OutOfMemory:
            self.machine.board.function.unpin(pinned)
            raise
        return OwnedAllocation(label, 0, gpu_va, size, GTT, pinned.mapping, pinned.mapping, pinned=pinned)

    def _take(self, gpu_va: int, size: int, flags: int, label: str) -> OwnedAllocation:
        """Video memory, cleared; executable only where code goes."""
        align = LARGE_BYTES if size >= LARGE_BYTES else PAGE_BYTES
        offset = self._heap.take(size, align)
        board = self.machine.board
        board.clear_vram(offset, size)
        executable = bool(flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE)
        try:
            if executable:
                self._map(gpu_va, list(small_runs(board.physical(offset), size)), CODE, VIDEO)
            else:
                self._map(gpu_va, [(board.physical(offset), size)], DATA, VIDEO)
        except OutOfMemory:
            self._heap.give(offset, size)
            raise
        return OwnedAllocation(label, 0, gpu_va, size, flags, board.vram, vram_offset=offset)

    def _map(self, gpu_va: int, runs: list[tuple[int, int]], rights: Rights, kind: PageKind) -> None:
        """With `rights` for kernels, as data for copies: code arrives by copy. Raises OutOfMemory; then in
        neither.
        """
        size = self._compute.map(gpu_va, runs, rights, kind)
        try:
            self._copy.map(gpu_va, runs, DATA, kind)
        except OutOfMemory:
            self._compute.unmap(gpu_va, size)
            raise
        finally:
            self.machine.gmc.flush(COMPUTE_VMID, COPY_VMID)

    def _queue_memory(
        self, ring_bytes: int, name: str
    ) -> tuple[OwnedAllocation, OwnedAllocation, OwnedAllocation]:
        ring = self.alloc(ring_bytes, GTT, f"{name} ring")
        wptr = self.alloc(PAGE_BYTES, GTT, f"{name} write pointer")
        return ring, wptr, self.alloc(PAGE_BYTES, GTT, f"{name} read pointer")

    def _queue(
        self, bound: ComputeRing | SdmaRing, doorbell: int, memories: list[OwnedAllocation]
    ) -> HardwareQueue:
        ring, wptr, rptr, *others = memories
        queue_id = bound.queue if isinstance(bound, ComputeRing) else FIRST_COPY_ID + COPY_IDS * bound.engine
        offset = nbio.doorbell_byte(doorbell)
        machine = self.machine
        bell = WakingDoorbells(machine.board.doorbells, machine.power, isinstance(bound, ComputeRing))
        queue = HardwareQueue(queue_id, ring, wptr, rptr, bell, offset, list(others))
        self.rings[queue_id] = bound
        self.queues.append(queue)
        return queue

    def _free_index(self, kind: type, count: int, what: str) -> int:
        taken = sum(isinstance(bound, kind) for bound in self.rings.values())
        if taken >= count:
            raise DeviceError(f"all {count} {what}s of {self.node.name} have a queue; close a device first")
        return taken


def small_runs(address: int, size: int) -> Iterator[tuple[int, int]]:
    """Memory in pieces that no large page covers, so that each page can have rights of its own."""
    for offset in range(0, size, LARGE_BYTES // 2):
        yield address + offset, min(LARGE_BYTES // 2, size - offset)


def all_units(machine: CardBlocks) -> list[int]:
    """PM4 that lets waves run on every compute unit; a kernel driver writes this into the queue's MQD."""
    gc = machine.board.chip.gc
    registers = sorted(gc.COMPUTE_STATIC_THREAD_MGMT, key=lambda r: r.offset)
    bases = machine.board.gc.bases
    words: list[int] = []
    for register in registers:
        offset = register.address(bases) - pm4.SH_REG_START
        words += pm4.SetShReg(reg_offset=offset).build(ALL_UNITS)
    return words
