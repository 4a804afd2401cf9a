"""Programs: a kernel on a device, the check and packing of its arguments, and launching it.

A subclass turns a launch shape into the device's commands once; a launch copies them and patches one address.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from numbers import Integral
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from hcq import trace
from hcq.arrays import bytes_of
from hcq.buffer import Buffer
from hcq.errors import ArgumentError

if TYPE_CHECKING:
    from hcq.device import Device

Dim = tuple[int, int, int]
MAX_SHAPES = 256
# Kinds of numpy scalars that C's types take, where a code object says them; other types take any bytes.
NUMBERS = dict.fromkeys(("float", "double", "half"), "f") | dict.fromkeys(
    ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "size_t"), "iub"
)


@dataclass(frozen=True)
class Local:
    """An argument that points to `nbytes` of work-group memory made for this launch."""

    nbytes: int

    def __post_init__(self) -> None:
        if not isinstance(self.nbytes, Integral) or self.nbytes < 0:
            raise ArgumentError(f"Local({self.nbytes!r}): a size is a whole number of bytes, 0 or more")


class ArgumentKind(Enum):
    BUFFER = "buffer"
    VALUE = "value"
    LOCAL = "Local"
    WORD = "word"  # 64 bits that a code object does not explain: a Buffer, or a value of 8 bytes


ADDRESSES = (ArgumentKind.BUFFER, ArgumentKind.WORD)
VALUES = (ArgumentKind.VALUE, ArgumentKind.WORD)


@dataclass(frozen=True)
class Argument:
    """One declared argument. offset and size: bytes in the argument block;
    type_name: the source's, if known.
    """

    name: str
    kind: ArgumentKind
    offset: int
    size: int
    type_name: str = ""

    def __str__(self) -> str:
        kind = f"{self.size}-byte value" if self.kind is ArgumentKind.VALUE else self.kind.value
        return f"{self.name}: {self.type_name or kind}"


@dataclass(slots=True, eq=False)
class Packed:
    """Arguments ready to write. local_bytes: work-group memory that Local arguments take."""

    values: list[int | bytes]
    buffers: list[Buffer]
    local_bytes: int

    def lds_bytes(self, extra: int) -> int:
        """With the `extra` that a launch asks for. Raises ArgumentError."""
        if not isinstance(extra, Integral) or extra < 0:
            raise ArgumentError(f"lds={extra!r}: work-group memory is a whole number of bytes, 0 or more")
        return self.local_bytes + int(extra)


def check_dims(kernel: str, **shapes: Dim) -> None:
    """A launch shape is three sizes. Raises ArgumentError."""
    for name, dims in shapes.items():
        if not (isinstance(dims, tuple) and len(dims) == 3 and all(map(_is_size, dims))):
            raise ArgumentError(f"{kernel}: {name}={dims}; needed are three sizes of at least 1")


def _is_size(value: object) -> bool:
    return isinstance(value, Integral) and int(value) >= 1


class Signature:
    """The arguments of a kernel, in order. local_base: where the kernel's own work-group memory ends."""

    def __init__(self, kernel: str, arguments: Sequence[Argument], local_base: int = 0) -> None:
        self.kernel, self.arguments, self.local_base = kernel, tuple(arguments), local_base
        self._begin = self.arguments[0].offset if self.arguments else 0  # what lies before is the driver's
        self._struct = struct.Struct(_layout(self.arguments, self._begin))
        self._is_buffer = [arg.kind in ADDRESSES for arg in self.arguments]

    def pack(self, args: Sequence[object]) -> Packed:
        """Check and convert. Raises ArgumentError with the signature."""
        if len(args) != len(self.arguments):
            raise ArgumentError(f"{self}: takes {len(self.arguments)} arguments, got {len(args)}")
        values: list[int | bytes] = []
        buffers: list[Buffer] = []
        local = self.local_base
        for index, arg in enumerate(args):
            if type(arg) is Buffer:
                if not self._is_buffer[index]:
                    self._refuse(index, arg)
                values.append(arg.gpu_va or self._refuse_freed(index, arg))
                buffers.append(arg)
            elif type(arg) is Local:
                if self.arguments[index].kind is not ArgumentKind.LOCAL:
                    self._refuse(index, arg)
                local = -(-local // 16) * 16
                values.append(local)
                local += arg.nbytes
            else:
                values.append(self._value(index, arg))
        return Packed(values, buffers, local - self.local_base)

    def write(self, block: memoryview, offset: int, packed: Packed) -> None:
        """Write the arguments into an argument block that begins at byte `offset`."""
        self._struct.pack_into(block, offset + self._begin, *packed.values)

    def _value(self, index: int, arg: object) -> int | bytes:
        declared = self.arguments[index]
        if declared.kind not in VALUES:
            self._refuse(index, arg)
        if not isinstance(arg, (np.generic, np.ndarray, bytes, bytearray)):
            self._refuse(index, arg)
        wanted = NUMBERS.get(declared.type_name, "")
        kind = "V" if isinstance(arg, (bytes, bytearray)) else arg.dtype.kind
        is_other = kind in "fiub" and kind not in wanted
        if isinstance(arg, np.generic):
            raw = arg.tobytes()
        else:
            raw = bytes(bytes_of(arg, f"{self}: argument {index} ({declared.name})"))
        if declared.type_name.endswith("3") and 4 * len(raw) == 3 * declared.size:
            raw = raw.ljust(declared.size, b"\0")  # C's vectors of three take the room of four
        if len(raw) != declared.size or (wanted and is_other):
            self._refuse(index, arg)
        return int.from_bytes(raw, "little") if declared.kind is ArgumentKind.WORD else raw

    def _refuse(self, index: int, arg: object) -> NoReturn:
        declared = self.arguments[index]
        takes = {
            ArgumentKind.BUFFER: "a Buffer",
            ArgumentKind.LOCAL: "Local(nbytes)",
            ArgumentKind.VALUE: f"a numpy scalar or bytes of {declared.size} bytes",
            ArgumentKind.WORD: "a Buffer, or a numpy scalar or bytes of 8 bytes",
        }[declared.kind]
        got = _describe(arg)
        if isinstance(arg, (np.generic, np.ndarray)) and arg.nbytes == declared.size:
            got += f", which is no {declared.type_name or declared.kind.value}"
        raise ArgumentError(f"{self}: argument {index} ({declared.name}) takes {takes}, got {got}")

    def _refuse_freed(self, index: int, arg: Buffer) -> NoReturn:
        raise ArgumentError(f"{self}: argument {index} ({self.arguments[index].name}) was freed: {arg!r}")

    def __str__(self) -> str:
        return f"{self.kernel}({', '.join(map(str, self.arguments))})"


@dataclass(frozen=True)
class Commands:
    """One launch shape as the device's words.

    kernarg_at: index of the dwords that take the argument block's address (`ComputeQueue.put_address`), -1 if
    the kernel reads none. implicit: argument bytes the driver fills, and where they begin. memory: what the
    words name that is of this shape alone.
    """

    words: array[int]
    kernarg_at: int
    implicit: bytes = b""
    implicit_at: int = 0
    memory: tuple[Buffer, ...] = ()


class Program(ABC):
    """A kernel loaded on a device. kernarg_bytes: size of its argument block. last_launch: the submission of
    its newest launch, 0 before the first.
    """

    def __init__(self, device: Device, name: str, signature: Signature, kernarg_bytes: int) -> None:
        self.device, self.name, self.signature = device, name, signature
        self.kernarg_bytes = kernarg_bytes
        self.last_launch = 0
        self._shapes: dict[tuple[Dim, Dim, int], Commands] = {}

    @abstractmethod
    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        """The commands of one launch. Raises ArgumentError for a shape the device cannot run."""

    def memory(self) -> Sequence[Buffer]:
        """What launches read that is no argument: code, for one."""
        return ()

    def __del__(self) -> None:
        if getattr(self, "last_launch", 0):
            self._hand_on(self.memory())
            self._forget_shapes()

    def _forget_shapes(self) -> None:
        for commands in self._shapes.values():
            self._hand_on(commands.memory)
        self._shapes.clear()

    def _hand_on(self, memory: Sequence[Buffer]) -> None:
        """Launches may be on their way: the memory's next owner is ordered behind them."""
        index = self.device.compute_queue.index
        for buffer in memory:
            buffer.points[index] = max(buffer.points[index], self.last_launch)

    def commands(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        """`encode`, remembered."""
        key = (grid, block, local_bytes)
        try:
            found = self._shapes.get(key)
        except TypeError:
            allowed = "each is a tuple of three whole numbers, as in (16, 1, 1)"
            raise ArgumentError(f"{self.name}: grid={grid}, block={block}; {allowed}") from None
        if found is None:
            if len(self._shapes) >= MAX_SHAPES:
                self._forget_shapes()
            found = self._shapes[key] = self.encode(grid, block, local_bytes)
        return found

    def check_devices(self, buffers: Sequence[Buffer]) -> None:
        for buffer in buffers:
            if buffer.device is not self.device:
                raise ArgumentError(f"{self.name} is on {self.device.name}, its argument is {buffer!r}")

    def write_arguments(
        self, block: memoryview, offset: int, packed: Packed, commands: Commands, gpu_va: int
    ) -> None:
        """Fill the argument block at byte `offset` of `block`, which the device sees at `gpu_va`."""
        if commands.implicit:
            begin = offset + commands.implicit_at
            block[begin : begin + len(commands.implicit)] = commands.implicit
        self.signature.write(block, offset, packed)

    def __call__(self, *args: object, grid: Dim, block: Dim, lds: int = 0) -> None:
        """Launch asynchronously. grid: work-groups; block: lanes; lds: extra work-group memory in bytes."""
        with self.device.lock:
            self._launch(args, grid, block, lds)

    def _launch(self, args: Sequence[object], grid: Dim, block: Dim, lds: int) -> None:
        begin = trace.now_us() if trace.recorder is not None else 0.0
        device = self.device
        if not device.is_usable:
            device.check_open()
        packed = self.signature.pack(args)
        commands = self.commands(grid, block, packed.lds_bytes(lds) if lds else packed.local_bytes)
        queue = device.compute_queue
        queue.begin()
        memory = queue.kernargs
        offset = memory.reserve(self.kernarg_bytes, queue)
        self.write_arguments(memory.view, offset, packed, commands, memory.gpu_va + offset)
        index = queue.index
        for buffer in packed.buffers:
            if buffer.device is not device:
                self.check_devices(packed.buffers)
            points = buffer.points
            queue.order_after(points)
            if buffer.block.uses:
                buffer.order(queue)
            points[index] = queue.timeline.next_point
        queue.launch(commands.words, commands.kernarg_at, memory.gpu_va + offset)
        self.last_launch = queue.timeline.next_point
        queue.launched.append((self.last_launch, self.name))
        if trace.recorder is not None:
            self._trace(begin, memory.gpu_va + offset, grid, block)
        queue.submit()

    def _trace(self, begin_us: float, kernarg_va: int, grid: Dim, block: Dim) -> None:
        recorder = trace.recorder
        if recorder is None:
            return
        key = recorder.unique("kernel")
        args = {"grid": grid, "block": block, "kernarg": hex(kernarg_va)}
        cause = [] if recorder.cause is None else [recorder.cause]
        name = f"{self.name}: {recorder.what}" if recorder.what else self.name
        recorder.span(("host", "kernels"), name, begin_us, trace.now_us(), args, starts=[key], ends=cause)
        recorder.labels["kernarg", kernarg_va] = name
        self.device.compute_queue.arrow([key], [("kernarg", kernarg_va)])


def _layout(arguments: Sequence[Argument], begin: int) -> str:
    """The struct format of the arguments from byte `begin` on, with the gaps between them."""
    text, at = "<", begin
    for argument in arguments:
        text += f"{argument.offset - at}x"
        text += f"{argument.size}s" if argument.kind is ArgumentKind.VALUE else _pointer(argument)
        at = argument.offset + argument.size
    return text


def _pointer(argument: Argument) -> str:
    return {4: "I", 8: "Q"}[argument.size]


def _describe(arg: object) -> str:
    if isinstance(arg, (np.generic, np.ndarray)):
        return f"numpy {arg.dtype} ({arg.nbytes} bytes)"
    if isinstance(arg, (bytes, bytearray)):
        return f"{len(arg)} bytes"
    if isinstance(arg, (int, float)):
        return f"{type(arg).__name__} {arg} (give its width, as in np.int32({arg}))"
    return repr(arg) if isinstance(arg, (Buffer, Local)) else type(arg).__name__
