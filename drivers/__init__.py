"""Opening a device by name, and nothing else.

    from drivers import open_device
    dev = open_device("sim:navi31")

What a name may be is in `names.py`, where it leads in `sites.py`. Drivers are imported only when a name asks
for them.
"""

from __future__ import annotations

import atexit
import os
import weakref
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from drivers.inside import findings, injure, model_time
from drivers.names import HOST, PCI, machines, names_of, numbered, parse
from drivers.sites import Site, find_site
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call
from hcq.lock import DeviceLock
from hcq.program import Local
from hcq.settings import Settings, read_settings

if TYPE_CHECKING:
    from drivers.amd.am.peers import Peers
    from drivers.amd.kfd import Kfd
    from drivers.core.host import Host
    from drivers.core.record import Event

    Watch = Callable[[Event], None]

__all__ = [
    "Call",
    "Device",
    "Local",
    "findings",
    "injure",
    "model_time",
    "open_device",
    "open_many",
    "open_one",
    "open_site",
]

_linux_kfd: weakref.ref[Kfd] | None = None
_booted: weakref.WeakSet[Device] = weakref.WeakSet()  # cards that outlive this process
_simulation = DeviceLock()  # simulated cards of all threads share compiled code and its tables
os.register_at_fork(  # so that no other thread is inside a simulated card, which the child has a copy of
    before=_simulation.acquire, after_in_parent=_simulation.release, after_in_child=_simulation.release
)


def open_device(name: str = "", settings: Settings | None = None) -> Any:
    """Open the device `name`, or what DEV names, or the best one found.

    A list of devices for a name that stands for several: ``sim:navi31*6``, ``amd:0..5``, ``sim:navi31,cpu``.
    Raises ArgumentError for a name that is not known, DeviceError for a device that cannot be opened.
    """
    devices = open_many(name, settings)
    wanted = name or (settings or read_settings()).dev
    return devices if "*" in wanted or len(names_of(wanted)) > 1 else devices[0]


def open_one(name: str = "", settings: Settings | None = None, watch: Watch | None = None) -> Device:
    """`open_device` for names of one device."""
    devices = open_many(name, settings, watch)
    if len(devices) != 1:
        raise ArgumentError(f"{name} names {len(devices)} devices; here it must be one")
    return devices[0]


def open_many(name: str = "", settings: Settings | None = None, watch: Watch | None = None) -> list[Device]:
    """All devices that `name` stands for, in its order. `watch` is told each host call.

    Cards simulated under one name are in one machine and reach each other's memory:
    ``sim:navi31,cpu,sim:navi31`` are ``sim:navi31#0``, ``cpu`` and ``sim:navi31#1``. So do cards given as PCI
    addresses. If one cannot be opened, none is. Raises as `open_device`.
    """
    chosen = read_settings() if settings is None else settings
    if chosen.trace:
        from hcq import trace

        trace.start(chosen.trace)
    if chosen.debug >= 7 and watch is None:
        from drivers.core.record import print_event

        watch = print_event
    with ExitStack() as opened:
        devices: dict[int, Device] = {}
        for found, indexes in machines(names_of(name or chosen.dev)):
            made = _open_machine(found, chosen, watch)
            for device in made:
                opened.callback(device.close)
            devices.update(zip(indexes, made, strict=True))
        opened.pop_all()
    return [devices[index] for index in range(len(devices))]


def _open_machine(names: list[str], settings: Settings, watch: Watch | None) -> list[Device]:
    """The devices of one machine: of one name, or of PCI addresses."""
    name = names[0]
    if name.partition("*")[0] == HOST:
        return _open_host(parse(name)[2], settings)
    site = find_site(name, settings)
    if len(names) > 1:
        functions = tuple(each.removeprefix(PCI) for each in names)
        site = replace(site, names=tuple(names), functions=functions)
    return open_site(replace(site, host=_watched(site.host, watch)), settings)


def _open_host(count: int, settings: Settings) -> list[Device]:
    """The host's processor, as so many devices that share its cores."""
    from drivers.cpu.device import CpuDevice

    return [CpuDevice(name, settings) for name in numbered(HOST, count)]


def open_site(site: Site, settings: Settings) -> list[Device]:
    """Open every card of a site; simulated ones fence buffers unless told not to. Raises DeviceError."""
    if not site.is_simulated:
        return _open_cards(site, settings)
    with _simulation:
        devices = _open_cards(site, replace(settings, guard=settings.guard is None or settings.guard))
    for device in devices:
        device.lock = _simulation
    return devices


def _open_cards(site: Site, settings: Settings) -> list[Device]:
    if site.functions:
        cards = zip(site.names, site.functions, strict=True)
        from drivers.amd.am.peers import Peers

        peers = Peers()
        return _open_each(lambda name, bdf: _boot(name, site.host, bdf, settings, peers), cards)
    if site.is_nvidia:
        return _open_nvidia(site, settings)
    from drivers.amd.device import AmdDevice
    from drivers.amd.topology import choose_node

    nodes = [choose_node(site.host, number) for number in site.numbers]
    driver = _kfd_of(site)
    pairs = zip(site.names, nodes, strict=True)
    return _open_each(lambda name, node: AmdDevice(name, driver.open_card(node), settings), pairs)


def _open_each(opens: Callable[[str, Any], Device], cards: Iterable[tuple[str, Any]]) -> list[Device]:
    """A device for each; if one cannot be opened, none is."""
    with ExitStack() as opened:
        devices = []
        for name, card in cards:
            devices.append(opens(name, card))
            opened.callback(devices[-1].close)
        opened.pop_all()
    return devices


def _open_nvidia(site: Site, settings: Settings) -> list[Device]:
    from drivers.nv.device import open_device as open_card

    cards = zip(site.names, site.numbers, strict=True)
    return _open_each(lambda name, number: open_card(name, site.host, number, settings), cards)


def _boot(name: str, host: Host, bdf: str, settings: Settings, peers: Peers) -> Device:
    """Take one PCI function, bring the card up, make a device of it."""
    from drivers.amd.am.boot import open_machine
    from drivers.amd.am.card import AmCard
    from drivers.amd.device import AmdDevice
    from drivers.core.vfio import open_function

    function = open_function(host, bdf)
    try:
        folder = settings.firmware if name.startswith("amd:") else ""  # simulated machines have their own
        device = AmdDevice(name, AmCard(open_machine(function, folder), peers), settings)
    except BaseException:  # Ctrl-C too
        function.close()
        raise
    if name.startswith("amd:") or "@" in name:
        _booted.add(device)
    return device


@atexit.register
def _leave_in_order() -> None:
    """No kernel driver tidies up behind this process: a card that was not closed would be reset next time."""
    for device in [device for device in _booted if device.is_open]:
        with suppress(DeviceError):
            device.close()


def _watched(host: Host, watch: Watch | None) -> Host:
    from drivers.core.record import RecordingHost

    return host if watch is None else RecordingHost(host, watch)


def _kfd_of(site: Site) -> Kfd:
    """The kernel knows one client a process, so devices opened at different times share it."""
    global _linux_kfd  # noqa: PLW0603
    from drivers.amd.kfd import Kfd

    if site.is_simulated:
        return Kfd(site.host)
    driver = _linux_kfd() if _linux_kfd is not None else None
    if driver is None or not driver.is_open:
        driver = Kfd(site.host)
        _linux_kfd = weakref.ref(driver)
    return driver
