"""Defined lanes at run time, for the registers that `defined` leaves in doubt: E_UNINIT where it matters.

Each such register has defined bits: one a lane for a vector register, one a bit for a scalar one.
Arithmetic passes doubt on. An address, a branch, EXEC, M0 as an index or a message, an atomic's operand and
what is stored outside of scratch may not depend on it; of a group of registers that is stored as one, part
may be undefined. A choice needs what it takes, a bitwise operation the bits that decide. Lane crossing and
indexed moves count as defined, and so does what comes back from memory that others see; scratch may hold
anything, since compilers spill what they have, and gives it back (`shadow_private`), and so does LDS to a
load that may be made in vain (`early_loads`). Writes nothing into a kernel without doubts.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, SCC, VCC_LO, Literal, Reg
from drivers.sim.amd.wave.check.flow import MEMORY_UNITS, Facts, looked_at, lowest, stored_groups
from drivers.sim.amd.wave.check.registers import defined_by, wide_multiply_add
from drivers.sim.amd.wave.defined import (
    BITWISE,
    CHOICES,
    is_trusted,
    kept_target,
    matters,
    own_sources,
    parts_of_word,
    picks_lanes,
)
from drivers.sim.amd.wave.early_loads import loaded_places
from drivers.sim.amd.wave.jit.ops.cross import dpp_lanes, permuted_lanes
from drivers.sim.amd.wave.jit.ops.scratch import scratch_offset
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.shadow import DOUBT_BYTES, FIELDS
from drivers.sim.amd.wave.jit.strict import known_in_lds
from drivers.sim.amd.wave.jit.text import I1, I32, PTR, V1, V32, splat
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.liveness import EXEC_CODES, register_set
from drivers.sim.amd.wave.private_slots import data_of, is_private, loads_whole, named_by
from drivers.sim.amd.wave.steps import VGPR, Step

ALL_ONES = "-1"


def follow(wave: Wave, step: Step) -> None:
    """Before an instruction is written: refuse doubt where it matters, and pass it on."""
    doubts = wave.strict.doubts if wave.strict is not None else None
    if doubts is None or not doubts.tracked:
        return
    inst, facts = step.inst, Facts(step)
    if doubts.loads and is_private(inst):
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
    elif picks_lanes(inst) and doubtful:
        follow_picked(wave, inst, doubtful)
    elif not doubtful or is_trusted(inst):
        refuse(wave, doubtful)
        settle(wave, writes)
    elif unit in ("valu", "trans"):
        follow_vector(wave, inst, doubtful)
    else:
        follow_scalar(wave, inst, doubtful)


def codes(registers: int) -> list[int]:
    found = []
    while registers:
        found.append(lowest(registers))
        registers &= registers - 1
    return found


def parts_of(wave: Wave, code: int) -> range:
    return range(wave.wave_size // 32 if code >= VGPR else 1)


def bits(wave: Wave, code: int, part: int) -> str:
    """The defined bits of a register. What the launch sets is kept inverted: all places begin with 0."""
    value = wave.t.let(f"load i32, ptr {place_of(wave, code, part)}")
    return wave.t.two("xor", I32, value, "-1") if is_launched(wave, code) else value


def put(wave: Wave, code: int, part: int, value: str) -> None:
    if is_launched(wave, code):
        value = wave.t.two("xor", I32, value, "-1")
    wave.t.do(f"store i32 {value}, ptr {place_of(wave, code, part)}")


def is_launched(wave: Wave, code: int) -> bool:
    return wave.strict is not None and bool(wave.strict.doubts.launched >> code & 1)


def place_of(wave: Wave, code: int, part: int) -> str:
    """Where the defined bits of a register of the wave that runs are, while it runs."""
    half = part if code >= VGPR else 0
    name = f"%known{code}_{half}"
    index = (tracked_of(wave) & (1 << code) - 1).bit_count()
    wave.doubt_slots[name] = DOUBT_BYTES * index + 4 * half
    return name


def take_doubts(wave: Wave) -> list[str]:
    """Where a wave begins, or goes on behind a barrier: its defined bits, out of the group's."""
    if not wave.doubt_slots:
        return []
    lines = [
        *(f"  {name} = alloca i32" for name in wave.doubt_slots),
        f"  %doubt_record_at = getelementptr i64, ptr %ctx, i64 {SLOTS.strict}",
        "  %doubt_record = load ptr, ptr %doubt_record_at",
        f"  %doubt_areas_at = getelementptr i64, ptr %doubt_record, i64 {FIELDS.doubts}",
        "  %doubt_areas = load ptr, ptr %doubt_areas_at",
        f"  %doubt_wave_at = getelementptr i64, ptr %doubt_record, i64 {FIELDS.wave}",
        "  %doubt_wave = load i64, ptr %doubt_wave_at",
        "  %doubt_start = shl i64 %doubt_wave, 3",
        "  %doubts = getelementptr i8, ptr %doubt_areas, i64 %doubt_start",
    ]
    for name, offset in wave.doubt_slots.items():
        lines += [
            f"  {name}_at = getelementptr i8, ptr %doubts, i64 {offset}",
            f"  {name}_before = load i32, ptr {name}_at",
            f"  store i32 {name}_before, ptr {name}",
        ]
    return lines


def keep_doubts(wave: Wave) -> list[str]:
    """At a barrier: back to the group's."""
    lines = []
    for name in wave.doubt_slots:
        lines += [f"  {name}_now = load i32, ptr {name}", f"  store i32 {name}_now, ptr {name}_at"]
    return lines


