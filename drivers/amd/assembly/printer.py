"""A code object -> an assembly file that `reader` takes: sections, symbols, data, kernels and metadata.

Of a relocatable file every byte and relocation comes back. A linked one has lost which distances reach data;
those that begin at s_getpc_b64, as compilers write them, are found again. What only its linker needed (symbol
hashes, the dynamic table) is left out. Code that is no instruction is printed as numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from autogen.amd import gc_11_0_0
from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError, EncodeError
from drivers.amd.assembly import descriptor, metadata
from drivers.amd.assembly.linkable import ABI_VERSIONS, KINDS
from drivers.amd.assembly.references import SymbolTarget, in_code
from drivers.amd.code_object.form import (
    CHIP_OF,
    MACHINES,
    REL32_HI,
    REL32_LO,
    RELATIVE64,
)
from drivers.amd.code_object.reader import metadata_notes
from drivers.amd.isa import isa
from drivers.amd.isa.expression import SectionOffset, SymbolAddress, Symbols
from drivers.amd.isa.layout import NameScope
from drivers.amd.isa.listing import label_names, labelled
from drivers.amd.isa.machine import ARCHES
from drivers.core import elf
from drivers.core.errors import CodeObjectError

LINKERS_OWN = (".note", ".dynsym", ".gnu.hash", ".hash", ".dynstr", ".dynamic", ".relro_padding")
VERSIONS = {abi: version for version, abi in ABI_VERSIONS.items()}
HOW = {kind: (how, size) for (how, size), kind in KINDS.items()} | {RELATIVE64: ("abs32", 8)}
VISIBLE = {1: ".internal", 2: ".hidden", 3: ".protected"}
BEFORE_LITERAL = {REL32_LO: 4, REL32_HI: 12}  # bytes from where s_getpc_b64 points to the literal
ROW_BYTES = 16
SGPR_COUNT = gc_11_0_0.COMPUTE_PGM_RSRC1.fields["sgprs"].span


def printed(data: bytes, wave_size: int | None = None) -> Iterator[str]:
    """The lines of the file. wave_size: of code of which no kernel says it. Raises CodeObjectError."""
    file = elf.read(data)
    machine = MACHINES.get(file.flags & 0xFF, "")
    arch = CHIP_OF.get(machine, machine)
    if arch not in ARCHES:
        raise CodeObjectError(f"code for {machine or hex(file.flags & 0xFF)}; known are {', '.join(ARCHES)}")
    yield f'\t.amdgcn_target "amdgcn-amd-amdhsa--{machine}"'
    yield f"\t.amdhsa_code_object_version {VERSIONS.get(file.abi_version, 5)}"
    printer = Printer(file, arch, wave_size)
    for section in printer.sections:
        yield from printer.section(section)
    yield ""
    yield from printer.undefined()
    yield from document(file)


def document(file: elf.Elf) -> Iterator[str]:
    """The metadata."""
    for found in metadata_notes(file):
        yield "\t.amdgpu_metadata"
        yield from metadata.printed(found)
        yield "\t.end_amdgpu_metadata"


class Printer:
    """Names of one file's places, and its sections as text."""

    def __init__(self, file: elf.Elf, arch: str, wave_size: int | None) -> None:
        self.file, self.arch = file, arch
        self.sections = [s for s in file.sections if s.size and not s.name.startswith((*LINKERS_OWN, ".rel"))]
        self.by_index = {section.index: section for section in self.sections}
        self.names: dict[SectionOffset, list[elf.Symbol]] = defaultdict(list)
        for symbol in dict.fromkeys(s for s in file.symbols if s.name and s.section in self.by_index):
            offset = symbol.value - self.by_index[symbol.section].va
            if all(symbol.name != known.name for known in self.names[SectionOffset(symbol.section, offset)]):
                self.names[SectionOffset(symbol.section, offset)].append(symbol)
        self.relocations = dict(self.targets())
        kernels = {
            symbol.name.removesuffix(".kd"): at
            for at, found in self.names.items()
            for symbol in found
            if symbol.name.endswith(".kd")
        }
        self.descriptors = {name: self.descriptor(at) for name, at in kernels.items()}
        lanes = [32 if found.enable_wavefront_size32 else 64 for found in self.descriptors.values()]
        self.wave_size = wave_size or min(lanes, default=32)

    def targets(self) -> Iterator[tuple[SectionOffset, SymbolTarget]]:
        """Where a linker or loader writes, and what."""
        for found in self.file.relocations:
            if found.kind not in HOW:
                continue
            is_here = found.target in self.by_index
            at = SectionOffset(found.target, found.offset) if is_here else self.place(found.offset)
            name = self.target_name(found)
            if at is not None and name is not None:
                yield at, SymbolTarget(*name, *HOW[found.kind])

    def target_name(self, found: elf.ElfRelocation) -> tuple[str, int] | None:
        """(name, addend) of what is to be written; None where this is unknown."""
        symbol = found.symbol
        if symbol is not None and symbol.name:
            return symbol.name, found.addend
        if symbol is None and found.kind != RELATIVE64:
            return None
        where = (
            SectionOffset(symbol.section, found.addend) if symbol is not None else self.place(found.addend)
        )
        if where is None or where.section not in self.by_index:
            return None
        bias = BEFORE_LITERAL.get(found.kind, 0)
        start = where._replace(offset=where.offset - bias)
        own = [known.name for known in self.names.get(start, []) if known.is_local]
        return (own[0], bias) if own else (start_of(self.by_index[where.section]), where.offset)

    def place(self, va: int) -> SectionOffset | None:
        """The section that holds an address of a linked file."""
        for section in self.sections:
            if self.file.kind == elf.ET_DYN and section.va <= va < section.va + section.size:
                return SectionOffset(section.index, va - section.va)
        return None

    def descriptor(self, at: SectionOffset) -> KernelDescriptor:
        data = self.by_index[at.section].data[at.offset : at.offset + descriptor.DESCRIPTOR_BYTES]
        try:
            return KernelDescriptor.from_bytes(data)
        except DecodeError as error:
            raise CodeObjectError(f"a kernel's descriptor: {error}") from error

    def section(self, section: elf.Section) -> Iterator[str]:
        """One section: its first lines, and the contents between its symbols."""
        letters = "a" + "w" * section.writable + "x" * section.executable
        kind = "@progbits" if section.data else "@nobits"
        yield ""
        yield f'\t.section {section.name},"{letters}",{kind}'
        yield f"\t.p2align {max(section.align, 1).bit_length() - 1}"
        yield f"{start_of(section)}:"
        starts = sorted({0, *(at.offset for at in self.names if at.section == section.index)})
        ends = [*starts[1:], section.size]
        for start, end in zip(starts, ends, strict=True):
            symbols = self.names.get(SectionOffset(section.index, start), [])
            size = max((s.size for s in symbols if s.is_function), default=0)
            yield from self.stretch(section, start, end, symbols, size)

    def stretch(
        self, section: elf.Section, start: int, end: int, symbols: Sequence[elf.Symbol], size: int
    ) -> Iterator[str]:
        """The contents from one symbol to the next. size: of the function that begins here."""
        kernel = next((s.name.removesuffix(".kd") for s in symbols if s.name.endswith(".kd")), "")
        if kernel and end - start >= descriptor.DESCRIPTOR_BYTES:
            block = list(self.block(kernel, section.data[start : start + descriptor.DESCRIPTOR_BYTES]))
            if block:
                yield from block
                yield from self.data(section, start + descriptor.DESCRIPTOR_BYTES, end)
                return
        for symbol in symbols:
            yield from self.head(symbol)
        if section.executable and section.data:
            middle = min(start + size, end) if size else end
            yield from self.code(section, start, middle, symbols[0].name if symbols else "")
            yield from self.data(section, middle, end)
        else:
            yield from self.data(section, start, end)

    def head(self, symbol: elf.Symbol) -> Iterator[str]:
        if not symbol.is_local:
            yield f"\t{'.weak' if symbol.is_weak else '.globl'} {symbol.name}"
        if symbol.visibility:
            yield f"\t{VISIBLE[symbol.visibility]} {symbol.name}"
        if symbol.is_function or symbol.size:
            yield f"\t.type {symbol.name},@{'function' if symbol.is_function else 'object'}"
        yield f"\t.size {symbol.name}, {symbol.size}"
        yield f"{symbol.name}:"

    def block(self, kernel: str, raw: bytes) -> Iterator[str]:
        """The lines that make a kernel's descriptor; none where nothing that can be written makes it.

        The count of scalar registers, which LLVM 19 puts there and these generations ignore, goes.
        """
        found = KernelDescriptor.from_bytes(raw)
        bare = found.replace(compute_pgm_rsrc1=found.compute_pgm_rsrc1 & ~SGPR_COUNT)
        lines = descriptor.printed(bare, self.arch)
        lanes = 32 if lines["wavefront_size32"] else 64
        texts = {name: str(value) for name, value in lines.items()}
        again = descriptor.DescriptorBlock(kernel, self.arch, lanes, Symbols(), texts)
        try:
            made = again.settled(SectionOffset(0, 0), Unlinked({}))
        except EncodeError:
            return
        if made != bare.replace(kernel_code_entry_byte_offset=0).to_bytes():
            return
        yield f"\t.amdhsa_kernel {kernel}"
        yield from (f"\t\t.amdhsa_{name} {value}" for name, value in texts.items())
        yield "\t.end_amdhsa_kernel"

    def data(self, section: elf.Section, start: int, end: int) -> Iterator[str]:
        """Bytes as numbers, and addresses where a linker writes them."""
        if not section.data:
            yield from [f"\t.zero {end - start}"] * (end > start)
            return
        at = start
        own = (place for place in self.relocations if place.section == section.index)
        for place in sorted(place for place in own if start <= place.offset < end):
            yield from plain(section.data[at : place.offset])
            target = self.relocations[place]
            yield from target.data_lines(place)
            at = place.offset + target.size_bytes
        yield from plain(section.data[at:end])

    def code(self, section: elf.Section, start: int, end: int, name: str) -> Iterator[str]:
        """Instructions, with labels where branches go and names where literals are distances to them."""
        kernel = self.descriptors.get(name)
        lanes = self.wave_size if kernel is None else 32 if kernel.enable_wavefront_size32 else 64
        machine = isa(self.arch, lanes)
        try:
            found = [
                (at, section.data[at : at + size], inst, machine, "")
                for at, size, inst in machine.disassemble(section.data, start, end)
            ]
        except DecodeError:
            yield from self.data(section, start, end)
            return
        labels = {at: f".L{section.index}_{at:x}" for at in label_names(found)}
        linked = in_code([(at, len(raw), inst) for at, raw, inst, _, _ in found], section, self.linked_target)
        for at, raw, inst, _, _ in found:
            if at in labels:
                yield f"{labels[at]}:"
            target = self.relocations.get(SectionOffset(section.index, at + len(raw) - 4)) or linked.get(at)
            made = labelled(inst, at, labels) if target is None else target.placed(inst)
            yield f"\t{machine.format(made)}"

    def linked_target(self, va: int, literal_va: int, pc: int, how: str) -> SymbolTarget | None:
        """What a distance from `pc` reaches, as its literal at `literal_va` says it."""
        where = self.place(va)
        if where is None:
            return None
        section = self.by_index[where.section]
        return SymbolTarget(start_of(section), where.offset + literal_va - pc, how, 4)

    def undefined(self) -> Iterator[str]:
        """Names of other files."""
        for symbol in self.file.symbols:
            if symbol.name and not symbol.is_defined:
                if symbol.visibility:
                    yield f"\t{VISIBLE[symbol.visibility]} {symbol.name}"
                if symbol.is_weak:
                    yield f"\t.weak {symbol.name}"


class Unlinked(NameScope):
    """Leaves to the linker what it must fill in."""

    def linked(self, at: SectionOffset, size_bytes: int, how: str, target: Any) -> int:
        return 0

    def find(self, name: str) -> SymbolAddress:
        return SymbolAddress(name, None)


def start_of(section: elf.Section) -> str:
    return f".L{section.index}_start"


def plain(data: bytes) -> Iterator[str]:
    """Bytes as a few lines of numbers."""
    if data and not any(data):
        yield f"\t.zero {len(data)}"
        return
    whole = len(data) - len(data) % 4
    for at in range(0, whole, ROW_BYTES):
        row = data[at : min(at + ROW_BYTES, whole)]
        words = (int.from_bytes(row[i : i + 4], "little") for i in range(0, len(row), 4))
        yield f"\t.long {', '.join(f'{word:#x}' for word in words)}"
    if data[whole:]:
        yield f"\t.byte {', '.join(f'{byte:#x}' for byte in data[whole:])}"
