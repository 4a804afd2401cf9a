"""The report: what it holds, and what it must not."""

from __future__ import annotations

import getpass
import json
import socket
from pathlib import Path

from drivers.amd.first_light.record import Record
from drivers.amd.first_light.report import report, without_names

CARD = {"arch": "gfx1100", "name": "navi31", "door": "kfd", "simulated": False, "firmware": {"MEC": "0x1"}}


def test_a_report_sets_expected_beside_found_and_counts_verdicts(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    record.put({"device": "amd"})
    record.put({"opened": "scalar", "left": [], "card": CARD, "seconds": 1.0})
    found = ["00000001"] * 4
    record.put({"done": "s-max-equal", "found": found, "verdict": "contradicts", "seconds": 0.1})
    record.put({"done": "clock-rate", "found": 100.0, "verdict": "agrees", "seconds": 0.1})
    made = report(record, "amd")
    first = made["experiments"][0]
    assert first["experiment"] == "s-max-equal"
    assert first["expected"] == ["00000000", "00000000", "00000001", "00000000"]
    assert first["found"] == found
    assert made["experiments"][1]["expected"] == "98 to 102"
    assert made["counts"] == {"contradicts": 1, "agrees": 1}
    assert made["card"] == CARD
    assert not made["complete"]


def test_a_run_in_which_no_device_opened_has_a_report_too(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    record.put({"device": "amd"})
    record.put({"closed": "scalar", "why": "the device did not open: no card"})
    made = report(record, "amd")
    assert made["card"] is None
    assert made["stages"][0]["ended"] == "the device did not open: no card"


def test_names_paths_and_bus_addresses_do_not_come_into_a_report() -> None:
    private = ["/home/ada/firmware/navi31.bin", "/opt/secret/x", "0000:c3:00.0"]
    made = without_names({"why": f"{' '.join(private)} of {getpass.getuser()} at {socket.gethostname()}"})
    text = json.dumps(made)
    assert not any(word in text for word in private)
    assert "ada" not in text
    assert "secret" not in text
