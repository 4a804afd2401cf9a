"""What the CPU writes over BAR 0 is not in memory before a flush: seen by the CPU, refused to engines."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.hdp import DRAIN_NS, FLUSH_NS, HELD_BYTES, NOTED_BYTES
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_board

REMAP = "BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL"
WHERE = {"engine": "PSP"}


@pytest.fixture
def board() -> Board:
    return open_board()


def memory(board: Board, offset: int, size: int) -> bytes:
    """What is really there."""
    return bytes(libc.view(board.vram.address + offset, size))


def flush(board: Board) -> None:
    board.bus.write(board.bus.word(REMAP) >> 2, 0)


def test_a_write_over_bar_0_reaches_memory_with_the_flush_only(board: Board) -> None:
    board.write_memory(0x1000, b"abcd")
    assert memory(board, 0x1000, 4) == bytes(4)
    assert board.read_memory(0x0FFE, 8) == b"\0\0abcd\0\0"
    flush(board)
    assert memory(board, 0x1000, 4) == b"abcd"


def test_memory_that_is_cleared_whole_is_given_back_to_the_system(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = []
    wipe = board.vram.wipe

    def watched(offset: int, size: int) -> None:
        given.append((offset, size))
        wipe(offset, size)

    monkeypatch.setattr(board.vram, "wipe", watched)
    at, size = 1 << 24, 3 << 20
    board.write_memory(at - 16, b"\xff" * (size + 32))
    flush(board)
    board.write_memory(at, bytes(size))
    flush(board)
    assert memory(board, at - 16, 16) == memory(board, at + size, 16) == b"\xff" * 16
    assert not any(memory(board, at, size))
    assert given == [(at, size)]


def test_an_engine_that_reads_before_the_flush_is_told_the_range(board: Board) -> None:
    board.write_memory(0x1000, b"abcd")
    with pytest.raises(SimFault, match=r"video memory 0x1002..0x1004 was written over BAR 0") as caught:
        board.hdp.check(0x1002, 64, WHERE)
    assert caught.value.code == "E_HDP_STALE"
    assert caught.value.where["engine"] == "PSP" and caught.value.where["paddr"] == 0x1002
    board.hdp.check(0x1004, 64, WHERE)
    flush(board)
    board.hdp.check(0x1000, 64, WHERE)


@BOTH
def test_the_flush_register_is_where_the_remap_register_says(chip: str) -> None:
    board = open_board(chip)
    board.bus.write(board.bus.at(REMAP), 0x7F000)
    board.write_memory(0, b"x")
    board.bus.write(0x7F000 >> 2, 0)
    assert memory(board, 0, 1) == b"x" and board.bus.read(0x7F000 >> 2) == 0


@BOTH
def test_the_remap_registers_begin_at_the_flush_registers_themselves(chip: str) -> None:
    """Bytes: REMAP_HDP_*_FLUSH_CNTL_DEFAULT of Linux nbio_2_3_default.h, an earlier generation."""
    board = open_board(chip)
    assert [board.bus.word(name) for name in (REMAP, REMAP.replace("MEM", "REG"))] == [0x385C, 0x3858]


def test_the_ring_form_reports_done_later_and_flushes(board: Board) -> None:
    request, done = (f"BIF_BX_PF0_GPU_HDP_FLUSH_{name}" for name in ("REQ", "DONE"))
    board.write_memory(0, b"x")
    board.bus.write(board.bus.at(request), 0x4)
    assert board.bus.word(done) == 0
    board.timers.pass_time(10_000)
    assert board.bus.read(board.bus.at(done)) == 0x4 and memory(board, 0, 1) == b"x"
    assert code_of(lambda: board.bus.write(board.bus.at(done), 0)) == "E_RO_WRITE"


def test_more_than_the_path_holds_drains_but_stays_unflushed(board: Board) -> None:
    board.write_memory(0, bytes(HELD_BYTES // 2) + b"1")
    board.write_memory(HELD_BYTES * 2, bytes(HELD_BYTES // 2) + b"2")
    assert memory(board, HELD_BYTES // 2, 1) == b"1"
    assert memory(board, HELD_BYTES * 2 + HELD_BYTES // 2, 1) == b"\0"
    assert code_of(lambda: board.hdp.check(0, 4, WHERE)) == "E_HDP_STALE"


def test_a_bulk_write_goes_through_and_must_still_be_flushed(board: Board) -> None:
    board.write_memory(0, b"y" * (HELD_BYTES + 4096))
    assert memory(board, 0, 1) == b"y"
    assert code_of(lambda: board.hdp.check(0, 4, WHERE)) == "E_HDP_STALE"
    flush(board)
    board.hdp.check(0, 4, WHERE)


def test_firmware_memory_is_closed_to_the_host(board: Board) -> None:
    board.hdp.guard(0x10000, 0x20000, "E_TMR_ACCESS", lambda: "it is the firmware's")
    assert code_of(lambda: board.write_memory(0x1FFFF, b"x")) == "E_TMR_ACCESS"
    assert code_of(lambda: board.read_memory(0xFFFF, 2)) == "E_TMR_ACCESS"
    board.write_memory(0x20000, b"x")
    assert (board.read_memory(0xFFFF, 1), board.read_memory(0x20000, 1)) == (b"\0", b"x")


def test_any_order_of_writes_reads_and_flushes_agrees_with_a_plain_array(board: Board) -> None:
    chance, model = random.Random(7), bytearray(4096)
    for _ in range(400):
        offset = chance.randrange(4000)
        size = chance.randint(1, 90)
        if chance.random() < 0.6:
            data = chance.randbytes(size)
            board.write_memory(offset, data)
            model[offset : offset + size] = data
        assert board.read_memory(0, 4096) == bytes(model)
        if chance.random() < 0.05:
            flush(board)
            assert memory(board, 0, 4096) == bytes(model)
        pending = board.hdp.pending()
        assert all(low < high for low, high in pending)
        assert all(a[1] < b[0] for a, b in pairwise(pending))


def test_a_direct_write_is_in_memory_at_once(board: Board) -> None:
    board.hdp.direct_write(0x2000, b"now!")
    assert board.hdp.pending() == ()
    assert board.read_memory(0x2000, 4) == b"now!"


def codes(board: Board) -> list[str]:
    return [warning.code for warning in board.bus.warnings]


def test_after_a_while_writes_are_in_memory_and_who_reads_them_is_noted_once(board: Board) -> None:
    board.write_memory(0x1000, b"abcd")
    board.timers.pass_time(DRAIN_NS - 1)
    assert memory(board, 0x1000, 4) == bytes(4)
    assert code_of(lambda: board.hdp.check(0x1000, 4, WHERE)) == "E_HDP_STALE"
    board.timers.pass_time(4 * DRAIN_NS)
    assert memory(board, 0x1000, 4) == b"abcd" and board.hdp.pending() == ()
    assert codes(board) == []
    for _ in range(3):
        board.hdp.check(0x0FFC, 64, WHERE)
    board.hdp.check(0x1000, 4, {"engine": "SDMA0"})
    assert codes(board) == ["W_HDP_UNFLUSHED"] * 2
    assert "0x1000..0x1004" in board.bus.warnings[0].detail
    assert [warning.where["engine"] for warning in board.bus.warnings] == ["PSP", "SDMA0"]


def test_a_flush_after_a_while_is_early_enough(board: Board) -> None:
    board.write_memory(0x1000, b"abcd")
    board.timers.pass_time(4 * DRAIN_NS)
    flush(board)
    board.hdp.check(0x1000, 4, WHERE)
    assert codes(board) == []


def test_a_bulk_write_may_be_counted_on_no_sooner_than_a_small_one(board: Board) -> None:
    board.write_memory(0, b"y" * (HELD_BYTES + 4096))
    board.timers.pass_time(DRAIN_NS - 1)
    assert code_of(lambda: board.hdp.check(0, 4, WHERE)) == "E_HDP_STALE"
    board.timers.pass_time(4 * DRAIN_NS)
    board.hdp.check(0, 4, WHERE)
    assert codes(board) == ["W_HDP_UNFLUSHED"]


def test_where_the_fault_is_allowed_memory_has_each_write_at_once_and_a_late_flush_is_noted() -> None:
    board = open_board(allow=frozenset({"E_HDP_STALE"}))
    for place in (0, 8, NOTED_BYTES):
        board.write_memory(place, b"abcd")
        assert memory(board, place, 4) == b"abcd"
        board.hdp.check(place, 4, WHERE)
    assert codes(board) == ["E_HDP_STALE"] * 2
    board.write_memory(2 * NOTED_BYTES, b"abcd")
    flush(board)
    board.hdp.check(2 * NOTED_BYTES, 4, WHERE)
    assert len(codes(board)) == 2


def test_writes_stay_for_a_whole_tick_however_many_there_are(board: Board) -> None:
    """The first to come leaves the path with the second tick."""
    for place in range(20):
        board.write_memory(0x1000 * place, b"abcd")
    board.timers.pass_time(2 * DRAIN_NS - 1)
    assert not any(memory(board, 0x1000 * place, 4) != bytes(4) for place in range(20))
    board.timers.pass_time(2 * DRAIN_NS + 1)
    assert all(memory(board, 0x1000 * place, 4) == b"abcd" for place in range(20))


def test_what_is_written_over_takes_no_more_room(board: Board) -> None:
    part = HELD_BYTES // 16
    for _ in range(100):
        board.write_memory(0x1000, b"x" * part)
        board.write_memory(0x1000 + part // 2, b"y" * (part // 2))
    assert memory(board, 0x1000, 1) == b"\0"
    for number in range(1, 16):
        board.write_memory(0x1000 + 2 * part * number, b"z" * part)
    assert memory(board, 0x1000, 1) == b"\0"
    board.write_memory(1 << 24, b"z")
    assert memory(board, 0x1000, part) == b"x" * (part // 2) + b"y" * (part // 2)
    assert memory(board, 0x1000 + 2 * part, 1) == b"\0"


@pytest.mark.parametrize(("size", "is_held"), [(HELD_BYTES, True), (HELD_BYTES + 1, False)])
def test_one_write_is_held_up_to_all_that_the_path_holds(board: Board, size: int, is_held: bool) -> None:
    board.write_memory(0x1000, b"x" * size)
    assert memory(board, 0x1000, 1) == (b"\0" if is_held else b"x")
    assert board.hdp.pending() == [(0x1000, 0x1000 + size)]
    assert board.read_memory(0x1000 + size - 1, 2) == b"x\0"


def test_after_a_drain_there_is_room_again(board: Board) -> None:
    for round_ in range(3):
        board.write_memory(1 << 24, bytes([round_ + 1]) * HELD_BYTES)
        assert memory(board, 1 << 24, 1) == bytes([round_])
        flush(board)
        assert memory(board, (1 << 24) + HELD_BYTES - 1, 1) == bytes([round_ + 1])


@pytest.mark.parametrize("places", [(0, 8, 4), (8, 0, 4), (4, 0, 8), (4, 8, 0), (0, 4, 8), (8, 4, 0)])
def test_ranges_that_touch_are_one(board: Board, places: tuple[int, int, int]) -> None:
    for place in places:
        board.write_memory(0x1000 + place, bytes([place + 1]) * 4)
    assert board.hdp.pending() == [(0x1000, 0x100C)]
    board.write_memory(0x100D, b"x")
    assert board.hdp.pending() == [(0x1000, 0x100C), (0x100D, 0x100E)]
    assert board.read_memory(0x1000, 14) == b"\1\1\1\1\5\5\5\5\11\11\11\11\0x"


@pytest.mark.parametrize(
    ("offset", "size", "first"),
    [(0xFFC, 4, None), (0xFFC, 5, 0x1000), (0x1003, 1, 0x1003), (0x1004, 4, None), (0x1000, 1, 0x1000)],
)
def test_what_an_engine_reads_is_old_from_the_first_to_the_last_byte(
    board: Board, offset: int, size: int, first: int | None
) -> None:
    board.write_memory(0x1000, b"abcd")
    if first is None:
        board.hdp.check(offset, size, WHERE)
        return
    with pytest.raises(SimFault) as caught:
        board.hdp.check(offset, size, WHERE)
    assert caught.value.where["paddr"] == first


@pytest.mark.parametrize(
    ("offset", "is_held"), [(0xFFC, False), (0xFFD, True), (0x1003, True), (0x1004, False)]
)
def test_a_direct_write_rests_where_older_bytes_rest_and_only_there(
    board: Board, offset: int, is_held: bool
) -> None:
    board.write_memory(0x1000, b"abcd")
    board.hdp.direct_write(offset, b"1234")
    assert memory(board, offset, 4) == (bytes(4) if is_held else b"1234")
    assert board.read_memory(offset, 4) == b"1234"


def test_engines_ask_for_flushes_by_bits_of_their_own(board: Board) -> None:
    board.hdp.request(0x4)
    board.timers.pass_time(FLUSH_NS - 1)
    assert board.hdp.done == 0
    board.timers.pass_time(FLUSH_NS + 1)
    assert board.hdp.done == 0x4
    board.hdp.request(0x18)
    assert board.hdp.done == 0x4
    board.timers.pass_time(2 * FLUSH_NS)
    assert board.hdp.done == 0x1C
    board.hdp.request(0x8)
    assert board.hdp.done == 0x14
    board.faults.arm("hdp.late")
    board.timers.pass_time(2 * FLUSH_NS)
    board.hdp.request(0x4)
    board.timers.pass_time(10**9)
    assert board.hdp.done == 0x18


def test_what_another_card_wrote_is_there_and_may_not_be_counted_on(board: Board) -> None:
    """B03: it came through BAR 0, and the path of the card that has it may hold it."""
    told: list[tuple[int, int]] = []
    board.hdp.stored = lambda offset, size: told.append((offset, size))
    board.hdp.peer_write(0x1000, 8)
    assert told == [(0x1000, 8)] and board.hdp.pending() == [(0x1000, 0x1008)]
    assert code_of(lambda: board.hdp.check(0x1007, 1, WHERE)) == "E_HDP_STALE"
    board.hdp.check(0x1008, 1, WHERE)
    board.timers.pass_time(4 * DRAIN_NS)
    board.hdp.check(0x1007, 1, WHERE)
    assert codes(board) == ["W_HDP_UNFLUSHED"]
    board.hdp.peer_write(0x1000, 8)
    flush(board)
    board.hdp.check(0x1000, 8, WHERE)


def test_whoever_watches_memory_is_told_of_bytes_when_they_reach_it(board: Board) -> None:
    stored: list[tuple[int, int]] = []
    looked: list[tuple[int, int]] = []
    board.hdp.stored = lambda offset, size: stored.append((offset, size))
    board.hdp.looked = lambda offset, size: looked.append((offset, size))
    board.write_memory(0x1000, b"abcd")
    assert stored == []
    flush(board)
    assert stored == [(0x1000, 4)]
    board.hdp.direct_write(0x2000, b"efgh")
    assert stored[1:] == [(0x2000, 4)]
    board.read_memory(0x1002, 3)
    assert looked == [(0x1002, 3)]
