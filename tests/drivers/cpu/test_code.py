"""What a launch must know of a compiled kernel survives as bytes; anything else is refused."""

from __future__ import annotations

import pytest

from drivers.core.errors import CodeObjectError
from drivers.cpu.code import HostCode

CODE = HostCode("add", 7, 1234, (16, 0, 1 << 40), b"\x7fELF and so on")


def test_a_packed_kernel_is_unpacked_as_it_was() -> None:
    assert HostCode.unpack(CODE.pack()) == CODE


@pytest.mark.parametrize("cut", [0, 10, 40, 50, 72])
def test_a_kernel_that_is_cut_short_is_refused(cut: int) -> None:
    with pytest.raises(CodeObjectError, match="cut short"):
        HostCode.unpack(CODE.pack()[:cut])


def test_a_code_object_of_another_device_is_refused() -> None:
    with pytest.raises(CodeObjectError, match="no kernel for the host"):
        HostCode.unpack(b"\x7fELF" + bytes(200))
