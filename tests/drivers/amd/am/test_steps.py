"""Every function that touches a register says which step of which page it is, every wait why it may fail."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
MODULES = sorted((ROOT / "drivers/amd/am").glob("*.py"))
STEP = re.compile(r"[Ss]teps? (\d+(?:\.\d+)?)(?:(?:, | to | and )(\d+(?:\.\d+)?))*")
TOUCHES = {"write", "modify", "wait"}


def register_calls(function: ast.FunctionDef) -> list[ast.Call]:
    """Calls of a register file's verbs: on `regs`, `gc`, `nbio`, and functions named after them."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TOUCHES:
            owner = ast.unparse(node.func.value).rsplit(".", 1)[-1]
            if owner in ("regs", "gc", "nbio", "mp0", "window", "osssys"):
                found.append(node)
    return found


def functions(module: Path) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and register_calls(node))


def steps_of(pages: list[str]) -> set[str]:
    """The numbers of sections and rows that the pages have."""
    found: set[str] = set()
    for page in pages:
        text = (ROOT / "firmware_notes" / page).read_text(encoding="utf-8")
        found |= set(re.findall(r"^## (\d+)\.", text, re.M)) | set(
            re.findall(r"^\| (\d+\.\d+)\b", text, re.M)
        )
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_whoever_writes_registers_names_a_step_that_exists(module: Path) -> None:
    doc = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    known = steps_of(re.findall(r"firmware_notes/(\w+\.md)", doc))
    for function in functions(module):
        named = STEP.search(ast.get_docstring(function) or "")
        assert named is not None, f"{module.name}: {function.name} names no step"
        numbers = re.findall(r"\d+(?:\.\d+)?", named[0])
        assert set(numbers) <= known, f"{module.name}: {function.name} names {numbers}, pages have {known}"


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_every_wait_for_a_register_has_a_limit_and_a_likely_cause(module: Path) -> None:
    for function in functions(module):
        for call in register_calls(function):
            if isinstance(call.func, ast.Attribute) and call.func.attr == "wait":
                place = f"{module.name}: {function.name}, line {call.lineno}"
                assert len(call.args) == 5, f"{place} waits without a limit and a cause"
