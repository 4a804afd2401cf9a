"""Runs of multiply-adds, put in an order that keeps accumulators in host registers.

LDS loads between them come first: sources are taken as they are where the instruction stands.

A matmul kernel's inner loop names more accumulators than the host has vector registers. Each accumulator is a
chain of its own, so a run may be computed eight accumulators and eight lanes at a time without changing any
result. Taken is only v_fmac_f32, alone or paired, on sources that the run does not write, with all lanes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.jit_cache import engine
from drivers.sim.amd.wave.jit_scalar import NO_EFFECT
from drivers.sim.amd.wave.jit_text import F32, V32, Text, constant
from drivers.sim.amd.wave.jit_wave import Refusal, Wave, constant_bits
from drivers.sim.amd.wave.program import VGPR, Step

SHORTEST_RUN = 24
GROUP = 8  # accumulators at a time: with a source and a product they fit 16 host registers
HOST_LANES = 8
CHUNK = f"<{HOST_LANES} x float>"
CHUNKS = 32 // HOST_LANES


@dataclass(frozen=True)
class MultiplyAdd:
    """``target += left * right``; target is a VGPR index, the sources are operands."""

    target: int
    left: object
    right: object


@dataclass(frozen=True)
class Value:
    """A source where its instruction stands: a "vector" or "scalar" value, or a "constant" by its bits."""

    kind: str
    text: str


def find_run(steps: Sequence[Step], over_loads: bool = False) -> tuple[int, list[MultiplyAdd]]:
    """(how many steps from the first on belong to the run, its multiply-adds).

    over_loads: LDS loads may stand between them that touch no accumulator.
    """
    found: list[MultiplyAdd] = []
    targets: set[int] = set()
    count = 0
    for step in steps:
        parts = multiply_adds(step.inst)
        if parts is None:
            if not (over_loads and found and is_apart(step.inst, targets)):
                break
            count += 1
            continue
        new_targets = {part.target for part in parts}
        new_sources = {register.code - VGPR for part in parts for register in registers(part)}
        if (targets | new_targets) & new_sources:
            break
        targets |= new_targets
        found += parts
        count += 1
    return count, found


def is_apart(inst: Inst, targets: set[int]) -> bool:
    """Whether it is an LDS load that neither reads nor writes an accumulator."""
    if not inst.defn.mnemonic.startswith("ds_load_"):
        return False
    touched = {code - VGPR for register in (*inst.reads(), *inst.writes()) for code in register.codes()}
    return not touched & targets


def capture(wave: Wave, part: MultiplyAdd) -> MultiplyAdd:
    """The same with its sources as values."""
    return MultiplyAdd(part.target, value_of(wave, part.left), value_of(wave, part.right))


def value_of(wave: Wave, operand: object) -> Value:
    if not isinstance(operand, Reg):
        return Value("constant", str(constant_bits(operand, "f32")))
    if operand.code >= VGPR:
        return Value("vector", wave.vector(operand.index))
    return Value("scalar", wave.scalar(operand.code))


def registers(part: MultiplyAdd) -> list[Reg]:
    return [source for source in (part.left, part.right) if isinstance(source, Reg)]


def multiply_adds(inst: Inst) -> list[MultiplyAdd] | None:
    """What the instruction adds to which register: nothing for a hint, None for anything else."""
    defn = inst.defn
    if defn.mnemonic in NO_EFFECT:
        return []
    if defn.mnemonic == "v_fmac_f32" and not defn.dpp:
        options = ("src0_modifiers", "src1_modifiers", "omod", "clamp")
        if any(inst.get(name, 0) for name in options):
            return None
        return [MultiplyAdd(inst["vdst"].index, inst["src0"], inst["src1"])]
    if defn.mnemonic == "v_dual_fmac_f32 :: v_dual_fmac_f32":
        return [MultiplyAdd(inst[f"vdst{h}"].index, inst[f"src0{h}"], inst[f"vsrc1{h}"]) for h in "XY"]
    return None


def write_run(wave: Wave, run: list[MultiplyAdd]) -> None:
    """Write the run group by group and chunk by chunk, each group's multiply-adds in program order."""
    order = list(dict.fromkeys(part.target for part in run))
    for first in range(0, len(order), GROUP):
        group = order[first : first + GROUP]
        parts = [part for part in run if part.target in group]
        write_group(wave, group, parts)


