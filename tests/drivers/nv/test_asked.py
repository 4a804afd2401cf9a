"""What the driver asks of the kernel's: every piece of memory, mapping and channel by its parameters.

Flags are those of nvos.h, alloc_channel.h and uvm_types.h of open-gpu-kernel-modules, read back by name.
Goes through memory.py, objects.py, channel.py, rm.py and uvm.py.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Iterator
from typing import Any

import pytest

from autogen.nv import rm, uvm
from drivers.core.errors import DeviceError, DeviceGone, HostError
from drivers.core.host import PAGE_BYTES
from drivers.nv.card import NvCard, open_card
from drivers.nv.generation import choose
from drivers.nv.memory import AddressAllocator, Aperture, page_bytes
from drivers.nv.rm import RmError, check, command_name, request
from hcq.heap import NoRoom
from tests.drivers.nv.fake_rm import AMPERE, ESCAPES, HOPPER, FakeRm

KIB, MIB = 1 << 10, 1 << 20


class Listener(FakeRm):
    """`asked` has every structure that was given, by the name of its type, as it was then."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[str, list[Any]] = {}
        self.unmapped: list[Any] = []

    def ioctl(self, fd: int, number: int, arg: ctypes.Structure) -> None:
        made = type(arg).from_buffer_copy(arg)
        self.asked.setdefault(type(arg).__name__, []).append(made)
        super().ioctl(fd, number, arg)

    def munmap(self, mapping: Any) -> None:
        self.unmapped.append((mapping, [made.base for made in self.asked.get("UVM_FREE_PARAMS", [])]))
        super().munmap(mapping)

    def last(self, name: str) -> Any:
        return self.asked[name][-1]

    def params(self, handle: int) -> Any:
        return self.objects[handle][2]


@pytest.fixture
def host() -> Listener:
    return Listener()


@pytest.fixture
def card(host: Listener) -> Iterator[NvCard]:
    made = open_card(host, 0)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("size", "place", "page"),
    [
        (8 * MIB, Aperture.VIDEO, 2 * MIB),
        (8 * MIB - 1, Aperture.VIDEO, 64 * KIB),
        (64 * KIB, Aperture.VIDEO, 64 * KIB),
        (64 * KIB - 1, Aperture.VIDEO, PAGE_BYTES),
        (64 * KIB, Aperture.WINDOW, 64 * KIB),
        (16 * MIB, Aperture.WINDOW, 64 * KIB),
        (16 * MIB, Aperture.SYSTEM, PAGE_BYTES),
        (16 * MIB, Aperture.HOST, PAGE_BYTES),
    ],
)
def test_pieces_are_made_of_pages_as_large_as_they_are(size: int, place: Aperture, page: int) -> None:
    assert page_bytes(size, place) == page


