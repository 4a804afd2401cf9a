"""What of attention is one kernel, and when it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.ir import build, carriers
from tensor.ir.graph import REDUCE, Node, Op
from tensor.methods import attention
from tensor.plan import online
from tensor.plan.target import Abilities
from tensor.schedule import GraphSchedule, schedule
from tensor.schedule.softmax import (
    MOST_NODES,
    again,
    inside,
    is_power,
    is_product,
    is_widened,
    reached,
    same_row,
    summed_powers,
)
from tensor.schedule.storage import Storage
from tests.tensor import kernel_oracle


def empty(*shape: int, dtype: DType = dtypes.float32) -> Tensor:
    return Tensor.empty(*shape, dtype=dtype).realize()


def cut(*roots: Tensor, one_pass: bool = True) -> GraphSchedule:
    return schedule([root.node for root in roots], lambda node: node.storage, lambda _: Abilities(one_pass))


def test_attention_is_one_kernel_with_no_memory_of_its_own() -> None:
    q, k, v = (empty(2, 3, 65, 16) for _ in range(3))
    for causal in (False, True):
        plan = cut(q.scaled_dot_product_attention(k, v, is_causal=causal))
        assert len(plan.launches) == 1 and not plan.temporary
        assert online.find(plan.launches[0].kernel) is not None


def test_targets_that_have_no_plan_for_it_store_scores_and_probabilities() -> None:
    q, k, v = (empty(2, 3, 65, 16) for _ in range(3))
    plan = cut(q.scaled_dot_product_attention(k, v), one_pass=False)
    assert len(plan.launches) == 3 and len(plan.temporary) == 2


def test_halves_grouped_heads_and_masks_are_one_kernel_too() -> None:
    q, k, v = (empty(4, 33, 16, dtype=dtypes.float16) for _ in range(3))
    assert len(cut(q.scaled_dot_product_attention(k, v)).launches) == 1
    few = empty(2, 33, 16, dtype=dtypes.float16)
    assert len(cut(q.scaled_dot_product_attention(few, few, enable_gqa=True)).launches) == 1
    mask = empty(33, 33, dtype=dtypes.float16)
    assert len(cut(q.scaled_dot_product_attention(k, v, attn_mask=mask)).launches) == 1


def test_probabilities_that_something_else_reads_are_stored() -> None:
    q, k, v = (empty(40, 16) for _ in range(3))
    shares = (q @ k.transpose(0, 1)).softmax(-1)
    plan = cut(shares @ v, shares)
    assert len(plan.launches) == 3


def test_projections_before_attention_stay_kernels_of_their_own() -> None:
    x, w = empty(64, 32), empty(32, 32)
    q, k, v = x @ w, x @ w.transpose(0, 1), (x + 1) @ w
    plan = cut(q.scaled_dot_product_attention(k, v))
    assert len(plan.launches) == 4


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.float32], ids=lambda d: d.name)
def test_the_gradient_makes_probabilities_again_and_stores_none(
    dtype: DType, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """Attention, sums of the powers of each row, sums of gradient times result, and one kernel a gradient."""
    monkeypatch.setattr(attention, "FEW", 0)
    q, k, v = (empty(2, 3, 65, 16, dtype=dtype).requires_grad_() for _ in range(3))
    for mask in (None, empty(65, 65, dtype=dtypes.bool)):
        out = q.scaled_dot_product_attention(k, v, mask)
        q.grad = k.grad = v.grad = None
        out.backward(empty(2, 3, 65, 16, dtype=dtype))
        plan = cut(out, *(x.grad for x in (q, k, v) if x.grad is not None))
        assert len(plan.launches) == 6
        assert sorted(storage.count for storage in plan.temporary) == [2 * 3 * 65] * 2


def test_scores_that_something_reads_beside_the_gradient_are_stored() -> None:
    q, k, v = (empty(40, 16) for _ in range(3))
    turned = attention.scores(q, k, None, False, turned=True)
    shares = (turned - empty(1, 40))._exp_short()
    assert len(cut(shares.dot(v)).launches) == 1
    assert len(cut(shares.dot(v), turned).launches) == 2


def test_scores_that_other_memory_is_made_of_are_stored() -> None:
    q, k = empty(40, 16), empty(40, 16)
    scores = q @ k.transpose(0, 1)
    assert len(cut(scores.softmax(-1) @ (scores * 2).contiguous()).launches) == 3


def test_sums_that_the_plan_has_no_words_for_are_cut_as_if_nothing_were_kept() -> None:
    """A softmax with something added to its powers: the sum of powers does not come out of the last sum."""
    q, k, v = (empty(40, 16) for _ in range(3))
    scores = q @ k.transpose(0, 1)
    powers = (scores - scores.max(-1, keepdim=True))._exp_short()
    inverse = powers.sum(-1, keepdim=True).reciprocal()
    assert len(cut((powers * inverse) @ v).launches) == 1
    odd = ((powers + 1) * inverse) @ v
    assert len(cut(odd).launches) == len(cut(odd, one_pass=False).launches)


@pytest.mark.parametrize(
    "of",
    [
        *[lambda p, r, top, v: (p * r) @ v, lambda p, r, top, v: (p * r) @ (v * v)],
        *[lambda p, r, top, v: (p * p * r) @ v, lambda p, r, top, v: (p * r * r) @ v],
        *[lambda p, r, top, v: (p * r * top) @ v, lambda p, r, top, v: ((p + 1) * r) @ v],
        *[lambda p, r, top, v: (p * r * (1 / r)) @ v, lambda p, r, top, v: v.T @ (p * r)],
    ],
)
def test_what_is_made_of_powers_their_sums_and_maxima_has_numpy_s_values(of: Callable[..., Any]) -> None:
    q, k, v = (np.random.default_rng(n).standard_normal((40, 16)).astype(np.float32) for n in range(3))
    scores = q @ k.T
    top = scores.max(-1, keepdims=True)
    powers = np.exp(scores - top)
    wanted = of(powers, 1 / powers.sum(-1, keepdims=True), top, v)
    products = Tensor(q) @ Tensor(k).transpose(0, 1)
    most = products.max(-1, keepdim=True)
    lazy = (products - most)._exp_short()
    root = of(lazy, lazy.sum(-1, keepdim=True).reciprocal(), most, Tensor(v))
    np.testing.assert_allclose(computed(root), wanted, rtol=1e-4, atol=1e-5)


def computed(root: Tensor) -> np.ndarray[Any, Any]:
    """The values of a tensor, by its kernels' meaning."""
    plan, memory = cut(root), dict[Storage, Any]()
    for launch in plan.launches:
        for each in launch.args:
            fresh = np.zeros(each.count, each.dtype.numpy) if each.host is None else each.host
            memory.setdefault(each, fresh)
        kernel_oracle.run(launch.kernel, [memory[each] for each in launch.args])
    found: np.ndarray[Any, Any] = memory[plan.results[root.node]].reshape(root.shape)
    return found


