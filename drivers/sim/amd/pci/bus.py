"""The register bus of a simulated card: every 32-bit access to BAR5 or through an index/data pair ends here.

A block is a state machine that gives handlers for some registers; each other register that the chip has is
plain storage. The bus checks what no block should have to: the register exists (R07), it is writable (R08),
the value has no bit that the declaration does not name (R09), the block behind it has power (R11).

    class Psp:
        name = "PSP"

        def registers(self) -> Mapping[int, Handler]:
            at = self.bus.at  # absolute dword address of a register class
            return {at(C2PMSG_64): Port(self.state, self.command), at(C2PMSG_81): ReadOnly(self.sol)}

        def reset(self) -> None:  # the state after power-on: mode1 reset, loss of power
            ...

    bus.attach(psp)  # once per block; two owners of one register are an error
    bus.peek(CP_MEC_RS64_CNTL).mec_halt  # look at another block's register: no time, no checks
    bus.timers.later(20_000, self.answer, "PSP answers")  # ns; moves with accesses, relax and sleep
    raise bus.fault("E_PSP_WPTR", "...", C2PMSG_67)  # SimFault with arch, reg and the last register writes

Nothing here knows a driver; rule numbers are those of firmware_notes/strictness.md.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from autogen.schema import DecodeError, Register
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.timers import ACCESS_NS, Timers

ALL_ONES = 0xFFFF_FFFF
REMEMBERED_WRITES = 16
R = TypeVar("R", bound=Register)


class Handler(Protocol):
    """What one register does. `value` has passed the field check; `read` returns 32 bits."""

    def read(self) -> int: ...

    def write(self, value: int) -> None: ...


class Stored:
    """A register that keeps what is written to it."""

    def __init__(self, reset: int = 0) -> None:
        self.reset, self.value = reset, reset

    def read(self) -> int:
        return self.value

    def write(self, value: int) -> None:
        self.value = value


class Port:
    """A register answered by two functions of its block."""

    def __init__(self, read: Callable[[], int], write: Callable[[int], None]) -> None:
        self.read, self.write = read, write


class ReadOnly:
    """A status register. The bus refuses writes before they come here (R08)."""

    def __init__(self, read: Callable[[], int]) -> None:
        self.read = read

    def write(self, value: int) -> None:
        raise TypeError("the bus lets no write through to a read-only register")


class Block(Protocol):
    """A state machine behind registers."""

    name: str

    def registers(self) -> Mapping[int, Handler]:
        """Absolute dword address -> what it does."""
        ...

    def reset(self) -> None:
        """Back to the state after power-on. Registers without a handler are reset by the bus."""
        ...


Gate = Callable[[int, type[Register]], str]


class Bus:
    """Registers of one card. `table`: every register the chip has, by absolute dword address.

    read_only: names that no write changes although no block handles them. allow: codes of faults that are
    only noted in `warnings`; the access then does what the hardware would do. watch: told every access.
    """

    def __init__(
        self,
        arch: str,
        table: Mapping[int, type[Register]],
        timers: Timers,
        read_only: frozenset[str] = frozenset(),
        allow: frozenset[str] = frozenset(),
    ) -> None:
        self.arch, self.table, self.timers = arch, table, timers
        self.read_only, self.allow = read_only, allow
        self.blocks: dict[str, Block] = {}
        self.warnings: list[SimFault] = []
        self.writes: deque[tuple[str, int]] = deque(maxlen=REMEMBERED_WRITES)
        self.watch: Callable[[str, str, int], None] | None = None
        self.is_gone = False  # off the bus: reads are all ones, writes vanish
        self.is_resetting = False
        self._addresses = {register: dword for dword, register in table.items()}
        self._by_name = {register.__name__: dword for dword, register in table.items()}
        self._sorted = sorted(table)
        self._handlers: dict[int, Handler] = {}
        self._owners: dict[int, str] = {}
        self._gates: list[tuple[str, Gate]] = []

    def attach(self, block: Block) -> None:
        """Put a block behind its registers. Raises ValueError when one has an owner already."""
        for dword, handler in block.registers().items():
            if dword in self._owners:
                taken = f"{self.name(dword)} belongs to {self._owners[dword]}"
                raise ValueError(f"{block.name} cannot take it: {taken}")
            self._handlers[dword], self._owners[dword] = handler, block.name
        self.blocks[block.name] = block

    def gate(self, code: str, closed: Gate) -> None:
        """Refuse accesses with `code` while `closed(dword, register)` gives a reason (empty: open)."""
        self._gates.append((code, closed))

    def at(self, register: type[Register]) -> int:
        """Absolute dword address of a register. Raises ValueError when this chip lacks it."""
        if register not in self._addresses:
            raise ValueError(f"{register.__name__} is not in the register table of {self.arch}")
        return self._addresses[register]

    def find(self, name: str) -> int | None:
        """Absolute dword address by the vendor's name; None when this chip has no such register."""
        return self._by_name.get(name)

    def name(self, dword: int) -> str:
        register = self.table.get(dword)
        return f"{dword:#x}" if register is None else register.__name__

    def read(self, dword: int) -> int:
        """What the host reads at an absolute dword address. Raises SimFault."""
        self.timers.pass_time(ACCESS_NS)
        if self.is_gone or self.is_resetting:
            return ALL_ONES
        if not self._is_open(dword):
            return 0
        value = self._handler(dword).read() & ALL_ONES
        if self.watch is not None:
            self.watch("read", self.name(dword), value)
        return value

    def write(self, dword: int, value: int) -> None:
        """The host writes 32 bits at an absolute dword address. Raises SimFault."""
        self.timers.pass_time(ACCESS_NS)
        if self.is_gone:
            return
        if self.is_resetting:
            self.refuse("E_DEV_IN_RESET", f"{self.name(dword)} written while the card resets", dword)
            return
        if not self._is_open(dword) or not self._is_writable(dword):
            return
        value = self._checked(dword, value)
        self.writes.append((self.name(dword), value))
        if self.watch is not None:
            self.watch("write", self.name(dword), value)
        self._handler(dword).write(value)

    def peek(self, register: type[R]) -> R:
        """Another block's register as its fields, without time passing and without checks."""
        return register._wrap(self._handler(self.at(register)).read())

    def poke(self, register: type[Register], value: int) -> None:
        """Set a register from inside the card, where no host rule applies."""
        self._handler(self.at(register)).write(value)

    def reset(self) -> None:
        """Every register and block back to power-on."""
        self.writes.clear()
        for handler in self._handlers.values():
            if isinstance(handler, Stored):
                handler.value = handler.reset
        for block in self.blocks.values():
            block.reset()

    def refuse(self, code: str, detail: str, dword: int | None = None, **where: object) -> None:
        """Raise the fault, or note it as a warning where `allow` has its code."""
        place = {} if dword is None else {"reg": self.name(dword)}
        fault = self.fault(code, detail, None, **{**place, **where})
        if code not in self.allow:
            raise fault
        self.warnings.append(fault)

    def fault(
        self, code: str, detail: str, register: type[Register] | None = None, **where: object
    ) -> SimFault:
        """A SimFault that knows the card, the register and (in where["writes"]) the last register writes."""
        place: dict[str, object] = {"arch": self.arch, "engine": "HOST"}
        if register is not None:
            place["reg"] = register.__name__
        found = SimFault(code, detail, {**place, **where})
        found.where["writes"] = tuple(self.writes)
        return found

    def nearest(self, dword: int) -> str:
        """The register closest to an address that has none."""
        index = bisect_left(self._sorted, dword)
        around = self._sorted[max(0, index - 1) : index + 1]
        if not around:
            return "the table is empty"
        best = min(around, key=lambda other: abs(other - dword))
        return f"the nearest is {self.name(best)} at {best:#x}"

    def _handler(self, dword: int) -> Handler:
        handler = self._handlers.get(dword)
        if handler is None:
            handler = self._handlers[dword] = Stored()
        return handler

    def _is_open(self, dword: int) -> bool:
        register = self.table.get(dword)
        if register is None:
            detail = f"no register at dword {dword:#x} (byte {dword * 4:#x}); {self.nearest(dword)}"
            self.refuse("E_UNKNOWN_REG", detail, dword)
            return False
        for code, closed in self._gates:
            if reason := closed(dword, register):
                self.refuse(code, f"{register.__name__} accessed while {reason}", dword)
                return False
        return True

    def _is_writable(self, dword: int) -> bool:
        if self.name(dword) not in self.read_only and not isinstance(self._handlers.get(dword), ReadOnly):
            return True
        self.refuse("E_RO_WRITE", f"{self.name(dword)} is read-only: the write changes nothing", dword)
        return False

    def _checked(self, dword: int, value: int) -> int:
        """`value` as the register keeps it. Bits without a field are refused."""
        register = self.table[dword]
        try:
            register.check(value)
        except DecodeError as error:
            self.refuse("E_FIELD_RANGE", f"{value:#x} written to {register.__name__}: {error}", dword)
            value &= sum(field.span for field in register.fields.values())
        return value
