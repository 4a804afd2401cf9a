"""SDMA 7 (GFX12) packets on the copy engine: its own strict declarations, the same actions.

COPY_LINEAR comes in 7 dwords, or in 8 with header bit 19 set (rule S06). What a packet does is `sdma.py`'s:
here it is only read as SDMA 7 declares it and handed on in SDMA 6's form. Bits that SDMA 6 had and PAL calls
reserved are ignored where the kernel sends them to these cards: uncached MTYPE of FENCE, the caches GLM and
GL1 of GCR_REQ. Sources: autogen.amd.sdma_7; Linux sdma_v7_0.c (ring_emit_fence, ring_emit_mem_sync).
"""

from __future__ import annotations

from autogen.amd import sdma_6, sdma_7
from autogen.schema import DecodeError, ReservedBits, SdmaPacket
from drivers.core.errors import SimFault
from drivers.sim.amd.sdma import MTYPE_UNCACHED, SdmaEngine

LAST_REGISTER = 4 * 0x3_FFFF  # bytes: what 18 bits of dwords reach
FENCE_MTYPE, FENCE_MTYPE_UNCACHED = 0x70000, 0x30000
# GL1_RANGE, GLM_WB, GLM_INV, GL1_INV: bits 3:2, 4, 5 and 9 of GCR_CNTL, which begins at bit 16 of the dword.
GCR_IGNORED = 0x23C << 16


class Sdma7Engine(SdmaEngine):
    """One SDMA queue of a GFX12 card."""

    def declared(self, words: list[int], at: int) -> tuple[SdmaPacket, int]:
        """The packet in SDMA 6's form, and its dwords. Raises DecodeError, SimFault E_NOT_MODELLED."""
        packet, size = sdma_7.decode(_as_heard(words, at), at)
        if isinstance(packet, sdma_7.CopyLinearMetadata):
            if packet.read_cm or packet.write_cm:
                raise self.fail("E_NOT_MODELLED", "COPY_LINEAR with compressed memory is not modelled")
            return _copy(packet), size
        if isinstance(packet, sdma_7.Fence):
            return sdma_6.Fence(mtype=MTYPE_UNCACHED, addr=packet.addr, data=packet.data), size
        if isinstance(packet, sdma_7.SrbmWrite):
            return self._register_write(packet), size
        if isinstance(packet, sdma_7.GcrReq | sdma_7.UserGcr):
            return sdma_6.decode([int(word) for word in packet.dwords()])
        return sdma_6.decode(words[: at + size], at)

    def _register_write(self, packet: sdma_7.SrbmWrite) -> sdma_6.SrbmWrite:
        """Rule S16. Source: Linux sdma_v7_0.c, sdma_v7_0_ring_emit_wreg."""
        if packet.addr > LAST_REGISTER:
            detail = f"SRBM_WRITE to byte address {packet.addr:#x}; registers end at {LAST_REGISTER:#x}"
            raise self.fail("E_SRBM_ADDR", detail)
        return sdma_6.SrbmWrite(addr=packet.addr >> 2, data=packet.data)

    def undecodable(self, error: DecodeError, header: int) -> SimFault:
        """Rule S07: a FENCE that asks for a cached MTYPE."""
        is_fence = header & 0xFFFF == sdma_7.Fence.op
        if isinstance(error, ReservedBits) and is_fence and error.mask & FENCE_MTYPE:
            detail = "FENCE with an MTYPE other than 0 or 3 (uncached) in bits 18:16"
            return self.fail("E_SDMA_FENCE", detail, opcode=header & 0xFFFF, packet="FENCE")
        return super().undecodable(error, header)


def _as_heard(words: list[int], at: int) -> list[int]:
    """The stream with the bits of the packet at `at` cleared that the engine does not look at."""
    header = words[at]
    if header & 0xFFFF == sdma_7.Fence.op and header & FENCE_MTYPE == FENCE_MTYPE_UNCACHED:
        return [*words[:at], header & ~FENCE_MTYPE, *words[at + 1 :]]
    if header & 0xFF == sdma_7.GcrReq.op and len(words) >= at + sdma_7.GcrReq.size_dw:
        return [*words[: at + 2], words[at + 2] & ~GCR_IGNORED, *words[at + 3 :]]
    return words


def _copy(packet: sdma_7.CopyLinearMetadata) -> sdma_6.CopyLinear:
    known = sdma_6.CopyLinear.fields
    return sdma_6.CopyLinear(**{name: value for name, value in packet.items() if name in known})
