"""Curves of a run: what stands on a figure's axes, and the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("matplotlib")

from examples.parts import plots


def entries(steps: int) -> list[dict[str, float]]:
    return [
        {"step": i, "loss": 5 / i, "accuracy": 1 - 1 / i, "samples_per_s": 1.0} for i in range(1, steps + 1)
    ]


def lines_of(axis: Any) -> list[tuple[list[float], str]]:
    return [(list(line.get_ydata()), line.get_label()) for line in axis.get_lines()]


def test_the_plot_of_a_run_is_a_picture_that_bears_the_name_of_its_folder(tmp_path: Path) -> None:
    lines = "".join(json.dumps(line) + "\n" for line in entries(60))
    (tmp_path / "log.jsonl").write_text(lines)
    plots.plot(tmp_path)
    assert (tmp_path / "loss.png").read_bytes().startswith(b"\x89PNG")
    assert plots.figure_of(entries(3), tmp_path.name).axes[0].get_title() == tmp_path.name


def test_a_run_of_one_step_shows_a_point() -> None:
    line = plots.figure_of(entries(1), "one").axes[0].get_lines()[0]
    assert (*line.get_xdata(), *line.get_ydata(), line.get_marker()) == (1, 5.0, "o")


@pytest.mark.parametrize("steps", [1, 3, 60])
def test_steps_are_whole_numbers_below_each_panel(steps: int) -> None:
    figure = plots.figure_of(entries(steps), "short")
    figure.draw_without_rendering()
    marks = [text.get_text() for text in figure.axes[-1].get_xticklabels()]
    assert figure.axes[-1].get_xlabel() == "step" and all("." not in mark for mark in marks)


def test_accuracy_is_a_share_of_a_hundred() -> None:
    axis = plots.figure_of(entries(3), "short").axes[1]
    assert axis.get_ylabel() == "accuracy" and axis.get_ylim() == (-0.02, 1.02)
    assert axis.yaxis.get_major_formatter()(0.5) == "50%"


def test_many_steps_have_their_mean_beside_them_and_a_legend_tells_the_two() -> None:
    axis = plots.figure_of(entries(60), "long").axes[0]
    (each, said), (means, told) = lines_of(axis)
    assert said == "each step" and told == "mean of the last 3 steps"
    np.testing.assert_allclose(means[0], np.mean(each[:3]))
    assert len(means) == 58 and axis.get_legend() is not None
    assert plots.figure_of(entries(12), "short").axes[0].get_legend() is None


def test_a_number_that_earlier_lines_lack_has_a_gap() -> None:
    first, *rest = entries(3)
    del first["accuracy"]
    ((values, _),) = lines_of(plots.figure_of([first, *rest], "gap").axes[1])
    assert np.isnan(values[0]) and values[1:] == [0.5, 1 - 1 / 3]
