"""Defined lanes at run time, for the registers that `defined` leaves in doubt: E_UNINIT where it matters.

Each such register has defined bits: one a lane for a vector register, one a bit for a scalar one.
Arithmetic passes doubt on. An address, a branch, EXEC, M0 as an index or a message, an atomic's operand and
what is stored outside of scratch may not depend on it; of a group of registers that is stored as one, part
may be undefined. A choice needs what it takes, a bitwise operation the bits that decide. Lane crossing and
indexed moves count as defined. Memory is `doubt_memory`'s. Writes nothing into a kernel without doubts.
"""

from __future__ import annotations

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
from drivers.sim.amd.wave.code.liveness import EXEC_CODES, register_set
from drivers.sim.amd.wave.code.private_slots import is_return, may_be_private
from drivers.sim.amd.wave.code.step_facts import Facts, codes
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR, Step
from drivers.sim.amd.wave.jit.doubt_memory import (
    demand,
    follow_early,
    follow_private,
    leave_frame,
    refuse,
    refuse_memory,
)
from drivers.sim.amd.wave.jit.doubt_slots import (
    ALL_ONES,
    bits,
    exec_of,
    other_lanes,
    put,
    settle,
    tracked_of,
)
from drivers.sim.amd.wave.jit.dpp import dpp_lanes
from drivers.sim.amd.wave.jit.ops.cross import permuted_lanes
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, V1


def follow(wave: Wave, step: Step) -> None:
    """Before an instruction is written: refuse doubt where it matters, and pass it on."""
    doubts = wave.strict.doubts if wave.strict is not None else None
    if doubts is None or not doubts.tracked:
        return
    facts = Facts(step)
    follow_one(wave, doubts, facts)
    if facts.writes & EXEC_CODES:
        other_lanes(wave)


def follow_one(wave: Wave, doubts: Doubts, facts: Facts) -> None:
    step = facts.step
    inst = step.inst
    if doubts.is_private and may_be_private(inst):
        follow_private(wave, inst, facts.reads & doubts.tracked & ~doubts.proved[step.offset])
        return
    if step.offset in doubts.early:
        follow_early(wave, inst, facts.reads & doubts.tracked & ~doubts.proved[step.offset])
        return
    reads, writes = matters(facts), defined_by(facts)
    if not (reads | writes) & doubts.tracked:
        return
    doubtful = reads & doubts.tracked & ~doubts.proved[step.offset]
    unit = inst.defn.unit
    if unit in MEMORY_UNITS:
        refuse_memory(wave, inst, doubtful)
        settle(wave, writes)
    elif unit in ("branch", "control"):
        refuse(wave, doubtful)
        settle(wave, writes)
        if doubts.is_part and is_return(inst):
            leave_frame(wave)
    elif picks_lanes(inst) and doubtful:
        follow_picked(wave, inst, doubtful)
    elif not doubtful or is_trusted(inst):
        refuse(wave, doubtful)
        settle(wave, writes)
    elif unit in ("valu", "trans"):
        follow_vector(wave, inst, doubtful)
    else:
        follow_scalar(wave, inst, doubtful)


# -- vector instructions ---------------------------------------------------------------------------


