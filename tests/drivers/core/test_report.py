"""A report has everything that a bug needs, and nothing that names its owner."""

from __future__ import annotations

import getpass
import socket

import pytest

from drivers.core.finding import FAILED, ProbeStep, Seen, finding
from drivers.core.report import Report, environment, scrubbed

GOOD = finding(ProbeStep("bar", "BAR 0", "24 GiB"), Seen("24 GiB", "all of it"))
BAD = finding(
    ProbeStep("psp", "C2PMSG_35", "ready", "it hangs", "reset it"),
    Seen("0x0 | dead", "dark", FAILED),
    ["read X"],
)
ROW: dict[str, object] = {
    "name": "psp_13_0_0_sos",
    "bytes": 5,
    "version": "0x1",
    "sha256": "ab",
    "provenance": "?",
}


def report() -> Report:
    found = ([GOOD], [BAD], [ROW], ["read X = 1"], "psp.sos.dead", environment())
    return Report("sim:navi31/pci", True, "sim:navi31", *found)


def test_the_text_has_machine_verdicts_failure_firmware_and_accesses() -> None:
    text = report().as_text()
    for part in (
        "# doorbell probe: sim:navi31/pci",
        "- kernel: ",
        "- doorbell: ",
        "with psp.sos.dead injected",
    ):
        assert part in text
    for part in (
        "| psp | failed | 0x0 \\| dead |",
        "## Failed: psp",
        "- likely cause: it hangs",
        "psp_13_0_0_sos",
    ):
        assert part in text
    assert text.rstrip().endswith("read X = 1\n```")


def test_the_data_counts_verdicts_and_says_whether_all_is_good() -> None:
    data = report().as_json()
    assert (data["good"], data["counts"], data["boot"]) == (False, {"ok": 1, "failed": 1}, True)
    assert Report("", False, "sim:navi31", [GOOD], []).is_good


def test_names_of_users_and_hosts_and_their_folders_are_not_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "workstation7")
    monkeypatch.setattr(getpass, "getuser", lambda: "jane")
    told = scrubbed("process 5, python /home/jane/train.py on workstation7, by jane; a janet stays")
    assert told == "process 5, python /home/.../train.py on ..., by ...; a janet stays"


def test_a_user_whose_name_is_a_word_of_every_report_does_not_spoil_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "amd")
    assert scrubbed("python -m drivers.amd.probe") == "python -m drivers.amd.probe"


def test_a_user_without_a_name_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def unnamed() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr(getpass, "getuser", unnamed)
    assert scrubbed("text") == "text"
