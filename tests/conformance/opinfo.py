"""Samples of torch's OpInfo database put through torch and through our method of the same name.

A sample agrees if shapes, kinds of elements and values do: integers exactly and of any width (ours are int32
where torch's are int64), floats within TOLERANCE, or no more than FARTHER times as far from torch's result in
a wider type as torch's own. What torch spells as a function of torch.nn.functional or torch.fft is looked for
in the module of that name, everything else among Tensor's methods, by its own name or as SPELLED says:
operators, and functions of lists, whose arguments the database has in another order. Results that are not
determined (a vector's sign) are compared as the database says; matrices of which a function reads a part, or
which it takes for symmetric, are made so first.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import gradcheck_wrapper_triangular_input

from tensor import Tensor, fft, linalg, masked, signal, special
from tensor.dtype import as_dtype
from tensor.nn import functional

DTYPES = (torch.float32, torch.float16, torch.int32, torch.bool)
TOLERANCE = {
    **{"float16": 2e-3, "bfloat16": 2e-2, "float32": 2e-5, "float64": 1e-7},
    **{"complex64": 2e-5, "complex128": 1e-7},
}
MOST = int(os.environ.get("DOORBELL_SAMPLES", "1000000"))  # samples of an operator and type
FARTHER = 3  # rounding errors of sums in another order
# Random or uninitialised: nothing to compare.
RANDOM = {
    *("empty", "empty_like", "new_empty", "rand_like", "randn", "randn_like", "randint", "randint_like"),
    *("bernoulli",),
    *("multinomial", "uniform", "normal", "exponential", "cauchy", "geometric", "log_normal"),
    *("nn.functional.fractional_max_pool2d", "nn.functional.fractional_max_pool3d"),
}
# Nothing is dropped unless asked for.
OFF = {f"nn.functional.{name}" for name in ("alpha_dropout", "feature_alpha_dropout", "rrelu")}
# Of equal elements torch leaves open which one is named; results are compared by what they name.
TIES = {"sort", "argsort", "topk", "kthvalue", "mode", "median", "nanmedian"}
# Other functions by these names: torch's finite differences, its packed factors, complex numbers alone.
OTHERS = {"gradient", "lu", "lu_solve", "view_as_complex"}


def _all(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a list of tensors."""
    return lambda parts, *args, **options: function(list(parts), *args, **options)


def _with_own_distance(*args: Any, distance_function: Any = None, **options: Any) -> Tensor:
    """The default distance, which is the one of samples: theirs takes no tensors of ours."""
    return functional.triplet_margin_with_distance_loss(*args, **options)


# By torch's numbers.
GRID = (("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection"))
SPELLED: dict[str, Callable[..., Any]] = {
    "__getitem__": lambda x, key: x[tuple(key) if _is_several(key) else key],
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
    "broadcast_shapes": Tensor.broadcast_shapes,
    "cat": _all(Tensor.cat),
    "stack": _all(Tensor.stack),
    "hstack": _all(Tensor.hstack),
    "vstack": _all(Tensor.vstack),
    "dstack": _all(Tensor.dstack),
    "column_stack": _all(Tensor.column_stack),
    "einsum": lambda parts, formula: Tensor.einsum(formula, *parts),
    "nn.functional.embedding": lambda weight, index, **options: functional.embedding(
        index, weight, **options
    ),
    "nn.functional.embedding_bag": lambda weight, index, **options: functional.embedding_bag(
        index, weight, **options
    ),
    "special.polygamma": Tensor.polygamma,
    "nn.functional.triplet_margin_with_distance_loss": _with_own_distance,
    "zero_": lambda x: x.clone().zero_(),
    "meshgrid": lambda parts, *others, **options: (
        Tensor.meshgrid(*parts, **options)
        if isinstance(parts, list)
        else Tensor.meshgrid(parts, *others, **options)
    ),
    "where": lambda x, condition, y: condition.where(x, y),
    **{name: operator.attrgetter(name) for name in ("T", "H", "mT", "mH", "real", "imag")},
    "linalg.lstsq grad_oriented": lambda a, b, driver: linalg.lstsq(a, b, driver=driver)[:2],
    "linalg.pinv singular": lambda a, b: linalg.pinv(a @ b.mT),
    "stft": signal.stft,
    "istft": signal.istft,
    "constant_pad_nd": lambda x, pad, value=0: functional.pad(x, pad, "constant", value),
    "grid_sampler_2d": lambda x, grid, mode, padding, corners: functional.grid_sample(
        x, grid, GRID[0][mode], GRID[1][padding], corners
    ),
    "arange": Tensor.arange,
    "linspace": Tensor.linspace,
    "eye": Tensor.eye,
    "full": Tensor.full,
    "ones": Tensor.ones,
    "zeros": Tensor.zeros,
    "max": lambda x, *args, **options: _extreme(x, "max", *args, **options),
    "min": lambda x, *args, **options: _extreme(x, "min", *args, **options),
}


