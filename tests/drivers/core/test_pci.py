"""A PCI function over files: found, locked, enabled, resized, taken over only with consent."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from drivers.core import pci
from drivers.core.errors import ArgumentError, DeviceError, DeviceGone, HostError
from drivers.core.linux_host import LinuxHost
from drivers.core.pci import PciFunction

BDF = "0000:03:00.0"


class Tree(LinuxHost):
    """Linux whose /sys and /run lie in a folder, with plain files for attributes."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self.root = str(root)
        self.written: list[tuple[str, str]] = []

    def at(self, path: str) -> str:
        return self.root + path if path.startswith(("/sys", "/run")) else path

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        return super().open(self.at(path), flags)

    def read_bytes(self, path: str) -> bytes:
        return super().read_bytes(self.at(path))

    def listdir(self, path: str) -> list[str]:
        return super().listdir(self.at(path))

    def exists(self, path: str) -> bool:
        return super().exists(self.at(path))

    def readlink(self, path: str) -> str:
        return super().readlink(self.at(path))

    def write_text(self, path: str, text: str) -> None:
        self.written.append((path, text))
        super().write_text(path, text)


def make(root: Path, bdf: str = BDF, device: str = "0x744c") -> Path:
    folder = root / "sys/bus/pci/devices" / bdf
    folder.mkdir(parents=True)
    (root / "run/lock").mkdir(parents=True, exist_ok=True)
    config = bytearray(256)
    config[0:4] = (0x1002).to_bytes(2, "little") + int(device, 16).to_bytes(2, "little")
    (folder / "config").write_bytes(config)
    for name, text in (("vendor", "0x1002\n"), ("device", f"{device}\n"), ("revision", "0xc8\n")):
        (folder / name).write_text(text)
    (folder / "enable").write_text("0\n")
    (folder / "resource0_resize").write_text("0000000000007f00\n")
    lines = ["0xe010000000 0xe01fffffff 0x14220c"] + ["0x0 0x0 0x0"] * 5
    (folder / "resource").write_text("\n".join(lines))
    (folder / "resource0").write_bytes(b"")
    os.truncate(folder / "resource0", 256 << 20)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    make(tmp_path)
    return Tree(tmp_path)


def test_functions_are_found_by_vendor_and_device(tree: Tree, tmp_path: Path) -> None:
    make(tmp_path, "0000:04:00.0", "0x1234")
    make(tmp_path, "0000:0a:00.0", "0x7550")
    assert pci.find(tree, 0x1002, (0x744C, 0x7550)) == [BDF, "0000:0a:00.0"]
    assert pci.find(tree, 0x10DE, (0x744C,)) == []


def test_an_address_without_a_function_names_those_there_are(tree: Tree) -> None:
    with pytest.raises(ArgumentError, match=r"no PCI function 0000:ff:00.0; .* has 0000:03:00.0"):
        PciFunction(tree, "0000:ff:00.0")


def test_a_second_owner_is_told_who_the_first_is(tree: Tree) -> None:
    first = PciFunction(tree, BDF, "train.py (process 77)")
    with pytest.raises(HostError, match=r"is held by train.py \(process 77\)"):
        PciFunction(tree, BDF, "other")
    first.close()
    PciFunction(tree, BDF, "other").close()


def test_enabling_turns_memory_decoding_on(tree: Tree) -> None:
    function = PciFunction(tree, BDF)
    function.enable()
    assert (f"{function.path}/enable", "1") in tree.written
    assert function.read_config(pci.COMMAND, 2) == pci.COMMAND_MEMORY
    assert function.read_config(pci.BAR0, 4) == 0x1000_0000 and function.read_config(pci.BAR0 + 4, 4) == 0xE0
    assert not function.is_bus_master()
    function.set_bus_master(True)
    assert function.is_bus_master() and function.read_config(pci.COMMAND, 2) == 6
    function.set_bus_master(False)
    assert function.read_config(pci.COMMAND, 2) == 2


