"""What quick code calls: long rules, as a module of its own that is compiled once and kept.

They are built by the same builders as where they stand in place, so what they mean is said once. Parts of
values are in native/memory/masks.h.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit import tables  # noqa: F401  every rule
from drivers.sim.amd.wave.jit.rules import shared_function, shared_names
from drivers.sim.llvm.text import METADATA


def calls_module() -> str:
    """All of it as LLVM text."""
    externals: dict[str, str] = {}
    functions = [shared_function(name, externals) for name in shared_names()]
    return "\n".join([*externals.values(), *functions, METADATA])


def calls_names() -> list[str]:
    return [f"db_rule_{name}" for name in shared_names()]
