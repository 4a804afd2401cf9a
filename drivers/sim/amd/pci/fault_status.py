"""The fault status of one VM hub: the first fault of an engine since it was cleared, by register.

In: faults as engines run into them. Out: L2_PROTECTION_FAULT_STATUS and _ADDR. Rule M19.
Sources: Linux gmc_v11_0.c, gmc_v12_0.c; the fields' values as said below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import Bus, Handler, ReadOnly
from drivers.sim.memory import Access

# Fields of the fault status, as kernel logs of gfx11 cards have them for pages that nothing maps: 0x84115B
# (TCP writes), 0x80113A (TCP reads), 0x841B5B (SDMA0 writes), 0xB3A (CPC reads), 0xBBA (CPC fetches code).
# Of a page that is mapped without the right only the right is set (0x800880, RX 9070 XT). Range: inferred.
NOT_VALID = 0b0001
RIGHT_BITS = {Access.READ: 0b0010, Access.WRITE: 0b0100, Access.ATOMIC: 0b0100, Access.EXECUTE: 0b1010}
WALKER_ERRORS = {"E_VM_FAULT": 5, "E_VM_PERM": 0, "E_VM_RANGE": 1}


class FaultStatus:
    """`hub`: its name; `vm`: the full name of a register of its VM part."""

    def __init__(self, bus: Bus, hub: str, vm: Callable[[str], str]) -> None:
        self.bus, self.hub, self.vm = bus, hub, vm
        single = vm("L2_PROTECTION_FAULT_STATUS")
        self._at = bus.at(single if bus.has(single) else f"{single}_LO32")
        self.reset()

    def reset(self) -> None:
        """Power-on, or the driver clears it."""
        self._status = self._page = 0

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        return {
            self._at: ReadOnly(lambda: self._status),
            at(self.vm("L2_PROTECTION_FAULT_ADDR_LO32")): ReadOnly(lambda: self._page & 0xFFFF_FFFF),
            at(self.vm("L2_PROTECTION_FAULT_ADDR_HI32")): ReadOnly(lambda: self._page >> 32),
        }

    def record(self, fault: SimFault, vmid: int, client: int) -> None:
        """Latch a fault of an engine; a second one only counts."""
        if fault.code not in WALKER_ERRORS:
            return
        if self._status:
            self._status |= 1
            warning = f"{self.hub} holds an earlier fault that was not cleared: {fault.detail} is not shown"
            self.bus.warnings.append(self.bus.fault("W_FAULT_STICKY", warning))
            return
        access, va = fault.where.get("access"), fault.where.get("va", 0)
        kind = Access(access) if access is not None else Access.READ
        walker = WALKER_ERRORS[fault.code]
        values = {
            "permission_faults": RIGHT_BITS[kind] | (NOT_VALID if walker else 0),
            "cid": client,
            "rw": int(kind in (Access.WRITE, Access.ATOMIC)),
            "vmid": vmid,
            "atomic": int(kind is Access.ATOMIC),
            "walker_error": walker,
            "mapping_error": int(bool(walker)),
        }
        fields = self.bus.table[self._at].fields
        self._status = sum(value << fields[name].lo for name, value in values.items())
        self._page = (va if isinstance(va, int) else 0) >> 12
