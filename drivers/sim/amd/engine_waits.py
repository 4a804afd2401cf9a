"""How a packet waits: for a value in memory, for a register, for the host data path.

In: the engine whose packet it is. Out: steps in which others run; at the end the engine knows what its wait
orders it after. Every wait says where it stands, for the report of a deadlock.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from drivers.core.errors import SimFault
from drivers.sim.amd.engine_card import RegisterSpace
from drivers.sim.amd.ring import RingEngine
from drivers.sim.scheduler import Blocked, Steps

COMPARES: tuple[tuple[str, Callable[[int, int], bool]], ...] = (
    ("(always)", lambda value, reference: True),
    ("<", operator.lt),
    ("<=", operator.le),
    ("==", operator.eq),
    ("!=", operator.ne),
    (">=", operator.ge),
    (">", operator.gt),
)  # functions of WAIT_REG_MEM and POLL_REGMEM, by number


def poll(engine: RingEngine, va: int, function: int, reference: int, mask: int) -> Steps:
    """Wait until (32 bits at `va` & mask) compares true with `reference`."""
    name, compare = COMPARES[function]
    if name in (">=", ">"):
        engine.card.timelines.add(va)

    def is_enough(value: int) -> bool:
        return compare(value & mask, reference)

    def describe() -> str:
        try:
            holds = f"which holds {engine.load(va, 4) & mask:#x}"
        except SimFault as fault:
            holds = f"which faults with {fault.code}"
        return f"waits in {engine.packet} for {va:#x} {name} {reference:#x}, {holds}"

    yield from wait_until(engine, lambda: is_enough(engine.load(va, 4)), describe)
    synchronise(engine, va, is_enough)


def wait_until(engine: RingEngine, is_true: Callable[[], bool], describe: Callable[[], str]) -> Steps:
    """Let others run until memory holds what a packet waits for, as long as the engine is patient."""
    if is_true():
        return

    def ready() -> bool:
        if is_true():
            return True
        engine.check_patience()
        return False

    engine.before_waiting()
    engine.waits_since_ns = engine.card.scheduler.time_ns
    yield from _blocked(ready, describe)


def _blocked(ready: Callable[[], bool], describe: Callable[[], str]) -> Steps:
    blocked = Blocked(ready, describe)
    while not ready():
        yield blocked


def synchronise(engine: RingEngine, va: int, is_enough: Callable[[int], bool] = lambda _: False) -> None:
    """A wait on `va` ended. is_enough: whether a value ends it, where values of before may have."""
    at, card = engine.place_of(va), engine.card
    engine.time_ns = max(engine.time_ns, card.between.seen(at, card.index, is_enough))
    card.caches.synchronised(engine, va)
    if engine.order is not None:
        engine.order.waited(at, engine.load(va, 4), is_enough)


def poll_register(engine: RingEngine, dword: int, function: int, reference: int, mask: int) -> Steps:
    """Wait until (register & mask) compares true. Raises SimFault E_PM4_PRIVREG: rule Q19."""
    registers = privileged(engine, f"register {dword:#x} is polled")
    name, compare = COMPARES[function]
    yield from _blocked(
        lambda: compare(registers.engine_read(dword) & mask, reference),
        lambda: f"waits in {engine.packet} for register {dword:#x} {name} {reference:#x}",
    )


def privileged(engine: RingEngine, what: str) -> RegisterSpace:
    """The card's registers. Raises SimFault E_PM4_PRIVREG where this queue may not reach them."""
    if engine.registers is None:
        raise engine.fail("E_PM4_PRIVREG", f"{what}; user queues may reach memory only")
    return engine.registers


def flush_hdp(engine: RingEngine, bit: int) -> Steps:
    """Ask for a flush of the host data path and wait until it is done. `bit`: this engine's own."""
    hdp = engine.card.hdp
    if hdp is None:
        raise engine.fail("E_PM4_PRIVREG", "this card's queues reach no registers")
    hdp.request(bit)
    yield from _blocked(lambda: bool(hdp.done & bit), lambda: f"waits in {engine.packet} for the HDP flush")
