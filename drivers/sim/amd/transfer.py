"""Moving bytes between virtual addresses: what SDMA and the command processor's DMA share.

Both ends translate whole before the first byte moves, so a fault leaves memory untouched. `touch` tells race
checking of ranges that a packet reads or writes, `exchange` the bus of those in other cards' memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator

import numpy as np

from drivers.core import libc
from drivers.sim.amd.ring import RingEngine
from drivers.sim.links import HOST
from drivers.sim.memory import Access, AddressSpace, pour


def copy(engine: RingEngine, target: int, source: int, size: int) -> None:
    """Copy `size` bytes; onto themselves, too. Raises SimFault E_SDMA_OVERLAP, E_VM_FAULT, E_VM_PERM."""
    if 0 < abs(target - source) < size:
        detail = f"{size:#x} bytes from {source:#x} to {target:#x} overlap; the order of bytes is undefined"
        raise engine.fail("E_SDMA_OVERLAP", detail, va=target)
    touch(engine, ("read", source, size), ("write", target, size))
    memory, place = engine.memory, engine.place
    reads = memory.pieces(source, size, Access.READ, place)
    pour(reads, memory.pieces(target, size, Access.WRITE, place))


def fill(engine: RingEngine, target: int, pattern: bytes, size: int) -> None:
    """Repeat `pattern` over `size` bytes, a multiple of its length. Raises SimFault E_VM_FAULT, E_VM_PERM."""
    touch(engine, ("write", target, size))
    for host, count in engine.memory.pieces(target, size, Access.WRITE, engine.place):
        if len(set(pattern)) == 1:
            ctypes.memset(host, pattern[0], count)
        else:
            cells = np.frombuffer(libc.view(host, count), dtype=f"V{len(pattern)}")
            cells[:] = np.void(pattern)


def peer_at(engine: RingEngine, va: int) -> int | None:
    """The other card whose memory lies at `va`; None for host memory and this card's own."""
    owner = engine.card.between.owner(engine.place_of(va))
    return None if owner in (HOST, engine.card.index) else owner


def exchange(engine: RingEngine, source: int | None, target: int, size: int) -> None:
    """A packet read at `source` and wrote at `target`: what of it went over the bus. Rules B01 to B03."""
    between = engine.card.between
    if between.corrupts and peer_at(engine, target) in between.corrupts:
        ctypes.c_uint8.from_address(engine.place_of(target + size // 2)).value ^= 1
    if engine.order is None:
        return
    read, written = None if source is None else peer_at(engine, source), peer_at(engine, target)
    if read is not None:
        engine.card.between.arrive(engine.order, read)
    if written is not None:
        engine.card.between.post(engine.order, engine.place_of(target), size, written)


def touch(engine: RingEngine, *ranges: tuple[str, int, int]) -> None:
    """In a strict run: this packet reads or writes (verb, address, bytes). Raises SimFault E_RACE."""
    if engine.order is None:
        return
    from drivers.sim.amd.wave.shadow import ranges as shadow
    from drivers.sim.amd.wave.shadow.space import shadow_of

    offset = engine.rptr % engine.config.ring_bytes
    name = f"{engine.packet} of queue {engine.config.queue_id} at ring offset {offset:#x}"
    order = engine.order.begin()
    for space in engine.card.all_spaces():
        mine = ranges if space is engine.memory else [*_shared(engine.memory, space, ranges)]
        race = shadow.touch(shadow_of(space), name, mine, order) if mine else None
        if race is not None:
            fault = engine.card.between.explained(race.fault, space)
            raise engine.fail(fault.code, fault.detail, **fault.where)
    if not engine.has_waves:
        engine.order.finish()


def _shared(
    memory: AddressSpace, other: AddressSpace, ranges: Iterable[tuple[str, int, int]]
) -> Iterator[tuple[str, int, int]]:
    """The parts of `ranges` that another space has at the same addresses."""
    for verb, va, size in ranges:
        yield from ((verb, at, part) for at, part in memory.shared(other, va, size))
