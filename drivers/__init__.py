"""Opening a device by name, and nothing else.

    from drivers import open_device
    dev = open_device("sim:navi31")

Drivers are imported only when a name asks for them.
"""

from __future__ import annotations

import atexit
import os
import re
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from drivers.inside import findings, injure, model_time
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call
from hcq.lock import DeviceLock
from hcq.program import Local
from hcq.settings import Settings, read_settings

if TYPE_CHECKING:
    from autogen.amd.kernels import Kernel
    from drivers.amd.am.peers import Peers
    from drivers.amd.kfd import Kfd
    from drivers.core.host import Host
    from drivers.core.record import Event
    from drivers.sim.kernel_host import Variation
    from drivers.sim.machines import Machine
    from drivers.sim.nv.chips import Branch

    Watch = Callable[[Event], None]

__all__ = [
    "Call",
    "Device",
    "Local",
    "Place",
    "check_name",
    "find_place",
    "findings",
    "injure",
    "model_time",
    "open_device",
    "open_many",
    "open_one",
    "open_place",
]

NVIDIA = ("gh100", "ga100", "ga102", "ad102", "gb202")
SIMULATED = {"navi31": ("kfd", "pci"), "navi48": ("kfd", "pci"), **dict.fromkeys(NVIDIA, ("rm",))}
VALID = (
    "sim:navi31, sim:navi48, each also with /pci, cpu, amd, amd:kfd:N, "
    f"{', '.join(f'sim:{chip}' for chip in NVIDIA)}, nv, nv:N (N counts cards from 0), "
    "each with *N for N devices, amd:A..B for cards A to B, amd:pci:ADDRESS (such as amd:pci:0000:03:00.0), "
    "sim:navi31@WHAT for another kernel (6.8), board (rx7900xt, with /pci too) or machine (no-group), "
    "sim:gh100@570 for another branch of NVIDIA's driver or machine (no-uvm), "
    "sim:navi31/pci@PATH for a machine that `python -m drivers.sim.serve PATH` runs, "
    "and several of them with commas between"
)
DEFAULT = "sim:navi31"
PCI = "amd:pci:"  # what an address follows
HOST = "cpu"  # the processor that this process runs on
MAX_CARDS = 8
_SHAPE = re.compile(r"(?P<base>[a-z0-9:.]+)(?:/(?P<interface>[a-z]+))?(?:\*(?P<count>\d+))?")
_BETWEEN = re.compile(r",\s*(?=(?:sim:|amd|nv|cpu)\b)")  # names of a list; what is behind an @ has commas too
_RANGE = re.compile(r"(?P<driver>amd|nv):(?P<first>\d+)\.\.(?P<last>\d+)")
_linux_kfd: weakref.ref[Kfd] | None = None
_booted: weakref.WeakSet[Device] = weakref.WeakSet()  # cards that outlive this process
_simulation = DeviceLock()  # simulated cards of all threads share compiled code and its tables
os.register_at_fork(  # so that no other thread is inside a simulated card, which the child has a copy of
    before=_simulation.acquire, after_in_parent=_simulation.release, after_in_child=_simulation.release
)


@dataclass(frozen=True)
class Place:
    """Where a device name leads: a machine and cards on it, none of them touched yet.

    names: one for each card. functions: PCI addresses of cards that no kernel driver serves; else empty, and
    `numbers` are the cards' as KFD counts them, or NVIDIA's driver where `is_nvidia`.
    """

    host: Host
    names: tuple[str, ...]
    functions: tuple[str, ...] = ()
    numbers: tuple[int, ...] = (0,)
    is_nvidia: bool = False

    @property
    def is_simulated(self) -> bool:
        return self.names[0].startswith("sim:")


def open_device(name: str = "", settings: Settings | None = None) -> Any:
    """Open the device `name`, or what DEV names, or the best one found.

    A list of devices for a name that stands for several: ``sim:navi31*6``, ``amd:0..5``, ``sim:navi31,cpu``.
    Raises ArgumentError for a name that is not known, DeviceError for a device that cannot be opened.
    """
    devices = open_many(name, settings)
    wanted = name or (settings or read_settings()).dev
    return devices if "*" in wanted or len(names_of(wanted)) > 1 else devices[0]


def check_name(name: str) -> None:
    """ArgumentError for a name that is none of a device; finds and opens nothing."""
    for each in names_of(name):
        _parse(each.partition("@")[0])


def open_one(name: str = "", settings: Settings | None = None, watch: Watch | None = None) -> Device:
    """`open_device` for names of one device."""
    devices = open_many(name, settings, watch)
    if len(devices) != 1:
        raise ArgumentError(f"{name} names {len(devices)} devices; here it must be one")
    return devices[0]


