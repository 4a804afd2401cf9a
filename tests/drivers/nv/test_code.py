"""The form in which compiled kernels reach an NVIDIA card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.core.errors import CodeObjectError
from drivers.nv.code import SassCode

KERNEL = SassCode("add", "sm_90", 128, 26, 1, 1024, 16, 24, bytes(range(32)))


def test_a_packed_kernel_comes_back_as_it_was() -> None:
    mapped = replace(KERNEL, maps=((0, bytes(120)), (2, bytes(range(120)))))
    assert [SassCode.unpack(each.pack()) for each in (KERNEL, mapped)] == [KERNEL, mapped]


@pytest.mark.parametrize("length", [0, 10, 40, 60, -len(KERNEL.text), -3])
def test_a_kernel_that_was_cut_short_is_refused_in_one_sentence(length: int) -> None:
    cut = KERNEL.pack()[:length]
    with pytest.raises(CodeObjectError, match=rf"cut short after {len(cut)} bytes"):
        SassCode.unpack(cut)


def test_other_files_are_refused() -> None:
    with pytest.raises(CodeObjectError, match="no kernel that our compiler made"):
        SassCode.unpack(b"\x7fELF" + bytes(100))
