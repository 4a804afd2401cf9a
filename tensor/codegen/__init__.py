"""Lowering of kernels to machine code, one folder a target; `generator_of` finds an architecture's.

A folder has ``compile_kernel(kernel, arch)``, which gives a `target.Compiled`, and ``listing(arch, text)``,
its machine code as people read it, and ``program_of(kernel, arch)``, the loop program between them. Folders
are imported when an architecture asks for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tensor.plan.target import Abilities

FOLDERS = {  # by architecture, or by what it begins with
    **dict.fromkeys(("gfx1100", "gfx1201"), "rdna"),
    **dict.fromkeys(("sm_80", "sm_86", "sm_89", "sm_90", "sm_120"), "sass"),
    "host-": "cpu",
}

ONE_PASS = frozenset({"rdna"})  # folders whose schedules make a softmax times something in one pass
EIGHT_BITS = frozenset({"gfx1201"})  # whose matrix units multiply floats of 8 bits


def abilities(arch: str) -> Abilities:
    """What the schedule of a graph must know of an architecture; its code generator is not imported."""
    return Abilities(one_pass=FOLDERS.get(arch) in ONE_PASS, eight_bits=arch in EIGHT_BITS)


def generators() -> tuple[str, ...]:
    """Architectures that kernels can be compiled for."""
    return tuple(FOLDERS)


def generator_of(arch: str) -> Any:
    """The package of an architecture's code generator, None if there is none."""
    folder = FOLDERS.get(arch) or FOLDERS.get(arch.partition("-")[0] + "-")
    return None if folder is None else import_module(f"tensor.codegen.{folder}")