def open_many(name: str = "", settings: Settings | None = None, watch: Watch | None = None) -> list[Device]:
    """All devices that `name` stands for, in its order. `watch` is told each host call.

    What is simulated under one name is one machine, whose cards reach each other:
    ``sim:navi31,cpu,sim:navi31`` are ``sim:navi31#0``, ``cpu`` and ``sim:navi31#1``. Cards given as PCI
    addresses reach each other likewise. If one cannot be opened, none is. Raises as `open_device`.
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
        for found, indexes in _machines(names_of(name or chosen.dev)):
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
        return _open_host(_parse(name)[2], settings)
    place = find_place(name, settings)
    if len(names) > 1:
        functions = tuple(each.removeprefix(PCI) for each in names)
        place = replace(place, names=tuple(names), functions=functions)
    return open_place(replace(place, host=_watched(place.host, watch)), settings)


def names_of(text: str) -> list[str]:
    """The names of a list; of ``amd:2..5`` each card."""
    found = []
    for each in _BETWEEN.split(text):
        cards = _RANGE.fullmatch(each.strip())
        if cards is None:
            found.append(each.strip())
            continue
        first, last = int(cards["first"]), int(cards["last"])
        if not first <= last < first + MAX_CARDS:
            raise ArgumentError(f"device {each!r}: {first}..{last} are no cards; allowed are 1..{MAX_CARDS}")
        driver = "amd:kfd" if cards["driver"] == "amd" else "nv"
        found.extend(f"{driver}:{number}" for number in range(first, last + 1))
    return found


def _machines(names: list[str]) -> Iterator[tuple[list[str], list[int]]]:
    """The names of each machine that the list needs, and where its devices stand in the list."""
    addresses = [name for name in names if name.startswith(PCI)]
    wanted: dict[tuple[str, str, str], list[int]] = {}
    at = 0
    for name in names:
        base, sign, where = name.partition("@")
        count = _parse(base)[2] if base else 1
        key = (PCI, "", "") if name.startswith(PCI) else (base.partition("*")[0], sign, where)
        wanted.setdefault(key, []).extend(range(at, at + count))
        at += count
    for (base, sign, where), indexes in wanted.items():
        times = f"*{len(indexes)}" if len(indexes) > 1 else ""
        yield addresses if base == PCI else [f"{base}{times}{sign}{where}"], indexes


def find_place(name: str = "", settings: Settings | None = None) -> Place:
    """The machine and the cards that `name` stands for; a simulated machine is made, nothing is opened.

    Raises ArgumentError for a name that is not known.
    """
    chosen = read_settings() if settings is None else settings
    wanted, _, where = (name or chosen.dev or best_found()).partition("@")
    base, interface, count = _parse(wanted)
    if base == HOST:
        raise ArgumentError(f"device {wanted!r} is this machine's processor; here it must be a card")
    if interface == "rm":
        return _nvidia(base, count, chosen, where)
    if base.startswith("sim:") and interface == "kfd" and "/" not in where:
        return _simulated_kfd(base.removeprefix("sim:"), count, chosen, where)
    if base.startswith("sim:"):
        _check_has_no_kernel(base, where, chosen.kernel)
    if where and not _is_board(where):
        return _served(base, interface, count, where)
    if base.startswith("sim:"):
        return _simulated_pci(base.removeprefix("sim:"), count, chosen, where)
    from drivers.core.linux_host import LinuxHost

    if base.startswith(PCI):
        return Place(LinuxHost(), (base,), (base.removeprefix(PCI),))
    host = LinuxHost()
    return kernel_cards(host, [int(base.split(":")[2]) + i for i in range(count)] if ":" in base else count)


def kernel_cards(host: Host, wanted: list[int] | int) -> Place:
    """Cards of the kernel driver by their numbers; or so many of those that this stack drives."""
    from drivers.amd.topology import driven_indexes

    if isinstance(wanted, int):
        found = driven_indexes(host)[:wanted]
        free = (number for number in range(MAX_CARDS + len(found)) if number not in found)
        wanted = [*found, *(next(free) for _ in range(wanted - len(found)))]
    return Place(host, tuple(f"amd:kfd:{number}" for number in wanted), (), tuple(wanted))


def _open_host(count: int, settings: Settings) -> list[Device]:
    """The host's processor, as so many devices that share its cores."""
    from drivers.cpu.device import CpuDevice

    return [CpuDevice(name, settings) for name in _numbered(HOST, count)]


