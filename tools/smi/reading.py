"""One look at one card. A value that nobody says is None: it is shown as '-', never made up."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Process:
    """Who uses a card. pid: 0 where the owner did not say. vram_bytes, queues: None where nobody counts."""

    pid: int
    command: str
    vram_bytes: int | None = None
    queues: int | None = None


@dataclass(frozen=True)
class Reading:
    """Clocks in MHz, power in W, temperatures in degrees Celsius, memory in bytes, shares in percent.

    interface: how this stack reaches the card. state: a word or two. faults: '' for none, None for unknown.
    """

    device: str
    product: str
    interface: str
    state: str
    graphics_mhz: int | None = None
    memory_mhz: int | None = None
    power_w: int | None = None
    power_limit_w: int | None = None
    edge_c: int | None = None
    hotspot_c: int | None = None
    memory_c: int | None = None
    fan_rpm: int | None = None
    fan_percent: int | None = None
    busy_percent: int | None = None
    vram_used_bytes: int | None = None
    vram_total_bytes: int | None = None
    queues: int | None = None
    interrupts: int | None = None
    ecc_corrected: int | None = None
    ecc_uncorrected: int | None = None
    faults: str | None = None
    processes: tuple[Process, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Every field; None where nobody says."""
        return asdict(self)
