"""What literals in code reach: from relocations, and in linked files from the distances to s_getpc_b64.

Compilers reach data and functions so: s_getpc_b64 s[0:1], then s_add_u32 s0, s0, low and s_addc_u32 s1, s1,
high (s_add_co_u32 and s_add_co_ci_u32 on RDNA4). Observed in the output of clang 19 and LLVM 22.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from drivers.amd.isa.expression import SectionOffset, Symbols
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Formula, Literal, Reference
from drivers.core.elf import Section

LOW_ADDS, HIGH_ADDS = ("s_add_u32", "s_add_co_u32"), ("s_addc_u32", "s_add_co_ci_u32")
Find = Callable[[int, int, int, str], "SymbolTarget | None"]


class SymbolTarget(NamedTuple):
    """The address `addend` bytes after `name`. how: as `Reference` has it, with @lo or @hi for one of its
    halves."""

    name: str
    addend: int
    how: str
    size_bytes: int

    @property
    def text(self) -> str:
        return f"{self.name}{self.addend:+d}" if self.addend else self.name

    def data_lines(self, place: SectionOffset) -> Sequence[str]:
        """The number in data that the linker makes the address, or the distance from here on."""
        word = ".quad" if self.size_bytes == 8 else ".long"
        if not self.how.startswith("rel32"):
            return [f"\t{word} {self.text}"]
        here = f".L{place.section}_here{place.offset:x}"
        return [f"{here}:", f"\t{word} {self.text}-{here}"]

    def placed(self, inst: Inst) -> Inst:
        """The instruction with this in place of its literal."""
        how, _, half = self.how.partition("@")
        whole, part = Formula(self.text, Symbols()), Reference(self.name, how, half == "hi", self.addend)
        value = part if half else whole
        made = inst.copy()
        made.values[:] = [value if each.__class__ is Literal else each for each in made.values]
        return made


def in_code(
    code: Sequence[tuple[int, int, Inst]], section: Section, find: Find
) -> Mapping[int, SymbolTarget]:
    """Offset of an instruction -> what its literal reaches, of (offset, size, instruction) of linked code."""
    found: dict[int, SymbolTarget] = {}
    bases: dict[int, int] = {}  # register -> the address that s_getpc_b64 left in it and the next
    lows: dict[int, tuple[int, int, int]] = {}  # register of the high half -> where the low is, it, its base
    for at, size, inst in code:
        name = inst.defn.mnemonic
        literal = next((value.bits for value in inst.values if isinstance(value, Literal)), None)
        written = [register.code for register in inst.writes() if not register.is_vgpr]
        if name == "s_getpc_b64":
            bases[inst["sdst"].code] = section.va + at + size
            continue
        source = getattr(inst["src0"], "code", None) if name in (*LOW_ADDS, *HIGH_ADDS) else None
        if name in LOW_ADDS and literal is not None and source in bases:
            lows[inst["sdst"].code + 1] = at, literal, bases[source]
        elif name in HIGH_ADDS and literal is not None and source in lows:
            start, low_bits, base = lows.pop(source)
            distance = low_bits | literal << 32
            va = base + distance - (distance >> 63 << 64)
            ends = (start, "rel32@lo"), (at, "rel32@hi")
            targets = {each: find(va, section.va + each + 4, base, how) for each, how in ends}
            found |= {each: target for each, target in targets.items() if target is not None}
        for code_ in written:
            bases.pop(code_, None)
    return found
