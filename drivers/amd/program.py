"""A kernel on an AMD card: launch shapes checked and turned into PM4 words.

Initial registers follow LLVM AMDGPUUsage, "Initial Kernel Execution State"; hidden arguments its code
object V5 metadata table; the dispatch packet the HSA runtime specification 1.2, section 2.6.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC2
from autogen.amd.hsa import KernelDescriptor
from drivers.amd import pm4
from drivers.core.errors import ArgumentError, CodeObjectError
from hcq.buffer import Buffer, MemoryKind
from hcq.program import Commands, Dim, Program, Signature

if TYPE_CHECKING:
    from drivers.amd.device import AmdDevice

MAX_LANES = 1024
MAX_LDS_BYTES = 64 << 10
LDS_UNIT_BYTES = 512
MAX_GRID = (2**32 - 1, 65535, 65535)
UNSUPPORTED_REGISTERS = ("private_segment_buffer", "queue_ptr", "dispatch_id", "flat_scratch_init")


@dataclass(frozen=True)
class Hidden:
    """An argument that the driver fills: its kind in the metadata, and its place in the argument block."""

    kind: str
    offset: int
    size: int


@dataclass(frozen=True)
class Kernel:
    """What a code object says of one kernel. max_lanes: the largest work-group it was compiled for.

    required_block: the only work-group shape it allows, or None.
    """

    name: str
    descriptor: KernelDescriptor
    entry_va: int
    hidden: Sequence[Hidden]
    max_lanes: int = MAX_LANES
    required_block: Dim | None = None


class AmdProgram(Program):
    """A kernel and the memory its code lies in."""

    device: AmdDevice

    def __init__(self, device: AmdDevice, kernel: Kernel, signature: Signature, code: Buffer) -> None:
        super().__init__(device, kernel.name, signature, kernel.descriptor.kernarg_size)
        self.kernel, self.code = kernel, code
        self._dispatch_packets: list[Buffer] = []
        _check_supported(kernel)

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        descriptor = self.kernel.descriptor
        lds_bytes = descriptor.group_segment_fixed_size + local_bytes
        self._check_shape(grid, block, lds_bytes)
        user_data, kernarg_index = self._user_data(grid, block, lds_bytes)
        scratch_va, scratch_size = self._scratch()
        rsrc2 = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2)
        launch = pm4.Dispatch(
            entry_va=self.kernel.entry_va,
            rsrc1=descriptor.compute_pgm_rsrc1,
            rsrc2=int(rsrc2.replace(lds_size=-(-lds_bytes // LDS_UNIT_BYTES))),
            rsrc3=descriptor.compute_pgm_rsrc3,
            user_data=user_data,
            grid=grid,
            block=block,
            is_wave32=bool(descriptor.enable_wavefront_size32),
            scratch_va=scratch_va,
            scratch_size=scratch_size,
        )
        words, user_data_at = pm4.dispatch(launch)
        kernarg_at = user_data_at + kernarg_index if kernarg_index >= 0 else -1
        return Commands(words, kernarg_at, *self._implicit(grid, block, local_bytes))

    def _user_data(self, grid: Dim, block: Dim, lds_bytes: int) -> tuple[list[int], int]:
        """The initial scalar registers, and where in them the argument block's address goes."""
        descriptor = self.kernel.descriptor
        values: list[int] = []
        kernarg_index = -1
        if descriptor.enable_sgpr_dispatch_ptr:
            packet_va = self._dispatch_packet(grid, block, lds_bytes)
            values += [packet_va & 0xFFFF_FFFF, packet_va >> 32]
        if descriptor.enable_sgpr_kernarg_segment_ptr:
            kernarg_index = len(values)
            values += [0, 0]
        if descriptor.enable_sgpr_private_segment_size:
            values.append(descriptor.private_segment_fixed_size)
        count = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2).user_sgpr
        return values + [0] * (count - len(values)), kernarg_index

    def _scratch(self) -> tuple[int, int]:
        """The device's scratch memory for this kernel: address and COMPUTE_TMPRING_SIZE."""
        descriptor = self.kernel.descriptor
        lanes = 32 if descriptor.enable_wavefront_size32 else 64
        return self.device.scratch(descriptor.private_segment_fixed_size * lanes)

    def _dispatch_packet(self, grid: Dim, block: Dim, lds_bytes: int) -> int:
        """A packet for code that looks up its launch shape there; it lives as long as the program."""
        dims = _dimensions(grid)
        items = [groups * lanes for groups, lanes in zip(grid, block, strict=True)]
        private = self.kernel.descriptor.private_segment_fixed_size
        words = struct.pack("<HHHHHHIIIII", 2, dims, *block, 0, *items, private, lds_bytes)
        packet = self.device.empty(64, f"dispatch packet of {self.name}", MemoryKind.HOST)
        packet.host_view()[:] = words.ljust(64, b"\0")
        self._dispatch_packets.append(packet)
        return packet.gpu_va

    def _implicit(self, grid: Dim, block: Dim, local_bytes: int) -> tuple[bytes, int]:
        """The hidden arguments as bytes, and the offset of the first."""
        if not self.kernel.hidden:
            return b"", 0
        begin = min(hidden.offset for hidden in self.kernel.hidden)
        image = bytearray(self.kernarg_bytes - begin)
        for hidden in self.kernel.hidden:
            value = hidden_value(hidden.kind, grid, block, local_bytes)
            at = hidden.offset - begin
            image[at : at + hidden.size] = value.to_bytes(hidden.size, "little")
        return bytes(image), begin

    def _check_shape(self, grid: Dim, block: Dim, lds_bytes: int) -> None:
        for name, dims in (("grid", grid), ("block", block)):
            if len(dims) != 3 or any(size < 1 for size in dims):
                raise ArgumentError(f"{self.name}: {name}={dims}; needed are three sizes of at least 1")
        lanes = block[0] * block[1] * block[2]
        if lanes > min(MAX_LANES, self.kernel.max_lanes):
            limit = f"the card allows {MAX_LANES}, the kernel was compiled for {self.kernel.max_lanes}"
            raise ArgumentError(f"{self.name}: block={block} has {lanes} lanes; {limit}")
        if self.kernel.required_block not in (None, block):
            raise ArgumentError(
                f"{self.name}: block={block}; it was compiled for {self.kernel.required_block}"
            )
        if any(size > limit for size, limit in zip(grid, MAX_GRID, strict=True)):
            raise ArgumentError(f"{self.name}: grid={grid} work-groups; the card allows {MAX_GRID}")
        if lds_bytes > MAX_LDS_BYTES:
            limit = f"a work-group has at most {MAX_LDS_BYTES}"
            raise ArgumentError(f"{self.name}: {lds_bytes} bytes of work-group memory (LDS); {limit}")


