"""Cubins made here: the tables that ptxas writes, around code of our assembler.

Layout as in cubins of ptxas 13.5 (cuobjdump -elf); nothing of such a file is kept.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from drivers.core.elf import (
    SHF_ALLOC,
    SHF_EXECINSTR,
    SHF_WRITE,
    SHT_NOBITS,
    SHT_PROGBITS,
    SHT_RELA,
    SHT_STRTAB,
    SHT_SYMTAB,
    STT_FUNC,
    STT_OBJECT,
)
from drivers.core.elf_writer import SectionOut, place, string_table, symbol, write

INFO = 0x7000_0000
ET_EXEC, MACHINE = 2, 190


@dataclass(frozen=True)
class KernelIn:
    """One kernel of a cubin. sizes: bytes of each parameter; stack: MIN_STACK_SIZE."""

    name: str
    text: bytes
    sizes: Sequence[int]
    registers: int = 16
    shared: int = 0
    barriers: int = 0
    stack: int = 0
    cluster: tuple[int, int, int] | None = None
    more: Sequence[bytes] = ()


@dataclass
class Layout:
    """arch: 90. globals: initial bytes of `table`, whose address constant bank 4 holds. kind: of that
    relocation; fixes: relocations of the first kernel's code against `table`, by offset.
    """

    arch: int = 90
    is_old: bool = False
    globals: bytes = b""
    bank3: bytes = b""
    kind: int = 2
    fixes: Mapping[int, int] = field(default_factory=dict)


def record(number: int, payload: bytes) -> bytes:
    return struct.pack("<BBH", 4, number, len(payload)) + payload


def small(number: int, value: int) -> bytes:
    return struct.pack("<BBH", 3, number, value)


def parameter(ordinal: int, offset: int, size: int) -> bytes:
    return record(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18 | 0x1F000))


def kernel_info(kernel: KernelIn) -> bytes:
    """The attributes of one kernel, parameters last to first, as ptxas has them."""
    rows, offset = [], 0
    for ordinal, size in enumerate(kernel.sizes):
        offset = -(-offset // size) * size
        rows.append(parameter(ordinal, offset, size))
        offset += size
    rows = [*rows[::-1], small(25, offset), *kernel.more]
    if kernel.barriers:
        rows.append(struct.pack("<BBH", 2, 0x4C, kernel.barriers))
    if kernel.cluster:
        rows.append(record(0x3D, struct.pack("<III", *kernel.cluster)))
    return b"".join(rows)


def cubin(kernels: Sequence[KernelIn], layout: Layout | None = None) -> bytes:
    """The file."""
    layout = layout or Layout()
    out: list[SectionOut] = []
    numbers: dict[str, int] = {}

    def add(section: SectionOut) -> int:
        out.append(section)
        numbers[section.name] = len(out)
        return len(out)

    for kernel in kernels:
        add(SectionOut(f".text.{kernel.name}", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, kernel.text, 128))
        add(SectionOut(f".nv.info.{kernel.name}", INFO, 0, kernel_info(kernel), 4))
        if kernel.shared:
            flags = SHF_ALLOC | SHF_WRITE
            add(SectionOut(f".nv.shared.{kernel.name}", SHT_NOBITS, flags, b"", 16, size=kernel.shared))
    if layout.bank3:
        add(SectionOut(".nv.constant3", SHT_PROGBITS, SHF_ALLOC, layout.bank3, 4))
    names = [kernel.name for kernel in kernels] + ["table"]
    strings, places = string_table(names)
    symbols = bytes(24) + b"".join(
        symbol(at, STT_FUNC, 0, numbers[f".text.{kernel.name}"], 0, len(kernel.text))
        for at, kernel in zip(places, kernels, strict=False)
    )
    if layout.globals:
        add(SectionOut(".nv.constant4", SHT_PROGBITS, SHF_ALLOC, bytes(8), 8))
        add(SectionOut(".nv.global.init", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, layout.globals, 4))
        symbols += symbol(places[-1], STT_OBJECT, 0, numbers[".nv.global.init"], 0, len(layout.globals))
    common = b"".join(
        record(0x2F, struct.pack("<II", index, kernel.registers))
        + record(0x12, struct.pack("<II", index, kernel.stack))
        for index, kernel in enumerate(kernels, 1)
    )
    add(SectionOut(".nv.info", INFO, 0, common, 4))
    table = len(out) + 1
    add(SectionOut(".symtab", SHT_SYMTAB, 0, symbols, 8, link=table + 1, entry_size=24))
    add(SectionOut(".strtab", SHT_STRTAB, 0, strings, 1))
    which = len(kernels) + 1
    if layout.globals:
        row = struct.pack("<QQq", 0, which << 32 | layout.kind, 0)
        target = numbers[".nv.constant4"]
        add(SectionOut(".rela.nv.constant4", SHT_RELA, 0, row, 8, link=table, info=target, entry_size=24))
    if layout.fixes:
        rows = b"".join(struct.pack("<QQq", at, which << 32 | kind, 0) for at, kind in layout.fixes.items())
        add(SectionOut(".rela.text", SHT_RELA, 0, rows, 8, link=table, info=1, entry_size=24))
    add(SectionOut(".shstrtab", SHT_STRTAB, 0, b"", 1))
    place(out, 0, 4096, ())
    flags = layout.arch << 16 | layout.arch if layout.is_old else 0x600_0004 | layout.arch << 8
    os_abi, version = (0x33, 7) if layout.is_old else (0x41, 8)
    return write(out, (), MACHINE, flags, os_abi, version, ET_EXEC)
