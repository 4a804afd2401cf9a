"""The base of Tensor: one graph node with a name, its gradient, and the way in and out of memory.

A tensor is lazy: operations build graph nodes, `realize` has them computed. A tensor is a value: an operation
takes its sources as they are now, and a later `assign` to a source does not change the result. To hold to
that, realizing an assign first realizes every other live tensor that still has to read the memory about to be
overwritten. The families of methods stand above this file, each in its own class; Tensor is the topmost.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError, DeviceError
from tensor import grad, memory
from tensor.data import Array, Data, array_of, buffer_of, dtype_name, lacking_type
from tensor.dtype import (
    DType,
    Number,
    as_dtype,
    dtypes,
    fitting,
    from_bfloat16_bits,
    from_numpy_dtype,
    promote,
    promote_scalar,
)
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.ir.place import HERE, Place
from tensor.variable import Bound, Length, refuse_length

Devices = str | Sequence[str]
DLPACK_HOST = (1, 0)  # kDLCPU, and its number
NEWER_DLPACK = int(np.__version__.partition(".")[0]) >= 2  # whether numpy's arrays take a version


class Value:
    """One lazy array. `node` says what it is; `grad` is set by `backward`."""

    __slots__ = ("__weakref__", "_made_at", "_requires_grad", "grad", "node")
    __array_ufunc__ = None  # so that `array + tensor` comes to Tensor.__radd__ and not to numpy

    grad: Self | None
    makes_graphs: ClassVar[bool] = True  # False inside `no_grad`

    def __init__(
        self,
        data: Data | Value,
        dtype: DType | str | None = None,
        requires_grad: bool = False,
        device: Devices | None = None,
    ) -> None:
        made = _node_of(data, dtype)
        self._start(made if device is None else memory.placed(made, _place(device)))
        if requires_grad:
            self.requires_grad_()

    def _start(self, made: Node) -> None:
        self.node, self.grad = made, None
        self._requires_grad: bool | None = None  # False: it was said so, and an optimizer leaves it alone
        self._made_at = memory.track(self)

    @classmethod
    def _from_node(cls, made: Node) -> Self:
        tensor = cls.__new__(cls)
        tensor._start(made)
        return tensor

    @classmethod
    def _roaming(cls, values: Array) -> Self:
        """A few values that every device gets a copy of where it needs them."""
        from tensor.schedule.storage import Storage

        storage = Storage.from_numpy(values, place=None)
        made = node(Op.BUFFER, from_numpy_dtype(values.dtype), values.shape, (), storage)
        return cls._from_node(made)

    def _wrap(self, made: Node, *others: Value) -> Self:
        """A tensor computed from this one and `others`."""
        tensor = self._from_node(made)
        wanted = self._requires_grad
        for other in others:
            wanted = wanted or other._requires_grad
        if wanted:
            if not Value.makes_graphs:
                tensor.node = build.detach(made)
            else:
                tensor._requires_grad = True
        return tensor

    # what it is

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes; `Length` for an axis whose length is known when kernels run."""
        node = self.node
        if not node.extents:
            return node.shape
        bounded = {extent.axis for extent in node.extents}
        return tuple(Length(n) if axis in bounded else n for axis, n in enumerate(node.shape))

    @property
    def dtype(self) -> DType:
        return self.node.dtype

    @property
    def ndim(self) -> int:
        return len(self.node.shape)

    def numel(self) -> int:
        """Number of elements."""
        return self.node.size

    @property
    def size(self) -> Size:
        """The number of elements, as numpy's; called, the shape or the length of one axis, as torch's."""
        return Size(self)

    def element_size(self) -> int:
        """Bytes of one element."""
        return self.dtype.itemsize

    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self.numel() * self.dtype.itemsize

    def is_floating_point(self) -> bool:
        return self.dtype.is_float or self.dtype.kind == "E"

    def is_complex(self) -> bool:
        return self.dtype.is_complex

    def __repr__(self) -> str:
        grad = " requires_grad" if self._requires_grad else ""
        return f"<Tensor {self.dtype.name}{list(self.shape)}{grad}>"

    def __hash__(self) -> int:
        return id(self)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len: a tensor of shape () has no length")
        return self.shape[0]

    @property
    def made_at(self) -> int:
        """When it was made, on the clock of `memory.now`."""
        return self._made_at

    # where it is

    @property
    def device(self) -> str | tuple[str, ...]:
        """The name of the device that the tensor is on, or the names of several."""
        names = memory.device_names(self.node.place or HERE)
        return names[0] if len(names) == 1 else names

    def to(self, device: Devices | None) -> Self:
        """The tensor on another device, or a copy on each of several (``"cpu*4"``, or a list of names).

        Gradients flow back. ArgumentError for a name that is not known.
        """
        return self if device is None else self._placed(_place(device))

    def to_device(self, device: Devices, /, *, stream: Any = None) -> Self:
        """The same as `to`, by the array API's name."""
        return self.to(device)

    def to_(self, device: Devices | None) -> Self:
        """Like `to`, in place."""
        return self if device is None else self._move_to(_place(device))

    def shard(self, devices: Devices, axis: int | None = None) -> Self:
        """The tensor on several devices, each with an equal part of `axis`, in order; without one a copy.

        ``x.shard("cpu*4", axis=0)``. Operations on it are computed by all of them, each its part. ValueError
        for an axis that the devices do not divide, and for devices of different chips.
        """
        return self._placed(self._sharing("shard", devices, axis))

    def shard_(self, devices: Devices, axis: int | None = None) -> Self:
        """Like `shard`, in place: for parameters, before an optimizer is made for them."""
        return self._move_to(self._sharing("shard_", devices, axis))

    def shard_like(self, other: Value) -> Self:
        """On the devices of another tensor, shared out along the same axis."""
        place = other.node.place or HERE
        if place.axis is None:
            return self._placed(place)
        axis = place.axis - other.ndim if self.ndim != other.ndim else place.axis
        return self._placed(self._checked_place("shard_like", place.whole(), self._axis("shard_like", axis)))

    @property
    def shard_axis(self) -> int | None:
        """The axis of which several devices have a part each; None for one device, or copies."""
        return None if self.node.place is None else self.node.place.axis

    def _sharing(self, name: str, devices: Devices, axis: int | None) -> Place:
        return self._checked_place(name, _place(devices), None if axis is None else self._axis(name, axis))

    def _checked_place(self, name: str, place: Place, axis: int | None) -> Place:
        count = len(place.devices)
        if count > 1 and len(chips := memory.chips(place)) > 1:
            raise ValueError(
                f"{name}: {', '.join(memory.device_names(place))} are different chips,"
                f" {' and '.join(sorted(chips))}; allowed are devices of one chip"
            )
        if axis is None or count == 1:
            return place
        if len(set(place.devices)) < count:
            raise ValueError(f"{name}: {', '.join(memory.device_names(place))} names a device twice")
        size = self.node.shape[axis]
        if size % count or not size:
            raise ValueError(
                f"{name}: axis {axis} of shape {self.shape} has {size} elements, which {count} devices do not"
                f" share out equally; allowed are multiples of {count}"
            )
        return Place(place.devices, axis)

    def _placed(self, place: Place) -> Self:
        """The tensor at a place."""
        if self.node.place == place or (self.node.place is None and place == HERE):
            return self
        made = memory.placed(self.node, place)
        if not made.src:
            there = self.node.place or HERE
            grad.override(made, (self.node,), lambda _, gradient: (build.copy(gradient, there),))
        return self._wrap(made)

    def _move_to(self, place: Place) -> Self:
        moved = self._placed(place)
        if moved is self:
            return self
        self.node = memory.fresh(build.detach(moved.node)) if self.is_leaf and moved.node.src else moved.node
        return self

    # gradients

    @classmethod
    @contextmanager
    def no_grad(cls, mode: bool = True) -> Iterator[None]:
        """What is computed inside the with block (or a function decorated so) wants no gradient, and passes
        none on. Parameters may be changed in place there.
        """
        before, Value.makes_graphs = Value.makes_graphs, not mode
        try:
            yield
        finally:
            Value.makes_graphs = before

    inference_mode = no_grad

    @classmethod
    def enable_grad(cls) -> AbstractContextManager[None]:
        """Gradients again, inside `no_grad`."""
        return cls.no_grad(False)

    @classmethod
    def is_grad_enabled(cls) -> bool:
        return Value.makes_graphs

    @property
    def requires_grad(self) -> bool:
        """True for a leaf that `backward` gives a gradient, and for everything computed from one."""
        return bool(self._requires_grad)

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.requires_grad_(value)

    @property
    def is_trainable(self) -> bool:
        """True for a float that may become a parameter: `requires_grad` was not set to False."""
        return self.dtype.is_float and self._requires_grad is not False

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Make this tensor a leaf that collects gradients, in memory of its own, or stop it.

        TypeError for integers.
        """
        if requires_grad and not self.dtype.is_inexact:
            raise TypeError(f"requires_grad: {self.dtype.name} has no gradient; allowed are floats")
        if requires_grad and not self._requires_grad:
            self._own()
        self._requires_grad = requires_grad
        return self

    def detach(self) -> Self:
        """The same values, cut off from the graph that gradients flow through."""
        return self._from_node(build.detach(self.node))

    @property
    def is_leaf(self) -> bool:
        """True if this tensor owns its memory rather than being computed from others."""
        return build.carrier(self.node).op in (Op.BUFFER, Op.ASSIGN)

    # into memory

    def _own(self) -> None:
        """Give the tensor memory that is its own, so that no equal node is taken for it."""
        if not self.is_leaf or memory.is_shared(self):
            self.node = memory.fresh(build.detach(self.node))

    def realize(self, *others: Value) -> Self:
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

    def assign(self, x: Data | Value) -> Self:
        """Write `x`, broadcast to this shape, into this tensor's memory when next realized.

        TypeError if the dtypes differ, ValueError if the shapes do not fit.
        """
        value = x.node if isinstance(x, Value) else _node_of(x, self.dtype)
        if value.dtype != self.dtype:
            raise TypeError(f"assign: {value.dtype.name} into a tensor of {self.dtype.name}; cast it first")
        if broadcast_shapes("assign", self.shape, value.shape) != self.shape:
            raise ValueError(f"assign: shape {value.shape} does not fit {self.shape}")
        self._write(build.broadcast(value, self.shape))
        return self

    def _write(self, value: Node) -> None:
        if self.is_leaf and self._requires_grad:
            value = build.detach(value)  # a leaf has no history
        if build.carrier(self.node).op is Op.ASSIGN:
            self.realize()  # one write per memory and schedule: the first must be over
        held = build.carrier(self.node)
        if held.op is Op.BUFFER:
            memory.finish_write(held)
        if held.op is Op.BUFFER:
            self.node = build.carried(memory.assigned(held, build.carrier(value)), value.dtype)
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
        for extent in self.node.extents:
            length = int(memory.read(extent.length)[0])
            values = values[(slice(None),) * extent.axis + (slice(length),)]
        return values

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError(
                "numpy view: a tensor's values are copied to the host; copy=False is not possible"
            )
        values = self.numpy()
        return values if dtype is None else values.astype(dtype, copy=False)

    def data(self) -> memoryview:
        """The values as a memoryview of host memory."""
        return self.numpy().data

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
            raise BufferError(f"dlpack: {self!r} is on {self.device}; copy=False is impossible from there")
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

        The values are copied: ValueError for copy=False.
        """
        if copy is False:
            raise ValueError("from_dlpack: the values are copied; copy=False is impossible")
        if isinstance(source, cls):
            return source.clone()
        return cls(np.from_dlpack(source), device=device)

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
                f"{name}: {self!r} was computed from tensors that want gradients, which a copy would lose;"
                f" {name} what it was computed from, or detach() it"
            )

    # what families share

    def _known(self) -> Array | None:
        """The values, flat, if they are still as the host gave them; None where only the device knows."""
        values = None if self.dtype.carrier is not None else memory.known(self.node)
        return from_bfloat16_bits(values) if values is not None and self.dtype.kind == "B" else values

    def _axis(self, name: str, axis: int) -> int:
        """`axis` counted from the front. IndexError naming the operation and what is allowed."""
        rank = max(self.ndim, 1)
        if not isinstance(axis, int) or not -rank <= axis < rank:
            raise IndexError(f"{name}: axis {axis} of shape {self.shape}; allowed is {-rank}..{rank - 1}")
        return axis % rank

    def _axes(self, name: str, axis: int | Sequence[int] | None) -> tuple[int, ...]:
        """All axes for None, else each given axis once, counted from the front."""
        if axis is None:
            return tuple(range(self.ndim))
        if isinstance(axis, int):
            return (self._axis(name, axis),) if self.ndim else (self._axis(name, axis),)[:0]
        found = tuple(self._axis(name, a) for a in (axis if isinstance(axis, Iterable) else [axis]))
        if len(set(found)) != len(found):
            raise ValueError(f"{name}: axis {tuple(axis)} of shape {self.shape} names one axis twice")
        return found if self.ndim else ()

    def _other(self, name: str, x: Any) -> Self:
        """An operand as a tensor; Python scalars are weak."""
        if isinstance(x, Value):
            return self._from_node(x.node) if not isinstance(x, type(self)) else x
        if isinstance(x, Bound):
            return self._from_node(x.node)
        if isinstance(x, Length):
            refuse_length()
        if isinstance(x, Number):
            return self._constant(name, x, promote_scalar(self.dtype, x))
        if isinstance(x, np.ndarray | np.generic) or hasattr(x, "__array__"):
            return type(self)(x)
        raise TypeError(
            f"{name}: a tensor and {type(x).__name__} do not combine; allowed are tensors, numbers, arrays"
        )

    def _constant(self, name: str, x: Number, dtype: DType) -> Self:
        """A number as a tensor of shape (). OverflowError if the dtype cannot hold it."""
        return self._from_node(build.const(fitting(name, x, dtype), dtype))

    def _pair(self, name: str, x: Any) -> tuple[Self, Self]:
        """This tensor and an operand, promoted to one dtype and broadcast to one shape."""
        if type(x) is type(self) and x.node.dtype is self.node.dtype and x.node.shape == self.node.shape:
            return self, x
        other = self._other(name, x)
        try:
            dtype = promote(self.dtype, other.dtype)
        except TypeError as error:
            raise TypeError(f"{name}: {error}") from None
        shape = broadcast_shapes(name, self.shape, other.shape)
        return self._fit(dtype, shape), other._fit(dtype, shape)

    def _fit(self, dtype: DType, shape: tuple[int, ...]) -> Self:
        if dtype == self.dtype and shape == self.shape:
            return self
        return self._wrap(build.broadcast(build.cast(self.node, dtype), shape))


