"""The base of Tensor: one graph node with a name, its gradient, and what all families of methods share.

A tensor is lazy: operations build graph nodes, `realize` has them computed. A tensor is a value: an operation
takes its sources as they are now, and a later `assign` to a source does not change the result. To hold to
that, realizing an assign first realizes every other live tensor that still has to read the memory about to be
overwritten. Above this file stand placement.py (devices), exchange.py (memory, numpy), then the families of
methods, each in its own class; Tensor is the topmost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import prod
from typing import Any, ClassVar, Self, SupportsIndex, overload

import numpy as np

from tensor import memory, modes
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
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op, node
from tensor.ir.place import Place
from tensor.max_pair import MaxPair, values_of
from tensor.memory import track
from tensor.variable import BoundVariable, Length, refuse_length

LEAVES = (Op.BUFFER, Op.ASSIGN)  # what a tensor that owns its memory is

Devices = str | Sequence[str]
OF_ALL = frozenset({"sum", "mean", "var", "norm", "max", "min"})  # reductions of which () names every axis


@contextmanager
def _without_graphs(mode: bool) -> Iterator[None]:
    before, BaseTensor.makes_graphs = BaseTensor.makes_graphs, not mode
    try:
        yield
    finally:
        BaseTensor.makes_graphs = before


class BaseTensor:
    """One lazy array. `node` says what it is; `grad` is set by `backward`."""

    __slots__ = ("__weakref__", "_made_at", "_requires_grad", "grad", "node")
    __array_ufunc__ = None  # so that `array + tensor` comes to Tensor.__radd__ and not to numpy

    grad: Self | None
    makes_graphs: ClassVar[bool] = True  # False inside `no_grad`

    def __init__(
        self,
        data: Data | BaseTensor,
        dtype: DType | str | int | None = None,
        requires_grad: bool = False,
        device: Devices | int | None = None,
    ) -> None:
        if isinstance(dtype, int):  # `torch.Tensor(2, 3)`: lengths of axes
            sizes = [data, dtype, *(n for n in (requires_grad, device) if type(n) is int)]
            zeros = np.zeros(sizes, np.float32)  # type: ignore[arg-type]
            data, dtype, requires_grad, device = zeros, None, False, None
        made = node_of(data, dtype)
        self._start(made if device is None else memory.placed(made, place_named(device)))  # type: ignore[arg-type]
        if requires_grad:
            self.requires_grad_()

    def _start(self, made: Node) -> None:
        self.node, self.grad = made, None
        self._requires_grad: bool | None = None  # False: it was said so, and an optimizer leaves it alone
        self._made_at = track(self)

    @classmethod
    def _from_node(cls, made: Node) -> Self:
        tensor = cls.__new__(cls)
        tensor.node = made
        tensor.grad = tensor._requires_grad = None
        tensor._made_at = track(tensor)
        return tensor

    @classmethod
    def _roaming(cls, values: Array) -> Self:
        """A few values that every device gets a copy of where it needs them."""
        from tensor.schedule.storage import Storage

        storage = Storage.from_numpy(values, place=None)
        made = node(Op.BUFFER, from_numpy_dtype(values.dtype), values.shape, (), storage)
        return cls._from_node(made)

    def _wrap(self, made: Node, *others: BaseTensor) -> Self:
        """A tensor computed from this one and `others`: another one even if there was nothing to compute."""
        is_new, wanted = made is not self.node, self._requires_grad
        for other in others:
            is_new = is_new and made is not other.node
            wanted = wanted or other._requires_grad
        if not is_new and carriers.carrier(made).op in LEAVES:
            made = build.alias(made)
        tensor = self._from_node(made)
        if wanted:
            if not BaseTensor.makes_graphs:
                tensor.node = build.detach(made)
            else:
                tensor._requires_grad = True
        return tensor

    # what it is

    @property
    def shape(self) -> Shape:
        """The sizes; `Length` for an axis whose length is known when kernels run."""
        node = self.node
        if not node.extents:
            return Shape(node.shape)
        bounded = {extent.axis for extent in node.extents}
        return Shape(Length(n) if axis in bounded else n for axis, n in enumerate(node.shape))

    @property
    def dtype(self) -> DType:
        """The type of the elements, such as `dtypes.float32`."""
        return self.node.dtype

    @property
    def ndim(self) -> int:
        """The number of axes."""
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
        """Whether elements are floats, those of 8 bits included."""
        return self.dtype.is_float or self.dtype.kind == "E"

    def is_complex(self) -> bool:
        """Whether elements are complex numbers."""
        return self.dtype.is_complex

    @property
    def told(self) -> str:
        """Type and shape, for messages: computes nothing.

        >>> Tensor([1.0, 2.0]).told
        '<Tensor float32[2]>'
        """
        grad = " requires_grad" if self._requires_grad else ""
        return f"<Tensor {self.dtype.name}{list(self.shape)}{grad}>"

    __hash__ = object.__hash__  # by identity: `==` compares elements

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len: a tensor of shape () has no length")
        return self.shape[0]

    @property
    def made_at(self) -> int:
        """When it was made, on the clock of `memory.now`."""
        return self._made_at

    # gradients

    @classmethod
    def no_grad(cls, mode: Any = True) -> Any:
        """What is computed inside the with block, or a function decorated so with or without (), wants no
        gradient and passes none on. Parameters may be changed in place there."""
        return _without_graphs(True)(mode) if callable(mode) else _without_graphs(bool(mode))

    inference_mode = no_grad

    @classmethod
    def enable_grad(cls) -> Any:
        """Gradients again, inside `no_grad`."""
        return cls.no_grad(False)

    @classmethod
    def is_grad_enabled(cls) -> bool:
        """False inside `no_grad`."""
        return BaseTensor.makes_graphs

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
        """Make this tensor a leaf with memory of its own that collects gradients, or stop that.

        TypeError for integers.
        """
        if requires_grad and not self.dtype.is_inexact:
            raise TypeError(f"requires_grad: {self.dtype.name} has no gradient; allowed are floats")
        if requires_grad and not self._requires_grad:
            self._own()
        if self._requires_grad is not requires_grad:
            modes.changed()
        self._requires_grad = requires_grad
        return self

    def detach(self) -> Self:
        """The same values, cut off from the graph that gradients flow through."""
        return self._from_node(build.detach(self.node))

    @property
    def is_leaf(self) -> bool:
        """True if this tensor owns its memory rather than being computed from others."""
        return carriers.carrier(self.node).op in LEAVES

    # into memory

    def _own(self) -> None:
        """Give the tensor memory that is its own, so that no equal node is taken for it."""
        if not self.is_leaf or memory.is_shared(self):
            self.node = memory.fresh(build.detach(self.node))

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
        """All axes for None, else each given axis once, counted from the front; what `OF_ALL` names takes no
        axes, too, for all, as in torch."""
        if axis is None:
            return tuple(range(self.ndim))
        if isinstance(axis, int):
            return (self._axis(name, axis),) if self.ndim else (self._axis(name, axis),)[:0]
        found = tuple(self._axis(name, a) for a in (axis if isinstance(axis, Iterable) else [axis]))
        if len(set(found)) != len(found):
            raise ValueError(f"{name}: axis {tuple(axis)} of shape {self.shape} names one axis twice")
        if not found and name in OF_ALL:
            return tuple(range(self.ndim))
        return found if self.ndim else ()

    def _other(self, name: str, x: Any) -> Self:
        """An operand as a tensor; Python scalars are weak."""
        if isinstance(x, BaseTensor):
            return self._from_node(x.node) if not isinstance(x, type(self)) else x
        if isinstance(x, BoundVariable):
            return self._from_node(x.node)
        if isinstance(x, Length):
            refuse_length()
        if isinstance(x, Number):
            return self._constant(name, x, promote_scalar(self.dtype, x))
        if isinstance(x, MaxPair):
            return self._other(name, x.values)
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
        dtype = self._promoted(name, other)
        shape = broadcast_shapes(name, self.shape, other.shape)
        return self._fit(dtype, shape), other._fit(dtype, shape)

    def _promoted(self, name: str, other: BaseTensor) -> DType:
        """The type of what is made of this tensor and another."""
        try:
            return promote(self.dtype, other.dtype)
        except TypeError as error:
            raise TypeError(f"{name}: {error}") from None

    def _fit(self, dtype: DType, shape: tuple[int, ...]) -> Self:
        if dtype == self.dtype and shape == self.shape:
            return self
        return self._wrap(build.broadcast(build.cast(self.node, dtype), shape))


class Shape(tuple[int, ...]):
    """Lengths of axes: a tuple, with torch's `numel`.

    >>> Tensor.ones(2, 3).shape[1:].numel()
    3
    """

    __slots__ = ()

    def numel(self) -> int:
        """Elements of a tensor of this shape."""
        return prod(self)

    @overload
    def __getitem__(self, place: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> Shape: ...
    def __getitem__(self, place: Any) -> Any:
        """One length; a slice's as a shape."""
        found = super().__getitem__(place)
        return Shape(found) if type(place) is slice else found

    def __add__(self, other: Any) -> Any:
        """The lengths of both, as a shape."""
        return Shape(super().__add__(other))


