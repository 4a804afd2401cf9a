"""Storage: identity, host values, and what it refuses."""

from __future__ import annotations

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor.dtype import dtypes
from tensor.ir.place import Place
from tensor.schedule.storage import Spread, Storage, joined, split
from tensor.transforms.stand_in import StandIn


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


@pytest.mark.parametrize("axis", [0, 1, 2, None])
def test_an_array_on_several_devices_is_cut_up_and_joined_again(axis: int | None) -> None:
    values, place = np.arange(48, dtype=np.int32).reshape(2, 4, 6), Place(("a", "b"), axis)
    made = split(values, dtypes.int32, place)
    assert isinstance(made, Spread) and made.count == 48 and made.place_of((2, 4, 6)) == place
    assert [unit.home for unit in made.units] == ["a", "b"]
    parts = [unit.host for unit in made.units if unit.host is not None]
    wanted = [values] * 2 if axis is None else np.split(values, 2, axis)
    assert [part.tolist() for part in parts] == [part.reshape(-1).tolist() for part in wanted]
    assert joined(parts, made.outer).tolist() == list(range(48))


def test_an_array_on_several_devices_is_there_when_all_its_parts_are() -> None:
    made = split(np.zeros((2, 4), np.float32), dtypes.float32, Place(("a", "b"), 0))
    first, second = made.units
    assert made.is_realized and made.is_in({second}) and not made.is_in({Storage(dtypes.float32, 4)})
    first.host = None
    assert not made.is_realized


def test_memory_has_values_or_will_have_them_and_a_stand_in_never() -> None:
    place = Place(("a", "b"), 0)
    for memory in (Storage(dtypes.float32, 4), split(np.zeros((2, 4), np.float32), dtypes.float32, place)):
        assert not memory.is_stand_in
    assert StandIn(dtypes.float32, 4, "an argument").is_stand_in
