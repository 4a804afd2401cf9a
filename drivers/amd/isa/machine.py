"""One chip's instruction set: create, encode, decode, assemble, format.

Everything goes through `isa("gfx1100")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from autogen.schema import EncodeError
from drivers.amd.isa.decode import Disassembler
from drivers.amd.isa.encode import encode
from drivers.amd.isa.generation import CHIPS, generation
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.legality import RETIRED_GFX12, retired
from drivers.amd.isa.selects import SELECTS, set_selects
from drivers.amd.isa.table import EncodingTable

if TYPE_CHECKING:
    from drivers.amd.isa.layout import Item

ARCHES = tuple(CHIPS)
MEMORY_LIMIT = 1 << 16


class Isa:
    """Instructions of `arch` for one wave size
    (lane masks are one scalar register in wave32, two in wave64).
    """

    def __init__(self, arch: str, wave_size: int, facts: Any) -> None:
        self.arch = arch
        self.wave_size = wave_size
        self.facts = facts
        self.table = EncodingTable(facts, wave_size)
        self.defs = self.table.defs
        self._decoder: Disassembler | None = None
        self._decoded: dict[bytes, tuple[Inst, int]] = {}

    def find(self, name: str) -> InstDef:
        """The encoding called `name`. EncodeError lists the encodings of a mnemonic that has several."""
        found = self.table.find(name)
        if found is None:
            raise EncodeError(self.unknown(name))
        return found

    def unknown(self, name: str) -> str:
        variants = self.table.variants(name)
        if variants:
            return f"{name} has {len(variants)} encodings; name one of {', '.join(variants)}"
        from difflib import get_close_matches

        why = retired(self.arch, name)
        if why:
            return why
        close = get_close_matches(name, self.table.known_names(), 3)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        return f"{self.arch} wave{self.wave_size} has no instruction {name}{hint}"

    def inst(self, name: str, *operands: Any, **modifiers: Any) -> Inst:
        """An instruction from its name, its operands in text order, its modifiers by name.

        Modifiers: offset, cpol, clamp, omod, src0_modifiers, op_sel=(1, 0, ...) and so on. Checked when
        encoded; what the chip does not have any more, though assemblers take it, is refused at once.
        """
        defn = self.defs.get(name)
        if defn is None:
            defn = self.find(name)
        if name in RETIRED_GFX12 and retired(self.arch, name):
            raise EncodeError(retired(self.arch, name))
        if len(operands) != defn.positional:
            raise EncodeError(
                f"{name} has {defn.positional} operands ({operand_names(defn)}), got {len(operands)}"
            )
        made = Inst(defn, [*operands, *defn.defaults[defn.positional :]])
        if modifiers:
            self.set_modifiers(made, modifiers)
        return made

    def set_modifiers(self, inst: Inst, modifiers: dict[str, Any]) -> None:
        slot, values = inst.defn.slot, inst.values
        for key, value in modifiers.items():
            at = slot.get(key)
            if at is not None:
                values[at] = value
            elif key in SELECTS:
                set_selects(inst, key, value)
            else:
                raise EncodeError(f"{inst.defn.name} has no operand {key}; it has {', '.join(slot)}")

    def encode(self, inst: Inst) -> bytes:
        """Machine code of one instruction: 4 to 12 bytes, little-endian. Raises EncodeError."""
        return encode(inst)

    def decode(self, data: bytes, offset: int = 0) -> Inst:
        """The instruction at `offset`; `decode_sized` also gives its size. Raises DecodeError."""
        return self.decode_sized(data, offset)[0]

    def decode_sized(self, data: bytes, offset: int = 0) -> tuple[Inst, int]:
        """(instruction, size in bytes). Equal bytes give a copy of the remembered instruction."""
        key = bytes(data[offset : offset + 16])
        found = self._decoded.get(key)
        if found is None:
            if self._decoder is None:
                self._decoder = Disassembler(self.table)
            found = self._decoder.decode(data, offset)
            if len(self._decoded) < MEMORY_LIMIT:
                self._decoded[key] = found
        inst, size = found
        return Inst(inst.defn, list(inst.values)), size

    def disassemble(
        self, data: bytes, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[int, int, Inst]]:
        """(offset, size in bytes, instruction) from `start` on.

        Raises DecodeError where the bytes are none.
        """
        offset, end = start, len(data) if end is None else end
        while offset < end:
            inst, size = self.decode_sized(data, offset)
            yield offset, size, inst
            offset += size

    def assemble_insts(self, items: Iterable[Item]) -> bytes:
        """Machine code of a list in which labels stand between instructions;
        branches to labels are resolved.
        """
        from drivers.amd.isa.layout import assemble_insts

        return assemble_insts(items)

    def assemble(self, text: str) -> bytes:
        """Machine code of assembly text in LLVM's syntax. EncodeError names line and column."""
        return self.assemble_insts(self.parse(text))

    def parse(self, text: str) -> list[Item]:
        """Instructions and labels of assembly text, data and alignments too. Raises EncodeError."""
        from drivers.amd.isa.text import Parser

        return Parser(self).parse(text)

    def format(self, inst: Inst, true16: bool = True) -> str:
        """LLVM's text.

        `true16` writes the half of 16-bit operands, v1.l, as LLVM does by default for gfx11.
        """
        from drivers.amd.isa.format import format_inst

        return format_inst(inst, self.facts, true16)


def operand_names(defn: InstDef) -> str:
    return ", ".join(o.name for o in defn.operands[: defn.positional])


@cache
def isa(arch: str, wave_size: int = 32) -> Isa:
    """The instruction set of `arch` ("gfx1100"); the same object each time. EncodeError for another chip."""
    tables = generation(arch).tables
    if wave_size not in (32, 64):
        raise EncodeError(f"wave size {wave_size}: it is 32 or 64")
    return Isa(arch, wave_size, import_module(tables))
