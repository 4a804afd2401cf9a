"""The bit-field vocabulary: encoding, strict decoding, messages, printing. Words are worked out by hand."""

from __future__ import annotations

import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import pytest

from autogen.schema import (
    BitStruct,
    DecodeError,
    EncodeError,
    FieldValue,
    Packet,
    Register,
    ReservedBits,
    SdmaPacket,
    Truncated,
    UnknownOpcode,
    WrongCount,
    bits,
    decode_pm4,
    decode_sdma,
    fixed,
)

ROOT = Path(__file__).resolve().parents[2]


class Color(IntEnum):
    RED = 0
    BLUE = 2


class Word(BitStruct):
    low: int = bits(3, 0)
    color: Color = bits(5, 4, enum=Color, default=0)
    flag: int = bits(31, default=1)
    magic: int = fixed(11, 8, 0xA)


class Wide(BitStruct, size_dw=3):
    addr: int = bits(47, 12, align=4096)
    delta: int = bits(31, 24, dw=1, signed=True, default=0)
    count: int = bits(15, 0, dw=2, bias=1)


class Blit(Packet, opcode=0x37, size_dw=3, tail=1):
    kind: Color = bits(1, 0, dw=1, enum=Color)
    addr: int = bits(31, 2, dw=2, align=4)


class Quiet(Packet, opcode=0x10, size_dw=1, tail=0):
    """Data or none."""


class Flush(Packet, opcode=0x46, size_dw=2):
    event: int = bits(5, 0, dw=1)


class Fill(SdmaPacket, op=2, sub_op=1, size_dw=2, tail="count"):
    flag: int = bits(16, default=0)
    count: int = bits(7, 0, dw=1, bias=1)


PM4: dict[int, type[Packet]] = {0x37: Blit, 0x10: Quiet, 0x46: Flush}
SDMA: dict[tuple[int, int], type[SdmaPacket]] = {(2, 1): Fill}


def test_a_word_is_the_sum_of_its_fields_defaults_and_fixed_bits() -> None:
    assert int(Word(low=5, color=Color.BLUE)) == 0x8000_0A25
    assert int(Word(low=15, flag=0)) == 0x0000_0A0F


def test_a_default_can_be_overridden_in_both_directions() -> None:
    assert Word(low=0, flag=0).flag == 0
    assert Word(low=0).flag == 1


def test_fields_read_back_with_unit_sign_and_bias() -> None:
    word = Wide(addr=0x1234_5000, delta=-2, count=65536)
    assert word.dwords() == [0x1234_5000, 0xFE00_0000, 0xFFFF]
    assert (word.addr, word.delta, word.count) == (0x1234_5000, -2, 65536)
    assert Wide.decode(word.dwords()) == word


def test_an_enum_field_reads_back_as_its_member() -> None:
    assert Word.decode(0x8000_0A21).color is Color.BLUE


def test_bytes_are_little_endian() -> None:
    word = Wide(addr=0x1000, count=1)
    assert word.to_bytes() == bytes.fromhex("00100000 00000000 00000000")
    assert Wide.from_bytes(word.to_bytes()) == word


def test_replace_changes_only_the_named_fields() -> None:
    word = Word(low=5, color=Color.BLUE).replace(low=1)
    assert (word.low, word.color, word.flag) == (1, Color.BLUE, 1)
    with pytest.raises(EncodeError, match="no settable field lo; it has low, color, flag"):
        word.replace(lo=1)


def test_words_are_frozen_and_hashable() -> None:
    word = Word(low=1)
    with pytest.raises(AttributeError, match="frozen"):
        word.low = 2  # type: ignore[misc]
    assert len({word, Word(low=1), Word(low=2)}) == 2


def test_printing_shows_fields_not_fixed_bits() -> None:
    assert repr(Word(low=5, color=Color.BLUE)) == "Word(low=0x5, color=BLUE, flag=0x1)"
    assert repr(Blit(kind=Color.RED, addr=8)) == "Blit(kind=RED, addr=0x8)"
    assert repr(Blit.decode(Blit(kind=Color.RED, addr=8).build(1, 2))) == (
        "Blit(kind=RED, addr=0x8, tail=[0x1, 0x2])"
    )


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"low": 16}, "Word.low: 0x10 does not fit dw0[3:0]"),
        ({"low": -1}, "Word.low: -0x1 does not fit dw0[3:0]"),
        ({"low": 0, "flag": 2}, "Word.flag: 0x2 does not fit dw0[31]"),
        ({"low": 0, "color": 1}, "Word.color: 0x1 is not one of RED=0x0, BLUE=0x2"),
        ({}, "Word: low must be given"),
        ({"low": 0, "lo": 1}, "Word has no settable field lo; it has low, color, flag"),
        ({"low": 0, "magic": 1}, "Word has no settable field magic; it has low, color, flag"),
    ],
)
def test_a_bad_value_is_refused_with_class_field_and_place(values: dict[str, int], message: str) -> None:
    with pytest.raises(EncodeError) as caught:
        Word(**values)  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_units_and_biases_bound_what_fits() -> None:
    with pytest.raises(EncodeError, match=r"Wide\.addr: 0x1001 is not a multiple of 0x1000"):
        Wide(addr=0x1001, count=1)
    with pytest.raises(EncodeError, match=r"Wide\.count: 0x0 does not fit .* allowed are 0x1\.\.0x10000"):
        Wide(addr=0, count=0)
    with pytest.raises(EncodeError, match=r"Wide\.delta: -0x81 does not fit"):
        Wide(addr=0, count=1, delta=-129)


