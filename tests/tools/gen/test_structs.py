"""The struct generator, on structs of a few members."""

from __future__ import annotations

import ctypes
import gzip
import json
from typing import Any

import pytest

from tools.gen import structs, words
from tools.gen.facts import Facts, GenError

STRUCTS: dict[str, Any] = {
    "inner": {"size": 3, "members": [["a", 0, 1, "uint8_t"], ["b", 1, 2, "uint16_t"]]},
    "whole": {
        "size": 28,
        "members": [
            ["inner", 0, 3, "struct inner"],
            ["flag", 24, 1, "uint8_t", "bits"],
            ["rest", 25, 7, "uint8_t", "bits"],
            ["kind", 4, 4, "enum some_kind"],
            ["reserved_2", 8, 4, "uint32_t"],
            ["reserved_3", 12, 4, "uint32_t"],
            ["bitfield.on", 128, 1, "uint32_t", "bits"],
            ["flags", 16, 4, "uint32_t"],
            ["list", 20, 8, "uint32_t[2]"],
            ["tail", 28, 0, "uint32_t[0]"],
        ],
    },
    "either": {"size": 4, "members": [["word", 0, 4, "uint32_t"], ["bytes", 0, 4, "uint8_t[4]"]]},
    "view": {"size": 4, "members": [["pad", 0, 2, "uint16_t[1]"], ["word", 0, 4, "uint32_t"]]},
    "pointer": {"size": 8, "members": [["next", 0, 8, "pointer*"]]},
    "wrong": {"size": 9, "members": [["word", 0, 4, "uint32_t"]]},
}
ENTRY: dict[str, Any] = {
    "doc": "Tables.",
    "facts": ["defs/tables"],
    "from_facts": {"tables": ["TABLE_*"]},
    "enum": {"Id": {"doc": "Ids.", "source": "a.h", "consts": "tables", "suffix": "_ID", "keep_case": True}},
    "structs": {"tables": [{"name": "whole", "doc": "All of it."}, {"name": "either", "doc": "A union."}]},
}


@pytest.fixture
def tables(facts: Facts) -> Facts:
    """The tiny folder, with a struct document added."""
    consts = {"TABLE_A": 3, "Gc_ID": 11, "Mp_ID": 255}
    document = {"structs": STRUCTS, "consts": consts, "meta": {"source": "tables.h"}}
    path = facts.folder / "amd" / "defs" / "tables.json.gz"
    path.write_bytes(gzip.compress(json.dumps(document).encode()))
    return facts


def test_the_generated_structs_lie_as_the_facts_say(tables: Facts) -> None:
    module: dict[str, Any] = {}
    exec(words.generate(ENTRY, tables), module)
    whole = module["whole"].from_buffer_copy(bytes(range(28)))
    assert ctypes.sizeof(whole) == 28
    assert whole.inner.b == 0x0201
    assert (whole.flag, whole.rest) == (1, 1)  # byte 3 is 0b00000011
    assert whole.kind == 0x07060504
    assert list(whole.reserved_2) == [0x0B0A0908, 0x0F0E0D0C]
    assert list(whole.list) == [0x17161514, 0x1B1A1918]
    assert ctypes.sizeof(module["either"]) == 4
    assert list(module["either"](word=0x04030201).bytes) == [1, 2, 3, 4]


def test_constants_and_ids_come_from_the_macros(tables: Facts) -> None:
    module: dict[str, Any] = {}
    exec(words.generate(ENTRY, tables), module)
    assert module["TABLE_A"] == 3
    assert {member.name: member.value for member in module["Id"]} == {"Gc": 11, "Mp": 255}


def test_a_member_named_like_its_struct_leaves_the_class_visible(tables: Facts) -> None:
    source = words.generate(ENTRY, tables)
    assert "class inner_t(ctypes.Structure):" in source
    assert '("inner", inner_t),' in source


def test_a_dropped_member_leaves_the_other_view_of_its_bytes(tables: Facts) -> None:
    made = structs.Structs(tables, "defs/tables").add("view", "", ["pad"])
    assert [name for name, *_ in made._fields_] == ["word"]


def test_a_struct_may_have_the_members_of_another(tables: Facts) -> None:
    made = structs.Structs(tables, "defs/tables").add("newer", "", of="inner")
    assert (made.__name__, [name for name, *_ in made._fields_]) == ("newer", ["a", "b"])


def test_a_pointer_is_refused(tables: Facts) -> None:
    with pytest.raises(GenError, match=r"pointer\.next is a pointer"):
        structs.Structs(tables, "defs/tables").add("pointer", "")


def test_a_layout_that_ctypes_cannot_give_is_refused(tables: Facts) -> None:
    with pytest.raises(GenError, match="wrong: ctypes does not lay it out as the facts do"):
        structs.Structs(tables, "defs/tables").add("wrong", "")


def test_a_struct_and_a_constant_that_the_facts_lack_are_refused(tables: Facts) -> None:
    with pytest.raises(GenError, match="the facts have no struct nothing"):
        structs.Structs(tables, "defs/tables").add("nothing", "")
    with pytest.raises(GenError, match="the facts have no constant NOT_THERE"):
        words.generate(ENTRY | {"from_facts": {"tables": ["NOT_THERE"]}}, tables)
