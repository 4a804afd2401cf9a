"""Convolution layers; the arithmetic itself is tested with Tensor.conv2d."""

from __future__ import annotations

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


def test_conv_transpose2d_enlarges() -> None:
    layer = nn.ConvTranspose2d(4, 3, 3, stride=2, padding=1, output_padding=1)
    assert layer.weight.shape == (4, 3, 3, 3)
    assert layer(Tensor.ones(1, 4, 5, 6)).shape == (1, 3, 10, 12)


def test_settings_that_do_not_fit_are_named() -> None:
    with pytest.raises(ValueError, match="Conv2d: 3 and 4 channels do not divide into 2 groups"):
        nn.Conv2d(3, 4, 3, groups=2)
    with pytest.raises(ValueError, match="Conv2d: padding 'same' with stride 2; allowed is stride 1"):
        nn.Conv2d(1, 1, 3, stride=2, padding="same")
    with pytest.raises(ValueError, match="Conv2d: padding 'valid'; allowed are numbers and 'same'"):
        nn.Conv2d(1, 1, 3, padding="valid")
