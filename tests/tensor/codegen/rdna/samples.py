"""Kernels and data for the tests of code generation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Atom, Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.loops import LoopProgram
from tensor.ir.text import parse_kernel
from tensor.plan.apply import apply
from tensor.plan.pick import pick

Array = npt.NDArray[Any]
F32 = dtypes.float32
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, 3.5, -2.75, float("inf"), float("-inf"), float("nan"))


def form(const: int = 0, *terms: tuple[Atom, int]) -> Form:
    """An index form; terms over axes of size 1 vanish as the schedule leaves them out."""
    return Form(const, tuple((a, c) for a, c in terms if c and not (isinstance(a, Axis) and a.size == 1)))


def load(slot: int, index: Form, dtype: DType = F32, **more: Any) -> Value:
    return Value(Op.BUFFER, dtype, (), Load(slot, index, **more))


def const(number: Any, dtype: DType = F32) -> Value:
    return Value(Op.CONST, dtype, (), number)


def op(kind: Op, *sources: Value, dtype: DType | None = None, arg: Any = None) -> Value:
    return Value(kind, dtype or sources[-1].dtype, tuple(sources), arg)


def elementwise(
    functions: Sequence[Callable[..., Value]], types: Sequence[DType], count: int, name: str = "e"
) -> Kernel:
    """One input per type, one output per function of the inputs, `count` elements each."""
    axis = Axis(0, count)
    at = form(0, (axis, 1))
    inputs = [load(slot, at, dtype) for slot, dtype in enumerate(types)]
    results = [f(*inputs) for f in functions]
    params = [Param(slot, dtype, count, "r") for slot, dtype in enumerate(types)]
    params += [Param(len(types) + i, r.dtype, count, "w") for i, r in enumerate(results)]
    stores = tuple(Store(len(types) + i, at, r) for i, r in enumerate(results))
    return Kernel(name, (axis,), tuple(params), stores)


def matmul(m: int, k: int, n: int, dtype: DType = F32, bias: bool = False) -> Kernel:
    """(m, k) @ (k, n), plus a bias and relu if asked."""
    row, column, inner = Axis(0, m), Axis(1, n), Axis(2, k)
    a = load(0, form(0, (row, k), (inner, 1)), dtype)
    b = load(1, form(0, (inner, n), (column, 1)), dtype)
    total = op(Op.REDUCE_ADD, op(Op.MUL, a, b), arg=(inner,))
    params = [Param(0, dtype, m * k, "r"), Param(1, dtype, k * n, "r")]
    if bias:
        total = op(Op.ADD, total, load(2, form(0, (column, 1)), dtype))
        total = op(Op.MAX, total, const(0.0, dtype))
        params.append(Param(2, dtype, n, "r"))
    out = len(params)
    params.append(Param(out, dtype, m * n, "w"))
    return Kernel("mm", (row, column), tuple(params), (Store(out, form(0, (row, n), (column, 1)), total),))


def long_steps(rows: int, columns: int, steps: int) -> Kernel:
    """A sum whose every step is a hundred instructions of what a row and what a column has."""
    row, column, inner = Axis(0, rows), Axis(1, columns), Axis(2, steps)
    left, right = load(0, form(0, (row, steps), (inner, 1))), load(1, form(0, (inner, columns), (column, 1)))
    made = op(Op.MUL, left, right)
    for _ in range(50):
        made = op(Op.MAX, op(Op.SUB, made, left), right)
    params = [Param(0, F32, rows * steps, "r"), Param(1, F32, steps * columns, "r")]
    stored = Store(2, form(0, (row, columns), (column, 1)), op(Op.REDUCE_ADD, made, arg=(inner,)))
    return Kernel("long", (row, column), (*params, Param(2, F32, rows * columns, "w")), (stored,))


def row_reduce(kind: Op, rows: int, columns: int, dtype: DType = F32) -> Kernel:
    """A reduction of each row."""
    row, column = Axis(0, rows), Axis(1, columns)
    total = op(kind, load(0, form(0, (row, columns), (column, 1)), dtype), arg=(column,))
    params = (Param(0, dtype, rows * columns, "r"), Param(1, dtype, rows, "w"))
    return Kernel("r", (row,), params, (Store(1, form(0, (row, 1)), total),))


def sum_over_part_sum(rows: int, columns: int) -> Kernel:
    """The sum of a matrix over that of a vector of one of its axes: two reductions, one axis of both."""
    row, column = Axis(0, rows), Axis(1, columns)
    whole = op(Op.REDUCE_ADD, load(0, form(0, (row, columns), (column, 1))), arg=(row, column))
    part = op(Op.REDUCE_ADD, load(1, form(0, (column, 1))), arg=(column,))
    params = (Param(0, F32, rows * columns, "r"), Param(1, F32, columns, "r"), Param(2, F32, 1, "w"))
    return Kernel("rr", (), params, (Store(2, form(0), op(Op.ADD, whole, part)),))


def row_twice(rows: int, columns: int, turned: bool = False) -> Kernel:
    """The sum of squares of what each element of a row is below its greatest one. turned: rows lie across
    memory."""
    row, first, second = Axis(0, rows), Axis(1, columns), Axis(2, columns)

    def x(axis: Axis) -> Value:
        return load(0, form(0, *(((axis, rows), (row, 1)) if turned else ((row, columns), (axis, 1)))))

    below = op(Op.SUB, x(second), op(Op.REDUCE_MAX, x(first), arg=(first,)))
    total = op(Op.REDUCE_ADD, op(Op.MUL, below, below), arg=(second,))
    params = (Param(0, F32, rows * columns, "r"), Param(1, F32, rows, "w"))
    return Kernel("twice", (row,), params, (Store(1, form(0, (row, 1)), total),))


def column_reduce(kind: Op, rows: int, columns: int, dtype: DType = F32) -> Kernel:
    """A reduction of each column."""
    row, column = Axis(1, rows), Axis(0, columns)
    total = op(kind, load(0, form(0, (row, columns), (column, 1)), dtype), arg=(row,))
    params = (Param(0, dtype, rows * columns, "r"), Param(1, dtype, columns, "w"))
    return Kernel("c", (column,), params, (Store(1, form(0, (column, 1)), total),))


def softmax(rows: int, columns: int) -> Kernel:
    """exp2(x - max) / sum(exp2(x - max)) per row, in one kernel."""
    row, out, first, second = Axis(0, rows), Axis(1, columns), Axis(2, columns), Axis(3, columns)

    def x(axis: Axis) -> Value:
        return load(0, form(0, (row, columns), (axis, 1)))

    top = op(Op.REDUCE_MAX, x(first), arg=(first,))
    total = op(Op.REDUCE_ADD, op(Op.EXP2, op(Op.SUB, x(second), top)), arg=(second,))
    result = op(Op.DIV, op(Op.EXP2, op(Op.SUB, x(out), top)), total)
    params = (Param(0, F32, rows * columns, "r"), Param(1, F32, rows * columns, "w"))
    return Kernel("softmax", (row, out), params, (Store(1, form(0, (row, columns), (out, 1)), result),))


def attention(
    heads: int, rows: int, keys: int, depth: int, width: int, causal: bool = False, scale: float = 1.0,
    dtype: DType = F32,
) -> Kernel:  # fmt: skip
    """softmax(q k^T * scale) v of each head, every reduction over axes of its own, as lowering writes it."""
    sizes = (heads, rows, width, keys, keys, keys, depth, depth, depth)
    head, row, column, *more = (Axis(i, size) for i, size in enumerate(sizes))
    along, inner = more[:3], more[3:]

    def score(number: int) -> Value:
        key, step = along[number], inner[number]
        query = single(load(0, form(0, (head, rows * depth), (row, depth), (step, 1)), dtype))
        other = single(load(1, form(0, (head, keys * depth), (key, depth), (step, 1)), dtype))
        made = op(Op.MUL, op(Op.REDUCE_ADD, op(Op.MUL, query, other), arg=(step,)), const(scale))
        if not causal:
            return made
        key_number = Value(Op.IOTA, dtypes.int32, (), form(0, (key, 1)))
        row_number = Value(Op.IOTA, dtypes.int32, (), form(0, (row, 1)))
        hidden = op(Op.LT, row_number, key_number, dtype=dtypes.bool)
        return op(Op.WHERE, hidden, const(float("-inf")), made, dtype=F32)

    top = op(Op.REDUCE_MAX, score(0), arg=(along[0],))

    def power(number: int) -> Value:
        root = op(Op.EXP2, op(Op.MUL, op(Op.SUB, score(number), top), const(0.75)))
        return op(Op.MUL, root, root)

    total = op(Op.RECIP, op(Op.REDUCE_ADD, power(1), arg=(along[1],)))
    value = single(load(2, form(0, (head, keys * width), (along[2], width), (column, 1)), dtype))
    result = op(Op.REDUCE_ADD, op(Op.MUL, op(Op.MUL, power(2), total), value), arg=(along[2],))
    counts = (heads * rows * depth, heads * keys * depth, heads * keys * width, heads * rows * width)
    params = tuple(Param(i, F32 if i == 3 else dtype, n, "rrrw"[i]) for i, n in enumerate(counts))
    store = Store(3, form(0, (head, rows * width), (row, width), (column, 1)), result)
    return Kernel("attention", (head, row, column), params, (store,))


def single(value: Value) -> Value:
    return value if value.dtype == F32 else op(Op.CAST, value, dtype=F32)


def half_product(
    rows: int = 32,
    columns: int = 32,
    depth: int = 32,
    dtype: DType = dtypes.float16,
    left_transposed: bool = False,
    right_transposed: bool = False,
    batch: int = 0,
    epilogue: bool = False,
    guarded: bool = False,
) -> Kernel:
    """out = left @ right, or max(left @ right + 1, 0); sides may lie the other way round in memory."""
    many = Axis(3, batch) if batch else None
    row, column, inner = Axis(0, rows), Axis(1, columns), Axis(2, depth)
    extra = (lambda size: [(many, size)]) if many is not None else lambda size: []
    a = form(
        0,
        *extra(rows * depth),
        *(((inner, rows), (row, 1)) if left_transposed else ((row, depth), (inner, 1))),
    )
    b = form(
        0,
        *extra(columns * depth),
        *(((column, depth), (inner, 1)) if right_transposed else ((inner, columns), (column, 1))),
    )
    guards = (Bound(form(0, (inner, 1)), 0, depth - 1),) if guarded else ()
    left, right = load(0, a, dtype, guards=guards), load(1, b, dtype)
    total = op(Op.REDUCE_ADD, op(Op.MUL, single(left), single(right)), arg=(inner,))
    if epilogue:
        total = op(Op.MAX, op(Op.ADD, total, const(1.0)), const(0.0))
    out = form(0, *extra(rows * columns), (row, columns), (column, 1))
    counts = [max(1, batch) * n for n in (rows * depth, columns * depth, rows * columns)]
    params = tuple(
        Param(i, d, n, "rrw"[i]) for i, (n, d) in enumerate(zip(counts, (dtype, dtype, F32), strict=True))
    )
    axes = (many, row, column) if many is not None else (row, column)
    return Kernel("half", axes, params, (Store(2, out, total),))


def placed_product(rows: int, columns: int, depth: int, dtype: DType = dtypes.float16) -> Kernel:
    """out = left @ right + a number of each row + one of each column, -1 above the diagonal."""
    row, column, inner = Axis(0, rows), Axis(1, columns), Axis(2, depth)
    left = load(0, form(0, (row, depth), (inner, 1)), dtype)
    right = load(1, form(0, (inner, columns), (column, 1)), dtype)
    total = op(Op.REDUCE_ADD, op(Op.MUL, single(left), single(right)), arg=(inner,))
    for slot, axis in ((2, row), (3, column)):
        total = op(Op.ADD, total, load(slot, form(0, (axis, 1))))
    at = [Value(Op.IOTA, dtypes.int32, (), form(0, (axis, 1))) for axis in (row, column)]
    total = op(Op.WHERE, op(Op.LT, *at, dtype=dtypes.bool), const(-1.0), total)
    counts = (rows * depth, depth * columns, rows, columns, rows * columns)
    types = (dtype, dtype, F32, F32, F32)
    params = tuple(Param(i, types[i], count, "rrrrw"[i]) for i, count in enumerate(counts))
    return Kernel("placed", (row, column), params, (Store(4, form(0, (row, columns), (column, 1)), total),))


def program(kernel: Kernel, arch: str) -> LoopProgram:
    """The kernel's loop program under the schedule that is picked for a chip."""
    return apply(kernel, pick(kernel, TARGETS[arch]), TARGETS[arch])


