"""Axes as forms of group, lane and register parts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from tensor.ir.form import Axis, Form, evaluate
from tensor.passes.online import divide_last
from tensor.plan import online, rows
from tensor.plan.binding import Binding
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_apply import NAVI31


def test_lanes_groups_and_register_parts_reach_every_point_once() -> None:
    kernel = samples.matmul(12, 4, 40)
    row, column = kernel.axes
    binding = Binding(kernel, Schedule((column,), (row,), {row: 3, column: 4}, {}, 32))
    (down,), (across,) = binding.tiles[row], binding.tiles[column]
    seen = set()
    for group in range(binding.group.size):
        for lane in range(10):
            for i in range(3):
                for j in range(4):
                    at = {binding.group: group, binding.lane: lane, down: i, across: j}
                    seen.add((evaluate(binding.parts[row], at), evaluate(binding.parts[column], at)))
    assert seen == {(r, c) for r in range(12) for c in range(40)}


@pytest.mark.parametrize("columns", [7, 64, 100, 999])
def test_lanes_hold_each_element_of_a_row_once_in_vectors_beside_each_other(columns: int) -> None:
    kernel = samples.softmax(6, columns)
    shape = rows.find(kernel)
    assert shape is not None
    schedule = rows.schedule(kernel, shape, NAVI31)
    binding = Binding(kernel, schedule)
    tiles = binding.tiles[shape.along]
    seen: Counter[int] = Counter()
    for lane in range(schedule.share):
        for parts in product(*(range(axis.size) for axis in tiles)):
            at = {binding.lane: lane, binding.group: 0, **dict(zip(tiles, parts, strict=True))}
            seen[evaluate(binding.parts[shape.along], at)] += 1
    assert set(seen.values()) == {1} and set(seen) == set(range(len(seen))) >= set(range(columns))
    assert all(binding.parts[axis] is binding.parts[shape.along] for axis in shape.reduced)
    first = {binding.lane: 1, binding.group: 0, **dict.fromkeys(tiles, 0)}
    assert schedule.row is not None and schedule.share > 1
    assert evaluate(binding.parts[shape.along], first) == schedule.row.vector


def test_a_value_has_its_place_in_the_deepest_loop_it_depends_on() -> None:
    kernel = samples.matmul(8, 16, 32)
    inner = kernel.reduce_axes[0]
    row, column = kernel.axes
    binding = Binding(kernel, Schedule((column,), (row,), {row: 2}, {inner: Steps(inner)}, 32))
    left, right = kernel.values[0], kernel.values[1]
    block = binding.root.inner()
    counter = binding.axis(16)
    binding.open(inner, Form(0, ((counter, 1),)), (), block)
    assert binding.place(left) == (binding.tiles[row], block) and binding.place(right) == ((), block)
    assert binding.known(left) is None
    binding.close(inner)
    assert binding.place(left)[1] is binding.root


def test_axes_of_one_point_are_nowhere() -> None:
    kernel = samples.matmul(1, 4, 32)
    binding = Binding(kernel, Schedule((kernel.axes[1],), (), {}, {}, 32))
    assert binding.parts[Axis(0, 1)] == Form()


@pytest.mark.parametrize(("size", "guarded"), [(96, False), (97, True)])
def test_lanes_behind_the_last_row_go_on_where_a_work_group_meets(size: int, guarded: bool) -> None:
    """Rows that share what lies in shared memory are guarded; where lanes may end, they do."""
    kernel = divide_last(samples.attention(1, size, 64, 16, 16))
    found = online.find(kernel)
    assert found is not None
    _, row, result = kernel.axes
    plan = online.schedule(kernel, found, NAVI31)
    alone = Schedule((row,), (result,), {}, {}, 32, online=replace(plan.online, wide=None, staged=()))
    meeting = replace(alone, online=replace(plan.online, wide=result, inner=()))
    assert alone.has_tail is guarded and not meeting.has_tail
    assert not Binding(kernel, alone).guards
    behind = [guard for guard in Binding(kernel, meeting).guards if row in guard.form.axes]
    assert bool(behind) is guarded
