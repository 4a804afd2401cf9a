"""`torch.func`: transforms of functions under torch's names and keywords, and modules as functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tensor import transforms
from tensor.tensor import Tensor
from tensor.transforms import grad, hessian, jacfwd, jacrev, jvp, value_and_grad, vjp

__all__ = [
    "functional_call", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "stack_module_state",
    "value_and_grad", "vjp", "vmap",
]  # fmt: skip


def vmap(
    func: Callable[..., Any], in_dims: Any = 0, out_dims: Any = 0, randomness: str = "error"
) -> Callable[..., Any]:
    """`tensor.vmap` with torch's keywords.

    >>> vmap(lambda x, y: x * y, in_dims=(0, None))(Tensor([1, 2]), Tensor(3)).tolist()
    [3, 6]
    """
    return transforms.vmap(func, in_dims, out_dims, randomness)


def grad_and_value(func: Callable[..., Any], argnums: Any = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that gives a scalar function's gradient and its value.

    >>> slope, value = grad_and_value(lambda x: x * x)(Tensor(3.0))
    >>> slope.item(), value.item()
    (6.0, 9.0)
    """
    both = value_and_grad(func, argnums, has_aux)

    def turned(*args: Any, **options: Any) -> Any:
        value, found = both(*args, **options)
        return found, value

    return turned


def functional_call(
    module: Any, parameter_and_buffer_dicts: Any, args: Any = None, kwargs: Mapping[str, Any] | None = None
) -> Any:
    """A call of a module with other tensors, by name, in place of its own, for this call alone.

    >>> layer = nn.Linear(1, 1, bias=False)
    >>> functional_call(layer, {"weight": Tensor([[2.0]])}, (Tensor([[3.0]]),)).tolist()
    [[6.0]]
    """
    given = parameter_and_buffer_dicts
    named = given if isinstance(given, Mapping) else {n: t for each in given for n, t in each.items()}
    kept: list[tuple[Any, Any, Any]] = []
    try:
        for path, tensor in named.items():
            inside, _, name = path.rpartition(".")
            _put(module.get_submodule(inside), name, tensor, kept)
        called = args if isinstance(args, tuple) else () if args is None else (args,)
        return module(*called, **(kwargs or {}))
    finally:
        for holder, key, tensor in reversed(kept):
            holder[key] = tensor


def _put(owner: Any, name: str, tensor: Tensor, kept: list[tuple[Any, Any, Any]]) -> None:
    """Another tensor as an attribute or entry; what was there is kept."""
    holder: Any = owner if isinstance(owner, list | dict) else vars(owner)
    key: Any = int(name) if isinstance(owner, list) else name
    try:
        kept.append((holder, key, holder[key]))
    except (KeyError, IndexError):
        raise KeyError(f"functional_call: {type(owner).__name__} has no {name!r}") from None
    holder[key] = tensor


def stack_module_state(models: Sequence[Any]) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
    """The parameters, and the buffers, of models of one kind by name, each with an axis of models in front.

    >>> parameters, buffers = stack_module_state([nn.Linear(2, 1), nn.Linear(2, 1)])
    >>> parameters["weight"].shape
    (2, 1, 2)
    """
    parameters = [dict(model.named_parameters()) for model in models]
    buffers = [dict(model.named_buffers()) for model in models]
    trained = {n: Tensor.stack(*[each[n].detach() for each in parameters]) for n in parameters[0]}
    for tensor in trained.values():
        tensor.requires_grad_()
    return trained, {n: Tensor.stack(*[each[n] for each in buffers]) for n in buffers[0]}
