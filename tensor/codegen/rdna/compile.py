"""The compiler's passes in order, timed: kernel to schedule to instructions to registers to bytes to code
object.

Stands at the top of this folder. `build` stops before the code object and is what tests look into.
"""

from __future__ import annotations

from dataclasses import dataclass

from tensor.codegen.garbage import uncollected
from tensor.codegen.gpu.machine import Code, remove
from tensor.codegen.pass_times import PassTimes
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.clauses import announce_loads
from tensor.codegen.rdna.delays import delay_arithmetic
from tensor.codegen.rdna.dual import pair_instructions
from tensor.codegen.rdna.generation import TARGETS, generation, latencies
from tensor.codegen.rdna.halves import use_halves
from tensor.codegen.rdna.machine import linearise
from tensor.codegen.rdna.regalloc import Allocation, allocate, copies_itself, vgprs_of
from tensor.codegen.rdna.schedule_list import schedule_blocks
from tensor.codegen.rdna.select import select
from tensor.codegen.rdna.waits import insert_waits
from tensor.codegen.target import Compiled
from tensor.codegen.work import flops, traffic
from tensor.ir.kernel import Kernel
from tensor.ir.loops import LoopProgram
from tensor.plan.apply import apply
from tensor.plan.pick import pick, ranked
from tensor.plan.schedule import Schedule


@dataclass(frozen=True)
class Built:
    """Machine code of a kernel before it becomes a code object."""

    text: bytes
    code: Code
    program: LoopProgram
    schedule: str
    allocation: Allocation
    lds_bytes: int


def build(
    kernel: Kernel, arch: str, schedule: Schedule | None = None, vgprs: int = 256, sgprs: int = 106,
    clock: PassTimes | None = None,
) -> Built:  # fmt: skip
    """Machine code of a kernel. schedule: instead of the picked one. vgprs, sgprs: register budgets."""
    clock = clock or PassTimes()
    generation(arch)  # refuses other chips
    target = TARGETS[arch]
    plan = schedule or clock.time("schedule", lambda: pick(kernel, target))
    program = clock.time("apply", lambda: apply(kernel, plan, target))
    return finished(program, arch, str(plan), vgprs, sgprs, clock)


def finished(
    program: LoopProgram, arch: str, schedule: str = "", vgprs: int = 256, sgprs: int = 106,
    clock: PassTimes | None = None,
) -> Built:  # fmt: skip
    """Machine code of a loop program. schedule: what made it, in a line."""
    clock = clock or PassTimes()
    chip = generation(arch)
    TARGETS[arch].check(program)
    vgprs = min(vgprs, vgprs_of(program.lane.size))
    items, selector = clock.time("select", lambda: select(program, chip))
    code = linearise(items)
    clock.time("halves", lambda: use_halves(code))
    clock.time("order", lambda: schedule_blocks(code, latencies(arch), vgprs))
    allocation = clock.time("registers", lambda: allocate(code, vgprs, sgprs))
    remove(code, copies_itself)
    clock.time("dual", lambda: pair_instructions(code, chip.dual))
    clock.time("waits", lambda: insert_waits(code, chip.counters))
    clock.time("hazards", lambda: chip.resolve_hazards(code))
    clock.time("clauses", lambda: announce_loads(code))
    clock.time("delays", lambda: delay_arithmetic(code, latencies(arch)))
    text = clock.time("encode", lambda: emit.assemble(arch, code.insts))
    return Built(text, code, program, schedule, allocation, selector.lds_bytes)


def choices(kernel: Kernel, arch: str, count: int) -> list[Schedule]:
    """Schedules that the model likes best, at most so many, the picked one first."""
    generation(arch)
    return ranked(kernel, TARGETS[arch], count)


def program_of(kernel: Kernel, arch: str) -> LoopProgram:
    """The loop program that a kernel is compiled by."""
    target = TARGETS[arch]
    return apply(kernel, pick(kernel, target), target)


@uncollected()
def compile_kernel(kernel: Kernel, arch: str = "gfx1100", schedule: Schedule | None = None) -> Compiled:
    """A kernel as a code object for `arch`; schedule: instead of the picked one. Raises IRError if the
    kernel breaks a rule of `tensor/ir/kernel.py`, or the schedule a limit of the chip."""
    clock = PassTimes()
    built = build(kernel, arch, schedule, clock=clock)
    data = clock.time("object", lambda: code_object_of(kernel, built, arch))
    read, written = traffic(kernel)
    program, allocation = built.program, built.allocation
    return Compiled(
        name=kernel.name,
        arch=arch,
        code=data,
        text=built.text,
        grid=(program.group.size, 1, 1),
        block=(program.lane.size, 1, 1),
        lds_bytes=0,
        vgprs=allocation.vgprs,
        sgprs=allocation.sgprs,
        flops=flops(kernel),
        bytes_read=read,
        bytes_written=written,
        schedule=built.schedule,
        pass_ms=clock.passes,
    )


def code_object_of(kernel: Kernel, built: Built, arch: str) -> bytes:
    """The file that a driver loads: the code, and an address of 64 bits for each parameter."""
    from drivers.amd import code_object

    args = [code_object.Arg(f"slot{p.slot}", 8 * i, 8, "global_buffer") for i, p in enumerate(kernel.params)]
    return code_object.write(
        arch,
        kernel.name,
        built.text,
        code_object.KernelNeeds(
            kernarg_bytes=8 * len(args),
            args=args,
            lds_bytes=built.lds_bytes,
            scratch_bytes=built.allocation.scratch_bytes,
            vgprs=built.allocation.vgprs,
            sgprs=built.allocation.sgprs,
            workgroup_ids="x",
            max_flat_workgroup_size=built.program.lane.size,
        ),
    )
