"""A schedule is a value that prints as one line."""

from __future__ import annotations

from tensor.ir.form import Axis
from tensor.plan.schedule import Schedule, Steps

ROW, COLUMN, INNER = Axis(0, 128), Axis(1, 64), Axis(2, 512)


def test_a_schedule_reads_as_a_line() -> None:
    plan = Schedule((COLUMN,), (ROW,), {ROW: 8}, {INNER: Steps(INNER, 8)}, 32)
    wanted = "groups 32 of 32; lanes [a1:64]; groups [a0:128]; tile [a0/8]; r2:512 unroll 8"
    assert str(plan) == wanted


def test_lanes_of_one_output_divide_a_group_and_a_tail_is_told() -> None:
    plan = Schedule((COLUMN,), (), {}, {INNER: Steps(INNER, 2, 8, 4)}, 64, 8)
    assert (plan.outputs_per_group, plan.groups, plan.has_tail) == (8, 8, False)
    assert "8 lanes per output" in str(plan) and Steps(INNER, 2, 8, 4).step == 64
    assert Schedule((Axis(1, 65),), (), {}, {}, 32).has_tail
