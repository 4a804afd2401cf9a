"""Queues: packets are recorded into a batch, a flush makes the batch visible to the device and rings its
doorbell.

Each queue runs its packets in order. Between queues and towards the host only timelines order anything.
Subclasses know the packets; nothing here does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

from hcq import trace
from hcq.errors import ArgumentError, WaitTimeout
from hcq.lock import Guarded
from hcq.ring import Doorbell, Ring, RingSpace
from hcq.signal import DEFAULT_TIMEOUT_S, Machine, Signal, Timeline, wait_until

REMEMBERED_LAUNCHES = 256  # whose names a fault can still tell
REMEMBERED_WAITS = 256  # before those that are over are forgotten
FLUSH_DW = 16384  # a batch this long is handed over though the device is busy


@dataclass(slots=True, eq=False)
class Use:
    """What a copy between devices does to bytes [begin, end) of a block: submission `point` of `queue`."""

    queue: Queue
    point: int
    begin: int
    end: int
    writes: bool

    def meets(self, begin: int, end: int, writes: bool) -> bool:
        """Whether a use of these bytes must come after this one."""
        return (writes or self.writes) and self.begin < end and begin < self.end

    def is_replaced_by(self, later: Use) -> bool:
        """Whether ordering after `later` also orders after this use, so that this one can be forgotten."""
        inside = later.begin <= self.begin and self.end <= later.end
        return self.queue is later.queue and inside and (later.writes or not self.writes)


class Queue(ABC):
    """One in-order queue of a device. index: its place in every buffer's points; owner: the device."""

    owner: Guarded

    def __init__(self, index: int, count: int, ring: Ring, timeline: Timeline, machine: Machine) -> None:
        self.index, self.ring, self.timeline, self.machine = index, ring, timeline, machine
        self.peers: Sequence[Queue] = ()
        self.pending: array[int] = array("I")
        self.timeout_s = DEFAULT_TIMEOUT_S
        self.flush_dw = min(FLUSH_DW, len(ring.words) // 4)
        self.on_submit: Callable[[str, Sequence[int]], None] | None = None
        self.on_full: Callable[[], None] | None = None
        self.on_late: Callable[[WaitTimeout], None] | None = None  # told of a wait in which nothing got done
        self.sight: Callable[[Queue], Signal | None] = lambda other: None  # another device's timeline
        self.is_handing_over = False
        self._order_forgotten(count)
        self._causes: list[Hashable] = []
        self._effects: list[Hashable] = []

    @property
    def name(self) -> str:
        return self.timeline.name

    @property
    def next_point(self) -> int:
        """The point that the batch being recorded will have."""
        return self.timeline.next_point

    @property
    def is_idle(self) -> bool:
        return self.timeline.reached(self.timeline.last_point)

    @abstractmethod
    def wait(self, signal: Signal, word: int) -> None:
        """Record: go on when `signal`, as an unsigned 32-bit word, is at least `word`."""

    @abstractmethod
    def signal(self, signal: Signal, word: int) -> None:
        """Record: when everything before is done and visible, write `word` to `signal`."""

    stamp_bytes, stamp_at, tick_ns = 8, 0, 10.0  # a record of the clock: its size, where in it the clock is

    @abstractmethod
    def timestamp(self, gpu_va: int) -> None:
        """Record: when everything before is done, write the device's clock (64 bits, `tick_ns` a tick) into
        the record at `gpu_va`, which is a multiple of `stamp_bytes`.
        """

    def begin(self) -> None:
        """Call before recording a piece of work: renews the timelines when the counter is nearly used up."""
        timeline = self.timeline
        if timeline.next_point - timeline.base >= timeline.limit and self.on_full is not None:
            self.on_full()

    def order_after(self, points: Sequence[int]) -> None:
        """Record the waits after which the next work comes after `points`, one per queue of the device."""
        for index, point in enumerate(points):
            if point > self._seen[index]:
                self._order_after_peer(index, point)

    def order_after_all(self) -> None:
        """Let the next work run after everything recorded on the device's other queues so far."""
        for peer in self.peers:
            if peer.pending and peer is not self:
                peer.flush()
            point = peer.timeline.next_point - 1
            if point > self._seen[peer.index]:
                self._order_after_peer(peer.index, point)

    def order_behind(self, uses: Iterable[Use]) -> None:
        """Record the waits after which the next work comes after copies between devices."""
        for use in uses:
            self.order_after_queue(use.queue, use.point)

    def order_after_queue(self, other: Queue, point: int) -> None:
        """Let the next work run after `point` of a queue of any device.

        Where this device cannot see the other's timeline, the host waits. Work that another device's queue
        has not submitted yet is submitted; the caller must hold the locks of both devices.
        """
        if other.peers is self.peers:
            if point > self._seen[other.index]:
                self._order_after_peer(other.index, point)
            return
        if point <= self._others.get(other, 0):
            return
        if point >= other.timeline.next_point:
            other.flush()
            point = min(point, other.timeline.last_point)
        if not other.timeline.reached(point):
            self._wait_for(other, point)
        self.acquire_peers()
        self._others[other] = point

    def _wait_for(self, other: Queue, point: int) -> None:
        signal = self.sight(other)
        if signal is None:
            with other.owner.lock:
                other.wait_host(point)
        else:
            self.wait(signal, other.timeline.word(point))
            self._note_wait(other, point)

    def acquire_peers(self) -> None:  # noqa: B027 - most devices have nothing to do
        """Record: what other devices wrote into this one's memory is seen by what follows, if it was there
        before a signal that was awaited.
        """

    def submit(self) -> None:
        """Flush if the device has nothing of this queue to do, or the batch is large."""
        if len(self.pending) >= self.flush_dw or self.is_idle:
            self.flush()

    def flush(self) -> None:
        """Hand the recorded batch to the device. Nothing recorded: no effect."""
        if not self.pending:
            return
        begin = trace.now_us() if trace.recorder is not None else 0.0
        timeline, recorded = self.timeline, len(self.pending)
        self.signal(timeline.signal, timeline.next_point - timeline.base)
        try:
            self.ring.make_room(len(self.pending), self.wait_host)
        except BaseException:  # nothing of the batch is handed over: it is recorded as before
            del self.pending[recorded:]
            raise
        packets, self.pending = self.pending, array("I")
        point = timeline.advance()
        if self.on_submit is not None:
            self.on_submit(self.name, packets)
        self.retire(point)
        self.is_handing_over = True
        before = self.ring.write(packets, point, self.wait_host)
        self.is_handing_over = False
        if trace.recorder is not None:
            self._trace(packets, before, begin)

    def retire(self, point: int) -> None:  # noqa: B027 - most queues have nothing to do
        """Called at each flush with its point, for memory that the batch uses."""

    def wait_host(self, point: int) -> None:
        """Return when `point` is reached, flushing if it is still being recorded. Raises WaitTimeout when no
        queue of the device finished anything for `timeout_s`."""
        if point >= self.timeline.next_point:
            self.flush()
            point = min(point, self.timeline.last_point)  # what an error cut short was never recorded
        while not self.timeline.reached(point):
            before = self._finished()
            try:
                self._wait(point)
            except WaitTimeout as error:
                if self._finished() == before:
                    self._report_late(error)
                    raise

    def _wait(self, point: int) -> None:
        what, reached = f"submission {point} on {self.name}", self.timeline.reached
        wait_until(self.machine, lambda: reached(point), what, self.timeout_s, self.timeline.progress)

    def _finished(self) -> list[int]:
        """How far each queue of the device is."""
        return [queue.timeline.signal.value for queue in (self, *self.peers)]

    def _report_late(self, error: WaitTimeout) -> None:
        """Let the device of the queue that everything waits for deal with it."""
        late = self.held_up_by()
        if late is not self:
            error.args = (f"{error}; it waits for {late.timeline.progress()}",)
        if late.on_late is not None:
            late.on_late(error)

    def held_up_by(self) -> Queue:
        """The queue of another device that this one waits for in the end; itself, if for none, or for one of
        its own device."""
        ends, seen, ahead = list[Queue](), {self}, self._awaited()
        while ahead:
            queue = ahead.pop()
            if queue not in seen:
                seen.add(queue)
                awaited = queue._awaited()
                ahead.extend(awaited)
                ends.extend(() if awaited else [queue])
        is_own = any(queue.owner is self.owner for queue in ends)
        return self if is_own or not ends else ends[-1]

    def _awaited(self) -> list[Queue]:
        """Queues that the submission that is due comes after, and that are not there yet."""
        due = self.timeline.base + self.timeline.signal.value + 1
        awaited = [(queue, point) for mine, queue, point in self._waits if mine == due]
        return [queue for queue, point in awaited if not queue.timeline.reached(point)]

    def _note_wait(self, other: Queue, point: int) -> None:
        if len(self._waits) > REMEMBERED_WAITS:
            self._waits[:] = [each for each in self._waits if not self.timeline.reached(each[0])]
        self._waits.append((self.next_point, other, point))

    def restart(self, doorbell: Doorbell) -> range:
        """Go on with an empty ring after a fault. Returns the points that are lost: handed over or recorded,
        and not done. They count as reached from now on, so nothing waits for them.
        """
        if self.pending:
            self.pending = array("I")
            self.timeline.advance()
        lost = self.timeline.abandon()
        self.ring.restart(doorbell)
        self.is_handing_over = False
        self._order_forgotten(len(self._seen))
        return lost

    def arrow(self, causes: Sequence[Hashable] = (), effects: Sequence[Hashable] = ()) -> None:
        """For the trace: arrows that end, and that begin, at the submission of the batch being recorded."""
        self._causes.extend(causes)
        self._effects.extend(effects)

    def _order_forgotten(self, count: int) -> None:
        """No wait for any of the device's `count` queues was recorded so far."""
        self._others: dict[Queue, int] = {}
        self._waits: list[tuple[int, Queue, int]] = []  # of a submission: for which queue's, and which
        self._seen = [0] * count
        self._seen[self.index] = 2**63

    def _order_after_peer(self, index: int, point: int) -> None:
        peer = self.peers[index]
        timeline = peer.timeline
        if point >= timeline.next_point:
            peer.flush()
            point = min(point, timeline.last_point)
        if not timeline.reached(point):
            self.wait(timeline.signal, timeline.word(point))
            self._note_wait(peer, point)
        self._seen[index] = point

    def _trace(self, packets: array[int], before: int, begin_us: float) -> None:
        causes, self._causes = self._causes, []
        effects, self._effects = self._effects, []
        ring = self.ring
        trace.submission(
            ring.name, ring.gpu_va, before, packets, starts=effects, ends=causes, begin_us=begin_us
        )


class ArgumentRing:
    """Host memory for argument blocks, taken back when the launches that read them are done.

    align: of each block, in bytes; `gpu_va` is a multiple of it.
    """

    def __init__(self, view: memoryview, gpu_va: int, align: int = 64) -> None:
        self.view, self.gpu_va, self.align = view, gpu_va, align
        self.space = RingSpace(len(view))

    def reserve(self, count: int, queue: Queue) -> int:
        """Byte offset of `count` free bytes that do not cross the ring's end, waiting for them if need be."""
        space = self.space
        size = -(-count // self.align) * self.align
        skip = space.skipped(size)
        if space.limit - space.put < size + skip and not space.reclaim(size + skip, queue.wait_host):
            queue.flush()
            if not space.reclaim(size + skip, queue.wait_host):
                raise ArgumentError(f"{count} bytes of kernel arguments; the ring holds {space.size}")
        space.put += skip
        offset = space.put % space.size
        space.put += size
        return offset


class ComputeQueue(Queue):
    """A queue that launches kernels. launched: (submission, what) of the newest launches, oldest first.
    opening: the words that each command buffer begins with."""

    opening: array[int] = array("I")

    def __init__(
        self, index: int, count: int, ring: Ring, timeline: Timeline, machine: Machine, kernargs: ArgumentRing
    ) -> None:
        super().__init__(index, count, ring, timeline, machine)
        self.kernargs = kernargs
        self.launched: deque[tuple[int, str]] = deque(maxlen=REMEMBERED_LAUNCHES)

    def launch(self, words: array[int], kernarg_at: int, kernarg_va: int) -> None:
        """Record one launch whose words take the argument block's address at
        index `kernarg_at` (-1: nowhere).
        """
        pending = self.pending
        at = len(pending) + kernarg_at
        pending.extend(words)
        if kernarg_at >= 0:
            self.put_address(pending, at, kernarg_va)

    def put_address(self, words: array[int], at: int, kernarg_va: int) -> None:
        """Write an argument block's address into a launch's words, as the device wants it there."""
        words[at] = kernarg_va & 0xFFFF_FFFF
        words[at + 1] = kernarg_va >> 32

    @abstractmethod
    def indirect(self, gpu_va: int, count_dw: int) -> array[int]:
        """What runs the command buffer of `count_dw` dwords at `gpu_va`, to be given to `launch`."""

    def retire(self, point: int) -> None:
        self.kernargs.space.mark(point)


class CopyQueue(Queue):
    """A queue that moves bytes."""

    @abstractmethod
    def copy(self, dst_va: int, src_va: int, size_bytes: int) -> None:
        """Record a copy between two ranges of GPU addresses that do not overlap."""

    def settle(self, dst_va: int, size_bytes: int) -> None:
        """Record, after a copy into another device's memory, a wait until it has arrived there."""

    @abstractmethod
    def fill(self, dst_va: int, word: int, size_bytes: int) -> None:
        """Record: set `size_bytes` (a multiple of 4) to the 32-bit `word`."""
