"""Machines with NVIDIA cards and a client written from the headers; each is shut down after its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from drivers.sim.nv.chips import BRANCHES
from drivers.sim.nv.host import NvHost
from tests.drivers.sim.nv.plain_client import PlainClient


@pytest.fixture
def make_client() -> Iterator[Callable[..., PlainClient]]:
    """A client, not opened, of a new machine: chip, driver branch and what else `NvHost` takes."""
    made: list[NvHost] = []

    def make(chip: str = "gh100", branch: str = "580", **named: Any) -> PlainClient:
        made.append(NvHost(chip, branch=BRANCHES[branch], **named))
        return PlainClient(made[-1], chip, 56 if branch == "570" else 64)

    yield make
    for machine in made:
        machine.shutdown()


@pytest.fixture
def client(make_client: Callable[..., PlainClient]) -> PlainClient:
    """An open one of a simulated H100."""
    return make_client().open()


@pytest.fixture
def card(make_client: Callable[..., PlainClient]) -> PlainClient:
    """A client with a device, and no channel."""
    client = make_client()
    client.open_card()
    return client
