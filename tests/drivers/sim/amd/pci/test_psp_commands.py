"""What SOS answers, command by command. Its rules: test_psp.py.

Values of status: TEE's, as a public driver for the Radeon AI PRO R9700 saw them (psp_commands.py).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from autogen.amd import psp
from autogen.amd.psp import FwType, GfxCommand
from drivers.sim.amd.pci import psp_commands
from tests.drivers.sim.amd.pci.rig import MIB, STAGING, TMR, Rig, open_rig

BAD, NOT_FOUND, NOT_SUPPORTED = 0xFFFF_0006, 0xFFFF_0007, 0xFFFF_000A
SMALLEST = 0x130_0000


@pytest.fixture
def sos(rig: Rig) -> Rig:
    rig.boot_sos()
    rig.create_ring()
    return rig


def allowing(chip: str, *codes: str) -> Rig:
    rig = open_rig(chip, allow=frozenset(codes))
    rig.boot_sos()
    rig.create_ring()
    return rig


@pytest.mark.parametrize(
    "field", [("buf_version", 0), ("buf_version", 1), ("buf_size", 0), ("buf_size", 1024)]
)
def test_a_command_buffer_may_say_its_version_and_size(sos: Rig, field: tuple[str, int]) -> None:
    command = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.UNLOAD_TA, **dict([field]))
    assert sos.command(command).status == 0


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [("buf_version", 2, "version 0x2; must be 1"), ("buf_size", 512, "size 0x200; must be 0x400")],
)
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_another_version_or_size_is_refused_with_a_failure(
    chip: str, name: str, value: int, words: str
) -> None:
    rig = allowing(chip, "E_PSP_CMD")
    command = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.UNLOAD_TA, **{name: value})
    assert rig.command(command).status == BAD
    assert words in rig.board.bus.warnings[-1].detail
    assert rig.psp.commands.first_failure == f"command 0x2 answered {BAD:#x}"
    assert rig.command(psp.psp_gfx_cmd_resp(cmd_id=0x99)).status == psp.PSP_ERR_UNKNOWN_COMMAND == 0x100
    assert rig.psp.commands.first_failure == f"command 0x2 answered {BAD:#x}"
    rig.card.close()


@pytest.mark.parametrize(
    "command",
    [
        *(GfxCommand.INVOKE_CMD, GfxCommand.SAVE_RESTORE, GfxCommand.SETUP_VMR, GfxCommand.DESTROY_VMR),
        *(GfxCommand.PROG_REG, GfxCommand.GET_FW_ATTESTATION, GfxCommand.BOOT_CFG),
        GfxCommand.SRIOV_SPATIAL_PART,
    ],
)
def test_known_commands_without_a_model_are_not_supported(sos: Rig, command: GfxCommand) -> None:
    assert sos.command(psp.psp_gfx_cmd_resp(cmd_id=command)).status == NOT_SUPPORTED


def test_an_injected_failure_hits_a_command_that_was_done(sos: Rig) -> None:
    sos.board.faults.arm("psp.command.status")
    assert sos.load_toc().status == BAD
    assert sos.psp.commands.first_failure == f"command 0x20 answered {BAD:#x}"


def test_trusted_memory_needs_the_toc_and_is_as_large_as_that_says(navi31: Rig) -> None:
    navi31.boot_sos()
    navi31.create_ring()
    told = navi31.fails("E_PSP_NO_TMR", lambda: navi31.setup_tmr(SMALLEST)).detail
    assert told == "SETUP_TMR before LOAD_TOC told the size"


@pytest.mark.parametrize(
    ("size", "offset", "is_right"),
    [
        *[(SMALLEST, TMR, True), (SMALLEST + MIB, TMR + MIB, True), (SMALLEST - 1, TMR, False)],
        *[(SMALLEST, TMR + MIB // 2, False), (SMALLEST, -1 * MIB, False)],
    ],
)
def test_trusted_memory_is_large_enough_aligned_and_in_video_memory(
    navi31: Rig, size: int, offset: int, is_right: bool
) -> None:
    navi31.boot_sos()
    navi31.create_ring()
    navi31.load_toc()
    at = offset if offset >= 0 else navi31.board.memory.size_bytes + offset
    if not is_right:
        told = navi31.fails("E_PSP_NO_TMR", lambda: navi31.setup_tmr(size, at)).detail
        assert f"{size:#x} bytes at {navi31.mc(at):#x}; needed: 0x1300000 bytes" in told
        return
    assert navi31.setup_tmr(size, at).status == 0
    is_closed(navi31, at, at + size)
    assert navi31.psp.commands.tmr == navi31.board.memory.secure == (at, at + size)


def is_closed(rig: Rig, low: int, high: int) -> None:
    """The CPU may not touch [low, high), and may touch what lies beside it."""
    for at in (low, high - 1):
        told = rig.fails("E_TMR_ACCESS", lambda: rig.load(at, 1))  # noqa: B023
        assert told.where["paddr"] == at and "it belongs to the PSP's trusted memory region" in told.detail
        rig.fails("E_TMR_ACCESS", lambda: rig.store(at, b"x"))  # noqa: B023
    for at in (low - 1, high):
        rig.store(at, b"x")
        assert rig.load(at, 1) == b"x"


def test_navi48_s_trusted_memory_of_32_mib_ends_2_mib_below_the_top(navi48: Rig) -> None:
    size = navi48.board.memory.size_bytes
    is_closed(navi48, size - 34 * MIB, size - 2 * MIB)


def test_only_trusted_memory_that_the_driver_set_up_is_destroyed(sos: Rig) -> None:
    destroy = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.DESTROY_TMR)
    told = sos.fails("E_PSP_NO_TMR", lambda: sos.command(destroy)).detail
    assert told == "DESTROY_TMR without a TMR that the driver set up"


def test_destroyed_trusted_memory_may_lie_elsewhere_next(navi31: Rig) -> None:
    navi31.boot_psp()
    low, high = navi31.psp.commands.tmr or (0, 0)
    assert navi31.command(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.DESTROY_TMR)).status == 0
    assert navi31.psp.commands.tmr is None and navi31.board.memory.secure is None
    assert navi31.setup_tmr(SMALLEST, TMR + 64 * MIB).status == 0
    navi31.store(low, b"x")
    navi31.store(high - 1, b"x")
    is_closed(navi31, TMR + 64 * MIB, TMR + 64 * MIB + SMALLEST)


def test_firmware_of_a_kind_that_the_chip_has_not_is_named(sos: Rig) -> None:
    sos.load_toc()
    image = sos.image(FwType.SDMA_UCODE_TH0)
    told = sos.fails("E_FW_IPVER", lambda: sos.load_fw(FwType.SDMA0, image)).detail
    assert told == f"LOAD_IP_FW of type {int(FwType.SDMA0)}, which {sos.chip} has not"


@pytest.mark.parametrize(
    ("kind", "majors"),
    [
        (FwType.SMU, (13, 14)),
        (FwType.SDMA_UCODE_TH0, (6, 7)),
        (FwType.RS64_MEC, (11, 12)),
        (FwType.RLC_G, (11, 12)),
    ],
)
def test_an_image_is_of_its_block_s_generation(rig: Rig, kind: FwType, majors: tuple[int, int]) -> None:
    """IP versions of the discovery tables: MP0, SDMA0, GC."""
    assert rig.psp.commands.version_of(kind) == majors[rig.chip == "navi48"]


@pytest.mark.parametrize("where", [(0, 64), (STAGING, 0)])
def test_an_image_has_a_place_and_a_size(sos: Rig, where: tuple[int, int]) -> None:
    address, size = where
    command = psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_IP_FW)
    load = command.cmd.cmd_load_ip_fw
    given = sos.mc(address) if not size else 0
    load.fw_phy_addr_lo, load.fw_phy_addr_hi = given & 0xFFFF_FFFF, given >> 32
    load.fw_size, load.fw_type = size, FwType.SMU
    fault = sos.fails("E_PSP_ALIGN", lambda: sos.command(command))
    assert f"SMU: {size:#x} bytes at {given:#x}" in fault.detail and fault.where["addr"] == given


def test_what_the_power_firmware_and_the_rlc_wait_for_is_told_once(rig: Rig) -> None:
    told: list[str] = []
    commands = rig.psp.commands
    on_smu, on_autoload = commands.on_smu, commands.on_autoload

    def telling(what: str, act: Callable[[], None]) -> Callable[[], None]:
        def tell() -> None:
            told.append(what)
            act()

        return tell

    commands.on_smu, commands.on_autoload = telling("SMU", on_smu), telling("RLC", on_autoload)
    rig.boot_gfx()
    assert told == ["SMU", "RLC"]


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_an_autoload_that_lacks_something_starts_nothing(chip: str) -> None:
    rig = allowing(chip, "E_AUTOLOAD_MISSING")
    assert rig.autoload().status == NOT_FOUND and not rig.card.rlc.is_ready
    assert rig.psp.commands.first_failure == f"command 0x21 answered {NOT_FOUND:#x}"
    rig.card.close()


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_contrary_card_takes_trusted_memory_twice_and_an_autoload_early(
    chip: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(chip)
    rig.boot_psp()
    monkeypatch.setattr(psp_commands, "contrary", lambda: "trusted-memory-twice")
    tmr = rig.psp.commands.tmr
    assert rig.setup_tmr().status == 0 and rig.psp.commands.tmr == tmr
    rig.fails("E_AUTOLOAD_MISSING", rig.autoload)
    other = open_rig(chip)
    other.boot_psp()
    monkeypatch.setattr(psp_commands, "contrary", lambda: "autoload-early")
    assert other.autoload().status == 0
    other.fails("E_PSP_TMR_DUP", other.setup_tmr)
    rig.card.close()
    other.card.close()
