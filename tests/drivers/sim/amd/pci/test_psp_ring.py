"""The ring through which SOS takes commands: its mailboxes, its frames, its answers. Its rules: test_psp.py.

Layouts: Linux psp_gfx_if.h; values of C2PMSG_64: logs of RX4Darwin/AMDRadeonRDNA4.kext.
"""

from __future__ import annotations

import ctypes

import pytest

from autogen.amd import psp
from autogen.amd.psp import GfxCommand
from drivers.sim.amd.pci.psp_ring import COMMAND_NS, RING_NS
from tests.drivers.sim.amd.pci.rig import COMMAND, FENCE, RING, Rig

CREATE, DESTROY, DESTROY_GPCOM, READY, MADE = 2 << 16, 3 << 16, 0xC << 16, 0x8000_0000, 0x80C2_0000
SIZE = ctypes.sizeof(psp.psp_gfx_cmd_resp)


@pytest.fixture
def sos(rig: Rig) -> Rig:
    rig.boot_sos()
    return rig


def place(rig: Rig, address: int, size: int) -> None:
    for number, value in ((69, address & 0xFFFF_FFFF), (70, address >> 32), (71, size)):
        rig.set_c2p(number, value)
        assert rig.c2p(number) == value


def test_a_ring_is_made_after_a_while_in_which_the_mailbox_reads_0(sos: Rig) -> None:
    place(sos, sos.mc(RING), 0x1000)
    sos.set_c2p(64, CREATE)
    assert sos.c2p(64) == 0
    fault = sos.fails("E_PSP_RING_STATE", lambda: sos.set_c2p(64, CREATE))
    assert str(fault.where["reg"]).endswith("C2PMSG_64")
    assert fault.detail == "C2PMSG_64 written with 0x20000 before the last ring command ended (bit 31)"
    assert "set to 0x10 without a ring" in sos.fails("E_PSP_RING_STATE", lambda: sos.set_c2p(67, 16)).detail
    sos.board.timers.pass_time(RING_NS - 5000)
    assert sos.c2p(64) == 0
    sos.board.timers.pass_time(RING_NS + 5000)
    assert (sos.c2p(64), sos.c2p(67)) == (MADE, 0)
    assert sos.psp.ring.place == (sos.mc(RING), 0x400)


@pytest.mark.parametrize("destroy", [DESTROY, DESTROY_GPCOM])
def test_a_ring_is_gone_after_a_while_too(sos: Rig, destroy: int) -> None:
    sos.create_ring()
    sos.set_c2p(64, destroy)
    assert sos.c2p(64) == 0 and sos.psp.ring.place is None
    sos.board.timers.pass_time(2 * RING_NS)
    assert sos.c2p(64) == READY
    sos.fails("E_PSP_RING_STATE", lambda: sos.set_c2p(67, 16))


def test_other_bits_of_a_ring_command_mean_nothing(sos: Rig) -> None:
    """GFX_CMD_ID_MASK 0xF0000."""
    place(sos, sos.mc(RING), 0x1000)
    sos.set_c2p(64, CREATE | 0xFF00_FFFF & ~READY)
    sos.wait(lambda: sos.c2p(64) == MADE)


@pytest.mark.parametrize(
    ("offset", "size", "is_right"),
    [(0, 64, True), (0, 0x10_0000, True), (0, 0, False), (0, 32, False), (0, 96, False), (2048, 64, False)],
)
def test_a_ring_begins_with_a_page_and_has_whole_frames(
    sos: Rig, offset: int, size: int, is_right: bool
) -> None:
    place(sos, sos.mc(RING + offset), size)
    if is_right:
        sos.set_c2p(64, CREATE)
        sos.wait(lambda: sos.c2p(64) == MADE)
        return
    told = sos.fails("E_PSP_RING_STATE", lambda: sos.set_c2p(64, CREATE)).detail
    assert f"ring of {size:#x} bytes at {sos.mc(RING + offset):#x}" in told


