"""Every file of rules, in one import: what runs an instruction, and what the rules add to the library.

A file added here is known to the compiler, to the library and to the table of fidelity.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS
from drivers.sim.amd.wave.facts.approximate import TRANSCENDENTAL
from drivers.sim.amd.wave.facts.refused import NotModelled, refusal
from drivers.sim.amd.wave.jit.modes import ROUNDING_NAMES, rounding_functions
from drivers.sim.amd.wave.jit.ops import (
    buffer,
    bytewise,
    compare,
    cross,
    division,
    dots,
    exchange,
    flat,
    fp8,
    gfx12,
    indexed,
    integers,
    lds,
    matrix,
    memory,
    packed,
    reduction,
    scalar,
    scratch,
    smem,
    system,
    transcendental,
    transfer,
    typed,
)
from drivers.sim.amd.wave.jit.ops.cross import ONCE
from drivers.sim.amd.wave.jit.ops.dual import apply_dual
from drivers.sim.amd.wave.jit.rules import SPECIAL, apply_rule
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.rules import RULES

TABLES = (
    buffer, bytewise, compare, cross, division, dots, exchange, flat,
    fp8, gfx12, indexed, integers, lds, transcendental, matrix,
    memory, packed, reduction, scalar, scratch, smem, system,
    transfer, typed,
)  # fmt: skip

SCALAR_UNITS = frozenset({"salu", "smem", "branch", "control"})


Write = Callable[[Wave, Inst], None]


def write_inst(wave: Wave, inst: Inst) -> None:
    """What an instruction does. Raises Refusal."""
    write_lanes(wave, inst, rule_of(inst))


def write_lanes(wave: Wave, inst: Inst, write: Write) -> None:
    """In a wave64 once for each half of the lanes."""
    if wave.wave_size == 32 or inst.defn.unit in SCALAR_UNITS or inst.defn.mnemonic in ONCE:
        write(wave, inst)
        return
    wave.late = []
    for part in wave.halves():
        if inst.defn.unit in MEMORY_UNITS:
            wave.note_part(part)
        write(wave, inst)
    wave.write_late()


def rule_of(inst: Inst) -> Write:
    name = inst.defn.mnemonic
    if inst.defn.format == "VOPD":
        return apply_dual
    if name in RULES:
        return lambda wave, inst: apply_rule(wave, inst, RULES[name])
    if name not in SPECIAL:
        raise NotModelled(refusal(name))
    return SPECIAL[name]


def library_texts() -> Iterator[str]:
    """LLVM text of the functions that rules call, but for those in C++."""
    yield transcendental.math_functions()
    yield reduction.reduction_function()
    yield rounding_functions()


LIBRARY_NAMES = (
    "db_two_over_pi",
    *(f"db_{name}" for name in TRANSCENDENTAL), *ROUNDING_NAMES,
)  # fmt: skip
