"""Images in other sizes: by formulas in numpy, and by torch where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
IMAGE = np.random.default_rng(2).standard_normal((2, 3, 4, 5))


def test_nearest_pixels_are_those_below_or_around() -> None:
    row = Tensor([10.0, 20.0, 30.0])
    assert row.interpolate((6,), "nearest").tolist() == [10, 10, 20, 20, 30, 30]
    assert row.interpolate((2,), "nearest").tolist() == [10, 20]
    assert row.interpolate((2,), "nearest-exact").tolist() == [10, 30]
    assert Tensor([1, 2]).interpolate((4,), "nearest").tolist() == [1, 1, 2, 2]


@pytest.mark.parametrize("count", [1, 2, 4, 7])
@pytest.mark.parametrize("aligned", [False, True])
def test_linear_interpolation_is_numpys_between_centres(count: int, aligned: bool) -> None:
    row = np.array([1.0, 4.0, -2.0, 0.5])
    place = np.arange(count)
    spread = place * 3 / max(1, count - 1) if aligned else (place + 0.5) * 4 / count - 0.5
    made = Tensor(row).interpolate((count,), "linear", align_corners=aligned)
    np.testing.assert_allclose(made.numpy(), np.interp(spread, np.arange(4), row), atol=1e-12)


def test_a_cubic_curve_goes_through_the_pixels_and_keeps_a_line() -> None:
    row = np.array([1.0, 4.0, -2.0, 0.5])
    made = Tensor(row).interpolate((10,), "cubic", align_corners=True).numpy()
    np.testing.assert_allclose(made[::3], row, atol=1e-12)
    # Keys' kernel with a = -0.75 at a half: weights -3/32, 19/32, 19/32, -3/32
    middle = Tensor(row).interpolate((7,), "cubic", align_corners=True).numpy()[3]
    np.testing.assert_allclose(middle, (-3 * 1 + 19 * 4 + 19 * -2 - 3 * 0.5) / 32)


def test_integers_are_rounded_and_area_takes_means() -> None:
    assert Tensor(np.array([0, 255], np.uint8)).interpolate((3,), "linear").tolist() == [0, 128, 255]
    assert Tensor([1.0, 2.0, 6.0]).interpolate((2,), "area").tolist() == [1.5, 4.0]


@pytest.mark.parametrize("how", ["avg", "max"])
def test_pieces_are_as_even_as_can_be(how: str) -> None:
    made = getattr(Tensor(IMAGE), f"adaptive_{how}_pool2d")((2, 3)).numpy()
    reduce = np.mean if how == "avg" else np.max
    for i, (top, bottom) in enumerate(((0, 2), (2, 4))):
        for j, (left, right) in enumerate(((0, 2), (1, 4), (3, 5))):
            expected = reduce(IMAGE[..., top:bottom, left:right], axis=(-2, -1))
            np.testing.assert_allclose(made[..., i, j], expected)
    assert getattr(Tensor(IMAGE), f"adaptive_{how}_pool2d")((None, 1)).shape == (2, 3, 4, 1)


def test_unpooling_puts_the_greatest_back() -> None:
    image = Tensor(IMAGE[:, :, :, :4])
    pooled, places = image.max_pool2d(return_indices=True)
    made = pooled.max_unpool2d(places).numpy()
    assert made.shape == image.shape
    np.testing.assert_array_equal(made, np.where(made != 0, image.numpy(), 0))
    np.testing.assert_array_equal(np.sort(made[made != 0]), np.sort(pooled.numpy().ravel()))
    wide, places = Tensor(IMAGE).max_pool2d(return_indices=True)
    assert wide.max_unpool2d(places, output_size=IMAGE.shape).shape == IMAGE.shape


def test_convolutions_of_one_and_three_axes() -> None:
    row, taps = Tensor([[[1.0, 2.0, 3.0, 4.0]]]), Tensor([[[1.0, 10.0]]])
    assert row.conv1d(taps).tolist() == [[[21, 32, 43]]]
    assert row[0].conv1d(taps, stride=2).tolist() == [[21, 43]]
    assert row.conv_transpose1d(taps).tolist() == [[[1, 12, 23, 34, 40]]]
    cube = Tensor(IMAGE[:, :1, None, :2, :2])
    assert cube.conv3d(Tensor.ones(1, 1, 1, 2, 2)).shape == (2, 1, 1, 1, 1)
    assert cube.conv_transpose3d(Tensor.ones(1, 2, 2, 2, 2)).shape == (2, 2, 2, 3, 3)
    with pytest.raises(ValueError, match=r"conv1d: image \(2, 1, 1, 2, 2\)"):
        cube.conv1d(taps)


def test_pooling_of_one_and_three_axes() -> None:
    row = Tensor([[[1.0, 3.0, 2.0, 5.0]]])
    assert row.max_pool1d(2).tolist() == [[[3, 5]]]
    assert row.avg_pool1d(2, 1).tolist() == [[[2, 2.5, 3.5]]]
    assert (
        Tensor(IMAGE[None]).max_pool3d(2).shape == Tensor(IMAGE[None]).avg_pool3d(2).shape == (1, 2, 1, 2, 2)
    )


def test_channels_become_pixels_and_back() -> None:
    channels = Tensor(np.arange(16).reshape(1, 4, 2, 2))
    pixels = channels.pixel_shuffle(2)
    assert pixels.tolist()[0][0][0] == [0, 4, 1, 5]
    assert pixels.pixel_unshuffle(2).tolist() == channels.tolist()
    assert channels.channel_shuffle(2)[0, :, 0, 0].tolist() == [0, 8, 4, 12]


def test_gradients_of_images() -> None:
    image = IMAGE[0, :1]
    for mode in ("nearest", "bilinear", "bicubic", "area"):
        check_gradient(lambda x, mode=mode: x.interpolate((3, 7), mode), image)
    check_gradient(lambda x: x.interpolate((2, 2), "bilinear", antialias=True), image)


def test_mistakes_are_told() -> None:
    image = Tensor(IMAGE)
    with pytest.raises(ValueError, match="interpolate: mode 'sinc'; allowed are 'nearest'"):
        image.interpolate((2, 2), "sinc")
    with pytest.raises(ValueError, match="give one of them"):
        image.interpolate()
    with pytest.raises(ValueError, match="'trilinear' of 2 axes; allowed are 3"):
        image.interpolate((2, 2), "trilinear")
    with pytest.raises(ValueError, match="allowed is 1 or more on each axis"):
        image.interpolate((0, 2))


@pytest.mark.conformance
@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear", "bicubic", "area"])
@pytest.mark.parametrize("options", [{}, {"align_corners": True}, {"antialias": True}])
@pytest.mark.parametrize("size", [{"size": (7, 3)}, {"scale_factor": (1.7, 0.6)}])
def test_every_mode_is_torchs(mode: str, options: Any, size: Any) -> None:
    torch = pytest.importorskip("torch")
    if options and not mode.startswith("bi"):
        pytest.skip("only for modes with weights")
    expected = torch.nn.functional.interpolate(torch.tensor(IMAGE), mode=mode, **size, **options)
    made = Tensor(IMAGE).interpolate(mode=mode, **size, **options)
    np.testing.assert_allclose(made.numpy(), expected.numpy(), atol=1e-6)


def test_the_greatest_of_each_piece_tells_where_it_was() -> None:
    x = np.array([[[4.0, 1.0, 7.0, 7.0, 0.0], [9.0, 2.0, 3.0, 5.0, 6.0]]])
    best, places = Tensor(x).adaptive_max_pool2d((1, 2), return_indices=True)
    assert (best.tolist(), places.tolist()) == ([[[9, 7]]], [[[5, 2]]])
    best, places = Tensor(x).adaptive_max_pool1d(3, True)
    assert best.tolist() == [[[4, 7, 7], [9, 5, 6]]] and places.tolist() == [[[0, 2, 3], [0, 3, 4]]]


def test_every_element_put_back_has_the_gradient_of_its_place() -> None:
    x, places = Tensor([[1.0, 2.0, 3.0]], requires_grad=True), Tensor([[4, 0, 4]])
    made = x.max_unpool1d(places, 2)
    assert made.tolist() == [[2, 0, 0, 0, 3, 0]]
    (toward,) = made.gradient(x, gradient=Tensor([[10.0, 11.0, 12.0, 13.0, 14.0, 15.0]]))
    assert toward.tolist() == [[14, 10, 14]]


def test_a_scale_is_kept_or_made_of_the_sizes_again() -> None:
    x = Tensor([[[0.0, 10.0, 20.0]]])
    kept, again = (x.interpolate(scale_factor=1.5, recompute_scale_factor=how) for how in (False, True))
    np.testing.assert_allclose(kept.numpy(), [[[0, 5, 35 / 3, 55 / 3]]], atol=1e-5)  # (i + 0.5) / 1.5 - 0.5
    np.testing.assert_allclose(again.numpy(), [[[0, 6.25, 13.75, 20]]], atol=1e-5)  # (i + 0.5) * 3 / 4 - 0.5


@pytest.mark.parametrize("size", [(10, 9), (40, 70)])
@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
@pytest.mark.parametrize(("aligned", "antialias"), [(False, False), (True, False), (False, True)])
def test_images_of_bytes_are_torchs_bit_by_bit(
    size: tuple[int, int], mode: str, aligned: bool, antialias: bool
) -> None:
    torch = pytest.importorskip("torch")
    image = np.random.default_rng(0).integers(0, 256, (1, 2, 33, 64), dtype=np.uint8)
    wanted = torch.nn.functional.interpolate(
        torch.tensor(image), size=size, mode=mode, align_corners=aligned, antialias=antialias
    )
    found = Tensor(image).interpolate(size, mode, aligned, antialias=antialias)
    assert np.array_equal(found.numpy(), wanted.numpy())
