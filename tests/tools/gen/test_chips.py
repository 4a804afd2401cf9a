"""The chip generator, on one chip of two blocks."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from tools.gen import chips
from tools.gen.facts import Facts, GenError

ENTRY: dict[str, Any] = {
    "doc": "Blocks.",
    "facts": "defs/bases",
    "ids": "defs/ids",
    "sources": ["a table"],
    "chip": {
        "ONE": [
            {"name": "GC", "version": [11, 0, 0]},
            {"name": "NBIF", "version": [4, 3, 0], "bases": "NBIO", "more_bases": [0x4040000]},
            {"name": "HW_282", "id": 282, "version": [1, 0, 3], "bases": [0xBC0000], "variant": 2},
        ]
    },
    "about": {"ONE": ["as read"]},
}


@pytest.fixture
def tables(facts: Facts) -> Facts:
    bases = {"GC": {"0": [0x1260, 0xA000, 0]}, "NBIO": {"0": [0, 0x14, 0, 0xD20, 0]}, "MP9": {"0": [1]}}
    documents: dict[str, dict[str, Any]] = {
        "bases": {"bases": bases, "meta": {"source": "ip.h"}},
        "ids": {"consts": {"GC_HWID": 11, "NBIF_HWID": 108}, "meta": {"source": "ids.h"}},
    }
    for name, document in documents.items():
        path = facts.folder / "amd" / "defs" / f"{name}.json.gz"
        path.write_bytes(gzip.compress(json.dumps(document).encode()))
    return facts


def test_a_block_has_its_id_version_and_bases(tables: Facts) -> None:
    module: dict[str, Any] = {}
    exec(chips.generate(ENTRY, tables), module)
    gc, nbif, own = module["ONE"]
    assert gc == ("GC", 11, 0, (11, 0, 0), (0x1260, 0xA000), 0)
    assert nbif.bases == (0, 0x14, 0, 0xD20, 0x4040000)  # zeros inside stay, those at the end do not
    assert own == ("HW_282", 282, 0, (1, 0, 3), (0xBC0000,), 2)  # an id and bases of its own


def test_a_block_that_the_facts_lack_is_refused(tables: Facts) -> None:
    unknown = {**ENTRY, "chip": {"ONE": [{"name": "DF", "version": [1, 0, 0]}]}}
    with pytest.raises(GenError, match="no segment bases of DF"):
        chips.generate(unknown, tables)
    unnamed = {**ENTRY, "chip": {"ONE": [{"name": "MP9", "version": [1, 0, 0]}]}}
    with pytest.raises(GenError, match="the facts have no MP9_HWID"):
        chips.generate(unnamed, tables)
