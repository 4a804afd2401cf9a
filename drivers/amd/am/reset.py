"""Resetting a whole card and bringing it back onto the bus: all that was on it is lost.

A mode1 reset takes the card off the bus for about half a second and clears its BARs. So the configuration
space is saved before and restored after it, and the card may not access memory in between. Steps:
firmware_notes/reset_and_recovery.md. Source: Linux amdgpu_device_mode1_reset, amdgpu_pci.c.
"""

from __future__ import annotations

from drivers.amd.am.board import Board
from drivers.amd.am.discovery import wait_until_ready
from drivers.amd.am.smu import Smu
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.core.pci import PciFunction

RETURN_TIMEOUT_S = 10.0
POLL_S = 0.010
BOOTLOADER_READY = 1 << 31
BARS = {0: 0x10, 2: 0x18, 5: 0x24}  # BAR number and place in configuration space
REGISTER_BAR = 5


def reset_card(board: Board, smu: Smu) -> str:
    """Reset the card by the best means that answers; returns which. Raises DeviceError, DeviceGone."""
    why = "the power controller does not answer"
    if smu.is_alive():
        try:
            mode1(board, smu)
        except (WaitTimeout, DeviceGone) as error:
            why = f"a mode1 reset did not end: {error}"
        else:
            return "mode1 reset by the power controller"
    bus_reset(board)
    return f"reset by the PCI bus ({why})"


def disturbed(function: PciFunction) -> str:
    """Who else goes through a reset of the card, as a phrase; empty when no driver does.

    The kernel's own driver resets the card under the sound driver too, after it put that to sleep.
    Source: Linux amdgpu_device_suspend_display_audio.
    """
    held = function.held_siblings()
    after = "; drivers of its other functions went through it too; if one of them complains"
    return f"{after}: {'; '.join(held)}, and bind it again" if held else ""


def mode1(board: Board, smu: Smu) -> None:
    """Save, forbid memory access, ask, wait, restore, wait for the boot firmware."""
    function = board.function
    function.set_bus_master(False)
    saved = function.save_config()
    smu.mode1_reset()
    board.host.sleep(board.chip.mode1_wait_ms / 1000)
    _await_return(function)
    function.restore_config(saved)
    _await_firmware(board)


def bus_reset(board: Board) -> None:
    """The kernel resets the function, and the whole card with it."""
    if board.function.is_present():
        board.function.set_bus_master(False)
    reset_function(board.function)
    _await_firmware(board)


def reset_function(function: PciFunction) -> None:
    """Reset by the bus; then the BARs hold again what the kernel gave them. Raises DeviceGone."""
    function.reset()
    _await_return(function)
    for index, register in BARS.items():
        address = function.resource(index)[0]
        function.write_config(register, 4, address & 0xFFFF_FFFF)
        if index != REGISTER_BAR:  # the others are 64 bits wide
            function.write_config(register + 4, 4, address >> 32)
    function.enable()


def _await_return(function: PciFunction) -> None:
    """Until the card answers in configuration space again."""
    host = function.host
    deadline = host.now() + RETURN_TIMEOUT_S
    while not function.is_present():
        if host.now() >= deadline:
            late = f"{function.bdf} has not come back {RETURN_TIMEOUT_S:g} s after its reset"
            raise DeviceGone(f"{late}; power-cycle the host")
        host.sleep(POLL_S)


def _await_firmware(board: Board) -> None:
    """Step 4.4: the bootloader listens, and video memory is trained. Source: psp_wait_for_bootloader."""
    board.forget_flush()
    size = wait_until_ready(board.window)
    if size != board.vram_bytes:
        found = f"{size:#x} bytes of video memory after the reset, {board.vram_bytes:#x} before"
        raise DeviceError(f"the card has {found}; power-cycle the host")
    board.mp0.wait(
        board.chip.psp.status,
        lambda r: r.content & board.chip.psp.status_mask == BOOTLOADER_READY,
        "the PSP bootloader after the reset",
        RETURN_TIMEOUT_S * 1000,
        "the reset did not reach the security processor; power-cycle the host",
    )
