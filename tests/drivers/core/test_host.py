"""The protocol: both kinds of mapping and the real host fit it."""

from __future__ import annotations

import inspect

from drivers.core.host import Host, Mapping, Pinned
from drivers.core.libc import MemoryMapping
from drivers.core.linux_host import LinuxHost
from drivers.core.record import RecordingHost
from drivers.core.replay import HostRecorder, RecordedMapping, ReplayedMapping, Replayer
from drivers.sim.host import SimHost
from drivers.sim.pci_bar import BarMapping
from drivers.sim.pci_host import PciHost


def public(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_every_host_answers_every_call_with_the_same_parameters() -> None:
    for kind in (LinuxHost, SimHost, PciHost, RecordingHost, HostRecorder, Replayer):
        for name in public(Host):
            want = list(inspect.signature(getattr(Host, name)).parameters)
            got = list(inspect.signature(getattr(kind, name)).parameters)
            assert got == want, f"{kind.__name__}.{name}"


def test_a_mapping_of_memory_has_all_that_the_protocol_asks() -> None:
    for kind in (MemoryMapping, BarMapping, RecordedMapping, ReplayedMapping):
        assert public(Mapping) - {"address", "size"} <= public(kind), kind.__name__


def test_pinned_memory_tells_bus_addresses_by_byte_and_by_run() -> None:
    pinned = Pinned(MemoryMapping(0x1000, 0x3000), (0x9000, 0xA000, 0x5000))
    assert pinned.physical(2) == 0x5000 and pinned.bus_address(0x1008) == 0xA008
    assert pinned.runs() == [(0, 0x9000, 0x2000), (0x2000, 0x5000, 0x1000)]
