"""One side of a product in shared memory: where its elements lie, and which lane brings which of them.

Stands under `staged.py` and `attention.py`. What a side is computed from, guards included, is planned by the
caller at the points where lanes bring it in. Elements behind the ends of an axis are zeros.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd

from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Value, postorder
from tensor.ir.loops import BOX_ROW, Box, Operand, Shared, StoreTile
from tensor.plan.binding import Binding, OpenBlock
from tensor.plan.tile import ZERO, digit

BYTES_A_LOAD = 16
CORE = 8
PAD_BYTES = 16  # behind each line of shared memory, so that lines begin in different banks


@dataclass(frozen=True)
class Side:
    """One side of a product in shared memory. axes: of its lines (rows or columns of the product) and of its
    steps; counts: how many of each are there at once.

    size: elements of one stage. along_lines: do neighbours in shared memory belong to neighbouring lines (or
    to neighbouring steps)? depth: where a group of waves multiplies, the steps that are there: CORE lines of
    CORE elements of 2 bytes lie together, those of other steps behind them, other lines behind all steps.
    boxed: rows of BOX_ROW lie together instead, as `loops.Box` says. gap: elements after each CORE lines,
    where lanes that store at once have lines CORE apart, which would begin in the same bank.
    """

    value: Value
    axes: tuple[Axis, Axis]
    counts: tuple[int, int]
    shared: Shared
    stride: int
    along_lines: bool
    size: int
    depth: int = 0
    boxed: bool = False
    gap: int = 0

    @property
    def axis(self) -> Axis:
        """The axis of its lines."""
        return self.axes[0]

    def place(self, line: Form, step: Form) -> Form:
        """Where an element lies."""
        fast, slow = (line, step) if self.along_lines else (step, line)
        if self.boxed:
            rows = self.counts[1] if self.along_lines else self.counts[0]
            return digit(fast, BOX_ROW, 0) * (BOX_ROW * rows) + slow * BOX_ROW + digit(fast, 1, BOX_ROW)
        if self.depth:
            apart = digit(line, CORE, 0) * (CORE * self.depth) + digit(step, CORE, 0) * CORE**2
            return apart + digit(slow, 1, CORE) * CORE + digit(fast, 1, CORE)
        if self.along_lines:
            return step * self.stride + line
        return line * self.stride + digit(line, CORE, 0) * self.gap + step


def brought(
    binding: Binding, operand: Callable[[Value], Operand], block: OpenBlock, side: Side,
    starts: tuple[Form, Form], offset: Form = ZERO, late: bool = False, turn: Form | None = None,
) -> StoreTile:  # fmt: skip
    """What each lane brings of a side: vectors along the axis that is contiguous in memory. starts: the first
    line and step; offset: in the shared array; late: as the store's; turn: of a pipeline of boxes."""
    line, step, parts, vector = spread(binding, side, late)
    saved = binding.saved()
    binding.guards = []
    for axis, start, form in zip(side.axes, starts, (line, step), strict=True):
        binding.open(axis, start + form, tuple(p for p in parts if p in form.axes), block)
        binding.keep_inside(axis, 1 if form.axes.isdisjoint(parts[-1:]) else vector)
    value = operand(side.value)
    binding.restore(saved)
    box = None if turn is None else box_of(binding, side, starts, turn)
    return StoreTile(side.shared, side.place(line, step) + offset, value, parts, late=late, box=box)


def box_of(binding: Binding, side: Side, starts: tuple[Form, Form], turn: Form) -> Box:
    """What all lanes bring of a side that is a tensor."""
    distance = dict(side.value.arg.index.terms)
    own = dict(zip(side.axes, zip(side.counts, starts, strict=True), strict=True))
    axes = sorted(distance, key=lambda axis: (distance[axis] != 1, axis not in own, axis.index))
    each = [own[axis] if axis in own else (1, binding.parts[axis]) for axis in axes]
    sizes, strides = tuple(axis.size for axis in axes), tuple(distance[axis] for axis in axes)
    return Box(sizes, strides, tuple(count for count, _ in each), tuple(at for _, at in each), turn)


def spread(binding: Binding, side: Side, late: bool = False) -> tuple[Form, Form, tuple[Axis, ...], int]:
    """(line, step, parts, elements side by side) of the elements that each lane brings."""
    lanes, (lines, depth) = binding.schedule.block, side.counts
    steps_first = runs_along(side.value, side.axes[1])
    fast, slow = (depth, lines) if steps_first else (lines, depth)
    vector = min(BYTES_A_LOAD // side.value.dtype.itemsize, fast)
    if late:  # single elements where they part, such that neighbours are of neighbouring lanes
        vector = 1 if steps_first == side.along_lines else gcd(vector, side.axes[steps_first].size)
    while fast * slow % (vector * lanes):
        vector //= 2
    turned = steps_first == side.along_lines and side.shared.dtype.itemsize < 4 and slow % 2 == 0
    pair = 2 if turned and fast * slow % (2 * vector * lanes) == 0 else 1
    across = fast // vector
    rounds = fast * slow // (vector * pair * lanes)
    element, two, part = binding.axis(vector), binding.axis(pair), binding.axis(rounds)
    number = of_axis(part) * lanes + of_axis(binding.lane)
    quick = digit(number, 1, across) * vector + of_axis(element)
    other = digit(number, across, 0) * pair + of_axis(two)
    parts = tuple(p for p in (part, two, element) if p.size > 1)
    return (other, quick, parts, vector) if steps_first else (quick, other, parts, vector)


def runs_along(value: Value, axis: Axis) -> bool:
    """Is a side contiguous in memory along an axis?"""
    for item in postorder(value):
        if item.op is Op.BUFFER and not item.src and item.arg.index.coefficient(axis) == 1:
            return True
    return False
