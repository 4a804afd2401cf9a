"""What a schedule costs, by a model of the chip: issue slots, memory transactions by access pattern, latency
that waves do not hide.

The model ranks schedules; it is not a measurement.
"""

from __future__ import annotations

from dataclasses import dataclass

from tensor.dtype import DType
from tensor.ir.form import Axis, Digit, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Load, Value
from tensor.plan.schedule import Schedule, Steps
from tensor.plan.target import Target

LINE_BYTES = 128  # of a cache
DIGIT = 2.0  # instructions for each term of a digit
LONGEST = 400  # instructions that are written out without need: those take 30 ms to compile


@dataclass(frozen=True)
class ModelledLoad:
    """One load as the model sees it: element stride per axis; None where a digit makes it irregular. digits:
    terms of those in its index and its guards."""

    dtype: DType
    strides: dict[Axis, int | None]
    scalar: bool
    guarded: bool
    gather: bool
    digits: int = 0


@dataclass(frozen=True)
class Work:
    """One value as the model sees it: how many issue slots it takes per point of `axes`. digits: terms of the
    digits of a store's place, which are computed beside other instructions."""

    axes: frozenset[Axis]
    slots: float
    access: ModelledLoad | None = None
    accumulates: bool = False
    digits: int = 0


# Issue slots of the operations that are not one instruction.
SLOTS = {
    **{Op.DIV: 10.0, Op.MOD: 12.0, Op.SQRT: 12.0, Op.SIN: 12.0, Op.COS: 12.0},
    **{Op.EXP2: 5.0, Op.LOG2: 6.0, Op.RECIP: 10.0},
    **{Op.CONST: 0.0, Op.BITCAST: 0.0, Op.MAX: 2.0, Op.MIN: 2.0},
}


def survey(kernel: Kernel) -> list[Work]:
    """The kernel's values as the cost model sees them."""
    axes = kernel.dependencies
    readonly = {p.slot for p in kernel.params if p.access == "r"}
    fused = _fused_products(kernel)
    found: list[Work] = []
    slots: dict[frozenset[Axis], float] = {}
    for value in kernel.values:
        if value.op in REDUCE:
            found.append(Work(axes[id(value.src[0])] | frozenset(value.arg), 1.0, None, True))
        elif value.op is Op.BUFFER:
            found.append(Work(axes[id(value)], 0.0, _access(value, readonly)))
        elif id(value) not in fused:
            weight = SLOTS.get(value.op, 1.0) * (2 if value.dtype.bits == 64 else 1)
            slots[axes[id(value)]] = slots.get(axes[id(value)], 0.0) + weight
    for store in kernel.stores:
        if digits := digit_terms(store.index):
            found.append(Work(store.index.axes, 0.0, digits=digits))
    return found + [Work(where, weight) for where, weight in slots.items()]


def _fused_products(kernel: Kernel) -> set[int]:
    """Products that become the multiply of a fused multiply-add."""
    return {
        id(v.src[0])
        for v in kernel.values
        if v.op is Op.REDUCE_ADD and v.src[0].op is Op.MUL and v.dtype.is_float and v.dtype.bits <= 32
    }


def _access(value: Value, readonly: set[int]) -> ModelledLoad:
    load: Load = value.arg
    guarded = bool(load.guards)
    scalar = load.slot in readonly and value.dtype.bits >= 32 and not guarded and not value.src
    digits = sum(digit_terms(form) for form in (load.index, *(guard.form for guard in load.guards)))
    return ModelledLoad(value.dtype, strides(load.index), scalar, guarded, bool(value.src), digits)


def digit_terms(form: Form) -> int:
    """Terms of the digits of a form."""
    return sum(atom.form.weight for atom, _ in form.terms if isinstance(atom, Digit))


def strides(form: Form) -> dict[Axis, int | None]:
    """Stride along each axis of a form, None where a digit uses the axis."""
    found: dict[Axis, int | None] = {}
    for atom, coefficient in form.terms:
        if isinstance(atom, Digit):
            found.update(dict.fromkeys(atom.form.axes))
        elif atom not in found:
            found[atom] = coefficient
    return found


