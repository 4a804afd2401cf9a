"""Loop programs: a kernel bound to work-groups, lanes and registers, before any chip's instructions.

Stands between a kernel with its schedule (`tensor/plan/`) and a target's machine code. It says what is
loaded where, which loops run, what is kept in registers or shared by a work-group, and where lanes meet; it
does not say by which instruction. Prints and parses back (`loops_text.py`), obeys `loops_verify.py`, and
its meaning in numpy is tests/tensor/loops_oracle.py.

Meaning: `group.size` work-groups of `lane.size` lanes run the body. Every statement is carried out by all
lanes before the next begins, except that lanes see each other's stores only behind a Barrier (shared
memory) or the end of the program (global memory). Forms are over the group, the lane, the counters of the
loops around, and the parts of the tile that the statement defines or stores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tensor.dtype import DType
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """What each lane holds in registers: one element for every point of `parts`. Compared by identity."""

    number: int
    dtype: DType
    parts: tuple[Axis, ...] = ()

    def __repr__(self) -> str:
        return f"t{self.number}"


@dataclass(frozen=True, slots=True)
class Constant:
    """A number, the same in every lane and at every point."""

    dtype: DType
    value: Any


Operand = Tile | Constant


@dataclass(frozen=True, slots=True)
class Shared:
    """Memory of a work-group: `count` elements, undefined at the start. Copies for the stages of a pipeline
    are part of the count."""

    number: int
    dtype: DType
    count: int


Array = Param | Shared
Kinds = tuple[DType, DType] | None


@dataclass(frozen=True, slots=True)
class Compute:
    """``out = op(sources)``: an elementwise operation at every point of out's parts."""

    out: Tile
    op: Op
    sources: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """``out = form``: a coordinate; dtype int32 or int64."""

    out: Tile
    form: Form


@dataclass(frozen=True, slots=True)
class LoadTile:
    """``out = array[index]``, 0 where a guard fails.

    With `gathered` the element is ``index + gathered`` and 0 where gathered is outside 0..limit-1.
    """

    out: Tile
    array: Array
    index: Form
    guards: tuple[Bound, ...] = ()
    gathered: Operand | None = None
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Box:
    """What all lanes of a late store bring together, as a box of a tensor, which a target may bring whole.

    sizes, strides: of the tensor that the loaded array is, in elements, by dimension, that whose elements are
    neighbours first. shape: of the box; corner: where it begins, the same for all lanes. What is outside of
    the tensor is 0. Elements of the first dimension lie side by side in shared memory, by BOX_ROW, those of
    the other dimensions behind each other, the next BOX_ROW of the first behind all of these. turn: of the
    pipeline, from 0, that this is brought for.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    shape: tuple[int, ...]
    corner: tuple[Form, ...]
    turn: Form


BOX_ROW = 64  # elements of 16 bits: the widest row that NVIDIA's tensor maps exchange pieces in


@dataclass(frozen=True, slots=True)
class StoreTile:
    """``array[index] = value`` at every point of `parts`, which are those of the value at least. No two
    points or lanes write one element.

    late: it may land as late as the Barrier that waits for it, and goes from global memory to shared memory
    on its own: the value is what a LoadTile brings and nobody else reads. box: the same, said once for all
    lanes."""

    array: Array
    index: Form
    value: Operand
    parts: tuple[Axis, ...]
    guards: tuple[Bound, ...] = ()
    late: bool = False
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Scatter:
    """``array[index + at] = value`` at every point of `parts`, nothing where `at`, an int32, is outside
    0..limit-1 or a guard fails. op, ADD or MAX: what the element is put together with the value by, without
    being disturbed; the order of points, lanes and groups is any. Without one, of several values one stands
    there."""

    array: Param
    index: Form
    at: Operand
    limit: int
    op: Op | None
    value: Operand
    parts: tuple[Axis, ...]
    guards: tuple[Bound, ...] = ()


@dataclass(frozen=True, slots=True)
class Declare:
    """A variable that collects by the reduction `op`, at first its identity. `chains`: how many partial
    results a target does well to keep; `fragment`: the matrix unit's shape if its instructions make it."""

    variable: Tile
    op: Op
    chains: int = 1
    fragment: Fragment | None = None


@dataclass(frozen=True, slots=True)
class Accumulate:
    """``variable = variable op source`` at every point of the variable's parts and of `steps`; where a guard
    fails nothing is collected. The order of steps is free, and a product need not be rounded before it is
    added.
    """

    variable: Tile
    op: Op
    source: Operand
    steps: tuple[Axis, ...]
    guards: tuple[Bound, ...] = ()


