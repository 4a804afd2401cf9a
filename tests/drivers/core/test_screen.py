"""The screen: a line a step, failures in full, skipped steps together; no line too wide for the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from drivers.core.finding import FAILED, NOTE, ProbeStep, Seen, finding, skipped
from drivers.core.report import Report
from drivers.core.screen import Screen

STEP = ProbeStep(
    "psp", "C2PMSG_35", "ready", "the bootloader hangs " * 8, "reset it", "firmware_notes/psp.md"
)
BAD = finding(STEP, Seen("0x0", "dark", FAILED), ["read C2PMSG_35 = 0x0", "read C2PMSG_81 = 0x0"])


def screen(terminal: bool, width: int = 80) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, width=width, highlight=False, color_system=None)
    return Screen(console), out


def test_a_failure_says_everything_and_is_named_at_the_end() -> None:
    made, out = screen(terminal=True)
    made.tell(BAD)
    made.summary(Report("sim:navi31/pci", False, "sim:navi31", [], [BAD]))
    text = out.getvalue()
    for part in (
        "✗ psp",
        "expected  ready",
        "likely    the bootloader hangs",
        "next      reset it",
        "C2PMSG_81",
    ):
        assert part in text
    assert "begin with psp: reset it" in text
    assert max(map(len, text.splitlines())) <= 80


def test_in_a_pipe_every_finding_is_one_line() -> None:
    made, out = screen(terminal=False, width=20)
    made.tell(finding(STEP, Seen("a long reading " * 10, "a long meaning " * 10, NOTE, do="do this")))
    (line,) = out.getvalue().splitlines()
    assert line.startswith("  • psp") and line.endswith("  → do this")


def test_skipped_steps_with_one_reason_are_one_line() -> None:
    made, out = screen(terminal=False)
    for name in ("boot", "copy"):
        made.tell(skipped(ProbeStep(name, "", ""), "needs --boot"))
    made.tell(skipped(ProbeStep("smu", "", ""), "past BAR 5"))
    made.flush()
    assert out.getvalue().splitlines() == [
        "  · skipped       needs --boot: boot, copy",
        "  · smu           past BAR 5",
    ]


def test_the_list_of_steps_says_which_need_a_boot() -> None:
    made, out = screen(terminal=False, width=120)
    made.steps([STEP, ProbeStep("copy", "a pattern", "the same bytes", needs_boot=True)])
    lines = out.getvalue().splitlines()
    assert "--boot" not in lines[1] and "--boot" in lines[2]
