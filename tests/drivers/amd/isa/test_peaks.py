"""Peak rates come to what AMD's product pages say: TFLOPs and GB/s at the boost clock."""

from __future__ import annotations

import pytest

from drivers.amd.isa.peaks import flops_a_cycle, memory_bytes_a_cycle, peaks


@pytest.mark.parametrize(
    ("arch", "single", "half"), [("gfx1100", 61.4e12, 122.8e12), ("gfx1201", 48.7e12, 195e12)]
)
def test_operations_a_second_are_the_product_pages(arch: str, single: float, half: float) -> None:
    clock = peaks(arch).mhz * 1e6
    assert flops_a_cycle(arch, is_matrix=False) * clock == pytest.approx(single, rel=0.01)
    assert flops_a_cycle(arch, is_matrix=True) * clock == pytest.approx(half, rel=0.01)


@pytest.mark.parametrize(("arch", "rate"), [("gfx1100", 960e9), ("gfx1201", 640e9)])
def test_bytes_a_second_are_the_product_pages(arch: str, rate: float) -> None:
    assert memory_bytes_a_cycle(arch) * peaks(arch).mhz * 1e6 == pytest.approx(rate)


def test_another_chip_of_a_generation_has_the_figures_of_the_known_one() -> None:
    assert peaks("gfx1102") is peaks("gfx1100")
