"""Samples of torch's OpInfo database put through torch and through our method of the same name.

A sample agrees if shapes, kinds of elements and values do: integers exactly and of any width (ours are int32
where torch's are int64), floats within RTOL and ATOL of their type. What torch spells as a function of
torch.nn.functional is looked for under its own name, or the name in SPELLED.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db

from tensor import Tensor

DTYPES = (torch.float32, torch.float16, torch.int32, torch.bool)
RTOL = {"float32": 2e-5, "float16": 2e-3, "bfloat16": 2e-2, "float64": 1e-7}
ATOL = {"float32": 2e-5, "float16": 2e-3, "bfloat16": 2e-2, "float64": 1e-7}
# Random or uninitialised: nothing to compare.
RANDOM = {
    *("empty", "empty_like", "new_empty", "rand_like", "randn_like", "randint_like", "bernoulli"),
    *("multinomial", "uniform", "normal", "exponential", "cauchy", "geometric", "log_normal"),
}
# Other functions by these names: torch's finite differences, its packed factors, complex numbers alone.
OTHERS = {"nn.functional.unfold", "gradient", "lu", "lu_solve", "view_as_complex"}


def _all(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a list of tensors."""
    return lambda parts, *args, **options: function(list(parts), *args, **options)


SPELLED: dict[str, Callable[..., Any]] = {
    "__getitem__": lambda x, key: x[tuple(key) if isinstance(key, list) else key],
    "__radd__": lambda x, y: y + x,
    "__rand__": lambda x, y: y & x,
    "__rdiv__": lambda x, y: y / x,
    "__rmatmul__": lambda x, y: y @ x,
    "__rmod__": lambda x, y: y % x,
    "__rmul__": lambda x, y: y * x,
    "__ror__": lambda x, y: y | x,
    "__rpow__": lambda x, y: y**x,
    "__rsub__": lambda x, y: y - x,
    "__rxor__": lambda x, y: y ^ x,
    "cat": _all(Tensor.cat),
    "stack": _all(Tensor.stack),
    "hstack": _all(Tensor.hstack),
    "vstack": _all(Tensor.vstack),
    "dstack": _all(Tensor.dstack),
    "column_stack": _all(Tensor.column_stack),
    "einsum": lambda parts, formula: Tensor.einsum(formula, *parts),
    "meshgrid": lambda parts, *others, **options: (
        Tensor.meshgrid(*parts, **options)
        if isinstance(parts, list)
        else Tensor.meshgrid(parts, *others, **options)
    ),
    "nn.functional.avg_pool1d": lambda x, *args, **o: x.avg_pool2d(**_pooled(1, args, o)),
    "nn.functional.avg_pool2d": lambda x, *args, **o: x.avg_pool2d(**_pooled(2, args, o)),
    "nn.functional.avg_pool3d": lambda x, *args, **o: x.avg_pool2d(**_pooled(3, args, o)),
    "where": lambda x, condition, y: condition.where(x, y),
    "T": lambda x: x.T,
    "mT": lambda x: x.mT,
    "ravel": lambda x: x.flatten(),
    "permute": lambda x, order: x.permute(order),
    "flip": lambda x, dims: x.flip(dims),
    "chunk": lambda x, *args, **options: x.chunk(*args, **options),
    "arange": Tensor.arange,
    "linspace": Tensor.linspace,
    "eye": Tensor.eye,
    "full": Tensor.full,
    "ones": Tensor.ones,
    "zeros": Tensor.zeros,
    "max": lambda x, *args, **options: _extreme(x, "max", *args, **options),
    "min": lambda x, *args, **options: _extreme(x, "min", *args, **options),
    "nn.functional.gelu": lambda x, approximate="none": x.gelu(approximate),
    "nn.functional.leaky_relu": lambda x, slope=0.01, **o: x.leaky_relu(o.get("negative_slope", slope)),
    "nn.functional.pad": lambda x, pad, mode="constant", value=None: x.pad(pad, mode, value or 0),
    "nn.functional.conv1d": lambda x, w, b=None, *args, **o: _convolved(x, w, b, *args, **o),
    "nn.functional.conv2d": lambda x, w, b=None, *args, **o: _convolved(x, w, b, *args, **o),
    "nn.functional.conv3d": lambda x, w, b=None, *args, **o: _convolved(x, w, b, *args, **o),
    "nn.functional.binary_cross_entropy": lambda x, y, reduction="mean": x.binary_crossentropy(y, reduction),
    "nn.functional.linear": lambda x, w, b=None: x.linear(w.transpose(-1, -2) if w.ndim > 1 else w, b),
}


def _extreme(x: Tensor, name: str, *args: Any, **options: Any) -> Any:
    if args and isinstance(args[0], Tensor):
        return getattr(x, f"{name}imum")(args[0])
    if args or "dim" in options:
        options |= dict(zip(("dim", "keepdim"), args, strict=False))
        return getattr(x, name)(**options)
    return getattr(x, name)()


