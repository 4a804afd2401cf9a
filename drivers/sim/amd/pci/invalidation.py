"""The invalidation engines of one VM hub: semaphore, request and acknowledgement, by register.

In: register accesses. Out: `flushed` of the hub, late, and whether a VMID's invalidation was waited for.
Rules M06-M10, M16. Sources: Linux gmc_v11_0.c (flush_vm_hub), gfxhub_v3_0.c, mmhub_v3_0.c.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, fields_of

ENGINES = 18
INVALIDATE_NS = 2_000  # guess


class FlushedHub(Protocol):
    """A hub, as its invalidation engines see it. why_deaf: why it acknowledges nothing; empty if it does."""

    name: str
    has_semaphore: bool
    why_deaf: Callable[[], str]

    @property
    def is_on(self) -> bool: ...
    def vm(self, name: str) -> str: ...
    def check_flush(self, what: str, fields: Mapping[str, int]) -> None: ...
    def clear_fault(self) -> None: ...
    def flushed(self, vmids: int) -> None: ...


class Invalidations:
    """VMIDs are bits, as in the registers."""

    def __init__(self, bus: Bus, hub: FlushedHub) -> None:
        self.bus, self.hub = bus, hub
        self.reset()

    def reset(self) -> None:
        self._held: set[int] = set()
        self._done: dict[int, int] = dict.fromkeys(range(ENGINES), 0)
        self._unseen = 0

    def registers(self) -> Mapping[int, Handler]:
        found: dict[int, Handler] = {}
        for engine in range(ENGINES):
            found |= self._engine(engine)
        return found

    def check_seen(self, vmid: int, va: int | None) -> None:
        """`va` is used, or work is started (None). Raises SimFault E_TLB_NO_ACK. Rule M10."""
        if not self._unseen >> vmid & 1:
            return
        what = "work is started" if va is None else f"{va:#x} is used"
        register = f"INVALIDATE_ENG*_ACK of {self.hub.name}"
        detail = f"{what} in VMID {vmid} before its bit was seen in an {register}"
        raise self.bus.fault("E_TLB_NO_ACK", detail, None, engine=self.hub.name, vmid=vmid)

    def _engine(self, engine: int) -> dict[int, Handler]:
        at, name = self.bus.at, self.hub.vm(f"INVALIDATE_ENG{engine}")
        return {
            at(f"{name}_SEM"): Port(
                lambda: self._acquire(engine), lambda value: self._release(engine, value)
            ),
            at(f"{name}_REQ"): Port(lambda: 0, lambda value: self._request(engine, value)),
            at(f"{name}_ACK"): ReadOnly(lambda: self._acknowledge(engine)),
        }

    def _acquire(self, engine: int) -> int:
        """A read of the semaphore takes it. Rule M08: only its holder can give it back."""
        if not self.hub.has_semaphore:
            return 1
        if self.bus.faults.fires("gmc.semaphore.stuck"):
            return 0
        if engine in self._held:
            name = self.hub.name
            detail = f"the semaphore of engine {engine} in {name} was taken and never released (write 0)"
            self.bus.refuse("E_TLB_SEM", detail)
            return 0
        self._held.add(engine)
        return 1

    def _release(self, engine: int, value: int) -> None:
        if not value & 1:
            self._held.discard(engine)

    def _request(self, engine: int, value: int) -> None:
        hub = self.hub
        register = self.bus.table[self.bus.at(hub.vm(f"INVALIDATE_ENG{engine}_REQ"))]
        fields = fields_of(register, value)
        what = f"invalidation by engine {engine} of {hub.name}"
        self._check(engine, what)
        hub.check_flush(what, fields)
        if fields["clear_protection_fault_status_addr"]:
            hub.clear_fault()
        vmids = fields["per_vmid_invalidate_req"]
        self._done[engine] &= ~vmids
        self._unseen |= vmids
        if reason := hub.why_deaf():
            self.bus.refuse("E_RS64_ORDER", f"an {what} is never acknowledged: {reason}")
            return
        if self.bus.faults.fires("gmc.tlb.never"):
            return
        self.bus.timers.later(INVALIDATE_NS, partial(self._complete, engine, vmids))

    def _check(self, engine: int, what: str) -> None:
        """Rules M07, M08."""
        if not self.hub.is_on:
            detail = f"{what} before its TLB and a context are enabled: it is never acknowledged"
            raise self.bus.fault("E_TLB_HUB_OFF", detail, None, engine=self.hub.name)
        if self.hub.has_semaphore and engine not in self._held:
            self.bus.refuse("E_TLB_SEM", f"{what} without its semaphore (read INVALIDATE_ENG{engine}_SEM)")

    def _complete(self, engine: int, vmids: int) -> None:
        self._done[engine] |= vmids
        self.hub.flushed(vmids)

    def _acknowledge(self, engine: int) -> int:
        done = self._done[engine]
        self._unseen &= ~done
        return done
