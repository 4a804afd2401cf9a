"""The model ranks as a card would: fewer slots, better patterns, no more registers than there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.plan.cost import ModelledLoad, Work, cost, length, strides, survey
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_apply import NAVI31

KERNEL = samples.matmul(512, 512, 512)
ROW, COLUMN = KERNEL.axes
INNER = KERNEL.reduce_axes[0]
TILED = Schedule((COLUMN,), (ROW,), {ROW: 8}, {INNER: Steps(INNER, 4)}, 32)
SHORT, PAIR = Axis(7, 32), Axis(8, 2)


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
    few = replace(NAVI31, units=NAVI31.units // 8)  # of more units its waits are longer than its work
    assert cost(TILED, KERNEL, work, few) > cost(TILED, KERNEL, work, NAVI31)


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


PLAIN = replace(NAVI31, units=1, latency=0, busy_latency=0, start=0.0, wave_start=0.0)
WIDE = replace(PLAIN, lanes=512)  # so that all is one wave


def slots(schedule: Schedule, item: Work) -> float:
    """Issue slots of one value: one wave that waits for nothing costs them, and 2 % of the total."""
    return cost(schedule, KERNEL, [item], WIDE) / 1.02 - 40.0


def access(dtype: DType = dtypes.float32, **more: Any) -> ModelledLoad:
    return replace(ModelledLoad(dtype, {COLUMN: 1}, False, False, False), **more)


def test_a_product_costs_what_its_loads_additions_and_waves_cost() -> None:
    """Each lane has 8 sums of 512 products; of the left side 4 elements come at once for all lanes, in one
    slot; the right side's take two slots each. Loads are waited for once in four steps."""
    work = survey(KERNEL)
    each = 40 + 8 * 512 / 4 + 512 * 2 + 8 * 512
    waves = 512 // 8 * 512 // 32
    card = replace(PLAIN, units=100, latency=100, start=7.0, wave_start=0.5, registers=8 + 8 * 4 + 4)
    wanted = 7.0 + 0.5 * waves + each * waves / 100 + 0.02 * each * waves
    assert cost(TILED, KERNEL, work, card) == pytest.approx(wanted)
    many = replace(card, units=1 << 20)
    wanted = 7.0 + 0.5 * waves + (each + 100 * 512 / 4) + 0.02 * each * waves
    assert cost(TILED, KERNEL, work, many) == pytest.approx(wanted)
    assert cost(TILED, KERNEL, work, replace(card, registers=card.registers - 1)) > 1e18
    full = replace(card, units=waves, busy_latency=900)  # every unit has a wave that loads
    wanted = 7.0 + 0.5 * waves + (each + 900 * 512 / 4) + 0.02 * each * waves
    assert cost(TILED, KERNEL, work, full) == pytest.approx(wanted)
    assert cost(TILED, KERNEL, work, replace(full, units=waves + 1)) < wanted


