"""The instruction sets and the golden lines that the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.amd.isa import Isa, isa

# Instruction set, text in, machine code, text that LLVM prints: one line of golden_gfx1100.tsv or gfx1201.
Vector = tuple[Isa, str, bytes, str]


def read_vectors(arch: str) -> list[Vector]:
    lines = (Path(__file__).parent / f"golden_{arch}.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    wave = {"w32": 32, "w32t": 32, "w64": 64}
    return [(isa(arch, wave[mode]), text, bytes.fromhex(code), printed) for mode, text, code, printed in rows]


@pytest.fixture(scope="session")
def rdna3() -> Isa:
    return isa("gfx1100")


@pytest.fixture(scope="session")
def rdna4() -> Isa:
    return isa("gfx1201")


@pytest.fixture(scope="session", params=["gfx1100", "gfx1201"])
def vectors(request: pytest.FixtureRequest) -> list[Vector]:
    return read_vectors(request.param)
