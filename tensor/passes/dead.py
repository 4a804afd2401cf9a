"""Drop what no store needs: parameters whose every load was simplified away.

Before: any kernel. After: each parameter is loaded or stored, its access says which, and slots are numbered
from 0 again. Values need no pass: a kernel holds only those that its stores reach.
"""

from __future__ import annotations

from dataclasses import replace

from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Value


def drop_unused_params(kernel: Kernel) -> tuple[Kernel, tuple[int, ...]]:
    """The kernel with the parameters it uses, and the old slot of each."""
    written = {store.slot for store in kernel.stores}
    read = kernel.read_slots
    kept = tuple(param.slot for param in kernel.params if param.slot in written | read)
    access = tuple("r" * (slot in read) + "w" * (slot in written) for slot in kept)
    if len(kept) == len(kernel.params) and all(
        p.access == a for p, a in zip(kernel.params, access, strict=True)
    ):
        return kernel, kept
    slots = {old: new for new, old in enumerate(kept)}
    params = tuple(
        Param(slots[old], kernel.params[old].dtype, kernel.params[old].count, how)
        for old, how in zip(kept, access, strict=True)
    )
    made: dict[int, Value] = {}
    for value in kernel.values:
        made[id(value)] = _moved(value, tuple(made[id(s)] for s in value.src), slots)
    stores = tuple(
        replace(
            s,
            slot=slots[s.slot],
            value=made[id(s.value)],
            at=None if s.at is None else made[id(s.at)],
        )
        for s in kernel.stores
    )
    ends = tuple(replace(end, slot=slots[end.slot]) for end in kernel.ends)
    return Kernel(kernel.name, kernel.axes, params, stores, ends), kept


def _moved(value: Value, src: tuple[Value, ...], slots: dict[int, int]) -> Value:
    arg = value.arg
    if value.op is Op.BUFFER:
        arg = replace(arg, slot=slots[arg.slot])
    return Value(value.op, value.dtype, src, arg)
