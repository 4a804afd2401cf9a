"""A kernel on an AMD card: launch shapes checked and turned into PM4 words.

Initial registers follow LLVM AMDGPUUsage, "Initial Kernel Execution State"; hidden arguments its code
object V5 metadata table; the dispatch packet the HSA runtime specification 1.2, section 2.6.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC1, COMPUTE_PGM_RSRC2
from autogen.amd.hsa import USER_REGISTERS, KernelDescriptor
from drivers.amd import pm4
from drivers.amd.card_device import CardDevice
from drivers.core.errors import ArgumentError, CodeObjectError
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.program import Commands, Dim, Program, Signature, check_dims

MAX_LANES = 1024  # ROCr's answer to HSA_AGENT_INFO_WORKGROUP_MAX_SIZE
MAX_LDS_BYTES = 64 << 10
LDS_UNIT_BYTES = 512
MAX_GRID = (2**32 - 1, 65535, 65535)  # x: COMPUTE_DIM_X has 32 bits; y, z: a guess, as CUDA's
MAX_WAVE_SCRATCH_BYTES = 0x7FFF * 256  # COMPUTE_TMPRING_SIZE.WAVESIZE of gfx11
DYNAMIC_STACK_BYTES = 16 << 10  # of a lane, for calls whose depth the compiler could not tell
PRIVILEGED = int(COMPUTE_PGM_RSRC1(priv=1))
UNSUPPORTED_REGISTERS = ("private_segment_buffer", "flat_scratch_init")
MAX_USER_REGISTERS = 16
# Bits 63:32 of the addresses at which waves see work-group and private memory. Source: kfd_flat_memory.c.
SHARED_BASE, PRIVATE_BASE = 0x0001_0000, 0x0002_0000
VGPR_ROWS, VGPR_GRANULE = 1536, 24  # of one SIMD, in waves of 32 lanes


@dataclass(frozen=True)
class Hidden:
    """An argument that the driver fills: its kind in the metadata, and its place in the argument block."""

    kind: str
    offset: int
    size: int


@dataclass(frozen=True)
class AmdKernel:
    """What a code object says of one kernel. max_lanes: the largest work-group it was compiled for.

    required_block: the only work-group shape it allows, or None. vgprs: vector registers of a lane.
    has_calls: its code calls functions, so that its stack may be deeper than the compiler said.
    functions: of its code object, kernels among them: where in the code each one is, and its name.
    """

    name: str
    descriptor: KernelDescriptor
    entry_va: int
    hidden: Sequence[Hidden]
    max_lanes: int = MAX_LANES
    required_block: Dim | None = None
    vgprs: int = 0
    has_calls: bool = False
    functions: Sequence[tuple[range, str]] = ()


class AmdProgram(Program):
    """A kernel and the memory its code lies in. variables: what it writes by name, if that is apart."""

    device: CardDevice

    def __init__(
        self,
        device: CardDevice,
        kernel: AmdKernel,
        signature: Signature,
        code: Buffer,
        variables: Buffer | None = None,
    ) -> None:
        super().__init__(device, kernel.name, signature, kernel.descriptor.kernarg_size)
        self.kernel, self.code, self.variables = kernel, code, variables
        self._queue_block: Buffer | None = None
        _check_supported(kernel)
        device.programs.add(self)

    def memory(self) -> list[Buffer]:
        own = (self.code, self.variables, self._queue_block)
        return [buffer for buffer in own if buffer is not None]

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        descriptor = self.kernel.descriptor
        lds_bytes = descriptor.group_segment_fixed_size + local_bytes
        self._check_shape(grid, block, lds_bytes)
        packet = self._dispatch_packet(grid, block, lds_bytes)
        user_data, kernarg_index = self._user_data(packet)
        scratch_va, scratch_size = self._scratch()
        rsrc2 = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2)
        launch = pm4.Dispatch(
            entry_va=self.kernel.entry_va,
            rsrc1=descriptor.compute_pgm_rsrc1 | (PRIVILEGED if self.device.card.needs_privilege else 0),
            rsrc2=int(rsrc2.replace(lds_size=lds_units(descriptor.group_segment_fixed_size, local_bytes))),
            rsrc3=descriptor.compute_pgm_rsrc3,
            user_data=user_data,
            grid=grid,
            block=block,
            is_wave32=bool(descriptor.enable_wavefront_size32),
            scratch_va=scratch_va,
            scratch_size=scratch_size,
        )
        words, user_data_at = pm4.dispatch(launch, pm4.generation(self.device.arch))
        kernarg_at = user_data_at + kernarg_index if kernarg_index >= 0 else -1
        memory = () if packet is None else (packet,)
        return Commands(words, kernarg_at, *self._implicit(grid, block, local_bytes), memory)

    def _user_data(self, packet: Buffer | None) -> tuple[list[int], int]:
        """The initial scalar registers, and where in them the argument block's address goes."""
        descriptor = self.kernel.descriptor
        values: list[int] = []
        kernarg_index = -1
        if packet is not None:
            values += [packet.gpu_va & 0xFFFF_FFFF, packet.gpu_va >> 32]
        if descriptor.enable_sgpr_queue_ptr:
            queue_va = self._queue_address()
            values += [queue_va & 0xFFFF_FFFF, queue_va >> 32]
        if descriptor.enable_sgpr_kernarg_segment_ptr:
            kernarg_index = len(values)
        # The arguments' address, which each launch patches in, and the dispatch's number, here always 0.
        values += [0, 0] * (descriptor.enable_sgpr_kernarg_segment_ptr + descriptor.enable_sgpr_dispatch_id)
        if descriptor.enable_sgpr_private_segment_size:
            values.append(self.lane_bytes)
        count = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2).user_sgpr
        return values + [0] * (count - len(values)), kernarg_index

    def _scratch(self) -> tuple[int, int]:
        """The device's scratch memory for this kernel: address and COMPUTE_TMPRING_SIZE."""
        wave_bytes = self.lane_bytes * self._wave_lanes
        if wave_bytes > MAX_WAVE_SCRATCH_BYTES:
            what = f"{self.name}: {self.lane_bytes} bytes of private memory a lane, {wave_bytes} a wave"
            raise ArgumentError(f"{what}; a wave has at most {MAX_WAVE_SCRATCH_BYTES}")
        return self.device.scratch(wave_bytes)

    @property
    def _wave_lanes(self) -> int:
        return 32 if self.kernel.descriptor.enable_wavefront_size32 else 64

    @property
    def lane_bytes(self) -> int:
        """Private memory of one lane in bytes, with room for calls whose depth the compiler could not
        know."""
        descriptor = self.kernel.descriptor
        has_stack = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2).scratch_en
        is_dynamic = descriptor.uses_dynamic_stack or (self.kernel.has_calls and has_stack)
        return int(descriptor.private_segment_fixed_size) + (DYNAMIC_STACK_BYTES if is_dynamic else 0)

    def _queue_address(self) -> int:
        """A block for code that looks up apertures in its queue (amd_queue_t of the HSA runtime)."""
        if self._queue_block is None:
            made = self.device.empty(256, f"queue block of {self.name}", MemoryKind.HOST)
            made.host_view()[:] = struct.pack("<64xII", SHARED_BASE, PRIVATE_BASE).ljust(256, b"\0")
            self._queue_block = made
        return self._queue_block.gpu_va

    def _dispatch_packet(self, grid: Dim, block: Dim, lds_bytes: int) -> Buffer | None:
        """A packet for code that looks up its launch shape there. Raises ArgumentError."""
        if not self.kernel.descriptor.enable_sgpr_dispatch_ptr:
            return None
        dims = _dimensions(grid, block)
        items = [groups * lanes for groups, lanes in zip(grid, block, strict=True)]
        if max(items) >= 2**32:
            what = f"{max(items)} lanes along one axis; the kernel asks a packet that counts to {2**32 - 1}"
            raise ArgumentError(f"{self.name}: grid={grid} of block={block} has {what}")
        private = self.kernel.descriptor.private_segment_fixed_size
        words = struct.pack("<HHHHHHIIIII", 2, dims, *block, 0, *items, private, lds_bytes)
        packet = self.device.empty(64, f"dispatch packet of {self.name}", MemoryKind.HOST)
        packet.host_view()[:] = words.ljust(64, b"\0")
        return packet

    def _implicit(self, grid: Dim, block: Dim, local_bytes: int) -> tuple[bytes, int]:
        """The hidden arguments as bytes, and the offset of the first."""
        if not self.kernel.hidden:
            return b"", 0
        begin = min(hidden.offset for hidden in self.kernel.hidden)
        image = bytearray(self.kernarg_bytes - begin)
        for hidden in self.kernel.hidden:
            value = self._hidden(hidden.kind, grid, block, local_bytes)
            at = hidden.offset - begin
            image[at : at + hidden.size] = value.to_bytes(hidden.size, "little")
        return bytes(image), begin

    def _hidden(self, kind: str, grid: Dim, block: Dim, local_bytes: int) -> int:
        if kind == "hidden_queue_ptr":
            return self._queue_address()
        return hidden_value(kind, grid, block, local_bytes)

    def _check_shape(self, grid: Dim, block: Dim, lds_bytes: int) -> None:
        check_dims(self.name, grid=grid, block=block)
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
        self._check_registers(lanes)

    def _check_registers(self, lanes: int) -> None:
        """All waves of a work-group must find their registers at once, on four SIMDs."""
        share = self._wave_lanes // 32
        taken = -(-max(self.kernel.vgprs, 1) * share // VGPR_GRANULE) * VGPR_GRANULE
        room = 4 * (VGPR_ROWS // taken)
        waves = -(-lanes // self._wave_lanes)
        if waves > room:
            limit = f"with {self.kernel.vgprs} vector registers a lane, {room} fit at once"
            raise ArgumentError(f"{self.name}: a work-group of {waves} waves; {limit}")


def lds_units(fixed: int, local: int) -> int:
    """LDS_SIZE for the bytes that the kernel declares and those of this launch. It is one unit more where
    both would fit into the kernel's units: then a simulated card sees that there is more than the kernel
    declares.
    """
    own, units = -(-fixed // LDS_UNIT_BYTES), -(-(fixed + local) // LDS_UNIT_BYTES)
    return min(own + 1, MAX_LDS_BYTES // LDS_UNIT_BYTES) if local and units == own else units


def hidden_value(kind: str, grid: Dim, block: Dim, local_bytes: int) -> int:
    """The value of one hidden argument; those for services that we do not offer are 0."""
    name, _, axis = kind.rpartition("_")
    if axis in ("x", "y", "z") and name in _PER_AXIS:
        index = "xyz".index(axis)
        return _PER_AXIS[name](grid[index], block[index])
    if kind == "hidden_grid_dims":
        return _dimensions(grid, block)
    bases = {"hidden_private_base": PRIVATE_BASE, "hidden_shared_base": SHARED_BASE}
    return local_bytes if kind == "hidden_dynamic_lds_size" else bases.get(kind, 0)


_PER_AXIS: dict[str, Callable[[int, int], int]] = {
    "hidden_block_count": lambda groups, _lanes: groups,
    "hidden_group_size": lambda _groups, lanes: lanes,
    "hidden_remainder": lambda _groups, _lanes: 0,
    "hidden_global_offset": lambda _groups, _lanes: 0,
}


def _dimensions(grid: Dim, block: Dim) -> int:
    """How many dimensions the launch has: up to the last with more than one lane."""
    return max([axis + 1 for axis in range(3) if grid[axis] * block[axis] > 1], default=1)


def _check_supported(kernel: AmdKernel) -> None:
    descriptor = kernel.descriptor
    fields = dict(descriptor.items())
    wants = [name for name in UNSUPPORTED_REGISTERS if fields[f"enable_sgpr_{name}"]]
    if wants:
        what = f"kernel {kernel.name} wants the initial registers {', '.join(wants)}"
        raise CodeObjectError(f"{what}; no card that is supported has them")
    if descriptor.kernarg_preload_length:
        what = "wants arguments preloaded into registers; no card that is supported does that"
        raise CodeObjectError(f"kernel {kernel.name} {what}")
    asked = sum(count * fields[f"enable_sgpr_{name}"] for name, count in USER_REGISTERS.items())
    held = COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2).user_sgpr
    if not asked <= held <= MAX_USER_REGISTERS:
        what = f"wants {asked} initial registers filled and {held} set up; allowed are {asked}"
        raise CodeObjectError(f"kernel {kernel.name} {what}..{MAX_USER_REGISTERS}")
