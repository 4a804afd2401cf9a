"""From a kernel to one LLVM module: the function of a wave, or of a part of it.

`blocks` writes the function's body; what calls it for each wave is `native/grid.h`. Per launch there is no
Python between waves.
"""

from __future__ import annotations

from dataclasses import replace

from drivers.amd.isa.operand import EXEC_LO
from drivers.sim.amd.wave.code.modes import Mode, find_modes, unknown, writable
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.abi import WAVE_PARAMETERS
from drivers.sim.amd.wave.jit.blocks import Layouts, barrier_layouts, vectors_at, write_blocks
from drivers.sim.amd.wave.jit.doubt_slots import keep_doubts, take_doubts
from drivers.sim.amd.wave.jit.link import (
    FUEL,
    STATE_BYTES,
    architected_ids,
    keep_fuel,
    part_function,
    take_fuel,
)
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.outline import Outlines
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.registers import IN_STATE, LIBRARY_BUFFER, VECTOR_BYTES, vector_name
from drivers.sim.amd.wave.jit.variant import LlvmModule, Variant, strict_of
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, METADATA, PTR, V32, Text


def build(program: KernelAnalysis, variant: Variant, key: str, is_quick: bool = False) -> LlvmModule:
    """The module for one kernel and variant. Raises Refusal naming the instruction that has no rule."""
    wave = new_wave(program, variant, key if is_quick else "")
    modes = modes_along(wave, program)
    states = {} if variant.single else barrier_layouts(program, wave.keeps_mode)
    write_blocks(wave, program, variant, states, modes)
    body = wave_function(wave, program, variant, states, key)
    state_bytes = vectors_at(states) + VECTOR_BYTES * len(wave.vector_names())
    text = "\n".join([*wave.t.externals.values(), outlined(wave), body, STOPS, METADATA])
    return LlvmModule(text, f"wave_{key}", wave.sites, state_bytes)


def build_part(
    program: KernelAnalysis, variant: Variant, key: str, sites: int, counters: int, is_quick: bool = False
) -> LlvmModule:
    """One part of a kernel with indirect branches: a function that takes every register from memory and
    leaves it there. `sites`, `counters`: how many of each the kernel's other parts have.
    """
    wave = new_wave(program, variant, key if is_quick else "")
    wave.sites, wave.counters, wave.is_part = sites, counters, True
    modes = modes_along(wave, program)
    write_blocks(wave, program, replace(variant, full=False), {}, modes)
    part = part_function(wave, program, key)
    text = "\n".join([*wave.t.externals.values(), outlined(wave), part, STOPS, METADATA])
    return LlvmModule(text, f"part_{key}", wave.sites, STATE_BYTES)


def new_wave(program: KernelAnalysis, variant: Variant, key: str = "") -> Wave:
    """key: of the functions of single instructions, where there are such."""
    wave = Wave(Text(), program.wave_size, variant.vgprs)
    wave.strict = strict_of(program, variant) if variant.strict else None
    wave.lds_bytes = variant.lds_bytes
    wave.launched_mode, wave.mode_bits = variant.mode, writable(program.arch)
    wave.waits, wave.polls, wave.clock_reads = variant.waits, program.polls, program.pace.clock_reads
    wave.outlines = Outlines(key) if key else None
    return wave


def outlined(wave: Wave) -> str:
    return wave.outlines.text() if wave.outlines is not None else ""


STOPS = """declare void @db_stop(ptr, i32, i32)
declare i64 @db_yield(ptr, i32)
declare i64 @db_more(ptr, i64, i32) nounwind memory(inaccessiblemem: readwrite)"""


def modes_along(wave: Wave, program: KernelAnalysis) -> list[list[Mode]]:
    """MODE before each step; where code does not tell all of it, the wave keeps it too."""
    launched = wave.launched_mode
    modes = find_modes(program, unknown(program.arch) if launched is None else Mode(launched))
    wave.keeps_mode = any(not mode.is_known for row in modes for mode in row)
    return modes


def wave_function(wave: Wave, program: KernelAnalysis, variant: Variant, states: Layouts, key: str) -> str:
    with wave.elsewhere() as start:
        zeros(wave, program)
        initial_state(wave, program, variant)
    with wave.elsewhere() as entry:
        take_fuel(entry)
        doubts = take_doubts(wave)
    with wave.elsewhere() as end:
        keep_fuel(end)
    with wave.elsewhere() as wait:
        keep_fuel(wait)
        keep_doubts(wave, doubts)
    vectors = [vectors_at(states) + VECTOR_BYTES * place for place in range(len(wave.vector_names()))]
    places = dict(zip(wave.vector_names(), vectors, strict=True))
    resumes = [f"i64 {index + 1}, label %resume{index}" for index in states]
    switch = f"  switch i64 %resume, label %start [ {' '.join(resumes)} ]" if resumes else "  br label %start"
    return "\n".join([
        f"define i32 @wave_{key}({WAVE_PARAMETERS}) {{",
        "entry:",
        FUEL, *wave.scalar_slots(), *wave.vector_slots(places.__getitem__), LIBRARY_BUFFER, *entry.lines,
        "  %scratch = ptrtoint ptr %scratchslot to i64",
        "  %resume = load i64, ptr %state" if resumes else "", switch,
        "start:", *start.lines, "  br label %b0", *wave.t.lines, "end:", *end.lines, "  ret i32 0",
        *(["wait:", *wait.lines, "  ret i32 1"] if resumes else []),
        "fault:", "  ret i32 -1", "}",
    ])  # fmt: skip


def zeros(wave: Wave, program: KernelAnalysis) -> None:
    """Registers that may be read before anything was written are 0 at the start."""
    live = program.liveness.live_in[program.start]
    for name in (name for name in wave.vector_names() if live >> (VGPR + int(name[1:])) & 1):
        wave.t.do(f"store {V32} zeroinitializer, ptr %{name}{IN_STATE}")
    for name, kind in wave.scalar_kinds():
        wave.t.do(f"store {kind} {'false' if kind == I1 else '0'}, ptr %{name}")


def initial_state(wave: Wave, program: KernelAnalysis, variant: Variant) -> None:
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
    for part in wave.halves():
        if f"s{EXEC_LO.code + part}" in wave.touched:
            wave.set_scalar(EXEC_LO.code + part, "-1" if variant.full else exec_word(wave, part))
        if vector_name(VGPR * part) in wave.touched:
            ids = t.further("%lane_ids", VECTOR_BYTES * part)
            wave.replace_vector(0, t.let(f"load {V32}, ptr {ids}, align 4"))
    wave.flush()


def exec_word(wave: Wave, part: int) -> str:
    """EXEC at the start, 32 lanes of it."""
    shifted = wave.t.two("lshr", I64, "%exec", str(32 * part))
    return wave.t.cast("trunc", I64, shifted, I32)
