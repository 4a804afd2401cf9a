"""What of attention is one kernel, and when it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.ir import build, carriers
from tensor.ir.graph import Op
from tensor.methods import attention
from tensor.plan import online
from tensor.plan.target import Abilities
from tensor.schedule import Schedule, schedule
from tensor.schedule.softmax import is_product, same_row
from tensor.schedule.storage import Storage
from tests.tensor import kernel_oracle


def empty(*shape: int, dtype: DType = dtypes.float32) -> Tensor:
    return Tensor.empty(*shape, dtype=dtype).realize()


def cut(*roots: Tensor, one_pass: bool = True) -> Schedule:
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
