"""Registers of the graphics core against Mesa's own database; ours come from the kernel's headers."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from autogen.amd import gc_11_0_0, gc_12_0_0
from autogen.schema import Register

CHIPS = [
    ("gfx11", gc_11_0_0.REGISTERS, gc_11_0_0.NAVI31_BASES),
    ("gfx12", gc_12_0_0.REGISTERS, gc_12_0_0.NAVI48_BASES),
]


@pytest.mark.skipif("DOORBELL_HWDATA" not in os.environ, reason="DOORBELL_HWDATA names no facts folder")
@pytest.mark.parametrize(("name", "registers", "bases"), CHIPS, ids=["gfx11", "gfx12"])
def test_addresses_and_fields_agree_with_mesas_register_database(
    name: str, registers: Sequence[type[Register]], bases: Sequence[int]
) -> None:
    """Mesa's list is by absolute byte address."""
    path = Path(os.environ["DOORBELL_HWDATA"]) / "amd" / "mesa" / f"{name}.json.gz"
    mesa = json.loads(gzip.decompress(path.read_bytes()))
    ours = {register.__name__: register for register in registers}
    addresses, fields = 0, 0
    for mapping in mesa["register_mappings"]:
        register = ours.get(mapping["name"])
        if register is None:
            continue
        assert 4 * register.address(bases) == mapping["map"]["at"], mapping["name"]
        addresses += 1
        for field in mesa["register_types"].get(mapping.get("type_ref"), {"fields": []})["fields"]:
            known = register.fields.get(field["name"].lower())
            if known is not None:
                assert [known.lo, known.hi] == field["bits"], f"{mapping['name']}.{field['name']}"
                fields += 1
    assert addresses >= 60
    assert fields >= 100
