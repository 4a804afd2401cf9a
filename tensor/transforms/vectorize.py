"""`vmap`: a function of one example made into a function of a batch, by its graph (`batching.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from tensor.ir import build
from tensor.ir.carriers import carrier
from tensor.ir.graph import Node
from tensor.methods import random
from tensor.tensor import Tensor
from tensor.transforms.batching import Batch, alias, stand_in
from tensor.transforms.trees import mapped, replaced, tensors_of, wrapped

Axes = int | None | tuple[Any, ...] | list[Any] | dict[str, Any]
RANDOMNESS = ("error", "different", "same")
ASKED = (
    "vmap: the function asks for the values of an argument (item, numpy, bool or an index by a mask), which"
    " differ in the batch; use where, or compute it outside"
)


def vmap(
    function: Callable[..., Any],
    in_axes: Axes = 0,
    out_axes: Axes = 0,
    randomness: str = "error",
    *,
    in_dims: Any = ...,
    out_dims: Any = ...,
) -> Callable[..., Any]:
    """The function that does to each example of a batch what `function` does to one, in one call's kernels.

    in_axes: which axis of each argument counts the examples, None for what is the same for all; for a list
    or dict of tensors one number or the same structure. Arguments by keyword are batched along axis 0.
    out_axes: where the axis is in the results. in_dims, out_dims: the same, as torch has it. randomness:
    what random numbers drawn inside are, "different" for each example, the "same" for all, or an "error".
    ``vmap(grad(loss), in_axes=(None, 0))(weights, rows)`` are the gradients of each row. The function must
    not ask for values, nor assign to tensors from outside.

    >>> vmap(lambda row: row.sum())(Tensor([[1.0, 2.0], [3.0, 4.0]])).tolist()
    [3.0, 7.0]
    """
    if randomness not in RANDOMNESS:
        raise ValueError(f"vmap: randomness {randomness!r}; allowed are {', '.join(map(repr, RANDOMNESS))}")

    in_axes, out_axes = (b if a is ... else a for a, b in ((in_dims, in_axes), (out_dims, out_axes)))

    @wraps(function)
    def batched(*args: Any, **options: Any) -> Any:
        trace = _Trace(randomness)
        axes = _axes_of("in_axes", in_axes, list(args)) if not isinstance(in_axes, int | None) else None
        called = [
            trace.split(arg, in_axes if axes is None else axes[place]) for place, arg in enumerate(args)
        ]
        named = {name: trace.split(arg, 0) for name, arg in options.items()}
        if trace.size is None:
            raise ValueError("vmap: no argument is batched; in_axes names an axis of one at least")
        with trace.drawing():
            result = function(*called, **named)
        return trace.joined(result, out_axes)

    return batched


def _axes_of(name: str, axes: Any, parts: list[Any]) -> list[Any]:
    if not isinstance(axes, list | tuple) or len(axes) != len(parts):
        raise ValueError(
            f"vmap: {name} {axes!r} for {len(parts)} values; give a number, None or one for each"
        )
    return list(axes)


class _Trace:
    """One call of a batched function. size: the examples; known: what stands for one, and the batch."""

    def __init__(self, randomness: str) -> None:
        self.randomness = randomness
        self.size: int | None = None
        self.known: dict[Node, Node] = {}

    # arguments

    def split(self, part: Any, axes: Any) -> Any:
        """An argument as the function gets it: for each batched tensor one of a single example."""
        if axes is None:
            return part
        if isinstance(axes, int):
            tensors_of("vmap", "a batched argument", part, may_be_empty=True)
            return mapped(part, lambda tensor: self._one(tensor, axes))
        if isinstance(part, dict) and isinstance(axes, dict) and part.keys() == axes.keys():
            return {name: self.split(inner, axes[name]) for name, inner in part.items()}
        if not isinstance(part, list | tuple):
            raise ValueError(
                f"vmap: in_axes {axes!r} for a {type(part).__name__}; allowed is a number or None"
            )
        return type(part)(map(self.split, part, _axes_of("in_axes", axes, list(part))))

    def _one(self, tensor: Tensor, axis: int) -> Tensor:
        if not tensor.ndim:
            raise ValueError("vmap: an argument of shape () has no axis of examples; give None in in_axes")
        moved = tensor.moveaxis(axis, 0)
        if self.size not in (None, moved.shape[0]):
            raise ValueError(
                f"vmap: axes of {self.size} and {moved.shape[0]} examples; allowed are equal ones"
            )
        self.size = moved.shape[0]
        return wrapped(self.stand_for(carrier(moved.node)), tensor)

    def stand_for(self, batch: Node) -> Node:
        """A node of one example of `batch`, whose first axis counts them."""
        one = stand_in(batch, batch.shape[1:], ASKED)
        self.known[one] = batch
        return alias(one)

    # random numbers

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """While the function runs, its random numbers are drawn as `randomness` says."""
        token = random.drawing.set(self._drawn if self.randomness != "same" else random.drawing.get())
        self._outer = token.old_value if token.old_value is not token.MISSING else None
        try:
            yield
        finally:
            random.drawing.reset(token)

    def _drawn(self, kind: type[Tensor], shape: tuple[int, ...]) -> tuple[Any, Any]:
        if self.randomness == "error":
            raise RuntimeError(
                "vmap: the function draws random numbers; give randomness='different' for each example or"
                " 'same' for all"
            )
        token = random.drawing.set(self._outer)
        try:
            words = kind._words((self.size or 0, *shape))
        finally:
            random.drawing.reset(token)
        first, second = (kind._from_node(self.stand_for(word.node)) for word in words)
        return first, second

    # results

    def joined(self, result: Any, axes: Any) -> Any:
        """The result for the batch, with the examples at `axes`."""
        found = tensors_of("vmap", "the result", result)
        batch = Batch(self.size or 0, self.known)
        roots = [carrier(t.node) for t in found]
        batch.of(roots)
        places = self._places(result, axes)
        if len(places) != len(found):
            raise ValueError(
                f"vmap: out_axes {axes!r} for {len(found)} tensors; give a number or one for each"
            )
        pairs = zip(found, roots, places, strict=True)
        return replaced(result, [self._placed(batch, t, root, axis) for t, root, axis in pairs])

    def _places(self, result: Any, axes: Any) -> list[int | None]:
        """One axis for each tensor of a result."""
        if isinstance(axes, int | None):
            return [axes] * len(tensors_of("vmap", "the result", result))
        if isinstance(result, dict) and isinstance(axes, dict) and result.keys() == axes.keys():
            return [place for name, part in result.items() for place in self._places(part, axes[name])]
        if not isinstance(result, list | tuple):
            raise ValueError(f"vmap: out_axes {axes!r} for one tensor; allowed is a number or None")
        parts = zip(result, _axes_of("out_axes", axes, list(result)), strict=True)
        return [place for part, inner in parts for place in self._places(part, inner)]

    def _placed(self, batch: Batch, tensor: Tensor, root: Node, axis: int | None) -> Tensor:
        if axis is None:
            if root in batch.made:
                raise ValueError("vmap: out_axes None for a result that differs in the batch; give its axis")
            return tensor
        whole = wrapped(batch.whole(root), _like(tensor))
        return whole.moveaxis(0, axis)


def _like(tensor: Tensor) -> Tensor:
    """Of its dtype, wanting gradients as it does."""
    made = Tensor._from_node(build.const(0, tensor.dtype))
    made._requires_grad = tensor._requires_grad
    return made
