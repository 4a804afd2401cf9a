"""Video memory from the card's side: MC addresses, and bytes that the host path still holds."""

from __future__ import annotations

from tests.drivers.sim.amd.pci.rig import Rig


def test_an_mc_address_is_the_frame_buffers_base_plus_the_offset(navi31: Rig) -> None:
    memory = navi31.board.memory
    assert memory.offset(0x80_0000_1000, 16) == 0x1000
    assert memory.offset(0x7F_FFFF_F000, 16) is None
    assert memory.offset(memory.fb_base + memory.size_bytes - 8, 16) is None


def test_a_block_sees_what_was_flushed(navi31: Rig) -> None:
    navi31.store(0x1000, b"abcd")
    assert navi31.board.memory.read(0x1000, 4, "PSP") == b"abcd"


def test_a_block_that_reads_before_the_flush_is_a_fault(navi31: Rig) -> None:
    navi31.store(0x1000, b"abcd", flush=False)
    fault = navi31.fails("E_HDP_STALE", lambda: navi31.board.memory.read(0xFFC, 8, "PSP"))
    assert fault.where["engine"] == "PSP"
