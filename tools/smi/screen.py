"""Readings as a table for a terminal: a row a card, below it who uses it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tools.smi.reading import Process, Reading

NOTHING = "-"
HOT_C, WARM_C = 95, 80  # the hotspot throttles at 110; below that only a colour
STATES = {"idle": "green", "in use": "cyan", "booting": "yellow", "not booted": "bright_black"}
CARD_COLUMNS = (
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
)
WIDE = 124  # columns that a row a card needs


def table(readings: Sequence[Reading], width: int = WIDE) -> RenderableType:
    """Everything there is to show: a row a card, or four short lines a card where that is too wide."""
    cards = _rows(readings) if width >= WIDE else Group(*(_lines(reading) for reading in readings))
    users = [(reading.device, user) for reading in readings for user in reading.processes]
    return Group(cards, Text(), _users(users)) if users else cards


def _rows(readings: Sequence[Reading]) -> Table:
    cards = Table(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    for name in CARD_COLUMNS:
        left = name in ("device", "state", "faults")
        cards.add_column(name, justify="left" if left else "right", no_wrap=True)
    for reading in readings:
        title = Text.assemble((reading.device, "bold"), (f"\n{reading.product or NOTHING}", "bright_black"))
        cards.add_row(title, _state(reading), *_values(reading))
    return cards


def _lines(reading: Reading) -> Text:
    """One card in a narrow terminal."""
    values = zip(CARD_COLUMNS[2:], _values(reading), strict=True)
    parts = [f"{name} {value.plain}" for name, value in values]
    head = Text.assemble((reading.device, "bold"), f"  {reading.product or NOTHING}  ", _state(reading))
    return Text("\n").join(
        [head, *(Text("  " + "   ".join(part)) for part in (parts[:4], parts[4:8], parts[8:]))]
    )


def _state(reading: Reading) -> Text:
    return Text(reading.state, STATES.get(reading.state, "yellow"))


def _values(reading: Reading) -> list[Text]:
    """The columns after the state."""
    clocks = "/".join(with_unit(mhz, "") for mhz in (reading.graphics_mhz, reading.memory_mhz))
    fan = with_unit(reading.fan_percent, "%") if reading.fan_rpm is None else f"{reading.fan_rpm} rpm"
    plain: list[str | Text] = [
        NOTHING if clocks == "-/-" else f"{clocks} MHz",
        pair(reading.power_w, reading.power_limit_w, "W"),
        _heat(reading),
        fan,
        memory(reading.vram_used_bytes, reading.vram_total_bytes),
        with_unit(reading.busy_percent, "%"),
        with_unit(reading.queues, ""),
        with_unit(reading.interrupts, ""),
        _faults(reading),
    ]
    return [Text(each) if isinstance(each, str) else each for each in plain]


def with_unit(value: int | None, unit: str) -> str:
    """A number with its unit, or a dash."""
    return NOTHING if value is None else f"{value} {unit}".rstrip()


def pair(value: int | None, limit: int | None, unit: str) -> str:
    """A number, and what it may be at most."""
    if value is None:
        return NOTHING
    return f"{value} {unit}" if limit is None else f"{value} of {limit} {unit}"


def memory(used: int | None, total: int | None) -> str:
    """Used and all memory in GiB."""
    parts = [NOTHING if size is None else f"{size / 2**30:.1f}" for size in (used, total)]
    return f"{parts[0]} of {parts[1]} GiB" if total is not None else NOTHING


def _heat(reading: Reading) -> Text:
    """Edge, hotspot and memory."""
    found = [reading.edge_c, reading.hotspot_c, reading.memory_c]
    if all(value is None for value in found):
        return Text(NOTHING)
    hottest = max(value for value in found if value is not None)
    style = "red" if hottest >= HOT_C else "yellow" if hottest >= WARM_C else ""
    return Text("/".join(NOTHING if value is None else str(value) for value in found) + " °C", style)


def _faults(reading: Reading) -> Text:
    parts = []
    if reading.ecc_corrected is not None or reading.ecc_uncorrected is not None:
        parts.append(f"ECC {with_unit(reading.ecc_corrected, '')}/{with_unit(reading.ecc_uncorrected, '')}")
    if reading.faults is not None:
        parts.append(reading.faults or "none")
    is_bad = bool(reading.faults or reading.ecc_uncorrected)
    return Text(", ".join(parts) or NOTHING, "red" if is_bad else "")


def _users(users: list[tuple[str, Process]]) -> Table:
    found = Table(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    for name in ("device", "pid", "memory", "queues", "command"):
        right = name in ("pid", "memory", "queues")
        found.add_column(name, justify="right" if right else "left", no_wrap=name != "command")
    for device, user in users:
        size = NOTHING if user.vram_bytes is None else f"{user.vram_bytes / 2**30:.1f} GiB"
        queues = with_unit(user.queues, "")
        found.add_row(device, str(user.pid or NOTHING), size, queues, user.command)
    return found
