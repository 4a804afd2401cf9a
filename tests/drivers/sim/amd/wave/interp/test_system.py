"""What a wave of the reference hears of itself and of the machine, and how it gives up."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench, Lanes

RUN = Lanes(mode="interpret")
X = np.arange(32, dtype=np.uint32)


def test_mode_is_read_back_as_it_was_set() -> None:
    before = "s_round_mode 0x3\ns_denorm_mode 0x0\ns_getreg_b32 s8, hwreg(HW_REG_MODE, 0, 8)\n"
    before += "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15\ns_getreg_b32 s9, hwreg(HW_REG_MODE, 0, 8)\n"
    before += "s_round_mode 0x0"
    rows = RUN(["v_mov_b32 {d}, s8", "v_mov_b32 {d}, s9"], X, before=before)
    assert rows[:, 0].tolist() == [0x03, 0xF3]


def test_denormals_are_zeros_where_mode_says_so() -> None:
    """0x1p-149 counts as an operand while bit 4 is set, and as a result while bit 5 is."""
    tiny = np.full(32, 1, np.uint32)
    texts = [f"s_denorm_mode {mode}\nv_add_f32 {{d}}, v1, v1" for mode in (15, 14, 13, 12)]
    assert RUN(texts, tiny)[:, 0].tolist() == [2, 0, 0, 0]
    texts = [f"s_denorm_mode {mode}\nv_mul_f32 {{d}}, 0.5, v1" for mode in (15, 13)]
    assert RUN(texts, np.full(32, 0x00800000, np.uint32))[:, 0].tolist() == [0x00400000, 0]


def test_the_launch_says_how_mode_begins() -> None:
    flushing = Lanes(mode="interpret", rsrc1=RSRC1 & ~0xF0000)
    assert flushing(["v_add_f32 {d}, v1, v1"], np.full(32, 1, np.uint32))[0][0] == 0


@pytest.mark.parametrize("text", ["s_trap 2", "s_sethalt 1"])
def test_a_trap_ends_the_launch(text: str) -> None:
    with pytest.raises(SimFault) as caught:
        Bench().run(text, mode="interpret")
    assert caught.value.code == "E_WAVE_HALTED"
    Bench().run("s_sethalt 0", mode="interpret")


def test_a_clock_goes_on_and_what_does_not_exist_is_zero() -> None:
    before = "s_sendmsg_rtn_b64 s[8:9], sendmsg(MSG_RTN_GET_REALTIME)\ns_waitcnt lgkmcnt(0)\nv_nop\nv_nop\n"
    before += "branch:\ns_sendmsg_rtn_b64 s[10:11], sendmsg(MSG_RTN_GET_REALTIME)\n"
    before += "s_sendmsg_rtn_b32 s12, sendmsg(MSG_RTN_GET_TMA)\ns_waitcnt lgkmcnt(0)"
    rows = RUN([f"v_mov_b32 {{d}}, s{register}" for register in (8, 10, 12)], X, before=before)[:, 0]
    assert rows[0] <= rows[1]
    assert rows[2] == 0
