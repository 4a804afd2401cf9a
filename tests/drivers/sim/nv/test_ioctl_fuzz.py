"""Random ioctls in every branch of the driver get a status or an errno, and a right client is served."""

from __future__ import annotations

import pytest

from tests.drivers.sim.nv.ioctl_fuzz import Fuzzer

BRANCHES = ("570", "580", "595")


def fuzz(branch: str, calls: int, seed: int) -> None:
    told = Fuzzer("gh100", branch, seed).run(calls)
    assert told.total() == calls
    refusals = [what for what in told if what.startswith("status 0x")]
    assert told["status 0x0"] > calls / 40 and len(refusals) > 6 and told["EINVAL"] > 0


@pytest.mark.parametrize("branch", BRANCHES)
def test_some_hundred_random_calls_are_answered(branch: str) -> None:
    fuzz(branch, 600, 4)


@pytest.mark.conformance
@pytest.mark.parametrize("branch", BRANCHES)
def test_twenty_thousand_random_calls_are_answered(branch: str) -> None:
    fuzz(branch, 20_000, 1)
