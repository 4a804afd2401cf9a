"""A disassembly listing: machine code cut into functions, branch labels, kernel descriptors.

Reads raw code and ELF files of any code object version.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError
from drivers.amd.code_object.form import CHIP_OF, DESCRIPTOR_BYTES, EM_AMDGPU, MACHINES
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.machine import ARCHES, Isa, isa
from drivers.amd.isa.operand import Label
from drivers.core import elf
from drivers.core.elf import Section, Symbol, align_up
from drivers.core.errors import CodeObjectError
from drivers.core.files import BadInput

SECTION_ALIGN = 256
DESCRIPTOR_SUFFIX = ".kd"


class ListedLine(NamedTuple):
    """One instruction at its place. `symbol` is the function that begins here, `label` a branch's target."""

    offset: int
    code: bytes
    text: str
    symbol: str = ""
    label: str = ""


class CodeStretch(NamedTuple):
    """A stretch of machine code.

    `start` is where it begins in its file or image, `name` the function's name if known, `wave_size` and
    `descriptor` come from its kernel descriptor where there is one.
    """

    start: int
    data: bytes
    name: str = ""
    wave_size: int = 0
    descriptor: KernelDescriptor | None = None


class Object(NamedTuple):
    """What a file holds: its chip, empty if the file does not say, and its functions."""

    arch: str
    functions: list[CodeStretch]


def read_object(data: bytes) -> Object:
    """The functions of an ELF file; else all of the file as one stretch of code."""
    if data[:4] == b"\x7fELF":
        return read_elf(data)
    if len(data) % 4 or not data:
        raise BadInput(f"{len(data)} bytes are no machine code; instructions are whole dwords")
    return Object("", [CodeStretch(0, data)])


def read_elf(data: bytes) -> Object:
    """Executable sections cut at their function symbols, without the padding behind them."""
    try:
        file = elf.read(data)
    except CodeObjectError as error:
        raise BadInput(str(error)) from None
    arch = arch_of(file.flags & 0xFF, file.machine)
    found: list[CodeStretch] = []
    end = 0
    for section in (each for each in file.sections if each.executable):
        functions = section_functions(section, [s for s in file.symbols if s.section == section.index])
        is_at_0 = section.va < end  # as all sections of files to be linked
        shift = align_up(end, SECTION_ALIGN) if is_at_0 else 0
        found += [code._replace(start=code.start + shift) for code in functions]
        end = shift + section.va + section.size
    descriptors = dict(kernel_descriptors(file))
    return Object(arch, [described(code, descriptors) for code in found])


def arch_of(chip: int, machine: int) -> str:
    """The chip whose instructions the code has, by numbers of the file's header. Raises BadInput."""
    if machine != EM_AMDGPU:
        raise BadInput(f"an ELF file for {elf.machine_name(machine)}, not for an AMD GPU")
    name = MACHINES.get(chip, f"machine {chip:#x}")
    found = CHIP_OF.get(name, name)
    if found not in ARCHES:
        raise BadInput(f"code for {name}; known are {', '.join((*ARCHES, *CHIP_OF))}")
    return found


def section_functions(section: Section, symbols: Sequence[Symbol]) -> Iterator[CodeStretch]:
    if len(section.data) != section.size:
        raise BadInput(f"corrupt ELF file: section {section.name!r} is code and holds no bytes")
    names = sorted({(s.value - section.va, s.size, s.name) for s in symbols if s.is_function})
    found = {(start, size): name for start, size, name in reversed(names)}  # one of several for one place
    for (start, size), name in sorted(found.items()):
        if not 0 <= start <= start + size <= section.size:
            where = f"bytes {start}..{start + size} of section {section.name!r}"
            raise BadInput(f"corrupt ELF file: function {name!r} is at {where}, which has {section.size}")
        yield CodeStretch(section.va + start, section.data[start : start + size], name)
    if not found:
        yield CodeStretch(section.va, section.data)


def kernel_descriptors(file: elf.Elf) -> Iterator[tuple[str, bytes]]:
    """(kernel's name, the 64 bytes of its descriptor) of every `.kd` symbol."""
    sections = {section.index: section for section in file.sections}
    for symbol in file.symbols:
        section = sections.get(symbol.section)
        if symbol.name.endswith(DESCRIPTOR_SUFFIX) and section is not None:
            at = symbol.value - section.va
            raw = section.data[at : at + DESCRIPTOR_BYTES] if at >= 0 else b""
            if len(raw) != DESCRIPTOR_BYTES:
                raise BadInput(f"corrupt ELF file: the descriptor {symbol.name!r} is not inside its section")
            yield symbol.name.removesuffix(DESCRIPTOR_SUFFIX), raw


def described(code: CodeStretch, descriptors: dict[str, bytes]) -> CodeStretch:
    raw = descriptors.get(code.name)
    if raw is None:
        return code
    try:
        descriptor = KernelDescriptor.from_bytes(raw)
    except DecodeError as error:
        raise BadInput(f"descriptor of {code.name}: {error}") from error
    return code._replace(wave_size=32 if descriptor.enable_wavefront_size32 else 64, descriptor=descriptor)


def descriptor_text(descriptor: KernelDescriptor) -> list[str]:
    """The descriptor's fields that are not zero, one a line."""
    return [f"{name} {value:#x}" for name, value in descriptor.items() if value]


def listing(arch: str, wave_size: int, functions: Iterable[CodeStretch]) -> list[ListedLine]:
    """Every instruction of the functions, branch targets among them as labels named after their address."""
    found: list[tuple[int, bytes, Inst, Isa, str]] = []
    for code in functions:
        machine = isa(arch, code.wave_size or wave_size)
        name = code.name
        for offset, size, inst in machine.disassemble(code.data):
            raw = code.data[offset : offset + size]
            found.append((code.start + offset, raw, inst, machine, name))
            name = ""
    labels = label_names(found)
    return [
        ListedLine(
            at, raw, machine.format(labelled(inst, at, labels)), name, "" if name else labels.get(at, "")
        )
        for at, raw, inst, machine, name in found
    ]


def label_names(found: Sequence[tuple[int, bytes, Inst, Isa, str]]) -> dict[int, str]:
    """Address -> label, of every branch target that is an instruction listed here."""
    places = {at: name for at, _, _, _, name in found}
    targets = {target(inst, at) for at, _, inst, _, _ in found} & places.keys()
    return {at: places[at] or f"L_{at:04x}" for at in targets if at is not None}


def target(inst: Inst, at: int) -> int | None:
    """Where a branch at address `at` goes; None for what is no branch."""
    if not any(operand.kind == "branch" for operand in inst.defn.operands):
        return None
    distance: int = inst["simm16"]
    return at + inst.defn.size_bytes + 4 * distance


def labelled(inst: Inst, at: int, labels: dict[int, str]) -> Inst:
    place = target(inst, at)
    name = None if place is None else labels.get(place)
    if name is None:
        return inst
    made = inst.copy()
    made["simm16"] = Label(name)
    return made
