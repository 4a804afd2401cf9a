"""The security processor: a boot that works, and each rule of its mailboxes broken once.

Covers psp_rules.py, psp_processor.py, psp_bootloader.py, psp_ring.py and psp_commands.py too.
"""

from __future__ import annotations

import pytest

from autogen.amd import psp
from autogen.amd.psp import BinType, BootloaderCommand, FwType, GfxCommand
from drivers.sim.amd.pci import firmware
from tests.drivers.sim.amd.pci.rig import COMMAND, FENCE, RING, STAGING, TMR, NeverReady, Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START, chain, enable, invalidate, map_pages

KDB, SYS = BootloaderCommand.LOAD_KEY_DATABASE, BootloaderCommand.LOAD_SYSDRV


def test_a_card_boots_in_the_kernels_order(rig: Rig) -> None:
    rig.boot_gfx()
    assert rig.card.rlc.is_ready
    assert rig.psp.commands.loaded >= rig.psp.rules.required


def test_a_command_while_the_bootloader_is_busy_is_lost(rig: Rig) -> None:
    rig.bootloader(KDB, rig.parts()[BinType.PSP_KDB])
    fault = rig.fails("E_PSP_BL_BUSY", lambda: rig.set_c2p(35, SYS))
    assert str(fault.where["reg"]).endswith("SMN_C2PMSG_35")


def test_the_bootloader_takes_nothing_once_sos_runs(rig: Rig) -> None:
    rig.boot_sos()
    assert "SOS runs" in str(rig.fails("E_PSP_BL_BUSY", lambda: rig.set_c2p(35, KDB)))


@pytest.mark.parametrize("address", [STAGING, 1 << 40])
def test_the_image_buffer_lies_in_the_frame_buffer(rig: Rig, address: int) -> None:
    rig.wait(lambda: bool(rig.c2p(35) >> 31))
    rig.set_c2p(36, address >> 20)
    rig.fails("E_PSP_ALIGN", lambda: rig.set_c2p(35, KDB))


def test_the_image_buffer_may_be_mapped_memory_as_the_kernels_is(rig: Rig) -> None:
    image = rig.parts()[BinType.PSP_KDB]
    chain(rig)
    map_pages(rig, 0, DATA, 256)
    enable(rig, "MM")
    invalidate(rig, "MM")
    rig.store(DATA, image.ljust(1 << 20, b"\0"))
    rig.wait(lambda: bool(rig.c2p(35) >> 31))
    rig.set_c2p(36, START >> 20)
    rig.set_c2p(35, KDB)
    rig.wait(lambda: rig.c2p(35) == 0x8000_0000)


def test_components_come_in_order(rig: Rig) -> None:
    fault = rig.fails("E_PSP_ORDER", lambda: rig.bootloader(SYS, rig.parts()[BinType.PSP_SYS_DRV]))
    assert "expected PSP_KDB" in str(fault)


def test_a_component_does_not_come_twice(rig: Rig) -> None:
    kdb = rig.parts()[BinType.PSP_KDB]
    rig.bootloader(KDB, kdb)
    rig.fails("E_PSP_ORDER", lambda: rig.bootloader(KDB, kdb))


def test_sos_needs_every_component_that_the_chips_file_has(navi48: Rig) -> None:
    parts = navi48.parts()
    for command, kind in ((KDB, BinType.PSP_KDB), (BootloaderCommand.LOAD_TOS_SPL_TABLE, BinType.PSP_SPL)):
        navi48.bootloader(command, parts[kind])
    navi48.bootloader(SYS, parts[BinType.PSP_SYS_DRV])
    sos = BootloaderCommand.LOAD_SOSDRV
    fault = navi48.fails("E_PSP_ORDER", lambda: navi48.bootloader(sos, parts[BinType.PSP_SOS]))
    assert "PSP_SOC_DRV" in str(fault)


def test_mp0_13_takes_the_key_database_with_the_spl_command(navi31: Rig) -> None:
    kdb = navi31.parts()[BinType.PSP_KDB]
    navi31.bootloader(KDB, kdb)
    navi31.bootloader(BootloaderCommand.LOAD_TOS_SPL_TABLE, kdb)
    navi31.wait(lambda: navi31.c2p(35) == 0x8000_0000)


