"""Positions as angles (Su et al., 2021): queries and keys are turned by their place, so that their products
depend on distances alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tensor import Tensor

Array = npt.NDArray[Any]


def angles(width: int, length: int, base: float = 10000.0, scaling: Any = None) -> tuple[Tensor, Tensor]:
    """Cosines and sines ``(length, width / 2)`` of place * base ** (-2 i / width), made slower by `scaling`:
    see `slowed`."""
    rates = slowed(base ** (-np.arange(0, width, 2, dtype=np.float64) / width), scaling)
    turned = np.outer(np.arange(length), rates)
    made = tuple(
        Tensor(f(turned).astype(np.float32)).requires_grad_(False).realize() for f in (np.cos, np.sin)
    )
    return made[0], made[1]


def slowed(rates: Array, scaling: Any) -> Array:
    """Rates of angles for texts longer than a model was first made for.

    scaling: "rope_scaling" of a config.json: of type "linear" all are divided by "factor", of type "llama3"
    slow ones, with a ramp; or an array, what each is divided by. ValueError for another type.
    """
    if scaling is None or isinstance(scaling, np.ndarray):
        return rates if scaling is None else rates / scaling
    kind = scaling.get("rope_type", scaling.get("type", "llama3"))
    if kind == "default":
        return rates
    if kind == "linear":
        return np.asarray(rates / scaling["factor"])
    if kind != "llama3":
        raise ValueError(f"angles are scaled by rope_type {kind!r}; allowed are default, linear, llama3")
    whole = scaling["original_max_position_embeddings"] * rates / (2 * np.pi)  # turns within the old length
    low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
    share = np.clip((whole - low) / (high - low), 0, 1)
    return np.asarray(rates * (share + (1 - share) / scaling["factor"]))


def turn(x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """x ``(..., length, width)`` turned by angles ``(length, width / 2)``; element i goes with element
    i + width / 2."""
    first, second = x.chunk(2, dim=-1)
    return (first * cosines - second * sines).cat(second * cosines + first * sines, dim=-1)
