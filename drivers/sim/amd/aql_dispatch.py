"""From an AQL dispatch packet to shader registers: what the packet processor's firmware does before a launch.

The kernel object is the address of a descriptor, which says the program, its resources and which values the
first registers hold. Sources: LLVM AMDGPUUsage (kernel descriptor, initial kernel execution state); ROCR
amd_hsa_queue.h (scratch of the queue, and how the queue's descriptor is found from its read index).
"""

from __future__ import annotations

from autogen.amd import aql
from autogen.amd import gc_11_0_0 as gc
from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError
from drivers.core.errors import SimFault
from drivers.sim.amd.dispatch import REGISTER_AT
from drivers.sim.amd.ring import RingEngine

KERNARG_ALIGN = 16
LDS_UNIT = 512
MAX_USER = 16
OLD_FLAGS = (
    "enable_sgpr_private_segment_buffer",
    "enable_sgpr_flat_scratch_init",
    "kernarg_preload_length",
)
UNDEFINED = 0x5A5A_5A5A  # user registers that the count has and no flag names
DWORD = 0xFFFF_FFFF
Triple = tuple[int, int, int]


def registers(queue: RingEngine, packet: aql.KernelDispatch, index: int) -> dict[int, int]:
    """What SET_SH_REG would have set for packet number `index`. Raises SimFault."""
    _check_group(queue, packet)
    found = _descriptor(queue, packet)
    entry = packet.kernel_object + found.kernel_code_entry_byte_offset
    rsrc2 = gc.COMPUTE_PGM_RSRC2.decode(found.compute_pgm_rsrc2)
    lds = -(-packet.group_segment_size // LDS_UNIT)
    if lds > gc.COMPUTE_PGM_RSRC2.fields["lds_size"].mask:
        detail = f"group_segment_size asks for {packet.group_segment_size:#x} bytes of LDS"
        raise queue.fail("E_NO_FIT", detail)
    block = _block(packet)
    values = {
        "COMPUTE_PGM_LO": entry >> 8 & DWORD,
        "COMPUTE_PGM_HI": entry >> 40,
        "COMPUTE_PGM_RSRC1": found.compute_pgm_rsrc1,
        "COMPUTE_PGM_RSRC2": int(rsrc2.replace(lds_size=lds)),
        "COMPUTE_PGM_RSRC3": found.compute_pgm_rsrc3,
        **{f"COMPUTE_NUM_THREAD_{axis}": size for axis, size in zip("XYZ", block, strict=True)},
        **_scratch(queue, packet, found, bool(rsrc2.scratch_en)),
    }
    user = _user_data(queue, packet, found, index)
    if len(user) > rsrc2.user_sgpr:
        detail = f"the descriptor enables {len(user)} user registers, RSRC2.USER_SGPR is {rsrc2.user_sgpr}"
        raise queue.fail("E_USER_SGPR", detail)
    user += [UNDEFINED] * (min(rsrc2.user_sgpr, MAX_USER) - len(user))
    values |= {f"COMPUTE_USER_DATA_{n}": value for n, value in enumerate(user)}
    return {REGISTER_AT[name]: value for name, value in values.items()}


def initiator(queue: RingEngine, packet: aql.KernelDispatch) -> int:
    """COMPUTE_DISPATCH_INITIATOR for the packet."""
    wave32 = _descriptor(queue, packet).enable_wavefront_size32
    return int(gc.COMPUTE_DISPATCH_INITIATOR(compute_shader_en=1, force_start_at_000=1, cs_w32_en=wave32))


def grid(queue: RingEngine, packet: aql.KernelDispatch) -> Triple:
    """The grid in work-groups. Raises SimFault E_DISPATCH_DIMS (rule Q31)."""
    items = (packet.grid_size_x, packet.grid_size_y, packet.grid_size_z)
    block = _block(packet)
    if not 1 <= packet.dimensions <= 3:
        raise queue.fail("E_DISPATCH_DIMS", f"a grid of {packet.dimensions} dimensions; there are 1 to 3")
    beyond = (*items[packet.dimensions :], *block[packet.dimensions :])
    if any(size != 1 for size in beyond):
        detail = f"sizes past dimension {packet.dimensions} are {beyond}; they must be 1"
        raise queue.fail("E_DISPATCH_DIMS", detail)
    shown = " x ".join(str(n) for n in items)
    if 0 in items:
        raise queue.fail("E_DISPATCH_DIMS", f"a grid of {shown} work-items; each is at least 1")
    if any(n % size for n, size in zip(items, block, strict=True)):
        groups = " x ".join(str(n) for n in block)
        detail = f"a grid of {shown} work-items in groups of {groups}: partial groups are not modelled"
        detail += "; round the grid up and let the kernel skip what is past the end"
        raise queue.fail("E_NOT_MODELLED", detail)
    return items[0] // block[0], items[1] // block[1], items[2] // block[2]


def has_profiling(queue: RingEngine) -> bool:
    """Whether signals get times: a bit of the queue's descriptor."""
    base = _queue_base(queue)
    return bool(base and queue.load(base + aql.QUEUE_PROPERTIES, 4) & aql.QUEUE_ENABLE_PROFILING)


def _block(packet: aql.KernelDispatch) -> Triple:
    return packet.workgroup_size_x, packet.workgroup_size_y, packet.workgroup_size_z


def _check_group(queue: RingEngine, packet: aql.KernelDispatch) -> None:
    block = _block(packet)
    if 0 in block:
        shown = " x ".join(str(n) for n in block)
        raise queue.fail("E_WG_SIZE", f"a work-group of {shown} work-items; each is at least 1")
    if packet.kernarg_address % KERNARG_ALIGN:
        detail = f"kernarg_address {packet.kernarg_address:#x} is not a multiple of {KERNARG_ALIGN}"
        raise queue.fail("E_AQL", detail, va=packet.kernarg_address)


def _descriptor(queue: RingEngine, packet: aql.KernelDispatch) -> KernelDescriptor:
    """Raises SimFault E_AQL, E_DESCRIPTOR, E_VM_FAULT."""
    va = packet.kernel_object
    if not va or va % aql.PACKET_BYTES:
        detail = f"kernel_object is {va:#x}; it is the address of a descriptor, a multiple of 64"
        raise queue.fail("E_AQL", detail, va=va)
    try:
        found = KernelDescriptor.from_bytes(queue.memory.read(va, aql.PACKET_BYTES, queue.place))
    except DecodeError as error:
        raise queue.fail("E_DESCRIPTOR", f"kernel_object {va:#x}: {error}", va=va) from error
    for name in OLD_FLAGS:
        if found.fields[name].span & int(found):
            detail = f"kernel_object {va:#x}: {name} is set, which this generation does not have"
            raise queue.fail("E_DESCRIPTOR", detail, va=va)
    return found


def _user_data(
    queue: RingEngine, packet: aql.KernelDispatch, found: KernelDescriptor, index: int
) -> list[int]:
    """The first scalar registers, in the order that AMDGPUUsage gives."""
    values: list[int] = []
    if found.enable_sgpr_dispatch_ptr:
        values += _halves(queue.at_va)
    if found.enable_sgpr_queue_ptr:
        values += _halves(_needed_base(queue, "the kernel takes the queue's address"))
    if found.enable_sgpr_kernarg_segment_ptr:
        values += _halves(packet.kernarg_address)
    if found.enable_sgpr_dispatch_id:
        values += _halves(index)
    if found.enable_sgpr_private_segment_size:
        values.append(packet.private_segment_size)
    return values


def _scratch(
    queue: RingEngine, packet: aql.KernelDispatch, found: KernelDescriptor, is_enabled: bool
) -> dict[str, int]:
    """Rule W23. Where scratch is short the firmware would ask the runtime for more, which nobody answers."""
    if packet.private_segment_size < found.private_segment_fixed_size:
        needs = found.private_segment_fixed_size
        detail = f"private_segment_size is {packet.private_segment_size:#x}, the kernel needs {needs:#x}"
        raise queue.fail("E_SCRATCH_OOB", detail)
    if not is_enabled:
        return {}
    base = _needed_base(queue, "the kernel uses scratch")
    size = queue.load(base + aql.QUEUE_TMPRING_SIZE, 4)
    location = queue.load(base + aql.QUEUE_SCRATCH_BASE, 8)
    lanes = 32 if found.enable_wavefront_size32 else 64
    given = 256 * gc.COMPUTE_TMPRING_SIZE._wrap(size).wavesize
    if given < packet.private_segment_size * lanes:
        needs = packet.private_segment_size * lanes
        detail = f"the queue's scratch has {given:#x} bytes a wave, the packet needs {needs:#x}"
        raise queue.fail("E_SCRATCH_OOB", detail)
    return {
        "COMPUTE_TMPRING_SIZE": size,
        "COMPUTE_DISPATCH_SCRATCH_BASE_LO": location >> 8 & DWORD,
        "COMPUTE_DISPATCH_SCRATCH_BASE_HI": location >> 40,
    }


def _queue_base(queue: RingEngine) -> int:
    """Address of the queue's descriptor, 0 where the word that leads there is 0 or out of reach."""
    at = queue.config.rptr_va
    try:
        back = queue.load(at + aql.QUEUE_READ_INDEX_OFFSET - aql.QUEUE_READ_INDEX, 4)
    except SimFault:
        return 0
    return at - back if back else 0


def _needed_base(queue: RingEngine, why: str) -> int:
    base = _queue_base(queue)
    if not base:
        detail = f"{why}, but read_dispatch_id_field_base_byte_offset after the read index is 0"
        raise queue.fail("E_AQL", f"{detail}: no amd_queue_t lies there", va=queue.config.rptr_va)
    return base


def _halves(value: int) -> list[int]:
    return [value & DWORD, value >> 32]
