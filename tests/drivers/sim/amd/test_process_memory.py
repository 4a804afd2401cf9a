"""Allocation, mapping and freeing as amdkfd allows them."""

from __future__ import annotations

import ctypes
import errno
import mmap
from collections.abc import Callable
from itertools import pairwise

import pytest

from autogen import kfd_ioctl as uapi
from drivers.core import libc
from drivers.core.errors import HostError, SimFault
from drivers.sim.amd.topology import gpu_id
from drivers.sim.memory import Access
from tests.drivers.sim.amd.rig import GTT, RW, VRAM, WRITABLE, Rig, release


def refused(rig: Rig, size: int, flags: int, va: int = 0) -> HostError:
    with pytest.raises(HostError) as raised:
        rig.allocate(size, flags, va)
    assert str(raised.value).startswith("E_KFD_EINVAL") or raised.value.errno != errno.EINVAL
    return raised.value


@pytest.mark.parametrize(
    ("size", "flags", "va", "field"),
    [
        (0, GTT, 0x1000_0000, "size"),
        (0x1000, WRITABLE, 0x1000_0000, "flags"),
        (0x1000, GTT | VRAM, 0x1000_0000, "flags"),
        (0x1000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR, 0x1000_0000, "mmap_offset"),
        (0x1000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL, 0x1000_0000, "size"),
        (0x2000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP, 0x1000_0000, "size"),
        (0x1000, GTT, 0x1000_0004, "va_addr"),
    ],
)
def test_what_the_kernel_refuses_is_einval(rig: Rig, size: int, flags: int, va: int, field: str) -> None:
    error = refused(rig, size, flags, va)
    assert error.errno == errno.EINVAL
    assert str(error).startswith(f"E_KFD_EINVAL {field}:")


def test_out_of_memory_says_what_is_free(rig: Rig) -> None:
    rig.allocate(20 << 30, VRAM)
    error = refused(rig, 8 << 30, VRAM)
    assert error.errno == errno.ENOMEM
    assert "0x200000000 bytes of VRAM:" in str(error)


def test_vram_is_wiped_between_owners(rig: Rig) -> None:
    first = rig.buffer(0x4000, VRAM)
    first.mapping.view()[:] = b"\xaa" * 0x4000
    rig.free(first)
    assert rig.buffer(0x4000, VRAM).bytes() == bytes(0x4000)


def test_host_and_card_see_the_same_bytes(rig: Rig) -> None:
    for flags in (GTT, VRAM):
        buffer = rig.buffer(0x3000, flags)
        buffer.mapping.write64(0x2008, 0x1122334455667788)
        assert rig.host.cards[0].memory.read(buffer.va + 0x2008, 8, {}) == bytes.fromhex("8877665544332211")


