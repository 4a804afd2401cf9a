"""The door of the waves: a request (`Launch`) goes in, memory is changed, `Counters` come back.

Stands between the command processor (which has decoded DISPATCH_DIRECT) and the two executors: the compiled
fast path (`jit`) and the numpy reference (`interp`). Knows nothing of packets, queues or the driver.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import abi_of, check_user_data
from drivers.sim.amd.wave.check import checker
from drivers.sim.amd.wave.check.dual import dual_notes
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.check.performance import performance_notes
from drivers.sim.amd.wave.check.scalar_reads import scalar_read_notes
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.request import Launch
from drivers.sim.memory import Access, AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.wave.jit.launch import CompiledVariant

MAX_KERNELS = 1024  # that are kept, by place or by code: each takes 20 to 100 KB
__all__ = ["Counters", "Launch", "run"]


def run(launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
    """Run every wave of the grid to its end. `budget`: instructions allowed to a wave; to the launch in the
    reference; None: as many as it makes in the time of `patience`. `mode`: "fast"; "strict", the same code
    with every access to memory held against those before; or "interpret", the reference.

    Raises SimFault for any rule a wave breaks; memory then holds what the waves wrote before it.
    """
    kernel = find_kernel(launch, memory)
    kernel.check(launch)
    if mode == "fast":
        return kernel.compiled(launch).run(launch, memory, budget)
    if mode == "strict":
        counted = kernel.compiled(launch, True).run(launch, memory, budget)
    else:
        from drivers.sim.amd.wave.interp import executor as interp

        counted = interp.run(launch, kernel.program, memory, budget)
    counted.notes += kernel.remarks(launch)
    return counted


class DecodedKernel:
    """A decoded kernel, with its compiled variants by launch words."""

    def __init__(self, program: KernelAnalysis) -> None:
        self.program = program
        self.parts: list[KernelAnalysis] = []  # what indirect branches led to
        self.variants: dict[tuple[object, ...], CompiledVariant] = {}
        self.checked: set[tuple[object, ...]] = set()
        self.remarked: dict[tuple[object, ...], list[str]] = {}

    def compiled(self, launch: Launch, strict: bool = False) -> CompiledVariant:
        """The variant for this launch.

        Raises SimFault E_NOT_MODELLED naming the instruction without a rule.
        """
        check_user_data(launch)
        key = (*launch.words, strict)
        found = self.variants.get(key)
        if found is None:
            found = self.variants[key] = compile_variant(self, launch, strict)
        return found

    def check(self, launch: Launch) -> None:
        """Hold the code to the rules that need no run, once for each pair of launch words."""
        words = launch.words
        if words not in self.checked:
            checker.check(self.program, launch)
            self.checked.add(words)

    def remarks(self, launch: Launch) -> list[str]:
        """What a card may do with this code and the model does not, once for each pair of launch words: rules
        W19 (a warning) and W30 (time).
        """
        words = launch.words
        if words not in self.remarked:
            subject = Subject(self.program, abi_of(launch), launch.entry_va, launch.where)
            notes = (scalar_read_notes, dual_notes, performance_notes)
            self.remarked[words] = [sentence for each in notes for sentence in each(subject)]
        return self.remarked[words]

    def is_current(self, launch: Launch, memory: AddressSpace) -> bool:
        """Whether memory still holds the bytes this was made of."""
        return all(is_same(program, launch, memory) for program in (self.program, *self.parts))


def is_same(program: KernelAnalysis, launch: Launch, memory: AddressSpace) -> bool:
    start, size = launch.entry_va + program.low, len(program.code)
    memory.segment(start, Access.EXECUTE, launch.where)
    return memory.code(start, size) == program.code


def compile_variant(kernel: DecodedKernel, launch: Launch, strict: bool) -> CompiledVariant:
    from drivers.sim.amd.wave.jit.launch import CompiledVariant

    abi = abi_of(launch)
    try:
        return CompiledVariant(kernel.program, abi, kernel.parts, strict)
    except NotModelled as refusal:
        raise SimFault("E_NOT_MODELLED", str(refusal), launch.where) from refusal


_kernels: dict[tuple[str, int, bool], DecodedKernel] = {}
_by_code: dict[tuple[str, bool, int, bytes], DecodedKernel] = {}  # in one piece, wherever that lies


def forget_kernels() -> None:
    """All that was decoded and compiled; it is made again when asked for."""
    _kernels.clear()
    _by_code.clear()


os.register_at_fork(after_in_child=forget_kernels)  # nothing comes of what they wait for there


def find_kernel(launch: Launch, memory: AddressSpace) -> DecodedKernel:
    """The kernel at entry_va: decoded once, again whenever its bytes differ."""
    key = (launch.arch, launch.entry_va, launch.wave32)
    known = _kernels.get(key)
    if known is not None and known.is_current(launch, memory):
        return known
    size = 32 if launch.wave32 else 64
    program = load(launch.arch, launch.entry_va, memory, launch.where, size)
    if max(len(_kernels), len(_by_code)) >= MAX_KERNELS:
        forget_kernels()
    found = DecodedKernel(program)
    if not program.is_linked:
        found = _by_code.setdefault((launch.arch, launch.wave32, program.low, program.code), found)
    _kernels[key] = found
    return found
