"""The figures of Python time are measured on a card whose waves are stubbed."""

from __future__ import annotations

import pytest

from examples.gpt2 import Config
from tools.bench import host

pytestmark = pytest.mark.sim


def test_both_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Config(vocab_size=64, n_positions=64, n_embd=32, n_layer=2, n_head=2, dropout=0.0)
    monkeypatch.setattr(host, "SMALL", small)
    monkeypatch.setattr(host, "TURNS", 2)
    found = {f.name: f.value for f in host.host_figures()}
    assert set(found) == {"graph_node_us", "gpt2_forward_s"}
    assert all(value > 0 for value in found.values())


def test_a_forward_pass_is_timed_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "TURNS", 3)
    monkeypatch.setattr(host, "RESNET", "import os; print(1 if os.environ['DEV'] == 'cpu' else 9)")
    (found,) = host.resnet_figures()
    assert (found.name, found.value, found.target) == ("resnet18_forward_s", 1, 1)
