"""Graphs: a list of launches recorded once into a command buffer that the device fetches by itself.

Replaying costs one packet whatever the length; rebinding a buffer patches only the words that hold its
address.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hcq import trace
from hcq.buffer import Buffer
from hcq.errors import ArgumentError
from hcq.heap import MemoryKind
from hcq.lock import alone
from hcq.program import Commands, Dim, Program

if TYPE_CHECKING:
    from hcq.device import Device


@dataclass(slots=True, eq=False)
class Call:
    """One launch of a graph; the fields are those of a program's call. what: it computes, for a trace."""

    program: Program
    args: Sequence[object]
    grid: Dim
    block: Dim
    lds: int = 0
    what: str = ""


class Graph:
    """Launches on one device, in order. points: the last replay's, one per queue, as in a buffer."""

    def __init__(self, device: Device, calls: Sequence[Call]) -> None:
        if not calls:
            raise ArgumentError("a graph needs at least one call")
        for call in calls:
            if not isinstance(call, Call):
                raise ArgumentError(f"a graph is a list of Calls; it has a {type(call).__name__}")
            if call.program.device is not device:
                where = f"{call.program.name} is on {call.program.device.name}"
                raise ArgumentError(f"a graph on {device.name}: {where}; load it there")
        self.device = device
        self.broken = ""
        self.points = [0] * len(device.queues)
        self._slots: dict[Buffer, list[int]] = {}
        self._bound: dict[Buffer, Buffer] = {}
        self._effects: dict[Hashable, str] = {}  # what each launch is called
        self._launched: list[Buffer] = []  # what the commands of a launch name beside its arguments
        self._programs = {call.program for call in calls}
        self._name = f"{len(calls)} kernels from {calls[0].program.name}"
        self._told = f"one of {self._name}"
        kernarg_bytes = sum(self._aligned(call.program.kernarg_bytes) for call in calls)
        self._kernargs = device.empty(kernarg_bytes, f"kernargs of {self._name}", MemoryKind.HOST)
        self._memory = self._kernargs.host_view()
        words = self._record(calls)
        self._words = device.empty(len(words) * 4, f"commands of {self._name}", MemoryKind.HOST)
        self._words.host_view().cast("I")[:] = memoryview(words)
        self._packet = device.compute_queue.indirect(self._words.gpu_va, len(words))
        trace.indirect(self._words.gpu_va, words, self._name)

    @property
    def launch_point(self) -> int:
        """The submission of the last replay, 0 before the first."""
        return self.points[self.device.compute_queue.index]

    @alone
    def replay(self, flush: bool = True) -> None:
        """Run all launches, after every copy and launch so far that uses the same memory; asynchronous.
        flush: hand them to the device now, and not when something waits for them or more follows."""
        if self.broken:
            raise ArgumentError(f"graph of {self._name}: {self.broken} was freed; record it again")
        if not self.device.is_usable:
            self.device.check_open()
        begin = trace.now_us() if trace.recorder is not None else 0.0
        queue = self.device.compute_queue
        queue.begin()
        if self.device.touched:  # beside copies between devices that it has nothing to do with
            for buffer in (*self._bound.values(), *self._launched):
                queue.order_after(buffer.points)
                if buffer.block.uses:
                    queue.order_behind(buffer.block.uses)
                    buffer.block.uses.clear()
        else:
            queue.order_after_all()
        queue.launch(self._packet, -1, 0)
        point = queue.timeline.next_point
        queue.launched.append((point, self._told))
        self.points[queue.index] = point
        if trace.recorder is not None:
            self._trace(begin)
        if flush or len(queue.pending) >= queue.flush_dw:
            queue.flush()

    @alone
    def rebind(self, old: Buffer, new: Buffer) -> None:
        """Use `new` from now on wherever the graph was recorded with `old`, after waiting for the last
        replay.

        `old` names the recorded argument for good: rebinding it again replaces `new`. `new` must be as large.
        """
        if old not in self._slots:
            raise ArgumentError(f"graph of {self._name} was not recorded with {old!r}")
        if self._bound[old] is new:
            return
        new.check_alive()
        if new.device is not self.device or new.size_bytes < old.size_bytes:
            raise ArgumentError(f"rebind: {new!r} cannot stand for {old!r}; device and size must fit")
        self.device.wait(self.points)
        for offset in self._slots[old]:
            self._memory[offset : offset + 8] = new.gpu_va.to_bytes(8, "little")
        self._bound[old] = new
        new.join(self)

    @alone
    def free(self) -> None:
        """Give the command buffer and argument memory back."""
        self.broken = "its command buffer"
        self._hand_points_on()
        for buffer in (self._kernargs, self._words):
            buffer.free()

    def __del__(self) -> None:
        if hasattr(self, "_packet"):  # recorded to the end
            self._hand_points_on()

    def _hand_points_on(self) -> None:
        """From now on buffers and programs know of the last replay, for whoever uses their memory next."""
        named = (*self._launched, *self._slots, *self._bound.values())
        for buffer in {self._kernargs, self._words, *named}:
            buffer.points[:] = [max(pair) for pair in zip(buffer.points, self.points, strict=True)]
        for program in self._programs:
            program.last_launch = max(program.last_launch, self.launch_point)

    def _record(self, calls: Sequence[Call]) -> array[int]:
        words = array("I", self.device.compute_queue.opening)
        offset = 0
        for call in calls:
            program = call.program
            packed = program.signature.pack(call.args)
            program.check_devices(packed.buffers)
            commands = program.commands(call.grid, call.block, packed.lds_bytes(call.lds))
            gpu_va = self._kernargs.gpu_va + offset
            program.write_arguments(self._memory, offset, packed, commands, gpu_va)
            self._remember(program, call.args, offset)
            self._append(words, commands, gpu_va)
            name = f"{program.name}: {call.what}" if call.what else program.name
            self._effects["kernarg", gpu_va] = name
            self._launched.extend(commands.memory)
            offset += self._aligned(program.kernarg_bytes)
        return words

    def _append(self, words: array[int], commands: Commands, kernarg_va: int) -> None:
        at = len(words) + commands.kernarg_at
        words.extend(commands.words)
        if commands.kernarg_at >= 0:
            self.device.compute_queue.put_address(words, at, kernarg_va)

    def _remember(self, program: Program, args: Sequence[object], offset: int) -> None:
        for argument, buffer in zip(program.signature.arguments, args, strict=True):
            if not isinstance(buffer, Buffer):
                continue
            self._slots.setdefault(buffer, []).append(offset + argument.offset)
            self._bound[buffer] = buffer
            buffer.join(self)

    def _trace(self, begin_us: float) -> None:
        recorder = trace.recorder
        if recorder is None:
            return
        key = recorder.unique("kernel")
        cause = [] if recorder.cause is None else [recorder.cause]
        track = ("host", "kernels")
        name = f"{recorder.what or 'replay'}: {self._name}"
        recorder.span(track, name, begin_us, trace.now_us(), None, starts=[key], ends=cause)
        recorder.labels.update(self._effects)
        self.device.compute_queue.arrow([key], list(self._effects))

    def _aligned(self, size_bytes: int) -> int:
        """The room that an argument block takes, so that the next one is where the device can read it."""
        align = self.device.compute_queue.kernargs.align
        return -(-max(size_bytes, 1) // align) * align
