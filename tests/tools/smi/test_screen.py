"""The table: a dash for what nobody says, no line wider than the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tools.smi.reading import Process, Reading
from tools.smi.screen import table

BUSY = Reading(
    "sim:navi31/pci",
    "Radeon RX 7900 XTX",
    "PCI",
    "in use",
    2482,
    1249,
    303,
    339,
    61,
    83,
    80,
    1450,
    40,
    97,
    3 << 30,
    24 << 30,
    2,
    1234,
    20,
    1,
    "MM hub VMID 8",
    (Process(4711, "python train.py --with many --words " * 3),),
)
DARK = Reading("amd:pci:0000:04:00.0", "", "PCI", "not booted")


def shown(width: int, *readings: Reading) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False)
    console.print(table(readings, width))
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("width", [80, 100, 150])
def test_every_value_is_shown_and_no_line_is_too_wide(width: int) -> None:
    lines = shown(width, BUSY, DARK)
    text = "\n".join(lines)
    for part in (
        "2482/1249 MHz",
        "303 of 339 W",
        "61/83/80 °C",
        "1450 rpm",
        "3.0 of 24.0 GiB",
        "97 %",
        "1234",
    ):
        assert part in text
    for part in ("ECC 20/1, MM hub VMID 8", "4711", "python train.py", "not booted"):
        assert part in text
    assert max(map(len, lines)) <= width


def test_a_wide_terminal_has_a_row_a_card_with_dashes() -> None:
    lines = shown(150, DARK)
    assert lines[0].split() == [
        "device",
        "state",
        "clocks",
        "power",
        "heat",
        "fan",
        "memory",
        "busy",
        "queues",
        "irq",
        "faults",
    ]
    assert lines[1].split() == ["amd:pci:0000:04:00.0", "not", "booted", *["-"] * 9]
    assert not any("pid" in line for line in lines)


def test_a_fan_without_a_tachometer_shows_its_share() -> None:
    reading = Reading("card", "", "KFD", "idle", fan_percent=40)
    assert "40 %" in "\n".join(shown(150, reading))
