"""Modules made of others, and those that only move elements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, overload

from tensor.nn.module import Module
from tensor.tensor import Tensor

Layer = Callable[..., Any]
OWN = ("training", "_hooks", "_buffers", "_unsaved", "_computed")  # attributes of a module that are no layers


class Sequential(Module):
    """Layers one after the other; a dict of them gives them names, which are numbers without one. It is in
    training mode until `eval`.

    >>> Sequential(Identity(), Tensor.relu)(Tensor([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """

    def __init__(self, *layers: Layer | Mapping[str, Layer]) -> None:
        first = layers[0] if len(layers) == 1 else None
        named = first if isinstance(first, Mapping) else {str(i): each for i, each in enumerate(layers)}
        super().__init__()
        self.__dict__.update((name, _checked(name, layer)) for name, layer in named.items())

    @property
    def _layers(self) -> list[tuple[str, Layer]]:
        return [(name, each) for name, each in vars(self).items() if name not in OWN and callable(each)]

    def forward(self, x: Any) -> Any:
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

    def __setitem__(self, place: int, layer: Layer) -> None:
        setattr(self, self._layers[place][0], _checked(place, layer))

    def __delitem__(self, place: int | slice) -> None:
        layers = [layer for _, layer in self._layers]
        del layers[place]
        self._take(layers)

    def insert(self, place: int, layer: Layer) -> Sequential:
        """One layer more before another; all are named by numbers then."""
        layers = [each for _, each in self._layers]
        layers.insert(place, _checked(place, layer))
        return self._take(layers)

    def append(self, layer: Layer) -> Sequential:
        """One layer more at the end."""
        setattr(self, str(len(self)), _checked(len(self), layer))
        return self

    def extend(self, layers: Iterable[Layer]) -> Sequential:
        """More layers at the end."""
        for layer in layers:
            self.append(layer)
        return self

    def _take(self, layers: Sequence[Layer]) -> Sequential:
        for name, _ in self._layers:
            delattr(self, name)
        self.__dict__.update((str(i), each) for i, each in enumerate(layers))
        return self


def _checked(name: str | int, layer: Any) -> Any:
    """TypeError for what is no layer."""
    if callable(layer):
        return layer
    kind = type(layer).__name__
    raise TypeError(f"Sequential: layer {name} is {kind}; allowed are modules and functions")


class ModuleList(Module, list[Any]):
    """A list that is a module, as torch's. A plain list among a model's attributes does as well.

    >>> len(ModuleList([Linear(2, 3), Linear(3, 1)]).state_dict())
    4
    """

    def __init__(self, modules: Iterable[Any] = ()) -> None:
        Module.__init__(self)
        list.__init__(self, modules)

    def append(self, module: Any) -> ModuleList:  # type: ignore[override]
        """One module more at the end."""
        super().append(module)
        return self

    def extend(self, modules: Iterable[Any]) -> ModuleList:  # type: ignore[override]
        """More modules at the end."""
        super().extend(modules)
        return self

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return ModuleList(found) if isinstance(place, slice) else found


class ModuleDict(Module, dict[str, Any]):
    """A dict that is a module, whose entries are attributes as well, as torch's. A plain dict does, too.

    >>> list(ModuleDict(first=Identity()))
    ['first']
    """

    def __init__(self, *modules: Any, **named: Any) -> None:
        Module.__init__(self)
        dict.__init__(self, *modules, **named)

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

    def forward(self, x: Any) -> Any:
        return x


class Flatten(Module):
    """Axes from start_dim to end_dim as one.

    >>> Flatten()(Tensor.ones(2, 3, 4)).shape
    (2, 12)
    """

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        self.start_dim, self.end_dim = start_dim, end_dim

    def forward(self, x: Tensor) -> Tensor:
        return x.flatten(self.start_dim, self.end_dim)


class Unflatten(Module):
    """One axis as several.

    >>> Unflatten(1, (3, 4))(Tensor.ones(2, 12)).shape
    (2, 3, 4)
    """

    def __init__(self, dim: int, unflattened_size: Sequence[int]) -> None:
        self.dim, self.unflattened_size = dim, tuple(unflattened_size)

    def forward(self, x: Tensor) -> Tensor:
        return x.unflatten(self.dim, self.unflattened_size)
