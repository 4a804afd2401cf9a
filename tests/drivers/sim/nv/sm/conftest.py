"""Whatever these tests run fast is compiled."""

from __future__ import annotations

import pytest

from drivers.sim.nv.sm.jit import kernels


@pytest.fixture(autouse=True)
def worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, the reference would run what is so short."""
    monkeypatch.setattr(kernels, "SHORT", 0)
