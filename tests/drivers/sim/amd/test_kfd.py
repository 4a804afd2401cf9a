"""The simulated kernel driver: what it serves, in which order, and with which errno it refuses."""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable

import pytest

from autogen import kfd_ioctl as uapi
from drivers.core.errors import HostError, SimFault
from drivers.sim.host import SimHost
from tests.drivers.sim.amd.rig import Rig, release


def wait(rig: Rig, timeout: int, *event_ids: int) -> tuple[int, ctypes.Array[uapi.kfd_event_data]]:
    records = (uapi.kfd_event_data * len(event_ids))()
    for record, event_id in zip(records, event_ids, strict=True):
        record.event_id = event_id
    args = uapi.kfd_ioctl_wait_events_args(
        events_ptr=ctypes.addressof(records), num_events=len(event_ids), timeout=timeout
    )
    rig.ioctl(uapi.AMDKFD_IOC_WAIT_EVENTS, args)
    return args.wait_result, records


def event(rig: Rig, kind: int, page: int = 0) -> uapi.kfd_ioctl_create_event_args:
    args = uapi.kfd_ioctl_create_event_args(event_page_offset=page, event_type=kind, auto_reset=1)
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_EVENT, args)
    return args


def refused(rig: Rig, request: int, arg: ctypes.Structure) -> HostError:
    with pytest.raises(HostError) as raised:
        rig.ioctl(request, arg)
    return raised.value


@pytest.mark.parametrize(("kernel", "minor"), [("6.1", 11), ("6.12", 17), ("6.19", 18)])
def test_the_interface_version_is_the_kernel_s(make_rig: Callable[..., Rig], kernel: str, minor: int) -> None:
    rig = make_rig(kernel=kernel)
    version = uapi.kfd_ioctl_get_version_args()
    rig.ioctl(uapi.AMDKFD_IOC_GET_VERSION, version)
    assert (version.major_version, version.minor_version) == (1, minor)


def test_a_request_that_came_later_is_enotty_on_an_older_kernel(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(kernel="6.1")
    enable = uapi.kfd_ioctl_runtime_enable_args(mode_mask=1)
    assert refused(rig, uapi.AMDKFD_IOC_RUNTIME_ENABLE, enable).errno == errno.ENOTTY
    make_rig(kernel="6.5").ioctl(uapi.AMDKFD_IOC_RUNTIME_ENABLE, enable)


def test_a_request_is_known_by_its_number_whatever_size_the_caller_has(rig: Rig) -> None:
    """kfd_chardev.c, kfd_ioctl: sizes of a request's struct may differ; headers before 1.17 have 88 bytes."""
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    assert uapi.AMDKFD_IOC_CREATE_QUEUE >> 16 & 0x3FFF == 96
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE & ~(0x3FFF << 16) | 88 << 16, args)


@pytest.mark.parametrize(("kernel", "told"), [("6.1", 0), ("6.5", 0x1234_5678), ("6.19", 0x1234_5678)])
def test_a_memory_fault_is_kept_from_the_process_by_kernels_before_6_5(
    make_rig: Callable[..., Rig], kernel: str, told: int
) -> None:
    """Linux 6.1.176 kfd_int_process_v11.c fills in the record of a fault and signals no event."""
    rig = make_rig(kernel=kernel)
    made = event(rig, uapi.KFD_IOC_EVENT_MEMORY)
    with pytest.raises(SimFault):
        rig.compute_queue().run(release(0x1234_5678, 1))
    assert wait(rig, 0, made.event_id)[1][0].memory_exception_data.va == told


def test_an_unknown_request_is_enotty(rig: Rig) -> None:
    assert refused(rig, 0x4B99, uapi.kfd_ioctl_get_version_args()).errno == errno.ENOTTY


