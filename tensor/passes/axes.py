"""Choose the loop axes of a kernel: split those that digits take apart, merge those that always go together.

Before: a kernel straight from lowering, one axis per tensor axis. After: the same kernel with fewer
digits and fewer, longer axes, numbered from 0, parallel ones first. The order of elements in memory and
in reductions is unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import prod

from tensor.ir.form import Axis, Bound, Digit, Form, join, of_axis, substitute
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import End, Kernel, Load, Value
from tensor.passes.algebra import builder


def simplify_axes(kernel: Kernel) -> Kernel:
    """Split, then merge, then number the axes from 0."""
    return number_axes(merge_axes(split_axes(kernel)))


def split_axes(kernel: Kernel) -> Kernel:
    """An axis that digits cut at places which divide one another becomes one axis per place: a // 4 and a
    % 4 of an axis of 12 become two axes of 3 and 4.
    """
    places: dict[Axis, set[int]] = {}
    for form in forms_of(kernel):
        _collect_places(form, places)
    replacement: dict[Axis, Form] = {}
    parts: dict[Axis, tuple[Axis, ...]] = {}
    fresh = _unused_index(kernel)
    for axis in _all_axes(kernel):
        chain = _chain(axis, places.get(axis, set()))
        if len(chain) > 2:
            sizes = [above // below for below, above in pairwise(chain)][::-1]
            parts[axis] = tuple(Axis(fresh + i, size) for i, size in enumerate(sizes))
            fresh += len(sizes)
            strides = chain[-2::-1]
            replacement[axis] = _sum(of_axis(a) * s for a, s in zip(parts[axis], strides, strict=True))
    ends = [_split_end(end, parts.get(end.axis, (end.axis,))) for end in kernel.ends]
    return replace_axes(kernel, replacement, parts, ends) if parts else kernel


def _unused_index(kernel: Kernel) -> int:
    """An index that no axis has, and none a greater one."""
    return 1 + max((axis.index for axis in _all_axes(kernel)), default=0)


def _split_end(end: End, parts: tuple[Axis, ...]) -> End:
    """The end of the outermost of an axis's parts."""
    return replace(end, axis=parts[0], by=end.by * prod(part.size for part in parts[1:]))


def _collect_places(form: Form, places: dict[Axis, set[int]]) -> None:
    for atom, _ in form.terms:
        if isinstance(atom, Digit):
            inner = atom.form
            if len(inner.terms) == 1 and isinstance(inner.terms[0][0], Axis) and inner.const == 0:
                axis, stride = inner.terms[0]
                if stride == 1 and isinstance(axis, Axis):
                    places.setdefault(axis, set()).update({atom.div, atom.div * atom.mod} - {0})
            _collect_places(inner, places)


def _chain(axis: Axis, places: set[int]) -> list[int]:
    """1 = p0 | p1 | ... | size, or nothing where the places do not divide one another."""
    chain = sorted({1, axis.size} | {place for place in places if place < axis.size})
    return chain if all(above % below == 0 for below, above in pairwise(chain)) else []


