"""Cubins: what ptxas and nvcc write, read into kernels, code, variables, constants and relocations.

Sources: System V ABI for the container; what NVIDIA's tools call attributes and relocations, cuobjdump -elf.
Places of the fields were compared with cubins of ptxas 13.5 for sm_80 to sm_120, and those of 12.9, which
have the older form of the header (ABI 7).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

from drivers.core import elf
from drivers.core.errors import CodeObjectError
from hcq.program import Dim

MACHINE = 190
OS_ABIS = {0x33: 7, 0x41: 8}  # CUDA 12 and before; CUDA 13
INFO, KERNEL_INFO = ".nv.info", ".nv.info."
TEXT, GLOBALS, SHARED = ".text.", (".nv.global.init", ".nv.global"), ".nv.shared."
CUDAS_OWN = {  # functions that CUDA's driver has on the card
    "vprintf": "which CUDA's driver alone has: take printf out",
    "malloc": "which CUDA's driver alone has: allocate on the host",
    "free": "which CUDA's driver alone has: allocate on the host",
}
ASSERT = "__assertfail"
SUPPLIED = {ASSERT: f"{TEXT}{ASSERT}"}  # functions that our driver supplies, by the section they get
PTXAS_OWN = "$__internal_"  # functions that ptxas adds, as for votes; none calls itself
CONSTANT = re.compile(r"\.nv\.constant(\d+)(?:\.(.+))?$")
# Attributes (EIATTR_*): number, as in cuobjdump's listing.
MAX_THREADS, PARAM_CBANK, REQNTID, FRAME_SIZE, MIN_STACK_SIZE = 0x05, 0x0A, 0x10, 0x11, 0x12
KPARAM_INFO, KPARAM_INFO_LONG, CBANK_PARAM_SIZE = 0x17, 0x45, 0x19  # LONG: of parameters beyond 4 KiB
REGCOUNT, CTA_PER_CLUSTER, NUM_BARRIERS = 0x2F, 0x3D, 0x4C
WITH_PAYLOAD = 4  # the format of an attribute whose value follows it
UNKNOWN_STACK = 0xFFFF_FFFF
ABS32, ABS64, GENERIC32, GENERIC64, LOW_OF_CODE, HIGH_OF_CODE = 1, 2, 3, 4, 0x38, 0x39
RELOCATIONS = {
    0: "none",
    ABS32: "32 bits",
    ABS64: "64 bits",
    GENERIC32: "32 bits, generic",  # an address of global memory is its generic one
    GENERIC64: "64 bits, generic",
    LOW_OF_CODE: "low half",
    HIGH_OF_CODE: "high half",
}


@dataclass(frozen=True)
class KernelParameter:
    """One argument: bytes from the first parameter's place on."""

    ordinal: int
    offset: int
    size: int


@dataclass
class KernelInfo:
    """What a cubin says of a kernel. stack: bytes of a thread, None where the depth of calls is unknown;
    calls: does it call functions of its source? ptxas 13 counts no depth for those that call themselves."""

    name: str
    text: str
    registers: int = 0
    barriers: int = 0
    shared_bytes: int = 0
    stack: int | None = 0
    calls: bool = False
    parameter_bytes: int = 0
    parameters_at: int = 0  # in constant bank 0, where a kernel's many parameters lie elsewhere; else 0
    parameters: list[KernelParameter] = field(default_factory=list)
    max_threads: int = 1024
    block: Dim | None = None
    cluster: Dim | None = None


@dataclass(frozen=True)
class Relocation:
    """`kind` at byte `offset` of section `target`: the address of `symbol` plus `addend`."""

    target: str
    offset: int
    kind: int
    symbol: str
    section: str
    value: int


@dataclass(frozen=True)
class Cubin:
    """arch: sm_90. sections: those that are loaded, by name."""

    arch: str
    kernels: dict[str, KernelInfo]
    sections: dict[str, elf.Section]
    relocations: tuple[Relocation, ...]

    @property
    def has_assertions(self) -> bool:
        """Whether code calls `__assertfail`."""
        return any(relocation.section == SUPPLIED[ASSERT] for relocation in self.relocations)

    def constants(self, kernel: str) -> dict[int, elf.Section]:
        """The constant banks that a kernel reads, but for bank 0."""
        found: dict[int, elf.Section] = {}
        for name, section in self.sections.items():
            match = CONSTANT.fullmatch(name)
            if match and int(match[1]) and match[2] in (None, kernel) and section.size:
                found[int(match[1])] = section
        return found


