"""The bus interface: index pairs, memory size, and doorbells that arrive only where routes lead."""

from __future__ import annotations

import threading

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.pci import nbio
from drivers.sim.amd.pci.board import Board
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_board

APERTURE = "RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN"
CP_ROUTE = 0x3000_0007  # Linux gfx_v11_0.c / nbio_v4_3.c gc_doorbell_init
SDMA_ROUTE = 0x3000_001D | 0x200 << 7 | 4 << 17


class Sink:
    """An engine that owns some doorbells."""

    def __init__(self, *owned: int) -> None:
        self.owned, self.seen = owned, list[tuple[int, int]]()

    def take(self, index_dw: int, value: int) -> bool:
        if index_dw in self.owned:
            self.seen.append((index_dw, value))
        return index_dw in self.owned


@pytest.fixture
def board() -> Board:
    return open_board()


def write(board: Board, name: str, value: int) -> None:
    board.bus.write(board.bus.at(name), value)


def open_routes(board: Board) -> None:
    prefix = "" if board.chip.name == "navi31" else "GDC_S2A0_"
    write(board, APERTURE, 1)
    write(board, f"{prefix}S2A_DOORBELL_ENTRY_0_CTRL", CP_ROUTE)
    write(board, f"{prefix}S2A_DOORBELL_ENTRY_2_CTRL", SDMA_ROUTE)


@BOTH
def test_memory_size_is_in_mib_and_read_only(chip: str) -> None:
    board = open_board(chip)
    assert board.bus.read(0xDE3) == {"navi31": 24560, "navi48": board.chip.vram_bytes >> 20}[chip]
    assert code_of(lambda: board.bus.write(0xDE3, 1)) == "E_RO_WRITE"


@pytest.mark.parametrize("pair", [("BIF_BX_PF0_RSMU", ""), ("BIF_BX0_PCIE", "2")])
def test_an_index_pair_reaches_registers_by_byte_address(board: Board, pair: tuple[str, str]) -> None:
    name, digit = pair
    high = f"{name}_INDEX{digit}_HI"
    index, data = board.bus.at(f"{name}_INDEX{digit}"), board.bus.at(f"{name}_DATA{digit}")
    target = board.bus.at("SCRATCH_REG7")
    board.bus.write(board.bus.at(high), 0)
    board.bus.write(index, target * 4)
    board.bus.write(data, 0xA000_0008)
    assert board.bus.read(target) == 0xA000_0008 == board.bus.read(data)


def test_the_data_register_without_an_index_is_refused(board: Board) -> None:
    assert code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_RSMU_DATA"))) == "E_INDEX_RACE"
    assert code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_MM_DATA"))) == "E_INDEX_RACE"


def test_the_data_register_from_another_thread_than_the_index_is_refused(board: Board) -> None:
    index = board.bus.at("BIF_BX_PF0_RSMU_INDEX")
    thread = threading.Thread(target=lambda: board.bus.write(index, 0xDE3 * 4))
    thread.start()
    thread.join()
    assert code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_RSMU_DATA"))) == "E_INDEX_RACE"


def test_an_index_that_is_no_dword_address_is_refused(board: Board) -> None:
    write(board, "BIF_BX_PF0_RSMU_INDEX", 0x101)
    assert code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_RSMU_DATA"))) == "E_MMIO_WIDTH"


def test_mm_index_reaches_all_video_memory(board: Board) -> None:
    offset = 5 << 30 | 0x100
    write(board, "BIF_BX_PF0_MM_INDEX", offset & 0x7FFF_FFFF | 1 << 31)
    write(board, "BIF_BX_PF0_MM_INDEX_HI", offset >> 31)
    write(board, "BIF_BX_PF0_MM_DATA", 0x1234_5678)
    assert board.read_memory(offset, 4) == b"\x78\x56\x34\x12"
    write(board, "BIF_BX_PF0_MM_INDEX_HI", 0x100)
    assert code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_MM_DATA"))) == "E_BAR0_RANGE"


@BOTH
def test_a_doorbell_reaches_the_engine_that_its_route_names(chip: str) -> None:
    board = open_board(chip)
    cp, sdma = Sink(6), Sink(0x200)
    board.nbio.sink("CP", cp.take)
    board.nbio.sink("SDMA", sdma.take)
    open_routes(board)
    board.ring(3 * 8, 0x40, 8)
    board.ring(0x100 * 8, 0x80, 8)
    assert cp.seen == [(6, 0x40)] and sdma.seen == [(0x200, 0x80)]


