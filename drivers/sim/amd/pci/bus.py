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
    bus.later(20_000, self.answer)  # ns; moves with accesses, relax and sleep; a reset forgets it
    raise bus.fault("E_PSP_WPTR", "...", C2PMSG_67)  # SimFault with arch, reg and the last register writes

Nothing here knows a driver; rule numbers are those of firmware_notes/strictness.md.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from autogen.amd.blocks import RegisterMap
from autogen.schema import DecodeError, Register
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.inject import Faults
from drivers.sim.amd.pci.timers import ACCESS_NS, Timers

ALL_ONES = 0xFFFF_FFFF
REMEMBERED_WRITES = 16
# Bits without a name that public drivers set on every chip of the family: kept, not refused.
# Linux gfx_v11_0.c, golden_settings_gc_11_0; gc_12_0_0_sh_mask.h does not name it any more.
# Linux kfd_mqd_manager_v11.c, _v12.c init_mqd: DISPATCH_PTR is set up for debuggers; PCIe atomics.
UNNAMED = {"TCP_CNTL": 1 << 29, "CP_HQD_HQ_STATUS0": 1 << 14 | 1 << 29}
# Status registers that a chip model without a block for them must still protect. Source: register headers.
READ_ONLY = frozenset(
    (
        *("GRBM_STATUS", "GRBM_STATUS2", *(f"GRBM_STATUS_SE{engine}" for engine in range(8))),
        *("CP_STAT", "CP_BUSY_STAT", "CP_STALLED_STAT1", "CP_STALLED_STAT2", "CP_STALLED_STAT3"),
        *("CP_CPC_STATUS", "CP_CPC_BUSY_STAT", "CP_CPC_STALLED_STAT1"),
        *("CP_CPF_STATUS", "CP_CPF_BUSY_STAT", "CP_CPF_STALLED_STAT1"),
        *("RLC_STAT", "RLC_GPM_STAT", "RLC_RLCS_BOOTLOAD_STATUS"),
        *("SDMA0_STATUS_REG", "SDMA1_STATUS_REG", "IH_STATUS", "IH_VERSION"),
        "RCC_DEV0_EPF0_RCC_IOV_FUNC_IDENTIFIER",
    )
)
R = TypeVar("R", bound=Register)


def fields_of(register: type[Register], word: int) -> dict[str, int]:
    """The fields of a word, whatever stands between them."""
    return {name: word >> field.lo & field.mask for name, field in register.fields.items()}


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


class Banked:
    """A register of which each pipe or VMID has a copy. selected: whose copy an access means now."""

    def __init__(self, selected: Callable[[], int]) -> None:
        self.selected = selected
        self.values: dict[int, int] = {}

    def read(self) -> int:
        return self.values.get(self.selected(), 0)

    def write(self, value: int) -> None:
        self.values[self.selected()] = value


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


class HardwareBlock(Protocol):
    """A state machine behind registers."""

    name: str

    def registers(self) -> Mapping[int, Handler]:
        """Absolute dword address -> what it does."""
        ...

    def reset(self) -> None:
        """Back to the state after power-on. Registers without a handler are reset by the bus."""
        ...


Gate = Callable[[int], str]


