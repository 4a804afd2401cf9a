"""A simulated machine with one card on its PCI bus, and the driver's view of it."""

from __future__ import annotations

from drivers.amd.am.board import Board
from drivers.amd.am.boot import CardBlocks, open_machine
from drivers.amd.am.discovery import discover
from drivers.amd.am.firmware import FirmwareSet, load
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost

BDF = "0000:03:00.0"


def take(host: PciHost) -> PciFunction:
    """The card's function, decoding and resized."""
    function = PciFunction(host, BDF)
    function.enable()
    function.resize(0)
    return function


def boot(host: PciHost) -> CardBlocks:
    """Cold, warm or after a reset, as the card's state asks."""
    return open_machine(PciFunction(host, BDF))


def up_to_discovery(host: PciHost) -> CardBlocks:
    """A machine whose blocks were found and not touched."""
    function = take(host)
    function.set_bus_master(True)
    return CardBlocks(*discover(function))


def firmware(board: Board) -> FirmwareSet:
    return load(board.host, board.chip)
