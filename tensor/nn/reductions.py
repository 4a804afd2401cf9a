"""`size_average` and `reduce`, which torch's losses took before `reduction` and still take."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any

from tensor.origins import warn

OLD = frozenset({"size_average", "reduce"})


def without_old(function: Callable[..., Any], options: dict[str, Any]) -> dict[str, Any]:
    """Keyword arguments of a function that has `reduction`, the old two said by it; a warning names it."""
    if OLD.isdisjoint(options) or "reduction" not in signature(function).parameters:
        return options
    rest = {name: value for name, value in options.items() if name not in OLD}
    old = [options.get("size_average"), options.get("reduce")]
    if old == [None, None]:
        return rest
    averages, reduces = (given is None or bool(given) for given in old)
    said = "none" if not reduces else "mean" if averages else "sum"
    warn(f"size_average and reduce are old names; write reduction={said!r}")
    return {**rest, "reduction": said}


def takes_old(start: Callable[..., None]) -> Callable[..., None]:
    """A loss's constructor that takes the old two by name. TypeError for one by place."""

    @wraps(start)
    def begun(self: Any, *args: Any, **options: Any) -> None:
        if any(isinstance(given, bool) for given in args):
            name = type(self).__name__
            raise TypeError(f"{name}: a bool by place; write reduction='mean', 'sum' or 'none'")
        start(self, *args, **without_old(start, options))

    return begun
