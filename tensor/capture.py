"""What `jit` does: run a function once, capture it once, then replay its kernels from one command buffer.

The first call with arguments of some shapes runs normally, the second is captured, later ones replay. What
the function reads besides its tensor arguments (parameters, optimizer state) keeps its memory and is updated
in place; what it returns is a value, which no later call changes (`tape.py`). Nothing here compiles or
schedules.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast
from weakref import ref

import numpy as np

from hcq.errors import ArgumentError
from tensor import memory, modes, runtime
from tensor.depends import Dependencies
from tensor.dtype import dtypes
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op
from tensor.ir.place import HERE
from tensor.kept import Keeper, Kept, buffer_node
from tensor.methods.random import Drawing, requests_made
from tensor.modes import Modes, hold, noted
from tensor.nested import Same, atoms, hides_tensors, map_atoms, tensors_in
from tensor.recording import Recording
from tensor.schedule.storage import Storage, spread
from tensor.tape import Tape
from tensor.tensor import Tensor
from tensor.turns import in_turn
from tensor.value import BaseTensor
from tensor.variable import BoundVariable

P = ParamSpec("P")
R = TypeVar("R")
MAX_CAPTURES: Final = 32


@dataclass
class _Capture:
    """One recorded run. inputs: memory that the arguments are copied to. reads: memory of others that it
    uses; writes: what it overwrites, inputs as well. refills: memory with values of the host that it
    overwrites, and those values. began: when it was made. output: the result, tensors as `Kept`. random:
    the memory that it draws numbers from, if it does. modes: of the modules that it calls. values: of Python,
    on which it depends. leaves: which tensors that it reads wanted a gradient.
    """

    tape: Tape
    inputs: list[Storage]
    reads: set[Storage]
    writes: set[Storage]
    refills: list[tuple[Storage, Storage]]
    began: int
    output: Any
    random: Drawing | None
    modes: Modes
    values: Dependencies
    leaves: _Leaves


@dataclass
class _Flat:
    """Arguments taken apart: the tensors in order, each once, and a key of everything else. places: of
    tensors, by id, for == compares elements.
    """

    tensors: list[BaseTensor] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    key: list[Hashable] = field(default_factory=list)


class Captures(Generic[P, R]):
    """A function and its recorded runs, one for each combination of argument shapes and of modes of training.
    See `jit`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self._function = function
        self._seen: dict[Hashable, list[Modes]] = {}
        self._captures: dict[Hashable, list[_Capture]] = {}
        self._known: Modes = {}

    @in_turn
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if runtime.is_recording():
            return self._function(*args, **kwargs)
        flat = _Flat()
        _flatten((args, kwargs), flat)
        key = (*_settings(), *flat.key)
        seen, captures = self._seen.setdefault(key, []), self._captures.setdefault(key, [])
        for capture in captures:
            if hold(capture.modes) and capture.leaves.hold():
                return self._replay(capture, flat.tensors)
        if not any(map(hold, seen)):
            with noted(self._known) as modes:
                seen.append(modes)
                return self._run(args, kwargs)
        if sum(map(len, self._captures.values())) >= MAX_CAPTURES:
            raise ArgumentError(
                f"jit {self._name}: {MAX_CAPTURES} captures, one for each combination of argument shapes and"
                " values; pass what changes at every call as a tensor of one shape"
            )
        with noted(self._known) as modes:
            return self._capture(captures, modes, args, kwargs, flat.tensors)

    @property
    def _name(self) -> str:
        return str(getattr(self._function, "__qualname__", self._function))

    def _run(self, args: Any, kwargs: Any) -> R:
        """Run once without capturing; what the function assigned and returned
        is computed before it returns.
        """
        began, leaves = memory.now(), _leaves()
        result = self._function(*args, **kwargs)
        self._check_leaves(leaves)
        return self._finish(result, began)

    def _finish(self, result: R, began: int) -> R:
        """Compute what was returned and assigned. A tensor that was there before is not given away itself:
        it may be assigned to, which its value at this time must survive.
        """
        self._check_result(result, began)
        found = tensors_in(result)
        memory.realize([*found, *_pending()])
        if all(tensor.made_at >= began for tensor in found):
            return result
        return cast(R, map_atoms(result, lambda atom: _as_value(atom, began), is_result=True))

    def _capture(
        self, captures: list[_Capture], modes: Modes, args: Any, kwargs: Any, tensors: Sequence[BaseTensor]
    ) -> R:
        memory.realize([*tensors, *_pending()])
        device, values = runtime.current(), Dependencies(self._function, args, kwargs)
        inputs = [_input(tensor) for tensor in tensors]
        began = memory.now()
        stand_ins, asked = _stand_ins(tensors, inputs), requests_made()
        leaves = _leaves()
        recording = device.recording = Recording(what=f"jit {self._name}")
        try:
            new_args, new_kwargs = _replace((args, kwargs), stand_ins)
            with memory.watch() as made:
                result = self._function(*new_args, **new_kwargs)
            self._check_result(result, began)
            memory.realize([*tensors_in(result), *_pending()])
        finally:
            device.recording = None
        self._check(recording, inputs)
        self._check_leaves(leaves)
        self._check_left(tensors_in(result), made)
        results = _take_results(recording, began)
        output = map_atoms(result, Keeper(results, inputs), is_result=True)
        tape = Tape(recording, results)
        refills = _refills(recording, began)
        reads = {s for s in recording.kept if s not in set(results)}
        writes = tape.written.union(*(storage.units for storage in inputs))
        drawn = Drawing.drawn_since(asked)
        values.settle()
        parts = (tape, inputs, reads, writes, refills, began, output, drawn)
        capture = _Capture(*parts, modes, values, _Leaves(reads | writes))
        captures.append(capture)
        return self._result(capture, results, tensors)

    def _check(self, recording: Recording, inputs: Sequence[Storage]) -> None:
        if not recording.written.isdisjoint(unit for storage in inputs for unit in storage.units):
            raise ArgumentError(
                f"jit {self._name}: it assigns to one of its arguments, which a replay copies and would not"
                " change; refer to that tensor from inside the function instead"
            )

    def _check_leaves(self, leaves: Sequence[memory.LazyArray]) -> None:
        """A tensor from outside that took a gradient's history stands for other memory now."""
        for tensor in leaves:
            if not tensor.is_leaf:
                raise ArgumentError(
                    f"jit {self._name}: it puts values that want a gradient into {tensor.told}, which was"
                    " made before, and a replay would not; detach() them, or return the changed tensor"
                )

    def _check_left(self, returned: Sequence[BaseTensor], made: set[int]) -> None:
        """What the function made is gone, returned, or a gradient: nothing else holds it, where a replay
        would not renew it."""
        if _left(returned, made):
            gc.collect()  # what only a circle holds is not left
        left = _left(returned, made)
        if left:
            raise ArgumentError(
                f"jit {self._name}: it keeps {left[0].told} in an attribute, a list or a variable from"
                " outside, which a replay would not make again; return it, or assign() to a tensor that was"
                " made before"
            )

    def _check_result(self, result: Any, began: int) -> None:
        for atom in atoms(result):
            if isinstance(atom, Iterator) or hides_tensors(atom, began):
                raise ArgumentError(
                    f"jit {self._name}: it returns a {type(atom).__name__} with tensors inside, which a"
                    " replay cannot make again; return tensors in lists, tuples, dicts, sets or dataclasses"
                )

    def _replay(self, capture: _Capture, tensors: Sequence[BaseTensor]) -> R:
        if told := capture.values.change():
            raise ArgumentError(
                f"jit {self._name}: {told}, of which a replay would not hear; pass it as an argument, or keep"
                " it in a tensor and assign() to that"
            )
        if capture.random is not None:
            capture.random.go_on()
        memory.settle_before(capture.reads, capture.writes, capture.began)
        for target, tensor in zip(capture.inputs, tensors, strict=True):
            _fill(target, tensor)
        for target, values in capture.refills:
            runtime.copy(target, values)
        return self._result(capture, capture.tape.run(self._name), tensors)

    def _result(self, capture: _Capture, results: Sequence[Storage], tensors: Sequence[BaseTensor]) -> R:
        def make(atom: Any) -> Any:
            return atom.make(results, tensors) if isinstance(atom, Kept) else atom

        return cast(R, map_atoms(capture.output, make, is_result=True))


