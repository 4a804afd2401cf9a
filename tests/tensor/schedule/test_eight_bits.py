"""What products of floats of 8 bits store: nothing, where the chip multiplies the bytes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.ir import build
from tensor.ir.eight_bits import decode
from tensor.ir.graph import Node, Op, node, toposort
from tensor.plan.target import Abilities
from tensor.schedule import schedule
from tensor.schedule.eight_bits import decoded_sides
from tensor.schedule.storage import Storage


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


def test_a_sum_that_no_number_is_made_of_in_the_end_is_not_stored() -> None:
    """Each place of a row is below its length, so that the product is all that is summed."""
    a, b = (side.float().unsqueeze(1 - axis) for axis, side in enumerate(sides()))
    product = a * b
    always = Tensor.arange(64) < 64
    assert launches(always.where(product, product.sum(-1, keepdim=True)).sum(-1)) == 1


def test_values_that_something_else_reads_are_stored_as_elsewhere() -> None:
    a, b = (side.float() for side in sides())
    made = a @ b + a.exp2()
    assert launches(made) == launches(made, False) == 3


def test_a_padded_side_is_converted_where_it_is_padded_behind_the_cast() -> None:
    a, b = (side.float() for side in sides())
    assert launches(a.pad(((0, 0), (0, 2))) @ b.pad(((0, 2), (0, 0)))) == 3


def meant() -> Node:
    """What 16 x 16 bytes of memory mean."""
    bits = node(Op.BUFFER, dtypes.uint8, (16, 16), (), Storage(dtypes.uint8, 256))
    return decode(bits, dtypes.float8_e4m3fn)


def kept(total: Node, *others: Node) -> set[Node]:
    """What is not stored of a graph."""
    order = toposort(total, *others, stop=lambda n: n.op is Op.BUFFER)
    users: dict[Node, list[Node]] = {n: [] for n in order}
    for user in order:
        for source in dict.fromkeys(user.src):
            users[source].append(user)
    return decoded_sides([n for n in order if n.op is not Op.BUFFER], lambda n: n.op is Op.BUFFER, users)


@pytest.mark.parametrize(
    ("op", "over", "dtype", "is_kept"),
    [
        *[(Op.REDUCE_ADD, Op.MUL, dtypes.float32, True), (Op.REDUCE_ADD, Op.ADD, dtypes.float32, False)],
        *[(Op.REDUCE_ADD, Op.MUL, dtypes.float16, False), (Op.REDUCE_MAX, Op.MUL, dtypes.float32, False)],
        *[(Op.REDUCE_ADD, Op.SUB, dtypes.float16, False), (Op.REDUCE_MAX, Op.ADD, dtypes.float32, False)],
    ],
)
def test_only_sums_of_products_in_float32_keep_what_bytes_mean(
    op: Op, over: Op, dtype: DType, is_kept: bool
) -> None:
    sides = [build.cast(meant(), dtype) for _ in range(2)]
    found = kept(build.reduce(op, build.binary(over, *sides), (1,)))
    assert (found >= {*sides}) is is_kept and bool(found) is is_kept


@pytest.mark.parametrize(
    ("between", "is_kept"),
    [
        *[(lambda x: build.permute(x, (1, 0)), True), (lambda x: build.reshape(x, (8, 32)), True)],
        *[(lambda x: build.cast(build.cast(x, dtypes.bfloat16), dtypes.float32), True)],
        *[(lambda x: build.cast(build.cast(x, dtypes.int32), dtypes.float32), False)],
        *[(lambda x: build.unary(Op.NEG, x), False), (lambda x: build.pad(x, ((0, 1), (0, 0))), False)],
        *[(lambda x: build.binary(Op.MUL, x, build.like(x, 2.0)), False)],
    ],
)
def test_between_the_product_and_the_bytes_values_are_moved_and_cast_to_types_that_have_them_all(
    between: Callable[[Node], Node], is_kept: bool
) -> None:
    moved, plain = between(meant()), meant()
    beside = plain if moved.shape == plain.shape else between(plain)
    for sides in ((moved, beside), (beside, moved)):
        found = kept(build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, *sides), (1,)))
        assert (found >= {*sides}) is is_kept and bool(found) is is_kept


def test_what_the_bytes_are_made_of_is_no_part_of_a_product() -> None:
    pair = node(Op.BUFFER, dtypes.uint8, (16, 16), (), Storage(dtypes.uint8, 256))
    bits = build.binary(Op.XOR, pair, build.like(pair, 0x80))
    side = decode(bits, dtypes.float8_e5m2)
    found = kept(build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, side, meant()), (1,)))
    assert side in found and found.isdisjoint({bits, pair})


def test_values_may_go_through_every_float_that_has_them_in_turn() -> None:
    narrow = build.cast(build.cast(meant(), dtypes.float16), dtypes.bfloat16)
    side = build.cast(narrow, dtypes.float32)
    assert side in kept(build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, side, meant()), (1,)))


def test_what_one_product_keeps_another_may_read_and_nothing_else() -> None:
    a, b, c = meant(), meant(), meant()
    one, other = (build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, a, x), (1,)) for x in (b, c))
    assert kept(one, other) >= {a, b, c}
    assert kept(one, build.unary(Op.SIN, b)) == set()
    found = kept(one, other, build.unary(Op.SIN, c))
    assert found == set()  # `other` stores what it reads, and so `a` is read by what stores it
    mixed = build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, a, build.unary(Op.SIN, b)), (1,))
    assert kept(mixed) == set()
