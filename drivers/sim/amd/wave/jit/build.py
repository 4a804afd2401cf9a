"""From a kernel's blocks to one LLVM module: the wave function, and around it the loop over groups and their
waves.

A wave stops at s_barrier by saving its live registers and returning; called again it goes on behind the
barrier. Per launch there is no Python between waves. What single instructions mean is in the rule files.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.check.flow import MEMORY_UNITS
from drivers.sim.amd.wave.jit import tables  # noqa: F401  every rule
from drivers.sim.amd.wave.jit.abi import BARRIER, WATCHDOG
from drivers.sim.amd.wave.jit.defined import follow
from drivers.sim.amd.wave.jit.grid import STATE_HEAD_BYTES, WAVE_PARAMETERS, Shape, grid_function
from drivers.sim.amd.wave.jit.lanes import Form, Forms, find_forms, first_form
from drivers.sim.amd.wave.jit.link import (
    JUMPING,
    STATE_BYTES,
    WAITING,
    architected_ids,
    indirect_target,
    leave,
    part_function,
    start_function,
)
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.ops.cross import ONCE
from drivers.sim.amd.wave.jit.ops.dual import apply_dual
from drivers.sim.amd.wave.jit.ops.gfx12 import is_group_barrier, note_signal
from drivers.sim.amd.wave.jit.outline import Outlines
from drivers.sim.amd.wave.jit.rules import RULES, SPECIAL, apply_rule
from drivers.sim.amd.wave.jit.strict import STRICT_DECLARATIONS, strict_of, track_invalidation
from drivers.sim.amd.wave.jit.text import I1, I32, I64, METADATA, PTR, V32, Text
from drivers.sim.amd.wave.jit.tile import LDS_WRITERS, Tile, is_worth_it
from drivers.sim.amd.wave.jit.wave import (
    BARRIER_CODE,
    IN_STATE,
    SLOTS,
    VECTOR_BYTES,
    Refusal,
    Wave,
    kind_of_scalar,
)
from drivers.sim.amd.wave.modes import DEFAULT, Mode, find_modes, unknown, writable
from drivers.sim.amd.wave.program import BARRIERS, ENDS, INDIRECT, VGPR, Block, Program, Step, full_exec
from drivers.sim.amd.wave.sync import is_scoped

SCALAR_UNITS = frozenset({"salu", "smem", "branch", "control"})


@dataclass(frozen=True)
class Variant:
    """What the code is made for.

    full: every wave has all lanes; single: a group is one wave (s_barrier is free). vgprs: allocated, for
    indexed moves. linked: registers stay in memory between its parts, as `link` lays them out. strict:
    accesses are told to the shadow. waits: waves or groups may wait for each other, so that loops which ask
    memory when to end let others have their turn.
    """

    full: bool
    single: bool
    user_sgprs: int
    group_ids: tuple[tuple[int, int], ...]  # (scalar register, dimension)
    vgprs: int = 256
    linked: bool = False
    strict: bool = False
    first_form: Form | None = None  # of v0, the lane ids
    lds_bytes: int = 0
    waits: bool = False
    mode: int | None = DEFAULT.bits  # MODE where it begins; None: this is a part for any


@dataclass(frozen=True)
class Module:
    """LLVM text, and the sizes of what a launch must provide. `entry` is the function that runs a grid."""

    text: str
    entry: str
    sites: int
    state_bytes: int


def variant_of(abi: Abi, linked: bool = False, strict: bool = False, waits: bool = False) -> Variant:
    registers = tuple(abi.group_id_registers.items())
    form = None if linked else first_form(abi)
    single = abi.waves == 1
    return Variant(
        abi.is_full, single, abi.user_sgprs, registers, abi.vgprs, linked, strict, form, abi.lds_bytes,
        waits, abi.mode,
    )  # fmt: skip


def build(program: Program, variant: Variant, key: str, is_quick: bool = False) -> Module:
    """The module for one kernel and variant. Raises Refusal naming the instruction that has no rule."""
    wave = new_wave(program, variant, key if is_quick else "")
    modes = modes_along(wave, program)
    states = {} if variant.single else barrier_layouts(program, wave.keeps_mode)
    write_blocks(wave, program, variant, states, modes)
    entry = f"run_{key}"
    body = wave_function(wave, program, variant, states, key)
    state_bytes = vectors_at(states) + VECTOR_BYTES * len(wave.vector_slots())
    shape = Shape(state_bytes, bool(states), program.wave_size, strict=variant.strict)
    grid = grid_function(key, shape)
    text = "\n".join(
        [
            STRICT_DECLARATIONS if variant.strict else "",
            *wave.t.externals.values(),
            outlined(wave),
            body,
            grid,
            STOPS,
            METADATA,
        ]
    )
    return Module(text, entry, wave.sites, state_bytes)


def build_start(program: Program, variant: Variant, key: str) -> Module:
    """The loop over the grid of a kernel with indirect branches, without any of its parts."""
    grid = grid_function(key, Shape(STATE_BYTES, True, program.wave_size, True, variant.strict))
    parts = f"declare i32 @db_parts({WAVE_PARAMETERS})"
    declared = STRICT_DECLARATIONS if variant.strict else ""
    text = "\n".join([declared, start_function(key, variant, program), parts, grid])
    return Module(text, f"run_{key}", 0, STATE_BYTES)


def build_part(
    program: Program, variant: Variant, key: str, sites: int, counters: int, is_quick: bool = False
) -> Module:
    """One part of a kernel with indirect branches: a function that takes every register from memory and
    leaves it there. `sites`, `counters`: how many of each the kernel's other parts have.
    """
    wave = new_wave(program, variant, key if is_quick else "")
    wave.sites, wave.counters, wave.is_part = sites, counters, True
    modes = modes_along(wave, program)
    write_blocks(wave, program, replace(variant, full=False), {}, modes)
    part = part_function(wave, program, key)
    text = "\n".join([*wave.t.externals.values(), outlined(wave), part, STOPS, METADATA])
    return Module(text, f"part_{key}", wave.sites, STATE_BYTES)


def new_wave(program: Program, variant: Variant, key: str = "") -> Wave:
    """key: of the functions of single instructions, where there are such."""
    wave = Wave(Text(), program.wave_size, variant.vgprs)
    wave.strict = strict_of(program, variant) if variant.strict else None
    wave.lds_bytes = variant.lds_bytes
    wave.launched_mode, wave.mode_bits = variant.mode, writable(program.arch)
    wave.waits, wave.polls = variant.waits, program.polls
    wave.outlines = Outlines(key) if key else None
    return wave


def outlined(wave: Wave) -> str:
    return wave.outlines.text() if wave.outlines is not None else ""


STOPS = "declare void @db_stop(ptr, i32, i32)\ndeclare i64 @db_yield(ptr, i32)"

# -- the body --------------------------------------------------------------------------------------


def write_blocks(
    wave: Wave,
    program: Program,
    variant: Variant,
    states: dict[int, dict[str, int]],
    modes: list[list[Mode]],
) -> None:
    exec_facts = full_exec(program, variant.full)
    forms = find_forms(program, variant.first_form, exec_facts)
    for block in program.blocks:
        wave.t.forget()
        wave.t.label(f"b{block.index}")
        count_block(wave, program, block)
        write_body(wave, program, block, exec_facts[block.index], forms[block.index], modes[block.index])
        write_last(wave, program, block, states)


def modes_along(wave: Wave, program: Program) -> list[list[Mode]]:
    """MODE before each step; where code does not tell all of it, the wave keeps it too."""
    launched = wave.launched_mode
    modes = find_modes(program, unknown(program.arch) if launched is None else Mode(launched))
    wave.keeps_mode = any(not mode.is_known for row in modes for mode in row)
    return modes


def write_body(
    wave: Wave, program: Program, block: Block, full: list[bool], forms: list[Forms], modes: list[Mode]
) -> None:
    """Every instruction but the last; multiply-adds in a better order."""
    last = len(block.steps) - 1
    blend = program.liveness.blend[block.index]
    tile = Tile(wave, wave.outlines is None and is_worth_it(block))
    for position, step in enumerate(block.steps[:-1]):
        place_at(wave, block, position, full, blend)
        wave.forms, wave.mode = forms[position], modes[position]
        if not tile.take(step.inst):
            write_step(wave, step)
    tile.write()
    place_at(wave, block, last, full, blend)
    wave.forms, wave.mode = forms[last], modes[last]


def place_at(wave: Wave, block: Block, index: int, full: list[bool], blend: list[int]) -> None:
    """What holds where the next instruction stands."""
    wave.exec_full, wave.blend = full[index], blend[index]
    wave.offset = block.steps[index].offset
    follow(wave, block.steps[index])


def write_step(wave: Wave, step: Step) -> None:
    """One instruction that is not control flow: in place, or as a call of a function that is it."""
    if wave.outlines is not None and step.inst.defn.unit not in SCALAR_UNITS:
        wave.outlines.write(wave, lambda apart: write_here(apart, step))
    else:
        write_here(wave, step)


def write_here(wave: Wave, step: Step) -> None:
    """One instruction that is not control flow. In a wave64 once for each half of the lanes."""
    inst = step.inst
    if wave.strict is not None:
        wave.is_scoped = is_scoped(inst, wave.strict.arch)
        track_invalidation(wave, inst)
    try:
        if wave.wave_size == 32 or inst.defn.unit in SCALAR_UNITS or inst.defn.mnemonic in ONCE:
            write_inst(wave, inst)
            return
        wave.late = []
        for part in (0, 1):
            wave.part = part
            if inst.defn.unit in MEMORY_UNITS:
                wave.t.do(f"store i64 {part}, ptr {wave.record_address(SLOTS.part)}")
            write_inst(wave, inst)
        wave.part = 0
        wave.write_late()
    except Refusal as refusal:
        raise Refusal(f"{inst.defn.name} at offset {step.offset:#x}: {refusal}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        detail = f"{inst.defn.name} at offset {step.offset:#x}: with these operands ({error})"
        raise Refusal(detail) from error


def write_inst(wave: Wave, inst: Inst) -> None:
    name = inst.defn.mnemonic
    if inst.defn.format == "VOPD":
        apply_dual(wave, inst)
    elif name in RULES:
        apply_rule(wave, inst, RULES[name])
    else:
        special_rule(inst)(wave, inst)


def special_rule(inst: Inst):  # type: ignore[no-untyped-def]
    found = SPECIAL.get(inst.defn.mnemonic)
    if found is None:
        raise Refusal(f"the instruction {inst.defn.mnemonic} is not modelled")
    return found


def count_block(wave: Wave, program: Program, block: Block) -> None:
    """One more run of this block, and its instructions off the budget; a loop that overruns it ends here."""
    t = wave.t
    place = t.op(
        f"getelementptr i64, ptr {wave.record(SLOTS.counters, PTR)}, i64 {wave.counters + block.index}"
    )
    runs = t.let(f"load i64, ptr {place}, !alias.scope !2, !noalias !3")
    t.do(f"store i64 {t.two('add', I64, runs, '1')}, ptr {place}, !alias.scope !2, !noalias !3")
    fuel = t.let("load i64, ptr %fuel")
    left = t.two("sub", I64, fuel, str(sum(not step.is_seam for step in block.steps)))
    t.do(f"store i64 {left}, ptr %fuel")
    if any(predecessor >= block.index for predecessor in block.predecessors):
        enough, empty = t.fresh("enough"), t.fresh("empty")
        t.do(f"br i1 {t.compare('icmp sgt', I64, left, '0')}, label %{enough}, label %{empty}, !prof !1")
        t.label(empty)
        t.do(f"call void @db_stop(ptr %ctx, i32 {WATCHDOG}, i32 {block.steps[0].offset})")
        t.do("br label %fault")
        t.label(enough)
        if wave.waits and (wave.is_part or block.index in wave.polls.headers):
            count_lap(wave, block)


def count_lap(wave: Wave, block: Block) -> None:
    """One more lap of a loop that may wait for others; after some of them those have their turn."""
    t, place = wave.t, wave.record_address(SLOTS.laps)
    left = t.two("sub", I64, t.let(f"load i64, ptr {place}"), "1")
    t.do(f"store i64 {left}, ptr {place}")
    patient, others = t.fresh("patient"), t.fresh("others")
    t.do(f"br i1 {t.compare('icmp sgt', I64, left, '0')}, label %{patient}, label %{others}, !prof !1")
    t.label(others)
    fuel = wave.record_address(SLOTS.fuel)
    t.do(f"store i64 {t.let('load i64, ptr %fuel')}, ptr {fuel}")
    more = t.let(f"call i64 @db_yield(ptr %ctx, i32 {block.steps[0].offset})")
    t.do(f"store i64 {t.let(f'load i64, ptr {fuel}')}, ptr %fuel")
    t.do(f"br i1 {t.compare('icmp ne', I64, more, '0')}, label %{patient}, label %fault")
    t.label(patient)


def write_last(wave: Wave, program: Program, block: Block, states: dict[int, dict[str, int]]) -> None:
    step = block.last
    name = step.inst.defn.mnemonic
    live = program.liveness.live_out(block)
    if name in ENDS:
        wave.drop()
        wave.t.do("br label %end")
        return
    if name == "s_branch":
        wave.flush(live)
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    if name in CONDITIONS:
        condition = CONDITIONS[name](wave)
        wave.flush(live)
        taken, onward = block.successors[0], block.successors[-1]
        wave.t.do(f"br i1 {condition}, label %b{taken}, label %b{onward}")
        return
    if name in INDIRECT:
        leave(wave, indirect_target(wave, step), JUMPING, live)
        return
    if name == "s_barrier_wait":
        leave_unless_signalled(wave, step)
    if name in BARRIERS and wave.is_part:
        leave(wave, str(step.after), WAITING, live)
        return
    if name in BARRIERS:
        wave.flush(live)
        write_barrier(wave, block, states)
        return
    if step.inst.defn.mnemonic.startswith(LDS_WRITERS):
        wave.write_deferred()
    write_step(wave, step)
    wave.flush(live)
    wave.t.do(f"br label %b{block.successors[0]}")


def leave_unless_signalled(wave: Wave, step: Step) -> None:
    """Split barriers: a wait without a signal of this wave never ends.
    Other barriers than the group's are not modelled.
    """
    if not is_group_barrier(step.inst["simm16"]):
        raise Refusal(f"s_barrier_wait at offset {step.offset:#x} for another barrier than the group's")
    t = wave.t
    good, wrong = t.fresh("signalled"), t.fresh("hangs")
    signalled = t.compare("icmp ne", I32, wave.scalar(BARRIER_CODE), "0")
    t.do(f"br i1 {signalled}, label %{good}, label %{wrong}, !prof !1")
    t.label(wrong)
    t.do(f"call void @db_stop(ptr %ctx, i32 {BARRIER}, i32 {step.offset})")
    t.do("br label %fault")
    t.label(good)
    wave.set_scalar(BARRIER_CODE, "0")
    note_signal(wave, "0")


def is_zero(code: int, wanted: bool):  # type: ignore[no-untyped-def]
    verb = "icmp eq" if wanted else "icmp ne"
    return lambda wave: wave.t.compare(verb, f"i{wave.wave_size}", wave.lanes_mask(code), "0")


NO_DEBUGGER = ("sys", "user", "sys_or_user", "sys_and_user")
CONDITIONS = {
    **dict.fromkeys((f"s_cbranch_cdbg{who}" for who in NO_DEBUGGER), lambda wave: "false"),
    "s_cbranch_scc0": lambda wave: wave.t.two("xor", I1, wave.scc, "true"),
    "s_cbranch_scc1": lambda wave: wave.scc,
    "s_cbranch_vccz": is_zero(VCC_LO.code, True),
    "s_cbranch_vccnz": is_zero(VCC_LO.code, False),
    "s_cbranch_execz": is_zero(EXEC_LO.code, True),
    "s_cbranch_execnz": is_zero(EXEC_LO.code, False),
}

# -- barriers --------------------------------------------------------------------------------------


def barrier_layouts(program: Program, keeps_mode: bool) -> dict[int, dict[str, int]]:
    """Block that ends in s_barrier -> (scalar register -> byte offset in the wave's state). Vector registers
    are there anyway.
    """
    found = {}
    for index in program.barriers:
        successor = program.blocks[index].successors[0]
        names = live_scalars(program.liveness.live_in[successor], program.wave_size)
        names += [f"s{MODE_CODE}"] if keeps_mode else []
        found[index] = {name: STATE_HEAD_BYTES + 4 * place for place, name in enumerate(names)}
    return found


def vectors_at(states: dict[int, dict[str, int]]) -> int:
    """Where the vector registers begin in a wave's state: behind the scalars of every barrier."""
    scalars = max([len(offsets) for offsets in states.values()], default=0)
    return STATE_HEAD_BYTES + -(-4 * scalars // 64) * 64


def live_scalars(registers: int, wave_size: int) -> list[str]:
    codes = {code for code in range(VGPR) if registers >> code & 1}
    masks = {EXEC_LO.code + part for part in range(wave_size // 32)}
    return [f"s{code}" for code in sorted(codes | masks)]


def write_barrier(wave: Wave, block: Block, states: dict[int, dict[str, int]]) -> None:
    if block.index not in states:
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    offsets = states[block.index]
    t = wave.t
    for name, offset in offsets.items():
        kind = kind_of_scalar(name)
        value = t.let(f"load {kind}, ptr {wave.slot(name, kind)}")
        value = t.cast("zext", kind, value, I32)
        t.do(f"store i32 {value}, ptr {t.op(f'getelementptr i8, ptr %state, i64 {offset}')}, align 4")
    t.do(f"store i64 {block.index + 1}, ptr %state")
    t.do(f"store i32 {block.last.offset}, ptr {t.op('getelementptr i8, ptr %state, i64 8')}")
    t.do("br label %wait")
    t.forget()
    t.label(f"resume{block.index}")
    for name, offset in offsets.items():
        kind = kind_of_scalar(name)
        value = t.let(f"load i32, ptr {t.op(f'getelementptr i8, ptr %state, i64 {offset}')}, align 4")
        value = t.cast("trunc", I32, value, kind)
        t.do(f"store {kind} {value}, ptr {wave.slot(name, kind)}")
    t.do(f"br label %b{block.successors[0]}")


# -- the functions around it -----------------------------------------------------------------------


def wave_function(
    wave: Wave, program: Program, variant: Variant, states: dict[int, dict[str, int]], key: str
) -> str:
    body = wave.t
    wave.t = Text()
    wave.t.externals = body.externals
    wave.t._count = 1_000_000  # names of the prologue must not meet those of the body
    start = initial_state(wave, program, variant)
    resumes = [f"i64 {index + 1}, label %resume{index}" for index in states]
    switch = f"  switch i64 %resume, label %start [ {' '.join(resumes)} ]" if resumes else "  br label %start"
    wave.t = body
    return "\n".join([
        f"define internal i32 @wave_{key}({WAVE_PARAMETERS}) {{",
        "entry:",
        *wave.scalar_slots(), *wave.vector_slots(vectors_at(states)), *wave.spare_slots(), *take_fuel(),
        "  %scratch = ptrtoint ptr %scratchslot to i64",
        "  %resume = load i64, ptr %state" if resumes else "", switch,
        "start:", *zeros(wave, program), *start, "  br label %b0", *body.lines,
        "end:", *keep_fuel("a"), "  ret i32 0",
        *(["wait:", *keep_fuel("b"), "  ret i32 1"] if resumes else []),
        "fault:", "  ret i32 -1", "}",
    ])  # fmt: skip


def zeros(wave: Wave, program: Program) -> list[str]:
    """Registers that may be read before anything was written are 0 at the start."""
    live = program.liveness.live_in[program.start]
    vectors = [name for name in wave.vector_names() if live >> (VGPR + int(name[1:])) & 1]
    return [f"  store {V32} zeroinitializer, ptr %{name}{IN_STATE}" for name in vectors] + [
        f"  store {kind} {'false' if kind == I1 else '0'}, ptr %{name}" for name, kind in wave.scalar_kinds()
    ]


def take_fuel() -> list[str]:
    place = f"getelementptr i64, ptr %ctx, i64 {SLOTS.fuel}"
    return [
        "  %fuel = alloca i64",
        f"  %fuel_at = {place}",
        "  %fuel_before = load i64, ptr %fuel_at",
        "  store i64 %fuel_before, ptr %fuel",
    ]


def keep_fuel(tag: str) -> list[str]:
    return [
        f"  %left{tag} = load i64, ptr %fuel",
        f"  %fuel_at{tag} = getelementptr i64, ptr %ctx, i64 {SLOTS.fuel}",
        f"  store i64 %left{tag}, ptr %fuel_at{tag}",
    ]


def initial_state(wave: Wave, program: Program, variant: Variant) -> list[str]:
    """User data, group ids, EXEC, v0, scratch base: what the launch hardware writes."""
    t = wave.t
    data = wave.record(SLOTS.user_data, PTR)
    for index in range(variant.user_sgprs):
        if f"s{index}" in wave.touched:
            wave.set_scalar(
                index, t.let(f"load i32, ptr {t.op(f'getelementptr i32, ptr {data}, i64 {index}')}")
            )
    for code, value in architected_ids(t, program.arch).items():
        if f"s{code}" in wave.touched:
            wave.set_scalar(code, value)
    for register, dimension in variant.group_ids:
        if f"s{register}" in wave.touched:
            wave.set_scalar(register, f"%g{dimension}")
    if f"s{MODE_CODE}" in wave.touched:
        wave.set_scalar(MODE_CODE, str(wave.launched_mode))
    for part in range(wave.wave_size // 32):
        if f"s{EXEC_LO.code + part}" in wave.touched:
            wave.set_scalar(EXEC_LO.code + part, "-1" if variant.full else exec_word(wave, part))
    for part, name in enumerate(("v0", "w0")):
        wave.part = part
        if name in wave.touched:
            wave.replace_vector(0, t.let(f"load {V32}, ptr {lane_ids_at(wave)}, align 4"))
    wave.part = 0
    wave.flush()
    return t.lines


def exec_word(wave: Wave, part: int) -> str:
    """EXEC at the start, 32 lanes of it."""
    shifted = wave.t.two("lshr", I64, "%exec", str(32 * part))
    return wave.t.cast("trunc", I64, shifted, I32)


def lane_ids_at(wave: Wave) -> str:
    return wave.t.op(f"getelementptr i8, ptr %lane_ids, i64 {128 * wave.part}")
