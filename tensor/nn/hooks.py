"""Functions that a module calls around its `forward` and with the gradients that come through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tensor.nested import map_atoms, tensors_in
from tensor.tensor import Tensor


class Named(NamedTuple):
    """A hook, and whether it gets keyword arguments."""

    function: Callable[..., Any]
    with_kwargs: bool


class Held:
    """The hooks of one module by number, in order."""

    def __init__(self) -> None:
        self.before: dict[int, Named] = {}
        self.after: dict[int, Named] = {}
        self.backward: dict[int, Callable[..., Any]] = {}


def call(module: Any, held: Held, args: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """`forward` with what the hooks make of its arguments and its result."""
    for hook in tuple(held.before.values()):
        args, options = _arguments(module, hook, args, options)
    through = _Gradients(module, held) if held.backward else None
    result = module.forward(*(through.entered(args) if through else args), **options)
    for hook in tuple(held.after.values()):
        told = (args, options, result) if hook.with_kwargs else (args, result)
        made = hook.function(module, *told)
        result = result if made is None else made
    if through:
        through.left(result)
    return result


def _arguments(module: Any, hook: Named, args: tuple[Any, ...], options: dict[str, Any]) -> Any:
    made = hook.function(module, args, options) if hook.with_kwargs else hook.function(module, args)
    if made is None:
        return args, options
    if hook.with_kwargs:
        return made
    return (made if isinstance(made, tuple) else (made,)), options


class _Gradients:
    """The gradients of one call, until all are there that the hooks wait for."""

    def __init__(self, module: Any, held: Held) -> None:
        self.module, self.held = module, held
        self.toward: list[Tensor | None] = []
        self.given: list[Tensor | None] = []
        self.wanted = 0

    def entered(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments as tensors of their own, whose gradients are seen."""
        given: list[Any] = tensors_in(list(args))
        self.toward = [None] * len(given)
        self.wanted = sum(each.requires_grad for each in given)
        inner = [each * 1 if each.requires_grad else each for each in given]
        for place, each in enumerate(inner):
            if each.requires_grad:
                each.register_hook(lambda gradient, place=place: self._arrived(place, gradient))
        following = iter(inner)
        return tuple(map_atoms(list(args), lambda a: next(following) if isinstance(a, Tensor) else a))

    def left(self, result: Any) -> None:
        """See the gradients toward the results."""
        found: list[Any] = tensors_in(result)
        self.given = [None] * len(found)
        for place, each in enumerate(found):
            if each.requires_grad:
                each.register_hook(lambda gradient, place=place: self._seen(place, gradient))

    def _seen(self, place: int, gradient: Tensor) -> None:
        self.given[place] = gradient
        if not self.wanted:
            self._tell()

    def _arrived(self, place: int, gradient: Tensor) -> Tensor | None:
        """The first argument's gradient tells the hooks; with several, the others are None to them."""
        self.toward[place] = gradient
        made = self._tell()
        self.toward[place] = None
        return gradient if made is None else made[place]

    def _tell(self) -> Any:
        last = None
        for hook in tuple(self.held.backward.values()):
            made = hook(self.module, tuple(self.toward), tuple(self.given))
            last = made if made is not None else last
        return last
