"""What is carried along a program's blocks until nothing changes: the loops that every analysis stands on.

In: blocks, and what one block does to a state. Out: the states where blocks begin. A state is a value: what
a block does makes another one. Joining must come to an end: no state grows or shrinks for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from drivers.sim.amd.wave.code.steps import BasicBlock

S = TypeVar("S")
T = TypeVar("T")
StepPlace = tuple[int, int]  # block, position in it


def forward(
    blocks: Sequence[BasicBlock],
    first: Mapping[int, S],
    through: Callable[[int, S], S],
    join: Callable[[S, S], S],
    leads: Callable[[int, int], bool] = lambda index, successor: True,
) -> list[S | None]:
    """The state where each block begins; None where control never comes. first: of the blocks to begin with.

    through: the state behind a block; join: what holds where two ways meet, the state so far and the new one;
    leads: whether anything is carried from a block to that successor.
    """
    states = [first.get(block.index) for block in blocks]
    work = set(first)
    while work:
        index = min(work)
        work.remove(index)
        state = states[index]
        if state is None:
            continue
        after = through(index, state)
        for successor in blocks[index].successors:
            if not leads(index, successor):
                continue
            old = states[successor]
            new = after if old is None else join(old, after)
            if new != old:
                states[successor] = new
                work.add(successor)
    return states


def forward_steps(
    blocks: Sequence[BasicBlock],
    first: Mapping[int, S],
    over: Callable[[int, int, S], S],
    join: Callable[[S, S], S],
    elsewhere: S,
    leads: Callable[[int, int], bool] = lambda index, successor: True,
) -> list[list[S]]:
    """Per block, the state before each step and after the last. over: the state behind the step at a block
    and a position in it; elsewhere: the state where blocks begin to which control never comes; leads: as
    above.
    """

    def walk(index: int, state: S) -> list[S]:
        found = [state]
        for position in range(len(blocks[index].steps)):
            found.append(over(index, position, found[-1]))
        return found

    states = forward(blocks, first, lambda index, state: walk(index, state)[-1], join, leads)
    return [walk(index, elsewhere if state is None else state) for index, state in enumerate(states)]


def backward_steps(
    blocks: Sequence[BasicBlock],
    first: S,
    leave: Callable[[BasicBlock, list[S]], S],
    over: Callable[[int, int, S], S],
) -> list[list[S]]:
    """Per block, the state before each step and after the last, from what follows. first: where blocks begin,
    before any is known; leave: at a block's end, given those where blocks begin; over: before the step at a
    block and a position in it, from that behind it.
    """

    def walk(block: BasicBlock) -> list[S]:
        found = [leave(block, starts)]
        for position in reversed(range(len(block.steps))):
            found.append(over(block.index, position, found[-1]))
        return found[::-1]

    starts = [first] * len(blocks)
    work = [block.index for block in blocks]
    while work:
        block = blocks[work.pop()]
        state = walk(block)[0]
        if state != starts[block.index]:
            starts[block.index] = state
            work.extend(block.predecessors)
    return [walk(block) for block in blocks]


def follow(
    blocks: Sequence[BasicBlock],
    place: StepPlace,
    bits: int,
    through: Callable[[int, int, int], int | None],
) -> bool:
    """Follow bits over every path from a place. through: those behind the rest of a block, or None to stop;
    whether nothing did.
    """
    known: dict[int, int] = {}
    work = [(*place, bits)]
    while work:
        index, position, state = work.pop()
        after = through(index, position, state)
        if after is None:
            return False
        for successor in blocks[index].successors:
            if after & ~known.get(successor, 0):
                known[successor] = known.get(successor, 0) | after
                work.append((successor, 0, known[successor]))
    return True


def reach(start: Iterable[T], onward: Callable[[T], Iterable[T]]) -> set[T]:
    """All that `onward` leads to from `start`, which counts too. The nearest is asked first."""
    found = set(start)
    queue = list(found)
    for each in queue:
        fresh = [other for other in onward(each) if other not in found]
        found.update(fresh)
        queue += fresh
    return found


def last_before(
    blocks: Sequence[BasicBlock], place: StepPlace, start: int, wanted: Callable[[int, int], bool]
) -> list[StepPlace | None]:
    """The last places before one that are wanted, over every way to it, the nearest first. None: on some way
    from the block `start` there is none.
    """
    found: list[StepPlace | None] = []

    def before(place: StepPlace) -> list[StepPlace]:
        index, end = place
        position = next((at for at in reversed(range(end)) if wanted(index, at)), None)
        if position is not None:
            found.append((index, position))
            return []
        if index == start:
            found.append(None)
        return [(each, len(blocks[each].steps)) for each in blocks[index].predecessors]

    reach([place], before)
    return found
