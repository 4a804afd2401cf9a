"""What the examples learn from: scikit-learn's bundled digits, and text on this disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def digits() -> tuple[Array, Array, Array, Array]:
    """Training images and labels, held-out images and labels: float32 (n, 1, 8, 8) in 0..1, int32 (n,). Every
    fifth image is held out."""
    from sklearn.datasets import load_digits

    images, labels = load_digits(return_X_y=True)
    x, y = (images / 16).astype(np.float32).reshape(-1, 1, 8, 8), labels.astype(np.int32)
    held_out = np.arange(len(x)) % 5 == 0
    return x[~held_out], y[~held_out], x[held_out], y[held_out]


def enlarged(images: Array, size: int) -> Array:
    """Images (n, 1, h, w) with each pixel repeated, as (n, 3, size, size)."""
    times = size // images.shape[-1]
    return images.repeat(times, 2).repeat(times, 3).repeat(3, 1)


def moved(rng: np.random.Generator, images: Array, labels: Array) -> tuple[Array, Array]:
    """Each image moved by up to one pixel either way."""
    padded = np.pad(images, ((0, 0), (0, 0), (1, 1), (1, 1)))
    height, width = images.shape[2:]
    places = rng.integers(0, 3, (len(images), 2))
    rows = [image[:, i : i + height, j : j + width] for image, (i, j) in zip(padded, places, strict=True)]
    return np.stack(rows), labels


def text(path: Path | None) -> str:
    """A file's text; without one, that of the documentation beside these examples."""
    if path is not None:
        return path.read_text(encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    pages = sorted((root / "docs").glob("*.md"))
    if not pages:
        raise ValueError("there is no documentation to learn from here; give a text with --text FILE")
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def windows(tokens: Array, length: int) -> tuple[Array, Array]:
    """Rows of `length` tokens, and the same one token later: int32 (n, length)."""
    count = (len(tokens) - 1) // length
    if count < 1:
        raise ValueError(f"the text has {len(tokens)} tokens; allowed are {length + 1} or more")
    first, second = (tokens[i : i + count * length].reshape(count, length) for i in (0, 1))
    return first.astype(np.int32), second.astype(np.int32)
