"""C library calls and the window that accesses memory one whole word at a time."""

from __future__ import annotations

import ctypes
import errno

import pytest

from drivers.core import libc
from drivers.core.errors import ArgumentError, HostError

ANONYMOUS = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS


def test_words_are_little_endian_and_of_their_width() -> None:
    address = libc.mmap(None, 4096, libc.PROT_READ | libc.PROT_WRITE, ANONYMOUS, -1, 0)
    window = libc.MemoryMapping(address, 4096)
    window.write64(8, 0x1122334455667788)
    window.write32(16, 0xDEADBEEF)
    assert (window.read32(8), window.read32(12)) == (0x55667788, 0x11223344)
    assert bytes(window.view()[8:20]) == bytes.fromhex("8877665544332211efbeadde")
    window.view()[0] = 7
    assert window.read64(0) == 7
    libc.munmap(address, 4096)


@pytest.mark.parametrize(("offset", "width"), [(4094, 4), (2, 4), (4092, 8), (-4, 4), (12, 8)])
def test_an_access_outside_or_across_words_is_refused(offset: int, width: int) -> None:
    address = libc.mmap(None, 4096, libc.PROT_READ | libc.PROT_WRITE, ANONYMOUS, -1, 0)
    window = libc.MemoryMapping(address, 4096)
    with pytest.raises(ArgumentError, match=f"{width}-byte access at offset .* of a 0x1000-byte mapping"):
        window.read32(offset) if width == 4 else window.read64(offset)
    libc.munmap(address, 4096)


def test_rights_of_pages_change_and_a_hole_is_refused() -> None:
    address = libc.mmap(None, 4096, libc.PROT_NONE, ANONYMOUS, -1, 0)
    libc.mprotect(address, 4096, libc.PROT_READ | libc.PROT_WRITE)
    libc.view(address, 1)[0] = 5
    libc.munmap(address, 4096)
    with pytest.raises(HostError, match=f"mprotect of 0x1000 bytes at {address:#x}: ENOMEM"):
        libc.mprotect(address, 4096, libc.PROT_READ)


def test_a_signal_that_does_not_exist_has_no_action() -> None:
    with pytest.raises(HostError, match="sigaction of signal 9999: EINVAL"):
        libc.sigaction(9999, 0, 0)


def test_a_function_of_the_c_library_has_an_address() -> None:
    assert libc.symbol("mprotect") == ctypes.cast(ctypes.CDLL(None).mprotect, ctypes.c_void_p).value


def test_registers_have_no_byte_view() -> None:
    with pytest.raises(ArgumentError, match="device registers; use read32"):
        libc.MemoryMapping(0x1000, 4096, registers=True).view()


def test_a_fixed_mapping_lands_on_a_reservation() -> None:
    place = libc.mmap(None, 8192, libc.PROT_NONE, ANONYMOUS | libc.MAP_NORESERVE, -1, 0)
    flags = ANONYMOUS | libc.MAP_FIXED
    assert libc.mmap(place + 4096, 4096, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0) == place + 4096
    libc.view(place + 4096, 4096)[5] = 1
    libc.munmap(place, 8192)


def test_a_refused_call_carries_the_errno_and_what_was_asked() -> None:
    with pytest.raises(HostError, match=r"mmap of 0x0 bytes .*EINVAL") as caught:
        libc.mmap(None, 0, libc.PROT_READ, ANONYMOUS, -1, 0)
    assert caught.value.errno == errno.EINVAL


def test_an_ioctl_returns_the_errno() -> None:
    assert libc.ioctl(-1, 0x1234, 0) == errno.EBADF


def test_bytes_are_copied_in_and_out_of_registers_too() -> None:
    address = libc.mmap(None, 4096, libc.PROT_READ | libc.PROT_WRITE, ANONYMOUS, -1, 0)
    window = libc.MemoryMapping(address, 4096, registers=True)
    window.write_bytes(4093, bytearray(b"end"))
    assert window.read_bytes(4092, 4) == b"\0end"
    for act in (lambda: window.read_bytes(4093, 4), lambda: window.write_bytes(-1, b"x")):
        with pytest.raises(ArgumentError, match="do not lie inside a mapping of 0x1000 bytes"):
            act()
    libc.munmap(address, 4096)


def test_huge_pages_are_asked_for_only_where_something_is_mapped() -> None:
    address = libc.mmap(None, 4096, libc.PROT_READ | libc.PROT_WRITE, ANONYMOUS, -1, 0)
    libc.munmap(address, 4096)
    assert not libc.advise_huge(address, 4096)
