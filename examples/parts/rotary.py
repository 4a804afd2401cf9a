"""Positions as angles (Su et al., 2021): queries and keys are turned by their place, so that their products
depend on distances alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from tensor import Tensor


def angles(width: int, length: int, base: float = 10000.0, scaling: Any = None) -> tuple[Tensor, Tensor]:
    """Cosines and sines ``(length, width / 2)`` of place * base ** (-2 i / width).

    scaling: "rope_scaling" of a Llama 3's config.json: slow angles are divided by "factor", with a ramp.
    """
    rates = base ** (-np.arange(0, width, 2, dtype=np.float64) / width)
    if scaling:
        whole = (
            scaling["original_max_position_embeddings"] * rates / (2 * np.pi)
        )  # turns within the old length
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        share = np.clip((whole - low) / (high - low), 0, 1)
        rates = rates * (share + (1 - share) / scaling["factor"])
    turned = np.outer(np.arange(length), rates)
    made = tuple(
        Tensor(f(turned).astype(np.float32)).requires_grad_(False).realize() for f in (np.cos, np.sin)
    )
    return made[0], made[1]


def turn(x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """x ``(..., length, width)`` turned by angles ``(length, width / 2)``; element i goes with element
    i + width / 2."""
    first, second = x.chunk(2, dim=-1)
    return (first * cosines - second * sines).cat(second * cosines + first * sines, dim=-1)
