"""Meets a mutant with tests, and says who noticed it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.mutate.mutants import Mutant
from tools.mutate.near import UNKNOWN, Near
from tools.mutate.record import Chooser, CoverageRecord
from tools.mutate.scratch import EXIT_TIME, ScratchTree

FIRST = 2.0  # seconds of tests in the first round: most mutants end there
SLACK = 20.0  # seconds of CPU that any round may take
SLOWER = 6  # times as long as recorded is too long
TIME = "time"  # who noticed what did not end


class ChosenTests:
    """The pytest plugin that runs the chosen tests, or files of them, in the chosen order, up to the first
    failure."""

    def __init__(self, tests: list[str], killer: Path, unreliable: set[str]) -> None:
        self.place, self.killer = {test: n for n, test in enumerate(tests)}, killer
        self.unreliable = unreliable

    def place_of(self, test: str) -> int | None:
        return self.place.get(test, self.place.get(test.split("::")[0]))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = [(self.place_of(item.nodeid), n) for n, item in enumerate(items)]
        chosen = sorted((place, n) for place, n in places if place is not None)
        items[:] = [items[n] for _, n in chosen if items[n].nodeid not in self.unreliable]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer.write_text(report.nodeid)


@dataclass
class Verdict:
    """What became of a mutant: who noticed it, if anybody, and how many tests it met."""

    by: str
    tests: int


class Judge:
    """Runs mutants of one area."""

    def __init__(
        self, scratch: ScratchTree, record: CoverageRecord, chooser: Chooser | Near, budget: float
    ) -> None:
        self.scratch, self.record, self.chooser, self.budget = scratch, record, chooser, budget
        self.seconds = {t: of.seconds for tests in record.tests.values() for t, of in tests.items()}

    def judge(self, mutant: Mutant, source: bytes) -> Verdict:
        """Run the tests for a mutant in two rounds, a quick one and the rest."""
        while True:
            tests = self.chooser.tests(mutant.path, mutant.line, self.budget)
            quick, spent = 0, 0.0
            while quick < len(tests) and spent < FIRST:
                spent += self.seconds.get(tests[quick], UNKNOWN)
                quick += 1
            by = ""
            with self.scratch.changed(mutant.path, mutant.applied(source)):
                for part in filter(None, (tests[:quick], tests[quick:])):
                    by = by or self._run(part, mutant.path)
            if by == TIME and self._time(tests):
                continue  # the limit is known now
            if not by or self._is_reliable(by):
                self.record.kills[by] += bool(by)
                return Verdict(by, len(tests))

    def _run(self, tests: list[str], path: str) -> str:
        """The test that failed, TIME for one that did not end, or nothing."""
        killer = self.scratch.folder / "killer.txt"
        killer.unlink(missing_ok=True)
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=short"]
        limit = SLACK + SLOWER * sum(self.seconds.get(test, UNKNOWN) for test in tests)
        selector = ChosenTests(tests, killer, self.record.unreliable)

        def work() -> int:
            return int(pytest.main([*files, *options], plugins=[selector]))

        with self.scratch.cache_for(path) as cache:
            status = self.scratch.child(work, cache, limit)
        if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return ""
        return killer.read_text() if killer.is_file() else TIME if status == EXIT_TIME else f"status {status}"

    def _time(self, tests: list[str]) -> bool:
        """Run those without a mutant that were never timed; whether there were any."""
        unknown = [test for test in tests if test not in self.seconds]
        for test in unknown:
            begin = os.times()
            self._run([test], "")
            ends = os.times()
            self.seconds[test] = ends.children_user - begin.children_user + 1
        return bool(unknown)

    def _is_reliable(self, test: str) -> bool:
        """Whether a test passes alone without a mutant; asked once a test."""
        if "::" not in test or test in self.record.reliable:
            return True
        if self._run([test], "") == "":
            self.record.reliable.add(test)
            return True
        print(f"unreliable alone: {test}", flush=True)
        self.record.unreliable.add(test)
        return False
