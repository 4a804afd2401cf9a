"""The model of time: latencies as thread traces of real cards show them, and how waves hide them.

Figures: tinygrad's extra/sqtt/examples at a9069c17. That whole kernels come out within a factor of 2 of the
cards: tests/tools/sqtt/test_captures.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.pace import KEPT, Pace, PaceFacts
from tests.drivers.sim.amd.wave.rule_kernels import loaded

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
    for waves in range(KEPT + 10):
        pace.cycles([1], waves, machine)
    assert len(pace.kept) <= KEPT
