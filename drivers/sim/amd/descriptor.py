"""Holds a dispatch against the kernel descriptor of the code it starts. Rules Q35, W24 and W28.

Hardware never reads descriptors: the driver turns one into registers. A loaded code object carries it in
memory near its code, though, so the model can find it from the entry address and say where the two disagree.
Code without a descriptor nearby is not checked.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from autogen.amd import gc_11_0_0 as gc
from autogen.amd.hsa import USER_REGISTERS, KernelDescriptor
from autogen.schema import DecodeError
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.memory import Access, AddressSpace

REACH_BYTES = 64 << 10  # on each side of the entry
DESCRIPTOR_BYTES = 64
ENTRY_OFFSET_QWORD = 2
_LDS = gc.COMPUTE_PGM_RSRC2.fields["lds_size"].span
_PRIVILEGED = gc.COMPUTE_PGM_RSRC1.fields["priv"].span


def find(memory: AddressSpace, entry_va: int, where: Mapping[str, object]) -> KernelDescriptor | None:
    """The descriptor whose entry offset leads to `entry_va`, or None. Raises SimFault E_DESCRIPTOR.

    Memory begins at whole pages and code at multiples of 256 bytes: so the search begins aligned.
    """
    segment = memory.segment(entry_va, Access.EXECUTE, where)
    low = max(segment.low, entry_va - REACH_BYTES)
    count = (min(segment.high, entry_va + REACH_BYTES) - low) // DESCRIPTOR_BYTES
    data = libc.view(segment.host + low - segment.low, count * DESCRIPTOR_BYTES)
    table = np.frombuffer(data, dtype=np.int64).reshape(count, DESCRIPTOR_BYTES // 8)
    expected = entry_va - low - DESCRIPTOR_BYTES * np.arange(count, dtype=np.int64)
    hits = np.flatnonzero((table[:, ENTRY_OFFSET_QWORD] == expected) & (expected != 0))
    wrong: SimFault | None = None
    for at in (int(hit) * DESCRIPTOR_BYTES for hit in hits):
        try:
            return KernelDescriptor.from_bytes(bytes(data[at : at + DESCRIPTOR_BYTES]))
        except DecodeError as error:  # other data may hold that number, too: look for a better one
            wrong = wrong or SimFault("E_DESCRIPTOR", str(error), {**where, "va": low + at})
    if wrong is not None:
        raise wrong
    return None


def check(found: KernelDescriptor, registers: tuple[int, ...], where: Mapping[str, object]) -> None:
    """Compare with the dispatch. `registers`: initiator, RSRC1, RSRC2, RSRC3. Raises SimFault.

    LDS_SIZE may be larger than the descriptor asks, and PRIV may be set: the driver owns both.
    """
    initiator = gc.COMPUTE_DISPATCH_INITIATOR.decode(registers[0])
    if initiator.cs_w32_en != found.enable_wavefront_size32:
        compiled = 32 if found.enable_wavefront_size32 else 64
        detail = f"CS_W32_EN is {initiator.cs_w32_en}, but the kernel was compiled for waves of {compiled}"
        raise SimFault("E_WAVE_SIZE", detail, where)
    wanted = gc.COMPUTE_PGM_RSRC2.decode(found.compute_pgm_rsrc2)
    given = gc.COMPUTE_PGM_RSRC2.decode(registers[2])
    if given.user_sgpr != wanted.user_sgpr:
        detail = f"RSRC2.USER_SGPR is {given.user_sgpr}, the descriptor says {wanted.user_sgpr}"
        raise SimFault("E_USER_SGPR", detail, where)
    fields = dict(found.items())
    enabled = sum(count * fields[f"enable_sgpr_{name}"] for name, count in USER_REGISTERS.items())
    if enabled > given.user_sgpr:
        detail = f"RSRC2.USER_SGPR is {given.user_sgpr}, the descriptor enables {enabled} registers"
        raise SimFault("E_USER_SGPR", detail, where)
    pairs = (
        ("RSRC1", registers[1] & ~_PRIVILEGED, found.compute_pgm_rsrc1 & ~_PRIVILEGED),
        ("RSRC2", registers[2] & ~_LDS, found.compute_pgm_rsrc2 & ~_LDS),
    )
    for name, has, wants in pairs:
        if has != wants:
            detail = f"COMPUTE_PGM_{name} is {has:#x}, the kernel's descriptor says {wants:#x}"
            raise SimFault("E_DESCRIPTOR", detail, where)
    if given.lds_size * 512 < found.group_segment_fixed_size:
        asked = found.group_segment_fixed_size
        detail = f"LDS_SIZE is {given.lds_size * 512} bytes, the kernel uses {asked}"
        raise SimFault("E_LDS_OOB", detail, where)


def arguments(found: KernelDescriptor) -> tuple[int, int]:
    """The user register at which the address of the kernel's arguments begins, and their bytes: 0 if none."""
    if not found.enable_sgpr_kernarg_segment_ptr:
        return 0, 0
    before = 4 * found.enable_sgpr_private_segment_buffer
    before += 2 * (found.enable_sgpr_dispatch_ptr + found.enable_sgpr_queue_ptr)
    return before, found.kernarg_size
