"""Every fault that a simulated card can have ends in a failed step that names its likely cause."""

from __future__ import annotations

import pytest

from drivers.amd.probe import inject
from drivers.amd.probe.__main__ import main
from drivers.amd.probe.session import steps_of
from drivers.sim.amd.pci.inject import POINTS
from drivers.sites import find_site
from tests.drivers.amd.probe.run import failed, probed

pytestmark = pytest.mark.sim
# fault -> (the step that first shows it, a phrase that the cause must have)
SHOWN_BY = {
    "link.lost": ("registers", "gone from the bus"),
    "power.lost": ("registers", "lost power for a moment"),
    "config.lost": ("registers", "forgot its BARs"),
    "discovery.late": ("boot-firmware", "boot firmware (VBIOS) hangs"),
    "discovery.corrupt": ("discovery", "overwritten"),
    "vram.flip": ("discovery", "bits flip"),
    "vram.ecc": ("discovery", "its memory is damaged"),
    "doorbell.lost": ("copy", "a doorbell never reached its engine"),
    "hdp.late": ("hdp", "host data path hangs"),
    "ih.lost": ("interrupt", "interrupts get lost"),
    "reset.late": ("reset", "does not come back from its reset, or late"),
    "reset.never": ("reset", "does not come back from its reset, or late"),
    "psp.bootloader.timeout": ("psp-boot", "the bootloader hangs"),
    "psp.bootloader.error": ("psp-boot", "the bootloader refused"),
    "psp.sos.dead": ("psp-boot", "the secure OS does not start"),
    "psp.ring.timeout": ("psp-ring", "the secure OS hangs"),
    "psp.command.status": ("psp-memory", "the secure OS refused a command"),
    "psp.fence.never": ("psp-memory", "never answered a command"),
    "psp.autoload.never": ("rlc", "the autoload never ends"),
    "smu.timeout": ("smu-start", "the power firmware does not answer"),
    "smu.fail": ("smu-start", "the power firmware refused a message"),
    "gmc.tlb.never": ("mm-hub", "never acknowledges a TLB invalidation"),
    "gmc.semaphore.stuck": ("mm-hub", "grants no semaphore"),
    "gfx.mec.dead": ("kernel", "or the engine takes none"),
    "gfx.dequeue.stuck": ("detach", "a queue does not leave its slot"),
    "sdma.dead": ("copy", "or the engine takes none"),
    "sdma.halted": ("copy", "the copy engine stands still"),
}


def test_every_fault_of_the_simulated_card_is_expected_here() -> None:
    assert set(SHOWN_BY) == set(POINTS)


@pytest.mark.parametrize("fault", sorted(SHOWN_BY))
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_fault_ends_in_a_failed_step_with_its_cause(chip: str, fault: str) -> None:
    step, cause = SHOWN_BY[fault]
    status, report = probed(f"sim:{chip}/pci", "--boot", "--inject", fault, "--until", step)
    first = failed(report)[0]
    assert status == 1
    assert (first["step"], cause in first["cause"]) == (step, True), first
    assert first["read"] and first["expected"] and first["meaning"] and first["next"]
    assert first["accesses"]
    assert report["steps"][-1]["step"] == "injected"
    assert "it happened" in report["steps"][-1]["meaning"]


@pytest.mark.parametrize(
    "fault", ["discovery.late", "reset.never", "psp.fence.never", "gmc.tlb.never", "sdma.halted"]
)
def test_whatever_fails_every_step_is_told_once_and_in_order(fault: str) -> None:
    _, report = probed("sim:navi31/pci", "--boot", "--inject", fault)
    told = [step["step"] for step in report["steps"]]
    assert told == [*(step.name for step in steps_of(is_pci=True)), "injected"]


@pytest.mark.parametrize(
    ("fault", "cause"),
    [("link.lost", "gone from the bus"), ("power.lost", "lost power"), ("config.lost", "BARs")],
)
@pytest.mark.parametrize("after", [60, 130, 220, 320])
def test_a_card_that_goes_in_the_middle_of_a_boot_is_told_from_one_that_hangs(
    fault: str, cause: str, after: int
) -> None:
    status, report = probed("sim:navi31/pci", "--boot", "--inject", fault, "--after", str(after))
    (first, *_) = failed(report)
    assert status == 1
    assert cause in first["cause"]
    assert first["step"] not in ("registers", "take")


def test_a_fault_that_only_a_boot_meets_is_told_to_want_one() -> None:
    status, report = probed("sim:navi48/pci", "--inject", "psp.sos.dead")
    last = report["steps"][-1]
    assert status == 0
    assert (last["verdict"], last["next"]) == ("note", "add --boot")


def test_a_wrong_name_lists_every_fault_with_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "sim:navi31/pci", "--inject", "psp.nap"]) == 2
    told = capsys.readouterr().err
    assert all(name in told and sentence in told for name, sentence in POINTS.items())


@pytest.mark.parametrize("device", ["sim:navi31", "amd:pci:0000:03:00.0"])
def test_only_a_simulated_card_of_this_process_can_be_broken(
    device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--device", device, "--inject", "smu.fail"]) == 2
    assert "cannot be broken on purpose; sim:navi31/pci and sim:navi48/pci can" in capsys.readouterr().err


def test_the_machine_is_started_as_a_pc_would_leave_it() -> None:
    site = find_site("sim:navi31/pci")
    host = inject.start(site)
    assert host is not None
    (function,) = host.functions.values()
    assert function.bars[0].size == 32 << 30  # 24 GiB of memory, rounded up to a size that a BAR can have
    assert function.command == 2  # memory decoding on, bus mastering off
    assert inject.start(find_site("sim:navi31")) is None
