"""The manifest's field tables."""

from __future__ import annotations

import pytest

from tools.gen.facts import Facts, GenError
from tools.gen.layout import Field, is_reserved, number, override, parse


def test_a_typed_place_counts_from_its_dword(facts: Facts) -> None:
    fields = parse("addr dw2[63:2] align=4\nkind dw1[11:8] enum=Kind default=0\nlast dw4", facts)
    assert fields == [
        Field("kind", 40, 43, default=0, enum="Kind"),
        Field("addr", 66, 127, align=4),
        Field("last", 128, 159),
    ]


def test_places_can_come_from_the_facts(facts: Facts) -> None:
    assert parse("flag dw1 mesa=WORD.FLAG", facts) == [Field("flag", 35, 35)]
    assert parse("kind - kfd=mec_copy.kind bias=1", facts) == [Field("kind", 40, 43, bias=1)]


def test_a_star_brings_every_field_but_the_dropped_and_the_reserved(facts: Facts) -> None:
    assert parse("* dw2+16 mesa=WORD drop=FLAG", facts) == [Field("seq", 84, 85, default=0)]
    names = [field.name for field in parse("* dw0 reg=CTRL_0", facts, "regs/block_1_0")]
    assert names == ["size", "class"]


def test_a_place_that_the_header_contradicts_is_refused(facts: Facts) -> None:
    parse("kind dw1[11:8] nvd=COPY_KIND", facts)
    with pytest.raises(GenError, match="kind: the header puts COPY_KIND at bit 8, the manifest at 9"):
        parse("kind dw1[12:9] nvd=COPY_KIND", facts)
    with pytest.raises(GenError, match="valid: the header puts PTE_VALID at bit 0, the manifest at 1"):
        parse("valid dw0[1] vm=PTE_VALID", facts)


def test_a_place_that_is_none_is_refused(facts: Facts) -> None:
    with pytest.raises(GenError, match=r"word1\[3\]: not a place"):
        parse("kind word1[3]", facts)
    with pytest.raises(GenError, match="have no CTRL_9"):
        parse("* dw0 reg=CTRL_9", facts, "regs/block_1_0")


def test_an_alignment_given_later_takes_the_low_bits_away() -> None:
    found = [Field("addr", 32, 95), Field("when", 99, 127, align=8), Field("count", 128, 147, default=0)]
    fields = override(found, "addr align=32\ncount bias=1 required=1")
    assert fields == [
        Field("addr", 37, 95, align=32),
        Field("when", 99, 127, align=8),
        Field("count", 128, 147, bias=1),
    ]


def test_options_for_a_field_that_is_not_there_are_refused() -> None:
    with pytest.raises(GenError, match="options for fields that do not exist: adr"):
        override([Field("addr", 0, 31)], "adr align=4")


def test_a_field_is_written_as_one_declaration() -> None:
    field = Field("addr", 34, 95, default=0x1000, align=4, enum="Kind", signed=True)
    expected = "    addr: Kind = bits(63, 2, dw=1, default=0x1000, align=4, signed=True, enum=Kind)"
    assert field.text() == expected
    assert Field("flag", 3, 3).text() == "    flag: int = bits(3)"


def test_numbers_are_written_as_the_formatter_leaves_them() -> None:
    assert [number(255), number(256), number(0xABCD)] == ["255", "0x100", "0xABCD"]


@pytest.mark.parametrize("name", ["RESERVED", "Reserved_0x00", "rsvd1", "RSRV", "UNUSED_3"])
def test_reserved_names_are_known(name: str) -> None:
    assert is_reserved(name)
    assert not is_reserved("PRESERVE")


@pytest.mark.parametrize(
    "name", ["RESERVED", "RESERVED_3_4", "Reserved_0x09", "RSVD_ENG12", "UNUSED_REGISTER"]
)
def test_a_name_that_only_marks_empty_bits_is_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["RESERVED_READ_CLIENT_ID", "RESERVED_BIT_ERROR_INT_ENABLE", "RESERVATION"])
def test_a_name_that_says_more_than_reserved_is_a_field(name: str) -> None:
    assert not is_reserved(name)
