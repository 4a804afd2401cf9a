"""From a program's blocks to the body of a wave function: what stands in each block, and how it is left.

Stands under `build`, which makes the function around it. A wave stops at s_barrier by saving its live
registers and returning; called again it goes on behind the barrier. What single instructions mean is in the
rule files.
"""

from __future__ import annotations

from drivers.amd.isa.operand import EXEC_LO, SCC
from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.modes import Mode
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import (
    BARRIERS,
    CONDITIONS,
    ENDS,
    INDIRECT,
    NEVER_TAKEN,
    TRAP,
    VGPR,
    BasicBlock,
    Step,
)
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.abi import BARRIER, WATCHDOG
from drivers.sim.amd.wave.jit.doubt_memory import follow
from drivers.sim.amd.wave.jit.lanes import Forms, find_forms
from drivers.sim.amd.wave.jit.link import (
    CONTEXT_AT,
    JUMPING,
    WAITING,
    indirect_target,
    keep_fuel,
    leave,
    take_fuel,
)
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.ops.gfx12 import demand_group_barrier, note_signal
from drivers.sim.amd.wave.jit.record import SLOTS, STATE_HEAD_BYTES
from drivers.sim.amd.wave.jit.strict import note_late, track_invalidation
from drivers.sim.amd.wave.jit.sums import can_be_cut, find_runs, write_run
from drivers.sim.amd.wave.jit.tables import SCALAR_UNITS, write_inst
from drivers.sim.amd.wave.jit.variant import Variant
from drivers.sim.amd.wave.jit.wave import BARRIER_CODE, Wave
from drivers.sim.amd.wave.shadow.sync import is_scoped
from drivers.sim.llvm.text import HOST, I1, I32, I64, PTR

Layouts = dict[int, dict[str, int]]  # block that ends in s_barrier -> scalar register -> byte of the state


def write_blocks(
    wave: Wave,
    program: KernelAnalysis,
    variant: Variant,
    states: Layouts,
    modes: list[list[Mode]],
) -> None:
    exec_facts = full_exec(program, variant.full)
    forms = find_forms(program, variant.first_form, exec_facts)
    for block in program.blocks:
        wave.t.forget()
        wave.log_room = 0
        wave.t.label(f"b{block.index}")
        count_block(wave, program, block)
        write_body(wave, program, block, exec_facts[block.index], forms[block.index], modes[block.index])
        write_last(wave, program, block, states)


def write_body(
    wave: Wave,
    program: KernelAnalysis,
    block: BasicBlock,
    full: list[bool],
    forms: list[Forms],
    modes: list[Mode],
) -> None:
    """Every instruction but the last."""
    last, position = len(block.steps) - 1, 0
    blend = program.liveness.blend[block.index]
    runs = find_runs(block.steps[:last]) if wave.outlines is None else {}
    while position < last:
        place_at(wave, block, position, full, blend)
        wave.forms, wave.mode = forms[position], modes[position]
        if position in runs and can_be_cut(wave):
            write_run(wave, runs[position])
            position = runs[position].end
        else:
            write_step(wave, block.steps[position])
            position += 1
    place_at(wave, block, last, full, blend)
    wave.forms, wave.mode = forms[last], modes[last]


