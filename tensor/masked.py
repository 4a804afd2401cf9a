"""Functions of the elements that a mask holds True, by torch's names: `tensor.masked.mean(x, 1, mask=mask)`.

mask: bool, broadcast to x; None for all elements. dim: one axis, several, or None for all. dtype: of the
result.
What no element is left of is what the method gives of none: 0 of a sum, NaN of a mean, -infinity of amax.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor

Dim = int | Sequence[int] | None


def _kept(x: Tensor, mask: Tensor | None, value: Any) -> Tensor:
    """`value` where the mask is False. ValueError for a mask that does not broadcast to x."""
    if mask is None:
        return x
    if mask.ndim > x.ndim:
        raise ValueError(f"masked: mask of shape {mask.shape}; allowed is one that broadcasts to {x.shape}")
    return mask.cast(dtypes.bool).expand(x.shape).where(x, x._number(value))


def _typed(made: Tensor, dtype: DType | None) -> Tensor:
    return made if dtype is None else made.cast(dtype)


def _axes(x: Tensor, dim: Dim) -> tuple[int, ...]:
    """Axes as a tuple, all of them for none."""
    if dim is None or (not isinstance(dim, int) and not len(dim)):
        return tuple(range(x.ndim))
    return tuple(axis % max(1, x.ndim) for axis in ([dim] if isinstance(dim, int) else dim) if x.ndim)


def _counts(x: Tensor, mask: Tensor | None, dim: Dim, keepdim: bool) -> Tensor:
    """How many elements are left."""
    whole = x.ones(x.shape, dtype=dtypes.bool) if mask is None else mask.cast(dtypes.bool).expand(x.shape)
    return whole.cast(dtypes.int32).sum(_axes(x, dim), keepdim)


def sum(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The sum; int64 of small integers.

    >>> sum(Tensor([1, 2]), mask=Tensor([True, False])).item()
    1
    """
    return _typed(_kept(x, mask, 0).sum(_axes(x, dim), keepdim), dtype)


