"""Whether the tests notice small changes of the code: mutants drawn by lot, each met by tests that run it.

    python -m tools.mutate hcq --count 200 --seed 7       # one area
    python -m tools.mutate all --quick --count 40         # each of them, as `make conformance` does
    python -m tools.mutate hcq --seed 7 --again           # what survived the last run of that seed
    python -m tools.mutate hcq --seed 7 --near            # a first look, without a record
    python -m tools.mutate hcq --seed 7 --quick           # one session for all, a fork for each

Operators are flipped, boundaries moved, constants off by one, statements dropped, arguments swapped. The
first run of an area records which test executes which line, which takes minutes; later runs, and those of
areas with the same tests, record what changed. A mutant is noticed when a test fails, crashes, or takes
several times as long as it should. Work is done in a copy of the tree below build/mutate; changes that mean
the same are listed with their reasons in tools/mutate/equivalent.tsv. With --near only files of tests whose
names or imports point at the changed file are run: at least so many are noticed. With --quick one process
loads the area's tests, and forks meet changes of functions there (tools/mutate/quick.py).
Exit status: 0 at least nine of ten were noticed in each area; 1 fewer were; 2 bad input.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from drivers.core import command
from tools.mutate.areas import AREAS
from tools.mutate.judge import Judge
from tools.mutate.mutants import Mutant, draw, is_python, mutants_of
from tools.mutate.near import Near
from tools.mutate.quick import judged_quickly
from tools.mutate.record import Chooser, kept, save, update
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


def run_area(
    name: str, count: int, seed: int, budget: float, again: bool, near: bool = False, quick: bool = False
) -> bool:
    """Judge an area's mutants and print the survivors; whether nine of ten were noticed."""
    area, scratch = AREAS[name], ScratchTree(ROOT, ROOT / FOLDER)
    scratch.update()
    record = kept(scratch) if near else update(scratch, area)
    chooser = Near(area, scratch.tree) if near else Chooser(record, area, scratch.tree)
    judge = Judge(scratch, record, chooser, budget)
    sources = {path: (scratch.tree / path).read_bytes() for path in area.files(scratch.tree)}
    known, held, tally = equivalents(), ROOT / FOLDER / survivors(name, seed), Tally()
    drawn = drawn_from(sources, count, seed, held if again else None)
    changes = {mutant: (mutant.path, *mutant.shown(sources[mutant.path])) for mutant in drawn}
    wanted = [mutant for mutant in drawn if changes[mutant] not in known]
    verdicts = judged_quickly(judge, wanted, sources, area) if quick else {}
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
    parser.add_argument("--quick", action="store_true", help="load the tests once and fork for each mutant")
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
            how = (options.count, options.seed, options.budget, options.again, options.near, options.quick)
            good = [run_area(area, *how) for area in areas]
    except BlockingIOError:
        parser.error(f"another run changes the copy in {FOLDER}; wait for it")
    return 0 if all(good) else 1


if __name__ == "__main__":
    command.end(main)
