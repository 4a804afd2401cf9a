"""QMDs packed by hand, by the bit positions of clc7c0qmd.h, clcbc0qmd.h and clcec0qmd.h."""

from __future__ import annotations

from typing import Any

from tests.drivers.sim.nv.plain_client import PlainClient, bind, method, release

Span = tuple[int, int]  # highest and lowest bit
FIELDS: dict[int, dict[str, Span]] = {
    3: {
        "major": (583, 580), "grid0": (415, 384), "grid1": (431, 416), "grid2": (463, 448),
        "block0": (607, 592), "block1": (623, 608), "block2": (639, 624), "program": (1584, 1536),
        "registers": (656, 648), "barriers": (767, 763), "shared": (561, 544), "min": (567, 562),
        "max": (574, 569), "target": (662, 657), "low": (759, 736), "high": (1623, 1600),
        "sass": (1663, 1656), "data": (189, 189), "code": (190, 190), "constants": (191, 191),
        "membar": (369, 368), "valid": (640, 640), "invalidate": (1074, 1074), "bank": (1072, 1024),
        "size": (1087, 1075), "release": (823, 823), "structure": (831, 830), "wide": (829, 829),
        "release_va": (807, 768), "payload": (895, 832), "depend": (512, 512), "action": (515, 513),
        "dependent": (511, 480), "reduces": (826, 826), "reduction": (822, 820), "signed": (825, 824),
        "queue": (136, 136),
    },
    4: {
        "major": (583, 580), "type": (25, 23), "grid0": (1055, 1024), "grid1": (1071, 1056),
        "grid2": (1103, 1088), "block0": (1167, 1152), "block1": (1183, 1168), "block2": (1199, 1184),
        "program": (1272, 1216), "registers": (1208, 1200), "barriers": (1215, 1211), "shared": (601, 584),
        "min": (613, 608), "max": (619, 614), "target": (625, 620), "low": (535, 512), "high": (567, 544),
        "sass": (543, 536), "data": (605, 605), "code": (606, 606), "constants": (607, 607),
        "membar": (1137, 1136), "valid": (416, 416), "invalidate": (419, 419), "bank": (1586, 1536),
        "size": (1599, 1587), "release": (320, 320), "structure": (322, 321), "wide": (332, 332),
        "release_va": (696, 640), "payload": (767, 704), "depend": (368, 368), "action": (371, 369),
        "reduces": (324, 324), "reduction": (327, 325), "signed": (329, 328),
        "dependent": (479, 448), "cga0": (2149, 2144), "cga1": (2157, 2152), "cga2": (2165, 2160),
    },
    5: {
        "major": (471, 468), "type": (153, 151), "grid0": (1279, 1248), "grid1": (1295, 1280),
        "grid2": (1327, 1312), "block0": (1103, 1088), "block1": (1119, 1104), "block2": (1127, 1120),
        "program": (1076, 1024), "registers": (1136, 1128), "barriers": (1141, 1137),
        "shared": (1162, 1152), "min": (1168, 1163), "max": (1174, 1169), "target": (1180, 1175),
        "low": (1199, 1184), "high": (1215, 1200), "sass": (455, 448), "data": (475, 475),
        "code": (476, 476), "constants": (477, 477), "membar": (625, 624), "valid": (1856, 1856),
        "invalidate": (1859, 1859), "bank": (1394, 1344), "size": (1407, 1395), "release": (288, 288),
        "structure": (290, 289), "wide": (300, 300), "release_va": (536, 480), "payload": (607, 544),
        "depend": (336, 336), "action": (339, 337), "dependent": (415, 384),
        "reduces": (292, 292), "reduction": (295, 293), "signed": (297, 296),
    },
}  # fmt: skip
SHIFTS = {  # what a version counts in units
    4: {"bank": 6, "size": 4, "dependent": 8},
    3: {"size": 4, "dependent": 8},
    5: {"bank": 6, "size": 4, "dependent": 8, "program": 4, "shared": 7, "low": 4, "high": 4},
}
VERSION = {"gh100": 4, "ga100": 3, "ga102": 3, "ad102": 3, "gb202": 5}
SASS = {"gh100": 0x90, "ga100": 0x80, "ga102": 0x86, "ad102": 0x89, "gb202": 0xA4}
SHARED_WINDOW, LOCAL_WINDOW = 0x7294_0000_0000, 0x7293_0000_0000


def qmd(version: int, **values: int) -> bytes:
    """A launch of one warp with these fields."""
    word = 0
    base = {
        "major": version,
        "type": 2,
        "grid0": 1,
        "grid1": 1,
        "grid2": 1,
        "block0": 32,
        "block1": 1,
        "block2": 1,
    }
    base |= {
        "registers": 16,
        "min": 3,
        "target": 3,
        "max": 3,
        "data": 1,
        "code": 1,
        "constants": 1,
        "membar": 1,
    }
    for name, value in (base | values).items():
        if name not in FIELDS[version]:
            continue
        high, low = FIELDS[version][name]
        raw = value >> SHIFTS[version].get(name, 0)
        assert raw >> high - low + 1 == 0
        word |= raw << low
    return word.to_bytes(256 if version == 3 else 384, "little")


def windows() -> list[int]:
    """SET_OBJECT and the windows of shared and local memory."""
    words = method(1, 0x2A0, SHARED_WINDOW >> 32, SHARED_WINDOW & 0xFFFF_FFFF)
    return words + method(1, 0x7B0, LOCAL_WINDOW >> 32, LOCAL_WINDOW & 0xFFFF_FFFF)


def send(va: int, action: int = 3) -> list[int]:
    """SEND_PCAS_A, SEND_SIGNALING_PCAS2_B."""
    return method(1, 0x2B4, va >> 8) + method(1, 0x2C0, action)


class Bench:
    """A client with memory for QMDs, code and a semaphore; `ran`: launches that the card was given."""

    def __init__(self, client: PlainClient, chip: str = "gh100") -> None:
        self.client, self.version = client, VERSION[chip]
        self.qmds, self.code, self.flag = (
            client.memory(0x10000),
            client.memory(0x10000),
            client.memory(0x1000),
        )
        self.ran: list[Any] = []
        self.value = 0
        self.submit(bind(1, client.compute_class) + windows())

    def stand_in(self) -> None:
        """Launches are noted, and not run."""
        from drivers.sim.nv.sm.launch import Counters

        def run(launch: Any, memory: Any, **_: Any) -> Counters:
            self.ran.append(launch)
            return Counters()

        self.client.host.cards[0].run = run

    def place(self, at: int, **values: int) -> int:
        """Put a QMD at byte `at` of its memory; returns its address."""
        fields = {"program": self.code.va} | values
        self.qmds.cpu.write_bytes(at, qmd(self.version, **fields))
        return self.qmds.va + at

    def submit(self, words: list[int]) -> None:
        """Run words on the compute channel and wait for their end."""
        self.value += 1
        self.client.compute.submit(words + release(self.flag.va, self.value))
        self.client.host.scheduler.drain()
        assert self.flag.cpu.read64(0) == self.value

    def launch(self, **values: int) -> None:
        self.submit(send(self.place(0, **values)))
