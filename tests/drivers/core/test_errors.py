"""What driver errors say and carry."""

from __future__ import annotations

from drivers.core.errors import CodeObjectError, DeviceError, HostError, SimFault


def test_a_host_error_is_an_oserror_with_our_sentence() -> None:
    error = HostError(13, "/dev/kfd: permission denied")
    assert isinstance(error, OSError) and isinstance(error, DeviceError)
    assert error.errno == 13 and str(error) == "/dev/kfd: permission denied"


def test_a_fault_says_its_code_and_where() -> None:
    fault = SimFault("E_VM_FAULT", "not mapped", {"va": 0x1000, "engine": "SDMA0"})
    assert str(fault) == "E_VM_FAULT: not mapped [va=0x1000, engine=SDMA0]"
    assert fault.where["va"] == 0x1000


def test_a_bad_code_object_is_a_value_error() -> None:
    assert issubclass(CodeObjectError, ValueError)