def test_a_doorbell_while_the_aperture_is_closed_is_dropped(board: Board) -> None:
    open_routes(board)
    write(board, APERTURE, 0)
    with pytest.raises(SimFault, match=r"doorbell 0x3: RCC_DOORBELL_APER_EN is 0") as caught:
        board.ring(3 * 8, 1, 8)
    assert caught.value.code == "E_DB_DROPPED"


def test_a_doorbell_without_a_route_is_dropped(board: Board) -> None:
    write(board, APERTURE, 1)
    assert code_of(lambda: board.ring(3 * 8, 1, 8)) == "E_DB_DROPPED"


def test_a_doorbell_that_no_queue_owns_is_refused(board: Board) -> None:
    open_routes(board)
    board.nbio.sink("CP", Sink(6).take)
    assert code_of(lambda: board.ring(4 * 8, 1, 8)) == "E_DB_INACTIVE"


def test_a_32_bit_store_to_a_queue_doorbell_is_refused(board: Board) -> None:
    open_routes(board)
    board.nbio.sink("CP", Sink(6).take)
    assert code_of(lambda: board.ring(3 * 8, 1, 4)) == "E_MMIO_WIDTH"


def test_mm_index_without_bit_31_reaches_registers(board: Board) -> None:
    scratch = board.bus.at("SCRATCH_REG7")
    board.bus.write(board.bus.at("BIF_BX_PF0_MM_INDEX"), 4 * scratch)
    board.bus.write(board.bus.at("BIF_BX_PF0_MM_DATA"), 7)
    assert board.bus.read(scratch) == 7
    assert board.bus.read(board.bus.at("BIF_BX_PF0_MM_DATA")) == 7


def test_mm_index_sees_what_rests_in_the_host_path(board: Board) -> None:
    board.write_memory(0x1000, b"\x01\x02\x03\x04")
    board.bus.write(board.bus.at("BIF_BX_PF0_MM_INDEX"), 0x1000 | 1 << 31)
    data = board.bus.at("BIF_BX_PF0_MM_DATA")
    assert board.bus.read(data) == 0x04030201
    board.bus.write(data, 0x0A0B0C0D)
    assert board.read_memory(0x1000, 4) == b"\x0d\x0c\x0b\x0a"
    assert board.hdp.pending() == [(0x1000, 0x1004)]


@BOTH
def test_a_reset_forgets_what_index_pairs_were_set_to(chip: str) -> None:
    board = open_board(chip)
    names = ["BIF_BX_PF0_MM_INDEX", "BIF_BX_PF0_MM_INDEX_HI"]
    for name, value in zip(names, (1 << 31 | 0x40, 3), strict=True):
        write(board, name, value)
        assert board.bus.read(board.bus.at(name)) == value
    board.bus.reset()
    assert [board.bus.read(board.bus.at(name)) for name in names] == [0, 0]


@pytest.mark.parametrize(("place", "width", "is_taken"), [(6, 8, True), (7, 8, False), (6, 4, False)])
def test_a_doorbell_of_a_queue_is_two_aligned_dwords(
    board: Board, place: int, width: int, is_taken: bool
) -> None:
    open_routes(board)
    sink = Sink(6, 7)
    board.nbio.sink("CP", sink.take)
    if is_taken:
        board.ring(4 * place, 5, width)
    else:
        assert code_of(lambda: board.ring(4 * place, 5, width)) == "E_MMIO_WIDTH"
    assert sink.seen == [(6, 5)] * is_taken


@pytest.mark.parametrize(
    ("place", "engine"), [(0x1FE, "CP"), (0x200, "SDMA"), (0x202, "SDMA"), (0x204, "CP"), (0x3FE, "CP")]
)
@pytest.mark.parametrize("is_first", [False, True])
def test_an_entry_with_a_range_takes_its_doorbells_from_one_without(
    board: Board, place: int, engine: str, is_first: bool
) -> None:
    """From 0x200 on 4 dwords, whichever entry comes first."""
    sinks = {name: Sink(place) for name in ("CP", "SDMA")}
    for name, sink in sinks.items():
        board.nbio.sink(name, sink.take)
    write(board, APERTURE, 1)
    write(board, "S2A_DOORBELL_ENTRY_3_CTRL", SDMA_ROUTE)
    write(board, f"S2A_DOORBELL_ENTRY_{0 if is_first else 15}_CTRL", CP_ROUTE)
    board.ring(4 * place, 5, 8)
    assert {name: sink.seen for name, sink in sinks.items()} == {
        name: [(place, 5)] * (name == engine) for name in sinks
    }


