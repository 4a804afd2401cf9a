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


def test_a_failed_guard_gives_the_zero_of_the_type() -> None:
    assert [type(zero(d)) for d in (dtypes.bool, dtypes.int8, dtypes.float16)] == [bool, int, float]


def test_shared_memory_has_no_slot() -> None:
    with pytest.raises(IRError, match="shared array 3"):
        slot_of(Shared(3, dtypes.float32, 8))
