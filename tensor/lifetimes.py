"""The memory that computing tensors will take, known before anything runs: what each launch makes, how long
that is kept, and the peak.
"""

from __future__ import annotations

from typing import NamedTuple

from tensor import memory, runtime
from tensor.ir import carriers
from tensor.tensor import Tensor


class PlannedArray(NamedTuple):
    """One array: what is in it, its bytes, the device, and the launches, from 1, that make it and use it
    last; last is None for what stays."""

    what: str
    size_bytes: int
    device: str
    first: int
    last: int | None


class MemoryPlan(NamedTuple):
    """launches: how many. there_bytes: of arrays that exist already. peak_bytes: of these and all others at
    once, most during the launch `peak_at`; an allocator may round up."""

    launches: int
    there_bytes: int
    peak_bytes: int
    peak_at: int
    arrays: tuple[PlannedArray, ...]

    def __str__(self) -> str:
        launches = "1 launch" if self.launches == 1 else f"{self.launches} launches"
        head = f"{launches}; peak {_bytes(self.peak_bytes)} in launch {self.peak_at}"
        lines = [f"{head}, of which {_bytes(self.there_bytes)} were there before"]
        for each in self.arrays:
            kept = f"{each.first} on" if each.last is None else f"{each.first} to {each.last}"
            device = f"  {each.device}" if each.device else ""
            lines.append(f"{kept:>10}  {_bytes(each.size_bytes):>10}  {each.what}{device}")
        return "\n".join(lines)


def memory_plan(*tensors: Tensor) -> MemoryPlan:
    """What `realize` of these tensors will allocate; nothing is computed. `print` shows it. For a training
    step give it ``*optimizer.schedule_step()``, which assigns without computing. TypeError for what is no
    tensor.

    >>> hidden = Tensor.ones(64, 64).contiguous() @ Tensor.ones(64, 64)
    >>> plan = memory_plan(hidden.softmax().sum())
    >>> plan.peak_bytes < 5 * 64 * 64 * 4, plan.arrays[-1].size_bytes, plan.arrays[-1].last
    (True, 4, None)
    """
    for each in tensors:
        if not isinstance(each, Tensor):
            told = f"memory_plan: an argument of type {type(each).__name__}; allowed are tensors"
            raise TypeError(f"{told}: memory_plan(*list)" if isinstance(each, list | tuple) else told)
    nodes = [memory.base(carriers.carrier(tensor.node)) for tensor in tensors]
    wanted = [node for node in dict.fromkeys(nodes) if not memory.is_realized(node)]
    if not wanted:
        return MemoryPlan(0, 0, 0, 0, ())
    structure, recipe = runtime.current().planned(wanted)
    steps, storages = recipe.steps, recipe.memory(structure)
    used = dict.fromkeys(at for step in steps for at in step.args)
    there = {at for at in used if storages[at].buffer is not None or storages[at].host is not None}
    there_bytes = live = peak = sum(storages[at].size_bytes for at in there)
    peak_at, arrays = 1, dict[int, PlannedArray]()
    for number, step in enumerate(steps, 1):
        for at in step.args:
            if at not in there and at not in arrays:
                live += storages[at].size_bytes
                arrays[at] = PlannedArray(step.what, storages[at].size_bytes, step.device, number, None)
        if live > peak:
            peak, peak_at = live, number
        for at in step.free:
            live -= storages[at].size_bytes
            arrays[at] = arrays[at]._replace(last=number)
    return MemoryPlan(len(steps), there_bytes, peak, peak_at, tuple(arrays.values()))


def _bytes(count: int) -> str:
    """In the unit that leaves at most four digits."""
    for unit in ("B", "KiB", "MiB"):
        if count < 10_000:
            return f"{count} {unit}" if isinstance(count, int) else f"{count:.1f} {unit}"
        count = count / 1024  # type: ignore[assignment]
    return f"{count:.1f} GiB"
