"""Functions that are called with a gradient when it is made (`Tensor.register_hook`)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Self

from tensor.ir.graph import Node

Hooks = dict[int, Callable[[Node], Node]]  # by number, in order
_numbers = count()


class Hook:
    """A function among others until `remove`, or until the end of a with block."""

    def __init__(self, held: Hooks, function: Callable[[Node], Node]) -> None:
        self.held, self.number = held, next(_numbers)
        held[self.number] = function

    def remove(self) -> None:
        """Take the function off; nothing happens the second time."""
        self.held.pop(self.number, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


def changed(gradient: Node, held: Hooks) -> Node:
    """What the functions, one after the other, make of a gradient."""
    for function in tuple(held.values()):
        gradient = function(gradient)
    return gradient
