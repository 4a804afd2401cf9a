"""Immediates with names.

Bit places from the RDNA3 ISA document: S_WAITCNT, S_DELAY_ALU, S_GETREG_B32, DPP, DS_SWIZZLE.
"""

from __future__ import annotations

import pytest

from autogen.amd import rdna3 as facts
from autogen.schema import EncodeError
from drivers.amd.isa import immediate


def test_wait_counts() -> None:
    assert immediate.parts_value("vmcnt(0)", immediate.WAITCNT, immediate.WAITCNT_NONE) == 0x03F7
    assert immediate.parts_value("lgkmcnt(0)", immediate.WAITCNT, immediate.WAITCNT_NONE) == 0xFC07
    assert immediate.waitcnt_text(0x0007) == "vmcnt(0) lgkmcnt(0)"


@pytest.mark.parametrize("value", range(0, 0x800, 7))
def test_delays_survive_text(value: int) -> None:
    text = immediate.delay_text(value)
    assert text.startswith("0x") or text == "0" or immediate.delay_value(text) == value


@pytest.mark.parametrize("value", [*range(0, 0x8100, 61), 0xC020, 0xC3E0, 0xE000, 0xE01F])
def test_swizzles_survive_text(value: int) -> None:
    text = immediate.swizzle_text(value).strip().removeprefix("offset:")
    assert not text.startswith("swizzle") or immediate.swizzle_value(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("swizzle(QUAD_PERM,0,1,2,3)", 0x80E4), ("swizzle(SWAP,16)", 0x401F), ("swizzle(REVERSE,8)", 0x1C1F),
        ("swizzle(BROADCAST,2,1)", 0x003E), ('swizzle(BITMASK_PERM,"01pip")', 0x0907),
    ],
)  # fmt: skip
def test_swizzle_modes(text: str, value: int) -> None:
    # llvm-mc 22 encodes these texts so.
    assert immediate.swizzle_value(text) == value


@pytest.mark.parametrize(
    ("name", "argument", "value"),
    [
        ("quad_perm", "[3,2,1,0]", 0x1B), ("row_shl", "1", 0x101), ("row_ror", "15", 0x12F),
        ("row_mirror", "", 0x140), ("row_share", "0", 0x150), ("row_xmask", "5", 0x165),
    ],
)  # fmt: skip
def test_lane_patterns(name: str, argument: str, value: int) -> None:
    assert immediate.dpp_value(name, argument) == value
    assert immediate.dpp_text(value) == (f"{name}:{argument}" if argument else name)


def test_lane_shifts_of_older_chips_are_no_patterns() -> None:
    # RDNA3 ISA, "DPP": row_bcast, wave_shl and the like are gone; a row shift by 0 has no meaning.
    assert [x for x in range(0x100, 0x200) if immediate.is_lane_pattern(x)] == [
        *range(0x101, 0x110), *range(0x111, 0x120), *range(0x121, 0x130), 0x140, 0x141, *range(0x150, 0x170),
    ]  # fmt: skip


def test_hardware_registers() -> None:
    assert immediate.hwreg_value("hwreg(HW_REG_MODE, 4, 2)", facts) == 1 | 4 << 6 | 1 << 11
    assert immediate.hwreg_text(0xF801, facts) == "hwreg(HW_REG_MODE)"
    with pytest.raises(EncodeError, match=r"the first bit 0..31"):
        immediate.hwreg_value("hwreg(1, 32, 1)", facts)


def test_messages() -> None:
    assert immediate.sendmsg_value("sendmsg(MSG_RTN_GET_REALTIME)", facts) == 131
    assert immediate.sendmsg_text(131, facts) == "sendmsg(MSG_RTN_GET_REALTIME)"
    with pytest.raises(EncodeError, match="is no message"):
        immediate.sendmsg_value("sendmsg(MSG_NONE)", facts)


def test_depctr() -> None:
    assert immediate.parts_value("depctr_va_vdst(0)", immediate.DEPCTR, immediate.DEPCTR_NONE) == 0x0F9F
    assert immediate.depctr_text(0x0F9F) == "depctr_va_vdst(0)"
