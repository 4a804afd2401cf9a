"""Discovery: the table is believed only when its checksums, names and versions hold."""

from __future__ import annotations

import ctypes
import struct
from types import SimpleNamespace
from typing import Any, cast

import pytest

from autogen.amd.discovery import HARVEST_TABLE_SIGNATURE, HwId, binary_header, harvest_table
from drivers.amd.am import discovery
from drivers.amd.am.chip import chip_of, navi48
from drivers.amd.am.discovery import Inventory, Shaders, discover, parse, read_indirect, read_table
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.core.mmio import FIRST_SLEEP_S, LONGEST_SLEEP_S
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import take


def table(host: PciHost) -> bytes:
    function = take(host)
    window = discovery.open_window(function)
    data = read_table(window, function.bar(0), discovery.wait_until_ready(window))
    function.close()
    return data


def test_blocks_and_counts_are_the_card_s(host: PciHost) -> None:
    inventory = parse(table(host))
    chip = host.chip
    assert inventory.shaders.cu_count == chip.cu_count
    assert inventory.shaders.engines == chip.shader_engines
    assert inventory.bases()[HwId.GC, 0][0] == 0x1260
    assert chip_of(inventory.version(HwId.GC)).name == chip.name


def test_a_flipped_bit_anywhere_in_the_table_is_noticed(host: PciHost) -> None:
    good = table(host)
    size = int.from_bytes(good[10:12], "little")
    for at in (10, 12, 100, size - 1):
        bad = bytearray(good)
        bad[at] ^= 0x10
        with pytest.raises(DeviceError, match=r"discovery table: .*E_DISC_CHECKSUM"):
            parse(bytes(bad))


def summed(data: bytearray) -> bytes:
    """The binary with its sums made right: of each table, then of all."""
    for index in range(5):
        offset, _, size, _ = struct.unpack_from("<HHHH", data, 12 + 8 * index)
        struct.pack_into("<H", data, 12 + 8 * index + 2, sum(data[offset : offset + size]) & 0xFFFF)
    struct.pack_into("<H", data, 8, sum(data[10:]) & 0xFFFF)
    return bytes(data)


def with_gc(data: bytes, major: int, *words: int) -> bytes:
    """The binary with GC information of another layout in the old one's room."""
    changed = bytearray(data)
    (offset,) = struct.unpack_from("<H", data, 12 + 8)
    struct.pack_into("<HH", changed, offset + 4, major, 0)
    struct.pack_into(f"<{len(words)}I", changed, offset + 12, *words)
    return summed(changed)


def test_a_list_of_version_4_with_wide_bases_says_the_same(host: PciHost) -> None:
    """discovery.h: ip_discovery_header.base_addr_64_bit; bases are then 8 bytes each, of which
    amdgpu_discovery.c takes the lower 30 bits."""
    narrow = table(host)
    size = int.from_bytes(narrow[10:12], "little")
    start, list_size = (struct.unpack_from("<H", narrow, 12 + at)[0] for at in (0, 4))
    (die,) = struct.unpack_from("<H", narrow, start + 16)
    at, blocks = die + 4, b""
    for _ in range(struct.unpack_from("<H", narrow, die + 2)[0]):
        count = narrow[at + 3]
        bases = struct.unpack_from(f"<{count}I", narrow, at + 8)
        blocks += narrow[at : at + 8] + struct.pack(f"<{count}Q", *(b | 0xFFFF_FFFF_C000_0000 for b in bases))
        at += 8 + 4 * count
    wide = bytearray(narrow[:at] + narrow[at:size])
    wide[die + 4 : start + list_size] = blocks
    grown = len(wide) - size
    for index in range(1, 5):
        entry = 12 + 8 * index
        struct.pack_into("<H", wide, entry, struct.unpack_from("<H", wide, entry)[0] + grown)
    struct.pack_into("<H", wide, 16, list_size + grown)
    struct.pack_into("<H", wide, 10, len(wide))
    struct.pack_into("<H", wide, start + 4, 4)
    wide[start + 78] = 1
    assert parse(summed(wide)) == parse(narrow)


