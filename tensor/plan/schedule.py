"""What runs where: which axes go to work-groups, lanes, registers and loops. A schedule is a value.

`pick.py` chooses one, `apply.py` carries it out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE
from tensor.ir.kernel import Kernel, Value
from tensor.ir.loops import Fragment, Kinds


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
class Stage:
    """A sum of products that a work-group makes of blocks in shared memory. left varies along `row` and
    `inner`, right along `column` and `inner`; loops: what else is summed over.

    lines: rows and columns of a work-group's block; depth: steps of `inner` that are there at once; stages:
    2 or more where the next ones are brought meanwhile, late: by copies that pass no register, boxed: that
    are made by one lane each, of boxes of a tensor. waves: down
    and across, of waves where the matrix unit multiplies (then `tile` is fragments of a wave), else of lanes
    (then it is results of a lane). kinds: as a fragment's.
    """

    value: Value
    left: Value
    right: Value
    row: Axis
    column: Axis
    inner: Axis
    loops: tuple[Axis, ...]
    lines: tuple[int, int]
    depth: int
    waves: tuple[int, int]
    tile: tuple[int, int]
    block: int
    by: str
    stages: int = 1
    late: bool = False
    boxed: bool = False
    kinds: Kinds = None

    @property
    def sizes(self) -> dict[Axis, int]:
        """Points of the parallel axes that one work-group computes."""
        return {self.row: self.lines[0], self.column: self.lines[1]}

    def __str__(self) -> str:
        lines, depth = "x".join(map(str, self.lines)), self.depth
        how = "stages of boxes" if self.boxed else "late stages" if self.late else "stages"
        stages = f" in {self.stages} {how}" if self.stages > 1 else ""
        return (
            f"blocks of {lines} by {depth} steps in shared memory{stages},"
            f" {self.tile[0]}x{self.tile[1]} a {self.by}"
        )


@dataclass(frozen=True)
class Row:
    """A row in registers: element ((part * lanes + lane) * vector + v) of `along` and of each axis in
    `reduced`, for `parts` parts; the lanes are those that share an output. has_results: do results run along
    it?"""

    along: Axis
    reduced: tuple[Axis, ...]
    vector: int
    parts: int
    has_results: bool = True

    def __str__(self) -> str:
        vector = f" x{self.vector}" if self.vector > 1 else ""
        return f"row a{self.along.index}:{self.along.size} in {self.parts}{vector} registers"


@dataclass(frozen=True)
class Scores:
    """A product that the elements of a row are made of: left varies along the row and `inner`, right along
    the rows and `inner`. Both are of a type that the matrix unit multiplies."""

    value: Value
    left: Value
    right: Value
    inner: Axis


@dataclass(frozen=True)
class Weighed:
    """The sum of ``weight * other`` along a row: weight is computed of the scores, other, of the matrix
    unit's type, varies along the row and along `wide`."""

    total: Value
    weight: Value
    other: Value
    wide: Axis


@dataclass(frozen=True)
class Chain:
    """Sums along a row whose elements are made of products, all by the matrix unit.

    across: the axis of the rows. last: the sum that is a product as well, if there is one. waves, and tile:
    fragments of rows that each of them has; steps: elements of the row that are there at once. is_held: do
    what of the scores varies along the rows, and the sums, fit into registers together?
    """

    fragment: Fragment
    across: Axis
    scores: tuple[Scores, ...]
    last: Weighed | None
    waves: int = 1
    tile: int = 1
    steps: int = 16
    is_held: bool = False

    @property
    def lines(self) -> int:
        """Rows of a work-group."""
        return self.waves * self.tile * self.fragment.columns

    def __str__(self) -> str:
        return f"{self.lines} rows by {self.steps} in fragments of {self.waves} waves"


