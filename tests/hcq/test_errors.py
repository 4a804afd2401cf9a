"""Device errors can be caught by their kind and by Python's own classes."""

from __future__ import annotations

import pytest

from hcq.errors import ArgumentError, DeviceError, OutOfMemory, WaitTimeout


@pytest.mark.parametrize(
    ("kind", "builtin"),
    [(ArgumentError, ValueError), (OutOfMemory, MemoryError), (WaitTimeout, TimeoutError)],
)
def test_errors_are_device_errors_and_what_python_calls_them(
    kind: type[Exception], builtin: type[Exception]
) -> None:
    with pytest.raises(builtin):
        raise kind("x")
    assert issubclass(kind, DeviceError)