@pytest.mark.parametrize(("size", "page"), [(9 * MIB, "HUGE"), (100 * KIB, "BIG"), (5000, "N4KB")])
def test_video_memory_is_asked_for_by_whole_pages(host: Listener, card: NvCard, size: int, page: str) -> None:
    made = card.alloc(size, Aperture.VIDEO, "a piece")
    params, unit = host.params(made.handle), {"HUGE": 2 * MIB, "BIG": 64 * KIB, "N4KB": 4096}[page]
    attr, attr2 = rm.Nvos32Attr.decode(params.attr), rm.Nvos32Attr2.decode(params.attr2)
    assert host.objects[made.handle][:2] == (card.device, rm.NV01_MEMORY_LOCAL_USER)
    assert (params.owner, params.type, params.format) == (card.rm.client, rm.NVOS32_TYPE_IMAGE, 6)
    assert (made.size, params.size, params.alignment) == (-(-size // unit) * unit,) * 2 + (unit,)
    assert (attr.location.name, attr.page_size.name, attr.physicality.name) == (
        "VIDMEM",
        page,
        "ALLOW_NONCONTIGUOUS",
    )
    assert attr2.gpu_cacheable.name == "YES" and attr2.zbc.name == "PREFER_NO_ZBC"
    assert attr2.page_size_huge.name == ("N2MB" if page == "HUGE" else "DEFAULT")
    assert params.flags == (
        rm.NVOS32_ALLOC_FLAGS_IGNORE_BANK_PLACEMENT | rm.NVOS32_ALLOC_FLAGS_ALIGNMENT_FORCE
        | rm.NVOS32_ALLOC_FLAGS_MEMORY_HANDLE_PROVIDED | rm.NVOS32_ALLOC_FLAGS_MAP_NOT_REQUIRED
        | rm.NVOS32_ALLOC_FLAGS_PERSISTENT_VIDMEM
    )  # fmt: skip
    with pytest.raises(DeviceError, match="the a piece are not mapped on the host"):
        made.window  # noqa: B018


def test_what_the_host_reaches_through_the_bar_is_one_piece(host: Listener, card: NvCard) -> None:
    made = card.alloc(64 * KIB, Aperture.WINDOW, "a ring")
    attr = rm.Nvos32Attr.decode(host.params(made.handle).attr)
    assert (attr.location.name, attr.physicality.name) == ("VIDMEM", "CONTIGUOUS")
    mapped = host.last("nv_ioctl_nvos33_parameters_with_fd")
    assert (mapped.params.hMemory, mapped.params.length, mapped.params.hDevice) == (
        made.handle,
        64 * KIB,
        card.device,
    )
    assert host.files[mapped.fd] == host.files[made.fd] == "/dev/nvidia0"
    assert made.window.address


def test_system_memory_is_not_cached_by_the_card_and_mapped_by_the_control_node(
    host: Listener, card: NvCard
) -> None:
    made = card.alloc(5000, Aperture.SYSTEM, "a notifier")
    params = host.params(made.handle)
    attr, attr2 = rm.Nvos32Attr.decode(params.attr), rm.Nvos32Attr2.decode(params.attr2)
    assert host.objects[made.handle][1] == rm.NV01_MEMORY_SYSTEM
    assert (params.type, attr.location.name, attr2.gpu_cacheable.name) == (
        rm.NVOS32_TYPE_NOTIFIER,
        "PCI",
        "NO",
    )
    mapped = host.last("nv_ioctl_nvos33_parameters_with_fd")
    assert (mapped.params.flags, host.files[mapped.fd]) == (0, "/dev/nvidiactl")


def test_host_memory_is_registered_cached_and_by_its_last_byte(host: Listener, card: NvCard) -> None:
    made = card.alloc(5000, Aperture.HOST, "a pool")
    asked = host.last("nv_ioctl_nvos02_parameters_with_fd")
    flags = rm.Nvos02Flags.decode(asked.params.flags)
    found = flags.physicality.name, flags.coherency.name, flags.mapping.name
    assert found == ("NONCONTIGUOUS", "CACHED", "NO_MAP")
    assert (asked.fd, asked.params.limit, asked.params.pMemory) == (-1, 8191, made.window.address)
    assert asked.params.hClass == rm.NV01_MEMORY_SYSTEM_OS_DESCRIPTOR
    assert (asked.params.hRoot, asked.params.hObjectParent) == (card.rm.client, card.device)


@pytest.mark.parametrize("place", Aperture, ids=lambda p: p.name)
def test_every_piece_is_mapped_where_it_was_reserved_and_let_go_whole(
    host: Listener, card: NvCard, place: Aperture
) -> None:
    made = card.alloc(5000, place, "a piece")
    reserved, dma = host.last("UVM_CREATE_EXTERNAL_RANGE_PARAMS"), host.last("NVOS46_PARAMETERS")
    mapped = host.last("UVM_MAP_EXTERNAL_ALLOCATION_PARAMS")
    assert (reserved.base, reserved.length) == (made.gpu_va, 8192) and made.gpu_va % (2 * MIB) == 0
    flags = rm.Nvos46Flags.decode(dma.flags)
    assert (flags.page_size.name, flags.cache_snoop, flags.dma_offset_fixed) == ("N4KB", 1, 1)
    assert (dma.hDma, dma.hMemory, dma.length, dma.dmaOffset) == (
        card.virtual,
        made.handle,
        8192,
        made.gpu_va,
    )
    assert (mapped.base, mapped.length, mapped.hMemory) == (made.gpu_va, 8192, made.handle)
    assert (mapped.gpuAttributesCount, mapped.rmCtrlFd, mapped.hClient) == (
        1,
        card.rm.control_fd,
        card.rm.client,
    )
    assert mapped.perGpuAttributes[0].gpuMappingType == 1  # UvmGpuMappingTypeReadWriteAtomic
    assert made.span == 4 * MIB  # as much behind it stays unmapped
    card.free(made)
    let_go = host.last("UVM_FREE_PARAMS")
    pages = [] if made.mapping is None else [(made.mapping, made.gpu_va in gone) for _, gone in host.unmapped]
    is_host = place is Aperture.HOST  # the card lets its own pages go before the process does
    assert pages == ([] if made.mapping is None else [(made.mapping, is_host)])
    assert all(mapping is made.mapping for mapping, _ in host.unmapped)
    assert (let_go.base, getattr(let_go, "length", 8192)) == (made.gpu_va, 8192)
    assert made.handle not in host.objects and made.gpu_va not in host.mapped
    assert "closed" in host.files.get(made.fd, "closed") and card.memories.count(made) == 0


def test_addresses_are_given_out_in_order_and_those_let_go_come_last() -> None:
    space = AddressAllocator(0x1000_0000, 0x1000_0000 + 8 * MIB)
    first, second = space.take(2 * MIB), space.take(4 * MIB)
    assert (first, second) == (0x1000_0000, 0x1020_0000)
    space.give(first, 2 * MIB)
    assert space.take(2 * MIB) == 0x1060_0000  # the end of the space, exactly
    assert space.take(2 * MIB) == first
    with pytest.raises(NoRoom, match="0x200000 bytes of addresses below 0x10800000; all are in use"):
        space.take(2 * MIB)


def test_what_is_skipped_for_an_alignment_is_given_out_later() -> None:
    space = AddressAllocator(2 * MIB, 18 * MIB)
    assert space.take(8 * MIB, 8 * MIB) == 8 * MIB
    assert [space.take(2 * MIB) for _ in range(4)] == [16 * MIB, 2 * MIB, 4 * MIB, 6 * MIB]
    space.give(8 * MIB, 8 * MIB)
    assert space.take(2 * MIB, 8 * MIB) == 8 * MIB
    assert sorted(space.take(2 * MIB) for _ in range(3)) == [10 * MIB, 12 * MIB, 14 * MIB]


def test_room_for_an_aligned_piece_must_hold_it_wherever_it_begins() -> None:
    space = AddressAllocator(2 * MIB, 18 * MIB)
    assert space.take(16 * MIB) == 2 * MIB
    space.give(4 * MIB, 8 * MIB)
    with pytest.raises(NoRoom, match="0x800000 bytes"):
        space.take(8 * MIB, 8 * MIB)
    assert space.take(8 * MIB) == 4 * MIB
    with pytest.raises(NoRoom):
        space.take(2 * MIB)
    space.give(2 * MIB, 14 * MIB)
    assert space.take(8 * MIB, 8 * MIB) == 8 * MIB
    assert sorted(space.take(2 * MIB) for _ in range(3)) == [2 * MIB, 4 * MIB, 6 * MIB]


def test_no_address_lies_where_a_pushbuffer_may_not(card: NvCard) -> None:
    """GP_ENTRY and the launch's address have 40 bits (dev_pbdma, clc6c0.h)."""
    assert card.space.first >= 1 << 32 and card.space.end <= 1 << 40


def test_the_device_is_the_one_that_rm_knows_the_card_as(host: Listener, card: NvCard) -> None:
    """ctrl0000gpu.h: deviceInstance. Addresses have 49 bits (NV_MEMORY_VIRTUAL's limit is the last one)."""
    params = host.params(card.device)
    assert (params.deviceId, params.hClientShare) == (3, card.rm.client)
    assert host.params(card.virtual).limit == (1 << 49) - 1


def test_a_card_is_driven_by_the_classes_that_its_user_names() -> None:
    host = FakeRm(classes=[*AMPERE, *HOPPER])
    for classes, found in ((None, rm.HOPPER_COMPUTE_A), (choose(AMPERE), rm.AMPERE_COMPUTE_A)):
        made = open_card(host, 0, classes)
        assert made.classes.generation.compute_class == found
        made.close()


def test_a_ring_that_is_opened_again_is_empty(card: NvCard) -> None:
    channels = card.group.channels
    for channel in channels:
        channel.window.write64(channel.put_at & ~7, 0x5_0000_0005)
        channel.window.write64(channel.get_at & ~7, 0x5_0000_0005)
    card.restart()
    found = [channel.window.read32(at) for channel in channels for at in (channel.put_at, channel.get_at)]
    assert found == [0] * 4


def test_a_wait_relaxes_the_host_and_a_fence_names_the_card(
    card: NvCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(card.host, "relax", lambda *given: told.append(given))
    monkeypatch.setattr(card.host, "fence", lambda *given: told.append(given))
    assert card.relax("a signal") is False
    card.fence(0x1000, 64)
    assert told == [("a signal",), ("0000:41:00.0", 0x1000, 64)]


@pytest.mark.parametrize("index", [0, 1])
def test_a_channel_has_its_own_ring_userd_and_notifier(host: Listener, card: NvCard, index: int) -> None:
    channel = card.group.channels[index]
    params, area = host.channels[channel.queue_id].params, card.group.area
    assert params.gpFifoOffset == area.gpu_va + index * 64 * KIB and params.gpFifoEntries == 4096
    assert (params.hUserdMemory[0], params.userdOffset[0]) == (area.handle, index * 64 * KIB + 32 * KIB)
    assert params.userdOffset[0] % 512 == 0
    assert (channel.put_at, channel.get_at) == (params.userdOffset[0] + 0x8C, params.userdOffset[0] + 0x88)
    assert (
        params.hObjectError == channel.notifier.handle and params.engineType == rm.NV2080_ENGINE_TYPE_GRAPHICS
    )
    assert channel.token == channel.queue_id  # as this host answers
    assert host.objects[channel.engine_object][1] == (rm.HOPPER_COMPUTE_A, rm.HOPPER_DMA_COPY_A)[index]
    registered = host.asked["UVM_REGISTER_CHANNEL_PARAMS"][index]
    assert (registered.hChannel, registered.length) == (channel.queue_id, 64 * MIB)
    assert registered.base == card.group.own_areas[index] and registered.base % (64 * MIB) == 0
    assert registered.hClient == card.rm.client and registered.rmCtrlFd == card.rm.control_fd


def test_both_channels_are_of_one_group_and_share_its_context(host: Listener, card: NvCard) -> None:
    one, two = (host.channels[c.queue_id].params.hContextShare for c in card.group.channels)
    assert one == two and host.objects[one][:2] == (card.group.handle, rm.FERMI_CONTEXT_SHARE_A)
    assert host.params(one).flags == rm.NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT_ASYNC
    assert host.params(one).hVASpace == host.params(card.group.handle).hVASpace == card.vaspace
    watched = host.params(card.group.debugger)
    assert (watched.hAppClient, watched.hClass3dObject) == (
        card.rm.client,
        card.group.channels[0].engine_object,
    )
    assert len(set(card.group.own_areas)) == 2


def test_a_group_that_is_closed_gives_its_channels_back_before_they_are_freed(
    host: Listener, card: NvCard
) -> None:
    handles, own = [c.queue_id for c in card.group.channels], (card.group.handle, card.group.debugger)
    card.group.close()
    assert not host.objects.keys() & set(own)
    assert [p.hChannel for p in host.asked["UVM_UNREGISTER_CHANNEL_PARAMS"]] == handles
    assert not host.channels and (card.group.handle, card.group.debugger) == (0, 0)
    assert [c.queue_id for c in card.group.channels] == [0, 0]
    card.group.close()  # twice is once
    card.group.open()
    assert len(host.channels) == 2


def test_the_address_space_is_uvms_and_faults_are_told(host: Listener, card: NvCard) -> None:
    """Externally owned: UVM writes its tables. Page faulting: as CUDA's own users ask for it."""
    params = host.params(card.vaspace)
    assert params.flags == (
        rm.NV_VASPACE_ALLOCATION_FLAGS_ENABLE_PAGE_FAULTING
        | rm.NV_VASPACE_ALLOCATION_FLAGS_IS_EXTERNALLY_OWNED
    )
    assert (params.vaBase, params.vaSize) == (0x1000, 0x1_FFFF_FB00_0000)
    space, gpu = host.last("UVM_REGISTER_GPU_VASPACE_PARAMS"), host.last("UVM_REGISTER_GPU_PARAMS")
    assert (space.hVaSpace, space.hClient, space.rmCtrlFd) == (
        card.vaspace,
        card.rm.client,
        card.rm.control_fd,
    )
    assert bytes(space.gpuUuid) == bytes(gpu.gpu_uuid) == bytes(range(16)) and gpu.rmCtrlFd == -1
    order = [name for name in host.calls if name.startswith("UVM_")]
    assert order[:4] == [f"UVM_{what}_PARAMS" for what in (
        "INITIALIZE", "MM_INITIALIZE", "REGISTER_GPU", "REGISTER_GPU_VASPACE"
    )]  # fmt: skip
    tied = host.last("UVM_MM_INITIALIZE_PARAMS")
    assert host.files[tied.uvmFd] == "/dev/nvidia-uvm" and uvm.UVM_INITIALIZE


def test_the_facts_of_a_card_are_its_own(card: NvCard) -> None:
    shape = card.shape
    assert (shape.name, shape.sm_version, shape.warps_per_sm) == ("Fake H100", 0x900, 64)
    assert (shape.gpcs, shape.tpcs_per_gpc, shape.sms_per_tpc, shape.tpcs) == (8, 9, 2, 33)
    assert (shape.vram_bytes, shape.free_bytes) == (80 << 30, 79 << 30)  # told in KiB
    assert card.interface == "NVIDIA driver 580.142, /dev/nvidia0, 0000:41:00.0"
    assert (card.info.gpu_id, card.info.vendor_id, card.info.device_id) == (0x1234, 0x10DE, 0x2330)


def test_what_rm_refuses_for_want_of_memory_is_no_room_and_leaves_nothing(
    host: Listener, card: NvCard
) -> None:
    held, before = dict(host.objects), card.space.take(2 * MIB)
    for status, kind in ((0x51, NoRoom), (0x1A, NoRoom), (0x22, RmError)):
        host.refuse[rm.NV01_MEMORY_LOCAL_USER] = status
        with pytest.raises(kind):
            card.alloc(4096, Aperture.VIDEO, "a piece")
    assert host.objects == held and card.space.take(2 * MIB) > before


@pytest.mark.parametrize(("status", "kind"), [(0x0F, DeviceGone), (0x55, RmError), (0x11, RmError)])
def test_a_card_that_is_lost_is_gone_and_other_refusals_are_not(status: int, kind: type[Exception]) -> None:
    with pytest.raises(DeviceError) as caught:
        check("a call", status)
    assert type(caught.value) is kind
    check("a call", 0)


def test_an_ioctls_number_has_direction_size_magic_and_number() -> None:
    """asm-generic/ioctl.h: _IOWR('F', number, size)."""
    assert request(0x2A, 0x20) == 3 << 30 | 0x20 << 16 | ord("F") << 8 | 0x2A
    assert command_name(0xFFFF_0000) == "0xffff0000"


def test_a_card_that_does_not_take_its_client_is_closed_again(
    host: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise HostError(errno.EINVAL, "no")

    monkeypatch.setitem(ESCAPES, rm.NV_ESC_REGISTER_FD, refuse)
    with pytest.raises(HostError, match=r"NV_ESC_REGISTER_FD of /dev/nvidia0: .*no"):
        open_card(host, 0)
    assert (host.objects, host.left()) == ({}, [])


@pytest.mark.parametrize("number", [errno.ENODEV, errno.EIO])
def test_a_driver_that_does_not_reach_its_card_says_that_it_is_gone(
    host: Listener, card: NvCard, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def lost(*_: object) -> None:
        raise HostError(number, "no")

    with monkeypatch.context() as during:
        during.setitem(ESCAPES, rm.NV_ESC_RM_CONTROL, lost)
        with pytest.raises(
            DeviceGone, match=r"RM_CONTROL NV2080_.* of NV20_SUBDEVICE_0 .*: the NVIDIA driver does not reach"
        ):
            card._shape()


def test_addresses_of_what_is_freed_are_used_again(card: NvCard) -> None:
    first = 0x20_0000_0000
    card.space = AddressAllocator(first, first + 4 * MIB)
    for _ in range(3):
        made = card.alloc(5000, Aperture.VIDEO, "a piece")
        assert made.gpu_va == first
        card.free(made)
