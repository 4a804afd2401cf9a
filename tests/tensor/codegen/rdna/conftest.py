"""Kernels run on both generations: GFX11 always, GFX12 with the conformance tests."""

from __future__ import annotations

import pytest

from tests.tensor.codegen.rdna.wave_rig import target


@pytest.fixture(params=["gfx1100", pytest.param("gfx1201", marks=pytest.mark.conformance)])
def each_chip(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """`wave_rig` compiles for and runs on one chip after the other."""
    monkeypatch.setattr(target, "arch", request.param)
