"""Finding what lies at an address of a card, for fault reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

Explain = Callable[[int, int], str]


class MemoryPiece(Protocol):
    """Memory that a card sees: where, how many bytes, and what for."""

    label: str
    gpu_va: int
    size: int


def locate(memories: Sequence[MemoryPiece], explain: Explain | None, gpu_va: int) -> str:
    """What lies at a GPU address, or what ends before it, as a phrase for a fault report.

    explain(address, start of the memory that it is in or behind): names a part of that memory, or returns ''.
    """
    below = (memory for memory in memories if memory.gpu_va <= gpu_va)
    memory = max(below, key=lambda m: m.gpu_va, default=None)
    part = explain(gpu_va, memory.gpu_va if memory else 0) if explain is not None else ""
    if memory is None:
        return f"in no mapping, {part}" if part else "below everything this process mapped"
    inside = gpu_va - memory.gpu_va
    if inside < memory.size:
        return part or f"{inside:#x} bytes into the {memory.label}"
    past = f"{inside - memory.size:#x} bytes past the end of the {memory.label} at {memory.gpu_va:#x}"
    return f"in no mapping, {part or past}"
