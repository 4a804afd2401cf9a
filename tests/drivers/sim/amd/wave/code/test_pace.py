"""The model of time: latencies as thread traces of real cards show them, and how waves hide them.

Figures: tinygrad's extra/sqtt/examples at a9069c17. That whole kernels come out within a factor of 2 of the
cards: tests/tools/sqtt/test_captures.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.pace import KEPT, Pace, PaceFacts, moved_bytes
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded

ALONE = PaceFacts(engines=6, simds=192, prefetched=1 << 16)
EMPTY = {"gfx1100": 584, "gfx1201": 765}


def cycles(
    text: str, arch: str = "gfx1100", waves: int = 1, machine: PaceFacts = ALONE, laps: int = 1
) -> int:
    """A kernel whose blocks ran once a wave, but `laps` times where they begin a loop."""
    program = loaded(text, arch)
    loops = [block.index in block.successors for block in program.blocks]
    return Pace(program).cycles([waves * (laps if loop else 1) for loop in loops], waves, machine)


def after(setup: str, text: str, arch: str = "gfx1100") -> int:
    """Cycles that `text` adds to a kernel which begins with enough work to be above an empty one."""
    long = "v_mov_b32 v9, 0\n" * 400
    return cycles(long + setup + text, arch) - cycles(long + setup, arch)


@pytest.mark.parametrize("arch", EMPTY)
def test_an_empty_kernel_takes_what_the_cards_took(arch: str) -> None:
    assert cycles("s_endpgm", arch) == EMPTY[arch]


@pytest.mark.parametrize(
    ("text", "arch", "wanted"),
    [
        ("v_add_f32 v1, v1, v1\n" * 10, "gfx1100", 9 * 5 + 1),
        ("v_add_f32 v1, v2, v3\nv_add_f32 v4, v5, v6\n", "gfx1100", 2),
        ("s_add_u32 s4, s4, 1\n" * 10, "gfx1100", 9 * 2 + 1),
        ("s_add_co_u32 s4, s4, 1\n" * 10, "gfx1201", 9 * 9 + 1),
        ("s_load_b32 s4, s[0:1], 0x0\ns_mov_b32 s5, s4\n", "gfx1100", 1118 + 1),
        ("ds_load_b32 v1, v0\nv_mov_b32 v2, v1\n", "gfx1201", 32 + 1),
        ("global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1\n", "gfx1201", 1084 + 1),
        ("v_rcp_f32 v1, v0\n" * 3, "gfx1100", 3 * 4),
        ("s_barrier\n", "gfx1100", 15),
        ("s_barrier_wait 0xffff\n", "gfx1201", 14),
        ("v_lshlrev_b64 v[2:3], 1, v[4:5]\nv_ashrrev_i64 v[6:7], 1, v[10:11]\n", "gfx1100", 2 * 2),
        ("v_mul_lo_u32 v2, v3, v4\nv_mad_u64_u32 v[6:7], null, v3, v4, 0\n", "gfx1100", 2 * 4),
        ("v_add_f64 v[2:3], v[4:5], v[6:7]\nv_mul_f64 v[8:9], v[4:5], v[6:7]\n", "gfx1100", 2 * 16),
        ("v_rcp_f32 v1, v0\nv_mov_b32 v2, v1\n", "gfx1100", 5 + 4 + 4 - 1 + 1),
        ("v_add_f32 v1, v2, v3\nv_add_f32 v5, v6, v1\n", "gfx1100", 5 + 1),
        ("v_add_f32 v1, v2, v3\ns_nop 0\ns_nop 0\nv_add_f32 v5, v6, v1\n", "gfx1100", 5 + 1),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[16:23], v[24:31], v[0:7]\n", "gfx1100", 32),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[12:15], v[16:19], v[0:7]\n", "gfx1201", 16),
        ("v_wmma_i32_16x16x16_iu8 v[0:7], v[10:11], v[12:13], v[0:7]\n", "gfx1201", 8),
    ],
)
def test_results_are_waited_for(text: str, arch: str, wanted: int) -> None:
    assert after("", text, arch) == wanted


def test_two_loads_are_waited_for_together() -> None:
    loads = "global_load_b32 v1, v0, s[0:1]\nglobal_load_b32 v2, v0, s[0:1] offset:4\n"
    assert after("", loads + "v_add_f32 v3, v1, v2\n") == 752 + 2


def test_loads_are_slower_where_every_simd_loads() -> None:
    text = "global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1"
    assert cycles(text, waves=192) - cycles(text, waves=1) > 700


def test_a_loop_counts_as_often_as_it_went_round() -> None:
    text = "s_mov_b32 s4, 0\nagain:\n" + "v_add_f32 v1, v1, v1\n" * 20 + "s_cbranch_scc1 again"
    assert cycles(text, laps=100) - cycles(text, laps=50) == pytest.approx(50 * (20 * 5 + 17), rel=0.1)


def test_waves_hide_waits_of_each_other_but_not_work() -> None:
    waits = "global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1"
    assert cycles(waits, waves=192 * 16) < 2 * cycles(waits, waves=192)
    work = "v_mov_b32 v1, 0\n" * 1000
    assert cycles(work, waves=192 * 16) > 8 * cycles(work, waves=192)


def test_code_that_nothing_prefetched_is_fetched() -> None:
    text = "v_mov_b32 v1, 0\n" * 320  # ten lines of 128 bytes, and the end
    cold = PaceFacts(engines=6, simds=192)
    assert cycles(text, machine=cold) - cycles(text) == 10 * 752


def test_a_second_launch_finds_what_the_first_brought_on_gfx1201() -> None:
    """The second kernel of a process took 780 and 796 cycles there, as one with a load and a store."""
    text = "s_load_b64 s[0:1], s[0:1], 0x0\nv_mov_b32 v1, s0\nglobal_store_b32 v0, v1, s[0:1]"
    again = PaceFacts(engines=4, simds=128, is_again=True, prefetched=1 << 16)
    assert cycles(text, "gfx1201", machine=again) == pytest.approx(788, rel=0.05)


def test_launches_that_are_alike_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pace, counted = Pace(loaded("s_endpgm", "gfx1100")), []
    monkeypatch.setattr(pace, "counted", lambda runs, waves, machine: counted.append(waves) or 7)
    machine = PaceFacts(6, 192)
    assert [pace.cycles([1], waves, machine) for waves in (4, 4, 5, 4)] == [7] * 4
    assert counted == [4, 5]
    sizes = []
    for waves in range(6, KEPT + 10):
        pace.cycles([1], waves, machine)
        sizes.append(len(pace.kept))
    assert max(sizes) == KEPT


def wait(counted: int) -> int:
    """Cycles until a wait for all but so many of two loads, begun one after the other, is over."""
    loads = "global_load_b32 v1, v0, s[0:1]\nglobal_load_b32 v2, v0, s[0:1] offset:4\n"
    return after("", f"{loads}s_waitcnt vmcnt({counted})\n")


def test_a_wait_lasts_until_so_many_are_left() -> None:
    assert [wait(left) for left in (0, 1, 2)] == [752 + 2, 752 + 1, 2 + 1]
    again = "s_waitcnt vmcnt(1)\ns_waitcnt vmcnt(1)\n"
    loads = "global_load_b32 v1, v0, s[0:1]\ns_waitcnt vmcnt(0)\n"
    assert after("", loads + again) == 752 + 1 + 2, "what came back is waited for no more"
    assert after("", loads.replace("vmcnt", "lgkmcnt")) == 1 + 1


def test_a_launch_lasts_as_long_as_its_engines_need_to_launch_its_waves() -> None:
    text = "v_mov_b32 v9, 0\n" * 400
    few = PaceFacts(engines=4, simds=192, prefetched=1 << 16)
    assert cycles(text, waves=5, machine=few) - cycles(text, waves=4, machine=few) == 2
    assert cycles(text, waves=8, machine=few) == cycles(text, waves=5, machine=few)


def test_from_as_many_waves_on_as_simds_loads_are_slow() -> None:
    text = "global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1"
    assert cycles(text, waves=192) - cycles(text, waves=186) >= 1511 - 752


def test_of_more_waves_than_fit_the_rest_comes_after() -> None:
    text = "global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1"
    most = 192 * 16
    assert cycles(text, waves=most + 6) - cycles(text, waves=most) == pytest.approx(1512, abs=10)
    assert cycles(text, waves=2 * most) - cycles(text, waves=most + 6) < 1100


def test_stores_and_scalar_loads_count_once_a_launch() -> None:
    text = "v_mov_b32 v9, 0\n" * 400
    store = "global_store_b32 v0, v8, s[0:1]\n"
    assert cycles(text + store) - cycles(text) == 298 + 1
    assert cycles(text + 2 * store) - cycles(text) == 298 + 2
    load = "s_load_b32 s4, s[0:1], 0x0\ns_mov_b32 s5, s4\n"
    again = PaceFacts(engines=4, simds=128, is_again=True, prefetched=1 << 16)

    def added(machine: PaceFacts) -> int:
        return cycles(text + load, "gfx1201", machine=machine) - cycles(text, "gfx1201", machine=machine)

    assert (added(again), added(PaceFacts(4, 128, prefetched=1 << 16))) == (230 + 1, 1684 + 1)


def test_two_passes_of_a_wave64_keep_the_simd_busy_twice_as_long() -> None:
    text = "v_mov_b32 v9, 0\nv_rcp_f32 v1, v0\n"
    once, twice = (Pace(loaded(text, wave_size=size)).issued for size in (32, 64))
    assert (once, twice) == ([1 + 4 + 1], [2 * (1 + 4 + 1)])


@pytest.mark.parametrize(
    ("text", "dwords"),
    [
        ("ds_load_b32 v1, v0", 1), ("ds_load_b64 v[2:3], v0", 2), ("ds_load_b96 v[2:4], v0", 3),
        ("ds_load_b128 v[2:5], v0", 4), ("ds_load_u8 v1, v0", 1), ("ds_load_2addr_b64 v[2:5], v0", 4),
        ("ds_load_2addr_stride64_b32 v[2:3], v0", 2), ("global_load_b64 v[2:3], v0, s[0:1]", 2),
        ("global_load_d16_b16 v1, v0, s[0:1]", 1),
    ],
)  # fmt: skip
def test_lds_and_caches_move_dwords(text: str, dwords: int) -> None:
    assert moved_bytes(first(text).step.inst) == 32 * 4 * dwords


def test_the_busier_of_lds_and_cache_keeps_the_compute_unit() -> None:
    """128 bytes a cycle each."""
    lds, cache = "ds_load_b128 v[2:5], v0\n", "global_load_b64 v[2:3], v0, s[0:1]\n"
    flat = "flat_load_b64 v[2:3], v[4:5]\n"

    def shared(text: str, size: int = 32) -> int:
        return Pace(loaded(text, wave_size=size)).shared[0]

    assert (shared(lds), shared(cache), shared(lds + cache)) == (4, 2, 4)
    assert (shared(cache * 3 + lds), shared(cache + flat)) == (6, 4)
    assert (shared(lds, 64), shared("v_mov_b32 v1, 0")) == (8, 0)


def test_lines_that_a_prefetch_brings_begin_at_the_entry() -> None:
    """320 instructions of 4 bytes and the end: 11 lines of 128 bytes."""
    pace = Pace(loaded("v_mov_b32 v1, 0\n" * 320))
    missing = [pace.lines_missing([1], brought) for brought in (0, 127, 128, 1280, 1407, 1408)]
    assert missing == [11, 11, 10, 1, 1, 0]
    assert pace.lines_missing([0], 0) == 0


def test_where_the_clock_is_read_is_known_to_the_end_of_its_block() -> None:
    read = "s_getreg_b32 s4, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
    pace = Pace(loaded(f"v_mov_b32 v1, 0\n{read}v_mov_b32 v2, v1\n{read}"))
    assert pace.clock_reads == {4: 1 + 4 + 1 + 1, 12: 1 + 1}
    assert Pace(loaded("s_getreg_b32 s4, hwreg(HW_REG_MODE, 0, 20)")).clock_reads == {}
