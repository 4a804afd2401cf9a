"""A kernel of each family of schedules, on which tests try what is missing from code: waits, guards, barriers
and stages of pipelines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from tensor import Tensor
from tensor.dtype import DType, dtypes
from tensor.ir.form import Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load
from tensor.ir.loops import For, LoadTile, LoopProgram, Shared, Statement, StoreTile
from tensor.schedule import schedule
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_attention import gradient_kernels, halves
from tests.tensor.plan.test_online import one_pass

Array = samples.Array


def kernels_of(*made: Tensor) -> list[Kernel]:
    """What tensors are computed by, in order."""
    launches = schedule([each.node for each in made], lambda node: node.storage).launches
    return [launch.kernel for launch in launches if launch.kernel is not None]


def gradient_of(function: Callable[[Tensor], Tensor], *shape: int) -> Kernel:
    """The last kernel of a gradient toward what a function is given."""
    given = empty(*shape).requires_grad_()
    made = function(given)
    return kernels_of(*made.gradient(given, gradient=empty(*made.shape)))[-1]


def empty(*shape: int, dtype: DType = dtypes.float32) -> Tensor:
    return Tensor.empty(*shape, dtype=dtype).realize()


PLACES = empty(70, dtype=dtypes.int32)
MERGED = kernels_of(empty(2, 70).argsort(1))
RUNNING = kernels_of(empty(3, 700).cumsum(1))
PARTS = kernels_of(empty(3, 5000) @ empty(5000, 5))
BY_FRAGMENTS = gradient_kernels(40, 35, 16, dtypes.float16)
BY_LANES = gradient_kernels(40, 35, 16, dtypes.float32)

FAMILIES = {
    "elements": samples.adam(100),
    "row in registers": samples.softmax(3, 100),
    "row that is reduced twice": samples.row_twice(3, 100),
    "convolution": samples.convolution(9, 3, 3),
    "convolution toward its image": gradient_of(
        lambda image: image.conv2d(empty(4, 3, 3, 3), padding=1), 1, 3, 9, 9
    ),
    "lanes share a sum": samples.row_reduce(Op.REDUCE_ADD, 7, 1000),
    "columns": samples.column_reduce(Op.REDUCE_ADD, 100, 70),
    "blocks by lanes": samples.matmul(33, 50, 70),
    "blocks by fragments": samples.half_product(rows=34, columns=50, depth=70),
    "places": samples.scattered(Op.ADD, dtypes.float32, 70)[0],
    "rows that are added": kernels_of(empty(30, 6).index_add(0, PLACES, empty(70, 6)))[-1],
    "what is gathered, back": gradient_of(lambda rows: rows[PLACES], 30, 6),
    "parts of running sums": RUNNING[0],
    "runs of those parts": RUNNING[1],
    "running sums of whole rows": RUNNING[-1],
    "parts of a sum of many steps": PARTS[0],
    "sum of those parts": PARTS[1],
    "runs that are put in order": MERGED[1],
    "runs that are merged": max(MERGED, key=lambda kernel: len(kernel.values)),
    "elements that are put in place": MERGED[-1],
    "loss of one row": kernels_of(empty(1, 100).cross_entropy(empty(1, dtype=dtypes.int32)))[0],
    "one pass by lanes": one_pass(1, 40, 33, 8, 8),
    "one pass by fragments": halves(1, 35, 35, 16, 16),
    "powers by fragments": BY_FRAGMENTS[0],
    "gradient by fragments": BY_FRAGMENTS[1],
    "another gradient by fragments": BY_FRAGMENTS[-1],
    "powers by lanes": BY_LANES[0],
    "gradient by lanes": BY_LANES[1],
    "another gradient by lanes": BY_LANES[-1],
}

# Work-groups of several waves, which meet; beside them those of STAGED.
MEETING = {
    "row in registers": samples.softmax(2, 3000),
    "row that is reduced twice": samples.row_twice(2, 3000),
    "lanes share a sum": samples.row_reduce(Op.REDUCE_ADD, 1, 50000),
    "loss of one row": kernels_of(empty(1, 3000).cross_entropy(empty(1, dtype=dtypes.int32)))[0],
    "one pass by lanes": one_pass(1, 64, 70, 16, 16),
    "one pass by fragments": halves(1, 128, 70, 64, 64),
} | {
    f"{name} by {how}": kernel
    for how, dtype in (("fragments", dtypes.float16), ("lanes", dtypes.float32))
    for name, kernel in zip(
        ("powers", "values", "scores", "queries", "keys"), gradient_kernels(72, 70, 16, dtype), strict=True
    )
    if (name, how) != ("powers", "lanes")  # each lane has a row of its own
}

# Of these, what every run of the tests tries.
QUICK = tuple(
    MEETING[name]
    for name in (
        *("row in registers", "loss of one row", "one pass by lanes", "one pass by fragments"),
        *("queries by fragments", "keys by lanes"),
    )
)

# Pipelines, whose shared memory has room for several blocks.
STAGED = {
    "blocks by lanes": samples.matmul(1024, 64, 96),
    "blocks by fragments": samples.half_product(512, 512, 128),
}


def memory(kernel: Kernel, below: int = -1) -> list[Array]:
    """An array for every parameter; places that elements are put to are each one's own. below: the parameter
    whose numbers are far below 0."""
    arrays = samples.memory(kernel)
    if below >= 0:
        arrays[below] *= arrays[below].dtype.type(-200)
    for store in kernel.stores:
        place = None if store.at is None else store.at.arg
        if isinstance(place, Load):
            count = len(arrays[place.slot])
            arrays[place.slot][:] = np.random.default_rng(5).permutation(count)
    return arrays


def signs(kernel: Kernel) -> list[int]:
    """What `memory` may be told to have far below 0: nothing, or a parameter of floats. There a greatest
    number is not the 0 that stands behind a row."""
    return [-1, *(param.slot for param in kernel.params if param.access == "r" and param.dtype.is_float)]


def unneeded(kernel: Kernel) -> int:
    """How many guards of sums may be left out: a loss adds one element, whose place is inside."""
    return int(kernel is FAMILIES["loss of one row"])


def without_stages(program: LoopProgram) -> LoopProgram:
    """The program with room for one block where its pipelines have several."""

    def changed(statement: Statement, pipelines: tuple[For, ...]) -> Statement:
        if isinstance(statement, For):
            inside = (*pipelines, statement) if statement.stages > 1 else pipelines
            return replace(statement, body=tuple(changed(each, inside) for each in statement.body))
        if isinstance(statement, LoadTile | StoreTile) and isinstance(statement.array, Shared):
            for loop in pipelines:
                statement = replace(statement, index=in_one_block(statement.index, loop))
        return statement

    return replace(program, body=tuple(changed(each, ()) for each in program.body))


def in_one_block(index: Form, loop: For) -> Form:
    """A place less what says in which block it is."""
    kept = [
        (atom, step)
        for atom, step in index.terms
        if not (isinstance(atom, Digit) and atom.mod == loop.stages and loop.axis in atom.form.axes)
    ]
    return Form(index.const, tuple(kept))
