"""A linked code object with one kernel, from its machine code.

Version 5: descriptor and notes in a read-only segment, code in an executable one, followed by 384 bytes of
s_code_end so that instruction prefetch stays inside.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from autogen.amd import gc_12_0_0
from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC1, COMPUTE_PGM_RSRC2, COMPUTE_PGM_RSRC3
from autogen.amd.hsa import USER_REGISTERS, KernelDescriptor
from drivers.amd.code_object.form import (
    DESCRIPTOR_ALIGN,
    DESCRIPTOR_BYTES,
    EM_AMDGPU,
    ENTRY_ALIGN,
    MACHINES,
    NT_AMDGPU_METADATA,
    OS_ABI_AMDHSA,
    PAGE,
    Arg,
)
from drivers.amd.isa.generation import family
from drivers.core import elf, elf_writer, msgpack
from drivers.core.elf_writer import SectionOut, SegmentOut
from drivers.core.errors import CodeObjectError

S_CODE_END = struct.pack("<I", 0xBF9F_0000)
CACHE_LINE_BYTES, PAD_LINES, MAX_PREFETCH_LINES = 128, 3, 63
MAX_PREFETCH_LINES_12 = 255


@dataclass(frozen=True)
class KernelNeeds:
    """What a kernel needs of its launch. scratch_bytes: of one lane. workgroup_ids: which ids arrive in
    scalar registers after the user ones. workitem_dims: 1..3 packed ids in v0. float_mode: MODE bits 7:0;
    0xF0 rounds to nearest even and keeps denormals.
    """

    kernarg_bytes: int
    vgprs: int
    sgprs: int
    lds_bytes: int = 0
    scratch_bytes: int = 0
    args: Sequence[Arg] = ()
    wave_size: int = 32
    has_kernarg_pointer: bool = True
    has_dispatch_pointer: bool = False
    workgroup_ids: str = "xyz"
    workitem_dims: int = 1
    float_mode: int = 0xF0
    has_ieee_mode: bool = True
    max_flat_workgroup_size: int = 1024


def write(arch: str, name: str, text: bytes, needs: KernelNeeds) -> bytes:
    """A linked code object with one kernel. text: machine code, entered at its first byte. Raises
    CodeObjectError for an arch or size no card has.
    """
    check_kernel(arch, name, text, needs)
    fields = descriptor_fields(arch, len(text), needs)
    described = {
        **kernel_entry(name, fields, needs.wave_size),
        ".args": [arg_metadata(a) for a in needs.args],
        ".max_flat_workgroup_size": needs.max_flat_workgroup_size,
        ".sgpr_count": needs.sgprs,
        ".vgpr_count": needs.vgprs,
    }
    target = f"amdgcn-amd-amdhsa--{arch}"
    metadata = {"amdhsa.kernels": [described], "amdhsa.target": target, "amdhsa.version": [1, 2]}
    return link(arch, name, text, fields, msgpack.encode(metadata))


def descriptor_fields(arch: str, text_bytes: int, needs: KernelNeeds) -> dict[str, int]:
    """The kernel descriptor's fields by LLVM's names."""
    registers = -(-max(needs.vgprs, 1) // (8 if needs.wave_size == 32 else 4)) - 1
    lines = -(-text_bytes // CACHE_LINE_BYTES)
    rsrc1, rsrc3 = launch_words(arch, registers, needs.float_mode, needs.has_ieee_mode, lines)
    users = {"dispatch_ptr": needs.has_dispatch_pointer, "kernarg_segment_ptr": needs.has_kernarg_pointer}
    rsrc2 = initial_registers(users, needs.workgroup_ids, needs.workitem_dims, needs.scratch_bytes > 0)
    return {
        "group_segment_fixed_size": needs.lds_bytes,
        "private_segment_fixed_size": needs.scratch_bytes,
        "kernarg_size": needs.kernarg_bytes,
        "compute_pgm_rsrc1": rsrc1,
        "compute_pgm_rsrc2": rsrc2,
        "compute_pgm_rsrc3": rsrc3,
        "enable_wavefront_size32": int(needs.wave_size == 32),
        **{f"enable_sgpr_{user}": int(is_there) for user, is_there in users.items()},
    }


def initial_registers(users: Mapping[str, bool], groups: str, dims: int, has_scratch: bool) -> int:
    """COMPUTE_PGM_RSRC2: which registers a wave begins with. users: those in front; groups: work-group ids
    behind them; dims: of work-item ids in v0.
    """
    return int(
        COMPUTE_PGM_RSRC2(
            scratch_en=int(has_scratch),
            user_sgpr=sum(USER_REGISTERS[user] for user, is_there in users.items() if is_there),
            tgid_x_en=int("x" in groups),
            tgid_y_en=int("y" in groups),
            tgid_z_en=int("z" in groups),
            tidig_comp_cnt=dims - 1,
        )
    )


def kernel_entry(name: str, fields: dict[str, int], wave_size: int) -> dict[str, Any]:
    """What the metadata repeats of the descriptor, and what is the same of all our kernels."""
    return {
        ".group_segment_fixed_size": fields["group_segment_fixed_size"],
        ".kernarg_segment_align": 8,
        ".kernarg_segment_size": fields["kernarg_size"],
        ".name": name,
        ".private_segment_fixed_size": fields["private_segment_fixed_size"],
        ".sgpr_spill_count": 0,
        ".symbol": name + ".kd",
        ".vgpr_spill_count": 0,
        ".wavefront_size": wave_size,
    }


def launch_words(arch: str, vgprs: int, float_mode: int, has_ieee_mode: bool, lines: int) -> tuple[int, int]:
    """COMPUTE_PGM_RSRC1 and 3. vgprs: as encoded; lines: of code, to fetch ahead. GFX12 has no
    bits for DX10_CLAMP and IEEE; what stands in their place is 0 (LLVM AMDGPUUsage, "compute_pgm_rsrc1")."""
    common = {"vgprs": vgprs, "float_mode": float_mode, "wgp_mode": 1, "mem_ordered": 1, "fwd_progress": 1}
    if not family(arch).has_mode_bits:
        rsrc3 = gc_12_0_0.COMPUTE_PGM_RSRC3(inst_pref_size=min(lines, MAX_PREFETCH_LINES_12))
        return int(gc_12_0_0.COMPUTE_PGM_RSRC1(**common)), int(rsrc3)
    rsrc1 = COMPUTE_PGM_RSRC1(**common, dx10_clamp=1, ieee_mode=int(has_ieee_mode))
    return int(rsrc1), int(COMPUTE_PGM_RSRC3(inst_pref_size=min(lines, MAX_PREFETCH_LINES)))


def check_kernel(arch: str, name: str, text: bytes, needs: KernelNeeds) -> None:
    if arch not in MACHINES.values():
        raise CodeObjectError(
            f"no code object machine number for {arch}; known are {', '.join(MACHINES.values())}"
        )
    if not text or len(text) % 4:
        raise CodeObjectError(f"kernel {name}: {len(text)} bytes of code; it is a positive multiple of 4")
    if not 0 <= needs.vgprs <= 256 or needs.wave_size not in (32, 64):
        found = f"{needs.vgprs} vector registers in waves of {needs.wave_size}"
        raise CodeObjectError(f"kernel {name}: {found}; 256 and 32 or 64 exist")
    if not 0 <= needs.lds_bytes <= 65536:
        found = f"{needs.lds_bytes} bytes of LDS"
        raise CodeObjectError(f"kernel {name}: {found}; a work-group has at most 65536")


def arg_metadata(arg: Arg) -> dict[str, Any]:
    space = {".address_space": "global"} if arg.kind == "global_buffer" else {}
    return space | {".name": arg.name, ".offset": arg.offset, ".size": arg.size, ".value_kind": arg.kind}


def link(arch: str, name: str, text: bytes, fields: dict[str, int], metadata: bytes) -> bytes:
    """Lay out the file: notes, symbols and descriptor in the first page; others for code, dynamic table."""
    machine = next(number for number, known in MACHINES.items() if known == arch)
    names = [name, name + ".kd"]
    strings, at = elf_writer.string_table(names)
    padded = text.ljust(elf.align_up(len(text), 4), b"\0")
    padded += S_CODE_END * ((elf.align_up(len(text), CACHE_LINE_BYTES) - len(text)) // 4)
    padded += S_CODE_END * (PAD_LINES * CACHE_LINE_BYTES // 4)
    alloc, execute, write_ = elf.SHF_ALLOC, elf.SHF_ALLOC | elf.SHF_EXECINSTR, elf.SHF_ALLOC | elf.SHF_WRITE
    note = elf_writer.note("AMDGPU", NT_AMDGPU_METADATA, metadata)
    parts = [
        SectionOut(".note", elf.SHT_NOTE, alloc, note, 4),
        SectionOut(".dynsym", elf.SHT_DYNSYM, alloc, bytes(3 * elf.SYMBOL_BYTES), 8, 4, 1, elf.SYMBOL_BYTES),
        SectionOut(".hash", elf.SHT_HASH, alloc, elf_writer.hash_table(names), 4, 2, 0, 4),
        SectionOut(".dynstr", elf.SHT_STRTAB, alloc, strings, 1),
        SectionOut(".rodata", elf.SHT_PROGBITS, alloc, bytes(DESCRIPTOR_BYTES), DESCRIPTOR_ALIGN),
        SectionOut(".text", elf.SHT_PROGBITS, execute, padded, ENTRY_ALIGN),
        SectionOut(".dynamic", elf.SHT_DYNAMIC, write_, bytes(96), 8, 4, 0, 16),
        SectionOut(".shstrtab", elf.SHT_STRTAB, 0, b"", 1),
    ]
    _, dynsym, hash_s, dynstr, rodata, code, dynamic, _ = parts
    segments = [
        SegmentOut(elf.PT_LOAD, elf.PF_R, 0, 4, PAGE),
        SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_X, 5, 5, PAGE),
        SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_W, 6, 6, PAGE),
        SegmentOut(elf.PT_DYNAMIC, elf.PF_R | elf.PF_W, 6, 6, 8),
        SegmentOut(elf.PT_NOTE, elf.PF_R, 0, 0, 4),
    ]
    elf_writer.place(parts, len(segments), PAGE, new_page=(5, 6))
    rodata.data = KernelDescriptor(kernel_code_entry_byte_offset=code.va - rodata.va, **fields).to_bytes()
    dynsym.data = bytes(elf.SYMBOL_BYTES)
    dynsym.data += elf_writer.symbol(at[0], elf.STT_FUNC, elf.STV_PROTECTED, 6, code.va, len(text))
    dynsym.data += elf_writer.symbol(at[1], elf.STT_OBJECT, 0, 5, rodata.va, DESCRIPTOR_BYTES)
    tags = {5: dynstr.va, 10: len(strings), 6: dynsym.va, 11: elf.SYMBOL_BYTES, 4: hash_s.va, 0: 0}
    dynamic.data = struct.pack("<12q", *(x for pair in tags.items() for x in pair))
    return elf_writer.write(parts, segments, EM_AMDGPU, machine, OS_ABI_AMDHSA, 3)
