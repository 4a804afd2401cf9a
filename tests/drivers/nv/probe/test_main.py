"""`python -m drivers.nv.probe`, on simulated cards and on machines that lack something. Of machine.py and
steps.py; obstacles.py decides the verdict.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from drivers.core.errors import HostError
from drivers.core.finding import FAILED, MISSING, NOTE, OK, Finding
from drivers.nv import obstacles
from drivers.nv.probe.__main__ import main
from drivers.nv.probe.machine import machine_findings
from drivers.nv.probe.steps import STEPS, Session
from tests.drivers.nv.fake_rm import FakeRm

CARD = "/sys/bus/pci/devices/0000:41:00.0"
NODES = {"/dev/nvidiactl": "", "/dev/nvidia-uvm": "", "/dev/nvidia0": ""}
WHOLE = {
    f"{CARD}/vendor": "0x10de",
    f"{CARD}/class": "0x030200",
    f"{CARD}/uevent": "DRIVER=nvidia\n",
    "/sys/module/nvidia/version": "580.142",
    "/proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX Open Kernel Module  580.142  Release",
    **NODES,
}


class Files(FakeRm):
    """A machine of nothing but files. shut: paths that may not be opened."""

    def __init__(self, files: dict[str, str], shut: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.content, self.shut = files, shut

    def read_text(self, path: str) -> str:
        if path not in self.content:
            raise HostError(2, path)
        return self.content[path]

    def exists(self, path: str) -> bool:
        return path in self.content or any(name.startswith(f"{path}/") for name in self.content)

    def listdir(self, path: str) -> list[str]:
        names = {name[len(path) + 1 :].split("/")[0] for name in self.content if name.startswith(f"{path}/")}
        if not names:
            raise HostError(2, path)
        return sorted(names)

    def access(self, path: str, mode: int) -> bool:
        return path not in self.shut or mode != os.R_OK | os.W_OK


def verdicts(host: Files) -> dict[str, str]:
    return {each.step: each.verdict for each in machine_findings(host)}


def test_a_machine_with_a_card_and_its_driver_lacks_nothing() -> None:
    assert set(verdicts(Files(WHOLE)).values()) == {OK}


def test_a_machine_without_a_card_is_not_wrong() -> None:
    found = verdicts(Files({}))
    assert FAILED not in found.values()
    assert (found["pci"], found["verdict"]) == (MISSING, MISSING)


def test_a_node_that_libcuda_made_where_no_driver_is_counts_as_nothing() -> None:
    found = verdicts(Files({"/dev/nvidiactl": "", "/sys/module/loop": ""}))
    assert FAILED not in found.values()
    assert (found["module"], found["verdict"]) == (MISSING, MISSING)


def test_a_sandbox_that_hides_modules_but_has_a_node_has_a_driver() -> None:
    assert obstacles.is_driver_there(Files({"/dev/nvidiactl": ""}))


def without(*names: str) -> dict[str, str]:
    return {path: text for path, text in WHOLE.items() if not path.startswith(names)}


@pytest.mark.parametrize(
    ("files", "shut", "why", "do"),
    [
        (without("/sys/module", "/proc", "/dev/"), (), "kernel driver is not loaded", "sudo modprobe nvidia"),
        (without("/dev/nvidia-uvm"), (), "loaded without /dev/nvidia-uvm", "sudo modprobe nvidia-uvm"),
        (without("/dev/"), (), "without /dev/nvidiactl and /dev/nvidia-uvm", "nvidia-modprobe"),
        (WHOLE, ("/dev/nvidia0",), "/dev/nvidia0: permission denied", "NVreg_DeviceFileMode"),
        ({**WHOLE, "/proc/driver/nvidia/version": "550.163.01"}, (), "550.163.01 is too old", "driver 580"),
        ({**WHOLE, "/proc/driver/nvidia/version": "610.12"}, (), "610.12 is too new", "driver 580"),
        (
            {**without("/dev/"), "/.dockerenv": ""},
            (),
            "a container (docker) without",
            "docker run --gpus all",
        ),
        (
            {**without("/sys/module", "/proc", "/dev/"), f"{CARD}/uevent": "DRIVER=nouveau\n"},
            (),
            "belongs to the kernel driver nouveau",
            "install NVIDIA's driver",
        ),
        ({"/dev/dxg": ""}, (), "this is WSL", "boot Linux itself"),
    ],
)
def test_the_first_obstacle_is_named_with_what_to_do(
    files: dict[str, str], shut: tuple[str, ...], why: str, do: str
) -> None:
    found = obstacles.obstacle(Files(files, shut))
    assert found is not None
    assert why in found.found
    assert do in found.do


SLOT = "/sys/bus/pci/devices/0000:01:00.{}"


def test_cards_are_nvidias_display_functions() -> None:
    """PCI class codes: 0300 VGA, 0302 3D, 0403 audio, as every card's second function is; 0680 a bridge."""
    rows = ("0x10de", "0x030000"), ("0x10de", "0x040300"), ("0x10de", "0x030200"), ("0x1002", "0x030000")
    files = {SLOT.format(n) + "/vendor": vendor for n, (vendor, _) in enumerate(rows)}
    files |= {SLOT.format(n) + "/class": kind for n, (_, kind) in enumerate(rows)}
    assert obstacles.cards_on_bus(Files(files)) == ["0000:01:00.0", "0000:01:00.2"]


