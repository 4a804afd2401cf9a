"""What caches hold: lines as they were read, until they are invalidated."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.core.errors import SimFault
from drivers.sim.nv import caches
from drivers.sim.nv.caches import CODE_LINE, CONSTANT_LINE, CacheLines, Caches

ONE: Any = "an address space"
OTHER: Any = "another one"


def test_a_line_that_changed_is_told_by_its_address_and_no_other() -> None:
    lines = CacheLines(16)
    data = bytes(range(48))
    assert lines.read(ONE, 0x100, 48, data) is None and lines.read(ONE, 0x100, 48, data) is None
    for at in range(48):
        changed = data[:at] + b"\xff" + data[at + 1 :]
        assert lines.read(ONE, 0x100, 48, changed) == 0x100 + at // 16 * 16
    assert lines.read(OTHER, 0x100, 48, bytes(48)) is None
    assert lines.read(ONE, 0x130, 16, bytes(16)) is None  # the line behind


def test_a_read_in_the_middle_of_lines_takes_of_each_what_it_read() -> None:
    lines = CacheLines(16)
    assert lines.read(ONE, 0x10A, 12, bytes(range(12))) is None
    assert lines.held == {(ONE, 0x100): bytes(range(6)), (ONE, 0x110): bytes(range(6, 12))}
    assert lines.read(ONE, 0x100, 16, b"\x55" * 16) is None  # of which a part alone was seen


def test_what_is_forgotten_may_have_changed() -> None:
    for begin, size, gone in ((0x110, 16, [1]), (0x10F, 1, [0]), (0x10F, 2, [0, 1]), (0x120, 1, [2])):
        lines = CacheLines(16)
        lines.read(ONE, 0x100, 48, bytes(48))
        lines.forget(ONE, begin, size)
        lines.forget(OTHER, 0x100, 48)
        assert [n for n in range(3) if (ONE, 0x100 + 16 * n) not in lines.held] == gone


def test_the_oldest_lines_go_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "MAX_LINES", 4)
    lines = CacheLines(16)
    lines.read(ONE, 0x100, 64, bytes(64))
    assert len(lines.held) == 4
    lines.read(ONE, 0x200, 16, bytes(16))
    assert [at for _, at in lines.held] == [0x110, 0x120, 0x130, 0x200]


@pytest.mark.parametrize("level", ["constant", "instruction", "data"])
def test_each_invalidation_drops_its_own_cache_alone(level: str) -> None:
    held = Caches()
    held.check_constants(ONE, 0, 0, bytes(CONSTANT_LINE), {})
    held.check_code(ONE, 0, bytes(CODE_LINE), {})
    held.check_data({})
    held.others_wrote("a copy")
    held.invalidate(**{level: True})
    checks = {
        "constant": lambda: held.check_constants(ONE, 0, 0, b"\x01" * CONSTANT_LINE, {}),
        "instruction": lambda: held.check_code(ONE, 0, b"\x01" * CODE_LINE, {}),
        "data": lambda: held.check_data({}),
    }
    for name, check in checks.items():
        if name == level:
            check()
        else:
            with pytest.raises(SimFault) as told:
                check()
            assert told.value.code == ("E_ICACHE_STALE" if name == "instruction" else "E_CACHE_STALE")


def test_an_empty_data_cache_does_not_grow_old() -> None:
    held = Caches()
    held.others_wrote("a copy")
    held.check_data({})
    held.check_data({})
    held.others_wrote("a copy")
    with pytest.raises(SimFault, match="a launch after a copy reads"):
        held.check_data({})
