"""What we believe of cards without having seen it, and what reports of real cards say of it.

    python -m tools.beliefs --list             # every belief, with its experiment or why there is none
    python -m tools.beliefs first-light.json   # what a report settles, what contradicts us, what to change

Beliefs stand in firmware_notes/beliefs.toml; a statement of firmware_notes that is marked as inferred,
guessed or unknown must be one of them.
Exit status: 0 nothing contradicts us; 1 something does; 2 wrong usage.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from drivers.amd.first_light.experiment import AGREES, CONTRADICTS
from drivers.amd.first_light.report import KIND, VERSION
from drivers.amd.first_light.stages import experiments
from drivers.core import command
from drivers.core.errors import ArgumentError
from drivers.core.files import read_file

NOTES = Path(__file__).resolve().parent.parent / "firmware_notes"
TABLE = NOTES / "beliefs.toml"
MARKS = re.compile(
    r"inferred|\bguess(es|ed)?\b|not verified|\brecalled\b|not known|\bunknown\*|\| unknown \|"
    r"|nobody (here )?had|for gfx1201 nobody|was verified|how sure|\bnobody has shown"
    r"|\bbelieved\b|\bassum(e|ed|es|ption)\b|\bpresumabl[ey]\b|\bprobabl[ey]\b|\bunclear\b",
    re.IGNORECASE,
)
MARKED_SECTIONS = (
    "Unknown",
    "Floating point",
    "where the sources disagree",
)  # all that stands there is marked


@dataclass(frozen=True)
class Passage:
    """A paragraph, list item or table row of a page, on one line."""

    page: str
    line: int
    text: str


@dataclass(frozen=True)
class Belief:
    """One or more marked statements of a page: those with one of the texts in `where`.

    certainty: inferred, guessed, unknown, reported (by others, from a card), or word (no belief: a line that
    explains a mark). experiments: which decide it; else why: no program can. files: what to change when a
    card contradicts.
    """

    id: str
    page: str
    where: tuple[str, ...]
    sentence: str
    certainty: str
    experiments: tuple[str, ...] = ()
    why: str = ""
    files: tuple[str, ...] = ()

    def holds(self, statement: Passage) -> bool:
        return statement.page == self.page and any(text in statement.text for text in self.where)


def beliefs() -> list[Belief]:
    """The table."""
    rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))["belief"]
    return [Belief(**{key: _frozen(value) for key, value in row.items()}) for row in rows]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def marked() -> Iterator[Passage]:
    """Every statement of the notes that is marked as not known for certain."""
    for page in sorted(NOTES.glob("*.md")):
        section = ""
        for statement in statements(page):
            if statement.text.startswith(("#", "**")):
                section = statement.text[:80]
            is_row_of_words = set(statement.text) <= set("|- :")
            if is_row_of_words or statement.text.startswith(("#", "| what |", "```")):
                continue
            is_inside = any(words in section for words in MARKED_SECTIONS)
            if MARKS.search(statement.text) or is_inside:
                yield statement


def statements(page: Path) -> Iterator[Passage]:
    """A page, cut up: list items and paragraphs with the lines that continue them."""
    begin, held = 0, ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        is_new = not text or text.startswith(("|", "- ", "#", "**", "```"))
        if is_new and held:
            yield Passage(page.name, begin, held)
            held = ""
        if text:
            begin, held = (begin, f"{held} {text}") if held else (number, text)
    if held:
        yield Passage(page.name, begin, held)


def main(argv: list[str] | None = None) -> int:
    """List the beliefs, or read a report."""
    made = command.parser("tools.beliefs", __doc__)
    made.add_argument("report", nargs="?", help="what drivers.amd.first_light wrote")
    made.add_argument("--list", action="store_true", help="print every belief and stop")
    options = made.parse_args(argv)
    try:
        if options.list == bool(options.report):
            raise ArgumentError("give a report, or --list")
        if options.list:
            print("\n".join(listed()))
            return 0
        return tell(read(Path(options.report)))
    except ArgumentError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


def listed() -> Iterator[str]:
    """Every belief, and how many can be asked."""
    known = [belief for belief in beliefs() if belief.certainty != "word"]
    for belief in known:
        how = f"experiment {', '.join(belief.experiments)}" if belief.experiments else f"none: {belief.why}"
        yield f"{belief.id} ({belief.page}, {belief.certainty}): {belief.sentence}\n    {how}"
    asked = sum(bool(belief.experiments) for belief in known)
    yield f"{len(known)} beliefs: {asked} have an experiment, {len(known) - asked} no program can decide"


def read(path: Path) -> dict[str, Any]:
    """A report. Raises ArgumentError for any other file."""
    try:
        found = json.loads(read_file(path, "report"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("report") != KIND or not found.get("card"):
        raise ArgumentError(f"{path} is no report of drivers.amd.first_light over a card")
    if found.get("version") != VERSION:
        raise ArgumentError(f"{path} is a report of version {found.get('version')}; this reads {VERSION}")
    return found


def tell(report: dict[str, Any]) -> int:
    """What it settles, what contradicts us, what stays open."""
    card, told = report["card"], {each["experiment"]: each for each in report["experiments"]}
    kind = "a simulated card: it settles nothing about real ones" if card["simulated"] else "a real card"
    print(f"{card['name']} ({card['arch']}) over {card['door']}, {kind}")
    known = beliefs()
    groups = {"settled, as believed": AGREES, "CONTRADICTED": CONTRADICTS}
    for title, verdict in groups.items():
        print_group(title, [each for each in told.values() if each["verdict"] == verdict], known)
    others = [each for each in told.values() if each["verdict"] not in groups.values()]
    print_group("measured, failed or lost", others, known)
    asked = {each.name for each in experiments()}
    missing = sorted(asked - told.keys())
    print(f"not asked: {', '.join(missing) or 'nothing'}")
    return int(any(each["verdict"] == CONTRADICTS for each in told.values()))


def print_group(title: str, found: list[dict[str, Any]], known: list[Belief]) -> None:
    print(f"{title}: {len(found)}")
    for each in found:
        print(f"  {each['experiment']}: {each['belief']}")
        if each["verdict"] != AGREES:
            print(f"    {each['verdict']}; expected {each['expected']}, found {each['found']}")
        if each.get("why"):
            print(f"    {each['why']}")
        for belief in known:
            if each["experiment"] in belief.experiments and each["verdict"] == CONTRADICTS:
                print(f"    change {', '.join((f'firmware_notes/{belief.page}', *belief.files))}")


if __name__ == "__main__":
    command.end(main)
