"""What a card tells of a fault, by the numbers of nverror.h, dev_fault.h and ctrl83dedebug.h."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.nv.reports import Reports, notifier_code
from drivers.sim.nv.sm.launch import FaultKind, SmFault

PTE, VA_LIMIT, READ_ONLY = 2, 3, 6  # NV_PFAULT_FAULT_TYPE
READ, WRITE = 0, 1  # NV_PFAULT_ACCESS_TYPE_VIRT


@pytest.mark.parametrize(
    ("code", "where", "told"),
    [
        ("E_VM_FAULT", {"va": 0x12_3456_7000}, (0x12_3456_7000, PTE, READ)),
        ("E_VM_FAULT", {"va": 16, "access": "read"}, (16, PTE, READ)),
        ("E_VM_FAULT", {"va": 16, "access": "write"}, (16, PTE, WRITE)),
        ("E_VM_FAULT", {}, (0, PTE, READ)),
        ("E_VM_FAULT", {"va": "nowhere"}, (0, PTE, READ)),
        ("E_VM_PERM", {"va": 16}, (16, READ_ONLY, WRITE)),
        ("E_VM_RANGE", {"va": 1 << 60}, (1 << 60, VA_LIMIT, READ)),
        ("E_VM_RANGE", {"va": 1 << 60, "access": "write"}, (1 << 60, VA_LIMIT, WRITE)),
        ("E_NV_METHOD", {"va": 16}, None),
    ],
)
def test_an_mmu_fault_has_address_type_and_access(
    code: str, where: dict[str, object], told: tuple[int, int, int] | None
) -> None:
    reports = Reports()
    reports.take(SimFault(code, "", where))
    assert (reports.mmu, reports.warp) == (told, None)
    reports.clear()
    assert reports.mmu is None


@pytest.mark.parametrize(
    ("kind", "pc", "address", "told"),
    [
        (FaultKind.MISALIGNED_ADDRESS, 0x1230, 0x5002, (15, 0x1230, 0x5002)),
        (FaultKind.OUT_OF_RANGE_ADDRESS, 0x10, None, (14, 0x10, 0)),
        (FaultKind.ILLEGAL_INSTRUCTION, None, None, (9, 0, 0)),
        (FaultKind.RACE, 0x10, 4, None),
    ],
)
def test_a_warp_error_has_its_number_and_where_it_was(
    kind: FaultKind, pc: int | None, address: int | None, told: tuple[int, int, int] | None
) -> None:
    """Fermi's numbers, as `autogen.nv.codes` believes."""
    reports = Reports()
    reports.take(SmFault(kind, "", pc=pc, address=address))
    assert (reports.warp, reports.mmu) == (told, None)
    reports.clear()
    assert reports.warp is None


@pytest.mark.parametrize(
    ("code", "engine", "number"),
    [
        *(("E_VM_FAULT", 1, 31), ("E_VM_PERM", 9, 31), ("E_VM_RANGE", 1, 31), ("E_NV_PBDMA", 9, 32)),
        *(("E_NV_PRIVILEGE", 1, 32), ("E_RING_OVERFLOW", 1, 32), ("E_CMD_REUSE", 1, 32)),
        *(("E_NV_METHOD", 1, 69), ("E_NV_OBJECT", 10, 69), ("E_ALIGN", 1, 13), ("E_ALIGN", 8, 13)),
        *(("E_ALIGN", 9, 39), ("E_ALIGN", 10, 40), ("E_ALIGN", 11, 41)),
    ],
)
def test_a_notifier_has_a_number_of_nverror(code: str, engine: int, number: int) -> None:
    assert notifier_code(SimFault(code, ""), engine) == number
