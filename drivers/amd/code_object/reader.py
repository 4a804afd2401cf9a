"""Reads code objects: which chip, which kernels, what lies where. Whatever is wrong is one sentence.

Kernels come from the metadata note and their descriptors; places come from `layout.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeGuard

from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError
from drivers.amd.code_object.form import (
    DESCRIPTOR_ALIGN,
    DESCRIPTOR_BYTES,
    EM_AMDGPU,
    ENTRY_ALIGN,
    GENERIC,
    MACHINES,
    NT_AMDGPU_METADATA,
    OS_ABI_AMDHSA,
    Arg,
    CodeObject,
    KernelInfo,
)
from drivers.amd.code_object.layout import PlacedCode, check_relocations, dynamic_relocations, lay_out
from drivers.amd.code_object.prototype import parameter_types
from drivers.amd.isa.generation import family
from drivers.core import elf, msgpack
from drivers.core.elf import LoadSegment
from drivers.core.errors import CodeObjectError

ABI_VERSIONS = {2: 4, 3: 5, 4: 6}  # EI_ABIVERSION -> code object version
MACHINE_MASK = 0xFF
# What the command processor fills in: 0 in a descriptor. Source: LLVM AMDGPUUsage, tables "compute_pgm_rsrc".
NOT_ITS_OWN = {
    "compute_pgm_rsrc1": ("priority", "priv", "debug_mode", "bulky", "cdbg_user"),
    "compute_pgm_rsrc2": ("trap_present", "lds_size", "dynamic_vgpr", "excp_en_msb", "wgp_takeover"),
    "compute_pgm_rsrc3": ("trap_on_start", "trap_on_end"),
}
LINKERS_OWN = (".dynamic", ".relro_padding", ".got", ".data.rel.ro")


def load(data: bytes) -> CodeObject:
    """Read a code object.

    CodeObjectError in one sentence: cut short, corrupt, not AMD's, without a kernel.
    """
    file = elf.read(bytes(data))
    arch, version = identify(file)
    if file.kind == elf.ET_REL:
        placed = lay_out(file)
    elif file.kind == elf.ET_DYN:
        placed = PlacedCode(file.segments, {}, dynamic_relocations(file))
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
    code = [range(s.va, s.va + s.size) for s in placed.segments if s.executable]
    described, target = kernel_metadata(file)
    infos = [kernel_info(entry, symbols, image, code, arch) for entry in described]
    return CodeObject(
        arch=arch,
        version=version,
        kernels=by_name(infos, arch),
        segments=placed.segments,
        relocations=tuple(placed.relocations),
        variables=variables,
        writes_itself=file.kind == elf.ET_DYN and has_variables(file),
        target=target,
        functions=tuple(functions(file, placed, len(image))),
    )


def by_name(infos: Sequence[KernelInfo], arch: str) -> dict[str, KernelInfo]:
    kernels = {info.name: info for info in infos}
    if len(kernels) < len(infos):
        ((twice, _),) = Counter(info.name for info in infos).most_common(1)
        raise CodeObjectError(f"the metadata note describes two kernels of the name {twice}")
    if not kernels:
        raise CodeObjectError(f"code object for {arch} holds no kernel")
    return kernels


def functions(file: elf.Elf, placed: PlacedCode, size: int) -> Iterator[tuple[range, str]]:
    """The bytes of the image of `size` bytes that each function is, and its name."""
    for symbol in file.symbols:
        if symbol.is_function and symbol.is_defined:
            start = placed.address(symbol)
            if start < size:
                yield range(start, start + symbol.size), symbol.name


def has_variables(file: elf.Elf) -> bool:
    """Whether a linked file has data that its kernels may write; what only linkers write does not count."""
    return any(s.writable and s.size and s.name not in LINKERS_OWN for s in file.sections)


def written(segments: Sequence[LoadSegment]) -> range:
    """Where the segments lie that kernels may write. `lay_out` puts them side by side, on their own pages."""
    found = [segment for segment in segments if segment.writable]
    return range(found[0].va, found[-1].va + found[-1].size) if found else range(0)


def unbundle(data: bytes, arch: str) -> bytes:
    """The code object for `arch` in a bundle of several, as hipcc makes, compressed or not, by itself or in
    what it makes for the host; other data as it is. Raises CodeObjectError.
    """
    from drivers.amd.isa import bundle  # brings a decompressor along

    if not bundle.is_bundle(data):
        return data
    try:
        found = bundle.members(data)
    except DecodeError as error:
        raise CodeObjectError(str(error)) from None
    held = {name: part for name, part in found.items() if part}
    for wanted in (arch, GENERIC.get(arch)):
        parts = [part for name, part in held.items() if bundle.arch_of(name) == wanted]
        if parts:
            break
    if not parts:
        raise CodeObjectError(f"the bundle has no code for {arch}; it has {', '.join(found) or 'nothing'}")
    if len(parts) > 1:
        several = f"the file has {len(parts)} code objects for {arch}, one of each source"
        raise CodeObjectError(f"{several}; give the compiler's output for the one that is meant")
    return parts[0]


def identify(file: elf.Elf) -> tuple[str, int]:
    """(arch, code object version) from the ELF header."""
    if file.machine != EM_AMDGPU:
        held = "and it has no .hip_fatbin section with code for cards"
        raise CodeObjectError(f"an ELF file for {elf.machine_name(file.machine)}, not for AMDGPU, {held}")
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


def metadata_notes(file: elf.Elf) -> Iterator[Any]:
    """What each metadata note says. Raises CodeObjectError."""
    for note in file.notes:
        if note.name == "AMDGPU" and note.kind == NT_AMDGPU_METADATA:
            try:
                yield msgpack.decode(note.data)
            except msgpack.MsgpackError as error:
                raise CodeObjectError(f"the metadata note is corrupt: {error}") from error


def kernel_metadata(file: elf.Elf) -> tuple[list[dict[str, Any]], str]:
    """The kernels' entries in the metadata note, and the chip that it names."""
    for found in metadata_notes(file):
        kernels = found.get("amdhsa.kernels", []) if isinstance(found, dict) else None
        if not isinstance(kernels, list) or not all(isinstance(k, dict) for k in kernels):
            raise CodeObjectError("the metadata note has no list of kernels")
        return kernels, str(found.get("amdhsa.target", ""))
    raise CodeObjectError("code object has no metadata note, so its kernels and arguments are unknown")