def read(data: bytes) -> Cubin:
    """Parse a cubin. Raises CodeObjectError."""
    file = elf.read(data)
    if file.machine != MACHINE:
        raise CodeObjectError(f"an ELF file for {elf.machine_name(file.machine)}; a cubin is for NVIDIA CUDA")
    if file.os_abi not in OS_ABIS:
        known = ", ".join(f"{number:#x}" for number in OS_ABIS)
        raise CodeObjectError(
            f"a cubin with OS ABI {file.os_abi:#x}; known are {known}: compile it with CUDA 12 or 13"
        )
    number = file.flags >> 8 & 0xFF if file.os_abi == 0x41 else file.flags & 0xFF
    # Sections of the second kind of code (.nv.merc) have flags as if they were loaded; nothing loads them.
    sections = {s.name: s for s in file.sections if not s.name.startswith((".nv.merc", ".nv.capmerc"))}
    kernels = _kernels(data, file, sections)
    names = {section.index: section.name for section in sections.values()}
    return Cubin(f"sm_{number}", kernels, sections, tuple(_relocations(file, names)))


def _kernels(data: bytes, file: elf.Elf, sections: dict[str, elf.Section]) -> dict[str, KernelInfo]:
    kernels: dict[str, KernelInfo] = {}
    for name, section in sections.items():
        info = (
            elf.section_bytes(data, KERNEL_INFO + name.removeprefix(TEXT)) if name.startswith(TEXT) else b""
        )
        if not info:
            continue  # a function that kernels call
        kernel = KernelInfo(name.removeprefix(TEXT), name)
        _check_code(section)
        shared = sections.get(SHARED + kernel.name)
        kernel.shared_bytes = shared.size if shared is not None else 0
        _read_own(kernel, info)
        within = (symbol for symbol in file.symbols if symbol.is_function and symbol.section == section.index)
        kernel.calls = any(s.name != kernel.name and not s.name.startswith(PTXAS_OWN) for s in within)
        kernels[kernel.name] = kernel
    _read_common(kernels, file, elf.section_bytes(data, INFO))
    if not kernels:
        raise CodeObjectError("the cubin has no kernel")
    for kernel in kernels.values():
        _check_kernel(kernel)
    return kernels


def _check_code(section: elf.Section) -> None:
    if not section.data or len(section.data) % 16:
        what = f"section {section.name} has {len(section.data)} bytes"
        raise CodeObjectError(f"corrupt cubin: {what}; instructions have 16 each")


def _check_kernel(kernel: KernelInfo) -> None:
    end = 0
    for parameter in kernel.parameters:
        if parameter.offset < end or parameter.offset + parameter.size > kernel.parameter_bytes:
            place = f"{parameter.offset}..{parameter.offset + parameter.size}"
            limit = f"it must lie in {end}..{kernel.parameter_bytes}"
            what = f"kernel {kernel.name}, argument {parameter.ordinal} is at bytes {place}"
            raise CodeObjectError(f"corrupt cubin: {what}; {limit}")
        end = parameter.offset + parameter.size
    if not 1 <= kernel.registers <= 255:
        raise CodeObjectError(
            f"corrupt cubin: kernel {kernel.name} has {kernel.registers} registers; allowed are 1 to 255"
        )


