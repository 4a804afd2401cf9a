"""What may go to a device as an array, and sentences for what may not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hcq.arrays import array_of, bytes_of, element_of, shape_of
from hcq.errors import ArgumentError


@pytest.mark.parametrize("dtype", ["<i4", np.float16, bool, "c8", "S3", [("x", "<i2"), ("y", "u1")]])
def test_numbers_of_any_size_and_structures_of_them_are_taken(dtype: Any) -> None:
    assert element_of(dtype, "numpy") == np.dtype(dtype)


@pytest.mark.parametrize("dtype", [">i4", [("x", ">i2"), ("y", "u1")]])
def test_the_high_byte_first_is_refused_in_structures_too(dtype: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^numpy: .* has the high byte first, .*; give array\.astype"):
        element_of(dtype, "numpy")


@pytest.mark.parametrize("dtype", [object, "U4", "M8[s]", [("x", object)], "V0", "nothing"])
def test_what_is_no_number_is_refused(dtype: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^numpy: "):
        element_of(dtype, "numpy")


def test_the_bytes_of_an_array_are_those_in_c_order() -> None:
    array = np.arange(6, dtype=np.int16).reshape(2, 3).T
    assert bytes(bytes_of(array, "copyin")) == np.array([0, 3, 1, 4, 2, 5], np.int16).tobytes()
    assert (
        bytes(bytes_of(b"ab", "copyin")) == bytes(bytes_of(np.array([97, 98], np.uint8), "copyin")) == b"ab"
    )


def test_the_bytes_of_an_array_in_c_order_are_no_copy() -> None:
    array = np.zeros(4, np.uint8)
    bytes_of(array, "copyin")[2] = 9
    assert array[2] == 9


def test_lists_of_numbers_are_arrays() -> None:
    assert array_of([[1, 2], [3, 4]], "buffer").tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize("data", [5, None, [1, 2], memoryview(b"abcd")[::2]])
def test_what_has_no_bytes_in_a_row_is_refused(data: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^copyin: a .*; needed are bytes or a numpy array in C order$"):
        bytes_of(data, "copyin")


def test_shapes_are_sizes() -> None:
    assert shape_of(3, "numpy") == (3,) and shape_of((np.int64(2), 0), "numpy") == (2, 0)
    for wrong in (-1, (2, -1), 1.5, "3", [3], None):
        with pytest.raises(ArgumentError, match=r"^numpy: shape .*; needed are whole numbers of at least 0$"):
            shape_of(wrong, "numpy")
