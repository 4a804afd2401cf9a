"""The kernel driver's user path: order of requests, what each carries, and what refusals turn into.

Rules: uapi kfd_ioctl.h, Linux 6.12 amdkfd/kfd_queue.c (kfd_queue_acquire_buffers), kfd_chardev.c. Each test
runs on every kernel that drives the card (conftest.py).
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable
from dataclasses import replace

import pytest

from autogen import kfd_ioctl as uapi
from drivers.amd import kfd
from drivers.amd.card import GTT, VRAM, VRAM_CODE
from drivers.amd.topology import choose_node
from drivers.core import libc
from drivers.core.errors import ArgumentError, DeviceError, HostError, SimFault, WaitTimeout
from drivers.core.host import Mapping
from tests.devices import machine
from tests.drivers.amd.fake_kfd import FakeHost

VRAM_BIT, GTT_BIT, USERPTR_BIT = 1 << 0, 1 << 1, 1 << 2
UNCACHED, COHERENT, NO_SUBSTITUTE, EXECUTABLE, WRITABLE = 1 << 25, 1 << 26, 1 << 28, 1 << 30, 1 << 31


def opened(host: FakeHost) -> kfd.KfdCard:
    return kfd.Kfd(host).open_card(choose_node(host, 0))


def requests(host: FakeHost, kind: type[ctypes.Structure]) -> list[ctypes.Structure]:
    return [request for request in host.requests if isinstance(request, kind)]


def test_opening_asks_for_version_and_address_space_before_any_memory() -> None:
    host = FakeHost()
    card = opened(host)
    assert host.calls == [
        "open /dev/kfd",
        "GET_VERSION",
        "open /dev/dri/renderD128",
        "ACQUIRE_VM",
        "ALLOC_MEMORY_OF_GPU",
        "MAP_MEMORY_TO_GPU",
        "CREATE_EVENT",
        "CREATE_EVENT",
    ]
    acquire = requests(host, uapi.kfd_ioctl_acquire_vm_args)[0]
    assert (acquire.drm_fd, acquire.gpu_id) == (card.render_fd, 4660)


def test_a_card_that_closes_before_another_leaves_the_event_page_and_nothing_else() -> None:
    host = FakeHost()
    process = kfd.Kfd(host)
    first, second = (process.open_card(choose_node(host, 0)) for _ in range(2))
    page = first.memories[0].handle
    given = {first.alloc(8192, VRAM, "test").handle, first.alloc(8192, GTT, "test").handle}
    first.close()
    freed = {request.handle for request in requests(host, uapi.kfd_ioctl_free_memory_of_gpu_args)}
    assert freed == given and page not in freed and process.is_open
    second.close()
    assert not process.is_open


def test_the_first_event_brings_the_page_and_the_next_does_not() -> None:
    host = FakeHost()
    card = opened(host)
    page = requests(host, uapi.kfd_ioctl_alloc_memory_of_gpu_args)[0]
    assert page.size == 4096 * 8 and page.flags & GTT_BIT and page.flags & UNCACHED
    first, second = requests(host, uapi.kfd_ioctl_create_event_args)
    assert first.event_page_offset == card.memories[0].handle
    assert second.event_page_offset == 0
    assert (first.event_type, second.event_type) == (8, 3)


@pytest.mark.parametrize(
    ("flags", "bits", "has_host_view"),
    [
        (VRAM, VRAM_BIT | WRITABLE | NO_SUBSTITUTE, False),
        (VRAM_CODE, VRAM_BIT | WRITABLE | NO_SUBSTITUTE | EXECUTABLE, False),
        (GTT, GTT_BIT | WRITABLE | NO_SUBSTITUTE | EXECUTABLE | COHERENT | UNCACHED, True),
    ],
)
def test_memory_is_reserved_allocated_and_mapped_at_one_address(
    flags: int, bits: int, has_host_view: bool
) -> None:
    host = FakeHost()
    card = opened(host)
    memory = card.alloc(8192, flags, "test")
    asked = requests(host, uapi.kfd_ioctl_alloc_memory_of_gpu_args)[-1]
    assert (asked.va_addr, asked.size, asked.gpu_id, asked.flags) == (memory.gpu_va, 8192, 4660, bits)
    assert asked.mmap_offset == 0, "which tells the kernel where pinned memory is"
    mapped = requests(host, uapi.kfd_ioctl_map_memory_to_gpu_args)[-1]
    assert (mapped.handle, mapped.n_devices) == (memory.handle, 1)
    assert (memory.mapping is not None) == has_host_view
    if memory.mapping is not None:
        assert memory.mapping.address == memory.gpu_va


def test_large_allocations_start_at_a_large_page() -> None:
    """From exactly one on; what is smaller may lie at any page."""
    card = opened(FakeHost())
    for size in (2 << 20, 4 << 20):
        for _ in range(3):
            assert card.alloc(size, VRAM, "large").gpu_va % (2 << 20) == 0
    small = [card.alloc((2 << 20) - 4096, VRAM, "small") for _ in range(3)]
    assert all(each.gpu_va == each.reservation.address for each in small)


def test_host_memory_can_be_pinned_where_it_is() -> None:
    host = FakeHost()
    card = opened(host)
    flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS
    mapping = host.mmap(None, 8192, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
    memory = card.pin(mapping, "array")
    assert memory.mapping is memory.reservation is mapping and memory.size == 8192
    assert memory in card.memories and memory.label == "array"
    asked = requests(host, uapi.kfd_ioctl_alloc_memory_of_gpu_args)[-1]
    assert asked.va_addr == asked.mmap_offset == mapping.address and asked.flags & USERPTR_BIT
    host.calls.clear()
    card.free(memory)
    assert host.calls == ["UNMAP_MEMORY_FROM_GPU", "FREE_MEMORY_OF_GPU"], "the caller's mapping stays"


def test_freeing_unmaps_on_the_card_before_the_address_range_goes() -> None:
    host = FakeHost()
    card = opened(host)
    memory = card.alloc(4096, GTT, "test")
    host.calls.clear()
    card.free(memory)
    assert host.calls == ["UNMAP_MEMORY_FROM_GPU", "munmap", "FREE_MEMORY_OF_GPU"]


def test_addresses_of_freed_video_memory_wait_in_quarantine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kfd, "QUARANTINE", 2)
    host = FakeHost()
    card = opened(host)
    first, second, third = (card.alloc(4096, VRAM, "test") for _ in range(3))
    card.free(first)
    card.free(second)
    assert "munmap" not in host.calls
    card.free(third)
    assert host.calls.count("munmap") == 1
    card.close()
    assert host.calls.count("munmap") == 1 + 2 + 1  # the other two, and the event page


def test_behind_every_allocation_are_16_mib_of_address_space_that_nothing_else_gets() -> None:
    card = opened(FakeHost())
    for flags in (VRAM, GTT):
        memory = card.alloc(2 << 20, flags, "test")
        end = memory.reservation.address + memory.reservation.size
        assert 16 << 20 <= end - memory.gpu_va - memory.size <= 18 << 20
        assert memory.reservation.size == (2 + 2 + 16) << 20, "its own, a large page to begin at, and those"
        card.free(memory)


def test_a_mapping_that_reaches_no_card_is_an_error() -> None:
    host = FakeHost()
    card = opened(host)
    host.answers[uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU] = lambda arg: None
    with pytest.raises(DeviceError, match=r"MAP_MEMORY_TO_GPU of the weights \(0x1000 bytes\) did nothing"):
        card.alloc(4096, VRAM, "weights")


def test_a_compute_queue_brings_a_mapping_of_the_exact_size_for_each_buffer() -> None:
    host = FakeHost()
    card = opened(host)
    queue = card.create_compute_queue(1 << 16)
    args = requests(host, uapi.kfd_ioctl_create_queue_args)[0]
    sizes = {memory.gpu_va: memory.size for memory in card.memories}
    assert (args.queue_type, args.gpu_id, args.queue_percentage) == (0, 4660, 100)
    assert (sizes[args.ring_base_address], args.ring_size) == (1 << 16, 1 << 16)
    assert sizes[args.write_pointer_address] == sizes[args.read_pointer_address] == 4096
    assert (sizes[args.eop_buffer_address], args.eop_buffer_size) == (4096, 4096)
    assert sizes[args.ctx_save_restore_address] == 0x2C02000
    assert (args.ctx_save_restore_size, args.ctl_stack_size) == (0x2BEA000, 0xA000)
    assert queue.doorbell_offset < 8192 and queue.doorbells.size == 8192


def test_an_offset_names_the_doorbell_pages_and_the_place_in_them() -> None:
    """kfd_chardev.c, kfd_ioctl_create_queue: the process' two pages are mapped whole, and the bits above name
    them (kfd_priv.h, KFD_MMAP_TYPE_DOORBELL and KFD_MMAP_GPU_ID).
    """
    host, places = FakeHost(), iter((0x1A38, 0x0FF8, 0x1008))
    pages = 1 << 62 | 0x1234 << 46

    def answer(arg: ctypes.Structure) -> None:
        arg.queue_id, arg.doorbell_offset = 1, pages | next(places)

    host.answers[uapi.AMDKFD_IOC_CREATE_QUEUE] = answer
    card = opened(host)
    first, second = card.create_compute_queue(4096), card.create_sdma_queue(4096)
    assert (first.doorbell_offset, second.doorbell_offset) == (0x1A38, 0x0FF8)
    assert [at for at in host.maps if at[0] == "/dev/kfd"] == [("/dev/kfd", 8192, pages)]
    card.restart_queue(first)
    assert first.doorbell_offset == 0x1008


def test_a_copy_queue_has_no_wave_buffers_and_shares_the_doorbell_pages() -> None:
    host = FakeHost()
    card = opened(host)
    compute, copy = card.create_compute_queue(4096), card.create_sdma_queue(4096)
    args = requests(host, uapi.kfd_ioctl_create_queue_args)[1]
    assert args.queue_type == 1
    assert args.eop_buffer_address == args.ctx_save_restore_address == args.ctl_stack_size == 0
    assert compute.doorbells is copy.doorbells
    with pytest.raises(ArgumentError, match="device registers"):
        compute.doorbells.view()


def test_closing_destroys_queues_before_memory_and_gives_everything_back() -> None:
    host = FakeHost()
    card = opened(host)
    card.create_compute_queue(4096)
    card.alloc(4096, VRAM, "test")
    host.calls.clear()
    card.close()
    assert host.calls[0] == "DESTROY_QUEUE"
    assert host.calls.count("FREE_MEMORY_OF_GPU") == 7
    assert host.calls[-2:] == ["close /dev/dri/renderD128", "close /dev/kfd"]
    assert not card.memories


def test_no_driver_names_the_module_and_the_simulator() -> None:
    host = FakeHost()
    del host.files["/dev/kfd"]
    with pytest.raises(DeviceError, match=r"/dev/kfd does not exist: .*sudo modprobe amdgpu.*DEV=sim:navi31"):
        kfd.Kfd(host)


@pytest.mark.parametrize("path", ["/dev/kfd", "/dev/dri/renderD128"])
def test_no_permission_names_the_group_and_the_command(path: str) -> None:
    host = FakeHost()
    host.refuse[path] = errno.EACCES
    with pytest.raises(
        DeviceError, match=rf"{path}: permission denied; add this user to group render .*usermod"
    ):
        opened(host)


def test_a_card_that_is_open_already_says_so_and_leaves_nothing_open() -> None:
    host = FakeHost()
    host.refuse[uapi.AMDKFD_IOC_ACQUIRE_VM] = errno.EBUSY
    with pytest.raises(DeviceError, match="navi31 is already open in this process; close the other device"):
        opened(host)
    assert host.calls[-2:] == ["close /dev/dri/renderD128", "close /dev/kfd"]


def test_any_other_refusal_of_the_address_space_is_passed_on_and_leaves_nothing_open() -> None:
    host = FakeHost()
    host.refuse[uapi.AMDKFD_IOC_ACQUIRE_VM] = errno.ENODEV
    with pytest.raises(HostError) as caught:
        opened(host)
    assert caught.value.errno == errno.ENODEV
    assert host.calls[-2:] == ["close /dev/dri/renderD128", "close /dev/kfd"]


def test_an_old_interface_is_refused_with_both_versions() -> None:
    host = FakeHost()

    def answer(arg: ctypes.Structure) -> None:
        arg.major_version, arg.minor_version = 1, 6

    host.answers[uapi.AMDKFD_IOC_GET_VERSION] = answer
    with pytest.raises(DeviceError, match=r"interface 1\.6, needed is 1\.9 or later: Linux 6\.1"):
        kfd.Kfd(host)


@pytest.mark.parametrize(
    ("version", "passes"),
    [((1, 8), False), ((1, 9), True), ((1, 10), True), ((2, 9), False), ((0, 9), False)],
)
def test_the_interface_is_version_1_9_or_a_later_one_of_the_same_kind(
    version: tuple[int, int], passes: bool
) -> None:
    host = FakeHost()

    def answer(arg: ctypes.Structure) -> None:
        arg.major_version, arg.minor_version = version

    host.answers[uapi.AMDKFD_IOC_GET_VERSION] = answer
    if passes:
        assert kfd.Kfd(host).version == version
    else:
        with pytest.raises(DeviceError, match=r"needed is 1\.9 or later"):
            kfd.Kfd(host)


def test_no_memory_passes_the_errno_on_and_drops_the_reservation() -> None:
    host = FakeHost()
    card = opened(host)
    host.refuse[uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU] = errno.ENOMEM
    host.calls.clear()
    with pytest.raises(HostError) as caught:
        card.alloc(4096, VRAM, "test")
    assert caught.value.errno == errno.ENOMEM and host.calls == ["munmap"]


@pytest.mark.parametrize("way", ["refused", "refused, as is the free", "did nothing"])
def test_memory_that_is_not_mapped_on_the_card_is_given_back(way: str) -> None:
    host = FakeHost()
    card = opened(host)
    held = list(card.memories)
    if way == "did nothing":
        host.answers[uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU] = lambda arg: None
    else:
        host.refuse[uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU] = errno.ENOMEM
    if way == "refused, as is the free":
        host.refuse[uapi.AMDKFD_IOC_FREE_MEMORY_OF_GPU] = errno.EFAULT
    host.calls.clear()
    with pytest.raises(DeviceError, match=r"MAP_MEMORY_TO_GPU.*(Cannot allocate memory|did nothing)"):
        card.alloc(4096, VRAM, "test")
    asked = requests(host, uapi.kfd_ioctl_alloc_memory_of_gpu_args)
    assert host.calls[0] == "ALLOC_MEMORY_OF_GPU" and asked
    given = [] if "free" in way else ["FREE_MEMORY_OF_GPU"]
    assert host.calls[-1 - len(given) :] == [*given, "munmap"] and card.memories == held


def events(arg: ctypes.Structure) -> ctypes.Array[uapi.kfd_event_data]:
    assert isinstance(arg, uapi.kfd_ioctl_wait_events_args)
    return (uapi.kfd_event_data * arg.num_events).from_address(arg.events_ptr)


@pytest.mark.parametrize(
    ("cause", "sentence"),
    [
        ("NotPresent", "is not mapped"),
        ("ReadOnly", "is read-only and was written"),
        ("NoExecute", "is not executable"),
    ],
)
def test_a_memory_fault_names_the_allocation_next_to_it(cause: str, sentence: str) -> None:
    host = FakeHost()
    card = opened(host)
    memory = card.alloc(8192, VRAM, "weights")
    where = memory.gpu_va + 16

    def answer(arg: ctypes.Structure) -> None:
        data = events(arg)[0].memory_exception_data
        data.gpu_id, data.va = 4660, where
        setattr(data.failure, cause, 1)
        arg.wait_result = 0  # type: ignore[attr-defined]

    host.answers[uapi.AMDKFD_IOC_WAIT_EVENTS] = answer
    report = card.kfd.exception()
    assert report.startswith(f"GPU memory fault: address {where:#x} {sentence}")
    assert report.endswith("it is 0x10 bytes into the weights")


def test_a_fault_outside_every_mapping_names_the_one_below() -> None:
    card = opened(FakeHost())
    assert card.locate(0x10) == "below everything this process mapped"
    top = max(card.memories, key=lambda m: m.gpu_va)
    assert card.locate(top.gpu_va + top.size + 0x40).endswith(
        f"0x40 bytes past the end of the {top.label} at {top.gpu_va:#x}"
    )


def test_a_reset_says_why_and_what_is_lost() -> None:
    host = FakeHost()
    card = opened(host)

    def answer(arg: ctypes.Structure) -> None:
        data = events(arg)[1].hw_exception_data
        data.gpu_id, data.reset_type, data.reset_cause, data.memory_lost = 4660, 0, 0, 1
        arg.wait_result = 0  # type: ignore[attr-defined]

    host.answers[uapi.AMDKFD_IOC_WAIT_EVENTS] = answer
    assert card.kfd.exception() == "the kernel reset the whole card after a hang; its memory is lost"


def test_no_event_is_no_report() -> None:
    assert opened(FakeHost()).kfd.exception() == ""


@pytest.mark.sim
def test_the_strict_kernel_rules_accept_our_queues_and_get_everything_back() -> None:
    host = machine(cards=2)
    driver = kfd.Kfd(host)
    cards = [driver.open_card(choose_node(host, index)) for index in range(2)]
    for card in cards:
        card.create_compute_queue(1 << 16)
        card.create_sdma_queue(1 << 16)
        card.alloc(1 << 20, VRAM, "test")
    for card in cards:
        card.close()
    assert not driver.is_open


@pytest.mark.sim
def test_memory_that_another_card_reaches_is_mapped_there_until_it_is_freed() -> None:
    host = machine(cards=2)
    driver = kfd.Kfd(host)
    first, second = (driver.open_card(choose_node(host, index)) for index in range(2))
    memory = first.alloc(8192, GTT, "shared")
    seen = host.cards[1].memory
    assert seen.peek(memory.gpu_va, 4) is None
    assert [second.reach(memory, first) for _ in range(2)] == [memory.gpu_va] * 2
    assert memory.mapping is not None
    memory.mapping.write32(4096, 0xCAFE)
    assert seen.peek(memory.gpu_va + 4096, 4) == (0xCAFE).to_bytes(4, "little")
    first.free(memory)
    assert seen.peek(memory.gpu_va, 4) is None
    for card in (second, first):
        card.close()
    host.shutdown()


@pytest.mark.sim
def test_a_queue_of_another_card_or_that_was_never_asked_for_is_not_made_again() -> None:
    host = machine(cards=2)
    driver = kfd.Kfd(host)
    cards = [driver.open_card(choose_node(host, index)) for index in range(2)]
    queue = cards[0].create_compute_queue(16 << 10)
    unknown = replace(queue, request=None)
    cards[0].queues.append(unknown)
    for card, stranger in ((cards[1], queue), (cards[0], unknown)):
        held = list(card.queues)
        with pytest.raises(DeviceError, match=f"queue {queue.queue_id} is not one that this card can make"):
            card.restart_queue(stranger)
        assert card.queues == held
    cards[0].queues.remove(unknown)
    for card in cards:
        card.close()
    host.shutdown()


@pytest.mark.sim
def test_memory_of_a_card_of_another_process_or_driver_is_out_of_reach() -> None:
    host, other = machine(), machine()
    cards = [kfd.Kfd(each).open_card(choose_node(each, 0)) for each in (host, other)]
    memory = cards[0].alloc(8192, GTT, "shared")
    for owner in (cards[1], object()):
        with pytest.raises(DeviceError, match="not cards of one machine with one kernel driver"):
            cards[0].reach(memory, owner)
    for card in cards:
        card.close()
    host.shutdown()
    other.shutdown()


@pytest.mark.sim
def test_a_fault_is_told_to_the_card_whose_queue_it_names_else_to_the_blamed_one_else_to_the_asker() -> None:
    host = machine(cards=2)
    driver = kfd.Kfd(host)
    cards = [driver.open_card(choose_node(host, index)) for index in range(2)]
    queues = [card.create_compute_queue(16 << 10) for card in cards]
    told = list[tuple[int, str]]()

    def told_to(number: int) -> Callable[[DeviceError], None]:
        return lambda error: told.append((number, getattr(error, "detail", str(error))))

    for number, card in enumerate(cards):
        card.on_fault = told_to(number)
    for number, queue in enumerate(queues):
        driver.blamed = cards[1 - number]
        cards[0].fault(SimFault("E_PAGE", "named", {"queue": queue.queue_id}))
        driver.blamed = cards[number]
        cards[1].fault(DeviceError("blamed"))
        cards[number].fault(DeviceError("asked"))
    assert told == [(number, what) for number in (0, 1) for what in ("named", "blamed", "asked")]
    for card in cards:
        card.close()
    host.shutdown()


@pytest.mark.sim
def test_the_simulated_kernel_refuses_a_second_device_on_one_card() -> None:
    host = machine()
    driver = kfd.Kfd(host)
    driver.open_card(choose_node(host, 0))
    with pytest.raises(DeviceError, match="already open in this process"):
        driver.open_card(choose_node(host, 0))


def test_queues_have_the_priority_that_amd_s_runtime_gives_by_default() -> None:
    """libhsakmt queues.c: of priority_map HSA_QUEUE_PRIORITY_NORMAL has 7."""
    host = FakeHost()
    card = opened(host)
    card.create_compute_queue(4096)
    card.create_sdma_queue(4096)
    asked = requests(host, uapi.kfd_ioctl_create_queue_args)
    assert [(args.queue_priority, args.queue_percentage) for args in asked] == [(7, 100)] * 2


def test_a_card_that_could_not_be_opened_leaves_no_queues_announced() -> None:
    host = FakeHost()
    del host.files["/dev/dri/renderD128"]
    with pytest.raises(DeviceError, match="renderD128 does not exist"):
        opened(host)
    assert "RUNTIME_ENABLE" not in host.calls and host.calls[-1] == "close /dev/kfd"


def test_code_and_data_of_a_closed_card_are_given_back_in_any_order_and_its_guests_are_sent_home() -> None:
    host = FakeHost()
    process = kfd.Kfd(host)
    first, second = (process.open_card(choose_node(host, 0)) for _ in range(2))
    shared, other = (first.alloc(8192, GTT, name) for name in ("shared", "other"))
    for memory in (shared, other):
        assert second.reach(memory, first) == memory.gpu_va
    assert shared.guests == [second] and second._guest_of == [shared, other]
    first.free(shared)
    assert second._guest_of == [other] and not shared.guests
    host.calls.clear()
    second.close()
    assert host.calls[0] == "UNMAP_MEMORY_FROM_GPU" and not other.guests and not second._guest_of
    first.close()


def test_a_peer_that_the_kernel_refuses_is_a_sentence_with_what_to_run() -> None:
    host = FakeHost()
    process = kfd.Kfd(host)
    first, second = (process.open_card(choose_node(host, 0)) for _ in range(2))
    memory = first.alloc(8192, GTT, "shared")
    host.refuse[uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU] = errno.EINVAL
    with pytest.raises(DeviceError, match=r"the kernel driver refuses it \(.*\); python -m tools.p2p says"):
        second.reach(memory, first)
    assert not memory.guests and not second._guest_of


def test_a_queue_that_is_made_again_begins_with_pointers_at_zero() -> None:
    card = opened(FakeHost())
    queue = card.create_compute_queue(4096)
    for pointer in (queue.wptr, queue.rptr):
        assert pointer.mapping is not None
        pointer.mapping.write64(0, 0x40)
    before = queue.queue_id
    assert card.restart_queue(queue) == "" and queue.queue_id != before
    assert card.queues == [queue]
    assert [p.mapping.read64(0) for p in (queue.wptr, queue.rptr) if p.mapping is not None] == [0, 0]


@pytest.mark.parametrize(
    ("version", "is_needed"),
    [(100306, False), *((110000 + step, True) for step in range(4)), (110004, False), (120001, False)],
)
def test_waves_must_be_privileged_where_the_kernel_switches_traps_off(version: int, is_needed: bool) -> None:
    """kfd_debug.h, kfd_dbg_has_cwsr_workaround: GC 11.0.0 to 11.0.3."""
    card = opened(FakeHost())
    card.node = replace(card.node, properties={**card.node.properties, "gfx_target_version": version})
    assert card.needs_privilege is is_needed


def test_an_address_range_is_reserved_without_memory_or_access_and_what_the_host_sees_is_shared() -> None:
    """mman-common.h: SHARED 1, PRIVATE 2, FIXED 0x10, ANONYMOUS 0x20, NORESERVE 0x4000; READ 1, WRITE 2."""
    host, asked = FakeHost(), list[tuple[int | None, int, int, int, int]]()
    card, mmap = opened(host), host.mmap

    def noted(address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        asked.append((address, prot, flags, fd, offset))
        return mmap(address, size, prot, flags, fd, offset)

    host.mmap = noted  # type: ignore[method-assign]
    memory = card.alloc(4096, GTT, "test")
    assert asked == [
        (None, 0, 0x4022, -1, 0),
        (memory.gpu_va, 1 | 2, 1 | 0x10, card.render_fd, memory.mmap_offset),
    ]
    del asked[:]
    card.alloc(4096, VRAM, "test")
    assert [flags for _, _, flags, _, _ in asked] == [0x4022]
    del asked[:]
    card.create_sdma_queue(4096)
    assert asked[-1][:4] == (None, 1 | 2, 1, card.kfd.fd)


def test_a_closed_card_leaves_no_mapping_behind() -> None:
    """What lies at a fixed place in a range that is reserved goes with the range."""
    host, held = FakeHost(), list[Mapping]()
    mmap, munmap = host.mmap, host.munmap

    def noted(address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        made = mmap(address, size, prot, flags, fd, offset)
        held.extend([] if flags & libc.MAP_FIXED else [made])
        return made

    def dropped(mapping: Mapping) -> None:
        held.remove(mapping)
        munmap(mapping)

    host.mmap, host.munmap = noted, dropped  # type: ignore[method-assign]
    card = opened(host)
    card.create_compute_queue(4096)
    card.create_sdma_queue(4096)
    card.free(card.alloc(4096, VRAM, "test"))
    assert len(held) > 3
    card.close()
    assert held == []


@pytest.mark.parametrize(("version", "is_told"), [((1, 12), False), ((1, 13), True)])
def test_a_wait_that_ends_says_what_to_look_for_where_the_kernel_tells_no_faults(
    version: tuple[int, int], is_told: bool
) -> None:
    """amd-gfx 2023-05: kfd_dbg_set_dbg_ev_from_interrupt came with interface 1.13, in Linux 6.5."""
    card = opened(FakeHost())
    card.kfd.version = version
    for error in (WaitTimeout("submission 1"), DeviceError("no wait")):
        card.fault(error)
        has_hint = "keep memory faults of GFX11 to their log: sudo dmesg" in str(error)
        assert has_hint == (isinstance(error, WaitTimeout) and not is_told)
