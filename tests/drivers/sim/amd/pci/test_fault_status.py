"""The fault status by itself; as engines run into faults `test_gmc.py` has it.

Fields: gc_11_0_0_sh_mask.h, GCVM_L2_PROTECTION_FAULT_STATUS, the same in gc_12_0_0_sh_mask.h.
"""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.memory import Access
from tests.drivers.sim.amd.pci.rig import Rig

NAME = "GCVM_L2_PROTECTION_FAULT"
VA = 0x1234_5678_9ABC


def fault(code: str, access: Access = Access.READ) -> SimFault:
    return SimFault(code, "a page", {"va": VA, "access": access})


def status(rig: Rig) -> int:
    name = f"{NAME}_STATUS"
    return rig.read(name if rig.board.bus.has(name) else f"{name}_LO32")


@pytest.mark.parametrize(
    ("code", "access", "errors", "rights", "is_write", "is_atomic"),
    [
        ("E_VM_PERM", Access.READ, 0, 0b0010, 0, 0),
        ("E_VM_PERM", Access.WRITE, 0, 0b0100, 1, 0),
        ("E_VM_RANGE", Access.READ, 1, 0b0011, 0, 0),
        ("E_VM_FAULT", Access.ATOMIC, 5, 0b0101, 1, 1),
    ],
)
def test_a_status_says_what_was_wanted_and_what_was_missing(
    rig: Rig, code: str, access: Access, errors: int, rights: int, is_write: int, is_atomic: int
) -> None:
    """Of a page that is there only the right is missing: neither the walker nor the mapping erred."""
    rig.card.gc.status.record(fault(code, access), 0, 0)
    mapping = int(errors > 0)
    assert status(rig) == errors << 1 | rights << 4 | mapping << 8 | is_write << 18 | is_atomic << 19


def test_the_page_of_a_fault_is_in_two_registers_until_it_is_cleared(rig: Rig) -> None:
    rig.boot_gfx()
    latched = rig.card.gc.status
    latched.record(fault("E_VM_FAULT"), 0, 0)
    both = [f"{NAME}_ADDR_LO32", f"{NAME}_ADDR_HI32"]
    assert [rig.read(name) for name in both] == [0x2345_6789, 0x1]
    latched.reset()
    assert [rig.read(name) for name in both] == [0, 0] and status(rig) == 0


def test_what_no_walker_finds_is_not_latched(rig: Rig) -> None:
    rig.card.gc.status.record(fault("E_HDP_STALE"), 0, 0)
    assert status(rig) == 0
