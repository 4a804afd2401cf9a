"""The values of a tensor as text, in torch's form: what `print`, f-strings and `repr` show.

Columns have one width; of more than `threshold` elements the first and last few of each axis stand there.
Floats have four decimals, none where all are whole, and powers of ten where they are far apart. Knows numpy
alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
OPTIONS: dict[str, Any] = {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80}
OPTIONS["sci_mode"] = None  # where numbers ask for it
PROFILES = {
    "default": OPTIONS.copy(),
    "short": OPTIONS | {"precision": 2, "edgeitems": 2},
    "full": OPTIONS | {"threshold": float("inf")},
}
FAR_APART, HUGE, TINY = 1000.0, 1e8, 1e-4  # from where floats are shown by powers of ten
HEAD = "tensor("


def set_options(profile: str | None = None, **options: Any) -> None:
    """Change OPTIONS to those of a profile, and then to the given ones; None leaves one as it is, but
    `sci_mode`. ValueError for an unknown profile."""
    if profile not in (None, *PROFILES):
        raise ValueError(f"set_printoptions: profile {profile!r}; allowed are {', '.join(PROFILES)}")
    OPTIONS.update(PROFILES.get(profile or "", {}))
    OPTIONS.update({k: v for k, v in options.items() if v is not None or k == "sci_mode"})


def shown(values: Array, told: Sequence[str] = (), shape: tuple[int, ...] | None = None) -> str:
    """``tensor([1., 2.], dtype=float64)``. told: what stands after the values; shape: of all, where `values`
    are those that `edges` names."""
    if shape is None:
        shape = values.shape
        for axis, parts in enumerate(edges(shape)):
            places = [place for start, stop in parts for place in range(start, stop)]
            values = values if len(parts) == 1 else values.take(places, axis)
    if math.prod(shape):
        text = _block(values, _form(values), len(HEAD), edges(shape))
    else:
        text = "[]"
        told = (*(() if shape == (0,) else (f"size={shape}",)), *told)
    return f"{HEAD}{', '.join((text, *told))})"


def edges(shape: tuple[int, ...]) -> list[tuple[tuple[int, int], ...]]:
    """Of each axis the places that are shown: all, or from and up to of the first and the last few, if there
    are many elements."""
    edge = OPTIONS["edgeitems"]
    is_cut = math.prod(shape) > OPTIONS["threshold"]
    return [((0, edge), (n - edge, n)) if is_cut and n > 2 * edge else ((0, n),) for n in shape]


def _form(values: Array) -> Callable[[Any], str]:
    """How one of these elements is written."""
    if values.dtype.kind == "c":
        real, imag = _form(values.real), _form(values.imag)
        return lambda x: f"{real(x.real)}{'-' if np.signbit(x.imag) else '+'}{imag(abs(x.imag)).strip()}j"
    write: Callable[[Any], str] = str
    wide = values.reshape(-1) if values.ndim else values[None][:0]
    if values.dtype.kind == "f":
        write, wide = _float_form(values), wide[np.isfinite(wide) & (wide != 0)]
    width = max((len(write(each)) for each in wide.tolist()), default=0)
    return lambda x: write(x).rjust(width)


def _float_form(values: Array) -> Callable[[float], str]:
    finite = np.abs(values[np.isfinite(values) & (values != 0)].astype(np.float64))
    precision, by_powers = OPTIONS["precision"], OPTIONS["sci_mode"]
    if not finite.size:
        return lambda x: f"{x:.0f}" + ("." if np.isfinite(x) else "")
    least, most = finite.min(), finite.max()
    is_whole = bool((finite == np.ceil(finite)).all())
    if by_powers is None:
        by_powers = most / least > FAR_APART or most > HUGE or (not is_whole and least < TINY)
    if by_powers:
        return lambda x: f"{x:.{precision}e}"
    if is_whole:
        return lambda x: f"{x:.0f}" + ("." if np.isfinite(x) else "")
    return lambda x: f"{x:.{precision}f}"


def _block(values: Array, form: Callable[[Any], str], indent: int, shown: Sequence[Any]) -> str:
    if not values.ndim:
        return form(values.item())
    is_long, parts = len(shown[0]) > 1, list(values)
    if values.ndim > 1:
        rows = [_block(part, form, indent + 1, shown[1:]) for part in parts]
        between = "," + "\n" * (values.ndim - 1) + " " * (indent + 1)
    else:
        rows = [form(part.item()) for part in parts]
        between = ", "
    if is_long:
        rows.insert(len(rows) // 2, "..." if values.ndim > 1 else " ...")
    if values.ndim == 1:
        return f"[{_lines(rows, indent + 1)}]"
    return f"[{between.join(rows)}]"


def _lines(cells: list[str], indent: int) -> str:
    """Cells of one row, broken where a line is full."""
    width = max(map(len, cells)) + 2
    each = max(1, (OPTIONS["linewidth"] + 1 - indent) // width)
    lines = [", ".join(cells[at : at + each]) for at in range(0, len(cells), each)]
    return (",\n" + " " * indent).join(lines)