def data(dtype: DType, count: int, seed: int = 0, special: bool = True) -> Array:
    """Random stored elements of a type; floats include zeros, infinities, NaN and denormals if asked."""
    rng = np.random.default_rng(seed)
    if dtype.kind == "b":
        return rng.integers(0, 2, count).astype(np.bool_)
    if dtype.is_int:
        low, high = int(dtype.min), int(dtype.max)
        wide = rng.integers(low, high, count, dtype=dtype.numpy, endpoint=True)
        small = rng.integers(max(low, -20), 20, count).astype(dtype.numpy)
        return np.where(rng.random(count) < 0.5, wide, small)
    values = rng.standard_normal(count) * 10 ** rng.uniform(-3, 3, count)
    if special:
        values[: min(count, len(SPECIAL))] = SPECIAL[:count]
        if dtype.bits >= 32:
            values[len(SPECIAL) : len(SPECIAL) + 4] = (1e-40, -3e-42, 1e38, -1e30)
    if dtype.kind == "B":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return values.astype(dtype.numpy)


def spread(dtype: DType, count: int, low: float, high: float, seed: int) -> Array:
    """Numbers of either sign, as many of each power of two from `low` to `high`."""
    rng = np.random.default_rng(seed)
    return (rng.choice([-1, 1], count) * 2.0 ** rng.uniform(low, high, count)).astype(dtype.numpy)


