"""`torch.utils.checkpoint`: gradients that compute again what they need, in exchange for its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.tensor import Tensor
from tensor.transforms import checkpoint as recomputed


def checkpoint(
    function: Any,
    *args: Any,
    use_reentrant: bool = False,
    preserve_rng_state: bool = True,
    determinism_check: str = "default",
    debug: bool = False,
    **options: Any,
) -> Any:
    """``function(*args)`` whose gradient keeps the arguments alone: `tensor.checkpoint`. What is random is
    the same when it is computed again, whatever `preserve_rng_state` says.

    >>> x = Tensor([2.0], requires_grad=True)
    >>> made = checkpoint(lambda x: x * x, x, use_reentrant=False).sum().backward()
    >>> x.grad.tolist()
    [4.0]
    """
    return recomputed(function, *args, **options)


def checkpoint_sequential(
    functions: Sequence[Any],
    segments: int,
    input: Tensor,
    use_reentrant: bool = False,
    preserve_rng_state: bool = True,
) -> Any:
    """Layers one after the other, in `segments` parts of which each keeps its input alone.

    >>> checkpoint_sequential([Tensor.exp, Tensor.log], 2, Tensor([2.0])).tolist()
    [2.0]
    """
    layers = list(functions)
    if not 1 <= segments <= len(layers):
        raise ValueError(f"checkpoint_sequential: {segments} segments of {len(layers)} layers")
    size = len(layers) // segments
    x: Any = input
    for place in range(segments):
        part = layers[place * size : (place + 1) * size if place < segments - 1 else None]
        x = recomputed(lambda given, part=part: _run(part, given), x)
    return x


def _run(layers: Sequence[Any], x: Any) -> Any:
    for layer in layers:
        x = layer(x)
    return x
