"""Attention and its gradient against numpy: lengths, masks, shared heads, numbers added to the scores."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor import Tensor
from tensor.methods import attention

Array = npt.NDArray[Any]


def reference(q: Array, k: Array, v: Array, g: Array, added: Array) -> tuple[Array, ...]:
    """The result and the gradients toward all but g, in float64."""
    q, k, v, g = (x.astype(np.float64) for x in (q, k, v, g))
    scale = 1 / np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) * scale + added
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    shares = powers / powers.sum(-1, keepdims=True)
    made = shares @ v
    slopes = shares * (g @ v.swapaxes(-1, -2) - (g * made).sum(-1, keepdims=True))
    return made, slopes @ k * scale, slopes.swapaxes(-1, -2) @ q * scale, shares.swapaxes(-1, -2) @ g, slopes


def arrays(*shapes: tuple[int, ...]) -> list[Array]:
    source = np.random.default_rng(0)
    return [source.standard_normal(shape).astype(np.float32) for shape in shapes]


@pytest.mark.parametrize(
    ("dtype", "close", "kind"),
    [
        ("float32", 2e-5, "hidden"),
        ("float32", 2e-5, "added"),
        ("float16", 4e-3, "plain"),
        ("bfloat16", 3e-2, "causal"),
    ],
)
def test_gradients_at_odd_lengths(
    dtype: str, close: float, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(attention, "FEW", 0)
    rows, keys = (19, 19) if kind == "causal" else (17, 37)
    q, k, v, g, numbers = arrays((2, rows, 7), (2, keys, 7), (2, keys, 7), (2, rows, 7), (rows, keys))
    seen = np.tri(rows, dtype=bool) if kind == "causal" else numbers < 1
    added = numbers if kind == "added" else np.zeros_like(numbers)
    if kind in ("causal", "hidden"):
        added = np.where(seen, 0, -np.inf).astype(np.float32)
    sides = [Tensor(x).cast(dtype) for x in (q, k, v)]
    given = [x.cast("float32").numpy() for x in (*sides, Tensor(g).cast(dtype))]
    want = reference(*given, added)
    masks = {"hidden": Tensor(seen), "added": Tensor(numbers)}
    wanted = [*sides, *([masks["added"]] if kind == "added" else [])]
    for x in wanted:
        x.requires_grad_()
    made = sides[0].scaled_dot_product_attention(*sides[1:], masks.get(kind), is_causal=kind == "causal")
    made.backward(Tensor(g).cast(dtype))
    want = (*want[:4], want[4].sum(0))
    for found, right in zip((made, *(x.grad for x in wanted)), want, strict=False):
        assert found is not None
        error = np.abs(found.cast("float32").numpy() - right).max() / np.abs(right).max()
        assert error < close


def test_heads_that_share_keys_sum_their_gradients(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "FEW", 0)
    q, k, v, g = arrays((4, 9, 5), (2, 11, 5), (2, 11, 5), (4, 9, 5))
    want = reference(q, np.repeat(k, 2, 0), np.repeat(v, 2, 0), g, np.zeros((9, 11)))
    sides = [Tensor(x).requires_grad_() for x in (q, k, v)]
    sides[0].scaled_dot_product_attention(sides[1], sides[2], enable_gqa=True).backward(Tensor(g))
    found = [x.grad.numpy() for x in sides if x.grad is not None]
    np.testing.assert_allclose(found[0], want[1], atol=1e-5)
    for got, right in zip(found[1:], want[2:], strict=False):
        np.testing.assert_allclose(got, right.reshape(2, 2, 11, 5).sum(1), atol=1e-5)


def test_a_gradient_has_a_gradient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as through the graph of a short attention, which is differentiated as it stands."""
    q, k, v, g = (Tensor(x) for x in arrays((5, 3), (6, 3), (6, 3), (5, 3)))
    found = []
    for few in (1 << 16, 0):
        monkeypatch.setattr(attention, "FEW", few)
        made = (q * 1).requires_grad_()
        (first,) = (made.scaled_dot_product_attention(k, v) * g).sum().gradient(made)
        found.append(first.square().sum().gradient(made)[0].numpy())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-3, atol=1e-5)
