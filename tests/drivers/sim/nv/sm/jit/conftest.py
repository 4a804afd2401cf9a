"""Whatever these tests compile is held to LLVM's rules: code that breaks one may work, or end the process."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.sim.nv.sm.jit.kernels import WarpEngine


@pytest.fixture(autouse=True)
def verified(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = WarpEngine.kept

    def checked(self: WarpEngine, text: str, make: Callable[[], bytes]) -> bytes:
        self.llvm.parse_assembly(text).verify()
        return kept(self, text, make)

    monkeypatch.setattr(WarpEngine, "kept", checked)
