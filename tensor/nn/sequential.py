"""Modules made of others, and those that only move elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, overload

from tensor.nn.module import Module
from tensor.tensor import Tensor

Layer = Callable[..., Any]


class Sequential(Module):
    """Layers one after the other; a dict of them gives them names, which are numbers without one.

    >>> Sequential(Identity(), Tensor.relu)(Tensor([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """

    def __init__(self, *layers: Layer | Mapping[str, Layer]) -> None:
        first = layers[0] if len(layers) == 1 else None
        named = first if isinstance(first, Mapping) else {str(i): each for i, each in enumerate(layers)}
        self.__dict__.update(named)

    @property
    def _layers(self) -> list[tuple[str, Layer]]:
        return [(name, layer) for name, layer in vars(self).items() if name != "training"]

    def __call__(self, x: Any) -> Any:
        with self._mode():
            for _, layer in self._layers:
                x = layer(x)
        return x

    def __len__(self) -> int:
        return len(self._layers)

    def __iter__(self) -> Iterator[Layer]:
        return (layer for _, layer in self._layers)

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> Sequential: ...
    def __getitem__(self, place: int | slice) -> Any:
        """One layer, or a `Sequential` of a slice of them, under their names."""
        if isinstance(place, slice):
            return Sequential(dict(self._layers[place]))
        return self._layers[place][1]

    def append(self, layer: Layer) -> Sequential:
        """One layer more at the end."""
        setattr(self, str(len(self)), layer)
        return self


class ModuleList(list[Any]):
    """A list; named for those who come from torch. A plain list does as well.

    >>> len(ModuleList([Identity(), Flatten()]))
    2
    """


class ModuleDict(dict[str, Any]):
    """A dict whose entries are attributes as well, as torch's. A plain dict does, too.

    >>> list(ModuleDict(first=Identity()))
    ['first']
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"ModuleDict has no {name!r}; it has {', '.join(self)}") from None


class Identity(Module):
    """What it is given; settings are ignored.

    >>> Identity()(Tensor([1.0])).tolist()
    [1.0]
    """

    def __init__(self, *settings: Any, **options: Any) -> None:
        pass

    def __call__(self, x: Any) -> Any:
        return x


class Flatten(Module):
    """Axes from start_dim to end_dim as one.

    >>> Flatten()(Tensor.ones(2, 3, 4)).shape
    (2, 12)
    """

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        self.start_dim, self.end_dim = start_dim, end_dim

    def __call__(self, x: Tensor) -> Tensor:
        return x.flatten(self.start_dim, self.end_dim)


class Unflatten(Module):
    """One axis as several.

    >>> Unflatten(1, (3, 4))(Tensor.ones(2, 12)).shape
    (2, 3, 4)
    """

    def __init__(self, dim: int, unflattened_size: Sequence[int]) -> None:
        self.dim, self.unflattened_size = dim, tuple(unflattened_size)

    def __call__(self, x: Tensor) -> Tensor:
        return x.unflatten(self.dim, self.unflattened_size)
