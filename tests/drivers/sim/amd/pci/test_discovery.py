"""The discovery table reads as the kernel reads it, and not before the boot firmware is done."""

from __future__ import annotations

import struct

import pytest

from autogen.amd import ip
from drivers.sim.amd.pci import discovery
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.discovery import build, checksum
from drivers.sim.chips import CHIPS
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_board

TABLES = {"navi31": ip.NAVI31, "navi48": ip.NAVI48}


def table_of(board: Board) -> bytes:
    """The binary where the kernel looks for it: 64 KiB before the end of video memory."""
    start = board.chip.vram_bytes - 0x10000
    head = board.read_memory(start, 12)
    return board.read_memory(start, struct.unpack_from("<H", head, 10)[0])


@BOTH
def test_the_binary_has_its_signature_and_checksums(chip: str) -> None:
    data = table_of(open_board(chip))
    signature, _, _, total, size = struct.unpack_from("<IHHHH", data)
    assert signature == 0x28211407 and size == len(data)
    assert total == sum(data[10:]) & 0xFFFF
    for index in range(3):
        offset, part_sum, part_size, _ = struct.unpack_from("<HHHH", data, 12 + 8 * index)
        assert part_sum == sum(data[offset : offset + part_size]) & 0xFFFF


@BOTH
def test_every_block_is_listed_with_its_version_and_bases(chip: str) -> None:
    data = table_of(open_board(chip))
    (start,) = struct.unpack_from("<H", data, 12)
    assert data[start : start + 4] == b"IPDS"
    die_id, die = struct.unpack_from("<HH", data, start + 14)
    assert (die_id, *struct.unpack_from("<H", data, die)) == (0, 0)
    (count,) = struct.unpack_from("<H", data, die + 2)
    assert data[start + 78] & 1 == 0 and struct.unpack_from("<H", data, start + 4) == (3,)
    at, found = die + 4, []
    for _ in range(count):
        hw_id, instance, bases, *version = struct.unpack_from("<HBBBBB", data, at)
        found.append((hw_id, instance, tuple(version), struct.unpack_from(f"<{bases}I", data, at + 8)))
        at += 8 + 4 * bases
    assert found == [(b.hw_id, b.instance, b.version, b.bases) for b in TABLES[chip]]


def test_navi48_s_table_is_a_real_card_s() -> None:
    """Sizes and sums: flash image of a Sapphire RX 9070 XT, repository RDNA4FB, at byte 0x34900."""
    data = build(CHIPS["navi48"], ip.NAVI48)
    assert struct.unpack_from("<IHHHH", data) == (0x2821_1407, 1, 3, 0x78BF, 1524)
    tables = [struct.unpack_from("<HHH", data, 12 + 8 * index) for index in range(6)]
    assert tables[:3] == [(0x3C, 0x65FA, 0x3FC), (0x438, 0x53F, 0xA4), (0x4DC, 0x131, 0x88)]
    assert tables[3:] == [(0x564, 0x148, 0x60), (0x5C4, 0x1D8, 0x30), (0, 0, 0)]
    assert len(ip.NAVI48) == 46


def test_shader_counts_are_those_of_the_card() -> None:
    data = build(CHIPS["navi31"], ip.NAVI31)
    (offset,) = struct.unpack_from("<H", data, 12 + 8)
    table_id, _, _, _, engines, wgp0, wgp1 = struct.unpack_from("<IHHIIII", data, offset)
    assert (table_id, engines, wgp0 + wgp1) == (0x4347, 6, 4)


@pytest.mark.parametrize(("chip", "megabytes"), [("navi31", 96), ("navi48", 64)])
def test_memory_controllers_share_the_card_s_infinity_cache(chip: str, megabytes: int) -> None:
    """Product pages of the RX 7900 XTX and the RX 9070 XT; mall_info_v2_0 tells one controller's part."""
    data = build(CHIPS[chip], TABLES[chip])
    (offset,) = struct.unpack_from("<H", data, 12 + 8 * 4)
    table_id, each = struct.unpack_from("<I8xI", data, offset)
    controllers = sum(block.name == "UMC" for block in TABLES[chip])
    assert (table_id, controllers * each) == (0x4C4C414D, megabytes << 20)


def test_fused_off_blocks_are_in_the_harvest_table() -> None:
    data = build(CHIPS["navi31"], ip.NAVI31, ((12, 1),))
    (offset,) = struct.unpack_from("<H", data, 12 + 16)
    assert struct.unpack_from("<I", data, offset) == (0x56524148,)
    assert struct.unpack_from("<HB", data, offset + 8) == (12, 1)


def test_the_table_read_before_the_firmware_is_done_is_refused() -> None:
    board = open_board()
    board.power.cycle()
    assert board.bus.read(0x16061) == 0
    assert code_of(lambda: table_of(board)) == "E_DISC_EARLY"
    board.timers.pass_time(10_000_000)
    assert board.bus.read(0x16061) == 1 << 31
    assert len(table_of(board)) > 500


def test_an_injected_bit_flip_breaks_the_checksum() -> None:
    board = open_board()
    board.faults.arm("discovery.corrupt")
    board.power.cycle()
    board.timers.pass_time(10_000_000)
    data = table_of(board)
    assert struct.unpack_from("<H", data, 8)[0] != checksum(data[10:])


def test_injected_firmware_that_never_ends_leaves_the_register_clear() -> None:
    board = open_board()
    board.faults.arm("discovery.late")
    board.power.cycle()
    board.timers.pass_time(10_000_000_000)
    assert board.bus.read(0x16061) == 0


def test_a_contrary_card_has_one_block_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = table_of(open_board())
    monkeypatch.setattr(discovery, "contrary", lambda: "discovery-bases")
    other = table_of(open_board())
    (moved,) = [block for block in ip.NAVI31 if block.name == "SMUIO"]
    words = [struct.pack("<I", moved.bases[0] + by) for by in (0, 0x200)]
    assert [plain.count(words[0]) - other.count(words[0]), other.count(words[1]) - plain.count(words[1])] == [
        1,
        1,
    ]
    assert plain[struct.unpack_from("<H", plain, 20)[0] :] == other[struct.unpack_from("<H", other, 20)[0] :]
