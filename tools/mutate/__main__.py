"""Whether the tests notice small changes of the code: mutants drawn by lot, each met by tests that run it.

    python -m tools.mutate hcq --count 200 --seed 7       # one area
    python -m tools.mutate all --count 20                 # each of them
    python -m tools.mutate hcq --seed 7 --again           # what survived the last run of that seed
    python -m tools.mutate hcq --seed 7 --near            # a first look, without a record

Operators are flipped, boundaries moved, constants off by one, statements dropped, arguments swapped. The
first run of an area records which test executes which line, which takes minutes; later runs, and those of
areas with the same tests, record what changed. A mutant is noticed when a test fails, crashes, or takes
several times as long as it should. Work is done in a copy of the tree below build/mutate; changes that mean
the same are listed with their reasons in tools/mutate/equivalent.tsv. With --near only files of tests whose
names or imports point at the changed file are run: at least so many are noticed.
Exit status: 0 at least nine of ten were noticed in each area; 1 fewer were; 2 bad input.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import pytest

from drivers.core import command
from tools.mutate.areas import AREAS
from tools.mutate.mutants import Mutant, draw, is_python, mutants_of
from tools.mutate.near import UNKNOWN, Near
from tools.mutate.record import Chooser, Record, kept, save, update
from tools.mutate.scratch import EXIT_TIME, Scratch, alone

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "build/mutate"
FIRST = 2.0  # seconds of tests in the first round: most mutants end there
SLACK = 20.0  # seconds of CPU that any round may take
SLOWER = 6  # times as long as recorded is too long
TIME = "time"  # who noticed what did not end
Change = tuple[str, str, str]  # path, line before, line after


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

    def __init__(self, scratch: Scratch, record: Record, chooser: Chooser | Near, budget: float) -> None:
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


def equivalents() -> set[Change]:
    """Changes that no test can notice, from the table."""
    rows = (ROOT / "tools/mutate/equivalent.tsv").read_text().splitlines()[1:]
    return {(path, before, after) for path, before, after, _ in (row.split("\t") for row in rows)}


@dataclass
class Tally:
    """What became of an area's mutants."""

    noticed: int = 0
    equal: int = 0
    living: list[Change] = field(default_factory=list)

    def line(self) -> str:
        judged = self.noticed + len(self.living)
        share = f"{self.noticed / max(1, judged):.0%}"
        return f"{self.noticed} of {judged} noticed ({share}), {self.equal} equivalent"


def drawn_from(sources: dict[str, bytes], count: int, seed: int, only: Path | None) -> list[Mutant]:
    """Mutants by lot, or those whose changes the file `only` lists."""
    every = [m for path, source in sources.items() for m in mutants_of(path, source)]
    if only is not None:
        wanted = {tuple(change) for change in json.loads(only.read_text())}
        return [m for m in every if (m.path, *m.shown(sources[m.path])) in wanted]
    usable = (m for m in draw(every, len(every), seed) if is_python(m.applied(sources[m.path])))
    return list(islice(usable, count))


def survivors(name: str, seed: int) -> str:
    """The file of an area's survivors."""
    return f"survivors-{name}-{seed}.json"


def run_area(name: str, count: int, seed: int, budget: float, again: bool, near: bool = False) -> bool:
    """Judge an area's mutants and print the survivors; whether nine of ten were noticed."""
    area, scratch = AREAS[name], Scratch(ROOT, ROOT / FOLDER)
    scratch.update()
    record = kept(scratch) if near else update(scratch, area)
    chooser = Near(area, scratch.tree) if near else Chooser(record, area, scratch.tree)
    judge = Judge(scratch, record, chooser, budget)
    sources = {path: (scratch.tree / path).read_bytes() for path in area.files(scratch.tree)}
    known, held, tally = equivalents(), ROOT / FOLDER / survivors(name, seed), Tally()
    for mutant in drawn_from(sources, count, seed, held if again else None):
        change = (mutant.path, *mutant.shown(sources[mutant.path]))
        if change in known:
            tally.equal += 1
            continue
        verdict = judge.judge(mutant, sources[mutant.path])
        tally.noticed += bool(verdict.by)
        if not verdict.by:
            tally.living.append(change)
            where = f"{mutant.path}:{mutant.line} ({mutant.kind}, met {verdict.tests} tests)"
            print(f"lives: {where}\n  - {change[1]}\n  + {change[2]}", flush=True)
            print(f"{name}, seed {seed}, so far: {tally.line()}", flush=True)
    held.write_text(json.dumps(tally.living))
    save(scratch, record)
    print(f"{name}, seed {seed}: {tally.line()}", flush=True)
    return tally.noticed >= 0.9 * (tally.noticed + len(tally.living))


def main(argv: list[str] | None = None) -> int:
    """Judge one area or all."""
    parser = command.parser("tools.mutate", __doc__)
    parser.add_argument("area", choices=[*AREAS, "all"])
    parser.add_argument("--count", type=int, default=100, help="mutants to draw in each area")
    parser.add_argument("--seed", type=int, default=1, help="of the lot")
    parser.add_argument(
        "--budget", type=float, default=40.0, help="seconds of tests that a mutant meets at most"
    )
    parser.add_argument("--again", action="store_true", help="only what survived the last run of this seed")
    parser.add_argument("--near", action="store_true", help="run only files of tests that name the file")
    options = parser.parse_args(argv)
    os.nice(10)
    areas = list(AREAS) if options.area == "all" else [options.area]
    for area in areas if options.again else ():
        if not (ROOT / FOLDER / survivors(area, options.seed)).is_file():
            parser.error(
                f"--again: {area} was not judged with seed {options.seed} here yet; leave it out once"
            )
    try:
        with alone(ROOT / FOLDER):
            good = [
                run_area(a, options.count, options.seed, options.budget, options.again, options.near)
                for a in areas
            ]
    except BlockingIOError:
        parser.error(f"another run changes the copy in {FOLDER}; wait for it")
    return 0 if all(good) else 1


if __name__ == "__main__":
    command.end(main)
