"""The error of our own mistakes."""

from __future__ import annotations

from hcq.errors import DeviceError
from tensor.ir.errors import IRError


def test_a_broken_rule_of_ours_is_no_device_error() -> None:
    assert not issubclass(IRError, DeviceError)
