"""The compiler's passes in order, timed: kernel to schedule to instructions to registers to machine code.

Stands at the top of this folder. `build` stops before the packing and is what tests look into.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.nv.code import SassCode
from tensor.codegen.garbage import uncollected
from tensor.codegen.gpu.machine import Code
from tensor.codegen.pass_times import PassTimes
from tensor.codegen.sass import emit
from tensor.codegen.sass.boxes import maps_of
from tensor.codegen.sass.chip import TARGETS, chip_of
from tensor.codegen.sass.machine import linearise
from tensor.codegen.sass.order import schedule_blocks
from tensor.codegen.sass.regalloc import COUNTED, REGISTERS, Allocation, allocate, registers_of
from tensor.codegen.sass.select import select
from tensor.codegen.target import Compiled
from tensor.codegen.work import flops, traffic
from tensor.ir.kernel import Kernel
from tensor.ir.loops import LoopProgram
from tensor.plan.apply import apply
from tensor.plan.pick import pick, ranked
from tensor.plan.schedule import Schedule


@dataclass(frozen=True)
class Built:
    """Machine code of a kernel before it is packed for a driver."""

    text: bytes
    code: Code
    program: LoopProgram
    schedule: str
    allocation: Allocation
    shared_bytes: int

    def packed(self, arch: str) -> SassCode:
        """What a driver loads."""
        program, allocation = self.program, self.allocation
        registers = allocation.registers + COUNTED
        sizes = self.shared_bytes, allocation.local_bytes, 8 * len(program.params)
        found = maps_of(program)
        maps = [(n, found[p.slot].behind_address()) for n, p in enumerate(program.params) if p.slot in found]
        return SassCode(program.name, arch, program.lane.size, registers, 1, *sizes, self.text, tuple(maps))


def build(
    kernel: Kernel, arch: str, schedule: Schedule | None = None, registers: int = REGISTERS,
    clock: PassTimes | None = None,
) -> Built:  # fmt: skip
    """Machine code of a kernel. schedule: instead of the picked one. registers: the budget."""
    clock = clock or PassTimes()
    chip_of(arch)  # refuses other chips
    target = TARGETS[arch]
    plan = schedule or clock.time("schedule", lambda: pick(kernel, target))
    program = clock.time("apply", lambda: apply(kernel, plan, target))
    return finished(program, arch, str(plan), registers, clock)


def finished(
    program: LoopProgram,
    arch: str,
    schedule: str = "",
    registers: int = REGISTERS,
    clock: PassTimes | None = None,
) -> Built:
    """Machine code of a loop program. schedule: what made it, in a line."""
    clock = clock or PassTimes()
    chip = chip_of(arch)
    TARGETS[arch].check(program)
    registers = min(registers, registers_of(program.lane.size))
    items, selector = clock.time("select", lambda: select(program, chip))
    code = linearise(items)
    clock.time("order", lambda: schedule_blocks(code, registers))
    allocation = clock.time("registers", lambda: allocate(code, registers))
    text = clock.time("encode", lambda: emit.assemble(arch, code))
    return Built(text, code, program, schedule, allocation, selector.shared_bytes)


def choices(kernel: Kernel, arch: str, count: int) -> list[Schedule]:
    """Schedules that the model likes best, at most so many, the picked one first."""
    return ranked(kernel, TARGETS[chip_of(arch).arch], count)


def program_of(kernel: Kernel, arch: str) -> LoopProgram:
    """The loop program that a kernel is compiled by."""
    target = TARGETS[chip_of(arch).arch]
    return apply(kernel, pick(kernel, target), target)


@uncollected()
def compile_kernel(kernel: Kernel, arch: str = "sm_90", schedule: Schedule | None = None) -> Compiled:
    """A kernel for `arch`; schedule: instead of the picked one. Raises IRError if the kernel breaks a rule of
    `tensor/ir/kernel.py`, or the schedule a limit of the chip."""
    clock = PassTimes()
    built = build(kernel, arch, schedule, clock=clock)
    code = built.packed(arch)
    read, written = traffic(kernel)
    return Compiled(
        name=kernel.name,
        arch=arch,
        code=code.pack(),
        text=built.text,
        grid=(built.program.group.size, 1, 1),
        block=(built.program.lane.size, 1, 1),
        lds_bytes=0,
        vgprs=code.registers,
        sgprs=0,
        flops=flops(kernel),
        bytes_read=read,
        bytes_written=written,
        schedule=built.schedule,
        pass_ms=clock.passes,
    )
