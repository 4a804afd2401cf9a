"""The model of kernels' time: what each instruction and byte costs, and which cost is named the bound.

Expected cycles come from AMD's rates: 960 GB/s at 2500 MHz, 128 bytes of LDS a clock, 122.8 TFLOPS of halves.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa.peaks import flops_a_cycle, peaks
from drivers.sim.amd.wave.counters import Counters
from tests.drivers.sim.amd.wave.rule_kernels import loaded
from tools.bench.model import Prediction, occupancy, predict, width

SIMDS = 192


def predicted(text: str, waves: int = SIMDS, moved: int = 0, vgprs: int = 24, lds: int = 0) -> Prediction:
    """A kernel without branches, of work-groups of one wave."""
    program = loaded(text, "gfx1100")
    counters = Counters(waves=waves, blocks=[waves] * len(program.blocks), program=program)
    return predict(counters, vgprs, lds, 1, moved)


@pytest.mark.parametrize(
    ("text", "pipe", "cycles"),
    [
        ("v_mov_b32 v1, 0\n" * 7, "valu", 7),
        ("v_rcp_f32 v1, v0\n" * 3, "trans", 12),
        ("v_add_f64 v[2:3], v[0:1], v[0:1]\n", "valu", 16),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\n", "matrix", 32),
        ("ds_load_b128 v[4:7], v0\n", "lds", 8),  # two SIMDs share an LDS that takes 4 cycles
        ("ds_load_b32 v4, v0\n", "lds", 2),
        ("ds_load_u16 v4, v0\n", "lds", 2),
        ("global_load_b64 v[2:3], v0, s[0:1]\n", "vector cache", 4),
        ("s_mov_b32 s4, 0\n" * 2, "salu", 2),
    ],
)
def test_an_instruction_keeps_its_pipe_busy(text: str, pipe: str, cycles: float) -> None:
    assert predicted(text).bounds[pipe] == cycles


def test_matrices_take_the_time_of_other_vector_work() -> None:
    text = "v_mov_b32 v24, 0\nv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\n"
    assert predicted(text).bounds["valu"] == 33


def test_video_memory_gives_its_bytes_at_its_rate() -> None:
    found = predicted("v_mov_b32 v1, 0", moved=960_000_000)
    assert found.bounds["memory"] == 2_500_000 and found.bound == "memory"
    assert found.microseconds == pytest.approx(1000, rel=0.01)


def test_bytes_are_counted_by_level() -> None:
    found = predicted("ds_load_b128 v[4:7], v0\nglobal_load_b64 v[2:3], v0, s[0:1]\n", moved=64)
    assert found.bytes == {"LDS": SIMDS * 512, "L2": SIMDS * 256, "memory": 64}


def test_waits_are_a_waves_own_for_each_round_of_waves() -> None:
    text = "global_load_b32 v1, v0, s[0:1]\nv_mov_b32 v2, v1"
    alone, rounds = predicted(text).bounds["waits"], predicted(text, SIMDS * 16 * 3).bounds["waits"]
    assert alone > 1511 and rounds == 3 * alone
    assert predicted(text, SIMDS * 16 * 3).bound == "waits"


@pytest.mark.parametrize(
    ("vgprs", "lds", "waves", "limit"),
    [
        (96, 0, 16, "slots"),
        (97, 0, 12, "registers"),
        (256, 0, 5, "registers"),
        (24, 20480, 3 * 4 / 2, "LDS"),
    ],
)
def test_registers_and_lds_say_how_many_waves_there_are(
    vgprs: int, lds: int, waves: float, limit: str
) -> None:
    found = occupancy("gfx1100", 1 << 20, vgprs, lds, 4)
    assert (found.waves, found.limit) == (waves, limit)


def test_few_waves_do_not_fill_the_chip() -> None:
    found = occupancy("gfx1201", 64, 24, 0, 1)
    assert (found.waves, found.limit) == (0.5, "grid")


def test_the_names_of_loads_say_their_bytes() -> None:
    names = ("ds_store_b128", "global_load_d16_hi_b16", "ds_load_2addr_b32", "global_load_u8", "ds_nop")
    assert [width(name) for name in names] == [16, 2, 8, 1, 4]


@pytest.mark.parametrize(("arch", "halves", "singles"), [("gfx1100", 122.8, 61.4), ("gfx1201", 194.6, 48.7)])
def test_peak_rates_are_the_product_pages(arch: str, halves: float, singles: float) -> None:
    teras = [flops_a_cycle(arch, is_matrix) * peaks(arch).mhz / 1e6 for is_matrix in (True, False)]
    assert teras == [pytest.approx(halves, rel=0.002), pytest.approx(singles, rel=0.002)]


def test_a_prediction_says_that_it_is_a_model() -> None:
    text = str(predicted("v_mov_b32 v1, 0"))
    assert text.startswith("model, not measured: bound by ") and "waves a SIMD" in text
