"""Every rule has a code that the page explains and a test that expects it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.drivers.sim.rules import PROOFS

ROOT = Path(__file__).parents[3]
PROVED = [line.split() for line in PROOFS.splitlines() if line]
AREAS = "RPMIQSNB"  # rules of waves, W, are proved beside them


def page_rules() -> dict[str, set[str]]:
    """rule -> what the page's tables say in its row."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "firmware_notes" / "strictness.md").read_text().splitlines():
        cells = line.split("|")
        if not line.startswith("| ") or len(cells) < 7:
            continue
        for part in cells[1].split(","):
            match = re.fullmatch(r"([A-Z])(\d+)(?:-\1?(\d+))?", part.strip())
            if match:
                last = int(match[3] or match[2])
                for number in range(int(match[2]), last + 1):
                    found.setdefault(f"{match[1]}{number:02}", set()).update(
                        re.findall(r"[EW]_[A-Z0-9_]+", line)
                    )
    return found


@cache
def sources_of(path: Path) -> dict[str, str]:
    """test function -> its source, with decorators."""
    text = path.read_text()
    return {
        node.name: "\n".join(
            ast.get_source_segment(text, part) or "" for part in (node, *node.decorator_list)
        )
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
    }


def test_every_rule_is_proved_once() -> None:
    known = page_rules()
    for letter in AREAS:
        wanted = sorted(rule for rule in known if rule[0] == letter)
        assert [rule for rule, *_ in PROVED if rule[0] == letter] == wanted
        assert wanted == [f"{letter}{number:02}" for number in range(1, len(wanted) + 1)]


@pytest.mark.parametrize(("rule", "code", "file", "name"), PROVED, ids=[rule for rule, *_ in PROVED])
def test_a_rule_is_explained_and_broken(rule: str, code: str, file: str, name: str) -> None:
    assert rule in page_rules()
    source = sources_of(ROOT / "tests" / "drivers" / file).get(f"test_{name}")
    assert source is not None, f"{file} has no test_{name}"
    if code != "-":
        assert f'"{code}' in source or f" {code}" in source, f"test_{name} does not expect {code}"
        assert code in page_rules()[rule]
