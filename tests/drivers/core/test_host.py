"""The protocol: both kinds of mapping and the real host fit it."""

from __future__ import annotations

import inspect

from drivers.core.host import Host, Mapping
from drivers.core.libc import MemoryMapping
from drivers.core.linux_host import LinuxHost
from drivers.core.record import RecordingHost
from drivers.sim.host import SimHost


def public(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_every_host_answers_every_call_with_the_same_parameters() -> None:
    for kind in (LinuxHost, SimHost, RecordingHost):
        for name in public(Host):
            want = list(inspect.signature(getattr(Host, name)).parameters)
            got = list(inspect.signature(getattr(kind, name)).parameters)
            assert got == want, f"{kind.__name__}.{name}"


def test_a_mapping_of_memory_has_all_that_the_protocol_asks() -> None:
    assert public(Mapping) - {"address", "size"} <= public(MemoryMapping)
