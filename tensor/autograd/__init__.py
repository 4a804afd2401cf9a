"""`torch.autograd`: gradients that are asked for, and functions with gradients of their own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from tensor.autograd import functional
from tensor.autograd.function import Function
from tensor.autograd.gradcheck import gradcheck, gradgradcheck
from tensor.switches import set_grad_enabled
from tensor.tensor import Tensor

__all__ = [
    "Function",
    "Variable",
    "backward",
    "detect_anomaly",
    "enable_grad",
    "functional",
    "grad",
    "gradcheck",
    "gradgradcheck",
    "inference_mode",
    "no_grad",
    "set_detect_anomaly",
    "set_grad_enabled",
]


class set_detect_anomaly(AbstractContextManager[None]):
    """Nothing: a NaN goes through gradients here, as it does in torch without this.

    >>> with set_detect_anomaly(True):
    ...     (Tensor([1.0], requires_grad=True) * 2).sum().backward().item()
    2.0
    """

    def __init__(self, mode: bool = True, check_nan: bool = True) -> None:
        self.mode = mode

    def __exit__(self, *_: object) -> None:
        pass


detect_anomaly = set_detect_anomaly
no_grad, enable_grad, inference_mode = Tensor.no_grad, Tensor.enable_grad, Tensor.inference_mode


def Variable(data: Any, requires_grad: bool = False) -> Tensor:
    """A tensor, as scripts from before PyTorch 0.4 write it.

    >>> Variable(Tensor([1.0]), requires_grad=True).requires_grad
    True
    """
    made = data.detach() if isinstance(data, Tensor) else Tensor(data)
    return made.requires_grad_() if requires_grad else made


def grad(
    outputs: Any,
    inputs: Any,
    grad_outputs: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]:
    """The gradient of the sum of outputs, each times its entry of `grad_outputs`, toward each input.

    create_graph: gradients can be differentiated in turn. allow_unused: None for an input that does not
    matter, which is an error else; materialize_grads: zeros.

    >>> x = Tensor(3.0, requires_grad=True)
    >>> grad(x * x, x)[0].item()
    6.0
    """
    if is_grads_batched:
        raise ValueError("grad: is_grads_batched=True; use tensor.vmap of a function that asks for gradients")
    roots, targets = _listed(outputs), _listed(inputs)
    seeds = [None] * len(roots) if grad_outputs is None else _listed(grad_outputs)
    totals: list[Tensor | None] = [None] * len(targets)
    for root, seed in zip(roots, seeds, strict=True):
        found = root._gradients(root._seed("grad", seed), targets)
        for place, toward in enumerate(found):
            if toward is not None:
                part = root._wrap(toward, root) if create_graph else root._from_node(toward)
                before = totals[place]
                totals[place] = part if before is None else before + part
    unused = [place for place, total in enumerate(totals) if total is None]
    if unused and not allow_unused and not materialize_grads:
        raise RuntimeError(
            f"grad: nothing of outputs depends on input {unused[0]}; allow_unused=True gives None for it"
        )
    if not materialize_grads:
        return tuple(totals)
    pairs = zip(totals, targets, strict=True)
    return tuple(target.zeros_like() if total is None else total for total, target in pairs)


def _listed(given: Any) -> Sequence[Any]:
    return [given] if isinstance(given, Tensor) else list(given)


def backward(
    tensors: Any,
    grad_tensors: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Any = None,
) -> None:
    """`Tensor.backward` of each.

    >>> x = Tensor([1.0], requires_grad=True)
    >>> backward([x.sum(), (x * 2).sum()])
    >>> x.grad.tolist()
    [3.0]
    """
    roots = _listed(tensors)
    seeds = [None] * len(roots) if grad_tensors is None else _listed(grad_tensors)
    for root, seed in zip(roots, seeds, strict=True):
        root.backward(seed, retain_graph, create_graph, inputs)
