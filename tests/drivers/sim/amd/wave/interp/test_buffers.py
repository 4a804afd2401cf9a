"""A buffer's resource in numpy: its fields, where a lane's element lies, and which lanes are in bounds.

Sources: RDNA3 ISA, "Buffer Resource Descriptor", "Buffer range checking" and "Swizzled addressing"; Mesa's
register tables for the bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp import buffers
from drivers.sim.amd.wave.interp.buffers import BufferResource, note_beyond, placed, resource_of

PLAIN = BufferResource(stride=12, swizzle=0, records=100, rule=0, adds_lane=False, rows=3)


def lanes_with(*values: int) -> Any:
    return np.array([*values, *[0] * (32 - len(values))], np.int64)


@pytest.mark.parametrize(
    ("high", "flags", "expected"),
    [
        (0, 0, (0, 0, 7, 0, False, 3)),
        (0x3FFF << 16, 0, (0x3FFF, 0, 7, 0, False, 3)),
        (1 << 16 | 0xFFFF, 0, (1, 0, 7, 0, False, 3)),
        (1 << 30, 0, (0, 1, 7, 0, False, 3)), (3 << 30, 0, (0, 3, 7, 0, False, 3)),
        (5 << 16, 1 << 18, (20, 0, 7, 0, False, 3)), (5 << 16, 2 << 18, (40, 0, 7, 0, False, 3)),
        (5 << 16, 3 << 18, (160, 0, 7, 0, False, 3)),
        (0, 1 << 21, (0, 0, 7, 0, False, 4)), (0, 3 << 21, (0, 0, 7, 0, False, 6)),
        (0, 1 << 23, (0, 0, 7, 0, True, 3)), (0, 1 << 28, (0, 0, 7, 1, False, 3)),
        (0, 3 << 28, (0, 0, 7, 3, False, 3)), (0, 1 << 30 | 1 << 27 | 1 << 24, (0, 0, 7, 0, False, 3)),
    ],
)  # fmt: skip
def test_fields_of_a_resource(high: int, flags: int, expected: tuple[Any, ...]) -> None:
    assert resource_of(high, 7, flags) == BufferResource(*expected)


def swizzled(index: int, offset: int, stride: int, element: int, rows: int) -> int:
    """RDNA3 ISA, "Swizzled addressing": rows in blocks, of which elements of one column lie side by side."""
    block, row = divmod(index, rows)
    column, within = divmod(offset, element)
    return block * rows * stride + column * element * rows + row * element + within


@pytest.mark.parametrize("element", [4, 8, 16])
@pytest.mark.parametrize("rows", [8, 16, 32, 64])
def test_elements_of_neighbouring_rows_lie_side_by_side(element: int, rows: int) -> None:
    swizzle = {4: 1, 8: 2, 16: 3}[element]
    resource = BufferResource(64, swizzle, 100, 0, False, rows.bit_length() - 1)
    index = lanes_with(0, 1, rows - 1, rows, rows + 1, 5 * rows + 3)
    for offset in (0, 1, element - 1, element, 3 * element + 2):
        found = resource.place(index, lanes_with() + offset)
        assert found.tolist() == [swizzled(int(i), offset, 64, element, rows) for i in index]
    assert PLAIN.place(lanes_with(2, 3), lanes_with(1, 5)).tolist()[:3] == [25, 41, 0]


@pytest.mark.parametrize(
    ("rule", "swizzle", "index", "offset", "soffset", "size", "inside"),
    [
        (0, 0, 99, 8, 0, 4, True), (0, 0, 99, 9, 0, 4, False), (0, 0, 100, 8, 0, 4, False),
        (1, 0, 99, 9, 0, 4, True), (1, 0, 100, 0, 0, 4, False),
        (2, 0, 500, 500, 0, 4, True),
        (3, 0, 8, 0, 0, 4, True), (3, 0, 8, 1, 0, 4, False), (3, 0, 8, 0, 1, 4, False),
        (3, 1, 99, 8, 9, 4, True), (3, 1, 99, 9, 0, 4, False), (3, 1, 100, 8, 0, 4, False),
    ],
)  # fmt: skip
def test_the_last_byte_in_bounds_by_each_rule(
    rule: int, swizzle: int, index: int, offset: int, soffset: int, size: int, inside: bool
) -> None:
    """Rows of 12 bytes and 100 records: of rows by rules 0 and 1, of bytes by rule 3 without a swizzle."""
    resource = BufferResource(12, swizzle, 100, rule, False, 3)
    found = resource.inside(lanes_with(index), lanes_with(offset), soffset, size)
    assert bool(found[0]) == inside and len(found) == 32


def test_rule_2_refuses_only_a_buffer_of_no_records() -> None:
    for records, inside in ((0, False), (1, True)):
        resource = BufferResource(12, 0, records, 2, False, 3)
        assert resource.inside(lanes_with(500), lanes_with(), 0, 4).tolist() == [inside] * 32


def test_raw_buffers_count_bytes_whatever_is_swizzled() -> None:
    resource = BufferResource(0, 1, 100, 3, False, 3)
    found = resource.inside(lanes_with(), lanes_with(96, 97, 96), 0, 4)
    assert found[:3].tolist() == [True, False, True]


def test_places_are_two_halves_and_a_mask_and_may_add_the_lane() -> None:
    high, flags = np.uint32(4 << 16), np.uint32(1 << 23)
    arguments = (np.uint32(40), flags, np.uint32(0), np.uint32(0), np.uint32(3), np.uint32(1), np.uint32(32))
    low, up, mask = placed(high, *arguments)
    assert low.tolist() == [4 * (32 + lane) + 3 for lane in range(32)] and not up.any()
    assert mask == 0xFF, "lanes 32 to 39 of 40 rows"
    low, up, mask = placed(
        high, np.uint32(40), np.uint32(0), np.uint32(0), np.uint32(0x80000000), *arguments[4:]
    )
    assert (low[0], up[0], mask) == (3, 2, 0)


@pytest.mark.parametrize("level", ["note", "fault", "ignore"])
def test_one_access_past_the_end_is_told_as_users_ask(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    class Memory:
        is_noted = False
        notes: list[str] = []  # noqa: RUF012

    class Wave:
        memory = Memory()

        def fault(self, code: str, detail: str, **more: object) -> SimFault:
            return SimFault(code, detail, more)

    class Settings:
        buffer_oob = level

    wave: Any = Wave()
    Memory.notes = []
    monkeypatch.setattr(buffers, "read_settings", Settings)
    arguments = (np.int64(32), np.int64(0x40), np.int64(5))
    if level == "fault":
        with pytest.raises(SimFault, match="E_BUFFER_OOB") as caught:
            note_beyond(wave, *arguments)
        assert caught.value.where["lane"] == 37
        return
    note_beyond(wave, *arguments)
    note_beyond(wave, *arguments)
    assert wave.memory.is_noted and len(wave.memory.notes) == (level == "note")
