"""The bus interface: doorbells on, doorbell ranges routed to their engines.

Steps: firmware_notes/nbio_doorbells_hdp.md. Source: Linux nbio_v4_3.c, nbif_v6_3_1.c. HDP is board.py's.
"""

from __future__ import annotations

from autogen.amd.doorbells import Doorbell
from drivers.amd.am.board import Board
from drivers.amd.am.chip import COPY_ROUTE

SDMA_DOORBELLS = (Doorbell.SDMA_ENGINE0, Doorbell.SDMA_ENGINE1)


def setup(board: Board) -> None:
    """Steps 3.1, 3.2: let doorbells through, keep the card's state over a reset of its sibling functions."""
    nbio = board.chip.nbio
    board.nbio.modify(nbio.RCC_DEV0_EPF2_STRAP2, strap_no_soft_reset_dev0_f2=0)
    board.nbio.modify(nbio.RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN, bif_doorbell_aper_en=1)
    board.nbio.modify(nbio.BIF_BX0_INTERRUPT_CNTL, ih_dummy_rd_override=0, ih_req_nonsnoop_en=0)  # ih.md 1.9


def route_doorbells(board: Board) -> None:
    """Give the ranges of compute and copy doorbells their targets. Steps 3.3, 3.4."""
    for route in board.chip.doorbell_routes:
        board.nbio.write(route)
    board.nbio.modify(type(board.chip.copy_route), **COPY_ROUTE)


def doorbell_byte(index: int) -> int:
    """Byte in BAR 2 of a doorbell: each is 64 bits wide."""
    return index * 8


def doorbell_dword(index: int) -> int:
    """What register fields hold for a doorbell: they count dwords."""
    return index * 2