def _pooled(rank: int, args: tuple[Any, ...], options: dict[str, Any]) -> dict[str, Any]:
    """torch's arguments of a pooling by name, sizes for each axis."""
    names = ("kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override")
    options |= dict(zip(names, args, strict=False))
    size = options["kernel_size"]
    options["kernel_size"] = (size,) * rank if isinstance(size, int) else tuple(size) * (rank // len(size))
    for name in ("stride", "padding"):
        if isinstance(given := options.get(name), tuple) and len(given) == 1:
            options[name] = given[0]
    return {k: v for k, v in options.items() if v is not None and v != ()}


def _convolved(x: Tensor, w: Tensor, bias: Any, *args: Any, **options: Any) -> Tensor:
    names = ("stride", "padding", "dilation", "groups")
    options |= dict(zip(names, args, strict=False))
    image = x.unsqueeze(0) if x.ndim < w.ndim else x
    made = image.conv2d(w, bias, **options)
    return made.squeeze(0) if x.ndim < w.ndim else made


def counterpart(name: str) -> Callable[..., Any] | None:
    """Our function of an operator of torch, None if there is none."""
    if name in RANDOM | OTHERS:
        return None
    if name in SPELLED:
        return SPELLED[name]
    family, _, last = name.rpartition(".")
    found = getattr(Tensor, last, None) if family in ("", "nn.functional", "special") else None
    return found if callable(found) else None


OPERATORS = [op for op in op_db if not op.variant_test_name and counterpart(op.name) is not None]
VARIANTS = [op for op in op_db if op.variant_test_name and counterpart(op.name) is not None]


def ours(value: Any) -> Any:
    """torch's tensors as ours, in lists and tuples as well; types by their names."""
    if isinstance(value, torch.Tensor):
        return Tensor(value.detach().resolve_neg().numpy().copy())
    if isinstance(value, list | tuple) and not isinstance(value, torch.Size):
        return type(value)(map(ours, value))
    if isinstance(value, torch.dtype):
        return str(value).removeprefix("torch.")
    return tuple(value) if isinstance(value, torch.Size) else value


def samples(op: Any, dtype: torch.dtype, requires_grad: bool = False) -> Iterator[Any]:
    torch.manual_seed(0)
    if dtype in op.supported_dtypes("cpu"):
        yield from op.sample_inputs("cpu", dtype, requires_grad=requires_grad)


def called(op: Any, sample: Any) -> Any:
    function = counterpart(op.name)
    if function is None:
        raise LookupError(op.name)
    options = {
        k: ours(v) for k, v in sample.kwargs.items() if v is not None and k not in ("device", "layout")
    }
    return function(ours(sample.input), *map(ours, sample.args), **options)


def disagreement(found: Any, expected: Any) -> str:
    """What differs, nothing if all agrees."""
    if isinstance(expected, list | tuple):
        parts = list(found) if isinstance(found, list | tuple) else [found]
        if len(parts) != len(expected):
            return f"{len(parts)} results, not {len(expected)}"
        pairs = zip(parts, expected, strict=True)
        return next((told for a, b in pairs if (told := disagreement(a, b))), "")
    wanted = (
        expected.detach().resolve_neg().numpy()
        if isinstance(expected, torch.Tensor)
        else np.asarray(expected)
    )
    have = found.numpy() if isinstance(found, Tensor) else np.asarray(found)
    if have.shape != wanted.shape:
        return f"shape {have.shape}, not {wanted.shape}"
    if have.dtype.kind.replace("u", "i") != wanted.dtype.kind.replace("u", "i"):
        return f"elements {have.dtype}, not {wanted.dtype}"
    if wanted.dtype.kind == "f" and have.dtype != wanted.dtype:
        return f"elements {have.dtype}, not {wanted.dtype}"
    if wanted.dtype.kind in "biu":
        return "" if np.array_equal(have, wanted) else "other values"
    name = wanted.dtype.name
    close = np.allclose(have, wanted, RTOL[name], ATOL[name], equal_nan=True)
    return "" if close else "other values"


def check_values(op: Any, sample: Any) -> str:
    """What differs between torch's result and ours, or our error."""
    expected = op(sample.input, *sample.args, **sample.kwargs)
    try:
        return disagreement(called(op, sample), expected)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:160]


def gradients_apply(op: Any) -> bool:
    return bool(op.supports_autograd) and torch.float32 in op.supported_dtypes("cpu")


def check_gradients(op: Any, sample: Any) -> str:
    """What differs between gradients toward every float of a sample, of results weighed by their places;
    nothing too where torch has none."""
    tensors = [t for t in (sample.input, *sample.args, *sample.kwargs.values()) if _is_wanted(t)]
    result = op(sample.input, *sample.args, **sample.kwargs)
    result = result if isinstance(result, torch.Tensor) else next(iter(result))
    if not tensors or not isinstance(result, torch.Tensor) or not result.requires_grad:
        return ""
    weights = 1 + torch.arange(result.numel(), dtype=result.dtype).reshape(result.shape) / 8
    expected = torch.autograd.grad(result, tensors, weights, allow_unused=True)
    try:
        mine = {id(t): Tensor(t.detach().numpy().copy()) for t in tensors}
        made = called(op, _replaced(sample, mine))
        made = made if isinstance(made, Tensor) else next(iter(made))
        found = made.gradient(*mine.values(), gradient=Tensor(weights.numpy()))
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:160]
    wanted = [torch.zeros_like(t) if g is None else g for t, g in zip(tensors, expected, strict=True)]
    return disagreement(found, wanted)


def _is_wanted(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.requires_grad


def _replaced(sample: Any, mine: dict[int, Tensor]) -> SimpleNamespace:
    """A sample with our tensors in place of those that gradients go to."""

    def replaced(value: Any) -> Any:
        return mine.get(id(value), value)

    options = {k: replaced(v) for k, v in sample.kwargs.items()}
    return SimpleNamespace(
        input=replaced(sample.input), args=tuple(map(replaced, sample.args)), kwargs=options
    )
