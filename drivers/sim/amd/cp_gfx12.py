"""PM4 of GFX12 on the command processor: its own strict declarations, the same actions.

GFX12 has no metadata cache and no L1 between L0 and L2. Their bits in the cache packets are ignored, as on
the card: the kernel driver sent them, and stopped "because the hw ignores them" (amd-gfx, gfx_v12_0.c).
Dispatches have new bits, which are refused. What a packet does is `cp.py`'s: here it is only read as GFX12
declares it and handed on in GFX11's form. Sources: autogen.amd.pm4_gfx12.
"""

from __future__ import annotations

from autogen.amd import gc_12_0_0, pm4, pm4_gfx12
from autogen.schema import DecodeError, Packet, ReservedBits
from drivers.core.errors import SimFault
from drivers.sim.amd.cp import CommandProcessor
from drivers.sim.amd.dispatch import settable_registers

CACHE_DWORDS = {pm4.AcquireMem.opcode: 7, pm4.ReleaseMem.opcode: 1}  # which dword has the cache operations
IGNORED = {  # bits of the metadata cache and of L1 in those dwords
    pm4.AcquireMem.opcode: 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 9,
    pm4.ReleaseMem.opcode: 1 << 12 | 1 << 13 | 1 << 15,
}
NEW_DISPATCH_FIELDS = ("ping_pong_en", "interleave_2d_en", "ttrace_queue_id")


class CommandProcessor12(CommandProcessor):
    """One PM4 queue of a GFX12 card."""

    settable = settable_registers(gc_12_0_0)

    def declared(self, words: list[int]) -> Packet:
        """The packet in GFX11's form. Raises DecodeError, SimFault E_NOT_MODELLED."""
        packet, _ = pm4_gfx12.decode(_as_heard(words))
        if isinstance(packet, (pm4_gfx12.DispatchDirect, pm4_gfx12.DispatchIndirect)):
            for name in NEW_DISPATCH_FIELDS:
                if getattr(packet, name):
                    raise self.fail("E_NOT_MODELLED", f"DISPATCH_INITIATOR.{name} is not modelled")
        if isinstance(packet, pm4_gfx12.AcquireMem):
            # The model's L1 stands for nothing here: it goes wherever L0 goes.
            same = pm4.AcquireMem.decode([int(word) for word in packet.dwords()])
            return same.replace(gl1_inv=packet.glv_inv)
        if isinstance(packet, pm4_gfx12.ReleaseMem):
            return pm4.ReleaseMem.decode(packet.replace(glk_inv=0).dwords())
        return super().declared(words)

    def undecodable(self, error: DecodeError, header: int) -> SimFault:
        """Rule Q25: bits of caches that GFX12 does not have."""
        opcode = header >> 8 & 0xFF
        dword = CACHE_DWORDS.get(opcode)
        if isinstance(error, ReservedBits) and dword is not None and error.mask >> 32 * dword & 0xFFFF_FFFF:
            detail = f"{error}: GFX12 knows no such cache operation"
            return self.fail("E_GCR_BITS", detail, opcode=opcode, packet=pm4.OPCODE_NAMES[opcode])
        return super().undecodable(error, header)


def _as_heard(words: list[int]) -> list[int]:
    """The packet without the bits that GFX12 does not look at."""
    opcode = words[0] >> 8 & 0xFF
    dword = CACHE_DWORDS.get(opcode, len(words))
    if dword >= len(words):
        return words
    return [*words[:dword], words[dword] & ~IGNORED[opcode], *words[dword + 1 :]]