@pytest.mark.parametrize(
    ("op", "over", "dtype"),
    [
        *[(Op.REDUCE_ADD, Op.MUL, dtypes.float32), (Op.REDUCE_ADD, Op.ADD, dtypes.float32)],
        *[(Op.REDUCE_MAX, Op.MUL, dtypes.float32), (Op.REDUCE_ADD, Op.MUL, dtypes.int32)],
    ],
)
def test_scores_are_sums_of_products_in_float32(op: Op, over: Op, dtype: DType) -> None:
    x = carriers.memory(Storage(dtype, 64), dtype, (8, 8))
    is_score = (op, over, dtype) == (Op.REDUCE_ADD, Op.MUL, dtypes.float32)
    assert is_product(build.reduce(op, build.binary(over, x, x), (1,))) is is_score


@pytest.mark.parametrize(("dtype", "kept"), [(dtypes.float32, True), (dtypes.float16, False)])
def test_few_scores_of_halves_are_stored_where_only_lanes_could_keep_them(dtype: DType, kept: bool) -> None:
    def launches(least: int) -> int:
        q, k, v = (empty(40, 16, dtype=dtype) for _ in range(3))
        roots = [q.scaled_dot_product_attention(k, v).node]
        lanes = Abilities(one_pass=True, narrow_scores=least)
        return len(schedule(roots, lambda node: node.storage, lambda _: lanes).launches)

    assert launches(40 * 40) == 1 and (launches(40 * 40 + 1) == 1) == kept


