"""A card in the words of the kernel's topology."""

from __future__ import annotations

from drivers.amd.am.boot import CardBlocks
from drivers.amd.topology import CardNode

SIMD_PER_CU = 2


def node_of(machine: CardBlocks) -> CardNode:
    """The card in the words of the kernel's topology, from its discovery table and its units."""
    chip, shaders = machine.board.chip, machine.inventory.shaders
    digits = chip.arch.removeprefix("gfx")
    target = int(digits[:-2]) * 10000 + int(digits[-2], 16) * 100 + int(digits[-1], 16)
    properties = {
        "gfx_target_version": target,
        "simd_count": sum(machine.units) * SIMD_PER_CU,
        "simd_per_cu": SIMD_PER_CU,
        "array_count": shaders.engines * shaders.arrays_per_engine,
        "simd_arrays_per_engine": shaders.arrays_per_engine,
        "max_slots_scratch_cu": shaders.scratch_slots_per_cu,
        "num_xcc": 1,
    }
    device = machine.board.function.device
    is_large = machine.board.vram.size >= machine.board.vram_bytes
    return CardNode(0, device, chip.product, properties, machine.board.vram_bytes, is_large)
