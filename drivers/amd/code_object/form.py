"""What a code object is: kernels, segments, relocations, and the image of them all at an address.

Stands under `reader.py` and `writer.py`; knows no file format but the numbers that both need.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from autogen.amd.hsa import KernelDescriptor
from drivers.amd.isa.generation import CHIPS
from drivers.core.elf import LoadSegment

EM_AMDGPU, OS_ABI_AMDHSA, NT_AMDGPU_METADATA = 224, 64, 32
MACHINES = {
    0x41: "gfx1100", 0x46: "gfx1101", 0x47: "gfx1102", 0x44: "gfx1103", 0x43: "gfx1150", 0x4A: "gfx1151",
    0x48: "gfx1200", 0x4E: "gfx1201", 0x3F: "gfx90a", 0x4C: "gfx942", 0x36: "gfx1030",
    0x55: "gfx1152", 0x58: "gfx1153", 0x53: "gfx10-3-generic", 0x54: "gfx11-generic", 0x59: "gfx12-generic",
}  # fmt: skip
# Code for a whole generation runs on each chip of it. Source: LLVM AMDGPUUsage, "Generic processors".
CHIP_OF = {"gfx11-generic": "gfx1100", "gfx12-generic": "gfx1201"}  # whose instructions such code has
GENERIC = {chip: name for name, one in CHIP_OF.items() for chip in CHIPS if CHIPS[chip] is CHIPS[one]}
DESCRIPTOR_BYTES, DESCRIPTOR_ALIGN, ENTRY_ALIGN, PAGE = 64, 64, 256, 4096

# Relocation types that a kernel's code or data can have.
ABS32_LO, ABS32_HI, ABS64, REL32, REL64, ABS32, REL32_LO, REL32_HI, RELATIVE64 = 1, 2, 3, 4, 5, 6, 10, 11, 13
KINDS = (ABS32_LO, ABS32_HI, ABS64, REL32, REL64, ABS32, REL32_LO, REL32_HI, RELATIVE64)
RELATIVE_TO_PLACE = (REL32, REL64, REL32_LO, REL32_HI)
HIGH_HALF = (ABS32_HI, REL32_HI)
WIDE = (ABS64, REL64, RELATIVE64)


@dataclass(frozen=True)
class Arg:
    """One argument in the argument block.

    kind: global_buffer, by_value, dynamic_shared_pointer, hidden_...; type_name: the source's, if it is said.
    """

    name: str
    offset: int
    size: int
    kind: str
    type_name: str = ""


@dataclass(frozen=True)
class KernelInfo:
    """One kernel.

    `entry` and `descriptor_va` are offsets in the image; sizes are in bytes, registers in count.
    """

    name: str
    entry: int
    descriptor: KernelDescriptor
    descriptor_va: int
    args: tuple[Arg, ...]
    vgprs: int
    sgprs: int
    wave_size: int
    max_flat_workgroup_size: int
    reqd_workgroup_size: tuple[int, int, int] | None

    @property
    def kernarg_bytes(self) -> int:
        return self.descriptor.kernarg_size

    @property
    def allocated_vgprs(self) -> int:
        """What the launch allocates to a lane. Source: LLVM AMDGPUUsage, GRANULATED_WORKITEM_VGPR_COUNT."""
        return ((self.descriptor.compute_pgm_rsrc1 & 0x3F) + 1) * (8 if self.wave_size == 32 else 4)

    @property
    def lds_bytes(self) -> int:
        return self.descriptor.group_segment_fixed_size

    @property
    def scratch_bytes(self) -> int:
        """Private memory of one lane."""
        return self.descriptor.private_segment_fixed_size


@dataclass(frozen=True)
class Relocation:
    """Write `target` + addend (minus the place, for relative kinds) at `va`;
    both are offsets in the image.
    """

    va: int
    kind: int
    target: int
    addend: int


@dataclass(frozen=True)
class CodeObject:
    """What can be put on a card. Addresses count from the start of the image.

    variables: bytes of the image that kernels write and that may be put elsewhere; empty where the linker has
    fixed their distance from the code (`writes_itself` is true then), or there are none. arch: of the header;
    target: what the metadata says of it. functions: the bytes of the image that each one is, and its name.
    """

    arch: str
    version: int
    kernels: Mapping[str, KernelInfo]
    segments: tuple[LoadSegment, ...]
    relocations: tuple[Relocation, ...]
    variables: range = range(0)
    writes_itself: bool = False
    target: str = ""
    functions: tuple[tuple[range, str], ...] = ()

    @property
    def size_bytes(self) -> int:
        return max(s.va + s.size for s in self.segments)

    def image(self, base: int, variables_va: int | None = None) -> bytes:
        """All segments as they must lie at GPU address `base`, relocated.

        variables_va: where the bytes `variables` of the image will be instead, if they are taken apart.
        """
        out = bytearray(self.size_bytes)
        for segment in self.segments:
            out[segment.va : segment.va + len(segment.data)] = segment.data
        apart = base + self.variables.start if variables_va is None else variables_va
        for relocation in self.relocations:
            relocate(out, relocation, lambda va: address_of(va, base, self.variables, apart))
        return bytes(out)


def address_of(va: int, base: int, variables: range, variables_va: int) -> int:
    """The GPU address of offset `va` in an image at `base` whose variables lie elsewhere."""
    return variables_va + va - variables.start if va in variables else base + va


def relocate(image: bytearray, relocation: Relocation, address: Callable[[int], int]) -> None:
    value = address(relocation.target) + relocation.addend
    value -= address(relocation.va) if relocation.kind in RELATIVE_TO_PLACE else 0
    value &= (1 << 64) - 1
    if relocation.kind in WIDE:
        struct.pack_into("<Q", image, relocation.va, value)
    else:
        half = value >> 32 if relocation.kind in HIGH_HALF else value & 0xFFFF_FFFF
        struct.pack_into("<I", image, relocation.va, half)
