"""Each row of obstacles.py alone: a machine on which it tells, and machines that lack one thing for it."""

from __future__ import annotations

import errno
import re
from dataclasses import replace
from typing import Any

import pytest

from drivers.amd import obstacles
from drivers.amd.sysfs import DisplayFunction
from drivers.core.errors import DeviceError, HostError
from tests.drivers.amd.fake_kfd import FakeHost
from tests.drivers.amd.probe.files import PCI, Files

FREE = DisplayFunction("0000:03:00.0", "0x744c", "0xc8", "", 0, 0)  # navi31
NEW = replace(FREE, device_id="0x7550", revision="0xc0")  # navi48
FOREIGN = replace(FREE, device_id="0x7480", revision="0x00")  # navi33
BOUND, TAKEN = replace(FREE, driver="amdgpu"), replace(FREE, driver="vfio-pci")

KFD, DRI, MODULE = ({path: ""} for path in ("/dev/kfd", "/dev/dri/renderD128", "/sys/module/amdgpu/refcnt"))
MARK = {"/.dockerenv": ""}
CPU = {f"{obstacles.NODES}/0/gpu_id": "0"}
LISTED = {f"{obstacles.NODES}/1/gpu_id": "4660"}
SHUT = {f"{obstacles.NODES}/1/name": "navi31"}
USED = {f"{PCI}/{FREE.address}/uevent": "DRIVER=amdgpu"}
GUEST = {"/proc/cpuinfo": "flags : fpu hypervisor"}
LOCKED = {"/sys/kernel/security/lockdown": "none [integrity] confidentiality"}
OPEN = {"/sys/kernel/security/lockdown": "[none] integrity confidentiality"}
PLAIN = {"/proc/cmdline": "quiet nomodeset"}


def linux(release: str, dkms: str = "") -> dict[str, str]:
    """The files of a kernel, and of AMD's build of the driver."""
    built = {f"{obstacles.MODULE}/version": dkms} if dkms else {}
    return {"/proc/sys/kernel/osrelease": release} | built


Place = tuple[dict[str, str], list[DisplayFunction]]
# check: (files and cards with which it tells, what it says; files and cards with which it does not)
ROWS: dict[str, tuple[Place, str, list[Place]]] = {
    "_wsl": (({"/dev/dxg": ""}, []), "WSL", [({}, []), ({"/dev/dxg": ""} | KFD, [])]),
    "_no_card": (
        (GUEST | CPU, []),
        "no AMD card was given to it",
        [(CPU, []), (GUEST, [FREE]), (GUEST | LISTED, [])],
    ),
    "_foreign": (
        ({}, [FOREIGN]),
        "does not drive: 0x7480 navi33",
        [({}, []), (LISTED, [FOREIGN]), ({}, [FOREIGN, FREE])],
    ),
    "_taken": (
        ({}, [FREE, BOUND, TAKEN]),
        "belongs to the kernel driver vfio-pci",
        [({}, [FREE]), ({}, [BOUND]), (LISTED, [TAKEN]), ({}, [replace(FOREIGN, driver="vfio-pci")])],
    ),
    "_too_old": (
        (linux("6.10.9"), [FREE, NEW]),
        "Radeon RX 9070 XT) at 0000:03:00.0 needs Linux 6.11 or later, or amdgpu-dkms 6.12 or later; this "
        "kernel is 6.10.9",
        [(linux("6.11.0"), [NEW]), (linux("6.10.9"), [FREE]), (linux("6.10.9") | USED, [NEW]), ({}, [NEW])],
    ),
    "_too_old ": (
        (linux("6.17.0", "6.11.5"), [NEW]),
        "this kernel is 6.17.0 with amdgpu-dkms 6.11.5",
        [(linux("6.1.0", "6.12.12"), [NEW])],
    ),
    "_nomodeset": (
        (PLAIN, [FREE]),
        "nomodeset",
        [({"/proc/cmdline": "quiet"}, [FREE]), (PLAIN | USED, [FREE]), (PLAIN, [])],
    ),
    "_unsigned": (
        (LOCKED, [FREE]),
        "Secure Boot",
        [(LOCKED | MODULE, [FREE]), (OPEN, [FREE]), ({}, [FREE]), (LOCKED | USED, [FREE]), (LOCKED, [])],
    ),
    "_not_loaded": (
        ({}, [FREE]),
        "amdgpu is not loaded",
        [(MODULE, [FREE]), (KFD, [FREE]), ({}, [FOREIGN]), ({}, [])],
    ),
    "_container": (
        (MARK, []),
        "(docker) without /dev/kfd and /dev/dri",
        [({}, []), (MARK | KFD | DRI, [])],
    ),
    "_container ": ((MARK | KFD, []), "(docker) without /dev/dri", [(KFD, [])]),
    "_container  ": ((MARK | DRI, []), "(docker) without /dev/kfd", [(DRI, [])]),
    "_no_kfd": (
        (MODULE, [FREE]),
        "without CONFIG_HSA_AMD",
        [(MODULE | KFD, [FREE]), (MODULE, [FOREIGN]), ({}, [FREE])],
    ),
    "_masked": ((SHUT, []), "masks every GPU (nodes 1 of KFD", [(CPU, []), ({}, []), (SHUT | LISTED, [])]),
    "_no_render": (
        (LISTED, []),
        "no render node in /dev/dri",
        [(CPU, []), (LISTED | DRI, [])],
    ),
    "_refused": (
        (MODULE, [FREE]),
        "refused navi31",
        [({}, [FREE]), (MODULE | USED, [FREE]), (MODULE, []), (MODULE | LISTED, [FREE])],
    ),
    "_left_out": (
        (KFD | CPU, [FREE, BOUND]),
        "MEC firmware is older than 509",
        [(KFD, [FREE]), (CPU, [BOUND]), (KFD | SHUT, [BOUND]), (KFD | CPU | LISTED, [BOUND])],
    ),
    "_left_out ": ((KFD, [replace(NEW, driver="amdgpu")]), "MEC firmware is older than 2090", []),
}


