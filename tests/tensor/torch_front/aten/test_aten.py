"""ATen's operators by our methods, without torch: against numpy, and gradients against differences.

Covers attention.py, backward.py, conv.py, create.py, elementwise.py, foreach.py, index.py, norm.py, pool.py,
products.py, reduce.py, resize.py, shape.py, sparse.py and spectrum.py of operators; `test_core.py` compares
some with torch.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tensor.torch_front.aten import (
    attention,
    conv,
    create,
    elementwise,
    index,
    norm,
    pool,
    products,
    reduce,
    resize,
    shape,
    sparse,
    spectrum,
)
from tensor.torch_front.table import TABLE, Lacks, lowers

Array = np.ndarray[Any, Any]
random = np.random.default_rng(7)


def drawn(*sizes: int) -> Array:
    return random.standard_normal(sizes)


def by_differences(function: Callable[[Array], Any], at: Array, toward: Array, step: float = 1e-6) -> Array:
    """d (toward . function) / d at, in float64."""
    found = np.zeros_like(at)
    for place in np.ndindex(*at.shape):
        up, down = at.copy(), at.copy()
        up[place] += step
        down[place] -= step
        found[place] = ((function(up) - function(down)) * toward).sum() / (2 * step)
    return found


def test_a_name_stands_in_the_table_once() -> None:
    with pytest.raises(ValueError, match=r"aten\.relu\.default is in the table twice"):
        lowers("relu")(Tensor.relu)
    assert "aten.add.Tensor" in TABLE


def test_operators_over_lists_take_an_item_or_one_value_for_all() -> None:
    lists = [[drawn(2, 3), drawn(4)] for _ in range(3)]
    x, y, z = lists
    ours = [[Tensor(item) for item in items] for items in lists]

    def check(name: str, args: list[Any], wanted: list[Array], **options: Any) -> None:
        made = TABLE[f"aten._foreach_{name}"].make(*args, **options)
        for a, b in zip(made, wanted, strict=True):
            np.testing.assert_allclose(a.numpy(), b, rtol=1e-12)

    one, other = ours[:2]
    check("sqrt.default", [[t.abs() for t in one]], [np.sqrt(abs(a)) for a in x])
    check("add.List", [one, other], [a + 3 * b for a, b in zip(x, y, strict=True)], alpha=3)
    check("sub.ScalarList", [one, [1.0, 2.0]], [x[0] - 1, x[1] - 2])
    check("div.Tensor", [one, Tensor(np.array(4.0))], [a / 4 for a in x])
    check("clamp_min.Scalar", [one, 0.5], [np.maximum(a, 0.5) for a in x])
    check("pow.ScalarAndTensor", [2.0, one], [2**a for a in x])
    check("lerp.Scalar", [one, other, 0.25], [a + 0.25 * (b - a) for a, b in zip(x, y, strict=True)])
    rows = list(zip(x, y, z, strict=True))
    check("addcmul.Scalar", ours, [a + 2 * b * c for a, b, c in rows], value=2)
    divided = [a + n * b / c for n, (a, b, c) in enumerate(rows)]
    check("addcdiv.ScalarList", [*ours, [0.0, 1.0]], divided)
    check("addcdiv.Tensor", [*ours, Tensor(np.array([0.0, 1.0]))], divided)
    check("zero.default", [one], [0 * a for a in x])
    check("copy.default", [one, other], y)
    for order in (1, 2, math.inf):
        check("norm.Scalar", [one, order], [np.linalg.norm(a.reshape(-1), order) for a in x])
    with pytest.raises(Lacks, match="a norm of order 3"):
        check("norm.Scalar", [one, 3], [])


def test_the_lower_bound_of_clamp_gives_way_to_the_upper_one() -> None:
    assert elementwise.clamp(Tensor([1.0, 5.0]), 4, 2).tolist() == [2, 2]


def test_erf_and_tanh_give_the_two_gelus() -> None:
    x = np.linspace(-3, 3, 13)
    exact = [0.5 * v * (1 + math.erf(v / 2**0.5)) for v in x]
    assert np.allclose(elementwise.gelu(Tensor(x)).numpy(), exact, atol=1e-6)
    tanh = 0.5 * x * (1 + np.tanh((2 / np.pi) ** 0.5 * (x + 0.044715 * x**3)))
    assert np.allclose(elementwise.gelu(Tensor(x), "tanh").numpy(), tanh, atol=1e-6)


@pytest.mark.parametrize(("start", "end", "step"), [(0, 6, 1), (1, 6, 2), (2, 2**63 - 1, 3), (-3, None, 1)])
def test_a_slice_is_replaced_as_numpy_does(start: int, end: int | None, step: int) -> None:
    whole = drawn(2, 6)
    part = drawn(*whole[:, start:end:step].shape)
    made = shape.slice_scatter(Tensor(whole), Tensor(part), 1, start, end, step).numpy()
    whole[:, start:end:step] = part
    assert np.array_equal(made, whole)


def test_strides_and_an_offset_pick_as_numpy_does() -> None:
    whole = np.arange(12.0)
    made = shape.as_strided(Tensor(whole), (2, 3), (1, 4), 1).numpy()
    assert np.array_equal(made, np.lib.stride_tricks.as_strided(whole[1:], (2, 3), (8, 32)))


def test_columns_put_back_are_summed_where_windows_overlap() -> None:
    columns = drawn(1, 4, 4)
    sizes: Any = ((3, 3), (2, 2), (1, 1), (0, 0), (1, 1))
    made = shape.col2im(Tensor(columns), *sizes).numpy()
    wanted = np.zeros((3, 3))
    for place in range(4):
        row, column = divmod(place, 2)
        wanted[row : row + 2, column : column + 2] += columns[0, :, place].reshape(2, 2)
    assert np.allclose(made[0, 0], wanted)


def test_values_sent_to_one_place_are_summed_or_the_last_stays() -> None:
    places = [Tensor([0, 2, 0])]
    start, values = Tensor([1.0, 1.0, 1.0]), Tensor([1.0, 2.0, 4.0])
    assert index.index_put(start, places, values, True).tolist() == [6, 1, 3]
    assert index.index_put(start, places, values).tolist() == [4, 1, 2]


def test_a_mask_that_says_a_size_is_refused() -> None:
    with pytest.raises(Lacks, match="a mask as index"):
        index.index(Tensor([1.0, 2.0]), [Tensor([True, False])])


def test_the_gradient_of_an_embedding_leaves_out_the_row_that_pads() -> None:
    g = drawn(4, 3)
    made = index.embedding_backward(Tensor(g), Tensor([2, 0, 2, 1]), 4, 1, False).numpy()
    assert np.allclose(made, [g[1], 0 * g[0], g[0] + g[2], 0 * g[0]])


def test_elements_in_order_go_where_a_mask_holds() -> None:
    mask = Tensor([[True, False], [False, True]])
    made = index.masked_scatter(Tensor([[1.0, 2.0], [3.0, 4.0]]), mask, Tensor([7.0, 8.0, 9.0]))
    assert made.tolist() == [[7, 2], [3, 8]]


def test_gradients_of_a_convolution_are_those_of_differences() -> None:
    x, w, g = drawn(1, 2, 4, 4), drawn(4, 1, 3, 3), drawn(1, 4, 2, 2)
    sizes: Any = ((2, 2), (1, 1), (1, 1), False, (0, 0), 2)

    def image(x: Array) -> Array:
        return conv.convolution(Tensor(x), Tensor(w), None, *sizes).numpy()

    def filters(w: Array) -> Array:
        return conv.convolution(Tensor(x), Tensor(w), None, *sizes).numpy()

    made = conv.convolution_backward(Tensor(g), Tensor(x), Tensor(w), None, *sizes, (True, True, True))
    toward_x, toward_w, toward_bias = (part.numpy() for part in made if part is not None)
    assert np.allclose(toward_x, by_differences(image, x, g), atol=1e-6)
    assert np.allclose(toward_w, by_differences(filters, w, g), atol=1e-6)
    assert np.allclose(toward_bias, g.sum((0, 2, 3)))


def test_the_gradient_of_max_pooling_goes_to_the_greatest() -> None:
    x = np.arange(16.0).reshape(1, 1, 4, 4)
    _, places = pool.max_pool2d(Tensor(x), (2, 2))
    made = pool.max_pool2d_backward(Tensor(np.ones((1, 1, 2, 2))), Tensor(x), places).numpy()
    wanted = np.zeros((4, 4))
    wanted[1::2, 1::2] = 1
    assert np.array_equal(made[0, 0], wanted)


def test_adaptive_pooling_overlaps_where_sizes_do_not_divide() -> None:
    made = pool.adaptive_avg_pool(Tensor(np.arange(5.0).reshape(1, 1, 1, 5)), (1, 3)).numpy()
    assert np.allclose(made.ravel(), [0.5, 2, 3.5])


def test_the_gradient_of_layer_norm_is_that_of_differences() -> None:
    x, w, g = drawn(2, 5), drawn(5), drawn(2, 5)

    def normed(x: Array) -> Array:
        centred = x - x.mean(-1, keepdims=True)
        return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * w

    made, mean, rstd = norm.layer_norm(Tensor(x), (5,), Tensor(w), None, 1e-5)
    assert np.allclose(made.numpy(), normed(x))
    found = norm.layer_norm_backward(
        Tensor(g), Tensor(x), (5,), mean, rstd, Tensor(w), None, (True, True, True)
    )
    assert found[0] is not None and found[2] is not None
    assert np.allclose(found[0].numpy(), by_differences(normed, x, g), atol=1e-6)
    assert np.allclose(found[2].numpy(), g.sum(0))


def test_batch_norm_keeps_the_variance_of_a_sample() -> None:
    x = drawn(6, 3)
    running = Tensor(np.zeros(3)), Tensor(np.ones(3))
    made = norm.batch_norm(Tensor(x), None, None, *running, True, 0.1, 1e-5)
    assert np.allclose(made[3].numpy(), 0.1 * x.mean(0))
    assert np.allclose(made[4].numpy(), 0.9 + 0.1 * x.var(0, ddof=1))


def test_gradients_of_attention_whose_heads_share_keys_are_those_of_differences() -> None:
    q, k, v, g = drawn(1, 2, 3, 4), drawn(1, 1, 3, 4), drawn(1, 1, 3, 4), drawn(1, 2, 3, 4)

    def attended(q: Array, k: Array, v: Array) -> Array:
        scores = q @ k.swapaxes(-2, -1) / 2 + np.triu(np.full((3, 3), -np.inf), 1)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        return weights / weights.sum(-1, keepdims=True) @ v

    out, logsumexp = attention.attention(Tensor(q), Tensor(k), Tensor(v), 0.0, True)
    assert np.allclose(out.numpy(), attended(q, k, v), atol=1e-6)
    tensors = [Tensor(part) for part in (g, q, k, v)]
    made = attention.attention_backward(*tensors, out, logsumexp, 0.0, True)
    wanted = [
        by_differences(lambda q: attended(q, k, v), q, g),
        by_differences(lambda k: attended(q, k, v), k, g),
        by_differences(lambda v: attended(q, k, v), v, g),
    ]
    for found, numbers in zip(made, wanted, strict=True):
        assert np.allclose(found.numpy(), numbers, atol=1e-5)


def test_an_image_between_its_elements_and_the_gradient() -> None:
    x, g = drawn(1, 1, 2, 3), drawn(1, 1, 4, 6)

    def resized(x: Array) -> Array:
        return resize.bilinear(Tensor(x), (4, 6), False, None).numpy()

    made = resize.bilinear_backward(Tensor(g), (4, 6), (1, 1, 2, 3), False).numpy()
    assert np.allclose(made, by_differences(resized, x, g), atol=1e-6)
    assert np.allclose(resize.nearest(Tensor(x), (4, 6), None).numpy(), x.repeat(2, 2).repeat(2, 3))


def test_spectra_and_their_inverses_have_atens_norms() -> None:
    x = drawn(3, 6)
    half = spectrum.of_reals(Tensor(x), [0, 1], 0, True)
    assert np.allclose(half.numpy(), np.fft.rfftn(x))
    assert np.allclose(spectrum.to_reals(half, [0, 1], 2, 6).numpy(), x)
    assert np.allclose(
        spectrum.transform(Tensor(x + 0j), [1], 1, False).numpy(), np.fft.ifft(x, norm="ortho")
    )


def test_bags_are_summed_without_the_row_that_pads() -> None:
    weight = drawn(4, 2)
    places, offsets = Tensor([0, 1, 1, 3]), Tensor([0, 1])
    made = sparse.embedding_bag(Tensor(weight), places, offsets, mode=1, padding_idx=3)[0].numpy()
    assert np.allclose(made, [weight[0], weight[1]])


def test_distances_between_rows() -> None:
    a = drawn(3, 2)
    wanted = [np.abs(a[i] - a[j]).max() for i, j in ((0, 1), (0, 2), (1, 2))]
    assert np.allclose(products.pdist(Tensor(a), float("inf")).numpy(), wanted)


def test_a_variance_of_one_element_is_not_a_number() -> None:
    assert np.isnan(reduce.var_correction(Tensor([[2.0]]), [1], correction=1).numpy()).all()


def test_dropout_keeps_about_the_share_and_scales_it() -> None:
    with Tensor.keyed(Tensor(np.array([1, 2], np.uint32))):
        made, kept = create.native_dropout(Tensor(np.ones(4096, np.float32)), 0.25, True)
        Tensor.realize(made, kept)
    assert abs(kept.numpy().mean() - 0.75) < 0.03
    assert set(np.unique(made.numpy())) == {np.float32(0), np.float32(1 / 0.75)}
    assert kept.dtype == dtypes.bool
