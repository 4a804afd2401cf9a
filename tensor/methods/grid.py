"""Images read at places between their pixels: `grid_sample`, and `affine_grid`, which makes such places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Self

import numpy as np

from tensor.dtype import dtypes
from tensor.methods.resample import CUBIC, Resample

READS = ("bilinear", "nearest", "bicubic")
BORDERS = ("zeros", "border", "reflection")


class Grid(Resample):
    """Methods that take places from -1 to 1 over an image, the last axis first."""

    __slots__ = ()

    def grid_sample(
        self,
        grid: Self,
        mode: str = "bilinear",
        padding_mode: str = "zeros",
        align_corners: bool | None = None,
    ) -> Self:
        """Images ``(n, c, h, w)`` at places ``(n, *out, 2)``, volumes at ``(n, *out, 3)``: ``(n, c, *out)``.

        -1 and 1 are the outer edges of an image, or with `align_corners` the centres of its outer pixels.
        mode: "bilinear", "nearest", or of images "bicubic" (Keys 1981). padding_mode: what lies outside is 0
        ("zeros"), the nearest pixel ("border") or mirrored ("reflection"). Gradients flow to both.
        """
        places = self._other("grid_sample", grid)
        n = self.ndim - 2
        self._check_places(places, mode, padding_mode)
        taps = [
            places[..., n - 1 - axis]._wide()._axis_taps(size, mode, padding_mode, bool(align_corners))
            for axis, size in enumerate(self.shape[2:])
        ]
        total = None
        for corner in product(*taps):
            part = self._read_at([place for place, _ in corner])
            weights = [weight for _, weight in corner if weight is not None]
            part = part if not weights else part * math.prod(weights[1:], start=weights[0]).unsqueeze(1)
            total = part if total is None else total + part
        made: Self = total  # type: ignore[assignment]  # there is a corner
        return made._narrow(self)

    def _check_places(self, places: Self, mode: str, border: str) -> None:
        n, lead = self.ndim - 2, places.shape[:: self.ndim - 1]
        if n not in (2, 3) or places.ndim != self.ndim or lead != (self.shape[0], n):
            raise ValueError(
                f"grid_sample: image {self.shape} at places {places.shape}; allowed are (n, c, h, w) at"
                " (n, *out, 2) and (n, c, d, h, w) at (n, *out, 3)"
            )
        if mode not in READS or (mode == "bicubic" and n == 3):
            allowed = ", ".join(map(repr, READS))
            raise ValueError(f"grid_sample: mode {mode!r} of {n} axes; allowed are {allowed}")
        if border not in BORDERS:
            allowed = ", ".join(map(repr, BORDERS))
            raise ValueError(f"grid_sample: padding_mode {border!r}; allowed are {allowed}")

    def _axis_taps(self, size: int, mode: str, border: str, aligned: bool) -> list[tuple[Self, Self | None]]:
        """Pixels of an axis that each place reads, `size` for none, and their weights (None for 1)."""
        place = (self + 1) * ((size - 1) / 2) if aligned else ((self + 1) * size - 1) * 0.5
        if mode != "bicubic":
            place = place._inside(size, border, aligned)
        if mode == "nearest":
            return [(place.detach().round()._pixel(size), None)]
        first = place.detach().floor()
        part = place - first
        if mode == "bilinear":
            return [(first._pixel(size), 1 - part), ((first + 1)._pixel(size), part)]
        shifts = [(first + k)._inside(size, border, aligned)._pixel(size) for k in range(-1, 3)]
        return list(zip(shifts, part._cubic_weights(), strict=True))

    def _inside(self, size: int, border: str, aligned: bool) -> Self:
        """Places brought into an axis by its border; as they are for "zeros"."""
        if border == "zeros":
            return self
        place = self
        if border == "reflection":
            low, span = (0.0, size - 1.0) if aligned else (-0.5, float(size))
            away = (place - low).abs() if span else place * 0
            turns = (away / (span or 1.0)).detach().floor()
            left = away - turns * span
            place = (turns - (turns * 0.5).floor() * 2).eq(0).where(left, span - left) + low
        return place.clip(0.0, size - 1.0)

    def _pixel(self, size: int) -> Self:
        """Whole places as positions, `size` for those outside and for NaN."""
        is_inside = (self >= 0) & (self < size)
        return is_inside.where(self, float(size)).cast(dtypes.int32)

    def _cubic_weights(self) -> list[Self]:
        """Of the pixels 1 before, at, 1 and 2 behind, for the part of a pixel that a place is behind one."""
        a, x = CUBIC, self

        def near(d: Self) -> Self:
            return ((a + 2) * d - (a + 3)) * d * d + 1

        def far(d: Self) -> Self:
            return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a

        return [far(x + 1), near(x), near(1 - x), far(2 - x)]

    def _read_at(self, places: Sequence[Self]) -> Self:
        """Pixels at positions on each axis, ``(n, *out)`` each: ``(n, c, *out)``, 0 where one is outside."""
        image = self.shape[2:]
        count, flat, inside = math.prod(image), places[0]._number(0), places[0] >= 0
        for place, size in zip(places, image, strict=True):
            flat, inside = flat * size + place, inside & (place < size)
        spread = inside.where(flat, count).flatten(1).unsqueeze(1)
        rows = self._wide().flatten(2)
        read = rows.gather(2, spread.expand(*self.shape[:2], spread.shape[-1]))
        return read.reshape(*self.shape[:2], *places[0].shape[1:])

    def affine_grid(self, size: Sequence[int], align_corners: bool | None = None) -> Self:
        """Places for `grid_sample` that matrices ``(n, 2, 3)`` or ``(n, 3, 4)`` send the pixels of images of
        `size` ``(n, c, *out)`` to: ``(n, *out, 2)`` or ``(n, *out, 3)``.
        """
        n = self.shape[-1] - 1
        if self.ndim != 3 or n not in (2, 3) or self.shape[1] != n or len(size) != n + 2:
            raise ValueError(
                f"affine_grid: matrices {self.shape} for images {tuple(size)}; allowed are (n, 2, 3) for"
                " (n, c, h, w) and (n, 3, 4) for (n, c, d, h, w)"
            )
        steps = [np.linspace(-1, 1, k) if k > 1 else np.zeros(1) for k in size[2:]]
        if not align_corners:
            steps = [step * (k - 1) / k for step, k in zip(steps, size[2:], strict=True)]
        table = np.stack([*np.meshgrid(*steps, indexing="ij")[::-1], np.ones(tuple(size[2:]))], -1)
        pixels = type(self)(table.reshape(-1, n + 1)).cast(self._as_float().dtype)
        return (pixels @ self.transpose(1, 2)).reshape(size[0], *size[2:], n)
