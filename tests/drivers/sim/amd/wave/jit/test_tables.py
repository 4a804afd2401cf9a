"""The one import of every rule."""

from __future__ import annotations

from pathlib import Path

from drivers.sim.amd.wave.jit import tables as jit_tables
from drivers.sim.amd.wave.jit.tables import LIBRARY_NAMES, TABLES, library_texts

HELPERS = {"dual"}  # a form that uses others' rules


def test_no_file_of_rules_is_left_out() -> None:
    folder = Path(jit_tables.__file__).parent / "ops"
    marks = ("@rule(", "@special(", "@special_rows(", "add_rules(", "SATURATING.update(", "scalar_rule(")
    with_rules = {
        path.stem for path in folder.glob("*.py") if any(mark in path.read_text() for mark in marks)
    }
    assert with_rules - HELPERS == {table.__name__.rsplit(".", 1)[1] for table in TABLES}


def test_every_name_of_the_library_is_defined() -> None:
    text = "\n".join(library_texts())
    assert all(f"@{name}(" in text for name in LIBRARY_NAMES)
