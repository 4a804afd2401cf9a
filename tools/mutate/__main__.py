"""Whether the tests notice small changes of the code: mutants drawn by lot, each met by tests that run it.

    python -m tools.mutate hcq --count 200 --seed 7       # one area
    python -m tools.mutate all --quick --count 40         # each of them, as `make mutants` does
    python -m tools.mutate hcq --seed 7 --again           # what survived the last run of that seed
    python -m tools.mutate hcq --seed 7 --near            # a first look, without a record
    python -m tools.mutate hcq --seed 7 --quick           # one session for all, a fork for each

Operators are flipped, boundaries moved, constants off by one, statements dropped, arguments swapped. The
first run of an area records which test executes which line, which takes minutes; later runs, and those of
areas with the same tests, record what changed. As many processes as there are processors work at once, each
on another folder of tests or another area. A mutant is noticed when a test fails, crashes, or takes several
times as long as it should. Work is done in copies of the tree below build/mutate; changes that mean the same
are listed with their reasons in tools/mutate/equivalent.tsv. With --near only files of tests whose names or
imports point at the changed file are run: at least so many are noticed. With --quick one process loads an
area's tests, and forks meet changes of functions there (tools/mutate/quick.py).
Exit status: 0 at least nine of ten were noticed in each area; 1 fewer were; 2 bad input.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from drivers.core import command
from tools.mutate.areas import AREAS
from tools.mutate.copies import at_once, free_copy
from tools.mutate.judge import Judge
from tools.mutate.mutants import Mutant, draw, is_python, mutants_of
from tools.mutate.near import Near
from tools.mutate.quick import judged_quickly
from tools.mutate.record import (
    Chooser,
    CoverageRecord,
    Recorded,
    kept,
    recorded,
    save,
    sources_of,
    stale_files,
)
from tools.mutate.scratch import ScratchTree, alone

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "build/mutate"
Change = tuple[str, str, str]  # path, line before, line after


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


@dataclass(frozen=True)
class Draw:
    """What is drawn of an area, and how it is judged; see the options."""

    count: int = 100
    seed: int = 1
    budget: float = 40.0
    again: bool = False
    near: bool = False
    quick: bool = False
    jobs: int = 1


def recorded_in_a_copy(names: list[str], jobs: int) -> dict[str, Recorded]:
    """The tests of these files."""
    with free_copy(ROOT, ROOT / FOLDER, jobs) as copy:
        return recorded(copy, names)


def bring_up_to_date(areas: list[str], jobs: int) -> None:
    """Record tests of the areas that changed, folders of many files first; each is kept when it is done."""
    folder = ROOT / FOLDER
    with free_copy(ROOT, folder, jobs) as copy:
        tree, record = copy.tree, kept(folder)
    stale, sources = stale_files(record, [AREAS[area] for area in areas], tree), sources_of(tree)
    groups = sorted(stale.values(), key=len, reverse=True)
    found = at_once(partial(recorded_in_a_copy, jobs=jobs), groups, jobs)
    for names, tests in zip(groups, found, strict=True):
        record.add(tree, names, tests, sources)
        save(folder, record)


def run_area(name: str, lot: Draw) -> tuple[bool, CoverageRecord]:
    """Judge an area's mutants and print the survivors; whether nine of ten were noticed, and what was found
    of the tests."""
    with free_copy(ROOT, ROOT / FOLDER, lot.jobs) as copy:
        return judge_area(name, lot, copy)


def judge_area(name: str, lot: Draw, scratch: ScratchTree) -> tuple[bool, CoverageRecord]:
    """The same, in that copy."""
    area, record = AREAS[name], kept(ROOT / FOLDER)
    chooser = Near(area, scratch.tree) if lot.near else Chooser(record, area, scratch.tree)
    judge = Judge(scratch, record, chooser, lot.budget)
    sources = {path: (scratch.tree / path).read_bytes() for path in area.files(scratch.tree)}
    known, held, tally = equivalents(), ROOT / FOLDER / survivors(name, lot.seed), Tally()
    drawn = drawn_from(sources, lot.count, lot.seed, held if lot.again else None)
    changes = {mutant: (mutant.path, *mutant.shown(sources[mutant.path])) for mutant in drawn}
    wanted = [mutant for mutant in drawn if changes[mutant] not in known]
    verdicts = judged_quickly(judge, wanted, sources, area) if lot.quick else {}
    for mutant, change in changes.items():
        if change in known:
            tally.equal += 1
            continue
        verdict = verdicts.get(mutant) or judge.judge(mutant, sources[mutant.path])
        tally.noticed += bool(verdict.by)
        if not verdict.by:
            tally.living.append(change)
            where = f"{mutant.path}:{mutant.line} ({mutant.kind}, met {verdict.tests} tests)"
            print(f"lives: {where}\n  - {change[1]}\n  + {change[2]}", flush=True)
            print(f"{name}, seed {lot.seed}, so far: {tally.line()}", flush=True)
    held.write_text(json.dumps(tally.living))
    print(f"{name}, seed {lot.seed}: {tally.line()}", flush=True)
    return tally.noticed >= 0.9 * (tally.noticed + len(tally.living)), record.of_judging()


def run_areas(areas: list[str], lot: Draw) -> bool:
    """Judge them, those of many files first; whether nine of ten were noticed in each."""
    if not lot.near:
        bring_up_to_date(areas, lot.jobs)
    largest_first = sorted(areas, key=lambda area: len(AREAS[area].files(ROOT)), reverse=True)
    is_good = True
    for is_enough, judged in at_once(partial(run_area, lot=lot), largest_first, lot.jobs):
        is_good = is_good and is_enough
        record = kept(ROOT / FOLDER)
        record.learn(judged)
        save(ROOT / FOLDER, record)
    return is_good


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
    parser.add_argument("--quick", action="store_true", help="load the tests once and fork for each mutant")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes at once")
    options = vars(parser.parse_args(argv))
    os.nice(10)
    area = options.pop("area")
    areas, lot = list(AREAS) if area == "all" else [area], Draw(**options)
    if lot.jobs < 1:
        parser.error(f"--jobs {lot.jobs}: one process or more can work")
    for area in areas if lot.again else ():
        if not (ROOT / FOLDER / survivors(area, lot.seed)).is_file():
            parser.error(f"--again: {area} was not judged with seed {lot.seed} here yet; leave it out once")
    try:
        with alone(ROOT / FOLDER):
            return 0 if run_areas(areas, lot) else 1
    except BlockingIOError:
        parser.error(f"another run changes the copies in {FOLDER}; wait for it")


if __name__ == "__main__":
    command.end(main)
