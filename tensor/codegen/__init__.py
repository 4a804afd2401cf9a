"""Lowering of kernels to machine code, one folder a target; `generator_of` finds an architecture's.

A folder has ``compile_kernel(kernel, arch)``, which gives a `target.Compiled`, and ``listing(arch, text)``,
its machine code as people read it, and ``program_of(kernel, arch)``, the loop program between them. Folders
are imported when an architecture asks for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

FOLDERS = {  # by architecture, or by what it begins with
    **dict.fromkeys(("gfx1100", "gfx1201"), "rdna"),
    **dict.fromkeys(("sm_80", "sm_86", "sm_89", "sm_90", "sm_120"), "sass"),
    "host-": "cpu",
}

ONE_PASS = frozenset({"rdna"})  # folders whose schedules make a softmax times something in one pass


def in_one_pass(arch: str) -> bool:
    """Are the scores of attention kept inside its kernel?"""
    return FOLDERS.get(arch) in ONE_PASS


def generators() -> tuple[str, ...]:
    """Architectures that kernels can be compiled for."""
    return tuple(FOLDERS)


def generator_of(arch: str) -> Any:
    """The package of an architecture's code generator, None if there is none."""
    folder = FOLDERS.get(arch) or FOLDERS.get(arch.partition("-")[0] + "-")
    return None if folder is None else import_module(f"tensor.codegen.{folder}")
