"""Loads, stores and atomics of the reference: where each lane goes, whether it may, and what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from drivers.nv.isa.access import WORDS, modifier, width
from drivers.nv.isa.places import Const, Mem
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.eager import Array
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.request import FaultKind, Unmapped
from drivers.sim.nv.sm.warps import LANES, Warps

LOCAL_END = 1 << 24  # of local memory's addresses; ptxas's stack ends there
NARROW = {"U8": np.uint8, "S8": np.int8, "U16": np.uint16, "S16": np.int16}
handles = Handlers[Warps]()


def size_of(inst: PlacedInst) -> tuple[int, Any]:
    """Bytes of an access, and the numpy type of one of its parts."""
    spelled = modifier(inst.made.form, inst.word, "size")
    if spelled in NARROW:
        kind = np.dtype(NARROW[spelled])
        return kind.itemsize, kind
    return 4 * WORDS[spelled], np.dtype(np.uint32)


def long_address(w: Warps, inst: PlacedInst, name: str = "at") -> Array:
    """int64 GPU VA of each lane, from a pair of registers (or one, .U32), a uniform pair and an offset."""
    operand, number, uniform = inst.operands[name], inst.get(name), inst.get("ur")
    is_short = isinstance(operand, Mem) and operand.suffix == ".U32"
    high = w.const(0, "u32") if is_short or number == 255 else w.register(number + 1)
    total = w.const(0, "u64") if number == 255 else w.join(w.register(number), high)
    if isinstance(operand, Mem) and operand.ur and not operand.descriptor and uniform != w.uniform_zero:
        total = total + w.join(w.uniform(uniform), w.uniform(uniform + 1))
    return total.view(np.int64) + np.int64(inst.get(f"{name}_offset"))


def short_address(w: Warps, inst: PlacedInst, name: str = "at") -> Array:
    """int64 address of each lane within shared or local memory, of 32 bits."""
    operand, number = inst.operands[name], inst.get(name)
    scale = inst.get(f"{name}_scale")
    total = w.const(0, "u32") if number == 255 else w.register(number) << (scale and 1 + scale)
    if isinstance(operand, Mem) and operand.ur and inst.get("ur") != (1 << operand.ur[1]) - 1:
        total = total + w.uniform(inst.get("ur"))
    return (total + np.uint32(inst.get(f"{name}_offset") & 0xFFFFFFFF)).astype(np.int64)


def unsigned(address: np.int64) -> int:
    """An address as people write it."""
    return int(address) & (1 << 64) - 1


def aligned(w: Warps, inst: PlacedInst, addresses: Array, size: int) -> None:
    wrong = np.flatnonzero(addresses % size)
    if len(wrong):
        place = unsigned(addresses[wrong[0]])
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, f"address {place:#x} is no multiple of {size}",
                lane=int(w.at[wrong[0]]), address=place)  # fmt: skip


class HostPieces:
    """Where lanes of one access go: pieces of host memory, each for some of the lanes.

    pieces: (bytes as an array, offset for each of these lanes, which lanes of the access).
    """

    def __init__(self, pieces: list[tuple[Array, Array, Array]]) -> None:
        self.pieces = pieces

    def load(self, kind: Any, count: int, lanes: int) -> Array:
        """[lanes, count] of a type."""
        result = np.zeros((lanes, count), kind)
        for data, offsets, which in self.pieces:
            view = data[: len(data) // kind.itemsize * kind.itemsize].view(kind)
            first = offsets // kind.itemsize
            for n in range(count):
                result[which, n] = view[first + n]
        return result

    def store(self, values: Array) -> None:
        """[lanes, count]; of lanes that meet, the last."""
        for data, offsets, which in self.pieces:
            size = values.dtype.itemsize
            view = data[: len(data) // size * size].view(values.dtype)
            first = offsets // size
            for n in range(values.shape[1]):
                view[first + n] = values[which, n]


def in_global(w: Warps, inst: PlacedInst, addresses: Array, size: int, write: bool) -> HostPieces:
    """Pieces of GPU memory."""
    aligned(w, inst, addresses, size)
    pieces, left = [], np.arange(len(addresses))
    while len(left):
        place = unsigned(addresses[left[0]])
        try:
            first, data = w.memory.span(place, write=write)
        except Unmapped as error:
            w.fault(inst, FaultKind.MMU_FAULT, str(error), lane=int(w.at[left[0]]), address=place)
        inside = (addresses[left] >= first) & (addresses[left] + size <= first + len(data))
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
    wrong = np.flatnonzero(addresses % size)
    if len(wrong):
        place = int(addresses[wrong[0]])
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, f"address {place:#x} is no multiple of {size}",
                lane=int(lanes[wrong[0]]), address=place)  # fmt: skip
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


SPACES = {
    "LDG": "global", "STG": "global", "LDS": "shared", "STS": "shared", "LDL": "local", "STL": "local",
    "LD": "generic", "ST": "generic",
}  # fmt: skip


def spread(w: Warps, inst: PlacedInst, space: str) -> Iterator[tuple[str, Array]]:
    """(space, addresses), with the lanes of each space selected in turn."""
    addresses = short_address(w, inst) if space in ("shared", "local") else long_address(w, inst)
    if space != "generic":
        yield space, addresses
        return
    lanes = w.at
    for found, which, own in parts(w, addresses):
        w.select(lanes[which])
        yield found, own
    w.select(lanes)


@handles("LDG", "LDS", "LDL", "LD")
def load(w: Warps, inst: PlacedInst) -> None:
    size, kind = size_of(inst)
    count = size // kind.itemsize
    for space, addresses in spread(w, inst, SPACES[inst.name]):
        values = place(w, inst, space, addresses, size, False).load(kind, count, len(addresses))
        put_loaded(w, inst, values)


def put_loaded(w: Warps, inst: PlacedInst, values: Array) -> None:
    """Narrow values as words, by their sign."""
    words = values.astype(np.int32 if values.dtype.kind == "i" else np.uint32).view(np.uint32)
    for n in range(words.shape[1]):
        w.put(inst, words[:, n].copy(), word=n)


@handles("STG", "STS", "STL", "ST")
def store(w: Warps, inst: PlacedInst) -> None:
    size, kind = size_of(inst)
    for space, addresses in spread(w, inst, SPACES[inst.name]):
        where = place(w, inst, space, addresses, size, True)
        words = [w.raw(inst, "data", n) for n in range(max(1, size // 4))]
        where.store(np.stack(words, axis=1).astype(kind))


@handles("LDC", "ULDC", "LDCU")
def constant(w: Warps, inst: PlacedInst) -> None:
    """A constant bank, with a register in the address where the encoding has one."""
    operand = inst.operands["c"]
    size, kind = size_of(inst)
    data = w.bank(inst, inst.get("c_bank"))
    index = w.const(0, "u32")
    number = inst.get("c_index")
    if isinstance(operand, Const) and operand.index and number != (1 << operand.index) - 1:
        index = w.uniform(number) if operand.uniform else w.register(number)
    addresses = index.view(np.int32).astype(np.int64) + inst.get("c_offset")
    wrong = np.flatnonzero((addresses < 0) | (addresses + size > len(data)) | (addresses % size != 0))
    if len(wrong):
        found = int(addresses[wrong[0]])
        w.fault(inst, FaultKind.INVALID_CONSTANT_ADDRESS,
                f"{size} bytes at {found:#x} are asked for, the bank has {len(data):#x} bytes")  # fmt: skip
    where = HostPieces([(data, addresses, np.arange(len(addresses)))])
    put_loaded(w, inst, where.load(kind, size // kind.itemsize, len(addresses)))


@handles("LDSM.16")
def matrices(w: Warps, inst: PlacedInst) -> None:
    """8x8 matrices of 16 bits: lanes 8n..8n+7 give the addresses of matrix n's rows (PTX ISA, ldmatrix)."""
    w.whole_warps(inst)
    addresses = short_address(w, inst)
    rows = addresses.reshape(-1, LANES)
    for n in range(width(inst.made.form, inst.word, "d")):
        lanes = w.at.reshape(-1, LANES)[:, 8 * n : 8 * n + 8].reshape(-1)
        own = np.ascontiguousarray(rows[:, 8 * n : 8 * n + 8]).reshape(-1)
        found = in_shared(w, inst, own, 16, lanes).load(np.dtype(np.uint16), 8, len(own)).reshape(-1, 8, 8)
        if inst.get("trans"):
            found = np.ascontiguousarray(found.transpose(0, 2, 1))
        w.put(inst, np.ascontiguousarray(found).reshape(-1).view(np.uint32), word=n)
    w.seen(inst, "shared", addresses, 16, False)


