"""Between which numbers computed places lie: a gather needs no check where all are inside of its array."""

from __future__ import annotations

from collections.abc import Callable

from tensor.ir.graph import Op
from tensor.ir.loops import Compute, Constant, LoadTile, LoopProgram, Number, Operand, Tile, walk

Ends = tuple[int, int]  # the least and the greatest
SIDES: dict[Op, Callable[[Ends, Ends], Ends]] = {
    Op.ADD: lambda a, b: (a[0] + b[0], a[1] + b[1]),
    Op.SUB: lambda a, b: (a[0] - b[1], a[1] - b[0]),
    Op.MIN: lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    Op.MAX: lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
}


def inside(program: LoopProgram) -> frozenset[Tile]:
    """What gathers bring whose places are never outside of the array."""
    statements = list(walk(program.body))
    gathers = [s for s in statements if isinstance(s, LoadTile) and s.gathered is not None]
    if not gathers:
        return frozenset()
    known: dict[Operand, Ends] = {}
    for statement in statements:
        if isinstance(statement, Number):
            known[statement.out] = statement.form.bounds
        elif isinstance(statement, Compute) and statement.out.dtype.is_int:
            known[statement.out] = computed(statement, known)
    return frozenset(s.out for s in gathers if s.gathered is not None and within(s.gathered, s.limit, known))


def within(place: Operand, limit: int, known: dict[Operand, Ends]) -> bool:
    """Is a place one of 0 to limit - 1, whatever it is?"""
    low, high = ends(place, known)
    return low >= 0 and high < limit


def ends(operand: Operand, known: dict[Operand, Ends]) -> Ends:
    """Those of an operand, of its type if nothing else is known."""
    if isinstance(operand, Constant):
        return int(operand.value), int(operand.value)
    dtype = operand.dtype
    return known.get(operand, (0, 1) if dtype.kind == "b" else (int(dtype.min), int(dtype.max)))


def computed(statement: Compute, known: dict[Operand, Ends]) -> Ends:
    """Those of what an operation gives, of its type where that may wrap."""
    dtype = statement.out.dtype
    whole = int(dtype.min), int(dtype.max)
    sources = statement.sources[1:] if statement.op is Op.WHERE else statement.sources
    if any(s.dtype.is_float for s in sources):
        return whole
    found = [ends(source, known) for source in sources]
    if statement.op in SIDES:
        low, high = SIDES[statement.op](found[0], found[1])
    elif statement.op in (Op.WHERE, Op.CAST):
        low, high = min(each[0] for each in found), max(each[1] for each in found)
    else:
        return whole
    return (low, high) if whole[0] <= low and high <= whole[1] else whole