def _is_several(key: Any) -> bool:
    """Whether a list stands for several keys, as a tuple does, and not for positions."""
    return isinstance(key, list) and not all(isinstance(each, int) for each in key)


def _extreme(x: Tensor, name: str, *args: Any, **options: Any) -> Any:
    if args and isinstance(args[0], Tensor):
        return getattr(x, f"{name}imum")(args[0])
    if args or "dim" in options:
        options |= dict(zip(("dim", "keepdim"), args, strict=False))
        return getattr(x, name)(**options)
    return getattr(x, name)()


# Modules of functions that torch has in modules of the same names.
PLACES: dict[str, Any] = {
    **{"": Tensor, "nn.functional": functional, "fft": fft, "linalg": linalg, "masked": masked},
    **{"signal.windows": signal.windows, "special": special},
}


def counterpart(name: str) -> Callable[..., Any] | None:
    """Our function of an operator of torch, None if there is none."""
    if name in RANDOM | OTHERS:
        return None
    if name in SPELLED:
        return SPELLED[name]
    family, _, last = name.rpartition(".")
    place = PLACES.get(family)
    found = getattr(place, last, None)
    return found if callable(found) else None


OPERATORS = [op for op in op_db if not op.variant_test_name and counterpart(op.name) is not None]
VARIANTS = [op for op in op_db if op.variant_test_name and counterpart(op.name) is not None]


def named(op: Any) -> str:
    return f"{op.name} {op.variant_test_name}".strip()


def values_of(value: torch.Tensor) -> Any:
    """As numpy has them, bfloat16 as float32."""
    plain = value.detach().resolve_neg().resolve_conj()
    return (plain.float() if plain.dtype == torch.bfloat16 else plain).numpy(force=True)


def ours(value: Any) -> Any:
    """torch's tensors as ours, in lists and tuples as well; types by their names."""
    if isinstance(value, torch.Tensor):
        return Tensor(values_of(value).copy(), dtype=str(value.dtype).removeprefix("torch."))
    if isinstance(value, list | tuple) and not isinstance(value, torch.Size):
        return type(value)(map(ours, value))
    if isinstance(value, torch.dtype):
        return as_dtype(str(value).removeprefix("torch."))
    return tuple(value) if isinstance(value, torch.Size) else value


def samples(op: Any, dtype: torch.dtype, requires_grad: bool = False) -> Iterator[Any]:
    """Those of a type whose results are not random."""
    torch.manual_seed(0)
    if dtype in op.supported_dtypes("cpu"):
        given = op.sample_inputs("cpu", dtype, requires_grad=requires_grad)
        yield from (sample for sample in given if not _is_random(op, sample))


