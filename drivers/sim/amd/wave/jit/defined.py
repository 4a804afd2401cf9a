"""How definedness passes through an instruction, from sources to results: one rule for both executors.

Registers that `code.defined` leaves in doubt have defined bits: one a lane for a vector register, one a bit
for a scalar one. Arithmetic passes doubt on. An address, a branch, EXEC, M0 as an index or a message, an
atomic's operand and what is stored outside of scratch may not depend on it; of a group of registers that is
stored as one, part may be undefined. A choice needs what it takes, a bitwise operation the bits that decide.
Lane crossing and indexed moves count as defined. E_UNINIT where it matters.

Bits are values of the function that is written, kept in slots; the reference records the same code
(`interp.doubt`). Writes nothing into a kernel without doubts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, SCC, VCC_LO, Literal, Reg
from drivers.sim.amd.wave.code.defined import (
    BITWISE,
    CHOICES,
    Doubts,
    is_trusted,
    kept_target,
    matters,
    own_sources,
    parts_of_word,
    picks_lanes,
)
from drivers.sim.amd.wave.code.definitions import defined_by, wide_multiply_add
from drivers.sim.amd.wave.code.early_loads import loaded_places
from drivers.sim.amd.wave.code.liveness import EXEC_CODES, register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts, codes, looked_at, stored_groups
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR
from drivers.sim.amd.wave.facts.approximate import halves as dual_halves
from drivers.sim.amd.wave.jit.doubt_slots import bits, put
from drivers.sim.amd.wave.jit.dpp import dpp_lanes
from drivers.sim.amd.wave.jit.ops.cross import permuted_lanes
from drivers.sim.amd.wave.jit.strict import known_in_lds
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, PTR, V1, V32, Text, splat

FULL = 0xFFFFFFFF
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


@dataclass(frozen=True)
class Doubted:
    """What an instruction needs that may be undefined, and what it writes, of the registers `tracked`.
    is_early: see `early_loads`.
    """

    needs: int
    writes: int
    tracked: int
    is_early: bool


def doubted(facts: StepFacts, doubts: Doubts) -> Doubted | None:
    """None where nothing is to be followed."""
    needs, writes = matters(facts) & doubts.tracked, defined_by(facts) & doubts.tracked
    if not needs | writes:
        return None
    offset = facts.step.offset
    return Doubted(needs & ~doubts.proved[offset], writes, doubts.tracked, offset in doubts.early)


@dataclass(frozen=True)
class DefinedResults:
    """Results of one part of a wave with their defined lanes; apart those of upper dwords."""

    results: list[Reg]
    part: int
    lanes: DefinedWord
    upper: DefinedWord


class Definedness:
    """Which lanes and bits of the registers in doubt are defined, in the wave whose function is written.
    words: those of a lane mask, which are also the parts, of 32 lanes, of a vector register.
    """

    def __init__(self, wave: Wave, doubts: Doubts) -> None:
        self.wave, self.doubts, self.tracked = wave, doubts, doubts.tracked
        self.words = wave.wave_size // 32
        self.ones = self.word(ONES)

    def word(self, name: str) -> DefinedWord:
        return DefinedWord(self.wave.t, name)

    def get(self, code: int, part: int) -> DefinedWord:
        """The defined bits of a register; `part` is 0 for a scalar one."""
        return self.word(bits(self.wave, self.doubts, code, part))

    def put(self, code: int, part: int, bits: DefinedWord) -> None:
        put(self.wave, self.doubts, code, part, bits.name)

    def value(self, operand: Reg | int) -> DefinedWord:
        """What a scalar register, or a constant, holds."""
        return self.word(self.wave.scalar_source(operand))

    def active(self, part: int) -> DefinedWord:
        """The lanes that are on."""
        return self.ones if self.wave.exec_full else self.word(self.wave.scalar(EXEC_LO.code + part))

    def written(self, inst: Inst, part: int) -> DefinedWord:
        """Lanes that DPP or permlane writes, EXEC aside."""
        self.wave.part = part
        lanes = dpp_lanes(self.wave, inst) if inst.defn.dpp else permuted_lanes(self.wave, inst)
        self.wave.part = 0
        return self.ones if lanes is None else self.lanes(lanes)

    def lanes(self, flags: str) -> DefinedWord:
        """A lane mask as a word."""
        return self.word(self.wave.t.bits(V1, flags, I32))

    def whole(self, bits: DefinedWord) -> DefinedWord:
        """All bits if every bit is set, else none."""
        t = self.wave.t
        return self.word(t.cast("sext", I1, t.compare("icmp eq", I32, bits.name, ONES), I32))

    def finds(self, register: Reg, start: int, size: int, part: int) -> DefinedWord:
        """The lanes that find a byte of LDS which their group wrote, of `size` from `start` bytes after the
        address in a register.
        """
        t = self.wave.t
        places = t.two("add", V32, self.wave.vector_at(register.index + VGPR * part), splat(V32, start))
        return self.word(known_in_lds(self.wave, places, size, self.active(part).name))

    def demand(self, code: int, defined: DefinedWord, needed: DefinedWord, part: int = 0) -> None:
        """E_UNINIT unless all `needed` bits of a register are defined."""
        t, missing = self.wave.t, (~defined & needed).name

        def refuse() -> None:
            place = ((I32, str(code)), (I32, missing), (I32, str(part)), (I32, self.wave.pc))
            t.effect("void", "db_strict_undefined", (PTR, "%ctx"), *place)

        t.unless(t.compare("icmp eq", I32, missing, "0"), refuse, "fault")

    def follow(self, inst: Inst, doubted: Doubted) -> None:
        """Before an instruction runs: refuse doubt where it matters, and pass it on."""
        needs, unit = doubted.needs, inst.defn.unit
        if doubted.is_early:
            self.follow_early(inst, needs)
        elif unit in MEMORY_UNITS:
            self.refuse_memory(inst, needs)
            self.settle(doubted.writes)
        elif picks_lanes(inst) and needs:
            self.follow_picked(inst, needs)
        elif not needs or is_trusted(inst) or unit in ("branch", "control"):
            self.refuse(needs)
            self.settle(doubted.writes)
        elif unit in ("valu", "trans"):
            self.follow_vector(inst, needs)
        else:
            self.follow_scalar(inst, needs)

    def parts(self, code: int) -> range:
        return range(self.words if code >= VGPR else 1)

    def known(self, code: int, needs: int) -> DefinedWord:
        """The defined bits of a scalar register, if they are in doubt."""
        return self.get(code, 0) if needs >> code & 1 else self.ones

    def settle(self, writes: int) -> None:
        """What is written now is defined: scalars whole, vectors in the lanes that are on."""
        for code in codes(writes & self.tracked):
            for part in self.parts(code):
                on = self.active(part) if code >= VGPR else self.ones
                self.put(code, part, on if on == self.ones else on | self.get(code, part))

    def give_lanes(self, code: int, part: int, lanes: DefinedWord) -> None:
        """`lanes` of a vector register are defined, of those that are on; the others stay as they are."""
        on = self.active(part)
        self.put(code, part, lanes if on == self.ones else lanes & on | self.get(code, part) & ~on)

    # -- where doubt is refused -------------------------------------------------------------------

    def refuse(self, registers: int, lanes: Sequence[DefinedWord] = ()) -> None:
        """Each of these must be defined: scalars whole, vectors in the lanes that are on, or in `lanes` of
        each part.
        """
        for code in codes(registers):
            for part in self.parts(code):
                on = lanes[part] if lanes else self.active(part)
                self.demand(code, self.get(code, part), on if code >= VGPR else self.ones, part)

    def refuse_memory(self, inst: Inst, needs: int, lanes: Sequence[DefinedWord] = ()) -> None:
        """Addresses and stored data, of a group of registers at least one. Scratch may be given anything, and
        other lanes too. lanes: those that do not go to scratch, if not all do.
        """
        if is_trusted(inst) or inst.defn.format == "SCRATCH":
            self.refuse(needs & looked_at(inst))
            return
        for group in stored_groups(inst):
            if group.bit_count() == 1:
                continue
            if not group & ~needs:
                self.refuse_group(codes(group), lanes)
            needs &= ~group | looked_at(inst)
        self.refuse(needs, lanes)

    def refuse_group(self, group: list[int], lanes: Sequence[DefinedWord]) -> None:
        """Of what is stored, something must be defined in each lane."""
        for part in self.parts(group[0]):
            found = self.either([self.get(code, part) for code in group])
            self.demand(group[0], found, lanes[part] if lanes else self.active(part), part)

    def follow_early(self, inst: Inst, needs: int) -> None:
        """A load of LDS that may find nothing, lane by lane and dword by dword."""
        self.refuse(needs & looked_at(inst))
        for part in range(self.words):
            for code, (start, size) in zip(inst["vdst"].codes(), loaded_places(inst), strict=True):
                if self.tracked >> code & 1:
                    self.give_lanes(code, part, self.finds(inst["addr"], start, size, part))

    # -- vector instructions ----------------------------------------------------------------------

    def follow_vector(self, inst: Inst, needs: int) -> None:
        """Doubt of the sources goes to the results; all parts, and both halves of a dual instruction, are
        read before one is written.
        """
        halves = [""] if inst.defn.format != "VOPD" else ["X", "Y"]
        parts = range(self.words)
        found = [self.passed(inst, half, needs, part) for part in parts for half in halves]
        for given in found:
            self.give(given)

    def passed(self, inst: Inst, half: str, needs: int, part: int) -> DefinedResults:
        """What an instruction, or one half of it, gives its results."""
        operands = [o for o in inst.defn.operands if o.name.endswith(half) and isinstance(inst[o.name], Reg)]
        sources = [inst[o.name] for o in operands if o.is_use]
        results = [inst[o.name] for o in operands if o.is_def]
        if dual_halves(inst.defn.mnemonic)[half == "Y"] in CHOICES:
            lanes = self.chosen(inst, half, needs, part)
            return DefinedResults(results, part, lanes, lanes)
        if not half:
            sources += list(inst.defn.implicit_uses)
            results += list(inst.defn.implicit_defs)
        if wide_multiply_add(inst) and inst["src2"] in sources:
            low = [Reg(each.code) if each == inst["src2"] else each for each in sources]
            lanes = self.all_of(low, needs, part)
            above = self.lanes_of(Reg(inst["src2"].code + 1), needs, part)
            return DefinedResults(results, part, lanes, lanes & above)
        parts = parts_of_word(inst)
        if len(parts) < 2:
            parts = []
        lanes = self.all_of([each for each in sources if each not in parts], needs, part)
        if parts:
            lanes = lanes & self.either([self.lanes_of(each, needs, part) for each in parts])
        return DefinedResults(results, part, lanes, lanes)

    def either(self, words: Iterable[DefinedWord]) -> DefinedWord:
        return reduce(or_, words, ~self.ones)

    def merged(self, words: Iterable[DefinedWord]) -> DefinedWord:
        """The bits that all of them have."""
        return reduce(and_, words, self.ones)

    def all_of(self, sources: Iterable[Reg], needs: int, part: int) -> DefinedWord:
        return self.merged(self.lanes_of(each, needs, part) for each in sources)

    def lanes_of(self, register: Reg, needs: int, part: int) -> DefinedWord:
        """Lanes for which a source is defined. A scalar that is no lane mask is so as a whole."""
        here = codes(register_set((register,)) & needs)
        return self.merged(
            self.get(code, part) if code >= VGPR else self.whole(self.get(code, 0)) for code in here
        )

    def chosen(self, inst: Inst, half: str, needs: int, part: int) -> DefinedWord:
        """A choice is defined where its mask is, and the source that the mask takes."""
        no, yes = inst[f"src0{half}"], inst[f"vsrc1{half}" if half else "src1"]
        mask = inst.get("src2", VCC_LO)
        code = (mask.code if isinstance(mask, Reg) else VCC_LO.code) + part
        sides = [self.all_of([each] if isinstance(each, Reg) else [], needs, part) for each in (no, yes)]
        take = self.value(Reg(code))
        return (take & sides[1] | ~take & sides[0]) & self.known(code, needs)

    def follow_picked(self, inst: Inst, needs: int) -> None:
        """DPP and permlane: a lane that is written depends on its other sources; one that is not, on what it
        had. What came from another lane counts as defined.
        """
        own, kept = own_sources(inst) & needs, kept_target(inst)
        results = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
        found = []
        for part in range(self.words):
            written = self.written(inst, part)
            sources = self.all_of([Reg(code) for code in codes(own)], needs, part)
            for register in [*results, *inst.defn.implicit_defs]:
                lanes = sources
                if kept >> register.code & 1 and written != self.ones:
                    lanes = ~written & self.lanes_of(register, needs, part) | written & sources
                found.append(DefinedResults([register], part, lanes, lanes))
        for given in found:
            self.give(given)

    def give(self, given: DefinedResults) -> None:
        """Write the defined lanes of results: vectors where EXEC is on; masks are 0 elsewhere."""
        part, on = given.part, self.active(given.part)
        for register in given.results:
            if register_set((register,)) & EXEC_CODES:
                self.demand(EXEC_LO.code + part, given.lanes, on, part)
            elif register.code < VGPR:
                self.put_tracked(register.code + part, given.lanes | ~on)
            else:
                for place, code in enumerate(register.codes()):
                    if self.tracked >> code & 1:
                        self.give_lanes(code, part, given.upper if place else given.lanes)

    def put_tracked(self, code: int, bits: DefinedWord) -> None:
        """The defined bits of a scalar register, if it is followed."""
        if self.tracked >> code & 1:
            self.put(code, 0, bits)

    # -- scalar instructions ----------------------------------------------------------------------

    def follow_scalar(self, inst: Inst, needs: int) -> None:
        """Bitwise operations bit by bit; of others every bit needs every bit of the sources."""
        name = inst.defn.mnemonic
        stem = name.removeprefix("s_").rpartition("_b")[0]
        saves = stem.endswith("_saveexec")
        stem = stem.removesuffix("_saveexec")
        words = range(2 if name.endswith("64") else 1)
        if stem in BITWISE and (saves or "src1" in inst.defn.slot):
            results = [self.bitwise(inst, stem, saves, needs, word) for word in words]
        elif stem in ("mov", "not", "xor", "xnor") and not saves:
            names = [n for n in ("src0", "src1") if n in inst.defn.slot]
            results = [self.merged(self.word_of(inst[n], needs, word)[0] for n in names) for word in words]
        elif stem == "cselect":
            results = [self.selected(inst, needs, word) for word in words]
        else:
            results = [self.merged(self.whole(self.get(code, 0)) for code in codes(needs))]
        self.write_scalar(inst, results, saves)

    def word_of(self, operand: object, needs: int, word: int) -> tuple[DefinedWord, DefinedWord]:
        """(defined bits, value) of one dword of a scalar source."""
        if isinstance(operand, Reg):
            return self.known(operand.code + word, needs), self.value(Reg(operand.code + word))
        number = operand.bits if isinstance(operand, Literal) else operand
        return self.ones, self.value((number >> 32 * word if isinstance(number, int) else 0) & FULL)

    def bitwise(self, inst: Inst, stem: str, saves: bool, needs: int, word: int) -> DefinedWord:
        """A defined 0 decides an and, a defined 1 an or."""
        is_or, inverts = BITWISE[stem]
        left, a = self.word_of(inst["src0"], needs, word)
        right, b = self.word_of(Reg(EXEC_LO.code) if saves else inst["src1"], needs, word)
        if inverts:
            b = ~b
        if not is_or:
            a, b = ~a, ~b
        return left & right | left & a | right & b

    def selected(self, inst: Inst, needs: int, word: int) -> DefinedWord:
        """s_cselect: the side that SCC takes, if SCC is defined."""
        yes, no = (self.word_of(inst[name], needs, word)[0] for name in ("src0", "src1"))
        taken = self.wave.t.select(I1, self.wave.scc, I32, yes.name, no.name)
        return self.word(taken) & self.known(SCC.code, needs)

    def write_scalar(self, inst: Inst, results: list[DefinedWord], saves: bool) -> None:
        """EXEC takes nothing undefined; what s_*_saveexec saves is defined."""
        explicit = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
        for register in explicit:
            for place, code in enumerate(register.codes()):
                bits = self.ones if saves else results[min(place, len(results) - 1)]
                if EXEC_CODES >> code & 1:
                    self.demand(code, bits, self.ones)
                else:
                    self.put_tracked(code, bits)
        if saves:
            for word, bits in enumerate(results[: self.words]):
                self.demand(EXEC_LO.code + word, bits, self.ones)
        if register_set(inst.writes()) >> SCC.code & 1:
            self.put_tracked(SCC.code, self.merged(self.whole(bits) for bits in results[:2]))
