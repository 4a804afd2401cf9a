"""Compiled waves are tested as code that is made quickly; the conformance tests run the same as code that is
made well, and so does always what only such code has (`thorough`).
"""

from __future__ import annotations

from typing import Any

import pytest

from drivers.sim.amd.wave.jit import tier
from drivers.sim.llvm.engine import LlvmEngine


@pytest.fixture
def thorough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code is made well from a kernel's first run on, of text that keeps LLVM's rules: other text may work,
    or end the process.
    """
    compiled = LlvmEngine.compile

    def checked(self: LlvmEngine, text: str, optimise: bool) -> bytes:
        self.llvm.parse_assembly(text).verify()
        return compiled(self, text, optimise)

    monkeypatch.setattr(tier, "ENOUGH_RUN", 0)
    monkeypatch.setattr(LlvmEngine, "compile", checked)


@pytest.fixture(params=["quick", pytest.param("thorough", marks=pytest.mark.conformance)])
def quality(request: pytest.FixtureRequest) -> None:
    """Both sorts of code."""
    if request.param == "thorough":
        request.getfixturevalue("thorough")


@pytest.fixture
def bench(bench: Any, quality: None) -> Any:
    """An empty memory, and waves of both sorts of code."""
    return bench


@pytest.fixture
def lanes(lanes: Any, quality: None) -> Any:
    """Single instructions as both sorts of code."""
    return lanes


@pytest.fixture
def both(both: Any, quality: None) -> Any:
    """The same on each generation."""
    return both
