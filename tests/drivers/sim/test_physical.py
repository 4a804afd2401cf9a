"""Bus addresses stand for pinned pages only: scattered, below 44 bits, gone when unpinned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drivers.core.errors import SimFault
from drivers.sim.physical import Dma, PhysicalMemory

HOST = 0x7F00_0000_0000


def dma(memory: PhysicalMemory) -> Dma:
    found = Dma(memory)
    found.is_master = True
    return found


def code_of(card: Dma, address: int) -> str:
    with pytest.raises(SimFault) as caught:
        card.extent(address, "SDMA0")
    return caught.value.code


def test_each_page_has_its_own_address_and_leads_back_to_the_host() -> None:
    memory = PhysicalMemory(0)
    pages = memory.pin(HOST, 5 * 4096)
    assert len(set(pages)) == 5 and all(page % 4096 == 0 and page >> 44 == 0 for page in pages)
    for index, page in enumerate(pages):
        low, high, host = dma(memory).extent(page + 8, "SDMA0")
        assert (low, high, host) == (page, page + 4096, HOST + index * 4096)


def test_small_pages_are_scattered_and_large_memory_comes_in_2_mib_runs() -> None:
    memory = PhysicalMemory(0)
    small = memory.pin(HOST, 8 * 4096)
    assert any(b - a != 4096 for a, b in pairwise(small))
    large = memory.pin(HOST, 4 << 20)
    low, high, _ = dma(memory).extent(large[3], "SDMA0")
    assert high - low == 2 << 20 and low == large[0]


def test_memory_that_is_not_pinned_is_refused() -> None:
    memory = PhysicalMemory(0)
    pages = memory.pin(HOST, 4096)
    assert code_of(dma(memory), pages[0] + 4096) == "E_DMA_ADDR"
    memory.unpin(pages)
    assert code_of(dma(memory), pages[0]) == "E_DMA_ADDR"


def test_an_address_beyond_44_bits_is_refused() -> None:
    assert code_of(dma(PhysicalMemory(0)), HOST) == "E_DMA_ADDR"


def test_nothing_is_reached_while_bus_mastering_is_off() -> None:
    memory = PhysicalMemory(0)
    pages = memory.pin(HOST, 4096)
    assert code_of(Dma(memory), pages[0]) == "E_NO_BUSMASTER"
