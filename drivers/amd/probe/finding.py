"""One thing that was looked for, as data: printed as text, written as JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass

VERDICTS = ("good", "note", "missing", "blocked")


@dataclass(frozen=True)
class Finding:
    """step: short name. looked_for, found: what was read and where. meaning: for the user.

    verdict: good; note (nothing to do); missing (not there); blocked (there, but something prevents its use).
    do: the next command or action, empty where there is none.
    """

    step: str
    looked_for: str
    found: str
    verdict: str
    meaning: str
    do: str = ""

    def as_json(self) -> dict[str, str]:
        return asdict(self)


def as_text(findings: list[Finding]) -> str:
    """The report for a terminal: a line a finding, with what it means and what to do under it."""
    lines = []
    for finding in findings:
        lines.append(f"[{finding.verdict:^7}] {finding.step}: {finding.found}")
        lines.append(f"          looked for {finding.looked_for}; {finding.meaning}")
        if finding.do:
            lines.append(f"          do: {finding.do}")
    return "\n".join(lines)


def is_blocked(findings: list[Finding]) -> bool:
    """Whether a card is there that cannot be used as things stand."""
    return any(f.verdict == "blocked" for f in findings)
