"""Chip tables: a graphics core selects its own, and routes are the words of public drivers."""

from __future__ import annotations

import pytest

from drivers.amd.am.chip import ChipTables, chip_of, navi31, navi48
from drivers.core.errors import DeviceError


def test_the_graphics_core_selects_the_table() -> None:
    assert chip_of((11, 0, 0)).name == "navi31"
    assert chip_of((12, 0, 1)).name == "navi48"
    with pytest.raises(DeviceError, match=r"graphics core 10\.3\.0; supported are 11\.0\.0 \(navi31\)"):
        chip_of((10, 3, 0))


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_doorbell_routes_have_the_words_of_public_drivers(chip: ChipTables) -> None:
    # nbio_v4_3.c and nbif_v6_3_1.c: port 0 awid 3, port 3 awid 6, both to segment 3
    assert [int(route) for route in chip.doorbell_routes[:2]] == [0x30000007, 0x3000000D]


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_clients_of_the_graphics_hub_have_the_kernel_s_names(chip: ChipTables) -> None:
    """gfxhub_v3_0.c, gfxhub_client_ids; 1 and 12 are reserved."""
    names = [
        "CB/DB",
        "",
        "GE1",
        "GE2",
        "CPF",
        "CPC",
        "CPG",
        "RLC",
        "TCP",
        "SQC (instructions)",
        "SQC (data)",
        "SQG",
    ]
    wanted = {n: name for n, name in enumerate([*names, "", "SDMA0", "SDMA1"]) if name}
    assert chip.fault_clients == wanted


# Linux mmhub_v3_0.c mmhub_client_ids_v3_0_0, mmhub_v4_1_0.c mmhub_client_ids_v4_1_0, reads and writes in one;
# of VCN 0 and of VCN the reads have a number of their own, 32 + its. Without the debug bus.
MM_CLIENTS = {
    "navi31": "VMC:0 DCEDWB:3 DCEDMC:4 DCEVGA:5 MP0:6 MP1:7 MPIO:8 XDP:14 OSSSYS:15 HDP:16 LSDMA:17 JPEG:18"
    " VCNU0:19 VCN0:20 VSCH:21 VCNU1:22 VCN1:23 VCN0:52",
    "navi48": "VMC:0 DCEDWB:3 DCEDMC:4 MP0:6 MP1:7 MPIO:8 XDP:14 OSSSYS:15 LSDMA:16 JPEG:17 VCNWR:18 VCNU:19"
    " VSCH:22 HDP:23 VCNRD:55",
}


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_clients_of_the_mm_hub_have_the_names_that_linux_gives_them(chip: ChipTables) -> None:
    named = (pair.split(":") for pair in MM_CLIENTS[chip.name].split())
    assert {n: name.partition(" ")[0] for n, name in chip.mm_clients.items()} == {
        int(number): name for name, number in named
    }


def test_what_is_told_of_each_chip_is_what_public_records_say() -> None:
    """Discovery tables of cards (amdgpu's dmesg), gfx_v11_0.c, gfx_v12_0.c, psp_v13_0.c."""
    old, new = navi31(), navi48()
    versions = {int(block): version for block, version in old.versions.items()}
    assert versions[11] == (11, 0, 0) and versions[42] == (6, 0, 0) and versions[34] == (3, 0, 0)
    assert (old.mec_pipes, new.mec_pipes) == (4, 2)
    assert (old.psp.status_mask, new.psp.status_mask) == (0xFFFF_FFFF, 0x8000_0000)
    assert (old.mode1_wait_ms, new.mode1_wait_ms) == (500, 1000)  # SMU_13_0_0's 500 ms, smu_v14_0_2's 1 s
    assert (old.sends_kdb_as_spl, new.sends_kdb_as_spl) == (True, False)
    assert (old.has_boot_time_tmr, new.has_boot_time_tmr) == (False, True)
    assert (old.sdma_freezes, new.sdma_freezes) == (True, False)
    lets_run = ({"halt": 0, "th1_reset": 0}, {"halt": 0, "reset": 0})  # sdma_v6_0_, sdma_v7_0_gfx_resume
    assert (old.sdma_run, new.sdma_run) == lets_run
