"""What the bench of NVIDIA's compiler compiles."""

from __future__ import annotations

import pytest

from tensor import runtime
from tools.bench import nv


def test_every_kernel_of_the_demo_is_timed_and_the_runtime_of_before_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = runtime.use(None)
    kernels = nv.collected()
    assert runtime.use(before) is None
    assert len(kernels) > 20
    assert any(p.dtype.bits == 16 for kernel in kernels for p in kernel.params)
    monkeypatch.setattr(nv, "TURNS", 1)
    found = nv.compile_figure("sm_90", kernels[:3])
    assert found.name == "nv_compile_ms_sm_90" and 0 < found.least <= found.value <= found.most
