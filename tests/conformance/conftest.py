"""Counts of the conformance runs, from all of pytest's workers, printed at the end."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from tests.tensor.conftest import on_host

__all__ = ["on_host", "pytest_terminal_summary"]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """A line for each suite: how many of how many. Tests record both as a property by the suite's name."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", None) != "call" or "tests/conformance" not in report.nodeid:
                continue
            for suite, (good, count) in report.user_properties:
                totals[suite][0] += good
                totals[suite][1] += count
    for suite, (good, count) in sorted(totals.items()):
        terminalreporter.write_line(f"{suite}: {good} of {count}")
