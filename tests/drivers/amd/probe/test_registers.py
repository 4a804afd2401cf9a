"""What a card's registers say while nobody touches it: dark, booted, left by a dead owner, without files."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.am.boot import open_machine
from drivers.amd.probe.session import Session
from drivers.core.errors import SimFault
from drivers.core.finding import Finding
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.firmware import stub_files
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.probe.places import place_of

pytestmark = pytest.mark.sim
BDF = "0000:03:00.0"


def looked(host: PciHost) -> dict[str, Finding]:
    run = Session(place_of(host), Settings(), False, lambda found: None)
    run.run()
    return {found.step: found for found in run.findings}


@pytest.mark.parametrize(("chip", "units"), [("navi31", 96), ("navi48", 64)])
def test_a_dark_card_tells_its_blocks_and_that_it_is_ready(chip: str, units: int) -> None:
    found = looked(PciHost(chip))
    assert f"{units} compute units, no blocks fused off" in found["blocks"].read
    assert "dark and ready to be booted" in found["psp"].meaning
    assert found["engines"].verdict == "skipped"


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_the_power_controller_s_answer_is_read_without_an_index_register(chip: str) -> None:
    host = PciHost(chip)
    assert "C2PMSG_90) 0x0" in looked(host)["smu"].read
    open_machine(PciFunction(host, BDF))
    host.kill()
    host.timers.pass_time(1_000_000)  # the last message is answered
    assert "C2PMSG_90) 0x1" in looked(host)["smu"].read


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_whose_owner_died_is_known_by_its_tag(chip: str) -> None:
    host = PciHost(chip)
    open_machine(PciFunction(host, BDF))
    host.kill()
    found = looked(host)
    assert found["last-owner"].verdict == "note"
    assert found["last-owner"].next == f"python -m drivers.amd.reset {BDF} --yes"
    assert found["psp"].verdict == found["engines"].verdict == "ok"
    assert "the secure OS runs" in found["psp"].meaning


def test_firmware_files_are_listed_with_their_hashes_and_a_missing_one_is_named_with_its_package() -> None:
    files = dict(stub_files("navi31"))
    host = PciHost("navi31", firmware=files)
    run = Session(place_of(host), Settings(), False, lambda found: None)
    run.run()
    assert run.look is not None
    rows: list[dict[str, Any]] = run.look.files
    assert len(rows) == 8 and all(len(row["sha256"]) == 64 for row in rows)
    without = {name: data for name, data in files.items() if "mec" not in name}
    missing = looked(PciHost("navi31", firmware=without))["firmware"]
    assert missing.verdict == "failed"
    assert "gc_11_0_0_mec.bin is missing" in missing.read and "firmware-amd-graphics" in missing.read


def test_a_small_bar_hides_the_table_and_no_index_register_is_written_for_it() -> None:
    found = looked(PciHost("navi31"))
    assert found["discovery"].verdict == "ok"
    small = PciHost("navi31")
    small.write_text(f"/sys/bus/pci/devices/{BDF}/enable", "1")
    run = Session(place_of(small, started=False), Settings(), False, lambda found: None)
    run.run()
    (hidden,) = [found for found in run.findings if found.step == "discovery"]
    assert hidden.verdict == "note" and "BAR 0 shows 256 MiB" in hidden.read


def test_a_fault_that_is_pending_is_told_by_hub() -> None:
    host = PciHost("navi31")
    open_machine(PciFunction(host, BDF))
    host.engines[0].mm.status.record(SimFault("E_VM_FAULT", "a read of nothing", {"va": 0x1000}), 0, 1)
    found = looked(host)["faults"]
    assert found.verdict == "note" and found.read.startswith("MM hub: ")
