"""What a loop program asks of global memory, counted from its text."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from tensor.ir.form import Axis
from tensor.ir.kernel import Param
from tensor.ir.loops import For, LoadTile, LoopProgram, Statement


def loaded_bytes(program: LoopProgram, wave: int) -> int:
    """Bytes that lanes ask for by loads of one launch; what is the same in all lanes is asked for once a
    wave. Guards are taken to hold, and caches to hold nothing."""
    waves = -(-program.lane.size // wave)
    return program.group.size * _loaded(program.body, program.lane, waves)


def _loaded(statements: Iterable[Statement], lane: Axis, waves: int) -> int:
    total = 0
    for statement in statements:
        if isinstance(statement, For):
            total += statement.axis.size * _loaded(statement.body, lane, waves)
        elif isinstance(statement, LoadTile) and isinstance(statement.array, Param):
            points = prod(part.size for part in statement.out.parts)
            by_lane = lane in statement.index.axes or statement.gathered is not None
            total += points * (lane.size if by_lane else waves) * statement.array.dtype.itemsize
    return total
