"""What only a simulated device can tell, and what can be done to it. Its driver knows nothing of this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hcq.device import Device
from hcq.errors import ArgumentError

if TYPE_CHECKING:
    from drivers.sim.amd.card import Card


def findings(device: Device) -> dict[str, Any] | None:
    """What the launches of a simulated machine left to tell, or None for a card.

    `approximate`: executed instructions whose results may differ from a card's, and how. `notes`: what
    hardware lets pass and a programmer should know.
    """
    cards = _cards(device)
    if cards is None:
        return None
    found = [card.findings for card in cards.values()]
    approximate = {name: how for each in found for name, how in each.approximate.items()}
    return {"approximate": approximate, "notes": [note for each in found for note in each.notes]}


def injure(device: Device, kind: str, after: int | None = None, seed: int = 0) -> int:
    """Let a simulated AMD card `hang`, or `vanish` from the bus, in the middle of its work.

    after: so many steps of its engines from now on; else at a moment drawn from `seed`. Returns after how
    many. What the driver then sees is what it would see of a card. Raises ArgumentError for a device that is
    no simulated AMD card, and for an accident that is not modelled.
    """
    from drivers.sim.accident import plan

    card = simulated_card(device)
    made = plan(kind, after, seed)
    card.accident = made
    return made.after


def simulated_card(device: Device) -> Card:
    """The model behind a device. Raises ArgumentError for a device that is no simulated AMD card."""
    from drivers.amd.am.card import AmCard
    from drivers.amd.device import AmdDevice

    cards = _cards(device)
    if cards is None or not isinstance(device, AmdDevice):
        raise ArgumentError(f"{device.name} is no simulated AMD card")
    card = device.card
    return cards[card.bdf if isinstance(card, AmCard) else card.node.gpu_id]


def _cards(device: Device) -> dict[Any, Card] | None:
    """The cards of the machine that a device is on, by PCI address or by KFD's number."""
    from drivers.amd.device import AmdDevice
    from drivers.core.record import RecordingHost
    from drivers.sim.host import SimHost
    from drivers.sim.pci_host import PciHost

    host = device.card.host if isinstance(device, AmdDevice) else None
    while isinstance(host, RecordingHost):
        host = host.inner
    if isinstance(host, SimHost):
        return dict(host.kfd.cards)
    if isinstance(host, PciHost):
        return {list(host.functions)[engine.index]: engine for engine in host.engines}
    return None
