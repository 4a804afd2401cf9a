"""The kernel driver's user interface: card memory, queues and exceptions through /dev/kfd.

Follows the rules of amdkfd since Linux 6.12, whose CREATE_QUEUE wants each buffer to be a mapping of its own
with the exact size (kfd_queue.c, kfd_queue_acquire_buffers); older kernels take that too. GPU addresses are
process addresses: every allocation reserves its address range in this process first. Knows no packets; who
rings a doorbell is queue.py.
"""

from __future__ import annotations

import ctypes
import errno
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress

from autogen import kfd_ioctl as uapi
from drivers.amd import kfd_runtime
from drivers.amd.card import GTT, USERPTR, VRAM, CardAllocation, HardwareQueue
from drivers.amd.kfd_events import EVENT_PAGE_BYTES, KfdEvents
from drivers.amd.obstacles import KFD, open_kfd, open_render
from drivers.amd.topology import PAGE_BYTES, CardNode
from drivers.core import libc
from drivers.core.errors import DeviceError, HostError, WaitTimeout
from drivers.core.host import Host, Mapping
from drivers.core.locate import Explain, locate

TELLS_FAULTS = (1, 13)  # Linux 6.5; source: autogen/amd/kernels.py, FAULT_EVENTS
UNTOLD = (
    "kernels before 6.5 keep memory faults of GFX11 to their log: "
    "sudo dmesg | grep -i 'page fault' shows whether this was one"
)
WHY_NO_PEER = "python -m tools.p2p says what to change"
MINIMUM_VERSION = (1, 9)  # kernels that drive GFX11 have more; nothing newer is asked for
LARGE_PAGE_BYTES = 2 << 20
GUARD_BYTES = 16 << 20  # address space behind each allocation that stays unmapped; it costs nothing
QUARANTINE = 1024  # freed ranges that nothing else gets for now, so that a late access to one faults
DOORBELL_SLICE_BYTES = 2 * PAGE_BYTES
NO_TRAPS = range(110000, 110004)  # of gfx_target_version
EOP_BYTES = PAGE_BYTES  # the size that amdkfd demands where a chip takes an EOP buffer

_MappingChange = uapi.kfd_ioctl_map_memory_to_gpu_args | uapi.kfd_ioctl_unmap_memory_from_gpu_args


