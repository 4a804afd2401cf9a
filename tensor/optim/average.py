"""Running averages of parameters, which often do better than the last ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tensor.optim.base import owned, state_dtype
from tensor.state import get_state_dict, load_state_dict
from tensor.tensor import Tensor


class EMA:
    """average = decay * average + (1 - decay) * parameter, of every trainable tensor of `model`.

    Begins with the parameters as they are. `update` after each step, also inside `jit`;
    ``with ema.applied(): ...`` puts the averages in place of the parameters for a while.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> average = EMA([weight], decay=0.5)
    >>> weight = weight.assign(Tensor([3.0]))
    >>> average.update()
    >>> average.averages["0"].tolist()
    [2.0]
    """

    def __init__(self, model: Any, decay: float = 0.999) -> None:
        if not 0 <= decay <= 1:
            raise ValueError(f"EMA: decay {decay}; allowed is 0..1")
        named = {name: t for name, t in get_state_dict(model).items() if t.is_trainable}
        if not named:
            raise ValueError("EMA: the model has no trainable tensors")
        self.decay, self.params = decay, list(named.values())
        self.averages = {n: owned(t.detach().cast(state_dtype(t)).clone()) for n, t in named.items()}

    def update(self) -> None:
        """Take the parameters as they are now into the averages."""
        pairs = list(zip(self.averages.values(), self.params, strict=True))
        for average, parameter in pairs:
            average.assign(average.lerp(parameter.detach().cast(average.dtype), 1 - self.decay))
        pairs[0][0].realize(*self.averages.values())

    @contextmanager
    def applied(self) -> Iterator[None]:
        """The model computes with the averages inside the with block."""
        kept = [parameter.detach().clone() for parameter in self.params]
        kept[0].realize(*kept)
        self._put(list(self.averages.values()))
        try:
            yield
        finally:
            self._put(kept)

    def _put(self, values: list[Tensor]) -> None:
        for parameter, value in zip(self.params, values, strict=True):
            parameter.assign(value.cast(parameter.dtype))
        self.params[0].realize(*self.params)

    def state_dict(self) -> dict[str, Tensor]:
        """The averages by their parameters' names: weights to save."""
        return dict(self.averages)

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        load_state_dict(self.averages, state_dict)
