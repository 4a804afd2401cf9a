"""Element types: what converts to what, and the limits of each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensor.dtype import DType, dtypes, promote
from tensor.tensor import Tensor


@dataclass(frozen=True)
class finfo_object:
    """Limits of a type of floats, as Python numbers."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: DType


@dataclass(frozen=True)
class iinfo_object:
    """Limits of a type of whole numbers."""

    bits: int
    max: int
    min: int
    dtype: DType


def astype(x: Tensor, dtype: DType, /, *, copy: bool = True, device: str | None = None) -> Tensor:
    """The values in another type; with `copy` also where it is the same."""
    made = x.cast(dtype).to(device)
    return made.clone() if copy and x.dtype == dtype else made


def can_cast(from_: DType | Tensor, to: DType, /) -> bool:
    """Whether every value of one type has its like in the other, as promotion has it."""
    source = from_.dtype if isinstance(from_, Tensor) else from_
    try:
        return promote(source, to) == to
    except TypeError:
        return False


def finfo(type: DType | Tensor, /) -> finfo_object:
    """The limits of a float; of a complex type those of its parts. TypeError for others."""
    found = type.dtype if isinstance(type, Tensor) else type
    found = found.real if found.is_complex else found
    if not found.is_float:
        raise TypeError(f"finfo: {found.name}; allowed are floats")
    if found == dtypes.bfloat16:
        top = float(np.finfo(np.float32).max) * (1 - 2.0**-8) / (1 - 2.0**-24)
        return finfo_object(16, 2.0**-7, top, -top, 2.0**-126, found)
    limits = np.finfo(found.numpy)
    top, normal = float(limits.max), float(limits.smallest_normal)
    return finfo_object(found.bits, float(limits.eps), top, -top, normal, found)


def iinfo(type: DType | Tensor, /) -> iinfo_object:
    """The limits of a whole number. TypeError for others."""
    found = type.dtype if isinstance(type, Tensor) else type
    if not found.is_int:
        raise TypeError(f"iinfo: {found.name}; allowed are integers")
    return iinfo_object(found.bits, int(found.max), int(found.min), found)


KINDS = {
    "bool": "b",
    "signed integer": "i",
    "unsigned integer": "u",
    "integral": "iu",
    "real floating": "fB",
    "complex floating": "c",
    "numeric": "iufBc",
}


def isdtype(dtype: DType, kind: DType | str | tuple[DType | str, ...]) -> bool:
    """Whether a type is one, or of a kind, or of one of several.

    ValueError for a kind that there is not.
    """
    if isinstance(kind, tuple):
        return any(isdtype(dtype, each) for each in kind)
    if isinstance(kind, DType):
        return dtype == kind
    if kind not in KINDS:
        raise ValueError(f"isdtype: kind {kind!r}; allowed are {', '.join(map(repr, KINDS))}")
    return dtype.kind in KINDS[kind]
