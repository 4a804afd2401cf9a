"""A softmax times something in the form that one pass over the row makes."""

from __future__ import annotations

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tensor.ir.verify import verify
from tensor.passes.online import divide_last, factors, uncast
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import attention, memory, same


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("keys", [2, 5, 4])  # 4 is the depth, too
def test_the_meaning_stays(keys: int, causal: bool) -> None:
    kernel = attention(2, 3, keys, 4, 5, causal)
    made = divide_last(kernel)
    verify(made)
    found, wanted = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, wanted)
    kernel_oracle.run(made, found)
    assert same(found[3], wanted[3], samples.F32, 1e-5).all()


def test_three_reductions_are_over_one_axis_and_scores_are_made_once() -> None:
    made = divide_last(attention(2, 3, 5, 4, 5))
    reductions = [v for v in made.values if v.op in REDUCE]
    along = next(v.arg for v in reductions if v.op is Op.REDUCE_MAX)
    assert [v.arg == along for v in reductions].count(True) == 3 and len(reductions) == 4
    assert made.stores[0].value.op is Op.MUL  # by one over the sum of powers


@pytest.mark.parametrize("other", [3, 4])  # 4 is the depth, too
def test_a_sum_inside_a_sum_keeps_an_axis_of_its_own(other: int) -> None:
    """Scores are sums over a depth of what are sums over another."""
    rows, keys, depth, width = 3, 5, 4, 6
    row, column = Axis(0, rows), Axis(1, width)

    def score(number: int) -> Value:
        step, part = Axis(5 + number, depth), Axis(8 + number, other)
        key = samples.form(0, (Axis(2 + number, keys), depth * other), (step, other), (part, 1))
        total = samples.op(Op.REDUCE_ADD, samples.load(1, key), arg=(part,))
        query = samples.load(0, samples.form(0, (row, depth), (step, 1)))
        return samples.op(Op.REDUCE_ADD, samples.op(Op.MUL, query, total), arg=(step,))

    top = samples.op(Op.REDUCE_MAX, score(0), arg=(Axis(2, keys),))
    powers = [samples.op(Op.EXP2, samples.op(Op.SUB, score(number), top)) for number in (1, 2)]
    inverse = samples.op(Op.RECIP, samples.op(Op.REDUCE_ADD, powers[0], arg=(Axis(3, keys),)))
    share = samples.op(Op.MUL, powers[1], inverse)
    value = samples.load(2, samples.form(0, (Axis(4, keys), width), (column, 1)))
    made = samples.op(Op.REDUCE_ADD, samples.op(Op.MUL, share, value), arg=(Axis(4, keys),))
    counts = (rows * depth, keys * depth * other, keys * width, rows * width)
    params = tuple(Param(slot, samples.F32, count, "rrrw"[slot]) for slot, count in enumerate(counts))
    store = Store(3, samples.form(0, (row, width), (column, 1)), made)
    kernel = Kernel("nested", (row, column), params, (store,))
    changed = divide_last(kernel)
    assert changed is not kernel
    verify(changed)
    found, wanted = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, wanted)
    kernel_oracle.run(changed, found)
    assert same(found[3], wanted[3], samples.F32, 1e-5).all()


@pytest.mark.parametrize(
    "kernel", [samples.softmax(4, 8), samples.matmul(4, 4, 4), samples.row_reduce(Op.REDUCE_MAX, 3, 5)]
)
def test_other_kernels_stay_as_they_are(kernel: Kernel) -> None:
    assert divide_last(kernel) is kernel


HALF, BRAIN, WIDE = dtypes.float16, dtypes.bfloat16, dtypes.float64


def through(value: Value, *kinds: DType) -> Value:
    for kind in kinds:
        value = Value(Op.CAST, kind, (value,))
    return value


@pytest.mark.parametrize(
    ("dtype", "kinds", "left"),
    [
        *[(samples.F32, (), 0), (samples.F32, (HALF,), 0), (HALF, (samples.F32,), 0)],
        *[(samples.F32, (HALF, samples.F32), 0), (HALF, (BRAIN, samples.F32), 0), (WIDE, (samples.F32,), 1)],
        *[
            (samples.F32, (WIDE,), 1),
            (samples.F32, (WIDE, samples.F32), 2),
            (dtypes.int16, (samples.F32,), 1),
        ],
        *[(samples.F32, (dtypes.int32,), 1), (dtypes.int8, (HALF, samples.F32), 1)],
    ],
)
def test_casts_between_floats_of_32_bits_at_most_are_looked_through(
    dtype: DType, kinds: tuple[DType, ...], left: int
) -> None:
    chain = [samples.load(1, samples.form(0), dtype)]
    for kind in kinds:
        chain.append(Value(Op.CAST, kind, (chain[-1],)))
    assert uncast(chain[-1]) is chain[left]


def test_a_product_s_factors_are_found_through_casts_and_memory_is_told_by_its_type() -> None:
    a, b, c = (samples.load(slot, samples.form(0)) for slot in (1, 2, 3))
    product = samples.op(Op.MUL, a, through(samples.op(Op.MUL, b, c), HALF, samples.F32))
    assert factors(product) == [a, b, c]
    narrow = samples.load(4, samples.form(0), HALF)
    wide, negated = through(narrow, samples.F32), samples.op(Op.NEG, a)
    assert factors(wide) == [wide] and factors(through(negated, HALF)) == [negated]
    whole = [samples.load(slot, samples.form(0), dtypes.int32) for slot in (5, 6)]
    for single in (samples.op(Op.MUL, *whole), samples.op(Op.ADD, a, b)):
        assert factors(single) == [single]