@dataclass(frozen=True, slots=True)
class Scale:
    """``variable = variable * factor`` at every point of the variable's parts: what sums of powers go through
    when the maximum that they are taken from grows."""

    variable: Tile
    factor: Operand


@dataclass(frozen=True, slots=True)
class Total:
    """``out`` is what `variable` collected so far over each run of `lanes` lanes (a power of two) that are
    `apart` of each other (one as well), in all of them; in out's type: a whole number wraps, not 0 is true.
    """

    out: Tile
    variable: Tile
    op: Op
    lanes: int = 1
    apart: int = 1


@dataclass(frozen=True)
class Fragment:
    """A product of matrices that one instruction of a wave makes: ``acc[row, column] += sum over steps of
    left[row, step] * right[step, column]``.

    rows, columns, steps: its size. lane: the lanes of a wave. along: the elements of one side that a lane
    holds; register: the results that it holds. The forms say which element that is, over lane and along,
    and over lane and register. side: the type of both sides; kinds: what the bytes of the left and of the
    right one stand for, where these are floats of 8 bits. together: blocks across that one instruction takes,
    of which there must be whole numbers; turns: may neighbours in memory be those of a side's lines, instead
    of its steps?
    """

    name: str
    rows: int
    columns: int
    steps: int
    side: DType
    result: DType
    lane: Axis
    along: Axis
    register: Axis
    left_row: Form
    right_column: Form
    step: Form
    row: Form
    column: Form
    kinds: Kinds = None
    together: int = 1
    turns: bool = False


@dataclass(frozen=True, slots=True)
class MultiplyFragments:
    """``variable[i, j, register] += left[i] @ right[j]``.

    left: parts (blocks down, along); right: parts (blocks across, along); variable: (down, across, register).
    """

    variable: Tile
    left: Tile
    right: Tile
    fragment: Fragment


@dataclass(frozen=True, slots=True)
class Barrier:
    """The lanes of a work-group meet; what they stored to shared memory is seen by all of them, but for the
    `pending` late stores that they carried out last. turn: of the pipeline, whose boxes it waits for. among:
    0 where all meet; else runs of so many lanes, those of a wave, which see what they stored themselves."""

    pending: int = 0
    turn: Form | None = None
    among: int = 0


@dataclass(frozen=True, slots=True)
class Mask:
    """Lanes where the bound fails have ended: they store nothing from here on."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class Leave:
    """Work-groups whose `first`, a form over the group, is not below `limit`, an int32 that all lanes have
    the same of, may end here: what they would do from here on means nothing. Stands in no loop, and before
    any lane has ended."""

    first: Form
    limit: Tile


@dataclass(frozen=True, slots=True)
class For:
    """The body for every value of `axis`, in order; an axis of size 1 is a block of its own that runs
    once. until: an int32 that all lanes have the same of and is not negative; turns from that one on change
    nothing, so they may be left out, all of them or some.

    stages: of a pipeline, 1 where there is none. A turn fills one part of its shared arrays while it reads
    another, so that what it brings for a later turn is on its way while it works. Where that goes through
    registers a target starts those loads before anything else of the turn, and the turn ends with a Barrier;
    where it is stored late the turn begins with one.
    """

    axis: Axis
    body: tuple[Statement, ...]
    until: Tile | None = None
    stages: int = 1


Statement = (
    Compute
    | Number
    | LoadTile
    | StoreTile
    | Scatter
    | Declare
    | Accumulate
    | Scale
    | Total
    | MultiplyFragments
    | Barrier
    | Mask
    | Leave
    | For
)
PURE = (Compute, Number, LoadTile)


@dataclass(frozen=True)
class LoopProgram:
    """name: as the kernel's. params: global arrays in slot order. shared: arrays of each work-group. group,
    lane: the axes of their numbers."""

    name: str
    params: tuple[Param, ...]
    shared: tuple[Shared, ...]
    group: Axis
    lane: Axis
    body: tuple[Statement, ...]


def operands(statement: Statement) -> tuple[Operand, ...]:
    """What a statement reads, variables that it updates included."""
    match statement:
        case Compute():
            return statement.sources
        case LoadTile():
            return () if statement.gathered is None else (statement.gathered,)
        case StoreTile():
            return (statement.value,)
        case Scatter():
            return statement.value, statement.at
        case Accumulate():
            return statement.variable, statement.source
        case Scale():
            return statement.variable, statement.factor
        case Total():
            return (statement.variable,)
        case MultiplyFragments():
            return statement.variable, statement.left, statement.right
        case Leave():
            return (statement.limit,)
        case For():
            return () if statement.until is None else (statement.until,)
        case _:
            return ()


def walk(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Every statement in order, a loop before its body."""
    for statement in statements:
        yield statement
        if isinstance(statement, For):
            yield from walk(statement.body)
