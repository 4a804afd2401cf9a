"""What products of floats of 8 bits store: nothing, where the chip multiplies the bytes."""

from __future__ import annotations

import pytest

from tensor import Tensor, dtypes
from tensor.plan.target import Abilities
from tensor.schedule import schedule


def launches(made: Tensor, eight_bits: bool = True) -> int:
    found = schedule([made.node], lambda node: node.storage, lambda _: Abilities(eight_bits=eight_bits))
    return len(found.launches)


def sides(count: int = 64) -> list[Tensor]:
    return [Tensor.empty(count, count, dtype=dtypes.float8_e4m3fn).realize() for _ in range(2)]


@pytest.mark.parametrize("wide", [dtypes.float16, dtypes.bfloat16, dtypes.float32])
def test_a_product_reads_the_bytes_where_the_chip_multiplies_them(wide: dtypes) -> None:
    a, b = (side.cast(wide) for side in sides())
    made = a.dot(b.transpose(0, 1), dtype=dtypes.float32)
    assert (launches(made), launches(made, False)) == (1, 3)


def test_two_products_are_two_kernels_as_the_matrix_unit_wants_them() -> None:
    a, b = (side.float() for side in sides())
    assert (launches(a @ b + b @ a), launches(a @ b + b @ a, False)) == (2, 3)


def test_what_is_summed_with_a_product_of_each_row_is_a_kernel_behind_it() -> None:
    """Other sums beside it would keep the product from the matrix unit."""
    a, b = (side.float().unsqueeze(1 - axis) for axis, side in enumerate(sides()))
    product = a * b
    spread = product - product.sum(-1, keepdim=True)
    squares = (spread * spread).sum(-1)
    assert launches(squares) == launches(squares.sqrt()) == 2


def test_values_that_something_else_reads_are_stored_as_elsewhere() -> None:
    a, b = (side.float() for side in sides())
    made = a @ b + a.exp2()
    assert launches(made) == launches(made, False) == 3


def test_a_padded_side_is_converted_where_it_is_padded_behind_the_cast() -> None:
    a, b = (side.float() for side in sides())
    assert launches(a.pad(((0, 0), (0, 2))) @ b.pad(((0, 2), (0, 0)))) == 3
