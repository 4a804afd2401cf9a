"""The simulated machine behind the Host protocol: /dev/kfd, render nodes, sysfs, and cards that run.

Everything a driver asks of the operating system is answered here from models; there is no other file. Memory
is this process' own, so the CPU side of every mapping is real. Engines run in `relax` and WAIT_EVENTS only: a
doorbell just tells a queue that there is work. One thread, one process, no wall clock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial

from autogen.amd.kernels import CHIPS as DRIVEN
from autogen.amd.kernels import NEWEST, LinuxKernel
from drivers.core import libc
from drivers.core.errors import ArgumentError, SimFault
from drivers.core.host import Mapping
from drivers.core.links import link_of
from drivers.sim.allocations import AllocationMap
from drivers.sim.amd.between import Between
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.engine_card import Launcher
from drivers.sim.amd.host_watch import watch_for
from drivers.sim.amd.kfd import DOORBELL_SLICE_BYTES, Kfd
from drivers.sim.amd.open_path import OpenPath
from drivers.sim.amd.refusal import invalid
from drivers.sim.amd.sensors import sensor_files
from drivers.sim.amd.topology import FIRST_RENDER_MINOR, files, pci_address
from drivers.sim.chips import BOARDS
from drivers.sim.heap import RangeHeap
from drivers.sim.kernel_host import HostFiles, KernelHost, check_asked
from drivers.sim.machines import ORDINARY, AmdMachine
from drivers.sim.scheduler import Scheduler
from drivers.sim.surroundings import PCI, surroundings
from hcq.interrupts import whole

GTT_BYTES = 32 << 30  # of address space; the memory is taken when it is used
MAX_CARDS = 64


def _check(chip: str, cards: int, mode: str, machine: AmdMachine) -> None:
    check_asked(chip, BOARDS, cards, MAX_CARDS, mode)
    if machine.chip not in ("", BOARDS[chip].name):
        raise ArgumentError(f"{machine.name} is a board with a {machine.chip}, not with a {chip}")


def _bar0_bytes(resource: str) -> int:
    first, last = (int(word, 16) for word in resource.split()[:2])
    return last - first + 1


class DoorbellMapping(libc.MemoryMapping):
    """A process' doorbell pages: each 64-bit store reaches the queue that owns the slot."""

    __slots__ = ("_ring",)

    def __init__(self, address: int, size: int, ring: Callable[[int, int], None]) -> None:
        super().__init__(address, size, registers=True)
        self._ring = ring

    @whole
    def write64(self, offset: int, value: int) -> None:
        super().write64(offset, value)
        self._ring(offset, value)

    def write32(self, offset: int, value: int) -> None:
        detail = f"a 32-bit store to the doorbell at byte {offset:#x}; doorbells are 64 bits wide"
        raise SimFault("E_MMIO_WIDTH", detail, {"engine": "HOST", "doorbell": offset})


