"""Defined lanes at run time, in compiled code, of the registers that `code.defined` leaves in doubt.

The rule is `code.definedness`: E_UNINIT where it matters. Here its words are values of the function that is
written, kept in slots. Writes nothing into a kernel without doubts.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.sim.amd.wave.code.defined import Doubts
from drivers.sim.amd.wave.code.definedness import Definedness
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.doubt_slots import bits, put
from drivers.sim.amd.wave.jit.dpp import dpp_lanes
from drivers.sim.amd.wave.jit.ops.cross import permuted_lanes
from drivers.sim.amd.wave.jit.strict import known_in_lds
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, PTR, V1, V32, Text, splat

ONES = "-1"


@dataclass(frozen=True)
class DefinedWord:
    """An i32 of the function that is written."""

    text: Text
    name: str

    def __and__(self, other: DefinedWord) -> DefinedWord:
        return self.two("and", other.name)

    def __or__(self, other: DefinedWord) -> DefinedWord:
        return self.two("or", other.name)

    def __invert__(self) -> DefinedWord:
        return self.two("xor", ONES)

    def two(self, verb: str, other: str) -> DefinedWord:
        return DefinedWord(self.text, self.text.two(verb, I32, self.name, other))


class DefinedSlots(Definedness[DefinedWord]):
    """The defined bits of the wave whose function is written."""

    def __init__(self, wave: Wave, doubts: Doubts) -> None:
        super().__init__(doubts, DefinedWord(wave.t, ONES), wave.wave_size // 32)
        self.wave = wave

    def word(self, name: str) -> DefinedWord:
        return DefinedWord(self.wave.t, name)

    def get(self, code: int, part: int) -> DefinedWord:
        return self.word(bits(self.wave, code, part))

    def put(self, code: int, part: int, bits: DefinedWord) -> None:
        put(self.wave, code, part, bits.name)

    def value(self, code: int) -> DefinedWord:
        return self.word(self.wave.scalar_source(Reg(code)))

    def constant(self, number: int) -> DefinedWord:
        return self.word(self.wave.scalar_source(number))

    def active(self, part: int) -> DefinedWord:
        return self.ones if self.wave.exec_full else self.word(self.wave.scalar(EXEC_LO.code + part))

    def written(self, inst: Inst, part: int) -> DefinedWord:
        self.wave.part = part
        lanes = dpp_lanes(self.wave, inst) if inst.defn.dpp else permuted_lanes(self.wave, inst)
        self.wave.part = 0
        return self.ones if lanes is None else self.lanes(lanes)

    def lanes(self, flags: str) -> DefinedWord:
        """A lane mask as a word."""
        return self.word(self.wave.t.bits(V1, flags, I32))

    def whole(self, bits: DefinedWord) -> DefinedWord:
        t = self.wave.t
        return self.word(t.cast("sext", I1, t.compare("icmp eq", I32, bits.name, ONES), I32))

    def by_scc(self, yes: DefinedWord, no: DefinedWord) -> DefinedWord:
        return self.word(self.wave.t.select(I1, self.wave.scc, I32, yes.name, no.name))

    def finds(self, register: Reg, start: int, size: int, part: int) -> DefinedWord:
        t = self.wave.t
        places = t.two("add", V32, self.wave.vector_at(register.index + VGPR * part), splat(V32, start))
        return self.word(known_in_lds(self.wave, places, size, self.active(part).name))

    def demand(self, code: int, defined: DefinedWord, needed: DefinedWord, part: int = 0) -> None:
        """End the wave with E_UNINIT."""
        t, missing = self.wave.t, (~defined & needed).name
        place = ((I32, str(code)), (I32, missing), (I32, str(part)), (I32, self.wave.pc))
        is_defined = t.compare("icmp eq", I32, missing, "0")
        t.unless(is_defined, lambda: t.effect("void", "db_strict_undefined", (PTR, "%ctx"), *place), "fault")
