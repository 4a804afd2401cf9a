"""From a kernel's blocks to one LLVM module: the wave function, and around it the loop over groups and their
waves.

A wave stops at s_barrier by saving its live registers and returning; called again it goes on behind the
barrier. Per launch there is no Python between waves. What single instructions mean is in the rule files.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, SCC, VCC_LO
from drivers.sim.amd.wave import (
    jit_compare,
    jit_cross,
    jit_float,
    jit_half,
    jit_integer,
    jit_lds,
    jit_math,
    jit_memory,
    jit_packed,
    jit_scalar,
    jit_scratch,
    jit_smem,
)
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.jit_abi import WATCHDOG
from drivers.sim.amd.wave.jit_dual import apply_dual
from drivers.sim.amd.wave.jit_grid import grid_function
from drivers.sim.amd.wave.jit_rules import RULES, SPECIAL, apply_rule
from drivers.sim.amd.wave.jit_text import I1, I32, I64, PTR, V32, Text
from drivers.sim.amd.wave.jit_tile import SHORTEST_RUN, find_run, write_run
from drivers.sim.amd.wave.jit_wave import SLOTS, Refusal, Wave
from drivers.sim.amd.wave.program import ENDS, VGPR, Block, Program, Step, full_exec

TABLES = (
    jit_compare, jit_cross, jit_float, jit_half, jit_integer, jit_lds, jit_math, jit_memory, jit_packed,
    jit_scalar, jit_scratch, jit_smem,
)  # fmt: skip
BUFFER_BYTES = 1024
WAVE_PARAMETERS = (
    "ptr noalias %ctx, ptr %state, ptr %lane_ids, i32 %exec, i32 %g0, i32 %g1, i32 %g2, ptr %scratchslot"
)
ENDED, WAITING, FAULTED = 0, 1, -1


@dataclass(frozen=True)
class Variant:
    """What the code is made for.

    full: every wave has all lanes; single: a group is one wave (s_barrier is free).
    """

    full: bool
    single: bool
    user_sgprs: int
    group_ids: tuple[tuple[int, int], ...]  # (scalar register, dimension)


@dataclass(frozen=True)
class Module:
    """LLVM text, and the sizes of what a launch must provide. `entry` is the function that runs a grid."""

    text: str
    entry: str
    sites: int
    state_bytes: int


def variant_of(abi: Abi) -> Variant:
    return Variant(abi.is_full, abi.waves == 1, abi.user_sgprs, tuple(abi.group_id_registers.items()))


def build(program: Program, variant: Variant, key: str) -> Module:
    """The module for one kernel and variant. Raises Refusal naming the instruction that has no rule."""
    wave = Wave(Text())
    states = {} if variant.single else barrier_layouts(program)
    write_blocks(wave, program, variant, states)
    state_bytes = max([size for _, size in states.values()], default=0)
    entry = f"run_{key}"
    body = wave_function(wave, program, variant, states, key)
    text = "\n".join([*wave.t.externals.values(), body, grid_function(key, state_bytes), METADATA])
    return Module(text, entry, wave.sites, state_bytes)


METADATA = """
declare void @db_stop(ptr, i32, i32)
!0 = !{}
!1 = !{!"branch_weights", i32 2000, i32 1}
!2 = !{!4}
!3 = !{!5}
!4 = distinct !{!4, !6}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
"""

# -- the body --------------------------------------------------------------------------------------


def write_blocks(
    wave: Wave, program: Program, variant: Variant, states: dict[int, tuple[dict[str, int], int]]
) -> None:
    exec_facts = full_exec(program, variant.full)
    for block in program.blocks:
        wave.t.forget()
        wave.t.label(f"b{block.index}")
        count_block(wave, program, block)
        write_body(wave, program, block, exec_facts[block.index])
        write_last(wave, program, block, states)


def write_body(wave: Wave, program: Program, block: Block, full: list[bool]) -> None:
    """Every instruction but the last; long runs of multiply-adds in a better order."""
    position, last = 0, len(block.steps) - 1
    while position < last:
        step = block.steps[position]
        wave.exec_full = full[position]
        wave.blend = program.liveness.blend[block.index][position]
        wave.offset = step.offset
        count, run = find_run(block.steps[position:last]) if full[position] else (0, [])
        if len(run) >= SHORTEST_RUN:
            write_run(wave, run)
            position += count
            continue
        write_step(wave, step)
        position += 1
    wave.exec_full, wave.offset = full[last], block.last.offset
    wave.blend = program.liveness.blend[block.index][last]


def write_step(wave: Wave, step: Step) -> None:
    """One instruction that is not control flow."""
    inst = step.inst
    name = inst.defn.mnemonic
    try:
        if inst.defn.format == "VOPD":
            apply_dual(wave, inst)
        elif name in RULES:
            apply_rule(wave, inst, RULES[name])
        else:
            special_rule(inst)(wave, inst)
    except Refusal as refusal:
        raise Refusal(f"{inst.defn.name} at offset {step.offset:#x}: {refusal}") from None


def special_rule(inst: Inst):  # type: ignore[no-untyped-def]
    found = SPECIAL.get(inst.defn.mnemonic)
    if found is None:
        raise Refusal(f"the instruction {inst.defn.mnemonic} is not modelled")
    return found


def count_block(wave: Wave, program: Program, block: Block) -> None:
    """One more run of this block, and its instructions off the budget; a loop that overruns it ends here."""
    t = wave.t
    place = t.op(f"getelementptr i64, ptr {wave.record(SLOTS.counters, PTR)}, i64 {block.index}")
    runs = t.let(f"load i64, ptr {place}, !alias.scope !2, !noalias !3")
    t.do(f"store i64 {t.two('add', I64, runs, '1')}, ptr {place}, !alias.scope !2, !noalias !3")
    fuel = t.let("load i64, ptr %fuel")
    left = t.two("sub", I64, fuel, str(len(block.steps)))
    t.do(f"store i64 {left}, ptr %fuel")
    if any(predecessor >= block.index for predecessor in block.predecessors):
        enough, empty = t.fresh("enough"), t.fresh("empty")
        t.do(f"br i1 {t.compare('icmp sgt', I64, left, '0')}, label %{enough}, label %{empty}, !prof !1")
        t.label(empty)
        t.do(f"call void @db_stop(ptr %ctx, i32 {WATCHDOG}, i32 {block.steps[0].offset})")
        t.do("br label %fault")
        t.label(enough)


def write_last(
    wave: Wave, program: Program, block: Block, states: dict[int, tuple[dict[str, int], int]]
) -> None:
    step = block.last
    name = step.inst.defn.mnemonic
    if name in ENDS:
        wave.drop()
        wave.t.do("br label %end")
        return
    if name == "s_branch":
        wave.flush()
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    if name in CONDITIONS:
        condition = CONDITIONS[name](wave)
        wave.flush()
        taken, onward = block.successors[0], block.successors[-1]
        wave.t.do(f"br i1 {condition}, label %b{taken}, label %b{onward}")
        return
    if name == "s_barrier":
        wave.flush()
        write_barrier(wave, block, states)
        return
    write_step(wave, step)
    wave.flush()
    wave.t.do(f"br label %b{block.successors[0]}")


def is_zero(code: int, wanted: bool):  # type: ignore[no-untyped-def]
    return lambda wave: wave.t.compare("icmp eq" if wanted else "icmp ne", I32, wave.scalar(code), "0")


CONDITIONS = {
    "s_cbranch_scc0": lambda wave: wave.t.two("xor", I1, wave.scc, "true"),
    "s_cbranch_scc1": lambda wave: wave.scc,
    "s_cbranch_vccz": is_zero(VCC_LO.code, True),
    "s_cbranch_vccnz": is_zero(VCC_LO.code, False),
    "s_cbranch_execz": is_zero(EXEC_LO.code, True),
    "s_cbranch_execnz": is_zero(EXEC_LO.code, False),
}

# -- barriers --------------------------------------------------------------------------------------


def barrier_layouts(program: Program) -> dict[int, tuple[dict[str, int], int]]:
    """Block that ends in s_barrier -> (register -> byte offset in the wave's saved state, size).

    Resume id first.
    """
    found = {}
    for index in program.barriers:
        successor = program.blocks[index].successors[0]
        names = live_names(program.liveness.live_in[successor])
        offsets, size = {}, 64
        for name in names:
            offsets[name] = size
            size += 128 if name[0] == "v" else 4
        found[index] = (offsets, -(-size // 64) * 64)
    return found


def live_names(registers: int) -> list[str]:
    """Slot names, vectors first so that they stay aligned."""
    codes = [code for code in range(2 * VGPR) if registers >> code & 1]
    vectors = [f"v{code - VGPR}" for code in codes if code >= VGPR]
    return vectors + sorted({f"s{code}" for code in codes if code < VGPR} | {f"s{EXEC_LO.code}"})


def slot_kind(name: str) -> str:
    return V32 if name[0] == "v" else I1 if name == f"s{SCC.code}" else I32


def write_barrier(wave: Wave, block: Block, states: dict[int, tuple[dict[str, int], int]]) -> None:
    if block.index not in states:
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    offsets, _ = states[block.index]
    t = wave.t
    for name, offset in offsets.items():
        kind = slot_kind(name)
        value = t.let(f"load {kind}, ptr {wave.slot(name, kind)}")
        if kind == I1:
            value, kind = t.cast("zext", I1, value, I32), I32
        t.do(f"store {kind} {value}, ptr {t.op(f'getelementptr i8, ptr %state, i64 {offset}')}, align 4")
    t.do(f"store i64 {block.index + 1}, ptr %state")
    t.do(f"store i32 {block.last.offset}, ptr {t.op('getelementptr i8, ptr %state, i64 8')}")
    t.do("br label %wait")
    t.forget()
    t.label(f"resume{block.index}")
    for name, offset in offsets.items():
        kind = slot_kind(name)
        memory = I32 if kind == I1 else kind
        value = t.let(f"load {memory}, ptr {t.op(f'getelementptr i8, ptr %state, i64 {offset}')}, align 4")
        if kind == I1:
            value = t.cast("trunc", I32, value, I1)
        t.do(f"store {kind} {value}, ptr {wave.slot(name, kind)}")
    t.do(f"br label %b{block.successors[0]}")


# -- the functions around it -----------------------------------------------------------------------


def wave_function(
    wave: Wave, program: Program, variant: Variant, states: dict[int, tuple[dict[str, int], int]], key: str
) -> str:
    body = wave.t
    wave.t = Text()
    wave.t.externals = body.externals
    wave.t._count = 1_000_000  # names of the prologue must not meet those of the body
    start = initial_state(wave, variant)
    slots = [f"  %{name} = alloca {kind}" for name, kind in sorted(wave.touched.items())]
    zeros = [
        f"  store {kind} {'false' if kind == I1 else '0' if kind == I32 else 'zeroinitializer'}, ptr %{name}"
        for name, kind in sorted(wave.touched.items())
    ]
    resumes = [f"i64 {index + 1}, label %resume{index}" for index in states]
    switch = f"  switch i64 %resume, label %b0 [ {' '.join(resumes)} ]" if resumes else "  br label %b0"
    wave.t = body
    return "\n".join([
        f"define internal i32 @wave_{key}({WAVE_PARAMETERS}) {{",
        "entry:", f"  %buffer = alloca [{BUFFER_BYTES} x i8], align 64", "  %fuel = alloca i64", *slots,
        *zeros, *start,
        "  %resume = load i64, ptr %state" if resumes else "", switch, *body.lines,
        "end:", *keep_fuel("a"), "  ret i32 0",
        *(["wait:", *keep_fuel("b"), "  ret i32 1"] if resumes else []),
        "fault:", "  ret i32 -1", "}",
    ])  # fmt: skip


def keep_fuel(tag: str) -> list[str]:
    return [
        f"  %left{tag} = load i64, ptr %fuel",
        f"  %fuel_at{tag} = getelementptr i64, ptr %ctx, i64 {SLOTS.fuel}",
        f"  store i64 %left{tag}, ptr %fuel_at{tag}",
    ]


def initial_state(wave: Wave, variant: Variant) -> list[str]:
    """User data, group ids, EXEC, v0, scratch base: what the launch hardware writes."""
    t = wave.t
    fuel_at = t.op(f"getelementptr i64, ptr %ctx, i64 {SLOTS.fuel}")
    t.do(f"store i64 {t.let(f'load i64, ptr {fuel_at}')}, ptr %fuel")
    data = wave.record(SLOTS.user_data, PTR)
    for index in range(variant.user_sgprs):
        if f"s{index}" in wave.touched:
            wave.set_scalar(
                index, t.let(f"load i32, ptr {t.op(f'getelementptr i32, ptr {data}, i64 {index}')}")
            )
    for register, dimension in variant.group_ids:
        if f"s{register}" in wave.touched:
            wave.set_scalar(register, f"%g{dimension}")
    if f"s{EXEC_LO.code}" in wave.touched:
        wave.set_scalar(EXEC_LO.code, "-1" if variant.full else "%exec")
    if "v0" in wave.touched:
        wave.replace_vector(0, t.let(f"load {V32}, ptr %lane_ids, align 4"))
    t.do("%scratch = ptrtoint ptr %scratchslot to i64")
    wave.flush()
    return t.lines
