"""GFX12's own: group ids in trap temporaries, split barriers, scalar floats, bytes as floats."""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.amd.isa import isa
from drivers.sim.amd.wave.launch import Launch, run
from tests.faults import faults

U32, F32 = np.uint32, np.float32
RSRC1 = 31 | 0xF0 << 12 | 1 << 21


def launch(bench: Any, text: str, out: Any, grid: tuple[int, int, int] = (1, 1, 1), lanes: int = 32) -> None:
    """s[0:1] holds the address of `out`."""
    code = isa("gfx1201").assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8)
    va, entry = bench.put(out), bench.put(np.frombuffer(code, np.uint8).copy())
    words = (va & 0xFFFFFFFF, va >> 32)
    run(
        Launch("gfx1201", entry, RSRC1, 2 << 1 | 7 << 7, 0, words, grid, (lanes, 1, 1), True, 0, 0, {}),
        bench.space,
        "fast",
        100_000,
    )


def test_group_ids_stand_in_trap_temporaries(bench: Any) -> None:
    out = np.zeros((2, 3, 4, 3), U32)
    text = """s_and_b32 s4, ttmp7, 0xffff
    s_lshr_b32 s5, ttmp7, 16
    s_mul_i32 s6, s5, 3
    s_add_co_u32 s6, s6, s4
    s_lshl_b32 s6, s6, 2
    s_add_co_u32 s6, s6, ttmp9
    s_mul_i32 s6, s6, 12
    v_mov_b32 v9, s6
    v_mov_b32 v1, ttmp9
    v_mov_b32 v2, s4
    v_mov_b32 v3, s5
    global_store_b96 v9, v[1:3], s[0:1]"""
    launch(bench, text, out, (4, 3, 2))
    z, y, x = np.indices((2, 3, 4))
    np.testing.assert_array_equal(out, np.stack([x, y, z], 3))


BARRIER = """v_lshlrev_b32 v9, 2, v0
    {signal}
    v_mov_b32 v1, 5
    s_barrier_wait -1
    global_store_b32 v9, v1, s[0:1]"""


def test_waves_meet_at_a_split_barrier(bench: Any) -> None:
    out = np.zeros(96, U32)
    launch(bench, BARRIER.format(signal="s_barrier_signal -1"), out, lanes=96)
    assert (out == 5).all()


def test_a_wait_without_a_signal_hangs(bench: Any) -> None:
    with faults("E_BARRIER_DIVERGENT"):
        launch(bench, BARRIER.format(signal="s_nop 0"), np.zeros(96, U32), lanes=96)


def scalar_results(bench: Any, texts: list[str]) -> Any:
    """One dword for each text's s20."""
    out = np.zeros((len(texts), 32), U32)
    body = ["v_lshlrev_b32 v9, 2, v0"]
    for index, text in enumerate(texts):
        body += [text, "v_mov_b32 v1, s20", f"global_store_b32 v9, v1, s[0:1] offset:{128 * index}"]
    launch(bench, "\n".join(body), out)
    assert (out == out[:, :1]).all()
    return out[:, 0]


def test_scalar_floating_point(bench: Any) -> None:
    third, big = F32(1 / 3), F32(7.25)
    texts = [
        f"s_mov_b32 s4, {third.view(U32):#x}\ns_mov_b32 s5, 7.25\ns_add_f32 s20, s4, s5".replace(
            "7.25", f"{big.view(U32):#x}"
        ),
        "s_mul_f32 s20, s4, s5",
        "s_sub_f32 s20, s4, 1.0",
        "s_min_num_f32 s20, s4, s5",
        "s_floor_f32 s20, s5",
        "s_cvt_i32_f32 s20, s5",
        "s_cvt_f32_u32 s20, 100",
        "s_cmp_lt_f32 s4, s5\ns_cselect_b32 s20, 1, 0",
        "s_cvt_f16_f32 s20, s5",
        "v_s_rcp_f32 s20, 4.0",
    ]
    found = scalar_results(bench, texts)
    floats = [third + big, third * big, third - F32(1), third, F32(7)]
    np.testing.assert_array_equal(found[:5].view(F32), np.array(floats, F32))
    assert found[5:8].tolist() == [7, int(F32(100).view(U32)), 1]
    assert found[8] == np.float16(7.25).view(np.uint16)
    assert found[9].view(F32) == 0.25


def test_a_scalar_estimate_that_overflows_a_half_is_the_largest_one_where_mode_says_so(bench: Any) -> None:
    """RDNA4 ISA, MODE, FP16_OVFL: not infinities that a source brings. 1 / 2**-24 is more than 65504."""
    on, estimate = "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 23, 1), ", "v_s_rcp_f16 s20, s4"
    root = "s_mov_b32 s4, 0x7c00\nv_s_sqrt_f16 s20, s4"
    texts = [f"{on}0\ns_mov_b32 s4, 1\n{estimate}", f"{on}1\n{estimate}", root]
    assert [int(each) & 0xFFFF for each in scalar_results(bench, texts)] == [0x7C00, 0x7BFF, 0x7C00]


