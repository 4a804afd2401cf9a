"""What scripts ask of libraries and devices that are not here."""

from __future__ import annotations

import tensor


def test_switches_can_be_set_and_nothing_is_available() -> None:
    cudnn = tensor.backends.cudnn
    cudnn.benchmark = True
    assert cudnn.benchmark and not cudnn.is_available()
    assert not tensor.backends.mps.is_available() and not tensor.cuda.is_available()
    assert tensor.cuda.device_count() == 0