@pytest.mark.parametrize(("rows", "kept"), [(8, True), (7, False), (1, False)])
def test_few_rows_store_their_scores_where_lanes_are_rows(rows: int, kept: bool) -> None:
    q, k, v = empty(20, rows, 16), empty(20, 40, 16), empty(20, 40, 16)
    roots = [q.scaled_dot_product_attention(k, v).node]
    made = schedule(roots, lambda node: node.storage, lambda _: Abilities(one_pass=True, rows=8))
    assert (len(made.launches) == 1) == kept


@pytest.mark.parametrize("least", [64 * 96, 64 * 96 + 1])
def test_few_scores_are_stored_where_a_gradient_would_make_them_again(
    least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "FEW", 0)
    q, k, v = (empty(n, 16).requires_grad_() for n in (64, 96, 96))
    q.scaled_dot_product_attention(k, v).backward(empty(64, 16))
    roots = [x.grad.node for x in (q, k, v) if x.grad is not None]
    able = Abilities(one_pass=True, remade_scores=least)
    made = schedule(roots, lambda node: node.storage, lambda _: able)
    assert any(unit.count == 64 * 96 for unit in made.temporary) == (least > 64 * 96)


def test_reductions_share_a_row_only_if_each_is_over_all_of_it() -> None:
    x = carriers.memory(Storage(dtypes.float32, 64), dtypes.float32, (8, 8))
    over = {axes: build.reduce(Op.REDUCE_ADD, x, axes) for axes in ((0,), (1,), (0, 1))}
    part = build.reduce(Op.REDUCE_ADD, build.shrink(x, ((0, 8), (0, 4))), (1,))
    assert same_row(over[1,], over[1,], over[1,])
    assert not same_row(over[1,], over[1,], part)
    assert not same_row(over[0, 1], over[0, 1], over[0, 1])


def row_less(op: Op = Op.SUB, width: int = 1, outer: Op = Op.EXP2, factor: bool = False) -> Node:
    x = carriers.memory(Storage(dtypes.float32, 32), dtypes.float32, (4, 8))
    row = carriers.memory(Storage(dtypes.float32, 4 * width), dtypes.float32, (4, width))
    less = build.binary(op, x, build.expand(row, (4, 8)) if width == 1 else row)
    scaled = build.binary(Op.MUL, build.binary(Op.MUL, less, build.like(less, 3.0)), build.like(less, 2.0))
    return build.unary(outer, scaled if factor else less)


@pytest.mark.parametrize(
    ("node", "is_one"),
    [
        *[(row_less(), True), (row_less(factor=True), True), (row_less(Op.ADD), False)],
        *[(row_less(width=8), False), (row_less(outer=Op.SIN), False), (row_less(outer=Op.NEG), False)],
        *[(row_less(Op.ADD, factor=True), False), (build.unary(Op.EXP2, row_less()), False)],
    ],
)
def test_a_power_is_of_scores_less_a_number_of_each_row_that_is_in_memory(node: Node, is_one: bool) -> None:
    assert is_power(node, lambda n: n.op is Op.BUFFER) is is_one


def test_no_power_is_of_what_is_still_to_be_computed_of_a_row() -> None:
    power = row_less()
    assert not is_power(power, lambda n: False)
    row = power.src[0].src[1].src[0]
    negated = build.expand(build.unary(Op.NEG, row), (4, 8))
    made = build.unary(Op.EXP2, build.binary(Op.SUB, power.src[0].src[0], negated))
    assert not is_power(made, lambda n: n.op is Op.BUFFER)


