"""Loads, stores and atomics of the reference: where each lane goes, whether it may, and what is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from drivers.nv.isa.access import modifier, width
from drivers.nv.isa.places import Const
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.atomics import atomic_kind, in_turn
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.pieces import HostPieces
from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.lanes import WarpLanes
from drivers.sim.nv.sm.meaning.memory import AccessSize
from drivers.sim.nv.sm.request import LANES, LOCAL_END, FaultKind, Unmapped

NARROW = {name: np.dtype(kind) for name, kind in (("U8", "u1"), ("S8", "i1"), ("U16", "u2"), ("S16", "i2"))}
handles = Handlers[Warps]()


def unsigned(address: np.int64) -> int:
    """An address as people write it."""
    return int(address) & (1 << 64) - 1


def aligned(w: Warps, inst: PlacedInst, addresses: Array, size: int, lanes: Array) -> None:
    wrong = np.flatnonzero(addresses % size)
    if len(wrong):
        place = unsigned(addresses[wrong[0]])
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, f"address {place:#x} is no multiple of {size}",
                lane=int(lanes[wrong[0]]), address=place)  # fmt: skip


def in_global(w: Warps, inst: PlacedInst, addresses: Array, size: int, write: bool) -> HostPieces:
    """Pieces of GPU memory."""
    aligned(w, inst, addresses, size, w.at)
    pieces, left = [], np.arange(len(addresses))
    while len(left):
        place = unsigned(addresses[left[0]])
        try:
            first, data = w.memory.span(place, write=write)
        except Unmapped as error:
            w.fault(inst, FaultKind.MMU_FAULT, str(error), lane=int(w.at[left[0]]), address=place)
        inside = (addresses[left] >= first) & (addresses[left] + size <= first + len(data))
        if not inside[0]:
            why = f"{size} bytes at {place:#x} reach beyond what is mapped"
            w.fault(inst, FaultKind.MMU_FAULT, why, lane=int(w.at[left[0]]), address=place)
        which = left[inside]
        pieces.append((data, addresses[which] - first, which))
        left = left[~inside]
    return HostPieces(pieces)


def in_shared(
    w: Warps, inst: PlacedInst, addresses: Array, size: int, lanes: Array | None = None, far: bool = False
) -> HostPieces:
    """The block's own bytes; far: those of its cluster. lanes: those of the arrays that the addresses are
    of."""
    lanes = w.at if lanes is None else lanes
    end = w.launch.shared_bytes
    blocks, inside = w.home(addresses, lanes)
    if not far:
        own_alone(w, inst, blocks, lanes, addresses)
    w.reach(inst, blocks, lanes, addresses)
    bounded(w, inst, inside, size, (inside >= 0) & (inside + size <= end), lanes,
            f"shared memory; the launch declares {end:#x} bytes")  # fmt: skip
    flat = w.shared.reshape(-1)
    if end % 4 == 0 or len(w.blocks) == 1:
        return HostPieces([(flat, inside + blocks * end, np.arange(len(addresses)))])
    own = [(w.shared[b], np.flatnonzero(blocks == b)) for b in np.unique(blocks)]
    return HostPieces([(data, inside[which], which) for data, which in own])


def own_alone(w: Warps, inst: PlacedInst, blocks: Array, lanes: Array, addresses: Array) -> None:
    """LDS, STS and their kin reach the block's own memory alone: ptxas has generic instructions for others'
    (believed)."""
    wrong = np.flatnonzero(blocks != w.block[lanes])
    if len(wrong):
        place = int(addresses[wrong[0]])
        what = f"{place:#x} is not of this block of the cluster; a generic address reaches another's"
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, what, lane=int(lanes[wrong[0]]), address=place)


def bounded(
    w: Warps, inst: PlacedInst, addresses: Array, size: int, inside: Array, lanes: Array, what: str
) -> None:
    """Misaligned is told before out of range."""
    aligned(w, inst, addresses, size, lanes)
    wrong = np.flatnonzero(~inside)
    if len(wrong):
        place = int(addresses[wrong[0]])
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, f"{size} bytes at {place:#x} are not all in {what}",
                lane=int(lanes[wrong[0]]), address=place)  # fmt: skip


def in_local(w: Warps, inst: PlacedInst, addresses: Array, size: int) -> HostPieces:
    """The lane's own bytes: from 0, and those that end at 16 MiB."""
    low, high = w.launch.local_bytes, w.launch.local_high_bytes
    is_low = (addresses >= 0) & (addresses + size <= low)
    is_high = (addresses >= LOCAL_END - high) & (addresses + size <= LOCAL_END)
    what = f"local memory; the launch declares {low:#x} bytes from 0 and {high:#x} up to {LOCAL_END:#x}"
    bounded(w, inst, addresses, size, is_low | is_high, w.at, what)
    return HostPieces([(w.local.reshape(-1), local_offsets(w, addresses), np.arange(len(addresses)))])