def test_a_ring_that_exists_is_named_when_another_is_asked_for(sos: Rig) -> None:
    sos.create_ring()
    told = sos.fails("E_PSP_RING_STATE", lambda: sos.set_c2p(64, CREATE)).detail
    assert told == f"a ring at {sos.mc(RING):#x} exists; destroy it first (C2PMSG_64 = 0x30000)"


def frame(rig: Rig, **changes: int) -> bytes:
    values = {
        **{"cmd_buf_addr_lo": rig.mc(COMMAND) & 0xFFFF_FFFF, "cmd_buf_addr_hi": rig.mc(COMMAND) >> 32},
        **{"fence_addr_lo": rig.mc(FENCE) & 0xFFFF_FFFF, "fence_addr_hi": rig.mc(FENCE) >> 32},
        **{"cmd_buf_size": 0, "fence_value": 0x1234_5678},
    }
    return bytes(psp.psp_gfx_rb_frame(**values | changes))


def give(rig: Rig, at: int, data: bytes) -> None:
    rig.store(COMMAND, bytes(psp.psp_gfx_cmd_resp(cmd_id=GfxCommand.BOOT_CFG)).ljust(0x1000, b"\7"))
    rig.store(RING + at, data)


@pytest.mark.parametrize("changes", [{}, {"cmd_buf_size": SIZE}, {"cmd_buf_size": 0x1000}])
def test_an_answer_comes_late_as_a_response_and_a_fence_of_four_bytes(
    sos: Rig, changes: dict[str, int]
) -> None:
    sos.create_ring()
    sos.store(FENCE, b"\xff" * 12)
    give(sos, 0, frame(sos, **changes))
    sos.set_c2p(67, 16)
    assert sos.c2p(67) == 16
    sos.board.timers.pass_time(COMMAND_NS - 2000)
    assert sos.load(FENCE, 4) == b"\xff" * 4
    sos.board.timers.pass_time(COMMAND_NS + 2000)
    assert sos.load(FENCE, 8) == b"\x78\x56\x34\x12" + b"\xff" * 4
    answer = psp.psp_gfx_cmd_resp.from_buffer_copy(sos.load(COMMAND, SIZE))
    assert (answer.cmd_id, answer.resp.status) == (GfxCommand.BOOT_CFG, 0xFFFF_000A)
    assert sos.load(COMMAND + SIZE, 4) == b"\7" * 4


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        *[("cmd_buf_addr_lo", 0x800, "missing or misaligned"), ("fence_addr_lo", 2, "missing or misaligned")],
        *[("cmd_buf_size", SIZE - 1, f"a command buffer of {SIZE - 1:#x} bytes; at least {SIZE:#x}")],
    ],
)
def test_a_frame_whose_places_are_wrong_is_told_by_its_address(
    sos: Rig, name: str, value: int, words: str
) -> None:
    sos.create_ring()
    give(sos, 0, frame(sos, **{name: value}))
    fault = sos.fails("E_PSP_CMD", lambda: sos.set_c2p(67, 16))
    assert f"frame at {sos.mc(RING):#x}" in fault.detail and words in fault.detail
    assert fault.where["engine"] == "PSP"


@pytest.mark.parametrize("name", ["cmd_buf_addr", "fence_addr"])
def test_a_frame_needs_both_its_places(sos: Rig, name: str) -> None:
    sos.create_ring()
    give(sos, 0, frame(sos, **{f"{name}_lo": 0, f"{name}_hi": 0}))
    sos.fails("E_PSP_CMD", lambda: sos.set_c2p(67, 16))


def test_several_frames_are_executed_by_one_write_and_around_the_end(sos: Rig) -> None:
    sos.create_ring(size=4 * 64)
    executed: list[int] = []
    plain = sos.psp.ring.execute

    def watched(command: psp.psp_gfx_cmd_resp) -> psp.psp_gfx_resp | None:
        executed.append(command.cmd_id)
        return plain(command)

    sos.psp.ring.execute = watched
    for at in range(0, 4 * 64, 64):
        give(sos, at, frame(sos))
    for wptr, count in ((48, 3), (16, 5), (16, 5), (0, 8)):
        sos.set_c2p(67, wptr)
        assert len(executed) == count and sos.c2p(67) == wptr