@pytest.mark.parametrize(
    ("version", "how"), [("569.99", "old"), ("570.10", ""), ("599.9", ""), ("600.10", "new"), ("", "")]
)
def test_branches_from_570_to_595_are_known_and_what_comes_soon_after(version: str, how: str) -> None:
    found = obstacles.obstacle(
        Files({**WHOLE, "/proc/driver/nvidia/version": f"Open Kernel Module  {version}"})
    )
    assert (f"too {how}:" in found.found) if found is not None else not how


@pytest.mark.parametrize(
    ("paths", "is_there"),
    [(["/sys/module/nvidia/version"], True), (["/dev/nvidiactl"], True), (["/sys/module/loop"], False),
     (["/dev/nvidiactl", "/sys/module/loop"], False), ([], False),
     (["/dev/nvidiactl", "/sys/module/loop", "/proc/driver/nvidia/version"], True),
     (["/proc/driver/nvidia/version"], False)],
)  # fmt: skip
def test_a_driver_is_there_if_its_module_is_or_its_node_and_nothing_says_otherwise(
    paths: list[str], is_there: bool
) -> None:
    assert obstacles.is_driver_there(Files(dict.fromkeys(paths, "580.142"))) is is_there


def without_driver(**more: str) -> dict[str, str]:
    return {**without("/sys/module", "/proc", "/dev/", f"{CARD}/uevent"), **more}


OTHER = f"{CARD[:-2]}.1"
LOCKDOWN = "/sys/kernel/security/lockdown"


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({f"{CARD}/uevent": "DRIVER=vfio-pci\n"}, "0000:41:00.0 belongs to the kernel driver vfio-pci"),
        ({f"{CARD}/uevent": "X=1\n"}, "kernel driver is not loaded"),
        (
            {
                f"{CARD}/uevent": "DRIVER=vfio-pci\n",
                f"{OTHER}/vendor": "0x10de",
                f"{OTHER}/class": "0x030000",
            },
            "kernel driver is not loaded",
        ),
        ({LOCKDOWN: "none [integrity] confidentiality"}, "Secure Boot is on"),
        ({LOCKDOWN: "none integrity [confidentiality]"}, "Secure Boot is on"),
        ({LOCKDOWN: "[none] integrity confidentiality"}, "kernel driver is not loaded"),
    ],
)
def test_a_card_without_its_driver_belongs_to_another_or_wants_it_loaded(
    more: dict[str, str], found: str
) -> None:
    said = obstacles.obstacle(Files(without_driver(**more)))
    assert said is not None and found in said.found
    assert ("vfio-pci/unbind" in said.do) is ("belongs" in found)


