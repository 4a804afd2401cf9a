"""Do the cards of this machine reach each other over the bus? What to change where they do not.

    python -m tools.p2p                              # all AMD cards that the kernel's driver serves
    python -m tools.p2p --device amd:0..5            # these
    python -m tools.p2p --device sim:navi31*6        # a simulated tinybox red
    python -m tools.p2p --device 'sim:navi31*2@small-bar' --json

For each card: the size of BAR 0, IOMMU, ACS of the ports that cards share, its link. For each pair, in both
directions: the way that copies take, a pattern that must arrive as it was sent, and the rate (on simulated
cards by a model of links). Exit status: 0 every pair copies directly and right; 1 one does not; 2 bad input,
or fewer than two devices.
"""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from dataclasses import asdict

from drivers import open_many
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.sysfs import find_cards
from drivers.amd.topology import pci_address
from drivers.core import command
from drivers.core.errors import DeviceError
from drivers.core.linux_host import LinuxHost
from hcq.device import Device
from hcq.errors import ArgumentError
from tools.p2p.checks import BusCard, P2pFinding, look
from tools.p2p.pairs import DevicePair, check

MOST_MIB = 1024


def main(arguments: list[str] | None = None) -> int:
    """Returns the exit status."""
    parser = command.parser("tools.p2p", __doc__)
    parser.add_argument("--device", default="", help="a list of devices; default: all that amdgpu drives")
    parser.add_argument("--mib", type=int, default=8, help=f"size of a pattern, 1 to {MOST_MIB}; default 8")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    if not 1 <= given.mib <= MOST_MIB:
        parser.error(f"--mib {given.mib}: allowed are 1 to {MOST_MIB}")
    try:
        findings, pairs = examine(given.device or _all_cards(), given.mib << 20)
    except DeviceError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    good = all(pair.is_good for pair in pairs) and not any(each.is_wrong for each in findings)
    if given.json:
        report = {
            "good": good,
            "findings": [asdict(f) for f in findings],
            "pairs": [asdict(p) for p in pairs],
        }
        print(json.dumps(report, indent=2))
    else:
        print("\n".join(told(findings, pairs, good)))
    return 0 if good else 1


def examine(names: str, size: int) -> tuple[list[P2pFinding], list[DevicePair]]:
    """Open the devices, look around, and send patterns of `size` bytes. Raises DeviceError."""
    with ExitStack() as opened:
        devices = open_many(names)
        for device in devices:
            opened.callback(device.close)
        if len(devices) < 2:
            raise ArgumentError(
                f"{names} is one device; peers are two or more, as in amd:0..1 or sim:navi31*2"
            )
        findings = _surroundings(devices)
        pairs = [check(a, b, size) for a in devices for b in devices if a is not b]
    return findings, pairs


def told(findings: list[P2pFinding], pairs: list[DevicePair], good: bool) -> list[str]:
    """The report as lines."""
    lines = []
    for each in findings:
        lines.append(f"{'WRONG' if each.is_wrong else 'note '} {each.about}: {each.found}")
        if each.do:
            lines.append(f"      {each.do}")
    reasons = list(dict.fromkeys(pair.reason for pair in pairs if pair.reason))
    for pair in pairs:
        rate = f"{pair.gb_per_s:5.1f} GB/s{' by the model' if pair.is_model else ''}"
        wrong = f"; byte {pair.wrong_at:#x} ARRIVED WRONG" if pair.wrong_at >= 0 else ""
        why = f" [{reasons.index(pair.reason) + 1}]" if pair.reason else ""
        lines.append(f"{pair.source} to {pair.target}: {rate}, {pair.way}{why}{wrong}")
    lines += [f"[{number}] {reason}" for number, reason in enumerate(reasons, 1)]
    return [*lines, verdict(pairs, good, sum(1 for each in findings if each.do))]


def verdict(pairs: list[DevicePair], good: bool, advice: int = 0) -> str:
    """One sentence. advice: how many notes say what to change."""
    if good:
        faster = f", slower than it could be: see {advice} note{'s'[: advice > 1]} above" if advice else ""
        return f"good: every card reaches every other{faster}"
    broken = [pair for pair in pairs if pair.wrong_at >= 0]
    if broken:
        names = ", ".join(dict.fromkeys(f"{pair.source} to {pair.target}" for pair in broken))
        return f"wrong: bytes change on the way {names}; check riser, slot and card, do not train on it"
    apart = sum(not pair.is_direct for pair in pairs)
    if apart:
        return f"wrong: {apart} of {len(pairs)} ways go through host memory, which works and is slow"
    return "wrong: copies go directly, but not all by writes, which are the faster way; see above"


def _surroundings(devices: list[Device]) -> list[P2pFinding]:
    """What the files of each machine say of its cards."""
    machines: dict[int, list[AmdDevice]] = {}
    for device in devices:
        if isinstance(device, AmdDevice):
            machines.setdefault(id(device.card.host), []).append(device)
    return [
        finding
        for cards in machines.values()
        for finding in look(cards[0].card.host, [_place(device) for device in cards])
    ]


def _place(device: AmdDevice) -> BusCard:
    card = device.card
    address = card.bdf if isinstance(card, AmCard) else pci_address(card.node.properties)
    return BusCard(device.name, address, card.node.vram_bytes)


def _all_cards() -> str:
    """Every card that the kernel's driver serves."""
    served = [card for card in find_cards(LinuxHost()) if card.driver == "amdgpu"]
    if len(served) < 2:
        what = f"{len(served)} AMD cards are served by amdgpu here; peers are two or more"
        raise ArgumentError(f"{what}. --device sim:navi31*6 checks a simulated machine")
    return f"amd:0..{len(served) - 1}"


if __name__ == "__main__":
    command.end(main)
