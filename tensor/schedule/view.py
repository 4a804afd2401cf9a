"""Movement operations as index arithmetic: where an element of a view lies in what it is a view of.

Each function takes the coordinates of one output element as forms and gives the coordinates in the
source. No data, no kernels: `tensor/schedule/lower.py` composes these until it meets memory or
arithmetic.
"""

from __future__ import annotations

from tensor.ir.form import Bound, Form, divmod_form, join
from tensor.ir.graph import Node, Op

Index = tuple[Form, ...]


def source_index(view: Node, index: Index) -> tuple[Index, tuple[Bound, ...]]:
    """Coordinates in ``view.src[0]`` of the element of `view` at `index`, and the guards under which it
    exists.

    Only PAD has guards; outside them the element is 0.
    """
    source = view.src[0]
    match view.op:
        case Op.RESHAPE:
            return reshape_index(view.shape, source.shape, index), ()
        case Op.PERMUTE:
            return permute_index(view.arg, index), ()
        case Op.EXPAND:
            return tuple(Form() if n == 1 else i for n, i in zip(source.shape, index, strict=True)), ()
        case Op.SHRINK:
            return tuple(i + start for i, (start, _) in zip(index, view.arg, strict=True)), ()
        case Op.STRIDE:
            steps = zip(index, view.arg, source.shape, strict=True)
            return tuple(i * step + (0 if step > 0 else n - 1) for i, step, n in steps), ()
        case Op.PAD:
            moved = tuple(i + -before for i, (before, _) in zip(index, view.arg, strict=True))
            inside = (Bound(i, 0, n) for i, n in zip(moved, source.shape, strict=True))
            return moved, tuple(bound for bound in inside if not bound.always_holds)
    raise TypeError(f"{view.op.name} is not a movement operation")


def permute_index(order: tuple[int, ...], index: Index) -> Index:
    """Output axis i is source axis order[i], so source axis order[i] takes coordinate i."""
    moved = [Form()] * len(order)
    for out_axis, source_axis in enumerate(order):
        moved[source_axis] = index[out_axis]
    return tuple(moved)


def reshape_index(shape: tuple[int, ...], source: tuple[int, ...], index: Index) -> Index:
    """Row-major coordinates in `source` of the element of `shape` at `index`; both hold the same number
    of elements.

    The shapes are matched in runs of equal products, so that an axis which a reshape leaves alone stays
    alone.
    """
    found: list[Form] = []
    at = 0
    run: list[int] = []
    for size in source:
        run.append(size)
        product = _product(run)
        taken, covered = at, 1
        while taken < len(shape) and (covered < product or shape[taken] == 1):
            covered *= shape[taken]
            taken += 1
        if covered == product:
            flat = flatten(shape[at:taken], index[at:taken])
            found.extend(unflatten(tuple(run), flat))
            at, run = taken, []
    return tuple(found)


def flatten(shape: tuple[int, ...], index: Index) -> Form:
    """Row-major position of `index` in `shape`."""
    total, stride = Form(), 1
    for size, form in zip(reversed(shape), reversed(index), strict=True):
        total, stride = total + form * stride, stride * size
    return join(total)


def unflatten(shape: tuple[int, ...], flat: Form) -> Index:
    """Coordinates in `shape` of row-major position `flat`, which lies inside."""
    reversed_index: list[Form] = []
    for size in reversed(shape[1:]):
        flat, digit = divmod_form(flat, size)
        reversed_index.append(digit)
    if shape:
        reversed_index.append(flat)
    return tuple(reversed(reversed_index))


def _product(sizes: list[int]) -> int:
    total = 1
    for size in sizes:
        total *= size
    return total
