"""What the engines of a simulated card stand on: its memory, page tables and caches, and how launches run.

Engines know a card as this and no more; who puts queues on it is `card.py`, behind a kernel driver, and
`pci/card.py`, over PCI. Knows no engine, and nothing of files, ioctls or processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from drivers.amd.isa.times import times
from drivers.core.errors import SimFault
from drivers.core.links import link_of
from drivers.sim.accident import HANG, Accident
from drivers.sim.allocations import AllocationMap
from drivers.sim.amd.between import Between
from drivers.sim.amd.cache import Caches
from drivers.sim.amd.commands import Command, Planned
from drivers.sim.amd.open_path import OpenPath
from drivers.sim.amd.wave.code.pace import PaceFacts
from drivers.sim.amd.wave.counters import Findings
from drivers.sim.amd.wave.launch import Counters, Launch
from drivers.sim.chips import AmdChip
from drivers.sim.contrary import LAUNCH_NS, contrary, exchange
from drivers.sim.heap import LEAF_BYTES, RangeHeap
from drivers.sim.links import HOST
from drivers.sim.mappings import Mappings
from drivers.sim.memory import AddressSpace, Backing, Fences
from drivers.sim.scheduler import Scheduler
from hcq import trace

COPY_BYTES_PER_NS = 25  # of a copy within video memory; a guess
FIRMWARE_BYTES = 16 * LEAF_BYTES  # of VRAM, kept by the kernel driver for firmware and its own buffers; guess
Launcher = Callable[[Launch, AddressSpace, str, int | None], Counters]


class RegisterSpace(Protocol):
    """Registers of the card by absolute dword, for the packets of privileged queues."""

    def engine_read(self, dword: int) -> int: ...

    def engine_write(self, dword: int, value: int) -> None: ...


class EngineCard:
    """A card of one process. `timelines`: addresses that waits compare with >=, which may only grow.

    `memory`: video memory that exists already. `budget`: instructions of a wave, after which it counts as
    endless; None: what `wave.patience` allows.

    accident: what is to happen to it. `on_accident(kind)`: it has.
    `on_interrupt(context)` and `on_fault(queue, fault)` are the kernel driver's interrupt handlers.
    """

    def __init__(
        self,
        chip: AmdChip,
        index: int,
        scheduler: Scheduler,
        allocations: AllocationMap,
        mode: str = "fast",
        launcher: Launcher | None = None,
        budget: int | None = None,
        memory: Backing | None = None,
        between: Between | None = None,
    ) -> None:
        self.chip, self.index, self.scheduler = chip, index, scheduler
        self.mode, self.budget = mode, budget
        self.between = between or Between(index + 1, mode, link_of(chip.arch))
        self.between.cards.append(self)
        self.ordering = self.between.ordering
        self.vram = RangeHeap(f"{chip.name}-{index}-vram", chip.vram_bytes, FIRMWARE_BYTES, memory)
        self.tables = Mappings(allocations)
        self.memory = AddressSpace(self.tables)
        self.caches = Caches()
        self.queues: dict[int, Any] = {}
        self.pm4_memo: dict[bytes, Command[Any]] = {}
        self.pm4_plans: dict[bytes, list[Planned]] = {}
        self.sdma_memo: dict[bytes, Command[Any]] = {}
        self.verified: dict[Any, Any] = {}
        self.timelines: set[int] = set()
        self.hdp: OpenPath | None = None
        self.on_doorbell: Callable[[Any], None] | None = None  # told of them in strict runs
        self.warnings: list[SimFault] = []
        self.on_interrupt: Callable[[int], None] = lambda context: None
        self.on_fault: Callable[[Any, SimFault], None] = lambda queue, fault: None
        self.findings = Findings()
        self.has_launched = False
        self.is_peer = True  # whether other cards may reach its memory
        self.accident: Accident | None = None
        self.standstill = ""  # why no engine moves, as a phrase
        self.on_accident: Callable[[str], None] = lambda kind: None
        self._launcher = launcher

    def worked(self, steps: int) -> None:
        """An engine made so many steps."""
        if self.accident is not None and self.accident.passes(steps):
            self.stop(self.accident.kind)

    def stop(self, kind: str) -> None:
        """An accident happens: no engine moves from now on."""
        self.standstill = "hangs" if kind == HANG else "has left the bus"
        self.on_accident(kind)

    def remove_queue(self, queue: Any) -> None:
        """Take a queue off the hardware; what its ring still holds is never run."""
        del self.queues[queue.config.queue_id]
        self.caches.forget(queue)
        self.scheduler.remove(queue)
        if queue.order is not None:
            queue.order.end()
        if not self.queues:  # what comes after this comes after all there was
            self.forget_accesses()

    def forget_accesses(self) -> None:
        """Strict runs begin anew: nothing that was touched before can be in anybody's way."""
        self.memory.shadow = None

    def forget(self, low: int, high: int) -> None:
        """The addresses [low, high) mean nothing to this card any more: no timeline lies there."""
        self.fences.clear(low, high)
        self.timelines = {va for va in self.timelines if not low <= va < high}

    @property
    def video(self) -> Backing:
        """Its memory."""
        return self.vram.backing

    def peer_wrote(self, place: int, size: int) -> None:
        """Another card wrote this one's memory, through BAR 0. Behind a kernel driver it is there at once."""

    def all_spaces(self) -> Iterable[AddressSpace]:
        """Those of the machine's other cards too."""
        return [space for card in self.between.cards for space in card.spaces()]

    @property
    def fences(self) -> Fences:
        """What lies in front of buffers, in the address spaces of processes."""
        return self.memory.fences

    def spaces(self) -> Iterable[AddressSpace]:
        """All address spaces that queues have."""
        return (self.memory,)

    def execute(self, launch: Launch, memory: AddressSpace) -> int:
        """Run a launch to its end. Returns its model time in ns. Raises SimFault."""
        begin_us = trace.now_us() if trace.recorder is not None else 0.0
        if contrary():
            exchange(self.chip.arch, 32 if launch.wave32 else 64, launch.entry_va, memory)
            self.caches.acquire(frozenset(), code=True)  # it is no driver's doing
        try:
            counters = self._run(launch, memory)
        except SimFault as fault:
            raise self.between.explained(fault, memory) from None
        self.findings.add(counters)
        time_ns = self.modelled_ns(launch, counters) + LAUNCH_NS.get(contrary(), 0)
        if trace.recorder is not None:
            self._trace_launch(launch, counters, time_ns, begin_us)
        return time_ns

    def modelled_ns(self, launch: Launch, counters: Counters) -> int:
        """What the launch takes by the model of time (`wave.code.pace`), its packets included."""
        chip = self.chip
        cycles = times(chip.arch).packets[self.has_launched]
        if counters.program is not None and counters.waves:
            machine = PaceFacts(
                chip.shader_engines, chip.simd_count, self.has_launched, launch.prefetch_bytes
            )
            cycles += counters.program.pace.cycles(counters.blocks, counters.waves, machine)
        self.has_launched = True
        return cycles * 1000 // chip.max_engine_mhz

    def carry(self, at_ns: int, source: int | None, target: int, size: int) -> int:
        """When a copy that begins at `at_ns` ends, by the model of links. source, target: places in memory;
        None for what this card makes itself.
        """
        owners = self.index if source is None else self.between.owner(source), self.between.owner(target)
        if owners == (self.index, self.index):
            return at_ns + size // COPY_BYTES_PER_NS
        is_read = owners[0] not in (HOST, self.index)
        links = self.between.links
        return links.carry(at_ns, *owners, size) + is_read * links.read_ns

    def trace_copy(self, engine: str, target: int, size: int, begin_us: float, model_ns: int) -> None:
        """Record a copy that began at `begin_us` of the trace's clock, if recording, and takes `model_ns`."""
        ends = [("copy", target)]
        args = {"bytes": size, "target_va": hex(target), "copy_model_ns": model_ns}
        trace.span((self.track, engine), "copy", begin_us, trace.now_us(), args, ends=ends)

    def note(self, warning: SimFault) -> None:
        """Something that may be meant, and often is not."""
        self.warnings.append(warning)

    def user_register(self, dword: int) -> Callable[[int], None] | None:
        """What stores into a register that any queue may set; None where this model has none there."""
        return None

    @property
    def track(self) -> str:
        return f"sim:{self.chip.name}:{self.index}"

    def interrupt(self, context: int, queue: Any) -> None:
        """A packet of `queue` asks for the host's attention."""
        self.on_interrupt(context)

    def queue_stopped(self, queue: Any, fault: SimFault) -> None:
        self.on_fault(queue, fault)

    def close(self) -> None:
        for queue in list(self.queues.values()):
            self.remove_queue(queue)
        self.vram.backing.close()

    def _run(self, launch: Launch, memory: AddressSpace) -> Counters:
        if self._launcher is None:
            from drivers.sim.amd.wave import launch as waves

            self._launcher = waves.run
        return self._launcher(launch, memory, self.mode, self.budget)

    def _trace_launch(self, launch: Launch, counters: Counters, time_ns: int, begin_us: float) -> None:
        kernarg = launch.user_data[0] | launch.user_data[1] << 32 if len(launch.user_data) > 1 else 0
        args = {
            "entry_va": hex(launch.entry_va),
            "grid": "x".join(str(n) for n in launch.grid),
            "block": "x".join(str(n) for n in launch.block),
            "wave_instructions": counters.wave_instructions,
            "model_ns": time_ns,
        }
        ends = [("kernarg", kernarg)]
        trace.span((self.track, "waves"), "dispatch", begin_us, trace.now_us(), args, ends=ends)
