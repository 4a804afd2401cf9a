"""A reading says what is known, and None for the rest."""

from __future__ import annotations

import json

from tools.smi.reading import Process, Reading


def test_what_nobody_says_is_null_in_json() -> None:
    reading = Reading("amd:kfd:0", "RX", "KFD", "idle", power_w=20, processes=(Process(7, "python"),))
    data = json.loads(json.dumps(reading.as_json()))
    assert (data["power_w"], data["graphics_mhz"], data["faults"]) == (20, None, None)
    assert data["processes"] == [{"pid": 7, "command": "python", "vram_bytes": None, "queues": None}]
