"""What CREATE_QUEUE demands of the buffers it is given. Rules Q42 and Q44.

Source: amdkfd/kfd_chardev.c set_queue_properties_from_user and kfd_queue.c kfd_queue_acquire_buffers. Since
Linux 6.12 each buffer is a mapping of its own that starts where the argument points and has that very size,
in pages; how exact, by kernel: autogen/amd/kernels.py. Before, the kernel looked at the write pointer only
(kfd_ioctl_create_queue of 6.1), and a card would save its waves past the end of a small area.
"""

from __future__ import annotations

from autogen import kfd_ioctl as uapi
from autogen.amd.aql import PACKET_BYTES
from autogen.amd.kernels import LARGER_EOP, LARGER_SAVE_AREA, QUEUE_CHECKS, LinuxKernel
from drivers.core.errors import SimFault
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.process_memory import BufferObject, ProcessMemory
from drivers.sim.amd.refusal import invalid
from drivers.sim.chips import SaveArea, save_area
from drivers.sim.memory import PAGE_BYTES

Args = uapi.kfd_ioctl_create_queue_args
COMPUTE, SDMA = uapi.KFD_IOC_QUEUE_TYPE_COMPUTE, uapi.KFD_IOC_QUEUE_TYPE_SDMA
COMPUTE_AQL = uapi.KFD_IOC_QUEUE_TYPE_COMPUTE_AQL
UNITS = {COMPUTE: 4, COMPUTE_AQL: PACKET_BYTES, SDMA: 1}  # the types modelled: bytes that pointers count
RUN_WAVES = (COMPUTE, COMPUTE_AQL)


def check_queue(
    memory: ProcessMemory, card: SimulatedCard, args: Args, kernel: LinuxKernel
) -> list[BufferObject]:
    """The allocations that the kernel holds for the queue. Raises HostError EINVAL, SimFault."""
    _check_numbers(args)
    if args.queue_type not in UNITS:
        detail = f"queues of type {args.queue_type} are not modelled; PM4, AQL and SDMA are"
        raise SimFault("E_NOT_MODELLED", detail)
    if not kernel.has(QUEUE_CHECKS):
        return _check_loosely(memory, card, args)
    used = [
        _exact(memory, card, "ring_base_address", args.ring_base_address, args.ring_size),
        _exact(memory, card, "write_pointer_address", args.write_pointer_address, PAGE_BYTES),
        _exact(memory, card, "read_pointer_address", args.read_pointer_address, PAGE_BYTES),
    ]
    if args.queue_type in RUN_WAVES:
        used += _check_compute(memory, card, args, kernel)
    return used


def _check_loosely(memory: ProcessMemory, card: SimulatedCard, args: Args) -> list[BufferObject]:
    """Kernels before 6.12 look up the write pointer, which MES wants in a page of its own."""
    wptr = memory.at(args.write_pointer_address)
    if wptr is None or card not in wptr.mapped or wptr.size > PAGE_BYTES:
        found = f"{args.write_pointer_address:#x} is not in a mapping of one page"
        raise invalid("write_pointer_address", found, "a mapped allocation of at most one page")
    area = save_area(card.chip)
    saved = memory.at(args.ctx_save_restore_address)
    if args.queue_type in RUN_WAVES and not _holds(saved, card, args, area):
        given = f"{args.ctx_save_restore_size:#x} bytes at {args.ctx_save_restore_address:#x}"
        needs = (
            f"{area.total:#x} bytes and {area.debug:#x} of records, mapped, {area.control_stack:#x} for the"
        )
        detail = f"save area of {given}; waves that are taken off the card need {needs} control stack"
        raise SimFault("E_SAVE_AREA", detail, {"engine": "KFD"})
    return [wptr]


def _holds(saved: BufferObject | None, card: SimulatedCard, args: Args, area: SaveArea) -> bool:
    """Whether an area that no kernel looked at has room for the waves."""
    if saved is None or card not in saved.mapped or args.ctl_stack_size != area.control_stack:
        return False
    room = saved.va + saved.size - args.ctx_save_restore_address
    return args.ctx_save_restore_size >= area.total and room >= area.total + area.debug


def _check_numbers(args: Args) -> None:
    percentage = args.queue_percentage & 0xFF
    if percentage > uapi.KFD_MAX_QUEUE_PERCENTAGE:
        raise invalid("queue_percentage", str(percentage), f"0..{uapi.KFD_MAX_QUEUE_PERCENTAGE}")
    if args.queue_priority > uapi.KFD_MAX_QUEUE_PRIORITY:
        raise invalid("queue_priority", str(args.queue_priority), f"0..{uapi.KFD_MAX_QUEUE_PRIORITY}")
    if args.ring_size & args.ring_size - 1:
        raise invalid("ring_size", f"{args.ring_size:#x}", "a power of two")
    if args.ring_size < uapi.KFD_MIN_QUEUE_RING_SIZE:
        raise invalid("ring_size", f"{args.ring_size:#x}", f"at least {uapi.KFD_MIN_QUEUE_RING_SIZE:#x}")
    if args.ring_base_address % 256:
        raise invalid("ring_base_address", f"{args.ring_base_address:#x}", "a multiple of 0x100")


def _check_compute(
    memory: ProcessMemory, card: SimulatedCard, args: Args, kernel: LinuxKernel
) -> list[BufferObject]:
    used = []
    if args.eop_buffer_address:
        _check_size("eop_buffer_size", args.eop_buffer_size, PAGE_BYTES, kernel.has(LARGER_EOP))
        used.append(_exact(memory, card, "eop_buffer_address", args.eop_buffer_address, args.eop_buffer_size))
    area = save_area(card.chip)
    if args.ctl_stack_size != area.control_stack:
        allowed = f"the node's ctl_stack_size {area.control_stack:#x}"
        raise invalid("ctl_stack_size", f"{args.ctl_stack_size:#x}", allowed)
    size = args.ctx_save_restore_size
    _check_size("ctx_save_restore_size", size, area.total, kernel.has(LARGER_SAVE_AREA))
    at, whole = args.ctx_save_restore_address, size + area.debug
    used.append(_exact(memory, card, "ctx_save_restore_address", at, whole))
    return used


def _check_size(field: str, size: int, needed: int, may_be_larger: bool) -> None:
    if size < needed or (size > needed and not may_be_larger):
        raise invalid(field, f"{size:#x}", f"{'at least' if may_be_larger else 'exactly'} {needed:#x}")


def _exact(memory: ProcessMemory, card: SimulatedCard, field: str, va: int, size: int) -> BufferObject:
    """A mapping on this card that starts at the page of `va` and is `size` bytes long."""
    start = va & -PAGE_BYTES if size == PAGE_BYTES else va
    found = memory.at(va)
    if found is None or card not in found.mapped:
        raise invalid(field, f"{va:#x} is not mapped on this card", "a mapped allocation of its own")
    if found.va != start or -found.size // PAGE_BYTES != -size // PAGE_BYTES:
        what = f"{va:#x} lies in a mapping {found.va:#x}..{found.va + found.size:#x}"
        raise invalid(
            field, what, f"a mapping that starts at {start:#x} and is {size:#x} bytes long, in pages"
        )
    return found
