"""Mutants in one session of tests: noticed only by a test that fails, living only where they were in force
(also of in_place.py)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.mutate import __main__ as runner
from tools.mutate import quick, scratch
from tools.mutate.areas import AREAS, Area
from tools.mutate.in_place import Loaded
from tools.mutate.judge import Judge, Verdict
from tools.mutate.mutants import Mutant, mutants_of
from tools.mutate.near import Near
from tools.mutate.record import CoverageRecord
from tools.mutate.scratch import ScratchTree

CODE = """import functools

LIMIT = 4


def at_most(value):
    return value <= LIMIT


def either(a, b):
    return a * b if a > b else b * a


def made(count):
    return [k + 1 for k in range(count)]


TABLE = made(3)


def adder(more):
    def add(value):
        return value + more

    return functools.wraps(add)(lambda value: add(value))


def crash(value):
    import os
    if value > 3:
        os._exit(7)
    return value
"""
TESTS = """from part.code import TABLE, adder, at_most, crash, either


def test_limits():
    assert at_most(4)


def test_either():
    assert either(2, 3) == either(3, 2) == 6


def test_table():
    assert TABLE[1:] == [2, 3]


def test_adder():
    assert adder(2)(3) == 5


def test_crash():
    assert crash(3) == 3
"""
AREA = Area(("part/*.py",), ("tests/part/*.py",))
SAME = ("return a * b if a > b else b * a", "return a * b if a >= b else b * a")


Verdicts = dict[tuple[str, str], Verdict | None]


def written(folder: Path, tests: str) -> ScratchTree:
    for name, text in (("part/code.py", CODE), ("tests/part/test_code.py", tests)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / ".gitignore").write_text("build/\n__pycache__/\n")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    made = ScratchTree(folder, folder / "build")
    made.update()
    return made


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ScratchTree:
    monkeypatch.setattr(scratch, "PROJECT", {"part"})
    return written(tmp_path, TESTS)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Verdicts:
    """One session judges all mutants for several tests: forks of a worker that has run long are slow."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(scratch, "PROJECT", {"part"})
        return verdicts(written(tmp_path_factory.mktemp("quick"), TESTS))


def verdicts(tree: ScratchTree) -> Verdicts:
    """By the changed line before and after: what the session found, None where it left the mutant alone."""
    judge = Judge(tree, CoverageRecord(), Near(AREA, tree.tree), 10.0)
    mutants = mutants_of("part/code.py", CODE.encode())
    found = quick.judged_quickly(judge, mutants, {"part/code.py": CODE.encode()}, AREA)
    return {mutant.shown(CODE.encode()): found.get(mutant) for mutant in mutants}


def test_a_change_is_noticed_by_the_test_that_fails_and_one_that_means_the_same_lives(
    found: Verdicts,
) -> None:
    noticed = found["return value <= LIMIT", "return value < LIMIT"]
    assert noticed is not None and noticed.by == "tests/part/test_code.py::test_limits"
    same = found[SAME]
    assert same is not None and same.by == ""
    inner = found["return value + more", "return value - more"]
    assert inner is not None and inner.by == "tests/part/test_code.py::test_adder"


def test_what_ran_while_modules_were_loaded_is_left_to_a_session_of_its_own(found: Verdicts) -> None:
    """A table made by the unchanged function would hide the change."""
    assert found["LIMIT = 4", "LIMIT = 5"] is None
    assert found["return [k + 1 for k in range(count)]", "return [k - 1 for k in range(count)]"] is None
    assert found["TABLE = made(3)", "TABLE = made(2)"] is None


def test_a_test_in_which_a_fork_crashes_has_failed(found: Verdicts) -> None:
    crashed = found["if value > 3:", "if value >= 3:"]
    assert crashed is not None and crashed.by == "tests/part/test_code.py::test_crash"


def test_tests_that_fail_without_the_change_or_only_after_another_notice_nothing(tree: ScratchTree) -> None:
    failing = "\n\ndef test_of_something_else():\n    assert at_most(5)\n"
    after = (
        "\nseen = []\n\n\ndef test_first():\n    seen.append(1)\n\n\ndef test_last():\n    assert not seen\n"
    )
    (tree.tree / "tests/part/test_code.py").write_text(TESTS + failing + after)
    same = verdicts(tree)[SAME]
    assert same is not None and same.by == ""


def test_a_fork_in_which_a_change_does_not_come_into_force_ends_the_run(
    tree: ScratchTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: object, changed: object) -> None:
        raise ValueError("no such function")

    monkeypatch.setattr(Loaded, "_replace", fails)
    with pytest.raises(RuntimeError, match="the session ended with status"):
        verdicts(tree)


def test_the_command_judges_the_rest_as_before(tree: ScratchTree, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = list[Mutant]()

    def judge(self: Judge, mutant: Mutant, source: bytes) -> Verdict:
        judged.append(mutant)
        return Verdict("some test", 1)

    monkeypatch.setattr(runner, "ROOT", tree.origin)
    monkeypatch.setattr(runner, "equivalents", set)
    monkeypatch.setitem(AREAS, "part", AREA)
    monkeypatch.setattr(Judge, "judge", judge)
    runner.run_areas(["part"], runner.Draw(near=True, quick=True))
    assert {CODE.splitlines()[mutant.line - 1].strip() for mutant in judged} == {
        *("LIMIT = 4", "TABLE = made(3)", "return [k + 1 for k in range(count)]"),
    }