@pytest.mark.parametrize("signed", [True, False])
def test_a_damaged_or_unsigned_image_is_refused(rig: Rig, signed: bool) -> None:
    major = firmware.VERSIONS[rig.chip]["MP0"][0]
    data = bytearray(firmware.image(firmware.BOOTLOADER, BinType.PSP_KDB, major, signed=signed))
    data[100] ^= int(signed)
    fault = rig.fails("E_PSP_SIGNATURE", lambda: rig.bootloader(KDB, bytes(data)))
    assert str(fault.where["reg"]).endswith("SMN_C2PMSG_36")  # which says where the image is


def test_an_image_without_hdp_flush_is_not_seen(rig: Rig) -> None:
    rig.wait(lambda: bool(rig.c2p(35) >> 31))
    rig.store(STAGING, rig.parts()[BinType.PSP_KDB], flush=False)
    rig.set_c2p(36, rig.mc(STAGING) >> 20)
    rig.fails("E_HDP_STALE", lambda: rig.set_c2p(35, KDB))


def test_a_ring_before_sos_has_come_up_is_a_race(rig: Rig) -> None:
    parts = rig.parts()
    rig.fails("E_PSP_RING_STATE", lambda: rig.set_c2p(64, 2 << 16))
    for command, kind in ((c, k) for c, k in _steps() if k in parts):
        rig.bootloader(command, parts[kind])
    rig.fails("E_PSP_SOL", lambda: rig.set_c2p(64, 2 << 16))


def _steps() -> list[tuple[BootloaderCommand, BinType]]:
    from drivers.sim.amd.pci.psp_rules import STEPS

    return list(STEPS.items())


