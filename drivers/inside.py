"""What only a simulated device can report, and how to make it fail. Its driver knows nothing of this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hcq.device import Device
from hcq.errors import ArgumentError

if TYPE_CHECKING:
    from drivers.sim.amd.card import SimulatedCard
    from drivers.sim.links import Transfer


def findings(device: Device) -> dict[str, Any] | None:
    """Notes of a simulated machine about its launches, or None for a card.

    `approximate`: executed instructions whose results may differ from a card's, and how. `notes`: what
    hardware permits but a programmer should know.
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


@dataclass
class Spent:
    """What some work took by the model of time, which is no measurement. copies: as they were simulated."""

    ns: int = 0
    copies: list[Transfer] = field(default_factory=list)


@contextmanager
def model_time(devices: Sequence[Device]) -> Iterator[Spent]:
    """How long the work of a `with` block takes on simulated AMD cards of one machine, by the model.

    Devices are waited for at both ends. Copies carry the numbers of the cards that they go from and to (-1:
    host memory), their bytes, and when they begin and end. Raises ArgumentError for any other device.

        with model_time(devices) as spent:
            transfer.copy(y, x)
        print(spent.ns, spent.copies)
    """
    cards = [simulated_card(device) for device in devices]
    between = cards[0].between
    if any(card.between is not between for card in cards):
        raise ArgumentError("model_time: the devices are of several machines, each with a clock of its own")
    for device in devices:
        device.synchronize()
    spent, begin = Spent(), cards[0].scheduler.time_ns
    before = between.links.count
    yield spent
    for device in devices:
        device.flush()
    for device in devices:
        device.synchronize()
    spent.ns = max(engine.time_ns for card in cards for engine in card.queues.values()) - begin
    fresh = between.links.count - before
    spent.copies = list(between.links.done)[-fresh:] if fresh else []


def simulated_card(device: Device) -> SimulatedCard:
    """The model behind a device. Raises ArgumentError for a device that is no simulated AMD card."""
    from drivers.amd.am.card import AmCard
    from drivers.amd.device import AmdDevice

    cards = _cards(device)
    if cards is None or not isinstance(device, AmdDevice):
        raise ArgumentError(f"{device.name} is no simulated AMD card")
    card = device.card
    return cards[card.bdf if isinstance(card, AmCard) else card.node.gpu_id]


def _cards(device: Device) -> dict[Any, SimulatedCard] | None:
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
