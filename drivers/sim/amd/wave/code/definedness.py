"""How definedness passes through an instruction, from sources to results: one rule for both executors.

Registers that `defined` leaves in doubt have defined bits: one a lane for a vector register, one a bit for a
scalar one. Arithmetic passes doubt on. An address, a branch, EXEC, M0 as an index or a message, an atomic's
operand and what is stored outside of scratch may not depend on it; of a group of registers that is stored as
one, part may be undefined. A choice needs what it takes, a bitwise operation the bits that decide. Lane
crossing and indexed moves count as defined. What bits are made of is the executor's: numbers, or values of
LLVM IR.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_
from typing import Generic, Protocol, Self, TypeVar

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

FULL = 0xFFFFFFFF


class Maskable(Protocol):
    """A word of defined bits, or of a scalar register."""

    def __and__(self, other: Self, /) -> Self: ...
    def __or__(self, other: Self, /) -> Self: ...
    def __invert__(self) -> Self: ...


Word = TypeVar("Word", bound=Maskable)


@dataclass(frozen=True)
class Doubted:
    """What an instruction needs that may be undefined, and what it writes of the registers followed."""

    facts: StepFacts
    needs: int
    writes: int


def doubted(facts: StepFacts, doubts: Doubts) -> Doubted | None:
    """None where nothing is to be followed."""
    needs, writes = matters(facts) & doubts.tracked, defined_by(facts) & doubts.tracked
    if not needs | writes:
        return None
    return Doubted(facts, needs & ~doubts.proved[facts.step.offset], writes)


@dataclass(frozen=True)
class DefinedResults(Generic[Word]):
    """Results of one part of a wave with their defined lanes; apart those of upper dwords."""

    results: list[Reg]
    part: int
    lanes: Word
    upper: Word


class Definedness(ABC, Generic[Word]):
    """Which lanes and bits of the registers followed are defined, in one wave. ones: a word of all bits.
    words: those of a lane mask, which are also the parts, of 32 lanes, of a vector register.
    """

    def __init__(self, doubts: Doubts, ones: Word, words: int) -> None:
        self.doubts, self.tracked, self.ones, self.words = doubts, doubts.tracked, ones, words

    @abstractmethod
    def get(self, code: int, part: int) -> Word:
        """The defined bits of a register; `part` is 0 for a scalar one."""

    @abstractmethod
    def put(self, code: int, part: int, bits: Word) -> None:
        """Write them."""

    @abstractmethod
    def value(self, code: int) -> Word:
        """What a scalar register holds."""

    @abstractmethod
    def constant(self, number: int) -> Word:
        """An operand of 32 bits that is no register."""

    @abstractmethod
    def active(self, part: int) -> Word:
        """The lanes that are on."""

    @abstractmethod
    def written(self, inst: Inst, part: int) -> Word:
        """Lanes that DPP or permlane writes, EXEC aside."""

    @abstractmethod
    def whole(self, bits: Word) -> Word:
        """All bits if every bit is set, else none."""

    @abstractmethod
    def by_scc(self, yes: Word, no: Word) -> Word:
        """`yes` where SCC is 1."""

    @abstractmethod
    def demand(self, code: int, defined: Word, needed: Word, part: int = 0) -> None:
        """E_UNINIT unless all `needed` bits of a register are defined."""

    @abstractmethod
    def finds(self, register: Reg, start: int, size: int, part: int) -> Word:
        """The lanes that find a byte of LDS which their group wrote, of `size` from `start` bytes after the
        address in a register.
        """

    def follow(self, doubted: Doubted) -> None:
        """Before an instruction runs: refuse doubt where it matters, and pass it on."""
        inst, needs, unit = doubted.facts.step.inst, doubted.needs, doubted.facts.unit
        if doubted.facts.step.offset in self.doubts.early:
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

    def known(self, code: int, needs: int) -> Word:
        """The defined bits of a scalar register, if they are in doubt."""
        return self.get(code, 0) if needs >> code & 1 else self.ones

    def settle(self, writes: int) -> None:
        """What is written now is defined: scalars whole, vectors in the lanes that are on."""
        for code in codes(writes & self.tracked):
            for part in self.parts(code):
                on = self.active(part) if code >= VGPR else self.ones
                self.put(code, part, on if on == self.ones else on | self.get(code, part))

    def give_lanes(self, code: int, part: int, lanes: Word) -> None:
        """`lanes` of a vector register are defined, of those that are on; the others stay as they are."""
        on = self.active(part)
        self.put(code, part, lanes if on == self.ones else lanes & on | self.get(code, part) & ~on)

    # -- where doubt is refused -------------------------------------------------------------------

    def refuse(self, registers: int, lanes: Sequence[Word] = ()) -> None:
        """Each of these must be defined: scalars whole, vectors in the lanes that are on, or in `lanes` of
        each part.
        """
        for code in codes(registers):
            for part in self.parts(code):
                on = lanes[part] if lanes else self.active(part)
                self.demand(code, self.get(code, part), on if code >= VGPR else self.ones, part)

    def refuse_memory(self, inst: Inst, needs: int, lanes: Sequence[Word] = ()) -> None:
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

    def refuse_group(self, group: list[int], lanes: Sequence[Word]) -> None:
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

    def passed(self, inst: Inst, half: str, needs: int, part: int) -> DefinedResults[Word]:
        """What an instruction, or one half of it, gives its results."""
        operands = [o for o in inst.defn.operands if o.name.endswith(half) and isinstance(inst[o.name], Reg)]
        sources = [inst[o.name] for o in operands if o.is_use]
        results = [inst[o.name] for o in operands if o.is_def]
        name = name_of(inst, half)
        if name in CHOICES:
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

    def either(self, words: Iterable[Word]) -> Word:
        return reduce(or_, words, ~self.ones)

    def merged(self, words: Iterable[Word]) -> Word:
        """The bits that all of them have."""
        return reduce(and_, words, self.ones)

    def all_of(self, sources: Iterable[Reg], needs: int, part: int) -> Word:
        return self.merged(self.lanes_of(each, needs, part) for each in sources)

    def lanes_of(self, register: Reg, needs: int, part: int) -> Word:
        """Lanes for which a source is defined. A scalar that is no lane mask is so as a whole."""
        here = codes(register_set((register,)) & needs)
        return self.merged(
            self.get(code, part) if code >= VGPR else self.whole(self.get(code, 0)) for code in here
        )

    def chosen(self, inst: Inst, half: str, needs: int, part: int) -> Word:
        """A choice is defined where its mask is, and the source that the mask takes."""
        no, yes = inst[f"src0{half}"], inst[f"vsrc1{half}" if half else "src1"]
        mask = inst.get("src2", VCC_LO)
        code = (mask.code if isinstance(mask, Reg) else VCC_LO.code) + part
        sides = [self.all_of([each] if isinstance(each, Reg) else [], needs, part) for each in (no, yes)]
        take = self.value(code)
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

    def give(self, given: DefinedResults[Word]) -> None:
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

    def put_tracked(self, code: int, bits: Word) -> None:
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

    def word_of(self, operand: object, needs: int, word: int) -> tuple[Word, Word]:
        """(defined bits, value) of one dword of a scalar source."""
        if isinstance(operand, Reg):
            return self.known(operand.code + word, needs), self.value(operand.code + word)
        number = operand.bits if isinstance(operand, Literal) else operand
        return self.ones, self.constant((number >> 32 * word if isinstance(number, int) else 0) & FULL)

    def bitwise(self, inst: Inst, stem: str, saves: bool, needs: int, word: int) -> Word:
        """A defined 0 decides an and, a defined 1 an or."""
        is_or, inverts = BITWISE[stem]
        left, a = self.word_of(inst["src0"], needs, word)
        right, b = self.word_of(Reg(EXEC_LO.code) if saves else inst["src1"], needs, word)
        if inverts:
            b = ~b
        if not is_or:
            a, b = ~a, ~b
        return left & right | left & a | right & b

    def selected(self, inst: Inst, needs: int, word: int) -> Word:
        """s_cselect: the side that SCC takes, if SCC is defined."""
        yes, no = (self.word_of(inst[name], needs, word)[0] for name in ("src0", "src1"))
        return self.by_scc(yes, no) & self.known(SCC.code, needs)

    def write_scalar(self, inst: Inst, results: list[Word], saves: bool) -> None:
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


def name_of(inst: Inst, half: str) -> str:
    """The mnemonic, or that of one half of a dual instruction."""
    if not half:
        return inst.defn.mnemonic
    first, _, second = inst.defn.mnemonic.partition(" :: ")
    return (first if half == "X" else second).replace("v_dual_", "v_")
