"""Module: the base of our layers, and of models for those who like one. Nothing needs it: any object with
tensors among its attributes is a model.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import wraps
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self

from tensor import modes, state
from tensor.dtype import DType, dtypes
from tensor.hooks import Hook
from tensor.nn import hooks
from tensor.nn.parameter import Buffer as Buffer
from tensor.nn.parameter import Parameter as Parameter
from tensor.tensor import Tensor


class IncompatibleKeys(NamedTuple):
    """Names that a model has and the weights have not, and the other way round."""

    missing_keys: list[str]
    unexpected_keys: list[str]


class Module(modes.Noted):
    """A callable object that knows its parameters by name; a call runs `forward`.

    training: True or False decides for dropout and batch normalization in this call; None, as simple layers
    have it, leaves that to `Tensor.train` or the module around. `Sequential` and other layers that tinygrad
    has not, and models that call ``super().__init__()``, begin with True, as torch's do, until `eval`.

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
    _waits: ClassVar[bool] = False  # for its sizes, without parameters: see lazy.py
    is_evaluated: ClassVar[bool] = False  # all modules, whatever their `training`: see `evaluated`
    _buffers: frozenset[str] = frozenset()  # names of tensors that are no parameters
    _unsaved: frozenset[str] = frozenset({"_hooks", "_computed"})  # and of those that no file gets
    _hooks: hooks.Held | None = None
    _computed: Mapping[str, Any] = MappingProxyType({})  # rules of attributes by name: see computed.py

    def __init_subclass__(cls, **options: Any) -> None:
        """Our layers take torch's `device` and `dtype` too."""
        super().__init_subclass__(**options)
        if cls.__module__.startswith("tensor.nn.") and "__init__" in vars(cls):
            cls.__init__ = _placed(vars(cls)["__init__"])  # type: ignore[method-assign]

    def __init__(self) -> None:
        self.training = True

    def __call__(self, *args: Any, **options: Any) -> Any:
        if "input" in options and not args and type(self).__module__.startswith("tensor.nn."):
            args = (options.pop("input"),)  # torch's name of the first argument
        modes.note(self)
        with self._mode():
            if self._hooks is not None:
                return hooks.call(self, self._hooks, args, options)
            return self.forward(*args, **options)

    def forward(self, *args: Any, **options: Any) -> Any:
        """What a call computes: models say it."""
        raise NotImplementedError(f"{type(self).__name__} has no forward")

    @property
    def _trains(self) -> bool:
        """The mode of training for one call."""
        return Tensor.training if self.training is None or Module.is_evaluated else self.training

    def _mode(self) -> AbstractContextManager[Any]:
        """`Tensor.train` for one call."""
        return nullcontext() if self._trains == Tensor.training else Tensor.train(self._trains)

    # functions that a call tells

    def _hook(self, kind: str, function: Any) -> Hook:
        if self._hooks is None:
            self._hooks = hooks.Held()
        return Hook(getattr(self._hooks, kind), function)

    def register_forward_pre_hook(self, hook: Callable[..., Any], *, with_kwargs: bool = False) -> Hook:
        """Call ``hook(module, args)`` before `forward`; what it returns, unless None, are the arguments.
        with_kwargs: ``hook(module, args, kwargs)``, which returns both. ``remove()`` ends it.

        >>> layer = Identity()
        >>> handle = layer.register_forward_pre_hook(lambda module, args: (args[0] * 2,))
        >>> layer(Tensor([1.0])).tolist()
        [2.0]
        """
        return self._hook("before", hooks.Named(hook, with_kwargs))

    def register_forward_hook(self, hook: Callable[..., Any], *, with_kwargs: bool = False) -> Hook:
        """Call ``hook(module, args, result)`` after `forward`; what it returns, unless None, is the result.
        with_kwargs: ``hook(module, args, kwargs, result)``. ``remove()`` ends it.

        >>> layer, seen = Identity(), []
        >>> handle = layer.register_forward_hook(lambda module, args, result: seen.append(result.shape))
        >>> layer(Tensor([1.0])).shape == seen[0]
        True
        """
        return self._hook("after", hooks.Named(hook, with_kwargs))

    def register_full_backward_hook(self, hook: Callable[..., Any]) -> Hook:
        """Call ``hook(module, gradients toward arguments, gradients toward results)``, two tuples, when the
        gradient comes through; what it returns, unless None, stands for the first. ``remove()`` ends it.

        >>> layer, seen = Linear(2, 1), []
        >>> handle = layer.register_full_backward_hook(lambda module, toward, given: seen.append(given))
        >>> made = layer(Tensor([1.0, 2.0])).sum().backward()
        >>> seen[0][0].tolist()
        [1.0]
        """
        return self._hook("backward", hook)

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

    def _named(self) -> Iterator[tuple[str, Tensor]]:
        """Parameters and buffers by path: tensors that were only computed, or are plain, are neither."""
        buffers = self._buffer_ids()
        for name, tensor in state.all_names(self):
            if id(tensor) in buffers or isinstance(tensor, Parameter):
                yield name, tensor

    def _buffer_ids(self) -> set[int]:
        return {id(vars(m).get(name)) for m in self.modules() for name in m._buffers}

    def named_parameters(self, prefix: str = "", recurse: bool = True) -> Iterator[tuple[str, Tensor]]:
        """Tensors that training changes, and those that `requires_grad_(False)` froze, each once, by path;
        those of a module before those of what is in it. Without `recurse` its own alone."""
        buffers, named = self._buffer_ids(), state.get_state_dict(self).items()
        found = ((n, t) for n, t in named if id(t) not in buffers and isinstance(t, Parameter))
        return _chosen(found, prefix, recurse)

    def parameters(self, recurse: bool = True) -> Iterator[Tensor]:
        """Tensors that training changes, each once. A warning tells of layers that have none yet."""
        for module in self.modules():
            if module._waits:
                told = f"parameters: {type(module).__name__} has none before its first input"
                warnings.warn(f"{told}; call the model once before an optimizer is made", stacklevel=2)
        return (tensor for _, tensor in self.named_parameters(recurse=recurse))

    def named_buffers(self, prefix: str = "", recurse: bool = True) -> Iterator[tuple[str, Tensor]]:
        """What `register_buffer` made, such as running means, by path; those that no file gets as well."""
        found = (
            (f"{path}.{name}" if path else name, vars(module).get(name))
            for path, module in self.named_modules()
            for name in vars(module)
            if name in module._buffers
        )
        return _chosen(((name, t) for name, t in found if isinstance(t, Tensor)), prefix, recurse)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """The other tensors, such as running means."""
        return (tensor for _, tensor in self.named_buffers(recurse=recurse))

    def get_submodule(self, target: str) -> Any:
        """What is at a path such as ``layers.0.norm``. AttributeError where nothing is."""
        found: Any = self
        for name in target.split(".") if target else ():
            try:
                found = dict(state.children(found))[name]
            except KeyError:
                raise AttributeError(f"{type(self).__name__} has no {target!r}: no {name!r} in it") from None
        return found

    get_parameter = get_buffer = get_submodule

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """A tensor that is no parameter, as attribute `name`; no file gets it if not `persistent`."""
        self._buffers = self._buffers | {name}
        self._unsaved = self._unsaved | {name} if not persistent else self._unsaved - {name}
        setattr(self, name, None if tensor is None else tensor.requires_grad_(False))

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if isinstance(value, Buffer) and name not in self._buffers:
            self.register_buffer(name, value, Buffer.persistent(value))

    def register_parameter(self, name: str, tensor: Tensor | None) -> None:
        """A parameter as attribute `name`."""
        setattr(self, name, tensor)

    def add_module(self, name: str, module: Any) -> None:
        """A module as attribute `name`."""
        setattr(self, name, module)

    register_module = add_module

    def state_dict(self, *, prefix: str = "") -> dict[str, Tensor]:
        """Every parameter and buffer by its path, torch's names for layers of torch's names; one that two
        modules share by both of its paths."""
        return {prefix + name: tensor for name, tensor in self._named()}

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True) -> IncompatibleKeys:
        """As `state.load_state_dict`; gives the names that were missing, and those that nothing has."""
        for path, module in tuple(self.named_modules()):
            module._take_sizes(path, state_dict)
        own = self.state_dict()
        plain = dict(state.all_names(self)).keys()
        state.load_state_dict(
            own, {n: v for n, v in state_dict.items() if n in own or n not in plain}, strict
        )
        first = state.get_state_dict(own)
        missing = [name for name in first if name not in state_dict]
        return IncompatibleKeys(missing, [name for name in state_dict if name not in plain])

    def _take_sizes(self, path: str, weights: Mapping[str, Any]) -> None:
        """What a layer that waits for its sizes reads from weights: see lazy.py."""

    def _do_later(self, method: str, setting: Any) -> None:
        """Call a method of such a layer when it has parameters."""

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
        for _, parameter in list(self.named_parameters()):
            parameter.requires_grad_(requires_grad)
        for module in self.modules():
            module._do_later("requires_grad_", requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters, or fill them with zeros."""
        for _, parameter in self.named_parameters():
            parameter.grad = None if set_to_none else parameter.zeros_like()

    def apply(self, function: Callable[[Any], Any]) -> Self:
        """Call `function` with every module below and then with this one."""
        for module in reversed(list(self.modules())):
            function(module)
        return self

    def to(self, *places: Any, device: Any = None, dtype: Any = None, **how: Any) -> Self:
        """Floats converted to a dtype, or all tensors brought to a device. What else torch takes, such as
        non_blocking, changes nothing."""
        for place in (*places, device, dtype):
            if isinstance(place, Tensor):
                self.to(place.device, place.dtype)
            elif place is not None and not isinstance(place, bool):
                for tensor in (*self.state_dict().values(), *self.buffers()):
                    _move(tensor, place)
                for module in self.modules():
                    module._do_later("to", place)
        return self

    def to_empty(self, *, device: Any, recurse: bool = True) -> Self:
        """All tensors brought to a device, or without `recurse` those of this module alone. Torch promises
        nothing of the values after this; here they stay."""
        for name, tensor in self._named():
            if recurse or "." not in name:
                _move(tensor, device)
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

    def double(self) -> Self:
        """Floats converted to float64."""
        return self.to(dtypes.float64)

    def type(self, dtype: DType) -> Self:
        """Floats converted to a dtype."""
        return self.to(dtype)

    def cpu(self) -> Self:
        """This module: its tensors are where `DEV` says, and the host reads them from there."""
        return self

    def _get_name(self) -> str:
        return type(self).__name__

    def extra_repr(self) -> str:
        """What a model's own class tells in the first line of its repr."""
        return ""

    def __repr__(self) -> str:
        inner = [f"{name}={item.shape}" for name, item in vars(self).items() if isinstance(item, Tensor)]
        lines = [f"  ({name}): " + repr(item).replace("\n", "\n  ") for name, item in self.named_children()]
        kind = type(self).__name__
        told = ", ".join([self.extra_repr()] if self.extra_repr() else inner)
        return "\n".join([f"{kind}({told}", *lines, ")"]) if lines else f"{kind}({told})"


@contextmanager
def evaluated() -> Iterator[None]:
    """No module trains inside the with block, whatever its `training` says.

    >>> model = Sequential(Dropout(0.5))
    >>> with evaluated():
    ...     model(Tensor([1.0, 2.0])).tolist()
    [1.0, 2.0]
    """
    before, Module.is_evaluated = Module.is_evaluated, True
    try:
        with Tensor.train(False):
            yield
    finally:
        Module.is_evaluated = before


def _placed(start: Callable[..., None]) -> Callable[..., None]:
    """A constructor of a layer that `to` brings to a device, or to an element type, at once."""

    @wraps(start)
    def placed(self: Module, *args: Any, device: Any = None, dtype: Any = None, **options: Any) -> None:
        start(self, *args, **options)
        if device is not None or dtype is not None:
            self.to(device, dtype)

    return placed


def _chosen(found: Any, prefix: str, recurse: bool) -> Iterator[tuple[str, Tensor]]:
    """With a prefix, and without what is in modules inside unless `recurse`."""
    start = f"{prefix}." if prefix else ""
    return ((start + name, tensor) for name, tensor in found if recurse or "." not in name)


def _move(tensor: Tensor, place: Any) -> None:
    if not isinstance(place, DType):
        tensor.to_(place)
    elif tensor.dtype.is_float and tensor.dtype != place:
        tensor.node = tensor.detach().cast(place).node
        tensor._own()
