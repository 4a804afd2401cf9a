"""Module: the base of our layers, and of models for those who like one. Nothing needs it: any object with
tensors among its attributes is a model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from typing import Any, Self

from tensor import state
from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor


class Module:
    """A callable object that knows its parameters by name; a call runs `forward`.

    training: True or False decides for dropout and batch normalization in this call; None, as our own layers
    have it, leaves that to `Tensor.train` or the module around. A model that calls ``super().__init__()``
    begins with True, as torch's do, until `eval`.

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.fc = nn.Linear(4, 2)
            def forward(self, x):
                return self.fc(x).relu()

    >>> sorted(name for name, _ in Sequential(Linear(4, 3)).named_parameters())
    ['0.bias', '0.weight']
    """

    training: bool | None = None
    _buffers: frozenset[str] = frozenset()  # names of tensors that are no parameters
    _unsaved: frozenset[str] = frozenset()  # and of those that no file gets

    def __init__(self) -> None:
        self.training = True

    def __call__(self, *args: Any, **options: Any) -> Any:
        with self._mode():
            return self.forward(*args, **options)

    def forward(self, *args: Any, **options: Any) -> Any:
        """What a call computes: models say it."""
        raise NotImplementedError(f"{type(self).__name__} has no forward")

    def _mode(self) -> Any:
        """The mode of training for one call."""
        return nullcontext() if self.training is None else Tensor.train(self.training)

    # what is inside

    def named_modules(self, prefix: str = "") -> Iterator[tuple[str, Module]]:
        """This module and all below it, each once, by path."""
        seen: set[int] = set()

        def walk(item: Any, path: str) -> Iterator[tuple[str, Module]]:
            if id(item) in seen or isinstance(item, Tensor):
                return
            seen.add(id(item))
            if isinstance(item, Module):
                yield path, item
            for name, child in state.children(item):
                yield from walk(child, f"{path}.{name}" if path else name)

        return walk(self, prefix)

    def modules(self) -> Iterator[Module]:
        """This module and all below it, each once."""
        return (module for _, module in self.named_modules())

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """The modules that are attributes of this one."""
        return ((name, item) for name, item in state.children(self) if isinstance(item, Module))

    def children(self) -> Iterator[Module]:
        """The modules that are attributes of this one."""
        return (item for _, item in self.named_children())

    def named_parameters(self) -> Iterator[tuple[str, Tensor]]:
        """Tensors that training changes, and those that `requires_grad_(False)` froze, each once, by path."""
        buffers = {id(vars(m).get(name)) for m in self.modules() for name in m._buffers}
        for name, tensor in state.get_state_dict(self).items():
            if tensor._requires_grad is not None and id(tensor) not in buffers:
                yield name, tensor

    def parameters(self) -> Iterator[Tensor]:
        """Tensors that training changes, each once."""
        return (tensor for _, tensor in self.named_parameters())

    def named_buffers(self) -> Iterator[tuple[str, Tensor]]:
        """The other tensors, such as running means."""
        own = {id(tensor) for tensor in self.parameters()}
        found = state.get_state_dict(self).items()
        return ((name, tensor) for name, tensor in found if id(tensor) not in own)

    def buffers(self) -> Iterator[Tensor]:
        """The other tensors, such as running means."""
        return (tensor for _, tensor in self.named_buffers())

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """A tensor that is no parameter, as attribute `name`; no file gets it if not `persistent`."""
        self._buffers = self._buffers | {name}
        self._unsaved = self._unsaved | {name} if not persistent else self._unsaved - {name}
        setattr(self, name, None if tensor is None else tensor.requires_grad_(False))

    def register_parameter(self, name: str, tensor: Tensor | None) -> None:
        """A parameter as attribute `name`."""
        setattr(self, name, tensor)

    def add_module(self, name: str, module: Any) -> None:
        """A module as attribute `name`."""
        setattr(self, name, module)

    def state_dict(self) -> dict[str, Tensor]:
        """Every tensor by its path, torch's names for layers of torch's names; one that two modules share by
        both of its paths."""
        return dict(state.all_names(self))

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True) -> None:
        """As `state.load_state_dict`."""
        state.load_state_dict(self, state_dict, strict)

    # changes of all of it

    def train(self, mode: bool = True) -> Self:
        """Train from the next call on, here and below (or not)."""
        for module in self.modules():
            module.training = mode
        return self

    def eval(self) -> Self:
        """The same as ``train(False)``."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Freeze all parameters, or let them be trained again."""
        for parameter in list(self.parameters()):
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters, or fill them with zeros."""
        for parameter in self.parameters():
            parameter.grad = None if set_to_none else parameter.zeros_like()

    def apply(self, function: Callable[[Any], Any]) -> Self:
        """Call `function` with every module below and then with this one."""
        for module in reversed(list(self.modules())):
            function(module)
        return self

    def to(self, *places: str | DType | None) -> Self:
        """Floats converted to a dtype, or all tensors on a device."""
        for place in places:
            for tensor in self.state_dict().values():
                if not isinstance(place, DType):
                    tensor.to_(place)
                elif tensor.dtype.is_float and tensor.dtype != place:
                    tensor.node = tensor.detach().cast(place).node
                    tensor._own()
        return self

    def half(self) -> Self:
        """Floats converted to float16."""
        return self.to(dtypes.float16)

    def bfloat16(self) -> Self:
        """Floats converted to bfloat16."""
        return self.to(dtypes.bfloat16)

    def float(self) -> Self:
        """Floats converted to float32."""
        return self.to(dtypes.float32)

    def __repr__(self) -> str:
        inner = [f"{name}={item.shape}" for name, item in vars(self).items() if isinstance(item, Tensor)]
        lines = [f"  ({name}): " + repr(item).replace("\n", "\n  ") for name, item in self.named_children()]
        kind = type(self).__name__
        if not lines:
            return f"{kind}({', '.join(inner)})"
        return "\n".join([f"{kind}({', '.join(inner)}", *lines, ")"])


def Parameter(data: Any, requires_grad: bool = True) -> Tensor:
    """A tensor that training changes.

    >>> Parameter([1.0, 2.0]).requires_grad
    True
    """
    made = data.detach().clone() if isinstance(data, Tensor) else Tensor(data)
    return made.requires_grad_(requires_grad)
