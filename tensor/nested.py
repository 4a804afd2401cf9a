"""What a captured function takes and gives, taken apart: lists, tuples and dicts, in results sets and
dataclasses too. Knows nothing of memory or capture.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from tensor.value import Value


def map_atoms(part: Any, change: Callable[[Any], Any], is_result: bool = False) -> Any:
    """The same structure with whatever is no container changed."""

    def inside(item: Any) -> Any:
        return map_atoms(item, change, is_result)

    if isinstance(part, tuple) and hasattr(part, "_fields"):
        return type(part)(*map(inside, part))
    if isinstance(part, list | tuple) or (is_result and isinstance(part, set | frozenset)):
        return type(part)(map(inside, part))
    if isinstance(part, dict):
        return {name: inside(item) for name, item in part.items()}
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


def tensors_in(part: Any) -> list[Value]:
    """The tensors of a result, in order."""
    return [atom for atom in atoms(part) if isinstance(atom, Value)]


def hides_tensors(atom: Any, since: int) -> bool:
    """Whether an object that is no tensor has attributes with tensors made at `since` or later."""
    if isinstance(atom, Value | type):
        return False
    names: Iterable[str] = getattr(atom, "__dict__", ())
    held = [getattr(atom, name, None) for name in (*names, *_slots(type(atom)))]
    return any(tensor.made_at >= since for tensor in tensors_in(held))


def _slots(kind: type) -> list[str]:
    found = [getattr(each, "__slots__", ()) for each in kind.__mro__]
    return [name for names in found for name in ((names,) if isinstance(names, str) else names)]
