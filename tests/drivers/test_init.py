"""Opening devices by name; covers names.py and sites.py."""

from __future__ import annotations

import os

import numpy as np
import pytest

from drivers import findings, open_device, open_many, open_one
from drivers.amd.code_object import KernelNeeds, write
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.linux_host import LinuxHost
from drivers.core.record import Event
from drivers.names import DEFAULT, check_name, names_of
from drivers.sites import best_found
from hcq.settings import Settings
from tests.devices import opened
from tests.drivers.amd.kernels import BUMP, program

NO_CARD = not LinuxHost().exists("/dev/kfd")


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:navi31", "sim:navi31/kfd"])
def test_the_simulated_card_opens_by_name(name: str) -> None:
    device = open_device(name)
    assert (device.name, device.arch) == ("sim:navi31", "gfx1100")
    assert device.buffer(np.arange(3, dtype=np.int32)).numpy(np.int32).tolist() == [0, 1, 2]
    device.close()


@pytest.mark.sim
def test_the_simulated_card_opens_without_a_kernel_driver() -> None:
    device = open_device("sim:navi31/pci")
    assert (device.name, device.arch) == ("sim:navi31/pci", "gfx1100")
    assert "PCI 0000:03:00.0, no kernel driver" in device.summary()
    assert device.buffer(np.arange(3, dtype=np.int32)).numpy(np.int32).tolist() == [0, 1, 2]
    device.close()


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:navi48", "sim:navi48/pci"])
def test_the_newer_generation_moves_data_and_signals(name: str) -> None:
    device = open_device(name)
    assert (device.name, device.arch) == (name, "gfx1201")
    numbers = np.arange(100_000, dtype=np.int32)
    assert (device.buffer(numbers).numpy(np.int32) == numbers).all()
    device.close()


@pytest.mark.sim
def test_several_cards_are_booted_without_a_kernel_driver() -> None:
    devices = open_device("sim:navi31/pci*2")
    assert [device.name for device in devices] == ["sim:navi31/pci#0", "sim:navi31/pci#1"]
    for device in devices:
        device.close()


def test_an_interface_that_a_chip_lacks_is_refused() -> None:
    with pytest.raises(ArgumentError, match="there is no interface /vfio; available are"):
        open_device("sim:navi31/vfio")


@pytest.mark.sim
def test_a_count_opens_that_many_cards_of_one_machine() -> None:
    devices = open_device("sim:navi31*3")
    assert [device.name for device in devices] == ["sim:navi31#0", "sim:navi31#1", "sim:navi31#2"]
    buffers = [device.buffer(np.array([i], np.int32)) for i, device in enumerate(devices)]
    assert [int(b.numpy(np.int32)[0]) for b in buffers] == [0, 1, 2]
    for device in devices:
        device.close()


@pytest.mark.sim
def test_the_name_may_come_from_the_settings() -> None:
    device = open_one(settings=Settings(dev="sim:navi31"))
    assert device.name == "sim:navi31"
    device.close()


@pytest.mark.sim
def test_a_watcher_sees_what_is_asked_of_the_host() -> None:
    events: list[Event] = []
    open_one("sim:navi31", Settings(), watch=events.append).close()
    assert events[0].call == "listdir" or events[0].call == "exists"
    assert any(event.arguments.get("name") == "kfd_ioctl_create_queue_args" for event in events)


@pytest.mark.parametrize(
    "name", ["navi31", "sim:navi21", "amd:3", "amd:kfd:x", "sim:", "SIM:navi31", "sim:navi31*"]
)
def test_an_unknown_name_lists_the_valid_ones(name: str) -> None:
    with pytest.raises(ArgumentError, match=r"is not known; available are sim:navi31, .*amd:kfd:N") as caught:
        open_device(name)
    assert repr(name) in str(caught.value)


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:gh100", "sim:ga100@570", "sim:ga102", "sim:ad102@595", "sim:gb202"])
def test_simulated_nvidia_cards_open_by_chip_and_branch(name: str) -> None:
    with open_one(name) as device:
        assert device.buffer(np.arange(5)).numpy(np.int64).tolist() == [0, 1, 2, 3, 4]
        assert device.name == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("sim:gh100@1", "branches of NVIDIA's driver are 570, 580, 595"),
        ("nv@570", "the driver of a real card is the one that is loaded"),
        ("sim:gh100/pci", "there is no interface /pci"),
    ],
)
def test_nvidia_names_that_cannot_be_say_why(name: str, why: str) -> None:
    with pytest.raises(ArgumentError, match=why):
        open_device(name)


@pytest.mark.sim
@pytest.mark.parametrize(
    "name", ["sim:navi31@6.8", "sim:navi31@rx7900xt,6.12", "sim:navi48@dkms-6.14", "sim:navi48/pci@rx9070"]
)
def test_a_machine_s_kernel_and_particulars_are_part_of_its_name(name: str) -> None:
    with open_one(name) as device:
        assert device.name == name


@pytest.mark.sim
def test_the_kernel_may_come_from_the_settings_and_the_name_outweighs_it() -> None:
    for name, said in (("sim:navi31", "KFD 1.11,"), ("sim:navi31@6.12", "KFD 1.17,")):
        with open_one(name, Settings(kernel="6.1")) as device:
            assert said in device.summary()


@pytest.mark.parametrize("what", ["5.15", "no-such-thing", "6.8,none"])
def test_a_machine_that_is_not_known_lists_those_that_are(what: str) -> None:
    with pytest.raises(ArgumentError, match=r"simulated machine .* kernels are 6\.1, .*no-group"):
        open_device(f"sim:navi31@{what}")


