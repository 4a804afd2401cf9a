"""Lowering of kernels to machine code, one folder a target; `generator_of` finds an architecture's.

A folder has ``compile_kernel(kernel, arch)``, which gives a `target.Compiled`, and ``listing(arch, text)``,
its machine code as people read it, and ``program_of(kernel, arch)``, the loop program between them. Folders
are imported when an architecture asks for them.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

from tensor.plan.target import PLAIN, Abilities

FOLDERS = {  # by architecture, or by what it begins with
    **dict.fromkeys(("gfx1100", "gfx1201"), "rdna"),
    **dict.fromkeys(("sm_80", "sm_86", "sm_89", "sm_90", "sm_120"), "sass"),
    "host-": "cpu",
}

# What schedules of a folder make of a softmax times something. On the host a gradient in one pass takes 1.5
# times the processor time of one whose scores are in memory, 128 MiB of them here; of few rows most lanes
# would be idle. Rows: 136 of the 192 registers that each of 1,024 lanes has on AMD's cards, 88 of the 126 of
# 512 on NVIDIA's; a megabyte of the host's second cache.
ABILITIES = {
    "rdna": Abilities(one_pass=True, longest=136 << 10),
    "sass": Abilities(one_pass=True, longest=88 << 9),
    "cpu": Abilities(one_pass=True, narrow_scores=1 << 26, remade_scores=1 << 25, rows=8, longest=1 << 18),
}
EIGHT_BITS = frozenset({"gfx1201", "sm_89", "sm_120"})  # whose matrix units multiply floats of 8 bits


def abilities(arch: str) -> Abilities:
    """What the schedule of a graph must know of an architecture; its code generator is not imported."""
    return replace(ABILITIES.get(folder_of(arch), PLAIN), eight_bits=arch in EIGHT_BITS)


def generators() -> tuple[str, ...]:
    """Architectures that kernels can be compiled for."""
    return tuple(FOLDERS)


def generator_of(arch: str) -> Any:
    """The package of an architecture's code generator, None if there is none."""
    folder = folder_of(arch)
    return import_module(f"tensor.codegen.{folder}") if folder else None


def folder_of(arch: str) -> str:
    """Where an architecture's code generator stands, "" if there is none."""
    return FOLDERS.get(arch) or FOLDERS.get(arch.partition("-")[0] + "-", "")
