"""autogen/nv (also nvidia_classes.py): what the names in NVIDIA's headers tell."""

from __future__ import annotations

import pytest

from tools.gen.facts import GenError, Span
from tools.gen.nvidia import Headers, Words, broken, camel, sentence
from tools.gen.nvidia_classes import joined, methods

DOCUMENT = {
    "consts": {
        "NVX_SET_THING": 0x100,
        "NVX_SET_THING_MODE_OFF": 0,
        "NVX_SET_THING_MODE_FAST": 1,
        "NVX_SET_THING_MODE_SLOW": 2,
        "NVX_SET_THING_ON_FALSE": 0,
        "NVX_SET_THING_ON_TRUE": 1,
        "NVX_SET_THING_B": 0x104,
    },
    "fields": {"NVX_SET_THING_MODE": [0, 1], "NVX_SET_THING_ON": [4, 4], "NVX_SET_THING_B_LOW": [0, 31]},
    "funcs": {"NVX_DATA": {"at0": 0x200, "step": 4}},
}


def test_the_fields_of_a_word_leave_out_those_of_longer_names() -> None:
    headers = Headers([DOCUMENT], "NVX_")
    assert headers.word("SET_THING") == {"MODE": Span(0, 1), "ON": Span(4, 4)}
    assert headers.word("SET_THING_B") == {"LOW": Span(0, 31)}


def test_values_become_an_enum_unless_they_say_off_and_on() -> None:
    words, headers = Words(), Headers([DOCUMENT], "NVX_")
    assert words.enum_of(headers, "SET_THING_MODE", "SetThing", "MODE") == "SetThingMode"
    assert words.enum_of(headers, "SET_THING_ON", "SetThing", "ON") == ""
    assert words.enums == {"SetThingMode": {"OFF": 0, "FAST": 1, "SLOW": 2}}


def test_methods_are_what_is_no_value_and_arrays_are_one_row() -> None:
    found = methods(DOCUMENT, "NVX_")
    assert set(found) == {0x100, 0x104, 0x200}
    assert found[0x200] == '**{0x0200 + 4 * i: f"DATA({i})" for i in range(8)}'


def test_halves_that_touch_are_one_field_in_its_unit() -> None:
    spans = {"ADDR_LOWER_SHIFTED6_0": Span(64, 95), "ADDR_UPPER_SHIFTED6_0": Span(96, 114)}
    (field,) = joined(spans)
    assert (field.name, field.lo, field.hi, field.align) == ("addr_0", 64, 114, 64)


def test_halves_that_lie_apart_stay_two() -> None:
    spans = {"P_LOWER": Span(0, 31), "P_UPPER": Span(64, 70)}
    assert [field.name for field in joined(spans)] == ["p_lower", "p_upper"]


def test_long_lines_are_broken_as_the_formatter_does() -> None:
    line = f'    1: ("{"N" * 50}", "{"said " * 12}")'
    assert broken(line)[0] == "    1: ("
    assert broken("short") == ["short"]


def test_names_and_sentences_are_put_into_our_form() -> None:
    assert camel("SEND_PCAS_A") == "SendPcasA"
    assert sentence("Failure: Generic Error.") == "Generic Error"


def test_a_name_that_the_facts_lack_is_an_error() -> None:
    from tools.gen.nvidia import wanted

    with pytest.raises(GenError, match="the facts have no constant NVX_NO"):
        wanted(["NVX_NO"], [DOCUMENT])