@handles("LDGSTS.E")
def copy(w: Warps, inst: PlacedInst) -> None:
    """From global to shared memory; zeros in lanes whose predicate operand does not hold, which read
    nothing. With ZFILL what an address goes beyond a multiple of the size by is how many bytes at the end
    are zeros: so ptxas 13.5 makes cp.async with a source size."""
    size = 4 * {"": 1, "64": 2, "128": 4}[modifier(inst.made.form, inst.word, "size")]
    lanes, takes = w.at, w.truth(inst, "s")
    to, source = short_address(w, inst, "to"), long_address(w, inst, "at")
    kind = np.dtype(np.uint32)
    values = np.zeros((len(lanes), size // 4), kind)
    left_out = source % size if inst.get("zfill") else np.zeros(len(lanes), np.int64)
    source = source - left_out
    if takes.any():
        w.select(lanes[takes])
        found = place(w, inst, "global", source[takes], size, False)
        values[takes] = found.load(kind, size // 4, len(w.at))
        w.select(lanes)
        kept = np.arange(size) < size - left_out[:, None]
        values = np.where(kept, values.view(np.uint8), 0).astype(np.uint8).view(kind)
    place(w, inst, "shared", to, size, True).store(values)
    w.copy_started(to, size)


@handles("LDGDEPBAR")
def close_copies(w: Warps, inst: PlacedInst) -> None:
    w.copies_closed(inst)


@handles("DEPBAR.LE")
def wait_for_copies(w: Warps, inst: PlacedInst) -> None:
    w.copies_waited(inst)


ASKED = {"global": "G", "local": "L"}  # others are shared memory


@handles("QSPC.E")
def in_space(w: Warps, inst: PlacedInst) -> None:
    """Whether generic addresses are of global (G) or local memory (L), of the block's own shared memory (S),
    or of that of any block of its cluster (D). Source: what ptxas makes of isspacep."""
    asked = modifier(inst.made.form, inst.word, "space")
    found = np.zeros(len(w.at), np.bool_)
    for space, which, own in parts(w, long_address(w, inst)):
        found[which] = ASKED.get(space, "SD").find(asked) >= 0
        if asked == "S" and space == "cluster":
            lanes = w.at[which]
            found[which] = w.home(own, lanes)[0] == w.block[lanes]
    w.put_truth(inst, "p", found)


@handles("STSM.16")
def store_matrices(w: Warps, inst: PlacedInst) -> None:
    """As LDSM, the other way (PTX ISA, stmatrix)."""
    w.whole_warps(inst)
    addresses = short_address(w, inst)
    rows = addresses.reshape(-1, LANES)
    for n in range(width(inst.made.form, inst.word, "data")):
        lanes = w.at.reshape(-1, LANES)[:, 8 * n : 8 * n + 8].reshape(-1)
        own = np.ascontiguousarray(rows[:, 8 * n : 8 * n + 8]).reshape(-1)
        values = np.ascontiguousarray(w.raw(inst, "data", n)).view(np.uint16).reshape(-1, 8, 8)
        values = values.transpose(0, 2, 1) if inst.get("trans") else values
        in_shared(w, inst, own, 16, lanes).store(np.ascontiguousarray(values).reshape(-1, 8))
        everyone = w.at
        w.select(lanes)
        w.seen(inst, "shared", own, 16, True)
        w.select(everyone)


@handles(
    "MEMBAR", "ERRBAR", "CGAERRBAR", "CCTL.IVALL", "CCTL.E", "NOP", "ENDCOLLECTIVE", "ACQBULK", "PREEXIT"
)
def nothing(w: Warps, inst: PlacedInst) -> None:
    """What the order of this executor makes true by itself."""
