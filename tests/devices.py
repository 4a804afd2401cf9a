"""The devices that tests of the whole stack run on, whichever way down to a card and whichever generation.

`DEV=sim:navi48/pci pytest tests` runs them on that one. Without DEV they run on the default device, and with
the conformance tests on each of the others as well.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from autogen.amd.kernels import NEWEST, kernel_of
from drivers import open_one
from drivers.sim.host import SimHost
from hcq.settings import Settings, read_settings

NAMES = ("sim:navi31", "sim:navi31/pci", "sim:navi48", "sim:navi48/pci")
NVIDIA = ("sim:gh100", "sim:ad102")  # tests of tensors run on these as well; other tests know AMD's machines


def chosen() -> str:
    """The one device that DEV asks for; empty for none."""
    return os.environ.get("DEV", "")


def some() -> list[Any]:
    """Parameters of a fixture: the default device, and the others for conformance."""
    if chosen():
        return [chosen()]
    return [NAMES[0], *(pytest.param(name, marks=pytest.mark.conformance) for name in NAMES[1:])]


def every() -> list[str]:
    """Parameters of a fixture: all of them, always."""
    return [chosen()] if chosen() else list(NAMES)


def nvidia() -> list[Any]:
    """Parameters of a fixture, behind those of `every`: Hopper always, Ada for conformance."""
    if chosen():
        return []
    return [NVIDIA[0], *(pytest.param(name, marks=pytest.mark.conformance) for name in NVIDIA[1:])]


def machine(chip: str = "navi31", **more: Any) -> SimHost:
    """A simulated machine with the kernel that KERNEL asks for, the newest without."""
    return SimHost(chip, kernel=kernel_of(read_settings().kernel) or NEWEST, **more)


def opened(name: str, **settings: Any) -> Any:
    """The device of that name; SIM and SEED count where `settings` do not say otherwise."""
    asked = read_settings()
    given = {"sim": asked.sim, "seed": asked.seed, "kernel": asked.kernel}
    return open_one(name, Settings(**(given | settings)))