def cost(schedule: Schedule, kernel: Kernel, work: list[Work], target: Target) -> float:
    """Estimated cycles of the kernel under a schedule, plus a price on total issue slots."""
    parallel = frozenset(kernel.axes)
    lane = frozenset(schedule.lane_axes)
    waves = schedule.groups * max(1, schedule.block // target.lanes)
    latency = target.busy_latency or target.latency if waves >= target.units else target.latency
    slots = 40.0
    registers = 0
    stalls = 0.0
    for item in work:
        times = _times(item.axes, schedule, parallel)
        if item.access is None:
            slots += times * item.slots
            if item.accumulates:
                registers += _tile_size(item.axes & parallel, schedule)
            continue
        width = _width(item.access, schedule)
        slots += times / width * _load_slots(item.access, schedule, lane, width)
        registers += _live(item.axes, schedule)
        stalls = max(stalls, latency * _iterations(item.axes, schedule, parallel))
    if registers > target.registers:
        return 1e18 * registers
    slots += 8 * (schedule.share.bit_length() - 1) + (60 if schedule.share > target.lanes else 0)
    total = slots * waves
    launch = target.start + target.wave_start * waves
    return launch + max(stalls + slots, total / target.units) + 0.02 * total


def excess(schedule: Schedule, work: list[Work]) -> float:
    """Instructions by which a schedule passes what is compiled soon enough, 0 where it does not."""
    return max(0.0, length(schedule, work) - LONGEST)


def length(schedule: Schedule, work: list[Work]) -> float:
    """Instructions that are written out, about, which compiling takes time in proportion to: what is not in a
    loop, once for each point of the register tile and each step of a turn."""
    return sum(_live(item.axes, schedule) * written(item) for item in work)


def written(item: Work) -> float:
    """The instructions of one value at one point, about."""
    if item.access is None:
        return item.slots + DIGIT * item.digits
    guards = 4.0 if item.access.guarded else 0.0
    return 1.0 + guards + DIGIT * item.access.digits + (6.0 if item.access.gather else 0.0)


def _times(axes: frozenset[Axis], schedule: Schedule, parallel: frozenset[Axis]) -> float:
    tile, times = schedule.tile, 1.0
    for axis in axes:
        if axis in parallel:
            times *= tile.get(axis, 1)
        else:
            times *= -(-axis.size // schedule.steps[axis].lanes)
    return times


def _iterations(axes: frozenset[Axis], schedule: Schedule, parallel: frozenset[Axis]) -> int:
    turns = 1
    for axis in axes - parallel:
        turns *= -(-axis.size // schedule.steps[axis].step)
    return turns


def _tile_size(axes: frozenset[Axis], schedule: Schedule) -> int:
    tile, held = schedule.tile, 1
    for axis in axes:
        held *= tile.get(axis, 1)
    return held


def _live(axes: frozenset[Axis], schedule: Schedule) -> int:
    held = _tile_size(axes, schedule)
    for axis, steps in schedule.steps.items():
        if axis in axes:
            held *= steps.unroll * steps.vector
    return held


def _width(access: ModelledLoad, schedule: Schedule) -> int:
    """Elements one load instruction brings: a run of stride 1 along a register axis, up to 16 bytes."""
    if access.gather or access.guarded:
        return 1
    widest = 1
    for axis, stride in access.strides.items():
        if stride == 1:
            steps = schedule.steps.get(axis)
            run = schedule.tile.get(axis, 1) if steps is None else _run(steps)
            while run % 2 == 0 and widest * 2 <= run and widest * access.dtype.itemsize < 16:
                widest *= 2
    return widest


def _run(steps: Steps) -> int:
    return steps.vector if steps.lanes > 1 else steps.unroll


def _dense(access: ModelledLoad, schedule: Schedule) -> int:
    """Elements side by side that one lane reads in all, whatever loop brings them."""
    held = 1
    for axis, stride in sorted(access.strides.items(), key=lambda item: item[1] or 0):
        if stride == held and axis in schedule.steps and schedule.steps[axis].lanes == 1:
            held *= axis.size
    return held


def _load_slots(access: ModelledLoad, schedule: Schedule, lane: frozenset[Axis], width: int) -> float:
    """Issue slots of one load instruction by its pattern across the lanes."""
    extra = 6.0 if access.guarded or access.gather else 0.0
    shared = [a for a in access.strides if a in schedule.steps and schedule.steps[a].lanes > 1]
    varying = [a for a in access.strides if a in lane]
    if not varying and not shared and not access.gather:
        return 1.0 if access.scalar else 4.0 + extra
    if access.gather:
        return 20.0 + extra
    fastest = shared[-1] if schedule.share > 1 and shared else schedule.lane_axes[-1]
    if fastest not in access.strides:
        return 20.0 + extra
    stride = access.strides[fastest]
    unit = 1 if fastest in schedule.steps else schedule.tile.get(fastest, 1)
    size = access.dtype.itemsize
    if stride == 1 and (unit == width or unit == 1):
        return 2.0 * max(1, width * size // 4) + extra
    held = _dense(access, schedule)
    if LINE_BYTES // 2 <= held * size <= LINE_BYTES or (stride == held > 1 and held * size <= LINE_BYTES):
        return 3.0 * max(1, width * size // 4) + extra  # of each line at least half is used, if not at once
    return 24.0 + 6.0 * width + extra
