"""SDMA 7 (GFX12) packets on the copy engine: its own strict declarations, the same actions.

COPY_LINEAR comes in 7 dwords, or in 8 with header bit 19 set (rule S06); FENCE has no memory type (S07). What
a packet does is `sdma.py`'s: here it is only read as SDMA 7 declares it and handed on in SDMA 6's form.
Sources: autogen.amd.sdma_7.
"""

from __future__ import annotations

from autogen.amd import sdma_6, sdma_7
from autogen.schema import DecodeError, ReservedBits, SdmaPacket
from drivers.core.errors import SimFault
from drivers.sim.amd.sdma import MTYPE_UNCACHED, SdmaEngine


class Sdma7Engine(SdmaEngine):
    """One SDMA queue of a GFX12 card."""

    def declared(self, words: list[int], at: int) -> tuple[SdmaPacket, int]:
        """The packet in SDMA 6's form, and its dwords. Raises DecodeError, SimFault E_NOT_MODELLED."""
        packet, size = sdma_7.decode(words, at)
        if isinstance(packet, sdma_7.CopyLinearMetadata):
            if packet.read_cm or packet.write_cm:
                raise self.fail("E_NOT_MODELLED", "COPY_LINEAR with compressed memory is not modelled")
            return _copy(packet), size
        if isinstance(packet, sdma_7.Fence):
            return sdma_6.Fence(mtype=MTYPE_UNCACHED, addr=packet.addr, data=packet.data), size
        if isinstance(packet, sdma_7.GcrReq):
            return sdma_6.GcrReq.decode([int(word) for word in packet.dwords()]), size
        return sdma_6.decode(words[: at + size], at)

    def undecodable(self, error: DecodeError, header: int) -> SimFault:
        """Rule S07: FENCE has no MTYPE any more."""
        if isinstance(error, ReservedBits) and header & 0xFFFF == sdma_7.Fence.op and error.mask & 0x70000:
            detail = "FENCE with bits 18:16 set: SDMA 7 has no MTYPE there"
            return self.fail("E_SDMA_FENCE", detail, opcode=header & 0xFFFF, packet="FENCE")
        return super().undecodable(error, header)


def _copy(packet: sdma_7.CopyLinearMetadata) -> sdma_6.CopyLinear:
    known = sdma_6.CopyLinear.fields
    return sdma_6.CopyLinear(**{name: value for name, value in packet.items() if name in known})