def merge_axes(kernel: Kernel) -> Kernel:
    """Neighbouring axes that every form uses as ``outer * size + inner`` become one."""
    forms = list(forms_of(kernel))
    replacement: dict[Axis, Form] = {}
    parts: dict[Axis, tuple[Axis, ...]] = {}
    ends = {end.axis: end for end in kernel.ends}
    fresh = _unused_index(kernel)
    for axes in dict.fromkeys((kernel.axes, *_reductions(kernel))):
        for run in _runs(axes, lambda outer, inner: _may_merge(kernel, forms, outer, inner)):
            if len(run) > 1 and run[-1] not in parts:
                whole = Axis(fresh, prod(axis.size for axis in run))
                fresh += 1
                # Every form has outer * size + inner, so the last axis alone may carry the whole.
                replacement.update(dict.fromkeys(run[:-1], Form()))
                parts.update(dict.fromkeys(run[:-1], ()))
                replacement[run[-1]], parts[run[-1]] = of_axis(whole), (whole,)
                if run[0] in ends:
                    end = ends[run[0]]
                    ends[run[0]] = replace(end, axis=whole, times=end.times * (whole.size // run[0].size))
    return replace_axes(kernel, replacement, parts, ends.values()) if parts else kernel


def _runs(axes: tuple[Axis, ...], joins: Callable[[Axis, Axis], bool]) -> list[list[Axis]]:
    runs: list[list[Axis]] = []
    for axis in axes:
        if runs and joins(runs[-1][-1], axis):
            runs[-1].append(axis)
        else:
            runs.append([axis])
    return runs


def _may_merge(kernel: Kernel, forms: list[Form], outer: Axis, inner: Axis) -> bool:
    if any(end.axis == inner for end in kernel.ends):
        return False
    return all(_go_together(f, outer, inner) for f in forms) and _same_reductions(kernel, outer, inner)


def _go_together(form: Form, outer: Axis, inner: Axis) -> bool:
    if form.coefficient(outer) != form.coefficient(inner) * inner.size:
        return False
    digits = (atom.form.axes for atom, _ in form.terms if isinstance(atom, Digit))
    return not any(outer in axes or inner in axes for axes in digits)


def _same_reductions(kernel: Kernel, outer: Axis, inner: Axis) -> bool:
    """Each reduction has both axes, side by side, or neither."""
    for axes in _reductions(kernel):
        if (outer in axes) != (inner in axes):
            return False
        if outer in axes and (outer, inner) not in pairwise(axes):
            return False
    return True


def number_axes(kernel: Kernel) -> Kernel:
    """Parallel axes 0, 1, ... from the outermost, then reduced axes as they are met."""
    ordered = _all_axes(kernel)
    if all(axis.index == i for i, axis in enumerate(ordered)):
        return kernel
    numbered = {axis: Axis(i, axis.size) for i, axis in enumerate(ordered)}
    forms = {axis: of_axis(new) for axis, new in numbered.items()}
    ends = [replace(end, axis=numbered[end.axis]) for end in kernel.ends]
    return replace_axes(kernel, forms, {axis: (new,) for axis, new in numbered.items()}, ends)


def replace_axes(
    kernel: Kernel, forms: Mapping[Axis, Form], parts: Mapping[Axis, tuple[Axis, ...]], ends: Iterable[End]
) -> Kernel:
    """The kernel with axes replaced: in forms by `forms`, in lists of axes by `parts`. ends: those of the new
    axes."""

    def change(form: Form) -> Form:
        return join(substitute(form, forms)) if not form.axes.isdisjoint(forms) else form

    def change_axes(axes: Iterable[Axis]) -> tuple[Axis, ...]:
        return tuple(new for axis in axes for new in parts.get(axis, (axis,)))

    build = builder()
    made: dict[int, Value] = {}
    for value in kernel.values:
        sources = tuple(made[id(s)] for s in value.src)
        arg = change_axes(value.arg) if value.op in REDUCE else _changed(value.arg, change)
        made[id(value)] = build.make(value.op, value.dtype, sources, arg)
    stores = tuple(
        replace(
            s,
            index=change(s.index),
            value=made[id(s.value)],
            at=None if s.at is None else made[id(s.at)],
        )
        for s in kernel.stores
    )
    return Kernel(kernel.name, change_axes(kernel.axes), kernel.params, stores, tuple(ends))


def _changed(arg: object, change: Callable[[Form], Form]) -> object:
    if isinstance(arg, Form):
        return change(arg)
    if isinstance(arg, Load):
        guards = tuple(Bound(change(g.form), g.low, g.high) for g in arg.guards)
        return replace(arg, index=change(arg.index), guards=guards)
    return arg


def forms_of(kernel: Kernel) -> Iterator[Form]:
    """Every form of the kernel: store and load indices, guards, coordinates."""
    for store in kernel.stores:
        yield store.index
    for value in kernel.values:
        if value.op is Op.IOTA:
            yield value.arg
        elif value.op is Op.BUFFER:
            yield value.arg.index
            yield from (guard.form for guard in value.arg.guards)


def _reductions(kernel: Kernel) -> list[tuple[Axis, ...]]:
    return list(dict.fromkeys(value.arg for value in kernel.values if value.op in REDUCE))


def _all_axes(kernel: Kernel) -> tuple[Axis, ...]:
    return (*kernel.axes, *kernel.reduce_axes)


def _sum(forms: Iterable[Form]) -> Form:
    total = Form()
    for form in forms:
        total = total + form
    return total
