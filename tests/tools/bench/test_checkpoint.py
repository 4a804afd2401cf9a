"""The cost of a checkpoint is measured by a run that is small here."""

from __future__ import annotations

import pytest

from tools.bench import checkpoint


def test_a_share_of_a_step_and_the_times_that_checkpoints_take_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checkpoint, "SAVES", 2)
    share, first, written = checkpoint.checkpoint_figures(layers=1, width=64, rows=8)
    assert (share.name, share.target, share.better) == ("checkpoint_share", 0.05, "low")
    assert share.least <= share.value <= share.most
    assert first.name == "checkpoint_first_s" and first.value > 0 and not first.has_bound
    assert written.name == "checkpoint_write_s" and 0 < written.least <= written.most