class Bus:
    """Registers of one card. `table`: every register the chip has, by absolute dword address.

    allow: codes of faults that are only noted in `warnings`; the access then does what the hardware would do.
    watch: told every access. before: called ahead of every access; True when a fault swallows it.
    who: tells the thread that accesses.
    """

    def __init__(
        self,
        arch: str,
        table: RegisterMap,
        timers: Timers,
        allow: frozenset[str] = frozenset(),
    ) -> None:
        self.arch, self.table, self.timers = arch, table, timers
        self.allow = allow
        self.blocks: dict[str, HardwareBlock] = {}
        self.warnings: list[SimFault] = []
        self._noted: set[tuple[object, ...]] = set()
        self.writes: deque[tuple[str, int]] = deque(maxlen=REMEMBERED_WRITES)
        self.faults = Faults()
        self.watch: Callable[[str, str, int], None] | None = None
        self.before: Callable[[], bool] = lambda: False
        self.who: Callable[[], object] = threading.get_ident
        self.is_gone = False  # off the bus: reads are all ones, writes vanish
        self.is_resetting = False
        self.is_host_writing = False  # what happens now is a register write of the host
        self._resets = 0
        self._handlers: dict[int, Handler] = {}
        self._owners: dict[int, str] = {}
        self._gates: list[tuple[str, Gate]] = []
        self.remapped: Callable[[int], Handler | None] = lambda dword: None  # whose address others set
        self.unnamed: dict[int, Handler] = {}  # registers that no header has; their blocks add them

    def attach(self, block: HardwareBlock) -> None:
        """Put a block behind its registers. Raises ValueError when one has an owner already."""
        for dword, handler in block.registers().items():
            if dword in self._owners:
                taken = f"{self.name(dword)} belongs to {self._owners[dword]}"
                raise ValueError(f"{block.name} cannot take it: {taken}")
            self._handlers[dword], self._owners[dword] = handler, block.name
        self.blocks[block.name] = block

    def gate(self, code: str, closed: Gate) -> None:
        """Refuse accesses with `code` while `closed(dword)` gives a reason (empty: open)."""
        self._gates.append((code, closed))

    def at(self, register: type[Register] | str) -> int:
        """Absolute dword address of a register, by name. Raises ValueError when this chip lacks it."""
        name = _name_of(register)
        if name not in self.table.by_name:
            raise ValueError(f"{name} is not in the register table of {self.arch}")
        return self.table.by_name[name]

    def has(self, name: str) -> bool:
        """Whether this chip has a register of that name."""
        return name in self.table.by_name

    def name(self, dword: int) -> str:
        return self.table.name(dword) if dword in self.table else f"{dword:#x}"

    def read(self, dword: int) -> int:
        """What the host reads at an absolute dword address. Raises SimFault."""
        self.timers.pass_time(ACCESS_NS)
        if self.before() or self.is_gone or self.is_resetting:
            return ALL_ONES
        if self._unlisted(dword) is None and not self._is_open(dword):
            return 0
        value = self._handler(dword).read() & ALL_ONES
        if self.watch is not None:
            self.watch("read", self.name(dword), value)
        return value

    def write(self, dword: int, value: int) -> None:
        """The host writes 32 bits at an absolute dword address. Raises SimFault."""
        self.timers.pass_time(ACCESS_NS)
        if self.before() or self.is_gone:
            return
        if self.is_resetting:
            self.refuse("E_DEV_IN_RESET", f"{self.name(dword)} written while the card resets", dword)
            return
        if self._unlisted(dword) is None:
            if not self._is_open(dword) or not self._is_writable(dword):
                return
            value = self._checked(dword, value)
        self.writes.append((self.name(dword), value))
        if self.watch is not None:
            self.watch("write", self.name(dword), value)
        self.is_host_writing = True
        try:
            self._handler(dword).write(value)
        finally:
            self.is_host_writing = False

    def engine_read(self, dword: int) -> int:
        """An engine on the card reads a register: no time passes, and the host's own rules do not apply."""
        known = self._unlisted(dword) is not None or self._is_open(dword)
        return self._handler(dword).read() & ALL_ONES if known else 0

    def engine_write(self, dword: int, value: int) -> None:
        """An engine on the card writes a register. Raises SimFault as `write`."""
        if self._unlisted(dword) is None:
            if not self._is_open(dword) or not self._is_writable(dword):
                return
            value = self._checked(dword, value)
        self._handler(dword).write(value)

    def peek(self, register: type[R]) -> R:
        """Another block's register as its fields, without time passing and without checks."""
        return register._wrap(self.word(register))

    def word(self, register: type[Register] | str) -> int:
        """The 32 bits of another block's register; as `peek`, for registers known by name only."""
        return self._own(self.at(register)).read()

    def fields(self, name: str) -> dict[str, int]:
        """The fields of a register that is known by name only."""
        return fields_of(self.table[self.at(name)], self.word(name))

    def set(self, dword: int, value: int) -> None:
        """Set a register from inside the card, where no host rule applies."""
        self._own(dword).write(value)

    def reset(self) -> None:
        """Every register and block back to power-on."""
        self._resets += 1
        self.writes.clear()
        for handler in self._handlers.values():
            if isinstance(handler, Stored):
                handler.value = handler.reset
            elif isinstance(handler, Banked):
                handler.values.clear()
        for block in self.blocks.values():
            block.reset()

    def later(self, least_ns: int, act: Callable[[], None], most_ns: int = 0) -> None:
        """As `Timers.later`, but a reset of the card forgets it."""
        before = self._resets

        def run() -> None:
            if before == self._resets:
                act()

        self.timers.later(least_ns, run, most_ns)

    def refuse(self, code: str, detail: str, dword: int | None = None, **where: object) -> None:
        """Raise the fault, or note it as a warning where `allow` has its code."""
        place = {} if dword is None else {"reg": self.name(dword)}
        fault = self.fault(code, detail, None, **{**place, **where})
        if code not in self.allow:
            raise fault
        self.warnings.append(fault)

    def note(self, code: str, detail: str, **where: object) -> None:
        """Remember what hardware lets pass: the first of its code, engine and register, in `warnings`."""
        key = (code, where.get("engine"), where.get("reg"))
        if key not in self._noted:
            self._noted.add(key)
            self.warnings.append(self.fault(code, detail, None, **where))

    def fault(
        self, code: str, detail: str, register: type[Register] | str | None = None, **where: object
    ) -> SimFault:
        """A SimFault that knows the card, the register and (in where["writes"]) the last register writes."""
        place: dict[str, object] = {"arch": self.arch, "engine": "HOST"}
        if register is not None:
            place["reg"] = _name_of(register)
        found = SimFault(code, detail, {**place, **where})
        found.where["writes"] = tuple(self.writes)
        return found

    def _unlisted(self, dword: int) -> Handler | None:
        """What answers at an address that the table of registers does not have."""
        return self.unnamed.get(dword) or self.remapped(dword)

    def _handler(self, dword: int) -> Handler:
        return self._unlisted(dword) or self._own(dword)

    def _own(self, dword: int) -> Handler:
        """The handler of a register in the table."""
        handler = self._handlers.get(dword)
        if handler is None:
            handler = self._handlers[dword] = Stored()
        return handler

    def _is_open(self, dword: int) -> bool:
        if dword not in self.table:
            near = self.table.nearest(dword)
            detail = f"no register at dword {dword:#x} (byte {dword * 4:#x}); the nearest is {near}"
            self.refuse("E_UNKNOWN_REG", detail, dword)
            return False
        for code, closed in self._gates:
            if reason := closed(dword):
                self.refuse(code, f"{self.name(dword)} accessed while {reason}", dword)
                return False
        return True

    def _is_writable(self, dword: int) -> bool:
        handler = self._handlers.get(dword)
        is_status = isinstance(handler, ReadOnly) or self.name(dword) in READ_ONLY
        if not is_status:
            return True
        self.refuse("E_RO_WRITE", f"{self.name(dword)} is read-only: the write changes nothing", dword)
        return False

    def _checked(self, dword: int, value: int) -> int:
        """`value` as the register keeps it. Bits without a field are refused."""
        register = self.table[dword]
        try:
            register.check(value & ~UNNAMED.get(register.__name__, 0))
        except DecodeError as error:
            self.refuse("E_FIELD_RANGE", f"{value:#x} written to {register.__name__}: {error}", dword)
            value &= sum(field.span for field in register.fields.values())
        return value


def _name_of(register: type[Register] | str) -> str:
    return register if isinstance(register, str) else register.__name__
