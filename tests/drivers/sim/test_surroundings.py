"""What an ordinary simulated machine shows around its cards."""

from __future__ import annotations

from autogen.amd.kernels import NEWEST, kernel_of
from drivers.sim.chips import NAVI31, NAVI48
from drivers.sim.kernel_host import HostFiles
from drivers.sim.surroundings import PCI, ports, surroundings

CARD = f"{PCI}/0000:03:00.0"


def test_a_card_has_its_ids_its_bars_and_its_driver() -> None:
    files = surroundings(NAVI31, 1, NEWEST).files
    ids = [files[f"{CARD}/{name}"] for name in ("vendor", "device", "revision", "class")]
    assert ids == ["0x1002\n", "0x744c\n", "0xc8\n", "0x030000\n"]
    first, last, _ = (int(word, 16) for word in files[f"{CARD}/resource"].splitlines()[0].split())
    assert last - first + 1 == 32 << 30, "the power of two above 24 GiB"
    assert files[f"{CARD}/uevent"].startswith("DRIVER=amdgpu\n")


def test_a_card_that_the_kernel_does_not_know_has_no_driver() -> None:
    files = surroundings(NAVI48, 1, kernel_of("6.8") or NEWEST).files
    assert "DRIVER" not in files[f"{CARD}/uevent"]
    assert files["/proc/sys/kernel/osrelease"] == "6.8.0\n"


def test_the_way_to_a_card_leads_over_the_ports_of_its_own_switch() -> None:
    world = surroundings(NAVI31, 2, NEWEST)
    for index, address in enumerate(("0000:03:00.0", "0000:04:00.0")):
        assert world.links[f"{PCI}/{address}"].endswith("/".join([*ports(index), address]))
    assert len({port for index in range(2) for port in ports(index)}) == 6


def test_amds_own_build_says_its_version() -> None:
    for name, version in (("6.8", None), ("dkms-6.12", "6.12.12\n")):
        files = surroundings(NAVI31, 1, kernel_of(name) or NEWEST).files
        assert files.get("/sys/module/amdgpu/version") == version


def test_a_folder_that_is_refused_refuses_what_is_in_it() -> None:
    world = HostFiles({}, {}, {"/dev/dri": 13})
    assert [world.refusal(path) for path in ("/dev/dri", "/dev/dri/renderD128", "/dev/drip", "/dev")] == [
        *(13, 13, 0, 0)
    ]
