"""Whatever these tests run fast is compiled, for whole warps too."""

from __future__ import annotations

import pytest

from drivers.sim.nv.sm.jit import kernels


@pytest.fixture(autouse=True)
def worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, the reference would run what is so short, and code for any lanes what runs once."""
    monkeypatch.setattr(kernels, "SHORT", 0)
    monkeypatch.setattr(kernels, "ENOUGH_RUN", 0)
