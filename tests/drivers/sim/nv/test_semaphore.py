"""Semaphores: reductions as CUDA's atomics are written, waits as clc76f.h names them, rules of a store."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from autogen.nv.host import SemExecuteOperation as Wait
from drivers.sim.nv.semaphore import is_met, reduction, release

FULL = 0xFFFF_FFFF


@pytest.mark.parametrize(
    ("name", "before", "payload", "after"),
    [
        ("IADD", FULL, 2, 1),
        ("RED_ADD", 5, 2, 7),
        ("IXOR", 0b1100, 0b1010, 0b0110),
        ("RED_AND", 0b1100, 0b1010, 0b1000),
        ("IOR", 0b1100, 0b1010, 0b1110),
        # atomicInc: ((old >= val) ? 0 : (old + 1))
        ("INC", 3, 5, 4),
        ("INC", 4, 5, 5),
        ("INC", 5, 5, 0),
        ("RED_INC", 9, 5, 0),
        # atomicDec: (((old == 0) || (old > val)) ? val : (old - 1))
        ("DEC", 0, 5, 5),
        ("DEC", 5, 5, 4),
        ("RED_DEC", 6, 5, 5),
        ("DEC", 1, 5, 0),
    ],
)
def test_a_reduction_is_what_the_atomic_of_its_name_is(
    name: str, before: int, payload: int, after: int
) -> None:
    for signed in (False, True):
        assert reduction(name, signed, 4)(before, payload, FULL) == after


@pytest.mark.parametrize("width", [4, 8])
def test_only_minima_and_maxima_tell_signed_numbers_from_others(width: int) -> None:
    mask = (1 << 8 * width) - 1
    numbers = (0, 1, 7, mask >> 1, (mask >> 1) + 1, mask - 1, mask)

    def value(n: int) -> int:
        return n - mask - 1 if n > mask >> 1 else n

    for a in numbers:
        for b in numbers:
            assert reduction("IMIN", False, width)(a, b, mask) == min(a, b)
            assert reduction("RED_MAX", False, width)(a, b, mask) == max(a, b)
            assert value(reduction("RED_MIN", True, width)(a, b, mask)) == min(value(a), value(b))
            assert value(reduction("IMAX", True, width)(a, b, mask)) == max(value(a), value(b))


@pytest.mark.parametrize(
    ("operation", "payload", "met", "unmet"),
    [
        (Wait.ACQUIRE, 5, (5,), (4, 6, 0, FULL)),
        (Wait.ACQ_STRICT_GEQ, 5, (5, 6, FULL), (4, 0)),
        # in a circle: at or less than half a turn ahead
        (Wait.ACQ_CIRC_GEQ, 5, (5, 6, 5 + 2**31 - 1), (4, 5 + 2**31, FULL)),
        (Wait.ACQ_CIRC_GEQ, FULL, (FULL, 0, 1), (FULL - 1,)),
        (Wait.ACQ_AND, 0b110, (0b100, 0b010, FULL), (0, 0b001)),
        (Wait.ACQ_NOR, FULL - 0b100, (0, 0b010), (0b100, FULL)),
    ],
)
def test_an_acquire_is_met_by_what_its_operation_says(
    operation: Wait, payload: int, met: tuple[int, ...], unmet: tuple[int, ...]
) -> None:
    assert all(is_met(operation, value, payload, 4) for value in met)
    assert not any(is_met(operation, value, payload, 4) for value in unmet)


def test_a_circle_of_64_bits_is_wider() -> None:
    assert is_met(Wait.ACQ_CIRC_GEQ, 5 + 2**31, 5, 8) and not is_met(Wait.ACQ_CIRC_GEQ, 5 + 2**63, 5, 8)


class Port:
    """One record of memory at 0x100, whose value somebody may await."""

    def __init__(self, value: int, awaited: bool) -> None:
        self.data, self.awaited, self.time_ns = bytearray(value.to_bytes(16, "little")), awaited, 77
        self.memory = SimpleNamespace(read=self._read, write=self._write)

    def _read(self, va: int, size: int, place: Any) -> bytes:
        return bytes(self.data[va - 0x100 :][:size])

    def _write(self, va: int, data: bytes, place: Any) -> None:
        self.data[va - 0x100 : va - 0x100 + len(data)] = data

    def place_now(self) -> str:
        return ""

    def watched(self, va: int) -> bool:
        return self.awaited

    def fail(self, code: str, detail: str, **where: Any) -> Exception:
        return ValueError(code)


def stored(port: Any, payload: int, width: int, va: int = 0x100, **more: Any) -> bytes:
    release(port, va, payload, width, **more)
    return bytes(port.data)


def test_a_release_stores_its_width_and_the_time_eight_bytes_behind() -> None:
    full = (1 << 128) - 1
    assert stored(Port(full, False), 5, 4) == bytes([5, 0, 0, 0]) + b"\xff" * 12
    assert stored(Port(full, False), 5, 8) == bytes([5, *bytes(7)]) + b"\xff" * 8
    assert stored(Port(full, False), 5, 4, timestamp=True) == bytes([5, *bytes(7), 77, *bytes(7)])
    assert stored(Port(9, False), 1, 4, operation="IADD")[:4] == bytes([10, 0, 0, 0])


def test_a_reduction_stores_no_time() -> None:
    assert stored(Port(9, False), 1, 4, operation="IADD", timestamp=True) == bytes([10, *bytes(15)])


def test_a_reduction_takes_what_is_there_and_the_payload_and_stays_inside_its_width() -> None:
    assert stored(Port(4, False), 5, 4, operation="INC")[0] == 5
    assert stored(Port(5, False), 4, 4, operation="INC")[0] == 0
    behind = 0xAB << 32
    assert stored(Port(behind | FULL, False), 2, 4, operation="IADD")[:5] == b"\x01\0\0\0\xab"
    assert stored(Port(FULL, False), 2, 8, operation="IADD")[:8] == b"\x01\0\0\0\x01\0\0\0"


@pytest.mark.parametrize(
    ("va", "width", "timestamp", "is_right"),
    [
        *((0x104, 4, False, True), (0x102, 4, False, False), (0x108, 8, False, True)),
        *((0x104, 8, False, False), (0x100, 4, True, True), (0x108, 4, True, False)),
    ],
)
def test_a_semaphore_is_aligned_to_its_width_and_a_record_to_16_bytes(
    va: int, width: int, timestamp: bool, is_right: bool
) -> None:
    if is_right:
        stored(Port(0, False), 1, width, va, timestamp=timestamp)
    else:
        with pytest.raises(ValueError, match="E_ALIGN"):
            stored(Port(0, False), 1, width, va, timestamp=timestamp)


def test_a_value_that_is_awaited_goes_back_only_by_a_reduction() -> None:
    assert stored(Port(5, True), 5, 4)[0] == 5
    assert stored(Port(5, False), 4, 4)[0] == 4
    assert stored(Port(5, True), 4, 4, operation="IMIN")[0] == 4
    with pytest.raises(ValueError, match="E_TIMELINE_RACE"):
        stored(Port(5, True), 4, 4)