@pytest.mark.parametrize(
    ("narrow", "is_one"),
    [
        *[(dtypes.float16, True), (dtypes.bfloat16, True), (dtypes.int16, False), (dtypes.float32, False)],
        *[(dtypes.float64, False), (dtypes.uint8, False)],
    ],
)
def test_a_side_was_widened_if_its_floats_had_16_bits(narrow: DType, is_one: bool) -> None:
    x = carriers.memory(Storage(narrow, 32), narrow, (4, 8))
    wide = x if narrow == dtypes.float32 else build.cast(x, dtypes.float32)
    assert is_widened(build.permute(wide, (1, 0))) is is_one
    assert not is_widened(build.unary(Op.NEG, wide))


@pytest.mark.parametrize("one_pass", [True, False])
def test_a_softmax_of_what_is_in_memory_is_stored_before_it_is_multiplied(one_pass: bool) -> None:
    """Without scores to make, a row of shares is cheap to keep and a plain product reads them."""
    assert len(cut(empty(40, 40).softmax(-1) @ empty(40, 16), one_pass=one_pass).launches) == 2


def test_a_walk_down_to_reductions_ends_at_memory_and_at_reductions() -> None:
    x = carriers.memory(Storage(dtypes.float32, 32), dtypes.float32, (4, 8))
    total = build.reduce(Op.REDUCE_ADD, build.unary(Op.SIN, x), (1,))
    root = build.unary(Op.NEG, build.expand(total, (4, 8)))
    assert reached(root, lambda n: n.op is Op.BUFFER) == [root, root.src[0], total]
    assert reached(root, lambda n: n is root.src[0]) == [root]
    long = x
    for _ in range(MOST_NODES + 3):
        long = build.unary(Op.SIN, long)
    assert len(reached(long, lambda n: n.op is Op.BUFFER)) == MOST_NODES


def memory(*shape: int, dtype: DType = dtypes.float32) -> Node:
    return carriers.memory(Storage(dtype, int(np.prod(shape))), dtype, shape)


def is_memory(node: Node) -> bool:
    return node.op is Op.BUFFER


def score(rows: int, columns: int, over: Op = Op.MUL) -> Node:
    """Sums over 16 of what two sides have, for each row and column."""
    sides = (build.expand(memory(*shape), (rows, columns, 16)) for shape in ((rows, 1, 16), (1, columns, 16)))
    return build.reshape(build.reduce(Op.REDUCE_ADD, build.binary(over, *sides), (2,)), (rows, columns))


def power(of: Node, axis: int = 1, top: Node | None = None) -> Node:
    """2 to what values have above the greatest of their row, or of another."""
    most = build.reduce(Op.REDUCE_MAX, of if top is None else top, (axis,))
    less = build.binary(Op.SUB, of, build.expand(most, of.shape))
    return build.unary(Op.EXP2, build.binary(Op.MUL, less, build.like(less, 3.0)))


def added(values: Node, axes: tuple[int, ...] = (1,), op: Op = Op.REDUCE_ADD) -> Node:
    return build.reduce(op, build.binary(Op.MUL, values, build.like(values, 5.0)), axes)


