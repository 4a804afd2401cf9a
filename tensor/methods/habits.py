"""Keywords by either spelling: `dim` or `axis`, `keepdim` or `keepdims`, `min_` or `min`; and
`memory_format`, which changes nothing, since elements have one order here."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

PAIRS = (
    *(("axis", "dim"), ("keepdim", "keepdims"), ("min_", "min"), ("max_", "max"), ("stop", "end")),
    *(("neg_slope", "negative_slope"), ("Y", "target"), ("sizes", "split_size_or_sections")),
    *(("places", "indices_or_sections"),),
)
# These take memory_format as well.
LAID_OUT = {
    *("bfloat16", "bool", "byte", "char", "double", "float", "half", "int", "long", "short", "cfloat"),
    *("cdouble", "clone", "contiguous", "to", "zeros_like", "ones_like", "full_like", "empty_like"),
    *("rand_like", "randn_like"),
}
C = TypeVar("C", bound=type)


def either_spelling(kind: C) -> C:
    """Let every method of a class and its bases take the other spelling of a keyword that it has."""
    members: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        members.update(vars(base))
    for name, static in members.items():
        function: Any = static.__func__ if isinstance(static, classmethod) else static
        code = getattr(_innermost(function), "__code__", None)
        if name.startswith("_") or code is None:
            continue
        known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        other = {b: a for a, b in PAIRS if a in known and b not in known}
        other |= {a: b for a, b in PAIRS if b in known and a not in known}
        if other or name in LAID_OUT:
            made = _spelled(function, other, name in LAID_OUT)
            setattr(kind, name, classmethod(made) if isinstance(static, classmethod) else made)
    return kind


def _innermost(function: Any) -> Any:
    """What is wrapped, whose names of arguments count."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def _spelled(function: Callable[..., Any], other: dict[str, str], laid_out: bool) -> Callable[..., Any]:
    @wraps(function)
    def method(*args: Any, **options: Any) -> Any:
        if laid_out:
            options.pop("memory_format", None)
        for given in options.keys() & other.keys():
            meant = other[given]
            if meant in options:
                raise TypeError(f"{function.__name__}: {given} and {meant} mean the same; give one of them")
            options[meant] = options.pop(given)
        return function(*args, **options)

    return method
