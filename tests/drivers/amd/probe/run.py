"""Runs the probe as a user does, in this process, and gives what it printed as data."""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any

from drivers.amd.probe.__main__ import main


def probed(device: str, *options: str) -> tuple[int, dict[str, Any]]:
    """(exit status, the object that --json prints)."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        status = main(["--device", device, "--json", *options])
    return status, json.loads(printed.getvalue())


def failed(report: dict[str, Any]) -> list[dict[str, Any]]:
    """The findings that are wrong."""
    return [step for step in report["steps"] if step["verdict"] == "failed"]
