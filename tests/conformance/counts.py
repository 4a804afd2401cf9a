"""All samples of torch's database (opinfo.py) in pieces: a process for each family of operators, whose counts
are kept in a file, so that a run that was ended goes on where it was.

`DEV=cpu .venv/bin/python -m tests.conformance.counts FILE [NAMES]` runs what FILE does not have yet, or those
operators anew whose names fit the pattern NAMES, and prints the sums. A line of FILE is one operator as JSON:
its name, how many values and gradients agree of how many, what differs, and how many samples of a type were
taken at most where DOORBELL_SAMPLES said so.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

AT_ONCE = 24  # operators of a process, so that what it compiled does not fill the memory


def kept(file: Path) -> dict[str, Any]:
    """The last line of each operator by its name."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    lines = [json.loads(line) for line in text.splitlines()]
    return {line["name"]: line for line in lines}


def wanted(file: Path, pattern: str) -> list[str]:
    """The operators that are to run, families together."""
    from tests.conformance import opinfo

    names = [opinfo.named(op) for op in opinfo.OPERATORS + opinfo.VARIANTS]
    if pattern:
        return sorted(name for name in names if re.fullmatch(pattern, name))
    return sorted(set(names) - kept(file).keys())


def count(op: Any) -> dict[str, Any]:
    """One operator's line."""
    from tests.conformance import opinfo

    told: dict[str, list[str]] = {"values": [], "gradients": []}
    for dtype in opinfo.DTYPES:
        given = opinfo.chosen(opinfo.samples(op, dtype))
        told["values"] += [opinfo.check_values(op, sample) for sample in given]
    if opinfo.gradients_apply(op):
        given = opinfo.chosen(opinfo.samples(op, opinfo.DTYPES[0], True))
        told["gradients"] = [opinfo.check_gradients(op, sample) for sample in given]
    line: dict[str, Any] = {"name": opinfo.named(op)}
    if os.environ.get("DOORBELL_SAMPLES"):
        line["most"] = opinfo.MOST
    for suite, found in told.items():
        line[suite] = [found.count(""), len(found)]
        line[f"{suite} differ"] = Counter(filter(None, found))
    return line


def work(file: Path, names: list[str]) -> None:
    """Count some operators; each is in the file as soon as it is done. Without DEV by what graphs mean in
    numpy."""
    from tensor import runtime
    from tests.conformance import opinfo
    from tests.tensor import oracle

    if not os.environ.get("DEV"):
        runtime.realize = oracle.realize

    for op in opinfo.OPERATORS + opinfo.VARIANTS:
        if opinfo.named(op) in names:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(count(op)) + "\n")


def report(file: Path) -> str:
    """Sums, and every operator of which something differs."""
    lines = kept(file).values()
    told: list[str] = []
    for most, count in sorted(Counter(line["most"] for line in lines if "most" in line).items()):
        told.append(f"of {count} operators at most {most} samples of each type, by DOORBELL_SAMPLES")
    for suite in ("values", "gradients"):
        good, every = (sum(line[suite][i] for line in lines) for i in (0, 1))
        told.append(f"{suite}: {good} of {every} of {len(lines)} operators")
        for line in sorted(lines, key=lambda line: line["name"]):
            if line[suite][0] != line[suite][1]:
                told.append(f"  {line['name']}: {line[suite]} {line[f'{suite} differ']}")
    return "\n".join(told)


def main(file: str, pattern: str = "", *names: str) -> None:
    if names:
        return work(Path(file), list(names))
    left = wanted(Path(file), pattern)
    for start in range(0, len(left), AT_ONCE):
        part = left[start : start + AT_ONCE]
        subprocess.run([sys.executable, "-m", __spec__.name, file, pattern, *part], check=False)
    print(report(Path(file)))
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
