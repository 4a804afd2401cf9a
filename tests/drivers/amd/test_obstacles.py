"""A machine a row: what open_device says there, and what the probe's verdict is.

The machines are those of drivers/sim/machines.py; each is opened as DEV=amd is, and probed as a user does.
"""

from __future__ import annotations

import errno
import re
from dataclasses import replace

import numpy as np
import pytest

from autogen.amd.kernels import kernel_of
from drivers import open_site
from drivers.amd import obstacles
from drivers.amd.obstacles import obstacle
from drivers.core.errors import DeviceError, HostError
from drivers.sim.chips import MODELS
from drivers.sim.host import SimHost
from drivers.sim.machines import BY_NAME, MACHINES, ORDINARY
from drivers.sites import Site, kernel_cards
from hcq.settings import Settings
from tests.drivers.amd.fake_kfd import FakeHost
from tests.drivers.amd.probe.run import probed

pytestmark = pytest.mark.sim
CONTAINER = r"container \(docker\) without /dev/kfd and /dev/dri"
PASS = r"--device /dev/kfd --device /dev/dri"
# name: (what open_device and the verdict say, the next command)
SHUT = {
    "container": (CONTAINER, rf"docker run {PASS}"),
    "pod": (r"container \(kubernetes\) without /dev/kfd", "amd.com/gpu"),
    "no-render-node": (r"container \(podman\) without /dev/dri", rf"podman run {PASS}"),
    "no-group": ("permission denied", "usermod -aG render"),
    "kfd-refuses": ("Invalid argument", "dmesg"),
    "render-only": ("/dev/kfd: permission denied", "usermod -aG render"),
    "masked-all": ("denied in this container|masks every GPU", PASS),
    "wsl": ["this is WSL, whose cards belong to Windows", "boot Linux itself"],
    "secure-boot": ("Secure Boot is on and amdgpu is not loaded", r"mokutil --import"),
    "vm-without-card": ("virtual machine, and no AMD card was given to it", "pass the card through"),
    "no-firmware": ("refused navi31 .* firmware files that are missing", "install linux-firmware"),
    "no-atomics": ("KFD left it out: .* no PCIe atomics .* MEC firmware is older than 509", "linux-firmware"),
    "not-loaded": ("amdgpu is not loaded", "sudo modprobe amdgpu"),
    "nomodeset": ("started with nomodeset", "take nomodeset out of GRUB_CMDLINE_LINUX"),
    "no-kfd": ("without /dev/kfd: this kernel was built without", "usual kernel"),
    "vfio": ("belongs to the kernel driver vfio-pci", "DEV=amd:pci:0000:03:00.0"),
    "rx7800xt": (r"Radeon RX 7800 XT\) is gfx1101.*navi32's rows", "DEV=sim:navi31"),
    "rx7600": (r"Radeon RX 7600\) is gfx1102.*fewer registers", "DEV=sim:navi31"),
    "rx9060xt": (r"Radeon RX 9060 XT\) is gfx1200.*navi44's rows", "DEV=sim:navi31"),
}
# name: (what it is called, compute units, the step with something to tell, and what)
OPEN = {
    "masked": ("Radeon RX 7900 XTX", 96, "kfd topology", "node 1 cannot be used .*EPERM"),
    "lockdown": ("Radeon RX 7900 XTX", 96, "lockdown", "cannot map a card's BARs"),
    "iommu-pt": ("Radeon RX 7900 XTX", 96, "iommu", "iommu=pt"),
    "no-iommu": ("Radeon RX 7900 XTX", 96, "iommu", "^0 IOMMU groups"),
    "small-bar": ("Radeon RX 7900 XTX", 96, "bar", "Resizable BAR"),
    "screen": ("Radeon RX 7900 XTX", 96, "screen", "DEV=amd:kfd:1 takes the card without one"),
    "apu": ("Radeon RX 7900 XTX", 96, "kfd topology", "amd:kfd:0 is node 1 gfx1036"),
    "vm": ("Radeon RX 7900 XTX", 96, "machine", "a virtual machine"),
    "mes-off": ("Radeon RX 7900 XTX", 96, "options", "changes nothing.*take amdgpu.mes=0 out"),
    "no-cwsr": ("Radeon RX 7900 XTX", 96, "options", "waves are not saved"),
    "switch-x1": ("Radeon RX 7900 XTX", 96, "link", "2.5 GT/s PCIe x1 at 0000:00:01.1.*lspci -vv"),
    "rx7900xt": ("Radeon RX 7900 XT", 84, "card", "84 compute units, 19.98 GiB"),
    "rx7900gre": ("Radeon RX 7900 GRE", 80, "card", "80 compute units"),
    "w7900": ("Radeon Pro W7900", 96, "card", "47.98 GiB"),
    "r9600d": ("Radeon AI PRO R9600D", 48, "card", "48 compute units"),
    "rx9070": ("Radeon RX 9070", 56, "card", "56 compute units"),
    "r9700": ("Radeon AI PRO R9700", 64, "card", "31.86 GiB"),
}


BETWEEN_CARDS = {"p2p-off", "no-p2p", "acs-on", "bad-riser"}  # tests/tools/test_p2p.py


def chip_of(name: str) -> str:
    return MODELS[name].name if name in MODELS else BY_NAME[name].chip or "navi31"


def place_of(name: str) -> Site:
    board = name if name in MODELS else chip_of(name)
    return kernel_cards(SimHost(board, machine=BY_NAME.get(name, ORDINARY)), 1)


