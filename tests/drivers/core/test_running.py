"""What commands that run a kernel have in common: reports for people and for programs."""

from __future__ import annotations

import json

from drivers.core.errors import SimFault
from drivers.core.running import as_data, as_text

REPORT = {
    "signature": "add(a: buffer)",
    "device": "sim:gh100",
    "arch": "sm_90",
    "grid": (2, 1, 1),
    "block": (128, 1, 1),
    "results": [{"argument": 0, "file": "c.npy", "dtype": "float32", "shape": [256]}],
    "time": {"device_us": 1.5, "wall_ms": 2.0},
}


def test_the_report_is_in_the_words_of_the_vendor() -> None:
    told = as_text(REPORT, "blocks", "threads").splitlines()
    assert told == [
        "add(a: buffer) on sim:gh100 (sm_90): 2x1x1 blocks of 128x1x1 threads",
        "  c.npy: float32[256]",
        "  1.50 us on the device, 2.0 ms here",
    ]
    assert "groups of 128x1x1 lanes" in as_text(REPORT)


def test_a_fault_is_data_with_its_code_and_place() -> None:
    told = json.loads(as_data("it failed", SimFault("E_X", "it failed", {"pc": 16, "block": (1, 2, 3)})))
    assert told == {
        "error": "it failed",
        "kind": "SimFault",
        "code": "E_X",
        "where": {"pc": 16, "block": "(1, 2, 3)"},
    }