class _Leaves:
    """The tensors over some memory, with whether they want a gradient."""

    def __init__(self, storages: set[Storage]) -> None:
        there = (t for t in _leaves() if memory.storage_under(t.node) in storages)
        self._kept = [(ref(t), t.requires_grad) for t in there]
        self._count = modes.count()

    def hold(self) -> bool:
        """Whether all that still are want one or not, as they did."""
        if self._count == modes.count():
            return True
        held = ((made(), wanted) for made, wanted in self._kept)
        is_same = all(t is None or t.requires_grad == wanted for t, wanted in held)
        self._count = modes.count() if is_same else self._count
        return is_same


def _settings() -> tuple[Any, ...]:
    """What modes of the whole process change in kernels."""
    made = (Tensor.training, Tensor.makes_graphs, Tensor.product_dtype, Tensor.is_in_order)
    return *made, dtypes.default_float


def _leaves() -> list[memory.LazyArray]:
    """The live tensors that own their memory."""
    return [tensor for tensor in memory.live() if tensor.is_leaf]


def _left(returned: Sequence[BaseTensor], made: set[int]) -> list[BaseTensor]:
    """Live tensors made at these times, but for those returned and gradients."""
    live = memory.live()
    expected = {id(tensor) for tensor in returned} | {id(getattr(tensor, "grad", None)) for tensor in live}
    return [t for t in live if isinstance(t, BaseTensor) and t.made_at in made and id(t) not in expected]


