"""The simulated amdkfd: ioctls of one process, with the kernel's own rules for what it refuses.

Serves `SimHost`, which hands over file descriptors and ioctl structs, and drives the cards. A request that
the real kernel refuses gets the same errno, in a HostError whose message names the rule (see `refusal.py`).
Source: amdkfd/kfd_chardev.c, kfd_process.c, kfd_events.c, kfd_doorbell.c of Linux 6.12; what other kernels do
differently, autogen/amd/kernels.py.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from autogen import kfd_ioctl as uapi
from autogen.amd.kernels import FAULT_EVENTS, LinuxKernel
from drivers.core.errors import HostError, SimFault
from drivers.sim.accident import VANISH
from drivers.sim.allocations import AllocationMap
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.events import EventPage, Events, KfdEvent
from drivers.sim.amd.process_memory import BufferObject, ProcessMemory
from drivers.sim.amd.queue_rules import SDMA, UNITS, check_queue
from drivers.sim.amd.refusal import busy, invalid, no_memory, state
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.amd.topology import gpu_id
from drivers.sim.heap import RangeHeap
from drivers.sim.scheduler import Scheduler

DOORBELL_SLICE_BYTES = 0x2000
DOORBELL_BYTES = 8
MMAP_DOORBELL = 3 << 62  # KFD_MMAP_TYPE_DOORBELL; the card's id stands at bit 46
MMAP_GPU_SHIFT = 46
LDS_APERTURE, SCRATCH_APERTURE, APERTURE_BYTES = 1 << 48, 2 << 48, 1 << 32
GPUVM_BASE, GPUVM_LIMIT = 0x10000, (1 << 47) - 1
CLOCK_HZ = 1_000_000_000
WAIT_FOREVER = 0xFFFF_FFFF
NAMES = {request & 0xFFFF: name for request, (name, _) in uapi.REQUESTS.items()}  # whatever size a caller has
OFFERED_SINCE = {"EXPORT_DMABUF": 12, "RUNTIME_ENABLE": 13, "DBG_TRAP": 13}  # minor; source: kfd_ioctl.h


class Kfd:
    """/dev/kfd for the one process that this host is. `cards` are all cards of the machine; render_card: that
    of an open render node.
    """

    def __init__(
        self,
        cards: Sequence[SimulatedCard],
        gtt: RangeHeap,
        allocations: AllocationMap,
        scheduler: Scheduler,
        kernel: LinuxKernel,
        render_card: Callable[[int], SimulatedCard | None],
    ) -> None:
        self.kernel, self.render_card = kernel, render_card
        self.cards = {gpu_id(card.index): card for card in cards}
        self.scheduler = scheduler
        self.memory = ProcessMemory(gtt, allocations)
        self.events = Events()
        self.queues: dict[int, RingEngine] = {}
        self.doorbells: dict[tuple[int, int], RingEngine] = {}
        self.drm_files: dict[int, int] = {}
        self.reset: set[int] = set()  # gpu_ids of cards that the kernel reset
        self._runtime_enabled = False
        self._used: dict[int, list[BufferObject]] = {}
        self._next_queue = 0
        for identity, card in self.cards.items():
            self._connect(identity, card)

    def ioctl(self, request: int, arg: ctypes.Structure) -> None:
        """Serve one request. Raises HostError as the kernel would, SimFault for what is not modelled."""
        name = NAMES.get(request & 0xFFFF, "")
        handler = HANDLERS.get(name)
        if not name or self.kernel.minor < OFFERED_SINCE.get(name, 0):
            raise HostError(errno.ENOTTY, f"ioctl {request:#x} is not one of the KFD's")
        if handler is None:
            raise SimFault("E_NOT_MODELLED", f"ioctl {name} is not modelled", {"engine": "KFD"})
        handler(self, arg)

    def card(self, identity: int) -> SimulatedCard:
        """The card with this gpu_id. Raises EINVAL."""
        if identity not in self.cards:
            known = ", ".join(f"{n:#x}" for n in self.cards)
            raise invalid("gpu_id", f"{identity:#x}", f"one of {known}")
        return self.cards[identity]

    def bound_card(self, identity: int) -> SimulatedCard:
        """A card whose VM this process has acquired. Raises EINVAL, ENODEV (rule Q43)."""
        card = self.card(identity)
        if identity not in self.drm_files:
            raise state(errno.ENODEV, f"gpu_id {identity:#x}: ACQUIRE_VM comes before anything else")
        return card

    def doorbell_card(self, offset: int) -> SimulatedCard | None:
        """The card whose doorbells an mmap offset of /dev/kfd names."""
        if offset & MMAP_DOORBELL != MMAP_DOORBELL:
            return None
        return self.cards.get(offset >> MMAP_GPU_SHIFT & 0xFFFF)

    def ring_doorbell(self, card: SimulatedCard, offset: int, value: int) -> None:
        """The process stored `value` at byte `offset` of its doorbell pages. Raises SimFault."""
        queue = self.doorbells.get((card.index, offset))
        if queue is None:
            detail = f"doorbell at byte {offset:#x} belongs to no queue; the store is lost"
            raise SimFault("E_DB_INACTIVE", detail, {"engine": "HOST", "doorbell": offset})
        queue.ring_doorbell(value)

    def close(self) -> None:
        """The process is gone: queues first, then memory."""
        for queue_id in list(self.queues):
            self._destroy(queue_id)
        for card in self.cards.values():
            card.close()

    def _connect(self, identity: int, card: SimulatedCard) -> None:
        tells_faults = self.kernel.has(FAULT_EVENTS)
        card.on_interrupt = self.events.interrupt
        card.on_fault = lambda queue, fault: self.events.fault(fault, identity, tells_faults)
        card.on_accident = partial(self._accident, identity)

    def _accident(self, identity: int, kind: str) -> None:
        """A card that leaves the bus is noticed at once; one that hangs, when a queue is taken off it."""
        if kind == VANISH:
            self.events.reset(identity)

    def _get_version(self, arg: uapi.kfd_ioctl_get_version_args) -> None:
        arg.major_version = uapi.KFD_IOCTL_MAJOR_VERSION
        arg.minor_version = self.kernel.minor

    def _acquire_vm(self, arg: uapi.kfd_ioctl_acquire_vm_args) -> None:
        card = self.card(arg.gpu_id)
        if self.render_card(arg.drm_fd) is not card:
            raise invalid("drm_fd", f"file {arg.drm_fd}", "an open render node of the same card")
        held = self.drm_files.setdefault(arg.gpu_id, arg.drm_fd)
        if held != arg.drm_fd:
            raise busy(f"gpu_id {arg.gpu_id:#x} already has its VM from drm file {held}")

    def _apertures(self, arg: uapi.kfd_ioctl_get_process_apertures_new_args) -> None:
        """With room for no node the kernel only tells how many there are."""
        room, arg.num_of_nodes = arg.num_of_nodes, len(self.cards)
        if not room:
            return
        arg.num_of_nodes = min(room, len(self.cards))
        kind = uapi.kfd_process_device_apertures * arg.num_of_nodes
        records = kind.from_address(arg.kfd_process_device_apertures_ptr)
        for record, identity in zip(records, self.cards, strict=False):
            record.lds_base, record.lds_limit = LDS_APERTURE, LDS_APERTURE + APERTURE_BYTES - 1
            record.scratch_base = SCRATCH_APERTURE
            record.scratch_limit = SCRATCH_APERTURE + APERTURE_BYTES - 1
            record.gpuvm_base, record.gpuvm_limit = GPUVM_BASE, GPUVM_LIMIT
            record.gpu_id = identity

    def _clock_counters(self, arg: uapi.kfd_ioctl_get_clock_counters_args) -> None:
        self.card(arg.gpu_id)
        now = self.scheduler.time_ns
        arg.gpu_clock_counter = now // 10
        arg.cpu_clock_counter = arg.system_clock_counter = now
        arg.system_clock_freq = CLOCK_HZ

    def _without_effect(
        self,
        arg: uapi.kfd_ioctl_set_memory_policy_args
        | uapi.kfd_ioctl_set_trap_handler_args
        | uapi.kfd_ioctl_set_scratch_backing_va_args,
    ) -> None:
        self.bound_card(arg.gpu_id)

    def _runtime_enable(self, arg: uapi.kfd_ioctl_runtime_enable_args) -> None:
        enable = bool(arg.mode_mask & uapi.KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK)
        if enable and self._runtime_enabled:
            raise busy("the runtime is enabled already")
        self._runtime_enabled = enable

    def _available(self, arg: uapi.kfd_ioctl_get_available_memory_args) -> None:
        arg.available = self.bound_card(arg.gpu_id).vram.free_bytes

    def _alloc(self, arg: uapi.kfd_ioctl_alloc_memory_of_gpu_args) -> None:
        card = self.bound_card(arg.gpu_id)
        made = self.memory.allocate(card, arg.va_addr, arg.size, arg.flags, arg.mmap_offset)
        arg.handle, arg.mmap_offset = made.handle, made.mmap_offset

    def _on_listed_cards(
        self,
        arg: uapi.kfd_ioctl_map_memory_to_gpu_args | uapi.kfd_ioctl_unmap_memory_from_gpu_args,
        act: Callable[[BufferObject, SimulatedCard], None],
    ) -> None:
        """Map or unmap on the cards from number `n_success` of the array on."""
        memory = self.memory.find(arg.handle)
        if not arg.n_devices or arg.n_success > arg.n_devices:
            found = f"{arg.n_devices} devices, {arg.n_success} done"
            raise invalid("n_devices", found, "at least one, and n_success not above it")
        ids = (ctypes.c_uint32 * arg.n_devices).from_address(arg.device_ids_array_ptr)
        for card in [self.bound_card(identity) for identity in ids[arg.n_success :]]:
            act(memory, card)
            arg.n_success += 1

    def _create_queue(self, arg: uapi.kfd_ioctl_create_queue_args) -> None:
        card = self.bound_card(arg.gpu_id)
        if card.standstill:
            raise HostError(errno.ENODEV, f"gpu_id {arg.gpu_id:#x}: the card {card.standstill}")
        used = check_queue(self.memory, card, arg, self.kernel)
        slot = self._free_slot(card)
        queue_id, self._next_queue = self._next_queue, self._next_queue + 1
        config = RingConfig(
            queue_id=queue_id,
            ring_va=arg.ring_base_address,
            ring_bytes=arg.ring_size,
            wptr_va=arg.write_pointer_address,
            rptr_va=arg.read_pointer_address,
            eop_va=arg.eop_buffer_address,
            eop_bytes=arg.eop_buffer_size,
            unit=UNITS[arg.queue_type],
        )
        queue: RingEngine
        if arg.queue_type == SDMA:
            engine = self._least_used_engine(card)
            queue = card.add_sdma_queue(config, card.memory, engine, f"SDMA{engine} queue {queue_id}")
        else:
            queue = card.add_compute_queue(config, card.memory, f"compute queue {queue_id}")
        queue.suspended = not arg.queue_percentage & 0xFF
        self.queues[queue_id] = self.doorbells[card.index, slot] = queue
        self._used[queue_id] = used
        for allocation in used:
            allocation.users.add(queue_id)
        arg.queue_id = queue_id
        arg.doorbell_offset = MMAP_DOORBELL | gpu_id(card.index) << MMAP_GPU_SHIFT | slot

    def _destroy_queue(self, arg: uapi.kfd_ioctl_destroy_queue_args) -> None:
        card = self._queue(arg.queue_id).card
        self._destroy(arg.queue_id)
        if card.standstill and gpu_id(card.index) not in self.reset:
            self.reset.add(gpu_id(card.index))
            self.events.reset(gpu_id(card.index))
            what = f"queue {arg.queue_id} cannot be taken off: the card {card.standstill}"
            raise HostError(errno.ETIME, what)

    def _destroy(self, queue_id: int) -> None:
        queue = self.queues.pop(queue_id)
        self.doorbells = {key: q for key, q in self.doorbells.items() if q is not queue}
        for allocation in self._used.pop(queue_id):
            allocation.users.discard(queue_id)
        queue.card.remove_queue(queue)

    def _update_queue(self, arg: uapi.kfd_ioctl_update_queue_args) -> None:
        """Only the share of time may change; a queue with 0 percent stands still."""
        queue = self._queue(arg.queue_id)
        if (arg.ring_base_address, arg.ring_size) != (queue.config.ring_va, queue.config.ring_bytes):
            raise SimFault("E_NOT_MODELLED", "UPDATE_QUEUE with another ring is not modelled")
        if arg.queue_percentage > uapi.KFD_MAX_QUEUE_PERCENTAGE:
            allowed = f"0..{uapi.KFD_MAX_QUEUE_PERCENTAGE}"
            raise invalid("queue_percentage", str(arg.queue_percentage), allowed)
        queue.suspended = not arg.queue_percentage

    def _queue(self, queue_id: int) -> RingEngine:
        if queue_id not in self.queues:
            raise invalid("queue_id", str(queue_id), f"one of {sorted(self.queues)}")
        return self.queues[queue_id]

    def _free_slot(self, card: SimulatedCard) -> int:
        """Byte offset of a free doorbell of this process."""
        for slot in range(0, DOORBELL_SLICE_BYTES, DOORBELL_BYTES):
            if (card.index, slot) not in self.doorbells:
                return slot
        raise no_memory("every doorbell of this process is taken")

    def _least_used_engine(self, card: SimulatedCard) -> int:
        kinds = [queue.kind for queue in card.queues.values()]
        counts = [kinds.count(f"SDMA{n}") for n in range(card.chip.sdma_engines)]
        if min(counts) >= card.chip.sdma_queues_per_engine:
            raise no_memory(f"all {sum(counts)} SDMA queues of the card are taken")
        return counts.index(min(counts))

    def _create_event(self, arg: uapi.kfd_ioctl_create_event_args) -> None:
        if arg.event_page_offset:
            self._set_event_page(arg.event_page_offset)
        event = self.events.create(arg.event_type, bool(arg.auto_reset))
        if event is None:
            raise HostError(errno.ENOSPC, f"all {uapi.KFD_SIGNAL_EVENT_LIMIT} signal events are taken")
        arg.event_id = arg.event_trigger_data = event.event_id
        arg.event_slot_index = max(0, event.slot)

    def _set_event_page(self, handle: int) -> None:
        if self.events.page is not None:
            raise invalid("event_page_offset", f"{handle:#x}", "0: the process has its event page already")
        page = self.memory.find(handle)
        if page.domain != "GTT" or page.size < ctypes.sizeof(EventPage):
            found = f"{page.owned.name} of {page.size:#x} bytes"
            raise invalid("event_page_offset", found, "GTT memory of at least 0x8000 bytes")
        self.events.page = EventPage.from_address(page.address)

    def _event(self, event_id: int) -> KfdEvent:
        if event_id not in self.events.events:
            raise invalid("event_id", f"{event_id:#x}", "an event of this process")
        return self.events.events[event_id]

    def _destroy_event(self, arg: uapi.kfd_ioctl_destroy_event_args) -> None:
        self._event(arg.event_id)
        del self.events.events[arg.event_id]

    def _reset_event(self, arg: uapi.kfd_ioctl_reset_event_args) -> None:
        self._signal_event(arg.event_id).is_set = False

    def _signal_event(self, event_id: int) -> KfdEvent:
        event = self._event(event_id)
        if event.kind != uapi.KFD_IOC_EVENT_SIGNAL:
            raise invalid("event_id", f"{event_id:#x} is of type {event.kind}", "a signal event")
        return event

    def _wait_events(self, arg: uapi.kfd_ioctl_wait_events_args) -> None:
        """Runs the engines until an event is set. A timeout passes at once when nothing can move any more."""
        records = list((uapi.kfd_event_data * arg.num_events).from_address(arg.events_ptr))
        wanted = [self._event(record.event_id) for record in records]
        wait_for_all = bool(arg.wait_for_all)
        while not self.events.is_satisfied(wanted, wait_for_all):
            if arg.timeout and self.scheduler.run(64):
                continue
            if arg.timeout == WAIT_FOREVER:
                names = ", ".join(f"{event.event_id:#x}" for event in wanted)
                detail = f"WAIT_EVENTS for {names}: nothing can set them; {self.scheduler.report()}"
                raise SimFault("E_WAIT_DEADLOCK", detail, {"engine": "HOST"})
            self.scheduler.time_ns += 1_000_000 * arg.timeout
            arg.wait_result = uapi.KFD_IOC_WAIT_RESULT_TIMEOUT
            return
        self.events.take(wanted, records)
        arg.wait_result = uapi.KFD_IOC_WAIT_RESULT_COMPLETE


HANDLERS: dict[str, Callable[[Kfd, Any], None]] = {
    "GET_VERSION": Kfd._get_version,
    "ACQUIRE_VM": Kfd._acquire_vm,
    "GET_PROCESS_APERTURES_NEW": Kfd._apertures,
    "GET_CLOCK_COUNTERS": Kfd._clock_counters,
    "SET_MEMORY_POLICY": Kfd._without_effect,
    "SET_TRAP_HANDLER": Kfd._without_effect,
    "SET_SCRATCH_BACKING_VA": Kfd._without_effect,
    "RUNTIME_ENABLE": Kfd._runtime_enable,
    "AVAILABLE_MEMORY": Kfd._available,
    "ALLOC_MEMORY_OF_GPU": Kfd._alloc,
    "FREE_MEMORY_OF_GPU": lambda kfd, arg: kfd.memory.free(arg.handle),
    "MAP_MEMORY_TO_GPU": lambda kfd, arg: kfd._on_listed_cards(arg, kfd.memory.map),
    "UNMAP_MEMORY_FROM_GPU": lambda kfd, arg: kfd._on_listed_cards(arg, kfd.memory.unmap),
    "CREATE_QUEUE": Kfd._create_queue,
    "DESTROY_QUEUE": Kfd._destroy_queue,
    "UPDATE_QUEUE": Kfd._update_queue,
    "CREATE_EVENT": Kfd._create_event,
    "DESTROY_EVENT": Kfd._destroy_event,
    "SET_EVENT": lambda kfd, arg: kfd.events.set(kfd._signal_event(arg.event_id)),
    "RESET_EVENT": Kfd._reset_event,
    "WAIT_EVENTS": Kfd._wait_events,
}
