"""YAML of kernel metadata. Values are those of the YAML 1.2 core schema."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.assembly.metadata import parse, printed

TEXT = """---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .type_name:      'int*'
      - .offset:         0x10
        .name:           'it''s'
    .args_of_none: []
    .language_version:
      - 2
      - 0
    .list: [1, two, "3"]
    .name:           !str n
    .kind:           !str 'y'
    .uses_dynamic_stack: true
  -
    .name:           "a\\n\\x41"
    .empty: {}
amdhsa.printf:
- '1:1:4:%d\\n; // no comment'
- -5
- - 1
  - 2
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
...
"""


def test_maps_lists_and_scalars() -> None:
    first = {
        ".args": [{".offset": 0, ".type_name": "int*"}, {".offset": 16, ".name": "it's"}],
        ".args_of_none": [],
        ".language_version": [2, 0],
        ".list": [1, "two", "3"],
        ".name": "n",
        ".kind": "y",
        ".uses_dynamic_stack": True,
    }
    assert parse(TEXT.splitlines()) == {
        "amdhsa.kernels": [first, {".name": "a\nA", ".empty": {}}],
        "amdhsa.printf": ["1:1:4:%d\\n; // no comment", -5, [1, 2]],
        "amdhsa.target": "amdgcn-amd-amdhsa--gfx1100",
    }
    assert parse([]) == {}


def test_collections_in_brackets() -> None:
    text = "a:\n  - { .size: 8, .kind: global_buffer, .names: [x, 'y, z'], .more: {} }\n"
    text += "  - [1, [2]]\nb: {c: {d: 5}}"
    first = {".size": 8, ".kind": "global_buffer", ".names": ["x", "y, z"], ".more": {}}
    assert parse(text.splitlines()) == {"a": [first, [1, [2]]], "b": {"c": {"d": 5}}}


def test_what_is_printed_reads_back() -> None:
    odd = {
        "a b": [
            "",
            "true",
            "n",
            "Off",
            "- x",
            "it's",
            "5",
            "a: b",
            'q"',
            "\n\t",
            "\u200b\U000e0001\\x41",
            "#",
            None,
            -7,
            [],
            {},
        ]
    }
    found = parse(TEXT.splitlines()) | odd | {"deep": [[1, [2]], {"a": [{"b": []}]}]}
    assert parse(list(printed(found))) == found


WRONG = {
    "a: 1\na: 2": "a is repeated",
    "a: 1\n   b: 2": "'b: 2' has a wrong indentation",
    "a: 1\nb": "'b' is no `key: value`",
    "a: &x 1": "'&x 1' is no number or text of one line",
    "a: |\n  text": "is no number or text of one line",
    "a: {b}": "'b' is no `key: value`",
    "a: {b: 1": "is no number or text of one line",
    "a: 'b": "a quote is not closed",
    'a: "\\q"': r"\\q is no escape",
    'a: "\\ud800"': r"\\ud800 is no escape",
    'a: "\\U00110000"': r"\\U00110000 is no escape",
    "- " * 3000 + "1": "lists and maps are nested too deep",
    "a: " + "[" * 3000 + "]" * 3000: "lists and maps are nested too deep",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:20])
def test_what_is_none_of_this_is_refused(text: str) -> None:
    with pytest.raises(EncodeError, match=WRONG[text]):
        parse(text.splitlines())
