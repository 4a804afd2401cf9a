"""The segment table, and the answers to misses.

Covers misses.py and running.py.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.abi import MEET, YIELD
from drivers.sim.amd.wave.jit.misses import answer_more, answer_turn
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.running import LAPS, MAX_SEGMENTS, SegmentTable
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions


def test_the_table_empties_when_translations_change() -> None:
    regions = Regions()
    space, table = AddressSpace(regions), SegmentTable()
    table.select(space)
    table.add(0x1000, 0x2000, 0x5000, 3)
    table.select(space)
    assert table.count == 1
    regions.add(0x8000, 0x9000, 64)
    table.select(space)
    assert table.count == 0


def test_a_full_table_starts_again() -> None:
    table = SegmentTable()
    for index in range(MAX_SEGMENTS + 1):
        table.add(index * 4096, (index + 1) * 4096, 0, 1)
    assert table.count == 1
    assert table.entries[0].tolist() == [MAX_SEGMENTS * 4096, 4096, 0, 1]


@pytest.mark.parametrize(
    ("given", "left", "answer"), [(100, 0, 100), (100, -3, 97), (100, -100, 1), (100, -300, 1), (0, -3, 0)]
)
def test_a_wave_that_is_given_more_owes_what_it_ran_too_much_and_runs_one_step_at_least(
    given: int, left: int, answer: int
) -> None:
    """`left` comes as 64 bits without a sign. What was given counts as spent, as the rest is counted down."""
    record, asked = np.zeros(256, np.int64), list[int]()
    record[SLOTS.spent] = 7

    def more(spent: int) -> int:
        asked.append(spent)
        return given

    running: Any = SimpleNamespace(record=record, patience=SimpleNamespace(more=more))
    assert answer_more(running, left & 2**64 - 1) == answer
    assert asked == [7] and record[SLOTS.spent] == 7 + given


def test_a_wave_that_is_alone_goes_on_and_others_are_asked_whether_it_polls_or_meets_a_barrier() -> None:
    record = np.zeros(256, np.int64)
    alone: Any = SimpleNamespace(record=record, turns=None, resident=None)
    assert answer_turn(alone, YIELD) == 1 and record[SLOTS.laps] == LAPS
    turns = SimpleNamespace(
        meet=lambda resident: ("meet", resident), tired=lambda resident: ("tired", resident)
    )
    among: Any = SimpleNamespace(record=record, turns=turns, resident="me")
    assert answer_turn(among, MEET) == ("meet", "me")
    assert answer_turn(among, YIELD) == ("tired", "me")


def test_many_buffers_in_one_instruction_are_all_found(bench: Any) -> None:
    """Each lane reads a buffer of its own."""
    buffers = [np.full(4, 100 + lane, np.uint32) for lane in range(32)]
    addresses = np.array([bench.put(buffer) for buffer in buffers], np.uint64)
    table, out = np.ascontiguousarray(addresses.view(np.uint32).reshape(32, 2).T), np.zeros(32, np.uint32)
    text = """v_lshlrev_b32 v9, 2, v0
    global_load_b32 v2, v9, s[0:1]
    global_load_b32 v3, v9, s[0:1] offset:128
    s_waitcnt vmcnt(0)
    global_load_b32 v4, v[2:3], off offset:4
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v4, s[2:3]"""
    bench.run(text, bench.put(table), bench.put(out))
    assert out.tolist() == [100 + lane for lane in range(32)]
