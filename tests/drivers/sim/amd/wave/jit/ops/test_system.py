"""Hardware registers, clocks, traps, and the scalar count of sign bits."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.isa.times import times
from tests.faults import faults


def test_a_trap_ends_the_launch_and_names_the_place(bench: Any) -> None:
    with faults("E_WAVE_HALTED") as caught:
        bench.run("v_mov_b32 v1, 0\ns_trap 2")
    assert caught.value.where["pc"] == bench.next_va - 8192 + 4


def test_a_trap_that_is_not_reached_does_nothing(bench: Any) -> None:
    bench.run("s_cmp_eq_u32 0, 0\ns_cbranch_scc1 over\ns_trap 2\nover:\ns_nop 0")


@pytest.mark.parametrize(
    ("mode", "is_reached"),
    [("fast", False), ("fast", True), ("strict", False), ("strict", True), ("interpret", False)],
)
def test_what_llvm_writes_behind_a_trap_is_no_part_of_the_kernel(
    bench: Any, mode: str, is_reached: bool
) -> None:
    """For GFX11, what a trap does by hand where s_trap does nothing, which is in trap handlers only."""
    text = """
      s_cmp_eq_u32 0, {}
      s_cbranch_scc1 over
      s_trap 2
      s_sendmsg_rtn_b32 s20, sendmsg(MSG_RTN_GET_DOORBELL)
      s_mov_b32 ttmp2, m0
      s_waitcnt lgkmcnt(0)
      s_mov_b32 m0, s20
      s_sendmsg sendmsg(MSG_INTERRUPT)
      s_mov_b32 m0, ttmp2
    halted:
      s_sethalt 5
      s_branch halted
    over:"""
    if not is_reached:
        bench.run(text.format(0), mode=mode)
        return
    with faults("E_WAVE_HALTED"):
        bench.run(text.format(1), mode=mode)


def test_mode_is_as_launched(lanes: Any) -> None:
    texts = [
        "s_getreg_b32 s20, hwreg(HW_REG_MODE, 4, 4)\nv_mov_b32 {d}, s20",
        "s_denorm_mode 15\nv_mov_b32 {d}, 1",
    ]
    assert lanes(texts)[:, 0].tolist() == [15, 1]


def test_exceptions_that_code_enables_have_no_handler(bench: Any) -> None:
    """Rule W32, whether code or a run tells the value."""
    for text in (
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 4), 1",
        "s_setreg_b32 hwreg(HW_REG_MODE, 12, 9), s0",
    ):
        with faults("E_TRAP"):
            bench.run(text, grid=(2, 1, 1))
    bench.run("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 4), 0")


def test_all_of_mode_is_read_and_put_back(bench: Any) -> None:
    bench.run("s_getreg_b32 s20, hwreg(HW_REG_MODE)\ns_setreg_b32 hwreg(HW_REG_MODE), s20")


@pytest.mark.parametrize("text", ["s_sethalt 1", "s_sendmsghalt sendmsg(MSG_INTERRUPT)"])
def test_a_halted_wave_ends_the_launch(bench: Any, text: str) -> None:
    with faults("E_WAVE_HALTED"):
        bench.run(f"s_mov_b32 m0, 0\n{text}")
    bench.run("s_sethalt 0")


def test_what_the_launch_gave_can_be_asked(both: Any) -> None:
    """Sizes in granules: registers in eights minus 1, LDS in 512 bytes; the apertures of gfx11."""
    texts = ["s_getreg_b32 s20, hwreg(HW_REG_GPR_ALLOC, 12, 8)\nv_mov_b32 {d}, s20",
             "s_getreg_b32 s20, hwreg(HW_REG_LDS_ALLOC, 12, 9)\nv_mov_b32 {d}, s20",
             "s_cmp_eq_u32 0, 0\ns_getreg_b32 s20, hwreg(HW_REG_STATUS, 0, 1)\nv_mov_b32 {d}, s20",
             "s_getreg_b32 s20, hwreg(HW_REG_HW_ID1)\nv_mov_b32 {d}, s20"]  # fmt: skip
    wanted = [31, 2, 1, 0]
    if both.arch == "gfx1100":
        texts.append("s_getreg_b32 s20, hwreg(HW_REG_SH_MEM_BASES)\nv_mov_b32 {d}, s20")
        wanted.append(0x00010002)
    assert both(texts, lds=1024)[:, 0].tolist() == wanted


def test_messages_that_answer_nothing(both: Any) -> None:
    wait = "s_waitcnt lgkmcnt(0)" if both.arch == "gfx1100" else "s_wait_kmcnt 0x0"
    text = f"s_sendmsg_rtn_b32 s20, sendmsg(MSG_RTN_GET_DOORBELL)\n{wait}\nv_mov_b32 {{d}}, s20"
    assert both([text])[0, 0] == 0


def test_flags_of_debuggers_are_never_set(lanes: Any) -> None:
    text = "v_mov_b32 {d}, 1\ns_cbranch_cdbgsys over\nv_mov_b32 {d}, 2\nover:\ns_nop 0"
    assert lanes([text])[0, 0] == 2


def test_the_clock_goes_on_by_the_model_of_time(both: Any) -> None:
    """A lap takes its branch, and at most four results of the scalar unit."""
    read = f"s_getreg_b32 s20, {clock_of(both.arch)}\nv_mov_b32 {{d}}, s20"
    loop = "s_mov_b32 s21, 9\nagain:\ns_sub_u32 s21, s21, 1\ns_cmp_lg_u32 s21, 0\ns_cbranch_scc1 again\n"
    first, second = both([read, loop + read])[:, 0].astype(int)
    figures = times(both.arch)
    assert 9 * figures.branch < second - first < 9 * (figures.branch + 4 * figures.salu)


def test_two_looks_are_as_far_apart_as_what_stands_between(both: Any) -> None:
    """Three products that depend on each other; the third's result is not waited for."""
    before, after = (f"s_getreg_b32 s{number}, {clock_of(both.arch)}\n" for number in (20, 21))
    product, nop = "v_mul_f32 v1, v1, v1\n", "s_nop 0\n"
    text = f"v_mov_b32 v1, 1.0\n{9 * nop}{before}{3 * product}{after}"
    text += "s_sub_u32 s20, s21, s20\nv_mov_b32 {d}, s20"
    figures = times(both.arch)
    assert both([text])[0, 0] == 1 + 2 * figures.valu + 1


def clock_of(arch: str) -> str:
    return f"hwreg(HW_REG_SHADER_CYCLES{'' if arch == 'gfx1100' else '_LO'}, 0, 20)"
