"""Kernels run on Hopper always, on the other architectures with the conformance tests."""

from __future__ import annotations

import pytest

from tensor.codegen.sass import ARCHES


@pytest.fixture(
    params=["sm_90", *(pytest.param(a, marks=pytest.mark.conformance) for a in ARCHES if a != "sm_90")]
)
def arch(request: pytest.FixtureRequest) -> str:
    """One architecture after the other."""
    name: str = request.param
    return name