@pytest.mark.parametrize("what", ["6.8", "no-group", "dkms-6.14", "rx7900xt,6.12", "rx7900xt,rx7900gre"])
def test_a_card_without_a_kernel_driver_says_what_its_name_takes_instead(what: str) -> None:
    with pytest.raises(
        ArgumentError, match=rf"sim:navi31/pci with @{what}: no kernel driver .* \(rx7900xt, "
    ):
        open_device(f"sim:navi31/pci@{what}")


def test_a_card_without_a_kernel_driver_does_not_ignore_what_the_settings_say_of_one() -> None:
    for name in ("sim:navi31/pci", "sim:navi48/pci@rx9070"):
        with pytest.raises(ArgumentError, match=r"/pci with KERNEL=abc: no kernel driver serves it"):
            open_device(name, Settings(kernel="abc"))


def test_a_path_with_its_folder_is_a_served_machine_s_whatever_its_name() -> None:
    with pytest.raises(DeviceError, match=r"no machine is served at \./6\.8"):
        open_device("sim:navi31/pci@./6.8")


def test_a_card_of_the_other_chip_is_refused() -> None:
    for name in ("sim:navi31@rx9070", "sim:navi31/pci@rx9070"):
        with pytest.raises(ArgumentError, match="a rx9070 is a card of navi48, not of navi31"):
            open_device(name)
    with pytest.raises(ArgumentError, match="rx9060xt is a board with a navi48, not with a navi31"):
        open_device("sim:navi31@rx9060xt")


@pytest.mark.parametrize("count", [0, 9, 100])
def test_a_count_out_of_range_says_what_is_allowed(count: int) -> None:
    with pytest.raises(ArgumentError, match=rf"{count} devices; allowed are 1\.\.8"):
        open_many(f"sim:navi31*{count}")


@pytest.mark.sim
def test_one_device_where_many_are_named_is_refused() -> None:
    with pytest.raises(ArgumentError, match=r"sim:navi31\*2 names 2 devices; here it must be one"):
        open_one("sim:navi31*2")


@pytest.mark.skipif(not NO_CARD, reason="this machine has /dev/kfd")
def test_amd_without_a_card_says_what_was_looked_for_and_what_to_do() -> None:
    with pytest.raises(DeviceError, match=r"no AMD card: .*; next: .*probe.*DEV=sim:navi31"):
        open_device("amd")
    assert best_found() == "sim:navi31" == DEFAULT


@pytest.mark.parametrize("name", ["sim:navi31", "sim:navi31/pci"])
def test_a_simulated_device_tells_what_its_results_depended_on(name: str) -> None:
    device = open_one(name)
    code = isa("gfx1100").assemble("v_sin_f32 v1, v0\ns_endpgm\n" + "s_code_end\n" * 64)
    image = write("gfx1100", "wave", code, KernelNeeds(kernarg_bytes=0, vgprs=8, sgprs=8))
    assert findings(device) == {"approximate": {}, "notes": []}
    device.load(image)(grid=(1, 1, 1), block=(32, 1, 1))
    device.synchronize()
    found = findings(device)
    assert found is not None and list(found["approximate"]) == ["v_sin_f32"]
    device.close()


def test_simulated_devices_take_turns_whichever_threads_have_them() -> None:
    with open_one("sim:navi31") as one, open_one("sim:navi48") as other:
        assert one.lock is other.lock


@pytest.mark.sim
def test_a_forked_child_runs_kernels_on_a_device_of_its_own() -> None:
    def bumped(device: AmdDevice) -> int:
        x = device.buffer(np.array([4], np.uint32))
        program(device, ["x", "n"], BUMP)(x, np.int32(3), grid=(1, 1, 1), block=(1, 1, 1))
        return int(x.numpy(np.uint32)[0])

    device = opened("sim:navi31")
    assert bumped(device) == 7
    child = os.fork()
    if not child:
        os._exit(bumped(opened("sim:navi31")))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7 and bumped(device) == 7
    device.close()


@pytest.mark.sim
def test_a_list_of_names_opens_each_in_its_place() -> None:
    devices = open_device("sim:navi31, cpu*2,sim:gh100@570,sim:navi31")
    assert [device.name for device in devices] == [
        *("sim:navi31#0", "cpu#0", "cpu#1", "sim:gh100@570", "sim:navi31#1"),
    ]
    assert devices[0].card.kfd is devices[4].card.kfd
    for device in devices:
        device.close()


@pytest.mark.sim
def test_commas_behind_an_at_sign_belong_to_that_name() -> None:
    devices = open_many("sim:navi31@rx7900xt,6.12,cpu")
    assert [device.name for device in devices] == ["sim:navi31@rx7900xt,6.12", "cpu"]
    for device in devices:
        device.close()


def test_a_range_names_each_card() -> None:
    assert names_of("amd:2..4,nv:0..1") == ["amd:kfd:2", "amd:kfd:3", "amd:kfd:4", "nv:0", "nv:1"]
    with pytest.raises(ArgumentError, match=r"'amd:3\.\.1': a range goes from its first card up to its last"):
        check_name("amd:3..1")


@pytest.mark.sim
def test_of_a_list_whose_last_cannot_be_opened_nothing_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr(AmdDevice, "summary", lambda device: opened.append(device) or "")
    with pytest.raises(DeviceError):
        open_many("sim:navi31,sim:navi31@no-group", Settings(debug=1))
    assert opened
    assert not any(device.is_open for device in opened)
