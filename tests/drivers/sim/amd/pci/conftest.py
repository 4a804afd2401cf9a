"""A card of each generation, given back after the test; faults that name the register they speak of."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import Bus
from tests.drivers.sim.amd.pci.rig import Rig, open_rig


@pytest.fixture(params=["navi31", "navi48"])
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    """Both generations."""
    made = open_rig(request.param)
    yield made
    made.card.close()


@pytest.fixture
def navi31() -> Iterator[Rig]:
    made = open_rig("navi31")
    yield made
    made.card.close()


@pytest.fixture
def navi48() -> Iterator[Rig]:
    made = open_rig("navi48")
    yield made
    made.card.close()


@pytest.fixture(autouse=True)
def registers_of_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test breaks: a fault whose sentence speaks of mailboxes is at one of these."""
    plain = Bus.fault

    def told(self: Bus, code: str, detail: str, *more: object, **where: object) -> SimFault:
        at, boxes = str(where.get("reg", "")), re.findall(r"C2PMSG_\d+", detail)
        is_other = "C2PMSG_" in at and boxes and not at.endswith(tuple(boxes))
        assert not is_other, f"{code} at {at}: {detail}"
        return plain(self, code, detail, *more, **where)  # type: ignore[arg-type]

    monkeypatch.setattr(Bus, "fault", told)
