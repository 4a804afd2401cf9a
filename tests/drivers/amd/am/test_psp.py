"""The security processor: order, ring with wrap, refusals and silence as sentences."""

from __future__ import annotations

import dataclasses
import struct
from types import SimpleNamespace
from typing import Any

import pytest

from autogen.amd.psp import BinType, FwType
from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.firmware import FirmwarePart
from drivers.amd.am.psp import RING_DW, Psp
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot, firmware, up_to_discovery
from tests.faults import faults


@pytest.fixture
def found(host: PciHost) -> CardBlocks:
    """Discovered; the security processor's bootloader waits."""
    machine = up_to_discovery(host)
    machine.gmc.find_video_memory()
    return machine


def test_the_secure_os_comes_up(found: CardBlocks) -> None:
    assert not found.psp.is_alive
    found.psp.boot_secure_os(firmware(found.board))
    assert found.psp.is_alive


def test_the_ring_goes_round(machine: CardBlocks) -> None:
    files = firmware(machine.board)
    frames = layout.PSP_RING_BYTES // 64
    for _ in range(frames + 3):
        machine.psp.load_part(files.engines[0])
    wptr = machine.psp.regs.read(machine.psp.box.wptr).content
    assert wptr < RING_DW


def test_a_ring_of_an_earlier_owner_is_destroyed_and_made_anew(machine: CardBlocks) -> None:
    board, around = machine.board, b"\x5a" * 64
    ring, fence = (layout.PSP_RING, layout.PSP_RING_BYTES), (layout.PSP_FENCE, 4096)
    machine.psp.destroy_ring()
    for place, size in (ring, fence):
        board.write_vram(place - 64, b"\x5a" * (size + 128))
    machine.psp.create_ring()
    for place, size in (ring, fence):  # its frames and its fence, and nothing else
        assert board.read_vram(place - 64, size + 128) == around + bytes(size) + around
    machine.psp.load_part(firmware(machine.board).engines[0])


def test_components_out_of_order_are_refused_by_the_card(found: CardBlocks) -> None:
    files = firmware(found.board)
    only = dataclasses.replace(files, boot={BinType.PSP_SOS: files.boot[BinType.PSP_SOS]})
    with faults("E_PSP_ORDER"):
        found.psp.boot_secure_os(only)


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("psp.bootloader.error", r"PSP bootloader, after PSP_KDB: error 0x1a"),
        ("psp.bootloader.timeout", "wait for the PSP bootloader to be ready after PSP_KDB"),
        ("psp.sos.dead", r"the secure OS of the PSP to start \(C2PMSG_81\)"),
    ],
)
def test_a_boot_that_fails_names_the_step(host: PciHost, found: CardBlocks, fault: str, message: str) -> None:
    host.cards[0].faults.arm(fault)
    with pytest.raises(DeviceError, match=message):
        found.psp.boot_secure_os(firmware(found.board))


def test_a_command_that_is_refused_or_not_answered_is_named(host: PciHost, machine: CardBlocks) -> None:
    files = firmware(machine.board)
    host.cards[0].faults.arm("psp.command.status")
    with pytest.raises(DeviceError, match="the PSP refused LOAD_IP_FW of SDMA_UCODE_TH0: status 0x"):
        machine.psp.load_part(files.engines[0])
    host.cards[0].faults.arm("psp.fence.never")
    with pytest.raises(
        WaitTimeout, match="wait for the PSP to finish LOAD_IP_FW of SDMA_UCODE_TH0: fence is"
    ):
        machine.psp.load_part(files.engines[0])


