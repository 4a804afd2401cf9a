"""Where a tensor is: on one device, copied to several, or an equal part of an axis on each."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from tensor import grad, memory
from tensor.ir import build
from tensor.ir.place import HERE, Place
from tensor.value import BaseTensor, Devices, place_named

AnyPlaced = TypeVar("AnyPlaced", bound="Placed")


class DeviceName(str):
    """A device's name with torch's parts of it, also ``torch.device("cuda", 0)``.

    >>> DeviceName("cpu#1").type, DeviceName("cpu#1").index, DeviceName("cpu") == "cpu"
    ('cpu', 1, True)
    """

    __slots__ = ()

    def __new__(cls, type: str, index: int | None = None) -> Self:
        return super().__new__(cls, type if index is None else f"{type}#{index}")

    @property
    def type(self) -> str:
        """What stands before the number: ``cpu``, ``cuda``, ``sim``."""
        return self.partition("#")[0].partition(":")[0]

    @property
    def index(self) -> int | None:  # type: ignore[override]
        """Its number, if it has one."""
        number = self.replace("#", ":").rpartition(":")[2]
        return int(number) if number.isdigit() else None


class Placed(BaseTensor):
    """The devices of a tensor, and the way to others."""

    __slots__ = ()

    @property
    def device(self) -> DeviceName | tuple[str, ...]:
        """The name of the device that the tensor is on, or the names of several."""
        names = memory.device_names(self.node.place or HERE)
        return DeviceName(names[0]) if len(names) == 1 else names

    def to(self, device: Devices | None) -> Self:
        """The tensor on another device, or a copy on each of several (``"cpu*4"``, or a list of names).

        Gradients flow back. ArgumentError for a name that is not known.
        """
        return self if device is None else self._placed(place_named(device))

    def to_device(self, device: Devices, /, *, stream: Any = None) -> Self:
        """The same as `to`, by the array API's name."""
        return self.to(device)

    def to_(self, device: Devices | None) -> Self:
        """Like `to`, in place."""
        return self if device is None else self._move_to(place_named(device))

    def shard(self, devices: Devices, axis: int | None = None) -> Self:
        """The tensor on several devices, each with an equal part of `axis`, in order; without one a copy.

        ``x.shard("cpu*4", axis=0)``. Operations on it are computed by all of them, each its part. ValueError
        for an axis that the devices do not divide, and for devices of different chips.
        """
        return self._placed(self._sharing("shard", devices, axis))

    def shard_(self, devices: Devices, axis: int | None = None) -> Self:
        """Like `shard`, in place: for parameters, before an optimizer is made for them."""
        return self._move_to(self._sharing("shard_", devices, axis))

    def shard_like(self, other: BaseTensor) -> Self:
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
        found = None if axis is None else self._axis(name, axis)
        return self._checked_place(name, place_named(devices), found)

    def _checked_place(self, name: str, place: Place, axis: int | None) -> Place:
        count = len(place.devices)
        if count > 1 and len(set(chips := memory.chips(place))) > 1:
            listed = zip(memory.device_names(place), chips, strict=True)
            raise ValueError(
                f"{name}: devices of different chips, {', '.join(f'{one} ({chip})' for one, chip in listed)};"
                " allowed are devices of one chip"
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


def beside(number: AnyPlaced, other: BaseTensor) -> AnyPlaced:
    """A number on the devices of another tensor, where both have some."""
    here, there = number.node.place, other.node.place
    if here is None or there is None or here.devices == there.devices:
        return number
    return number._placed(there.whole())