@pytest.mark.parametrize(("block", "waves"), [(16, 1), (32, 1), (64, 2), (256, 8)])
def test_a_group_has_a_wave_for_every_32_lanes_and_one_at_least(block: int, waves: int) -> None:
    plan = replace(TILED, block=block)
    alone = cost(plan, KERNEL, [], replace(PLAIN, units=1 << 20)) - 40
    assert alone == pytest.approx(0.02 * 40 * plan.groups * waves)


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (access(strides={SHORT: 1, COLUMN: 32}, dtype=dtypes.float16), 3),  # 64 bytes, of lines of 128
        (access(strides={SHORT: 1, COLUMN: 32}), 3),
        (access(strides={SHORT: 1, COLUMN: 40}, dtype=dtypes.float16), 3),
        (access(strides={SHORT: 1, COLUMN: 32}, dtype=dtypes.float64), 24 + 6),  # two lines each
        (access(strides={PAIR: 1, COLUMN: 2}), 3),  # 8 bytes, the next lane's behind them
        (access(strides={PAIR: 1, COLUMN: 3}), 24 + 6),
        (access(), 2),
        (access(dtypes.float16), 2),
        (access(dtypes.float64), 4),
        (access(guarded=True), 2 + 6),
        (access(strides={COLUMN: 2}), 24 + 6),
        (access(strides={COLUMN: None}), 24 + 6),
        (access(strides={COLUMN: 2}, guarded=True), 24 + 6 + 6),
        (access(gather=True), 20 + 6),
        (access(strides={}), 4),
        (access(strides={}, scalar=True), 1),
        (access(strides={}, guarded=True), 4 + 6),
    ],
)
def test_a_load_costs_by_its_pattern_across_the_lanes(found: ModelledLoad, wanted: float) -> None:
    steps = {axis: Steps(axis) for axis in (INNER, SHORT, PAIR)}
    plan = Schedule((COLUMN,), (), {ROW: 512}, steps, 512)
    assert slots(plan, Work(frozenset(), 0.0, found)) == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("dtype", "tile", "wanted"),
    [
        (dtypes.float32, 2, 4),  # one load of 8 bytes
        (dtypes.float32, 4, 8),
        (dtypes.float16, 8, 8),
        (dtypes.float32, 8, 2 * (24 + 6 * 4)),  # 16 bytes are the most of one load, and lanes lie apart
        (dtypes.float32, 3, 3 * (24 + 6)),  # no power of two: single elements three apart
    ],
)
def test_elements_side_by_side_come_in_one_load_of_up_to_16_bytes(
    dtype: DType, tile: int, wanted: float
) -> None:
    plan = Schedule((COLUMN,), (), {ROW: 512, COLUMN: tile}, {INNER: Steps(INNER)}, 512)
    assert slots(plan, Work(frozenset({COLUMN}), 0.0, access(dtype))) == pytest.approx(wanted)


@pytest.mark.parametrize(("share", "more"), [(1, 0), (2, 8), (32, 40), (64, 48 + 60)])
def test_lanes_that_share_an_output_pay_for_its_total(share: int, more: int) -> None:
    """Eight slots for each halving; through LDS, beyond one wave, sixty more."""
    plan = Schedule((COLUMN,), (), {ROW: 512}, {INNER: Steps(INNER, 1, share)}, 512 * share, share)
    card = replace(PLAIN, units=1 << 40)
    assert cost(plan, KERNEL, [], card) == pytest.approx((40 + more) * (1 + 0.02 * 16 * share))


@pytest.mark.parametrize(("dtype", "times"), [(dtypes.float32, 1), (dtypes.float64, 2), (dtypes.int64, 2)])
def test_work_on_64_bits_takes_two_slots(dtype: DType, times: int) -> None:
    kernel = samples.elementwise([lambda a: samples.op(Op.ADD, a, a)], [dtype], 512)
    (adds,) = (item for item in survey(kernel) if item.access is None)
    assert adds.slots == times


def test_digits_guards_and_gathers_are_instructions_that_are_written_out() -> None:
    row, column = Axis(0, 64), Axis(1, 16)
    plain = samples.load(0, samples.form(0, (row, 16), (column, 1)))
    turned = samples.form(0, (Digit(samples.form(0, (row, 1), (column, 64)), 16, 0), 1))
    digit = samples.load(0, turned)
    guarded = samples.load(0, plain.arg.index, guards=(Bound(samples.form(0, (row, 1)), 0, 60),))
    place = samples.op(Op.IOTA, dtype=dtypes.int32, arg=plain.arg.index)
    gathered = Value(Op.BUFFER, dtypes.float32, (place,), Load(0, samples.form(), (), 1024))

    def counted(value: Value, index: Form = plain.arg.index) -> float:
        params = (Param(0, dtypes.float32, 1024, "r"), Param(1, dtypes.float32, 1024, "w"))
        kernel = Kernel("k", (row, column), params, (Store(1, index, value),))
        return length(Schedule((row, column), (), {row: 2}), survey(kernel))

    assert [counted(v) for v in (plain, digit, guarded, gathered)] == [2.0, 10.0, 10.0, 16.0]
    assert counted(plain, turned) == 10.0
