"""Complex nodes are real ones below; their values are tested with the methods."""

from __future__ import annotations

import pytest

from tensor.dtype import dtypes
from tensor.ir import build, carriers, complexes
from tensor.ir.graph import Op, toposort


def test_only_the_topmost_node_is_complex() -> None:
    a = build.iota((3,), 0)
    z = complexes.join(*(build.cast(a, dtypes.float32),) * 2)
    made = build.binary(Op.MUL, build.reshape(z, (3, 1)), build.permute(build.reshape(z, (1, 3)), (1, 0)))
    total = build.reduce(Op.REDUCE_MUL, made, (0, 1))
    assert total.dtype == dtypes.complex64 and total.shape == (1, 1)
    assert [n.op for n in toposort(total) if n.dtype.is_complex] == [Op.CARRIED]


def test_what_carries_a_complex_node_has_its_parts_as_last_axis() -> None:
    z = build.const(1 + 2j, dtypes.complex128, (4, 5))
    assert carriers.carrier(z).shape == (4, 5, 2) and carriers.carrier(z).dtype == dtypes.float64
    assert carriers.carrier(build.shrink(z, ((0, 2), (1, 5)))).shape == (2, 4, 2)
    assert build.cast(z, dtypes.complex64).dtype == dtypes.complex64


def test_an_order_of_complex_numbers_is_refused() -> None:
    z = build.const(1j, dtypes.complex64)
    with pytest.raises(TypeError, match=r"^comparison: complex64 numbers have no order"):
        build.binary(Op.LT, z, z)
