"""The run: a process for each stage, watched, ended when it takes too long, and begun again after a crash.

An experiment that killed its process is told as lost, and the stage goes on behind it with the device opened
anew.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep

from drivers.amd.first_light.experiment import LOST, ExperimentStage
from drivers.amd.first_light.record import Record

POLL_S = 0.02
GRACE_S = 5.0  # between asking a stage to end and killing it
MAX_PROCESSES = 12  # of one stage: a card that kills each is not asked further
COMMAND = (sys.executable, "-m", "drivers.amd.first_light")
Tell = Callable[[str], None]


@dataclass
class FullRun:
    """All stages over one device. limit: factor on the stages' own limits."""

    device: str
    stages: tuple[ExperimentStage, ...]
    record: Record
    tell: Tell
    limit: float = 1.0

    def run(self) -> None:
        """Every stage that is not done."""
        self.give_up_on(self.record.unfinished(), "the run or the machine ended while this was tried")
        closed = self.record.closed()
        for stage in self.stages:
            if stage.name not in closed:
                self.tell(f"stage {stage.name}: {stage.risk}")
                self.stage(stage)

    def stage(self, stage: ExperimentStage) -> None:
        """One stage, in as many processes as it takes."""
        for _ in range(MAX_PROCESSES):
            before = len(self.record.lines())
            why = self.process(stage)
            if not why and stage.name in self.record.closed():
                return
            if not why:
                continue
            tried = self.record.unfinished()
            if not tried and not any("begin" in line for line in self.record.lines()[before:]):
                self.record.put({"closed": stage.name, "why": f"the device did not open: {why}"})
                self.tell(f"  not run: {why}")
                return
            self.give_up_on(tried, why)
        self.record.put({"closed": stage.name, "why": f"{MAX_PROCESSES} processes ended early"})

    def process(self, stage: ExperimentStage) -> str:
        """Run a stage's process to its end: why it ended early, or '', with what it said last."""
        words = [*COMMAND, "--device", self.device, "--stage", stage.name, "--into", str(self.record.path)]
        words += ["--parent", str(os.getpid())]
        shown = len(self.record.lines())
        child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        deadline = monotonic() + stage.limit_s * self.limit
        try:
            while child.poll() is None and monotonic() < deadline:
                sleep(POLL_S)
                shown = self.show(shown)
            late = child.poll() is None
        except BaseException:
            self.record.put({"stopped": self.record.unfinished()})
            raise
        finally:
            end(child)
        output = child.communicate()[1] or ""
        self.show(shown)
        if late:
            return f"ended after {stage.limit_s * self.limit:g} s"
        status = child.returncode
        said = output.strip().splitlines()[-1:]
        return "" if status == 0 else ": ".join([how(status), *said])

    def show(self, begin: int) -> int:
        """Tell the experiments that ended since line `begin`; returns how many lines there are."""
        lines = self.record.lines()
        for line in lines[begin:]:
            if "done" in line:
                found = line.get("why") or line["found"]
                self.tell(f"  {line['verdict']:11} {line['done']}: {found}")
        return len(lines)

    def give_up_on(self, name: str, why: str) -> None:
        """An experiment of which nothing came is not tried again."""
        if name:
            self.record.put({"done": name, "found": None, "verdict": LOST, "why": why, "seconds": None})
            self.tell(f"  {LOST:11} {name}: {why}")


def end(child: subprocess.Popen[str]) -> None:
    """End a process of ours, kindly at first."""
    if child.poll() is not None:
        return
    child.send_signal(signal.SIGTERM)
    try:
        child.wait(GRACE_S)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def how(status: int) -> str:
    """How a process ended, in words."""
    if status < 0:
        return f"its process was ended by {signal.Signals(-status).name}"
    return f"its process ended with status {status}"