@dataclass(frozen=True)
class Online:
    """Sums of powers of a row less its maximum, made in one pass over it. top: the maximum; sums: of the
    powers, and of the powers times something, or one of the two. The powers are ``2**(scale * (x - top))``.
    Without a top the powers are of something that is known. inner: axes of the products that x is made of.

    wide: the axis that a row's results run along, if several lanes hold a row, with its inner products and
    results spread over them. staged: values that then go through shared memory, for `block` elements of the
    row at a time, of which `step` are worked on together.
    """

    along: Axis
    top: Value | None
    sums: tuple[Value, ...]
    scale: float
    inner: tuple[Axis, ...]
    wide: Axis | None = None
    staged: tuple[Value, ...] = ()
    block: int = 1
    step: int = 1
    chain: Chain | None = None

    @property
    def spread(self) -> tuple[Axis, ...]:
        """The parallel axes of which a work-group has a part that lanes spread over."""
        if self.chain is None:
            return () if self.wide is None else (self.wide,)
        return (self.chain.across,) if self.chain.last is None else (self.chain.across, self.chain.last.wide)

    def __str__(self) -> str:
        shared = f", {len(self.staged)} sides by {self.block} in shared memory" * bool(self.staged)
        where = shared if self.chain is None else f", {self.chain}"
        below = "" if self.top is None else " below a running maximum"
        return f"sums along a{self.along.index}:{self.along.size}{below}{where}"


@dataclass(frozen=True)
class Schedule:
    """lane_axes: flattened over the lanes, outermost first. outer_axes: one value each per work-group.

    tile: register tile per parallel axis (1 where absent). steps: per reduced axis. block: lanes of a
    work-group. share: lanes (low bits of the lane id) that work on one output and split the reduced axes.
    row: the
    axis that is spread over lanes and registers for reductions and results alike. stage: the product that
    goes through shared memory; then a tile is a work-group's, not a lane's. online: reductions that run in
    one pass below a running maximum. kernel: with other axes, which this is of instead of the given one.
    """

    lane_axes: tuple[Axis, ...]
    outer_axes: tuple[Axis, ...]
    tile: dict[Axis, int] = field(default_factory=dict)
    steps: dict[Axis, Steps] = field(default_factory=dict)
    block: int = 256
    share: int = 1
    row: Row | None = None
    stage: Stage | None = None
    online: Online | None = None
    kernel: Kernel | None = field(default=None, compare=False, repr=False)

    def threads(self, axis: Axis) -> int:
        """Lanes or groups along an axis."""
        return -(-axis.size // self.tile.get(axis, 1))

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
    def ragged(self) -> Axis | None:
        """The only axis, where lanes have vectors of neighbours and the last vector is not whole."""
        if len(self.lane_axes) != 1 or self.outer_axes or self.steps or self.stage or self.row or self.online:
            return None
        (axis,) = self.lane_axes
        return axis if axis.size % self.tile.get(axis, 1) else None

    @property
    def is_spread(self) -> bool:
        """Do lanes that share an output each have a part of it?"""
        if self.row is not None:
            return self.row.has_results
        return self.online is not None and self.online.wide is not None

    @property
    def has_tail(self) -> bool:
        online = self.online
        meets = online is not None and (online.wide is not None or online.chain is not None)
        meets = meets or self.stage is not None
        return not meets and self.lane_total % self.outputs_per_group != 0

    def __str__(self) -> str:
        lanes = " ".join(f"a{a.index}:{a.size}" for a in self.lane_axes)
        outer = " ".join(f"a{a.index}:{a.size}" for a in self.outer_axes)
        tile = " ".join(f"a{a.index}/{n}" for a, n in self.tile.items() if n > 1)
        steps = ", ".join(map(str, self.steps.values()))
        share = f", {self.share} lanes per output" if self.share > 1 else ""
        parts = [f"groups {self.groups} of {self.block}", f"lanes [{lanes}]{share}", f"groups [{outer}]"]
        parts += [str(found) for found in (self.row, self.stage, self.online) if found is not None]
        parts += [f"tile [{tile}]"] * bool(tile) + [steps] * bool(steps)
        return "; ".join(parts)


def reduces(kernel: Kernel) -> list[Value]:
    """Every reduction of the kernel, inner before outer."""
    return [v for v in kernel.values if v.op in REDUCE]