def hidden_value(kind: str, grid: Dim, block: Dim, local_bytes: int) -> int:
    """The value of one hidden argument; those for services that we do not offer are 0."""
    name, _, axis = kind.rpartition("_")
    if axis in ("x", "y", "z") and name in _PER_AXIS:
        index = "xyz".index(axis)
        return _PER_AXIS[name](grid[index], block[index])
    if kind == "hidden_grid_dims":
        return _dimensions(grid)
    return local_bytes if kind == "hidden_dynamic_lds_size" else 0


_PER_AXIS: dict[str, Callable[[int, int], int]] = {
    "hidden_block_count": lambda groups, _lanes: groups,
    "hidden_group_size": lambda _groups, lanes: lanes,
    "hidden_remainder": lambda _groups, _lanes: 0,
    "hidden_global_offset": lambda _groups, _lanes: 0,
}


def _dimensions(grid: Dim) -> int:
    return 3 if grid[2] > 1 else 2 if grid[1] > 1 else 1


def _check_supported(kernel: Kernel) -> None:
    descriptor = kernel.descriptor
    wants = [name for name in UNSUPPORTED_REGISTERS if dict(descriptor.items())[f"enable_sgpr_{name}"]]
    if wants:
        what = f"kernel {kernel.name} wants the initial registers {', '.join(wants)}"
        raise CodeObjectError(
            f"{what}; supported are dispatch_ptr, kernarg_segment_ptr, private_segment_size"
        )
    if descriptor.kernarg_preload_length:
        raise CodeObjectError(f"kernel {kernel.name} wants preloaded arguments, which gfx1100 does not have")
