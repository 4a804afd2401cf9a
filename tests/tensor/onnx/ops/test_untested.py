"""Operators of which ONNX has no node test, against what their documents say: numpy's and hand-made numbers.
Covers pool.py, generate.py, sequence.py, elementwise.py and movement.py."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto

from tensor import Tensor
from tensor.onnx.ops import TABLE
from tensor.onnx.table import find

pytestmark = pytest.mark.usefixtures("on_host")


def operator(name: str, version: int = 22) -> Any:
    found = find(TABLE, "", name, version)
    assert found is not None
    return found.function


def test_a_global_norm_is_that_of_each_channel() -> None:
    x = np.random.default_rng(1).normal(size=(2, 3, 4, 5)).astype(np.float32)
    made = operator("GlobalLpPool")(Tensor(x), p=3).numpy()
    np.testing.assert_allclose(made, (np.abs(x) ** 3).sum((2, 3), keepdims=True) ** (1 / 3), rtol=1e-5)


def test_regions_are_pooled_by_whole_pixels() -> None:
    x = np.arange(32, dtype=np.float32).reshape(2, 1, 4, 4)
    regions = np.array([[1, 0, 0, 3, 3], [0, 2, 2, 6, 6]], np.float32)
    made = operator("MaxRoiPool")(Tensor(x), regions, pooled_shape=[2, 2], spatial_scale=1.0).numpy()
    assert made.tolist() == [[[[21, 23], [29, 31]]], [[[15, 0], [0, 0]]]]  # a cell outside the image is 0


def test_random_numbers_have_the_distribution_that_is_asked_for() -> None:
    uniform = operator("RandomUniform")(shape=[50, 40], low=2.0, high=3.0, seed=1.0).numpy()
    assert uniform.min() >= 2 and uniform.max() < 3 and abs(uniform.mean() - 2.5) < 0.02
    normal = operator("RandomNormal")(shape=[50, 40], mean=5.0, scale=2.0, seed=1.0).numpy()
    assert abs(normal.mean() - 5) < 0.2 and abs(normal.std() - 2) < 0.1
    like = operator("RandomNormalLike")(Tensor.zeros(3, 4), dtype=TensorProto.DOUBLE)
    assert (like.shape, like.dtype.name) == ((3, 4), "float64")
    assert operator("RandomUniformLike")(Tensor.zeros(3, 4)).dtype.name == "float32"


def test_the_same_seed_draws_the_same_numbers() -> None:
    first, second = (operator("RandomNormal")(shape=[8], seed=3.0).numpy() for _ in range(2))
    np.testing.assert_array_equal(first, second)


def test_classes_are_drawn_as_often_as_their_logarithms_say() -> None:
    logarithms = np.log(np.array([[0.9, 0.1, 1e-9]], np.float32))
    drawn = operator("Multinomial")(Tensor(logarithms), sample_size=1000, seed=1.0).numpy()
    assert drawn.dtype == np.int32 and drawn.shape == (1, 1000)
    assert 850 < (drawn == 0).sum() < 950 and (drawn == 2).sum() == 0


def test_an_item_is_taken_out_of_a_sequence_and_parts_are_joined() -> None:
    items = [np.array([i], np.int64) for i in range(3)]
    (rest,) = operator("SequenceErase")(items, np.array(-2))
    assert [int(each[0]) for each in rest] == [0, 2]
    joined = operator("ConcatFromSequence")(rest, axis=0)
    assert joined.numpy().tolist() == [0, 2]
    assert operator("ConcatFromSequence")(rest, axis=1, new_axis=1).tolist() == [[0, 2]]


def test_a_position_outside_a_sequence_is_told() -> None:
    with pytest.raises(IndexError, match="position 3 of a sequence of 3"):
        operator("SequenceAt")([1, 2, 3], np.array(3))


def test_powers_of_whole_numbers_are_exact() -> None:
    base, exponent = np.array([3, -1, 0, 2, -2, 7, 1]), np.array([39, 1_000_001, 0, 62, 63, -1, -5])
    made = operator("Pow")(Tensor(base), Tensor(exponent)).numpy()
    assert made.tolist() == [3**39, -1, 1, 2**62, -(2**63), 0, 1]


def test_shapes_may_keep_and_infer_sizes() -> None:
    x = Tensor.arange(24).reshape(2, 3, 4)
    assert operator("Reshape")(x, np.array([0, -1])).shape == (2, 12)
    empty = operator("Reshape")(Tensor.zeros(0, 3), np.array([3, 0]), allowzero=1)
    assert empty.shape == (3, 0)
    with pytest.raises(ValueError, match="axis 1 of shape"):
        operator("Squeeze")(x, np.array([1]))


def schemas() -> list[tuple[Any, list[Any]]]:
    """Each row's key with what its operator was in each version."""
    history: dict[tuple[str, str], list[Any]] = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        history.setdefault((schema.domain, schema.name), []).append(schema)
    return [(key, history[key]) for key in TABLE if key[0] != "com.microsoft"]  # which onnx does not know


def test_every_row_of_the_table_has_a_version_that_its_operator_had() -> None:
    for key, history in schemas():
        assert {row.since for row in TABLE[key]} <= {schema.since_version for schema in history}, key


def test_every_attribute_of_an_operator_is_known_to_its_row() -> None:
    unknown = {}
    for (domain, name), history in schemas():
        for schema in history:
            row = find(TABLE, domain, name, schema.since_version)
            if row is not None and not row.knows_all:
                unknown[name, schema.since_version] = set(schema.attributes) - row.attributes
    assert {key: names for key, names in unknown.items() if names} == {}