def test_a_command_bit_that_does_not_take_is_an_error(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    function = PciFunction(tree, BDF)
    monkeypatch.setattr(function, "write_config", lambda *_: None)
    with pytest.raises(DeviceError, match=r"PCI command is 0x0 after 0x4 was written"):
        function.set_bus_master(True)


def test_a_function_that_does_not_answer_is_gone(tree: Tree, tmp_path: Path) -> None:
    function = PciFunction(tree, BDF)
    saved = function.save_config()
    (tmp_path / f"sys/bus/pci/devices/{BDF}/config").write_bytes(b"\xff" * 256)
    assert not function.is_present()
    for act in (lambda: function.set_bus_master(True), lambda: function.restore_config(saved)):
        with pytest.raises(DeviceGone):
            act()


def test_a_function_whose_bars_were_cleared_is_in_trouble(tree: Tree, tmp_path: Path) -> None:
    function = PciFunction(tree, BDF)
    function.enable()
    assert function.trouble() == ""
    function.write_config(pci.BAR0, 4, 0xC)
    assert "has lost its BARs: the card lost power, or another program reset it" in function.trouble()
    (tmp_path / f"sys/bus/pci/devices/{BDF}/config").write_bytes(b"\xff" * 256)
    assert "is gone from the bus" in function.trouble()


def test_the_kernels_driver_is_unbound_only_with_consent(tree: Tree, tmp_path: Path) -> None:
    driver = tmp_path / "sys/bus/pci/drivers/amdgpu"
    driver.mkdir(parents=True)
    (driver / "unbind").write_text("")
    (tmp_path / f"sys/bus/pci/devices/{BDF}/driver").symlink_to("../../../../bus/pci/drivers/amdgpu")
    function = PciFunction(tree, BDF)
    assert function.driver == "amdgpu"
    with pytest.raises(DeviceError, match=r"echo 0000:03:00.0 \| sudo tee .*/amdgpu/unbind"):
        function.unbind(consent=False)
    assert tree.written == []
    assert function.unbind(consent=True) == "amdgpu"
    assert tree.written == [("/sys/bus/pci/drivers/amdgpu/unbind", BDF)]


def test_a_bar_is_resized_to_its_largest_size(tree: Tree) -> None:
    function = PciFunction(tree, BDF)
    assert function.resource(0) == (0xE0_1000_0000, 256 << 20)
    function.resize(0)
    assert tree.written == [(f"{function.path}/resource0_resize", "14")]  # 2^14 MiB


def test_a_bar_is_mapped_once_and_whole(tree: Tree) -> None:
    function = PciFunction(tree, BDF)
    bar = function.bar(0)
    assert bar.size == 256 << 20 and function.bar(0) is bar
    bar.write32(0x1000, 0x12345678)
    assert bar.read_bytes(0x1000, 4) == b"\x78\x56\x34\x12"
    with pytest.raises(DeviceError, match=r"has no BAR 2"):
        function.bar(2)
    function.close()


def test_restoring_writes_bars_first_and_the_command_last(tree: Tree, tmp_path: Path) -> None:
    config = tmp_path / f"sys/bus/pci/devices/{BDF}/config"
    before = bytearray(config.read_bytes())
    before[4:6], before[0x10:0x14] = b"\x06\x00", b"\x0c\x00\x00\xe0"
    config.write_bytes(before)
    function = PciFunction(tree, BDF)
    saved = function.save_config()
    config.write_bytes(bytes(before[:4]) + bytes(252))
    order: list[int] = []
    plain = function.write_config
    function.write_config = lambda o, s, v: (order.append(o), plain(o, s, v))[1]  # type: ignore[assignment, func-returns-value]
    function.restore_config(saved)
    assert order == [0x10, 0x04]
    assert config.read_bytes() == bytes(before)


def test_functions_of_the_same_card_are_named(tree: Tree, tmp_path: Path) -> None:
    make(tmp_path, "0000:03:00.1", "0xab30")
    make(tmp_path, "0000:03:01.0", "0x1234")
    function = PciFunction(tree, BDF)
    assert function.siblings() == ["0000:03:00.1"] and function.held_siblings() == []
    (tmp_path / "sys/bus/pci/drivers/snd_hda_intel").mkdir(parents=True)
    (tmp_path / "sys/bus/pci/devices/0000:03:00.1/driver").symlink_to("../../drivers/snd_hda_intel")
    command = "echo 0000:03:00.1 | sudo tee /sys/bus/pci/drivers/snd_hda_intel/unbind"
    assert function.held_siblings() == [command]
