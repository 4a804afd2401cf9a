"""Storage: identity, host values, and what it refuses."""

from __future__ import annotations

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor.dtype import dtypes
from tensor.schedule.storage import Storage


def test_host_values_are_copied_row_major() -> None:
    source = np.arange(6, dtype=np.int16).reshape(2, 3).T
    storage = Storage.from_numpy(source)
    source[:] = 0
    assert storage.dtype == dtypes.int16 and storage.count == 6 and storage.size_bytes == 12
    assert storage.host is not None and storage.host.tolist() == [0, 3, 1, 4, 2, 5]
    assert storage.is_realized and storage.device is None


def test_storages_of_equal_content_are_different() -> None:
    a, b = (Storage(dtypes.float32, 4) for _ in range(2))
    assert a != b and len({a, b}) == 2
    assert not a.is_realized


def test_bfloat16_comes_as_its_bits() -> None:
    storage = Storage.from_numpy(np.array([0x3F80], np.uint16), dtypes.bfloat16)
    assert storage.dtype == dtypes.bfloat16 and storage.size_bytes == 2
    with pytest.raises(ArgumentError, match="array of float32 given for bfloat16; convert it to uint16"):
        Storage.from_numpy(np.ones(1, np.float32), dtypes.bfloat16)


def test_a_type_without_counterpart_is_named() -> None:
    with pytest.raises(
        ArgumentError, match="numpy dtype complex64 has no tensor dtype; convert to one of bool"
    ):
        Storage.from_numpy(np.ones(1, np.complex64))


def test_it_says_where_it_is() -> None:
    assert "float32[4] nowhere" in repr(Storage(dtypes.float32, 4))
    assert "bool[2] host" in repr(Storage.from_numpy(np.array([True, False])))
