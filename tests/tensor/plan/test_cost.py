"""The model ranks as a card would: fewer slots, better patterns, no more registers than there are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.ir.form import Axis, Digit, Form
from tensor.plan.cost import cost, strides, survey
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_apply import NAVI31

KERNEL = samples.matmul(512, 512, 512)
ROW, COLUMN = KERNEL.axes
INNER = KERNEL.reduce_axes[0]
TILED = Schedule((COLUMN,), (ROW,), {ROW: 8}, {INNER: Steps(INNER, 4)}, 32)


def price(schedule: Schedule) -> float:
    return cost(schedule, KERNEL, survey(KERNEL), NAVI31)


def test_a_register_tile_saves_loads() -> None:
    assert price(TILED) < price(replace(TILED, tile={}))


def test_lanes_along_the_contiguous_axis_cost_less() -> None:
    turned = Schedule((ROW,), (COLUMN,), {COLUMN: 8}, {INNER: Steps(INNER, 4)}, 32)
    assert price(TILED) < price(turned)


def test_a_tile_that_no_lane_can_hold_is_out_of_the_question() -> None:
    assert price(replace(TILED, tile={ROW: 64, COLUMN: 4})) > 1e18


def test_more_units_make_a_large_kernel_cheaper() -> None:
    work = survey(KERNEL)
    half = replace(NAVI31, units=NAVI31.units // 2)
    assert cost(TILED, KERNEL, work, half) > cost(TILED, KERNEL, work, NAVI31)


def test_strides_of_digits_are_unknown() -> None:
    x, y = Axis(0, 8), Axis(1, 8)
    form = Form(0, ((x, 3), (Digit(Form(0, ((y, 1),)), 2, 0), 1)))
    assert strides(form) == {x: 3, y: None}


def test_each_wave_of_a_launch_costs_its_start() -> None:
    """Two cycles a wave and shader engine: traces of both cards."""
    work = survey(KERNEL)
    waves = TILED.groups * TILED.block // NAVI31.lanes
    plain = cost(TILED, KERNEL, work, replace(NAVI31, start=0.0, wave_start=0.0))
    found = cost(TILED, KERNEL, work, replace(NAVI31, start=700.0, wave_start=2 / 6))
    assert found - plain == pytest.approx(700 + waves * 2 / 6)
