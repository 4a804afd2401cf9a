"""Where the sections of a file are in the image, and what to write there when its address is known.

A relocatable file is linked here; a linked file already has addresses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from drivers.amd.code_object.form import (
    ABS64,
    KINDS,
    PAGE,
    REL32,
    REL32_HI,
    REL32_LO,
    WIDE,
    CodeObject,
    Relocation,
)
from drivers.core import elf
from drivers.core.elf import LoadSegment
from drivers.core.errors import CodeObjectError

GOTPCREL, GOTPCREL32_LO, GOTPCREL32_HI = 7, 8, 9  # as REL32_*, to a slot that holds the symbol's address
THROUGH_GOT = {GOTPCREL: REL32, GOTPCREL32_LO: REL32_LO, GOTPCREL32_HI: REL32_HI}
GOT_SLOT_BYTES = 8
PRINTF = ("__printf_alloc", "__ockl_printf")


@dataclass
class PlacedCode:
    """Segments with addresses, and where the sections of a relocatable file went."""

    segments: tuple[LoadSegment, ...]
    bases: dict[int, int] = field(default_factory=dict)
    relocations: list[Relocation] = field(default_factory=list)

    def address(self, symbol: elf.Symbol) -> int:
        return symbol.value + self.bases.get(symbol.section, 0)


def lay_out(file: elf.Elf) -> PlacedCode:
    """Link a relocatable file: sections one after the other, code and data on pages of their own, and after
    them a table of addresses (the GOT) for references that go through one.
    """
    va, segments, placed = 0, [], PlacedCode(())
    for section in sorted(file.sections, key=lambda s: (s.executable, s.writable)):
        if section.align & section.align - 1 or section.align > 1 << 16:
            raise CodeObjectError(f"corrupt ELF file: section {section.name} is aligned to {section.align}")
        if section.size == 0:
            placed.bases[section.index] = va
            continue
        va = elf.align_up(va, max(section.align, PAGE if section.executable or section.writable else 1))
        placed.bases[section.index] = va
        segments.append(LoadSegment(va, section.size, section.data, section.writable, section.executable))
        va += section.size
    wanted = [r for r in file.relocations if r.target in placed.bases]
    slots = got_slots(wanted, elf.align_up(va, PAGE))
    if slots:
        size = GOT_SLOT_BYTES * len(slots)
        segments.append(LoadSegment(min(slots.values()), size, b"", writable=False, executable=False))
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
    return [relocation(r, PlacedCode(()), r.offset, {}) for r in found]


def is_absent(symbol: elf.Symbol | None) -> bool:
    """Whether it may be missing, and is: its address is 0 then. HIP's headers declare threadIdx so."""
    return symbol is not None and symbol.is_weak and not symbol.is_defined


def relocation(
    found: elf.ElfRelocation, placed: PlacedCode, va: int, slots: Mapping[elf.Symbol | None, int]
) -> Relocation:
    if found.symbol is not None and not found.symbol.is_defined and not found.symbol.is_weak:
        raise CodeObjectError(f"code object needs {wanted(found.symbol.name)}")
    if found.kind in THROUGH_GOT and found.symbol in slots:
        return Relocation(va, THROUGH_GOT[found.kind], slots[found.symbol], found.addend)
    if found.kind not in KINDS:
        raise CodeObjectError(f"relocation type {found.kind} at {va:#x}: not one that a kernel can have")
    target = placed.address(found.symbol) if found.symbol else 0
    return Relocation(va, found.kind, target, found.addend)


def wanted(name: str) -> str:
    """A function that is missing, as the source has it, and what to do. Names: Itanium C++ ABI, 5.1.2."""
    if name.startswith(PRINTF):
        return f"{name}, of printf, which needs the host's help that kernels do not have here; take it out"
    mangled = re.match(r"_Z(\d+)", name)
    if mangled is None:
        return f"{name}, which it does not define; link it first"
    plain = name[mangled.end() :][: int(mangled[1])]
    return f"{plain} ({name}), which it does not define; link it first, or define it in the source"


def check_relocations(module: CodeObject) -> None:
    for found in module.relocations:
        size = 8 if found.kind in WIDE else 4
        if not 0 <= found.va <= module.size_bytes - size:
            raise CodeObjectError(
                f"relocation at {found.va:#x} lies outside the {module.size_bytes:#x} bytes to load"
            )
