"""A run over a simulated card: complete, in order, read-only unless told otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from autogen.amd.discovery import HwId
from drivers.amd.am.boot import CardBlocks, open_machine
from drivers.amd.am.discovery import Inventory
from drivers.amd.probe import inject
from drivers.amd.probe.boot import STEPS as BOOT_STEPS
from drivers.amd.probe.session import NEEDS_BOOT, Session, steps_of
from drivers.core.finding import Finding
from drivers.core.pci import PciFunction
from drivers.core.replay import HostRecorder
from drivers.sim.pci_host import PciHost
from drivers.sites import find_site
from hcq.settings import Settings
from tests.drivers.amd.probe.run import failed, probed

pytestmark = pytest.mark.sim
WRITES = ("write32", "write64", "write_bytes", "pwrite", "write_text", "ioctl", "control", "pin", "lock")


def session(device: str, boot: bool, until: str = "") -> tuple[Session, HostRecorder, PciHost]:
    """A run with everything on record that reaches the machine below the probe's own host."""
    site = find_site(device)
    host = inject.start(site)
    assert host is not None
    below = HostRecorder(site.host)
    told: list[Finding] = []
    made = Session(replace(site, host=below), Settings(), boot, told.append, until)
    return made, below, host


def changes(record: HostRecorder) -> list[str]:
    return [step.call for step in record.steps if step.call.split(".")[-1] in WRITES]


def written(record: HostRecorder) -> list[Any]:
    """Accesses that a card would notice; a boot is expected to have some."""
    return [step for step in record.steps if step.call.split(".")[-1] in ("write32", "pwrite", "write64")]


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_nothing_at_all_is_written_without_boot(chip: str) -> None:
    run, record, host = session(f"sim:{chip}/pci", boot=False)
    before = bytes(host.functions["0000:03:00.0"].read_config(0, 256))
    run.run()
    assert changes(record) == []
    assert [step for step in record.steps if step.call.startswith("m")], "no register was read"
    assert bytes(host.functions["0000:03:00.0"].read_config(0, 256)) == before
    assert host.cards[0].bus.warnings == []


def test_a_boot_does_write_which_shows_that_the_record_sees_it() -> None:
    run, record, _ = session("sim:navi31/pci", boot=True, until="bus")
    run.run()
    assert written(record)


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
@pytest.mark.parametrize("options", [(), ("--boot",)])
def test_a_good_card_is_green_and_every_step_is_told_in_order(chip: str, options: tuple[str, ...]) -> None:
    status, report = probed(f"sim:{chip}/pci", *options)
    assert (status, failed(report)) == (0, [])
    assert [step["step"] for step in report["steps"]] == [step.name for step in steps_of(is_pci=True)]
    verdicts = {step["step"]: step["verdict"] for step in report["steps"]}
    for name in ("function", "bars", "registers", "discovery", "blocks", "firmware", "last-owner", "psp"):
        assert verdicts[name] == "ok"
    for name in ("psp-boot", "kernel", "detach", "close"):
        assert verdicts[name] == ("ok" if options else "skipped")


@pytest.mark.parametrize("device", ["sim:navi31"])
def test_a_card_behind_a_kernel_driver_is_opened_only_with_boot(device: str) -> None:
    status, report = probed(device)
    assert status == 0
    assert [step["step"] for step in report["steps"]] == [step.name for step in steps_of(is_pci=False)]
    assert report["steps"][-1]["meaning"] == NEEDS_BOOT
    status, report = probed(device, "--boot")
    assert status == 0
    assert {step["step"]: step["verdict"] for step in report["steps"]}["close"] == "ok"


def test_until_ends_the_run_after_its_step_and_lets_go_of_the_card() -> None:
    run, _, host = session("sim:navi48/pci", boot=True, until="psp-ring")
    run.run()
    assert run.findings[-1].step == "psp-ring"
    assert not host.machine.locks
    assert not host.functions["0000:03:00.0"].command & 4, "the card may still reach memory"


@pytest.mark.parametrize("step", ["warm", "reset", "rlc", "close"])
def test_until_a_step_that_this_card_does_not_need_ends_there_too(step: str) -> None:
    status, report = probed("sim:navi48/pci", "--boot", "--until", step)
    assert (status, report["steps"][-1]["step"]) == (0, step)


