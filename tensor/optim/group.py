"""Parameters with the settings of their steps, and what settings may be."""

from __future__ import annotations

from typing import Any

from tensor.dtype import dtypes
from tensor.tensor import Tensor


class ParameterGroup(dict[str, Any]):
    """Parameters with settings of their own, by name: "params", "lr", and the numbers of the optimizer.

    ``group["lr"] = 0.01`` writes into the learning rate's memory, which recorded kernels read.
    """

    owner = ""
    is_recorded = False  # by jit: every setting but lr is a constant there
    set_by = 0  # the number of the schedule that gave the rate that it has

    def __setitem__(self, name: str, value: Any) -> None:
        old = self.get(name)
        if name == "lr" and isinstance(old, Tensor):
            self._set_rate(old, value)
        elif name == "betas" and "b1" in self:
            self["b1"], self["b2"] = check_pair(self.owner, name, value)
        elif isinstance(old, Tensor) and isinstance(value, int | float):
            old.assign(float(value))
        elif self.is_recorded and isinstance(old, int | float) and value != old:
            advice = "lr alone may change; make another optimizer and record its steps"
            raise ValueError(f"{self.owner}: {name} {value}; jit recorded a step with {old}: {advice}")
        else:
            super().__setitem__(name, value)

    def __missing__(self, name: str) -> Any:
        if name == "betas" and "b1" in self:  # torch's name for both
            return self["b1"], self["b2"]
        raise KeyError(name)

    def _set_rate(self, rate: Tensor, value: float | Tensor) -> None:
        self.set_by = 0
        if not isinstance(value, Tensor):
            check_rate(self.owner, value)
            rate.assign(float(value))
        elif value is not rate:
            rate.assign(value.cast(dtypes.float32).reshape(()))


def check_rate(name: str, lr: Any) -> None:
    """TypeError or ValueError for what is no learning rate."""
    if not isinstance(lr, int | float):
        raise TypeError(f"{name}: lr of type {type(lr).__name__}; allowed are numbers")
    if not lr >= 0:
        raise ValueError(f"{name}: lr {lr}; allowed is 0 or more")


def check_count(name: str, what: str, value: Any) -> None:
    """ValueError for what is no whole number from 1 up."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise ValueError(f"{name}: {what} {value!r}; allowed are whole numbers from 1 up")


def check_pair(name: str, what: str, value: Any) -> tuple[Any, Any]:
    """ValueError for what is no pair."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise ValueError(f"{name}: {what} {value!r}; allowed are two numbers, as (0.9, 0.999)")
    return value[0], value[1]


def check_range(group: ParameterGroup, low: float, high: float, *names: str) -> None:
    """ValueError for a setting below `low`, or at `high` or above."""
    for name in names:
        if not low <= group[name] < high:
            up = "or more" if high == float("inf") else f"up to, not including, {high:g}"
            raise ValueError(f"{group.owner}: {name} {group[name]}; allowed is {low:g} {up}")
