"""Compiled waves are tested as code that is made quickly; the conformance tests run the same as code that is
made well, and so does always what only such code has (`thorough`).
"""

from __future__ import annotations

from typing import Any

import pytest

from drivers.sim.amd.wave.jit import tier


@pytest.fixture
def thorough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code is made well from a kernel's first run on."""
    monkeypatch.setattr(tier, "ENOUGH_RUN", 0)


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