class SimHost(KernelHost[SimulatedCard | None]):
    """A machine with `cards` simulated cards of one chip. chip: its name, or that of another board with it.

    kernel: what its kernel driver offers; of a chip that it does not know yet there is no node. machine: what
    else is particular to it. seed: the order in which engines run. mode: "fast" compiles waves, "strict" also
    holds each access against those before, "interpret" is the reference. launcher: runs waves in place of the
    wave models.
    """

    def __init__(
        self,
        chip: str = "navi31",
        cards: int = 1,
        seed: int = 0,
        mode: str = "fast",
        *,
        kernel: LinuxKernel = NEWEST,
        machine: AmdMachine = ORDINARY,
        launcher: Launcher | None = None,
        budget: int | None = None,
    ) -> None:
        _check(chip, cards, mode, machine)
        self.chip, self.seed, self.mode = replace(BOARDS[chip], **machine.card), seed, mode
        self.kernel, self.machine, cards = kernel, machine, max(cards, machine.cards)
        self.scheduler = Scheduler(seed)
        allocations = AllocationMap()
        self.gtt = RangeHeap(f"{chip}-gtt", GTT_BYTES, 0)
        between = Between(cards, mode, link_of(self.chip.arch))
        self.cards = [
            SimulatedCard(
                self.chip, index, self.scheduler, allocations, mode, launcher, budget, between=between
            )
            for index in range(cards)
        ]
        self.watch = watch_for(mode, self.scheduler)
        for card in self.cards:
            card.hdp = OpenPath()
            card.on_doorbell = self.watch.rang if self.watch is not None else None
        driven = self.cards if kernel.has(DRIVEN[self.chip.arch]) else []
        self.kfd = Kfd(driven, self.gtt, allocations, self.scheduler, kernel, self.device)
        between.corrupts = frozenset(machine.corrupts)
        sensors = {path: read for card in self.cards for path, read in sensor_files(card).items()}
        super().__init__(self.scheduler, self._surroundings(), self._nodes(), sensors, machine)

    @whole
    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        file = self._file(fd)
        if file.device is not None:
            raise SimFault("E_NOT_MODELLED", f"ioctl {request:#x} on {file.path} is not modelled")
        self.kfd.ioctl(request, arg)

    def map_file(
        self, fd: int, address: int | None, size: int, prot: int, flags: int, offset: int
    ) -> Mapping:
        card = self._file(fd).device
        if card is None:
            return self._map_doorbells(address, size, prot, flags, offset)
        return self._map_memory(card, address, size, prot, flags, offset)

    @whole
    def munmap(self, mapping: Mapping) -> None:
        if self.watch is not None:
            self.watch.unmapped(mapping.address, mapping.size)
        super().munmap(mapping)

    def aside(self) -> AbstractContextManager[None]:
        return self.watch.aside() if self.watch is not None else nullcontext()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        for card in self.cards:
            card.fences.put(gpu_va, size)

    @property
    def is_standing(self) -> bool:
        return any(card.standstill for card in self.cards)

    @whole
    def shutdown(self) -> None:
        """Take the machine away: its queues, its memory. Mappings of the process stay until it drops them."""
        self.kfd.close()
        if self.watch is not None:
            self.watch.end()
        self.gtt.backing.close()
        self._open.clear()

    def _surroundings(self) -> HostFiles:
        """The files of the machine; a card is its neighbours' peer where a whole BAR 0 shows its memory."""
        chip, machine, cards = self.chip, self.machine, len(self.cards)
        world = surroundings(chip, cards, self.kernel)
        world.files |= files(chip, cards, self.kernel, machine.first_node)
        machine.change(world)
        for card in self.cards:
            shown = world.files.get(f"{PCI}/{pci_address(card.index)}/resource", "")
            is_whole = not shown or _bar0_bytes(shown) >= chip.vram_bytes
            card.is_peer = machine.bus_carries and is_whole
        return world

    def _nodes(self) -> dict[str, Callable[[], SimulatedCard | None]]:
        cards = {
            f"/dev/dri/renderD{FIRST_RENDER_MINOR + card.index}": partial(self.kfd.card, identity)
            for identity, card in self.kfd.cards.items()
        }
        return {"/dev/kfd": lambda: None, **cards}

    def _map_doorbells(self, address: int | None, size: int, prot: int, flags: int, offset: int) -> Mapping:
        card = self.kfd.doorbell_card(offset)
        if card is None or size != DOORBELL_SLICE_BYTES:
            found = f"{size:#x} bytes at offset {offset:#x} of /dev/kfd"
            raise invalid("mmap", found, f"{DOORBELL_SLICE_BYTES:#x} bytes at a queue's doorbell_offset")
        where = libc.mmap(address, size, prot, flags | libc.MAP_ANONYMOUS, -1, 0)
        return DoorbellMapping(where, size, lambda at, value: self.kfd.ring_doorbell(card, at, value))

    def _map_memory(
        self, card: SimulatedCard, address: int | None, size: int, prot: int, flags: int, offset: int
    ) -> Mapping:
        found = self.kfd.memory.by_mmap_offset(offset)
        if found is None or found.card is not card or size > found.size:
            what = f"{size:#x} bytes at offset {offset:#x} of a render node"
            raise invalid("mmap", what, "an allocation's mmap_offset, and no more than its size")
        if found.domain in ("DOORBELL", "USERPTR"):
            raise invalid("mmap", found.owned.name, "VRAM, GTT or MMIO_REMAP memory")
        backing = card.vram.backing if found.domain == "VRAM" else self.gtt.backing
        start = found.address if found.domain == "VRAM" else found.address - backing.address
        where = libc.mmap(address, size, prot, flags, backing.fd, start)
        if self.watch is not None:
            self.watch.mapped(where, size, backing.address + start, prot)
        return libc.MemoryMapping(where, size)