def exec_of(wave: Wave, part: int) -> str:
    return ALL_ONES if wave.exec_full else wave.scalar(EXEC_LO.code + part)


def settle(wave: Wave, writes: int) -> None:
    """What is written now is defined: scalars whole, vectors in the lanes that are on."""
    t = wave.t
    for code in codes(writes & tracked_of(wave)):
        for part in parts_of(wave, code):
            on = exec_of(wave, part) if code >= VGPR else ALL_ONES
            put(wave, code, part, on if on == ALL_ONES else t.two("or", I32, bits(wave, code, part), on))


def tracked_of(wave: Wave) -> int:
    return wave.strict.doubts.tracked if wave.strict is not None else 0


# -- where doubt is refused ------------------------------------------------------------------------


def refuse(wave: Wave, registers: int) -> None:
    """Each of these registers must be defined: scalars whole, vectors in the lanes that are on."""
    for code in codes(registers):
        for part in parts_of(wave, code):
            needed = exec_of(wave, part) if code >= VGPR else ALL_ONES
            demand(wave, code, bits(wave, code, part), needed, part)


def demand(wave: Wave, code: int, defined: str, needed: str, part: int = 0) -> None:
    """End the wave with E_UNINIT unless all `needed` bits are defined."""
    t = wave.t
    missing = t.two("and", I32, t.two("xor", I32, defined, "-1"), needed)
    good, wrong = t.fresh("defined"), t.fresh("undefined")
    t.do(f"br i1 {t.compare('icmp eq', I32, missing, '0')}, label %{good}, label %{wrong}, !prof !1")
    t.label(wrong)
    with t.side_path():
        place = ((I32, str(code)), (I32, missing), (I32, str(part)), (I32, wave.pc))
        t.effect("void", "db_strict_undefined", (PTR, "%ctx"), *place)
        t.do("br label %fault")
    t.label(good)


def refuse_memory(wave: Wave, inst: Inst, doubtful: int) -> None:
    """Addresses and stored data, of a group of registers at least one. Scratch may be given anything, and
    other lanes too.
    """
    if is_trusted(inst) or inst.defn.format == "SCRATCH":
        refuse(wave, doubtful & looked_at(inst))
        return
    groups = [group for group in stored_groups(inst) if group.bit_count() > 1]
    for group in groups:
        if not group & ~doubtful:
            refuse_group(wave, codes(group))
        doubtful &= ~group | looked_at(inst)
    refuse(wave, doubtful)


def refuse_group(wave: Wave, group: list[int]) -> None:
    """Of what is stored, something must be defined in each lane that is on."""
    t = wave.t
    for part in parts_of(wave, group[0]):
        found = bits(wave, group[0], part)
        for code in group[1:]:
            found = t.two("or", I32, found, bits(wave, code, part))
        demand(wave, group[0], found, exec_of(wave, part), part)


# -- private memory --------------------------------------------------------------------------------


def follow_private(wave: Wave, inst: Inst, doubtful: int) -> None:
    """What is stored there may be nothing, and is nothing where it is loaded again."""
    data = data_of(inst)
    refuse(wave, doubtful & looked_at(inst))
    if inst.defn.is_load and not loads_whole(inst):
        settle(wave, register_set(inst.writes()))
        return
    for part in range(wave.wave_size // 32):
        wave.part = part
        address = scratch_offset(wave, inst)
        for index, code in enumerate(data.codes() if data is not None else ()):
            if not inst.defn.is_load:
                given = bits(wave, code, part) if doubtful >> code & 1 else ALL_ONES
                note_private(wave, inst, address, 4 * index, given)
            elif tracked_of(wave) >> code & 1:
                place = private_place(wave, address, 4 * index)
                put_found(wave, code, wave.t.effect(I32, "db_private_known", *place, (I32, str(part))))
    wave.part = 0


def put_found(wave: Wave, code: int, found: str) -> None:
    """Of the lanes that are on those of `found` have loaded something."""
    off = wave.t.two("xor", I32, wave.exec, "-1")
    kept = wave.t.two("and", I32, bits(wave, code, wave.part), off)
    put(wave, code, wave.part, wave.t.two("or", I32, kept, found))


def note_private(wave: Wave, inst: Inst, address: str, start: int, given: str) -> None:
    """A dword is stored `start` bytes behind the address; at an odd one it reaches into the next."""
    more = ((I32, given), (I32, str(wave.part)))
    wave.t.effect("void", "db_private_note", *private_place(wave, address, start), *more)
    if named_by(inst) is None or inst["offset"] % 4:
        wave.t.effect("void", "db_private_note", *private_place(wave, address, start + 3), *more)


def private_place(wave: Wave, address: str, start: int) -> tuple[tuple[str, str], ...]:
    t = wave.t
    dword = t.two("lshr", V32, t.two("add", V32, address, splat(V32, start)), splat(V32, 2))
    return ((PTR, "%ctx"), (V32, dword), (I32, wave.exec))


# -- LDS -------------------------------------------------------------------------------------------


def follow_early(wave: Wave, inst: Inst, doubtful: int) -> None:
    """A load of LDS that may find nothing, lane by lane and dword by dword."""
    refuse(wave, doubtful & looked_at(inst))
    for part in range(wave.wave_size // 32):
        wave.part = part
        address = wave.vector(inst["addr"].index)
        for code, (start, size) in zip(inst["vdst"].codes(), loaded_places(inst), strict=True):
            if tracked_of(wave) >> code & 1:
                here = wave.t.two("add", V32, address, splat(V32, start))
                put_found(wave, code, known_in_lds(wave, here, size, wave.exec))
    wave.part = 0


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