def chosen(found: Iterator[Any]) -> list[Any]:
    """At most MOST of the samples, evenly."""
    held = list(found)
    return held[:: max(1, len(held) // MOST)][:MOST]


def _is_random(op: Any, sample: Any) -> bool:
    options = sample.kwargs
    if "dropout" in op.name or "rrelu" in op.name:
        trains = options.get("training", op.name not in OFF)
        return bool(trains and 0 < options.get("p", 0.5) < 1)
    if op.name == "nn.functional.multi_head_attention_forward":
        return bool(options["training"] and 0 < sample.args[9] < 1)
    return bool(options.get("dropout_p"))


def called(op: Any, sample: Any) -> Any:
    function = SPELLED.get(named(op)) or counterpart(op.name)
    if function is None:
        raise LookupError(op.name)
    options = {
        k: ours(v) for k, v in sample.kwargs.items() if v is not None and k not in ("device", "layout")
    }
    args = ours(sample.input), *map(ours, sample.args)
    if op.gradcheck_wrapper.__name__.startswith("gradcheck_wrapper_masked"):
        made = _where_kept(op, getattr(sample, "source", sample), function(*args, **options))
    else:
        made = _wrapper(op)(function, *args, **options)
    return sample.output_process_fn_grad(made)


def _where_kept(op: Any, sample: Any, made: Tensor) -> Tensor:
    """0 where no element was left: torch's wrapper does the same to its own, of which it knows the mask."""
    options = sample.kwargs
    if op.name == "masked.logaddexp":
        masks = [options.get(f"{side}_mask") for side in ("input", "other")]
        kept = None if None in masks else ours(masks[0] & masks[1])
    elif options.get("mask") is None:
        kept = None
    else:
        kept = ours(torch.masked._ops._output_mask(op.op, sample.input, *sample.args, **options))
    return made if kept is None else kept.where(made, made._number(0))


def _wrapper(op: Any) -> Callable[..., Any]:
    """What makes matrices symmetric or triangular first, of methods that our tensors have as well."""
    is_triangle = op.gradcheck_wrapper.__name__ == "gradcheck_wrapper_triangular_input_real_positive_diagonal"
    made: Callable[..., Any] = gradcheck_wrapper_triangular_input if is_triangle else op.gradcheck_wrapper
    return made


def of_torch(op: Any, sample: Any) -> Any:
    made = _wrapper(op)(op.op, sample.input, *sample.args, **sample.kwargs)
    return sample.output_process_fn_grad(made)


def disagreement(found: Any, expected: Any) -> str:
    """What differs, nothing if all agrees."""
    if isinstance(expected, list | tuple):
        parts = list(found) if isinstance(found, list | tuple) else [found]
        if len(parts) != len(expected):
            return f"{len(parts)} results, not {len(expected)}"
        pairs = zip(parts, expected, strict=True)
        return next((told for a, b in pairs if (told := disagreement(a, b))), "")
    wanted = values_of(expected) if isinstance(expected, torch.Tensor) else np.asarray(expected)
    have = found.numpy() if isinstance(found, Tensor) else np.asarray(found)
    if have.shape != wanted.shape:
        return f"shape {have.shape}, not {wanted.shape}"
    kinds = [_name_of(each) for each in (found, expected)]
    if have.dtype.kind.replace("u", "i") != wanted.dtype.kind.replace("u", "i"):
        return f"elements {kinds[0]}, not {kinds[1]}"
    if wanted.dtype.kind in "biu":
        return "" if np.array_equal(have, wanted) else "other values"
    if isinstance(expected, torch.Tensor) and kinds[0] != kinds[1]:
        return f"elements {kinds[0]}, not {kinds[1]}"
    within = TOLERANCE[kinds[1]]
    return "" if np.allclose(have, wanted, within, within, equal_nan=True) else "other values"


def _name_of(value: Any) -> str:
    """The name of a type of elements."""
    if isinstance(value, Tensor):
        return value.dtype.name
    return (
        str(value.dtype).removeprefix("torch.")
        if isinstance(value, torch.Tensor)
        else np.asarray(value).dtype.name
    )


def check_values(op: Any, sample: Any) -> str:
    """What differs between torch's result and ours, or our error."""
    expected = of_torch(op, sample)
    try:
        found = called(op, sample)
        told = disagreement(found, expected)
        if told and op.name in TIES and not sample.kwargs.get("stable"):
            told = disagreement(*(_picked(op, sample, each) for each in (found, expected)))
        return _excused(told, found, expected, lambda: of_torch(op, _wider(sample)))
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:160]


def _picked(op: Any, sample: Any, result: Any) -> Any:
    """Values in place of the positions of a result, which of equal elements may name any."""
    *values, places = [ours(each) for each in _flat(result)]
    if not values and op.name != "argsort":
        return [places]
    given = [*sample.args[op.name in ("topk", "kthvalue") :], -1]
    dim = sample.kwargs.get("dim", given[0])
    is_less = places.ndim < sample.input.ndim
    source = ours(sample.input)
    spread = places.unsqueeze(dim) if is_less else places
    return [*values, source.gather(dim, spread)]


def _wider(sample: Any) -> Any:
    """The same elements in the next wider type of floats."""
    wider = {torch.float16: torch.float32, torch.float32: torch.float64}

    def widened(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return value.detach().to(wider.get(value.dtype, value.dtype)).requires_grad_(value.requires_grad)
        return wider.get(value, value) if isinstance(value, torch.dtype) else value

    return sample.transform(widened)


def _excused(told: str, found: Any, expected: Any, exact: Callable[[], Any]) -> str:
    """What differs, nothing for floats that are no more than FARTHER times as far from torch's result in the
    next wider type as torch's own are."""
    if told != "other values":
        return told
    pairs = zip(*(_flat(each) for each in (found, expected, exact())), strict=True)
    return "" if all(_is_as_near(*parts) for parts in pairs) else told


def _flat(result: Any) -> list[Any]:
    return list(result) if isinstance(result, list | tuple) else [result]


def _is_as_near(found: Any, expected: torch.Tensor, exact: torch.Tensor) -> bool:
    if not expected.dtype.is_floating_point:
        return not disagreement(found, expected)
    mine, its, right = found.numpy().astype(np.float64), values_of(expected), values_of(exact)
    places = np.isfinite(right) & np.isfinite(its)
    if not np.array_equal(mine[~places], its[~places], equal_nan=True):
        return False
    errors = [np.abs(each[places] - right[places]).max(initial=0.0) for each in (mine, its)]
    is_rounding = errors[1] <= np.abs(right[places]).max(initial=0.0) / 50  # and not another result
    return bool(is_rounding and errors[0] <= FARTHER * errors[1])


def gradients_apply(op: Any) -> bool:
    return bool(op.supports_autograd) and torch.float32 in op.supported_dtypes("cpu")


def check_gradients(op: Any, sample: Any) -> str:
    """What differs between gradients toward every float of a sample, of results weighed by their places;
    nothing too where torch has none."""
    tensors = _wanted(sample)
    result = _first_of(of_torch(op, sample))
    if not tensors or not isinstance(result, torch.Tensor) or not result.requires_grad:
        return ""
    weights = (1 + torch.arange(result.numel()) / 8).to(result.dtype).reshape(result.shape)
    wanted = gradients_of(op, sample)
    try:
        mine = {id(t): ours(t) for t in tensors}
        made = _first_of(called(op, _replaced(sample, mine)))
        found = made.gradient(*mine.values(), gradient=ours(weights))
        told = disagreement(found, wanted)
        return _excused(told, found, wanted, lambda: gradients_of(op, _wider(sample)))
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:160]


def gradients_of(op: Any, sample: Any) -> list[torch.Tensor]:
    """torch's, zeros where it has none."""
    tensors, result = _wanted(sample), _first_of(of_torch(op, sample))
    weights = (1 + torch.arange(result.numel()) / 8).to(result.dtype).reshape(result.shape)
    found = torch.autograd.grad(result, tensors, weights, allow_unused=True)
    return [torch.zeros_like(t) if g is None else g for t, g in zip(tensors, found, strict=True)]


def _wanted(sample: Any) -> list[torch.Tensor]:
    """The tensors of a sample that gradients go to."""
    return [t for t in (sample.input, *sample.args, *sample.kwargs.values()) if _is_wanted(t)]


def _first_of(result: Any) -> Any:
    return next(iter(result)) if isinstance(result, list | tuple) else result


def _is_wanted(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.requires_grad


def _replaced(sample: Any, mine: dict[int, Tensor]) -> SimpleNamespace:
    """A sample with our tensors in place of those that gradients go to."""

    def replaced(value: Any) -> Any:
        return mine.get(id(value), value)

    options = {k: replaced(v) for k, v in sample.kwargs.items()}
    return SimpleNamespace(
        input=replaced(sample.input),
        args=tuple(map(replaced, sample.args)),
        kwargs=options,
        output_process_fn_grad=sample.output_process_fn_grad,
        source=sample,
    )