def test_pinned_memory_is_the_process_own(rig: Rig) -> None:
    memory = rig.host.mmap(None, 0x1000, RW, mmap.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    args = uapi.kfd_ioctl_alloc_memory_of_gpu_args(
        va_addr=memory.address,
        size=0x1000,
        mmap_offset=memory.address,
        gpu_id=rig.gpu_id,
        flags=uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR | WRITABLE,
    )
    rig.ioctl(uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, args)
    rig.map(args.handle)
    rig.compute_queue().run(release(memory.address, 77))
    assert memory.read32(0) == 77


def test_vram_without_the_public_flag_can_be_mapped_too(rig: Rig) -> None:
    """Nothing forbids the CPU. Source: Linux 6.12, amdgpu_amdkfd_gpuvm_alloc_memory_of_gpu."""
    args = rig.allocate(0x1000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM | WRITABLE)
    memory = rig.host.mmap(None, 0x1000, RW, libc.MAP_SHARED, rig.drm, args.mmap_offset)
    memory.write32(0, 5)
    assert memory.read32(0) == 5


def test_pinned_and_doorbell_memory_cannot_be_mapped_from_the_render_node(rig: Rig) -> None:
    args = rig.allocate(0x2000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL)
    with pytest.raises(HostError, match="allowed: VRAM, GTT or MMIO_REMAP") as raised:
        rig.host.mmap(None, 0x2000, RW, libc.MAP_SHARED, rig.drm, args.mmap_offset)
    assert raised.value.errno == errno.EINVAL


def test_memory_for_aql_queues_is_not_modelled(rig: Rig) -> None:
    with pytest.raises(SimFault) as raised:
        rig.allocate(0x2000, GTT | uapi.KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM)
    assert raised.value.code == "E_NOT_MODELLED"


def test_memory_that_was_never_mapped_on_the_card_faults_by_name(rig: Rig) -> None:
    args = rig.allocate(0x1000, GTT)
    with pytest.raises(SimFault, match="allocated but not mapped to this GPU") as raised:
        rig.host.cards[0].memory.segment(args.va_addr, Access.READ, {})
    assert raised.value.code == "E_VM_FAULT"


def test_use_after_free_is_named_as_such(rig: Rig) -> None:
    buffer = rig.buffer(0x1000)
    rig.free(buffer)
    with pytest.raises(SimFault, match=r"GTT allocation 0x1.* which has been freed") as raised:
        rig.compute_queue().run(release(buffer.va, 1))
    assert raised.value.where["va"] == buffer.va


def test_read_only_memory_cannot_be_written_by_the_card(rig: Rig) -> None:
    args = rig.allocate(0x1000, uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT)
    rig.map(args.handle)
    with pytest.raises(SimFault) as raised:
        rig.compute_queue().run(release(args.va_addr, 1))
    assert raised.value.code == "E_VM_PERM"


def test_two_mappings_may_not_share_addresses(rig: Rig) -> None:
    first = rig.buffer(0x2000)
    second = rig.allocate(0x1000, GTT, va=first.va + 0x1000)
    with pytest.raises(HostError, match="overlaps GTT allocation") as raised:
        rig.map(second.handle)
    assert raised.value.errno == errno.EINVAL


def test_an_address_belongs_to_the_allocation_that_begins_there_not_to_the_one_that_ends(rig: Rig) -> None:
    first = rig.buffer(0x2000)
    second = rig.allocate(0x1000, GTT, va=first.va + 0x2000)
    memory = rig.host.kfd.memory
    ends = (first.va, first.va + 0x1FFF, second.va_addr, second.va_addr + 0xFFF, second.va_addr + 0x1000)
    found = [memory.at(va) for va in ends]
    assert [each and each.va for each in found] == [*[first.va] * 2, *[second.va_addr] * 2, None]


def test_mapping_and_unmapping_forget_the_translations_of_the_card_as_the_kernel_does(rig: Rig) -> None:
    """kfd_chardev.c: kfd_flush_tlb ends both requests."""
    card = rig.host.cards[0]
    args = rig.allocate(0x1000)
    generations = [card.memory.generation]
    for act in (rig.map, rig.unmap):
        act(args.handle)
        generations.append(card.memory.generation)
    assert generations[0] < generations[1] < generations[2]


def test_memory_is_unmapped_before_it_is_freed(rig: Rig) -> None:
    buffer = rig.buffer(0x1000)
    with pytest.raises(HostError, match="unmap it first") as raised:
        rig.ioctl(uapi.AMDKFD_IOC_FREE_MEMORY_OF_GPU, uapi.kfd_ioctl_free_memory_of_gpu_args(buffer.handle))
    assert raised.value.errno == errno.EBUSY


def test_a_freed_handle_is_unknown(rig: Rig) -> None:
    buffer = rig.buffer(0x1000)
    rig.free(buffer)
    with pytest.raises(HostError) as raised:
        rig.map(buffer.handle)
    assert raised.value.errno == errno.EINVAL


def test_a_ring_may_not_be_unmapped_under_its_queue(rig: Rig) -> None:
    queue = rig.compute_queue()
    with pytest.raises(HostError, match="belongs to queue 0") as raised:
        rig.unmap(queue.ring.handle)
    assert raised.value.errno == errno.EBUSY


def test_a_map_of_no_devices_is_einval(rig: Rig) -> None:
    args = rig.allocate(0x1000, GTT)
    request = uapi.kfd_ioctl_map_memory_to_gpu_args(handle=args.handle)
    with pytest.raises(HostError, match="n_devices"):
        rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)