def memory(kernel: Kernel, seed: int = 0) -> list[Array]:
    """An array for every param of a kernel; floats near 1 so that sums of products stay comparable."""
    arrays = [data(p.dtype, p.count, seed + p.slot, False) for p in kernel.params]
    for param, array in zip(kernel.params, arrays, strict=True):
        if param.dtype.is_float:
            values = np.random.default_rng(seed + param.slot).uniform(0.5, 1.5, param.count)
            if param.dtype.kind == "B":
                array[...] = values.astype(np.float32).view(np.uint32) >> 16
            else:
                array[...] = values
    return arrays


def same(got: Array, want: Array, dtype: DType, tolerance: float = 0.0) -> Array:
    """Per element: equal, both NaN, or within a relative tolerance (absolute below 1)."""
    if dtype.kind == "B":
        got, want = ((a.astype(np.uint32) << 16).view(np.float32) for a in (got, want))
    if not dtype.is_float:
        return np.asarray(got == want)
    with np.errstate(all="ignore"):
        near = np.abs(got - want) <= tolerance * np.maximum(1, np.abs(want))
        return np.asarray((got == want) | (np.isnan(got) & np.isnan(want)) | near)


def convolution(size: int, channels: int, kernel: int) -> Kernel:
    """A padded 2-D convolution of one image, rows and columns from digits of one flat axis."""
    place, out = Axis(1, size * size), Axis(0, 4)
    c, ky, kx = Axis(2, channels), Axis(3, kernel), Axis(4, kernel)
    half = kernel // 2
    y = Form(-half, ((Digit(form(0, (place, 1)), size, 0), 1), (ky, 1)))
    x = Form(-half, ((Digit(form(0, (place, 1)), 1, size), 1), (kx, 1)))
    image = load(0, form(0, (c, size * size)) + y * size + x, guards=(Bound(y, 0, size), Bound(x, 0, size)))
    taps = kernel * kernel
    weight = load(1, form(0, (out, channels * taps), (c, taps), (ky, kernel), (kx, 1)))
    total = op(Op.REDUCE_ADD, op(Op.MUL, image, weight), arg=(c, ky, kx))
    params = (
        Param(0, F32, channels * size * size, "r"),
        Param(1, F32, 4 * channels * taps, "r"),
        Param(2, F32, 4 * size * size, "w"),
    )
    return Kernel("conv", (out, place), params, (Store(2, form(0, (out, size * size), (place, 1)), total),))


