"""The accuracy table and the command that prints it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd import pm4, sdma_6
from drivers.sim.__main__ import main
from drivers.sim.amd.cp_packets import BUILDERS as PM4_BUILDERS
from drivers.sim.amd.fidelity import APPROXIMATE, EXACT, REFUSED, rows
from drivers.sim.amd.sdma import BUILDERS as SDMA_BUILDERS

ROOT = Path(__file__).parents[4]


def test_every_ioctl_and_every_opcode_has_a_row() -> None:
    listed = {(row.kind, row.name) for row in rows()}
    assert {("ioctl", name) for name, _ in uapi.REQUESTS.values()} <= listed
    assert {("PM4", name) for name in pm4.OPCODE_NAMES.values()} <= listed
    assert {name for _, name in listed if name.startswith("COPY ")} == {"COPY COPY_LINEAR"}


def test_operations_of_the_copy_engine_without_a_packet_are_refused_and_no_others() -> None:
    refused = {row.name for row in rows() if row.kind == "SDMA" and row.status == "refused"}
    with_packets = {sdma_6.OPCODE_NAMES[op] for op, _ in sdma_6.OPCODES}
    assert refused == {*sdma_6.OPCODE_NAMES.values()} - with_packets
    assert {"SEM", "PTEPDE", "GPUVM_INV"} <= refused and "COPY" not in refused


def test_every_declared_packet_is_modelled() -> None:
    assert set(pm4.OPCODES.values()) == set(PM4_BUILDERS.table)
    assert set(sdma_6.OPCODES.values()) == set(SDMA_BUILDERS.table)


def test_all_sixteen_words_that_a_wave_begins_with_have_an_effect() -> None:
    """COMPUTE_USER_DATA_0 to 15 in Linux' gc_11_0_0_offset.h."""
    found = {row.name for row in rows() if row.name.startswith("COMPUTE_USER_DATA") and row.status == "exact"}
    assert found == {f"COMPUTE_USER_DATA_{n}" for n in range(16)}


def test_what_is_not_exact_says_how() -> None:
    assert [row for row in rows() if row.status != "exact" and not row.how] == []
    assert [row for row in rows() if row.status == "exact" and row.how] == []


def test_the_table_is_one_json_list() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "drivers.sim", "--fidelity", "--json"],
        capture_output=True,
        check=True,
        text=True,
    )
    table = json.loads(printed.stdout)
    assert {"kind": "PM4", "name": "NOP", "status": "exact", "how": ""} in table


def test_asking_for_nothing_is_status_2() -> None:
    assert main([]) == 2


def codes_in_models() -> set[str]:
    return {
        code
        for path in (ROOT / "drivers" / "sim").rglob("*.py")
        for code in re.findall(r'"(E_[A-Z0-9_]+)"', path.read_text())
    }


def strictness_rows() -> list[tuple[set[str], str]]:
    """(codes, what the page says of being modelled) of each row of the page's tables."""
    lines = (ROOT / "firmware_notes" / "strictness.md").read_text().splitlines()
    cells = [line.split("|") for line in lines if line.startswith("| ")]
    return [(set(re.findall(r"\bE_[A-Z0-9_]+", row[2])), row[-2].strip()) for row in cells]


def test_every_fault_code_in_the_models_is_explained() -> None:
    page = (ROOT / "firmware_notes" / "strictness.md").read_text()
    assert codes_in_models() - set(re.findall(r"\bE_[A-Z0-9_]+", page)) == set()


def test_the_page_on_strictness_tells_the_truth_about_what_is_modelled() -> None:
    in_messages = {"E_KFD_EINVAL", "E_KFD_STATE", "E_REBAR", "E_LOCK"}  # of HostError, which they begin
    used = codes_in_models() | in_messages
    rows = strictness_rows()
    assert len(rows) > 70
    claimed = {code for codes, said in rows if said.startswith(("yes", "partly")) for code in codes}
    denied = {code for codes, said in rows if said.startswith("no") for code in codes}
    assert claimed - used == set()
    assert denied & used == set()


def test_each_row_says_in_its_place_what_it_is_of_which_name_how_well_and_why() -> None:
    found = rows()
    assert {row.status for row in found} == {EXACT, APPROXIMATE, REFUSED}
    assert {row.kind for row in found} >= {"ioctl", "PM4", "SDMA", "register", "part"}
    names = {row.name for row in found}
    assert not names & {row.kind for row in found} and not names & {EXACT, APPROXIMATE, REFUSED}
    for row in found:
        assert bool(row.how) is (row.status != EXACT), row
        assert row.how not in names | {EXACT, APPROXIMATE, REFUSED}, row


@pytest.mark.parametrize(
    ("kind", "name", "status", "how"),
    [
        ("ioctl", "GET_VERSION", EXACT, ""),
        ("ioctl", "WAIT_EVENTS", APPROXIMATE, "a timeout passes at once when nothing can move"),
        ("ioctl", "EXPORT_DMABUF", REFUSED, "not modelled"),
        ("PM4", "PFP_SYNC_ME", REFUSED, "hangs a compute queue on hardware too"),
        ("PM4", "SET_UCONFIG_REG", REFUSED, "no such register is modelled"),
        ("PM4", "NOP", EXACT, ""),
        ("register", "COMPUTE_PGM_LO", EXACT, ""),
        ("register", "COMPUTE_START_X", APPROXIMATE, "values other than 0 are refused"),
        ("register", "COMPUTE_VMID", REFUSED, "not for user queues"),
        *[
            (
                "register",
                f"COMPUTE_STATIC_THREAD_MGMT_SE{engine}",
                APPROXIMATE,
                "only whether any compute unit at all is enabled",
            )
            for engine in (0, 7)
        ],
    ],
)
def test_rows_of_each_kind_are_told_as_the_models_have_them(
    kind: str, name: str, status: str, how: str
) -> None:
    assert [row[2:] for row in rows() if row[:2] == (kind, name)] == [(status, how)]
