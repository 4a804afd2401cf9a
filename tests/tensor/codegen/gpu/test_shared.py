"""Arrays of a work-group: one behind the other in pieces of 16 bytes, accesses aligned to their size."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.shared import SharedMemory
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Shared

F32, F16, I8 = dtypes.float32, dtypes.float16, dtypes.int8
ARRAYS = [Shared(0, I8, 16), Shared(1, F16, 9), Shared(2, F32, 1)]


def test_each_array_begins_at_sixteen_bytes_behind_the_last() -> None:
    made = SharedMemory(None, ARRAYS, 64)
    assert [made.offsets[a] for a in ARRAYS] == [0, 16, 48] and made.bytes == 64


def test_a_work_group_has_no_more_than_its_limit() -> None:
    with pytest.raises(IRError, match="64 bytes of shared memory; a work-group has 63"):
        SharedMemory(None, ARRAYS, 63)


@pytest.mark.parametrize(
    ("dtype", "size", "start", "row", "want"),
    [
        (F32, 8, 0, 8, 4),  # 16 bytes
        (F32, 6, 0, 8, 2),  # what divides the part
        (F32, 8, 2, 8, 2),  # where it begins
        (F32, 8, 0, 6, 2),  # what the other axes add
        (F32, 8, 1, 8, 1),
        (F16, 16, 0, 8, 8),
        (F16, 16, 1, 8, 1),
        (I8, 16, 0, 16, 16),
        (I8, 2, 0, 16, 1),  # two bytes are no access of their own
        (I8, 4, 0, 16, 4),
        (dtypes.float64, 4, 0, 4, 2),
    ],
)
def test_an_access_is_aligned_to_its_own_size(
    dtype: DType, size: int, start: int, row: int, want: int
) -> None:
    part, other = Axis(0, size), Axis(1, 4)
    form = Form(start, ((part, 1), (other, row)))
    assert SharedMemory(None, [], 0).run(Shared(0, dtype, 4096), form, part) == want


@pytest.mark.parametrize(
    ("columns", "rows", "wanted"), [(1, 8, (0, 4)), (8, 1, (1, 4)), (8, 2, (None, 1)), (3, 5, (None, 1))]
)
def test_an_access_runs_along_the_part_whose_elements_are_neighbours(
    columns: int, rows: int, wanted: tuple[int | None, int]
) -> None:
    """Rows by their distance and columns by theirs, of which 1 is neighbours'."""
    parts = Axis(0, 8), Axis(1, 8)
    form = Form(0, ((parts[0], columns), (parts[1], rows)))
    found, width = SharedMemory(None, [], 0).widest(Shared(0, F32, 4096), form, parts)
    assert ((None if found is None else found.index), width) == wanted
