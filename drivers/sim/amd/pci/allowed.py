"""Which faults of a card at PCI level can be allowed: noted only, and the card does what hardware would do.

The others have no such way: what hardware would do is to hang, to read nothing, or unknown. Meanings are in
firmware_notes/strictness.md.
"""

from __future__ import annotations

from collections.abc import Iterable

from drivers.core.errors import ArgumentError

ALLOWABLE = frozenset(
    (
        *("E_APERTURE", "E_AUTOLOAD_MISSING", "E_CTXID_WIDTH", "E_DB_ALIAS", "E_DB_DROPPED", "E_DB_INACTIVE"),
        *("E_DEV_IN_RESET", "E_DISC_EARLY", "E_FIELD_RANGE", "E_FW_IPVER", "E_GFX_OFF", "E_GRBM_SELECT"),
        *("E_HARVESTED", "E_HDP_STALE", "E_HQD_BUSY", "E_HQD_LIVE_WRITE", "E_HUB_MISMATCH", "E_IH_LOST"),
        *("E_IH_RPTR", "E_MEC_OFF", "E_MMIO_WIDTH", "E_PSP_BL_BUSY", "E_PSP_CMD", "E_PSP_NO_TMR"),
        *("E_PSP_ORDER", "E_PSP_RING_STATE", "E_PSP_SIGNATURE", "E_PSP_SOL", "E_PSP_TMR_DUP", "E_PSP_WPTR"),
        *("E_PTE_ADDR", "E_RESET_PROTOCOL", "E_RLC_NOT_READY", "E_RO_WRITE", "E_RS64_ORDER"),
        *("E_SDMA_QUEUE", "E_SMU_BUSY", "E_SMU_OFF", "E_SMU_UNKNOWN", "E_TLB_PARTIAL", "E_TLB_SEM"),
        *("E_TMR_ACCESS", "E_UNKNOWN_REG"),
    )
)


def allowed(codes: Iterable[str]) -> frozenset[str]:
    """The codes as a set. Raises ArgumentError for one that cannot be allowed."""
    found = frozenset(codes)
    if odd := sorted(found - ALLOWABLE):
        known = ", ".join(sorted(ALLOWABLE))
        raise ArgumentError(f"{odd[0]} is no fault that can be allowed; those are {known}")
    return found
