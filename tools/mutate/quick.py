"""One session of pytest for all mutants: it loads the tests of an area, then each mutant of a loaded function
meets its tests in a fork, without loading anything again.

What cannot be changed in place (a constant of a module, a function that ran while modules were loaded) is
left to `Judge`. A test counts if alone it fails, or crashes the fork, and passes without the mutant.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from tools.mutate.areas import Area
from tools.mutate.in_place import Loaded
from tools.mutate.judge import SLACK, SLOWER, TIME, ChosenTests, Judge, Verdict
from tools.mutate.mutants import Mutant
from tools.mutate.near import UNKNOWN
from tools.mutate.scratch import EXIT_TIME, limited

SESSION_SECONDS = 6 * 3600  # of CPU, and of a fork at most
EXIT_FAILED, EXIT_BROKEN = 1, 97


class Forks(Judge):
    """Runs tests of a session in forks of it."""

    def __init__(self, judge: Judge, items: list[pytest.Item], loaded: Loaded) -> None:
        super().__init__(judge.scratch, judge.record, judge.chooser, judge.budget)
        self.items, self.loaded = items, loaded
        self.change: Callable[[], None] | None = None

    def _run(self, tests: list[str], path: str) -> str:
        """As a session of its own would; a test counts only if it fails by itself too."""
        passed_alone = set[str]()
        while True:
            by = self._fork(tests, path, self.record.unreliable | passed_alone)
            if by in ("", TIME) or not path or self._fork([by], path, set()):
                return by
            passed_alone.add(by)

    def _fork(self, tests: list[str], path: str, without: set[str]) -> str:
        killer = self.scratch.folder / "killer.txt"
        killer.unlink(missing_ok=True)
        items = list(self.items)
        ChosenTests(tests, killer, without).pytest_collection_modifyitems(items)
        limit = SLACK + SLOWER * sum(self.seconds.get(test, UNKNOWN) for test in tests)
        with self.scratch.cache_for(path) as cache:
            status = limited(partial(_met, items, self.change if path else None, killer, cache), limit)
        if status == EXIT_BROKEN or (status != 0 and not killer.is_file()):
            raise RuntimeError(f"a change of {path} was not met: see {self.scratch.folder}/output.txt")
        return "" if status == 0 else TIME if status == EXIT_TIME else killer.read_text()


def _met(items: list[pytest.Item], change: Callable[[], None] | None, killer: Path, cache: Path) -> int:
    """Run tests up to the first that fails; its name, or that of the one that crashed, is in `killer`."""
    os.environ["XDG_CACHE_HOME"] = str(cache)
    try:
        if change is not None:
            change()
    except BaseException as error:
        print("not in force:", repr(error), file=sys.stderr, flush=True)
        return EXIT_BROKEN
    for number, item in enumerate(items):
        killer.write_text(item.nodeid)
        item.config.pluginmanager.register(watch := Failures())
        following = items[number + 1] if number + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        item.config.pluginmanager.unregister(watch)
        if watch.failed:
            return EXIT_FAILED
    return 0


class Failures:
    """The plugin that notes whether a test failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


class JudgingPlugin:
    """The plugin that judges mutants in place of running the tests once."""

    def __init__(self, judge: Judge, mutants: Sequence[Mutant], sources: dict[str, bytes], out: Path) -> None:
        self.judge, self.mutants, self.sources, self.out = judge, mutants, sources, out
        self.loaded = Loaded(judge.scratch.tree)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("tests that cannot be loaded")
        self.loaded.find()
        forks = Forks(self.judge, session.items, self.loaded)
        with self.out.open("w") as out:
            for number, mutant in enumerate(self.mutants):
                source = self.sources[mutant.path]
                forks.change = self.loaded.change(mutant.path, source, mutant.applied(source))
                if forks.change is not None:
                    verdict = forks.judge(mutant, source)
                    print(json.dumps([number, verdict.by, verdict.tests]), file=out, flush=True)
        return True


def judged_quickly(
    judge: Judge, mutants: Sequence[Mutant], sources: dict[str, bytes], area: Area
) -> dict[Mutant, Verdict]:
    """What became of those mutants that one session can judge."""
    scratch = judge.scratch
    out = scratch.folder / "verdicts.jsonl"
    plugin = JudgingPlugin(judge, mutants, sources, out)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=short", "--capture=sys"]

    def work() -> int:
        plugin.loaded.watch()
        return int(pytest.main([*area.test_files(scratch.tree), *options], plugins=[plugin]))

    status = scratch.child(work, scratch.cache, SESSION_SECONDS)
    if status != 0:
        raise RuntimeError(f"the session ended with status {status}: see {scratch.folder}/output.txt")
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    return {mutants[number]: Verdict(by, tests) for number, by, tests in rows}
