"""A run tells how much memory its processes took, and fails where one took too much."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MIB = 1 << 20
TESTS = """
def test_small():
    pass

def test_large():
    assert len(b"1" * (400 << 20))
"""


def run(folder: Path, limit_bytes: int, *options: str) -> subprocess.CompletedProcess[str]:
    """pytest on TESTS with the plugin in a folder of its own."""
    made = f"config.pluginmanager.register(PeakMemory({limit_bytes}))"
    importing = "from tests.peak_memory import PeakMemory"
    (folder / "conftest.py").write_text(f"{importing}\ndef pytest_configure(config):\n    {made}\n")
    (folder / "test_sizes.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", str(folder), *options, str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize(("options", "who"), [(("-n", "0"), "this process"), (("-n", "1"), "gw0")])
def test_a_process_that_grew_too_large_fails_the_run(
    tmp_path: Path, options: tuple[str, ...], who: str
) -> None:
    done = run(tmp_path, 300 * MIB, *options)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    (line,) = (line for line in done.stdout.splitlines() if line.startswith("FAILED: "))
    assert line.startswith(f"FAILED: {who} took 0.") and " GiB; 0.29 are allowed: " in line
    assert line.endswith("in test_sizes.py::test_large")


def test_every_worker_is_told_where_all_are_small_enough(tmp_path: Path) -> None:
    done = run(tmp_path, 2048 * MIB, "-n", "2", "--dist", "load")
    assert done.returncode == 0, done.stdout
    assert "peak memory in GiB: gw0 0." in done.stdout and ", gw1 0." in done.stdout
