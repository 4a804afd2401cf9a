"""What amdgpu's sensor files say of a simulated card, in the units that the kernel documents."""

from __future__ import annotations

import pytest

from drivers.amd.card import VRAM
from drivers.amd.kfd import Kfd
from drivers.amd.topology import choose_node
from drivers.sim.chips import CHIPS, CLOCK_MHZ
from drivers.sim.host import SimHost

CARD = "/sys/bus/pci/devices/0000:03:00.0"


@pytest.mark.parametrize(("chip", "watts"), [("navi31", 303), ("navi48", 304)])
def test_units_are_the_kernels(chip: str, watts: int) -> None:
    host = SimHost(chip)
    hwmon = f"{CARD}/hwmon/{host.listdir(f'{CARD}/hwmon')[0]}"
    read = {name: host.read_text(f"{hwmon}/{name}").strip() for name in host.listdir(hwmon)}
    assert read["freq1_input"] == "500000000" and read["power1_cap"] == f"{watts}000000"
    assert (read["temp2_label"], read["temp2_input"]) == ("junction", "55000")
    host.shutdown()


def test_memory_in_use_is_counted_for_each_card() -> None:
    host = SimHost("navi31", cards=2)
    used = [f"/sys/bus/pci/devices/0000:{bus}:00.0/mem_info_vram_used" for bus in ("03", "04")]
    card = Kfd(host).open_card(choose_node(host, 1))
    before = [int(host.read_text(path)) for path in used]
    card.alloc(64 << 20, VRAM, "test")
    after = [int(host.read_text(path)) for path in used]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 64 << 20]
    card.close()
    host.shutdown()


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_every_sensor_of_an_idle_card_is_there_with_its_unit(chip: str) -> None:
    """driver-misc.rst: W in millionths, degrees in thousandths, Hz; memory in bytes."""
    host = SimHost(chip)
    hwmon = f"{CARD}/hwmon/hwmon0"
    watts = {"navi31": 303, "navi48": 304}[chip]
    read = {name: host.read_text(f"{hwmon}/{name}").strip() for name in host.listdir(hwmon)}
    memory = CLOCK_MHZ[chip][2][0] * 1_000_000
    assert read == {
        **{"freq1_input": "500000000", "freq2_input": f"{memory}", "power1_average": "20000000"},
        **{"power1_cap": f"{watts}000000", "fan1_input": "0", "pwm1": "0"},
        **{"temp1_label": "edge", "temp2_label": "junction", "temp3_label": "mem"},
        **{"temp1_input": "45000", "temp2_input": "55000", "temp3_input": "60000"},
    }
    assert host.read_text(f"{CARD}/gpu_busy_percent") == "0\n"
    assert host.read_text(f"{CARD}/mem_info_vram_total") == f"{CHIPS[chip].vram_bytes}\n"
    host.shutdown()
