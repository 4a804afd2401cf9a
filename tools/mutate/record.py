"""Which tests execute a line, and how long each takes: recorded once, and anew for files that changed."""

from __future__ import annotations

import ast
import difflib
import hashlib
import pickle
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from coverage import Coverage

from tools.mutate.areas import AREAS, Area
from tools.mutate.scratch import ScratchTree, ended

RECORD_SECONDS = 3000  # of CPU for a folder of tests
FORMAT = 5  # of what is kept: another one is recorded anew


@dataclass
class Recorded:
    """A test that passed: its time, and by file the lines that it executed, line n as bit n."""

    seconds: float
    lines: dict[str, int]

    def runs(self, lines: dict[str, int]) -> bool:
        """Whether it executed one of these."""
        return any(self.lines.get(name, 0) & bits for name, bits in lines.items())


@dataclass
class CoverageRecord:
    """All that is known, of whatever area: tests by file and name, and the sources at their recording."""

    digests: dict[str, str] = field(default_factory=dict)
    tests: dict[str, dict[str, Recorded]] = field(default_factory=dict)
    sources: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    unreliable: set[str] = field(default_factory=set)
    reliable: set[str] = field(default_factory=set)
    kills: Counter[str] = field(default_factory=Counter)

    def add(
        self, tree: Path, names: Iterable[str], tests: dict[str, Recorded], sources: dict[str, list[str]]
    ) -> None:
        """Files of tests were recorded in that tree, which has these sources."""
        for name in names:
            self.tests[name] = {t: of for t, of in tests.items() if t.split("::")[0] == name}
            self.sources[name], self.digests[name] = sources, digest(tree / name)

    def of_judging(self) -> CoverageRecord:
        """Of this what is found by judging mutants."""
        return CoverageRecord(unreliable=self.unreliable, reliable=self.reliable, kills=self.kills)

    def learn(self, judged: CoverageRecord) -> None:
        """What another process found by judging, with a copy of this."""
        self.unreliable |= judged.unreliable
        self.reliable |= judged.reliable
        self.kills |= judged.kills


def defined_at(source: str, line: int) -> list[str]:
    """Names that a statement at `line` gives a module or a class when it is loaded: of a function, where its
    defaults are, its own; none inside a body.
    """
    body, names = ast.parse(source).body, list[str]()
    while at := next((s for s in body if s.lineno <= line <= (s.end_lineno or 0)), None):
        if isinstance(at, ast.FunctionDef):
            return [at.name] if line < at.body[0].lineno else []
        stored = (node for node in ast.walk(at) if isinstance(node, ast.Name))
        names = [node.id for node in stored if isinstance(node.ctx, ast.Store)]
        body = at.body if isinstance(at, ast.ClassDef) else []
    return names


def in_bodies(source: str) -> set[int]:
    """Lines inside functions."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {n for f in functions for n in range(f.body[0].lineno, (f.end_lineno or 0) + 1)}


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their numbers."""
    return enumerate(text.splitlines(), 1)


class Watcher:
    """The pytest plugin that records."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage, self.seconds, self.failed = coverage, dict[str, float](), set[str]()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        begin = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - begin
        self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)


def stale_files(record: CoverageRecord, areas: Iterable[Area], tree: Path) -> dict[str, list[str]]:
    """Files of tests that changed since they were recorded, or never were, by their folder. What is gone from
    the tree leaves the record."""
    for gone in [name for name in record.digests if not (tree / name).is_file()]:
        del record.digests[gone], record.tests[gone], record.sources[gone]
    stale: dict[str, set[str]] = {}
    for area in areas:
        mine = _folders(area.files(tree))
        for name in area.test_files(tree):
            known = record.digests.get(name) == digest(tree / name)
            if not known or not mine <= _folders(record.sources[name]):
                stale.setdefault(str(Path(name).parent), set()).add(name)
    return {folder: sorted(names) for folder, names in stale.items()}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def sources_of(tree: Path) -> dict[str, list[str]]:
    """The lines of each file of every area."""
    code = {name for area in AREAS.values() for name in area.files(tree)}
    return {name: (tree / name).read_text().splitlines() for name in sorted(code)}


def recorded(scratch: ScratchTree, names: list[str]) -> dict[str, Recorded]:
    """The tests of those files, of one folder, run in a child. Raises RuntimeError if they could not be."""
    folder = Path(names[0]).parent
    print(f"recording {len(names)} files of {folder}", flush=True)
    found = scratch.folder / "found.pickle"
    found.unlink(missing_ok=True)
    watch = partial(_watch, scratch, list(sources_of(scratch.tree)), names, found)
    status = scratch.child(watch, scratch.cache, RECORD_SECONDS, bytecode=True)
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not found.is_file():
        raise RuntimeError(
            f"the tests of {folder} could not be recorded, they {ended(status)}: "
            f"see {scratch.folder}/output.txt"
        )
    return {test: Recorded(*of) for test, of in pickle.loads(found.read_bytes()).items()}


def kept(folder: Path) -> CoverageRecord:
    """What earlier runs recorded."""
    path = folder / f"record-{FORMAT}.pickle"
    record: CoverageRecord = pickle.loads(path.read_bytes()) if path.is_file() else CoverageRecord()
    return record


def _folders(names: Iterable[str]) -> set[Path]:
    """Where files lie; a test recorded when an area lay elsewhere says nothing of the area's lines."""
    return {Path(name).parent for name in names}


def save(folder: Path, record: CoverageRecord) -> None:
    """Keep the record for the next run."""
    (folder / f"record-{FORMAT}.pickle").write_bytes(pickle.dumps(record))


