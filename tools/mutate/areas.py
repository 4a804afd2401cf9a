"""The parts of the tree that are judged one by one, and the tests that may notice their mutants."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Area:
    """Folders and files of code, and patterns of test files, nearest first."""

    code: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self, root: Path) -> list[str]:
        """The area's source files, relative to `root`."""
        paths = [root / each for each in self.code]
        files = [f for p in paths for f in (sorted(p.rglob("*.py")) if p.is_dir() else [p])]
        return [str(f.relative_to(root)) for f in files]

    def test_files(self, root: Path) -> dict[str, int]:
        """The files of tests, relative to `root`, with the place of the first pattern that names them."""
        found: dict[str, int] = {}
        for place, pattern in enumerate(self.tests):
            for path in sorted(root.glob(pattern)):
                if path.name.startswith("test_"):
                    found.setdefault(str(path.relative_to(root)), place)
        return found


AREAS = {
    "schedule": Area(
        ("tensor/schedule", "tensor/passes"),
        (
            "tests/tensor/schedule/*.py",
            "tests/tensor/passes/*.py",
            "tests/tensor/ir/*.py",
            "tests/tensor/methods/*.py",
        ),
    ),
    "rdna": Area(
        ("tensor/codegen/rdna", "tensor/plan"),
        ("tests/tensor/codegen/**/*.py", "tests/tensor/plan/*.py", "tests/tensor/methods/*.py"),
    ),
    "sim": Area(
        ("drivers/sim/amd",),
        ("tests/drivers/sim/amd/**/*.py", "tests/drivers/sim/*.py", "tests/tensor/codegen/**/*.py"),
    ),
    "am": Area(("drivers/amd/am",), ("tests/drivers/amd/am/*.py",)),
    "kfd": Area(
        tuple(
            f"drivers/amd/{name}.py" for name in ("kfd", "device", "program", "queue", "recovery", "topology")
        )
        + tuple(f"drivers/amd/{name}.py" for name in ("card", "loader", "pm4", "sdma")),
        ("tests/drivers/amd/*.py",),
    ),
    "hcq": Area(("hcq",), ("tests/hcq/*.py", "tests/drivers/amd/test_[qp]*.py")),
}
