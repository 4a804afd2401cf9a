"""Where EXEC is all ones on every path, by the code alone."""

from __future__ import annotations

from operator import and_

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import forward_steps
from drivers.sim.amd.wave.code.liveness import EXEC_BITS, SCALARS, register_set


def full_exec(program: ControlFlow, entry_is_full: bool) -> list[list[bool]]:
    """Per block and step: whether EXEC is all ones there on every path.

    Forward dataflow over registers that are -1.
    """
    blocks, mask = program.blocks, EXEC_BITS[program.wave_size]

    def over(index: int, position: int, state: int) -> int:
        return _ones_after(blocks[index].steps[position].inst, state, mask)

    states = forward_steps(blocks, {program.start: mask if entry_is_full else 0}, over, and_, 0)
    return [[state & mask == mask for state in along[:-1]] for along in states]


def _ones_after(inst: Inst, state: int, mask: int) -> int:
    """`state`: scalar registers known to be -1. `mask`: those that are EXEC."""
    name, writes = inst.defn.mnemonic, register_set(inst.writes())
    after = state & ~writes
    stem, _, bits = name.rpartition("_b")
    if stem in ("s_mov", "s_or", "s_and"):
        ones = [
            _is_ones(inst[source], state, bits) for source in ("src0", "src1") if source in inst.defn.slot
        ]
        if any(ones) if stem == "s_or" else all(ones):
            after |= register_set((inst["sdst"],))
    elif stem.endswith("_saveexec") and int(bits) == mask.bit_count() * 32 and state & mask == mask:
        after |= register_set((inst["sdst"],))
        if stem == "s_or_saveexec" or (stem == "s_and_saveexec" and _is_ones(inst["src0"], state, bits)):
            after |= mask
    return after & SCALARS


def _is_ones(operand: object, state: int, bits: str) -> bool:
    if isinstance(operand, Reg):
        wanted = register_set((operand,))
        return state & wanted == wanted
    return operand == -1 or (bits == "32" and isinstance(operand, Literal) and operand.bits == 0xFFFFFFFF)
