"""Recorded launches that can run again while results of an earlier run are still in use.

The memory that a capture made and wrote (its results, as a rule) gets a new identity in every run, a Storage,
and device memory that no living Storage has. For the usual loop, `loss = step(x)`, which holds one result
while the next is made, there are two command buffers that take turns, so neither is changed while the
device may read it; only where more results are held is one patched to write to new memory. On several devices
each has command buffers of its own, with the copies between devices where they belong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from weakref import ReferenceType, ref

from hcq import trace, transfer
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import DeviceError
from hcq.graph import Call, Graph
from tensor import memory, runtime
from tensor.card import DeviceContext, mark
from tensor.recording import Move, Recording
from tensor.report import Measured
from tensor.schedule.storage import Storage

MAX_GRAPHS = 2
Launch = tuple[DeviceContext, Call, Measured]


@dataclass
class _Way:
    """What a run submits: command buffers, between them copies to other devices. uses: the memory that each
    was recorded with. recorded: the memory for results; bound: what is written now; holders: whose it is.
    """

    pieces: list[Graph | transfer.Copy]
    uses: list[set[int]]
    recorded: list[Buffer]
    bound: list[Buffer]
    holders: list[ReferenceType[Storage] | None]

    def held(self) -> list[int]:
        """Which results of its last run are still in use."""
        return [place for place, holder in enumerate(self.holders) if holder is not None and holder()]

    def rebind(self, place: int, buffer: Buffer) -> None:
        """Write a result to other memory from now on."""
        old = self.recorded[place]
        for i, piece in enumerate(self.pieces):
            if id(old) not in self.uses[i]:
                continue
            if isinstance(piece, transfer.Copy):
                before = self.bound[place]
                target, source = (buffer if b is before else b for b in (piece.target, piece.source))
                self.pieces[i] = transfer.Copy(target, source, piece.target_at, piece.source_at, piece.size)
            else:
                piece.rebind(old, buffer)
        self.bound[place] = buffer


class Tape:
    """The launches of a capture. results: memory that is new in each run; written: memory that keeps its
    identity and is written in each.
    """

    def __init__(self, recording: Recording, results: Sequence[Storage]) -> None:
        self.written = recording.written - set(results)
        self._what, self._reads = recording.what, recording.reads
        self._work = recording.work
        self._devices = _devices(self._work)
        self._kinds = [(s.dtype, s.count, s.place) for s in results]
        self._recorded = [s.buffer for s in results if s.buffer is not None]
        self._ways: list[_Way] = []
        if self._work:
            self._ways = [self._way(self._recorded, [ref(s) for s in results])]

    def run(self, name: str) -> list[Storage]:
        """Run the launches again; asynchronous. Gives this run's results."""
        if not self._ways:
            return []
        fresh = [Storage(*kind) for kind in self._kinds]
        way = self._next(fresh)
        for storage, buffer in zip(fresh, way.bound, strict=True):
            storage.buffer = buffer
        written = self.written.union(fresh)
        cards = runtime.current()
        cards.check_values(self._reads)
        points = self._submit_each(way) if cards.settings.debug >= 2 else self._submit(way, name)
        cards.note_replay(written, len(self._work), points)
        memory.note_writes(self.written)
        way.holders = [ref(storage) for storage in fresh]
        return fresh

    def _submit(self, way: _Way, name: str) -> dict[Device, int]:
        """Run a way's command buffers and copies; the last launch of each device."""
        if trace.recorder is not None:
            mark(self._what, f"replay of {name}")
        points: dict[Device, int] = {}
        is_alone = len(self._devices) == 1
        with nullcontext() if is_alone else transfer.together(self._devices):
            for piece in way.pieces:
                if isinstance(piece, transfer.Copy):
                    piece.run()
                    continue
                try:
                    piece.replay() if is_alone else piece.replay(flush=False)
                except DeviceError as error:
                    runtime.current().card_of(piece.device).explain(error)
                points[piece.device] = piece.launch_point
        if trace.recorder is not None:
            trace.caused_by(None)
        return points

    def _submit_each(self, way: _Way) -> dict[Device, int]:
        """As `_submit`, one by one, each of which is measured (DEBUG=2)."""
        points: dict[Device, int] = {}
        for each in self._stand_in(way.bound):
            if isinstance(each, Move):
                each.run()
                continue
            card, call, measured = each
            card.run(call, measured)
            points[card.device] = call.program.last_launch
        return points

    def _next(self, fresh: Sequence[Storage]) -> _Way:
        """A way whose results are free, at the end of the line from now on."""
        way = next((way for way in self._ways if not way.held()), None)
        if way is None and len(self._ways) < MAX_GRAPHS:
            way = self._way([runtime.current().allocate(storage) for storage in fresh], [None] * len(fresh))
        elif way is None:
            way = self._ways[0]
            for place in way.held():
                way.rebind(place, runtime.current().allocate(fresh[place]))
        self._ways = [other for other in self._ways if other is not way] + [way]
        return way

    def _way(self, buffers: list[Buffer], holders: list[ReferenceType[Storage] | None]) -> _Way:
        """The work as command buffers, with this memory for results."""
        pieces: list[Graph | transfer.Copy] = []
        uses = []
        for part in _parts(list(self._stand_in(buffers))):
            if isinstance(part, Move):
                pieces.append(part.again)
                uses.append({id(part.target), id(part.source)})
            else:
                pieces.append(part[0][0].device.graph([call for _, call, _ in part]))
                uses.append({id(argument) for _, call, _ in part for argument in call.args})
        return _Way(pieces, uses, buffers, list(buffers), holders)

    def _stand_in(self, buffers: Sequence[Buffer]) -> Iterator[Launch | Move]:
        """The work with other memory for results."""
        stead = dict(zip(map(id, self._recorded), buffers, strict=True))
        for each in self._work:
            if isinstance(each, Move):
                target, source = (stead.get(id(b), b) for b in (each.target, each.source))
                yield replace(each, target=target, source=source)
            else:
                card, call, measured = each
                yield card, replace(call, args=[stead.get(id(a), a) for a in call.args]), measured


def _devices(work: Sequence[Launch | Move]) -> list[Device]:
    """All that take part."""
    found: dict[Device, None] = {}
    for each in work:
        if isinstance(each, Move):
            found |= {each.target.device: None, each.source.device: None}
        else:
            found[each[0].device] = None
    return [*found]


def _parts(work: Sequence[Launch | Move]) -> list[list[Launch] | Move]:
    """Copies, and between them the launches of each device as far as no copy touches what they use."""
    waiting: dict[int, list[Launch]] = {}  # by device
    parts: list[list[Launch] | Move] = []
    for each in work:
        if not isinstance(each, Move):
            waiting.setdefault(id(each[0]), []).append(each)
            continue
        touched = {id(each.target), id(each.source)}
        for device, launches in list(waiting.items()):
            if any(id(argument) in touched for _, call, _ in launches for argument in call.args):
                parts.append(waiting.pop(device))
        parts.append(each)
    return [*parts, *waiting.values()]
