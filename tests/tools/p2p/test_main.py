"""The preflight of several cards, on machines that are as they should be and on those that are not.

Covers checks.py and pairs.py.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools.p2p.__main__ import main

TWO = "sim:navi31*2"


def report(capsys: pytest.CaptureFixture[str], device: str, status: int) -> Any:
    assert main(["--device", device, "--mib", "1", "--json"]) == status
    return json.loads(capsys.readouterr().out)


def wrong(found: Any) -> list[str]:
    return [finding["found"] for finding in found["findings"] if finding["is_wrong"]]


@pytest.mark.sim
@pytest.mark.parametrize("device", [TWO, "sim:navi48/pci*2", "sim:navi31*2@iommu-pt"])
def test_a_machine_as_it_should_be_is_good_in_both_directions(
    capsys: pytest.CaptureFixture[str], device: str
) -> None:
    found = report(capsys, device, 0)
    assert [(pair["is_direct"], pair["wrong_at"], pair["is_model"]) for pair in found["pairs"]] == [
        (True, -1, True)
    ] * 2
    assert all(20 < pair["gb_per_s"] < 29 for pair in found["pairs"])
    assert not wrong(found)


@pytest.mark.sim
def test_a_small_bar_is_named_with_the_setting_to_change(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, f"{TWO}@small-bar", 1)
    assert wrong(found) == ["BAR 0 shows 256 MiB of 23.98 GiB of its memory"]
    assert "Re-Size BAR Support" in found["findings"][0]["do"]
    ways = {pair["source"][-1]: pair["way"] for pair in found["pairs"]}
    assert ways == {
        "0": "the source's copy queue writes into the target's memory",
        "1": "the target's copy queue reads the source's memory",
    }


@pytest.mark.sim
def test_a_driver_that_was_told_not_to_is_named_with_its_parameter(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--device", f"{TWO}@p2p-off", "--mib", "1"]) == 1
    said = capsys.readouterr().out
    assert "WRONG amdgpu: peer-to-peer is switched off (pcie_p2p)" in said
    assert "remove amdgpu.pcie_p2p=0 from the kernel's command line" in said
    assert said.endswith("wrong: 2 of 2 ways go through host memory, which works and is slow\n")


@pytest.mark.sim
def test_a_chipset_that_carries_nothing_between_slots_leaves_the_way_through_the_host(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = report(capsys, f"{TWO}@no-p2p", 1)
    assert {pair["way"] for pair in found["pairs"]} == {"through host memory"}
    assert all("the kernel driver refuses it" in pair["reason"] for pair in found["pairs"])
    assert [pair["wrong_at"] for pair in found["pairs"]] == [-1, -1]


@pytest.mark.sim
def test_ports_that_redirect_below_a_shared_switch_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, f"{TWO}@acs-on", 0)
    told = [each for each in found["findings"] if "ACS" in each["found"]]
    assert [each["found"].split()[1] for each in told] == ["0000:21:00.0", "0000:22:00.0"]
    assert "pci=disable_acs_redir=0000:22:00.0" in told[1]["do"]


@pytest.mark.sim
def test_the_verdict_points_to_the_notes_that_say_what_to_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", f"{TWO}@acs-on", "--mib", "1"]) == 0
    said = "good: every card reaches every other, slower than it could be: see 3 notes above\n"
    assert capsys.readouterr().out.endswith(said)
    assert main(["--device", f"{TWO}@iommu-pt", "--mib", "1"]) == 0
    assert capsys.readouterr().out.endswith("good: every card reaches every other\n")


@pytest.mark.sim
def test_a_slot_of_one_lane_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, f"{TWO}@switch-x1", 0)
    assert any("its link is 2.5 GT/s PCIe x1" in each["found"] for each in found["findings"])


@pytest.mark.sim
def test_bytes_that_change_on_the_way_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", f"{TWO}@bad-riser", "--mib", "1"]) == 1
    said = capsys.readouterr().out
    assert "byte 0x80000 ARRIVED WRONG" in said
    assert "its link corrected 4038 errors" in said
    assert "wrong: bytes change on the way sim:navi31@bad-riser#0 to sim:navi31@bad-riser#1;" in said


@pytest.mark.sim
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--device", "sim:navi31"], "sim:navi31 is one device; peers are two or more"),
        (["--device", "sim:nothing*2"], "device 'sim:nothing*2' is not known"),
    ],
)
def test_fewer_than_two_devices_are_no_machine_to_check(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err


def test_a_size_out_of_range_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--mib", "0"])
    assert ended.value.code == 2
    assert "--mib 0: allowed are 1 to 1024" in capsys.readouterr().err
