"""amdhsa code objects: `write` makes one from a kernel's machine code, `load` reads any (ours, LLVM's,
HIP's).

Written is version 5: descriptor and notes in a read-only segment, code in an executable one, behind it 384
bytes of s_code_end so that instruction prefetch stays inside. Read are versions 4 to 6, linked or still
relocatable. Sources: LLVM AMDGPUUsage, "Code Object", "Kernel Descriptor", "Code Object V5 Metadata",
"Relocation Records". Must not: touch a device. `image(base)` gives the bytes that belong at an address.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from autogen.amd import gc_12_0_0
from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC1, COMPUTE_PGM_RSRC2, COMPUTE_PGM_RSRC3
from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError
from drivers.core import elf, msgpack
from drivers.core.elf import Segment
from drivers.core.errors import CodeObjectError

BUNDLE_MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
EM_AMDGPU, OS_ABI_AMDHSA, NT_AMDGPU_METADATA = 224, 64, 32
ABI_VERSIONS = {2: 4, 3: 5, 4: 6}  # EI_ABIVERSION -> code object version
MACHINES = {
    0x41: "gfx1100", 0x46: "gfx1101", 0x47: "gfx1102", 0x44: "gfx1103", 0x43: "gfx1150", 0x4A: "gfx1151",
    0x48: "gfx1200", 0x4E: "gfx1201", 0x3F: "gfx90a", 0x4C: "gfx942", 0x36: "gfx1030",
}  # fmt: skip
MACHINE_MASK = 0xFF

DESCRIPTOR_BYTES, DESCRIPTOR_ALIGN, ENTRY_ALIGN, PAGE = 64, 64, 256, 4096
S_CODE_END = struct.pack("<I", 0xBF9F_0000)
CACHE_LINE_BYTES, PAD_LINES, MAX_PREFETCH_LINES = 128, 3, 63
MAX_PREFETCH_LINES_12 = 255

# Relocation types that a kernel's code or data can have.
ABS32_LO, ABS32_HI, ABS64, REL32, REL64, ABS32, REL32_LO, REL32_HI, RELATIVE64 = 1, 2, 3, 4, 5, 6, 10, 11, 13
GOTPCREL, GOTPCREL32_LO, GOTPCREL32_HI = 7, 8, 9  # as REL32_*, to a slot that holds the symbol's address
THROUGH_GOT = {GOTPCREL: REL32, GOTPCREL32_LO: REL32_LO, GOTPCREL32_HI: REL32_HI}
GOT_SLOT_BYTES = 8
LINKERS_OWN = (".dynamic", ".relro_padding", ".got", ".data.rel.ro")
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
    fixed their distance from the code (`writes_itself` is true then), or there are none.
    """

    arch: str
    version: int
    kernels: Mapping[str, KernelInfo]
    segments: tuple[Segment, ...]
    relocations: tuple[Relocation, ...]
    variables: range = range(0)
    writes_itself: bool = False

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


