"""Undefined registers, as one wave goes: E_UNINIT where they decide something.

The rule is SIM=strict's, out of the same tables (`defined`, `check.flow`): copying is no fault, deciding is.
Vector registers are followed lane by lane, scalar ones bit by bit, and only those that the code alone does
not prove written. Knows no values but those that a choice or a mask depends on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

import numpy as np

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
    words_of_doubt,
)
from drivers.sim.amd.wave.code.definitions import defined_by, wide_multiply_add
from drivers.sim.amd.wave.code.early_loads import loaded_places
from drivers.sim.amd.wave.code.liveness import EXEC_CODES, register_set
from drivers.sim.amd.wave.code.step_facts import Facts, codes, looked_at, lowest, stored_groups
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR, Step
from drivers.sim.amd.wave.interp.cross import permuted_lanes
from drivers.sim.amd.wave.interp.lanes import lanes_of, mask_of, written_lanes
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.state import FULL, Array, Wave


@dataclass(frozen=True)
class Doubted:
    """What an instruction needs that may be undefined, and what it writes of the registers followed."""

    facts: Facts
    needs: int
    writes: int


def doubted(step: Step, doubts: Doubts) -> Doubted | None:
    """None where nothing is to be followed."""
    facts = Facts(step)
    needs, writes = matters(facts) & doubts.tracked, defined_by(facts) & doubts.tracked
    if not needs | writes:
        return None
    return Doubted(facts, needs & ~doubts.proved[step.offset], writes)


class Doubt:
    """Which lanes and bits of the registers followed are defined, in one wave."""

    def __init__(self, wave: Wave, doubts: Doubts, lds: Lds) -> None:
        self.wave, self.tracked = wave, doubts.tracked
        self.early, self.lds = doubts.early, lds
        self.vectors = np.zeros((wave.abi.vgprs, wave.lanes), bool)
        self.scalars = [FULL if doubts.launched >> code & 1 else 0 for code in range(VGPR)]
        self.vectors[[code - VGPR for code in codes(doubts.launched >> VGPR << VGPR) if code < 2 * VGPR]] = 1

    def follow(self, doubted: Doubted) -> None:
        """Before an instruction runs: refuse doubt where it matters, and pass it on."""
        inst, needs, unit = doubted.facts.step.inst, doubted.needs, doubted.facts.unit
        if doubted.facts.step.offset in self.early:
            self.follow_early(inst, needs)
        elif unit in MEMORY_UNITS:
            self.refuse_memory(inst, needs)
            self.settle(doubted.writes)
        elif unit in ("branch", "control"):
            self.refuse(needs)
        elif picks_lanes(inst) and needs:
            self.follow_picked(inst, needs)
        elif not needs or is_trusted(inst):
            self.refuse(needs)
            self.settle(doubted.writes)
        elif unit in ("valu", "trans"):
            self.follow_vector(inst, needs)
        else:
            self.follow_scalar(inst, needs)

    def follow_early(self, inst: Inst, needs: int) -> None:
        """A load of LDS that may find nothing, lane by lane and dword by dword."""
        self.refuse(needs & looked_at(inst))
        starts = self.wave.row(inst["addr"]).astype(np.int64)
        for code, (start, size) in zip(inst["vdst"].codes(), loaded_places(inst), strict=True):
            found = self.lds.finds(starts + start, size)
            np.copyto(self.vectors[code - VGPR], found, where=self.wave.active)

    def settle(self, writes: int) -> None:
        """What is written now is defined: scalars whole, vectors in the lanes that are on."""
        for code in codes(writes):
            if code < VGPR:
                self.scalars[code] = FULL
            else:
                self.vectors[code - VGPR] |= self.wave.active

    # -- where doubt is refused -------------------------------------------------------------------

    def refuse(self, registers: int) -> None:
        """Each of these must be defined: scalars whole, vectors in the lanes that are on."""
        for code in codes(registers):
            if code < VGPR:
                self.demand_bits(code, self.scalars[code])
            else:
                self.demand(code, self.vectors[code - VGPR])

    def demand(self, code: int, lanes: Array) -> None:
        """E_UNINIT unless a register is defined in all lanes that are on."""
        missing = self.wave.active & ~lanes
        if missing.any():
            detail, more = words_of_doubt(code, [int(lane) for lane in np.nonzero(missing)[0]])
            raise self.wave.fault("E_UNINIT", detail, **more)

    def demand_bits(self, code: int, defined: int) -> None:
        if defined != FULL:
            detail, more = words_of_doubt(code, [])
            raise self.wave.fault("E_UNINIT", detail, **more)

    def refuse_memory(self, inst: Inst, needs: int) -> None:
        """Addresses and stored data, of a group of registers at least one. Scratch may be given anything, and
        other lanes too.
        """
        if is_trusted(inst) or inst.defn.format == "SCRATCH":
            self.refuse(needs & looked_at(inst))
            return
        for group in stored_groups(inst):
            if group.bit_count() == 1:
                continue
            if not group & ~needs:
                some = reduce(np.logical_or, (self.vectors[code - VGPR] for code in codes(group)))
                self.demand(lowest(group), some)
            needs &= ~group | looked_at(inst)
        self.refuse(needs)

    # -- vector instructions ----------------------------------------------------------------------

    def follow_vector(self, inst: Inst, needs: int) -> None:
        """Doubt of the sources goes to the results; both halves of a dual instruction read first."""
        halves = [""] if inst.defn.format != "VOPD" else ["X", "Y"]
        given = [self.passed(inst, half, needs) for half in halves]
        for results, lanes, upper in given:
            self.give(results, lanes, upper)

    def passed(self, inst: Inst, half: str, needs: int) -> tuple[list[Reg], Array, Array]:
        """The results, or those of one half, with their defined lanes; apart those of upper dwords."""
        operands = [o for o in inst.defn.operands if o.name.endswith(half) and isinstance(inst[o.name], Reg)]
        sources = [inst[o.name] for o in operands if o.is_use]
        results = [inst[o.name] for o in operands if o.is_def]
        name = name_of(inst, half)
        if not half or "cndmask" in name:
            sources += list(inst.defn.implicit_uses)
        if not half:
            results += list(inst.defn.implicit_defs)
        if name in CHOICES:
            lanes = self.chosen(inst, half, needs)
            return results, lanes, lanes
        if wide_multiply_add(inst) and inst["src2"] in sources:
            low = [Reg(each.code) if each == inst["src2"] else each for each in sources]
            lanes = self.all_of(low, needs)
            return results, lanes, lanes & self.lanes_of(Reg(inst["src2"].code + 1), needs)
        parts = parts_of_word(inst) if not half else []
        lanes = self.all_of([each for each in sources if len(parts) < 2 or each not in parts], needs)
        if len(parts) > 1:
            lanes = lanes & np.any([self.lanes_of(each, needs) for each in parts], axis=0)
        return results, lanes, lanes

    def all_of(self, sources: list[Reg], needs: int) -> Array:
        found = np.ones(self.wave.lanes, bool)
        for each in sources:
            found = found & self.lanes_of(each, needs)
        return found

    def lanes_of(self, register: Reg, needs: int) -> Array:
        """Lanes for which a source is defined. A scalar that is no lane mask is so as a whole."""
        found = np.ones(self.wave.lanes, bool)
        for code in codes(register_set((register,)) & needs):
            found = found & (self.vectors[code - VGPR] if code >= VGPR else self.scalars[code] == FULL)
        return found

    def chosen(self, inst: Inst, half: str, needs: int) -> Array:
        """A choice is defined where its mask is, and the source that the mask takes."""
        no, yes = inst[f"src0{half}"], inst[f"vsrc1{half}" if half else "src1"]
        mask = inst.get("src2", VCC_LO)
        code = mask.code if isinstance(mask, Reg) else VCC_LO.code
        sides = [self.all_of([each] if isinstance(each, Reg) else [], needs) for each in (no, yes)]
        known = [
            self.scalars[code + part] if needs >> code + part & 1 else FULL for part in range(self.wave.words)
        ]
        bits = sum(word << 32 * part for part, word in enumerate(known))
        taken = np.where(self.wave.mask(code), sides[1], sides[0])
        return taken & lanes_of(bits, self.wave.lanes)

    def follow_picked(self, inst: Inst, needs: int) -> None:
        """DPP and permlane: a lane that is written depends on its other sources; one that is not, on what it
        had. What came from another lane counts as defined.
        """
        kept = kept_target(inst)
        written = written_lanes(self.wave, inst) if inst.defn.dpp else permuted_lanes(self.wave, inst)
        sources = self.all_of([Reg(code) for code in codes(own_sources(inst) & needs)], needs)
        results = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
        for register in [*results, *inst.defn.implicit_defs]:
            lanes = sources
            if kept >> register.code & 1:
                lanes = np.where(written, sources, self.lanes_of(register, needs))
            self.give([register], lanes, lanes)

    def give(self, results: list[Reg], lanes: Array, upper: Array) -> None:
        """Write the defined lanes of results: vectors where EXEC is on; lane masks are 0 elsewhere."""
        active = self.wave.active
        for register in results:
            if register_set((register,)) & EXEC_CODES:
                self.demand(EXEC_LO.code, lanes)
            elif register.code < VGPR:
                bits = mask_of(lanes | ~active)
                for part in range(self.wave.words):
                    self.scalars[register.code + part] = bits >> 32 * part & FULL
            else:
                for place, code in enumerate(register.codes()):
                    np.copyto(self.vectors[code - VGPR], upper if place else lanes, where=active)

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
            results = [merged([self.word_of(inst[n], needs, word)[0] for n in names]) for word in words]
        elif stem == "cselect":
            results = [self.selected(inst, needs, word) for word in words]
        else:
            results = [whole(merged([self.scalars[code] for code in codes(needs)]))] * 16
        self.write_scalar(inst, results, saves)

    def word_of(self, operand: object, needs: int, word: int) -> tuple[int, int]:
        """(defined bits, value) of one dword of a scalar source."""
        if isinstance(operand, Reg):
            code = operand.code + word
            return self.scalars[code] if needs >> code & 1 else FULL, self.wave.scalar(code)
        number = operand.bits if isinstance(operand, Literal) else operand
        return FULL, (number >> 32 * word if isinstance(number, int) else 0) & FULL

    def bitwise(self, inst: Inst, stem: str, saves: bool, needs: int, word: int) -> int:
        """A defined 0 decides an and, a defined 1 an or."""
        is_or, inverts = BITWISE[stem]
        left, a = self.word_of(inst["src0"], needs, word)
        right, b = self.word_of(Reg(EXEC_LO.code) if saves else inst["src1"], needs, word)
        if inverts:
            b ^= FULL
        if not is_or:
            a, b = a ^ FULL, b ^ FULL
        return left & right | left & a | right & b

    def selected(self, inst: Inst, needs: int, word: int) -> int:
        """s_cselect: the side that SCC takes, if SCC is defined."""
        side, _ = self.word_of(inst["src0" if self.wave.scc else "src1"], needs, word)
        return side & (self.scalars[SCC.code] if needs >> SCC.code & 1 else FULL)

    def write_scalar(self, inst: Inst, results: list[int], saves: bool) -> None:
        """EXEC takes nothing undefined; what s_*_saveexec saves is defined."""
        explicit = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
        for register in explicit:
            for place, code in enumerate(register.codes()):
                value = FULL if saves else results[min(place, len(results) - 1)]
                if EXEC_CODES >> code & 1:
                    self.demand_bits(code, value)
                elif code < VGPR:
                    self.scalars[code] = value
        if saves:
            for word, value in enumerate(results[: self.wave.words]):
                self.demand_bits(EXEC_LO.code + word, value)
        if register_set(inst.writes()) >> SCC.code & 1:
            self.scalars[SCC.code] = merged([whole(value) for value in results[:2]])


def name_of(inst: Inst, half: str) -> str:
    """The mnemonic, or that of one half of a dual instruction."""
    if not half:
        return inst.defn.mnemonic
    first, _, second = inst.defn.mnemonic.partition(" :: ")
    return (first if half == "X" else second).replace("v_dual_", "v_")


def merged(masks: list[int]) -> int:
    """The bits that all of them have."""
    return reduce(lambda a, b: a & b, masks, FULL)


def whole(defined: int) -> int:
    """All bits if every bit is defined, else none."""
    return FULL if defined == FULL else 0
