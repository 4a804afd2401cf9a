"""The packet generators, on one PM4 and one SDMA packet."""

from __future__ import annotations

from typing import Any

import pytest

from tools.gen import packets
from tools.gen.facts import Facts, GenError, Span
from tools.gen.layout import Field

PM4: dict[str, Any] = {
    "doc": "Packets.",
    "registers": "regs/block_1_0",
    "constants": {"REG_START": "PACKET3_START"},
    "enum": {
        "Kind": {"doc": "Kinds.", "source": "kfd", "from": "kfd:copy_kind_enum", "prefix": "kind__copy__"}
    },
    "packet": [
        {
            "name": "Copy",
            "opcode": "COPY",
            "size_dw": 4,
            "tail": 1,
            "doc": "Copies.",
            "source": "nvd.h",
            "fields": "kind dw1[11:8] enum=Kind nvd=COPY_KIND\naddr dw2[63:2] align=4",
        }
    ],
}
SDMA: dict[str, Any] = {
    "doc": "Packets.",
    "packet": [
        {
            "name": "CopyLinear",
            "op": "COPY",
            "sub_op": "COPY_LINEAR",
            "facts": "COPY",
            "doc": "Copies.",
            "source": "sdma_pkt.h",
            "options": "dst align=4\ncount bias=1 required=1",
        }
    ],
}


def test_a_pm4_file_encodes_and_decodes(facts: Facts) -> None:
    module: dict[str, Any] = {}
    exec(packets.generate_pm4(PM4, facts), module)
    packet = module["Copy"](kind=module["Kind"].MEMORY, addr=0x1000)
    words = [0xC003_4000, 0x500, 0x1000, 0, 9]
    assert packet.build(9) == words
    assert module["decode"](words)[0].dwords() == words
    assert module["REG_START"] == 0x2C00
    assert module["OPCODE_NAMES"] == {16: "NOP", 64: "COPY"}


def test_an_sdma_file_encodes_and_decodes(facts: Facts) -> None:
    module: dict[str, Any] = {}
    exec(packets.generate_sdma(SDMA, facts), module)
    packet = module["CopyLinear"](dst=0x1_0000_0004, when=16, count=8)
    words = [0x301, 4, 1, 16, 7]
    assert packet.build() == words
    assert module["decode"](words)[0] == packet
    assert module["OPCODE_NAMES"] == {1: "COPY"}


def test_address_halves_become_one_field() -> None:
    fields = packets.join_parts({"a_31_3": Span(3, 31), "a_63_32": Span(32, 63), "flag": Span(70, 70)})
    assert fields == [Field("a", 3, 63, align=8), Field("flag", 70, 70, default=0)]


def test_halves_that_do_not_meet_are_refused() -> None:
    with pytest.raises(GenError, match=r"a_63_32: bits 40\.\.71 do not follow"):
        packets.join_parts({"a_31_0": Span(0, 31), "a_63_32": Span(40, 71)})


def test_enum_members_lose_their_prefix_and_their_reserved_ones(facts: Facts) -> None:
    assert packets.enum_members({"from": "mesa:KIND", "prefix": "KIND_"}, facts) == {"A": 0}
    assert packets.enum_members({"from": "mesa:KIND"}, facts) == {"KIND_A": 0}
    assert packets.enum_members({"values": {"X": 3}}, facts) == {"X": 3}
    with pytest.raises(GenError, match="mesa:KIND: no member B"):
        packets.enum_members({"from": "mesa:KIND", "prefix": "KIND_", "only": ["B"]}, facts)


def test_a_longer_form_of_a_packet_is_told_by_its_header_bit(facts: Facts) -> None:
    longer = {**SDMA["packet"][0], "name": "CopyLong", "variant": 18, "size_dw": 6}
    longer |= {"fields": "more dw5 default=0", "options": SDMA["packet"][0]["options"] + "\ntmz fixed=1"}
    plain = {**SDMA["packet"][0], "drop": ["tmz"]}
    module: dict[str, Any] = {}
    exec(packets.generate_sdma(SDMA | {"packet": [plain, longer]}, facts), module)
    short = module["CopyLinear"](dst=0x1000, when=0, count=1).build()
    long = module["CopyLong"](dst=0x1000, when=0, count=1, more=7).build()
    assert (short[0], long[0]) == (0x301, 0x4_0301)
    assert type(module["decode"](short)[0]).__name__ == "CopyLinear"
    assert (module["decode"](long)[0].more, module["decode"](long)[1]) == (7, 6)
