"""The ledger: every file that a chip loads is in it, and bytes are compared by hash."""

from __future__ import annotations

import dataclasses

import pytest

from drivers.amd.am import ledger
from drivers.amd.am.chip import Chip, navi31, navi48
from drivers.amd.am.gfx import Gfx
from drivers.amd.am.psp import Psp


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_every_file_of_a_chip_is_known(chip: Chip) -> None:
    assert set(dataclasses.astuple(chip.firmware)) <= set(ledger.BY_NAME)


def test_entries_have_a_hash_and_a_consumer() -> None:
    for known in ledger.LEDGER:
        assert len(bytes.fromhex(known.sha256)) == 32
        assert known.consumer and known.size_bytes > 10_000


def test_every_consumer_is_a_function_of_a_block() -> None:
    blocks = {"psp": Psp, "gfx": Gfx}
    for known in ledger.LEDGER:
        for consumer in known.consumer.split(", "):
            block, name = consumer.split(".")
            assert callable(getattr(blocks[block], name)), consumer
    assert "LICENSE.amdgpu" in ledger.LICENCE


def test_provenance_tells_the_version_and_whether_the_bytes_are_the_same() -> None:
    known = ledger.BY_NAME["gc_11_0_0_mec"]
    assert ledger.provenance("gc_11_0_0_mec", b"x", known.version).endswith("but not the ledger's bytes")
    assert "the ledger has 0xa1e" in ledger.provenance("gc_11_0_0_mec", b"x", 1)
    assert ledger.provenance("gc_9_0_0_mec", b"x", 1) == "not in the ledger"