def test_a_map_to_an_unknown_card_is_einval(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(cards=2)
    args = rig.allocate(0x1000, GTT)
    ids = (ctypes.c_uint32 * 2)(rig.gpu_id, 0xDEAD)
    request = uapi.kfd_ioctl_map_memory_to_gpu_args(
        handle=args.handle, device_ids_array_ptr=ctypes.addressof(ids), n_devices=2
    )
    with pytest.raises(HostError, match="0xdead") as raised:
        rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)
    assert raised.value.errno == errno.EINVAL


@pytest.mark.parametrize("flags", [GTT, VRAM])
def test_two_cards_see_the_same_memory(make_rig: Callable[..., Rig], flags: int) -> None:
    rig = make_rig(cards=2)
    first, second = rig.host.cards
    second.vram.allocate(0x5000)  # so that equal offsets would not hide a mistake
    other = gpu_id(1)
    drm = rig.host.open("/dev/dri/renderD129")
    rig.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(drm, other))
    buffer = rig.buffer(0x3000, flags)
    buffer.mapping.write64(0x2000, 0xFEED)
    ids = (ctypes.c_uint32 * 1)(other)
    request = uapi.kfd_ioctl_map_memory_to_gpu_args(
        handle=buffer.handle, device_ids_array_ptr=ctypes.addressof(ids), n_devices=1
    )
    rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)
    assert second.memory.read(buffer.va + 0x2000, 2, {}) == b"\xed\xfe"
    assert first.memory.read(buffer.va + 0x2000, 2, {}) == b"\xed\xfe"


@pytest.mark.parametrize("flags", [GTT, VRAM])
def test_video_memory_that_its_bar_does_not_show_whole_is_no_neighbour_s(
    make_rig: Callable[..., Rig], flags: int
) -> None:
    rig = make_rig(cards=2)
    rig.host.cards[0].is_peer = False
    drm = rig.host.open("/dev/dri/renderD129")
    rig.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(drm, gpu_id(1)))
    ids = (ctypes.c_uint32 * 1)(gpu_id(1))
    request = uapi.kfd_ioctl_map_memory_to_gpu_args(
        handle=rig.buffer(0x3000, flags).handle, device_ids_array_ptr=ctypes.addressof(ids), n_devices=1
    )
    if flags == GTT:
        rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)
        return
    with pytest.raises(HostError, match="of card 0, which is no peer") as raised:
        rig.ioctl(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, request)
    assert raised.value.errno == errno.EINVAL


def test_pinned_memory_starts_on_a_page(rig: Rig) -> None:
    args = uapi.kfd_ioctl_alloc_memory_of_gpu_args(
        va_addr=0x1000_0000,
        size=0x1000,
        mmap_offset=0x1000_0010,
        gpu_id=rig.gpu_id,
        flags=uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR,
    )
    with pytest.raises(HostError, match="mmap_offset: 0x10000010") as raised:
        rig.ioctl(uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, args)
    assert raised.value.errno == errno.EINVAL


@pytest.mark.parametrize("flags", [GTT, uapi.KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL, VRAM])
def test_freed_memory_is_given_back_to_where_it_came_from(rig: Rig, flags: int) -> None:
    memory, card = rig.host.kfd.memory, rig.host.cards[0]
    size = 0x2000
    before = memory.gtt.free_bytes, card.vram.free_bytes
    args = rig.allocate(size, flags)
    taken = before[0] - memory.gtt.free_bytes, before[1] - card.vram.free_bytes
    assert (taken[0] > 0, taken[1] > 0) == (flags != VRAM, flags == VRAM)
    rig.ioctl(uapi.AMDKFD_IOC_FREE_MEMORY_OF_GPU, uapi.kfd_ioctl_free_memory_of_gpu_args(args.handle))
    assert (memory.gtt.free_bytes, card.vram.free_bytes) == before


def test_handles_tell_their_card_and_offsets_of_mappings_lie_apart(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(cards=2)
    made = [rig.allocate(0x1001), rig.allocate(0x1000), rig.allocate(0x1000)]
    assert {args.handle >> 32 for args in made} == {1} and len({args.handle for args in made}) == 3
    offsets = [args.mmap_offset for args in made]
    assert [b - a for a, b in pairwise(offsets)] == [0x2000, 0x1000]