def test_a_second_ring_needs_the_first_destroyed(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    fault = rig.fails("E_PSP_RING_STATE", lambda: rig.set_c2p(64, 2 << 16))
    assert "destroy it first" in str(fault)
    rig.set_c2p(64, 0x30000)
    rig.wait(lambda: bool(rig.c2p(64) >> 31))
    rig.create_ring()


@pytest.mark.parametrize(
    ("command", "why"),
    [(7 << 16, "command 0x70000 is not one"), (2 << 16, "4 KiB alignment, whole 64-byte frames")],
)
def test_ring_commands_that_are_none_and_rings_of_no_size_are_refused(
    rig: Rig, command: int, why: str
) -> None:
    rig.boot_sos()
    fault = rig.fails("E_PSP_RING_STATE", lambda: rig.set_c2p(64, command))
    assert why in str(fault) and str(fault.where["reg"]).endswith("C2PMSG_64")
    assert rig.c2p(64) >> 31


def test_a_write_pointer_without_a_ring_is_refused(rig: Rig) -> None:
    rig.boot_sos()
    rig.fails("E_PSP_RING_STATE", lambda: rig.set_c2p(67, 16))


@pytest.mark.parametrize("wptr", [8, 0x400, 0x410])
def test_the_write_pointer_counts_whole_frames_and_wraps(rig: Rig, wptr: int) -> None:
    rig.boot_sos()
    rig.create_ring()
    rig.fails("E_PSP_WPTR", lambda: rig.set_c2p(67, wptr))


def test_the_ring_goes_round(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring(size=0x100)
    for _ in range(9):
        rig.command(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.BOOT_CFG), ring_dw=0x40)
    assert rig.fences == 9


def test_an_unknown_command_is_refused(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    rig.fails("E_PSP_CMD", lambda: rig.command(psp.psp_gfx_cmd_resp(cmd_id=0x99)))


def test_a_command_buffer_of_another_version_is_refused(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    wrong = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_TOC, buf_version=2)
    rig.fails("E_PSP_CMD", lambda: rig.command(wrong))


def test_a_misaligned_command_buffer_is_refused(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    frame = psp.psp_gfx_rb_frame(
        cmd_buf_addr_lo=(rig.mc(COMMAND) & 0xFFFFFFFF) + 64,
        cmd_buf_addr_hi=rig.mc(COMMAND) >> 32,
        fence_addr_lo=rig.mc(FENCE) & 0xFFFFFFFF,
        fence_addr_hi=rig.mc(FENCE) >> 32,
    )
    rig.store(RING, bytes(frame))
    rig.fails("E_PSP_CMD", lambda: rig.set_c2p(67, 16))


def test_a_frame_without_hdp_flush_is_not_seen(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    rig.store(RING, bytes(64), flush=False)
    rig.fails("E_HDP_STALE", lambda: rig.set_c2p(67, 16))


def test_firmware_before_the_tmr_is_refused_but_power_firmware_is_not(navi31: Rig) -> None:
    navi31.boot_sos()
    navi31.create_ring()
    navi31.load_toc()
    assert navi31.load_fw(FwType.SMU).status == 0
    navi31.fails("E_PSP_NO_TMR", lambda: navi31.load_fw(FwType.RLC_G))


@pytest.mark.parametrize(("size", "offset"), [(0x100000, TMR), (0x1300000, TMR + 4096)])
def test_a_small_or_misaligned_tmr_is_refused(navi31: Rig, size: int, offset: int) -> None:
    navi31.boot_sos()
    navi31.create_ring()
    assert navi31.load_toc().tmr_size == 0x1300000
    navi31.fails("E_PSP_NO_TMR", lambda: navi31.setup_tmr(size, offset))


def test_a_second_tmr_is_refused(navi31: Rig) -> None:
    navi31.boot_psp()
    navi31.fails("E_PSP_TMR_DUP", navi31.setup_tmr)


def test_navi48_has_its_tmr_from_boot(navi48: Rig) -> None:
    navi48.boot_psp()
    assert "at boot" in str(navi48.fails("E_PSP_TMR_DUP", navi48.setup_tmr))


def test_navi48_drops_a_second_tmr_without_an_answer() -> None:
    """As a card was seen to do where the rule is only noted."""
    rig = open_rig("navi48", allow=frozenset({"E_PSP_TMR_DUP"}))
    rig.boot_psp()
    with pytest.raises(NeverReady):
        rig.setup_tmr()
    rig.card.close()


def test_navi48_needs_the_toc_for_what_lives_in_the_tmr(navi48: Rig) -> None:
    navi48.boot_sos()
    navi48.create_ring()
    assert all(navi48.load_fw(kind).status == 0 for kind in (FwType.SMU, FwType.IMU_I, FwType.IMU_D))
    fault = navi48.fails("E_PSP_NO_TMR", lambda: navi48.load_fw(FwType.SDMA_UCODE_TH0))
    assert "before LOAD_TOC" in str(fault)


@pytest.mark.parametrize(("offset", "is_taken"), [(32, True), (2, False)])
def test_firmware_lies_at_any_dword(rig: Rig, offset: int, is_taken: bool) -> None:
    rig.boot_psp()
    image = rig.image(FwType.IMU_I)
    rig.store(STAGING + offset, image)
    command = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_IP_FW)
    load, address = command.cmd.cmd_load_ip_fw, rig.mc(STAGING + offset)
    load.fw_phy_addr_lo, load.fw_phy_addr_hi = address & 0xFFFFFFFF, address >> 32
    load.fw_size, load.fw_type = len(image), FwType.IMU_I
    if is_taken:
        assert rig.command(command).status == 0
    else:
        rig.fails("E_PSP_ALIGN", lambda: rig.command(command))


def test_an_autoload_that_lacks_something_says_not_found() -> None:
    rig = open_rig("navi48", allow=frozenset({"E_AUTOLOAD_MISSING"}))
    rig.boot_psp()
    assert rig.autoload().status == 0xFFFF0007
    rig.card.close()


def test_the_tmr_is_closed_to_the_cpu(navi31: Rig) -> None:
    navi31.boot_psp()
    navi31.fails("E_TMR_ACCESS", lambda: navi31.store(TMR + 64, b"x"))
    navi31.store(TMR - 64, b"x")


def test_a_destroyed_tmr_is_memory_again(navi31: Rig) -> None:
    navi31.boot_psp()
    assert navi31.command(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.DESTROY_TMR)).status == 0
    navi31.store(TMR + 64, b"x")


def test_autoload_names_what_is_missing(rig: Rig) -> None:
    rig.boot_psp()
    rig.load_fw(FwType.RLC_G)
    fault = rig.fails("E_AUTOLOAD_MISSING", rig.autoload)
    assert "RS64_MEC" in str(fault) and "RLC_G" not in str(fault).replace("AUTOLOAD_RLC", "")


def test_autoload_needs_no_restore_lists(rig: Rig) -> None:
    """A public driver that runs on both chips sends these and no more."""
    rig.boot_psp()
    sdma = [FwType.SDMA_UCODE_TH0, *([FwType.SDMA_UCODE_TH1] if rig.chip == "navi31" else [])]
    me = [FwType.RS64_PFP, FwType.RS64_PFP_P0_STACK, FwType.RS64_ME, FwType.RS64_ME_P0_STACK]
    mec, imu = [FwType.RS64_MEC, FwType.RS64_MEC_P0_STACK], [FwType.IMU_I, FwType.IMU_D]
    rlc = [FwType.RLC_IRAM, FwType.RLC_DRAM_BOOT, FwType.RLC_G]
    for kind in (*sdma, *(me if rig.chip == "navi48" else []), *mec, *imu, *rlc):
        rig.load_fw(kind)
    assert rig.autoload().status == 0
    rig.enable_features()
    rig.wait(lambda: bool(rig.read("RLC_RLCS_BOOTLOAD_STATUS") >> 31))


def test_a_tmr_is_no_larger_than_what_public_drivers_set_aside(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    assert rig.load_toc().tmr_size == {"navi31": 0x130_0000, "navi48": 0}[rig.chip]


def test_autoload_cites_the_first_command_that_failed() -> None:
    rig = open_rig("navi31", allow=frozenset({"E_FW_IPVER"}))
    rig.boot_psp()
    assert rig.load_fw(FwType.RLC_G, rig.image(FwType.RLC_P)).status != 0
    assert "command 0x6 answered" in str(rig.fails("E_AUTOLOAD_MISSING", rig.autoload))
    rig.card.close()


def test_firmware_of_another_type_or_generation_is_refused(rig: Rig) -> None:
    rig.boot_psp()
    rig.fails("E_FW_IPVER", lambda: rig.load_fw(FwType.RLC_G, rig.image(FwType.RLC_P)))
    rig.fails("E_FW_IPVER", lambda: rig.load_fw(FwType.SDMA0, rig.image(FwType.SDMA_UCODE_TH0)))


def test_a_reset_forgets_everything(rig: Rig) -> None:
    rig.boot_gfx()
    rig.board.bus.reset()
    assert not rig.psp.bootloader.sos and rig.psp.ring.place is None and not rig.psp.commands.loaded
    assert not rig.card.smu.is_running and not rig.card.rlc.is_ready


@pytest.mark.parametrize("point", ["psp.bootloader.timeout", "psp.sos.dead"])
def test_an_injected_fault_leaves_the_mailbox_silent(rig: Rig, point: str) -> None:
    rig.board.faults.arm(point)
    with pytest.raises(NeverReady):
        rig.boot_sos()
    assert rig.board.faults.fired == [point]


def test_a_bootloader_error_shows_in_the_low_bits(rig: Rig) -> None:
    rig.board.faults.arm("psp.bootloader.error")
    rig.bootloader(KDB, rig.parts()[BinType.PSP_KDB])
    rig.wait(lambda: bool(rig.c2p(35) >> 31))
    assert rig.c2p(35) & 0xFF


@pytest.mark.parametrize("point", ["psp.ring.timeout", "psp.fence.never", "psp.autoload.never"])
def test_an_injected_fault_of_the_ring_leaves_the_driver_waiting(rig: Rig, point: str) -> None:
    rig.board.faults.arm(point)
    with pytest.raises(NeverReady):
        rig.boot_gfx()
    assert rig.board.faults.fired == [point]


def test_an_injected_status_is_what_the_driver_reads(rig: Rig) -> None:
    rig.boot_sos()
    rig.create_ring()
    rig.board.faults.arm("psp.command.status")
    assert rig.load_toc().status != 0
    assert "0x20" in rig.psp.commands.first_failure


def test_trusted_applications_are_kept_under_session_ids(rig: Rig) -> None:
    rig.boot_psp()
    rig.store(STAGING, b"an image that this model cannot judge")
    sessions = []
    for kind in (GfxCommand.LOAD_ASD, GfxCommand.LOAD_TA):
        command = psp.psp_gfx_cmd_resp(cmd_id=kind)
        load = command.cmd.cmd_load_ta
        load.app_phy_addr_lo, load.app_phy_addr_hi = rig.mc(STAGING) & 0xFFFFFFFF, rig.mc(STAGING) >> 32
        load.app_len = 64
        answer = rig.command(command)
        assert answer.status == 0
        sessions.append(answer.session_id)
    assert sessions == [1, 2]
    assert rig.command(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.UNLOAD_TA)).status == 0
    assert rig.command(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.INVOKE_CMD)).status != 0


def test_a_trusted_application_of_zeros_is_refused(rig: Rig) -> None:
    rig.boot_psp()
    rig.store(STAGING, bytes(4096))
    command = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_ASD)
    load = command.cmd.cmd_load_ta
    load.app_phy_addr_lo, load.app_phy_addr_hi = rig.mc(STAGING) & 0xFFFFFFFF, rig.mc(STAGING) >> 32
    load.app_len = 64
    rig.fails("E_PSP_SIGNATURE", lambda: rig.command(command))
