"""A bench over a simulated card, for tests that ask it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.experiment import ExperimentStage
from drivers.amd.first_light.stages import experiments
from drivers.core.errors import DeviceError
from drivers.sim.contrary import contrary
from drivers.sites import find_site
from hcq.settings import Settings

DEVICES = ("sim:navi31", "sim:navi48", "sim:navi31/pci", "sim:navi48/pci")
OVER_PCI = DEVICES[2:]


@contextmanager
def opened(name: str) -> Iterator[Bench]:
    site = find_site(name, Settings())
    bench = Bench(Bench.opened(site, Settings()), site, Settings())
    try:
        yield bench
    finally:
        with suppress(DeviceError):
            bench.device.close()


def outcomes(stages: tuple[ExperimentStage, ...], name: str) -> dict[str, tuple[str, object]]:
    """Verdict and outcome of each experiment that the device can be asked, by name."""
    found = {}
    with opened(name) as bench:
        for each in (each for stage in stages for each in stage.experiments):
            if each.is_for(bench.arch, bool(bench.site.functions)):
                outcome = each.run(bench)
                found[each.name] = each.verdict(bench.arch, outcome), outcome
    return found


@contextmanager
def otherwise(name: str) -> Iterator[None]:
    """Simulated cards are not as one experiment believes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIM_CONTRARY", name)
        contrary.cache_clear()
        yield
    contrary.cache_clear()


def verdict_on_contrary(name: str, device: str) -> str:
    """What an experiment says of a card that is not as it believes."""
    asked = next(each for each in experiments() if each.name == name)
    with otherwise(name), opened(device) as bench:
        return asked.verdict(bench.arch, asked.run(bench))