class Kfd:
    """This process at /dev/kfd: one for all cards of a host. Closed with its last card."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.cards: list[KfdCard] = []
        self.fd = open_kfd(host)
        self.version = self._check_version()
        self.event_page: CardAllocation | None = None
        self.lost: set[int] = set()  # gpu_ids of cards whose memory went with a reset
        self.blamed: KfdCard | None = None  # whose the last report was
        self._events: KfdEvents | None = None
        self._has_enabled = False

    def open_card(self, node: CardNode) -> KfdCard:
        """Take the card into this process. Raises DeviceError, HostError."""
        try:
            card = KfdCard(self, node)
        except DeviceError:
            self._close_if_unused()
            raise
        self.cards.append(card)
        if self.event_page is None:
            self.event_page = card.alloc(EVENT_PAGE_BYTES, GTT, "event page")
            self._events = KfdEvents(self.ioctl, self.event_page.handle)
        return card

    def announce(self, node: CardNode) -> None:
        """Queues will come, on this card first. Raises HostError."""
        if not self.cards:
            self._has_enabled = kfd_runtime.enable(self.ioctl, self.version, node)

    @property
    def is_open(self) -> bool:
        return bool(self.cards)

    def release_card(self, card: KfdCard) -> None:
        """Called by a card that closes."""
        self.cards.remove(card)
        self._close_if_unused()

    def exception(self) -> str:
        """What the kernel reported about a fault or a reset since the last call, as a sentence; empty if
        nothing.
        """
        report = self._events.report() if self._events is not None else None
        if report is None:
            return ""
        self.blamed = next((card for card in self.cards if card.node.gpu_id == report.gpu_id), None)
        if report.memory_lost:
            self.lost.add(report.gpu_id)
        if report.address is None:
            return report.text
        return f"{report.text}; it is {self.blamed.locate(report.address) if self.blamed else ''}"

    def ioctl(self, request: int, arg: ctypes.Structure) -> None:
        self.host.ioctl(self.fd, request, arg)

    def _close_if_unused(self) -> None:
        if not self.cards:
            with suppress(HostError):  # after a reset MES may not answer; the process has no queues any more
                if self._has_enabled:
                    kfd_runtime.disable(self.ioctl)
            self.host.close(self.fd)

    def _check_version(self) -> tuple[int, int]:
        got = uapi.kfd_ioctl_get_version_args()
        self.ioctl(uapi.AMDKFD_IOC_GET_VERSION, got)
        version = (got.major_version, got.minor_version)
        if version[0] != MINIMUM_VERSION[0] or version < MINIMUM_VERSION:
            have, need = ".".join(map(str, version)), ".".join(map(str, MINIMUM_VERSION))
            raise DeviceError(
                f"{KFD} has interface {have}, needed is {need} or later: Linux 6.1 for GFX11, 6.11 for GFX12"
            )
        return version


class KfdCard:
    """One card in this process, as a device asks for it (card.py): allocate, map, make queues."""

    def __init__(self, kfd: Kfd, node: CardNode) -> None:
        self.kfd, self.host, self.node = kfd, kfd.host, node
        self.memories: list[CardAllocation] = []
        self.queues: list[HardwareQueue] = []
        self.explain: Explain | None = None
        self.on_fault: Callable[[DeviceError], None] | None = None
        self._doorbells: Mapping | None = None
        self._guest_of: list[CardAllocation] = []
        self._retired: deque[Mapping] = deque()
        self.render_fd = open_render(self.host, node.render_path, node.number)
        self._acquire_vm()

    def alloc(self, size: int, flags: int, label: str) -> CardAllocation:
        """`size` bytes (a multiple of 4 KiB) on the card, mapped there, and on the host unless it is VRAM."""
        reservation, gpu_va = self._reserve(size)
        try:
            memory = self._alloc_at(gpu_va, size, flags, label, reservation)
        except DeviceError:
            self.host.munmap(reservation)
            raise
        if flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT:
            memory.mapping = self._map_to_host(memory)
        return memory

    def fence(self, gpu_va: int, size: int) -> None:
        """See `Host.fence`."""
        self.host.fence("", gpu_va, size)

    def pin(self, mapping: Mapping, label: str) -> CardAllocation:
        """Let the card see host memory where it is. It must stay mapped until freed here."""
        memory = self._alloc_at(mapping.address, mapping.size, USERPTR, label, mapping)
        memory.mapping = mapping
        return memory

    def free(self, memory: CardAllocation) -> None:
        """Unmap and give back. The card must be done with it, and so must others that reach it."""
        for card in (self, *memory.guests):
            self._unmap_on_card(memory, card)
            card._guest_of = [other for other in card._guest_of if other is not memory]
        memory.guests.clear()
        if memory.flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM:
            self._retire(memory.reservation)
        elif not memory.flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR:
            self.host.munmap(memory.reservation)
        self._give_back(memory)
        self.memories.remove(memory)

    def reach(self, memory: CardAllocation, owner: object) -> int:
        """See `card.Card`. Every card has an allocation at the same address."""
        if not isinstance(owner, KfdCard) or owner.kfd is not self.kfd:
            raise DeviceError("they are not cards of one machine with one kernel driver")
        if self not in memory.guests:
            try:
                owner._map_on_card(memory, self)
            except HostError as error:
                raise DeviceError(f"the kernel driver refuses it ({error}); {WHY_NO_PEER}") from error
            memory.guests.append(self)
            self._guest_of.append(memory)
        return memory.gpu_va

    def hdp_flushes(self) -> tuple[Sequence[int], Sequence[int]]:
        """None: it is not known whether the kernel lets a process' queue reach the registers."""
        return (), ()

    def protect(self, gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        """Nothing: the kernel gives an allocation one set of rights, and code's are all three."""

    def create_compute_queue(self, ring_bytes: int) -> HardwareQueue:
        """A PM4 queue with its end-of-pipe buffer and the save area for preempted waves."""
        eop = self.alloc(EOP_BYTES, VRAM, "end-of-pipe buffer")
        save = self.alloc(self.node.save_area_bytes, GTT, "wave save area")
        args = uapi.kfd_ioctl_create_queue_args()
        args.queue_type = uapi.KFD_IOC_QUEUE_TYPE_COMPUTE
        args.eop_buffer_address, args.eop_buffer_size = eop.gpu_va, eop.size
        args.ctx_save_restore_address = save.gpu_va
        args.ctx_save_restore_size = self.node.context_bytes
        args.ctl_stack_size = self.node.control_stack_bytes
        return self._create_queue(args, ring_bytes, "compute", [eop, save])

    def create_sdma_queue(self, ring_bytes: int) -> HardwareQueue:
        """A queue on one of the copy engines; the kernel picks it."""
        args = uapi.kfd_ioctl_create_queue_args()
        args.queue_type = uapi.KFD_IOC_QUEUE_TYPE_SDMA
        return self._create_queue(args, ring_bytes, "copy", [])

    @property
    def interface(self) -> str:
        """How the card is reached, for people."""
        return f"KFD {'.'.join(map(str, self.kfd.version))}, gpu_id {self.node.gpu_id:#x}"

    def restart_queue(self, queue: HardwareQueue) -> str:
        """Take a queue off the card with all it holds and make it again, empty, over the same memory.

        Its queue_id and doorbell may change. Raises DeviceError; then the queue is gone. Returns '': how, the
        kernel does not say.
        """
        request = queue.request
        if request is None or queue not in self.queues:
            raise DeviceError(f"queue {queue.queue_id} is not one that this card can make again")
        self.queues.remove(queue)
        self._destroy_queue(queue)
        for pointer in (queue.wptr, queue.rptr):
            if pointer.mapping is not None:
                pointer.mapping.write64(0, 0)
        self.kfd.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, request)
        queue.queue_id = request.queue_id
        queue.doorbell_offset = request.doorbell_offset % DOORBELL_SLICE_BYTES
        self.queues.append(queue)
        return ""

    has_interrupts = False  # signals are polled

    @property
    def needs_privilege(self) -> bool:
        """On GFX 11.0 the kernel switches traps off (kfd_debug.h, kfd_dbg_has_cwsr_workaround), and then only
        waves with PRIV are saved when it takes a queue off (cwsr_trap_handler_gfx10.asm, SW_SA_TRAP).
        """
        return self.node.properties["gfx_target_version"] in NO_TRAPS

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        self.kfd.host.relax(what)
        return False

    def exception(self) -> str:
        """What went wrong on this process' cards since the last call, as a sentence; empty if nothing."""
        return self.kfd.exception()

    @property
    def has_lost_memory(self) -> bool:
        """Whether a reset took what was in the card's memory."""
        return self.node.gpu_id in self.kfd.lost

    def fault(self, error: DeviceError) -> None:
        """Call `on_fault` of the card whose queue `error` names, of this one if it names none.

        If a wait ended and this kernel does not report faults, the error says so.
        """
        if isinstance(error, WaitTimeout) and self.kfd.version < TELLS_FAULTS:
            error.args = (f"{error}; {UNTOLD}",)
        queue_id = getattr(error, "where", {}).get("queue")
        mine = (card for card in self.kfd.cards if any(q.queue_id == queue_id for q in card.queues))
        blamed, self.kfd.blamed = self.kfd.blamed, None
        card = next(mine, blamed or self)
        if card.on_fault is not None:
            card.on_fault(error)

    def locate(self, gpu_va: int) -> str:
        """What lies at a GPU address, as a phrase for a fault report."""
        return locate(self.memories, self.explain, gpu_va)

    def close(self) -> None:
        """Destroy the queues, free everything, leave the process. The card must be idle or faulted."""
        for queue in self.queues:
            with suppress(HostError) if self.has_lost_memory else nullcontext():
                self._destroy_queue(queue)
        for memory in self._guest_of:
            self._unmap_on_card(memory, self)
            memory.guests.remove(self)
        self._guest_of.clear()
        for memory in [m for m in self.memories if m is not self.kfd.event_page or len(self.kfd.cards) == 1]:
            self.free(memory)
        for reservation in self._retired:
            self.host.munmap(reservation)
        if self._doorbells is not None:
            self.host.munmap(self._doorbells)
        self.host.close(self.render_fd)
        self.kfd.release_card(self)

    def _acquire_vm(self) -> None:
        args = uapi.kfd_ioctl_acquire_vm_args(drm_fd=self.render_fd, gpu_id=self.node.gpu_id)
        try:
            self.kfd.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, args)
            self.kfd.announce(self.node)
        except HostError as error:
            self.host.close(self.render_fd)
            if error.errno != errno.EBUSY:
                raise
            name = self.node.name or self.node.arch
            raise DeviceError(
                f"{name} is already open in this process; close the other device first"
            ) from error

    def _reserve(self, size: int) -> tuple[Mapping, int]:
        """An address range of this process that nothing else will get, with a guard behind it, aligned to
        large pages if it is large.
        """
        align = LARGE_PAGE_BYTES if size >= LARGE_PAGE_BYTES else PAGE_BYTES
        flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
        reservation = self.host.mmap(None, size + align + GUARD_BYTES, libc.PROT_NONE, flags, -1, 0)
        return reservation, -(-reservation.address // align) * align

    def _retire(self, reservation: Mapping) -> None:
        """Keep a range that was freed out of use for a while; it was never mapped on the host."""
        self._retired.append(reservation)
        if len(self._retired) > QUARANTINE:
            self.host.munmap(self._retired.popleft())

    def _alloc_at(
        self, gpu_va: int, size: int, flags: int, label: str, reservation: Mapping
    ) -> CardAllocation:
        args = uapi.kfd_ioctl_alloc_memory_of_gpu_args()
        args.va_addr, args.size, args.gpu_id, args.flags = gpu_va, size, self.node.gpu_id, flags
        if flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR:
            args.mmap_offset = gpu_va  # here the field says where the host memory is
        self.kfd.ioctl(uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, args)
        memory = CardAllocation(label, args.handle, gpu_va, size, flags, reservation, None, args.mmap_offset)
        try:
            self._map_on_card(memory, self)
        except DeviceError:
            with suppress(HostError):  # what the user needs to know is what went wrong first
                self._give_back(memory)
            raise
        self.memories.append(memory)
        return memory

    def _give_back(self, memory: CardAllocation) -> None:
        given = uapi.kfd_ioctl_free_memory_of_gpu_args(handle=memory.handle)
        self.kfd.ioctl(uapi.AMDKFD_IOC_FREE_MEMORY_OF_GPU, given)

    def _map_to_host(self, memory: CardAllocation) -> Mapping:
        protection = libc.PROT_READ | libc.PROT_WRITE
        flags = libc.MAP_SHARED | libc.MAP_FIXED
        return self.host.mmap(
            memory.gpu_va, memory.size, protection, flags, self.render_fd, memory.mmap_offset
        )

    def _map_on_card(self, memory: CardAllocation, card: KfdCard) -> None:
        args = uapi.kfd_ioctl_map_memory_to_gpu_args()
        self._change_mapping(memory, uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, args, card)

    def _unmap_on_card(self, memory: CardAllocation, card: KfdCard) -> None:
        args = uapi.kfd_ioctl_unmap_memory_from_gpu_args()
        self._change_mapping(memory, uapi.AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU, args, card)

    def _change_mapping(
        self, memory: CardAllocation, request: int, args: _MappingChange, card: KfdCard
    ) -> None:
        gpu_id = ctypes.c_uint32(card.node.gpu_id)
        args.handle, args.n_devices = memory.handle, 1
        args.device_ids_array_ptr = ctypes.addressof(gpu_id)
        self.kfd.ioctl(request, args)
        if args.n_success != 1:
            name = uapi.REQUESTS[request][0]
            raise DeviceError(f"{name} of the {memory.label} ({memory.size:#x} bytes) did nothing")

    def _create_queue(
        self, args: uapi.kfd_ioctl_create_queue_args, ring_bytes: int, name: str, extra: list[CardAllocation]
    ) -> HardwareQueue:
        ring = self.alloc(ring_bytes, GTT, f"{name} ring")
        wptr = self.alloc(PAGE_BYTES, GTT, f"{name} write pointer")
        rptr = self.alloc(PAGE_BYTES, GTT, f"{name} read pointer")
        args.gpu_id = self.node.gpu_id
        args.ring_base_address, args.ring_size = ring.gpu_va, ring.size
        args.write_pointer_address, args.read_pointer_address = wptr.gpu_va, rptr.gpu_va
        args.queue_percentage = uapi.KFD_MAX_QUEUE_PERCENTAGE
        args.queue_priority = 7  # the middle of 0..15, as normal-priority queues have
        self.kfd.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
        offset = args.doorbell_offset % DOORBELL_SLICE_BYTES
        doorbells = self._map_doorbells(args.doorbell_offset - offset)
        queue = HardwareQueue(args.queue_id, ring, wptr, rptr, doorbells, offset, extra, (), args)
        self.queues.append(queue)
        return queue

    def _destroy_queue(self, queue: HardwareQueue) -> None:
        gone = uapi.kfd_ioctl_destroy_queue_args(queue_id=queue.queue_id)
        self.kfd.ioctl(uapi.AMDKFD_IOC_DESTROY_QUEUE, gone)

    def _map_doorbells(self, offset: int) -> Mapping:
        """The process' doorbell pages of this card, mapped once."""
        if self._doorbells is None:
            protection = libc.PROT_READ | libc.PROT_WRITE
            self._doorbells = self.host.mmap(
                None, DOORBELL_SLICE_BYTES, protection, libc.MAP_SHARED, self.kfd.fd, offset
            )
        return self._doorbells