def kernel_info(
    entry: dict[str, Any], symbols: dict[str, int], image: bytes, code: Sequence[range], arch: str
) -> KernelInfo:
    """One kernel from its metadata and its descriptor. The descriptor's reserved bits must be 0.

    code: where in the image instructions lie.
    """
    name, symbol = text_of(entry, ".name"), text_of(entry, ".symbol")
    va = symbols.get(symbol)
    if va is None:
        raise CodeObjectError(f"kernel {name}: there is no symbol {symbol}")
    if va % DESCRIPTOR_ALIGN or va + DESCRIPTOR_BYTES > len(image):
        inside = f"a multiple of {DESCRIPTOR_ALIGN} inside the {len(image):#x} bytes to load"
        raise CodeObjectError(f"kernel {name}: its descriptor is at {va:#x}; it must be at {inside}")
    descriptor = read_descriptor(name, image[va : va + DESCRIPTOR_BYTES], arch)
    start = va + descriptor.kernel_code_entry_byte_offset
    if start % ENTRY_ALIGN or not any(start in part for part in code):
        places = ", ".join(f"{part.start:#x}..{part.stop:#x}" for part in code) or "nowhere"
        allowed = f"it must be at a multiple of {ENTRY_ALIGN} where instructions are ({places})"
        raise CodeObjectError(f"kernel {name}: its entry is at {start:#x}; {allowed}")
    args, required = entry.get(".args", []), entry.get(".reqd_workgroup_size")
    if not isinstance(args, list):
        raise CodeObjectError(f"kernel {name}: its arguments are {args!r}, not a list")
    wave_size = 32 if descriptor.enable_wavefront_size32 else 64
    if number_of(entry, ".wavefront_size", wave_size) != wave_size:
        told = f"its metadata says waves of {entry['.wavefront_size']}, its descriptor of {wave_size}"
        raise CodeObjectError(f"kernel {name}: {told}")
    return KernelInfo(
        name=name,
        entry=start,
        descriptor=descriptor,
        descriptor_va=va,
        args=with_types(text_of(entry, ".name"), [arg_of(name, a) for a in args]),
        vgprs=number_of(entry, ".vgpr_count"),
        sgprs=number_of(entry, ".sgpr_count"),
        wave_size=wave_size,
        max_flat_workgroup_size=number_of(entry, ".max_flat_workgroup_size", 1024),
        reqd_workgroup_size=shape_of(name, required) if required is not None else None,
    )