def adam(count: int) -> Kernel:
    """An optimiser step: three arrays updated in place from a gradient."""
    axis = Axis(0, count)
    at = form(0, (axis, 1))
    weight, gradient, first, second = (load(slot, at) for slot in range(4))
    mean = op(Op.ADD, op(Op.MUL, first, const(0.9)), op(Op.MUL, gradient, const(0.1)))
    square = op(
        Op.ADD, op(Op.MUL, second, const(0.99)), op(Op.MUL, op(Op.MUL, gradient, gradient), const(0.01))
    )
    root = op(Op.ADD, op(Op.SQRT, square), const(1e-8))
    moved = op(Op.SUB, weight, op(Op.MUL, op(Op.DIV, mean, root), const(0.001)))
    params = tuple(Param(slot, F32, count, "r" if slot == 1 else "rw") for slot in range(4))
    stores = (Store(0, at, moved), Store(2, at, mean), Store(3, at, square))
    return Kernel("adam", (axis,), params, stores)


ENDED = """\
kernel e_3_400_8
axes a0:3 a1:400 a2:8
reduced
param 0 w float32[9600]
param 1 r int32[1]
param 2 r float32[9600]
end a1 of 1 times 1 by 1
v0 = buffer float32 of 2 [3200*a0 + 8*a1 + a2]
v1 = neg float32 v0
store 0 [3200*a0 + 8*a1 + a2] v1
"""