@pytest.mark.parametrize(
    ("total", "is_kept"),
    [
        *[(added(power(score(8, 8))), True), (added(power(score(8, 8)), (0,)), False)],
        *[(added(power(score(8, 8), 0), (0,)), True), (added(power(score(8, 8), 0)), False)],
        *[(added(power(score(8, 8)), (0, 1)), False), (added(power(memory(8, 8))), False)],
        *[(added(power(score(8, 8, Op.ADD))), False), (added(score(8, 8)), False)],
        *[(added(build.shrink(power(score(8, 8)), ((0, 8), (0, 4)))), False)],
        *[(added(power(score(8, 8), top=build.binary(Op.MUL, score(8, 8), score(8, 8, Op.ADD)))), False)],
    ],
)
def test_powers_are_summed_where_they_are_made_over_the_row_of_their_scores_alone(
    total: Node, is_kept: bool
) -> None:
    assert bool(summed_powers(total, is_memory)) is is_kept


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float16])
@pytest.mark.parametrize("over", [Op.MUL, Op.ADD])
@pytest.mark.parametrize("op", [Op.REDUCE_ADD, Op.REDUCE_MAX])
def test_of_a_softmax_s_kind_are_sums_of_products_in_float32(op: Op, over: Op, dtype: DType) -> None:
    powers = power(score(8, 8))
    inverse = build.unary(Op.RECIP, build.reduce(Op.REDUCE_ADD, powers, (1,)))
    shares = build.cast(build.binary(Op.MUL, powers, build.expand(inverse, (8, 8))), dtype)
    total = build.reduce(op, build.binary(over, shares, memory(8, 8, dtype=dtype)), (1,))
    is_one = (op, over, dtype) == (Op.REDUCE_ADD, Op.MUL, dtypes.float32)
    assert bool(inside(total, is_memory, 0)) is is_one


def again_of(
    scores: Node, row: Node | None = None, axes: tuple[int, ...] = (0,), times: Node | None = None
) -> Node:
    """A product with powers of scores less a number of each row, by default one in memory."""
    less = build.binary(Op.SUB, scores, build.expand(memory(8, 1) if row is None else row, scores.shape))
    powers = (
        build.unary(Op.EXP2, less)
        if times is None
        else build.binary(Op.MUL, build.unary(Op.EXP2, less), times)
    )
    return build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, powers, memory(*scores.shape)), axes)


@pytest.mark.parametrize(
    ("total", "is_kept"),
    [
        *[(again_of(score(8, 8)), True), (again_of(score(8, 8), axes=(1,)), True)],
        *[(again_of(score(8, 8), axes=(0, 1)), False), (again_of(memory(8, 8)), False)],
        *[(again_of(score(8, 8, Op.ADD)), False), (again_of(score(8, 8), times=score(8, 8)), True)],
        *[(again_of(score(8, 8), times=score(8, 8, Op.ADD)), False)],
        *[(again_of(score(8, 8), times=build.expand(score(8, 1), (8, 8))), False)],
        *[(added(score(8, 8)), False), (added(score(8, 8, Op.ADD)), False)],
        *[(again_of(score(8, 8), row=build.unary(Op.NEG, memory(8, 1))), False)],
    ],
)
def test_powers_are_made_again_of_products_of_one_size_and_rows_in_memory(total: Node, is_kept: bool) -> None:
    assert bool(again(total, is_memory)) is is_kept


def test_inside_a_softmax_are_its_scores_and_what_is_made_of_them_alone() -> None:
    scores = score(8, 8)
    powers = power(scores)
    total = added(powers)
    found = summed_powers(total, is_memory)
    reduction = scores.src[0]
    assert found >= {powers, scores, reduction, total.src[0]}
    assert {node.op for node in found if node.op in REDUCE} == {Op.REDUCE_ADD, Op.REDUCE_MAX}
    assert found.isdisjoint({total, reduction.src[0], *reduction.src[0].src})


@pytest.mark.parametrize("read", ["the maximum", "the sum"])
def test_what_something_beside_the_softmax_reads_of_it_is_stored(read: str) -> None:
    """Only what follows its sum may read the maximum; the powers' sum is asked for nowhere else."""
    q, k, v = (empty(40, 16) for _ in range(3))
    scores = q @ k.transpose(0, 1)
    top = scores.max(-1, keepdim=True)
    powers = (scores - top)._exp_short()
    total = powers.sum(-1, keepdim=True)
    made = (powers * total.reciprocal()) @ v
    roots = [made, top * 2] if read == "the maximum" else [made / total]
    assert len(cut(*roots).launches) == len(cut(*roots, one_pass=False).launches)
