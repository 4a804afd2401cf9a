"""Where a device name leads: the machine and the cards on it. A simulated machine is made, none is opened.

Drivers and simulators are imported only when a name asks for them.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from drivers.names import DEFAULT, HOST, MAX_CARDS, PCI, numbered, parse
from hcq.errors import ArgumentError
from hcq.settings import Settings, read_settings

if TYPE_CHECKING:
    from autogen.amd.kernels import LinuxKernel
    from drivers.core.host import Host
    from drivers.sim.kernel_host import Variation
    from drivers.sim.machines import AmdMachine
    from drivers.sim.nv.chips import Branch


@dataclass(frozen=True)
class Site:
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


def find_site(name: str = "", settings: Settings | None = None) -> Site:
    """The machine and the cards that `name` stands for; a simulated machine is made, nothing is opened.

    Raises ArgumentError for a name that is not known.
    """
    chosen = read_settings() if settings is None else settings
    wanted, _, where = (name or chosen.dev or best_found()).partition("@")
    base, interface, count = parse(wanted)
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
        return Site(LinuxHost(), (base,), (base.removeprefix(PCI),))
    host = LinuxHost()
    return kernel_cards(host, [int(base.split(":")[2]) + i for i in range(count)] if ":" in base else count)


def kernel_cards(host: Host, wanted: list[int] | int) -> Site:
    """Cards of the kernel driver by their numbers; or so many of those that this stack drives."""
    from drivers.amd.topology import driven_indexes

    if isinstance(wanted, int):
        found = driven_indexes(host)[:wanted]
        free = (number for number in range(MAX_CARDS + len(found)) if number not in found)
        wanted = [*found, *(next(free) for _ in range(wanted - len(found)))]
    return Site(host, tuple(f"amd:kfd:{number}" for number in wanted), (), tuple(wanted))


def best_found() -> str:
    """'amd' where a card that we support can be used, else the simulated one. Opens nothing."""
    from drivers.amd.topology import driven_indexes
    from drivers.core.linux_host import LinuxHost

    host = LinuxHost()
    if not host.access("/dev/kfd", os.R_OK | os.W_OK):
        return DEFAULT
    return "amd" if driven_indexes(host) else DEFAULT


def _nvidia(base: str, count: int, settings: Settings, branch: str) -> Site:
    """Cards behind NVIDIA's kernel driver. branch: of a simulated one, '' for the usual."""
    if not base.startswith("sim:"):
        from drivers.core.linux_host import LinuxHost

        if branch:
            raise ArgumentError(
                f"device {base}@{branch}: the driver of a real card is the one that is loaded"
            )
        first = int(base.partition(":")[2] or 0)
        numbers = tuple(range(first, first + count))
        return Site(LinuxHost(), tuple(f"nv:{each}" for each in numbers), (), numbers, is_nvidia=True)
    from drivers.sim.nv.host import NvHost

    chosen, machine = _nvidia_particulars(base, branch)
    budget = settings.watchdog or None
    chip = base.removeprefix("sim:")
    host = NvHost(chip, count, settings.seed, settings.sim, branch=chosen, machine=machine, budget=budget)
    names = numbered(f"{base}@{branch}" if branch else base, count)
    return Site(host, names, (), tuple(range(count)), is_nvidia=True)


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


def _simulated_pci(chip: str, count: int, settings: Settings, board: str) -> Site:
    """Cards without a kernel driver: each is booted, then owned by this process. board: '' for the usual."""
    from drivers.sim.pci_host import PciHost

    name = f"sim:{chip}/pci@{board}" if board else f"sim:{chip}/pci"
    which = _board(chip, board) if board else chip
    machine = PciHost(which, count, settings.seed, settings.sim, budget=settings.watchdog or None)
    return Site(machine, numbered(name, count), tuple(machine.functions))


def _served(base: str, interface: str, count: int, path: str) -> Site:
    """Cards of a simulated machine in another process: those that nobody has, as far as there are such."""
    from drivers.sim.serve_host import RemoteHost

    if not base.startswith("sim:") or interface != "pci":
        raise ArgumentError(
            f"device {base}@{path}: a served machine has PCI cards only; use sim:CHIP/pci@PATH"
        )
    machine = RemoteHost(path)
    if f"sim:{machine.chip}" != base:
        raise ArgumentError(f"device {base}/pci@{path}: the machine there has {machine.chip} cards")
    return Site(machine, numbered(f"{base}/pci@{path}", count), machine.choose(count))


def _simulated_kfd(chip: str, count: int, settings: Settings, particular: str) -> Site:
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
    return replace(kernel_cards(host, count), names=numbered(name, count))


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


def _particulars(chip: str, *texts: str) -> tuple[str, LinuxKernel, AmdMachine]:
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
                f"simulated machine {word!r} (after a name's @, or in KERNEL) is not known;"
                f" kernels are {named} and versions between, "
                f"boards {', '.join(MODELS)}, particular machines {', '.join(BY_NAME)}"
            )
        kernel = found
    return board, kernel, machine
