"""MODE before each instruction: how floating point rounds and what happens to denormals, found without a run.

A kernel starts with RSRC1.FLOAT_MODE and changes it by s_round_mode, s_denorm_mode and s_setreg. What a
scalar register gives is known where it holds a constant or what s_getreg read of MODE. Source: RDNA3 ISA,
"MODE register" and SOPK opcodes. Raises UnknownMode where paths disagree or a value is not known.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.program import INDIRECT, Block, Program

MODE = 1  # the hardware register's number
FLOAT_BITS = 0xFF  # round f32, round f16 and f64, denormals f32, denormals f16 and f64: two bits each
DEFAULT = 0xF0  # to nearest even, denormals kept
CLAMP_BIT = 1 << 8  # DX10_CLAMP
NEAREST, UPWARD, DOWNWARD, TO_ZERO = range(4)
FIELDS = {"f32": (0, 4), "f16": (2, 6), "f64": (2, 6)}  # first bits of a kind's rounding and denormals


class UnknownMode(Exception):
    """The message says which instruction's MODE cannot be told."""


@dataclass(frozen=True)
class Known:
    """What holds on every path: MODE's low bits, None if paths disagree, and registers with known values."""

    mode: int | None
    registers: frozenset[tuple[int, int]]

    def meet(self, other: Known) -> Known:
        return Known(self.mode if self.mode == other.mode else None, self.registers & other.registers)

    def value(self, operand: object) -> int | None:
        if isinstance(operand, Reg):
            return dict(self.registers).get(operand.code)
        if isinstance(operand, Literal):
            return operand.bits
        return operand & 0xFFFFFFFF if isinstance(operand, int) else None


def rounding(mode: int, kind: str) -> int:
    """How results of f16, f32 or f64 are rounded."""
    return mode >> FIELDS[kind][0] & 3


def keeps_denormals(mode: int, kind: str, inputs: bool) -> bool:
    """Whether denormal operands (or results) of `kind` count; else they are zeros of their sign."""
    return bool(mode >> FIELDS[kind][1] & (1 if inputs else 2))


def register_field(inst: Inst) -> tuple[int, int, int]:
    """Of s_getreg and s_setreg: (register, first bit, bits)."""
    field = int(inst["simm16"]) & 0xFFFF
    return field & 63, field >> 6 & 31, (field >> 11 & 31) + 1


def find_modes(program: Program, start: int) -> list[list[int]]:
    """MODE's low eight bits before each step of each block."""
    if not any(changes_mode(step.inst) for block in program.blocks for step in block.steps):
        return [[start] * len(block.steps) for block in program.blocks]
    states: list[Known | None] = [None] * len(program.blocks)
    states[program.start] = Known(start, frozenset())
    work = [program.start]
    while work:
        index = work.pop()
        block, state = program.blocks[index], states[index]
        if state is None:
            continue
        after = walk(block, state)[-1]
        for successor in block.successors:
            old = states[successor]
            new = after if old is None else old.meet(after)
            if new != old:
                states[successor] = new
                work.append(successor)
    return [
        modes_of(block, states[block.index] or Known(start, frozenset()), start) for block in program.blocks
    ]


def walk(block: Block, state: Known) -> list[Known]:
    """The state before each step, and after the last."""
    found = [state]
    for step in block.steps:
        state = after_step(step.inst, state)
        found.append(state)
    return found


def modes_of(block: Block, state: Known, start: int) -> list[int]:
    found = []
    for step, known in zip(block.steps, walk(block, state), strict=False):
        if known.mode is None and "mode" in str(step.inst.defn.implicit_uses):
            raise UnknownMode(
                f"{step.inst.defn.name} at offset {step.offset:#x}: MODE depends on the path taken"
            )
        if step.inst.defn.mnemonic in INDIRECT and known.mode != start:
            raise UnknownMode(f"{step.inst.defn.name} at offset {step.offset:#x}: a call with another MODE")
        found.append(start if known.mode is None else known.mode)
    return found


def changes_mode(inst: Inst) -> bool:
    name = inst.defn.mnemonic
    if name.startswith("s_setreg"):
        return register_field(inst)[0] == MODE
    return name in ("s_round_mode", "s_denorm_mode")


def after_step(inst: Inst, state: Known) -> Known:
    name = inst.defn.mnemonic
    if changes_mode(inst):
        return Known(new_mode(inst, state), state.registers)
    written = {code for register in inst.writes() for code in register.codes()}
    registers = {pair for pair in state.registers if pair[0] not in written}
    value = None
    if name == "s_getreg_b32" and state.mode is not None and register_field(inst)[0] == MODE:
        _, first, bits = register_field(inst)
        value = (state.mode | CLAMP_BIT) >> first & (1 << bits) - 1
    elif name in ("s_mov_b32", "s_movk_i32"):
        value = state.value(inst["src0"] if name == "s_mov_b32" else int(inst["simm16"]))
    if value is not None:
        registers.add((inst["sdst"].code, value))
    return Known(state.mode, frozenset(registers))


def new_mode(inst: Inst, state: Known) -> int | None:
    """MODE's low bits after an instruction that writes it."""
    name, first, bits = inst.defn.mnemonic, 0, 4
    value: int | None
    if name.startswith("s_setreg"):
        _, first, bits = register_field(inst)
        value = state.value(inst["imm"] if name == "s_setreg_imm32_b32" else inst["sdst"])
    else:
        first, value = (0 if name == "s_round_mode" else 4), int(inst["simm16"])
    mask = ((1 << bits) - 1) << first & FLOAT_BITS
    if not mask:
        return state.mode
    if value is None or state.mode is None:
        return None if value is None or mask != FLOAT_BITS else value << first & mask
    return state.mode & ~mask | value << first & mask
