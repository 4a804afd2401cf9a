"""What a captured function takes and gives, taken apart: lists, tuples and dicts, in results sets and
dataclasses too. Knows nothing of memory or capture.
"""

from __future__ import annotations

import copy
import dataclasses
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from types import CellType, FunctionType, MethodType, ModuleType, NoneType
from typing import Any

import numpy as np

from tensor.value import BaseTensor


def map_atoms(part: Any, change: Callable[[Any], Any], is_result: bool = False) -> Any:
    """The same structure with whatever is no container changed."""

    def inside(item: Any) -> Any:
        return map_atoms(item, change, is_result)

    if isinstance(part, tuple) and hasattr(part, "_fields"):
        return type(part)(*map(inside, part))
    if isinstance(part, list | tuple) or (is_result and isinstance(part, set | frozenset)):
        return type(part)(map(inside, part))
    if isinstance(part, dict):
        items = {inside(name) if is_result else name: inside(item) for name, item in part.items()}
        same_kind = copy.copy(part)  # with what a kind of its own has, such as a default
        same_kind.clear()
        same_kind.update(items)
        return same_kind
    if is_result and dataclasses.is_dataclass(part) and not isinstance(part, type):
        made = copy.copy(part)
        for each in dataclasses.fields(part):
            object.__setattr__(made, each.name, inside(getattr(part, each.name)))
        return made
    return change(part)


def atoms(part: Any) -> list[Any]:
    """Whatever is no container in a result, in order."""
    found: list[Any] = []

    def keep(item: Any) -> Any:
        found.append(item)
        return item

    map_atoms(part, keep, is_result=True)
    return found


def tensors_in(part: Any) -> list[BaseTensor]:
    """The tensors of a result, in order."""
    return [atom for atom in atoms(part) if isinstance(atom, BaseTensor)]


def hides_tensors(atom: Any, since: int) -> bool:
    """Whether tensors made at `since` or later can be reached from an object that is no tensor: by attributes
    and slots, through other containers, in what a function closes over, in the arguments of an error."""
    waiting, seen = [] if isinstance(atom, BaseTensor) else [atom], dict[int, Any]()
    while waiting:
        part = waiting.pop()
        if isinstance(part, BaseTensor):
            if part.made_at >= since:
                return True
        elif id(part) not in seen and not isinstance(part, PLAIN):
            seen[id(part)] = part  # kept, so that no other takes its id
            waiting += _held(part)
    return False


PLAIN = (type, ModuleType, str, bytes, bytearray, memoryview, int, float, complex, range, NoneType)


def _held(part: Any) -> list[Any]:
    """What an object refers to, as far as Python tells without running code of its own."""
    names: Iterable[str] = getattr(part, "__dict__", ())
    found = [getattr(part, name, None) for name in (*names, *_slots(type(part)))]
    if isinstance(part, dict):
        found += [*part.keys(), *part.values()]
    elif isinstance(part, list | tuple | set | frozenset | deque):
        found += part
    elif isinstance(part, np.ndarray) and part.dtype == object:
        found += part.ravel().tolist()
    elif isinstance(part, BaseException):
        found += part.args
    elif isinstance(part, FunctionType):
        cells = [cell.cell_contents for cell in part.__closure__ or () if cell != CellType()]
        found += [*cells, part.__defaults__, part.__kwdefaults__]
    elif isinstance(part, MethodType):
        found.append(part.__self__)
    elif isinstance(part, partial):
        found += [part.func, part.args, part.keywords]
    return found


def _slots(kind: type) -> list[str]:
    found = [getattr(each, "__slots__", ()) for each in kind.__mro__]
    return [name for names in found for name in ((names,) if isinstance(names, str) else names)]


class Same:
    """An object in a key: equal to itself alone, and kept so that no other takes its id."""

    __slots__ = ("item",)

    def __init__(self, item: object) -> None:
        self.item = item

    def __hash__(self) -> int:
        return id(self.item)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.item is self.item
