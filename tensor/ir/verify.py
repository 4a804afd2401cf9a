"""The rules every kernel obeys, checked one by one. Runs after each pass in tests, and under DEBUG=3."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from tensor.dtype import DType, dtypes
from tensor.ir.build import ATOMIC
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Digit, Form
from tensor.ir.graph import ELEMENTWISE, REDUCE, Op
from tensor.ir.kernel import End, Kernel, Load, Param, Store, Value
from tensor.ir.range import bounds_where

_COMPARE = (Op.LT, Op.EQ, Op.NE)
_SOURCES = {Op.WHERE: 3} | {op: 1 for op in ELEMENTWISE if op.value <= Op.NOT.value}


def verify(kernel: Kernel, finished: bool = True) -> None:
    """Raises IRError naming the kernel, the value and the rule that it breaks.

    Between passes a kernel is not `finished`: it may have parameters that simplification left unused.
    """
    try:
        _params(kernel, finished)
        scope = _scopes(kernel)
        for value in kernel.values:
            _types(value)
            if value.op is Op.BUFFER:
                _load(value, kernel)
        for end in kernel.ends:
            _end(end, kernel)
        for store in kernel.stores:
            _store(store, kernel, scope[id(store.value)])
    except IRError as error:
        raise IRError(f"kernel {kernel.name}: {error}") from None


def _params(kernel: Kernel, finished: bool) -> None:
    _check([p.slot for p in kernel.params] == list(range(len(kernel.params))), "params are in slot order")
    axes = (*kernel.axes, *kernel.reduce_axes)
    _check(len({a.index for a in axes}) == len(axes), "axes have different numbers")
    _check(all(a.size > 1 for a in axes), "an axis has at least two points")
    written = {s.slot for s in kernel.stores}
    read = kernel.read_slots
    for param in kernel.params:
        used = "r" * (param.slot in read) + "w" * (param.slot in written)
        agrees = param.access == used if finished else set(used) <= set(param.access)
        _check(agrees, f"slot {param.slot} is {param.access!r} and used as {used!r}")
    _check(len(written) == len(kernel.stores), "each slot is stored once")


def _scopes(kernel: Kernel) -> dict[int, frozenset[Axis]]:
    """Axes that each value still depends on; a reduction ends its own."""
    scope: dict[int, frozenset[Axis]] = {}
    for value in kernel.values:
        axes = frozenset[Axis]().union(*(scope[id(s)] for s in value.src), *(f.axes for f in _forms(value)))
        if value.op in REDUCE:
            _check(set(value.arg) <= axes, f"{_name(value)} reduces axes that its source does not have")
            axes -= set(value.arg)
        scope[id(value)] = axes
    return scope


def _forms(value: Value) -> Iterable[Form]:
    if value.op is Op.IOTA:
        return (value.arg,)
    return (value.arg.index, *(g.form for g in value.arg.guards)) if value.op is Op.BUFFER else ()


def _types(value: Value) -> None:
    types = [s.dtype for s in value.src]
    same = all(t == value.dtype for t in types)
    if value.op in ELEMENTWISE:
        _check(len(types) == _SOURCES.get(value.op, 2), f"{_name(value)} has {len(types)} sources")
    if value.op is Op.CAST:
        return
    if value.op is Op.BITCAST:
        _check(types[0].bits == value.dtype.bits, f"{_name(value)} changes the width of {types[0].name}")
    elif value.op in _COMPARE:
        _check(
            value.dtype == dtypes.bool and types[0] == types[1], f"{_name(value)} compares {_names(types)}"
        )
    elif value.op is Op.WHERE:
        agree = types[0] == dtypes.bool and types[1] == types[2] == value.dtype
        _check(agree, f"{_name(value)} chooses by {_names(types)}")
    elif value.op is Op.IOTA:
        _check(value.dtype in (dtypes.int32, dtypes.int64), f"{_name(value)} is not a coordinate type")
    elif value.op is not Op.BUFFER:
        _check(same, f"{_name(value)} has sources {_names(types)}")


def _load(value: Value, kernel: Kernel) -> None:
    load: Load = value.arg
    param = kernel.params[load.slot]
    _check(param.dtype == value.dtype, f"{_name(value)} loads from a slot of {param.dtype.name}")
    for guard in load.guards:
        _digits(guard.form)
    _digits(load.index)
    if value.src:
        _check(value.src[0].dtype.is_int and load.limit > 0, f"{_name(value)} gathers by a whole number")
    low, high = bounds_where(load.index, load.guards)
    high += max(load.limit - 1, 0) if value.src else 0
    inside = low >= 0 and high < param.count
    _check(
        inside, f"{_name(value)} loads {low}..{high} of slot {load.slot}, which has {param.count} elements"
    )
    if param.access == "rw":
        index = next(s.index for s in kernel.stores if s.slot == load.slot)
        _check(load.index == index and not load.guards, f"{_name(value)} reads slot {load.slot} elsewhere")


def _end(end: End, kernel: Kernel) -> None:
    param = kernel.params[end.slot]
    _check(end.axis in kernel.axes, f"a{end.axis.index}, which has an end, is no parallel axis")
    _check(param.dtype == dtypes.int32 and param.access == "r", f"slot {end.slot} holds no int32 to end at")
    _check(end.times > 0 and end.by > 0, f"a{end.axis.index} ends at {end.times}/{end.by} of a number")


def _digits(form: Form) -> None:
    for atom, _ in form.terms:
        if isinstance(atom, Digit):
            _check(atom.form.bounds[0] >= 0, "a digit is of a form that is never negative")
            _digits(atom.form)


def _store(store: Store, kernel: Kernel, scope: frozenset[Axis]) -> None:
    param: Param = kernel.params[store.slot]
    _check(param.dtype == store.value.dtype, f"store of {store.value.dtype.name} to slot {store.slot}")
    free = scope - set(kernel.axes)
    if store.at is not None:
        _scatter(store, param)
        return
    _check(not free, f"store to slot {store.slot} depends on reduced axes {sorted(a.index for a in free)}")
    points = prod(axis.size for axis in kernel.axes)
    whole = store.index.bounds == (0, param.count - 1) and points == param.count
    _check(whole and _is_dense(store.index), f"store to slot {store.slot} does not write each element once")


def _scatter(store: Store, param: Param) -> None:
    at = store.at
    _check(
        at is not None and at.dtype == dtypes.int32, f"store to slot {store.slot} is scattered by no int32"
    )
    _check(param.access == "w", f"store to slot {store.slot}, which is read, is scattered")
    low, high = store.index.bounds
    _check(
        low >= 0 and store.limit > 0 and high + store.limit <= param.count,
        f"store to slot {store.slot} reaches {low}..{high + store.limit - 1} of {param.count} elements",
    )
    _check(store.op in (None, Op.ADD, Op.MAX), f"store to slot {store.slot} is put together by {store.op}")
    _check(store.op is None or store.value.dtype in ATOMIC[store.op], f"no atomic {store.op} of its type")


def _is_dense(index: Form) -> bool:
    """True if the form takes every value of its range once:
    sorted by stride, each is the size of those before.
    """
    expected = 1
    for atom, stride in sorted(index.terms, key=lambda term: term[1]):
        if not isinstance(atom, Axis) or stride != expected:
            return False
        expected *= atom.size
    return index.const == 0


def _check(holds: bool, rule: str) -> None:
    if not holds:
        raise IRError(rule)


def _name(value: Value) -> str:
    return f"{value.op.name} {value.dtype.name}"


def _names(types: Iterable[DType]) -> str:
    return ", ".join(t.name for t in types)