def attributes(info: bytes) -> Iterator[tuple[int, bytes]]:
    """(number, value) of each attribute: a value of 2 bytes is in the record itself."""
    at = 0
    while at + 4 <= len(info):
        kind, number, size = struct.unpack_from("<BBH", info, at)
        at += 4
        if kind != WITH_PAYLOAD:
            yield number, struct.pack("<H", size)
            continue
        if at + size > len(info):
            raise CodeObjectError(
                f"corrupt cubin: attribute {number:#x} has {size} bytes, {len(info) - at} are left"
            )
        yield number, info[at : at + size]
        at += -(-size // 4) * 4


def _read_own(kernel: KernelInfo, info: bytes) -> None:
    """The attributes of one kernel."""
    found: list[KernelParameter] = []
    for number, value in attributes(info):
        words = [word for (word,) in struct.iter_unpack("<I", value)] if len(value) % 4 == 0 else []
        if number == KPARAM_INFO and len(words) == 3:
            found.append(KernelParameter(words[1] & 0xFFFF, words[1] >> 16, words[2] >> 18))
        elif number == KPARAM_INFO_LONG and len(words) == 3:
            found.append(KernelParameter(words[1] & 0xFFFF, words[1] >> 16, words[2] & 0xFFFF))
        elif number == PARAM_CBANK and len(words) == 2:
            kernel.parameters_at = words[1] & 0xFFFF
        elif number == CBANK_PARAM_SIZE:
            kernel.parameter_bytes = int.from_bytes(value, "little")
        elif number == NUM_BARRIERS:
            kernel.barriers = value[0]
        elif number == MAX_THREADS and len(words) == 3:
            kernel.max_threads = words[0] * words[1] * words[2]
        elif number == REQNTID and len(words) == 3:
            kernel.block = (words[0], words[1], words[2])
        elif number == CTA_PER_CLUSTER and len(words) == 3:
            kernel.cluster = (words[0], words[1], words[2])
    kernel.parameters = sorted(found, key=lambda parameter: parameter.ordinal)


def _read_common(kernels: dict[str, KernelInfo], file: elf.Elf, info: bytes) -> None:
    """The attributes that name a kernel by its symbol."""
    for number, value in attributes(info):
        if len(value) != 8 or number not in (REGCOUNT, MIN_STACK_SIZE, FRAME_SIZE):
            continue
        index, word = struct.unpack("<II", value)
        if index >= len(file.symbols):
            raise CodeObjectError(
                f"corrupt cubin: attribute {number:#x} names symbol {index}; there are {len(file.symbols)}"
            )
        kernel = kernels.get(file.symbols[index].name)
        if kernel is None:
            continue
        if number == REGCOUNT:
            kernel.registers = word & 0xFFFF
        elif word == UNKNOWN_STACK:
            kernel.stack = None
        elif kernel.stack is not None:
            kernel.stack = max(kernel.stack, word)


def _relocations(file: elf.Elf, names: dict[int, str]) -> Iterator[Relocation]:
    """Those of sections that are loaded."""
    for entry in file.relocations:
        target = names.get(entry.target)
        if target is None:
            continue
        if entry.kind not in RELOCATIONS:
            known = ", ".join(f"{kind:#x} ({what})" for kind, what in RELOCATIONS.items())
            raise CodeObjectError(f"the cubin has a relocation of kind {entry.kind:#x}; known are {known}")
        if entry.kind:
            yield _relocation(entry, target, names)


def _relocation(entry: elf.ElfRelocation, target: str, names: dict[int, str]) -> Relocation:
    symbol = entry.symbol
    if symbol is not None and not symbol.section and symbol.name in SUPPLIED:
        return Relocation(target, entry.offset, entry.kind, symbol.name, SUPPLIED[symbol.name], entry.addend)
    if symbol is None or symbol.section not in names:
        what = symbol.name if symbol is not None else "nothing"
        remedy = CUDAS_OWN.get(what, "which it does not define; link it with nvlink")
        raise CodeObjectError(f"the cubin needs {what!r}, {remedy}")
    value = symbol.value + entry.addend
    return Relocation(target, entry.offset, entry.kind, symbol.name, names[symbol.section], value)


def apply(image: bytearray, section: range, relocation: Relocation, address: int) -> None:
    """Put an address into a section, which is the bytes `section` of `image`. Raises CodeObjectError."""
    at = section.start + relocation.offset
    size = 8 if relocation.kind in (ABS64, GENERIC64) else 4
    if relocation.kind in (LOW_OF_CODE, HIGH_OF_CODE):
        at += 4  # the immediate of an instruction is its second dword
    if at + size > section.stop:
        what = f"a relocation at {relocation.offset:#x} of {relocation.target}"
        raise CodeObjectError(f"corrupt cubin: {what} is past the section's end")
    if relocation.kind == HIGH_OF_CODE:
        address >>= 32
    image[at : at + size] = (address & (1 << 8 * size) - 1).to_bytes(size, "little")