def test_an_entry_that_is_not_enabled_routes_nothing(board: Board) -> None:
    board.nbio.sink("CP", Sink(6).take)
    write(board, APERTURE, 1)
    write(board, "S2A_DOORBELL_ENTRY_0_CTRL", CP_ROUTE & ~1)
    with pytest.raises(SimFault, match="doorbell 0x3: no enabled S2A_DOORBELL_ENTRY routes it") as caught:
        board.ring(4 * 6, 5, 8)
    assert caught.value.where["doorbell"] == 3


@pytest.mark.parametrize(
    ("code", "words"), [("E_DB_INACTIVE", "doorbell 0x4 (CP) rung"), ("E_MMIO_WIDTH", "doorbell 0x4 of CP")]
)
def test_a_doorbell_is_told_by_its_number_of_64_bits(board: Board, code: str, words: str) -> None:
    open_routes(board)
    board.nbio.sink("CP", Sink(6).take)
    with pytest.raises(SimFault) as caught:
        board.ring(4 * 8, 1, 8 if code == "E_DB_INACTIVE" else 4)
    assert (caught.value.code, caught.value.where["doorbell"]) == (code, 4)
    assert words in caught.value.detail


def test_an_injected_loss_swallows_one_doorbell(board: Board) -> None:
    open_routes(board)
    sink = Sink(6)
    board.nbio.sink("CP", sink.take)
    board.faults.arm("doorbell.lost")
    for value in (1, 2):
        board.ring(4 * 6, value, 8)
    assert sink.seen == [(6, 2)]


@pytest.mark.parametrize(
    ("low", "high", "is_right"),
    [(0xF_FFFC, 0, True), (0x10_0000, 0, False), (0x102, 0, False), (0, 1, False)],
)
def test_mm_index_reaches_registers_of_one_mebibyte(
    board: Board, low: int, high: int, is_right: bool
) -> None:
    """BAR 5 of a navi31: kernel logs, "register mmio size: 1048576"."""
    write(board, "BIF_BX_PF0_MM_INDEX", low)
    write(board, "BIF_BX_PF0_MM_INDEX_HI", high)
    found = code_of(lambda: board.bus.read(board.bus.at("BIF_BX_PF0_MM_DATA")))
    assert found == ("E_UNKNOWN_REG" if is_right else "E_BAR0_RANGE")


def test_mm_index_reaches_video_memory_up_to_its_last_dword(board: Board) -> None:
    size = board.memory.size_bytes
    data = board.bus.at("BIF_BX_PF0_MM_DATA")
    for offset, is_right in ((size - 4, True), (size, False), (size - 2, False)):
        write(board, "BIF_BX_PF0_MM_INDEX", offset & 0x7FFF_FFFF | 1 << 31)
        write(board, "BIF_BX_PF0_MM_INDEX_HI", offset >> 31)
        if is_right:
            assert board.bus.read(data) == 0
        else:
            assert code_of(lambda: board.bus.read(data)) == "E_BAR0_RANGE"


@pytest.mark.parametrize("pair", [("BIF_BX_PF0_RSMU", ""), ("BIF_BX0_PCIE", ""), ("BIF_BX0_PCIE", "2")])
def test_the_upper_half_of_an_index_counts(board: Board, pair: tuple[str, str]) -> None:
    name, digit = pair
    write(board, f"{name}_INDEX{digit}", 4 * board.bus.at("SCRATCH_REG7"))
    assert board.bus.read(board.bus.at(f"{name}_INDEX{digit}")) == 4 * board.bus.at("SCRATCH_REG7")
    write(board, f"{name}_INDEX{digit}_HI", 1)
    with pytest.raises(SimFault, match=f"no register at dword {board.bus.at('SCRATCH_REG7') | 1 << 30:#x}"):
        board.bus.read(board.bus.at(f"{name}_DATA{digit}"))


@pytest.mark.parametrize("low", [1, 2, 3])
def test_an_index_names_whole_registers(board: Board, low: int) -> None:
    write(board, "BIF_BX0_PCIE_INDEX2", 4 * board.bus.at("SCRATCH_REG7") + low)
    for access in (board.bus.read, lambda dword: board.bus.write(dword, 1)):
        assert code_of(lambda: access(board.bus.at("BIF_BX0_PCIE_DATA2"))) == "E_MMIO_WIDTH"  # noqa: B023


def test_a_contrary_card_takes_no_notice_of_ranges(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    sinks = {name: Sink(0x200) for name in ("CP", "SDMA")}
    for name, sink in sinks.items():
        board.nbio.sink(name, sink.take)
    open_routes(board)
    monkeypatch.setattr(nbio, "contrary", lambda: "doorbell-range")
    board.ring(4 * 0x200, 5, 8)
    assert sinks["CP"].seen == [(0x200, 5)] and sinks["SDMA"].seen == []
