"""Runs compiled kernels on the reference of the simulated multiprocessors, every check on; their control
words are held to the rules by `drivers/nv/isa/check.py` as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from drivers.nv.code import SassCode
from drivers.nv.code import places as places_of
from drivers.nv.isa import check as control_words
from drivers.nv.isa import isa
from drivers.nv.isa.access import RegisterRun, access
from drivers.nv.isa.machine import Decoded
from drivers.sim.nv.sm.launch import Arrays, Launch, run
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.sass.build import DESCRIPTOR, UNIFORM_ZERO
from tensor.codegen.sass.chip import CHIPS
from tensor.codegen.sass.compile import REGISTERS, Built, build
from tensor.dtype import DType, dtypes
from tensor.ir.kernel import Kernel
from tensor.ir.loops_verify import verify
from tensor.plan.schedule import Schedule
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.samples import Array, elementwise, memory, same

CODE, BANK, DATA, GAP = 0x10_0000, 0x20_0000, 0x7F00_0000_0000, 1 << 16


def run_code(code: SassCode, grid: int, arrays: list[Array], writable: list[bool]) -> None:
    """One launch: the arrays lie apart, so that what goes beyond one is found."""
    chip = CHIPS[code.arch]
    memory = Arrays()
    places, end = places_of(chip.parameters, code.parameters // 8, [number for number, _ in code.maps])
    bank = np.zeros(end, np.uint8)
    for number, behind in code.maps:
        bank[places[number] + 8 : places[number] + 128] = np.frombuffer(behind, np.uint8)
    if chip.own_address:
        own = (BANK + chip.parameters).to_bytes(8, "little")
        bank[chip.own_address : chip.own_address + 8] = np.frombuffer(own, np.uint8)
    for n, (array, is_writable) in enumerate(zip(arrays, writable, strict=True)):
        at = DATA + n * (1 << 32) + GAP
        memory.map(at, array, writable=is_writable)
        place = places[n]
        bank[place : place + 8] = np.frombuffer(at.to_bytes(8, "little"), np.uint8)
    memory.map(CODE, np.frombuffer(code.text, np.uint8), writable=False)
    memory.map(BANK, bank, writable=False)
    launch = Launch(
        code.arch, CODE, (grid, 1, 1), (code.threads, 1, 1), code.registers, code.barriers,
        shared_bytes=code.shared_bytes, local_bytes=code.local_bytes, banks={0: (BANK, len(bank))},
    )  # fmt: skip
    run(launch, memory, mode="strict")


FILES = {"r": "R", "p": "P", "u": "UR", "q": "UP"}
Places = set[tuple[str, int]]
DESCRIBED = {("UR", DESCRIPTOR), ("UR", DESCRIPTOR + 1)}


def check_registers(built: Built, words: list[Decoded]) -> None:
    """Registers were assigned to all that an instruction reads and writes, as its encoding has it, and to no
    more."""
    insts = [inst for inst in built.code.insts if inst.op != "label"]
    made = [word for word in words if word.form.name != "NOP"][:-1]  # the last one branches to itself
    for inst, word in zip(insts, made, strict=True):
        found = access(word)
        described = DESCRIBED & places_of_spans(found.reads)
        assert places_of_operands(inst.defs) == places_of_spans(found.writes), word.text
        assert places_of_operands(inst.uses) | described == places_of_spans(found.reads), word.text


def places_of_spans(spans: tuple[RegisterRun, ...]) -> Places:
    return {(span.file, span.number + n) for span in spans for n in range(span.words)}


def places_of_operands(operands: tuple[Any, ...]) -> Places:
    found = Places()
    for operand in operands:
        if isinstance(operand, (VReg, Part)):
            reg, at = (operand, 0) if isinstance(operand, VReg) else (operand.reg, operand.index)
            found |= {(FILES[reg.kind], reg.at + at + n) for n in range(operand.count)}
    return found - {("UR", UNIFORM_ZERO)}


def run_kernel(
    kernel: Kernel,
    arrays: list[Array],
    arch: str,
    schedule: Schedule | None = None,
    registers: int = REGISTERS,
) -> Built:
    """Compile and run; arrays in the order of the kernel's params."""
    built = build(kernel, arch, schedule, registers)
    verify(built.program)
    words = dict(isa(arch).disassemble(built.text))
    assert not control_words.check(words, arch)
    check_registers(built, list(words.values()))
    run_code(built.packed(arch), built.program.group.size, arrays, [p.access != "r" for p in kernel.params])
    return built


def check(
    kernel: Kernel, arch: str, tolerance: float = 3e-4, arrays: list[Array] | None = None, **how: Any
) -> Built:
    """Every written array agrees with the kernel's meaning. Returns what was run."""
    arrays = memory(kernel) if arrays is None else arrays
    for param, array in zip(kernel.params, arrays, strict=True):
        if param.access == "w":
            array[...] = 0
    want = [a.copy() for a in arrays]
    with np.errstate(all="ignore"):
        kernel_oracle.run(kernel, want)
    built = run_kernel(kernel, arrays, arch, **how)
    for param in kernel.params:
        if param.access != "r":
            good = same(arrays[param.slot], want[param.slot], param.dtype, tolerance)
            at = int(np.nonzero(~good.reshape(-1))[0][0]) if not good.all() else 0
            found, wanted = arrays[param.slot].reshape(-1)[at], want[param.slot].reshape(-1)[at]
            assert good.all(), (
                f"{built.schedule}: {np.count_nonzero(~good)} of {good.size} differ, "
                f"element {at} is {found!r} instead of {wanted!r}"
            )
    return built


def results(arch: str, function: Callable[..., object], inputs: list[Array], out: DType) -> Array:
    """What a function of arrays gives."""
    kinds = {np.dtype(d.numpy): d for d in dtypes.all if d.kind != "B"}
    kernel = elementwise([function], [kinds[a.dtype] for a in inputs], len(inputs[0]))  # type: ignore[list-item]
    made = np.zeros(len(inputs[0]), out.numpy)
    run_kernel(kernel, [*inputs, made], arch)
    return made
