"""Boards of the same chips: each has its own name, units and firmware files."""

from __future__ import annotations

import pytest

from drivers.amd.am.card import AmCard
from drivers.amd.am.chip import chip_of, navi31, navi48
from drivers.amd.am.models import MODELS, of_board
from drivers.core.errors import DeviceError
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot


@pytest.mark.parametrize(
    ("board", "product", "units", "mib"),
    [
        ("navi31", "Radeon RX 7900 XTX", 96, 24560),
        ("rx7900xt", "Radeon RX 7900 XT", 84, 20464),
        ("rx7900gre", "Radeon RX 7900 GRE", 80, 16368),
        ("navi48", "Radeon RX 9070 XT", 64, 16304),
        ("rx9070", "Radeon RX 9070", 56, 16304),
        ("r9700", "Radeon AI PRO R9700", 64, 32624),
        ("r9600d", "Radeon AI PRO R9600D", 48, 32624),
    ],
)
def test_a_board_is_driven_with_its_own_counts(board: str, product: str, units: int, mib: int) -> None:
    host = PciHost(board)
    machine = boot(host)
    card = AmCard(machine)
    assert (card.node.name, card.node.cu_count, card.node.vram_bytes) == (product, units, mib << 20)
    assert card.node.engine_count == machine.inventory.shaders.engines
    assert card.node.scratch_waves_per_engine == units * 32 // card.node.engine_count
    assert len(machine.units) == machine.inventory.shaders.engines * 2
    card.close()
    host.shutdown()


def test_an_array_that_is_off_counts_none_and_writes_reach_all_arrays_afterwards() -> None:
    host = PciHost("rx7900gre")
    machine = boot(host)
    assert machine.units == (0, 0, *[8] * 10)
    assert host.cards[0].bus.word("GRBM_GFX_INDEX") == 0xE000_0000
    host.shutdown()


def test_kicker_boards_and_the_gre_have_files_of_their_own() -> None:
    """Linux amdgpu_ucode.c kicker_device_list, gfx_v11_0_init_microcode."""
    kicker = of_board(navi48(), 0x7551, 0xC8).firmware
    assert (kicker.psp, kicker.smu) == ("psp_14_0_3_sos_kicker", "smu_14_0_3_kicker")
    assert (kicker.imu, kicker.rlc) == ("gc_12_0_1_imu_kicker", "gc_12_0_1_rlc_kicker")
    assert kicker.mec == "gc_12_0_1_mec"
    assert of_board(navi31(), 0x744B, 0x00).firmware.psp == "psp_13_0_0_sos_kicker"
    assert of_board(navi31(), 0x744C, 0xCE).firmware.rlc == "gc_11_0_0_rlc_1"
    assert of_board(navi31(), 0x744C, 0xC8).firmware == navi31().firmware


def test_a_board_that_nobody_has_named_is_driven_under_its_numbers() -> None:
    assert of_board(navi48(), 0x7550, 0xC9).product == "navi48 board 0x7550 revision 0xc9"
    assert all(device >= 0x7448 for device, _ in MODELS)


def test_a_neighbour_s_chip_is_named_with_what_lacks_for_it() -> None:
    for version, name in (((11, 0, 3), "RX 7800 XT"), ((11, 0, 2), "RX 7600"), ((12, 0, 0), "RX 9060 XT")):
        with pytest.raises(DeviceError, match=f"{name}.*machine code, register files and firmware lack here"):
            chip_of(version)
