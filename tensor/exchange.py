"""Values into a device's memory and out of it: to numpy, DLPack, Python's numbers, copies and pickles."""

from __future__ import annotations

import copy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError, DeviceError
from tensor import memory
from tensor.data import Array, Data
from tensor.dtype import DType, dtypes, from_bfloat16_bits
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op, toposort
from tensor.ir.place import HERE
from tensor.placement import Placed
from tensor.shown import edges, shown
from tensor.value import BaseTensor, broadcast_shapes, node_of

DLPACK_HOST = (1, 0)  # kDLCPU, and its number
COPIED_WHOLE = 1 << 16  # elements up to which a tensor is copied to be shown
NEWER_DLPACK = int(np.__version__.partition(".")[0]) >= 2  # whether numpy's arrays take a version


class Exchange(Placed):
    """Memory that is written and read. Reading a value computes it."""

    __slots__ = ()

    # into memory

    def realize(self, *others: BaseTensor) -> Self:
        """Compute this tensor and `others` now, in one schedule."""
        try:
            memory.realize([self, *others])
        except (ArgumentError, DeviceError) as error:
            if memory.has_device():
                raise
            raise error.with_traceback(None) from None  # DEV names no device: the sentence says it all
        return self

    @property
    def is_realized(self) -> bool:
        """True if the values are in memory."""
        return memory.is_realized(self.node)

    def contiguous(self) -> Self:
        """The same values in memory of their own, computed as a separate kernel."""
        return self._wrap(build.contiguous(self.node))

    def clone(self) -> Self:
        """A copy that shares no memory with this tensor."""
        return self._wrap(build.copied(self.node))

    def assign(self, x: Data | BaseTensor) -> Self:
        """Write `x`, broadcast to this shape, into this tensor's memory when next realized.

        TypeError if the dtypes differ, ValueError if the shapes do not fit.
        """
        value = x.node if isinstance(x, BaseTensor) else node_of(x, self.dtype)
        if value.dtype != self.dtype:
            raise TypeError(f"assign: {value.dtype.name} into a tensor of {self.dtype.name}; cast it first")
        if broadcast_shapes("assign", self.shape, value.shape) != self.shape:
            raise ValueError(f"assign: shape {value.shape} does not fit {self.shape}")
        self._write(build.broadcast(value, self.shape))
        return self

    def _write(self, value: Node) -> None:
        if self.is_leaf and self._requires_grad:
            value = build.detach(value)  # a leaf has no history
        if carriers.carrier(self.node).op is Op.ASSIGN:
            self.realize()  # one write per memory and schedule: the first must be over
        held = carriers.carrier(self.node)
        if held.op is Op.ASSIGN:  # written along with another tensor: the memory stays
            held = held.src[0]
        if held.op is Op.BUFFER:
            memory.finish_write(held)
        if held.op is Op.BUFFER:
            self.node = carriers.carried(memory.assigned(held, carriers.carrier(value)), value.dtype)
        else:
            self.node = memory.fresh(value)

    # out of memory

    def numpy(self) -> Array:
        """A numpy copy of the values; bfloat16 and floats of 8 bits come as float32, exactly."""
        if self.dtype.kind == "E":
            return self._fit(dtypes.float32, self.shape).numpy()
        if self.node.op is Op.CONST or self.numel() == 0:
            value = self.node.arg if self.node.op is Op.CONST else 0
            return np.full(self.shape, value, np.float32 if self.dtype.kind == "B" else self.dtype.numpy)
        self.realize()
        flat = memory.read(self.node)
        flat = from_bfloat16_bits(flat) if self.dtype.kind == "B" else flat
        values = (flat.view(self.dtype.numpy) if self.dtype.is_complex else flat).reshape(self.node.shape)
        return self._without_rest(values)

    def _without_rest(self, values: Array) -> Array:
        """An array of this tensor's greatest shape, cut to the lengths that are known at run time."""
        if not self.node.extents:
            return values
        for extent in self.node.extents:
            length = int(memory.read(extent.length)[0]) * extent.times
            values = values[(slice(None),) * extent.axis + (slice(length),)]
        return np.ascontiguousarray(values)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError(
                "numpy view: a tensor's values are copied to the host; copy=False is not possible"
            )
        values = self.numpy()
        return values if dtype is None else values.astype(dtype, copy=False)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[Any, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A DLPack capsule of the values in host memory: of a tensor's own memory where that is the host's
        (the device cpu) and `copy` is not True, else of a copy. What is written there changes the tensor.

        BufferError for another place than the host's memory, or where copy=False cannot be.
        """
        if stream is not None or dl_device not in (None, DLPACK_HOST):
            raise BufferError(f"dlpack: device {dl_device}, stream {stream}; allowed is host memory, (1, 0)")
        shared = None if copy else self._shared()
        if copy is False and shared is None:
            raise BufferError(f"dlpack: {self.told} is on {self.device}; copy=False is impossible from there")
        array = self.numpy() if shared is None else shared
        return array.__dlpack__(max_version=max_version) if NEWER_DLPACK else array.__dlpack__()

    def __dlpack_device__(self) -> tuple[int, int]:
        return DLPACK_HOST

    def _shared(self) -> Array | None:
        """The values in memory that the device and this process share; None where there is none."""
        if self.dtype.kind in "BE" or self.node.extents:
            return None
        if not self.numel():
            return self.numpy()
        if self.node.op is Op.CONST:
            self._own()
        self.realize()
        flat = memory.shared(self.node)
        if flat is None:
            return None
        return (flat.view(self.dtype.numpy) if self.dtype.is_complex else flat).reshape(self.node.shape)

    @classmethod
    def from_dlpack(cls, source: Any, *, device: str | None = None, copy: bool | None = None) -> Self:
        """A tensor with the values of any object with `__dlpack__` in host memory, as torch's on the CPU.

        The values are copied, unless copy=False asks for those of a tensor of ours where it is: BufferError
        for those of other libraries.
        """
        if isinstance(source, cls) and device is None:
            return source.clone() if copy is not False else source._wrap(build.alias(source.node))
        if copy is False:
            raise BufferError("from_dlpack: these values are to be copied; leave copy out")
        return cls(np.from_dlpack(source), device=device)

    def __repr__(self) -> str:
        """The values, which are computed for that, as torch prints them; type and shape alone where there
        are none: while `jit` captures, and of arguments inside `vmap`."""
        if not self._has_values:
            return self.told
        told = () if self.node.place in (None, HERE) else (f"device={self.device!r}",)
        if self.dtype not in (dtypes.default_float, dtypes.int32, dtypes.bool, dtypes.complex64):
            told = (*told, f"dtype={self.dtype.name}")
        told = (*told, "requires_grad=True") if self.requires_grad else told
        if self.numel() <= COPIED_WHOLE or self.node.extents:
            return shown(self.detach().numpy(), told)
        return shown(self._edges(), told, self.shape)

    def _edges(self) -> Array:
        """The elements that are shown; the others stay on the device."""
        if self.node.op is not Op.CONST:
            self.realize()
        made = build.detach(self.node)
        for axis, places in enumerate(edges(self.shape)):
            whole = [(0, n) for n in made.shape]
            parts = [build.shrink(made, (*whole[:axis], ends, *whole[axis + 1 :])) for ends in places]
            made = build.join(parts, axis) if len(parts) > 1 else made
        return self._from_node(made).numpy()

    @property
    def _has_values(self) -> bool:
        """Whether they can be computed now."""
        root = carriers.carrier(self.node)
        leaves = (n.arg for n in toposort(root, stop=lambda n: n.storage is not None) if n.op is Op.BUFFER)
        return not any(storage.is_stand_in for storage in leaves) and not memory.is_recording()

    def tolist(self) -> Any:
        """The values as nested Python lists; a scalar for shape ()."""
        return self.numpy().tolist()

    def item(self) -> Any:
        """The only value. ValueError if there is more than one or none."""
        if self.numel() != 1:
            raise ValueError(
                f"item: the tensor has shape {self.shape}, {self.numel()} elements; allowed is exactly 1"
            )
        value: Any = self.numpy().reshape(()).item()
        return value

    def __bool__(self) -> bool:
        if self.numel() != 1:
            raise ValueError(
                f"bool: a tensor of shape {self.shape} is not one truth value; use .any() or .all()"
            )
        return bool(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __complex__(self) -> complex:
        return complex(self.item())

    def __index__(self) -> int:
        """Of a whole number of shape (), so that it may stand in a slice."""
        if not self.dtype.is_int or self.shape:
            raise TypeError(f"index: {self.dtype.name} of shape {self.shape} is not one whole number")
        return int(self.item())

    # copies

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A leaf with the same values in memory of its own, and a copy of the gradient."""
        self._check_copied("copy")
        held = memory.fresh(build.detach(self.node)) if self.is_leaf else self.node
        made = memo[id(self)] = self._from_node(held)
        made._requires_grad, made.grad = self._requires_grad, copy.deepcopy(self.grad, memo)
        return made

    def __copy__(self) -> Self:
        return self.__deepcopy__({})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its values, its gradient and whether it wants one."""
        self._check_copied("pickle")
        if self.numel():
            self.realize()
            bits = memory.read(self.node)
        else:
            bits = np.zeros(0, (self.dtype.carrier or self.dtype).numpy)
        return _unpickled, (type(self), bits, self.dtype, self.shape, self._requires_grad, self.grad)

    def _check_copied(self, name: str) -> None:
        if self._requires_grad and not self.is_leaf:
            raise TypeError(
                f"{name}: {self.told} was computed from tensors that want gradients, which a copy would lose;"
                f" {name} what it was computed from, or detach() it"
            )


def _unpickled(
    kind: type[BaseTensor],
    bits: Array,
    dtype: DType,
    shape: tuple[int, ...],
    wanted: bool | None,
    grad: BaseTensor | None,
) -> BaseTensor:
    """A tensor from what `__reduce__` gave."""
    from tensor.schedule.storage import Storage

    if bits.size:
        made = kind._from_node(
            carriers.memory(Storage.from_numpy(bits, dtype.carrier or dtype), dtype, shape)
        )
    else:
        made = kind._from_node(build.const(0, dtype, shape))
    made._requires_grad, made.grad = wanted, grad
    return made
