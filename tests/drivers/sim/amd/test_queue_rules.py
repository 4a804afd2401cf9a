"""CREATE_QUEUE's demands on its buffers, each broken once. Rule Q42; source: kfd_queue.c of Linux 6.12."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd.kernels import LARGER_EOP, LinuxKernel
from drivers.core.errors import HostError, SimFault
from tests.drivers.sim.amd.rig import Rig

Args = uapi.kfd_ioctl_create_queue_args
Change = Callable[[Rig, Args], None]


def set_field(name: str, value: int) -> Change:
    def change(rig: Rig, args: Args) -> None:
        setattr(args, name, value)

    return change


def wide_write_pointer(rig: Rig, args: Args) -> None:
    args.write_pointer_address = rig.buffer(0x2000).va


def small_save_area(rig: Rig, args: Args) -> None:
    args.ctx_save_restore_address = rig.buffer(0x2BEA000).va  # without the debugger's 0x18000 bytes


def unmapped_eop(rig: Rig, args: Args) -> None:
    args.eop_buffer_address = rig.allocate(0x1000).va_addr


def middle_of_a_ring(rig: Rig, args: Args) -> None:
    args.ring_base_address += 0x1000


BROKEN: list[tuple[str, Change]] = [
    ("queue_percentage", set_field("queue_percentage", 101)),
    ("queue_priority", set_field("queue_priority", 16)),
    ("ring_size", set_field("ring_size", 3000)),
    ("ring_size", set_field("ring_size", 512)),
    ("ring_base_address", set_field("ring_size", 0x8000)),
    ("ring_base_address", set_field("ring_base_address", 0)),
    ("ring_base_address", middle_of_a_ring),
    ("write_pointer_address", wide_write_pointer),
    ("read_pointer_address", set_field("read_pointer_address", 0)),
    ("eop_buffer_size", set_field("eop_buffer_size", 0x100)),
    ("eop_buffer_size", set_field("eop_buffer_size", 0x2000)),
    ("eop_buffer_address", unmapped_eop),
    ("ctl_stack_size", set_field("ctl_stack_size", 0x7000)),
    ("ctx_save_restore_size", set_field("ctx_save_restore_size", 0x2BE9000)),
    ("ctx_save_restore_address", small_save_area),
    ("gpu_id", set_field("gpu_id", 1)),
]


@pytest.mark.parametrize(("field", "change"), BROKEN)
def test_each_rule_is_einval_with_the_field_named(rig: Rig, field: str, change: Change) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    change(rig, args)
    with pytest.raises(HostError) as raised:
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    assert raised.value.errno == errno.EINVAL
    assert str(raised.value).startswith(f"E_KFD_EINVAL {field}:")


@pytest.mark.parametrize(
    ("field", "most"), [("queue_priority", 15), ("queue_percentage", 100), ("queue_percentage", 0x164)]
)
def test_the_largest_priority_and_share_are_taken(rig: Rig, field: str, most: int) -> None:
    """KFD_MAX_QUEUE_PRIORITY, KFD_MAX_QUEUE_PERCENTAGE; only the low byte of the latter is a share."""
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    setattr(args, field, most)
    rig.create(args, buffers)
    assert not rig.host.kfd.queues[args.queue_id].suspended


def test_the_smallest_ring_has_a_kibibyte(rig: Rig) -> None:
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.ring_size, args.ring_base_address = 1024, rig.buffer(1024).va
    rig.create(args, buffers)


@pytest.mark.parametrize("size", [0x800, 0x1000, 0x2000])
@pytest.mark.parametrize("may_be_larger", [False, True])
def test_the_eop_buffer_is_a_page_and_may_be_larger_where_the_kernel_takes_larger_ones(
    rig: Rig, size: int, may_be_larger: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    has = LinuxKernel.has
    monkeypatch.setattr(
        LinuxKernel, "has", lambda self, fact: may_be_larger if fact is LARGER_EOP else has(self, fact)
    )
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.eop_buffer_size, args.eop_buffer_address = size, rig.buffer(size).va
    if size == 0x1000 or (size > 0x1000 and may_be_larger):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
        return
    allowed = "at least" if may_be_larger else "exactly"
    with pytest.raises(HostError, match=f"eop_buffer_size: {size:#x}; allowed: {allowed} 0x1000$"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def larger_area(rig: Rig, args: Args) -> None:
    """A page more, said and mapped."""
    args.ctx_save_restore_size += 0x1000
    args.ctx_save_restore_address = rig.buffer(0x2BEA000 + 0x1000 + 0x18000).va


@pytest.mark.parametrize(
    ("kernel", "is_taken"),
    [
        ("6.11", True),
        ("6.12", False),
        ("6.12.58", False),
        ("6.12.59", True),
        ("6.17.9", True),
        ("6.18", True),
    ],
)
def test_a_save_area_that_is_too_large_is_refused_for_a_year(
    make_rig: Callable[..., Rig], kernel: str, is_taken: bool
) -> None:
    """Commit 15bd4958fe38 and its stable releases; before 6.12 nobody looked."""
    rig = make_rig(kernel=kernel)
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    larger_area(rig, args)
    if is_taken:
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
        return
    with pytest.raises(HostError, match="E_KFD_EINVAL ctx_save_restore_size: 0x2beb000; allowed: exactly"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


@pytest.mark.parametrize(
    "change",
    [small_save_area, set_field("ctl_stack_size", 0x7000), set_field("ctx_save_restore_address", 0)],
)
def test_a_save_area_that_no_kernel_looks_at_is_looked_at_here(
    make_rig: Callable[..., Rig], change: Change
) -> None:
    """Rule Q44: before Linux 6.12 waves would be saved past its end."""
    rig = make_rig(kernel="6.8")
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    change(rig, args)
    with pytest.raises(SimFault) as raised:
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    assert raised.value.code == "E_SAVE_AREA"


def test_kernels_before_6_12_hold_the_write_pointer_only(make_rig: Callable[..., Rig]) -> None:
    """kfd_chardev.c of 6.1.176: MES wants its page mapped to GART; the ring may be part of a mapping."""
    rig = make_rig(kernel="6.1")
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    middle_of_a_ring(rig, args)
    args.ring_size = 0x1000
    rig.create(args, buffers)
    wide_write_pointer(rig, args)
    with pytest.raises(HostError, match="E_KFD_EINVAL write_pointer_address: "):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def test_pointers_may_share_a_small_allocation_which_is_a_page_all_the_same(rig: Rig) -> None:
    """kfd_queue_buffer_get compares pages; ALLOC_MEMORY_OF_GPU rounds up to them."""
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    pointers = rig.buffer(0x100)
    args.write_pointer_address, args.read_pointer_address = pointers.va + 0x38, pointers.va + 0x80
    rig.create(args, buffers)


@pytest.mark.parametrize(
    ("field", "value"), [("ctl_stack_size", 0xA000), ("ctx_save_restore_size", 0x1D46000)]
)
def test_a_navi48_has_sizes_of_its_own(make_rig: Callable[..., Rig], field: str, value: int) -> None:
    rig = make_rig(chip="navi48")
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    assert (args.ctl_stack_size, args.ctx_save_restore_size) == (0x7000, 0x1D47000)
    right = getattr(args, field)
    setattr(args, field, value)
    with pytest.raises(HostError, match=f"E_KFD_EINVAL {field}:"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    setattr(args, field, right)
    assert rig.create(args, buffers).unit == 4


def test_wptr_and_rptr_may_share_one_page(rig: Rig) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.read_pointer_address = args.write_pointer_address + 8
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def test_an_sdma_queue_needs_neither_eop_nor_save_area(rig: Rig) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_SDMA)
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def test_an_aql_queue_has_the_buffers_of_a_pm4_queue(rig: Rig) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.queue_type, args.ctl_stack_size = uapi.KFD_IOC_QUEUE_TYPE_COMPUTE_AQL, args.ctl_stack_size - 1
    with pytest.raises(HostError, match="E_KFD_EINVAL ctl_stack_size:"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    args.ctl_stack_size += 1
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def test_other_kinds_of_queue_are_not_modelled(rig: Rig) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.queue_type = uapi.KFD_IOC_QUEUE_TYPE_SDMA_XGMI
    with pytest.raises(SimFault, match="not modelled"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


@pytest.mark.parametrize(("offset", "is_right"), [(0x100, True), (0x80, False), (0x1, False)])
@pytest.mark.parametrize("kernel", ["6.1", "6.8"])
def test_a_ring_begins_with_a_multiple_of_256_bytes_where_no_kernel_looks_for_its_mapping(
    make_rig: Callable[..., Rig], kernel: str, offset: int, is_right: bool
) -> None:
    rig = make_rig(kernel=kernel)
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    args.ring_base_address += offset
    args.ring_size = 0x1000
    if is_right:
        rig.create(args, buffers)
        return
    with pytest.raises(HostError, match=f"{args.ring_base_address:#x}; allowed: a multiple of 0x100"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)


def test_buffers_are_mapped_on_the_card_of_the_queue(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(cards=2)
    drm, other = rig.host.open("/dev/dri/renderD129"), list(rig.host.kfd.cards)[1]
    rig.ioctl(uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(drm, other))
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_SDMA)
    args.gpu_id = other
    with pytest.raises(HostError, match=r"ring_base_address: .* is not mapped on this card"):
        rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
