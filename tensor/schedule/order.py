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
from tensor.passes.pieces import pieces
from tensor.schedule.lower import Lowered
from tensor.schedule.storage import Storage
from tensor.schedule.timing import Speeds, alike, in_time

Version = tuple[Storage, int]  # memory, and how many assignments to it came before


@dataclass(frozen=True)
class OrderedLaunch:
    """One kernel with the memory behind its slots; without a kernel, a copy of the second memory, from
    element `offset` on, to the first, which is on another device. outputs: the nodes it stores; none for a
    copy of old values. device: it runs on, or copies from."""

    kernel: Kernel | None
    args: tuple[Storage, ...]
    outputs: tuple[Node, ...]
    device: str = ""
    offset: int = 0


@dataclass
class PendingLaunch:
    """A launch that is not in order yet.
    reads: per slot that is read, the storage and which version of it.
    """

    kernel: Kernel | None
    args: list[Storage]
    outputs: tuple[Node, ...]
    reads: dict[int, Version]
    writes: dict[Storage, int]
    device: str = ""
    offset: int = 0
    before: set[int] = field(default_factory=set)


def order(steps: list[PendingLaunch], speeds: Speeds = alike) -> list[OrderedLaunch]:
    """Launches in an order that respects every read and write. speeds: of devices."""
    while True:
        overwrites = _link(steps)
        done = in_time(steps, speeds)
        if len(done) == len(steps):
            return [launch for step in done for launch in _launches(steps[step])]
        _copy_one(steps, set(range(len(steps))) - set(done), overwrites)


def _launches(step: PendingLaunch) -> list[OrderedLaunch]:
    """A step as one launch, or as some that each make a part; what it stores is there after the last."""
    kernels: Sequence[Kernel | None] = [None] if step.kernel is None else pieces(step.kernel)
    outputs: list[tuple[Node, ...]] = [()] * (len(kernels) - 1) + [step.outputs]
    return [
        OrderedLaunch(kernel, tuple(step.args), made, step.device, step.offset)
        for kernel, made in zip(kernels, outputs, strict=True)
    ]


def kernel_steps(
    kernels: Sequence[Lowered], storage_of: Callable[[Node], Storage], device: str = ""
) -> list[PendingLaunch]:
    """The kernels of a device. storage_of: memory of a leaf, point or target."""
    version = versions(kernels)
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
        steps.append(PendingLaunch(lowered.kernel, args, stored, reads, writes, device))
    return steps


def transfer(made: Node, source: Version, offset: int, target: Storage, device: str) -> PendingLaunch:
    """A copy of memory on a device, from an element on, to another one's."""
    return PendingLaunch(None, [target, source[0]], (made,), {1: source}, {target: 0}, device, offset)


def versions(kernels: Sequence[Lowered]) -> dict[Node, int]:
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


def _link(steps: list[PendingLaunch]) -> list[tuple[int, int, int]]:
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
            if after is not None and not (after == i and _is_in_place(step, slot)):
                steps[after].before.add(i)
                overwrites.append((i, slot, after))
    return overwrites


def _is_in_place(step: PendingLaunch, slot: int) -> bool:
    return step.kernel is not None and step.kernel.params[slot].access == "rw"


def _copy_one(steps: list[PendingLaunch], stuck: set[int], overwrites: list[tuple[int, int, int]]) -> None:
    """Let one reader in a circle read a copy, made before the overwrite."""
    for reader, slot, writer in overwrites:
        step = steps[reader]
        if reader in stuck and writer in stuck and _reaches(steps, reader, writer):
            old, version = step.reads.pop(slot)
            fresh = Storage(old.dtype, old.count, old.place)
            step.args[slot] = fresh
            step.reads[slot] = (fresh, 0)
            copy = copy_kernel(Param(slot, old.dtype, old.count, "r"))
            steps.append(PendingLaunch(copy, [fresh, old], (), {1: (old, version)}, {fresh: 0}, step.device))
            return
    raise IRError(f"{len(stuck)} kernels wait for each other and no assignment is among them")


def _reaches(steps: list[PendingLaunch], later: int, earlier: int) -> bool:
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
