"""A whole simulated card at PCI level: the board, its firmware, its hubs, and the engines behind queue slots.

Puts the blocks together and carries events between them; each rule lives in its block. What an engine does
with its packets is shared with the KFD-level card in `drivers.sim.amd.card`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from autogen.amd.ih import Client, GfxSource
from drivers.amd.isa.generation import generation
from drivers.core.errors import SimFault
from drivers.sim.accident import VANISH
from drivers.sim.allocations import AllocationMap
from drivers.sim.amd.between import Between
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.engine_card import Launcher
from drivers.sim.amd.pci import l2
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.bus import HardwareBlock
from drivers.sim.amd.pci.front import HUB_WAITS, Front
from drivers.sim.amd.pci.gfx import Gfx
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.nbio import CP, SDMA
from drivers.sim.amd.pci.psp import Psp
from drivers.sim.amd.pci.rlc import Rlc
from drivers.sim.amd.pci.sdma import ENGINES, Sdma, doorbell_sink
from drivers.sim.amd.pci.smu import Smu
from drivers.sim.amd.pci.units import Units
from drivers.sim.amd.ring import RingEngine
from drivers.sim.amd.sdma import SdmaEngine
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.contrary import contrary
from drivers.sim.memory import Access, AddressSpace, Fences
from drivers.sim.scheduler import Scheduler

# Clients of the GC hub, as its fault status names them. Source: Linux gfxhub_v3_0.c, gfxhub_client_ids.
CPC, TCP, SQC_CODE, SQC_DATA, SDMA0 = 5, 8, 9, 10, 13
# What interrupts at a fault, and which bit lets it: of the queue's pipe, or of the VMID's context.
# Linux gfx_v11_0.c set_bad_op_fault_state, set_priv_reg_fault_state; amdgpu_gmc.c set_vm_fault_masks.
PACKET_FAULTS = {
    "E_PM4_OPCODE": (GfxSource.CP_BAD_OPCODE_ERROR, "opcode_error_int_enable"),
    "E_PM4_RESERVED": (GfxSource.CP_PM4_PKT_RSVD_BIT_ERROR, "reserved_bit_error_int_enable"),
    "E_PM4_PRIVREG": (GfxSource.CP_PRIV_REG_FAULT, "priv_reg_int_enable"),
}
MEMORY_FAULTS = {"E_VM_FAULT": "valid", "E_VM_RANGE": "range"}  # E_VM_PERM: by the access
RIGHTS = {"read": "read", "execute": "execute"}  # any other access writes


class PciCard(SimulatedCard):
    """One card. `board` is what a PCI function shows; queues come and go by register writes alone."""

    def __init__(
        self,
        board: Board,
        scheduler: Scheduler,
        mode: str = "fast",
        launcher: Launcher | None = None,
        budget: int | None = None,
        between: Between | None = None,
    ) -> None:
        map_of_all, vram = AllocationMap(), board.vram
        super().__init__(
            board.chip, board.index, scheduler, map_of_all, mode, launcher, budget, vram, between
        )
        self.board = board
        self.hdp = board.hdp
        bus, memory = board.bus, board.memory
        number = generation(board.chip.arch).number
        self.mm = Hub(bus, "MM", number, memory)
        self.gc = Hub(bus, "GC", number, memory)
        self.mm.other, self.gc.other = self.gc, self.mm
        self.psp = Psp(bus, board.chip.name, memory, self.mm)
        self.smu = Smu(bus, board.chip, memory, self.mm)
        self.rlc = Rlc(bus)
        self.front = Front(bus)
        self.gfx = Gfx(bus, self.gc, self.rlc, self)
        self.copy_engines = [Sdma(bus, number, self.gc, self) for number in range(ENGINES)]
        self._connect()
        blocks: list[HardwareBlock] = [self.mm, self.gc, self.psp, self.smu, self.rlc, self.front]
        for block in (*blocks, Units(bus, board.chip), self.gfx, *self.copy_engines):
            bus.attach(block)
        self.worked_ns = 0  # what launches took so far
        self.clock: Callable[[], int] = lambda: 0  # in ns, where model time follows that of the host

    @property
    def fences(self) -> Fences:
        return self.gc.fences

    def spaces(self) -> Iterable[AddressSpace]:
        used = {queue.memory for queue in self.queues.values()}
        return [space for space in self.gc.spaces if space in used]

    def execute(self, launch: Launch, memory: AddressSpace) -> int:
        begin_ns = self.clock()
        time_ns = super().execute(launch, memory)
        self.worked_ns += max(time_ns, self.clock() - begin_ns)
        if self.ordering is not None:
            self._check_unflushed(launch, memory)
        return time_ns

    def forget_accesses(self) -> None:
        for space in self.gc.spaces:
            space.shadow = None

    def note(self, warning: SimFault) -> None:
        self.board.bus.warnings.append(warning)

    def user_register(self, dword: int) -> Callable[[int], None] | None:
        bus = self.board.bus
        return partial(bus.set, dword) if bus.name(dword).startswith("SCRATCH_REG") else None

    def interrupt(self, context: int, queue: RingEngine) -> None:
        """End of pipe, or a copy engine's TRAP."""
        if isinstance(queue, SdmaEngine):
            client, source, kind = Client.GFX, GfxSource.SDMA_TRAP, "SDMA_TRAP"
            is_let = self._lets(queue, f"{queue.kind}_CNTL", "trap_enable")
        else:
            client, source, kind = Client.GRBM_CP, GfxSource.CP_EOP_INTERRUPT, "CP_EOP"
            is_let = self._lets_pipe(queue, "time_stamp_int_enable")
        if not is_let or contrary() == "blocks":
            return
        vmid = self.gc.spaces.index(queue.memory)
        self.board.ih.interrupt(client, int(source), (context,), vmid=vmid, kind=kind)

    def queue_stopped(self, queue: RingEngine, fault: SimFault) -> None:
        """What the hardware does at a fault: status registers, and an interrupt if it can be delivered."""
        vmid = self.gc.spaces.index(queue.memory)
        self.gc.status.record(fault, vmid, _client(queue, fault))
        self._report(fault, queue, vmid)
        super().queue_stopped(queue, fault)

    def _connect(self) -> None:
        board = self.board
        self.psp.commands.on_smu = self.smu.start
        self.psp.commands.on_autoload = self.rlc.autoload
        self.smu.on_features = self.rlc.power
        self.gfx.on_start = lambda: self.front.started.add("MEC")
        if HUB_WAITS[board.chip.arch]:
            self.gc.why_deaf = (lambda: "") if contrary() == "hub-first" else self.front.why_deaf
        self.smu.on_gfxoff = self.rlc.allow_gfxoff
        self.smu.on_mode1 = board.power.mode1
        self.smu.is_busy = lambda: self.gfx.is_busy
        self.smu.worked_ns = lambda: self.worked_ns
        self.gfx.on_sdma_reset = lambda number, active: self.copy_engines[number].soft_reset(active)
        board.hdp.stored = self._stored
        board.hdp.looked = self._looked
        board.ih.translate = self._interrupt_memory
        board.dma.changed = self._host_memory_changed
        self.on_accident = self._leave
        board.nbio.sink(CP, self.gfx.ring_doorbell)
        board.nbio.sink(SDMA, doorbell_sink(self.copy_engines))

    def _host_memory_changed(self) -> None:
        """Bus addresses are looked up anew at the next use, whatever the TLBs hold. Rules R02, R15."""
        self.mm.make_stale()
        self.gc.make_stale()

    def peer_wrote(self, place: int, size: int) -> None:
        """What comes through BAR 0 goes through the host data path, whoever sends it. Rule B03."""
        self.board.hdp.peer_write(place - self.video.address, size)

    def _leave(self, kind: str) -> None:
        """The link goes down, or the firmware of all queues stands still."""
        self.board.faults.fired.append(kind)  # from now on the host waits for its own limits
        if kind == VANISH:
            self.board.power.unplug()

    def _interrupt_memory(self, address: int) -> tuple[int, int, int]:
        """Where an interrupt ring in VMID 0 lies. Source: Linux ih_v6_0.c, use_bus_addr 0: MC_SPACE 4."""
        found = self.mm.spaces[0].segment(address, Access.WRITE, {"engine": "IH"})
        return found.low, found.high, found.host

    def _stored(self, offset: int, size: int) -> None:
        """CPU writes reached video memory."""
        self.mm.stored(offset, size)
        self.gc.stored(offset, size)

    def _looked(self, offset: int, size: int) -> None:
        """The CPU reads video memory over BAR 0, which does not ask L2. Rules Q26 and M17."""
        if self.ordering is None:
            return
        host = self.board.vram.address + offset
        for space in self.spaces():
            found = l2.unwritten(space, self.ordering, host, size)
            if found is not None:
                part = f"video memory {offset:#x}..{offset + size:#x}"
                detail = f"the CPU reads {part} over BAR 0: {found.detail}"
                self.board.bus.refuse(found.code, detail, None, **found.where)

    def _check_unflushed(self, launch: Launch, memory: AddressSpace) -> None:
        """Waves read what the CPU wrote over BAR 0 and did not flush: they saw the old bytes. Rule M17."""
        base = self.board.vram.address
        for low, high in self.board.hdp.pending():
            found = l2.read_by_last(memory, base + low, high - low)
            if found is not None:
                host, va, who = found
                self.board.hdp.check(host - base, 4, {**launch.where, "va": va, "reader": who})

    def _report(self, fault: SimFault, queue: RingEngine, vmid: int) -> None:
        """The interrupt of a fault, if its bit lets it and it can be delivered."""
        try:
            if fault.code in PACKET_FAULTS:
                source, bit = PACKET_FAULTS[fault.code]
                if self._lets_pipe(queue, bit):
                    self.board.ih.interrupt(Client.GRBM_CP, int(source), (0,), vmid=vmid)
            elif fault.code in (*MEMORY_FAULTS, "E_VM_PERM"):
                self._report_memory(fault, queue, vmid)
        except SimFault as lost:
            self.board.bus.warnings.append(lost)

    def _report_memory(self, fault: SimFault, queue: RingEngine, vmid: int) -> None:
        kind = MEMORY_FAULTS.get(fault.code) or RIGHTS.get(str(fault.where.get("access")), "write")
        bit = f"{kind}_protection_fault_enable_interrupt"
        if not self._lets(queue, self.gc.vm(f"CONTEXT{vmid}_CNTL"), bit):
            return
        va = fault.where.get("va", 0)
        page = va >> 12 if isinstance(va, int) else 0
        data = (page & 0xFFFF_FFFF, page >> 32 & 0xF)
        self.board.ih.interrupt(Client.GFX, int(GfxSource.UTCL2_FAULT), data, vmid=vmid)

    def _lets_pipe(self, queue: RingEngine, bit: str) -> bool:
        """Whether the queue's pipe may interrupt for this reason."""
        return self._lets(queue, f"CP_ME1_PIPE{self.gfx.pipe_of(queue)}_INT_CNTL", bit)

    def _lets(self, queue: RingEngine, register: str, bit: str) -> bool:
        """Whether an interrupt's enable bit is set. Else a driver that waits for it does so for ever."""
        bus = self.board.bus
        if bus.fields(register)[bit]:
            return True
        detail = f"{queue.name} would interrupt, but {register}.{bit} is 0: no interrupt comes"
        bus.note("W_INT_OFF", detail, engine=queue.name, reg=register)
        return False


def _client(queue: RingEngine, fault: SimFault) -> int:
    """Who of the GC hub's clients made the access: waves fetch code and scalars through the SQC."""
    if isinstance(queue, SdmaEngine):
        return SDMA0 + int(queue.kind.removeprefix("SDMA"))
    if "wave" not in fault.where:
        return CPC
    if fault.where.get("access") == Access.EXECUTE.value:
        return SQC_CODE
    return SQC_DATA if str(fault.where.get("inst", "")).startswith("s_") else TCP
