"""What is carried along blocks, on graphs small enough to be worked out by hand."""

from __future__ import annotations

from functools import reduce
from operator import and_, or_

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.dataflow import (
    backward_steps,
    follow,
    forward,
    forward_steps,
    last_before,
    reach,
)
from drivers.sim.amd.wave.code.steps import BasicBlock, Step

DIAMOND = ((1, 2), (3,), (3,), ())
LAP = ((1,), (2,), (1, 3), ())  # 1 and 2 are a loop


def blocks_of(ways: tuple[tuple[int, ...], ...]) -> list[BasicBlock]:
    """Blocks of two steps each."""
    tables = isa("gfx1100")
    inst, size = tables.decode_sized(tables.assemble("s_nop 0"), 0)
    steps = [Step(offset, inst, size) for offset in range(0, 8 * len(ways), 4)]
    blocks = [BasicBlock(at, steps[2 * at : 2 * at + 2], successors) for at, successors in enumerate(ways)]
    for block in blocks:
        for successor in block.successors:
            blocks[successor].predecessors.append(block.index)
    return blocks


def own_bit(index: int, state: int) -> int:
    return state | 1 << index


@pytest.mark.parametrize(
    ("ways", "join", "expected"),
    [
        (DIAMOND, or_, [0, 0b1, 0b1, 0b111]),
        (DIAMOND, and_, [0, 0b1, 0b1, 0b001]),
        (LAP, or_, [0, 0b111, 0b111, 0b111]),
        (LAP, and_, [0, 0b1, 0b11, 0b111]),
    ],
)
def test_blocks_begin_with_what_some_or_every_way_to_them_did(
    ways: tuple[tuple[int, ...], ...], join: object, expected: list[int]
) -> None:
    assert forward(blocks_of(ways), {0: 0}, own_bit, join) == expected  # type: ignore[arg-type]


def test_the_state_so_far_is_joined_with_the_new_one() -> None:
    assert forward(blocks_of(DIAMOND), {0: 0}, own_bit, lambda so_far, new: so_far) == [0, 0b1, 0b1, 0b011]
    assert forward(blocks_of(DIAMOND), {0: 0}, own_bit, lambda so_far, new: new) == [0, 0b1, 0b1, 0b101]


def test_where_nothing_leads_there_is_no_state() -> None:
    assert forward(blocks_of(LAP), {2: 0}, own_bit, or_) == [None, 0b110, 0b110, 0b110]
    ahead = forward(blocks_of(LAP), {0: 0}, own_bit, or_, lambda index, successor: successor > index)
    assert ahead == [0, 0b1, 0b11, 0b111], "nothing comes round the loop"


def test_what_follows_is_known_where_a_block_begins() -> None:
    def leave(block: BasicBlock, starts: list[int]) -> int:
        return reduce(or_, (starts[each] for each in block.successors), 0)

    def own_step(index: int, position: int, state: int) -> int:
        return state | 1 << index if position == 1 else state

    def before(ways: tuple[tuple[int, ...], ...]) -> list[list[int]]:
        return backward_steps(blocks_of(ways), 0, leave, own_step)

    assert before(LAP) == [[15, 15, 14], [14, 14, 14], [14, 14, 14], [8, 8, 0]]
    assert before(DIAMOND) == [[15, 15, 14], [10, 10, 8], [12, 12, 8], [8, 8, 0]]


def test_bits_are_followed_from_the_middle_of_a_block_until_something_stops_them() -> None:
    seen: list[tuple[int, int, int]] = []

    def through(index: int, position: int, bits: int) -> int:
        seen.append((index, position, bits))
        return bits if index != 1 else bits & ~1

    assert follow(blocks_of(DIAMOND), (0, 5), 0b11, through)
    assert sorted(seen) == [(0, 5, 0b11), (1, 0, 0b11), (2, 0, 0b11), (3, 0, 0b11)]
    assert not follow(blocks_of(LAP), (1, 0), 0b1, lambda index, *_: None)


def test_what_is_reached_counts_the_start() -> None:
    ways = blocks_of(LAP)
    assert reach([2], lambda index: ways[index].successors) == {1, 2, 3}
    assert reach([], lambda index: ways[index].successors) == set()


def test_each_step_begins_with_what_the_steps_before_it_did_on_every_way() -> None:
    def own_step(index: int, position: int, state: int) -> int:
        return state | 1 << 2 * index + position

    diamond = forward_steps(blocks_of(DIAMOND), {0: 0}, own_step, and_, 0)
    assert diamond == [[0, 0b1, 0b11], [0b11, 0b111, 0b1111], [0b11, 0b010011, 0b110011], [0b11, 67, 195]]
    assert forward_steps(blocks_of(LAP), {3: 0}, own_step, or_, 1 << 9)[0] == [512, 513, 515]


def test_the_last_steps_that_are_wanted_before_a_place_are_found_the_nearest_first() -> None:
    def before(ways: tuple[tuple[int, ...], ...], place: tuple[int, int], *wanted: object) -> object:
        return last_before(blocks_of(ways), place, 0, lambda index, position: (index, position) in wanted)

    assert before(LAP, (3, 1), (1, 0), (1, 1), (2, 0)) == [(2, 0)]
    assert before(LAP, (2, 0), (2, 0), (0, 1)) == [(0, 1), (2, 0)], "round the loop, too"
    assert before(LAP, (1, 1), (2, 1)) == [None, (2, 1)], "on the way from the start there is none"
    assert before(DIAMOND, (3, 0), (0, 1), (2, 0)) == [(2, 0), (0, 1)]
