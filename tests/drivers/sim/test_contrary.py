"""Contrary cards: nothing is exchanged unless it is asked for; what they do is in first_light's own tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers import sim
from drivers.sim import contrary
from hcq.errors import ArgumentError
from hcq.settings import CONTRARY, read_settings
from tests.drivers.amd.first_light.benches import opened

pytestmark = pytest.mark.sim
SIMULATOR = Path(sim.__path__[0])


def test_an_ordinary_card_exchanges_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contrary, "exchange", lambda *args: pytest.fail("it was exchanged"))
    with opened("sim:navi31") as bench:
        assert bench.run("v_mov_b32_e32 v4, 5")[0, 0] == 5


def test_every_class_is_something_that_a_card_does() -> None:
    sources = " ".join(path.read_text() for path in SIMULATOR.rglob("*.py"))
    by_hand = {name for name in CONTRARY if f'contrary() == "{name}"' in sources}
    assert {*contrary.INSTEAD, *contrary.CLOCK_TENTHS_NS, *contrary.LAUNCH_NS, *by_hand} == set(CONTRARY)


def test_an_unknown_class_is_refused_with_those_there_are() -> None:
    with pytest.raises(ArgumentError, match="SIM_CONTRARY=all: allowed are scalar, lanes"):
        read_settings({"SIM_CONTRARY": "all"})
    assert read_settings({"SIM_CONTRARY": "lanes"}).contrary == "lanes"
