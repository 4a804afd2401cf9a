"""Rules of the house that nobody should have to hold by hand: mirrored tests, file sizes, named sources."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MIRRORED = ("hcq", "drivers", "tensor", "tools")
# Entry points of `python -m`: their tests run the module they start, under that module's name.
NO_MIRROR = {"__init__.py", "__main__.py"}


def sources(*tops: str) -> Iterator[Path]:
    for top in tops:
        yield from sorted(p for p in (ROOT / top).rglob("*.py") if "__pycache__" not in p.parts)


def covered(folder: Path) -> set[str]:
    """Files that the tests of a folder cover: each its namesake, and those that its docstring names, or that
    of a test further down.
    """
    found = {path.name.removeprefix("test_") for path in folder.glob("test_*.py")}
    for path in folder.rglob("test_*.py"):
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        found |= set(re.findall(r"\b\w+\.py\b", said))
    return found


def test_every_module_has_tests_in_the_folder_of_the_same_name() -> None:
    missing = []
    for folder in sorted({path.parent for path in sources(*MIRRORED)}):
        there = {path.name for path in folder.glob("*.py")} - NO_MIRROR
        relative = folder.relative_to(ROOT)
        missing += [str(relative / name) for name in sorted(there - covered(ROOT / "tests" / relative))]
    assert missing == []


@pytest.mark.parametrize(
    ("tops", "most"), [((*MIRRORED, "examples"), 400), (("tests",), 700)], ids=["product", "tests"]
)
def test_no_hand_written_file_is_too_long(tops: tuple[str, ...], most: int) -> None:
    long = {}
    for path in sources(*tops):
        count = len(path.read_text(encoding="utf-8").splitlines())
        if count > most:
            long[str(path.relative_to(ROOT))] = count
    assert long == {}


# Classes that have the same part in each of several rooms, which mirror each other on purpose.
MIRRORED_CLASSES = {
    "drivers of AMD's and of NVIDIA's cards":
        "Bench CardDevice Image InstructionSet Isa KernelInfo Reg Relocation Session",
    "a driver and the machine that is simulated for it":
        "Board Channel ChannelGroup Gfx Hub Ih Kfd Psp Rm Sdma SdmaQueue Smu TensorMap Uvm",
    "simulated cards of both vendors": "Caches Counters Launch Worker",
    "both executors of NVIDIA's warps": "Traffic WarpgroupProducts",
    "code for each of the compiler's targets":
        "Accumulators Address Allocation Built Fragments Generation Index Memory Scope Selector SharedMemory "
        "Stager Values",
    "names that PyTorch gave": "Buffer Identity",
}  # fmt: skip


def test_a_class_name_has_one_meaning() -> None:
    """Names that begin with an underscore are their file's own."""
    found = Counter(
        part.name
        for path in sources(*MIRRORED)
        for part in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(part, ast.ClassDef) and part.name[0] != "_"
    )
    several = {name for name, count in found.items() if count > 1}
    assert several == {name for names in MIRRORED_CLASSES.values() for name in names.split()}


# Rows of registers and steps, one a line.
TABLES = {("drivers/amd/am/chip.py", "navi31"), ("drivers/amd/am/chip.py", "navi48")}


def test_no_function_has_more_than_40_lines_beside_text_that_it_quotes() -> None:
    """Documentation and programs in other languages, as LLVM's IR, are quoted; a signature counts."""
    long = {}
    for path in sources(*MIRRORED, "examples"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            lines = set(range(node.lineno, (node.end_lineno or 0) + 1))
            for part in ast.walk(node):
                is_plain = isinstance(part, ast.Constant) and isinstance(part.value, str)
                if isinstance(part, ast.JoinedStr) or is_plain:
                    lines -= set(range(part.lineno + 1, (part.end_lineno or 0) + 1))
            place = str(path.relative_to(ROOT)), node.name
            if len(lines) > 40 and place not in TABLES:
                long[place] = len(lines)
    assert long == {}


def test_user_paths_have_no_bare_assert() -> None:
    found = []
    for path in sources("hcq", "drivers", "tensor"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assert):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_every_generated_file_names_its_source_and_its_generator() -> None:
    generated = [p for p in sources("autogen") if p.name not in ("__init__.py", "schema.py")]
    assert generated
    for path in generated:
        head = path.read_text(encoding="utf-8")[:2000]
        assert "tools.gen" in head, f"{path.name} does not say that tools.gen made it"
        assert re.search(r"[Ss]ource", head), f"{path.name} does not name its source"


@pytest.mark.parametrize("pattern", [r"(?i)\bTODO\b(?!\(#\d+\))", r"(?i)\bFIXME\b"])
def test_no_unfinished_mark_without_an_issue_number(pattern: str) -> None:
    here = Path(__file__).name
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources(*MIRRORED, "examples", "tests")
        if path.name != here
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]
    assert found == []


def test_no_page_has_marks_of_a_merge() -> None:
    mark = re.compile("^(?:<{7}|>{7}) ", re.MULTILINE)
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "firmware_notes").glob("*.md")]
    assert len(pages) > 30
    assert [page.name for page in pages if mark.search(page.read_text(encoding="utf-8"))] == []


def test_the_virtual_environment_is_not_in_the_repository() -> None:
    """A tracked .venv, even a link, takes the place of the one that is there wherever it is merged."""
    asked = subprocess.run(
        ["git", "ls-files", ".venv"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert asked.stdout == ""