def test_a_float_is_not_a_field_value() -> None:
    with pytest.raises(TypeError):
        Word(low=1.0)  # type: ignore[arg-type]


def test_reserved_bits_are_refused_with_class_dword_and_mask() -> None:
    with pytest.raises(ReservedBits) as caught:
        Word.decode(0x0000_0AC0)
    assert str(caught.value) == "Word: reserved bits set, dw0 mask 0xc0"
    with pytest.raises(ReservedBits) as caught:
        Wide.decode([1, 0, 0x10000])
    assert str(caught.value) == "Wide: reserved bits set, dw0 mask 0x1, dw2 mask 0x10000"
    assert caught.value.mask == 1 | 0x10000 << 64


def test_a_fixed_field_and_an_enum_are_checked_when_decoding() -> None:
    with pytest.raises(FieldValue, match=r"Word.magic dw0\[11:8\] is 0xb, must be 0xa"):
        Word.decode(0xB00)
    with pytest.raises(FieldValue, match=r"Word.color dw0\[5:4\] is 0x3, not one of RED=0x0, BLUE=0x2"):
        Word.decode(0xA30)


@pytest.mark.parametrize("data", [[1], [1, 2, 3, 4], 1 << 96])
def test_a_wrong_number_of_dwords_is_refused(data: int | list[int]) -> None:
    with pytest.raises(WrongCount, match=r"Wide: \d dwords, must be 3"):
        Wide.decode(data)


def test_overlap_and_overhang_are_import_time_errors() -> None:
    with pytest.raises(TypeError, match=r"b dw0\[9:7\] overlaps an earlier field"):
        type("Bad", (BitStruct,), {"a": bits(7, 0), "b": bits(9, 7)})
    with pytest.raises(TypeError, match=r"a dw1\[0\] lies outside 1 dwords"):
        type("Bad", (BitStruct,), {"a": bits(0, dw=1)})


def test_bits_that_always_hold_a_value_have_room_for_it() -> None:
    for value in (8, -1):
        with pytest.raises(TypeError, match=rf"a dw0\[6:4\] has no room for {value:#x}"):
            type("Bad", (BitStruct,), {"a": fixed(6, 4, value)})
    assert int(type("Good", (BitStruct,), {"a": fixed(6, 4, 7)})()) == 0x70


def test_a_register_knows_its_absolute_address() -> None:
    class CP_MQD_BASE_ADDR(Register, offset=0x1FA9, segment=0):
        base_addr: int = bits(31, 2)

    assert CP_MQD_BASE_ADDR.address((0x1260, 0xA000)) == 0x3209


def test_a_pm4_header_counts_the_dwords_after_it_minus_one() -> None:
    assert Blit(kind=Color.BLUE, addr=8).build(7) == [0xC002_3700, 2, 8, 7]
    assert Flush(event=7).build() == [0xC000_4600, 7]
    assert Quiet().build() == [0xFFFF_1000]
    assert Quiet().build(1, 2) == [0xC001_1000, 1, 2]


def test_a_decoded_packet_gives_its_dwords_back() -> None:
    dwords = Blit(kind=Color.BLUE, addr=8).build(7, 9)
    packet, count = decode_pm4(PM4, {}, [0, *dwords, 0], 1)
    assert (packet.dwords(), count, packet.tail) == (dwords, 5, (7, 9))


def test_header_flags_are_fields_shown_only_when_set() -> None:
    packet, _ = decode_pm4(PM4, {}, [0xC000_4602, 7], 0)
    assert repr(packet) == "Flush(shader_type=0x1, event=0x7)"
    assert packet.dwords() == [0xC000_4602, 7]


def test_data_that_a_packet_cannot_take_is_refused() -> None:
    with pytest.raises(EncodeError, match="Flush: takes no data after its fields, got 1 dwords"):
        Flush(event=7).build(1)
    with pytest.raises(EncodeError, match="Blit: needs at least 1 dwords of data, got 0"):
        Blit(kind=Color.RED, addr=0).build()
    with pytest.raises(EncodeError, match="32-bit dwords"):
        Blit(kind=Color.RED, addr=0).build(1 << 32)
    with pytest.raises(EncodeError, match="16384 dwords of data do not fit one packet"):
        Blit(kind=Color.RED, addr=0).build(*[0] * 0x4000)