def _watch(scratch: ScratchTree, sources: list[str], names: list[str], found: Path) -> int:
    """Run test files under coverage and write what was found; runs in a child."""
    database = scratch.folder / "coverage"
    database.unlink(missing_ok=True)
    include = [str(scratch.tree / name) for name in sources]
    coverage = Coverage(data_file=str(database), include=include, config_file=False, messages=False)
    watcher = Watcher(coverage)
    coverage.start()
    status = int(pytest.main([*names, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[watcher]))
    coverage.stop()
    coverage.save()
    lines: dict[str, dict[str, int]] = {n: {} for n in watcher.seconds if n not in watcher.failed}
    query = "select context, path, numbits from line_bits join context on context_id = context.id join file"
    with sqlite3.connect(database) as held:
        for test, path, bits in held.execute(f"{query} on file_id = file.id"):
            if test in lines:
                lines[test][str(Path(path).relative_to(scratch.tree))] = int.from_bytes(bits, "little")
    found.write_bytes(pickle.dumps({n: (watcher.seconds[n], of) for n, of in lines.items()}))
    return status


class Chooser:
    """Orders tests for a mutant: those that execute its line, then those that execute its file; among them
    the nearest, the cheapest, and those that noticed most mutants before.

    What a module executes when it is loaded belongs to no test: such a line is met by those that execute
    lines with a name that it defines, and by files of tests that have this name.
    """

    def __init__(self, record: CoverageRecord, area: Area, tree: Path) -> None:
        self.record, self.places, self.tree = record, area.test_files(tree), tree
        self.first = area.first
        self._moved: dict[tuple[int, str], dict[int, int]] = {}
        code = sorted({name for each in (area, *AREAS.values()) for name in each.files(tree)})
        self._tests = {file: (tree / file).read_text() for file in self.places}
        self._texts = {name: (tree / name).read_text() for name in code}
        self._bodies: dict[str, set[int]] = {}

    def tests(self, name: str, line: int, budget: float) -> list[str]:
        """Names of tests, the nearest and cheapest that fit `budget` seconds; what noticed most is first."""
        word, places = self._places(name, line)
        ranked = []
        for file, tests in ((file, self.record.tests.get(file, {})) for file in self.places):
            then, near = self._then(file, places), self._distance(file, name)
            is_first = file in self.first and self._reaches(tests, word, then)
            is_named = word is not None and word.search(self._tests[file]) is not None
            for test, found in tests.items():
                is_elsewhere = near == 0 and name not in found.lines  # it runs the file in another process
                runs = found.runs(then)
                hits = is_first or is_named or is_elsewhere or runs
                if (hits or name in found.lines) and test not in self.record.unreliable:
                    price = 0 if is_first and (runs or word) else near + 2 * found.seconds
                    ranked.append((not hits, price, found.seconds, test))
        chosen, spent = list[tuple[bool, float, float, str]](), 0.0
        for is_far, price, seconds, test in sorted(ranked):
            if spent + seconds <= budget or not chosen:
                spent += seconds
                known = min(16, 2 * self.record.kills[test])
                chosen.append((is_far, price - known, seconds, test))
        return [test for _, _, _, test in sorted(chosen)]

    def _places(self, name: str, line: int) -> tuple[re.Pattern[str] | None, list[tuple[str, int]]]:
        """(names that the line defines, lines that stand for it): itself, where it defines none; a name that
        only other definitions use stands for what they define.
        """
        names, met = set(defined_at(self._texts[name], line)), {(name, line)}
        if not names:
            return None, [(name, line)]
        while True:
            word = re.compile(rf"\b(?:{'|'.join(sorted(names))})\b")
            lines = ((path, n, each) for path, text in self._texts.items() for n, each in numbered(text))
            found = [(path, n) for path, n, each in lines if word.search(each) and (path, n) not in met]
            more = {each for path, n in found for each in defined_at(self._texts[path], n)} - names
            if not more or any(self._is_in_body(*place) for place in found):
                return word, found
            names, met = names | more, {*met, *found}

    @staticmethod
    def _reaches(tests: dict[str, Recorded], word: re.Pattern[str] | None, then: dict[str, int]) -> bool:
        """Whether one of a file's tests runs these lines: all of them then count as if they did, since they
        share what one of them made. What runs with its module may reach any test.
        """
        return word is not None or any(found.runs(then) for found in tests.values())

    def _is_in_body(self, name: str, line: int) -> bool:
        """Whether a line is run by calls of a function."""
        if name not in self._bodies:
            self._bodies[name] = in_bodies(self._texts[name])
        return line in self._bodies[name]

    def _then(self, file: str, places: list[tuple[str, int]]) -> dict[str, int]:
        """Those lines as they were numbered when `file` was recorded, as bits."""
        then = dict[str, int]()
        for path, number in places:
            then[path] = then.get(path, 0) | 1 << self._line_then(file, path, number)
        return then

    def _distance(self, file: str, name: str) -> int:
        mirror = f"tests/{Path(name).parent}/test_{Path(name).name}"
        if file == mirror:
            return 0
        if Path(file).parent == Path(mirror).parent:
            return 1 if Path(mirror).stem in file else 2
        return 3 + self.places[file]

    def _line_then(self, file: str, name: str, line: int) -> int:
        """The number that a line had when `file` was recorded; a new line counts as its neighbour."""
        sources = self.record.sources[file]
        key = (id(sources), name)
        if key not in self._moved:
            old, new = sources.get(name, []), (self.tree / name).read_text().splitlines()
            match = difflib.SequenceMatcher(None, new, old, autojunk=False)
            moved = {a + n + 1: b + n + 1 for a, b, size in match.get_matching_blocks() for n in range(size)}
            self._moved[key] = moved
        moved = self._moved[key]
        return moved.get(line) or max((then for now, then in moved.items() if now < line), default=0)
