"""PM4 words, typed from nvd.h (field positions) and gfx_v11_0.c (fence, cache control) of Linux 6.12."""

from __future__ import annotations

import dataclasses

import pytest

from autogen.amd import pm4 as packets
from autogen.schema import EncodeError
from drivers.amd import pm4

LAUNCH = pm4.Dispatch(
    entry_va=0x7F12_3456_7800,
    rsrc1=0x602C0003,
    rsrc2=0x00000084,
    rsrc3=0x00000010,
    user_data=(0xAAAA0001, 0xAAAA0002),
    grid=(7, 8, 9),
    block=(64, 2, 1),
    is_wave32=True,
    scratch_va=0x7F00_1234_5600,
    scratch_size=0x00004200,
)


def test_release_writes_caches_back_then_64_bits_then_nothing() -> None:
    seq, gl2_wb, glm_inv, glm_wb, policy = 1 << 22, 1 << 21, 1 << 13, 1 << 12, 3 << 25
    event = 0x14 | 5 << 8 | seq | gl2_wb | glm_inv | glm_wb | policy
    assert pm4.release(0x7F00_0000_1008, 0x1_2345_6789) == [
        0xC0064900, event, 2 << 29, 0x00001008, 0x7F00, 0x23456789, 1, 0,
    ]  # fmt: skip


def test_the_signal_s_data_is_where_it_is_patched() -> None:
    words = pm4.release(0x1000, 0)
    words[pm4.SIGNAL_DATA_AT] = 0x77
    assert packets.ReleaseMem.decode(words).data == 0x77


def test_timestamps_take_the_clock_instead_of_data() -> None:
    words = pm4.timestamp(0x1000)
    assert words[2] == 3 << 29 and words[3:5] == [0x1000, 0]


def test_a_wait_polls_memory_for_at_least_the_reference() -> None:
    assert pm4.wait_memory(0x7F00_0000_1008, 42) == [
        0xC0053C00, 5 | 1 << 4, 0x00001008, 0x7F00, 42, 0xFFFFFFFF, 4,
    ]  # fmt: skip


def test_acquire_drops_all_caches_above_l2_and_code_when_asked() -> None:
    glm, glk, glv, gl1 = 3 << 4, 3 << 6, 1 << 8, 1 << 9
    whole = [0, 0xFFFFFFFF, 0x00FFFFFF, 0, 0, 10]
    assert pm4.acquire() == [0xC0065800, *whole, glm | glk | glv | gl1]
    assert pm4.acquire(with_code=True) == [0xC0065800, *whole, glm | glk | glv | gl1 | 1]


def test_an_indirect_buffer_is_valid_and_sized_in_dwords() -> None:
    assert pm4.indirect_buffer(0x7F00_0000_1000, 1234) == [0xC0023F00, 0x1000, 0x7F00, 1234 | 1 << 23]


def test_a_misaligned_command_buffer_is_refused() -> None:
    with pytest.raises(EncodeError, match="multiple of 0x4"):
        pm4.indirect_buffer(0x1002, 4)


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_a_flush_of_the_host_data_path_is_asked_for_in_one_register_and_awaited_in_another(arch: str) -> None:
    """As gfx_v11_0_wait_reg_mem emits it: write, wait until equal; then both registers, value and mask."""
    words = pm4.flush_hdp(0x1234, 0x5678, 1 << 14, pm4.generation(arch))
    assert words[0] == 3 << 30 | 5 << 16 | 0x3C << 8
    assert words[1] & 0xFF == 1 << 6 | 3, "write, then wait; a register; equal"
    assert words[2:6] == [0x1234, 0x5678, 1 << 14, 1 << 14]


def test_a_dispatch_sets_every_register_and_then_waits_for_the_waves() -> None:
    words, user_data_at = pm4.dispatch(LAUNCH)
    registers = sh_registers(list(words))
    assert registers[0x2E0C] == 0x1234_5678 and registers[0x2E0D] == 0x7F
    assert [registers[0x2E12 + i] for i in range(2)] == [0x602C0003, 0x84] and registers[0x2E28] == 0x10
    assert registers[0x2E18] == 0x4200
    assert registers[0x2E10] == 0x0012_3456 and registers[0x2E11] == 0x7F
    assert [registers[0x2E1B + i] for i in range(3)] == [0, 0, 0]
    assert [registers[0x2E40 + i] for i in range(2)] == [0xAAAA0001, 0xAAAA0002]
    assert registers[0x2E15] == 0
    assert [registers[0x2E04 + i] for i in range(8)] == [0, 0, 0, 64, 2, 1, 0, 0]
    assert list(words[user_data_at : user_data_at + 2]) == [0xAAAA0001, 0xAAAA0002]
    assert list(words[:8]) == pm4.acquire()
    enable, force_start, wave32 = 1, 1 << 2, 1 << 15
    assert list(words[-7:]) == [0xC0031500, 7, 8, 9, enable | force_start | wave32, 0xC0004600, 7 | 4 << 8]


