"""`torch.nn.parameter`: where scripts import `Parameter` from; and parameters in a list, or by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tensor.nn.module import Parameter
from tensor.tensor import Tensor

__all__ = ["Parameter", "ParameterDict", "ParameterList"]


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
