"""The state file of a run: one JSON object a line, each on the disk before the next thing is tried.

So a stage, this program or the whole machine may die at any moment, and the next run knows what was done,
what was being tried, and what was never begun. Lines: the run's header, `begin` and `done` of experiments,
`opened` and `closed` of stages.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from drivers.core.errors import ArgumentError

Line = dict[str, Any]


@dataclass(frozen=True)
class Record:
    """The file at `path`, which need not exist."""

    path: Path

    def put(self, line: Line) -> None:
        """Append a line, and wait until the disk has it."""
        with self.path.open("a+b") as file:
            file.seek(max(file.tell() - 1, 0))
            begin = b"" if file.read(1) in (b"", b"\n") else b"\n"  # behind a line that was cut off
            file.write(begin + json.dumps(line).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def lines(self) -> list[Line]:
        """What stands in the file; a line that a crash cut off is left out. Raises ArgumentError."""
        if not self.path.exists():
            return []
        found = []
        text = self.path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            try:
                found.append(json.loads(line))
            except json.JSONDecodeError:
                if not line.startswith("{") and line.strip("\0"):
                    raise ArgumentError(
                        f"{self.path} line {number} is no line of a run; --again starts from the beginning"
                    ) from None
        return [line for line in found if isinstance(line, dict)]

    def done(self) -> dict[str, Line]:
        """What came of each experiment that ended, by name."""
        return {line["done"]: line for line in self.lines() if "done" in line}

    def closed(self) -> set[str]:
        """The stages that are over."""
        return {line["closed"] for line in self.lines() if "closed" in line}

    def unfinished(self) -> str:
        """The experiment that was begun last and of which nothing came; '' for none."""
        tried = ""
        for line in self.lines():
            if "begin" in line:
                tried = line["begin"]
            elif line.get("done") == tried or line.get("stopped") == tried:
                tried = ""
        return tried

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)