def test_older_layouts_of_the_counts_are_read(host: PciHost) -> None:
    data = table(host)[: int.from_bytes(table(host)[10:12], "little")]
    one = with_gc(data, 1, 3, 2, 3, *[0] * 10, 8, *[0] * 2, 2)  # gc_info_v1_0: engines, WGPs 0 and 1, ...
    assert parse(one).shaders == Shaders(3, 2, 10, 8)
    two = with_gc(data, 2, 4, 9, 2, *[0] * 10, 16)  # gc_info_v2_0: engines, units of an array, arrays
    assert parse(two).shaders == Shaders(4, 2, 9, 16)


def test_layouts_that_nobody_has_published_are_refused_in_a_sentence(host: PciHost) -> None:
    data = table(host)[: int.from_bytes(table(host)[10:12], "little")]
    newer = bytearray(data)
    struct.pack_into("<H", newer, 4, 2)
    with pytest.raises(DeviceError, match=r"its layout is 2\.3; those that are read are 1\.x"):
        parse(summed(newer))
    listed = bytearray(data)
    struct.pack_into("<H", listed, 60 + 4, 5)
    with pytest.raises(DeviceError, match="IP list has version 5; those that are read go to 4"):
        parse(summed(listed))
    with pytest.raises(DeviceError, match=r"GC information has layout 3\.0; those that are read are 1\.x"):
        parse(with_gc(data, 3))


def test_a_table_that_is_not_there_yet_says_so() -> None:
    with pytest.raises(DeviceError, match="signature 0x0, must be 0x28211407; the card's boot firmware"):
        parse(bytes(10240))


def test_a_mix_of_versions_is_refused(host: PciHost) -> None:
    inventory = parse(table(host))
    other = navi48() if host.chip.name == "navi31" else chip_of((11, 0, 0))
    with pytest.raises(DeviceError, match="this mix of blocks is not supported"):
        discovery.check_versions(other, inventory)


def test_a_block_that_is_fused_off_is_not_used(host: PciHost) -> None:
    inventory = parse(table(host))
    without = Inventory(inventory.blocks, frozenset({(HwId.MP1, 0)}), inventory.shaders)
    with pytest.raises(DeviceError, match="lists no live MP1"):
        without.version(HwId.MP1)
    assert (HwId.MP1, 0) not in without.bases()


def test_the_index_pair_reads_the_same_table(host: PciHost) -> None:
    function = take(host)
    window = discovery.open_window(function)
    offset = discovery.wait_until_ready(window) - 0x10000
    assert read_indirect(window, offset, 64) == function.bar(0).read_bytes(offset, 64)


def test_boot_firmware_that_never_finishes_is_waited_for_with_a_limit() -> None:
    host = PciHost("navi31", inject=["discovery.late"])
    with pytest.raises(WaitTimeout, match=r"wait for the card's boot firmware \(C2PMSG_33 bit 31\)"):
        discover(take(host))
    host.shutdown()