def local_offsets(w: Warps, addresses: Array) -> Array:
    """Places in the local memory of all lanes, of addresses that are good."""
    low, high = w.launch.local_bytes, w.launch.local_high_bytes
    own = np.where(addresses < LOCAL_END - high, addresses, addresses - LOCAL_END + high + low)
    made: Array = own + w.at * (low + high)
    return made


def window(w: Warps) -> int:
    """Bytes of the generic windows."""
    return 1 << 24 if int(w.launch.arch[3:]) < 90 else 1 << 32


def parts(w: Warps, addresses: Array) -> Iterator[tuple[str, Array, Array]]:
    """(space, which lanes, addresses there) of generic addresses; "cluster": shared memory, any block's."""
    end = window(w)
    is_shared = (addresses >= w.launch.shared_window) & (addresses < w.launch.shared_window + end)
    is_local = (addresses >= w.launch.local_window) & (addresses < w.launch.local_window + end)
    is_shared &= bool(w.launch.shared_window)
    is_local &= bool(w.launch.local_window)
    for space, chosen, base in (
        ("cluster", is_shared, w.launch.shared_window), ("local", is_local, w.launch.local_window),
        ("global", ~is_shared & ~is_local, 0),
    ):  # fmt: skip
        if chosen.any():
            yield space, np.flatnonzero(chosen), addresses[chosen] - base


def place(w: Warps, inst: PlacedInst, space: str, addresses: Array, size: int, write: bool) -> HostPieces:
    """The memory of the lanes that take part now."""
    if space in ("shared", "cluster"):
        found = in_shared(w, inst, addresses, size, far=space == "cluster")
        space = "shared"
    elif space == "local":
        found = in_local(w, inst, addresses, size)
    else:
        found = in_global(w, inst, addresses, size, write)
    w.seen(inst, space, addresses, size, write)
    return found


