"""Where barriers in shared memory may lie, and how many may arrive at one (PTX ISA, "mbarrier": eight bytes,
aligned to eight; no more arrivals than are missing)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.interp.barriers import cell, change
from drivers.sim.nv.sm.launch import FaultKind
from drivers.sim.nv.sm.mbarrier import EarlyBarrier, MBarrier


class Told(Exception):
    """kind, lane, address."""


class Machine:
    """Two blocks of 64 bytes of shared memory; an address has its block in bit 24."""

    has_bytes = True

    def __init__(self) -> None:
        self.shared = np.zeros((2, 64), np.uint8)
        self.log: list[tuple[str, int, int]] = []

    def home_of(self, inst: Any, address: int, lane: int) -> tuple[int, int]:
        return address >> 24, address & (1 << 24) - 1

    def fault(self, inst: Any, kind: FaultKind, what: str, *, lane: int, address: int) -> None:
        raise Told(kind, lane, address)

    def barrier_arrived(self, block: int, address: int, warp: int) -> None:
        self.log.append((f"warp {warp} arrived", block, address))

    def phase_over(self, block: int, address: int) -> None:
        self.log.append(("over", block, address))


MACHINE: Any = Machine
INST: Any = None
FAR = 1 << 24


@pytest.mark.parametrize(
    ("at", "kind"),
    [
        *((0, None), (8, None), (56, None), (60, FaultKind.MISALIGNED_ADDRESS)),
        *((4, FaultKind.MISALIGNED_ADDRESS), (64, FaultKind.OUT_OF_RANGE_ADDRESS), (FAR + 56, None)),
        *((FAR + 64, FaultKind.OUT_OF_RANGE_ADDRESS), (FAR + 1, FaultKind.MISALIGNED_ADDRESS)),
    ],
)
def test_a_barrier_is_eight_aligned_bytes_of_a_block(at: int, kind: FaultKind | None) -> None:
    machine = MACHINE()
    if kind is None:
        where, block, inside = cell(machine, INST, at, 40)
        where[0] = np.uint64(0x1122334455667788)
        assert (block, inside) == (at >> 24, at & 63)
        assert machine.shared[block, inside : inside + 8].tolist() == [*bytes.fromhex("8877665544332211")]
    else:
        with pytest.raises(Told) as told:
            cell(machine, INST, at, 40)
        assert told.value.args == (kind, 40, at & (FAR - 1))


@pytest.mark.parametrize("kind", [MBarrier, EarlyBarrier])
def test_as_many_arrive_as_are_missing(kind: type[MBarrier]) -> None:
    machine = MACHINE()
    machine.has_bytes = kind is MBarrier
    word = machine.shared[1, 8:16].view(np.uint64)
    word[0] = np.uint64(kind(0, 3, 5, 0).word)
    with pytest.raises(Told) as told:
        change(machine, INST, FAR + 8, 70, 4, 0)
    assert told.value.args == (FaultKind.BARRIER, 70, 8) and machine.log == []
    before = change(machine, INST, FAR + 8, 70, 2, 0)
    assert before == kind(0, 3, 5, 0).word and kind.of(int(word[0])) == kind(0, 1, 5, 0)
    assert machine.log == [("warp 2 arrived", 1, 8)]
    change(machine, INST, FAR + 8, 31, 1, 0)
    assert kind.of(int(word[0])) == kind(1, 5, 5, 0)
    assert machine.log[1:] == [("warp 0 arrived", 1, 8), ("over", 1, 8)]


def test_bytes_keep_a_phase_open() -> None:
    machine = MACHINE()
    word = machine.shared[0, :8].view(np.uint64)
    word[0] = np.uint64(MBarrier(0, 1, 1, 0).word)
    change(machine, INST, 0, 0, 1, 16)
    assert MBarrier.of(int(word[0])) == MBarrier(0, 0, 1, 16)
    change(machine, INST, 0, 0, 0, -16)
    assert MBarrier.of(int(word[0])) == MBarrier(1, 1, 1, 0)
    assert [what for what, *_ in machine.log] == ["warp 0 arrived", "warp 0 arrived", "over"]
