"""The copy engines' control and queues, by register, over `drivers.sim.amd.sdma`'s engines. Both generations.

Every engine has queues 0 to 7; a queue runs once RB_ENABLE is set with all it needs in place. Rules S12-S14.
Sources: Linux sdma_v6_0.c and sdma_v7_0.c (gfx_resume_instance, ctx_switch_enable). Names of registers are
looked up per chip: offsets differ between generations even where names agree (R10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from drivers.core.errors import SimFault
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, Stored, fields_of
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.ring import RingConfig
from drivers.sim.amd.sdma import SdmaEngine
from drivers.sim.memory import Access

ENGINES, QUEUES = 2, 8
FIRST_ID = 0x100  # queue numbers that no compute queue has
IDLE = 1  # STATUS_REG.idle
UCODE_INIT_DONE = 1 << 27  # STATUS_REG of SDMA 7
CONTROLS = ("F32_CNTL", "MCU_CNTL")  # SDMA 6, SDMA 7
STOPS = ("halt", "th1_reset", "reset")  # fields of those that keep an engine from running
HALTED = 1
WATCHDOG_UNIT_NS = 100_000_000
POINTERS = ("RB_RPTR", "RB_RPTR_HI", "RB_WPTR", "RB_WPTR_HI")
FIXED_WHILE_ENABLED = ("RB_BASE", "RB_BASE_HI", "DOORBELL_OFFSET", "RB_RPTR_ADDR_LO", "RB_RPTR_ADDR_HI")


class SdmaQueue:
    """Registers of one queue. `engine`: what runs it while RB_ENABLE is 1."""

    def __init__(self, sdma: Sdma, number: int) -> None:
        self.sdma, self.number = sdma, number
        self.prefix = f"{sdma.name}_QUEUE{number}_"
        self.values: dict[str, int] = {}
        self.engine: SdmaEngine | None = None
        self.vmid = 0

    def registers(self) -> Mapping[int, Handler]:
        """Every register of the queue that the chip has."""
        table = self.sdma.bus.table.by_name
        names = [name for name in table if name.startswith(self.prefix)]
        return {table[name]: self._port(name.removeprefix(self.prefix)) for name in names}

    def stop(self) -> None:
        if self.engine is not None:
            self.values["RB_RPTR"] = self.engine.rptr & 0xFFFF_FFFF
            self.values["RB_RPTR_HI"] = self.engine.rptr >> 32
            self.sdma.card.remove_queue(self.engine)
            self.engine = None

    def reset(self) -> None:
        self.stop()
        self.values.clear()

    def field(self, register: str, field: str) -> int:
        """A field of one of the queue's registers, by the chip's own declaration."""
        bus = self.sdma.bus
        kind = bus.table[bus.at(self.prefix + register)]
        return fields_of(kind, self.values.get(register, 0))[field]

    @property
    def doorbell(self) -> int | None:
        """Dword index of the doorbell, None when it is off."""
        return self.field("DOORBELL_OFFSET", "offset_") if self.field("DOORBELL", "enable") else None

    def _wide(self, low: str, high: str) -> int:
        return self.values.get(low, 0) | self.values.get(high, 0) << 32

    def _port(self, name: str) -> Handler:
        write = self._control if name == "RB_CNTL" else partial(self._keep, name)
        return Port(partial(self._read, name), write)

    def _read(self, name: str) -> int:
        """A pointer register follows the engine while there is one: the doorbell moves RB_WPTR too."""
        if self.engine is None or name not in POINTERS:
            return self.values.get(name, 0)
        found = self.engine.rptr if "RPTR" in name else self.engine.wptr
        return found >> (32 if name.endswith("HI") else 0) & 0xFFFF_FFFF

    def _keep(self, name: str, value: int) -> None:
        if self.engine is not None and name in FIXED_WHILE_ENABLED and value != self.values.get(name, 0):
            detail = f"{self.prefix}{name} changed while RB_ENABLE is 1"
            self.sdma.bus.refuse("E_HQD_LIVE_WRITE", detail, self.sdma.bus.at(self.prefix + name))
        self.values[name] = value

    def _control(self, value: int) -> None:
        self.values["RB_CNTL"] = value
        is_enabled = bool(self.field("RB_CNTL", "rb_enable"))
        if is_enabled and self.engine is None:
            self._start()
        elif not is_enabled:
            self.stop()

    def _start(self) -> None:
        """Rules S12, S13."""
        base = self._wide("RB_BASE", "RB_BASE_HI") << 8
        size = self.field("RB_CNTL", "rb_size")
        reason = self.sdma.stopped
        if not base:
            reason = f"{self.prefix}RB_BASE is 0"
        elif not 5 <= size <= 30:
            reason = f"RB_CNTL.rb_size is {size}: log2 of the ring's dwords"
        elif self.field("MINOR_PTR_UPDATE", "enable"):
            reason = "MINOR_PTR_UPDATE is still 1, so the pointers are not taken over"
        if reason:
            detail = f"RB_ENABLE of queue {self.number} set, but {reason}"
            raise self.sdma.bus.fault("E_SDMA_OFF", detail, engine=self.sdma.name)
        self.vmid = self.field("RB_CNTL", "rb_vmid")
        number = FIRST_ID + self.sdma.number * QUEUES + self.number
        wptr = self._wide("RB_WPTR_POLL_ADDR_LO", "RB_WPTR_POLL_ADDR_HI")
        rptr = self._wide("RB_RPTR_ADDR_LO", "RB_RPTR_ADDR_HI")
        config = RingConfig(number, base, 4 << size, wptr, rptr, 0, 0, unit=1)
        self._check_pointers(config)
        memory, name = self.sdma.hub.spaces[self.vmid], f"{self.sdma.name} queue {self.number}"
        self.engine = self.sdma.card.add_sdma_queue(config, memory, self.sdma.number, name)
        if self.field("RB_CNTL", "rb_priv"):
            self.engine.registers = self.sdma.bus
        self.engine.hang_limit_ns = self.sdma.hang_limit_ns
        self.engine.restart(self._wide("RB_RPTR", "RB_RPTR_HI"))
        self.engine.suspended = self.sdma.bus.faults.fires("sdma.halted")
        self.engine.standstill = f"{self.sdma.name} does not leave its halt"

    def _check_pointers(self, config: RingConfig) -> None:
        pointers = (
            ("RB_RPTR_ADDR", config.rptr_va, Access.WRITE),
            ("RB_WPTR_POLL_ADDR", config.wptr_va, Access.READ),
            ("RB_BASE", config.ring_va, Access.READ),
        )
        for name, va, access in pointers:
            try:
                self.sdma.hub.spaces[self.vmid].segment(va, access, {"engine": self.sdma.name})
            except SimFault as fault:
                detail = f"{self.prefix}{name} is {va:#x} in VMID {self.vmid}: {fault.detail}"
                raise self.sdma.bus.fault("E_SDMA_RPTR", detail, None, cause=fault.code, va=va) from fault


class Sdma:
    """One copy engine."""

    def __init__(self, bus: Bus, number: int, hub: Hub, card: SimulatedCard) -> None:
        self.bus, self.number, self.hub, self.card = bus, number, hub, card
        self.name = f"SDMA{number}"
        self.in_soft_reset = False
        names = [f"{self.name}_{name}" for name in CONTROLS]
        self._control_name = next(name for name in names if bus.has(name))
        self._control = Stored(HALTED)
        self._done = UCODE_INIT_DONE if self._control_name.endswith("MCU_CNTL") else 0
        self.queues = [SdmaQueue(self, number) for number in range(QUEUES)]

    def reset(self) -> None:
        self.in_soft_reset = False
        self._control.value = HALTED
        for queue in self.queues:
            queue.reset()

    def registers(self) -> Mapping[int, Handler]:
        found: dict[int, Handler] = {}
        for queue in self.queues:
            found |= queue.registers()
        found[self.bus.at(self._control_name)] = Port(self._control.read, self._set_control)
        found[self.bus.at(f"{self.name}_STATUS_REG")] = ReadOnly(self._status)
        return found

    @property
    def stopped(self) -> str:
        """Why the engine executes nothing; empty when it does."""
        if self.in_soft_reset:
            return f"GRBM_SOFT_RESET holds {self.name} in reset"
        fields = fields_of(self.bus.table[self.bus.at(self._control_name)], self._control.value)
        held = [name for name in STOPS if fields.get(name)]
        return f"{self._control_name}.{held[0]} is 1" if held else ""

    def hang_limit_ns(self) -> int:
        """What the watchdog allows a queue. Units of 100 ms: Linux sdma_v6_0.c."""
        return self.bus.fields(f"{self.name}_WATCHDOG_CNTL")["queue_hang_count"] * WATCHDOG_UNIT_NS

    def soft_reset(self, active: bool) -> None:
        """GRBM_SOFT_RESET's bit of this engine."""
        if active and not self.in_soft_reset:
            self.reset()
        self.in_soft_reset = active

    def ring_doorbell(self, index_dw: int, value: int) -> bool:
        """A doorbell of the copy engines. False when none of this engine's queues owns it. Rule S14."""
        queue = next((q for q in self.queues if q.engine and q.doorbell == index_dw), None)
        if queue is None or queue.engine is None:
            return self._refuses_further(index_dw)
        self.hub.invalidations.check_seen(queue.vmid, None)
        if not self.bus.faults.fires("sdma.dead"):
            queue.engine.ring_doorbell(value)
        return True

    def _refuses_further(self, index_dw: int) -> bool:
        """Whether the doorbell is that of a queue above 0 that was described and never enabled."""
        queue = next((q for q in self.queues[1:] if q.doorbell == index_dw), None)
        if queue is None:
            return False
        detail = f"doorbell of queue {queue.number}, whose RB_ENABLE is 0: describe and enable it first"
        self.bus.refuse("E_SDMA_QUEUE", detail, None, engine=self.name, queue=queue.number)
        return True

    def _set_control(self, value: int) -> None:
        self._control.value = value
        for queue in self.queues:
            if queue.engine is not None:
                queue.engine.standstill = self.stopped
                queue.engine.suspended = bool(queue.engine.standstill)

    def _status(self) -> int:
        busy = any(q.engine is not None and q.engine.rptr != q.engine.wptr for q in self.queues)
        return (0 if busy else IDLE) | self._done


def doorbell_sink(engines: list[Sdma]) -> Callable[[int, int], bool]:
    """The doorbells of all copy engines as one sink."""
    return lambda index_dw, value: any(engine.ring_doorbell(index_dw, value) for engine in engines)