def _flatten(part: Any, flat: _Flat) -> None:
    if isinstance(part, BaseTensor):
        lengths = [(e.axis, e.variable, e.times, _flatten_count(e.length, flat)) for e in part.node.extents]
        place = flat.places.setdefault(id(part), len(flat.tensors))
        if place == len(flat.tensors):
            flat.tensors.append(part)
        flat.key.append((place, part.node.shape, part.node.dtype, part.node.place, *lengths))
    elif isinstance(part, BoundVariable):
        flat.key.append((BoundVariable, part.variable, _flatten_count(part.node, flat)))
    elif isinstance(part, list | tuple):
        flat.key.append((type(part), len(part)))
        for item in part:
            _flatten(item, flat)
    elif isinstance(part, dict):
        flat.key.append((dict, tuple(part)))
        for item in part.values():
            _flatten(item, flat)
    elif isinstance(part, bool | int | float | str | bytes | np.generic | None):
        flat.key.append((type(part), part))
    elif isinstance(part, np.ndarray):
        raise ArgumentError(f"jit: an argument is a numpy array of shape {part.shape}; pass Tensor(array)")
    else:
        flat.key.append(Same(part))


def _flatten_count(count: Node, flat: _Flat) -> int:
    """The place of a number that kernels read: an argument like a tensor's values."""
    place = flat.places.setdefault(id(count), len(flat.tensors))
    if place == len(flat.tensors):
        flat.tensors.append(BaseTensor._from_node(count))
    return place


def _stand_ins(tensors: Sequence[BaseTensor], inputs: Sequence[Storage]) -> dict[Any, Any]:
    """What the captured function is given: tensors over the memory that a replay fills, by tensor; and the
    nodes of numbers that kernels read, by node."""
    found: dict[Any, Any] = {}
    for tensor, storage in zip(tensors, inputs, strict=True):
        made = buffer_node(tensor.node, storage)
        if type(tensor) is BaseTensor:
            found[tensor.node] = made
        extents = [e._replace(length=found[e.length]) for e in tensor.node.extents]
        found[tensor] = tensor._from_node(build.as_extents(made, extents))
    return found


def _replace(part: Any, stand_ins: dict[Any, Any]) -> Any:
    def stand_in(atom: Any) -> Any:
        if isinstance(atom, BoundVariable):
            return BoundVariable(atom.variable, stand_ins[atom.node], None)
        return stand_ins[atom] if isinstance(atom, BaseTensor) else atom

    return map_atoms(part, stand_in)


def _as_value(atom: Any, began: int) -> Any:
    """In place of a tensor that is older than `began`, another with the same values."""
    is_older = isinstance(atom, BaseTensor) and atom.made_at < began
    return atom.detach() if is_older else atom


def _pending() -> list[memory.LazyArray]:
    """Live tensors with an assignment that has not been carried out; where no device is, it never is."""
    nodes = ((t, carriers.carrier(t.node)) for t in memory.live())
    found = [(t, n.src[0]) for t, n in nodes if n.op is Op.ASSIGN and n.storage is None]
    return [t for t, target in found if runtime.can_write(target)]


def _input(tensor: BaseTensor) -> Storage:
    """Fixed memory for an argument, with its values."""
    of, under = carriers.carrier(tensor.node), memory.storage_under(tensor.node)
    roams = under is not None and under.place is None
    made = spread(of.dtype, of.shape, None if roams else of.place or HERE)
    _fill(made, tensor)
    return made


def _fill(target: Storage, tensor: BaseTensor) -> None:
    """Copy an argument's values to the fixed memory that the recorded kernels read."""
    source = memory.storage_under(tensor.node)
    if source is None or not source.is_realized:
        memory.realize([tensor])
        source = memory.storage_under(tensor.node)
    if source is not None and source is not target:
        runtime.copy(target, source)


def _take_results(recording: Recording, began: int) -> list[Storage]:
    """The memory that the capture made and wrote and that something besides it refers to, which the recording
    forgets. Not what older tensors were assigned: they are to change.
    """
    older = _older(began)
    assigned = {s for s in recording.fresh if s in older and memory.was_assigned(s)}
    found = [ref(s) for s in recording.fresh - assigned if s in recording.written]
    lasting = assigned.union(recording.uploads)
    recording.kept = [s for s in recording.kept if s not in recording.fresh or s in lasting]
    recording.written -= recording.fresh - assigned
    recording.fresh = set()
    return [storage for each in found if (storage := each()) is not None]


def _older(began: int) -> set[Storage]:
    """The memory of tensors made before."""
    under = (memory.storage_under(t.node) for t in memory.live() if t.made_at < began)
    return {unit for storage in under if storage is not None for unit in storage.units}


def _refills(recording: Recording, began: int) -> list[tuple[Storage, Storage]]:
    """Memory that the function made of the host's values and then assigned to, with those values."""
    older = _older(began)
    made = [s for s in recording.uploads if s in recording.written and s not in older]
    return [(s, Storage.from_numpy(recording.uploads[s], s.dtype, s.place)) for s in made]