@pytest.mark.parametrize(("bar_bytes", "indirect"), [(0x1_2800, False), (0x1_27FF, True)])
def test_a_table_that_bar_0_shows_whole_is_read_there(
    bar_bytes: int, indirect: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table has 10 KiB, 64 KiB below the end of video memory: amdgpu_discovery.h."""
    bar = SimpleNamespace(size=bar_bytes, read_bytes=lambda offset, size: ("bar", offset, size))
    monkeypatch.setattr(discovery, "read_indirect", lambda window, offset, size: ("pair", offset, size))
    found = read_table(cast(Any, None), cast(Any, bar), 0x2_0000)
    assert found == cast(Any, ("pair" if indirect else "bar", 0x1_0000, 0x2800))


def test_sixteen_dies_are_the_most(host: PciHost) -> None:
    """discovery.h ip_discovery_header.die_info[16]."""
    data = bytearray(table(host)[: int.from_bytes(table(host)[10:12], "little")])
    struct.pack_into("<H", data, 60 + 12, 17)
    with pytest.raises(DeviceError, match="17 dies, at most 16"):
        parse(summed(data))
    struct.pack_into("<H", data, 60 + 12, 16)
    with pytest.raises(DeviceError, match=r"die 1 calls itself \d+|die 1 at"):
        parse(summed(data))


def test_a_die_that_calls_itself_another_is_refused(host: PciHost) -> None:
    """discovery.h: ip_discovery_header.die_info[].die_offset, die_header.die_id."""
    data = bytearray(table(host)[: int.from_bytes(table(host)[10:12], "little")])
    struct.pack_into("<H", data, struct.unpack_from("<H", data, 60 + 16)[0], 1)
    with pytest.raises(DeviceError, match=r"die 0 calls itself 1$"):
        parse(summed(data))


def test_a_board_is_named_by_its_device_and_revision(host: PciHost) -> None:
    """libdrm's amdgpu.ids: 744C, CE is a Radeon RX 7900 GRE; 7550, C3 a Radeon RX 9070."""
    device, revision, product = {
        "navi31": (0x744C, 0xCE, "Radeon RX 7900 GRE"),
        "navi48": (0x7550, 0xC3, "Radeon RX 9070"),
    }[host.chip.name]
    board = cast(Any, SimpleNamespace(device=device, revision=revision))
    assert discovery.chip_at(board, parse(table(host))).product == product


def test_a_table_longer_than_its_room_is_refused(host: PciHost) -> None:
    data = bytearray(table(host)[: int.from_bytes(table(host)[10:12], "little")])
    struct.pack_into("<H", data, 10, len(data) + 1)
    with pytest.raises(DeviceError, match=rf"{len(data) + 1} bytes, only {len(data)} are reserved"):
        parse(summed(data))


def test_a_harvest_list_of_another_signature_is_refused() -> None:
    data = bytearray(ctypes.sizeof(harvest_table) + 4)
    struct.pack_into("<I", data, 4, HARVEST_TABLE_SIGNATURE)
    assert discovery._parse_harvest(bytes(data), 4) == frozenset()
    struct.pack_into("<I", data, 4, HARVEST_TABLE_SIGNATURE + 1)
    with pytest.raises(DeviceError, match="harvest list has signature 0x56524149"):
        discovery._parse_harvest(bytes(data), 4)


def test_what_ends_where_the_bytes_end_is_read_and_a_byte_less_is_refused(host: PciHost) -> None:
    kind = binary_header
    data = table(host)[: ctypes.sizeof(kind)]
    assert discovery._read(kind, data, 0, "header").binary_signature == 0x2821_1407
    with pytest.raises(DeviceError, match="header at 0x0 lies past its"):
        discovery._read(kind, data[:-1], 0, "header")


def test_waits_for_the_boot_firmware_begin_short_and_double_up_to_a_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = PciHost("navi31", inject=["discovery.late"])
    function, pauses, sleep = take(host), list[float](), host.sleep
    monkeypatch.setattr(host, "sleep", lambda seconds: (pauses.append(seconds), sleep(seconds))[1])
    with pytest.raises(WaitTimeout):
        discover(function)
    doubled = [min(pauses[0] * 2 ** min(n, 30), LONGEST_SLEEP_S) for n in range(len(pauses))]
    assert pauses == doubled and pauses[0] == FIRST_SLEEP_S < LONGEST_SLEEP_S
    assert 1.9 <= sum(pauses) < 2.1  # looking takes time too
    host.shutdown()


def test_a_block_is_called_by_its_name_or_by_its_number() -> None:
    """soc15_hw_ip.h: GC_HWID 11, MP1_HWID 1."""
    names = [discovery.IpBlock(number, 0, (1, 0, 0), ()).name for number in (11, 1, 999)]
    assert names == ["GC", "MP1", "id 999"]


def test_a_binary_without_blocks_or_counts_is_refused(host: PciHost) -> None:
    """A table that is not there has offset 0, where the binary's own header is."""
    data = bytearray(table(host)[: int.from_bytes(table(host)[10:12], "little")])
    for index, told in ((0, "IP list has signature 0x28211407"), (1, "GC information has id 0x28211407")):
        without = bytearray(data)
        struct.pack_into("<HHH", without, 12 + 8 * index, 0, 0, 0)
        with pytest.raises(DeviceError, match=told):
            parse(summed(without))


def test_a_list_that_gives_no_size_of_a_table_is_believed_once_the_binary_s_sum_holds(host: PciHost) -> None:
    """Linux amdgpu_discovery_init never reads table_info.size."""
    data = bytearray(table(host)[: int.from_bytes(table(host)[10:12], "little")])
    for index in range(3):
        struct.pack_into("<HH", data, 12 + 8 * index + 2, 0xBEEF, 0)
    struct.pack_into("<H", data, 8, sum(data[10:]) & 0xFFFF)
    assert parse(bytes(data)) == parse(table(host))
