"""Power of the graphics registers: before, during and after the autoload."""

from __future__ import annotations

from autogen.amd.psp import FwType
from tests.drivers.sim.amd.pci.rig import Rig


def test_graphics_registers_have_no_power_before_autoload(rig: Rig) -> None:
    rig.fails("E_GFX_OFF", lambda: rig.read("CP_HQD_ACTIVE"))
    rig.fails("E_GFX_OFF", lambda: rig.write("GCVM_CONTEXT0_CNTL", 0))
    assert rig.read("SCRATCH_REG7") == 0
    assert rig.read("MMVM_CONTEXT0_CNTL") & 1 == 0


def loaded(rig: Rig) -> None:
    """Up to AUTOLOAD_RLC."""
    rig.boot_psp()
    for kind in rig.psp.rules.required - {FwType.SMU}:
        rig.load_fw(kind)
    rig.autoload()


def test_work_before_the_autoload_has_ended_is_too_early(rig: Rig) -> None:
    loaded(rig)
    assert rig.read("RLC_RLCS_BOOTLOAD_STATUS") >> 31 == 0
    assert (rig.read("CP_STAT") != 0) == (rig.chip == "navi31")
    rig.fails("E_RLC_NOT_READY", lambda: rig.read("CP_HQD_ACTIVE"))


def test_navi48_s_autoload_waits_for_the_power_firmware_s_features(navi48: Rig) -> None:
    """A real RX 9070 XT read 0 and 0 for two seconds (hw-logs, recovery-compute-stage7)."""
    loaded(navi48)
    navi48.board.timers.pass_time(2_000_000_000)
    assert (navi48.read("CP_STAT"), navi48.read("RLC_RLCS_BOOTLOAD_STATUS")) == (0, 0)
    assert "EnableAllSmuFeatures" in str(
        navi48.fails("E_RLC_NOT_READY", lambda: navi48.read("CP_HQD_ACTIVE"))
    )
    navi48.enable_features()
    assert navi48.read("RLC_RLCS_BOOTLOAD_STATUS") >> 31


def test_the_power_up_controller_can_be_read_at_any_time(rig: Rig) -> None:
    """Values of an RX 9070 XT after a UEFI POST, and after its boot (same logs)."""
    assert (rig.read("GFX_IMU_CORE_CTRL"), rig.read("GFX_IMU_GFX_RESET_CTRL")) == (0x9, 0x30)
    rig.boot_gfx()
    assert rig.read("GFX_IMU_GFX_RESET_CTRL") == 0x7F


def test_a_booted_card_answers(rig: Rig) -> None:
    rig.boot_gfx()
    rig.write("GRBM_GFX_CNTL", 4)
    assert rig.read("CP_HQD_ACTIVE") == 0


def test_the_clock_counter_is_held_for_reading(rig: Rig) -> None:
    rig.boot_gfx()
    rig.write("RLC_CAPTURE_GPU_CLOCK_COUNT", 1)
    first = rig.read("RLC_GPU_CLOCK_COUNT_LSB")
    rig.board.timers.pass_time(1_000_000)
    assert rig.read("RLC_GPU_CLOCK_COUNT_LSB") == first
    rig.write("RLC_CAPTURE_GPU_CLOCK_COUNT", 0)
    assert rig.read("RLC_GPU_CLOCK_COUNT_LSB") == first
    rig.board.timers.pass_time(50_000_000_000)
    rig.write("RLC_CAPTURE_GPU_CLOCK_COUNT", 1)
    now = rig.board.timers.now_ns // 10
    assert now >> 32 and rig.read("RLC_CAPTURE_GPU_CLOCK_COUNT") == 0
    assert rig.read("RLC_GPU_CLOCK_COUNT_LSB") == now & 0xFFFF_FFFF
    assert rig.read("RLC_GPU_CLOCK_COUNT_MSB") == now >> 32


def test_a_message_of_safe_mode_is_taken(rig: Rig) -> None:
    """gfx_v11_0_set_safe_mode: CMD and MESSAGE are written as 1, then CMD is awaited to be 0."""
    rig.boot_gfx()
    for message in (1, 0):
        rig.write("RLC_SAFE_MODE", 1 | message << 1)
        assert rig.read("RLC_SAFE_MODE") & 1
        rig.wait(lambda: not rig.read("RLC_SAFE_MODE") & 1)
        assert rig.read("RLC_SAFE_MODE") == message << 1


def test_an_rlc_that_does_not_run_takes_no_message(rig: Rig) -> None:
    rig.write("RLC_SAFE_MODE", 3)
    rig.board.timers.pass_time(1_000_000)
    assert rig.read("RLC_SAFE_MODE") == 3


def test_allowing_gfxoff_closes_the_registers_again(rig: Rig) -> None:
    rig.boot_gfx()
    rig.card.rlc.allow_gfxoff(True)
    rig.fails("E_GFX_OFF", lambda: rig.read("CP_HQD_ACTIVE"))
    rig.card.rlc.allow_gfxoff(False)
    rig.read("CP_HQD_ACTIVE")


def test_a_reset_forgets_the_captured_clock_and_messages(rig: Rig) -> None:
    rig.boot_gfx()
    rig.write("RLC_CAPTURE_GPU_CLOCK_COUNT", 1)
    rig.write("RLC_SAFE_MODE", 3)
    rig.board.bus.reset()
    names = ("RLC_GPU_CLOCK_COUNT_LSB", "RLC_GPU_CLOCK_COUNT_MSB", "RLC_SAFE_MODE")
    assert [rig.read(name) for name in names] == [0, 0, 0]
