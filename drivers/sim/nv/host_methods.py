"""The host's own methods: semaphores, waits, memory barriers. Source: clc76f.h, clc56f.h."""

from __future__ import annotations

from collections.abc import Callable

from autogen.nv import host
from autogen.nv.host import SemExecuteOperation as Operation
from autogen.schema import BitStruct
from drivers.sim.nv import semaphore
from drivers.sim.nv.port import MethodPort, strict
from drivers.sim.scheduler import Blocked, Steps

NAMES = host.METHODS[0xC76F]
ADDRESS = {name: address for address, name in NAMES.items()}
MEMBAR = 5  # MEM_OP_D_OPERATION_MEMBAR; other operations are privileged
STATE = ("SEM_ADDR_LO", "SEM_ADDR_HI", "SEM_PAYLOAD_LO", "SEM_PAYLOAD_HI", "MEM_OP_A", "MEM_OP_B", "MEM_OP_C")
DONE = ("NOP", "NON_STALL_INTERRUPT", "SET_REFERENCE", "FB_FLUSH", "YIELD")
Handler = Callable[[MethodPort, int, int], Steps | None]


def semaphore_address(port: MethodPort) -> int:
    return port.values["SEM_ADDR_LO"] | port.values["SEM_ADDR_HI"] << 32


def semaphore_payload(port: MethodPort, width: int) -> int:
    """width: bytes."""
    whole = port.values["SEM_PAYLOAD_LO"] | port.values["SEM_PAYLOAD_HI"] << 32
    return whole & (1 << 8 * width) - 1


def _set_object(port: MethodPort, subchannel: int, value: int) -> None:
    word = strict(port, host.SetObject, value)
    port.bind(subchannel, word.nvclass)


def _execute(port: MethodPort, subchannel: int, value: int) -> Steps | None:
    word = strict(port, host.SemExecute, value)
    width = 8 if word.payload_size is host.SemExecutePayloadSize.N64BIT else 4
    if word.operation not in (Operation.RELEASE, Operation.REDUCTION):
        return _acquire(port, word, width)
    if word.release_wfi:
        port.drain()
    elif port.is_busy:
        raise port.fail(
            "E_NO_DRAIN", "a semaphore is released while work of this channel may run: RELEASE_WFI"
        )
    va, payload = semaphore_address(port), semaphore_payload(port, width)
    operation = word.reduction.name if word.operation is Operation.REDUCTION else ""
    signed = word.reduction_format is host.SemExecuteReductionFormat.SIGNED
    timed = bool(word.release_timestamp)
    semaphore.release(port, va, payload, width, timestamp=timed, operation=operation, signed=signed)
    return None


def _acquire(port: MethodPort, word: host.SemExecute, width: int) -> Steps:
    """Wait until memory is as wanted; what the channel started goes on meanwhile."""
    va, payload = semaphore_address(port), semaphore_payload(port, width)
    semaphore.check(port, va, width)
    if word.operation in (Operation.ACQ_STRICT_GEQ, Operation.ACQ_CIRC_GEQ):
        port.watch(va)

    def value() -> int:
        return int.from_bytes(port.memory.read(va, width, port.place_now()), "little")

    def ready() -> bool:
        return semaphore.is_met(word.operation, value(), payload, width)

    def phrase() -> str:
        return f"waits for {word.operation.name} {payload} at {va:#x}, which holds {value()}"

    if not ready():
        port.drain()
    while not ready():
        yield Blocked(ready, phrase)
    port.card.caches.others_wrote("a semaphore was acquired")


def _wait_for_idle(port: MethodPort, subchannel: int, value: int) -> None:
    strict(port, host.Wfi, value)
    port.drain()


def _mem_op(port: MethodPort, subchannel: int, value: int) -> None:
    operation = value >> 27
    if operation != MEMBAR:
        raise port.fail(
            "E_NV_PRIVILEGE", f"MEM_OP_D operation {operation} is not a user's; MEMBAR is {MEMBAR}"
        )


def _refused(code: str, why: str) -> Handler:
    """A method that no user channel gets away with."""

    def refuse(port: MethodPort, subchannel: int, value: int) -> None:
        raise port.fail(code, f"{port.packet} {why}")

    return refuse


def _store(name: str) -> Handler:
    def store(port: MethodPort, subchannel: int, value: int) -> None:
        word = WORDS.get(name)
        if word is not None:
            strict(port, word, value)
        port.values[name] = value

    return store


def _nothing(port: MethodPort, subchannel: int, value: int) -> None:
    """A method without effect here: interrupts are not modelled, memory is written at once."""


OLD = _refused("E_NOT_MODELLED", "of old semaphores is not modelled; SEM_EXECUTE is")
WORDS: dict[str, type[BitStruct]] = {
    "SEM_ADDR_LO": host.SemAddrLo,
    "SEM_ADDR_HI": host.SemAddrHi,
}
HANDLERS: dict[int, Handler] = {
    ADDRESS["SET_OBJECT"]: _set_object,
    ADDRESS["SEM_EXECUTE"]: _execute,
    ADDRESS["WFI"]: _wait_for_idle,
    ADDRESS["MEM_OP_D"]: _mem_op,
    ADDRESS["CLEAR_FAULTED"]: _refused("E_NV_PRIVILEGE", "is not for user channels"),
    ADDRESS["ILLEGAL"]: _refused("E_NV_METHOD", "is there to stop a channel"),
    **{ADDRESS[name]: _store(name) for name in STATE},
    **{ADDRESS[name]: _nothing for name in DONE},
    **{ADDRESS[f"SEMAPHORE{letter}"]: OLD for letter in "ABCD"},
}
