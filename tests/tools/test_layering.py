"""The import order holds, and the check that says so can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.layering import circles, violations

ROOT = Path(__file__).resolve().parents[2]


def test_no_import_points_up_the_layers_and_no_files_import_each_other_but_those_that_may() -> None:
    assert (violations(ROOT), circles(ROOT)) == ([], [])


def test_an_import_that_points_up_is_named_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "hcq").mkdir()
    (tmp_path / "hcq" / "queue.py").write_text("import os\nfrom tensor.tensor import Tensor\n")
    assert violations(tmp_path) == ["hcq/queue.py:2: hcq may not import tensor"]


def test_the_simulator_may_not_import_the_driver_it_tests(tmp_path: Path) -> None:
    (tmp_path / "drivers" / "sim").mkdir(parents=True)
    (tmp_path / "drivers" / "sim" / "host.py").write_text("def f():\n    from drivers.amd import kfd\n")
    assert violations(tmp_path) == ["drivers/sim/host.py:2: drivers.sim may not import drivers.amd"]


def test_files_that_import_each_other_are_named_though_a_function_does_it(tmp_path: Path) -> None:
    (tmp_path / "hcq").mkdir()
    (tmp_path / "hcq" / "a.py").write_text("def f():\n    from hcq import b\n")
    (tmp_path / "hcq" / "b.py").write_text("def f():\n    return importlib.import_module('hcq.c').g\n")
    (tmp_path / "hcq" / "c.py").write_text("if TYPE_CHECKING:\n    import hcq.a\n")
    (tmp_path / "hcq" / "d.py").write_text("import hcq.a\n")
    assert circles(tmp_path) == ["3 files import each other: hcq.a, hcq.b, hcq.c"]


@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("drivers/sim/memory.py", "drivers.sim.amd.card"),
        ("drivers/sim/llvm/text.py", "drivers.sim.host"),
        ("drivers/sim/amd/card.py", "drivers.sim.host"),
        ("drivers/sim/amd/card.py", "drivers.sim.amd.pci.gfx"),
        ("drivers/sim/amd/ordering.py", "drivers.sim.amd.card"),
        ("drivers/amd/device.py", "drivers.amd.am.card"),
        ("drivers/amd/am/chip.py", "drivers.amd.am.card"),
    ],
)
def test_cards_stand_on_the_ground_and_under_the_machines(tmp_path: Path, low: str, high: str) -> None:
    place = tmp_path / low
    place.parent.mkdir(parents=True)
    place.write_text(f"import {high}\n")
    (found,) = violations(tmp_path)
    assert found.startswith(f"{low}:1: ")
