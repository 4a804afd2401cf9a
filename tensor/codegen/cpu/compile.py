"""Kernel to schedule to loop program to LLVM IR to an object file, timed by pass.

The object has the kernel's function ``void name(addresses, first group, last group)``: addresses is its
argument block, one of 64 bits for each param in slot order.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import llvmlite.binding as llvm

from drivers.cpu.code import HostCode
from drivers.cpu.machine import host
from tensor.codegen import abilities
from tensor.codegen.cpu.select import select
from tensor.codegen.garbage import uncollected
from tensor.codegen.pass_times import PassTimes
from tensor.codegen.target import Compiled
from tensor.codegen.work import flops, traffic
from tensor.ir.errors import IRError
from tensor.ir.kernel import Kernel
from tensor.ir.loops import LoopProgram
from tensor.plan import host as plan
from tensor.plan.schedule import Schedule, reduces
from tensor.plan.target import Target

CYCLE_BYTES = 8  # of memory that one core moves in a cycle, about
# Cycles of a kernel that is not worth LLVM's time, as it runs shorter than its launch takes: with sums in
# loops, and without, where memory sets the pace.
SHORT, SHORT_FLAT = 10_000, 40_000


@cache
def target() -> Target:
    """The host as the plan sees it."""
    machine = host()
    longest = abilities(machine.arch).longest
    return Target(machine.arch, machine.lanes, 1, 5, machine.registers, longest=longest)


def program_of(kernel: Kernel, arch: str) -> LoopProgram:
    """The loop program that a kernel is compiled by; arch is the host's."""
    del arch
    return plan.apply(kernel, plan.pick(kernel, target()), target())


def compile_kernel(kernel: Kernel, arch: str = "", schedule: Schedule | None = None) -> Compiled:
    """A kernel as an object file for this host. Raises IRError for a kernel that breaks a rule, and for the
    arch of another machine."""
    machine, clock = host(), PassTimes()
    if arch not in ("", machine.arch):
        raise IRError(f"{arch} is another processor; this one is {machine.arch}")
    chosen = schedule or clock.time("schedule", lambda: plan.pick(kernel, target()))
    program = clock.time("apply", lambda: plan.apply(kernel, chosen, target()))
    with uncollected():
        text = clock.time("select", lambda: select(program))
    read, written = traffic(kernel)
    work = flops(kernel) // machine.lanes + (read + written) // CYCLE_BYTES
    short = SHORT if reduces(kernel) else SHORT_FLAT
    data = clock.time("object", lambda: assemble(text, work <= short))
    sizes = tuple(p.count * p.dtype.itemsize for p in kernel.params)
    code = HostCode(kernel.name, program.group.size, work, sizes, data)
    return Compiled(
        name=kernel.name,
        arch=machine.arch,
        code=code.pack(),
        text=instructions(data),
        grid=(program.group.size, 1, 1),
        block=(program.lane.size, 1, 1),
        lds_bytes=0,
        vgprs=0,
        sgprs=0,
        flops=flops(kernel),
        bytes_read=read,
        bytes_written=written,
        schedule=str(chosen),
        pass_ms=clock.passes,
    )


def assemble(text: str, is_short: bool = False) -> bytes:
    """LLVM's text to an object file. is_short: made quickly rather than to run quickly."""
    machine = host()
    with machine.lock:
        module = llvm.parse_assembly(text)
        module.triple = machine.triple
        optimise(module)
        return bytes((machine.quick if is_short else machine.target).emit_object(module))


@cache
def pipeline() -> tuple[Any, Any]:
    """The one pass that our code needs: variables become registers. What could be hoisted, unrolled or
    vectorised is so already, and the code generator itself combines instructions: to have them combined
    before as well takes a fifth of all the time and gives code of the same pace."""
    passes = llvm.create_new_function_pass_manager()
    passes.add_sroa_pass()
    return passes, llvm.create_pass_builder(host().target, llvm.create_pipeline_tuning_options(speed_level=1))


def optimise(module: Any) -> None:
    """Run the pass over every function."""
    passes, builder = pipeline()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)


def instructions(code: bytes) -> bytes:
    """The machine code of an object file."""
    found = llvm.ObjectFileRef.from_data(code)
    return b"".join(bytes(s.data()) for s in found.sections() if s.is_text())
