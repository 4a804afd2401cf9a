"""Cuts an assembly file into sections, symbols, kernels and metadata.

Instructions and data are read by the parser of `drivers.amd.isa`; here are the directives that say where
things go and what they are. Sections that take no memory, of debuggers and linkers, are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from autogen.schema import EncodeError
from drivers.amd.assembly import metadata
from drivers.amd.assembly.descriptor import DescriptorBlock
from drivers.amd.code_object.form import CHIP_OF
from drivers.amd.isa import isa
from drivers.amd.isa.expression import Symbols
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.layout import Item, assemble_insts
from drivers.amd.isa.machine import ARCHES
from drivers.amd.isa.operand import Align, Label, Reg
from drivers.amd.isa.source import fields_of
from drivers.amd.isa.text import Parser
from drivers.core import elf

DEFAULT_ARCH, DEFAULT_VERSION = "gfx1100", 5
GENERIC_VERSION = 6  # of code objects, the first that can be for a whole generation
# Directives that say something about the file or for debuggers, and make no bytes.
SILENT = {
    ".ident", ".file", ".loc", ".addrsig", ".addrsig_sym", ".amdgpu_hsa_kernel", ".end", ".amd_amdgpu_isa",
    ".amdgcn_target",
}  # fmt: skip
BINDINGS = {".globl": elf.STB_GLOBAL, ".global": elf.STB_GLOBAL, ".weak": elf.STB_WEAK, ".local": 0}
VISIBILITIES = {".internal": 1, ".hidden": 2, ".protected": elf.STV_PROTECTED}
KINDS = {"object": elf.STT_OBJECT, "function": elf.STT_FUNC, "notype": 0}
FLAGS = {"a": elf.SHF_ALLOC, "w": elf.SHF_WRITE, "x": elf.SHF_EXECINSTR}
LETTERS = "aewxolMSTGRc"  # that ELF has for sections; those that are not in FLAGS change nothing here
SECTION_KINDS = ("progbits", "nobits", "note", "unwind", "init_array", "fini_array", "preinit_array")
BY_NAME = {".text": "ax", ".rodata": "a", ".data": "aw", ".bss": "aw"}  # where a file does not say
NEXT_REGISTER = {".amdgcn.next_free_vgpr": True, ".amdgcn.next_free_sgpr": False}
WAVES = re.compile(
    r"^\s*\.amdhsa_kernel\s+(\S+)(?:(?!\.end_amdhsa_kernel).)*?\.amdhsa_wavefront_size32\s+(\d)",
    re.MULTILINE | re.DOTALL,
)
TARGET = re.compile(r'^\s*\.(?:amdgcn_target|amd_amdgpu_isa)\s+"([^"]*)"', re.M)


@dataclass
class AssemblySection:
    """A section that takes memory: its ELF flags and contents."""

    name: str
    flags: int
    has_bytes: bool
    items: list[Item] = field(default_factory=list)

    @property
    def is_code(self) -> bool:
        return bool(self.flags & elf.SHF_EXECINSTR)


@dataclass
class AssemblySymbol:
    """What directives say about a name. size: an expression."""

    binding: int = 0
    kind: int = 0
    visibility: int = 0
    size: str = "0"


@dataclass
class Unit:
    """One file, read. names: labels, and what .set gave a value; symbols: what directives say of them.

    arch: of the instructions; machine: what the file is for, that chip or all of its generation.
    """

    arch: str
    names: Symbols
    wave_size: int = 32
    machine: str = ""
    version: int = DEFAULT_VERSION
    sections: dict[str, AssemblySection] = field(default_factory=dict)
    symbols: dict[str, AssemblySymbol] = field(default_factory=dict)
    kernels: list[DescriptorBlock] = field(default_factory=list)
    metadata: Any = None

    def instructions(self) -> Iterator[Inst]:
        for section in self.sections.values():
            yield from (item for item in section.items if isinstance(item, Inst))

    def machine_code(self) -> bytes:
        """The contents of the code sections, in the order of the file. Raises EncodeError if they need other
        sections."""
        code = (section.items for section in self.sections.values() if section.is_code)
        return assemble_insts(item for items in code for item in items)


def read(text: str, arch: str | None = None, wave_size: int | None = None) -> Unit:
    """A file, for the chip that it names, or `arch`; wave_size: where its kernels do not say it.

    EncodeError names line and column.
    """
    target = TARGET.search(text)
    named = target[1].rpartition("--")[2].partition(":")[0] if target else ""
    chip = CHIP_OF.get(named, named)
    if arch and named and arch != chip:
        raise EncodeError(f"the file is for {named}, not for {arch}")
    if chip and chip not in ARCHES:
        raise EncodeError(f"the file is for {named}; known are {', '.join((*ARCHES, *CHIP_OF))}")
    waves = {name: 32 if value == "1" else 64 for name, value in WAVES.findall(text)}
    first = next(iter(waves.values()), 32)
    reader = AssemblyReader(chip or arch or DEFAULT_ARCH, wave_size or first, {} if wave_size else waves)
    reader.unit.machine = named or reader.unit.arch
    reader.unit.version = GENERIC_VERSION if named in CHIP_OF else DEFAULT_VERSION
    reader.parse(text)
    return reader.finish()


class AssemblyReader(Parser):
    """Reads one file. waves: kernel -> its lanes, where the file says it."""

    def __init__(self, arch: str, wave_size: int, waves: dict[str, int]) -> None:
        super().__init__(isa(arch, wave_size))
        self.unit = Unit(arch, self.symbols, wave_size)
        self.waves = waves
        self.lanes: dict[str, int] = {}  # of the labels that were read
        self.stack: list[AssemblySection | None] = []
        self.previous: AssemblySection | None = None
        self.section: AssemblySection | None = self.entered(".text", "")
        self.kernel: DescriptorBlock | None = None  # whose block is open
        self.document: list[str] | None = None  # lines of metadata, where that block is open

    def parse_line(self, line: str) -> list[Item]:
        """What the line puts into the section that is open."""
        if self.document is not None:
            self.metadata_line(line, self.document)
            return []
        before = self.section
        if before is None and line.split()[:1] and line.split()[0] not in LEADS_OUT:
            return []
        items = super().parse_line(line)
        if before is not None:
            before.items += items
        return items

    def finish(self) -> Unit:
        """The file, of which every line was read."""
        for what, is_open in (("amdhsa_kernel", self.kernel), ("amdgpu_metadata", self.document)):
            if is_open is not None:
                raise EncodeError(f".{what} is not closed by .end_{what}")
        for kernel in self.unit.kernels:  # a descriptor is seen where its code is
            code = self.symbol(kernel.name)
            size = str(kernel.size_bytes)
            descriptor = AssemblySymbol(code.binding, elf.STT_OBJECT, code.visibility, size)
            self.unit.symbols[f"{kernel.name}.kd"] = descriptor
            code.visibility = code.visibility or elf.STV_PROTECTED
        return self.unit

    def label(self, name: str) -> Label:
        wave_size = self.waves.get(name, self.isa.wave_size)
        self.isa = isa(self.unit.arch, wave_size)
        self.lanes[name] = wave_size
        return super().label(name)

    def instruction(self, line: str) -> Inst:
        made = super().instruction(line)
        for name, is_vector in NEXT_REGISTER.items():
            used = [v.code + v.count for v in made.values if isinstance(v, Reg) and v.is_vgpr == is_vector]
            used = [code - 256 if is_vector else code for code in used if is_vector or code <= 106]
            highest = max(used, default=0)
            if highest > self.symbols.value(self.symbols.texts.get(name, "0")):
                self.symbols.texts[name] = str(highest)
        return made

    def directive(self, line: str) -> list[Item]:
        name, _, rest = re.sub(r"^(\S+)\s+", r"\1 ", line).partition(" ")
        if self.kernel is not None and name.startswith(".amdhsa_"):
            self.kernel.add(name, rest.strip())
        elif name in DIRECTIVES:
            fields = fields_of(rest)
            if len(fields) < LEAST.get(name, 0):
                raise EncodeError(f"{name}: it takes more than {rest.strip() or 'nothing'}")
            return DIRECTIVES[name](self, name, fields) or []
        elif self.section is not None and name not in SILENT and not name.startswith(".cfi_"):
            return super().directive(line)
        return []

    # What directives do. Each takes its name and what stands between the commas behind it.

    def enter(self, name: str, fields: list[str]) -> None:
        """.text, .section NAME,"flags",@type"""
        if name == ".section":
            name = fields[0].strip('"')
        self.previous, self.section = self.section, self.entered(name, *fields[1:3])

    def entered(self, name: str, flags: str = "", kind: str = "") -> AssemblySection | None:
        """The section of that name; None for one that takes no memory."""
        base = next((known for known in BY_NAME if name == known or name.startswith(f"{known}.")), "")
        letters = flags.strip('"') if flags else BY_NAME.get(base, "")
        if not set(letters) <= set(LETTERS) or (kind and kind.lstrip("@%") not in SECTION_KINDS):
            known = f'"{LETTERS}" and {", ".join(f"@{each}" for each in SECTION_KINDS)}'
            raise EncodeError(f'.section {name},"{letters}",{kind}: known are {known}')
        if "a" not in letters:
            return self.unit.sections.get(name)
        bits = sum(FLAGS.get(letter, 0) for letter in set(letters))
        has_bytes = kind != "@nobits" and (bool(kind) or base != ".bss")
        return self.unit.sections.setdefault(name, AssemblySection(name, bits, has_bytes))

    def push(self, name: str, fields: list[str]) -> None:
        self.stack.append(self.section)
        self.enter(".section", fields)

    def pop(self, name: str, fields: list[str]) -> None:
        if not self.stack:
            raise EncodeError(".popsection: no .pushsection comes before it")
        self.section = self.stack.pop()

    def back(self, name: str, fields: list[str]) -> None:
        self.previous, self.section = self.section, self.previous

    def symbol(self, name: str) -> AssemblySymbol:
        return self.unit.symbols.setdefault(name.strip('"'), AssemblySymbol())

    def bind(self, name: str, fields: list[str]) -> None:
        for symbol in fields:
            self.symbol(symbol).binding = BINDINGS[name]

    def show(self, name: str, fields: list[str]) -> None:
        for symbol in fields:
            self.symbol(symbol).visibility = VISIBILITIES[name]

    def type(self, name: str, fields: list[str]) -> None:
        symbol, kind = fields[:2]
        if kind.lstrip("@%#") not in KINDS:
            raise EncodeError(f".type {symbol}, {kind}: known are {', '.join(f'@{kind}' for kind in KINDS)}")
        self.symbol(symbol).kind = KINDS[kind.lstrip("@%#")]

    def size(self, name: str, fields: list[str]) -> list[Item]:
        """The size of a symbol; a dot is the current address."""
        symbol, size = fields[:2]
        here = Label(f".Lhere{len(self.symbols.labels)}")
        self.symbols.labels[here.name] = None
        self.symbol(symbol).size = re.sub(r"(?<![\w.$])\.(?![\w.$])", here.name, size)
        return [here] if self.symbol(symbol).size != size else []

    def common(self, name: str, fields: list[str]) -> None:
        """.comm NAME, bytes, alignment: zeros in .bss, for this is all of the program."""
        symbol, size, align = (*fields, "8")[:3]
        bss = self.entered(".bss")
        if bss is None:
            raise EncodeError(".comm: the file has a section .bss that takes no memory")
        space = [f".balign {align}", f".zero {size}"]  # with their limits
        before, after = (item for line in space for item in super(AssemblyReader, self).directive(line))
        bss.items += [before, Label(symbol), after]
        self.symbol(symbol).size, self.symbol(symbol).kind = size, elf.STT_OBJECT
        self.symbol(symbol).binding = elf.STB_GLOBAL if name == ".comm" else 0

    def version(self, name: str, fields: list[str]) -> None:
        self.unit.version = self.symbols.value(fields[0])

    def begin_kernel(self, name: str, fields: list[str]) -> None:
        lanes = self.lanes.get(fields[0], self.isa.wave_size)
        self.kernel = DescriptorBlock(fields[0], self.unit.arch, lanes, self.symbols)

    def end_kernel(self, name: str, fields: list[str]) -> list[Item]:
        kernel, self.kernel = self.kernel, None
        if kernel is None:
            raise EncodeError(".end_amdhsa_kernel: no .amdhsa_kernel comes before it")
        self.unit.kernels.append(kernel)
        return [Align(kernel.size_bytes), Label(f"{kernel.name}.kd"), kernel]

    def begin_metadata(self, name: str, fields: list[str]) -> None:
        if self.unit.metadata is not None:
            raise EncodeError(".amdgpu_metadata is repeated; a file has one")
        self.document = []

    def metadata_line(self, line: str, document: list[str]) -> None:
        if line.strip() != ".end_amdgpu_metadata":
            document.append(line)
            return
        self.unit.metadata = metadata.parse(document)
        self.document = None

    def refuse(self, name: str, fields: list[str]) -> None:
        raise EncodeError(f"{name}: {REFUSED[name]}")


REFUSED = {
    ".amdgpu_lds": "a linker places LDS that several files share; declare it in the kernel's own file",
    ".amd_kernel_code_t": "code object version 2; .amdhsa_kernel describes kernels since version 3",
    ".hsa_code_object_version": "code object version 2; since then it is .amdhsa_code_object_version",
}
LEAST = dict.fromkeys((".section", ".pushsection", ".amdhsa_kernel", ".amdhsa_code_object_version"), 1)
LEAST |= dict.fromkeys((".type", ".size", ".comm", ".lcomm"), 2)
# What is read where a section takes no memory: what leads out of it, and what .set says there.
LEADS_OUT = {
    *(".section", ".pushsection", ".popsection", ".previous", *BY_NAME, ".set", ".amdgpu_metadata"),
    *(".amdhsa_code_object_version", *BINDINGS, *VISIBILITIES, ".type"),
}
Handler = Callable[[AssemblyReader, str, list[str]], list[Item] | None]
DIRECTIVES: dict[str, Handler] = {
    **dict.fromkeys((".section", *BY_NAME), AssemblyReader.enter),
    **dict.fromkeys(BINDINGS, AssemblyReader.bind),
    **dict.fromkeys(VISIBILITIES, AssemblyReader.show),
    **dict.fromkeys(REFUSED, AssemblyReader.refuse),
    ".pushsection": AssemblyReader.push,
    ".popsection": AssemblyReader.pop,
    ".previous": AssemblyReader.back,
    ".type": AssemblyReader.type,
    ".size": AssemblyReader.size,
    ".comm": AssemblyReader.common,
    ".lcomm": AssemblyReader.common,
    ".amdhsa_code_object_version": AssemblyReader.version,
    ".amdhsa_kernel": AssemblyReader.begin_kernel,
    ".end_amdhsa_kernel": AssemblyReader.end_kernel,
    ".amdgpu_metadata": AssemblyReader.begin_metadata,
}
