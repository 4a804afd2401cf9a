"""The micro engine for compute (MEC): the shader registers of one queue, and the waves that it launched.

Launched waves end late, at the next drain and in seeded order, so that a missing barrier shows. What a launch
needs is `dispatch.py`; packets that act on this are `cp_packets.py`, `cp_sync.py` and `cp_memory.py`; who
fetches and decodes them is `cp.py`; waves are `wave/`. Rules: firmware_notes/strictness.md, Q.
"""

from __future__ import annotations

from dataclasses import replace

from autogen.amd import pm4
from drivers.sim.amd.dispatch import ALL_UNITS, SETTABLE, THREAD_MGMT, ShaderQueue, launch
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.scheduler import Steps


class MicroEngine(ShaderQueue):
    """One PM4 queue."""

    kind = "MEC"
    settable = SETTABLE

    def before_idle(self) -> Steps:
        """Waves end even if no packet waits for them."""
        self.run_waves()
        yield from ()

    @property
    def ends_in_order(self) -> bool:
        """Whether launches end in the order in which they began: else in one that no driver may count on."""
        return False

    def run_waves(self) -> None:
        """End every launched wave."""
        pending, self.pending = self.pending, []
        if not pending:
            return
        if len(pending) > 1 and not self.ends_in_order:
            self.card.scheduler.random.shuffle(pending)
        for item in pending:
            self.end_wave(item)
        self.card.caches.drained(self)
        if self.order is not None:
            self.order.finish()

    def resume(self) -> None:
        self.card.caches.host_has_run()
        super().resume()

    def pause(self) -> None:
        self.card.caches.host_runs()
        super().pause()

    def write_back(self) -> None:
        """What waves stored leaves L2: everybody sees it. Rule Q26."""
        if self.order is not None:
            self.order.write_back()

    def end_wave(self, item: Launch) -> None:
        """A launch runs to its end."""
        self.time_ns += self.card.execute(item, self.memory)

    def before_waiting(self) -> None:
        self.run_waves()

    @property
    def has_waves(self) -> bool:
        return bool(self.pending)

    def start_waves(self, initiator: int, grid: tuple[int, int, int]) -> None:
        """Launch with the current registers; the waves end at the next drain."""
        where = self.place_now()
        if self.compute_units_enabled is None:
            self.set_masks({})
        self.card.caches.check_data(self, where)
        found = launch(self, initiator, grid, where)
        self.pending.append(found if self.order is None else replace(found, order=self.order.begin()))

    def set_masks(self, values: dict[int, int]) -> None:
        """Set registers among which are the masks of enabled compute units."""
        self.sh.update(values)
        masks = {**self.sh_before, **self.sh}
        for offset in THREAD_MGMT:
            first = self.preloaded(offset)
            masks.setdefault(offset, ALL_UNITS if first is None else first)
        self.compute_units_enabled = any(masks[offset] for offset in THREAD_MGMT)

    def indirect(self, packet: pm4.IndirectBuffer) -> Steps:
        """Execute an indirect buffer."""
        raise NotImplementedError
