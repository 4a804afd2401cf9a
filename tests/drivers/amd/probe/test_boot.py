"""The probe's words for the driver's boot: which step failed, which were left out, when to stop."""

from __future__ import annotations

import pytest

from drivers.amd.probe.boot import STEPS, Boot, Stopped
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.core.finding import Finding
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost

pytestmark = pytest.mark.sim


def boot(until: str = "") -> tuple[Boot, list[Finding], PciHost]:
    host = PciHost("navi31")
    told: list[Finding] = []
    return Boot(PciFunction(host, "0000:03:00.0"), told.append, until), told, host


def test_a_cold_boot_tells_every_step_and_leaves_out_what_it_does_not_need() -> None:
    run, told, _ = boot()
    run.run()
    assert [found.step for found in told] == [step.name for step in STEPS.values()]
    assert {found.step for found in told if found.verdict == "skipped"} == {"warm", "reset"}


def test_the_step_that_failed_is_the_one_after_the_last_that_ended() -> None:
    run, _, host = boot()
    host.cards[0].faults.arm("psp.ring.timeout")
    with pytest.raises(DeviceError) as caught:
        run.run()
    assert run.failing(caught.value) == "PSP ring"


@pytest.mark.parametrize("error", [DeviceGone("not back"), WaitTimeout("the PSP bootloader after the reset")])
def test_what_fails_before_anything_was_set_up_is_the_reset(error: DeviceError) -> None:
    run, _, _ = boot()
    run.report("discovery", "a card")
    assert run.failing(error) == "reset"
    assert run.failing(DeviceError("COMMAND does not take bus mastering")) == "bus interface"


def test_a_boot_stops_where_it_was_told_to() -> None:
    run, told, _ = boot("ih")
    with pytest.raises(Stopped):
        run.run()
    assert told[-1].step == "ih"


def test_a_step_that_the_driver_adds_one_day_is_told_too() -> None:
    run, told, _ = boot()
    run.report("discovery", "a card")
    run.report("display", "no screens")
    assert (told[-1].step, told[-1].verdict) == ("display", "ok")


def test_every_step_says_where_to_read_on() -> None:
    assert all(step.see and step.cause and step.do and step.needs_boot for step in STEPS.values())
