"""`jit`: the decorator that users import. The work is in `capture.py`, imported at the first call."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from tensor.capture import Captures

P = ParamSpec("P")
R = TypeVar("R")


class Jit(Generic[P, R]):
    """A captured function. See `jit`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self._function = function
        functools.update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._captures(*args, **kwargs)

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self if instance is None else functools.partial(cast(Any, self), instance)

    def __reduce__(self) -> Any:
        """Without what it recorded: by its name where that is in a module, else its function."""
        found: Any = sys.modules.get(self.__module__)
        name = str(getattr(self, "__qualname__", ""))
        for part in name.split("."):
            found = getattr(found, part, None)
        return name if found is self else (jit, (self._function,))

    @functools.cached_property
    def _captures(self) -> Captures[P, R]:
        from tensor.capture import Captures

        return Captures(self._function)


def jit(function: Callable[P, R]) -> Jit[P, R]:
    """Replay `function`'s kernels instead of running its Python, from the third call on.

    Tensor arguments, also inside lists, tuples and dicts, are copied to fixed memory at each call. Other
    arguments are part of the key: a new value, or a tensor of a new shape or dtype, is captured anew; so are
    another mode of a module (`train`, `eval`), `no_grad`, `autocast`, and parameters that were frozen.
    Tensors that the function refers to from outside keep their memory, and what it assigns to them
    happens at every replay. The tensors it returns are values that no later call changes, in lists,
    tuples, dicts, sets and dataclasses; results that are still held cost memory of their own, and a returned
    argument or parameter is another tensor with its values. What else the function does in Python happens
    only while it is captured. ArgumentError if it reads values on the host, assigns to an argument, keeps a
    tensor that it made in an attribute or a list (`self.h = self.h + x`; `self.h.assign(self.h + x)` is
    right), returns tensors inside other objects, or is captured for too many combinations of arguments; and
    if a number, text, tensor, function or layer from outside that it names, or a layer's setting, is another
    one now.
    Pickled, it is its function, and captures anew.

    >>> @jit
    ... def double(x):
    ...     return x * 2
    >>> double(Tensor([3.0])).item()
    6.0
    """
    return Jit(function)


def script(function: Any, *args: Any, **how: Any) -> Any:
    """`torch.jit.script`: the function or module itself, as whatever it computes is compiled.

    >>> script(abs) is abs
    True
    """
    return function


def trace(function: Any, example_inputs: Any = None, **how: Any) -> Any:
    """`torch.jit.trace`: the function or module itself, as `script`.

    >>> trace(abs, 1) is abs
    True
    """
    return function


vars(jit).update(script=script, trace=trace, ignore=script, unused=script)
