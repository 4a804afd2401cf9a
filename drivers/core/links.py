"""What is known of the links between cards: rates and latencies, one row a chip, each with its source.

A tinybox red has six RX 7900 XTX or four RX 9070 XT, each with 16 lanes to a root port of its own of one EPYC
(tinygrad.org: "full fabric PCIe 4.0 x16", 32 cores, 204.8 GB/s of memory). The RX 9070 XT could do PCIe 5.0;
the slowest link of the way counts.

PCIe has lanes of its own for each direction: 16 GT/s x 16 lanes x 128/130 (PCI Express Base 4.0) are 31.5
GB/s each way at once. What is left of that was measured by others:
- a card and host memory: 28.4 GB/s there, 29.0 back, 48.2 both together (ROCm/legacy-rocm-build issue 2253:
  EPYC 7542, two RX 7900 XTX, rocm-bandwidth-test);
- two cards behind root ports of one processor, both ways together: 50.0 to 51.1 GB/s, thus 25.2 each way
  (tinygrad/open-gpu-kernel-modules issue 6: WRX80, six cards on risers, PCIe 4.0 x16, cuda-samples'
  p2pBandwidthLatencyTest; another maker's cards, as nobody has told of these). That one way alone goes no
  faster is inferred: between cards with PCIe 5.0 x8, which is as fast, both ways together carried twice what
  one did (56 and 28 GB/s, press of December 2025 on two RTX 5090).
Latencies are inferred; that cards with a root port each share nothing else too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Link:
    """What moves between cards. Bytes a second: between_cards, each way whatever goes the other; to_card and
    from_card with host memory, with_host both together; host_memory of the processor. Seconds: write_s of a
    posted write's way, read_s of a read there and back, copy_s of what begins and ends a copy, signals
    included. is_ring: only neighbours have a way of their own."""

    between_cards: float = 25.2e9
    to_card: float = 28.4e9
    from_card: float = 29.0e9
    with_host: float = 48.2e9
    host_memory: float = 204.8e9
    write_s: float = 700e-9
    read_s: float = 1400e-9
    copy_s: float = 5e-6
    is_ring: bool = False


PCIE_4_X16: Final = Link()
LINKS: Final = {"gfx1100": PCIE_4_X16, "gfx1201": PCIE_4_X16}
MAX_PAYLOAD: Final = 256  # bytes of one transaction, between which others go; inferred


def link_of(arch: str) -> Link:
    """The row of an instruction set; that of a tinybox red where none is known."""
    return LINKS.get(arch, PCIE_4_X16)
