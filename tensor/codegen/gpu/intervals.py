"""What register allocators share: intervals of life, copies that need not be made, spills.

Linear code goes in, loops known. Which registers there are, how tuples are aligned and where spilled
registers live is the chip's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from tensor.codegen.gpu.machine import Code, Part, VReg, base_reg, remove
from tensor.ir.errors import IRError

SPILLED: Any = object()


@dataclass(slots=True, eq=False)
class Interval:
    """From the first definition to the last use, in half steps: uses at 2*i, definitions at 2*i+1.

    A result that may be written before the sources are read begins before those uses, at 2*i-1.
    constant: the move that makes it, where it is one number for all of its life.
    """

    reg: VReg
    start: int
    end: int
    uses: int = 0
    constant: Any = None


def live_intervals(
    code: Code, early: frozenset[str] = frozenset(), moves: frozenset[str] = frozenset()
) -> list[Interval]:
    """Intervals in order of their start, stretched over loops that they enter from outside.

    early: instructions that may write their result before they have read their sources; moves: those that
    put a number into a register and do nothing else."""
    found: dict[VReg, Interval] = {}
    for i, inst in enumerate(code.insts):
        for operand in inst.uses:
            reg = base_reg(operand)
            if reg is not None:
                interval = found.get(reg)
                if interval is None:
                    if not reg.fixed:
                        raise IRError(
                            f"register allocation: {reg} is read at {i} ({inst}) before any definition"
                        )
                    interval = found[reg] = Interval(reg, -1, 0)
                interval.end = 2 * i
                interval.uses += 1
        for operand in inst.defs:
            reg = base_reg(operand)
            if reg is not None:
                interval = found.get(reg)
                if interval is None:
                    start = max(0, 2 * i - 1) if inst.op in early else 2 * i + 1
                    interval = found[reg] = Interval(reg, start, start)
                    interval.constant = inst if is_constant(inst, moves) else None
                else:
                    interval.constant = None
                interval.end = 2 * i + 1
    for first, last in reversed(code.loops):
        for interval in found.values():
            if interval.start < 2 * first <= interval.end <= 2 * last + 1:
                interval.end = 2 * last + 1
    return sorted(found.values(), key=lambda v: v.start)


def is_constant(inst: Any, moves: frozenset[str]) -> bool:
    """Does it put a number into a whole register?"""
    if inst.op not in moves or inst.mods or type(inst.defs[0]) is not VReg:
        return False
    return all(isinstance(use, (int, float)) for use in inst.uses)


def worst(candidates: list[Interval], need: VReg) -> Interval:
    """What to spill: a long interval with few uses, of the kind that ran out; rather one of a constant, which
    is made again."""
    fitting = [c for c in candidates if c.reg.kind == need.kind and c.start >= 0 and not spilled(c.reg)]
    if not fitting:
        raise IRError(f"register allocation: {need} does not fit and nothing can be spilled")
    return max(fitting, key=lambda c: gain(c) + (c.reg.count >= need.count))


def gain(interval: Interval) -> float:
    """What a spill frees over what it costs, in instructions: a constant is a move before each use."""
    cost = interval.uses if interval.constant else 2 * (1 + interval.uses)
    return (interval.end - interval.start) / max(cost, 1)


@dataclass(frozen=True)
class Home:
    """Where a spilled register lives: `out` puts a copy of it there, `back` fetches one."""

    out: Callable[[VReg], list[Any]]
    back: Callable[[VReg], list[Any]]


def made_again(code: Code, victims: list[Interval]) -> dict[VReg, Home]:
    """Homes of the constants among the victims: moved into a register before each of their uses, and no
    longer where they were."""
    moves = {v.reg: v.constant for v in victims if v.constant is not None}
    gone = {id(move) for move in moves.values()}
    if gone:
        remove(code, lambda inst: id(inst) in gone)
    return {reg: Home(lambda _: [], partial(again, move)) for reg, move in moves.items()}


def again(move: Any, copy: VReg) -> list[Any]:
    """The same number in another register."""
    return [type(move)(move.op, (copy,), move.uses)]


def spilled(reg: VReg) -> bool:
    """Was it made by a spill? Those are short-lived and never spilled again."""
    return reg.home is SPILLED


def coalesce(
    code: Code, move: str, kind: str, fits: Callable[[VReg, int], bool] = lambda _, __: True
) -> None:  # fmt: skip
    """Let values that are only copied into a tuple be computed in the tuple.

    move: the instruction that copies registers of `kind`; fits: may a register begin at that dword?"""
    copies: dict[tuple[VReg, int], Any] = {}
    for inst in code.insts:
        if inst.op == move and inst.mods is None and type(inst.defs[0]) is Part:
            copies[inst.defs[0].reg, inst.defs[0].index] = inst.uses[0]
    if not copies:
        return
    alias: dict[VReg, tuple[VReg, int]] = {}
    blocked = {reg for reg, _ in copies}
    for (whole, index), source in copies.items():
        reg = base_reg(source)
        if reg is None or reg.kind != kind or reg in alias or reg in blocked or reg.fixed:
            continue
        if fits(reg, index) and all(
            is_part(copies.get((whole, index + k)), reg, k) for k in range(reg.count)
        ):
            alias[reg] = whole, index
    if alias:
        rename(code, alias, move)


def is_part(operand: Any, reg: VReg, number: int) -> bool:
    """Is it that dword of a register?"""
    return base_reg(operand) is reg and (operand.index if type(operand) is Part else 0) == number


def rename(code: Code, alias: dict[VReg, tuple[VReg, int]], move: str) -> None:
    """Replace aliased registers by parts of their tuple and drop copies that became no-ops."""
    kept: list[Any] = []
    index_of: list[int] = []
    for inst in code.insts:
        index_of.append(len(kept))
        for operand in chain(inst.defs, inst.uses):
            if base_reg(operand) in alias:
                inst.defs = tuple([part_of(o, alias) for o in inst.defs])
                inst.uses = tuple([part_of(o, alias) for o in inst.uses])
                break
        if inst.op == move and inst.mods is None and inst.defs[0] == inst.uses[0]:
            continue
        kept.append(inst)
    code.insts[:] = kept
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def part_of(operand: Any, alias: dict[VReg, tuple[VReg, int]]) -> Any:
    reg = base_reg(operand)
    if reg is None or reg not in alias:
        return operand
    whole, offset = alias[reg]
    inner = operand.index if type(operand) is Part else 0
    return Part(whole, offset + inner, operand.count)


def rewrite(code: Code, homes: Mapping[VReg, Home], scratch: Any) -> None:
    """Give each instruction that names a register with a home a short-lived copy of it."""
    made: list[Any] = []
    index_of: list[int] = []
    for inst in code.insts:
        operands = (*inst.uses, *inst.defs)
        named = {reg: None for o in operands if (reg := base_reg(o)) is not None and reg in homes}
        before, after = [], []
        for reg in named:
            fetched, stored = exchange(inst, reg, homes[reg], scratch.fresh(reg.kind, reg.count))
            before += fetched
            after += stored
        made += before
        index_of.append(len(made))
        made += [inst, *after]
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def exchange(inst: Any, reg: VReg, home: Home, copy: VReg) -> tuple[list[Any], list[Any]]:
    """Name the copy instead of the register. Returns what fetches it before, and what stores it behind."""
    reads = any(base_reg(o) is reg for o in inst.uses)
    writes = any(base_reg(o) is reg for o in inst.defs)
    keeps = writes and (reg.count > 1 or inst.tied)
    inst.defs = tuple(swapped(o, reg, copy) for o in inst.defs)
    inst.uses = tuple(swapped(o, reg, copy) for o in inst.uses)
    return home.back(copy) if reads or keeps else [], home.out(copy) if writes else []


def swapped(operand: Any, reg: VReg, copy: VReg) -> Any:
    if base_reg(operand) is not reg:
        return operand
    return Part(copy, operand.index, operand.count) if type(operand) is Part else copy
