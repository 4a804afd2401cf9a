"""The processes that mpirun started: who they are, what they exchange, and which of them stay away.

MPI does the exchange; what stands here is what tensors need of it: buckets, and a limit to every wait. Every
rank must ask for the same exchanges in the same order.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from time import monotonic, sleep
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from drivers.names import names_of
from hcq.errors import ArgumentError
from tensor import Tensor, dtypes

Array = npt.NDArray[Any]
BUCKET_BYTES = 4 << 20
PATIENCE_S = 60.0
QUIET_S = 1.0  # a wait as long as this tells the other ranks that it goes on
PAUSE_S = 50e-6


class RankError(RuntimeError):
    """Another rank did not come to an exchange in time, or sent what does not fit."""


class World:
    """A group of ranks, and this process's place among them.

    communicator: of mpi4py. patience_s: seconds that an exchange may take before `RankError` names the ranks
    that have not come to it.
    """

    def __init__(self, communicator: Any, patience_s: float = PATIENCE_S) -> None:
        self.patience_s = patience_s
        self._values, self._calls = communicator.Dup(), communicator.Dup()
        self.rank: int = communicator.Get_rank()
        self.size: int = communicator.Get_size()
        self.names: list[str] = communicator.allgather(_name(self.rank))
        self._exchange = 0
        self._heard = dict.fromkeys(range(self.size), 0)

    @property
    def name(self) -> str:
        """This rank, its host and its process."""
        return self.names[self.rank]

    def share(self, count: int) -> slice:
        """This rank's part of `count` things in a row. ArgumentError unless all ranks get as many."""
        if count % self.size:
            raise ArgumentError(
                f"{count} rows for {self.size} ranks: the number must be a multiple of {self.size}"
            )
        part = count // self.size
        return slice(self.rank * part, (self.rank + 1) * part)

    def split(self, group: int) -> World:
        """The ranks that give the same `group`, as a world of their own, in the order of their ranks here."""
        return World(self._values.Split(group, self.rank), self.patience_s)

    def broadcast(self, tensors: Sequence[Tensor]) -> None:
        """Give every rank the values that rank 0's tensors have, in place. Shapes and dtypes are the same."""
        for tensor in tensors:
            values = np.ascontiguousarray(tensor.numpy())
            self.wait(self._values.Ibcast(_bytes(values), root=0), "a broadcast")
            if self.rank:
                tensor.assign(Tensor(values).cast(tensor.dtype)).realize()

    def average(self, tensors: Sequence[Tensor], bucket_bytes: int = BUCKET_BYTES) -> list[Tensor]:
        """The mean of each tensor over all ranks.

        Tensors go in buckets from the last to the first, the order in which a backward pass makes gradients:
        one bucket is read as soon as the device has it, while the network carries those before. float16 and
        bfloat16 are summed in float32.
        """
        wide = [t if t.dtype in (dtypes.float32, dtypes.float64) else t.cast(dtypes.float32) for t in tensors]
        if not wide:
            return []
        wide[0].realize(*wide[1:])
        going: list[tuple[list[int], Array, Any]] = []
        for numbers in _buckets(wide, bucket_bytes):
            values = np.concatenate([wide[n].numpy().ravel() for n in numbers])
            going.append((numbers, values, self._sum(values)))
            for _, _, earlier in going:
                earlier.Test()  # MPI moves bytes only while it is called
        averaged: dict[int, Array] = {}
        for numbers, values, request in going:
            self.wait(request, "an average of gradients")
            ends = np.cumsum([wide[n].numel() for n in numbers])
            for n, part in zip(numbers, np.split(values / self.size, ends[:-1]), strict=True):
                averaged[n] = part.reshape(wide[n].shape)
        return [Tensor(averaged[n]).cast(t.dtype) for n, t in enumerate(tensors)]

    def sum(self, value: float) -> float:
        """The sum of a number over all ranks."""
        values = np.array([value])
        self.wait(self._sum(values), "a sum")
        return float(values[0])

    def send(self, tensor: Tensor, rank: int, tag: int = 0) -> Sent:
        """Send values to another rank; `finish` of what is returned waits until they have left."""
        values = np.ascontiguousarray(tensor.numpy())
        head = self._values.isend((values.shape, values.dtype.str), rank, 2 * tag)
        body = self._values.Isend(_bytes(values), rank, 2 * tag + 1)
        return Sent(self, rank, (head, body), values)

    def receive(self, rank: int, tag: int = 0) -> Tensor:
        """Values that another rank sent with this tag."""
        what = f"values from {self.names[rank]}"
        shape, dtype = self.wait(self._values.irecv(source=rank, tag=2 * tag), what, [rank])
        values = np.empty(shape, np.dtype(dtype))
        self.wait(self._values.Irecv(_bytes(values), rank, 2 * tag + 1), what, [rank])
        return Tensor(values)

    def _sum(self, values: Array) -> Any:
        """Begin to sum an array over all ranks, in place."""
        return self._values.Iallreduce(_in_place(), values)

    def wait(self, request: Any, what: str, of: Sequence[int] = ()) -> Any:
        """Wait for an exchange; of: the ranks that it is with, empty for all. RankError after the limit."""
        began = monotonic()
        self._exchange += not of
        told = False
        while True:
            done, value = request.test()
            if done:
                return value
            waited = monotonic() - began
            if waited > self.patience_s:
                raise RankError(self._absent(what, of))
            if waited > QUIET_S:
                told = told or self._tell()
                self._listen()
            sleep(PAUSE_S)

    def _tell(self) -> bool:
        """Let the other ranks know which exchange this one has come to."""
        for rank in range(self.size):
            if rank != self.rank:
                self._calls.isend(self._exchange, rank)
        return True

    def _listen(self) -> None:
        """Hear which exchange the others have come to."""
        for rank in range(self.size):
            while self._calls.iprobe(rank):
                self._heard[rank] = self._calls.recv(source=rank)

    def _absent(self, what: str, of: Sequence[int]) -> str:
        others = [rank for rank in range(self.size) if rank != self.rank]
        missing = list(of) or [rank for rank in others if self._heard[rank] < self._exchange]
        named = " and ".join(self.names[rank] for rank in missing)
        why = (
            f"{named} did not come to it"
            if missing
            else "all ranks came to it, but the network did not end it"
        )
        return f"{self.name} waited {self.patience_s:g} s for {what}: {why}"


