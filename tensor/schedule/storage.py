"""Storage: the identity of one array in memory, apart from any tensor that looks at it.

The graph names a Storage in its BUFFER leaves; the runtime gives it a device buffer when the first kernel
needs one and takes the buffer back when nothing refers to the Storage any more. Nothing here talks to a
device.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from math import prod
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError
from tensor.dtype import DType, dtypes
from tensor.ir.place import HERE, Place, cut_at

if TYPE_CHECKING:
    from hcq.buffer import Buffer
    from tensor.ir.graph import Node

_BY_NAME = {dtype.name: dtype for dtype in dtypes.all if dtype.kind != "B"}


class Storage:
    """`count` elements of `dtype`, contiguous. Compared and hashed by identity.

    buffer: the device memory, None until a kernel needs it. host: the values as a flat numpy array while
    they are not on the device yet; None afterwards. launch_point: the submission that computed the values,
    0 if they were copied there. place: the device that the memory is on; None: the default one, of which
    every device gets a copy where it needs the values. written_at: when it was last overwritten, on the clock
    of `memory.now`, 0 if never; lost_at: when the tensor was made whose history was dropped as its values
    came here, -1 if none was; assigned_by: the last assignment to it, None after a replay wrote it. Memory
    goes back to the device when the last reference to its buffer goes.
    """

    __slots__ = (
        *(
            "__weakref__",
            "assigned_by",
            "buffer",
            "count",
            "dtype",
            "host",
            "launch_point",
            "lost_at",
            "place",
        ),
        "written_at",
    )

    is_stand_in = False  # True: there are no values, see transforms/stand_in.py
    buffer: Buffer | None
    host: npt.NDArray[Any] | None
    assigned_by: ref[Node] | None

    def __init__(self, dtype: DType, count: int, place: Place | None = HERE) -> None:
        self.dtype, self.count, self.place = dtype, count, place
        self.buffer = self.host = self.assigned_by = None
        self.launch_point = self.written_at = 0
        self.lost_at = -1

    @classmethod
    def from_numpy(
        cls, array: npt.NDArray[Any], dtype: DType | None = None, place: Place | None = HERE
    ) -> Storage:
        """Storage with the values of `array`, copied now, row-major. bfloat16 comes as uint16 with
        `dtype` given.

        Raises ArgumentError for a numpy type without a counterpart.
        """
        if dtype is None:
            dtype = _BY_NAME.get(array.dtype.name)
            if dtype is None:
                names = ", ".join(_BY_NAME)
                raise ArgumentError(
                    f"numpy dtype {array.dtype} has no tensor dtype; convert to one of {names}"
                )
        if array.dtype != dtype.numpy:
            raise ArgumentError(f"array of {array.dtype} given for {dtype.name}; convert it to {dtype.numpy}")
        made = cls(dtype, array.size, place)
        made.host = np.array(array, order="C").reshape(-1)
        return made

    @property
    def size_bytes(self) -> int:
        return self.count * self.dtype.itemsize

    @property
    def units(self) -> tuple[Storage, ...]:
        """The memories of single devices."""
        return (self,)

    def is_in(self, storages: AbstractSet[Storage]) -> bool:
        """Whether a set has any of this memory."""
        return self in storages

    @property
    def home(self) -> str:
        """The name of the device that the memory is on."""
        return "" if self.place is None else self.place.devices[0]

    def place_of(self, shape: tuple[int, ...]) -> Place | None:
        """Where a value of that shape is in this memory."""
        return self.place

    @property
    def is_realized(self) -> bool:
        """True once the values exist, on the device or on the host."""
        return self.buffer is not None or self.host is not None

    @property
    def device(self) -> str | None:
        """Name of the device that holds the values; None while they are on the host or not there yet."""
        return None if self.buffer is None else str(self.buffer.device.name)

    def __repr__(self) -> str:
        place = "device" if self.buffer is not None else "host" if self.host is not None else "nowhere"
        return f"Storage({self.dtype.name}[{self.count}] {place} {id(self):#x})"


class Spread(Storage):
    """One array on several devices: equal parts of each of its `outer` blocks, in order, or a copy on each
    where `outer` is 0. Has no memory but that of its units.
    """

    __slots__ = ("_units", "outer")

    def __init__(self, units: tuple[Storage, ...], outer: int) -> None:
        count = sum(unit.count for unit in units) if outer else units[0].count
        super().__init__(units[0].dtype, count, Place(tuple(unit.home for unit in units)))
        self._units, self.outer = units, outer

    @property
    def units(self) -> tuple[Storage, ...]:
        return self._units

    @property
    def is_realized(self) -> bool:
        return all(unit.is_realized for unit in self._units)

    def is_in(self, storages: AbstractSet[Storage]) -> bool:
        return not storages.isdisjoint(self._units)

    def place_of(self, shape: tuple[int, ...]) -> Place:
        devices = tuple(unit.home for unit in self._units)
        return Place(devices, cut_at(shape, self.outer, len(devices)) if self.outer else None)


def spread(dtype: DType, shape: tuple[int, ...], place: Place | None) -> Storage:
    """Memory for a value at a place."""
    count = prod(shape)
    if place is None or len(place.devices) == 1:
        return Storage(dtype, count, HERE if place is None else place)
    units = tuple(Storage(dtype, count // place.shares, Place((name,))) for name in place.devices)
    return gathered(units, shape, place)


def gathered(units: Sequence[Storage], shape: tuple[int, ...], place: Place) -> Storage:
    """The memory of a value at a place, of these units."""
    if len(units) == 1:
        return units[0]
    return Spread(tuple(units), 0 if place.axis is None else prod(shape[: place.axis]))


def split(values: npt.NDArray[Any], dtype: DType, place: Place) -> Storage:
    """Memory at a place with these values, which are still on the host."""
    made = spread(dtype, values.shape, place)
    parts = [values] * len(made.units)
    if place.axis is not None:
        parts = np.split(values, place.shares, place.axis)
    for unit, part in zip(made.units, parts, strict=True):
        unit.host = np.ascontiguousarray(part).reshape(-1)
    return made


def joined(values: list[npt.NDArray[Any]], outer: int) -> npt.NDArray[Any]:
    """The elements, in order, of an array whose units have these. outer: as of `Spread`."""
    if not outer:
        return values[0]
    return np.concatenate([part.reshape(outer, -1) for part in values], 1).reshape(-1)
