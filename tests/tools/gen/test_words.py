"""The generator of single words."""

from __future__ import annotations

from typing import Any

from tools.gen import words
from tools.gen.facts import Facts

ENTRY: dict[str, Any] = {
    "doc": "Words.",
    "facts": ["defs/vm_ptes"],
    "constants": {"PAGE": 4096},
    "tables": {"SIZES": {"doc": "Sizes.", "source": "x.h", "values": {"small": 1, "large": 0x20}}},
    "enum": {"Mode": {"doc": "Modes.", "source": "x.h", "values": {"A": 0, "B": 1}}},
    "word": [
        {
            "name": "Pte",
            "size_dw": 2,
            "doc": "An entry.",
            "source": "vm.h",
            "fields": """
                valid dw0[0]      vm=PTE_VALID default=0
                mode  dw0[3:2]    enum=Mode
                addr  dw0[47:12]  align=4096
            """,
        }
    ],
}


def test_a_word_file_encodes_and_names_its_source(facts: Facts) -> None:
    source = words.generate(ENTRY, facts)
    assert "- vm.h\n" in source
    module: dict[str, Any] = {}
    exec(source, module)
    assert int(module["Pte"](valid=1, mode=module["Mode"].B, addr=0x1_0000_2000)) == 0x1_0000_2005
    assert module["PAGE"] == 4096
    assert "# Sizes.\n# Source: x.h.\n" in source
    assert module["SIZES"] == {"small": 1, "large": 0x20}


def test_a_file_without_enums_imports_none(facts: Facts) -> None:
    entry = {**ENTRY, "word": [], "constants": {}}
    del entry["enum"]
    assert "IntEnum" not in words.generate(entry, facts)