def write(
    arch: str,
    name: str,
    text: bytes,
    *,
    kernarg_bytes: int,
    vgprs: int,
    sgprs: int,
    lds_bytes: int = 0,
    scratch_bytes: int = 0,
    args: Sequence[Arg] = (),
    wave_size: int = 32,
    has_kernarg_pointer: bool = True,
    has_dispatch_pointer: bool = False,
    workgroup_ids: str = "xyz",
    workitem_dims: int = 1,
    float_mode: int = 0xF0,
    has_ieee_mode: bool = True,
    max_flat_workgroup_size: int = 1024,
) -> bytes:
    """A linked code object with one kernel.

    text: machine code, entered at its first byte. scratch_bytes: of one lane. workgroup_ids: which ids
    arrive in scalar registers behind the user ones. workitem_dims: 1..3 packed ids in v0. float_mode: MODE
    bits 7:0; 0xF0 rounds to nearest even and keeps denormals. Raises CodeObjectError for an arch or size no
    card has.
    """
    check_kernel(arch, name, text, vgprs, wave_size, lds_bytes)
    registers = -(-max(vgprs, 1) // (8 if wave_size == 32 else 4)) - 1
    lines = -(-len(text) // CACHE_LINE_BYTES)
    rsrc1, rsrc3 = launch_words(arch, registers, float_mode, has_ieee_mode, lines)
    rsrc2 = COMPUTE_PGM_RSRC2(
        scratch_en=int(scratch_bytes > 0),
        user_sgpr=2 * has_kernarg_pointer + 2 * has_dispatch_pointer,
        tgid_x_en=int("x" in workgroup_ids),
        tgid_y_en=int("y" in workgroup_ids),
        tgid_z_en=int("z" in workgroup_ids),
        tidig_comp_cnt=workitem_dims - 1,
    )
    fields = {
        "group_segment_fixed_size": lds_bytes,
        "private_segment_fixed_size": scratch_bytes,
        "kernarg_size": kernarg_bytes,
        "compute_pgm_rsrc1": rsrc1,
        "compute_pgm_rsrc2": int(rsrc2),
        "compute_pgm_rsrc3": rsrc3,
        "enable_sgpr_dispatch_ptr": int(has_dispatch_pointer),
        "enable_sgpr_kernarg_segment_ptr": int(has_kernarg_pointer),
        "enable_wavefront_size32": int(wave_size == 32),
    }
    described = {
        ".args": [arg_metadata(a) for a in args],
        ".group_segment_fixed_size": lds_bytes,
        ".kernarg_segment_align": 8,
        ".kernarg_segment_size": kernarg_bytes,
        ".max_flat_workgroup_size": max_flat_workgroup_size,
        ".name": name,
        ".private_segment_fixed_size": scratch_bytes,
        ".sgpr_count": sgprs,
        ".sgpr_spill_count": 0,
        ".symbol": name + ".kd",
        ".vgpr_count": vgprs,
        ".vgpr_spill_count": 0,
        ".wavefront_size": wave_size,
    }
    target = f"amdgcn-amd-amdhsa--{arch}"
    metadata = {"amdhsa.kernels": [described], "amdhsa.target": target, "amdhsa.version": [1, 2]}
    return link(arch, name, text, fields, msgpack.encode(metadata))


def launch_words(arch: str, vgprs: int, float_mode: int, has_ieee_mode: bool, lines: int) -> tuple[int, int]:
    """COMPUTE_PGM_RSRC1 and 3. vgprs: as encoded; lines: of code, to fetch ahead. GFX12 has no
    bits for DX10_CLAMP and IEEE; what stands in their place is 0 (LLVM AMDGPUUsage, "compute_pgm_rsrc1")."""
    common = {"vgprs": vgprs, "float_mode": float_mode, "wgp_mode": 1, "mem_ordered": 1, "fwd_progress": 1}
    if arch.startswith("gfx12"):
        rsrc3 = gc_12_0_0.COMPUTE_PGM_RSRC3(inst_pref_size=min(lines, MAX_PREFETCH_LINES_12))
        return int(gc_12_0_0.COMPUTE_PGM_RSRC1(**common)), int(rsrc3)
    rsrc1 = COMPUTE_PGM_RSRC1(**common, dx10_clamp=1, ieee_mode=int(has_ieee_mode))
    return int(rsrc1), int(COMPUTE_PGM_RSRC3(inst_pref_size=min(lines, MAX_PREFETCH_LINES)))


def check_kernel(arch: str, name: str, text: bytes, vgprs: int, wave_size: int, lds_bytes: int) -> None:
    if arch not in MACHINES.values():
        raise CodeObjectError(
            f"no code object machine number for {arch}; known are {', '.join(MACHINES.values())}"
        )
    if not text or len(text) % 4:
        raise CodeObjectError(f"kernel {name}: {len(text)} bytes of code; it is a positive multiple of 4")
    if not 0 <= vgprs <= 256 or wave_size not in (32, 64):
        raise CodeObjectError(
            f"kernel {name}: {vgprs} vector registers in waves of {wave_size}; 256 and 32 or 64 exist"
        )
    if not 0 <= lds_bytes <= 65536:
        raise CodeObjectError(f"kernel {name}: {lds_bytes} bytes of LDS; a work-group has at most 65536")


def arg_metadata(arg: Arg) -> dict[str, Any]:
    space = {".address_space": "global"} if arg.kind == "global_buffer" else {}
    return space | {".name": arg.name, ".offset": arg.offset, ".size": arg.size, ".value_kind": arg.kind}


def link(arch: str, name: str, text: bytes, fields: dict[str, int], metadata: bytes) -> bytes:
    """Lay out the file: notes, symbols and descriptor in the first page,
    code and the dynamic table in their own.
    """
    machine = next(number for number, known in MACHINES.items() if known == arch)
    names = [name, name + ".kd"]
    strings, at = elf.string_table(names)
    padded = text.ljust(elf.align_up(len(text), 4), b"\0")
    padded += S_CODE_END * ((elf.align_up(len(text), CACHE_LINE_BYTES) - len(text)) // 4)
    padded += S_CODE_END * (PAD_LINES * CACHE_LINE_BYTES // 4)
    alloc, execute, write_ = elf.SHF_ALLOC, elf.SHF_ALLOC | elf.SHF_EXECINSTR, elf.SHF_ALLOC | elf.SHF_WRITE
    note = elf.note("AMDGPU", NT_AMDGPU_METADATA, metadata)
    parts = [
        elf.SectionOut(".note", elf.SHT_NOTE, alloc, note, 4),
        elf.SectionOut(
            ".dynsym", elf.SHT_DYNSYM, alloc, bytes(3 * elf.SYMBOL_BYTES), 8, 4, 1, elf.SYMBOL_BYTES
        ),
        elf.SectionOut(".hash", elf.SHT_HASH, alloc, elf.hash_table(names), 4, 2, 0, 4),
        elf.SectionOut(".dynstr", elf.SHT_STRTAB, alloc, strings, 1),
        elf.SectionOut(".rodata", elf.SHT_PROGBITS, alloc, bytes(DESCRIPTOR_BYTES), DESCRIPTOR_ALIGN),
        elf.SectionOut(".text", elf.SHT_PROGBITS, execute, padded, ENTRY_ALIGN),
        elf.SectionOut(".dynamic", elf.SHT_DYNAMIC, write_, bytes(96), 8, 4, 0, 16),
        elf.SectionOut(".shstrtab", elf.SHT_STRTAB, 0, b"", 1),
    ]
    _, dynsym, hash_s, dynstr, rodata, code, dynamic, _ = parts
    segments = [
        elf.SegmentOut(elf.PT_LOAD, elf.PF_R, 0, 4, PAGE),
        elf.SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_X, 5, 5, PAGE),
        elf.SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_W, 6, 6, PAGE),
        elf.SegmentOut(elf.PT_DYNAMIC, elf.PF_R | elf.PF_W, 6, 6, 8),
        elf.SegmentOut(elf.PT_NOTE, elf.PF_R, 0, 0, 4),
    ]
    elf.place(parts, len(segments), PAGE, new_page=(5, 6))
    rodata.data = KernelDescriptor(kernel_code_entry_byte_offset=code.va - rodata.va, **fields).to_bytes()
    dynsym.data = bytes(elf.SYMBOL_BYTES)
    dynsym.data += elf.symbol(at[0], elf.STT_FUNC, elf.STV_PROTECTED, 6, code.va, len(text))
    dynsym.data += elf.symbol(at[1], elf.STT_OBJECT, 0, 5, rodata.va, DESCRIPTOR_BYTES)
    tags = {5: dynstr.va, 10: len(strings), 6: dynsym.va, 11: elf.SYMBOL_BYTES, 4: hash_s.va, 0: 0}
    dynamic.data = struct.pack("<12q", *(x for pair in tags.items() for x in pair))
    return elf.write(parts, segments, EM_AMDGPU, machine, OS_ABI_AMDHSA, 3)


def load(data: bytes) -> CodeObject:
    """Read a code object.

    CodeObjectError in one sentence: cut short, corrupt, not AMD's, without a kernel.
    """
    file = elf.read(bytes(data))
    arch, version = identify(file)
    if file.kind == elf.ET_REL:
        placed = lay_out(file)
    elif file.kind == elf.ET_DYN:
        placed = Placed(file.segments, {}, dynamic_relocations(file))
    else:
        raise CodeObjectError(f"ELF type {file.kind}: a code object is relocatable (1) or linked (3)")
    if not placed.segments:
        raise CodeObjectError("code object has nothing to load: no segment takes memory")
    partial = CodeObject(arch, version, {}, placed.segments, tuple(placed.relocations))
    if partial.size_bytes > elf.MAX_IMAGE_BYTES:
        raise CodeObjectError(
            f"code object asks for {partial.size_bytes:#x} bytes; {elf.MAX_IMAGE_BYTES:#x} at most"
        )
    check_relocations(partial)
    image = partial.image(0)
    variables = written(placed.segments) if file.kind == elf.ET_REL else range(0)
    symbols = {s.name: placed.address(s) for s in file.symbols if s.is_defined and s.name}
    kernels = {}
    for entry in kernel_metadata(file):
        info = kernel_info(entry, symbols, image)
        kernels[info.name] = info
    if not kernels:
        raise CodeObjectError(f"code object for {arch} holds no kernel")
    found = tuple(placed.relocations)
    writes_itself = file.kind == elf.ET_DYN and has_variables(file)
    return CodeObject(arch, version, kernels, placed.segments, found, variables, writes_itself)


def has_variables(file: elf.Elf) -> bool:
    """Whether a linked file has data that its kernels may write; what only linkers write does not count."""
    return any(s.writable and s.size and s.name not in LINKERS_OWN for s in file.sections)


def written(segments: Sequence[Segment]) -> range:
    """Where the segments lie that kernels may write. `lay_out` puts them side by side, on their own pages."""
    found = [segment for segment in segments if segment.writable]
    return range(found[0].va, found[-1].va + found[-1].size) if found else range(0)


def unbundle(data: bytes, arch: str) -> bytes:
    """The code object for `arch` in a bundle of several, as hipcc makes; other data as it is.

    Raises CodeObjectError. Source: clang documentation, "Clang Offload Bundler".
    """
    if not data.startswith(BUNDLE_MAGIC):
        return data
    found: dict[str, bytes] = {}
    try:
        at = len(BUNDLE_MAGIC) + 8
        for _ in range(struct.unpack_from("<Q", data, at - 8)[0]):
            offset, size, length = struct.unpack_from("<QQQ", data, at)
            name = data[at + 24 : at + 24 + length].decode("ascii", "replace")
            at += 24 + length
            if offset + size > len(data):
                raise CodeObjectError(f"truncated bundle: {len(data)} bytes, {name} ends at {offset + size}")
            found[name] = data[offset : offset + size]
    except struct.error:
        raise CodeObjectError(f"truncated bundle: its table does not fit in {len(data)} bytes") from None
    for name, part in found.items():
        if name.split("-")[-1].split(":")[0] == arch and part:
            return part
    raise CodeObjectError(f"the bundle has no code for {arch}; it has {', '.join(found) or 'nothing'}")


def identify(file: elf.Elf) -> tuple[str, int]:
    """(arch, code object version) from the ELF header."""
    if file.machine != EM_AMDGPU:
        raise CodeObjectError(f"ELF machine {file.machine} is not AMDGPU ({EM_AMDGPU})")
    if file.os_abi != OS_ABI_AMDHSA:
        raise CodeObjectError(
            f"ELF OS ABI {file.os_abi}; code objects for this driver are amdhsa ({OS_ABI_AMDHSA})"
        )
    version = ABI_VERSIONS.get(file.abi_version)
    if version is None:
        raise CodeObjectError(
            f"code object ABI version {file.abi_version}; versions 4 to 6 (ABI 2 to 4) are read"
        )
    arch = MACHINES.get(file.flags & MACHINE_MASK)
    if arch is None:
        known = ", ".join(MACHINES.values())
        raise CodeObjectError(
            f"code object is for AMDGPU machine {file.flags & MACHINE_MASK:#x}; known are {known}"
        )
    return arch, version


@dataclass
class Placed:
    """Segments with addresses, and where the sections of a relocatable file went."""

    segments: tuple[Segment, ...]
    bases: dict[int, int] = field(default_factory=dict)
    relocations: list[Relocation] = field(default_factory=list)

    def address(self, symbol: elf.Symbol) -> int:
        return symbol.value + self.bases.get(symbol.section, 0)


def lay_out(file: elf.Elf) -> Placed:
    """Link a relocatable file: sections behind each other, code and data on pages of their own, and a table
    of addresses (the GOT) behind them for what is reached through one.
    """
    va, segments, placed = 0, [], Placed(())
    for section in sorted(file.sections, key=lambda s: (s.executable, s.writable)):
        if section.align & section.align - 1 or section.align > 1 << 16:
            raise CodeObjectError(f"corrupt ELF file: section {section.name} is aligned to {section.align}")
        if section.size == 0:
            placed.bases[section.index] = va
            continue
        va = elf.align_up(va, max(section.align, PAGE if section.executable or section.writable else 1))
        placed.bases[section.index] = va
        segments.append(Segment(va, section.size, section.data, section.writable, section.executable))
        va += section.size
    wanted = [r for r in file.relocations if r.target in placed.bases]
    slots = got_slots(wanted, elf.align_up(va, PAGE))
    if slots:
        size = GOT_SLOT_BYTES * len(slots)
        segments.append(Segment(min(slots.values()), size, b"", writable=False, executable=False))
    placed.segments = tuple(segments)
    placed.relocations = [
        relocation(r, placed, r.offset + placed.bases[r.target], slots)
        for r in wanted
        if r.kind and (r.kind in THROUGH_GOT or not is_absent(r.symbol))
    ]
    for symbol, slot in slots.items():
        if not is_absent(symbol):
            found = elf.ElfRelocation(0, ABS64, symbol, 0, 0)
            placed.relocations.append(relocation(found, placed, slot, {}))
    return placed


def got_slots(wanted: Sequence[elf.ElfRelocation], va: int) -> dict[elf.Symbol | None, int]:
    """Where the address of each symbol that is reached through a table will lie, from `va` on."""
    symbols = dict.fromkeys(r.symbol for r in wanted if r.kind in THROUGH_GOT)
    return {symbol: va + GOT_SLOT_BYTES * index for index, symbol in enumerate(symbols)}


def dynamic_relocations(file: elf.Elf) -> list[Relocation]:
    found = (r for r in file.relocations if r.kind and not is_absent(r.symbol))
    return [relocation(r, Placed(()), r.offset, {}) for r in found]


def is_absent(symbol: elf.Symbol | None) -> bool:
    """Whether it may be missing, and is: its address is 0 then. HIP's headers declare threadIdx so."""
    return symbol is not None and symbol.is_weak and not symbol.is_defined


def relocation(
    found: elf.ElfRelocation, placed: Placed, va: int, slots: Mapping[elf.Symbol | None, int]
) -> Relocation:
    if found.symbol is not None and not found.symbol.is_defined and not found.symbol.is_weak:
        raise CodeObjectError(
            f"code object needs {found.symbol.name}, which it does not define; link it first"
        )
    if found.kind in THROUGH_GOT and found.symbol in slots:
        return Relocation(va, THROUGH_GOT[found.kind], slots[found.symbol], found.addend)
    if found.kind not in KINDS:
        raise CodeObjectError(f"relocation type {found.kind} at {va:#x}: not one that a kernel can have")
    target = placed.address(found.symbol) if found.symbol else 0
    return Relocation(va, found.kind, target, found.addend)


def check_relocations(module: CodeObject) -> None:
    for found in module.relocations:
        size = 8 if found.kind in WIDE else 4
        if not 0 <= found.va <= module.size_bytes - size:
            raise CodeObjectError(
                f"relocation at {found.va:#x} lies outside the {module.size_bytes:#x} bytes to load"
            )


def kernel_metadata(file: elf.Elf) -> list[dict[str, Any]]:
    """The kernels' entries in the metadata note."""
    for note in file.notes:
        if note.name == "AMDGPU" and note.kind == NT_AMDGPU_METADATA:
            try:
                found = msgpack.decode(note.data)
            except msgpack.MsgpackError as error:
                raise CodeObjectError(f"the metadata note is corrupt: {error}") from error
            kernels = found.get("amdhsa.kernels", []) if isinstance(found, dict) else None
            if not isinstance(kernels, list) or not all(isinstance(k, dict) for k in kernels):
                raise CodeObjectError("the metadata note has no list of kernels")
            return kernels
    raise CodeObjectError("code object has no metadata note, so its kernels and arguments are unknown")


def kernel_info(entry: dict[str, Any], symbols: dict[str, int], image: bytes) -> KernelInfo:
    """One kernel from its metadata and its descriptor. The descriptor's reserved bits must be 0."""
    name, symbol = text_of(entry, ".name"), text_of(entry, ".symbol")
    va = symbols.get(symbol)
    if va is None:
        raise CodeObjectError(f"kernel {name}: there is no symbol {symbol}")
    if va % DESCRIPTOR_ALIGN or va + DESCRIPTOR_BYTES > len(image):
        raise CodeObjectError(
            f"kernel {name}: its descriptor at {va:#x} is not {DESCRIPTOR_ALIGN}-byte aligned inside"
        )
    descriptor = read_descriptor(name, image[va : va + DESCRIPTOR_BYTES])
    start = va + descriptor.kernel_code_entry_byte_offset
    if start % ENTRY_ALIGN or not 0 <= start < len(image):
        raise CodeObjectError(
            f"kernel {name}: its entry at {start:#x} is not a multiple of {ENTRY_ALIGN} inside"
        )
    args, required = entry.get(".args", []), entry.get(".reqd_workgroup_size")
    if not isinstance(args, list):
        raise CodeObjectError(f"kernel {name}: its arguments are {args!r}, not a list")
    return KernelInfo(
        name=name,
        entry=start,
        descriptor=descriptor,
        descriptor_va=va,
        args=tuple(arg_of(name, a) for a in args),
        vgprs=number_of(entry, ".vgpr_count"),
        sgprs=number_of(entry, ".sgpr_count"),
        wave_size=32 if descriptor.enable_wavefront_size32 else 64,
        max_flat_workgroup_size=number_of(entry, ".max_flat_workgroup_size", 1024),
        reqd_workgroup_size=shape_of(name, required) if required is not None else None,
    )


def read_descriptor(name: str, raw: bytes) -> KernelDescriptor:
    try:
        descriptor = KernelDescriptor.from_bytes(raw)
        COMPUTE_PGM_RSRC1.decode(descriptor.compute_pgm_rsrc1)
        COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2)
    except DecodeError as error:
        raise CodeObjectError(f"kernel {name}: bad descriptor: {error}") from error
    return descriptor


def text_of(entry: Mapping[Any, Any], key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str) or not value:
        raise CodeObjectError(f"metadata: a kernel has no {key}")
    return value


def number_of(entry: Mapping[Any, Any], key: str, default: int = 0) -> int:
    value = entry.get(key, default)
    if not isinstance(value, int) or value < 0:
        raise CodeObjectError(f"metadata: {key} is {value!r}, not a size")
    return value


def arg_of(kernel: str, entry: Any) -> Arg:
    if not isinstance(entry, dict):
        raise CodeObjectError(f"kernel {kernel}: an argument's metadata is {entry!r}, not a map")
    kind, name = entry.get(".value_kind"), entry.get(".name", "")
    if not isinstance(kind, str) or not isinstance(name, str):
        raise CodeObjectError(f"kernel {kernel}: an argument has the kind {kind!r} and the name {name!r}")
    type_name = entry.get(".type_name", "")
    shown = type_name if isinstance(type_name, str) else ""
    return Arg(name, number_of(entry, ".offset"), number_of(entry, ".size"), kind, shown)


def shape_of(name: str, value: Any) -> tuple[int, int, int]:
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(x, int) and x > 0 for x in value):
        raise CodeObjectError(f"kernel {name}: required work-group size {value!r} is not three sizes")
    return value[0], value[1], value[2]
