"""How wide an access may be, and which slot it goes to."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.access import slot_of, vector_width, zero
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Shared


@pytest.mark.parametrize(
    ("start", "dtype", "dword", "natural"),
    [
        (0, dtypes.float32, 4, 4),
        (2, dtypes.float32, 4, 2),
        (1, dtypes.float32, 4, 1),
        (4, dtypes.float16, 8, 4),
        (2, dtypes.float16, 8, 2),
        (1, dtypes.float16, 1, 1),
        (0, dtypes.float64, 2, 2),
    ],
)
def test_an_access_is_aligned_to_a_dword_or_to_itself(
    start: int, dtype: DType, dword: int, natural: int
) -> None:
    axis = Axis(0, 64)
    form = Form(start, ((axis, 1),))
    assert vector_width(form, axis, 8, dtype, False) == dword
    assert vector_width(form, axis, 8, dtype, False, natural=True) == natural


@pytest.mark.parametrize(
    ("start", "run", "dtype", "scalar", "width"),
    [
        (0, 8, dtypes.float32, True, 8),  # 32 bytes
        (0, 16, dtypes.float32, True, 8),
        (0, 16, dtypes.float32, False, 4),  # 16 bytes
        (0, 6, dtypes.float32, False, 2),  # what divides the run
        (0, 7, dtypes.float32, False, 1),
        (0, 16, dtypes.int8, False, 16),
        (0, 4, dtypes.int8, False, 4),
        (0, 2, dtypes.int8, False, 1),  # no two bytes at once, nor one half of a dword
        (0, 2, dtypes.float16, False, 2),
        (2, 8, dtypes.int8, False, 1),
        (4, 8, dtypes.int8, False, 8),  # a dword is aligned enough
    ],
)
def test_an_access_is_as_wide_as_its_run_and_the_instruction_allow(
    start: int, run: int, dtype: DType, scalar: bool, width: int
) -> None:
    axis, row = Axis(0, 64), Axis(1, 9)
    form = Form(start, ((axis, 1), (row, 64)))
    assert vector_width(form, axis, run, dtype, scalar) == width


def test_what_the_other_axes_add_counts_for_the_alignment() -> None:
    axis, row = Axis(0, 64), Axis(1, 9)
    for stride, width in ((64, 8), (2, 8), (3, 1)):  # halves: two are a dword
        assert vector_width(Form(0, ((axis, 1), (row, stride))), axis, 8, dtypes.float16, False) == width


def test_a_failed_guard_gives_the_zero_of_the_type() -> None:
    assert [zero(d) for d in (dtypes.bool, dtypes.int8, dtypes.bfloat16)] == [0, 0, 0]
    assert [type(zero(d)) for d in (dtypes.bool, dtypes.int8, dtypes.float16)] == [bool, int, float]


def test_shared_memory_has_no_slot() -> None:
    with pytest.raises(IRError, match="shared array 3"):
        slot_of(Shared(3, dtypes.float32, 8))
