"""A kernel's machine code as basic blocks: where control goes, and which registers matter where.

Every analysis stands on this; `program` puts them together.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from drivers.sim.amd.wave.code.dataflow import StepPlace
from drivers.sim.amd.wave.code.liveness import Liveness, find_liveness
from drivers.sim.amd.wave.code.steps import BARRIERS, INDIRECT, BasicBlock, Step
from drivers.sim.amd.wave.facts.approximate import approximations


@dataclass
class ControlFlow:
    """Blocks in address order, as far as they are reached without an indirect branch; `start` is the entry's.

    `code` are the bytes from offset `low` to the last instruction. Offsets count from the kernel's entry; a
    part of a kernel that an indirect branch leads to may lie before it.
    """

    arch: str
    blocks: list[BasicBlock]
    code: bytes
    wave_size: int = 32
    start: int = 0
    low: int = 0

    @cached_property
    def size(self) -> int:
        """How many instructions."""
        return sum(len(block.steps) for block in self.blocks)

    @cached_property
    def places(self) -> dict[int, StepPlace]:
        """Where the instruction at each offset stands."""
        return {
            step.offset: (block.index, position)
            for block in self.blocks
            for position, step in enumerate(block.steps)
        }

    def step_at(self, place: StepPlace) -> Step:
        index, position = place
        return self.blocks[index].steps[position]

    @cached_property
    def classes(self) -> list[Counter[str]]:
        """Per block: how many instructions of each unit."""
        steps = ([step for step in block.steps if not step.is_seam] for block in self.blocks)
        return [Counter(step.inst.defn.unit for step in each) for each in steps]

    @cached_property
    def approximate(self) -> list[dict[str, str]]:
        """Per block: its instructions whose values may differ from a card's, and how."""
        return [approximations(step.inst.defn.mnemonic for step in block.steps) for block in self.blocks]

    @cached_property
    def seams(self) -> list[int]:
        """Offsets at which other parts go on."""
        return [step.offset for block in self.blocks for step in block.steps if step.is_seam]

    @cached_property
    def cuts(self) -> list[int]:
        """Offsets of the blocks at which another part may leave off: not inside loops without calls."""
        inside = [False] * len(self.blocks)
        for block in self.blocks:
            for first in [successor for successor in block.successors if successor <= block.index]:
                loop = self.blocks[first : block.index + 1]
                if not any(each.last.inst.defn.mnemonic in INDIRECT for each in loop):
                    inside[first : block.index + 1] = [True] * len(loop)
        starts = [block.steps[0] for block in self.blocks if not inside[block.index]]
        return [step.offset for step in starts if not step.is_seam]

    @cached_property
    def barriers(self) -> list[int]:
        """Blocks that end in s_barrier, which begin again at their successor."""
        return [block.index for block in self.blocks if block.last.inst.defn.mnemonic in BARRIERS]

    @cached_property
    def has_swaps(self) -> bool:
        """Whether an atomic of it compares and swaps, as far as that is known before it runs: then a plain
        read of what atomics write is the first guess of such a loop, which may be old.
        """
        steps = (step for block in self.blocks for step in block.steps)
        return self.is_linked or any("_cmps" in step.inst.defn.mnemonic for step in steps)

    @cached_property
    def is_linked(self) -> bool:
        """Whether an indirect branch or a call leads out of it."""
        return any(block.last.inst.defn.mnemonic in INDIRECT for block in self.blocks)

    @cached_property
    def liveness(self) -> Liveness:
        """Which registers matter where."""
        return find_liveness(self.blocks)
