"""Picking a kernel of a file by its name."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TypeVar

from drivers.core.errors import ArgumentError

Kernel = TypeVar("Kernel")
SHOWN_KERNELS = 24


def choose(kernels: Mapping[str, Kernel], name: str | None, what: str) -> Kernel:
    """The kernel of that name, or the only one. what: the file's kind. Raises ArgumentError."""
    names = ", ".join(list(kernels)[:SHOWN_KERNELS])
    if len(kernels) > SHOWN_KERNELS:
        names += f" and {len(kernels) - SHOWN_KERNELS} more"
    if name is None:
        if len(kernels) != 1:
            raise ArgumentError(f"the {what} has {len(kernels)} kernels; give one of {names or 'none'}")
        return next(iter(kernels.values()))
    if name not in kernels:
        near = difflib.get_close_matches(str(name), kernels, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise ArgumentError(f"the {what} has no kernel {name!r}; it has {names or 'none'}{hint}")
    return kernels[name]