@dataclass
class Sent:
    """Values on their way to a rank; their memory is kept until they have left."""

    world: World
    rank: int
    requests: Sequence[Any]
    values: Array

    def finish(self) -> None:
        """Wait until the values have left. RankError if the other rank does not take them."""
        for request in self.requests:
            self.world.wait(request, f"values for {self.world.names[self.rank]} to leave", [self.rank])


def join(patience_s: float = PATIENCE_S) -> World:
    """The world of all ranks that mpirun started; of this process alone without mpirun.

    Where DEV lists several devices (`DEV=amd:0..5`), the ranks of a host share them out. An error that nobody
    catches ends all ranks and is printed with the name of the one that it met. ArgumentError without mpi4py.
    """
    try:
        from mpi4py import MPI
    except ImportError as error:
        raise ArgumentError(
            "ranks reach each other through mpi4py and an MPI library, which are not installed:"
            " pip install 'doorbell[mpi]'"
        ) from error
    host = MPI.COMM_WORLD.Split_type(MPI.COMM_TYPE_SHARED)
    _take_devices(host.Get_rank(), host.Get_size())
    world = World(MPI.COMM_WORLD, patience_s)
    if world.size > 1:
        _end_together(world, MPI.COMM_WORLD.Abort)
    return world


def _take_devices(local: int, ranks: int) -> None:
    """Of several devices that DEV lists those of this rank, which is number `local` of its host's ranks."""
    names = names_of(os.environ.get("DEV", ""))
    if len(names) < 2 or ranks < 2:
        return
    if len(names) % ranks:
        raise ArgumentError(
            f"DEV={os.environ['DEV']} lists {len(names)} devices for the {ranks} ranks of this host, of which"
            " each must get as many"
        )
    each = len(names) // ranks
    os.environ["DEV"] = ",".join(names[local * each : (local + 1) * each])


def _end_together(world: World, abort: Callable[[int], Any]) -> None:
    """Let an error that nobody catches end every rank: the others would wait for this one."""
    show = sys.excepthook

    def end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, RankError | ArgumentError) and not os.environ.get("DEBUG"):
            print(error, file=sys.stderr)
        else:
            show(kind, error, trace)
        print(f"{world.name} ends all ranks", file=sys.stderr)
        with suppress(OSError):
            sys.stderr.flush()
        abort(1)

    sys.excepthook = end


def _name(rank: int) -> str:
    return f"rank {rank} (host {socket.gethostname()}, process {os.getpid()})"


def _buckets(tensors: Sequence[Tensor], limit: int) -> Iterator[list[int]]:
    """Numbers of tensors of one dtype whose bytes stay below the limit, the last tensors first."""
    numbers = range(len(tensors) - 1, -1, -1)
    for _, alike in groupby(numbers, key=lambda n: tensors[n].dtype):
        bucket: list[int] = []
        held = 0
        for n in alike:
            size = tensors[n].numel() * tensors[n].dtype.itemsize
            if bucket and held + size > limit:
                yield bucket
                bucket, held = [], 0
            bucket.append(n)
            held += size
        yield bucket


def _bytes(values: Array) -> Array:
    """The memory of a contiguous array; MPI knows no half floats."""
    return values.reshape(-1).view(np.uint8)


def _in_place() -> Any:
    from mpi4py import MPI

    return MPI.IN_PLACE
