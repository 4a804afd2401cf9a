"""Split a long reduction to few elements in two, so that the whole chip works on it.

Before: a graph with, say, one sum of a million elements, which one work-group would have to run. After: the
same graph with a sum to a few hundred partial results and a sum of those. Float sums are reassociated, which
graphs allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Final

from tensor.ir.graph import MOVEMENT, REDUCE, Node, Op, node
from tensor.passes.rebuild import below, rebuilt

LONG: Final = 1 << 17  # elements per result from which one work-group is too slow
FEW: Final = 64  # results up to which the chip would stand mostly idle
PARTS: Final = 256  # partial results per result, at most
LONG_PRODUCT: Final = 4096  # steps from which a product of few results is split, half as many of very few,
FILL: Final = 1 << 17  # if it has fewer results than this, which fill a chip; an eighth of it is very few;
PARTS_OF_PRODUCT: Final = 64  # in so many parts at most,
STEPS_OF_PART: Final = 256  # of so many steps at least


def split_reductions(roots: Iterable[Node], is_leaf: Callable[[Node], bool]) -> dict[Node, Node]:
    """What each node that a split changes becomes: the reductions, and all that is computed from them."""

    def change(_: Node, made: Node) -> Node:
        return (_split(made) if made.op in REDUCE else None) or made

    return rebuilt(below(roots, is_leaf), change)


def _split(reduction: Node) -> Node | None:
    """The reduction in two steps: its longest axis in `parts` pieces, then the pieces.

    None if it is short.
    """
    (source,) = reduction.src
    sizes = {axis: source.shape[axis] for axis in reduction.arg}
    axis = max(sizes, key=lambda a: sizes[a])
    most = most_parts(reduction, prod(sizes.values()))
    parts = next((n for n in range(most, 1, -1) if sizes[axis] % n == 0), 1)
    if parts == 1:
        return None
    cut = (*source.shape[:axis], parts, sizes[axis] // parts, *source.shape[axis + 1 :])
    pieces = node(Op.RESHAPE, source.dtype, cut, (source,))
    inner = tuple(a + (a >= axis) for a in reduction.arg)
    partial_shape = tuple(1 if a in inner else n for a, n in enumerate(cut))
    partial = node(reduction.op, reduction.dtype, partial_shape, (pieces,), inner)
    total_shape = tuple(1 if a == axis else n for a, n in enumerate(partial_shape))
    total = node(reduction.op, reduction.dtype, total_shape, (partial,), (axis,))
    return node(Op.RESHAPE, reduction.dtype, reduction.shape, (total,))


def most_parts(reduction: Node, steps: int) -> int:
    """Into how many parts a reduction of so many steps to a result is worth being split; 1: into none."""
    size = reduction.size
    if size == 0:
        return 1
    if size <= FEW and steps >= LONG:
        return PARTS
    long = LONG_PRODUCT if 8 * size > FILL else LONG_PRODUCT // 2
    if steps < long or size >= FILL or not is_product(reduction):
        return 1
    return min(PARTS_OF_PRODUCT, steps // STEPS_OF_PART, -(-FILL // size))


def is_product(total: Node) -> bool:
    """Is it a sum of products of two values that are both repeated, as the sides of a product of matrices
    are? Blocks of such a product share what they read, but there are few blocks of few results."""
    product = total.src[0]
    return total.op is Op.REDUCE_ADD and product.op is Op.MUL and all(map(_is_repeated, product.src))


def _is_repeated(side: Node) -> bool:
    while side.op in MOVEMENT or side.op is Op.CAST:
        if side.op is Op.EXPAND:
            return True
        side = side.src[0]
    return False