def follow_vector(wave: Wave, inst: Inst, doubtful: int) -> None:
    for part in range(wave.wave_size // 32):
        wave.part = part
        if inst.defn.format == "VOPD":
            for half in "XY":
                names = [o.name for o in inst.defn.operands if o.name.endswith(half)]
                pass_on(wave, inst, names, doubtful, part)
        else:
            pass_on(wave, inst, [o.name for o in inst.defn.operands], doubtful, part)
    wave.part = 0


def pass_on(wave: Wave, inst: Inst, names: list[str], doubtful: int, part: int) -> None:
    """Doubt of the named sources, and of implicit ones, goes to the named results."""
    operands = [o for o in inst.defn.operands if o.name in names and isinstance(inst[o.name], Reg)]
    sources = [inst[o.name] for o in operands if o.is_use]
    results = [inst[o.name] for o in operands if o.is_def]
    if inst.defn.format != "VOPD" or "cndmask" in name_of_half(inst, names):
        sources += list(inst.defn.implicit_uses)
    if inst.defn.format != "VOPD":
        results += list(inst.defn.implicit_defs)
    if wide_multiply_add(inst) and inst["src2"] in sources:
        upper = Reg(inst["src2"].code + 1)
        low = [source if source != inst["src2"] else Reg(source.code) for source in sources]
        all_of = both(wave, [lanes_of(wave, each, doubtful, part) for each in low])
        give(wave, results, all_of, part, both(wave, [all_of, lanes_of(wave, upper, doubtful, part)]))
        return
    if name_of_half(inst, names) in CHOICES:
        give(wave, results, chosen(wave, inst, names, doubtful, part), part)
        return
    parts = parts_of_word(inst)
    if len(parts) > 1:
        rest = [lanes_of(wave, each, doubtful, part) for each in sources if each not in parts]
        some = either(wave, [lanes_of(wave, each, doubtful, part) for each in parts])
        give(wave, results, both(wave, [*rest, some]), part)
        return
    give(wave, results, both(wave, [lanes_of(wave, each, doubtful, part) for each in sources]), part)


def follow_picked(wave: Wave, inst: Inst, doubtful: int) -> None:
    """DPP and permlane: a lane that is written depends on its other sources; one that is not, on what it had.
    What came from another lane counts as defined.
    """
    t, own, kept = wave.t, own_sources(inst) & doubtful, kept_target(inst)
    results = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
    for part in range(wave.wave_size // 32):
        wave.part = part
        written = written_bits(wave, inst)
        sources = both(wave, [lanes_of(wave, Reg(code), doubtful, part) for code in codes(own)])
        for register in [*results, *inst.defn.implicit_defs]:
            lanes = sources
            if kept >> register.code & 1 and written != ALL_ONES:
                old = lanes_of(wave, register, doubtful, part)
                stays = t.two("and", I32, t.two("xor", I32, written, "-1"), old)
                lanes = t.two("or", I32, stays, t.two("and", I32, written, sources))
            give(wave, [register], lanes, part)
    wave.part = 0


def written_bits(wave: Wave, inst: Inst) -> str:
    """Lanes that DPP or permlane writes, EXEC aside."""
    lanes = dpp_lanes(wave, inst) if inst.defn.dpp else permuted_lanes(wave, inst)
    return ALL_ONES if lanes is None else wave.t.bits(V1, lanes, I32)


def name_of_half(inst: Inst, names: list[str]) -> str:
    """The mnemonic, of a dual instruction that of the half whose operands these are."""
    if inst.defn.format != "VOPD":
        return inst.defn.mnemonic
    first, _, second = inst.defn.mnemonic.partition(" :: ")
    return (first if names and names[0].endswith("X") else second).replace("v_dual_", "v_")


def lanes_of(wave: Wave, register: Reg, doubtful: int, part: int) -> str:
    """Lanes for which a source is defined. A scalar that is no lane mask is so as a whole."""
    here = register_set((register,)) & doubtful
    values = []
    for code in codes(here):
        value = bits(wave, code, part)
        values.append(value if code >= VGPR else whole(wave, value))
    return both(wave, values)


def whole(wave: Wave, value: str) -> str:
    """All ones if every bit is defined, else nothing."""
    return wave.t.cast("sext", I1, wave.t.compare("icmp eq", I32, value, ALL_ONES), I32)


def both(wave: Wave, values: list[str]) -> str:
    found = ALL_ONES
    for value in values:
        if value != ALL_ONES:
            found = value if found == ALL_ONES else wave.t.two("and", I32, found, value)
    return found


def either(wave: Wave, values: list[str]) -> str:
    found = values[0]
    for value in values[1:]:
        found = ALL_ONES if ALL_ONES in (found, value) else wave.t.two("or", I32, found, value)
    return found


def chosen(wave: Wave, inst: Inst, names: list[str], doubtful: int, part: int) -> str:
    """A choice is defined where its mask is, and the source that the mask takes."""
    t = wave.t
    found = {name[:-1] if inst.defn.format == "VOPD" else name: inst[name] for name in names}
    no, yes = found["src0"], found.get("src1", found.get("vsrc1"))
    mask = found.get("src2", VCC_LO)
    code = (mask.code if isinstance(mask, Reg) else VCC_LO.code) + part
    sides = [
        lanes_of(wave, side, doubtful, part) if isinstance(side, Reg) else ALL_ONES for side in (no, yes)
    ]
    take = wave.scalar(code)
    taken = t.two("and", I32, take, sides[1])
    left = t.two("and", I32, t.two("xor", I32, take, "-1"), sides[0])
    result = t.two("or", I32, taken, left)
    return both(wave, [result, bits(wave, code, 0) if doubtful >> code & 1 else ALL_ONES])


def give(wave: Wave, results: list[Reg], lanes: str, part: int, upper: str = "") -> None:
    """Write the defined lanes of results: vectors where EXEC is on; lane masks are 0, so defined, else."""
    t, on = wave.t, exec_of(wave, part)
    off = t.two("xor", I32, on, "-1") if on != ALL_ONES else "0"
    for register in results:
        if register_set((register,)) & EXEC_CODES:
            demand(wave, EXEC_LO.code + part, lanes, on, part)
            continue
        if register.code < VGPR:
            code = register.code + part
            if tracked_of(wave) >> code & 1:
                put(wave, code, 0, t.two("or", I32, lanes, off))
            continue
        for index, code in enumerate(register.codes()):
            if tracked_of(wave) >> code & 1:
                value = upper if index and upper else lanes
                kept = t.two("and", I32, bits(wave, code, part), off)
                put(wave, code, part, t.two("or", I32, t.two("and", I32, value, on), kept))


# -- scalar instructions ---------------------------------------------------------------------------


def follow_scalar(wave: Wave, inst: Inst, doubtful: int) -> None:
    """Bitwise operations bit by bit; of others every bit needs every bit of the sources."""
    name = inst.defn.mnemonic
    stem = name.removeprefix("s_").rpartition("_b")[0]
    saves = stem.endswith("_saveexec")
    stem = stem.removesuffix("_saveexec")
    words = 2 if name.endswith("64") else 1
    if stem in BITWISE and (saves or "src1" in inst.defn.slot):
        results = [bitwise(wave, inst, stem, saves, doubtful, word) for word in range(words)]
    elif stem in ("mov", "not", "xor", "xnor") and not saves:
        names = [n for n in ("src0", "src1") if n in inst.defn.slot]
        results = [both(wave, [word_of(wave, inst[n], doubtful, i)[0] for n in names]) for i in range(words)]
    elif stem == "cselect":
        results = [selected(wave, inst, doubtful, word) for word in range(words)]
    else:
        all_of = both(wave, [whole(wave, bits(wave, code, 0)) for code in codes(doubtful)])
        results = [all_of] * 16
    write_scalar(wave, inst, results, saves)


def word_of(wave: Wave, operand: object, doubtful: int, word: int) -> tuple[str, str]:
    """(defined bits, value) of one dword of a scalar source."""
    if not isinstance(operand, Reg):
        number = operand.bits if isinstance(operand, Literal) else operand
        value = (int(number) >> 32 * word if isinstance(number, int) else 0) & 0xFFFFFFFF
        return ALL_ONES, str(value - (1 << 32) if value >> 31 else value)
    code = operand.code + word
    return (bits(wave, code, 0) if doubtful >> code & 1 else ALL_ONES), wave.scalar(code)


def bitwise(wave: Wave, inst: Inst, stem: str, saves: bool, doubtful: int, word: int) -> str:
    """A defined 0 decides an and, a defined 1 an or."""
    t = wave.t
    is_or, inverts = BITWISE[stem]
    left, a = word_of(wave, inst["src0"], doubtful, word)
    right, b = (
        (ALL_ONES, wave.scalar(EXEC_LO.code + word)) if saves else word_of(wave, inst["src1"], doubtful, word)
    )
    if inverts:
        b = t.two("xor", I32, b, "-1")
    if not is_or:
        a, b = t.two("xor", I32, a, "-1"), t.two("xor", I32, b, "-1")
    decided = t.two("or", I32, t.two("and", I32, left, a), t.two("and", I32, right, b))
    return t.two("or", I32, t.two("and", I32, left, right), decided)


def selected(wave: Wave, inst: Inst, doubtful: int, word: int) -> str:
    """s_cselect: the side that SCC takes, if SCC is defined."""
    t = wave.t
    yes, _ = word_of(wave, inst["src0"], doubtful, word)
    no, _ = word_of(wave, inst["src1"], doubtful, word)
    known = bits(wave, SCC.code, 0) if doubtful >> SCC.code & 1 else ALL_ONES
    return both(wave, [t.select(I1, wave.scc, I32, yes, no), known])


def write_scalar(wave: Wave, inst: Inst, results: list[str], saves: bool) -> None:
    """Results to their slots; EXEC takes nothing undefined; what s_*_saveexec saves is defined."""
    tracked = tracked_of(wave)
    explicit = [inst[o.name] for o in inst.defn.operands if o.is_def and isinstance(inst[o.name], Reg)]
    for register in explicit:
        for index, code in enumerate(register.codes()):
            value = ALL_ONES if saves else results[min(index, len(results) - 1)]
            if EXEC_CODES >> code & 1:
                demand(wave, code, value, ALL_ONES)
            elif tracked >> code & 1:
                put(wave, code, 0, value)
    if saves:
        for word in range(wave.wave_size // 32):
            demand(wave, EXEC_LO.code + word, results[min(word, len(results) - 1)], ALL_ONES)
    if tracked >> SCC.code & 1 and register_set(inst.writes()) >> SCC.code & 1:
        put(wave, SCC.code, 0, both(wave, [whole(wave, value) for value in results[:2]]))
