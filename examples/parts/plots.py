"""A run's log as curves, by the matplotlib library: a panel for each number, over steps."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

FEW = 20  # steps of which each is marked; of more, means are drawn too
APART = ("step", "samples_per_s")  # of a log's line, what is no panel
COLOUR = "tab:blue"


def plot(out: Path) -> None:
    """`loss.png` of what the log says, if matplotlib is there (pip install doorbell[plots])."""
    try:
        import matplotlib
    except ModuleNotFoundError:
        print(f"no {out / 'loss.png'}: matplotlib is not installed; pip install 'doorbell[plots]'")
        return
    matplotlib.use("Agg")
    entries = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    if entries:
        figure_of(entries, out.resolve().name).savefig(out / "loss.png", dpi=110)


def figure_of(entries: Sequence[dict[str, float]], title: str) -> Any:
    """The panels, under the title. A number that lines lack, as in a log of two models, has a gap there."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    names = [name for name in entries[-1] if name not in APART]
    figure = Figure(figsize=(7, 0.4 + 3.2 * len(names)), layout="constrained")
    axes = figure.subplots(len(names), 1, squeeze=False, sharex=True)[:, 0]
    steps = [entry["step"] for entry in entries]
    for name, axis in zip(names, axes, strict=True):
        _panel(axis, name, steps, [entry.get(name, np.nan) for entry in entries])
    axes[0].set_title(title)
    axes[-1].set_xlabel("step")
    axes[-1].xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    return figure


def _panel(axis: Any, name: str, steps: list[float], values: list[float]) -> None:
    """One number: each step, and over many steps the mean of the last ones before each."""
    width = len(values) // FEW
    axis.set_ylabel(name)
    axis.grid(alpha=0.3)
    if name == "accuracy":
        from matplotlib.ticker import PercentFormatter

        axis.set_ylim(-0.02, 1.02)
        axis.yaxis.set_major_formatter(PercentFormatter(1))
    if width < 2:
        axis.plot(steps, values, color=COLOUR, marker="o" if len(values) <= FEW else "", markersize=3)
        return
    means = np.convolve(values, np.ones(width) / width, "valid")
    axis.plot(steps, values, color=COLOUR, alpha=0.3, label="each step")
    axis.plot(steps[width - 1 :], means, color=COLOUR, label=f"mean of the last {width} steps")
    axis.legend(loc="best")
