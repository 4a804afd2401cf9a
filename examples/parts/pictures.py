"""Pictures in and out of files, by the pillow library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def pillow(file: Path) -> Any:
    """The library, for a picture in `file`."""
    try:
        from PIL import Image
    except ModuleNotFoundError as error:
        raise ValueError(
            f"{file}: pictures need the pillow library: pip install 'doorbell[vision]'"
        ) from error
    return Image


def opened(file: Path) -> Any:
    """A picture of three colours, as the library has it."""
    with pillow(file).open(file) as found:
        return found.convert("RGB")


def array_of(picture: Any) -> Array:
    """A picture of the library as float32 (1, 3, h, w) in 0..1."""
    return np.asarray(picture, np.float32).transpose(2, 0, 1)[None] / 255


def picture_of(pixels: Array, scale: int = 1) -> Any:
    """A picture of the library of pixels (1 or 3, h, w) in 0..1, each repeated `scale` times."""
    whole = (pixels * 255).round().clip(0, 255).astype(np.uint8).repeat(scale, 1).repeat(scale, 2)
    return pillow(Path()).fromarray(np.broadcast_to(whole, (3, *whole.shape[1:])).transpose(1, 2, 0).copy())


def save_grid(file: Path, pictures: Sequence[Any], columns: int) -> None:
    """Pictures of the library, all of one size, row by row in one file."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    whole = pillow(file).new("RGB", (min(columns, len(pictures)) * width, rows * height))
    for i, picture in enumerate(pictures):
        whole.paste(picture, (i % columns * width, i // columns * height))
    whole.save(file)
