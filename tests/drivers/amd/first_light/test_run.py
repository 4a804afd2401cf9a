"""The run over stages: processes that die, hang or open no device cost an experiment, not the report."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

import pytest

from drivers.amd.first_light import run
from drivers.amd.first_light.experiment import LOST, Experiment, ExperimentStage
from drivers.amd.first_light.record import Record

T = TypeVar("T")
# A stage's process: tries a, b, c in turn, and does at b what WAY says, unless b is done.
CHILD = """
import os, signal, sys, time
from pathlib import Path
from drivers.amd.first_light.record import Record
record = Record(Path(sys.argv[sys.argv.index("--into") + 1]))
way = {way!r}
if way == "closed":
    sys.exit("no such card")
for name in "abc":
    if name in record.done():
        continue
    record.put({{"begin": name}})
    if name == "b" and way == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if name == "b" and way == "hang":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(60)
    if name == "b" and way == "raise":
        raise ValueError("a mistake of ours")
    record.put({{"done": name, "found": 1, "verdict": "agrees"}})
record.put({{"closed": "stage"}})
"""
# A run whose stage's process is the true one, but for what it does there: it tells who it is, and sleeps.
SLEEPER = """
import os, sys, time
from drivers.amd.first_light import __main__ as command
def sleep(stage):
    stage.record.put({"pid": os.getpid()})
    time.sleep(60)
command.StageRun.run = sleep
sys.exit(command.main(sys.argv[1:]))
"""
PARENT = """
import sys
from pathlib import Path
from drivers.amd.first_light import run, stages
from drivers.amd.first_light.record import Record
run.COMMAND = (sys.executable, "-c", sys.argv[2])
run.FullRun("sim:navi31", stages.STAGES[:1], Record(Path(sys.argv[1])), print).run()
"""
EXPERIMENTS = tuple(Experiment(name, "", "", lambda bench: 1, 1) for name in "abc")


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return Record(tmp_path / "state")


def over(record: Record, way: str, monkeypatch: pytest.MonkeyPatch, limit_s: float = 30.0) -> list[str]:
    """Run one stage whose process does `way`; what was told."""
    monkeypatch.setattr(run, "COMMAND", (sys.executable, "-c", CHILD.format(way=way)))
    monkeypatch.setattr(run, "GRACE_S", 0.2)
    told: list[str] = []
    run.FullRun(
        "sim:navi31", (ExperimentStage("stage", "none", EXPERIMENTS, limit_s),), record, told.append
    ).run()
    return told


def test_an_experiment_that_kills_its_process_is_lost_and_those_behind_it_are_asked(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(record, "kill", monkeypatch)
    done = record.done()
    assert list(done) == ["a", "b", "c"]
    assert done["b"]["verdict"] == LOST
    assert "SIGKILL" in done["b"]["why"]


def test_an_experiment_that_hangs_and_hears_no_signal_is_ended_after_the_limit(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(record, "hang", monkeypatch, limit_s=1.5)
    done = record.done()
    assert (done["b"]["verdict"], done["b"]["why"]) == (LOST, "ended after 1.5 s")
    assert done["c"]["verdict"] == "agrees"


def test_what_a_process_said_last_is_told_with_the_loss(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(record, "raise", monkeypatch)
    assert "a mistake of ours" in record.done()["b"]["why"]


def test_a_device_that_does_not_open_closes_the_stage_with_the_reason(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = over(record, "closed", monkeypatch)
    assert "no such card" in told[-1]
    assert "no such card" in record.lines()[-1]["why"]
    assert record.done() == {}


def test_after_a_crash_of_the_machine_the_run_goes_on_behind_what_was_tried(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    for line in ({"begin": "a"}, {"done": "a", "found": 1, "verdict": "agrees"}, {"begin": "b"}):
        record.put(line)
    over(record, "raise", monkeypatch)  # it would, if b were tried again
    assert record.done()["b"]["why"] == "the run or the machine ended while this was tried"
    assert record.done()["c"]["verdict"] == "agrees"


def test_what_ctrl_c_broke_off_is_asked_again_by_the_next_run(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(seconds: float) -> None:
        if record.unfinished() == "b":
            raise KeyboardInterrupt

    with monkeypatch.context() as first, pytest.raises(KeyboardInterrupt):
        first.setattr(run, "sleep", interrupted)
        over(record, "hang", first)
    assert list(record.done()) == ["a"]
    over(record, "well", monkeypatch)
    assert [line["verdict"] for line in record.done().values()] == ["agrees"] * 3


def test_a_stage_that_was_closed_is_not_run_again(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    record.put({"closed": "stage"})
    assert over(record, "kill", monkeypatch) == []


def test_a_run_that_is_killed_takes_the_process_of_its_stage_with_it(record: Record) -> None:
    words = [sys.executable, "-c", PARENT, str(record.path), SLEEPER]
    parent = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        pids = until(lambda: [line["pid"] for line in record.lines() if "pid" in line])
    finally:
        parent.kill()
        parent.wait()
    assert pids
    assert until(lambda: not lives(pids[0]))


def until(find: Callable[[], T], limit_s: float = 30.0) -> T:
    """What `find` gives once it gives something, or when the time is over."""
    deadline = monotonic() + limit_s
    while not (found := find()) and monotonic() < deadline:
        sleep(0.02)
    return found


def lives(pid: int) -> bool:
    """Whether a process runs: one that ended and was not waited for does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
