"""`torch.autograd.gradcheck`: gradients held against differences of a function's values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor.tensor import Tensor

Matrix = npt.NDArray[Any]


class GradcheckError(RuntimeError):
    """A gradient is not the slope of its function."""


def gradcheck(
    func: Callable[..., Any],
    inputs: Any,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    **how: Any,
) -> bool:
    """Whether the gradient of each result toward each input that requires one is, within atol + rtol * slope,
    what steps of `eps` to both sides give. Inputs are float64, or such steps are too coarse.

    GradcheckError where it is not, or False if not `raise_exception`. What else torch takes changes nothing.

    >>> gradcheck(lambda x: x * x, Tensor([1.0, 2.0], dtype="float64", requires_grad=True))
    True
    """
    given = [inputs] if isinstance(inputs, Tensor) else list(inputs)
    places = [i for i, each in enumerate(given) if isinstance(each, Tensor) and each.requires_grad]
    if not places:
        raise ValueError("gradcheck: no input requires a gradient; give requires_grad=True to one at least")
    for place in places:
        if not given[place].dtype.is_float:
            raise ValueError(f"gradcheck: input {place} is {given[place].dtype.name}; allowed are floats")
    for place in places:
        slopes = _differences(func, given, place, eps)
        for number, (result, slope) in enumerate(zip(_results(func, given), slopes, strict=True)):
            found = _gradients(result, given[place])
            if np.allclose(found, slope, rtol=rtol, atol=atol, equal_nan=True):
                continue
            if not raise_exception:
                return False
            raise GradcheckError(
                f"gradcheck: result {number}, input {place}: slopes by differences\n{slope}\nand by"
                f" gradients\n{found}"
            )
    return True


def _results(func: Callable[..., Any], given: Sequence[Any]) -> list[Tensor]:
    """The results that have gradients."""
    made = func(*given)
    return [each for each in ([made] if isinstance(made, Tensor) else made) if each.dtype.is_float]


def _differences(func: Callable[..., Any], given: list[Any], place: int, eps: float) -> list[Matrix]:
    """Of each result the matrix (its elements, those of the input)."""
    values = given[place].detach().numpy()
    columns = []
    for element in range(values.size):
        ends = []
        for step in (eps, -eps):
            moved = values.copy()
            moved.reshape(-1)[element] += step
            put = Tensor(moved).requires_grad_()
            made = _results(func, [*given[:place], put, *given[place + 1 :]])
            ends.append([each.detach().numpy().reshape(-1) for each in made])
        columns.append([(above - below) / (2 * eps) for above, below in zip(*ends, strict=True)])
    if not columns:
        return [np.zeros((each.numel(), 0)) for each in _results(func, given)]
    return [np.stack(column, axis=1) for column in zip(*columns, strict=True)]


def _gradients(result: Tensor, target: Tensor) -> Matrix:
    """The same matrix by gradients, a row for each element of the result."""
    rows = []
    for element in range(result.numel()):
        seed = np.zeros(result.shape, result.dtype.numpy)
        seed.reshape(-1)[element] = 1
        rows.append(result.gradient(target, gradient=Tensor(seed))[0].detach().numpy().reshape(-1))
    return np.stack(rows) if rows else np.zeros((0, target.numel()))


def gradgradcheck(func: Callable[..., Any], inputs: Any, grad_outputs: Any = None, **how: Any) -> bool:
    """`gradcheck` of the gradients: whether second derivatives are right. grad_outputs: what the first
    gradients are multiplied by, random if left out.

    >>> gradgradcheck(lambda x: x * x * x, Tensor([1.0, 2.0], dtype="float64", requires_grad=True))
    True
    """
    given = [inputs] if isinstance(inputs, Tensor) else list(inputs)
    wanted = [each for each in given if isinstance(each, Tensor) and each.requires_grad]
    results = _results(func, given)
    if grad_outputs is None:
        draw = np.random.default_rng(0)
        seeds = [Tensor(draw.uniform(0.5, 1.5, r.shape).astype(r.dtype.numpy)) for r in results]
    else:
        seeds = [grad_outputs] if isinstance(grad_outputs, Tensor) else list(grad_outputs)

    def gradients(*args: Any) -> list[Tensor]:
        chosen = [new for new, old in zip(args, given, strict=True) if any(old is each for each in wanted)]
        parts = [r.gradient(*chosen, gradient=s) for r, s in zip(_results(func, args), seeds, strict=True)]
        return [sum(toward[1:], toward[0]) for toward in zip(*parts, strict=True)]

    return gradcheck(gradients, given, **how)
