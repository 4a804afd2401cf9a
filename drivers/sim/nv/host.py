"""The simulated machine with NVIDIA cards behind the Host protocol: /dev/nvidia*, /proc, /sys, running cards.

A descriptor shows memory after RM_MAP_MEMORY named it; the doorbell page tells its card of each store.
Engines run in `relax` and `sleep` only. One thread, one process, no wall clock.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable
from functools import partial

from autogen.nv import rm as rm_layouts
from autogen.nv import uvm as uvm_layouts
from autogen.nv.rm import NVC361_NOTIFY_CHANNEL_PENDING, NVC361_TIME_0, NVC361_TIME_1
from drivers.core import libc
from drivers.core.errors import HostError, SimFault
from drivers.core.host import Mapping
from drivers.sim.heap import RangeHeap
from drivers.sim.kernel_host import KernelHost, Variation, check_asked
from drivers.sim.nv.card import SYSMEM_BYTES, SimulatedNvCard
from drivers.sim.nv.chips import CHIPS, NEWEST, Branch
from drivers.sim.nv.files import world
from drivers.sim.nv.machines import ORDINARY
from drivers.sim.nv.rm import MapTarget, NodeFile, Rm
from drivers.sim.nv.uvm import Uvm, UvmFile
from drivers.sim.scheduler import Scheduler
from hcq.interrupts import whole

MAX_CARDS = 32
LAYOUTS = {"570": rm_layouts.BRANCH_570, "595": {**rm_layouts.BRANCH_595, **uvm_layouts.BRANCH_595}}
CONTROL, UVM = "/dev/nvidiactl", "/dev/nvidia-uvm"


class UsermodeMapping(libc.MemoryMapping):
    """A card's page of registers for users: a doorbell and a clock."""

    __slots__ = ("_card", "_first")

    def __init__(self, address: int, size: int, first: int, card: SimulatedNvCard) -> None:
        super().__init__(address, size, registers=True)
        self._card, self._first = card, first

    def read32(self, offset: int) -> int:
        now = self._card.scheduler.time_ns
        known = {NVC361_TIME_0: now & 0xFFFF_FFE0, NVC361_TIME_1: now >> 32 & 0x1FFF_FFFF}
        return known.get(self._first + offset, super().read32(offset))

    @whole
    def write32(self, offset: int, value: int) -> None:
        if self._first + offset != NVC361_NOTIFY_CHANNEL_PENDING:
            detail = f"a store to {self._first + offset:#x} of the user page, which is no doorbell"
            raise SimFault("E_MMIO_WIDTH", detail, {"engine": "HOST", "reg": self._first + offset})
        self._card.ring(value)

    def write64(self, offset: int, value: int) -> None:
        detail = f"a 64-bit store to {self._first + offset:#x} of the user page; its registers have 32"
        raise SimFault("E_MMIO_WIDTH", detail, {"engine": "HOST", "reg": self._first + offset})


class NvHost(KernelHost[NodeFile | UvmFile]):
    """A machine with `cards` simulated cards of one chip and the kernel modules of a driver branch.

    seed: the order in which engines run. mode: how kernels run: "fast", or "strict" and "interpret" with
    every check. budget: warp instructions that a launch may take. machine: what else is particular to it.
    """

    def __init__(
        self, chip: str = "gh100", cards: int = 1, seed: int = 0, mode: str = "fast", *,
        branch: Branch = NEWEST, machine: Variation = ORDINARY, budget: int | None = None,
    ) -> None:  # fmt: skip
        check_asked(chip, CHIPS, cards, MAX_CARDS, mode)
        self.chip, self.branch, self.seed = CHIPS[chip], branch, seed
        scheduler = Scheduler(seed)
        self.sysmem = RangeHeap(f"{chip}-sysmem", SYSMEM_BYTES, 0)
        kept = "strict" if mode == "interpret" else mode
        made = [
            SimulatedNvCard(self.chip, index, scheduler, self.sysmem, kept, budget) for index in range(cards)
        ]
        self.cards = made
        layouts = LAYOUTS.get(branch.name, {})
        self.rm = Rm(made, branch, layouts, self.device)
        self.uvm = Uvm(self.rm)
        nodes: dict[str, Callable[[], NodeFile | UvmFile]] = {CONTROL: partial(NodeFile, None), UVM: UvmFile}
        nodes |= {f"/dev/nvidia{card.index}": partial(NodeFile, card) for card in made}
        files = world(made, branch)
        machine.change(files)
        super().__init__(scheduler, files, nodes, {}, machine)

    @whole
    def close(self, fd: int) -> None:
        file = self._file(fd).device
        super().close(fd)
        if isinstance(file, NodeFile):
            self.rm.closed(file)
        else:
            self.uvm.closed(file)

    @whole
    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        """`arg` is only bytes here: any client's own struct will do."""
        file = self._file(fd).device
        server = self.rm if isinstance(file, NodeFile) else self.uvm
        server.ioctl(file, request, ctypes.addressof(arg), ctypes.sizeof(arg))  # type: ignore[arg-type]

    def map_file(
        self, fd: int, address: int | None, size: int, prot: int, flags: int, offset: int
    ) -> Mapping:
        file = self._file(fd).device
        window = file.window if isinstance(file, NodeFile) else None
        if window is None or offset or size > -(-window.size // libc.PAGE_BYTES) * libc.PAGE_BYTES:
            found = f"{size:#x} bytes at offset {offset:#x}"
            raise HostError(
                errno.EINVAL, f"mmap of {found}; RM_MAP_MEMORY says what a file shows, at offset 0"
            )
        return self._map(window, address, size, prot, flags)

    @whole
    def munmap(self, mapping: Mapping) -> None:
        """Pages that a card was given stay until they are freed there."""
        low, high = mapping.address, mapping.address + mapping.size
        if not any(card.keeps(low, high) for card in self.cards):
            super().munmap(mapping)

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        for card in self.cards:
            if card.pci_address == device:  # another's memory may have the same addresses
                card.fences.put(gpu_va, size)

    @whole
    def shutdown(self) -> None:
        """Take the machine away: clients, channels, memory. Mappings stay until the process drops them."""
        for fd in list(self._open):
            self.close(fd)
        for card in self.cards:
            card.vram.backing.close()
        self.sysmem.backing.close()

    def _map(self, window: MapTarget, address: int | None, size: int, prot: int, flags: int) -> Mapping:
        if window.heap is None:
            where = libc.mmap(address, size, prot, flags | libc.MAP_ANONYMOUS, -1, 0)
            return UsermodeMapping(where, size, window.offset, window.card)
        where = libc.mmap(address, size, prot, flags, window.heap.backing.fd, window.offset)
        return libc.MemoryMapping(where, size)