def test_until_a_step_that_only_reads_boots_nothing_even_with_boot() -> None:
    run, record, _ = session("sim:navi31/pci", boot=True, until="psp")
    run.run()
    assert run.findings[-1].step == "psp"
    assert changes(record) == []


def test_a_card_that_lacks_a_block_is_a_failed_step_not_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    bases = Inventory.bases
    without = {(HwId.MP1, 0)}
    monkeypatch.setattr(
        Inventory, "bases", lambda self: {k: v for k, v in bases(self).items() if k not in without}
    )
    run, _, _ = session("sim:navi31/pci", boot=False)
    run.run()
    (wrong,) = [found for found in run.findings if found.verdict == "failed"]
    assert (wrong.step, "has no MP1" in wrong.read) == ("blocks", True)


def test_a_card_that_another_process_has_is_looked_at_and_not_taken() -> None:
    run, _, host = session("sim:navi31/pci", boot=True)
    other = PciHost(machine=host.machine)
    machine = open_machine(PciFunction(other, "0000:03:00.0", "process 77, python train.py"))
    run.run()
    found = {each.step: each for each in run.findings}
    assert "process 77" in found["owner"].read
    assert found["last-owner"].verdict == "note" and "running" in found["last-owner"].meaning
    assert found["engines"].verdict == "ok", "the secure OS runs, so the graphics core may be read"
    assert found["take"].verdict == "failed" and "held by process 77" in found["take"].read
    assert machine.psp.is_alive


def test_a_card_that_the_kernel_drives_keeps_its_registers_to_itself() -> None:
    run, record, host = session("sim:navi31/pci", boot=False)
    host.functions["0000:03:00.0"].driver = "amdgpu"
    run.run()
    found = {each.step: each for each in run.findings}
    assert "unbind" in found["driver"].next
    assert found["registers"].verdict == "skipped" and "amdgpu has the card" in found["registers"].meaning
    assert not [step for step in record.steps if step.call.startswith("m")]


def test_a_card_that_no_firmware_has_started_is_told_so_without_a_write() -> None:
    site = find_site("sim:navi31/pci")
    run = Session(site, Settings(), False, lambda found: None)
    run.run()
    found = {each.step: each for each in run.findings}
    assert found["decode"].verdict == "note" and "--boot" in found["decode"].next
    assert found["discovery"].verdict == "skipped"


@pytest.mark.parametrize(
    ("chip", "ring"), [("navi31", "MP0_SMN_C2PMSG_67"), ("navi48", "MPASP_SMN_C2PMSG_67")]
)
def test_what_to_do_next_about_a_simulated_card_can_be_typed_as_it_is(chip: str, ring: str) -> None:
    _, report = probed(f"sim:{chip}/pci", "--boot", "--inject", "psp.fence.never")
    (found,) = failed(report)
    assert found["next"] == f"python -m drivers.amd.reset --device sim:{chip}/pci --yes, then this again"
    assert any(f"write {ring}" in line for line in found["accesses"]), "what went unanswered is shown"


def test_every_step_of_the_drivers_boot_has_its_words_here() -> None:
    host = PciHost("navi31")
    cold = open_machine(PciFunction(host, "0000:03:00.0"))
    cold.detach()
    cold.board.function.close()
    warm: CardBlocks = open_machine(PciFunction(host, "0000:03:00.0"))
    assert {name for name, _ in [*cold.steps, *warm.steps]} <= set(BOOT_STEPS)
    order = [name for name, _ in cold.steps]
    assert order == [name for name in BOOT_STEPS if name in order]


def test_a_warm_card_is_attached_to_and_its_firmware_steps_are_left_out() -> None:
    run, _, host = session("sim:navi31/pci", boot=True)
    machine = open_machine(PciFunction(host, "0000:03:00.0"))
    machine.detach()
    machine.board.function.close()
    run.run()
    found = {each.step: each for each in run.findings}
    assert found["warm"].verdict == found["kernel"].verdict == "ok"
    assert "its firmware stays" in found["psp-boot"].meaning


def test_a_folder_of_firmware_that_is_empty_is_told_and_no_boot_is_tried(tmp_path: Path) -> None:
    site = find_site("sim:navi31/pci")
    inject.start(site)
    run = Session(site, Settings(firmware=str(tmp_path)), True, lambda found: None)
    run.run()
    found = {each.step: each for each in run.findings}
    assert found["firmware"].verdict == "failed" and f"looked in {tmp_path}" in found["firmware"].read
    assert found["take"].meaning == "not booted, because of: firmware"