def all_said(report: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """step -> everything it told."""
    found = [*report["machine"], *report["steps"]]
    return {f["step"]: " | ".join((f["read"], f["meaning"], f["cause"], f["next"])) for f in found}


def test_every_machine_of_the_table_is_tested() -> None:
    assert SHUT.keys() | OPEN.keys() | BETWEEN_CARDS == BY_NAME.keys() | MODELS.keys()
    assert not SHUT.keys() & OPEN.keys()
    assert all(machine.story and machine.source for machine in MACHINES)


@pytest.mark.parametrize("name", SHUT)
def test_a_card_that_cannot_be_used_is_one_sentence_with_the_next_command(name: str) -> None:
    what, do = SHUT[name]
    with pytest.raises(DeviceError, match=what) as caught:
        open_site(place_of(name), Settings())
    said = str(caught.value)
    assert not isinstance(caught.value, HostError), "a bare errno tells nobody what to do"
    assert re.search(do, said), said
    assert "DEV=sim:navi31" in said or "DEV=amd:pci" in said
    assert "\n" not in said


@pytest.mark.parametrize("name", SHUT)
def test_the_probe_s_verdict_on_it_says_the_same(name: str) -> None:
    what, do = SHUT[name]
    status, report = probed(f"sim:{chip_of(name)}@{name}")
    (verdict,) = [f for f in report["steps"] if f["step"] == "verdict"]
    assert status == 1 and verdict["verdict"] in ("failed", "missing")
    assert re.search(what, verdict["read"]), verdict
    assert re.search(do, verdict["next"]), verdict


@pytest.mark.parametrize("name", OPEN)
def test_a_card_that_can_be_used_is_opened_and_computes_with_its_own_counts(name: str) -> None:
    product, units, _, _ = OPEN[name]
    (device,) = open_site(place_of(name), Settings())
    assert f"{product}, {units} CU" in device.summary()
    numbers = np.arange(1000, dtype=np.int32)
    assert (device.buffer(numbers).numpy(np.int32) == numbers).all()
    device.close()


@pytest.mark.parametrize("name", OPEN)
def test_the_probe_finds_it_good_and_tells_what_is_particular(name: str) -> None:
    product, _, step, what = OPEN[name]
    status, report = probed(f"sim:{chip_of(name)}@{name}")
    (verdict,) = [f for f in report["steps"] if f["step"] == "verdict"]
    assert (status, verdict["verdict"], verdict["read"]) == (0, "ok", f"{product} can be used")
    assert verdict["next"] == "make demo"
    told = [f for f in [*report["machine"], *report["steps"]] if f["step"] == step]
    said = " | ".join(f"{f['read']} {f['meaning']} {f['next']}" for f in told)
    assert re.search(what, said), said


@pytest.mark.parametrize(
    ("kernel", "needs"), [("6.1", "Linux 6.11"), ("6.8", "Linux 6.11"), ("dkms-6.10", "amdgpu-dkms 6.12")]
)
def test_a_kernel_that_is_too_old_for_a_chip_is_told_which_one_is_not(kernel: str, needs: str) -> None:
    found = kernel_of(kernel)
    assert found is not None
    host = SimHost("navi48", kernel=found)
    with pytest.raises(DeviceError, match=rf"Radeon RX 9070 XT\) at 0000:03:00.0 needs .*{needs}.* or later"):
        open_site(kernel_cards(host, 1), Settings())
    told = obstacle(host)
    assert told is not None and found.release in told.found and "newer kernel" in told.do


def test_a_render_node_that_is_missing_outside_a_container_is_a_matter_for_udev() -> None:
    told = obstacle(SimHost(machine=replace(BY_NAME["no-render-node"], put={})))
    assert told is not None
    assert "no render node" in told.found and told.do == "sudo udevadm trigger"


def test_an_ordinary_machine_has_no_obstacle() -> None:
    assert obstacle(SimHost()) is None


KFD, RENDERS = "/dev/kfd", ("/dev/dri/renderD128", "/dev/dri/renderD129")


@pytest.mark.parametrize(
    ("shut", "told"),
    [
        ((), ""),
        (RENDERS[:1], ""),  # the other card may be meant
        (RENDERS[1:], ""),
        (RENDERS, "/dev/dri/renderD128, /dev/dri/renderD129: permission denied; this user"),
        ((KFD,), "/dev/kfd: permission denied; this user"),
        ((KFD, RENDERS[1]), "/dev/kfd, /dev/dri/renderD129: permission denied; this user"),
    ],
)
def test_devices_are_closed_where_this_user_may_open_none_of_a_kind(shut: tuple[str, ...], told: str) -> None:
    host = FakeHost()
    host.files[RENDERS[1]] = ""
    host.refuse |= dict.fromkeys(shut, errno.EACCES)
    asked, access = set[int](), host.access
    host.access = lambda path, mode: (asked.add(mode), access(path, mode))[1]  # type: ignore[method-assign]
    found = obstacles._closed(host, [])
    assert asked == {4 | 2}  # unistd.h: to read and to write
    assert (found.found if found is not None else "").startswith(told)
    assert (found is None) is not bool(told)
    if found is not None:
        assert found.do == obstacles.JOIN


def test_a_way_into_a_container_is_told_for_each_kind_of_it() -> None:
    run = "--device /dev/kfd --device /dev/dri --group-add $(getent group render | cut -d: -f3)"
    assert obstacles.how_to_pass("docker") == f"docker run {run} ..."
    assert obstacles.how_to_pass("podman") == f"podman run {run} ..."
    assert obstacles.how_to_pass("lxc") == f"start the container with {run}"
    assert "amd.com/gpu" in obstacles.how_to_pass("kubernetes")
