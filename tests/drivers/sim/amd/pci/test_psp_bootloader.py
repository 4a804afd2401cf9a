"""The security processor's bootloader: what its mailboxes read and when. Its rules: test_psp.py.

Values and times: logs of RX4Darwin/AMDRadeonRDNA4.kext and Linux psp_v13_0.c.
"""

from __future__ import annotations

import pytest

from autogen.amd.psp import BinType, BootloaderCommand
from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.psp_bootloader import LOAD_NS, MIB, RING_NS, SOS_NS
from drivers.sim.amd.pci.psp_rules import STEPS
from tests.drivers.sim.amd.pci.rig import STAGING, Rig, open_rig

KDB, SYS, SPL = (
    *(BootloaderCommand.LOAD_KEY_DATABASE, BootloaderCommand.LOAD_SYSDRV),
    BootloaderCommand.LOAD_TOS_SPL_TABLE,
)
READY, NS_OF_A_READ = 0x8000_0000, 1000


def read_after(rig: Rig, number: int, ns: int) -> int:
    """C2PMSG_`number`, `ns` from now."""
    rig.board.timers.pass_time(ns - NS_OF_A_READ)
    return rig.c2p(number)


def test_the_bootloader_listens_a_while_after_power_came_up(rig: Rig) -> None:
    rig.board.power.cycle()
    assert rig.c2p(35) == 0
    assert read_after(rig, 35, LOAD_NS - 2 * NS_OF_A_READ) == 0
    assert read_after(rig, 35, LOAD_NS + 2 * NS_OF_A_READ) == READY


def test_a_component_takes_its_time_and_the_mailbox_reads_0_meanwhile(rig: Rig) -> None:
    rig.bootloader(KDB, rig.parts()[BinType.PSP_KDB])
    assert rig.c2p(35) == 0
    assert read_after(rig, 35, LOAD_NS - 2 * NS_OF_A_READ) == 0
    assert read_after(rig, 35, LOAD_NS + 2 * NS_OF_A_READ) == READY
    assert rig.c2p(36) == rig.mc(STAGING) >> 20


def test_a_component_that_failed_may_come_again(rig: Rig) -> None:
    rig.board.faults.arm("psp.bootloader.error")
    rig.bootloader(KDB, rig.parts()[BinType.PSP_KDB])
    assert read_after(rig, 35, 2 * LOAD_NS) == READY | 0x1A
    rig.bootloader(KDB, rig.parts()[BinType.PSP_KDB])
    assert read_after(rig, 35, 2 * LOAD_NS) == READY


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_where_it_is_allowed_a_wrong_image_fails_like_any_other(chip: str) -> None:
    rig = open_rig(chip, allow=frozenset({"E_PSP_SIGNATURE"}))
    rig.bootloader(KDB, bytes(MIB))
    assert read_after(rig, 35, 2 * LOAD_NS) == READY | 0x1A
    (noted,) = rig.board.bus.warnings
    assert noted.code == "E_PSP_SIGNATURE" and noted.detail.startswith(
        "bootloader, PSP_KDB: the image is empty"
    )
    rig.card.close()


def test_sos_takes_35_ms_and_its_ring_a_little_more(rig: Rig) -> None:
    parts = rig.parts()
    for command, kind in STEPS.items():
        if kind in parts:
            rig.bootloader(command, parts[kind])
    told = rig.fails("E_PSP_BL_BUSY", lambda: rig.set_c2p(35, KDB))
    assert "the bootloader is busy (C2PMSG_35 bit 31 is 0)" in told.detail
    assert (rig.c2p(81), rig.c2p(64)) == (0, 0)
    assert read_after(rig, 81, SOS_NS - 5 * NS_OF_A_READ) == 0
    rig.wait(lambda: rig.c2p(81) != 0)
    assert (rig.c2p(81), rig.c2p(64)) == (0x0469_1A49, 0)
    assert read_after(rig, 64, 2 * RING_NS) == READY


def test_the_version_of_sos_is_told_once_it_runs(navi31: Rig) -> None:
    assert navi31.c2p(58) == 0
    navi31.boot_sos()
    assert navi31.c2p(58) == 0x31_0035


def test_a_command_that_the_bootloader_has_not_is_refused_at_its_mailbox(rig: Rig) -> None:
    fault = rig.fails("E_PSP_CMD", lambda: rig.set_c2p(35, 0x1234))
    assert (
        str(fault.where["reg"]).endswith("C2PMSG_35") and "command 0x1234 is not one it has" in fault.detail
    )


def test_the_order_s_refusal_names_what_came_and_what_is_due(rig: Rig) -> None:
    parts = rig.parts()
    told = rig.fails("E_PSP_ORDER", lambda: rig.bootloader(SPL, parts[BinType.PSP_SPL])).detail
    assert told == "bootloader got PSP_SPL, expected PSP_KDB; loaded so far: nothing"
    rig.bootloader(KDB, parts[BinType.PSP_KDB])
    rig.bootloader(SPL, parts[BinType.PSP_SPL])
    told = rig.fails("E_PSP_ORDER", lambda: rig.bootloader(SPL, parts[BinType.PSP_SPL])).detail
    assert told == "bootloader got PSP_SPL, expected something after PSP_SPL; loaded so far: PSP_KDB, PSP_SPL"


def test_the_key_database_comes_again_with_the_spl_command_on_mp0_13_alone(rig: Rig) -> None:
    kdb = rig.parts()[BinType.PSP_KDB]
    rig.bootloader(KDB, kdb)
    if rig.chip == "navi31":
        rig.bootloader(SPL, kdb)
        rig.wait(lambda: rig.c2p(35) == READY)
    else:
        rig.fails("E_FW_IPVER", lambda: rig.bootloader(SPL, kdb))
    rig.wait(lambda: bool(rig.c2p(35) >> 31) or rig.chip == "navi48")


def test_the_image_buffer_is_a_whole_mebibyte_of_video_memory(rig: Rig) -> None:
    rig.wait(lambda: bool(rig.c2p(35) >> 31))
    size = rig.board.memory.size_bytes
    image = rig.parts()[BinType.PSP_KDB].ljust(MIB, b"\0")
    rig.set_c2p(36, rig.mc(size) >> 20)
    fault = rig.fails("E_PSP_ALIGN", lambda: rig.set_c2p(35, KDB))
    assert fault.where["addr"] == rig.mc(size) and f"inside {rig.mc(0):#x}..{rig.mc(size):#x}" in fault.detail
    at = 48 * MIB
    rig.store(at, image)
    rig.set_c2p(36, rig.mc(at) >> 20)
    rig.set_c2p(35, KDB)
    rig.wait(lambda: rig.c2p(35) == READY)


@pytest.mark.parametrize("size", [MIB // 2 + 64, MIB])
def test_an_image_may_fill_its_buffer(rig: Rig, size: int) -> None:
    major = 13 if rig.chip == "navi31" else 14
    rig.bootloader(KDB, firmware.image(firmware.BOOTLOADER, BinType.PSP_KDB, major, size=size))
    assert read_after(rig, 35, 2 * LOAD_NS) == READY
