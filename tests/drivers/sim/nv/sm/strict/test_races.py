"""Races in shared memory against a list of every access: two warps touch a byte between two barriers, one of
them writes, and not both are atomics. In global memory, one pair of accesses at a time.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from drivers.sim.nv.sm.strict.order import WarpOrder
from drivers.sim.nv.sm.strict.races import GlobalRaces, SharedRaces

WARPS, SIZE, BLOCKS = 4, 24, 2
Access = tuple[int, int, bool, bool]  # warp, byte, writes, is an atomic


def is_race(one: Access, other: Access) -> bool:
    return (one[:2] != other[:2] and one[1] == other[1] and one[0] != other[0]
            and (one[2] or other[2]) and not (one[3] and other[3]))  # fmt: skip


def compared(chance: random.Random) -> bool:
    """Random accesses up to the first race; whether there was one."""
    order = WarpOrder(WARPS)
    races, seen, written = SharedRaces(BLOCKS, SIZE, order), list[Access](), set[int]()
    for step in range(1, 15):
        if chance.random() < 0.5:
            order.meet(np.arange(WARPS), step)
            seen.clear()
            continue
        size, count = chance.choice((1, 4)), chance.choice((1, 1, 2))
        write, atomic = chance.choice(((False, False), (True, False), (True, True)))
        warps, block = chance.sample(range(WARPS), count), chance.randrange(BLOCKS)
        places = [size * chance.randrange(8 // size) for _ in warps]
        at = races.places(np.full(count, block), np.array(places), size)
        told = False
        for writes in (False, True) if atomic else (write,):
            wrong, unwritten = races.access(at, size, np.array(warps), step, writes, atomic)
            told |= len(wrong) > 0
            if not (atomic and writes):
                bytes_of = at.reshape(count, size).tolist()
                assert unwritten.tolist() == [[byte not in written for byte in own] for own in bytes_of]
        new = [(warp, block * SIZE + place + n, write, atomic)
               for warp, place in zip(warps, places, strict=True) for n in range(size)]  # fmt: skip
        assert sorted(at.tolist()) == sorted(byte for _, byte, _, _ in new)
        expected = any(is_race(a, b) for k, a in enumerate(new) for b in [*seen, *new[:k]])
        assert told == expected, (seen, new)
        seen += new
        written |= {byte for _, byte, writes, _ in new if writes}
        if expected:
            return True
    return False


@pytest.mark.parametrize("seed", range(8))
def test_races_are_those_of_a_list_of_all_accesses(seed: int) -> None:
    chance = random.Random(seed)
    found = [compared(chance) for _ in range(60)]
    assert 10 < sum(found) < 55


PAIRS = {  # (block, warp, writes) twice, whether the first's block passes a barrier between -> a race?
    "own": ((0, 0, True), (0, 0, True), False, False),
    "another warp": ((0, 0, True), (0, 1, False), False, True),
    "reads": ((0, 0, False), (0, 1, False), False, False),
    "a write behind a read": ((0, 0, False), (0, 1, True), False, True),
    "behind a barrier": ((0, 0, True), (0, 1, True), True, False),
    "another block": ((0, 0, True), (1, 2, False), False, True),
    "another block behind a barrier": ((0, 0, True), (1, 2, True), True, True),
    "reads of two blocks": ((0, 0, False), (1, 2, False), False, False),
    "a write behind another block's read": ((0, 0, False), (1, 2, True), True, True),
}


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize(
    ("at", "meets"), [(4094, True), (4095, True), (4096, True), (4092, False), (4098, False)]
)
def test_two_accesses_of_global_memory(name: str, at: int, meets: bool) -> None:
    """The first to four bytes across the end of a page, the second to two."""
    (block, warp, writes), second, is_over, expected = PAIRS[name]
    races = GlobalRaces(2)

    def wrong(block: int, warp: int, writes: bool, at: int, size: int) -> bool:
        found = 0
        for place, count in ((at, min(size, 4096 - at)), (max(at, 4096), at + size - max(at, 4096))):
            if count > 0:
                given = np.array([block]), np.array([place]), count, np.array([warp])
                found += len(races.access(*given, writes, False))
        return found > 0

    assert not wrong(block, warp, writes, 4094, 4)
    if is_over:
        races.passed(block)
    assert wrong(*second, at, 2) is (expected and meets)
    races.ordered = True
    assert not wrong(1, 3, True, 4094, 4)


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("readers", [(0, 1), (1, 0), (0, 1, 0), (1, 1, 0, 0)])
def test_what_two_blocks_read_neither_of_them_writes(readers: tuple[int, ...], at_once: bool) -> None:
    """Whichever read last, and whatever barriers a block went through."""
    for writer in (0, 1):
        races = GlobalRaces(2)
        for blocks in (readers,) if at_once else [(each,) for each in readers]:
            given, places = np.array(blocks), np.full(len(blocks), 64)
            assert not len(races.access(given, places, 4, 2 * given, False, False))
        races.passed(writer)
        given = np.array([writer]), np.array([66]), 2, np.array([2 * writer])
        assert races.access(*given, True, False).tolist() == [0]
    races = GlobalRaces(2)
    for block, writes in [*((block, False) for block in readers), (0, True), (1, True)]:
        own = np.array([block]), np.array([64 + 4 * block]), 4, np.array([2 * block])
        assert not len(races.access(*own, writes, False))


@pytest.mark.parametrize("blocks", [1, 2, 3])
@pytest.mark.parametrize("write", [False, True])
def test_a_block_is_the_same_one_behind_all_of_its_barriers(blocks: int, write: bool) -> None:
    races = GlobalRaces(blocks)
    for step in range(2 * blocks + 2):
        for block in range(blocks):
            own = np.array([block]), np.array([64 + 4 * block]), 4, np.array([2 * block + step % 2])
            assert not len(races.access(*own, write, False))
            races.passed(block)