def place_at(wave: Wave, block: BasicBlock, index: int, full: list[bool], blend: list[int]) -> None:
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
    """One instruction that is not control flow."""
    inst = step.inst
    if wave.strict is not None:
        wave.is_scoped = is_scoped(inst, wave.strict.program.arch)
        track_invalidation(wave, inst)
    try:
        write_inst(wave, inst)
    except NotModelled as refusal:
        raise NotModelled(f"{inst.defn.name} at offset {step.offset:#x}: {refusal}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        detail = f"{inst.defn.name} at offset {step.offset:#x}: with these operands ({error})"
        raise NotModelled(detail) from error


def count_block(wave: Wave, program: KernelAnalysis, block: BasicBlock) -> None:
    """One more run of this block, and its instructions off the budget; a loop that overruns it ends here."""
    t = wave.t
    place = t.qword(wave.record(SLOTS.counters, PTR), wave.counters + block.index)
    runs = t.let(f"load i64, ptr {place}{HOST}")
    t.do(f"store i64 {t.two('add', I64, runs, '1')}, ptr {place}{HOST}")
    if wave.clock_reads:
        clock = wave.record_address(SLOTS.clock)
        gone = t.let(f"load volatile i64, ptr {clock}")
        cycles = program.pace.alone[block.index]
        t.do(f"store volatile i64 {t.two('add', I64, gone, str(cycles))}, ptr {clock}")
    fuel = t.let("load i64, ptr %fuel")
    left = t.two("sub", I64, fuel, str(sum(not step.is_seam for step in block.steps)))
    t.do(f"store i64 {left}, ptr %fuel")
    if any(predecessor >= block.index for predecessor in block.predecessors):
        enough, empty = t.fresh("enough"), t.fresh("empty")
        t.do(f"br i1 {t.compare('icmp sgt', I64, left, '0')}, label %{enough}, label %{empty}, !prof !1")
        t.label(empty)
        given = t.let(f"call i64 @db_more(ptr %ctx, i64 {left}, i32 {block.steps[0].offset})")
        t.do(f"store i64 {given}, ptr %fuel")
        spent = t.fresh("spent")
        t.do(f"br i1 {t.compare('icmp sgt', I64, given, '0')}, label %{enough}, label %{spent}")
        t.label(spent)
        t.do(f"call void @db_stop(ptr %ctx, i32 {WATCHDOG}, i32 {block.steps[0].offset})")
        t.do("br label %fault")
        t.label(enough)
        if wave.waits and (wave.is_part or block.index in wave.polls.headers):
            count_lap(wave, block)


def count_lap(wave: Wave, block: BasicBlock) -> None:
    """One more lap of a loop that may wait for others; after some of them those have their turn."""
    t, place = wave.t, wave.record_address(SLOTS.laps)
    left = t.two("sub", I64, t.let(f"load i64, ptr {place}"), "1")
    t.do(f"store i64 {left}, ptr {place}")
    patient, others = t.fresh("patient"), t.fresh("others")
    t.do(f"br i1 {t.compare('icmp sgt', I64, left, '0')}, label %{patient}, label %{others}, !prof !1")
    t.label(others)
    keep_fuel(t)
    more = t.let(f"call i64 @db_yield(ptr %ctx, i32 {block.steps[0].offset})")
    take_fuel(t)
    t.do(f"br i1 {t.compare('icmp ne', I64, more, '0')}, label %{patient}, label %fault")
    t.label(patient)


def write_last(wave: Wave, program: KernelAnalysis, block: BasicBlock, states: Layouts) -> None:
    step = block.last
    name = step.inst.defn.mnemonic
    live = program.liveness.live_out(block)
    if name == TRAP:
        write_step(wave, step)
    if name in ENDS or name == TRAP:
        wave.drop()
        wave.t.do("br label %end")
        return
    if name == "s_branch":
        wave.flush(live)
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    if name in CONDITIONS or name in NEVER_TAKEN:
        condition = condition_of(wave, name)
        wave.flush(live)
        taken, onward = block.successors[0], block.successors[-1]
        wave.t.do(f"br i1 {condition}, label %b{taken}, label %b{onward}")
        return
    if name in INDIRECT:
        leave(wave, indirect_target(wave, step), JUMPING, live)
        return
    if name == "s_barrier_wait":
        leave_unless_signalled(wave, step)
    if name in BARRIERS:
        note_late(wave, step.offset)
    if name in BARRIERS and wave.is_part:
        leave(wave, str(step.after), WAITING, live)
        return
    if name in BARRIERS:
        wave.flush(live)
        write_barrier(wave, block, states)
        return
    write_step(wave, step)
    wave.flush(live)
    wave.t.do(f"br label %b{block.successors[0]}")


def leave_unless_signalled(wave: Wave, step: Step) -> None:
    """Split barriers: a wait without a signal of this wave never ends."""
    demand_group_barrier(step.inst)
    t = wave.t
    signalled = t.compare("icmp ne", I32, wave.scalar(BARRIER_CODE), "0")
    stop = f"call void @db_stop(ptr %ctx, i32 {BARRIER}, i32 {step.offset})"
    t.unless(signalled, lambda: t.do(stop), "fault")
    wave.set_scalar(BARRIER_CODE, "0")
    note_signal(wave, "0")


def barrier_layouts(program: KernelAnalysis, keeps_mode: bool) -> Layouts:
    """What each barrier saves in the wave's state. Vector registers are there anyway."""
    found = {}
    for index in program.barriers:
        successor = program.blocks[index].successors[0]
        names = live_scalars(program.liveness.live_in[successor], program.wave_size)
        names += [f"s{MODE_CODE}"] if keeps_mode else []
        found[index] = {name: STATE_HEAD_BYTES + 4 * place for place, name in enumerate(names)}
    return found


def vectors_at(states: Layouts) -> int:
    """Where the vector registers begin in a wave's state: behind the scalars of every barrier."""
    scalars = max([len(offsets) for offsets in states.values()], default=0)
    return STATE_HEAD_BYTES + -(-4 * scalars // 64) * 64


def live_scalars(registers: int, wave_size: int) -> list[str]:
    codes = {code for code in range(VGPR) if registers >> code & 1}
    masks = {EXEC_LO.code + part for part in range(wave_size // 32)}
    return [f"s{code}" for code in sorted(codes | masks)]


def write_barrier(wave: Wave, block: BasicBlock, states: Layouts) -> None:
    if block.index not in states:
        wave.t.do(f"br label %b{block.successors[0]}")
        return
    t, offsets = wave.t, states[block.index]
    for name, offset in offsets.items():
        wave.keep_scalar(name, offset)
    t.do(f"store i64 {block.index + 1}, ptr %state")
    t.do(f"store i32 {block.last.offset}, ptr {t.further('%state', CONTEXT_AT)}")
    t.do("br label %wait")
    t.forget()
    t.label(f"resume{block.index}")
    for name, offset in offsets.items():
        wave.take_scalar(name, offset)
    t.do(f"br label %b{block.successors[0]}")


def condition_of(wave: Wave, name: str) -> str:
    """Whether a branch is taken."""
    if name in NEVER_TAKEN:
        return "false"
    register, wanted = CONDITIONS[name]
    if register == SCC:
        return wave.scc if wanted else wave.t.two("xor", I1, wave.scc, "true")
    verb = "icmp ne" if wanted else "icmp eq"
    return wave.t.compare(verb, f"i{wave.wave_size}", wave.lanes_mask(register.code), "0")
