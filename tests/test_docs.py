"""Every Python example of the documentation runs, and prints what the page says it prints.

A ```python block runs in its page's own namespace, in order. A ```text block right after it is its output.
"""

from __future__ import annotations

import contextlib
import io
import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "firmware_notes").rglob("*.md")])
SOURCES = [str(p.relative_to(ROOT)) for p in ROOT.rglob("*.py") if ".venv" not in p.parts]
ALLOWED = {"train.py", "test_ops.py"}  # a program of somebody, and tinygrad's tests
EXTRAS = {
    "onnx.md": "onnx",
    "pytorch.md": "torch",
    "several-hosts.md": "mpi4py",
}  # pages whose examples run where an extra is installed
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\s*^```text\n(.*?)^```)?", re.DOTALL | re.MULTILINE)


def examples(page: Path) -> list[tuple[str, str | None]]:
    """(code, expected output or None) of each example on a page."""
    return [(m[1], m[2]) for m in BLOCK.finditer(page.read_text(encoding="utf-8"))]


def check_installed(page: str) -> None:
    """Torch finds our backend by its entry point, which a package has that was installed since it has one."""
    names = {found.name for found in entry_points(group="torch_dynamo_backends")}
    if page == "pytorch.md" and "doorbell" not in names:
        pytest.fail("torch finds no backend 'doorbell': install this package again (pip install -e .)", False)


def test_a_package_without_its_entry_point_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(check_installed.__globals__, "entry_points", lambda group: [])
    check_installed("onnx.md")
    with pytest.raises(pytest.fail.Exception, match="no backend 'doorbell': install this package again"):
        check_installed("pytorch.md")


@pytest.mark.sim
@pytest.mark.parametrize("page", [p for p in PAGES if examples(p)], ids=lambda p: str(p.relative_to(ROOT)))
def test_the_examples_of_a_page_run_and_print_what_it_says(page: Path) -> None:
    if page.name in EXTRAS:
        pytest.importorskip(EXTRAS[page.name])
        check_installed(page.name)
    namespace: dict[str, object] = {"__name__": "example"}
    for code, expected in examples(page):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(page), "exec"), namespace)
        if expected is not None:
            assert printed.getvalue() == expected


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    """Names stand in backticks: a path from the root, from the page's folder, or the end of one path."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for quoted in re.findall(r"`([^`\n]+)`", text):
        for name in re.findall(r"(?<![\w/.-])((?:[\w.-]+/)*\w+\.py)\b", quoted):
            assert name in ALLOWED or any(f"/{known}".endswith(f"/{name}") for known in SOURCES), name
