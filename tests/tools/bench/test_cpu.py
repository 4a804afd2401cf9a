"""What the bench of the host compares is the same on both sides; computing.py, which it computes with."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, runtime
from tools.bench import cpu


def test_the_host_computes_meanwhile_and_the_runtime_of_before_comes_back() -> None:
    before = runtime.use(None)
    with cpu.on_host():
        assert runtime.device_name() == "cpu"
        assert (Tensor([1.0, 2.0]) * 2).numpy().tolist() == [2, 4]
    assert runtime.use(before) is None


def test_random_numbers_can_be_drawn_after_a_device_that_drew_some_is_gone() -> None:
    with cpu.on_host():
        first = Tensor.rand(4).numpy()
    with cpu.on_host():
        assert Tensor.rand(4).numpy().tolist() == first.tolist()


def test_both_sides_run_as_often_and_the_ratio_is_theirs_by_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "MOST", 1)
    ran = [0, 0]

    def action(which: int) -> None:
        ran[which] += 1
        if which:
            np.linalg.svd(np.ones((60, 60)))

    found = cpu.beside("x_of_y", lambda: action(0), lambda: action(1), 0.5)
    assert ran == [cpu.TURNS + 1] * 2 and found.value > 1 and found.is_kept


def test_without_torch_there_are_figures_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "find_spec", lambda name: None)
    monkeypatch.setattr(cpu, "SIZES", (32,))
    monkeypatch.setattr(cpu, "CHAIN", 1000)
    names = [found.name for found in cpu.cpu_figures()]
    assert names == ["cpu_add_us", "cpu_chain_of_copy", "cpu_product_32_gflops"]
