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

# Folders whose schedules make a softmax times something in one pass, and from how many scores on where these
# are products of halves: on NVIDIA's cards such a pass multiplies by lanes, and scores that are stored by
# matrix units, which is quicker while there is room for them. A quarter of a GiB is a guess.
ONE_PASS = {"rdna": 0, "sass": 1 << 26}
EIGHT_BITS = frozenset({"gfx1201"})  # whose matrix units multiply floats of 8 bits


def abilities(arch: str) -> Abilities:
    """What the schedule of a graph must know of an architecture; its code generator is not imported."""
    folder = FOLDERS.get(arch, "")
    return Abilities(folder in ONE_PASS, arch in EIGHT_BITS, ONE_PASS.get(folder, 0))


def generators() -> tuple[str, ...]:
    """Architectures that kernels can be compiled for."""
    return tuple(FOLDERS)


def generator_of(arch: str) -> Any:
    """The package of an architecture's code generator, None if there is none."""
    folder = FOLDERS.get(arch) or FOLDERS.get(arch.partition("-")[0] + "-")
    return None if folder is None else import_module(f"tensor.codegen.{folder}")
