"""Interrupt rings: entries arrive in memory; each misuse of the pointers is named (I01 .. I06)."""

from __future__ import annotations

import struct

import pytest

from autogen.amd.ih import Client, GfxSource, IhEntry
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.amd.pci import ih
from drivers.sim.amd.pci.board import Board
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_board

RING = 0x10_0000  # offset in video memory
SIZE_LOG2_DW = 8
ENTRIES = (4 << SIZE_LOG2_DW) // 32
ENABLE, INTERRUPTS, OVERFLOW_ENABLE, OVERFLOW_CLEAR = 1, 1 << 17, 1 << 16, 1 << 31
CONTROL = SIZE_LOG2_DW << 1 | 4 << 28 | INTERRUPTS | OVERFLOW_ENABLE


def write(board: Board, name: str, value: int) -> None:
    board.bus.write(board.bus.at(name), value)


def read(board: Board, name: str) -> int:
    return board.bus.read(board.bus.at(name))


def open_ring(
    chip: str = "navi31",
    address: int | None = None,
    control: int = CONTROL,
    allow: frozenset[str] = frozenset(),
) -> Board:
    board = open_board(chip, allow=allow)
    where = board.memory.fb_base + RING if address is None else address
    write(board, "IH_RB_BASE", where >> 8 & 0xFFFF_FFFF)
    write(board, "IH_RB_BASE_HI", where >> 40)
    write(board, "IH_RB_WPTR", 0)
    write(board, "IH_RB_RPTR", 0)
    write(board, "IH_RB_CNTL", control | ENABLE)
    return board


def end_of_pipe(board: Board, value: int = 0) -> None:
    board.ih.interrupt(Client.GFX, GfxSource.CP_EOP_INTERRUPT, (value,), vmid=8)


@BOTH
def test_an_interrupt_is_an_entry_in_memory_and_moves_the_write_pointer(chip: str) -> None:
    board, delivered = open_ring(chip), []
    board.ih.deliver = lambda: delivered.append(1)
    end_of_pipe(board, 0xABCD)
    entry = IhEntry.from_bytes(bytes(libc.view(board.vram.address + RING, 32)))
    assert (entry.client_id, entry.source_id, entry.vmid, entry.src_data0) == (10, 181, 8, 0xABCD)
    assert read(board, "IH_RB_WPTR") == 32 and delivered == [1]


@BOTH
def test_each_field_of_an_entry_is_what_its_block_said_and_all_else_is_zero(chip: str) -> None:
    """Linux amdgpu_ih_decode_iv_helper: client, source and VMID, time, context."""
    board = open_ring(chip)
    board.timers.pass_time(0x12_3456_7890)
    board.ih.interrupt(Client.GFX, GfxSource.CP_EOP_INTERRUPT, (5,), vmid=9)
    words = struct.unpack("<8I", bytes(libc.view(board.vram.address + RING, 32)))
    assert words[0] == 9 << 24 | GfxSource.CP_EOP_INTERRUPT << 8 | Client.GFX
    assert words[1] | (words[2] & 0xFFFF) << 32 == board.timers.now_ns // 10
    assert (words[2] >> 16, words[3], words[4:]) == (0, 0, (5, 0, 0, 0))


