"""The parts of the tree that are judged one by one, and the tests that may notice their mutants."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Area:
    """Patterns of code files, and of test files, nearest first.

    first: files of tests that hold much at once to a document; those that run a line are asked before
    cheaper ones.
    """

    code: tuple[str, ...]
    tests: tuple[str, ...]
    first: tuple[str, ...] = ()

    def files(self, root: Path) -> list[str]:
        """The area's source files, relative to `root`."""
        found = {str(f.relative_to(root)) for pattern in self.code for f in root.glob(pattern)}
        return sorted(found)

    def test_files(self, root: Path) -> dict[str, int]:
        """The files of tests, relative to `root`, with the place of the first pattern that names them."""
        found: dict[str, int] = {}
        for place, pattern in enumerate(self.tests):
            for path in sorted(root.glob(pattern)):
                if path.name.startswith("test_"):
                    found.setdefault(str(path.relative_to(root)), place)
        return found


_TENSOR, _SIM, _WAVE = "tests/tensor", "tests/drivers/sim/amd", "drivers/sim/amd/wave"
_NV, _SIM_NV = "tests/drivers/nv", "tests/drivers/sim/nv"
AREAS = {
    "schedule": Area(
        ("tensor/schedule/*.py", "tensor/passes/*.py"),
        (
            *(f"{_TENSOR}/{folder}/*.py" for folder in ("schedule", "passes", "ir", "methods")),
            f"{_TENSOR}/test_several.py",
        ),
    ),
    "rdna": Area(
        ("tensor/codegen/rdna/*.py",),
        (f"{_TENSOR}/codegen/**/*.py", f"{_TENSOR}/methods/*.py"),
    ),
    "sass": Area(
        ("tensor/codegen/sass/*.py",),
        (f"{_TENSOR}/codegen/sass/*.py", f"{_NV}/*.py"),
    ),
    "gpu": Area(  # what both generators of code for cards share
        ("tensor/codegen/gpu/*.py", "tensor/codegen/*.py"),
        (f"{_TENSOR}/codegen/gpu/*.py", f"{_TENSOR}/codegen/**/*.py"),
    ),
    "cpu": Area(
        ("tensor/codegen/cpu/*.py", "drivers/cpu/*.py"),
        (f"{_TENSOR}/codegen/cpu/*.py", "tests/drivers/cpu/*.py", f"{_TENSOR}/methods/*.py"),
    ),
    "plan": Area(("tensor/plan/*.py",), (f"{_TENSOR}/plan/*.py", f"{_TENSOR}/codegen/**/*.py")),
    "sim": Area(
        ("drivers/sim/amd/*.py", "drivers/sim/amd/pci/*.py"),
        (f"{_SIM}/*.py", f"{_SIM}/pci/*.py"),
    ),
    "wave": Area(
        (f"{_WAVE}/**/*.py",),
        (f"tests/{_WAVE}/**/*.py", f"{_TENSOR}/codegen/**/*.py"),
        first=(f"tests/{_WAVE}/test_fidelity.py", f"tests/{_WAVE}/test_differential.py"),
    ),
    "am": Area(
        ("drivers/amd/am/*.py",),
        ("tests/drivers/amd/am/*.py",),
        first=("tests/drivers/amd/am/test_boot_registers.py",),
    ),
    "kfd": Area(("drivers/amd/*.py",), ("tests/drivers/amd/*.py",)),
    "nv": Area(
        ("drivers/nv/*.py",),
        (f"{_NV}/*.py", f"{_NV}/probe/*.py", f"{_NV}/run/*.py", f"{_SIM_NV}/*.py"),
    ),
    "nv-isa": Area(
        ("drivers/nv/isa/*.py",),
        (f"{_NV}/isa/*.py", f"{_SIM_NV}/sm/**/*.py"),
    ),
    "sim-nv": Area(
        ("drivers/sim/nv/**/*.py",),
        (f"{_SIM_NV}/**/*.py", f"{_NV}/*.py"),
        first=(f"{_SIM_NV}/sm/jit/test_differential.py",),
    ),
    "hcq": Area(("hcq/*.py",), ("tests/hcq/*.py", "tests/drivers/amd/*.py")),
}