def test_a_ring_that_the_secure_os_refuses_is_told(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.psp.destroy_ring()
    answers = iter([0x8000_0000, 0x8000_0007])  # it is ready; then with a status beside that
    monkeypatch.setattr(machine.psp, "_wait", lambda *_: next(answers))
    with pytest.raises(DeviceError, match="the PSP refused to accept the ring: C2PMSG_64 = 0x80000007"):
        machine.psp.create_ring()


def test_an_image_that_does_not_fit_its_buffer_is_refused_here(machine: CardBlocks) -> None:
    with pytest.raises(DeviceError, match="has 0x100001 bytes; the PSP takes 1 to 0x100000"):
        machine.psp.load_toc(bytes(layout.IMAGE_BYTES + 1))


# C2PMSG_35 of each component, in order: Linux amdgpu_psp.h psp_bootloader_cmd, psp_v13_0.c, psp_v14_0.c.
BOOTLOADER = {
    "navi31": [0x8_0000, 0x1000_0000, 0x1_0000, 0x2_0000],
    "navi48": [0x8_0000, 0x1000_0000, 0x1_0000, 0xB_0000, 0xD_0000, 0xC_0000, 0xE_0000, 0xF_0000, 0x2_0000],
}


def test_components_and_the_ring_are_told_as_the_kernel_tells_them(host: PciHost) -> None:
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name.rsplit("_", 1)[-1], value))
        if kind == "write" and name.startswith(("MP0_SMN_C2PMSG_", "MPASP_SMN_C2PMSG_"))
        else None
    )
    machine = boot(host)
    commands = BOOTLOADER[host.chip.name]
    mib = machine.board.fb_base >> 20
    loads = [pair for command in commands for pair in (("36", mib), ("35", command))]
    ring = [("69", 0x10_0000), ("70", 0x80), ("71", 0x1000), ("64", 2 << 16)]
    assert seen[: len(loads)] == loads
    assert seen[len(loads) : len(loads) + 4] == ring
    frames = seen[len(loads) + 4 :]
    assert frames == [("67", 16 * (n + 1)) for n in range(len(frames))]


def test_a_frame_names_command_fence_and_their_sizes(machine: CardBlocks) -> None:
    """psp_gfx_if.h psp_gfx_rb_frame: command, its size, fence, its value; the rest is 0."""
    before = machine.psp.regs.read(machine.psp.box.wptr).content
    machine.psp.load_part(firmware(machine.board).engines[0])
    frame = struct.unpack("<16I", machine.board.read_vram(layout.PSP_RING + 4 * before, 64))
    assert frame[:6] == (0x10_1000, 0x80, 1024, 0x10_2000, 0x80, machine.psp._fence)
    assert not any(frame[6:])
    fence = int.from_bytes(machine.board.read_vram(layout.PSP_FENCE, 4), "little")
    assert fence == machine.psp._fence


def test_an_image_is_alone_in_its_megabyte(machine: CardBlocks) -> None:
    machine.psp._place_image(b"x" * layout.IMAGE_BYTES, "a large one")
    machine.psp._place_image(b"yy", "a small one")
    assert machine.board.read_vram(layout.IMAGE, layout.IMAGE_BYTES) == b"yy".ljust(layout.IMAGE_BYTES, b"\0")


@pytest.mark.parametrize(("size", "fits"), [(0, False), (1, True), (1 << 20, True), ((1 << 20) + 1, False)])
def test_an_image_has_up_to_a_megabyte(machine: CardBlocks, size: int, fits: bool) -> None:
    if fits:
        assert machine.psp._place_image(bytes(size), "it") == machine.board.mc(layout.IMAGE)
    else:
        with pytest.raises(DeviceError, match="the PSP takes 1 to 0x100000"):
            machine.psp._place_image(bytes(size), "it")


