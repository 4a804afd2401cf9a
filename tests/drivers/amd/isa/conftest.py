"""The instruction sets and the golden lines that the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.amd.isa import Isa, isa

# Mode, text in, machine code, text that LLVM prints: one line of golden_gfx1100.tsv.
Vector = tuple[str, str, bytes, str]


def read_vectors() -> list[Vector]:
    lines = (Path(__file__).parent / "golden_gfx1100.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [(mode, text, bytes.fromhex(code), printed) for mode, text, code, printed in rows]


@pytest.fixture(scope="session")
def rdna3() -> Isa:
    return isa("gfx1100")


@pytest.fixture(scope="session")
def vectors() -> list[Vector]:
    return read_vectors()