@pytest.mark.parametrize(
    ("dwords", "error", "message"),
    [
        ([0xC000_5000, 0], UnknownOpcode, "PM4 opcode 0x50 (DMA_DATA) is not declared here"),
        ([0xC000_EE00, 0], UnknownOpcode, "PM4 opcode 0xee is not a PM4 opcode"),
        ([0x8000_0000], UnknownOpcode, "PM4 header 0x80000000 is type 2, must be type 3"),
        ([0xC001_4600, 7, 0], WrongCount, "Flush: 3 dwords, must be 2"),
        ([0xC000_3700, 0], WrongCount, "Blit: 2 dwords, must be at least 4"),
        ([0xC000_4600], Truncated, "Flush: header asks for 2 dwords, 1 are left in the stream"),
        ([], Truncated, "no PM4 packet at dword 0 of 0"),
        ([0xC000_4600, 0x47], ReservedBits, "Flush: reserved bits set, dw1 mask 0x40"),
        ([0xC000_4604, 0x7], ReservedBits, "Flush: reserved bits set, dw0 mask 0x4"),
        ([0xC002_3700, 3, 0, 0], FieldValue, "Blit.kind dw1[1:0] is 0x3, not one of RED=0x0, BLUE=0x2"),
    ],
)
def test_a_bad_pm4_stream_is_refused_by_kind(
    dwords: list[int], error: type[DecodeError], message: str
) -> None:
    with pytest.raises(error) as caught:
        decode_pm4(PM4, {0x50: "DMA_DATA"}, dwords, 0)
    assert type(caught.value) is error
    assert str(caught.value) == message


def test_the_wrong_count_error_carries_both_numbers() -> None:
    with pytest.raises(WrongCount) as caught:
        Flush.decode([0xC001_4600, 7, 0])
    assert (caught.value.got, caught.value.want) == (3, 2)


def test_a_whole_packet_must_have_the_length_its_header_says() -> None:
    with pytest.raises(WrongCount, match="Blit: 5 dwords, must be 4"):
        Blit.decode([0xC002_3700, 0, 0, 7, 9])
    with pytest.raises(WrongCount, match="Blit: 0 dwords, must be 3"):
        Blit.decode([])


def test_an_sdma_packet_counts_its_data_in_its_own_field() -> None:
    dwords = Fill(count=2).build(7, 9)
    assert dwords == [0x0000_0102, 1, 7, 9]
    packet, count = decode_sdma(SDMA, {}, dwords, 0)
    assert (packet.dwords(), count, packet.tail) == (dwords, 4, (7, 9))
    with pytest.raises(EncodeError, match="Fill: count asks for 2 dwords of data, got 1"):
        Fill(count=2).build(7)


@pytest.mark.parametrize(
    ("dwords", "error", "message"),
    [
        ([0x0000_0001], UnknownOpcode, "SDMA op 0x1 (COPY) sub_op 0x0 is not declared"),
        ([0x0000_0002], UnknownOpcode, "SDMA op 0x2 (no SDMA opcode) sub_op 0x0 is not declared"),
        ([0x0000_0102], Truncated, "Fill: 2 dwords, 1 are left in the stream"),
        ([0x0000_0102, 1, 7], Truncated, "Fill: count asks for 2 data dwords, 1 are left"),
        ([0x0002_0102, 0, 7], ReservedBits, "Fill: reserved bits set, dw0 mask 0x20000"),
        ([], Truncated, "no SDMA packet at dword 0 of 0"),
    ],
)
def test_a_bad_sdma_stream_is_refused_by_kind(
    dwords: list[int], error: type[DecodeError], message: str
) -> None:
    with pytest.raises(error) as caught:
        decode_sdma(SDMA, {1: "COPY"}, dwords, 0)
    assert type(caught.value) is error
    assert str(caught.value) == message


def test_one_whole_sdma_packet_must_have_the_length_it_says() -> None:
    with pytest.raises(WrongCount, match="Fill: 3 dwords, must be 4"):
        Fill.decode([0x0000_0102, 1, 7])


MISUSE = """
from autogen.amd.pm4 import SetShReg, WriteData, WriteDst
SetShReg(reg_ofset=1)
SetShReg()
WriteData(dst_sel=5, dst_addr=0)
packet = WriteData(dst_sel=WriteDst.MEMORY, dst_addr=0)
packet.dst_adr
packet.dst_addr = 2
"""


def test_the_type_checker_knows_every_field(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "misuse.py").write_text(MISUSE)
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        os.devnull,
        str(tmp_path / "misuse.py"),
    ]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    errors = [line.partition("error: ")[2] for line in said.splitlines() if "error: " in line]
    assert errors == [
        'Unexpected keyword argument "reg_ofset" for "SetShReg"; did you mean "reg_offset"?  [call-arg]',
        'Missing named argument "reg_offset" for "SetShReg"  [call-arg]',
        'Argument "dst_sel" to "WriteData" has incompatible type "int"; expected "WriteDst"  [arg-type]',
        '"WriteData" has no attribute "dst_adr"; maybe "dst_addr"?  [attr-defined]',
        'Property "dst_addr" defined in "WriteData" is read-only  [misc]',
    ]
