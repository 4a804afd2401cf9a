"""How much memory the run took at most, for each of its processes; too much fails it.

Workers of xdist live as long as the run: what test modules keep, kernels or arrays, adds up in them.
"""

from __future__ import annotations

import ctypes
import gc
import resource
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hcq.device import open_devices

LIMIT_BYTES = 2 << 30
GIB = 1 << 30
MUCH = 64 << 20  # of what tests left: arrays in circles of few objects, which no collection would look for
UNIT = 1 if sys.platform == "darwin" else 1 << 10  # of ru_maxrss
STATUS = Path("/proc/self/status")  # proc(5), VmHWM: not what the process that started this one took
TRIM = getattr(ctypes.CDLL(None), "malloc_trim", int)  # glibc gives back to the system what is free
STATM = Path("/proc/self/statm")


class Peak(NamedTuple):
    """The most bytes that were resident at once, the most that one test added to that, and which it was."""

    total: int = 0
    added: int = 0
    test: str = ""


def resident() -> int:
    """Bytes of this process now; 0 where that is not told."""
    return int(STATM.read_text().split()[1]) * resource.getpagesize() if STATM.exists() else 0


def resident_peak() -> int:
    """Bytes of this process."""
    if STATUS.exists():
        (line,) = (line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT


def give_back() -> None:
    """Give back to the system what is free: of Python, of the C library, and of devices."""
    gc.collect()
    for device in open_devices():
        if device.is_usable:
            device.trim()
    TRIM(0)


class PeakMemory:
    """The plugin, in workers and in the process that started them."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self.limit_bytes = limit_bytes
        self.own = Peak()
        self.settled = resident()
        self.peaks: dict[str, Peak] = {}  # by worker

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = resident_peak()
        done = yield
        total = resident_peak()
        most = max((self.own.added, self.own.test), (total - before, item.nodeid))
        self.own = Peak(total, *most)
        if resident() > self.settled + MUCH:
            give_back()
            self.settled = resident()
        return done

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker has ended; one that crashed tells nothing."""
        if told := getattr(node, "workeroutput", {}).get("peak_memory"):
            self.peaks[node.gateway.id] = Peak(*told)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["peak_memory"] = list(self.own)
            return
        if self.own.test:
            self.peaks["this process"] = self.own
        if self.too_large() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def too_large(self) -> dict[str, Peak]:
        return {name: peak for name, peak in self.peaks.items() if peak.total > self.limit_bytes}

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self.peaks:
            return
        each = ", ".join(f"{name} {peak.total / GIB:.2f}" for name, peak in sorted(self.peaks.items()))
        terminalreporter.write_line(f"peak memory in GiB: {each}")
        for name, peak in self.too_large().items():
            grown = f"{name} took {peak.total / GIB:.2f} GiB; {self.limit_bytes / GIB:.2f} are allowed"
            most = f"the most at once, {peak.added / GIB:.2f}, in {peak.test}"
            terminalreporter.write_line(f"FAILED: {grown}: free what tests keep; {most}", red=True)
