"""Runs a function on tensors that take notes: which nodes are a convolution, a softmax, a matrix product.

Our graph is made of small operations. Another runtime does better with the large ones that they stand for, so
the tensors of a trace write down, by the node of a result, the ONNX operator that gives the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node

Ints = int | Sequence[int]


class Mark(NamedTuple):
    """An operator that gives a node's value. inputs: nodes, None for one left out."""

    op: str
    inputs: tuple[Node | None, ...]
    attributes: dict[str, Any]


Note = Callable[..., Mark | None]


def tracer(marks: dict[Node, Mark]) -> type[Tensor]:
    """A kind of tensor whose large operations are put into `marks`. Reading its values is a TypeError."""

    def numpy(self: Tensor) -> Any:
        raise TypeError(
            "export: the function reads values on the host (item, numpy, tolist, bool), which a model"
            " could not; return the tensor"
        )

    found = {name: _noting(name, note, marks) for name, note in NOTES.items()}
    return type("Traced", (Tensor,), {"__slots__": (), "numpy": numpy, "linear": linear, **found})


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None, dtype: Any = None) -> Tensor:
    """`Tensor.linear` as a product, which is noted, and a sum."""
    if weight.ndim == 1 or dtype is not None:
        return Tensor.linear(x, weight, bias, dtype)
    made = x.dot(weight)
    return made if bias is None else made + bias


def _noting(name: str, note: Note, marks: dict[Node, Mark]) -> Callable[..., Any]:
    method = getattr(Tensor, name)

    def noted(self: Tensor, *args: Any, **options: Any) -> Any:
        made = method(self, *args, **options)
        mark = note(self, *args, **options) if isinstance(made, Tensor) else None
        if mark is None or made.dtype != self.dtype:
            return made
        kept = made.contiguous()  # nothing that is built on it looks through
        marks[kept.node] = mark
        return kept

    return noted


def _plain(op: str, **attributes: Any) -> Note:
    """A function of a float tensor alone."""

    def note(x: Tensor) -> Mark | None:
        return Mark(op, (x.node,), attributes) if x.dtype.is_float else None

    return note


def _along(op: str) -> Note:
    """A function of an axis."""

    def note(x: Tensor, axis: int = -1, dtype: Any = None, dim: int | None = None) -> Mark | None:
        if dtype is not None or not x.ndim:
            return None
        return Mark(op, (x.node,), {"axis": axis if dim is None else dim})

    return note


def _gelu(x: Tensor, approximate: str = "tanh") -> Mark:
    return Mark("Gelu", (x.node,), {"approximate": approximate})


def _layer(x: Tensor, axis: Any = -1, eps: float = 1e-5, dim: Any = None) -> Mark | None:
    """Over the last axes, with weights of 1."""
    said = axis if dim is None else dim
    axes = sorted(a % x.ndim for a in ((said,) if isinstance(said, int) else said))
    if axes != list(range(x.ndim - len(axes), x.ndim)) or x.dtype != dtypes.float32:
        return None
    ones = build.const(1.0, x.dtype, x.shape[axes[0] :])
    return Mark("LayerNormalization", (x.node, ones), {"axis": axes[0], "epsilon": eps})


def _rows(x: Tensor, key: Any) -> Mark | None:
    """Rows at whole numbers that a tensor holds."""
    is_index = isinstance(key, Tensor) and key.dtype in (dtypes.int32, dtypes.int64)
    return Mark("Gather", (x.node, key.node), {"axis": 0}) if is_index else None


def _product(x: Tensor, w: Any, dtype: Any = None) -> Mark | None:
    is_plain = isinstance(w, Tensor) and dtype is None and w.dtype == x.dtype
    return Mark("MatMul", (x.node, w.node), {}) if is_plain and x.dtype != dtypes.bool else None


def _ends(n: int, padding: Ints) -> list[int]:
    """Amounts before each axis, then behind each, from what Tensor's convolutions take."""
    amounts = [padding] * n if isinstance(padding, int) else list(padding)
    if len(amounts) == n:
        return amounts * 2
    return amounts[-2::-2] + amounts[::-2]


def _each(n: int, value: Ints) -> list[int]:
    return [value] * n if isinstance(value, int) else list(value)


def _convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    groups: int = 1,
    stride: Ints = 1,
    dilation: Ints = 1,
    padding: Ints = 0,
    dtype: Any = None,
) -> Mark | None:
    n = weight.ndim - 2
    is_plain = dtype is None and weight.dtype == x.dtype and x.dtype.is_float
    if not is_plain or isinstance(padding, str):
        return None
    said = {"group": groups, "strides": _each(n, stride), "dilations": _each(n, dilation)}
    inputs = (x.node, weight.node, *(() if bias is None else (bias.node,)))
    return Mark("Conv", inputs, {**said, "pads": _ends(n, padding)})


def _transposed(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    groups: int = 1,
    stride: Ints = 1,
    dilation: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
) -> Mark | None:
    n = weight.ndim - 2
    mark = _convolution(x, weight, bias, groups, stride, dilation, padding)
    more = {"output_padding": _each(n, output_padding)}
    return mark and Mark("ConvTranspose", mark.inputs, {**mark.attributes, **more})


def _pool(
    x: Tensor, kernel_size: Ints, stride: Ints | None, dilation: Ints, padding: Ints, ceil_mode: bool
) -> dict[str, Any]:
    sizes = _each(2, kernel_size)
    n = len(sizes)
    return {
        "kernel_shape": sizes,
        "strides": sizes if stride is None else _each(n, stride),
        "dilations": _each(n, dilation),
        "pads": _ends(n, padding),
        "ceil_mode": int(ceil_mode),
    }


def _max_pool(
    x: Tensor,
    kernel_size: Ints = (2, 2),
    stride: Ints | None = None,
    dilation: Ints = 1,
    padding: Ints = 0,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Mark | None:
    said = _pool(x, kernel_size, stride, dilation, padding, ceil_mode)
    fits = x.dtype.is_float and x.ndim == len(said["kernel_shape"]) + 2
    return Mark("MaxPool", (x.node,), said) if fits else None


def _average_pool(
    x: Tensor,
    kernel_size: Ints = (2, 2),
    stride: Ints | None = None,
    dilation: Ints = 1,
    padding: Ints = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Mark | None:
    said = _pool(x, kernel_size, stride, dilation, padding, ceil_mode)
    fits = x.dtype.is_float and x.ndim == len(said["kernel_shape"]) + 2
    said["count_include_pad"] = int(count_include_pad)
    return Mark("AveragePool", (x.node,), said) if fits else None


NOTES: dict[str, Note] = {
    **{
        name: _plain(name.capitalize())
        for name in (
            *("exp", "log", "tanh", "sigmoid", "erf", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan"),
            *("sinh", "cosh", "asinh", "acosh", "atanh", "abs", "floor", "ceil", "round", "sign", "relu"),
            *("mish", "softsign", "reciprocal"),
        )
    },
    "__getitem__": _rows,
    "avg_pool2d": _average_pool,
    "conv2d": _convolution,
    "conv_transpose2d": _transposed,
    "dot": _product,
    "gelu": _gelu,
    "layernorm": _layer,
    "log_softmax": _along("LogSoftmax"),
    "max_pool2d": _max_pool,
    "softmax": _along("Softmax"),
}