def prod(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The product.

    >>> prod(Tensor([3, 2]), mask=Tensor([True, False])).item()
    3
    """
    return _typed(_kept(x, mask, 1).prod(_axes(x, dim), keepdim), dtype)


def mean(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The mean; NaN of none. TypeError for integers without a dtype of floats.

    >>> mean(Tensor([3.0, 2.0]), mask=Tensor([True, False])).item()
    3.0
    """
    given = _typed(x, dtype)
    if not given.dtype.is_inexact:
        raise TypeError(f"mean: {given.dtype.name}; allowed are floats, or a dtype of floats")
    total = _kept(given, mask, 0)._wide().sum(_axes(x, dim), keepdim)
    return (total / _counts(x, mask, dim, keepdim)).cast(given.dtype)


def var(
    x: Tensor,
    dim: Dim = None,
    unbiased: bool | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The variance over the count less `correction`, 1 by default, or 0 for unbiased=False.

    >>> var(Tensor([1.0, 3.0, 9.0]), mask=Tensor([True, True, False])).item()
    2.0
    """
    wide = _typed(x, dtype)._as_float()._wide()
    less = correction if correction is not None else float(unbiased is not False)
    middle = mean(wide, dim, keepdim=True, mask=mask)
    squares = _kept(wide - middle, mask, 0).abs().square()
    count = _counts(x, mask, dim, keepdim).cast(squares.dtype) - less
    made = squares.sum(_axes(x, dim), keepdim) / count.maximum(0)
    return made.cast((dtype or x._as_float().dtype).real)


def std(x: Tensor, dim: Dim = None, unbiased: bool | None = None, **options: Any) -> Tensor:
    """The root of `var`, with its options.

    >>> std(Tensor([1.0, 5.0]), correction=0).item()
    2.0
    """
    given = options.pop("dtype", None)
    wide = _typed(x, given)._as_float()
    spread = var(wide._wide(), dim, unbiased, **options)
    return spread.sqrt().cast(wide.dtype.real)


def amax(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The greatest element.

    >>> amax(Tensor([1, 2]), mask=Tensor([True, False])).item()
    1
    """
    return _typed(_kept(x, mask, x.dtype.min).amax(_axes(x, dim), keepdim), dtype)


def amin(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The least element.

    >>> amin(Tensor([1, 2]), mask=Tensor([False, True])).item()
    2
    """
    return _typed(_kept(x, mask, x.dtype.max).amin(_axes(x, dim), keepdim), dtype)


def argmax(
    x: Tensor,
    dim: int | None = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Where the greatest element is; in the type of x, as torch has it, unless `dtype` says otherwise.

    >>> argmax(Tensor([1, 2]), mask=Tensor([True, False])).item()
    0
    """
    return _kept(x, mask, x.dtype.min).argmax(dim, keepdim).cast(dtype or x.dtype)


def argmin(
    x: Tensor,
    dim: int | None = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Where the least element is; of the type that `argmax` has.

    >>> argmin(Tensor([1, 2]), mask=Tensor([False, True])).item()
    1
    """
    return _kept(x, mask, x.dtype.max).argmin(dim, keepdim).cast(dtype or x.dtype)


def median(
    x: Tensor, dim: int = -1, *, keepdim: bool = False, dtype: DType | None = None, mask: Tensor | None = None
) -> Tensor:
    """The lower of the middle elements along an axis; NaN of none.

    >>> median(Tensor([1.0, 2.0, 9.0]), mask=Tensor([True, True, False])).item()
    1.0
    """
    kind = dtype or x.dtype
    made: Tensor = _kept(x._as_float(), mask, math.nan).nanmedian(dim, keepdim)[0]
    return made.cast(kind)


def norm(
    x: Tensor,
    ord: float = 2.0,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The p-norm; infinity of none for an ord of -infinity.

    >>> norm(Tensor([3.0, 4.0]), mask=Tensor([True, False])).item()
    3.0
    """
    left_out = math.inf if ord == -math.inf else 0
    return _kept(_typed(x, dtype), mask, left_out).norm(ord, _axes(x, dim), keepdim)


def normalize(
    x: Tensor,
    ord: float,
    dim: int,
    *,
    eps: float = 1e-12,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """What is left over its `norm` along an axis, which counts as eps or more; 0 elsewhere.

    >>> normalize(Tensor([3.0, 4.0]), 2.0, 0, mask=Tensor([True, False])).tolist()
    [1.0, 0.0]
    """
    size = norm(x, ord, dim, keepdim=True, dtype=dtype, mask=mask)
    return _kept(_typed(x, dtype), mask, 0) / size.maximum(eps)


def logsumexp(
    x: Tensor,
    dim: Dim = None,
    *,
    keepdim: bool = False,
    dtype: DType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The logarithm of the sum of powers of e; of the type that `argmax` has.

    >>> logsumexp(Tensor([1.0, 2.0]), mask=Tensor([True, False])).item()
    1.0
    """
    return _kept(x, mask, x.dtype.min).logsumexp(_axes(x, dim), keepdim).cast(dtype or x.dtype)


def logaddexp(
    x: Tensor,
    y: Tensor,
    *,
    dtype: DType | None = None,
    input_mask: Tensor | None = None,
    other_mask: Tensor | None = None,
) -> Tensor:
    """log(e**x + e**y), each without what its mask leaves out.

    >>> logaddexp(Tensor([1.0]), Tensor([5.0]), other_mask=Tensor([False])).tolist()
    [1.0]
    """
    made = _kept(x, input_mask, -math.inf).logaddexp(_kept(y, other_mask, -math.inf))
    return _typed(made, dtype)


def _along(name: str, value: Any) -> Callable[..., Tensor]:
    """A method of an axis with what is left out at a value."""
    texts = {
        "cumsum": "Sums up to each place.",
        "cumprod": "Products up to each place.",
        "softmax": "e**x over its sum.",
        "log_softmax": "The logarithm of softmax.",
        "softmin": "softmax of -x.",
    }

    def function(x: Tensor, dim: int, *, dtype: DType | None = None, mask: Tensor | None = None) -> Tensor:
        given = _typed(x, dtype)
        left_out = value(given) if callable(value) else value
        made: Tensor = getattr(_kept(given, mask, left_out), name)(dim)
        return _typed(made, dtype)

    function.__name__ = function.__qualname__ = name
    shown = f"{name}(Tensor([0.0, 1.0]), 0, mask=Tensor([True, False])).tolist()[0]"
    first = {"softmax": 1.0, "softmin": 1.0, "log_softmax": 0.0, "cumsum": 0.0, "cumprod": 0.0}[name]
    function.__doc__ = (
        f"{texts[name]} Along an axis of x, without what the mask leaves out.\n\n>>> {shown}\n{first}"
    )
    return function


cumsum, cumprod = _along("cumsum", 0), _along("cumprod", 1)
softmax, log_softmax = (_along(name, lambda x: x.dtype.min) for name in ("softmax", "log_softmax"))
softmin = _along("softmin", lambda x: x.dtype.max)