def open_place(place: Place, settings: Settings) -> list[Device]:
    """Open every card of a place; simulated ones fence buffers unless told not to. Raises DeviceError."""
    if not place.is_simulated:
        return _open_cards(place, settings)
    with _simulation:
        devices = _open_cards(place, replace(settings, guard=settings.guard is None or settings.guard))
    for device in devices:
        device.lock = _simulation
    return devices


def _open_cards(place: Place, settings: Settings) -> list[Device]:
    if place.functions:
        cards = zip(place.names, place.functions, strict=True)
        from drivers.amd.am.peers import Peers

        peers = Peers()
        return _open_each(lambda name, bdf: _boot(name, place.host, bdf, settings, peers), cards)
    if place.is_nvidia:
        return _open_nvidia(place, settings)
    from drivers.amd.device import AmdDevice
    from drivers.amd.topology import choose_node

    nodes = [choose_node(place.host, number) for number in place.numbers]
    driver = _kfd_of(place)
    pairs = zip(place.names, nodes, strict=True)
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


def _nvidia(base: str, count: int, settings: Settings, branch: str) -> Place:
    """Cards behind NVIDIA's kernel driver. branch: of a simulated one, '' for the usual."""
    if not base.startswith("sim:"):
        from drivers.core.linux_host import LinuxHost

        if branch:
            raise ArgumentError(
                f"device {base}@{branch}: the driver of a real card is the one that is loaded"
            )
        first = int(base.partition(":")[2] or 0)
        numbers = tuple(range(first, first + count))
        return Place(LinuxHost(), tuple(f"nv:{each}" for each in numbers), (), numbers, is_nvidia=True)
    from drivers.sim.nv.host import NvHost

    chosen, machine = _nvidia_particulars(base, branch)
    budget = settings.watchdog or None
    chip = base.removeprefix("sim:")
    host = NvHost(chip, count, settings.seed, settings.sim, branch=chosen, machine=machine, budget=budget)
    names = _numbered(f"{base}@{branch}" if branch else base, count)
    return Place(host, names, (), tuple(range(count)), is_nvidia=True)


def _nvidia_particulars(base: str, text: str) -> tuple[Branch, Variation]:
    """A driver's branch and a machine of words with commas between; the last of a kind counts."""
    from drivers.sim.nv.chips import BRANCHES, NEWEST
    from drivers.sim.nv.machines import BY_NAME, ORDINARY

    branch, machine = NEWEST, ORDINARY
    for word in (word.strip() for word in text.split(",") if word.strip()):
        if word in BY_NAME:
            machine = BY_NAME[word]
        elif word in BRANCHES:
            branch = BRANCHES[word]
        else:
            raise ArgumentError(
                f"device {base}@{word}: branches of NVIDIA's driver are {', '.join(BRANCHES)}, "
                f"particular machines {', '.join(BY_NAME)}"
            )
    return branch, machine


def _open_nvidia(place: Place, settings: Settings) -> list[Device]:
    from drivers.nv.device import open_device as open_card

    cards = zip(place.names, place.numbers, strict=True)
    return _open_each(lambda name, number: open_card(name, place.host, number, settings), cards)


def best_found() -> str:
    """'amd' where a card that we support can be used, else the simulated one. Opens nothing."""
    from drivers.amd.topology import driven_indexes
    from drivers.core.linux_host import LinuxHost

    host = LinuxHost()
    if not host.access("/dev/kfd", os.R_OK | os.W_OK):
        return DEFAULT
    return "amd" if driven_indexes(host) else DEFAULT


def _parse(name: str) -> tuple[str, str, int]:
    """(name without suffixes, interface, number of devices)."""
    match = _SHAPE.fullmatch(name)
    base = match["base"] if match else ""
    is_amd = re.fullmatch(r"amd(:kfd:\d+|:pci:[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7])?", base)
    chips = {f"sim:{chip}": interfaces for chip, interfaces in SIMULATED.items()} | {HOST: ("host",)}
    if re.fullmatch(r"nv(:\d+)?", base):
        chips[base] = ("rm",)
    if match is None or not (is_amd or base in chips):
        raise ArgumentError(f"device {name!r} is not known; available are {VALID}")
    offered = chips.get(base, ("kfd",))
    interface, count = match["interface"] or offered[0], int(match["count"] or 1)
    if interface not in offered:
        raise ArgumentError(f"device {name!r}: there is no interface /{interface}; available are {VALID}")
    if not 1 <= count <= MAX_CARDS:
        raise ArgumentError(f"device {name!r}: {count} devices; allowed are 1..{MAX_CARDS}")
    return base, interface, count


