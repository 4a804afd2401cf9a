"""One launch as memory: the QMD, and constant bank 0 behind it. Both lie in the launch's argument block.

Fields by the headers clc6c0qmd.h, clcbc0qmd.h, clcec0qmd.h; what the driver puts into bank 0 by the code that
ptxas makes (see generation.py). Not checked on a card: QMD 4.0 and 5.0.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from autogen.nv.qmd import ApiVisibleCallLimit, CwdMembarType, QmdType, QmdV3, SamplerIndex
from drivers.core.errors import ArgumentError
from drivers.nv.generation import Arch, ClusterWords, Generation
from drivers.nv.pushbuffer import LOCAL_WINDOW, SHARED_WINDOW
from hcq.program import Dim

BANK_ALIGN = 256
SHARED_UNIT = 256
LOCAL_UNIT = 32
STACK_TOP = 0xFF_FDC0  # of the 16 MiB window of local memory; what is above it is the hardware's
STACK_ABOVE = 0x240
MAX_STACK = 512 << 10
MAX_LOCAL = MAX_STACK + STACK_ABOVE  # of a thread; source: CUDA programming guide, compute capabilities
SYSTEM_SHARED = 1 << 10  # of an SM, for each block; source: CUDA programming guide
GROUP_ID = 0x3F  # any group but 0, as every user of the class sets it


@dataclass(frozen=True)
class Needs:
    """What a kernel needs of an SM. registers: as a QMD counts them. cluster: blocks that run side by side.

    together: blocks that an SM must hold at once. shared_bytes: of a block, behind those that are reserved.
    low_bytes, high_bytes: local memory of a thread, from address 0 on and from the window's end down.
    """

    registers: int
    barriers: int
    shared_bytes: int
    reserved_shared: int
    low_bytes: int
    high_bytes: int
    cluster: Dim | None = None
    together: int = 1

    @property
    def local_bytes(self) -> int:
        """Local memory of a thread, as the hardware sets it aside."""
        return round_up(self.low_bytes, LOCAL_UNIT) + round_up(self.high_bytes, LOCAL_UNIT)


def round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def bank_at(generation: Generation) -> int:
    """Where constant bank 0 begins in an argument block; the QMD is before it."""
    return round_up(generation.qmd_bytes, BANK_ALIGN)


def shared_config(arch: Arch, shared_bytes: int, blocks: int = 1) -> int:
    """How an SM's memory is to be split so that so many blocks fit, as QMDs have it. Raises ArgumentError."""
    if shared_bytes > arch.max_block_shared:
        limit = f"{arch.name} has at most {arch.max_block_shared}"
        raise ArgumentError(f"{shared_bytes} bytes of shared memory in a block; {limit}")
    wanted = blocks * (shared_bytes + SYSTEM_SHARED)
    return next(size // 4 + 1 for size in arch.shared_kb if wanted <= size << 10)


def check_local(needs: Needs) -> None:
    """Raises ArgumentError for more local memory than a thread may have."""
    if needs.local_bytes > MAX_LOCAL:
        found = f"{needs.local_bytes} bytes of local memory in a thread"
        raise ArgumentError(f"{found}; a card has at most {MAX_LOCAL}")


@dataclass(frozen=True)
class LaunchShape:
    """One launch shape. bank_bytes: of constant bank 0."""

    grid: Dim
    block: Dim
    entry_va: int
    bank_bytes: int


def descriptor(
    generation: Generation,
    arch: Arch,
    needs: Needs,
    shape: LaunchShape,
    banks: Sequence[tuple[int, int, int]],
) -> bytes:
    """The QMD of one launch shape; banks: (number, address, bytes) of the constants besides bank 0, whose
    address is put in later (`bank_patch`).
    """
    fields = _common(generation, arch, needs, shape) | _by_version(generation, needs, shape.grid)
    for number, gpu_va, size in banks:
        fields[f"constant_buffer_valid_{number}"] = 1
        fields[f"constant_buffer_addr_{number}"] = gpu_va
        fields[f"constant_buffer_size_{number}"] = round_up(size, 16)
    return generation.qmd(**fields).to_bytes()


def _common(generation: Generation, arch: Arch, needs: Needs, shape: LaunchShape) -> dict[str, Any]:
    """What every version has."""
    check_local(needs)
    shared = round_up(needs.shared_bytes + needs.reserved_shared, SHARED_UNIT)
    config = shared_config(arch, needs.shared_bytes, needs.together)
    return {
        "qmd_major_version": {"QmdV3": 3, "QmdV4": 4, "QmdV5": 5}[generation.qmd.__name__],
        "qmd_group_id": GROUP_ID,
        "sass_version": arch.sass_version,
        "api_visible_call_limit": ApiVisibleCallLimit.NO_CHECK,
        "sampler_index": SamplerIndex.VIA_HEADER_INDEX,
        "cwd_membar_type": CwdMembarType.L1_SYSMEMBAR,
        "program_address": shape.entry_va,
        "barrier_count": needs.barriers,
        "shared_memory_size": shared,
        "min_sm_config_shared_mem_size": config,
        "target_sm_config_shared_mem_size": config,
        "max_sm_config_shared_mem_size": arch.shared_kb[-1] // 4 + 1,
        "shader_local_memory_low_size": round_up(needs.low_bytes, LOCAL_UNIT),
        "shader_local_memory_high_size": round_up(needs.high_bytes, LOCAL_UNIT),
        "cta_thread_dimension0": shape.block[0],
        "cta_thread_dimension1": shape.block[1],
        "cta_thread_dimension2": shape.block[2],
        "constant_buffer_valid_0": 1,
        "constant_buffer_invalidate_0": 1,
        "constant_buffer_size_0": round_up(shape.bank_bytes, 16),
        "invalidate_texture_header_cache": 1,
        "invalidate_texture_sampler_cache": 1,
        "invalidate_texture_data_cache": 1,
        "invalidate_shader_data_cache": 1,
        "invalidate_shader_constant_cache": 1,
    }


def _by_version(generation: Generation, needs: Needs, grid: Dim) -> dict[str, Any]:
    """What the versions name differently."""
    names = ("grid_width", "grid_height", "grid_depth")
    if generation.qmd is QmdV3:
        names = ("cta_raster_width", "cta_raster_height", "cta_raster_depth")
        own: dict[str, Any] = {"sm_global_caching_enable": 1, "register_count_v": needs.registers}
        return dict(zip(names, grid, strict=True)) | own
    kind = QmdType.GRID_CTA if needs.cluster is None else QmdType.GRID_GPC_CGA
    own = {"register_count": needs.registers, "qmd_type": kind}
    if needs.cluster is not None:
        sizes = ("gpc_cga_width", "gpc_cga_height", "gpc_cga_depth")
        own |= dict(zip(sizes, needs.cluster, strict=True))
    return dict(zip(names, grid, strict=True)) | own


def bank_patch(generation: Generation) -> tuple[int, int]:
    """(byte of the QMD, unit) at which the address of bank 0 goes in: 32 bits, the rest in the next dword."""
    field = generation.qmd.fields["constant_buffer_addr_0"]
    return field.lo // 8, field.align


@dataclass(frozen=True)
class LaunchWords:
    """What a launch tells its kernel besides grid and block. workspace_va: what barriers of a cooperative
    launch use, else 0. dynamic_shared: bytes of shared memory that it adds."""

    cluster: Dim | None = None
    workspace_va: int = 0
    dynamic_shared: int = 0


def bank_words(generation: Generation, grid: Dim, block: Dim, told: LaunchWords) -> bytes:
    """Constant bank 0 up to the parameters."""
    bank = generation.bank
    image = bytearray(bank.parameters)
    struct.pack_into("<III", image, bank.block, *block)
    struct.pack_into("<III", image, bank.grid, *grid)
    struct.pack_into("<Q", image, bank.shared_window, SHARED_WINDOW)
    struct.pack_into("<Q", image, bank.local_window, LOCAL_WINDOW)
    struct.pack_into("<I", image, bank.stack_pointer, STACK_TOP)
    for low, high in bank.workspace:
        struct.pack_into("<I", image, low, told.workspace_va & 0xFFFF_FFFF)
        struct.pack_into("<I", image, high, told.workspace_va >> 32)
    for place in bank.dynamic_shared:
        struct.pack_into("<I", image, place, told.dynamic_shared)
    if bank.cluster is not None:
        cluster_words(image, bank.cluster, grid, told.cluster)
    return bytes(image)


def cluster_words(image: bytearray, words: ClusterWords, grid: Dim, cluster: Dim | None) -> None:
    """What code reads about clusters; a launch without has clusters of one block."""
    sizes = cluster or (1, 1, 1)
    struct.pack_into("<I", image, words.explicit, cluster is not None)
    for table in words.tables:
        struct.pack_into("<III", image, table, *sizes)
        struct.pack_into("<fff", image, table + words.reciprocals, *(1 / size for size in sizes))
        counts = (of // size for of, size in zip(grid, sizes, strict=True))
        struct.pack_into("<III", image, table + words.counts, *counts)
        struct.pack_into("<I", image, table + words.blocks, prod(sizes))
