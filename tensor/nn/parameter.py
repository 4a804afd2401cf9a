"""`torch.nn.parameter`: parameters, alone, in a list or by name; and buffers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from weakref import finalize

from tensor.tensor import Tensor

__all__ = ["Buffer", "Parameter", "ParameterDict", "ParameterList"]


class _Trained(type):
    """What `isinstance(x, Parameter)` asks: a leaf that was told whether it is to be trained."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Tensor) and instance._requires_grad is not None and instance.is_leaf


class Parameter(Tensor, metaclass=_Trained):
    """A tensor that training changes.

    >>> Parameter([1.0, 2.0]).requires_grad
    True
    """

    __slots__ = ()

    def __new__(cls, data: Any = (), requires_grad: bool = True) -> Any:
        made = data.detach().clone() if isinstance(data, Tensor) else Tensor(data)
        made._own()
        return made.requires_grad_(requires_grad)


_buffers: dict[int, bool] = {}  # those that `Buffer` made, by when; whether files get them


class _Kept(type):
    """What `isinstance(x, Buffer)` asks."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Tensor) and instance.made_at in _buffers


class Buffer(Tensor, metaclass=_Kept):
    """A tensor that is no parameter: as attribute of a module it is what `register_buffer` would make of it.

    >>> layer = Identity()
    >>> layer.mean = Buffer(Tensor.zeros(2))
    >>> list(layer.state_dict())
    ['mean']
    """

    __slots__ = ()

    def __new__(cls, data: Any = (), *, persistent: bool = True) -> Any:
        made = data.detach() if isinstance(data, Tensor) else Tensor(data)
        _buffers[made.made_at] = persistent
        finalize(made, _buffers.pop, made.made_at, None)
        return made

    @staticmethod
    def persistent(buffer: Tensor) -> bool:
        """Whether files get it."""
        return _buffers[buffer.made_at]


class ParameterList(list[Any]):
    """Parameters in a list: tensors that are put into it are trained.

    >>> ParameterList([Tensor.zeros(2)]).append(Tensor.ones(3))[1].requires_grad
    True
    """

    def __init__(self, values: Iterable[Any] = ()) -> None:
        super().__init__(map(_parameter, values))

    def append(self, value: Any) -> ParameterList:  # type: ignore[override]
        super().append(_parameter(value))
        return self

    def extend(self, values: Iterable[Any]) -> ParameterList:  # type: ignore[override]
        super().extend(map(_parameter, values))
        return self

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, _parameter(value))


class ParameterDict(dict[str, Any]):
    """Parameters by name: tensors that are put into it are trained.

    >>> ParameterDict({"scale": Tensor.ones(2)})["scale"].requires_grad
    True
    """

    def __init__(self, values: Any = ()) -> None:
        super().__init__({name: _parameter(value) for name, value in dict(values).items()})

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, _parameter(value))


def _parameter(value: Any) -> Any:
    return Parameter(value) if isinstance(value, Tensor) and not value.requires_grad else value
