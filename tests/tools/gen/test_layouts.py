"""C layouts, against the sizes and places that compilers for x86-64 give; some of them against ctypes."""

from __future__ import annotations

import ctypes

import pytest

from tools.gen.facts import GenError
from tools.gen.layouts import Header


def number(text: str) -> int | None:
    """The plainest array bounds: a number, or a difference of numbers."""
    parts = text.replace(" ", "").split("-")
    return int(parts[0]) - sum(int(part) for part in parts[1:]) if all(p.isdigit() for p in parts) else None


def layout(text: str) -> dict[str, object]:
    return Header(text, number).facts()


def test_members_are_padded_to_their_alignment() -> None:
    class Mixed(ctypes.Structure):
        _fields_ = (
            ("a", ctypes.c_uint8),
            ("b", ctypes.c_uint32),
            ("c", ctypes.c_uint16 * 3),
            ("d", ctypes.c_uint64),
        )

    found = layout("struct mixed { uint8_t a; uint32_t b; uint16_t c[3]; uint64_t d; };")
    places = [
        ["a", 0, 1, "uint8_t"],
        ["b", 4, 4, "uint32_t"],
        ["c", 8, 6, "uint16_t[3]"],
        ["d", 16, 8, "uint64_t"],
    ]
    assert found == {"mixed": {"size": ctypes.sizeof(Mixed), "members": places}}
    assert [Mixed.b.offset, Mixed.c.offset, Mixed.d.offset] == [4, 8, 16]


def test_bit_fields_stay_inside_a_unit_of_their_type() -> None:
    class Flags(ctypes.Structure):
        _fields_ = (("a", ctypes.c_uint32, 30), ("b", ctypes.c_uint32, 4), ("c", ctypes.c_uint32))

    found = layout("struct flags { uint32_t a : 30; uint32_t b : 4; uint32_t c; };")
    assert found == {
        "flags": {
            "size": ctypes.sizeof(Flags),
            "members": [
                ["a", 0, 30, "uint32_t", "bits"],
                ["b", 32, 4, "uint32_t", "bits"],
                ["c", 8, 4, "uint32_t"],
            ],
        }
    }


def test_a_packed_struct_has_no_padding() -> None:
    text = "#pragma pack(1)\nstruct p { uint8_t a; uint32_t b; };\n"
    text += "#pragma pack()\nstruct q { uint8_t a; uint32_t b; };"
    found = Header(text, number).kinds
    assert (found["p"].size, found["q"].size) == (5, 8)


def test_a_union_begins_each_member_anew_and_anonymous_ones_lend_their_members() -> None:
    text = """
    struct cmd {
        uint32_t size; /* a note */
        union { struct { uint32_t on:1; uint32_t rest:31; } bits; uint32_t flags; };
        union body { uint32_t word; uint8_t bytes[8]; } body;
        uint8_t pad[16 - sizeof(union body)];
    };
    """
    assert layout(text) == {
        "body": {"size": 8, "members": [["word", 0, 4, "uint32_t"], ["bytes", 0, 8, "uint8_t[8]"]]},
        "cmd": {
            "size": 24,
            "members": [
                ["size", 0, 4, "uint32_t"],
                ["bits.on", 32, 1, "uint32_t", "bits"],
                ["bits.rest", 33, 31, "uint32_t", "bits"],
                ["flags", 4, 4, "uint32_t"],
                ["body", 8, 8, "union body"],
                ["pad", 16, 8, "uint8_t[8]"],
            ],
        },
    }


def test_only_the_little_endian_side_counts() -> None:
    text = """
    typedef struct ip {
    #if defined(__BIG_ENDIAN)
        uint8_t high : 4; uint8_t low : 4;
    #else
        uint8_t low : 4; uint8_t high : 4;
    #endif
        uint32_t tail[];
    } ip_alias;
    """
    kinds = Header(text, number).kinds
    assert kinds["ip"] is kinds["ip_alias"]
    kind = kinds["ip_alias"]
    assert [member[0] for member in kind.members] == ["low", "high", "tail"]


def test_pointers_enums_and_flexible_arrays_have_their_sizes() -> None:
    found = Header(
        "struct s { enum kind k; struct other *next; DECLARE_FLEX_ARRAY(uint32_t, more); };", number
    ).kinds["s"]
    assert found.members == [["k", 0, 4, "enum kind"], ["next", 8, 8, "struct other*"]]
    assert found.size == 16


def test_a_struct_of_unknown_parts_is_left_out_and_the_next_one_is_read() -> None:
    found = layout(
        "struct a { struct elsewhere x; }; struct b { uint8_t n[UNKNOWN]; }; struct c { uint8_t y; };"
    )
    assert list(found) == ["c"]


def test_text_that_ends_inside_a_struct_is_refused() -> None:
    with pytest.raises(GenError, match="expected more, found the end"):
        layout("struct a { uint8_t x;")
