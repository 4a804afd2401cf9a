"""What sysfs and configuration space say of one function, on made-up machines."""

from __future__ import annotations

import pytest

from drivers.amd.probe.function import STEPS, Look, missing_capabilities
from drivers.core.finding import Seen, Skip
from drivers.core.host import Host
from drivers.core.readonly import ReadOnlyHost
from tests.drivers.amd.probe.files import PCI, Files

BDF = "0000:03:00.0"
CARD = f"{PCI}/{BDF}"
RESOURCES = (
    "0x0000001000000000 0x00000017ffffffff 0x14220c\n0x0 0x0 0x0\n"
    "0x0000001800000000 0x00000018001fffff 0x14220c\n0x0 0x0 0x0\n0x0 0x0 0x0\n"
    "0x00000000f0000000 0x00000000f00fffff 0x40200\n0x0 0x0 0x0\n"
)


def config(vendor: int = 0x1002, command: int = 2, bar5: int = 0xF000_0000) -> str:
    """256 bytes of configuration space as text of one character a byte."""
    data = bytearray(256)
    data[0:2], data[2:4] = vendor.to_bytes(2, "little"), (0x744C).to_bytes(2, "little")
    data[4:6], data[0x24:0x28] = command.to_bytes(2, "little"), bar5.to_bytes(4, "little")
    return data.decode("latin1")


def card(**changes: str) -> dict[str, str]:
    files = {
        "vendor": "0x1002",
        "device": "0x744c",
        "revision": "0xc8",
        "class": "0x030000",
        "resource": RESOURCES,
        "resource0": "",
        "resource2": "",
        "resource5": "",
        "resource0_resize": "0000000000008f00",
        "config": config(),
        "power_state": "D0",
        "current_link_speed": "16.0 GT/s PCIe",
        "current_link_width": "16",
        "max_link_speed": "16.0 GT/s PCIe",
        "max_link_width": "16",
    }
    return {f"{CARD}/{name}": text for name, text in (files | changes).items()}


def looked(
    files: dict[str, str], denied: tuple[str, ...] = (), links: dict[str, str] | None = None
) -> tuple[dict[str, Seen | str], Look]:
    """What each step saw, or why it was skipped."""
    machine: Host = Files(files, denied, links)  # type: ignore[assignment]
    look = Look(ReadOnlyHost(machine), BDF, is_simulated=False)
    found: dict[str, Seen | str] = {}
    for step, act in STEPS:
        try:
            found[step.name] = act(look)
        except Skip as why:
            found[step.name] = str(why)
    return found, look


def verdict(found: dict[str, Seen | str], step: str) -> str:
    seen = found[step]
    return seen.verdict if isinstance(seen, Seen) else "skipped"


def test_a_good_card_is_good_in_every_step() -> None:
    found, look = looked(card())
    assert {name: verdict(found, name) for name in found} == dict.fromkeys(found, "ok")
    assert look.barred == ""


@pytest.mark.parametrize(
    ("change", "step", "phrase"),
    [
        ({"config": config(vendor=0xFFFF)}, "answers", "gone from the bus"),
        ({"power_state": "D3hot"}, "power", "the card sleeps"),
        ({"config": config(bar5=0)}, "decode", "forgotten the addresses"),
        ({"device": "0x7480"}, "function", "another chip"),
        ({"resource": "0x0 0x0 0x0\n" * 7}, "bars", "without an address"),
    ],
)
def test_what_is_wrong_is_found_and_registers_are_left_alone(
    change: dict[str, str], step: str, phrase: str
) -> None:
    found, look = looked(card(**change))
    seen = found[step]
    assert isinstance(seen, Seen)
    assert seen.verdict == "failed" and phrase in seen.meaning
    with pytest.raises(Skip):
        look.registers()


def test_a_card_that_is_not_there_is_told_with_those_that_are() -> None:
    found, _ = looked({f"{PCI}/0000:09:00.0/vendor": "0x8086"})
    seen = found["function"]
    assert isinstance(seen, Seen) and "0000:09:00.0" in seen.read and seen.verdict == "failed"
    assert found["link"] == "the PCI function is not there"


def test_a_slow_link_is_worth_a_note() -> None:
    found, _ = looked(card(current_link_width="4"))
    seen = found["link"]
    assert isinstance(seen, Seen)
    said = "16.0 GT/s PCIe x4 at 0000:03:00.0, the card can 16.0 GT/s PCIe x16"
    assert (seen.verdict, seen.read) == ("note", said)


def test_a_link_that_the_card_s_own_switch_has_to_the_slot_is_the_one_that_counts() -> None:
    """A Raspberry Pi's slot gives 2.5 GT/s x1; the card's function says its best, 16 GT/s x16."""
    port = "0000:01:00.0"
    slow = {f"{PCI}/{port}/current_link_speed": "2.5 GT/s PCIe\n", f"{PCI}/{port}/current_link_width": "1\n"}
    way = f"../../../devices/platform/pcie/pci0000:00/{port}/0000:03:00.0"
    found, _ = looked(card() | slow, links={f"{PCI}/0000:03:00.0": way})
    seen = found["link"]
    assert isinstance(seen, Seen)
    assert seen.read == f"2.5 GT/s PCIe x1 at {port}, the card can 16.0 GT/s PCIe x16"
    assert seen.do.startswith(f"sudo lspci -vv -s {port}")


def test_a_small_bar_says_how_far_it_can_grow() -> None:
    small = RESOURCES.replace("0x00000017ffffffff", "0x000000100fffffff")
    seen = looked(card(resource=small))[0]["bars"]
    assert isinstance(seen, Seen) and "it can grow to 32 GiB" in seen.meaning


def test_an_iommu_that_translates_wants_vfio() -> None:
    group = {f"{CARD}/iommu_group": "../../kernel/iommu_groups/17"}
    kind = "/sys/kernel/iommu_groups/17/type"
    found, _ = looked(card() | {kind: "DMA-FQ"}, links=group)
    seen = found["iommu"]
    assert isinstance(seen, Seen) and seen.verdict == "note" and "vfio-pci" in seen.do
    found, _ = looked(card() | {kind: "identity"}, links=group)
    assert verdict(found, "iommu") == "ok"


def test_a_user_without_rights_is_told_which_files_are_shut() -> None:
    found, look = looked(card(), denied=(f"{CARD}/resource5",))
    seen = found["rights"]
    assert isinstance(seen, Seen) and seen.read == f"no access to {CARD}/resource5"
    assert "may not read" in look.barred


def test_memory_decoding_that_is_off_is_not_switched_on() -> None:
    found, look = looked(card(config=config(command=0)))
    seen = found["decode"]
    assert isinstance(seen, Seen) and seen.verdict == "note" and f"{CARD}/enable" in seen.do
    assert "use --boot" in look.barred


@pytest.mark.parametrize(
    ("status", "names"),
    [
        ("Name:\tpython\nCapEff:\t000001ffffffffff\n", []),
        ("CapEff:\t0000000000004002\n", ["CAP_SYS_RAWIO", "CAP_SYS_ADMIN"]),
        ("", []),
    ],
)
def test_capabilities_are_read_bit_by_bit(status: str, names: list[str]) -> None:
    """Bits by linux/capability.h: DAC_OVERRIDE 1, IPC_LOCK 14, SYS_RAWIO 17, SYS_ADMIN 21."""
    assert missing_capabilities(status) == names