class Traffic(Warps, WarpLanes):
    """Warps with memory."""

    def spread(self, space: str, address: Array) -> Iterator[tuple[str, Array, Array | slice]]:
        """(space, addresses there, which of the lanes), with the lanes of each space selected in turn."""
        addresses = address.astype(np.int64)
        if space != "generic":
            yield space, addresses, slice(None)
            return
        lanes = self.at
        for found, which, own in parts(self, addresses):
            self.select(lanes[which])
            yield found, own, which
        self.select(lanes)

    def loaded(
        self, inst: PlacedInst, space: str, address: Array, part: AccessSize, takes: Array | None = None
    ) -> list[Array]:
        kind = NARROW.get(part.name, np.dtype(np.uint32))
        values = np.zeros((len(address), part.bytes // kind.itemsize), kind)
        lanes, taking = self.at, np.arange(len(address)) if takes is None else np.flatnonzero(takes)
        self.select(lanes[taking])
        for found, own, which in self.spread(space, address[taking]) if len(taking) else ():
            values[taking[which]] = place(self, inst, found, own, part.bytes, False).load(
                kind, values.shape[1], len(own)
            )
        self.select(lanes)
        return words_of(values)

    def stored(
        self, inst: PlacedInst, space: str, address: Array, part: AccessSize, words: Sequence[Array]
    ) -> None:
        values = np.stack(words, axis=1).astype(NARROW.get(part.name, np.uint32))
        for found, own, which in self.spread(space, address):
            place(self, inst, found, own, part.bytes, True).store(values[which])

    def constants(self, inst: PlacedInst, part: AccessSize) -> list[Array]:
        operand = inst.operands["c"]
        kind = NARROW.get(part.name, np.dtype(np.uint32))
        data = self.bank(inst, inst.get("c_bank"))
        index = self.const(0, "u32")
        number = inst.get("c_index")
        if isinstance(operand, Const) and operand.index and number != (1 << operand.index) - 1:
            index = self.uniform(number) if operand.uniform else self.register(number)
        addresses = index.view(np.int32).astype(np.int64) + inst.get("c_offset")
        outside = (addresses < 0) | (addresses + part.bytes > len(data)) | (addresses % part.bytes != 0)
        if outside.any():
            what = f"{part.bytes} bytes at {int(addresses[outside][0]):#x} are asked for"
            what = f"{what}, the bank has {len(data):#x} bytes"
            self.fault(inst, FaultKind.INVALID_CONSTANT_ADDRESS, what)
        where = HostPieces([(data, addresses, np.arange(len(addresses)))])
        return words_of(where.load(kind, part.bytes // kind.itemsize, len(addresses)))

    def atomic(
        self, inst: PlacedInst, space: str, address: Array, op: str, kind: str,
        data: Sequence[Array], swap: Sequence[Array] | None,
    ) -> list[Array]:  # fmt: skip
        type_, size = atomic_kind(kind)
        given, other = (np.stack(words, axis=1).view(type_) for words in (data, swap or data))
        old = np.zeros_like(given)
        for found, own, which in self.spread(space, address):
            if found == "local":
                self.fault(inst, FaultKind.INVALID_ADDRESS_SPACE, "an atomic operation on local memory")
            where = place(self, inst, found, own, size, True)
            swaps = None if swap is None else other[which]
            old[which] = in_turn(where, op, given[which], swaps)
        return words_of(old.view(np.uint32).reshape(len(address), -1))


def words_of(values: Array) -> list[Array]:
    """u32 for each of the columns; narrow values by their sign."""
    words = values.astype(np.uint32)
    return [np.ascontiguousarray(column) for column in words.T]


def rows_of_matrices(w: Warps, inst: PlacedInst, name: str) -> Iterator[tuple[int, Array, Array]]:
    """(number, lanes, addresses) of matrices of 8 rows of 8 numbers of 16 bits: lanes 8n..8n+7 give the
    addresses of matrix n's rows (PTX ISA, ldmatrix, stmatrix)."""
    rows = w.short_address(inst).astype(np.int64).reshape(-1, LANES)
    for n in range(width(inst.made.form, inst.word, name)):
        own = slice(8 * n, 8 * n + 8)
        yield n, w.at.reshape(-1, LANES)[:, own].reshape(-1), rows[:, own].reshape(-1)


@handles("LDSM.16")
def matrices(w: Warps, inst: PlacedInst) -> None:
    addresses = w.short_address(inst).astype(np.int64)  # results may be in the register that has them
    for n, lanes, own in rows_of_matrices(w, inst, "d"):
        found = in_shared(w, inst, own, 16, lanes).load(np.dtype(np.uint16), 8, len(own)).reshape(-1, 8, 8)
        found = found.transpose(0, 2, 1) if inst.get("trans") else found
        w.put(inst, np.ascontiguousarray(found).reshape(-1).view(np.uint32), word=n)
    w.seen(inst, "shared", addresses, 16, False)


@handles("STSM.16")
def store_matrices(w: Warps, inst: PlacedInst) -> None:
    everyone = w.at
    for n, lanes, own in rows_of_matrices(w, inst, "data"):
        values = np.ascontiguousarray(w.raw(inst, "data", n)).view(np.uint16).reshape(-1, 8, 8)
        values = values.transpose(0, 2, 1) if inst.get("trans") else values
        in_shared(w, inst, own, 16, lanes).store(np.ascontiguousarray(values).reshape(-1, 8))
        w.select(lanes)
        w.seen(inst, "shared", own, 16, True)
        w.select(everyone)


ASKED = {"global": "G", "local": "L"}  # others are shared memory


@handles("QSPC.E")
def in_space(w: Warps, inst: PlacedInst) -> None:
    """Whether generic addresses are of global (G) or local memory (L), of the block's own shared memory (S),
    or of that of any block of its cluster (D). Source: what ptxas makes of isspacep."""
    asked = modifier(inst.made.form, inst.word, "space")
    found = np.zeros(len(w.at), np.bool_)
    for space, which, own in parts(w, w.long_address(inst).view(np.int64)):
        found[which] = ASKED.get(space, "SD").find(asked) >= 0
        if asked == "S" and space == "cluster":
            lanes = w.at[which]
            found[which] = w.home(own, lanes)[0] == w.block[lanes]
    w.put_truth(inst, "p", found)


@handles("MEMBAR", "CCTL.E", "ENDCOLLECTIVE", "ACQBULK", "PREEXIT")
def nothing(w: Warps, inst: PlacedInst) -> None:
    """What the order of this executor makes true by itself."""