def test_every_row_has_its_machines_here_or_a_test_of_its_own() -> None:
    apart = {"_closed", "_unopened"}  # test_obstacles.py and below
    assert {name.strip() for name in ROWS} | apart == {check.__name__ for check in obstacles.CHECKS}


@pytest.mark.parametrize("name", ROWS)
def test_a_row_tells_on_its_machine_and_on_none_that_lacks_one_thing(name: str) -> None:
    (files, cards), said, others = ROWS[name]
    check: Any = getattr(obstacles, name.strip())
    assert said in check(Files(files), cards).found
    assert [check(Files(files), cards) for files, cards in others] == [None] * len(others)


@pytest.mark.parametrize("name", ["_container", "_masked", "_no_render"])
def test_what_a_container_lacks_is_passed_into_it(name: str) -> None:
    (files, cards), _, _ = ROWS[name]
    check: Any = getattr(obstacles, name)
    assert check(Files(files | MARK), cards).do == obstacles.how_to_pass("docker")


def test_devices_that_are_closed_in_a_container_are_passed_into_it_otherwise() -> None:
    host: Any = Files(MARK | KFD, denied=KFD)
    told = obstacles._closed(host, [])
    assert told is not None
    assert told.found == "/dev/kfd: permission denied in this container"
    assert told.do == obstacles.how_to_pass("docker")


@pytest.mark.parametrize("code", [errno.EINVAL, None])
def test_a_device_is_opened_once_to_see_whether_the_kernel_driver_lets_us(
    code: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    host: Any = Files(KFD)
    assert obstacles._unopened(host, []) is None and host.opened == [""], "and is closed again"

    def refuse(path: str) -> int:
        raise HostError(code, path)

    monkeypatch.setattr(host, "open", refuse)
    told = obstacles._unopened(host, [])
    assert told is not None and told.do == obstacles.LOG
    said = "Invalid argument: " if code else ""
    assert told.found.startswith(f"/dev/kfd: {said}the kernel driver would not open it")
    assert obstacles._unopened(Files({}), []) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        *((errno.EACCES, "permission denied; add"), (errno.EPERM, "permission denied; add")),
        (errno.EBUSY, "Device or resource busy: the kernel driver would not open it"),
    ],
)
def test_a_file_that_is_not_opened_says_whose_fault_it_is(code: int, said: str) -> None:
    host = FakeHost()
    host.refuse["/dev/kfd"] = code
    with pytest.raises(DeviceError, match=f"^/dev/kfd: {said}.*, or use DEV=sim:navi31$"):
        obstacles.open_kfd(host)
    if code != errno.EBUSY:
        host.files |= MARK
        with pytest.raises(DeviceError, match=r"^/dev/kfd: permission denied; docker run --device"):
            obstacles.open_kfd(host)


@pytest.mark.parametrize(("files", "is_there"), [(KFD, "exists"), ({}, "does not exist")])
def test_where_no_row_tells_the_error_says_what_was_looked_at(files: dict[str, str], is_there: str) -> None:
    host: Any = Files(files)
    assert obstacles.obstacle(host) is None
    assert obstacles.why_no_card(host).startswith(f"/dev/kfd {is_there} and {obstacles.NODES} lists no GPU;")


@pytest.mark.parametrize(
    ("arch", "what"),
    [
        ("gfx1030", "its instruction set is another one"),
        ("gfx1101", "runs gfx1100's instructions, but navi32's rows in the tables of chips and a test"),
        ("gfx1102", "runs gfx1100's instructions, but navi33's rows .*, a compiler .* fewer registers and"),
        ("gfx1103", "runs gfx1100's instructions, but its rows .*, a compiler .* fewer registers and"),
        ("gfx1200", "runs gfx1201's instructions, but navi44's rows in the tables of chips and a test"),
    ],
)
def test_what_is_missing_for_a_chip_goes_by_its_instructions_and_registers(arch: str, what: str) -> None:
    """LLVM AMDGPU GCNSubtarget, FeatureISAVersion11_0_2 and 11_0_3 lack the larger register file."""
    assert re.search(what, obstacles.missing_for(arch))


def test_a_kernel_s_release_names_amd_s_build_where_there_is_one() -> None:
    said = [obstacles.release_of(Files(files)) for files in ({}, linux("6.8"), linux("6.8", "6.12.12"))]  # type: ignore[arg-type]
    assert said == ["of unknown version", "6.8", "6.8 with amdgpu-dkms 6.12.12"]
