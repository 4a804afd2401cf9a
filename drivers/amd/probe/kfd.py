"""A card behind the kernel driver, as the kernel describes it: its node, firmware and users. Only reads.

Source of the names: Linux amdkfd/kfd_topology.c and kfd_process.c.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.obstacles import missing_for, obstacle
from drivers.amd.sysfs import number, size_text
from drivers.amd.topology import NODES, SUPPORTED_ARCHES, CardNode, find_nodes
from drivers.core.finding import FAILED, NOTE, ProbeStep, Seen, Skip
from drivers.core.host import Host
from drivers.core.surroundings import entries

PROCESSES = "/sys/devices/virtual/kfd/kfd/proc"
FIRMWARE = {"fw_version": "MEC", "sdma_fw_version": "SDMA"}


@dataclass
class KfdLook:
    """Card number `index` of those that KFD counts."""

    host: Host
    index: int

    def the_node(self) -> CardNode:
        """The card's node. Raises Skip when KFD lists fewer cards."""
        nodes = find_nodes(self.host)
        if self.index >= len(nodes):
            raise Skip("the card is not there")
        return nodes[self.index]

    def card(self) -> Seen:
        """What the card is, and whether this stack drives its generation."""
        count = len(find_nodes(self.host))
        if self.index >= count:
            why = obstacle(self.host)
            cause = why.found if why is not None else "the kernel driver has no such card"
            do = why.do if why is not None else "DEV=sim:navi31 runs without a card"
            found = f"KFD lists {count or 'no'} cards, counted from 0"
            return Seen(found, f"there is no card {self.index}", FAILED, cause, do)
        node = self.the_node()
        memory = f"{size_text(node.vram_bytes)} of video memory"
        found = f"node {node.number}, {node.arch}, {node.cu_count} compute units, {memory}"
        if not node.is_driven:
            return Seen(f"{found}, {node.name}", missing_for(node.arch), FAILED)
        if not node.has_large_bar:
            do = "enable 'Above 4G decoding' and 'Resizable BAR' in the firmware setup, then boot again"
            return Seen(found, "the host sees only part of its memory", NOTE, do=do)
        meaning = "this stack drives it, and the host can map all of its memory"
        return Seen(found, "; ".join([meaning, *node.assumed]))

    def firmware(self) -> Seen:
        """Versions that the kernel driver has loaded."""
        properties = self.the_node().properties
        told = [f"{what} {properties[key]:#x}" for key, what in FIRMWARE.items() if properties.get(key)]
        if not told:
            return Seen("the kernel does not say", "nothing to compare", NOTE)
        return Seen(", ".join(told), "versions belong into every report")

    def users(self) -> Seen:
        """Other processes that hold memory on the card."""
        node = self.the_node()
        files = {pid: f"{PROCESSES}/{pid}/vram_{node.gpu_id}" for pid in entries(self.host, PROCESSES)}
        held = {pid: size for pid, path in files.items() if (size := number(self.host, path))}
        if not held:
            return Seen("nobody", "no process has memory on this card")
        told = ", ".join(f"process {pid} with {size_text(size)}" for pid, size in held.items())
        return Seen(told, "the kernel shares the card between processes", NOTE)


CARD = ProbeStep(
    "card",
    f"the card's node below {NODES}",
    f"a generation that this stack drives: {', '.join(SUPPORTED_ARCHES)}",
    "another chip",
    "DEV=sim:navi31 runs without a card",
    "firmware_notes/kfd.md",
)
VERSIONS = ProbeStep("versions", "firmware that the kernel driver has loaded", "any that the kernel tells")
USERS = ProbeStep("users", f"processes with memory on the card, below {PROCESSES}", "nobody")
STEPS = ((CARD, KfdLook.card), (VERSIONS, KfdLook.firmware), (USERS, KfdLook.users))
