"""`torch.autograd.Function`: a class that says how a function's gradient is made."""

from __future__ import annotations

from typing import Any

from tensor.tensor import Tensor
from tensor.transforms import custom_vjp


class Context:
    """What `forward` leaves for `backward`: attributes, and tensors by `save_for_backward`."""

    saved_tensors: tuple[Any, ...] = ()
    needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep tensors for `backward`."""
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """Nothing: a result of integers has no gradient, and of others `backward` says it."""

    def mark_dirty(self, *tensors: Tensor) -> None:
        """RuntimeError: a function gives new tensors here."""
        raise RuntimeError("Function: an argument changed in place; give a new tensor instead")

    def set_materialize_grads(self, value: bool) -> None:
        """Nothing: gradients that nobody gave are zeros."""


class Function:
    """A function with a gradient of its own: ``forward(ctx, *args)`` or ``forward(*args)`` beside
    ``setup_context(ctx, inputs, output)``, and ``backward(ctx, *gradients)``, both static; called by `apply`.

    >>> class Tripled(Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         return x * 3
    ...     @staticmethod
    ...     def backward(ctx, gradient):
    ...         return gradient.clip(-1, 1)
    >>> x = Tensor([1.0], requires_grad=True)
    >>> made = (Tripled.apply(x) * 5).sum().backward()
    >>> x.grad.tolist()
    [1.0]
    """

    forward: Any
    backward: Any
    setup_context: Any = None

    @classmethod
    def apply(cls, *args: Any) -> Any:
        """The function of these arguments."""
        wanted = tuple(isinstance(arg, Tensor) and arg.requires_grad for arg in args)

        def run(*given: Any) -> tuple[Any, Context]:
            context = Context()
            context.needs_input_grad = wanted
            if cls.setup_context is None:
                return cls.forward(context, *given), context
            result = cls.forward(*given)
            cls.setup_context(context, given, result)
            return result, context

        def back(context: Context, gradient: Any) -> Any:
            several = isinstance(gradient, tuple | list)
            found = cls.backward(context, *(gradient if several else (gradient,)))
            return found if isinstance(found, tuple | list) else (found,)

        if not any(isinstance(arg, Tensor) for arg in args):
            return run(*args)[0]
        made = custom_vjp(lambda *given: run(*given)[0])
        made.defvjp(run, back)
        return made(*args)


def once_differentiable(function: Any) -> Any:
    """The function itself: what `backward` computes may be differentiated again here.

    >>> once_differentiable(abs) is abs
    True
    """
    return function