def test_a_ring_in_pinned_host_memory_is_reached_over_the_bus() -> None:
    board = open_board()
    host = libc.mmap(None, 4096, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    (page,) = board.dma.physical.pin(host, 4096)
    write(board, "IH_RB_BASE", page >> 8)
    write(board, "IH_RB_CNTL", SIZE_LOG2_DW << 1 | 2 << 28 | ENABLE)
    end_of_pipe(board)
    assert bytes(libc.view(host, 2)) == b"\x0a\xb5"
    board.dma.set_master(False)
    assert code_of(lambda: end_of_pipe(board)) == "E_NO_BUSMASTER"


@pytest.mark.parametrize("control", [4 << 28, 17 << 1 | 4 << 28, SIZE_LOG2_DW << 1 | 1 << 28])
def test_a_ring_of_a_wrong_size_or_space_is_refused(control: int) -> None:
    assert code_of(lambda: open_ring(control=control)) == "E_IH_CONFIG"


def test_a_ring_outside_video_memory_is_refused() -> None:
    assert code_of(lambda: open_ring(address=0x1000)) == "E_IH_CONFIG"


def test_a_write_pointer_set_while_the_ring_runs_is_refused() -> None:
    board = open_ring()
    assert code_of(lambda: write(board, "IH_RB_WPTR", 0x40)) == "E_IH_CONFIG"


def test_a_read_pointer_that_is_no_entry_is_refused() -> None:
    board = open_ring()
    assert code_of(lambda: write(board, "IH_RB_RPTR", 0x10)) == "E_IH_RPTR"
    assert code_of(lambda: write(board, "IH_RB_RPTR", 4 << SIZE_LOG2_DW)) == "E_IH_RPTR"


def test_where_it_is_allowed_a_read_pointer_inside_an_entry_is_noted() -> None:
    board = open_ring(allow=frozenset({"E_IH_RPTR"}))
    write(board, "IH_RB_RPTR", 0x8)
    assert read(board, "IH_RB_RPTR") == 0x8
    assert [fault.code for fault in board.bus.warnings] == ["E_IH_RPTR"]


def overflow(board: Board) -> None:
    for value in range(ENTRIES + 3):
        end_of_pipe(board, value)


def test_a_full_ring_loses_its_oldest_entries_and_says_so() -> None:
    board = open_ring()
    overflow(board)
    assert read(board, "IH_RB_WPTR") & 1
    assert [fault.code for fault in board.bus.warnings] == ["E_IH_OVERFLOW"]
    assert board.bus.warnings[0].where["lost"]


def test_going_on_without_clearing_the_overflow_is_refused() -> None:
    board = open_ring()
    overflow(board)
    wptr = read(board, "IH_RB_WPTR") & ~1
    assert code_of(lambda: write(board, "IH_RB_RPTR", wptr + 32)) == "E_IH_OVERFLOW_CLEAR"


def clear(board: Board) -> None:
    write(board, "IH_RB_CNTL", CONTROL | ENABLE | OVERFLOW_CLEAR)
    write(board, "IH_RB_CNTL", CONTROL | ENABLE)


def test_after_a_pulse_the_ring_goes_on_past_the_write_pointer() -> None:
    board = open_ring()
    overflow(board)
    wptr = read(board, "IH_RB_WPTR") & ~1
    clear(board)
    write(board, "IH_RB_RPTR", wptr + 32)
    write(board, "IH_RB_RPTR", wptr)
    assert not read(board, "IH_RB_WPTR") & 1
    end_of_pipe(board)
    assert read(board, "IH_RB_WPTR") == wptr + 32


def test_an_interrupt_while_the_ring_is_off_is_lost() -> None:
    with pytest.raises(SimFault, match=r"GFX source 181 interrupts, but interrupt ring 0 is off") as caught:
        end_of_pipe(open_board())
    assert caught.value.code == "E_IH_LOST"


@pytest.mark.parametrize(("kind", "context"), [("SDMA_TRAP", 1 << 28), ("SQ", 1 << 24)])
def test_a_context_id_that_does_not_fit_is_refused(kind: str, context: int) -> None:
    board = open_ring()
    assert code_of(lambda: board.ih.interrupt(Client.GFX, 49, (context,), kind=kind)) == "E_CTXID_WIDTH"
    board.ih.interrupt(Client.GFX, 49, (context - 1,), kind=kind)


def test_the_write_pointer_is_written_to_memory_when_asked() -> None:
    board = open_ring(control=CONTROL | 1 << 8)
    where = board.memory.fb_base + 0x2000
    write(board, "IH_RB_WPTR_ADDR_HI", where >> 32)
    write(board, "IH_RB_WPTR_ADDR_LO", where & 0xFFFF_FFFF)
    end_of_pipe(board)
    assert board.read_memory(0x2000, 4) == b"\x20\0\0\0"


def test_a_routed_client_uses_the_second_ring() -> None:
    board = open_ring()
    where = board.memory.fb_base + 0x20_0000
    write(board, "IH_RB_BASE_RING1", where >> 8 & 0xFFFF_FFFF)
    write(board, "IH_RB_BASE_HI_RING1", where >> 40)
    write(board, "IH_RB_CNTL_RING1", SIZE_LOG2_DW << 1 | 4 << 28 | ENABLE)
    write(board, "IH_RING1_CLIENT_CFG_INDEX", 0)
    write(board, "IH_RING1_CLIENT_CFG_DATA", 1 << 16 | GfxSource.UTCL2_FAULT << 8 | Client.GFX)
    end_of_pipe(board)
    assert read(board, "IH_RB_WPTR_RING1") == 0
    board.ih.interrupt(Client.GFX, GfxSource.UTCL2_FAULT)
    assert read(board, "IH_RB_WPTR_RING1") == 32 == read(board, "IH_RB_WPTR")


def test_the_read_pointer_may_come_by_doorbell() -> None:
    board = open_ring()
    write(board, "RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN", 1)
    write(board, "S2A_DOORBELL_ENTRY_1_CTRL", 1 | 0x2F0 << 7 | 2 << 17)
    write(board, "IH_DOORBELL_RPTR", 0x2F0 | 1 << 28)
    end_of_pipe(board)
    board.ring(0x178 * 8, 32, 4)
    assert read(board, "IH_RB_RPTR") == 32


def test_an_injected_loss_writes_no_entry() -> None:
    board = open_ring()
    board.faults.arm("ih.lost")
    end_of_pipe(board)
    assert read(board, "IH_RB_WPTR") == 0


@BOTH
@pytest.mark.parametrize("size_log2_dw", [6, 9, 16])
def test_rings_of_256_bytes_to_256_kib_wrap_and_run_over_at_their_own_size(
    chip: str, size_log2_dw: int
) -> None:
    size = 4 << size_log2_dw
    shape = size_log2_dw << 1 | 4 << 28 | INTERRUPTS | OVERFLOW_ENABLE
    board = open_ring(chip, control=shape)
    for _ in range(size // 32 - 1):
        end_of_pipe(board)
    assert read(board, "IH_RB_WPTR") == size - 32
    write(board, "IH_RB_RPTR", size - 32)
    for value in (0x77, 0x78):
        end_of_pipe(board, value)
    assert read(board, "IH_RB_WPTR") == 32
    entry = IhEntry.from_bytes(bytes(libc.view(board.vram.address + RING, 32)))
    assert entry.src_data0 == 0x78
    for _ in range(size // 32):
        end_of_pipe(board)
    assert read(board, "IH_RB_WPTR") & 1


def test_how_many_entries_were_lost_is_told_at_the_first_and_counted_further() -> None:
    board = open_ring()
    for value in range(ENTRIES - 1):
        end_of_pipe(board, value)
    assert board.bus.warnings == [] and read(board, "IH_RB_WPTR") == 32 * (ENTRIES - 1)
    end_of_pipe(board)
    (noted,) = board.bus.warnings
    assert noted.where["lost"] == ENTRIES and noted.where["reg"] == "IH_RB_WPTR"
    assert noted.detail.startswith("interrupt ring 0 is full (0x400 bytes)")
    assert read(board, "IH_RB_WPTR") == 1
    for _ in range(ENTRIES):
        end_of_pipe(board)
    assert board.ih.rings[0].lost == ENTRIES + 1 and len(board.bus.warnings) == 1
    clear(board)
    assert board.ih.rings[0].lost == 0


def test_a_ring_whose_overflow_is_not_enabled_shows_none() -> None:
    board = open_ring(control=CONTROL & ~OVERFLOW_ENABLE)
    overflow(board)
    assert read(board, "IH_RB_WPTR") == 3 * 32
    write(board, "IH_RB_RPTR", 0x40)


def second_ring(board: Board, *entries: int) -> None:
    """Ring 1 at 2 MiB, with a table of clients."""
    where = board.memory.fb_base + 0x20_0000
    write(board, "IH_RB_BASE_RING1", where >> 8 & 0xFFFF_FFFF)
    write(board, "IH_RB_BASE_HI_RING1", where >> 40)
    write(board, "IH_RB_CNTL_RING1", SIZE_LOG2_DW << 1 | 4 << 28 | OVERFLOW_ENABLE | ENABLE)
    for number, entry in enumerate(entries):
        write(board, "IH_RING1_CLIENT_CFG_INDEX", number)
        write(board, "IH_RING1_CLIENT_CFG_DATA", entry)
        assert read(board, "IH_RING1_CLIENT_CFG_DATA") == entry


def test_the_second_ring_has_a_number_and_registers_of_its_own() -> None:
    board = open_ring()
    second_ring(board, int(Client.GFX))
    for _ in range(ENTRIES):
        end_of_pipe(board)
    (noted,) = board.bus.warnings
    assert noted.where["reg"] == "IH_RB_WPTR_RING1"
    assert noted.detail.startswith("interrupt ring 1 is full (0x400 bytes)")
    assert (read(board, "IH_RB_WPTR_RING1"), read(board, "IH_RB_WPTR")) == (1, 0)
    fault = code_of(lambda: write(board, "IH_RB_RPTR_RING1", 32))
    assert fault == "E_IH_OVERFLOW_CLEAR" and board.ih.rings[0].read_at == 0


def test_the_second_ring_takes_whom_its_table_names_by_client_or_by_source_too() -> None:
    board = open_ring()
    second_ring(board, int(Client.GRBM_CP), 1 << 16 | GfxSource.SDMA_TRAP << 8 | Client.GFX)
    for client, source, ring in (
        *((Client.GRBM_CP, 1, 1), (Client.GRBM_CP, 2, 1), (Client.GFX, GfxSource.SDMA_TRAP, 1)),
        *((Client.GFX, GfxSource.UTCL2_FAULT, 0), (Client.VMC, GfxSource.SDMA_TRAP, 0)),
    ):
        before = [found.write_at for found in board.ih.rings]
        board.ih.interrupt(client, source)
        after = [found.write_at for found in board.ih.rings]
        assert [b - a for a, b in zip(before, after, strict=True)] == [32 * (ring == n) for n in (0, 1)]
    write(board, "IH_RB_CNTL_RING1", 0)
    board.ih.interrupt(Client.GRBM_CP, 1)
    assert board.ih.rings[0].write_at == 3 * 32


def test_the_host_hears_of_the_first_ring_where_it_may_and_of_the_second_always() -> None:
    board, delivered = open_ring(control=CONTROL & ~INTERRUPTS), []
    board.ih.deliver = lambda: delivered.append(1)
    end_of_pipe(board)
    assert delivered == []
    second_ring(board, int(Client.GFX))
    end_of_pipe(board)
    assert delivered == [1]


@pytest.mark.parametrize(
    ("index", "value", "is_taken"), [(0x2F0, 1 << 28, True), (0x2F0, 0, False), (0x2F2, 1 << 28, False)]
)
def test_a_doorbell_is_the_ring_s_where_it_is_enabled_at_that_place(
    index: int, value: int, is_taken: bool
) -> None:
    board = open_ring()
    write(board, "IH_DOORBELL_RPTR", 0x2F0 | value)
    end_of_pipe(board)
    assert board.ih.ring_doorbell(index, 32) is is_taken
    assert read(board, "IH_RB_RPTR") == (32 if is_taken else 0)


@pytest.mark.parametrize(("size_log2", "is_right"), [(4, False), (5, True), (16, True), (17, False)])
def test_a_ring_has_2_to_the_5_to_16_dwords(size_log2: int, is_right: bool) -> None:
    control = size_log2 << 1 | 4 << 28
    if is_right:
        assert open_ring(control=control).ih.rings[0].size == 4 << size_log2
    else:
        assert code_of(lambda: open_ring(control=control)) == "E_IH_CONFIG"


def test_a_ring_ends_with_video_memory_and_not_after_it() -> None:
    size = open_board().memory.size_bytes
    base = open_board().memory.fb_base
    open_ring(address=base + size - (4 << SIZE_LOG2_DW))
    assert code_of(lambda: open_ring(address=base + size - 0x300)) == "E_IH_CONFIG"


def test_pointers_lie_inside_a_ring_that_is_enabled() -> None:
    board = open_board()
    for name in ("IH_RB_WPTR", "IH_RB_RPTR"):
        write(board, name, 4 << SIZE_LOG2_DW)
        with pytest.raises(SimFault, match=r"pointers 0x\d+ and 0x\d+ lie outside 0x400 bytes") as caught:
            write(board, "IH_RB_CNTL", CONTROL | ENABLE)
        assert caught.value.code == "E_IH_CONFIG" and caught.value.where["reg"] == "IH_RB_CNTL"
        board.ih.reset()


def test_a_ring_over_the_bus_lies_in_one_piece() -> None:
    board = open_board()
    host = libc.mmap(None, 8192, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    page = board.dma.physical.pin(host, 8192)[0]
    write(board, "IH_RB_BASE", page >> 8)
    with pytest.raises(SimFault, match="only 0x1000 of 0x2000 bytes are contiguous") as caught:
        write(board, "IH_RB_CNTL", 11 << 1 | 2 << 28 | ENABLE)
    assert caught.value.code == "E_IH_CONFIG"
    board.ih.reset()
    write(board, "IH_RB_CNTL", 10 << 1 | 2 << 28 | ENABLE)


def test_a_contrary_card_delivers_the_interrupt_of_a_copy_after_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = open_ring()
    monkeypatch.setattr(ih, "contrary", lambda: "interrupt-order")
    for context, kind in ((5, "SDMA_TRAP"), (6, "CP_EOP"), (7, "CP_EOP"), (0, "SDMA_TRAP")):
        board.ih.interrupt(Client.GFX, 1, (context,), kind=kind)
    entries = bytes(libc.view(board.vram.address + RING, 32 * 5))
    assert [IhEntry.from_bytes(entries[at : at + 32]).src_data0 for at in range(0, 160, 32)] == [
        6,
        5,
        7,
        0,
        0,
    ]
    assert read(board, "IH_RB_WPTR") == 4 * 32
