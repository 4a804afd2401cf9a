"""What the strict simulated card, or the rules for control words, say where a wait, a barrier or a guard is
missing from the code of any family of schedules on NVIDIA's cards.

Stages of copies that are left out, and barriers of products: test_copies.py and test_boxes.py.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.nv.isa import check as control_words
from drivers.nv.isa import isa
from drivers.nv.isa import schedule as control
from drivers.sim.nv.sm.launch import SmFault
from tensor.codegen.sass.compile import Built, build, finished
from tensor.codegen.sass.emit import listing
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Accumulate, StoreTile, walk
from tests.tensor.codegen.families import FAMILIES, MEETING, QUICK, memory, signs, unneeded
from tests.tensor.codegen.rdna.test_mutants import SOME, spread, unguarded, without_guard
from tests.tensor.codegen.sass.rig import run_code

ARCH = "sm_90"
WORD, WAITS = 16, 0b111111 << 116  # bytes of an instruction; the six scoreboards that it waits for


def run(kernel: Kernel, built: Built, below: int = -1) -> bytes:
    """What a launch leaves in memory."""
    arrays = memory(kernel, below)
    run_code(built.packed(ARCH), built.program.group.size, arrays, [p.access != "r" for p in kernel.params])
    return b"".join(array.tobytes() for array in arrays)


def is_noticed(kernel: Kernel, built: Built, good: bytes, below: int = -1) -> bool:
    """Is code refused, or its result another?"""
    if control_words.check(dict(isa(ARCH).disassemble(built.text)), ARCH):
        return True
    try:
        return run(kernel, built, below) != good
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
    built = build(kernel, ARCH)
    mutants, good = unwaited(built), run(kernel, built)
    assert len(mutants) >= SOME
    assert all(is_noticed(kernel, mutants[n], good) for n in spread([*range(len(mutants))]))


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_every_wait_that_is_left_out_is_noticed(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those before a scoreboard's counter is half full, which nothing needs that is known."""
    monkeypatch.setattr(control, "OUTSTANDING", control.FAR)
    built = build(kernel, ARCH)
    good = run(kernel, built)
    assert [n for n, bare in enumerate(unwaited(built)) if not is_noticed(kernel, bare, good)] == []


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_guard_that_is_left_out_is_noticed(kernel: Kernel) -> None:
    """Each of a store or a sum, as in the tests of AMD's cards."""
    whole = build(kernel, ARCH)
    good = {below: run(kernel, whole, below) for below in signs(kernel)}
    guarded = [s for s in walk(whole.program.body) if unguarded(s) is not None]
    bare = [finished(without_guard(whole.program, n), ARCH) for n in range(len(guarded))]
    noticed = [any(is_noticed(kernel, built, good[below], below) for below in good) for built in bare]
    assert any(noticed)
    needed = [n for n, s in zip(noticed, guarded, strict=True) if isinstance(s, StoreTile | Accumulate)]
    assert needed.count(False) <= unneeded(kernel)


def unmet(built: Built) -> list[Built]:
    """The code less one barrier, for each of them."""
    lines = [line.split(" ", 1)[1] for line in listing(ARCH, built.text).splitlines()]
    found = []
    for number, line in enumerate(lines):
        if "BAR.SYNC" in line:
            bare = [*lines[:number], line[: line.index("]") + 1] + " NOP", *lines[number + 1 :]]
            found.append(replace(built, text=isa(ARCH).assemble("\n".join(bare))))
    return found


def is_told(kernel: Kernel, built: Built) -> bool:
    """Does the strict card refuse the code?"""
    try:
        run(kernel, built)
    except SmFault as fault:
        return "E_SM_RACE" in str(fault)
    return False


@pytest.mark.parametrize("kernel", QUICK, ids=lambda kernel: kernel.name)
def test_a_barrier_that_is_left_out_is_told(kernel: Kernel) -> None:
    assert is_told(kernel, unmet(build(kernel, ARCH))[-1])


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", MEETING.values(), ids=MEETING)
def test_every_barrier_that_is_left_out_is_told(kernel: Kernel) -> None:
    built = build(kernel, ARCH)
    run(kernel, built)
    assert [number for number, bare in enumerate(unmet(built)) if not is_told(kernel, bare)] == []