class Size(int):
    """How many elements a tensor has. ``t.size()`` is its shape, ``t.size(dim)`` the length of an axis."""

    _of: Value

    def __new__(cls, of: Value) -> Self:
        made = super().__new__(cls, of.node.size)
        made._of = of
        return made

    def __call__(self, dim: int | None = None) -> Any:
        shape = self._of.shape
        return shape if dim is None else shape[self._of._axis("size", dim)]


def _place(devices: Devices) -> Place:
    if isinstance(devices, DType):
        raise TypeError(f"device {devices!r} is an element type; use cast")
    return memory.place_of(devices)


def _unpickled(
    kind: type[Value],
    bits: Array,
    dtype: DType,
    shape: tuple[int, ...],
    wanted: bool | None,
    grad: Value | None,
) -> Value:
    """A tensor from what `__reduce__` gave."""
    from tensor.schedule.storage import Storage

    if bits.size:
        made = kind._from_node(build.memory(Storage.from_numpy(bits, dtype.carrier or dtype), dtype, shape))
    else:
        made = kind._from_node(build.const(0, dtype, shape))
    made._requires_grad, made.grad = wanted, grad
    return made


def broadcast_shapes(name: str, *shapes: tuple[int, ...]) -> tuple[int, ...]:
    """Numpy's broadcast of shapes. ValueError naming the operation and the shapes if they do not fit."""
    rank = max(len(shape) for shape in shapes)
    result: list[int] = []
    for sizes in zip(*((1,) * (rank - len(shape)) + shape for shape in shapes), strict=True):
        wanted = {n for n in sizes if n != 1} or {1}
        if len(wanted) > 1:
            raise ValueError(f"{name}: shapes {' and '.join(map(str, shapes))} do not broadcast")
        result.append(wanted.pop())
    return tuple(result)


def _node_of(data: Data | Value, dtype: DType | str | None) -> Node:
    dtype = None if dtype is None else as_dtype(dtype)
    if isinstance(data, Value | Bound):
        return data.node if dtype is None else build.cast(data.node, dtype)
    if isinstance(data, Length):
        refuse_length()
    if isinstance(data, Number):
        wanted = dtype or promote_scalar(dtypes.bool, data)
        return build.const(fitting("Tensor", data, wanted), wanted)
    array = array_of(data, dtype)
    lacking = lacking_type(array.dtype.name) or lacking_type(dtype_name(data))
    if lacking is not None:
        array, dtype = array.astype(np.float32), dtype or lacking
    return buffer_of(array, dtype)
