"""Storage: the identity of one array in memory, apart from any tensor that looks at it.

The graph names a Storage in its BUFFER leaves; the runtime gives it a device buffer when the first kernel
needs one and takes the buffer back when nothing refers to the Storage any more. Nothing here talks to a
device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError
from tensor.dtype import DType, dtypes

if TYPE_CHECKING:
    from hcq.buffer import Buffer

_BY_NAME = {dtype.name: dtype for dtype in dtypes.all if dtype.kind != "B"}


class Storage:
    """`count` elements of `dtype`, contiguous. Compared and hashed by identity.

    buffer: the device memory, None until a kernel needs it. host: the values as a flat numpy array while
    they are not on the device yet; None afterwards. launch_point: the submission that computed the values,
    0 if they were copied there. Memory goes back to the device when the last
    reference to its buffer goes.
    """

    __slots__ = ("__weakref__", "buffer", "count", "dtype", "host", "launch_point")

    buffer: Buffer | None
    host: npt.NDArray[Any] | None

    def __init__(self, dtype: DType, count: int) -> None:
        self.dtype, self.count = dtype, count
        self.buffer = self.host = None
        self.launch_point = 0

    @classmethod
    def from_numpy(cls, array: npt.NDArray[Any], dtype: DType | None = None) -> Storage:
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
        made = cls(dtype, array.size)
        made.host = np.array(array, order="C").reshape(-1)
        return made

    @property
    def size_bytes(self) -> int:
        return self.count * self.dtype.itemsize

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
