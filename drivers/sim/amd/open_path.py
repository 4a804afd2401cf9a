"""The host data path of a card behind the kernel driver: what the host writes is in memory at once.

Any queue may ask for its flush and wait for the answer, which is there at once. Knows no page and no host.
Source: Linux gfx_v11_0.c ring_emit_hdp_flush (registers), nbio_v4_3.c, nbif_v6_3_1.c.
"""

from __future__ import annotations

from autogen.amd.ip import NAVI31
from autogen.amd.nbio_4_3_0 import BIF_BX_PF0_GPU_HDP_FLUSH_DONE, BIF_BX_PF0_GPU_HDP_FLUSH_REQ

BASES = next(block.bases for block in NAVI31 if block.name == "NBIF")  # navi48's are the same


class OpenPath:
    """`request_dw`, `done_dw`: absolute dwords of GPU_HDP_FLUSH_REQ and _DONE."""

    request_dw = BIF_BX_PF0_GPU_HDP_FLUSH_REQ.address(BASES)
    done_dw = BIF_BX_PF0_GPU_HDP_FLUSH_DONE.address(BASES)

    def __init__(self) -> None:
        self.done = 0

    def request(self, engines: int) -> None:
        """Each bit asks for one engine."""
        self.done |= engines
