"""Convolution (convolution.py), pooling, normalization, dropout and attention against numpy loops."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tensor.ir.graph import REDUCE, toposort
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")


def random(seed: int, *shape: int) -> Any:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def units(like: Any) -> Any:
    """For each element an array in which it is 1 and all others are 0."""
    return np.eye(like.size, dtype=like.dtype).reshape(-1, *like.shape)


def convolve(x: Any, w: Any, groups: int, stride: int, dilation: int, padding: int) -> Any:
    """The definition, window by window."""
    x = np.pad(x.astype(np.float64), [(0, 0), (0, 0), (padding, padding), (padding, padding)])
    n, _, height, width = x.shape
    out, inner, kh, kw = w.shape
    rows = (height - dilation * (kh - 1) - 1) // stride + 1
    columns = (width - dilation * (kw - 1) - 1) // stride + 1
    result = np.zeros((n, out, rows, columns))
    for o, i, j in itertools.product(range(out), range(rows), range(columns)):
        first = o // (out // groups) * inner
        top, left = i * stride, j * stride
        window = x[
            :,
            first : first + inner,
            top : top + dilation * kh : dilation,
            left : left + dilation * kw : dilation,
        ]
        result[:, o, i, j] = (window[:, :, :kh, :kw] * w[o]).sum((1, 2, 3))
    return result


@pytest.mark.parametrize(
    ("groups", "stride", "dilation", "padding"),
    [(1, 1, 1, 0), (1, 2, 1, 1), (2, 1, 2, 2), (2, 3, 1, 0), (1, 2, 2, 3)],
)
def test_conv2d_agrees_with_its_definition(groups: int, stride: int, dilation: int, padding: int) -> None:
    x, w, b = random(0, 2, 4, 7, 6), random(1, 6, 4 // groups, 3, 2), random(2, 6)
    found = Tensor(x).conv2d(Tensor(w), Tensor(b), groups, stride, dilation, padding)
    expected = convolve(x, w, groups, stride, dilation, padding) + b[:, None, None]
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)


def test_conv2d_takes_images_of_any_rank_and_uneven_padding() -> None:
    x, w = random(0, 2, 3, 8), random(1, 5, 3, 3)
    found = Tensor(x).conv2d(Tensor(w))
    expected = convolve(x[:, :, None], w[:, :, None], 1, 1, 1, 0)[:, :, 0]
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)
    image, kernel = random(2, 1, 1, 4, 4), random(3, 1, 1, 2, 2)
    uneven = Tensor(image).conv2d(Tensor(kernel), padding=(1, 0, 0, 2))  # left, right, top, bottom
    padded = np.pad(image, [(0, 0), (0, 0), (0, 2), (1, 0)])
    np.testing.assert_allclose(uneven.numpy(), convolve(padded, kernel, 1, 1, 1, 0), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("stride", "padding", "extra", "groups"), [(1, 0, 0, 1), (2, 1, 1, 1), (3, 0, 2, 2)])
def test_conv_transpose2d_is_the_gradient_of_conv2d(
    stride: int, padding: int, extra: int, groups: int
) -> None:
    y, w = random(0, 2, 4, 3, 4), random(1, 4, 3 // groups + 1, 3, 2)
    found = Tensor(y).conv_transpose2d(
        Tensor(w), groups=groups, stride=stride, padding=padding, output_padding=extra
    )
    x = Tensor.zeros(2, w.shape[1] * groups, *found.shape[2:]) + 0
    forward = x.conv2d(Tensor(w), groups=groups, stride=stride, padding=padding)
    (back,) = forward.gradient(x, gradient=Tensor(y))
    np.testing.assert_allclose(found.numpy(), back.numpy(), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("channels", "kernel", "groups", "stride", "dilation", "padding"),
    [
        ((3, 2), 3, 1, 1, 1, 1), ((4, 6), 3, 2, 1, 1, 0), ((5, 5), 3, 5, 1, 1, 1), ((2, 3), 2, 1, 1, 2, 2),
        ((1, 2), 3, 1, 1, 1, 3), ((2, 1), 1, 1, 1, 1, 0), ((2, 2), 5, 1, 1, 1, 2), ((2, 3), 3, 1, 2, 1, 1),
        ((4, 2), 4, 2, 2, 1, 1), ((3, 3), 5, 3, 3, 1, 1), ((2, 2), 3, 1, 2, 2, 2), ((2, 1), 4, 1, 3, 1, 0),
    ],
)  # fmt: skip
def test_the_gradients_of_a_convolution_agree_with_its_definition(
    channels: tuple[int, int], kernel: int, groups: int, stride: int, dilation: int, padding: int
) -> None:
    """It is linear in image and weights: what an element gets is what an image of that element alone gives
    times the gradient."""
    how = groups, stride, dilation, padding
    x = random(0, 2, channels[0], 7, 5)
    w = random(1, channels[1], channels[0] // groups, kernel, kernel)
    b, shape = random(2, channels[1]), convolve(x, w, *how).shape
    g = random(3, *shape)
    image, weight, bias = (Tensor(each, requires_grad=True) for each in (x, w, b))
    made = image.conv2d(weight, bias, *how)
    found = made.gradient(image, weight, bias, gradient=Tensor(g))
    wanted = [np.vdot(convolve(alone, w, *how), g) for alone in units(x)]
    np.testing.assert_allclose(found[0].numpy().ravel(), wanted, rtol=1e-3, atol=1e-4)
    wanted = [np.vdot(convolve(x, alone, *how), g) for alone in units(w)]
    np.testing.assert_allclose(found[1].numpy().ravel(), wanted, rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(found[2].numpy(), g.sum((0, 2, 3)), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("stride", [1, 2])
def test_the_gradient_toward_an_image_is_a_convolution_that_stores_no_windows(stride: int) -> None:
    image, weight = Tensor.zeros(2, 8, 16, 16), Tensor.zeros(8, 8, 3, 3)
    made = image.conv2d(weight, padding=1, stride=stride)
    toward = made.gradient(image, gradient=Tensor.ones(*made.shape))[0]
    summed = [node for node in toposort(toward.node) if node.op in REDUCE]
    assert [node.size for node in summed] == [image.numel()]


def test_gradients_of_convolution() -> None:
    check_gradient(
        lambda x, w: x.conv2d(w, stride=2, padding=1), random(0, 1, 2, 4, 4), random(1, 2, 2, 3, 3)
    )
    check_gradient(lambda x, w: x.conv2d(w, groups=2), random(0, 1, 2, 3, 3), random(1, 2, 1, 2, 2))


def pooled(x: Any, k: int, stride: int, padding: int, fill: float, function: Any) -> Any:
    x = np.pad(x, [(0, 0), (padding, padding), (padding, padding)], constant_values=fill)
    rows, columns = ((n - k) // stride + 1 for n in x.shape[1:])
    result = np.zeros((x.shape[0], rows, columns))
    for i, j in itertools.product(range(rows), range(columns)):
        window = x[:, i * stride : i * stride + k, j * stride : j * stride + k]
        result[:, i, j] = function(window.reshape(len(x), -1), axis=1)
    return result


@pytest.mark.parametrize(("k", "stride", "padding"), [(2, 2, 0), (3, 2, 1), (3, 1, 1)])
def test_pooling_agrees_with_its_definition(k: int, stride: int, padding: int) -> None:
    x = random(0, 2, 7, 8)
    best = Tensor(x).max_pool2d(k, stride, padding=padding)
    assert isinstance(best, Tensor)
    np.testing.assert_array_equal(
        best.numpy(), pooled(x, k, stride, padding, -np.inf, np.max).astype(np.float32)
    )
    mean = Tensor(x).avg_pool2d(k, stride, padding=padding)
    np.testing.assert_allclose(mean.numpy(), pooled(x, k, stride, padding, 0, np.mean), rtol=1e-5, atol=1e-6)
    without = Tensor(x).avg_pool2d(k, stride, padding=padding, count_include_pad=False)
    expected = pooled(x, k, stride, padding, np.nan, np.nanmean)
    np.testing.assert_allclose(without.numpy(), expected, rtol=1e-5, atol=1e-6)


def test_ceil_mode_adds_a_window_that_starts_inside() -> None:
    x = Tensor([[1.0, 2.0, 3.0, 4.0, 5.0]]).reshape(1, 1, 5)
    best = x.max_pool2d((1, 2), ceil_mode=True)
    assert isinstance(best, Tensor)
    assert best.tolist() == [[[2.0, 4.0, 5.0]]]
    assert x.avg_pool2d((1, 2), ceil_mode=True).tolist() == [[[1.5, 3.5, 5.0]]]
    padded = x.avg_pool2d((1, 4), stride=(1, 2), padding=(0, 1), ceil_mode=True)
    assert padded.tolist() == [[[1.5, 3.5, 3.0]]]  # the last window holds 4, 5 and one zero of padding


def windows_of(n: int, k: int, stride: int, padding: int, dilation: int) -> list[list[int]]:
    """Positions of the windows of torch's ceil mode: one more where the last would leave elements out, unless
    it would start in the padding behind."""
    reach = dilation * (k - 1) + 1
    count = -(-(n + 2 * padding - reach) // stride) + 1
    if (count - 1) * stride >= n + padding:
        count -= 1
    starts = [i * stride - padding for i in range(count)]
    return [[start + dilation * j for j in range(k)] for start in starts]


@pytest.mark.parametrize("stride", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("k", "padding", "dilation"), [(2, 1, 1), (3, 1, 1), (3, 0, 2), (4, 2, 1), (3, 1, 2)]
)
def test_ceil_mode_with_padding_agrees_with_its_definition(
    k: int, padding: int, dilation: int, stride: int
) -> None:
    for n in range(5, 10):
        x = random(n, 1, 1, n)
        found = Tensor(x).max_pool2d((k,), stride, dilation, padding, ceil_mode=True, return_indices=True)
        windows = [
            [i for i in window if 0 <= i < n] for window in windows_of(n, k, stride, padding, dilation)
        ]
        assert found[0].tolist() == [[[x[0, 0, window].max() for window in windows]]]  # type: ignore[index]
        assert found[1].tolist() == [[[max(w, key=lambda i: x[0, 0, i]) for w in windows]]]  # type: ignore[index]


def test_max_pool2d_says_where_the_maxima_are() -> None:
    x = Tensor([[1.0, 9.0, 2.0, 2.0], [3.0, 4.0, 2.0, 1.0]])
    found = x.max_pool2d(2, return_indices=True)
    assert isinstance(found, tuple)
    assert found[0].tolist() == [[9.0, 2.0]]
    assert found[1].tolist() == [[1, 2]]


def test_gradients_of_pooling_and_normalization() -> None:
    x = random(0, 2, 4, 4)
    check_gradient(lambda t: _single(t.max_pool2d(2)), x)
    check_gradient(lambda t: t.avg_pool2d(3, 1, padding=1), x)
    check_gradient(lambda t: t.layernorm(), x[0])
    check_gradient(lambda t: t.layernorm((0, 1)), x[0])


def _single(found: Tensor | tuple[Tensor, Tensor]) -> Tensor:
    assert isinstance(found, Tensor)
    return found


def test_layernorm_and_batchnorm() -> None:
    x = random(0, 3, 5)
    expected = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
    np.testing.assert_allclose(Tensor(x).layernorm().numpy(), expected, rtol=1e-4, atol=1e-5)
    weight, bias, mean, scale = (random(i, 5) for i in range(1, 5))
    found = Tensor(x).batchnorm(Tensor(weight), Tensor(bias), Tensor(mean), Tensor(scale))
    np.testing.assert_allclose(found.numpy(), (x - mean) * scale * weight + bias, rtol=1e-4, atol=1e-5)


def test_dropout_drops_in_training_only() -> None:
    x = Tensor.ones(2000)
    assert x.dropout(0.5) is x
    with Tensor.train():
        dropped = x.dropout(0.25).numpy()
        assert x.dropout(1.0).numpy().max() == 0
    assert not Tensor.training
    assert set(np.unique(dropped)) == {np.float32(0), np.float32(1 / 0.75)}
    assert abs((dropped == 0).mean() - 0.25) < 0.04
    with pytest.raises(ValueError, match=r"dropout: p 2; allowed is 0\.\.1"):
        x.dropout(2)


@pytest.mark.parametrize("is_causal", [False, True])
def test_attention_agrees_with_its_definition(is_causal: bool) -> None:
    q, k, v = random(0, 2, 3, 4, 8), random(1, 2, 3, 4, 8), random(2, 2, 3, 4, 8)
    scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(8)
    if is_causal:
        scores = np.where(np.tril(np.ones((4, 4), bool)), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = weights / weights.sum(-1, keepdims=True) @ v
    found = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), is_causal=is_causal)
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)
    mask = Tensor(np.tril(np.ones((4, 4), bool)))
    masked = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), attn_mask=mask)
    if is_causal:
        np.testing.assert_allclose(masked.numpy(), expected, rtol=1e-4, atol=1e-5)


def test_grouped_heads_repeat() -> None:
    q, k, v = random(0, 4, 2, 8), random(1, 2, 2, 8), random(2, 2, 2, 8)
    found = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), enable_gqa=True)
    wide = Tensor(q).scaled_dot_product_attention(Tensor(k.repeat(2, 0)), Tensor(v.repeat(2, 0)))
    np.testing.assert_array_equal(found.numpy(), wide.numpy())


def test_gradient_of_attention() -> None:
    check_gradient(
        lambda q, k, v: q.scaled_dot_product_attention(k, v, is_causal=True),
        random(0, 1, 3, 4),
        random(1, 1, 3, 4),
        random(2, 1, 3, 4),
    )


def test_sequential_applies_in_turn() -> None:
    assert Tensor([-1.0, 4.0]).sequential([Tensor.relu, Tensor.sqrt, lambda x: x + 1]).tolist() == [1.0, 3.0]


def test_what_does_not_fit_is_named() -> None:
    x = Tensor.zeros(1, 3, 4, 4)
    with pytest.raises(
        ValueError, match=r"conv2d: image \(1, 3, 4, 4\) with weight \(2, 5, 3, 3\) in 1 groups"
    ):
        x.conv2d(Tensor.zeros(2, 5, 3, 3))
    with pytest.raises(ValueError, match=r"conv2d: kernel \(5, 5\) does not fit the padded image \(4, 4\)"):
        x.conv2d(Tensor.zeros(2, 3, 5, 5))
    with pytest.raises(ValueError, match=r"max_pool2d: \(1, 2, 3\) for 2 axes; give one number or 2"):
        x.max_pool2d(2, stride=(1, 2, 3))
    with pytest.raises(ValueError, match="give is_causal or attn_mask, not both"):
        x.scaled_dot_product_attention(x, x, attn_mask=x, is_causal=True)


def test_dropout_after_realizing_is_refused_and_before_it_agrees_with_the_forward_pass() -> None:
    w = Tensor.full((64,), 3.0, requires_grad=True)
    with Tensor.train():
        dropped = w.dropout(0.5)
        loss = dropped.sum()
        (toward,) = loss.gradient(w)
        loss.realize(toward)
        np.testing.assert_array_equal(toward.numpy() * 3, dropped.numpy())
        with pytest.raises(RuntimeError, match="was overwritten after it was made"):
            loss.backward()


def test_a_bias_of_halves_is_added_before_the_sum_is_rounded() -> None:
    """2049 is no float16: rounded first it is 2048, and 2048 + 3 is 2051, of which 2052 is left."""
    ones, bias = Tensor.ones(1, 2, dtype="float16"), Tensor([3.0], dtype="float16")
    weight = Tensor([[2048.0], [1.0]], dtype="float16")
    assert ones.linear(weight, bias).tolist() == [[2052.0]]
    exact = Tensor([[2048.0], [1.0]], dtype="float16") * 1
    assert (ones @ exact).tolist() == [[2048.0]]
    small = Tensor([-1.0], dtype="float16")
    assert ones.linear(weight, small).tolist() == [[2048.0]]
    image, taps = ones.reshape(1, 2, 1), weight.reshape(1, 2, 1)
    three = Tensor([1.0], dtype="float16")
    assert image.conv2d(taps, three).tolist() == [[[2050.0]]]


@pytest.mark.parametrize("dilation", [1, 2])
def test_padding_same_keeps_the_size_and_puts_the_odd_one_behind(dilation: int) -> None:
    x, weight = Tensor.arange(6).float().reshape(1, 1, 6), Tensor([[[1.0, 10.0]]])
    found = x.conv2d(weight, padding="same", dilation=dilation).numpy()[0, 0]
    rows = np.pad(np.arange(6.0), (dilation // 2, dilation - dilation // 2))
    np.testing.assert_array_equal(found, rows[:6] + 10 * rows[dilation : 6 + dilation])
    assert x.conv2d(weight, padding="valid").shape == (1, 1, 5)
    with pytest.raises(ValueError, match="conv2d: padding 'same' with stride"):
        x.conv2d(weight, padding="same", stride=2)


def test_no_images_are_no_images_after_a_transposed_convolution() -> None:
    made = Tensor.zeros(0, 4, 8, 8).conv_transpose2d(Tensor.ones(4, 6, 3, 3), stride=2)
    assert made.numpy().shape == (0, 6, 17, 17)
