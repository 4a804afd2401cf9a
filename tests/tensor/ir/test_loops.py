"""Loop programs: what statements read, in which order they stand, and what they mean."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.ir.loops import Accumulate, For, LoadTile, LoopProgram, StoreTile, operands, walk
from tensor.ir.loops_text import parse_program
from tests.tensor import loops_oracle
from tests.tensor.ir.loop_samples import CHOSEN, COUNTED, ENDED, ROW_SUMS, TURNED


def test_bodies_of_loops_are_walked_where_they_stand() -> None:
    names = [type(s).__name__ for s in walk(parse_program(ROW_SUMS).body)]
    assert names[:4] == ["Declare", "For", "LoadTile", "Accumulate"]
    assert names[-3:] == ["Compute", "Mask", "StoreTile"]


def test_statements_name_what_they_read() -> None:
    program = parse_program(CHOSEN)
    gathered = next(s for s in program.body if isinstance(s, LoadTile) and s.gathered is not None)
    assert [repr(o) for o in operands(gathered)] == ["t0"]
    added = next(s for s in walk(parse_program(ROW_SUMS).body) if isinstance(s, Accumulate))
    assert [repr(o) for o in operands(added)] == ["t0", "t1"]
    assert operands(For(program.group, ())) == ()


def run(program: LoopProgram, *arrays: np.ndarray) -> np.ndarray:
    loops_oracle.run(program, arrays)
    return arrays[-1]


def test_a_ragged_row_sum_leaves_out_what_lies_behind_the_row() -> None:
    rows = np.arange(60, dtype=np.float32)
    got = run(parse_program(ROW_SUMS), rows, np.zeros(3, np.float32))
    assert (got == rows.reshape(3, 20).sum(1) / 2).all()


@pytest.mark.parametrize("count", range(13))
@pytest.mark.parametrize("leaves_out", [True, False])
def test_turns_that_change_nothing_may_be_left_out(count: int, leaves_out: bool) -> None:
    numbers, got = np.arange(1, 13, dtype=np.float32), np.zeros(1, np.float32)
    loops_oracle.run(parse_program(ENDED), (numbers, got, np.array([count], np.int32)), leaves_out)
    assert got[0] == numbers[:count].sum()


def test_a_barrier_of_some_lanes_parts_what_they_share_alone() -> None:
    """Each group turns 4 x 8 over: pairs of lanes read what four lanes stored, so no fewer may meet."""
    numbers = np.arange(64, dtype=np.float32)
    wanted = run(parse_program(TURNED), numbers, np.zeros(64, np.float32))
    alone = TURNED.replace(
        "store[a2:4] s0 [a0 + 9*a2]", "store[a2:4] s0 [9*(a0 // 2) + 4*(a0 // 1 % 2) + a2]"
    )
    by_pairs = alone.replace(
        "load s0 [9*(a0 // 2) + 4*(a0 // 1 % 2)", "load s0 [9*(a0 // 2) + 4*((a0 + 1) // 1 % 2)"
    )
    neighbours = run(
        parse_program(by_pairs.replace("barrier", "barrier among 2")), numbers, np.zeros(64, np.float32)
    )
    assert (neighbours.reshape(-1, 2, 4) == numbers.reshape(-1, 2, 4)[:, ::-1]).all()
    assert wanted.any()
    for among, text in ((2, TURNED), (4, TURNED), (1, by_pairs)):
        with pytest.raises(loops_oracle.Race):
            run(
                parse_program(text.replace("barrier", f"barrier among {among}")),
                numbers,
                np.zeros(64, np.float32),
            )


@pytest.mark.parametrize("how", ["add ", ""])
def test_what_is_scattered_stands_at_its_places(how: str) -> None:
    index, numbers = np.array([0, 3, 0, -1, 6, 5, 3, 0], np.int32), np.arange(1, 9, dtype=np.float32)
    program = parse_program(COUNTED.replace("add ", how))
    got = np.full(8, 100, np.float32)
    loops_oracle.run(program, [got, index, numbers])
    if how:
        assert got.tolist() == [100, 112, 100, 100, 109, 100, 106, 100]
    else:
        assert got[1] in (1, 3, 8) and got[4] in (2, 7) and got[6] == 6
        assert got[[0, 2, 3, 5, 7]].tolist() == [100] * 5


def test_lanes_exchange_through_shared_memory() -> None:
    values = np.arange(64, dtype=np.float32)
    got = run(parse_program(TURNED), values, np.zeros(64, np.float32))
    assert (got.reshape(2, 4, 8) == values.reshape(2, 8, 4).transpose(0, 2, 1)).all()


def test_gathers_outside_give_zero() -> None:
    index = np.array([0, 4, 5, -1] * 4, np.int32)
    table = np.arange(5, dtype=np.float32) + 1
    got = run(parse_program(CHOSEN), index, table, np.zeros(16, np.float32))
    lane, group = np.arange(16) % 8, np.arange(16) // 8
    inside = (index >= 0) & (index < 5)
    taken = np.where(inside, table[np.clip(index, 0, 4)], 0)
    assert (got == np.where(index < 2 * lane + group + 1, taken, -1)).all()


@pytest.mark.parametrize(
    ("text", "breach"),
    [
        (TURNED.replace("barrier\n", ""), "with no barrier"),
        (TURNED.replace("store[a2:4] s0 [a0 + 9*a2]", "store[a2:4] s0 [a0 + 8*a2]"), "before anybody wrote"),
        (TURNED.replace("store[a2:4] s0 [a0 + 9*a2]", "store[a2:4] s0 [a2]"), "written twice"),
        (ROW_SUMS.replace("mask 0 <= a0 < 1\n", ""), "written twice"),
        (ROW_SUMS.replace(" + 16] if 0 <= a0 + 16 < 20", " + 16]"), "out of bounds"),
    ],
    ids=["no barrier", "never written", "two lanes, one cell", "two lanes, one element", "behind the end"],
)
def test_the_meaning_tells_what_a_device_would_leave_to_chance(text: str, breach: str) -> None:
    program = parse_program(text)
    arrays = [np.zeros(p.count, np.float32) for p in program.params]
    with pytest.raises(AssertionError, match=breach):
        loops_oracle.run(program, arrays)


def test_a_store_before_a_barrier_may_be_followed_by_one_behind_it() -> None:
    again = TURNED.replace("barrier\n", "barrier\nbarrier\n")
    assert any(isinstance(s, StoreTile) for s in walk(parse_program(again).body))
    run(parse_program(again), np.zeros(64, np.float32), np.zeros(64, np.float32))
