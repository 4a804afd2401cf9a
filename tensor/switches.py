"""Torch's settings of the whole process. The type of Python's floats, whether sums have an order and whether
there are gradients mean something here; the others are taken and kept, and change nothing.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from tensor.dtype import DType, as_dtype, dtypes
from tensor.shown import set_options
from tensor.tensor import Tensor
from tensor.value import BaseTensor

_kept: dict[str, Any] = {}


class memory_format(str):
    """How torch orders axes in memory. Elements have one order here, so that it changes nothing."""


class layout(str):
    """Torch's word for dense or sparse; tensors are dense here."""


channels_last, channels_last_3d = memory_format("channels_last"), memory_format("channels_last_3d")
contiguous_format, preserve_format = memory_format("contiguous"), memory_format("preserve")
strided = layout("strided")


def set_default_dtype(d: DType | str) -> None:
    """The type that Python's floats, and tensors of no named type, have from now on.

    >>> set_default_dtype(dtypes.float64)
    >>> Tensor([0.5]).dtype.name, Tensor.zeros(2).dtype.name
    ('float64', 'float64')
    >>> set_default_dtype(dtypes.float32)
    """
    wanted = as_dtype(d)
    if not wanted.is_float:
        raise TypeError(f"set_default_dtype: {wanted.name}; allowed are floats")
    dtypes.default_float = wanted


def get_default_dtype() -> DType:
    """The type that Python's floats become.

    >>> get_default_dtype().name
    'float32'
    """
    return dtypes.default_float


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Whether sums into places have the same bits in every run, as inside `Tensor.deterministic`."""
    Tensor.is_in_order = bool(mode)


def are_deterministic_algorithms_enabled() -> bool:
    """Whether `use_deterministic_algorithms` is on.

    >>> are_deterministic_algorithms_enabled()
    False
    """
    return Tensor.is_in_order


class set_grad_enabled(AbstractContextManager[None]):
    """Gradients or none from now on; of a with block, until it ends.

    >>> with set_grad_enabled(False):
    ...     made = Tensor([1.0], requires_grad=True) * 2
    >>> made.requires_grad, Tensor.is_grad_enabled()
    (False, True)
    """

    def __init__(self, mode: bool) -> None:
        self._before, BaseTensor.makes_graphs = BaseTensor.makes_graphs, bool(mode)

    def __exit__(self, *_: object) -> None:
        BaseTensor.makes_graphs = self._before


def set_float32_matmul_precision(precision: str) -> None:
    """Kept, and nothing else: products of float32 are made in float32, unless under `autocast`."""
    if precision not in ("highest", "high", "medium"):
        raise ValueError(
            f"set_float32_matmul_precision: {precision!r}; allowed are 'highest', 'high' and 'medium'"
        )
    _kept["precision"] = precision


def get_float32_matmul_precision() -> str:
    """What `set_float32_matmul_precision` was told.

    >>> get_float32_matmul_precision()
    'highest'
    """
    return str(_kept.get("precision", "highest"))


def set_num_threads(count: int) -> None:
    """Kept, and nothing else: the device `cpu` uses all cores that the process has."""
    _kept["threads"] = count


def get_num_threads() -> int:
    """What `set_num_threads` was told, 1 before.

    >>> get_num_threads()
    1
    """
    return int(_kept.get("threads", 1))


def set_num_interop_threads(count: int) -> None:
    """Kept, and nothing else."""
    _kept["interop threads"] = count


def get_num_interop_threads() -> int:
    """What `set_num_interop_threads` was told, 1 before.

    >>> get_num_interop_threads()
    1
    """
    return int(_kept.get("interop threads", 1))


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """How tensors are printed, by a `profile` ("default", "short", "full") and what is given beside it;
    `sci_mode` is None, where numbers ask for it, unless it is given.
    """
    sizes = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    set_options(profile, **sizes, sci_mode=sci_mode)
