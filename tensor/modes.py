"""Which modules a function that `jit` records calls, and whether they train: kernels that were recorded of
another mode are not replayed. And a count of changes, without which nothing has to be looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ref

_changes = [0]


class Noted:
    """An object whose attributes `jit` looks at: every one that is set is counted."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        _changes[0] += 1
        object.__setattr__(self, name, value)


def count() -> int:
    """How many attributes of layers were set, and how many tensors began or ceased to want a gradient."""
    return _changes[0]


def changed() -> None:
    """A tensor began or ceased to want a gradient."""
    _changes[0] += 1


Modes = dict[int, tuple[ref[Any], Any]]  # modules by id, with their `training`
_open: list[Modes] = []


def note(module: Any) -> None:
    """A module is called."""
    for found in _open:
        found.setdefault(id(module), (ref(module), module.training))


@contextmanager
def noted(known: Modes) -> Iterator[Modes]:
    """The modules that are called inside the with block; those `known` before with their modes at its begin.
    The others become known."""
    living = ((key, held, held()) for key, (held, _) in known.items())
    begin = {key: (held, module.training) for key, held, module in living if module is not None}
    found: Modes = {}
    _open.append(found)
    try:
        yield found
    finally:
        _open.pop()
        found.update({key: each for key, each in begin.items() if key in found})
        known.update(found)


def hold(modes: Modes) -> bool:
    """Whether all these modules that still are have these modes."""
    return all(module.training == mode for held, mode in modes.values() if (module := held()) is not None)