def test_wide_scalar_integers(bench: Any) -> None:
    setup = "s_mov_b32 s4, -1\ns_mov_b32 s5, 1\ns_mov_b32 s6, 3\ns_mov_b32 s7, 0\n"
    texts = [
        setup + "s_add_nc_u64 s[20:21], s[4:5], s[6:7]",
        "s_mul_u64 s[22:23], s[4:5], s[6:7]\ns_mov_b32 s20, s23",
    ]
    assert scalar_results(bench, texts).tolist() == [2, 0x1FFFFFFFF * 3 >> 32 & 0xFFFFFFFF]


def test_bytes_as_floats(bench: Any) -> None:
    bytes_in = np.arange(256, dtype=np.uint8)
    sign, exponent, mantissa = bytes_in >> 7, bytes_in >> 3 & 15, bytes_in & 7
    size = np.where(exponent, (1 + mantissa / 8) * 2.0 ** (exponent.astype(int) - 7), mantissa / 8 * 2.0**-6)
    fp8 = np.where(bytes_in & 127 == 127, np.nan, np.where(sign, -size, size)).astype(F32)
    bf8 = (bytes_in.astype(np.uint16) << 8).view(np.float16).astype(F32)
    for name, expected in (("fp8", fp8), ("bf8", bf8)):
        out = np.zeros(256, F32)
        text = f"v_lshlrev_b32 v9, 2, v0\nv_cvt_f32_{name} v1, v0\nglobal_store_b32 v9, v1, s[0:1]"
        launch(bench, text, out, lanes=256)
        np.testing.assert_array_equal(out, expected)


def test_scalar_loads_of_bytes_and_halves(bench: Any) -> None:
    data, out = np.array([0x80FF017F, 0xFEDC8001], np.uint32), np.zeros((4, 32), np.uint32)
    loads = ["s_load_u8 s8, s[2:3], 0x3", "s_load_i8 s9, s[2:3], 0x3"]
    loads += ["s_load_u16 s10, s[2:3], 0x4", "s_load_i16 s11, s[2:3], 0x4"]
    stores = [f"v_mov_b32 v2, s{8 + i}\nglobal_store_b32 v1, v2, s[0:1] offset:{128 * i}" for i in range(4)]
    source = bench.put(data)
    base = [f"s_mov_b32 s2, {source & 0xFFFFFFFF:#x}", f"s_mov_b32 s3, {source >> 32:#x}"]
    launch(bench, "\n".join(["v_lshlrev_b32 v1, 2, v0", *base, *loads, "s_wait_kmcnt 0x0", *stores]), out)
    assert out[:, 0].tolist() == [0x80, 0xFFFFFF80, 0x8001, 0xFFFF8001]


def test_the_first_signal_of_a_barrier_is_told(bench: Any) -> None:
    """Of four waves the first; and each sees how many have signalled."""
    bench.arch = "gfx1201"
    out = np.zeros((2, 128), np.uint32)
    text = """v_lshlrev_b32 v1, 2, v0
        s_cmp_eq_u32 0, 1
        s_get_barrier_state s20, -1
        s_barrier_signal_isfirst -1
        s_cselect_b32 s21, 1, 0
        s_wait_kmcnt 0x0
        v_mov_b32 v2, s20
        v_mov_b32 v3, s21
        s_barrier_wait -1
        global_store_b32 v1, v2, s[0:1]
        global_store_b32 v1, v3, s[0:1] offset:512"""
    bench.run(text, bench.put(out), block=(128, 1, 1))
    states, firsts = bench.arrays[0][:, ::32].tolist()
    assert sorted(state >> 16 for state in states) == [0, 1, 2, 3]
    assert {state & 0xFFFF for state in states} == {4 << 4 | 1}
    assert [first for _, first in sorted(zip(states, firsts, strict=True))] == [1, 0, 0, 0]


def test_a_wave_that_ended_is_no_member_of_the_barrier(bench: Any) -> None:
    """Waves end one by one; of those that are left one is the first at each barrier."""
    bench.arch = "gfx1201"
    out = np.zeros((4, 128), np.uint32)
    lap = """s_get_barrier_state s20, -1
        s_barrier_signal_isfirst -1
        s_cselect_b32 s21, 0x100, 0
        s_wait_kmcnt 0x0
        s_bfe_u32 s22, s20, 0x70004
        s_or_b32 s21, s21, s22
        v_mov_b32 v3, s21
        global_store_b32 v1, v3, s[0:1] offset:{at}
        s_barrier_wait -1
        s_cmp_eq_u32 s23, {wave}
        s_cbranch_scc1 over"""
    laps = "\n".join(lap.format(at=512 * index, wave=(32, 0, 64, 96)[index]) for index in range(4))
    start = "s_cmp_eq_u32 0, 1\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nv_readfirstlane_b32 s23, v0"
    bench.run(f"{start}\n{laps}\nover:", bench.put(out), block=(128, 1, 1))
    found = bench.arrays[0][:, ::32].tolist()
    for row, waves in zip(found, ([0, 1, 2, 3], [0, 2, 3], [2, 3], [3]), strict=True):
        assert [index for index, word in enumerate(row) if word] == waves
        assert row[3] & 0xFF == len(waves)
        assert sum(word >> 8 for word in row) == 1
