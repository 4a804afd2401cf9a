"""What runs where: which axes go to work-groups, lanes, registers and loops. A schedule is a value.

`pick.py` chooses one, `apply.py` carries it out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import MATRIX_EDGE as EDGE
from tensor.ir.kernel import Kernel, Load, Value


@dataclass(frozen=True)
class Steps:
    """How a reduced axis runs: each iteration takes unroll * lanes * vector of its points.

    Point = ((iteration * unroll + u) * lanes + lane) * vector + v. lanes 1 means every lane runs all of it.
    """

    axis: Axis
    unroll: int = 1
    lanes: int = 1
    vector: int = 1

    @property
    def step(self) -> int:
        return self.unroll * self.lanes * self.vector

    def __str__(self) -> str:
        split = f"/{self.lanes} lanes" if self.lanes > 1 else ""
        vector = f" x{self.vector}" if self.vector > 1 else ""
        return f"r{self.axis.index}:{self.axis.size}{split}{vector} unroll {self.unroll}"


@dataclass(frozen=True)
class Matrix:
    """A sum of products of two loads. left varies along `row` and `inner`, right along `column` and `inner`;
    loops: what else is summed over; tiles: blocks of 16x16 of one wave, down and across."""

    value: Value
    left: Load
    right: Load
    row: Axis
    column: Axis
    inner: Axis
    loops: tuple[Axis, ...]
    tiles: tuple[int, int]

    @property
    def sizes(self) -> dict[Axis, int]:
        """Points of the parallel axes that one wave computes."""
        return {self.row: EDGE * self.tiles[0], self.column: EDGE * self.tiles[1]}

    def __str__(self) -> str:
        return f"matrix instructions, {self.tiles[0]}x{self.tiles[1]} of {EDGE}x{EDGE} a wave"


@dataclass(frozen=True)
class Row:
    """A row in registers: element ((part * lanes + lane) * vector + v) of `along` and of each axis in
    `reduced`, for `parts` parts; the lanes are those that share an output."""

    along: Axis
    reduced: tuple[Axis, ...]
    vector: int
    parts: int

    def __str__(self) -> str:
        vector = f" x{self.vector}" if self.vector > 1 else ""
        return f"row a{self.along.index}:{self.along.size} in {self.parts}{vector} registers"


@dataclass(frozen=True)
class Schedule:
    """lane_axes: flattened over the lanes, outermost first. outer_axes: one value each per work-group.

    tile: register tile per parallel axis (1 where absent). steps: per reduced axis. block: lanes of a
    work-group. share: lanes (low bits of the lane id) that work on one output and split the reduced axes.
    matrix: the reduction that matrix instructions make; then a tile is a wave's, not a lane's. row: the
    axis that is spread over lanes and registers for reductions and results alike.
    """

    lane_axes: tuple[Axis, ...]
    outer_axes: tuple[Axis, ...]
    tile: dict[Axis, int] = field(default_factory=dict)
    steps: dict[Axis, Steps] = field(default_factory=dict)
    block: int = 256
    share: int = 1
    matrix: Matrix | None = None
    row: Row | None = None

    def threads(self, axis: Axis) -> int:
        """Lanes or groups along an axis."""
        return axis.size // self.tile.get(axis, 1)

    @property
    def lane_total(self) -> int:
        return prod(self.threads(a) for a in self.lane_axes)

    @property
    def outputs_per_group(self) -> int:
        return self.block // self.share

    @property
    def lane_groups(self) -> int:
        return -(-self.lane_total // self.outputs_per_group)

    @property
    def outer_total(self) -> int:
        return prod(self.threads(a) for a in self.outer_axes)

    @property
    def groups(self) -> int:
        return self.lane_groups * self.outer_total

    @property
    def has_tail(self) -> bool:
        return self.matrix is None and self.lane_total % self.outputs_per_group != 0

    def __str__(self) -> str:
        lanes = " ".join(f"a{a.index}:{a.size}" for a in self.lane_axes)
        outer = " ".join(f"a{a.index}:{a.size}" for a in self.outer_axes)
        tile = " ".join(f"a{a.index}/{n}" for a, n in self.tile.items() if n > 1)
        steps = ", ".join(map(str, self.steps.values()))
        share = f", {self.share} lanes per output" if self.share > 1 else ""
        parts = [f"groups {self.groups} of {self.block}", f"lanes [{lanes}]{share}", f"groups [{outer}]"]
        parts += [str(found) for found in (self.matrix, self.row) if found is not None]
        parts += [f"tile [{tile}]"] * bool(tile) + [steps] * bool(steps)
        return "; ".join(parts)


def dependencies(kernel: Kernel) -> dict[int, frozenset[Axis]]:
    """Axes each value varies along, by `id` of the value; a reduction takes its own axes away."""
    found: dict[int, frozenset[Axis]] = {}
    for value in kernel.values:
        axes = frozenset[Axis]().union(*(found[id(s)] for s in value.src))
        if value.op is Op.BUFFER:
            axes |= value.arg.index.axes
            for guard in value.arg.guards:
                axes |= guard.form.axes
        elif value.op is Op.IOTA:
            axes |= value.arg.axes
        elif value.op in REDUCE:
            axes -= frozenset(value.arg)
        found[id(value)] = axes
    return found


def reduces(kernel: Kernel) -> list[Value]:
    """Every reduction of the kernel, inner before outer."""
    return [v for v in kernel.values if v.op in REDUCE]
