"""Which operands of a product of halves get memory of their own.

Stands beside `cut.py`, which asks for every sum. A side that is computed in the product's own kernel is
computed again for every block of the other side; stored first it costs one pass, and the blocks read halves
as they are. Which kernels get matrix instructions is the business of `tensor/plan/blocks.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Final

from tensor.dtype import DType, dtypes
from tensor.ir.graph import MOVEMENT, REDUCE, Node, Op
from tensor.plan.rows import MAX_ROW

# Products that every supported generation has matrix instructions for: sums in float32 over blocks of this
# edge, both sides one of these types.
MATRIX_EDGE: Final = 16
MATRIX_HALVES: Final = (dtypes.float16, dtypes.bfloat16)


def operands(total: Node, stops: Callable[[Node], bool]) -> list[Node]:
    """Nodes to store below the sum `total`, none if it is no product of halves in whole blocks.

    stops: the node has memory already. A constant is widened when it is made, and so is no half.
    """
    product = total.src[0]
    if total.op is not Op.REDUCE_ADD or total.dtype != dtypes.float32 or product.op is not Op.MUL:
        return []
    sides = [list(_side(factor, stops)) for factor in product.src]
    depth = prod(product.shape[axis] for axis in total.arg)
    if depth % MATRIX_EDGE or not all(map(_is_matrix, sides)):
        return []
    return [side[-1] for side in sides if not stops(side[-1])]


def is_widening(node: Node) -> bool:
    """A cast to a type of more bits: as many values in more bytes."""
    return node.op is Op.CAST and node.dtype.bits > node.src[0].dtype.bits


def _side(factor: Node, stops: Callable[[Node], bool]) -> Iterator[Node]:
    """A factor and what it is moved or widened from, down to memory or to what must be stored."""
    node = factor
    while not stops(node) and (_is_movement(node) or _widens(node)):
        yield node
        if node.op is Op.PAD and _is_half(node.dtype):
            return
        node = node.src[0]
    yield node


def _is_matrix(side: list[Node]) -> bool:
    """Halves, repeated in whole blocks."""
    repeated = next((node for node in side if node.op is Op.EXPAND), None)
    if repeated is None or not _is_half(side[-1].dtype):
        return False
    return repeated.size // repeated.src[0].size % MATRIX_EDGE == 0


def _is_movement(node: Node) -> bool:
    return node.op in MOVEMENT or (node.op is Op.BITCAST and node.dtype == node.src[0].dtype)


def _widens(node: Node) -> bool:
    return node.op is Op.CAST and node.dtype == dtypes.float32 and _is_half(node.src[0].dtype)


def _is_half(dtype: DType) -> bool:
    return dtype in MATRIX_HALVES


def before_widening(region: list[Node]) -> Node:
    """The end of a region, or before a cast to a wider type if only movement follows that: the same values in
    fewer bytes."""
    end = node = region[-1]
    while node is not region[0] and (node.op in (Op.RESHAPE, Op.PERMUTE) or is_widening(node)):
        end = node.src[0] if is_widening(node) else end
        node = node.src[0]
    return end


def is_summed(node: Node, consumers: Mapping[Node, Sequence[Node]]) -> bool:
    """Whether all that asks for a node is reductions."""
    users = consumers[node]
    return bool(users) and all(
        user.op in REDUCE or (user.op in (Op.RESHAPE, Op.PERMUTE) and is_summed(user, consumers))
        for user in users
    )


def is_row(reduction: Node, longest: int) -> bool:
    """Are the last axes reduced, and no more elements than registers hold? longest: as the abilities'."""
    shape = reduction.src[0].shape
    last = range(len(shape) - len(reduction.arg), len(shape))
    row = reduction.src[0].size // reduction.size
    return sorted(reduction.arg) == list(last) and row <= max(MAX_ROW, longest)