def write_group(wave: Wave, group: list[int], parts: list[MultiplyAdd]) -> None:
    t = wave.t
    columns: dict[int, list[str]] = {target: [] for target in group}
    for chunk in range(CHUNKS):
        values = {target: piece(t, t.bits(V32, wave.vector(target), F32), chunk) for target in group}
        values = pin(t, values)
        for part in parts:
            left, right = source(t, part.left, chunk), source(t, part.right, chunk)
            arguments = ((CHUNK, left), (CHUNK, right), (CHUNK, values[part.target]))
            values[part.target] = t.call(CHUNK, f"llvm.fma.v{HOST_LANES}f32", *arguments)
        for target, value in pin(t, values).items():
            columns[target].append(value)
    for target in group:
        wave.replace_vector(target, t.bits(F32, join(t, columns[target]), V32))


def pin(t: Text, values: dict[int, str]) -> dict[int, str]:
    """The same values, all in host registers here: LLVM's scheduler moves no part of a chunk across."""
    if not engine().pins_vectors:
        return values
    kinds = ", ".join([CHUNK] * len(values))
    results = ",".join(["=x"] * len(values))
    ties = ",".join(str(index) for index in range(len(values)))
    arguments = ", ".join(f"{CHUNK} {value}" for value in values.values())
    if len(values) == 1:
        return {target: t.let(f'call {CHUNK} asm sideeffect "", "=x,0"({arguments})') for target in values}
    pinned = t.let(f'call {{ {kinds} }} asm sideeffect "", "{results},{ties}"({arguments})')
    parts = [t.op(f"extractvalue {{ {kinds} }} {pinned}, {index}") for index in range(len(values))]
    return dict(zip(values, parts, strict=True))


def source(t: Text, operand: object, chunk: int) -> str:
    """Eight lanes of a captured source."""
    if not isinstance(operand, Value):
        raise Refusal(f"{operand!r} was not captured")
    if operand.kind == "constant":
        return t.bits(f"<{HOST_LANES} x i32>", f"splat (i32 {operand.text})", CHUNK)
    if operand.kind == "vector":
        return piece(t, t.bits(V32, operand.text, F32), chunk)
    scalar = t.bits("i32", operand.text, "float")
    seed = t.op(f"insertelement {CHUNK} poison, float {scalar}, i32 0")
    return t.op(f"shufflevector {CHUNK} {seed}, {CHUNK} poison, <{HOST_LANES} x i32> zeroinitializer")


def piece(t: Text, value: str, chunk: int) -> str:
    """Lanes 8 * chunk .. 8 * chunk + 7."""
    mask = constant(f"<{HOST_LANES} x i32>", range(HOST_LANES * chunk, HOST_LANES * (chunk + 1)))
    return t.op(f"shufflevector {F32} {value}, {F32} poison, <{HOST_LANES} x i32> {mask}")


def join(t: Text, pieces: list[str]) -> str:
    """Four pieces as one vector of 32 lanes."""
    low, high = (both(t, HOST_LANES, *pieces[at : at + 2]) for at in (0, 2))
    return both(t, 2 * HOST_LANES, low, high)


def both(t: Text, lanes: int, first: str, second: str) -> str:
    mask = constant(f"<{2 * lanes} x i32>", range(2 * lanes))
    kind = f"<{lanes} x float>"
    return t.op(f"shufflevector {kind} {first}, {kind} {second}, <{2 * lanes} x i32> {mask}")