def read_descriptor(name: str, raw: bytes, arch: str) -> KernelDescriptor:
    """The descriptor, if its reserved bits are 0 and what others fill in is."""
    facts = family(arch).registers
    try:
        descriptor = KernelDescriptor.from_bytes(raw)
        words = (
            facts.COMPUTE_PGM_RSRC1.decode(descriptor.compute_pgm_rsrc1),
            facts.COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2),
            facts.COMPUTE_PGM_RSRC3.decode(descriptor.compute_pgm_rsrc3),
        )
    except DecodeError as error:
        raise CodeObjectError(f"kernel {name}: bad descriptor: {error}") from error
    for word, (place, names) in zip(words, NOT_ITS_OWN.items(), strict=True):
        found = [f"{field} {value:#x}" for field, value in word.items() if value and field in names]
        if found:
            what = f"{place} has {', '.join(found)}, which the launch fills in; it must be 0"
            raise CodeObjectError(f"kernel {name}: bad descriptor: {what}")
    return descriptor


def text_of(entry: Mapping[Any, Any], key: str) -> str:
    value = entry.get(key)
    if not is_text(value) or not value:
        raise CodeObjectError(f"metadata: a kernel's {key} is {value!r}, not a name")
    return value


def number_of(entry: Mapping[Any, Any], key: str, default: int = 0) -> int:
    value = entry.get(key, default)
    if not isinstance(value, int) or not 0 <= value < 1 << 32:
        raise CodeObjectError(f"metadata: {key} is {value!r}, not a size")
    return value


def arg_of(kernel: str, entry: Any) -> Arg:
    if not isinstance(entry, dict):
        raise CodeObjectError(f"kernel {kernel}: an argument's metadata is {entry!r}, not a map")
    kind, name = entry.get(".value_kind"), entry.get(".name", "")
    if not (is_text(kind) and is_text(name)):
        found = f"the .value_kind {kind!r} and the .name {name!r}"
        raise CodeObjectError(f"kernel {kernel}: an argument's metadata has {found}; both are texts")
    type_name = entry.get(".type_name", "")
    shown = type_name if is_text(type_name) else ""
    return Arg(name, number_of(entry, ".offset"), number_of(entry, ".size"), kind, shown)


def with_types(symbol: str, args: Sequence[Arg]) -> tuple[Arg, ...]:
    """With the types that a C++ kernel's name has, where metadata has none."""
    declared = [arg for arg in args if not arg.kind.startswith("hidden_")]
    types = [] if any(arg.type_name for arg in declared) else parameter_types(symbol)
    if len(types) != len(declared):
        return tuple(args)
    told = dict(zip(map(id, declared), types, strict=True))
    return tuple(replace(arg, type_name=told.get(id(arg), "")) for arg in args)


def is_text(value: Any) -> TypeGuard[str]:
    return isinstance(value, str) and value.isprintable()


def shape_of(name: str, value: Any) -> tuple[int, int, int]:
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(x, int) and x > 0 for x in value):
        raise CodeObjectError(f"kernel {name}: required work-group size {value!r} is not three sizes")
    return value[0], value[1], value[2]
