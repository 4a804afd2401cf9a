"""RM's objects: a tree of handles for each client, and what freeing one of them takes along.

Sources: open-gpu-kernel-modules 580.142, libraries/resserv/src/rs_client.c and rs_server.c (handles, parents,
dependants). What each kind of object does is in the files that subclass `Resource`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from autogen.nv import rm as wire
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.chips import Branch
from drivers.sim.nv.refusal import KernelModule, Refusal

FIRST_CLIENT, FIRST_HANDLE = 0xC1D00001, 0xCAF00000  # as RM counts the handles that it chooses itself
R = TypeVar("R", bound="Resource")


class Resource:
    """One object. dependants: objects that are freed before it though they are not below it.

    `hclass`: its external class number.
    """

    card: SimulatedNvCard  # of all below a device, itself among them

    def __init__(self, client: Client, parent: Resource | None, handle: int, hclass: int) -> None:
        self.client, self.parent, self.handle, self.hclass = client, parent, handle, hclass
        self.children: dict[int, Resource] = {}
        self.dependants: list[Resource] = []
        if parent is not None and not isinstance(parent, Client):
            self.card = parent.card

    @property
    def kind(self) -> str:
        """A word for sentences."""
        return type(self).__name__

    def construct(self, system: System, params: Any) -> None:
        """Take the parameters of RM_ALLOC; may change them for the caller. Raises Refusal."""

    def destruct(self) -> None:
        """Give up what the object holds; its children are gone already."""

    def depends_on(self, other: Resource) -> None:
        """Be freed before `other` is."""
        other.dependants.append(self)

    def above(self, kind: type[R]) -> R:
        """The nearest object of a kind on the way up."""
        at: Resource | None = self
        while at is not None and not isinstance(at, kind):
            at = at.parent
        return cast("R", at)

    def free(self) -> None:
        """Free dependants, children, then this."""
        for other in [*self.dependants, *reversed(list(self.children.values()))]:
            if other.client.objects.get(other.handle) is other:
                other.free()
        self.destruct()
        self.client.objects.pop(self.handle, None)
        if self.parent is not None:
            self.parent.children.pop(self.handle, None)


class System(KernelModule):
    """RM as a whole, as its objects see it: `rm.Rm`."""

    def __init__(
        self,
        cards: Sequence[SimulatedNvCard],
        branch: Branch,
        layouts: dict[str, type[ctypes.Structure]],
        find_file: Callable[[int], object],
    ) -> None:
        super().__init__(wire, layouts, find_file)
        self.cards, self.branch = list(cards), branch
        self.clients: dict[int, Client] = {}


class Client(Resource):
    """A client of one open /dev/nvidiactl; `objects` are all its objects by handle, itself among them."""

    def __init__(self, handle: int, hclass: int, file: object) -> None:
        super().__init__(self, None, handle, hclass)
        self.file = file
        self.objects: dict[int, Resource] = {handle: self}
        self._next = FIRST_HANDLE

    def find(self, handle: int) -> Resource:
        """Raises Refusal OBJECT_NOT_FOUND."""
        if handle not in self.objects:
            raise Refusal("OBJECT_NOT_FOUND", f"client {self.handle:#x} has no object {handle:#x}")
        return self.objects[handle]

    def find_kind(self, handle: int, kind: type[R], what: str) -> R:
        """The object in a field of parameters. Raises Refusal INVALID_OBJECT_HANDLE."""
        found = self.objects.get(handle)
        if not isinstance(found, kind):
            seen = "nothing" if found is None else f"a {found.kind}"
            raise Refusal("INVALID_OBJECT_HANDLE", f"{what} {handle:#x} is {seen}, not a {kind.__name__}")
        return found

    def new_handle(self, wanted: int) -> int:
        """The handle for a new object: the one that the caller wants, or one of RM's own for 0."""
        if not wanted:
            while self._next in self.objects:
                self._next += 1
            return self._next
        if wanted in self.objects:
            known = "the client's own" if wanted == self.handle else f"a {self.objects[wanted].kind}'s"
            name = "INVALID_OBJECT_HANDLE" if wanted == self.handle else "INSERT_DUPLICATE_NAME"
            raise Refusal(name, f"handle {wanted:#x} is {known} already")
        return wanted
