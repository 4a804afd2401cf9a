"""The probe on a terminal: one line for each step as it ends, and failures in full where they happen.

Colours and marks only where the output is a terminal that shows them; the words are the same in a pipe.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from drivers.core.finding import FAILED, MISSING, NOTE, OK, SKIPPED, VERDICT, Finding, ProbeStep
from drivers.core.report import Report, environment, scrubbed

MARKS = {OK: "✓", NOTE: "•", SKIPPED: "·", MISSING: "○", FAILED: "✗"}
STYLES = {OK: "green", NOTE: "yellow", SKIPPED: "bright_black", MISSING: "blue", FAILED: "bold red"}
NAME_WIDTH = 13


class Screen:
    """Where findings are shown. Skipped steps in a row with one reason are one line."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self._skipped: list[Finding] = []

    def title(self, text: str, more: str) -> None:
        """A heading over the findings that follow."""
        self.flush()
        self.console.print()
        self.console.print(Text.assemble((text, "bold"), (f"  {more}", "bright_black")))

    def section(self, text: str, found: Sequence[Finding]) -> None:
        """A heading and what was seen without changing anything."""
        self.title(text, "read-only")
        for each in found:
            self.tell(each)

    def tell(self, found: Finding) -> None:
        """Show one finding now."""
        if found.verdict == SKIPPED:
            if self._skipped and self._skipped[0].meaning != found.meaning:
                self.flush()
            self._skipped.append(found)
            return
        self.flush()
        self._row(found.step, found.verdict, _body(found))
        if found.verdict == FAILED:
            for name, text in _details(found):
                self._row("", "", Text.assemble((f"{name:9} ", "bright_black"), text), indent=10)
            self.console.print()

    def flush(self) -> None:
        """Show the skipped steps that wait to be shown together."""
        if self._skipped:
            many = len(self._skipped) > 1
            names = ", ".join(found.step for found in self._skipped)
            text = self._skipped[0].meaning + (f": {names}" if many else "")
            self._row("skipped" if many else names, SKIPPED, Text(text, "bright_black"))
            self._skipped = []

    def _row(self, name: str, verdict: str, body: Text, indent: int = 0) -> None:
        """A mark, a name, and text that wraps below itself; in a pipe nothing wraps."""
        mark = Text(f"  {MARKS.get(verdict, ' ')} ", STYLES.get(verdict, ""))
        head = Text.assemble(
            mark, (f"{name:{NAME_WIDTH}} ", "bold" if verdict != SKIPPED else "bright_black")
        )
        if not self.console.is_terminal:
            self.console.print(head + Text("  ").join(body.split("\n")), soft_wrap=True)
            return
        room = max(self.console.width - len(head), 20)
        for number, line in enumerate(_wrapped(self.console, body, room, indent)):
            self.console.print((head if number == 0 else Text(" " * len(head))) + line, soft_wrap=True)

    def summary(self, report: Report) -> None:
        """The last lines: how many of what, and the one thing to do next."""
        self.flush()
        counts = report.counts()
        parts = [Text(f"{counts[v]} {v}", STYLES[v]) for v in MARKS if counts.get(v)]
        self.console.print()
        self.console.print(Text("  ").join(parts))
        if not report.device:
            self.console.print(f"the best device here is {report.best_device}")
        if report.device and report.is_good and not report.boot:
            self.console.print("nothing is wrong; --boot takes the card and proves each ability")
        failed = [f for f in [*report.machine, *report.steps] if f.verdict == FAILED]
        first = next((f for f in failed if f.step == VERDICT), next(iter(failed), None))
        if first is not None:
            line = Text.assemble("begin with ", (first.step, "bold"), f": {first.next}")
            self.console.print(line, soft_wrap=not self.console.is_terminal)

    def steps(self, listed: list[ProbeStep]) -> None:
        """The names that --until takes, and what each looks at."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for name in ("step", "", "looks at", "expects"):
            table.add_column(name)
        for step in listed:
            table.add_row(step.name, "--boot" if step.needs_boot else "", step.looks_at, step.expected)
        self.console.print(table)


def deliver(report: Report, screen: Screen | None, as_json: bool, path: str) -> int:
    """Tell a report as asked: as one object, as text ("-") or in a file, else its end on the screen. Returns
    the exit status.
    """
    if as_json:
        print(scrubbed(json.dumps(report.as_json(), indent=2)))
    elif path == "-":
        print(report.as_text())
    elif screen is not None:
        screen.summary(report)
    if path not in ("", "-"):
        Path(path).write_text(report.as_text() + "\n", encoding="utf-8")
    return 0 if report.is_good else 1


def about_machine(found: Sequence[Finding], screen: Screen | None, best_device: str) -> Report:
    """The report of this machine alone, shown."""
    if screen is not None:
        screen.section("this machine", found)
    return Report("", False, best_device, found, (), environment=environment())


def _body(found: Finding) -> Text:
    body = Text(found.read)
    if found.verdict != FAILED:
        body.append(f"  {found.meaning}", "bright_black")
    if found.next and found.verdict != FAILED:
        body.append(f"\n→ {found.next}", "cyan")
    return body


def _details(found: Finding) -> Iterator[tuple[str, Text]]:
    """What a failed step says in full."""
    rows = {
        "looked at": found.looks_at,
        "expected": found.expected,
        "means": found.meaning,
        "likely": found.cause,
        "next": found.next,
        "see": found.see,
    }
    yield from ((name, Text(text, "cyan" if name == "next" else "")) for name, text in rows.items() if text)
    labels = ["accesses", *[""] * len(found.accesses)]
    yield from zip(labels, (Text(line, "bright_black") for line in found.accesses), strict=False)


def _wrapped(console: Console, body: Text, width: int, indent: int) -> Iterator[Text]:
    """Lines of at most `width` columns; all but the first of a detail are indented below its label."""
    for number, line in enumerate(body.wrap(console, width - indent)):
        line.rstrip()
        yield line if number == 0 or not indent else Text(" " * indent) + line
