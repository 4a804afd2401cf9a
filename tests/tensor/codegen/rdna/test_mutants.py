"""What the strict card says where a wait, a barrier or a stage of a pipeline is missing from the code of any
family of schedules; a guard that is missing is a fault or another result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from tensor.codegen.rdna.compile import Built, build, finished
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Accumulate, For, LoadTile, LoopProgram, Mask, Statement, StoreTile, walk
from tests.tensor.codegen.families import (
    FAMILIES,
    MEETING,
    QUICK,
    STAGED,
    memory,
    signs,
    unneeded,
    without_stages,
)
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")


NOTHING = bytes.fromhex("000080bf")  # s_nop 0
SOME = 3  # waits of each family, where not all are tried
SEVERAL = MEETING | STAGED


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


def told(kernel: Kernel, built: Built, *offsets: int) -> bool:
    """Does the strict card refuse the code without the instructions at offsets?"""
    text = built.text
    for offset in offsets:
        text = text[:offset] + NOTHING + text[offset + len(NOTHING) :]
    try:
        run_built(replace(built, text=text), memory(kernel), "strict")
    except SimFault as fault:
        return fault.code in ("E_WAIT_MISSING", "E_WAIT_COUNTER", "E_LDS_RACE", "E_LDS_UNINIT", "E_HAZARD")
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


def barriers(built: Built) -> list[tuple[int, ...]]:
    """Where the instructions of each barrier stand: one, or on RDNA4 a signal and a wait."""
    found = [
        offset
        for offset, _, inst in isa(chip.arch).disassemble(built.text)
        if inst.defn.mnemonic.startswith("s_barrier")
    ]
    each = len(GENERATIONS[chip.arch].barrier)
    return [tuple(found[at : at + each]) for at in range(0, len(found), each)]


@pytest.mark.parametrize("kernel", [*QUICK, *STAGED.values()], ids=lambda kernel: kernel.name)
def test_a_barrier_that_is_left_out_is_told(kernel: Kernel) -> None:
    """The last one: in loops a wave meets the others there after what it was told to share."""
    built = build(kernel, chip.arch)
    assert told(kernel, built, *barriers(built)[-1])


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", SEVERAL.values(), ids=SEVERAL)
def test_every_barrier_that_is_left_out_is_told(kernel: Kernel) -> None:
    built = build(kernel, chip.arch)
    run_built(built, memory(kernel), "strict")
    assert [offsets for offsets in barriers(built) if not told(kernel, built, *offsets)] == []


@pytest.mark.parametrize("kernel", STAGED.values(), ids=STAGED)
def test_a_stage_that_is_left_out_is_told(kernel: Kernel) -> None:
    """Blocks that come while others are read need a place of their own."""
    built = build(kernel, chip.arch)
    run_built(built, memory(kernel), "strict")
    bare = without_stages(built.program)
    assert bare != built.program and told(kernel, finished(bare, chip.arch))


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


def outcome(kernel: Kernel, built: Built, below: int) -> bytes:
    """What a launch leaves in memory; nothing where the strict card refuses the code. below: as for
    `memory`."""
    arrays = memory(kernel, below)
    try:
        run_built(built, arrays, "strict")
    except SimFault:
        return b""
    return b"".join(array.tobytes() for array in arrays)


@pytest.mark.conformance
@pytest.mark.parametrize("kernel", FAMILIES.values(), ids=FAMILIES)
def test_a_guard_that_is_left_out_is_noticed(kernel: Kernel) -> None:
    """Each of a store or a sum. Some loads bring what no one stores, and some lanes what others store too."""
    built = build(kernel, chip.arch)
    good = {below: outcome(kernel, built, below) for below in signs(kernel)}
    guarded = [s for s in walk(built.program.body) if unguarded(s) is not None]
    bare = [finished(without_guard(built.program, n), chip.arch) for n in range(len(guarded))]
    noticed = [any(outcome(kernel, b, below) != good[below] for below in good) for b in bare]
    assert all(good.values()) and any(noticed)
    needed = [n for n, s in zip(noticed, guarded, strict=True) if isinstance(s, StoreTile | Accumulate)]
    assert needed.count(False) <= unneeded(kernel)
