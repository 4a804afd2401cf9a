"""Convolution layers; the arithmetic itself is tested with Tensor.conv2d."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")


def test_conv2d_calls_the_convolution_with_its_settings() -> None:
    layer = nn.Conv2d(4, 6, 3, stride=2, padding=1, groups=2)
    x = Tensor.rand(2, 4, 7, 7).realize()
    assert layer.weight.shape == (6, 2, 3, 3)
    expected = x.conv2d(layer.weight, layer.bias, 2, 2, 1, 1)
    assert layer(x).tolist() == expected.tolist()
    assert nn.Conv2d(1, 1, (2, 3), bias=False).weight.shape == (1, 1, 2, 3)


@pytest.mark.parametrize(("kernel", "dilation"), [(3, 1), (2, 1), ((4, 3), 2)])
def test_same_padding_keeps_the_image(kernel: int | tuple[int, int], dilation: int) -> None:
    layer = nn.Conv2d(1, 1, kernel, padding="same", dilation=dilation)
    assert layer(Tensor.ones(1, 1, 8, 9)).shape == (1, 1, 8, 9)


@pytest.mark.parametrize("rank", [1, 3])
def test_sequences_and_volumes_are_convolved_and_the_transpose_is_the_gradient(rank: int) -> None:
    rng = np.random.default_rng(rank)
    layer = getattr(nn, f"Conv{rank}d")(2, 3, 2, bias=False)
    weight = layer.weight.numpy()
    x = rng.normal(size=(1, 2, *(4,) * rank)).astype(np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(x, (2,) * rank, tuple(range(2, rank + 2)))
    taps = tuple(range(-rank, 0))
    expected = np.tensordot(windows[0], weight, ((0, *taps), (1, *taps)))
    np.testing.assert_allclose(
        layer(Tensor(x)).numpy()[0], np.moveaxis(expected, -1, 0), rtol=1e-4, atol=1e-5
    )
    back = getattr(nn, f"ConvTranspose{rank}d")(3, 2, 2, bias=False)
    back.weight.assign(layer.weight.detach())
    y = rng.normal(size=(1, 3, *(3,) * rank)).astype(np.float32)
    (toward,) = (layer(given := Tensor(x)) * Tensor(y)).sum().gradient(given)
    np.testing.assert_allclose(back(Tensor(y)).numpy(), toward.numpy(), rtol=1e-4, atol=1e-5)
    assert back(Tensor(y[0])).shape == toward.shape[1:]


def test_a_mode_of_padding_copies_the_image() -> None:
    layer = nn.Conv1d(1, 1, 3, padding=1, padding_mode="circular", bias=False)
    layer.weight.assign(Tensor([[[1.0, 0.0, 0.0]]]))
    assert layer(Tensor([[[1.0, 2.0, 3.0]]])).tolist() == [[[3.0, 1.0, 2.0]]]


def test_conv_transpose2d_enlarges() -> None:
    layer = nn.ConvTranspose2d(4, 3, 3, stride=2, padding=1, output_padding=1)
    assert layer.weight.shape == (4, 3, 3, 3)
    assert layer(Tensor.ones(1, 4, 5, 6)).shape == (1, 3, 10, 12)


def test_a_size_of_the_larger_image_may_be_asked_for() -> None:
    """That torch's formula reaches: from (n - 1) * stride - 2 * padding + dilation * (k - 1) + 1 on, one
    stride far."""
    layer = nn.ConvTranspose2d(3, 2, 3, stride=2)
    assert layer(Tensor.ones(1, 3, 4, 4), output_size=(10, 9)).shape == (1, 2, 10, 9)
    assert layer(Tensor.ones(1, 3, 4, 4), output_size=Tensor.ones(1, 2, 9, 10).size()).shape == (1, 2, 9, 10)
    with pytest.raises(ValueError, match=r"output_size \(11, 9\); allowed is from \(9, 9\) to \(10, 10\)"):
        layer(Tensor.ones(1, 3, 4, 4), output_size=(11, 9))


LAYERS = {
    "Conv1d": ((3, 6, 3), (0, 3, 8)), "Conv2d": ((3, 6, 3, 2, 1), (0, 3, 8, 8)),
    "ConvTranspose2d": ((3, 6, 3, 2), (0, 3, 4, 4)), "Linear": ((3, 2), (0, 3)), "LSTM": ((3, 2), (2, 0, 3)),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYERS)
def test_an_empty_batch_has_gradients_of_zeros(name: str) -> None:
    settings, shape = LAYERS[name]
    layer, x = getattr(nn, name)(*settings), Tensor.zeros(*shape, requires_grad=True)
    made = layer(x)
    (made[0] if isinstance(made, tuple) else made).sum().backward()
    for each in (x, *layer.parameters()):
        assert each.grad is not None and each.grad.shape == each.shape
        assert not each.grad.numpy().any()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"output_padding": 1}, r"output_padding \(1, 1\) with stride \(1, 1\) and dilation \(1, 1\)"),
        ({"stride": 2, "output_padding": -1}, r"output_padding \(-1, -1\) with stride \(2, 2\)"),
        ({"padding": 5}, r"kernel \(3, 3\) and padding 5 make an image of \(-4, -4\); allowed is 1 or more"),
        ({"bias": Tensor.ones(3)}, r"bias \(3,\); allowed is \(2,\)"),
    ],
)
def test_what_no_transposed_convolution_can_make_is_told(settings: Any, told: str) -> None:
    with pytest.raises(ValueError, match=f"conv_transpose2d: .*{told}"):
        Tensor.ones(1, 3, 4, 4).conv_transpose2d(Tensor.ones(3, 2, 3, 3), **settings)


def test_settings_that_do_not_fit_are_named() -> None:
    with pytest.raises(ValueError, match="Conv2d: 3 and 4 channels do not divide into 2 groups"):
        nn.Conv2d(3, 4, 3, groups=2)
    with pytest.raises(ValueError, match="Conv2d: padding 'same' with stride 2; allowed is stride 1"):
        nn.Conv2d(1, 1, 3, stride=2, padding="same")
    with pytest.raises(ValueError, match="Conv2d: padding 'most'; allowed are numbers, 'same' and 'valid'"):
        nn.Conv2d(1, 1, 3, padding="most")
    with pytest.raises(ValueError, match="Conv3d: kernel_size \\(2, 2\\); allowed are one number or 3"):
        nn.Conv3d(1, 1, (2, 2))
    with pytest.raises(ValueError, match="Conv1d: padding_mode 'wrap'; allowed are 'zeros'"):
        nn.Conv1d(1, 1, 3, padding_mode="wrap")
