"""The list of faults that can be allowed, held against the places that raise them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import drivers.sim.amd.pci as package
from drivers.core.errors import ArgumentError
from drivers.sim.amd.pci.allowed import ALLOWABLE, allowed

FOLDER = Path(package.__file__).parent
ASKS = ("refuse", "gate", "guard", "_refused")  # what raises a fault unless it is allowed
OUTSIDE = {"E_RESET_PROTOCOL", "E_PTE_ADDR"}  # of the PCI function, drivers/sim/pci.py; of walks, gmc.py
NOT_HARDWARE = {"E_NOT_MODELLED"}  # nobody knows what hardware would do


def codes() -> Iterator[str]:
    """Codes in calls that ask `allow` first, and those given to a variable that such a call names."""
    for path in FOLDER.glob("*.py"):
        tree = ast.parse(path.read_text())
        for node in ast.walk(tree):
            is_ask = isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ASKS
            names = isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code"
            if is_ask or names:
                yield from (
                    found.value
                    for found in ast.walk(node)
                    if isinstance(found, ast.Constant)
                    and isinstance(found.value, str)
                    and found.value.startswith("E_")
                )


def test_every_fault_that_asks_first_is_listed() -> None:
    assert set(codes()) | OUTSIDE | {"E_HDP_STALE"} == ALLOWABLE | NOT_HARDWARE


def test_a_code_that_cannot_be_allowed_is_told_with_those_that_can() -> None:
    assert allowed(["E_HDP_STALE", "E_SMU_OFF"]) == {"E_HDP_STALE", "E_SMU_OFF"}
    with pytest.raises(ArgumentError, match=r"^E_NOPE is no fault that can be allowed; those are E_AP"):
        allowed(["E_SMU_OFF", "E_NOPE"])