def ended(run: Callable[[Kernel, list[Array]], object]) -> None:
    """Rows up to a number are made, those of work-groups behind it left as they were."""
    for count in (0, 1, 63, 65, 399, 400):
        numbers = np.arange(9600, dtype=np.float32)
        made = np.zeros(9600, np.float32)
        run(parse_kernel(ENDED), [made, np.array([count], np.int32), numbers])
        rows = made.reshape(3, 400, 8)
        assert (rows[:, :count] == -numbers.reshape(3, 400, 8)[:, :count]).all()
        assert not rows[:, count + 128 :].any()


def scattered(operation: Op | None, dtype: DType, count: int = 300) -> tuple[Kernel, list[Array]]:
    """Elements and then their powers of two go where places say, a few of them outside; the places."""
    axis, base, room = Axis(0, count), 5, 40 if operation else count
    at = form(0, (axis, 1))
    place, value = load(1, at, dtypes.int32), load(0, at, dtype)
    second = op(Op.EXP2, value) if dtype.is_float else op(Op.MUL, value, value)
    stores = (Store(2, form(base), value, place, room, operation), Store(3, at, second))
    given = [
        (dtype, "r", count),
        (dtypes.int32, "r", count),
        (dtype, "rw", base + room + 5),
        (dtype, "w", count),
    ]
    params = tuple(Param(n, kind, size, how) for n, (kind, how, size) in enumerate(given))
    rng = np.random.default_rng(4)
    places = rng.integers(-5, room + 5, count) if operation else rng.permutation(count + 10)[:count] - 5
    arrays = [data(p.dtype, p.count, p.slot, False) for p in params]
    arrays[1] = places.astype(np.int32)
    return Kernel("scattered", (axis,), params, stores), arrays
