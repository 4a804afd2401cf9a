"""The ledger: every file that a chip loads is in it, and bytes are compared by hash."""

from __future__ import annotations

import dataclasses

import pytest

from drivers.amd.am import ledger
from drivers.amd.am.chip import ChipTables, navi31, navi48
from drivers.amd.am.gfx import Gfx
from drivers.amd.am.psp import Psp


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_every_file_of_a_chip_is_known(chip: ChipTables) -> None:
    assert set(dataclasses.astuple(chip.firmware)) <= set(ledger.BY_NAME)


def test_entries_have_a_hash_and_a_consumer() -> None:
    for known in ledger.LEDGER:
        assert len(bytes.fromhex(known.sha256)) == 32
        assert known.consumer


def test_every_consumer_is_a_function_of_a_block() -> None:
    blocks = {"psp": Psp, "gfx": Gfx}
    for known in ledger.LEDGER:
        for consumer in known.consumer.split(", "):
            block, name = consumer.split(".")
            assert callable(getattr(blocks[block], name)), consumer
    assert "LICENSE.amdgpu" in ledger.LICENCE


# ucode_version of each header, by od from the files of Debian's firmware-amd-graphics 20250410-2 (trixie)
VERSIONS = {
    **{"psp_13_0_0_sos": 0x310032, "smu_13_0_0": 0x4E8000, "sdma_6_0_0": 0x18},
    **{"gc_11_0_0_pfp": 0x9D8, "gc_11_0_0_me": 0x94C, "gc_11_0_0_mec": 0xA1E},
    **{"gc_11_0_0_imu": 0xB1F4B00, "gc_11_0_0_rlc": 0x80},
    **{"psp_14_0_3_sos": 0x3A0B14, "smu_14_0_3": 0x684400, "sdma_7_0_1": 0x6F3B46},
    **{"gc_12_0_1_pfp": 0xAFA, "gc_12_0_1_me": 0xAC8, "gc_12_0_1_mec": 0xBC2},
    **{"gc_12_0_1_imu": 0xC302A00, "gc_12_0_1_rlc": 0xBE7DA0},
}


def test_versions_are_those_of_the_package() -> None:
    assert {known.name: known.version for known in ledger.LEDGER} == VERSIONS


def test_provenance_tells_the_version_and_whether_the_bytes_are_the_same() -> None:
    known = ledger.BY_NAME["gc_11_0_0_mec"]
    assert ledger.provenance("gc_11_0_0_mec", b"x", known.version).endswith("but not the ledger's bytes")
    assert "the ledger has 0xa1e" in ledger.provenance("gc_11_0_0_mec", b"x", 1)
    assert ledger.provenance("gc_9_0_0_mec", b"x", 1) == "not in the ledger"
