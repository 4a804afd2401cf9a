"""The cost of a checkpoint is measured by a run that is small here."""

from __future__ import annotations

from tools.bench.checkpoint import checkpoint_figures


def test_a_share_of_a_step_and_the_time_to_the_file_are_measured() -> None:
    share, written = checkpoint_figures(layers=1, width=64, rows=8)
    assert share.name == "checkpoint_share" and share.least > 0 and share.better == "low"
    assert written.name == "checkpoint_write_s" and 0 < written.least <= written.most
