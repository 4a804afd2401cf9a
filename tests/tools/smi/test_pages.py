"""Mapped memory is counted from the card's own page tables; what lies there and is none is refused."""

from __future__ import annotations

import pytest

from drivers.amd.am import layout
from drivers.core.errors import ArgumentError
from drivers.sim.pci_host import PciHost
from tests.tools.smi.cards import owned
from tools.smi.pages import read_table, roots, used_video_memory

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_page_that_two_spaces_map_counts_once(chip: str) -> None:
    device = owned(PciHost(chip))
    machine = device.card.machine  # type: ignore[attr-defined]
    mapped = sum(m.size for m in device.card.memories if m.pinned is None)  # type: ignore[attr-defined]
    assert len(set(roots(machine.board))) == 2  # kernels and copies each have one
    assert used_video_memory(machine.board) == mapped > 0
    device.close()


def test_small_and_large_pages_are_both_counted() -> None:
    device = owned(PciHost("navi31"))
    machine = device.card.machine  # type: ignore[attr-defined]
    before = used_video_memory(machine.board)
    device.card.alloc(4096, 1, "a page")
    device.card.alloc(6 << 20, 1, "three large pages")
    assert used_video_memory(machine.board) - before == 4096 + (6 << 20)
    device.close()


def test_a_table_past_the_bar_is_refused() -> None:
    device = owned(PciHost("navi31"))
    machine = device.card.machine  # type: ignore[attr-defined]
    with pytest.raises(ArgumentError, match="past what BAR 0 shows"):
        read_table(machine.board, machine.board.vram.size)
    assert read_table(machine.board, layout.TABLES).size >= 0
    device.close()