def test_engines_are_loaded_in_the_order_of_the_kernel(
    host: PciHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """amdgpu_psp.c: the table of contents, the power controller's, then AMDGPU_UCODE_ID's order."""
    told: list[str] = []
    submit = Psp._submit

    def noted(self: Psp, command_id: Any, command: Any, what: str) -> Any:
        told.append(what)
        return submit(self, command_id, command, what)

    monkeypatch.setattr(Psp, "_submit", noted)
    boot(host)
    kinds = [what.removeprefix("LOAD_IP_FW of ") for what in told]
    assert (
        kinds[0] == "LOAD_TOC" and kinds[1] == "SMU" and kinds[-1] == "AUTOLOAD_RLC" and kinds[-2] == "RLC_G"
    )
    assert ("SETUP_TMR" in kinds) is (host.chip.name == "navi31")


def test_a_fence_that_moves_without_an_answer_is_no_success(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """psp_gfx_if.h psp_gfx_resp: status is 0 where a command was done."""
    psp, board = machine.psp, machine.board
    monkeypatch.setattr(
        psp, "_ring_frame", lambda: board.write_vram(layout.PSP_FENCE, psp._fence.to_bytes(4, "little"))
    )
    with pytest.raises(DeviceError, match=r"the PSP refused LOAD_TOC: status 0x[1-9a-f]"):
        psp.load_toc(bytes(80))


def test_the_fence_is_one_dword_and_what_follows_it_is_not_looked_at(machine: CardBlocks) -> None:
    """amdgpu_psp.c psp_cmd_submit_buf: *(unsigned int *)fence_buf of a page."""
    machine.board.write_vram(layout.PSP_FENCE + 4, b"\xa5" * 60)
    machine.psp.load_part(firmware(machine.board).engines[0])
    assert machine.board.read_vram(layout.PSP_FENCE + 4, 60) == b"\xa5" * 60


@pytest.mark.parametrize(("size", "fits"), [(0, False), (1, True), (48 << 20, True), ((48 << 20) + 1, False)])
def test_trusted_memory_is_as_large_as_the_processor_says_within_what_is_set_aside(
    size: int, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = PciHost("navi31")
    machine = up_to_discovery(host)
    machine.gmc.find_video_memory()
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(Psp, "load_toc", lambda self, toc: SimpleNamespace(tmr_size=size))
    monkeypatch.setattr(Psp, "load_part", lambda self, part: None)
    monkeypatch.setattr(Psp, "setup_tmr", lambda self, offset, count: asked.append((offset, count)))
    if fits:
        machine.psp.load_power_firmware(firmware(machine.board))
        assert asked == [((24560 << 20) - (64 << 20), size)]
    else:
        with pytest.raises(DeviceError, match=rf"wants trusted memory of {size:#x} bytes; 0x3000000 bytes"):
            machine.psp.load_power_firmware(firmware(machine.board))
    host.shutdown()


@pytest.mark.parametrize("wptr", [8, 1024, 1040])
def test_a_write_pointer_that_no_frame_of_the_ring_begins_at_is_refused(
    machine: CardBlocks, wptr: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ring of 4096 bytes is 1024 dwords, in frames of 16. psp_ring_cmd_submit asks the same."""
    read = machine.psp.regs.read
    box = machine.psp.box.wptr
    monkeypatch.setattr(
        machine.psp.regs, "read", lambda r: SimpleNamespace(content=wptr) if r is box else read(r)
    )
    with pytest.raises(DeviceError, match=rf"write pointer is {wptr:#x}; must be whole frames in 0x400"):
        machine.psp.load_part(firmware(machine.board).engines[0])


def test_the_kernel_s_pauses_are_kept(host: PciHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """20 ms behind the secure OS' image (psp_v13_0_bootloader_load_sos) and behind each command to the ring's
    register (psp_v13_0_ring_create, psp_v13_0_ring_stop).
    """
    seen, pauses, sleep = list[tuple[str, int]](), list[tuple[tuple[str, int], float]](), host.sleep
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name.rsplit("_", 1)[-1], value)) if kind == "write" else None
    )
    monkeypatch.setattr(host, "sleep", lambda s: (pauses.append((seen[-1], s)), sleep(s))[1])
    machine = boot(host)
    machine.psp.destroy_ring()
    settled = [after for after, pause in pauses if pause == 0.020]
    assert settled == [("35", 0x2_0000), ("64", 2 << 16), ("64", 3 << 16)]


def test_a_command_is_given_five_seconds(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses, sleep = list[float](), host.sleep
    files = firmware(machine.board)
    monkeypatch.setattr(host, "sleep", lambda s: (pauses.append(s), sleep(s))[1])
    host.cards[0].faults.arm("psp.fence.never")
    before = host.now()
    with pytest.raises(WaitTimeout, match="after 5000 ms"):
        machine.psp.load_part(files.engines[0])
    assert 5.0 <= host.now() - before < 5.004
    doubled = [min(10e-6 * 2**n, 1e-3) for n in range(20)]  # short at first, and not for long
    assert pauses[:20] == pytest.approx(doubled) and set(pauses[20:]) == {1e-3}


def test_each_command_tells_places_and_sizes_whole(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """psp_gfx_if.h: psp_gfx_cmd_load_toc, _load_ip_fw and _setup_tmr; lower halves stand first."""
    seen: dict[str, bytes] = {}
    monkeypatch.setattr(
        machine.psp, "_submit", lambda kind, command, what: seen.update({kind.name: bytes(command)})
    )
    machine.board.fb_base, machine.board.fb_offset = 0x5A_8700_0000, 0x12_3400_0000
    machine.psp.load_toc(bytes(80))
    machine.psp.load_part(FirmwarePart(FwType.RLC_G, bytes(4096)))
    machine.psp.setup_tmr(0x5_4000_0000, 0x123_0000)
    words = {name: struct.unpack_from("<6I", command) for name, command in seen.items()}
    assert words["LOAD_TOC"][:3] == (0x8700_0000, 0x5A, 80)
    assert words["LOAD_IP_FW"][:4] == (0x8700_0000, 0x5A, 4096, FwType.RLC_G)
    assert words["SETUP_TMR"][:3] == (0xC700_0000, 0x5F, 0x123_0000)
    assert words["SETUP_TMR"][4:] == (0x7400_0000, 0x17)
