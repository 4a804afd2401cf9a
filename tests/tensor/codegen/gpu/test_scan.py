"""Linear scan: who is given registers, and who has to leave, all found in one go."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.intervals import SPILLED, Interval
from tensor.codegen.gpu.machine import VReg
from tensor.codegen.gpu.scan import Scan
from tensor.ir.errors import IRError


def lowest(free: int, reg: VReg) -> int:
    """A pair begins at an even number."""
    run = (1 << reg.count) - 1
    return next((at for at in range(0, 16, reg.count) if free >> at & run == run), -1)


def interval(start: int, end: int, uses: int = 1, count: int = 1, kind: str = "r") -> Interval:
    return Interval(VReg(0, kind, count), start, end, uses)


def scanned(limit: int, *intervals: Interval) -> tuple[list[bool], list[Interval]]:
    room, placed = Scan({"r": (1 << limit) - 1, "p": 1}, lowest), []
    for each in intervals:
        room.advance(each.start)
        placed.append(room.place(each))
    return placed, room.victims


def test_a_register_is_free_again_where_its_interval_ends() -> None:
    first, second, third = interval(1, 4), interval(3, 9), interval(4, 9)
    assert scanned(2, first, second, third) == ([True] * 3, [])
    assert [i.reg.at for i in (first, second, third)] == [0, 1, 0]


def test_all_that_has_to_leave_is_found_in_one_scan() -> None:
    """Six values in four registers: the two that are worth least leave, and the others keep theirs."""
    values = [interval(2 * k + 1, 40 + 10 * (k in (1, 3))) for k in range(6)]
    placed, victims = scanned(4, *values)
    assert all(placed) and victims == [values[1], values[3]]
    taken = [v.reg.at for v in values if v not in victims]
    assert sorted(taken) == [0, 1, 2, 3]


def test_a_value_that_is_worth_least_itself_leaves_at_once() -> None:
    busy, idle = interval(1, 20, uses=9), interval(3, 90, uses=1)
    assert scanned(1, busy, idle) == ([True, True], [idle])
    assert busy.reg.at == 0


def test_what_left_gives_no_registers_back_a_second_time() -> None:
    """The first leaves at 3 and would have ended at 50; the second still has its register there."""
    first, second, late = interval(1, 50), interval(3, 60, uses=9), interval(51, 70, uses=1)
    assert scanned(1, first, second, late)[1] == [first, late]


def test_a_pair_for_which_two_apart_left_waits_for_the_next_scan() -> None:
    """Registers 0 and 2 are freed, and a pair begins at 0 or 2."""
    odd = [interval(1 + k, 90, uses=9 * (k % 2)) for k in range(4)]
    pair = interval(9, 30, uses=99, count=2)
    placed, victims = scanned(4, *odd, pair)
    assert placed == [True] * 4 + [False] and victims == [odd[0], odd[2]]


def test_only_what_is_of_the_kind_and_no_copy_of_a_spilled_one_leaves() -> None:
    other, copy = interval(1, 90, kind="p"), interval(1, 90)
    copy.reg.home = SPILLED
    late = interval(3, 8)
    late.reg.home = SPILLED
    with pytest.raises(IRError, match="does not fit and nothing can be spilled"):
        scanned(1, other, copy, late)