def test_a_declared_request_without_a_model_says_so(rig: Rig) -> None:
    with pytest.raises(SimFault, match="EXPORT_DMABUF is not modelled"):
        rig.ioctl(uapi.AMDKFD_IOC_EXPORT_DMABUF, uapi.kfd_ioctl_export_dmabuf_args())


def test_memory_before_acquire_vm_is_enodev() -> None:
    host = SimHost()
    kfd = host.open("/dev/kfd")
    args = uapi.kfd_ioctl_alloc_memory_of_gpu_args(va_addr=0x10000, size=0x1000, gpu_id=0xB100)
    with pytest.raises(HostError, match="E_KFD_STATE gpu_id 0xb100: ACQUIRE_VM comes before") as raised:
        host.ioctl(kfd, uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, args)
    assert raised.value.errno == errno.ENODEV
    host.shutdown()


def test_a_second_acquire_with_another_file_is_ebusy(rig: Rig) -> None:
    other = rig.host.open("/dev/dri/renderD128")
    rig.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(rig.drm, rig.gpu_id))
    error = refused(rig, uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(other, rig.gpu_id))
    assert error.errno == errno.EBUSY
    assert str(error).startswith("E_KFD_STATE")


def test_acquire_wants_the_render_node_of_the_same_card(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(cards=2)
    other = rig.host.open("/dev/dri/renderD129")
    args = uapi.kfd_ioctl_acquire_vm_args(other, rig.gpu_id)
    assert refused(rig, uapi.AMDKFD_IOC_ACQUIRE_VM, args).errno == errno.EINVAL


def test_apertures_are_counted_first_and_filled_then(rig: Rig) -> None:
    args = uapi.kfd_ioctl_get_process_apertures_new_args()
    rig.ioctl(uapi.AMDKFD_IOC_GET_PROCESS_APERTURES_NEW, args)
    assert args.num_of_nodes == 1
    record = uapi.kfd_process_device_apertures()
    args.kfd_process_device_apertures_ptr = ctypes.addressof(record)
    rig.ioctl(uapi.AMDKFD_IOC_GET_PROCESS_APERTURES_NEW, args)
    assert (record.lds_base, record.scratch_base) == (1 << 48, 2 << 48)
    assert record.lds_limit - record.lds_base == record.scratch_limit - record.scratch_base == 0xFFFF_FFFF
    assert (record.gpuvm_base, record.gpuvm_limit) == (0x1_0000, 0x7FFF_FFFF_FFFF)
    assert record.gpu_id == rig.gpu_id


def test_apertures_are_told_of_as_many_cards_as_there_is_room_for(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(cards=2)
    known = list(rig.host.kfd.cards)
    for room, told in ((1, known[:1]), (2, known), (3, known)):
        records = (uapi.kfd_process_device_apertures * 3)()
        args = uapi.kfd_ioctl_get_process_apertures_new_args(ctypes.addressof(records), room)
        rig.ioctl(uapi.AMDKFD_IOC_GET_PROCESS_APERTURES_NEW, args)
        assert args.num_of_nodes == len(told)
        assert [record.gpu_id for record in records if record.gpu_id] == told


def test_the_runtime_is_enabled_once(rig: Rig) -> None:
    rig.ioctl(uapi.AMDKFD_IOC_RUNTIME_ENABLE, uapi.kfd_ioctl_runtime_enable_args(mode_mask=1))
    again = uapi.kfd_ioctl_runtime_enable_args(mode_mask=1)
    assert refused(rig, uapi.AMDKFD_IOC_RUNTIME_ENABLE, again).errno == errno.EBUSY


def test_available_memory_shrinks_by_what_is_taken(rig: Rig) -> None:
    def available() -> int:
        args = uapi.kfd_ioctl_get_available_memory_args(gpu_id=rig.gpu_id)
        rig.ioctl(uapi.AMDKFD_IOC_AVAILABLE_MEMORY, args)
        return args.available

    before = available()
    rig.allocate(64 << 20, uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM)
    assert before - available() == 64 << 20


def test_the_gpu_clock_counts_ten_nanoseconds(rig: Rig) -> None:
    def clock() -> tuple[int, int]:
        args = uapi.kfd_ioctl_get_clock_counters_args(gpu_id=rig.gpu_id)
        rig.ioctl(uapi.AMDKFD_IOC_GET_CLOCK_COUNTERS, args)
        return args.gpu_clock_counter, args.system_clock_counter

    rig.host.now()
    gpu, system = clock()
    assert gpu == system // 10 > 0
    args = uapi.kfd_ioctl_get_clock_counters_args(gpu_id=rig.gpu_id)
    rig.ioctl(uapi.AMDKFD_IOC_GET_CLOCK_COUNTERS, args)
    assert args.cpu_clock_counter == args.system_clock_counter and args.system_clock_freq == 10**9


def test_an_interrupt_sets_its_event_when_the_slot_was_written(rig: Rig) -> None:
    page = rig.buffer(0x8000)
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL, page.handle)
    queue = rig.compute_queue()
    queue.submit(release(page.va + 8 * made.event_slot_index, 1, int_sel=2, int_ctxid=made.event_id))
    assert wait(rig, 1000, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_COMPLETE


def test_an_interrupt_without_a_slot_write_is_lost(rig: Rig) -> None:
    page, signal = rig.buffer(0x8000), rig.buffer(0x1000)
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL, page.handle)
    rig.compute_queue().submit(release(signal.va, 1, int_sel=2, int_ctxid=made.event_id))
    assert wait(rig, 1000, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_TIMEOUT


def test_a_wait_without_end_that_nothing_satisfies_is_a_deadlock(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL)
    with pytest.raises(SimFault, match="nothing can set them") as raised:
        wait(rig, 0xFFFFFFFF, made.event_id)
    assert raised.value.code == "E_WAIT_DEADLOCK"


def test_a_wait_that_times_out_takes_its_milliseconds(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL)
    before = rig.host.scheduler.time_ns
    assert wait(rig, 25, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_TIMEOUT
    assert rig.host.scheduler.time_ns - before == 25_000_000


def test_a_wait_of_no_time_runs_nothing(rig: Rig) -> None:
    signal, made = rig.buffer(0x1000), event(rig, uapi.KFD_IOC_EVENT_SIGNAL)
    rig.compute_queue().submit(release(signal.va, 1))
    assert wait(rig, 0, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_TIMEOUT
    assert signal.mapping.read32(0) == 0


def test_a_memory_fault_is_told_to_memory_events_with_its_address(rig: Rig) -> None:
    made, other = event(rig, uapi.KFD_IOC_EVENT_MEMORY), event(rig, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    queue = rig.compute_queue()
    with pytest.raises(SimFault):
        queue.run(release(0x1234_5678, 1))
    result, records = wait(rig, 0, made.event_id, other.event_id)
    data = records[0].memory_exception_data
    assert result == uapi.KFD_IOC_WAIT_RESULT_COMPLETE
    assert (data.va, data.gpu_id, data.failure.NotPresent) == (0x1234_5678, rig.gpu_id, 1)
    assert records[1].hw_exception_data.gpu_id == 0


def test_a_broken_packet_is_told_as_a_hang_of_one_engine(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    with pytest.raises(SimFault):
        rig.compute_queue().run([0xC0004200])
    _, records = wait(rig, 0, made.event_id)
    data = records[0].hw_exception_data
    assert (data.reset_type, data.reset_cause, data.memory_lost) == (1, 0, 0)
    assert data.gpu_id == rig.gpu_id


def test_events_can_be_set_reset_and_destroyed_by_the_host(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL)
    rig.ioctl(uapi.AMDKFD_IOC_SET_EVENT, uapi.kfd_ioctl_set_event_args(made.event_id))
    rig.ioctl(uapi.AMDKFD_IOC_RESET_EVENT, uapi.kfd_ioctl_reset_event_args(made.event_id))
    assert wait(rig, 0, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_TIMEOUT
    rig.ioctl(uapi.AMDKFD_IOC_SET_EVENT, uapi.kfd_ioctl_set_event_args(made.event_id))
    assert wait(rig, 0, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_COMPLETE
    rig.ioctl(uapi.AMDKFD_IOC_DESTROY_EVENT, uapi.kfd_ioctl_destroy_event_args(made.event_id))
    gone = uapi.kfd_ioctl_set_event_args(made.event_id)
    assert refused(rig, uapi.AMDKFD_IOC_SET_EVENT, gone).errno == errno.EINVAL


def test_exception_events_cannot_be_set_by_hand(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_MEMORY)
    args = uapi.kfd_ioctl_set_event_args(made.event_id)
    assert refused(rig, uapi.AMDKFD_IOC_SET_EVENT, args).errno == errno.EINVAL


def test_a_queue_with_no_share_of_time_stands_still(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    args = uapi.kfd_ioctl_update_queue_args(
        ring_base_address=queue.ring.va, queue_id=queue.queue_id, ring_size=queue.ring.size
    )
    rig.ioctl(uapi.AMDKFD_IOC_UPDATE_QUEUE, args)
    queue.run(release(signal.va, 1))
    assert signal.mapping.read32(0) == 0
    args.queue_percentage = 50
    rig.ioctl(uapi.AMDKFD_IOC_UPDATE_QUEUE, args)
    rig.host.scheduler.drain()
    assert signal.mapping.read32(0) == 1


def test_a_queue_can_be_created_standing_still(rig: Rig) -> None:
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.queue_percentage = 0
    queue, signal = rig.create(args, buffers), rig.buffer(0x1000)
    queue.run(release(signal.va, 1))
    assert signal.mapping.read32(0) == 0
    assert "suspended" in rig.host.scheduler.report()


def test_a_destroyed_queue_frees_its_doorbell_and_its_buffers(rig: Rig) -> None:
    queue = rig.compute_queue()
    rig.destroy(queue)
    with pytest.raises(SimFault) as raised:
        queue.ring_doorbell()
    assert raised.value.code == "E_DB_INACTIVE"
    rig.free(queue.ring)
    assert rig.compute_queue().doorbell == queue.doorbell


def test_a_thirteenth_sdma_queue_is_refused(rig: Rig) -> None:
    for _ in range(12):
        rig.sdma_queue()
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_SDMA)
    assert refused(rig, uapi.AMDKFD_IOC_CREATE_QUEUE, args).errno == errno.ENOMEM


def test_after_a_fault_new_queues_work_and_memory_is_kept(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    signal.mapping.write32(0x10, 99)
    with pytest.raises(SimFault) as raised:
        queue.run(release(0x1234_5678, 1))
    assert raised.value.code == "E_VM_FAULT"
    with pytest.raises(SimFault, match="destroy it and create another") as raised:
        queue.submit(release(signal.va, 1))
    assert raised.value.code == "E_DB_INACTIVE"
    rig.destroy(queue)
    rig.compute_queue().run(release(signal.va, 5))
    assert signal.mapping.read32(0) == 5
    assert signal.mapping.read32(0x10) == 99


def test_what_update_queue_cannot_do_is_refused(rig: Rig) -> None:
    queue = rig.compute_queue()
    args = uapi.kfd_ioctl_update_queue_args(queue_id=queue.queue_id, queue_percentage=50)
    with pytest.raises(SimFault, match="another ring"):
        rig.ioctl(uapi.AMDKFD_IOC_UPDATE_QUEUE, args)
    args.ring_base_address, args.ring_size, args.queue_percentage = queue.ring.va, queue.ring.size, 101
    assert refused(rig, uapi.AMDKFD_IOC_UPDATE_QUEUE, args).errno == errno.EINVAL
    args.queue_id = 9
    assert refused(rig, uapi.AMDKFD_IOC_UPDATE_QUEUE, args).errno == errno.EINVAL


def test_doorbells_run_out(rig: Rig) -> None:
    queue = rig.host.kfd.queues[rig.compute_queue().queue_id]
    rig.host.kfd.doorbells = {(0, slot): queue for slot in range(0, 0x2000, 8)}
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    assert refused(rig, uapi.AMDKFD_IOC_CREATE_QUEUE, args).errno == errno.ENOMEM


def test_signal_events_run_out(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_SIGNAL)
    known = rig.host.kfd.events.events
    known.update(dict.fromkeys(range(uapi.KFD_SIGNAL_EVENT_LIMIT), known[made.event_id]))
    args = uapi.kfd_ioctl_create_event_args(event_type=uapi.KFD_IOC_EVENT_SIGNAL)
    assert refused(rig, uapi.AMDKFD_IOC_CREATE_EVENT, args).errno == errno.ENOSPC


def test_the_event_page_is_large_enough_and_given_once(rig: Rig) -> None:
    small, page = rig.buffer(0x1000), rig.buffer(0x8000)
    args = uapi.kfd_ioctl_create_event_args(event_page_offset=small.handle)
    assert refused(rig, uapi.AMDKFD_IOC_CREATE_EVENT, args).errno == errno.EINVAL
    event(rig, uapi.KFD_IOC_EVENT_SIGNAL, page.handle)
    args.event_page_offset = page.handle
    assert refused(rig, uapi.AMDKFD_IOC_CREATE_EVENT, args).errno == errno.EINVAL


def test_policies_and_handlers_are_accepted_from_the_owner_of_a_card(rig: Rig) -> None:
    rig.ioctl(uapi.AMDKFD_IOC_SET_MEMORY_POLICY, uapi.kfd_ioctl_set_memory_policy_args(gpu_id=rig.gpu_id))
    handler = uapi.kfd_ioctl_set_trap_handler_args(tba_addr=0x1000, tma_addr=0x2000, gpu_id=rig.gpu_id)
    rig.ioctl(uapi.AMDKFD_IOC_SET_TRAP_HANDLER, handler)
    rig.ioctl(
        uapi.AMDKFD_IOC_SET_SCRATCH_BACKING_VA,
        uapi.kfd_ioctl_set_scratch_backing_va_args(gpu_id=rig.gpu_id),
    )


def test_a_signal_event_is_known_by_its_slot_and_another_one_has_none(rig: Rig) -> None:
    """kfd_events.c: only signal events take a slot of the page; of others the field is 0."""
    for kind, has_slot in ((uapi.KFD_IOC_EVENT_SIGNAL, True), (uapi.KFD_IOC_EVENT_MEMORY, False)):
        made = event(rig, kind)
        assert made.event_trigger_data == made.event_id != 0
        assert made.event_slot_index == (made.event_id if has_slot else 0)


@pytest.mark.parametrize(("done", "mapped"), [(0, [0, 1]), (1, [1]), (2, []), (3, None)])
def test_a_map_goes_on_after_the_cards_that_are_done(
    make_rig: Callable[..., Rig], done: int, mapped: list[int] | None
) -> None:
    rig = make_rig(cards=2)
    drm, ids = rig.host.open("/dev/dri/renderD129"), (ctypes.c_uint32 * 2)(*rig.host.kfd.cards)
    rig.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(drm, ids[1]))
    handle = rig.allocate(0x1000).handle
    request = uapi.kfd_ioctl_map_memory_to_gpu_args(
        handle=handle, device_ids_array_ptr=ctypes.addressof(ids), n_devices=2, n_success=done
    )
    if mapped is None:
        assert refused(rig, uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request).errno == errno.EINVAL
        return
    rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)
    assert request.n_success == 2
    assert sorted(card.index for card in rig.host.kfd.memory.find(handle).mapped) == mapped
