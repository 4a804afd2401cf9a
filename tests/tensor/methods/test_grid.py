"""Images at places between pixels: values by hand and by numpy, gradients by finite differences."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
ROW = np.array([[[[0.0, 1.0, 4.0, 9.0]]]])  # one image of one row, whose pixels stand at -3/4, -1/4, 1/4, 3/4


def read(at: list[float], **options: object) -> list[float]:
    places = np.array([[[[x, 0.0] for x in at]]])
    found: list[float] = Tensor(ROW).grid_sample(Tensor(places), **options).flatten().tolist()  # type: ignore[arg-type]
    return found


def test_a_place_between_pixels_is_their_share() -> None:
    assert read([-0.75, 0.0, 0.5]) == [0, 2.5, 6.5]
    assert read([-1.0, 1 / 3, 1.0], align_corners=True) == pytest.approx([0, 4, 9])
    assert read([-0.7, 0.1, 0.6], mode="nearest") == [0, 4, 9]
    assert read([0.0], mode="bicubic") == [(-0.75 * (0 + 9) + 4.75 * (1 + 4)) / 8]  # Keys' weights half way


def test_what_lies_outside_is_0_or_the_border_or_mirrored() -> None:
    assert read([1.0, 1.25, 3.0]) == [4.5, 0, 0]
    assert read([1.0, 1.25, 3.0], padding_mode="border") == [9, 9, 9]
    assert read([1.0, 1.25, 2.75, -1.5], padding_mode="reflection") == [9, 9, 0, 0.5]
    assert read([5 / 3], padding_mode="reflection", align_corners=True) == pytest.approx([4])


def test_volumes_are_read_too_and_a_matrix_makes_places() -> None:
    volume = np.random.default_rng(3).normal(size=(1, 2, 2, 3, 4))
    for aligned in (False, True):
        here = Tensor(np.eye(3, 4)[None]).affine_grid(volume.shape, aligned)
        np.testing.assert_allclose(Tensor(volume).grid_sample(here, align_corners=aligned).numpy(), volume)
    turned = Tensor(np.array([[[0.0, 1, 0], [1, 0, 0]]])).affine_grid((1, 1, 3, 3))
    image = np.arange(9.0).reshape(1, 1, 3, 3)
    np.testing.assert_allclose(Tensor(image).grid_sample(turned).numpy(), image.swapaxes(2, 3))


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_gradients_flow_to_images_and_places(mode: str) -> None:
    rng = np.random.default_rng(5)
    image, places = rng.normal(size=(1, 2, 3, 4)), rng.uniform(-0.6, 0.6, (1, 2, 2, 2))
    check_gradient(lambda x: x.grid_sample(Tensor(places), mode), image, tolerance=1e-5)
    check_gradient(lambda x: Tensor(image).grid_sample(x, mode), places, tolerance=1e-5)


def test_mistakes_are_told() -> None:
    image = Tensor.zeros(1, 1, 2, 2)
    with pytest.raises(ValueError, match=r"grid_sample: image \(1, 1, 2, 2\) at places \(2, 3, 3, 2\)"):
        image.grid_sample(Tensor.zeros(2, 3, 3, 2))
    with pytest.raises(ValueError, match="grid_sample: mode 'cubic' of 2 axes; allowed are 'bilinear'"):
        image.grid_sample(Tensor.zeros(1, 3, 3, 2), "cubic")
    with pytest.raises(ValueError, match="grid_sample: padding_mode 'wrap'; allowed are 'zeros'"):
        image.grid_sample(Tensor.zeros(1, 3, 3, 2), padding_mode="wrap")
    with pytest.raises(ValueError, match=r"affine_grid: matrices \(2, 3\) for images"):
        Tensor.zeros(2, 3).affine_grid((1, 1, 2, 2))
