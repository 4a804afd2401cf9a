"""What the strict simulated card, or the rules for control words, say where a wait, a barrier or a guard is
missing from the code of any family of schedules on NVIDIA's cards.

Stages of copies that are left out: test_copies.py and test_boxes.py.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.nv.isa import check as control_words
from drivers.nv.isa import isa
from drivers.sim.nv.sm.launch import SmFault
from tensor.codegen.sass.compile import Built, build, finished
from tensor.dtype import DType, dtypes
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier, StoreTile, walk
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.codegen.rdna.test_mutants import FAMILIES as OF_AMD
from tests.tensor.codegen.rdna.test_mutants import spread, unguarded, without_guard
from tests.tensor.codegen.sass.rig import run_code
from tests.tensor.plan.test_attention import gradient_kernels
from tests.tensor.plan.test_online import without

ARCH = "sm_90"
WORD, WAITS = 16, 0b111111 << 116  # bytes of an instruction; the six scoreboards that it waits for
SHARED = (
    *("row in registers", "lanes share a sum", "blocks by lanes", "blocks by fragments", "places"),
    *("parts of running sums", "parts of a sum of many steps", "runs that are merged"),
)
FAMILIES = {name: OF_AMD[name] for name in SHARED} | {
    "gradient by fragments": gradient_kernels(40, 35, 16, dtypes.float16)[1],
    "gradient by lanes": gradient_kernels(40, 35, 16, dtypes.float32)[1],
}


def run(kernel: Kernel, built: Built) -> bytes:
    """What a launch leaves in memory."""
    arrays = memory(kernel)
    run_code(built.packed(ARCH), built.program.group.size, arrays, [p.access != "r" for p in kernel.params])
    return b"".join(array.tobytes() for array in arrays)


def is_noticed(kernel: Kernel, built: Built, good: bytes) -> bool:
    """Is code refused, or its result another?"""
    if control_words.check(dict(isa(ARCH).disassemble(built.text)), ARCH):
        return True
    try:
        return run(kernel, built) != good
    except SmFault:
        return True


def unwaited(built: Built) -> list[Built]:
    """The code less the wait of one instruction, for each that waits."""
    found = []
    for at in range(0, len(built.text), WORD):
        word = int.from_bytes(built.text[at : at + WORD], "little")
        if word & WAITS:
            bare = (word & ~WAITS).to_bytes(WORD, "little")
            found.append(replace(built, text=built.text[:at] + bare + built.text[at + WORD :]))
    return found


@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_wait_that_is_left_out_is_noticed(kernel: Kernel) -> None:
    """Of three at most one is not: in loops some wait for a scoreboard alone, before it is used again."""
    built = build(kernel, ARCH)
    mutants, good = unwaited(built), run(kernel, built)
    assert len(mutants) > 10
    noticed = [is_noticed(kernel, mutants[n], good) for n in spread([*range(len(mutants))])]
    assert noticed[0] and sum(noticed) >= 2


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_guard_that_is_left_out_is_noticed(kernel: Kernel) -> None:
    """Each of a store, as in the tests of AMD's cards."""
    whole = build(kernel, ARCH)
    good = run(kernel, whole)
    guarded = [s for s in walk(whole.program.body) if unguarded(s) is not None]
    bare = [finished(without_guard(whole.program, n), ARCH) for n in range(len(guarded))]
    noticed = [is_noticed(kernel, built, good) for built in bare]
    assert any(noticed)
    assert all(n for n, s in zip(noticed, guarded, strict=True) if isinstance(s, StoreTile))


@pytest.mark.parametrize(("dtype", "private"), [(dtypes.float16, [3, 6]), (dtypes.float32, [])])
def test_a_barrier_of_attentions_gradient_that_is_left_out_is_a_race(
    dtype: DType, private: list[int]
) -> None:
    """private: those between what a wave stores as halves and loads again itself; nobody needs them."""
    kernel = gradient_kernels(72, 70, 16, dtype)[1]
    program = build(kernel, ARCH).program
    count = sum(isinstance(s, Barrier) for s in walk(program.body))
    quiet = []
    for number in range(count):
        built = finished(without(program, Barrier, number), ARCH)
        try:
            run(kernel, built)
            quiet.append(number)
        except SmFault as fault:
            assert "E_SM_RACE" in str(fault)
    assert count > 3 and quiet == private