def _simulated_pci(chip: str, count: int, settings: Settings, board: str) -> Place:
    """Cards without a kernel driver: each is booted, then owned by this process. board: '' for the usual."""
    from drivers.sim.pci_host import PciHost

    name = f"sim:{chip}/pci@{board}" if board else f"sim:{chip}/pci"
    which = _board(chip, board) if board else chip
    machine = PciHost(which, count, settings.seed, settings.sim, budget=settings.watchdog or None)
    return Place(machine, _numbered(name, count), tuple(machine.functions))


def _served(base: str, interface: str, count: int, path: str) -> Place:
    """Cards of a simulated machine in another process: those that nobody has, as far as there are such."""
    from drivers.sim.serve_host import RemoteHost

    if not base.startswith("sim:") or interface != "pci":
        raise ArgumentError(
            f"device {base}@{path}: a served machine has PCI cards only; use sim:CHIP/pci@PATH"
        )
    machine = RemoteHost(path)
    if f"sim:{machine.chip}" != base:
        raise ArgumentError(f"device {base}/pci@{path}: the machine there has {machine.chip} cards")
    return Place(machine, _numbered(f"{base}/pci@{path}", count), machine.choose(count))


def _simulated_kfd(chip: str, count: int, settings: Settings, particular: str) -> Place:
    """particular: as after the @ of a name; what KERNEL says counts where it names no kernel."""
    from drivers.sim.host import SimHost

    board, kernel, machine = _particulars(chip, settings.kernel, particular)
    host = SimHost(
        board,
        count,
        settings.seed,
        settings.sim,
        kernel=kernel,
        machine=machine,
        budget=settings.watchdog or None,
    )
    name = f"sim:{chip}@{particular}" if particular else f"sim:{chip}"
    return replace(kernel_cards(host, count), names=_numbered(name, count))


def _is_board(word: str) -> bool:
    from drivers.sim.chips import MODELS

    return word in MODELS


def _check_has_no_kernel(base: str, where: str, kernel: str) -> None:
    """ArgumentError where a name with /pci, or KERNEL beside it, asks for what a kernel driver would bring.

    A path of a served machine that looks so is written with its folder: ./6.8.
    """
    from autogen.amd.kernels import kernel_of
    from drivers.sim.chips import MODELS
    from drivers.sim.machines import BY_NAME

    asked = kernel and f"KERNEL={kernel}"
    for word in (word.strip() for word in where.split(",")):
        if word in BY_NAME or kernel_of(word) or ("," in where and word in MODELS):
            asked = f"@{where}"
    if asked:
        raise ArgumentError(
            f"device {base}/pci with {asked}: no kernel driver serves it; it takes @ and one board "
            f"({', '.join(MODELS)}), or @ and the path of a machine that drivers.sim.serve runs; "
            f"kernels and particular machines go with {base}"
        )


def _board(chip: str, word: str) -> str:
    """A board by its name, if it carries the chip. Raises ArgumentError."""
    from drivers.sim.chips import MODELS

    if MODELS[word].name != chip:
        raise ArgumentError(f"a {word} is a card of {MODELS[word].name}, not of {chip}")
    return word


def _particulars(chip: str, *texts: str) -> tuple[str, Kernel, Machine]:
    """A board, a kernel and a machine of words with commas between; the last of a kind counts."""
    from autogen.amd.kernels import KERNELS, NEWEST, kernel_of
    from drivers.sim.chips import MODELS
    from drivers.sim.machines import BY_NAME, ORDINARY

    board, kernel, machine = chip, NEWEST, ORDINARY
    for word in (word.strip() for text in texts for word in text.split(",") if word.strip()):
        if _is_board(word):
            board = _board(chip, word)
            continue
        if word in BY_NAME:
            machine = BY_NAME[word]
            continue
        found = kernel_of(word)
        if found is None:
            named = ", ".join(each.name for each in KERNELS)
            raise ArgumentError(
                f"simulated machine {word!r} is not known; kernels are {named} and versions between, "
                f"boards {', '.join(MODELS)}, particular machines {', '.join(BY_NAME)}"
            )
        kernel = found
    return board, kernel, machine


def _numbered(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}#{index}" for index in range(count)) if count > 1 else (name,)


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


def _kfd_of(place: Place) -> Kfd:
    """The kernel knows one client a process, so devices opened at different times share it."""
    global _linux_kfd  # noqa: PLW0603
    from drivers.amd.kfd import Kfd

    if place.is_simulated:
        return Kfd(place.host)
    driver = _linux_kfd() if _linux_kfd is not None else None
    if driver is None or not driver.is_open:
        driver = Kfd(place.host)
        _linux_kfd = weakref.ref(driver)
    return driver
