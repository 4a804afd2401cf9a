"""Every register of a chip by address: classes of our own, classes made from rows, and what is not there."""

from __future__ import annotations

import pytest

from autogen.amd import blocks, gc_11_0_0, gc_12_0_0, ip, nbio_4_3_0
from autogen.amd.blocks import RegisterMap, registers_of
from autogen.amd.discovery import HwId
from autogen.schema import ReservedBits

BASES = {
    chip: {block.name: block.bases for block in known}
    for chip, known in {"navi31": ip.NAVI31, "navi48": ip.NAVI48}.items()
}


@pytest.fixture(scope="module", params=["navi31", "navi48"])
def chip(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def registers(chip: str) -> RegisterMap:
    return registers_of(chip, BASES[chip])


def test_our_own_classes_are_found_by_address() -> None:
    found = registers_of("navi31", BASES["navi31"])
    assert found[0x1260 + 0x1FAB] is gc_11_0_0.CP_HQD_ACTIVE
    assert found[0xDE3] is nbio_4_3_0.RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE
    found = registers_of("navi48", BASES["navi48"])
    assert found[0x1260 + 0x1FAB] is gc_12_0_0.CP_HQD_ACTIVE
    assert (found.name(0x16061), found.block(0x16061)) == ("MPASP_SMN_C2PMSG_33", "MP0")


def test_a_register_without_a_class_of_ours_gets_one_from_its_row() -> None:
    """gc_11_0_0_offset.h: SDMA1 stands 0x600 dwords behind SDMA0, queue 1 0x58 behind queue 0."""
    found = registers_of("navi31", BASES["navi31"])
    dword = 0x1260 + 0x80 + 0x600 + 0x58
    assert found.address("SDMA1_QUEUE1_RB_CNTL") == dword
    made = found[dword]
    assert made is found[dword]
    spans = {name: (field.hi, field.lo) for name, field in made.fields.items()}
    own = {name: (field.hi, field.lo) for name, field in gc_11_0_0.SDMA0_QUEUE0_RB_CNTL.fields.items()}
    assert spans == own
    assert made.address(BASES["navi31"]["GC"]) == dword
    with pytest.raises(ReservedBits, match="SDMA1_QUEUE1_RB_CNTL: reserved bits set"):
        made.decode(1 << 31)


def test_every_register_decodes_zero_and_has_its_own_name_at_its_address(registers: RegisterMap) -> None:
    assert len(registers) > 5000
    for dword in registers:
        register = registers[dword]
        assert int(register.decode(0)) == 0
        assert register.__name__ == registers.name(dword)


def test_no_two_blocks_claim_one_address(chip: str) -> None:
    owners: dict[int, str] = {}
    for name, block in blocks.BLOCKS[chip].items():
        bases = BASES[chip][name]
        places = [(r.__name__, r.segment, r.offset) for r in blocks.named(block)]
        places += [(label, segment, offset) for label, segment, offset, _ in blocks.rows(block.module)]
        for label, segment, offset in places:
            if label.startswith(block.prefix) and segment < len(bases):
                assert owners.setdefault(bases[segment] + offset, label) == label


def test_what_is_not_there_names_its_neighbour(registers: RegisterMap) -> None:
    assert 3 not in registers
    assert registers.get(3) is None
    with pytest.raises(KeyError):
        registers[3]
    assert registers.nearest(3) == "BIF_BX_PF0_MM_DATA + 0x2"
    assert registers.nearest(6) == "BIF_BX_PF0_MM_INDEX_HI"
    assert RegisterMap().nearest(6) == "no register is known"


def test_a_block_or_segment_without_a_base_is_left_out() -> None:
    found = registers_of("navi31", {"GC": (0x1260,)})
    assert found.name(0x1260 + 0x1FAB) == "CP_HQD_ACTIVE"
    assert {found.block(dword) for dword in found} == {"GC"}
    with pytest.raises(KeyError):
        found.address("GRBM_GFX_CNTL")  # segment 1


def test_a_chip_without_tables_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registers_of("navi21", {})


def test_the_block_names_are_discovery_names() -> None:
    for chip_blocks in blocks.BLOCKS.values():
        assert set(chip_blocks) <= set(HwId.__members__)


def test_the_listed_blocks_have_their_hardware_ids_and_published_versions() -> None:
    """Versions as amdgpu_discovery.c tells the generations apart."""
    versions = {chip: {b.name: b.version for b in known} for chip, known in CHIPS.items()}
    assert versions["navi31"]["GC"] == (11, 0, 0)
    assert versions["navi31"]["NBIF"] == (4, 3, 0)
    assert versions["navi48"]["GC"] == (12, 0, 1)
    assert versions["navi48"]["MP0"] == versions["navi48"]["MP1"] == (14, 0, 3)
    for known in CHIPS.values():
        for block in known:
            listed = HwId.__members__.get(block.name)
            assert block.hw_id == listed if listed is not None else block.name == f"HW_{block.hw_id}"
        assert len({(block.name, block.instance) for block in known}) == len(known)


CHIPS = {"navi31": ip.NAVI31, "navi48": ip.NAVI48}
