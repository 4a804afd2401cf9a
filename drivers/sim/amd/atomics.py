"""Atomic operations that packets ask for: what ATOMIC_MEM of PM4 and ATOMIC of SDMA share.

Both name operations of the GL2 by the same numbers and loop a compare-and-swap until it finds its value.
Other queues and waves run between packets, so that a step here is never interrupted.
Source: soc21_enum.h GL2_OP; what each operation computes: RDNA3 ISA, the instructions of the same names.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.engine_waits import synchronise, wait_until
from drivers.sim.amd.ring import RingEngine
from drivers.sim.amd.transfer import peer_at
from drivers.sim.memory import Access
from drivers.sim.scheduler import Steps

Operation = Callable[[int, int, int], int]
COMPARE_SWAP = "CMPSWAP"


def signed(value: int, size: int) -> int:
    """A number of `size` bytes in two's complement."""
    return value - (1 << 8 * size) if value >> 8 * size - 1 else value


OPERATIONS: dict[str, Operation] = {
    "SWAP": lambda old, src, size: src,
    "ADD": lambda old, src, size: old + src,
    "SUB": lambda old, src, size: old - src,
    "SMIN": lambda old, src, size: min(signed(old, size), signed(src, size)),
    "UMIN": lambda old, src, size: min(old, src),
    "SMAX": lambda old, src, size: max(signed(old, size), signed(src, size)),
    "UMAX": lambda old, src, size: max(old, src),
    "AND": lambda old, src, size: old & src,
    "OR": lambda old, src, size: old | src,
    "XOR": lambda old, src, size: old ^ src,
    "INC": lambda old, src, size: 0 if old >= src else old + 1,
    "DEC": lambda old, src, size: src if old == 0 or old > src else old - 1,
}


def action(
    engine: RingEngine, operation: str, va: int, source: int, expected: int, loops: bool
) -> Callable[[RingEngine], Steps | None]:
    """What a packet does that asks for `operation`, a name of GL2_OP such as ADD_RTN_64, at `va`.

    expected: what CMPSWAP compares with; loops: until it was found. Raises SimFault E_ALIGN, E_NOT_MODELLED.
    """
    name, width = operation.split("_")[0], operation.split("_")[-1]
    size = int(width) // 8
    if va % size:
        raise engine.fail("E_ALIGN", f"{va:#x} is not a multiple of {size}", va=va)
    mask = (1 << 8 * size) - 1
    source, expected = source & mask, expected & mask
    if name == COMPARE_SWAP:
        run = _swap_when_equal if loops else _compare_swap
        return lambda engine: run(engine, va, source, expected, size)
    if loops:
        detail = f"{engine.packet} {name} in a loop is not modelled; CMPSWAP is"
        raise engine.fail("E_NOT_MODELLED", detail)
    return lambda engine: _update(engine, va, source, OPERATIONS[name], size)


def _check_place(engine: RingEngine, va: int) -> None:
    """Rule B04."""
    peer = peer_at(engine, va)
    if peer is not None:
        what = f"{engine.packet} at {va:#x}, memory of card {peer}"
        detail = f"{what}: no root complex here routes AtomicOps from one root port to another"
        raise engine.fail("E_P2P_ATOMIC", detail, va=va)


def _update(engine: RingEngine, va: int, source: int, operation: Operation, size: int) -> None:
    _check_place(engine, va)
    value = operation(engine.load(va, size), source, size)
    _store(engine, va, value & (1 << 8 * size) - 1, size)


def _compare_swap(engine: RingEngine, va: int, source: int, expected: int, size: int) -> None:
    _check_place(engine, va)
    if engine.load(va, size) == expected:
        _store(engine, va, source, size)


def _swap_when_equal(engine: RingEngine, va: int, source: int, expected: int, size: int) -> Steps:
    _check_place(engine, va)
    yield from wait_until(
        engine,
        lambda: engine.load(va, size) == expected,
        lambda: f"waits for {va:#x} to be {expected:#x} to swap it for {source:#x}",
    )
    synchronise(engine, va)
    _store(engine, va, source, size)


def _store(engine: RingEngine, va: int, value: int, size: int) -> None:
    engine.store(va, value, size, Access.ATOMIC)
    engine.wrote(va)
