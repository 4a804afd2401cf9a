"""Compute classes, Ampere to Blackwell: their methods, and launches by QMD.

Launches end at the next drain, those that do not wait for each other in seeded order. Sources: clcbc0.h and
its kin; that the last dword of an inline QMD starts the launch is believed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod

from autogen.nv import compute as words
from drivers.core.errors import SimFault
from drivers.sim.nv import semaphore
from drivers.sim.nv.port import ClassObject
from drivers.sim.nv.qmd import BadQmd, Qmd, Windows, qmd_bytes
from drivers.sim.nv.sm.launch import FaultKind, SmFault

QMD_ALIGN = 256
CODE_BYTES = 2048  # of a kernel's beginning that are looked at in the instruction cache
ACTIONS = words.SendSignalingPcas2BPcasAction
SCHEDULES = (
    ACTIONS.SCHEDULE, ACTIONS.INVALIDATE_COPY_SCHEDULE, ACTIONS.PREFETCH_SCHEDULE,
    ACTIONS.INVALIDATE_PREFETCH_COPY_SCHEDULE,
)  # fmt: skip
INVALIDATES = (
    ACTIONS.INVALIDATE,
    ACTIONS.INVALIDATE_COPY_SCHEDULE,
    ACTIONS.INVALIDATE_PREFETCH_COPY_SCHEDULE,
)
IDLE = (ACTIONS.NOP, ACTIONS.INVALIDATE, ACTIONS.PREFETCH)
REPORT = "SET_REPORT_SEMAPHORE_"
UNMODELLED = (
    "LAUNCH_DMA", "LOAD_INLINE_DATA", "CALL_MME", "MME_", "LOAD_MME", "SEND_PCAS_B", "SEND_GO_IDLE",
    "PERFMON", "SET_NOTIFY", "NOTIFY", "REPORT_SEMAPHORE_EXECUTE", "SET_RENDER_ENABLE", "SET_TRAP_HANDLER",
    "SET_GLOBAL_RENDER_ENABLE", "SET_QMD_VIRTUALIZATION",
)  # fmt: skip


@dataclass(frozen=True)
class StartedLaunch:
    """A launch that was started. va: of its QMD."""

    va: int
    qmd: Qmd
    windows: Windows


class ComputeObject(ClassObject[StartedLaunch]):
    """One object of a compute class."""

    words, unmodelled = words, UNMODELLED

    def check_channel(self) -> None:
        if not self.port.is_registered:
            detail = (
                "compute on a channel that UVM does not know: its context is not mapped; UVM_REGISTER_CHANNEL"
            )
            raise self.port.fail("E_NV_CONTEXT", detail)

    def act(self, name: str, address: int, value: int) -> None:
        if name.startswith("LOAD_INLINE_QMD_DATA"):
            self._inline((address - words.LoadInlineQmdData.address) // 4, value)
        run = ACTS.get(name)
        if run is not None:
            run(self, value)

    def drain(self) -> None:
        """Every launch runs to its end; what a QMD schedules when it ends, after it."""
        while self.pending:
            for work in self.turn():
                self._run(work)

    def windows(self) -> Windows:
        """What launches find set."""
        per_tpc = "SET_SHADER_LOCAL_MEMORY_NON_THROTTLED"
        return Windows(
            shared=self.pair("SET_SHADER_SHARED_MEMORY_WINDOW_A", "SET_SHADER_SHARED_MEMORY_WINDOW_B"),
            local=self.pair("SET_SHADER_LOCAL_MEMORY_WINDOW_A", "SET_SHADER_LOCAL_MEMORY_WINDOW_B"),
            local_base=self.pair("SET_SHADER_LOCAL_MEMORY_A", "SET_SHADER_LOCAL_MEMORY_B"),
            local_bytes_per_tpc=self.pair(f"{per_tpc}_A", f"{per_tpc}_B"),
        )

    def schedule(self, va: int) -> None:
        """Start the launch whose QMD lies at `va`. Raises SimFault."""
        try:
            data = self.port.memory.read(va, qmd_bytes(self.port.card.chip), self.port.place_now())
            qmd, windows = Qmd(data, self.port.card.chip), self.windows()
            qmd.check(windows)
        except BadQmd as error:
            raise self.port.fail(error.code, f"the QMD at {va:#x}: {error}", va=va) from error
        self._check_releases(qmd, va)
        self.pending.append(StartedLaunch(va, qmd, windows))

    def _check_releases(self, qmd: Qmd, va: int) -> None:
        if not qmd.membar and any(not each.membar for each in qmd.releases()):
            detail = f"the QMD at {va:#x} releases a semaphore before its stores can be seen: CWD_MEMBAR_TYPE"
            raise self.port.fail("E_NO_MEMBAR", detail, va=va)

    def _run(self, work: StartedLaunch) -> None:
        port, qmd = self.port, work.qmd
        where = {**port.place_now(), "va": work.va}
        self._check_caches(qmd, where)
        launch = replace(qmd.launch(work.windows), is_together=self._is_together(qmd, where))
        try:
            port.time_ns += port.card.execute(launch, port.memory)
        except SmFault as fault:
            fault.where.setdefault("arch", port.card.chip.arch)
            if fault.kind is FaultKind.MMU_FAULT:
                raise _of_mmu(fault) from fault
            raise
        for each in qmd.releases():
            kind = {"timestamp": each.timestamp, "signed": each.signed}
            semaphore.release(port, each.va, each.payload, each.width, operation=each.reduction, **kind)
        for va in qmd.dependents():
            self.schedule(va)

    def _is_together(self, qmd: Qmd, where: dict[str, object]) -> bool:
        """Whether constant bank 0 has a workspace, by which blocks wait for each other: all must fit."""
        va, size = qmd.banks().get(0, (0, 0))
        offsets = self.port.card.chip.workspace
        if size < max(offsets) + 4 or not any(
            any(self.port.memory.read(va + at, 4, where)) for at in offsets
        ):
            return False
        blocks, room = prod(qmd.grid), qmd.resident()
        if blocks > room:
            detail = f"{blocks} blocks that wait for each other, of which the card holds {room} at once"
            raise SimFault("E_SM_DEADLOCK", detail, where)
        return True

    def _check_caches(self, qmd: Qmd, where: dict[str, object]) -> None:
        """Invalidate what the QMD says, then hold against the caches what the launch reads."""
        port, caches = self.port, self.port.card.caches
        caches.invalidate(
            constant=bool(qmd.get("invalidate_shader_constant_cache")),
            instruction=bool(qmd.get("invalidate_instruction_cache")),
            data=bool(qmd.get("invalidate_shader_data_cache")),
        )
        banks = qmd.banks()
        for number in banks.keys() & qmd.invalidated_banks():
            caches.constants.forget(port.memory, *banks[number])
        caches.check_data(where)
        for number, (va, size) in banks.items():
            mapped = port.memory.glance(va, size)
            caches.check_constants(port.memory, number, va, mapped, where)
        entry = qmd.get("program_address")
        caches.check_code(port.memory, entry, port.memory.glance(entry, CODE_BYTES), where)

    def _inline(self, index: int, value: int) -> None:
        """A dword of a QMD in the pushbuffer; the last one starts the launch."""
        first = words.SetInlineQmdAddressA._wrap(self.values["SET_INLINE_QMD_ADDRESS_A"])
        low = self.values["SET_INLINE_QMD_ADDRESS_B"]
        va = (first.qmd_address_shifted8_upper << 32 | low) << 8
        count = 96 if first.inline_size is words.SetInlineQmdAddressAInlineSize.INLINE_384 else 64
        if index >= count:
            raise self.port.fail("E_NV_METHOD", f"dword {index} of an inline QMD of {count}")
        self.port.memory.write(va + 4 * index, value.to_bytes(4, "little"), self.port.place_now())
        if index == count - 1:
            self.schedule(va)

    def _send(self, value: int) -> None:
        action = words.SendSignalingPcas2B._wrap(value).pcas_action
        va = self.values["SEND_PCAS_A"] * QMD_ALIGN
        if action in INVALIDATES and any(work.va == va for work in self.pending):
            detail = f"SKEDCHECK22_INVALIDATE_ACTIVE_QMD: the QMD at {va:#x} is running"
            raise self.port.fail("E_NV_SKEDCHECK", detail, va=va)
        if action in SCHEDULES:
            self.schedule(va)
        elif action not in IDLE:
            raise self.port.fail("E_NOT_MODELLED", f"PCAS action {action.name} is not modelled")

    def _send_old(self, value: int) -> None:
        if words.SendSignalingPcasB._wrap(value).schedule:
            self.schedule(self.values["SEND_PCAS_A"] * QMD_ALIGN)

    def _invalidate(self, value: int) -> None:
        found = words.InvalidateShaderCachesNoWfi._wrap(value)
        self.port.card.caches.invalidate(
            constant=bool(found.constant), instruction=bool(found.instruction), data=bool(found.global_data)
        )

    def _invalidate_and_wait(self, value: int) -> None:
        self.drain()
        self._invalidate(value)

    def _report(self, value: int) -> None:
        """SET_REPORT_SEMAPHORE_D: a release after all that was started."""
        word = words.SetReportSemaphoreD._wrap(value)
        if word.operation is not words.SetReportSemaphoreDOperation.RELEASE or word.conditional_trap:
            raise self.port.fail(
                "E_NOT_MODELLED", f"report semaphore operation {word.operation.name} is not modelled"
            )
        if word.flush_disable and self.pending:
            raise self.port.fail(
                "E_NO_MEMBAR", "FLUSH_DISABLE: a semaphore before the stores of launches can be seen"
            )
        self.drain()
        va = self.pair(f"{REPORT}A", f"{REPORT}B")
        four = word.structure_size is words.SetReportSemaphoreDStructureSize.FOUR_WORDS
        signed = word.reduction_format is words.SetReportSemaphoreDReductionFormat.SIGNED_32
        operation = word.reduction_op.name if word.reduction_enable else ""
        payload = self.values[f"{REPORT}C"]
        semaphore.release(self.port, va, payload, 4, timestamp=four, operation=operation, signed=signed)


def _of_mmu(fault: SmFault) -> SimFault:
    """A kernel's MMU fault with the code that it has for every engine (N21)."""
    code, access, at = "E_VM_FAULT", "", fault.__context__
    while at is not None:
        if isinstance(at, SimFault):
            code, access = at.code, str(at.where.get("access", ""))
        at = at.__cause__ or at.__context__
    return SimFault(code, fault.detail, fault.where | ({"access": access} if access else {}))


ACTS: dict[str, Callable[[ComputeObject, int], None]] = {
    "WAIT_FOR_IDLE": lambda made, value: made.drain(),
    "SEND_SIGNALING_PCAS_B": ComputeObject._send_old,
    "SEND_SIGNALING_PCAS2_B": ComputeObject._send,
    "INVALIDATE_SHADER_CACHES": ComputeObject._invalidate_and_wait,
    "INVALIDATE_SHADER_CACHES_NO_WFI": ComputeObject._invalidate,
    f"{REPORT}D": ComputeObject._report,
}
