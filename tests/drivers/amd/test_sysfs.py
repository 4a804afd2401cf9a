"""Small reads of sysfs: what is there, what is not, and whose lock it is."""

from __future__ import annotations

import pytest

from drivers.amd.sysfs import (
    DisplayFunction,
    bar_sizes,
    driver_of,
    find_cards,
    links_of,
    number,
    owner_of,
    size_text,
)
from drivers.core.host import Host
from tests.drivers.amd.probe.files import PCI, Files

CARD = f"{PCI}/0000:03:00.0"
LOCK = "/run/lock/doorbell-0000:03:00.0.lock"


def host(files: dict[str, str]) -> Host:
    made: Host = Files(files)  # type: ignore[assignment]
    return made


def test_an_audio_function_of_a_card_is_no_card() -> None:
    files = {f"{CARD}/vendor": "0x1002", f"{CARD}/class": "0x040300", f"{CARD}/device": "0xab30"}
    assert find_cards(host(files)) == []
    files |= {f"{CARD}/class": "0x038000"}
    assert len(find_cards(host(files))) == 1
    assert find_cards(host(files | {f"{CARD}/vendor": "0x10de"})) == []


def test_bars_are_the_lines_of_the_resource_file() -> None:
    lines = "0x0000001200000000 0x000000120fffffff 0x14220c\n" + "0x0 0x0 0x0\n" * 4
    lines += "0x00000000f0000000 0x00000000f00fffff 0x40200\n0x0 0x0 0x0\n"
    assert bar_sizes(host({f"{CARD}/resource": lines}), "0000:03:00.0") == {0: 256 << 20, 5: 1 << 20}


def test_a_card_is_told_with_its_first_bar_and_its_memory() -> None:
    lines = "0x1000 0x1fff 0x0\n0x4000 0x7fff 0x0\n"
    files = {
        f"{CARD}/{name}": text
        for name, text in {
            **{"vendor": "0x1002", "class": "0x030000", "device": "0x744c", "revision": "0xc8"},
            **{"resource": lines, "mem_info_vram_total": "25753026560\n", "uevent": "DRIVER=amdgpu\n"},
        }.items()
    }
    (card,) = find_cards(host(files))
    assert card == DisplayFunction("0000:03:00.0", "0x744c", "0xc8", "amdgpu", 0x1000, 25753026560)
    for name in ("resource", "mem_info_vram_total"):
        del files[f"{CARD}/{name}"]
    (card,) = find_cards(host(files))
    assert (card.bar0_bytes, card.vram_bytes) == (0, 0)


def test_a_number_that_is_none_is_none() -> None:
    files = {"/a": "42\n", "/b": "N/A\n", "/c": "-3"}
    assert [number(host(files), path) for path in ("/a", "/b", "/c", "/d")] == [42, None, -3, None]


def test_the_bound_driver_is_in_uevent() -> None:
    assert driver_of(host({f"{CARD}/uevent": "DRIVER=amdgpu\nPCI_ID=1\n"}), "0000:03:00.0") == "amdgpu"
    assert driver_of(host({f"{CARD}/uevent": "PCI_ID=1\n"}), "0000:03:00.0") == ""


def test_the_lock_of_a_process_that_is_gone_is_nobodys() -> None:
    files = {LOCK: "process 4711, python train.py", "/proc/1/stat": ""}
    assert owner_of(host(files), "0000:03:00.0") == ""
    assert owner_of(host(files | {"/proc/4711/stat": ""}), "0000:03:00.0") == "process 4711, python train.py"
    assert owner_of(host({}), "0000:03:00.0") == ""
    assert (
        owner_of(host({LOCK: "pid 6, python -c two\nlines"}), "0000:03:00.0") == "pid 6, python -c two lines"
    )


@pytest.mark.parametrize(
    ("count", "text"),
    [
        *((256 << 20, "256 MiB"), (24560 << 20, "23.98 GiB"), (20 << 10, "20 KiB"), (1536, "1536 bytes")),
        *(
            (21 << 19, "10.5 MiB"),
            (19 << 19, "9728 KiB"),
            (0, "0 bytes"),
            (1 << 30, "1 GiB"),
            (2 << 20, "2 MiB"),
            (3 << 10, "3 KiB"),
        ),
    ],
)
def test_sizes_read_well(count: int, text: str) -> None:
    assert size_text(count) == text


@pytest.mark.parametrize(
    ("speed", "width", "megabytes"),
    [
        *(("16.0 GT/s PCIe", "16", 31508), ("8.0 GT/s PCIe", "4", 3938)),
        *(("5.0 GT/s PCIe", "16", 8000), ("2.5 GT/s PCIe", "1", 250)),
        *(("8.0 GT/s PCIe", "0", None), ("8.0 GT/s PCIe", "Unknown", None), ("Unknown", "16", None)),
    ],
)
def test_a_link_moves_what_its_generation_and_width_promise(
    speed: str, width: str, megabytes: int | None
) -> None:
    """Figures: PCI-SIG, in MB/s without packets' headers; generations 1 and 2 send 10 bits for 8."""
    files = {f"{CARD}/current_link_speed": speed, f"{CARD}/current_link_width": width}
    found = [round(link.bytes_per_s / 1e6) for link in links_of(host(files), "0000:03:00.0")]
    assert found == [] if megabytes is None else found == [megabytes]


def test_the_links_of_a_card_behind_a_switch_are_those_of_its_path_its_own_first() -> None:
    names = ("0000:00:01.1", "0000:01:00.0", "0000:03:00.0")
    speeds = ("16.0 GT/s PCIe", "8.0 GT/s PCIe", "2.5 GT/s PCIe")
    files = {
        f"{PCI}/{name}/current_link_{what}": text
        for name, speed in zip(names, speeds, strict=True)
        for what, text in (("speed", speed), ("width", "8"))
    }
    links = {CARD: f"../../../devices/pci0000:00/{'/'.join(names)}"}
    made: Host = Files(files, links=links)  # type: ignore[assignment]
    assert [link.address for link in links_of(made, names[-1])] == [*reversed(names)]