@pytest.mark.parametrize(
    "more", [{"/dev/dxg": ""}, {"/.dockerenv": ""}, {f"{CARD}/uevent": "DRIVER=nouveau\n"}]
)
def test_nodes_that_are_there_are_enough_wherever_they_are(more: dict[str, str]) -> None:
    assert obstacles.obstacle(Files({**WHOLE, **more})) is None


@pytest.mark.parametrize("lacking", ["/dev/nvidia0", "/dev/nvidia-uvm"])
def test_a_module_that_is_loaded_is_not_asked_for(lacking: str) -> None:
    files = without(lacking)
    for more in ({}, {"/sys/module/nvidia_uvm/version": "580.142"}):
        said = obstacles.obstacle(Files({**files, **more}))
        assert said is not None and said.found.endswith(f"without {lacking}")
        assert ("modprobe nvidia-uvm" in said.do) is (not more) and "nvidia-modprobe -u -c 0" in said.do


def test_a_card_that_mig_split_is_refused() -> None:
    files = {**WHOLE, "/proc/driver/nvidia/capabilities/gpu0/mig/gi1/access": ""}
    assert verdicts(Files(files))["mig"] == FAILED


CLOSED = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.142  Release"


def test_closed_kernel_modules_are_worth_a_note() -> None:
    """tinygrad issue 6947: with closed modules a 4090's channel faulted, with open ones it ran."""
    files = Files({**WHOLE, "/proc/driver/nvidia/version": CLOSED})
    assert verdicts(files)["version"] == NOTE and verdicts(Files(WHOLE))["version"] != NOTE
    assert "install the open ones" in obstacles.closed_modules(files)
    assert obstacles.closed_modules(Files(WHOLE)) == obstacles.closed_modules(Files({})) == ""


def test_a_container_is_worth_a_note() -> None:
    assert verdicts(Files({**WHOLE, "/.dockerenv": ""}))["system"] == NOTE


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:gh100", "sim:ga100@570", "sim:ga102", "sim:ad102@595", "sim:gb202"])
def test_every_step_holds_on_a_simulated_card(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", name, "--boot", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {each["step"]: each["verdict"] for each in report["steps"]} == {step.name: OK for step in STEPS}


@pytest.mark.sim
def test_looking_makes_no_channel(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "sim:gh100", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert next(each["step"] for each in report["steps"] if each["verdict"] == "skipped") == "space"


@pytest.mark.parametrize(
    ("rules", "name", "verdict"),
    [
        (0, "default", OK),
        (1, "exclusive thread", NOTE),
        (2, "prohibited", FAILED),
        (3, "exclusive process", NOTE),
        (4, "mode 4", NOTE),
    ],
)
def test_a_card_on_which_nobody_may_compute_fails_and_one_for_few_is_worth_a_note(
    rules: int, name: str, verdict: str
) -> None:
    """ctrl2080gpu.h: NV2080_CTRL_GPU_COMPUTE_MODE_RULES_*."""
    host, told = FakeRm(), list[Finding]()
    host.compute_mode = rules
    Session(host, 0, "nv:0", False, False, told.append, "mode").run()
    assert (told[-1].step, told[-1].read, told[-1].verdict) == ("mode", name, verdict)


def test_a_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--report", str(tmp_path / "r.md")]) in (0, 1)
    assert (tmp_path / "r.md").read_text().startswith("# doorbell probe: this machine")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--boot"], "--boot and --until need --device"),
        (["--device", "nv:0", "--until", "x"], "there is no such step; steps are client, cards"),
        (["--device", "nv:0", "--until", "copy"], "so it needs --boot too"),
        (["--report", "/nowhere/r.md"], "give a file that can be written"),
        (["--device", "sim:gh200"], "is not known"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
