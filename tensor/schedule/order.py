"""In what order kernels run, and which memory each slot of theirs is.

Data flows from the kernel that stores a node to those that load it. Assignments write in place, so
whoever reads the values from before must run earlier; where no order satisfies that, the reader gets a
copy of the old values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tensor.ir.errors import IRError
from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import Node, Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.schedule.lower import Lowered
from tensor.schedule.storage import Storage


@dataclass(frozen=True)
class Launch:
    """One kernel with the memory behind its slots. outputs: the nodes it stores; none for a copy."""

    kernel: Kernel
    args: tuple[Storage, ...]
    outputs: tuple[Node, ...]


@dataclass
class _Step:
    """A launch that is not in order yet.
    reads: per slot that is read, the storage and which version of it.
    """

    kernel: Kernel
    args: list[Storage]
    outputs: tuple[Node, ...]
    reads: dict[int, tuple[Storage, int]]
    writes: dict[Storage, int]
    before: set[int] = field(default_factory=set)


def order(kernels: Sequence[Lowered], storage_of: Callable[[Node], Storage]) -> list[Launch]:
    """Launches in an order that respects every read and write.
    storage_of: memory of a leaf, point or target.
    """
    steps = _steps(kernels, storage_of)
    while True:
        overwrites = _link(steps)
        done = _sorted(steps)
        if len(done) == len(steps):
            return [Launch(steps[i].kernel, tuple(steps[i].args), steps[i].outputs) for i in done]
        _copy_one(steps, set(range(len(steps))) - set(done), overwrites)


def _steps(kernels: Sequence[Lowered], storage_of: Callable[[Node], Storage]) -> list[_Step]:
    version = _versions(kernels)
    steps = []
    for lowered in kernels:
        args = [storage_of(node) for node in lowered.memory]
        reads = {
            param.slot: (args[param.slot], version.get(lowered.memory[param.slot], 0))
            for param in lowered.kernel.params
            if "r" in param.access
        }
        stored = lowered.group.stored
        writes = {args[slot]: version.get(node, 0) for slot, node in enumerate(stored)}
        steps.append(_Step(lowered.kernel, args, stored, reads, writes))
    return steps


def _versions(kernels: Sequence[Lowered]) -> dict[Node, int]:
    """Assignments of one buffer are numbered from 1 in the order they were made, and so is what is scattered
    into memory; 0 is the value before them all.
    """
    written = (Op.ASSIGN, Op.SCATTER)
    assigns = [n for lowered in kernels for n in lowered.group.stored if n.op in written]
    count: dict[Node, int] = {}
    version: dict[Node, int] = {}
    for node in sorted(assigns, key=lambda n: n.serial):
        count[node.src[0]] = version[node] = count.get(node.src[0], 0) + 1
    return version


def _link(steps: list[_Step]) -> list[tuple[int, int, int]]:
    """Set each step's `before`; give (reader, its slot, writer) for each read
    that an overwrite must wait for.
    """
    writer = {
        (storage, version): i for i, step in enumerate(steps) for storage, version in step.writes.items()
    }
    overwrites = []
    for step in steps:
        step.before = {writer[s, v - 1] for s, v in step.writes.items() if (s, v - 1) in writer}
    for i, step in enumerate(steps):
        for slot, (storage, version) in step.reads.items():
            made_by = writer.get((storage, version))
            if made_by is not None and (made_by != i or slot >= len(step.writes)):
                step.before.add(made_by)
            after = writer.get((storage, version + 1))
            if after is not None and not (after == i and step.kernel.params[slot].access == "rw"):
                steps[after].before.add(i)
                overwrites.append((i, slot, after))
    return overwrites


def _sorted(steps: list[_Step]) -> list[int]:
    """As many steps as can be put in order, the earliest made first."""
    waiting = [set(step.before) for step in steps]
    users: list[list[int]] = [[] for _ in steps]
    for i, step in enumerate(steps):
        for earlier in step.before:
            users[earlier].append(i)
    ready = [i for i, before in enumerate(waiting) if not before]
    done: list[int] = []
    while ready:
        i = min(ready)
        ready.remove(i)
        done.append(i)
        for user in users[i]:
            waiting[user].discard(i)
            if not waiting[user]:
                ready.append(user)
    return done


def _copy_one(steps: list[_Step], stuck: set[int], overwrites: list[tuple[int, int, int]]) -> None:
    """Let one reader in a circle read a copy, made before the overwrite."""
    for reader, slot, writer in overwrites:
        if reader in stuck and writer in stuck and _reaches(steps, reader, writer):
            old, version = steps[reader].reads.pop(slot)
            fresh = Storage(old.dtype, old.count)
            steps[reader].args[slot] = fresh
            steps[reader].reads[slot] = (fresh, 0)
            copy = copy_kernel(steps[reader].kernel.params[slot])
            steps.append(_Step(copy, [fresh, old], (), {1: (old, version)}, {fresh: 0}))
            return
    raise IRError(f"{len(stuck)} kernels wait for each other and no assignment is among them")


def _reaches(steps: list[_Step], later: int, earlier: int) -> bool:
    """True if step `later` has to come after step `earlier`, or is it."""
    stack, seen = [later], set[int]()
    while stack:
        i = stack.pop()
        if i == earlier:
            return True
        if i not in seen:
            seen.add(i)
            stack.extend(steps[i].before)
    return False


def copy_kernel(param: Param) -> Kernel:
    """Slot 1 copied to slot 0, element by element."""
    axes = (Axis(0, param.count),) if param.count > 1 else ()
    at = of_axis(Axis(0, param.count))
    value = Value(Op.BUFFER, param.dtype, (), Load(1, at))
    params = tuple(Param(slot, param.dtype, param.count, access) for slot, access in enumerate("wr"))
    return Kernel(f"copy_{param.count}", axes, params, (Store(0, at, value),))
