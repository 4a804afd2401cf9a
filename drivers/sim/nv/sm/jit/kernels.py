"""What is known of a kernel from one launch to the next: its instructions, whether its control words are in
order, its host code."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from drivers.nv.isa.check import Checker
from drivers.nv.isa.machine import SIZE
from drivers.sim.llvm import engine as llvm_engine
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.jit.blocks import BasicBlocks, endless
from drivers.sim.nv.sm.jit.build import KernelBuilder
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.request import Launch, Unmapped, VirtualMemory

RULES = ("drivers.sim.nv.sm.jit.build", "drivers.sim.nv.sm.meaning")
Entry = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 4, ctypes.c_int32, ctypes.c_int32)
MOST_KERNELS = 1024  # that are kept, as of AMD's: small ones took 33 KB each
MOST_CODES = 16  # of them that stood at one entry, one after the other
CHUNK_WARPS = 512
SHORT, OFTEN = 3000, 8  # steps of the reference, and runs, that cost less than a compilation
# Instructions in one row for which LLVM takes seconds, and minutes for more (igamma of doubles has 14,000),
# and how often the reference is through with them before that is made up for.
LONG, PATIENT = 1000, 64
# Warp instructions for each of the kernel's: from here on whole warps have code of their own.
ENOUGH_RUN = 20_000


class WarpEngine(llvm_engine.LlvmEngine):
    """LLVM for warps."""

    def __init__(self) -> None:
        super().__init__(RULES)

    def folder(self) -> Path:
        return llvm_engine.cache_folder("warp")

    @cached_property
    def machine(self) -> Any:
        """The host, with less of LLVM's care: of one speed with more, in two thirds of the time."""
        return self._machine(1)

    def compile(self, text: str, optimise: bool) -> bytes:
        """LLVM text to an object file, in half the time that LLVM takes with its scheduler of machine code:
        the host's core orders what it runs by itself."""
        with unscheduled(self.llvm):
            return super().compile(text, optimise)


@contextmanager
def unscheduled(llvm: Any) -> Iterator[None]:
    """LLVM without its scheduler of machine code, which is a setting of the process: what another thread
    makes meanwhile may be without it too, which is the same code in another order."""
    llvm.set_option("doorbell", "-enable-misched=false")
    try:
        yield
    finally:
        llvm.set_option("doorbell", "-enable-misched=true")


@cache
def engine() -> WarpEngine:
    """The process's one engine."""
    return WarpEngine()


class CompiledGrid:
    """A kernel as host code. has_whole: as `KernelBuilder`'s. Raises Unsupported for one that compiled warps
    do not have."""

    def __init__(self, launch: Launch, code: LaunchCode, has_whole: bool) -> None:
        builder = KernelBuilder(launch, code, has_whole)
        self.has_whole = builder.has_whole
        self.insts = builder.blocks.insts
        self.places = {number: pc for pc, number in builder.blocks.numbers.items()}
        text = builder.module()
        made = engine()
        data = made.kept(text, lambda: made.compile(text, optimise=True))
        self._linked = made.link(data, ["grid"])
        self.entry = Entry(self._linked.addresses["grid"])


@dataclass
class CheckedKernel:
    """What is known of a kernel. is_checked: its control words are in order, so results need no watching."""

    is_checked: bool
    has_loop: bool
    insts: dict[int, PlacedInst]
    parts: list[tuple[int, bytes]]  # GPU VA and bytes of the code that can be reached
    code: CompiledGrid | None = None
    is_refused: bool = False  # compiled warps do not have all that it needs
    runs: int = 0
    executed: int = 0  # warp instructions, in host code
    endless: frozenset[int] = frozenset()  # places from which no way leads to an end

    def is_in(self, memory: VirtualMemory) -> bool:
        """Whether memory still has the code that the kernel was decoded from."""
        try:
            return all(read(memory, at, len(data)) == data for at, data in self.parts)
        except Unmapped:
            return False

    def compiled(self, launch: Launch, code: LaunchCode) -> CompiledGrid | None:
        """Host code for a launch that is worth it; None: the reference is to run it."""
        self.runs += 1
        is_refused = self.is_refused or bool(self.endless)  # which the reference tells at once
        wanted = self.is_checked and not is_refused and self.is_worth_it(launch)
        is_much = self.executed >= ENOUGH_RUN * len(self.insts)
        if wanted and (self.code is None or (is_much and not self.code.has_whole)):
            try:
                self.code = CompiledGrid(launch, code, is_much)
            except Unsupported:
                self.is_refused = True
        return self.code

    def is_worth_it(self, launch: Launch) -> bool:
        """Whether host code is sooner made and run than the reference is through, this time or the next."""
        chunks = -(-launch.blocks * launch.warps // CHUNK_WARPS)
        if self.has_loop:
            return True
        if len(self.insts) >= LONG:
            return chunks * self.runs >= PATIENT
        return len(self.insts) * chunks >= SHORT or self.runs >= OFTEN


def read(memory: VirtualMemory, address: int, size: int) -> bytes:
    """Bytes at a GPU VA. Raises Unmapped."""
    found = b""
    while len(found) < size:
        first, data = memory.span(address + len(found), write=False)
        begin = address + len(found) - first
        found += data[begin : begin + size - len(found)].tobytes()
    return found


def parts(insts: dict[int, PlacedInst]) -> Iterator[tuple[int, bytes]]:
    """The code of instructions, by stretches without a gap."""
    begin, data = min(insts), b""
    for pc in sorted(insts):
        if pc != begin + len(data):
            yield begin, data
            begin, data = pc, b""
        data += int(insts[pc].word).to_bytes(SIZE, "little")
    yield begin, data


KERNELS: dict[tuple[object, ...], list[CheckedKernel]] = {}


def kernel_of(launch: Launch, code: LaunchCode) -> CheckedKernel:
    """The kernel of a launch, known by its code and by what else decides about host code. `code` then has its
    instructions. Raises SmFault."""
    sizes = tuple(sorted((number, size) for number, (_, size) in launch.banks.items()))
    key = (launch.arch, launch.entry, launch.block, launch.registers, launch.barriers, launch.shared_bytes,
           launch.local_bytes, launch.local_high_bytes, sizes)  # fmt: skip
    known = KERNELS.get(key, [])
    for kernel in known:
        if kernel.is_in(code.memory):
            code.known.update(kernel.insts)
            return kernel
    made = checked(launch, code)
    if sum(map(len, KERNELS.values())) >= MOST_KERNELS:
        KERNELS.clear()
        known = []
    KERNELS[key] = [made, *known[: MOST_CODES - 1]]
    return made


def checked(launch: Launch, code: LaunchCode) -> CheckedKernel:
    """A kernel that is met for the first time. Raises SmFault."""
    insts = BasicBlocks(code, launch.entry).insts
    program = {pc: inst.made for pc, inst in insts.items()}
    leaving = ("BRX", "CALL.REL", "CALL.ABS")
    goes_anywhere = any(inst.name in leaving and "a" in inst.operands for inst in insts.values())
    is_checked = not goes_anywhere and not Checker(program, launch.arch, launch.entry).run()
    has_loop = any(0 < inst.target <= pc for pc, inst in insts.items())
    return CheckedKernel(is_checked, has_loop, insts, list(parts(insts)), endless=endless(insts))