class Size(int):
    """How many elements a tensor has. ``t.size()`` is its shape, ``t.size(dim)`` the length of an axis."""

    _of: BaseTensor

    def __new__(cls, of: BaseTensor) -> Self:
        made = super().__new__(cls, of.node.size)
        made._of = of
        return made

    def __call__(self, dim: int | None = None) -> Any:
        shape = self._of.shape
        return shape if dim is None else shape[self._of._axis("size", dim)]


def place_named(devices: Devices) -> Place:
    if isinstance(devices, DType):
        raise TypeError(f"device {devices!r} is an element type; use cast")
    names = [devices] if isinstance(devices, str) else devices
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise TypeError(f"device {devices!r}; allowed are a name, such as 'cpu*4', and a list of names")
    return memory.place_of(devices)


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


def node_of(data: Data | BaseTensor, dtype: DType | str | None) -> Node:
    dtype, data = None if dtype is None else as_dtype(dtype), values_of(data)
    if isinstance(data, BaseTensor | BoundVariable):
        return data.node if dtype is None else build.cast(data.node, dtype)
    if isinstance(data, Length):
        refuse_length()
    if isinstance(data, Number):
        wanted = dtype or promote_scalar(dtypes.bool, data)
        return build.const(fitting("Tensor", data, wanted), wanted)
    array = array_of(data, dtype)
    lacking = lacking_type(array.dtype.name) or lacking_type(dtype_name(data))
    if lacking is None and dtypes.default_float.kind == "B" and isinstance(data, list | tuple):
        lacking = dtypes.default_float if array.dtype == np.float32 else None
    if lacking is not None:
        array, dtype = array.astype(np.float32), dtype or lacking
    return buffer_of(array, dtype)
