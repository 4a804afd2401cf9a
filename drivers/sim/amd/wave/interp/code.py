"""A kernel's code as the reference runs it: prepared blocks, and what indirect branches lead to.

Where such a branch goes is known only when it is taken; the blocks reached from there are decoded and held to
the rules then, and kept behind those that are known already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.check.checker import check_part
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import BasicBlock, Step
from drivers.sim.amd.wave.request import Launch
from drivers.sim.memory import AddressSpace

P = TypeVar("P")  # a step, prepared


class BlockTable(Generic[P]):
    """Blocks by number: each one's steps, successors, how often it ran, and whether a loop begins with it."""

    def __init__(self, program: KernelAnalysis, prepare: Callable[[Step], P]) -> None:
        self.program, self.prepare = program, prepare
        self.blocks: list[list[P]] = []
        self.ways: list[tuple[int, ...]] = []
        self.runs: list[int] = []
        self.cycles: list[int] = []  # by the model of time where code reads the shader's clock, else steps
        self.clock_reads: dict[int, int] = {}  # where it does: cycles from there to the block's end
        self.begins_loop: list[bool] = []
        self.polling: set[int] = set()  # blocks that begin a loop which may wait
        self.polled: set[int] = set()  # offsets of loads that it waits for
        self.early: set[int] = set()  # of loads of LDS whose results are not always used
        self.carried: set[int] = set()  # of what a loop has in flight at its barrier
        self.known: list[BasicBlock] = []
        self.subjects: dict[int, Subject] = {}  # the same parts as in `starts`, for the rules
        self.starts = {0: self.add(program)}
        self.entered = set(self.starts.values())  # what jumps lead to

    def add(self, program: KernelAnalysis) -> int:
        """More blocks; where they begin."""
        base = len(self.blocks)
        for block in program.blocks:
            self.blocks.append([self.prepare(step) for step in block.steps])
            self.ways.append(tuple(base + successor for successor in block.successors))
            self.begins_loop.append(any(before >= block.index for before in block.predecessors))
            self.runs.append(0)
        pace = program.pace
        self.cycles += pace.alone if pace.clock_reads else [len(block.steps) for block in program.blocks]
        self.clock_reads |= pace.clock_reads
        self.polling |= {base + header for header in program.polls.headers}
        self.polled |= program.polls.loads
        self.early |= program.early_loads
        self.carried |= program.unawaited.carried
        self.known += program.blocks
        return base + program.start

    def at(self, offset: int, launch: Launch, abi: Abi, memory: AddressSpace) -> int:
        """The block at byte `offset` from the entry, which an indirect branch leads to.

        Raises SimFault: what decoding raises, and the rules that code alone breaks.
        """
        if offset not in self.starts:
            part = load(launch.arch, launch.entry_va, memory, launch.where, abi.wave_size, offset)
            self.subjects[offset] = check_part(part, abi, launch)
            self.starts[offset] = self.add(part)
            self.entered.add(self.starts[offset])
        return self.starts[offset]

    @property
    def counted(self) -> KernelAnalysis:
        """All of it, in the order of `runs`."""
        if not self.program.is_linked:
            return self.program
        return KernelAnalysis(self.program.arch, self.known, b"", self.program.wave_size)
