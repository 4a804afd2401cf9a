"""Buffers: pieces of device or host-visible memory, and the record of which queue used them last.

A block carries one point per queue. The next user of the block waits for the points of the other queues. So
freed memory is reused at once, with its points: queues order the next owner after the last use, and the host
does not wait.
"""

from __future__ import annotations

import math
import weakref
from collections import deque
from numbers import Integral
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from hcq.arrays import HostBytes, bytes_of, element_of, shape_of
from hcq.errors import ArgumentError
from hcq.heap import Block
from hcq.lock import alone
from hcq.queue import Queue, Use

if TYPE_CHECKING:
    from hcq.device import Device
    from hcq.graph import Graph


class Buffer:
    """Memory on a device. size_bytes is what was asked for; `gpu_va` is 0 once freed.

    Made by `Device.empty` and `Device.buffer`; freed by `free` or when the last reference goes.
    """

    __slots__ = ("__weakref__", "block", "device", "gpu_va", "graphs", "heirs", "points", "size_bytes")

    def __init__(self, device: Device, block: Block, size_bytes: int) -> None:
        self.device, self.block, self.size_bytes = device, block, size_bytes
        self.gpu_va: int = block.gpu_va
        self.points: list[int] = block.points
        self.graphs: list[weakref.ref[Graph]] = []
        self.heirs: deque[Buffer] | None = None

    @property
    def label(self) -> str:
        return self.block.label

    @property
    def launch_point(self) -> int:
        """The submission of the last launch that uses this buffer, 0 if none did."""
        return self.points[self.device.compute_queue.index]

    @alone
    def copyin(self, data: HostBytes) -> None:
        """Replace the whole content by `data` (same size in bytes), which may be reused on return."""
        self.check_alive()
        raw = bytes_of(data, "copyin")
        if raw.nbytes != self.size_bytes:
            raise ArgumentError(f"copyin: {raw.nbytes} bytes into {self!r}; sizes must be equal")
        self.device.copy_in(self, raw)

    @alone
    def copyout(self) -> bytes:
        """The content, after the work submitted so far that uses this buffer."""
        out = bytearray(self.size_bytes)
        self.check_alive()
        self.device.copy_out(self, memoryview(out))
        return bytes(out)

    @alone
    def copy_from(self, source: Buffer) -> None:
        """Copy `source` (same device, same size in bytes) here, on the copy queue; asynchronous."""
        self.check_alive()
        if not isinstance(source, Buffer):
            raise ArgumentError(f"copy_from: a {type(source).__name__} is no Buffer; copyin takes arrays")
        source.check_alive()
        if source.device is not self.device or source.size_bytes != self.size_bytes:
            raise ArgumentError(f"copy_from: {source!r} into {self!r}; device and size must be the same")
        if source is not self:
            self.device.copy(self, source)

    @alone
    def fill(self, word: int = 0) -> None:
        """Set every 32-bit word (the size is rounded up to 4 bytes) to `word`; asynchronous."""
        self.check_alive()
        if not isinstance(word, Integral) or not 0 <= word < 2**32:
            told = f"{word:#x}" if isinstance(word, Integral) else repr(word)
            raise ArgumentError(f"fill: {told} does not fit in 32 bits; give a whole number from 0 on")
        self.device.fill(self, int(word))

    @alone
    def numpy(self, dtype: DTypeLike, shape: tuple[int, ...] | int | None = None) -> NDArray[Any]:
        """The first elements as a new array (all without `shape`), after the work that writes them."""
        element = element_of(dtype, "numpy")
        sizes = shape_of(self.size_bytes // element.itemsize if shape is None else shape, "numpy")
        size_bytes = math.prod(sizes) * element.itemsize
        if size_bytes > self.size_bytes:
            raise ArgumentError(f"numpy: {sizes} of {element} is {size_bytes} bytes; {self!r} is smaller")
        self.check_alive()
        out = np.empty(sizes, element)
        if out.nbytes:
            self.device.copy_out(self, bytes_of(out, "numpy"))
        return out

    @alone
    def host_view(self) -> memoryview:
        """The bytes of a HOST buffer, after waiting for the device's uses of
        it so far; gone with the device.
        """
        self.check_alive()
        host = self.block.host
        if host is None:
            raise ArgumentError(f"{self!r} is not host memory; use copyin, copyout or numpy")
        self.device.wait(self.last_points())
        self.device.wait_uses(self.block)
        return host.view()[self.block.host_offset : self.block.host_offset + self.size_bytes]

    def join(self, graph: Graph) -> None:
        """`graph` uses this buffer from now on."""
        living = [known for known in self.graphs if known() not in (None, graph)]
        self.graphs = [*living, weakref.ref(graph)]

    def last_points(self) -> list[int]:
        """The last use by each queue, command buffers included."""
        points = list(self.points)
        if self.graphs:
            at = self.device.compute_queue.index  # where command buffers run
            for known in self.graphs:
                graph = known()
                if graph is not None and graph.points[at] > points[at]:
                    points[at] = graph.points[at]
        return points

    def order(self, queue: Queue) -> None:
        """Let the next work of `queue`, one of this device, run after every use so far.

        The caller records its own use in `points`, because this orders only copies between devices before it.
        """
        queue.order_after(self.last_points())
        if self.block.uses:
            queue.order_behind(self.block.uses)
            self.block.uses.clear()

    def note(self, use: Use) -> None:
        """A copy between devices uses this buffer; `use` counts bytes from its start."""
        uses = self.block.uses
        uses[:] = [old for old in uses if not (old.is_replaced_by(use) or _is_over(old))]
        uses.append(use)
        self.device.touched.add(self.block)

    @alone
    def free(self) -> None:
        """Give the memory back; work already submitted may still use it. Graphs that use it cannot replay."""
        if not self.gpu_va:
            return
        self.points[:] = self.last_points()
        for graph in filter(None, [known() for known in self.graphs]):
            graph.broken = repr(self)
        self.gpu_va = 0
        if self.device.is_open:
            self.device.release(self.block)

    def check_alive(self) -> None:
        """Raise ArgumentError if this was freed, DeviceError if its device is closed or lost."""
        self.device.check_open()
        if not self.gpu_va:
            raise ArgumentError(f"{self!r} was freed")

    def __del__(self) -> None:
        if getattr(self, "gpu_va", 0):
            self.points[:] = self.last_points()
            if self.heirs is None:
                self.device.abandon(self.block)
            else:  # another object, as the garbage collector may be about to take this one's neighbours too
                self.heirs.append(type(self)(self.device, self.block, self.size_bytes))

    def __repr__(self) -> str:
        return f"Buffer({self.label!r}, {self.size_bytes} bytes on {self.device.name})"


def _is_over(use: Use) -> bool:
    return use.queue.timeline.reached(use.point)