def test_a_wave64_dispatch_says_so() -> None:
    words, _ = pm4.dispatch(dataclasses.replace(LAUNCH, is_wave32=False))
    assert words[-3] == 1 | 1 << 2


def sh_registers(words: list[int]) -> dict[int, int]:
    """Register -> value of all SET_SH_REG packets, read by hand: header, offset, values."""
    found: dict[int, int] = {}
    index = 0
    while index < len(words):
        count = (words[index] >> 16 & 0x3FFF) + 2
        if words[index] >> 8 & 0xFF == 0x76:
            start = 0x2C00 + words[index + 1]
            values = words[index + 2 : index + count]
            found |= {start + i: value for i, value in enumerate(values)}
        index += count
    return found


def test_submissions_print_packet_by_packet_without_zero_fields() -> None:
    lines = list(pm4.describe([*pm4.wait_memory(0x1000, 3), *pm4.drain()]))
    assert lines[0].startswith("    0: WaitRegMem(function=GREATER_EQUAL, mem_space=MEMORY, addr=0x1000, ref")
    assert lines[1] == "    7: EventWrite(event_type=CS_PARTIAL_FLUSH, event_index=0x4)"


def test_registers_that_a_packet_sets_are_named_on_its_line() -> None:
    words, _ = pm4.dispatch(LAUNCH)
    text = "\n".join(pm4.describe(words))
    assert "SetShReg COMPUTE_PGM_LO=" in text and " COMPUTE_PGM_HI=0x7f" in text
    assert "COMPUTE_NUM_THREAD_X=0x40 COMPUTE_NUM_THREAD_Y=" in text
    newer, _ = pm4.dispatch(LAUNCH, pm4.generation("gfx1201"))
    assert "SetShReg 0x" not in "\n".join(pm4.describe(newer, gen=pm4.generation("gfx1201")))


def test_registers_print_by_name_and_field() -> None:
    words, _ = pm4.dispatch(LAUNCH)
    text = "\n".join(pm4.describe(words, with_registers=True))
    assert "0x2e07 = 0x00000040 COMPUTE_NUM_THREAD_X(num_thread_full=0x40)" in text
    assert "0x2e0d = 0x0000007f COMPUTE_PGM_HI(data=0x7f)" in text


def test_words_that_are_no_packet_end_the_listing_with_a_sentence() -> None:
    lines = list(pm4.describe([*pm4.drain(), 0xC0FF0000, 0]))
    assert len(lines) == 2 and "0xc0ff0000 is no packet" in lines[1]


def test_gfx12_words_ask_for_no_cache_that_it_lacks() -> None:
    gfx12 = pm4.generation("gfx1201")
    # GCR_CNTL of GFX11 has GLM in bits 4:5 and GL1 in bit 9; GFX12 has neither cache (PAL gfx12)
    assert pm4.acquire()[7] & 0b10_0011_0000 == 0b10_0011_0000
    assert pm4.acquire(gen=gfx12)[7] & 0b10_0011_0000 == 0
    assert pm4.release(0x1000, 1)[1] & 0b11 << 12 == 0b11 << 12
    assert pm4.release(0x1000, 1, gfx12)[1] & 0b1011 << 12 == 0
    assert pm4.generation("gfx1100") is pm4.GFX11


def test_only_gfx12_drops_what_l2_holds_of_host_memory() -> None:
    """Linux 6.12 maps it MTYPE_NC there (gmc_v12_0.c get_vm_pte), MTYPE_UC before (gmc_v11_0.c)."""
    assert pm4.acquire_host(pm4.GFX11) == []
    # GL2_INV and GL2_WB of GCR_CNTL: bits 14 and 15 (PAL gfx12)
    words = pm4.acquire_host(pm4.generation("gfx1201"))
    assert len(words) == 8 and words[7] == 0b11 << 14


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_what_other_cards_wrote_is_seen_once_l2_was_dropped(arch: str) -> None:
    """ACQUIRE_MEM over all addresses; GL2_INV and GL2_WB of GCR_CNTL: bits 14 and 15 (nvd.h, PAL gfx12)."""
    words = pm4.acquire_peers(pm4.generation(arch))
    assert words[0] == 0xC006_5800 and words[2:4] == [0xFFFF_FFFF, 0x00FF_FFFF]
    assert words[7] == 0b11 << 14


def test_a_release_interrupts_when_its_data_has_arrived_and_says_which() -> None:
    """gfx_v11_0_ring_emit_fence: INT_SEL 2 in bits 26:24 behind DATA_SEL; the last dword is the context."""
    words = pm4.release(0x1000, 7, interrupts=True, context=0x1234)
    assert words[2] == 2 << 29 | 2 << 24 and words[7] == 0x1234
    assert pm4.release(0x1000, 7)[2] == 2 << 29
    clock = pm4.timestamp(0x1000)
    assert clock[2] == 3 << 29 and clock[5:] == [0, 0, 0]
