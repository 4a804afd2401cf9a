"""Arguments and results of functions: tensors in lists, tuples and dicts, taken apart and put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tensor.ir.carriers import carried, carrier
from tensor.ir.graph import Node
from tensor.nested import map_atoms, tensors_in
from tensor.tensor import Tensor


def tensors_of(name: str, what: str, part: Any, may_be_empty: bool = False) -> list[Tensor]:
    """The tensors of an argument or result, in order. TypeError if it has something else, or none unless it
    `may_be_empty`, as a model without buffers has it."""
    found: list[Tensor] = []

    def keep(atom: Any) -> Any:
        if not isinstance(atom, Tensor):
            raise TypeError(
                f"{name}: {what} has a {type(atom).__name__}; allowed are tensors, lists, tuples, dicts"
            )
        found.append(atom)
        return atom

    map_atoms(part, keep)
    if not found and not may_be_empty:
        raise TypeError(f"{name}: {what} has no tensor")
    return found


def replaced(part: Any, tensors: Sequence[Any]) -> Any:
    """The same structure with other values in place of its tensors, in order."""
    following: Iterator[Any] = iter(tensors)
    return map_atoms(part, lambda atom: next(following) if isinstance(atom, Tensor) else atom)


def mapped(part: Any, change: Callable[[Tensor], Any]) -> Any:
    """The same structure with every tensor changed."""
    return map_atoms(part, lambda atom: change(atom) if isinstance(atom, Tensor) else atom)


def wrapped(made: Node, like: Tensor, *others: Tensor) -> Tensor:
    """A tensor of a carrier's node that depends on the given ones, of the first one's dtype."""
    return like._wrap(carried(made, like.dtype), *others)


def carriers(tensors: Sequence[Tensor]) -> list[Node]:
    return [carrier(tensor.node) for tensor in tensors]


def wanting(*parts: Any) -> list[Tensor]:
    """The tensors of some arguments and results, to pass on whether gradients are wanted."""
    return [tensor for part in parts for tensor in tensors_in(part) if isinstance(tensor, Tensor)]
