"""Processes work at once, each in a copy of its own."""

from __future__ import annotations

import os
import subprocess
import time
from functools import partial
from pathlib import Path

import pytest

from tools.mutate.copies import at_once, free_copy


@pytest.fixture
def origin(tmp_path: Path) -> Path:
    """A project of one file, in git."""
    made = tmp_path / "origin"
    made.mkdir()
    (made / "code.py").write_text("a = 1\n")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=made, check=True)
    return made


def met(folder: Path, names: tuple[str, str]) -> int:
    """This process, once the task of the other name runs beside it; 0 if it does not within a minute."""
    mine, other = names
    (folder / mine).touch()
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        if (folder / other).exists():
            return os.getpid()
        time.sleep(0.01)
    return 0


def test_tasks_run_beside_each_other_in_processes_of_their_own(tmp_path: Path) -> None:
    tasks = [("one", "two"), ("two", "one")]
    first, second = at_once(partial(met, tmp_path), tasks, 2)
    assert 0 not in (first, second) and len({first, second, os.getpid()}) == 3


def test_one_job_is_this_process_and_results_come_in_the_order_of_the_tasks() -> None:
    assert list(at_once(lambda number: (number, os.getpid()), [2, 1], 1)) == [
        (2, os.getpid()),
        (1, os.getpid()),
    ]
    assert list(at_once(_later, [3, 0, 1], 3)) == [3, 0, 1]


def _later(number: int) -> int:
    time.sleep(number / 20)
    return number


def test_no_two_have_the_same_copy_and_a_copy_is_as_the_tree_is_now(origin: Path, tmp_path: Path) -> None:
    with free_copy(origin, tmp_path, 2) as one, free_copy(origin, tmp_path, 2) as two:
        assert one.tree != two.tree and one.cache == two.cache
        with pytest.raises(BlockingIOError, match="each of the 2 copies"), free_copy(origin, tmp_path, 2):
            pass
    (origin / "code.py").write_text("a = 2\n")
    with free_copy(origin, tmp_path, 2) as again:
        assert again.tree == one.tree and (again.tree / "code.py").read_text() == "a = 2\n"
