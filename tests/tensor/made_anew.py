"""Tensors of a test module that are made anew for each test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor


def made_anew(module: dict[str, Any], **values: np.ndarray) -> Any:
    """A fixture for a module's globals: a tensor stays where it was first computed, and tests go on to other
    devices.
    """

    @pytest.fixture(autouse=True)
    def anew(monkeypatch: pytest.MonkeyPatch) -> None:
        for name, value in values.items():
            monkeypatch.setitem(module, name, Tensor(value))

    return anew
