"""What the strict card says where a wait is missing from the code of any family of schedules; a guard that is
missing is a fault or another result.

Barriers and stages that are left out: test_pipeline.py, test_online.py, test_attention.py and
test_eight_bits.py.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from tensor import Tensor
from tensor.codegen.rdna.compile import Built, build, finished
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Accumulate, For, LoadTile, LoopProgram, Mask, Statement, StoreTile, walk
from tensor.schedule import schedule
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.plan.test_attention import halves
from tests.tensor.plan.test_online import one_pass

pytestmark = pytest.mark.usefixtures("each_chip")


def kernels_of(made: Tensor) -> list[Kernel]:
    """What a tensor is computed by, in order."""
    launches = schedule([made.node], lambda node: node.storage).launches
    return [launch.kernel for launch in launches if launch.kernel is not None]


def zeros(*shape: int) -> Tensor:
    return Tensor(np.zeros(shape, np.float32))


NOTHING = bytes.fromhex("000080bf")  # s_nop 0
FAMILIES = {
    "elements": samples.adam(100),
    "row in registers": samples.softmax(3, 100),
    "row that is reduced twice": samples.row_twice(3, 100),
    "convolution": samples.convolution(9, 3, 3),
    "lanes share a sum": samples.row_reduce(Op.REDUCE_ADD, 7, 1000),
    "columns": samples.column_reduce(Op.REDUCE_ADD, 100, 70),
    "blocks by lanes": samples.matmul(33, 50, 70),
    "blocks by fragments": samples.half_product(rows=34, columns=50, depth=70),
    "places": samples.scattered(Op.ADD, dtypes.float32, 70)[0],
    "parts of running sums": kernels_of(zeros(3, 70).cumsum(1))[0],
    "parts of a sum of many steps": kernels_of(zeros(3, 5000) @ zeros(5000, 5))[0],
    "runs that are merged": max(kernels_of(zeros(2, 70).argsort(1)), key=lambda kernel: len(kernel.values)),
    "one pass by lanes": one_pass(1, 40, 33, 8, 8),
    "one pass by fragments": halves(1, 35, 35, 16, 16),
}
SOME = 3  # of each family, where not all are tried


def waits(built: Built) -> list[int]:
    """Where a wait for memory stands. Not one that lets a wave's own accesses of LDS end before a barrier:
    where no other wave reads what they write it is needed by no one."""
    found, before = [], None
    for offset, _, inst in isa(chip.arch).disassemble(built.text):
        name = inst.defn.mnemonic
        if name.startswith(("s_barrier", "s_endpgm")) and before is not None:
            found.remove(before)
        is_wait = name.startswith("s_wait") and name not in ("s_wait_alu", "s_waitcnt_depctr")
        before = offset if is_wait else None
        found += [offset] if is_wait else []
        if name == "s_endpgm":
            break
    return found


def told(kernel: Kernel, built: Built, offset: int) -> bool:
    """Does the strict card refuse the code without the instruction at an offset?"""
    text = built.text[:offset] + NOTHING + built.text[offset + len(NOTHING) :]
    try:
        run_built(replace(built, text=text), memory(kernel), "strict")
    except SimFault as fault:
        return fault.code in ("E_WAIT_MISSING", "E_WAIT_COUNTER", "E_LDS_RACE", "E_HAZARD")
    return False


def spread(offsets: list[int]) -> list[int]:
    return offsets[:: max(1, len(offsets) // SOME)][:SOME]


@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_wait_that_is_left_out_is_told(kernel: Kernel) -> None:
    built = build(kernel, chip.arch)
    assert all(told(kernel, built, offset) for offset in spread(waits(built)))


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_every_wait_that_is_left_out_is_told(kernel: Kernel) -> None:
    built = build(kernel, chip.arch)
    assert [offset for offset in waits(built) if not told(kernel, built, offset)] == []


def unguarded(statement: Statement) -> tuple[Statement, ...] | None:
    """What is left of a statement without its guard; None if it has none."""
    if isinstance(statement, LoadTile | StoreTile | Accumulate) and statement.guards:
        return (replace(statement, guards=()),)
    return () if isinstance(statement, Mask) else None


def without_guard(program: LoopProgram, number: int) -> LoopProgram:
    """The program less one guard, counted in order."""
    left = [number]

    def changed(statement: Statement) -> tuple[Statement, ...]:
        if isinstance(statement, For):
            return (replace(statement, body=body(statement.body)),)
        bare = unguarded(statement)
        left[0] -= bare is not None
        return (statement,) if bare is None or left[0] != -1 else bare

    def body(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
        return tuple(made for statement in statements for made in changed(statement))

    return replace(program, body=body(program.body))


def is_noticed(kernel: Kernel, program: LoopProgram) -> bool:
    """Is a program refused, or its result another?"""
    good, bad = memory(kernel), memory(kernel)
    run_built(build(kernel, chip.arch), good)
    try:
        run_built(finished(program, chip.arch), bad, "strict")
    except SimFault:
        return True
    return any(one.tobytes() != other.tobytes() for one, other in zip(good, bad, strict=True))


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_guard_that_is_left_out_is_noticed(kernel: Kernel) -> None:
    """Each of a store. Of loads and sums some change nothing: what they would bring is 0, or stored by no
    one."""
    whole = build(kernel, chip.arch).program
    guarded = [s for s in walk(whole.body) if unguarded(s) is not None]
    noticed = [is_noticed(kernel, without_guard(whole, n)) for n in range(len(guarded))]
    assert any(noticed)
    assert all(n for n, s in zip(noticed, guarded, strict=True) if isinstance(s, StoreTile))
