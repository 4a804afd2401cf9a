"""SDMA words, typed from sdma_v6_0_0_pkt_open.h and sdma_v6_0.c of Linux 6.12."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd import sdma

SRC, DST = 0x7F00_0000_1001, 0x7F01_0000_2003


def test_a_copy_counts_bytes_minus_one() -> None:
    assert sdma.copy(DST, SRC, 1000) == [1, 999, 0, 0x00001001, 0x7F00, 0x00002003, 0x7F01]


def test_a_long_copy_is_cut_at_four_mebibytes() -> None:
    words = sdma.copy(0x1000_0000, 0x2000_0000, (4 << 20) * 2 + 5)
    assert [words[i + 1] + 1 for i in (0, 7, 14)] == [4 << 20, 4 << 20, 5]
    assert [words[i + 3] for i in (0, 7, 14)] == [0x2000_0000, 0x2040_0000, 0x2080_0000]
    assert [words[i + 5] for i in (0, 7, 14)] == [0x1000_0000, 0x1040_0000, 0x1080_0000]


def test_a_fill_counts_dword_elements_of_bytes() -> None:
    assert sdma.fill(0x7F01_0000_2000, 0xABCD, 64) == [11 | 2 << 30, 0x2000, 0x7F01, 0xABCD, 63]


def test_a_fence_is_uncached() -> None:
    assert sdma.fence(0x7F00_0000_1008, 9) == [5 | 3 << 16, 0x1008, 0x7F00, 9]


def test_a_wait_polls_memory_for_ever() -> None:
    header = 8 | 5 << 28 | 1 << 31
    assert sdma.wait_memory(0x7F00_0000_1008, 9) == [header, 0x1008, 0x7F00, 9, 0xFFFFFFFF, 10 | 0xFFF << 16]


def test_a_timestamp_goes_to_an_8_byte_boundary() -> None:
    assert sdma.timestamp(0x7F00_0000_1008) == [13 | 2 << 8, 0x1008, 0x7F00]
    with pytest.raises(EncodeError):
        sdma.timestamp(0x1004)


def test_submissions_print_packet_by_packet() -> None:
    lines = list(sdma.describe([*sdma.copy(0x2000, 0x1000, 16), *sdma.fence(0x3000, 1), 0xFF]))
    assert lines[0] == "    0: CopyLinear(count=0x10, src_addr=0x1000, dst_addr=0x2000)"
    assert lines[1] == "    7: Fence(mtype=0x3, addr=0x3000, data=0x1)"
    assert "is no packet" in lines[2]


def test_a_gfx12_fence_leaves_the_memory_type_to_the_page() -> None:
    gfx12 = sdma.packets_of("gfx1201")
    assert sdma.fence(0x1000, 7)[0] == 3 << 16 | 5
    assert sdma.fence(0x1000, 7, gfx12) == [5, 0x1000, 0, 7]


def test_only_gfx12_copies_keep_l2_in_step_with_host_memory() -> None:
    """GL2_INV and GL2_WB: bits 14 and 15 of GCR_CNTL, bits 30 and 31 of the third dword."""
    gfx12 = sdma.packets_of("gfx1201")
    assert sdma.acquire_host(gfx12) == [0x111, 0, 0b11 << 30, 0, 0]
    assert sdma.release_host(gfx12) == [0x111, 0, 1 << 31, 0, 0]
    gfx11 = sdma.packets_of("gfx1100")
    assert sdma.acquire_host(gfx11) == sdma.release_host(gfx11) == []


def test_a_flush_of_the_host_data_path_is_asked_for_in_one_register_and_awaited_in_another() -> None:
    """As sdma_v6_0_ring_emit_hdp_flush emits it: a poll that flushes, equal; both registers in bytes."""
    words = sdma.flush_hdp(0x1234, 0x5678, 1 << 14)
    assert words[0] == 8 | 1 << 26 | 3 << 28
    assert words[1:5] == [4 * 0x5678, 4 * 0x1234, 1 << 14, 1 << 14]


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_what_other_cards_wrote_is_seen_once_l2_was_dropped(arch: str) -> None:
    """GCR_REQ with GL2_INV and GL2_WB, as above; sdma_v6_0_ring_emit_mem_sync."""
    assert sdma.acquire_peers(sdma.packets_of(arch)) == [0x111, 0, 0b11 << 30, 0, 0]


def test_a_long_fill_is_cut_as_a_copy_is_and_fills_to_its_end() -> None:
    words = sdma.fill(0x1000_0000, 0xABCD, (4 << 20) * 2 + 8)
    assert [words[i + 4] + 1 for i in (0, 5, 10)] == [4 << 20, 4 << 20, 8]
    assert [words[i + 1] for i in (0, 5, 10)] == [0x1000_0000, 0x1040_0000, 0x1080_0000]
    assert {words[i + 3] for i in (0, 5, 10)} == {0xABCD} and len(words) == 15


def test_a_copy_of_one_packet_s_most_is_one_packet() -> None:
    assert len(sdma.copy(DST, SRC, 4 << 20)) == 7 and len(sdma.copy(DST, SRC, (4 << 20) + 1)) == 14


def test_a_trap_carries_its_context() -> None:
    """sdma_v6_0_ring_emit_fence: SDMA_OP_TRAP 6, then 28 bits."""
    assert sdma.trap() == [6, 0] and sdma.trap(0x123_4567) == [6, 0x123_4567]
