"""The figure of the simulated NVIDIA card is of a product that is right."""

from __future__ import annotations

from tools.bench import nv_sim


def test_the_figure_is_of_a_product_that_numpy_agrees_with(monkeypatch) -> None:
    monkeypatch.setattr(nv_sim, "SIZE", 64)
    monkeypatch.setattr(nv_sim, "SAMPLES", 1)
    (found,) = nv_sim.nv_sim_figures()
    assert found.name == "nv_sim_product"
    assert 0 < found.least <= found.value
