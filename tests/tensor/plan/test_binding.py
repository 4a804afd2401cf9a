"""Axes as forms of group, lane and register parts."""

from __future__ import annotations

from tensor.ir.form import Axis, Form, evaluate
from tensor.plan.binding import Binding
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples


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
