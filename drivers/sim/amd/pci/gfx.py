"""Compute queue slots (`slot.py`) and the micro engine's control, by register, over `sim.amd.cp`'s engines.

GRBM_GFX_CNTL selects which copy of a banked register an access means. A slot that is made active becomes a
command processor; a slot that is dequeued loses it. Rules P16, Q01-Q03, Q11-Q14, R12.
Sources: Linux gfx_v11_0.c, gfx_v12_0.c (config_gfx_rs64). Inferred: what a soft reset keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from autogen.amd.gc_11_0_0 import (
    CP_HQD_DEQUEUE_REQUEST,
    CP_MEC_RS64_CNTL,
    GRBM_GFX_CNTL,
    GRBM_SOFT_RESET,
)
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.pci.bus import Banked, Bus, Handler, Port, ReadOnly, Stored, fields_of
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.mqd import Preload
from drivers.sim.amd.pci.rlc import Rlc
from drivers.sim.amd.pci.slot import HqdSlot
from drivers.sim.amd.ring import RingEngine
from drivers.sim.contrary import contrary

DRAIN, RESET_WAVES = 1, 2  # CP_HQD_DEQUEUE_REQUEST.dequeue_req
DEQUEUE_NS = 10_000  # guess
MEC_ME = 1
PIPES = {"gfx1100": 4, "gfx1201": 2}
SLOT_PREFIXES = ("CP_HQD_", "CP_MQD_")
VMID_PREFIXES = ("SH_MEM_", "SQ_SHADER_T")
PIPE_NAMES = ("CP_MEC_RS64_PRGRM_CNTR_START", "CP_MEC_RS64_PRGRM_CNTR_START_HI")
# CP_MEC_RS64_CNTL after the autoload. navi48: RX4Darwin's logs, pipes 0 and 1 in reset; navi31: a guess.
HALTED = {"gfx1100": 0x4000_0000, "gfx1201": 0x4003_0000}
LIVE = ("CP_HQD_ACTIVE", "CP_HQD_DEQUEUE_REQUEST", "CP_HQD_PQ_WPTR_LO", "CP_HQD_PQ_WPTR_HI")
COMPUTE_RESETS = ("soft_reset_cp", "soft_reset_gfx", "soft_reset_cpc", "soft_reset_cpf")
BUSY = 1 << 31  # GRBM_STATUS.gui_active, CP_CPC_STATUS.cpc_busy


class Gfx:
    """Banked registers, slots and pipes of one card. `on_sdma_reset(n)`: SDMA n is in soft reset."""

    name = "GFX"

    def __init__(self, bus: Bus, hub: Hub, rlc: Rlc, card: SimulatedCard) -> None:
        self.bus, self.hub, self.rlc, self.card = bus, hub, rlc, card
        self.pipes = PIPES[bus.arch]
        self.on_start: Callable[[], None] = lambda: None
        self.on_sdma_reset: Callable[[int, bool], None] = lambda engine, active: None
        self._control = Stored(HALTED[bus.arch])
        self._soft = Stored()
        self.slots: dict[tuple[int, int], HqdSlot] = {}
        self._banks: dict[str, Banked] = {}
        self._started: set[int] = set()
        # Dwords inside the run that an MQD is copied to, for which no header has a name.
        run = range(bus.at("CP_MQD_BASE_ADDR"), bus.at("CP_HQD_PQ_WPTR_HI") + 1)
        hole = Port(lambda: 0, lambda value: None)
        bus.unnamed |= {dword: hole for dword in run if dword not in bus.table}

    def reset(self) -> None:
        """Power-on: nothing runs."""
        for slot in self.slots.values():
            self._drop(slot)
        self.slots.clear()
        self._started.clear()
        self._control.value, self._soft.value = HALTED[self.bus.arch], 0

    def registers(self) -> Mapping[int, Handler]:
        found: dict[int, Handler] = {}
        for name, dword in self.bus.table.by_name.items():
            if name.startswith(SLOT_PREFIXES):
                found[dword] = self._slot_port(name)
            elif name.startswith(VMID_PREFIXES):
                found[dword] = self._banks[name] = Banked(lambda: self.selected.vmid)
            elif name in PIPE_NAMES:
                found[dword] = self._banks[name] = Banked(lambda: self.selected.pipeid)
        at = self.bus.at
        found[at(CP_MEC_RS64_CNTL)] = Port(self._control.read, self._set_control)
        found[at(GRBM_SOFT_RESET)] = Port(self._soft.read, self._soft_reset)
        found[at("CPC_INT_CNTL")] = Port(
            lambda: self.bus.word(self._pipe_interrupts),
            lambda value: self.bus.set(at(self._pipe_interrupts), value),
        )
        found[at("SPI_COMPUTE_QUEUE_RESET")] = Port(lambda: 0, self._reset_waves)
        found[at("GRBM_STATUS")] = found[at("CP_CPC_STATUS")] = ReadOnly(lambda: BUSY * self.is_busy)
        return found

    @property
    def selected(self) -> GRBM_GFX_CNTL:
        return self.bus.peek(GRBM_GFX_CNTL)

    @property
    def _pipe_interrupts(self) -> str:
        """What CPC_INT_CNTL means under a selection. Inferred: KFD enables interrupts so, amdgpu by pipe."""
        return f"CP_ME1_PIPE{min(self.selected.pipeid, self.pipes - 1)}_INT_CNTL"

    @property
    def is_busy(self) -> bool:
        return any(s.queue is not None and s.queue.rptr != s.queue.wptr for s in self.slots.values())

    def bank(self, name: str, number: int) -> int:
        """One copy of a register that is banked by VMID or pipe."""
        return self._banks[name].values.get(number, 0)

    def ring_doorbell(self, index_dw: int, value: int) -> bool:
        """A doorbell that was routed to the command processor. False when no active queue owns it."""
        low = self.bus.word("CP_MEC_DOORBELL_RANGE_LOWER")
        high = self.bus.word("CP_MEC_DOORBELL_RANGE_UPPER")
        if not low <= index_dw << 2 <= high | 3:
            found = f"doorbell dword {index_dw:#x} is outside {low >> 2:#x}..{high >> 2:#x}"
            self.bus.refuse("E_DB_DROPPED", f"{found}, CP_MEC_DOORBELL_RANGE_LOWER and _UPPER", None)
            return True
        slot = next((s for s in self.slots.values() if s.queue and s.doorbell == index_dw), None)
        if slot is None or slot.queue is None:
            return False
        if self.bus.word(GRBM_GFX_CNTL):
            detail = f"GRBM_GFX_CNTL still selects {self.selected} while work is started; write 0 after use"
            self.bus.refuse("E_GRBM_SELECT", detail, None)
        self.hub.invalidations.check_seen(slot.vmid, None)
        if not self.bus.faults.fires("gfx.mec.dead"):
            slot.queue.ring_doorbell(value)
        return True

    def pipe_of(self, queue: RingEngine) -> int:
        """The pipe of the MEC that a compute queue runs on."""
        return next((slot.pipe for slot in self.slots.values() if slot.queue is queue), 0)

    def _slot(self, chosen: GRBM_GFX_CNTL) -> HqdSlot:
        key = (chosen.pipeid, chosen.queueid)
        if key not in self.slots:
            self.slots[key] = HqdSlot(self.bus, *key)
        return self.slots[key]

    def _slot_port(self, name: str) -> Port:
        """A register of the slot that is selected."""

        def read() -> int:
            return self._read(self._slot(self.selected), name) if self.selected.meid == MEC_ME else 0

        def write(value: int) -> None:
            slot = self._writable(name)
            if slot is not None:
                self._write(slot, name, value)

        return Port(read, write)

    def _read(self, slot: HqdSlot, name: str) -> int:
        if name == "CP_HQD_ACTIVE":
            self._settle(slot)
            return int(slot.queue is not None)
        return slot.dequeue if name == "CP_HQD_DEQUEUE_REQUEST" else slot.read(name)

    def _write(self, slot: HqdSlot, name: str, value: int) -> None:
        if name == "CP_HQD_ACTIVE":
            self._write_active(slot, value)
        elif name == "CP_HQD_DEQUEUE_REQUEST":
            self._request_dequeue(slot, value)
        else:
            slot.keep(name, value)

    def _writable(self, name: str) -> HqdSlot | None:
        """The slot that a write means, when it may change. Rules R12, Q11, Q14."""
        chosen = self.selected
        if chosen.meid != MEC_ME or chosen.pipeid >= self.pipes:
            allowed = f"meid {MEC_ME}, pipeid below {self.pipes}"
            detail = f"{name} written while GRBM_GFX_CNTL selects {chosen}; a compute slot needs {allowed}"
            self.bus.refuse("E_GRBM_SELECT", detail, self.bus.at(name))
            return None
        slot = self._slot(chosen)
        self._settle(slot)
        if slot.queue is not None and name not in LIVE:
            code = "E_HQD_BUSY" if slot.dequeue else "E_HQD_LIVE_WRITE"
            first = "wait until CP_HQD_ACTIVE reads 0" if slot.dequeue else "dequeue it first"
            self.bus.refuse(
                code, f"{name} of {slot} written while the slot is active; {first}", self.bus.at(name)
            )
        return slot

    def _write_active(self, slot: HqdSlot, value: int) -> None:
        if value & 1 and slot.queue is None:
            self._activate(slot)
        elif not value & 1 and slot.queue is not None:
            detail = f"CP_HQD_ACTIVE of {slot} cleared under a running queue; use CP_HQD_DEQUEUE_REQUEST"
            self.bus.refuse("E_HQD_LIVE_WRITE", detail, self.bus.at("CP_HQD_ACTIVE"))

    def _activate(self, slot: HqdSlot) -> None:
        """Bind a queue. Rules Q03, Q08, Q10, Q12, Q13."""
        self._check_pipe(slot)
        config = slot.config()
        slot.vmid = slot.value("CP_HQD_VMID") & 0xF
        memory = self.hub.spaces[slot.vmid]
        slot.check_pointers(memory, config)
        for other in self.slots.values():
            if other.queue and slot.doorbell is not None and other.doorbell == slot.doorbell:
                detail = f"{slot} and {other} are both active with doorbell dword {slot.doorbell:#x}"
                self.bus.refuse("E_DB_ALIAS", detail, self.bus.at("CP_HQD_ACTIVE"))
        slot.dequeue, slot.are_waves_reset = 0, False
        slot.queue = self.card.add_compute_queue(config, memory, f"MEC {slot}")
        if slot.is_privileged:
            slot.queue.registers = self.bus
        slot.queue.restart(4 * slot.value("CP_HQD_PQ_RPTR"))
        slot.queue.preloaded = Preload(
            self.hub.spaces[0],
            slot.wide("CP_MQD_BASE_ADDR", "CP_MQD_BASE_ADDR_HI"),
            slot.value("CP_HQD_PERSISTENT_STATE"),
        )

    def _check_pipe(self, slot: HqdSlot) -> None:
        reason = self._pipe_off(slot.pipe)
        if contrary() == "other-pipe":
            return
        if reason:
            self.bus.refuse("E_MEC_OFF", f"{slot} made active, but {reason}", self.bus.at("CP_HQD_ACTIVE"))

    def _pipe_off(self, pipe: int) -> str:
        """Why a pipe executes nothing; empty when it does."""
        control = fields_of(CP_MEC_RS64_CNTL, self._control.value)
        if control["mec_halt"]:
            return "CP_MEC_RS64_CNTL.mec_halt is 1"
        if control[f"mec_pipe{pipe}_reset"]:
            return f"CP_MEC_RS64_CNTL.mec_pipe{pipe}_reset is 1"
        if not control[f"mec_pipe{pipe}_active"]:
            return f"CP_MEC_RS64_CNTL.mec_pipe{pipe}_active is 0"
        if pipe not in self._started:
            return f"pipe {pipe} never left reset with a CP_MEC_RS64_PRGRM_CNTR_START set"
        return ""

    def _request_dequeue(self, slot: HqdSlot, value: int) -> None:
        request = CP_HQD_DEQUEUE_REQUEST._wrap(value).dequeue_req
        if slot.queue is None or not request:
            slot.dequeue = 0
            return
        slot.dequeue = request
        slot.is_stuck = self.bus.faults.fires("gfx.dequeue.stuck")
        if request == RESET_WAVES:
            slot.are_waves_reset = True
        self.bus.timers.later(DEQUEUE_NS, lambda: self._settle(slot))

    def _reset_waves(self, value: int) -> None:
        """SPI_COMPUTE_QUEUE_RESET: the selected queue's waves are gone, so it can be drained."""
        chosen = self.selected
        if value & 1 and chosen.meid == MEC_ME and (chosen.pipeid, chosen.queueid) in self.slots:
            self._slot(chosen).are_waves_reset = True

    def _settle(self, slot: HqdSlot) -> None:
        """End a dequeue whose condition holds: between packets, or with the waves taken away."""
        queue = slot.queue
        if queue is None or not slot.dequeue or slot.is_stuck:
            return
        is_between = queue.fault is None and (queue.blocked is None or queue.blocked.is_idle)
        if is_between or slot.are_waves_reset:
            self._drop(slot)

    def _drop(self, slot: HqdSlot) -> None:
        queue, slot.queue, slot.dequeue = slot.queue, None, 0
        if queue is not None:
            slot.keep("CP_HQD_PQ_RPTR", queue.rptr // 4 & 0xFFFF_FFFF)
            self.card.remove_queue(queue)

    def _set_control(self, value: int) -> None:
        """CP_MEC_RS64_CNTL: pipes leave reset at their start address; a stopped pipe runs no queue."""
        old, new = fields_of(CP_MEC_RS64_CNTL, self._control.value), fields_of(CP_MEC_RS64_CNTL, value)
        self._control.value = value
        for pipe in range(self.pipes):
            reset = f"mec_pipe{pipe}_reset"
            if new[reset]:
                self._started.discard(pipe)
                for slot in self._on_pipe(pipe):
                    self._drop(slot)
            elif old[reset] and (self.bank(PIPE_NAMES[0], pipe) or self.bank(PIPE_NAMES[1], pipe)):
                self._started.add(pipe)
                self.on_start()
            for slot in self._on_pipe(pipe):
                if slot.queue is not None:
                    slot.queue.standstill = self._pipe_off(pipe)
                    slot.queue.suspended = bool(slot.queue.standstill)

    def _on_pipe(self, pipe: int) -> list[HqdSlot]:
        return [slot for slot in self.slots.values() if slot.pipe == pipe]

    def _soft_reset(self, value: int) -> None:
        fields = fields_of(GRBM_SOFT_RESET, value)
        self._soft.value = value
        if any(fields[name] for name in COMPUTE_RESETS):
            self._started.clear()
            for slot in self.slots.values():
                self._drop(slot)
                slot.values.clear()
        for engine, name in enumerate(("soft_reset_sdma0", "soft_reset_sdma1")):
            self.on_sdma_reset(engine, bool(fields[name]))
