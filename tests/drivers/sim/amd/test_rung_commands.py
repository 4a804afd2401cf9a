"""What the host may not change between a doorbell and the packets' turn. Rule Q15."""

from __future__ import annotations

from typing import Any, cast

import pytest

from drivers.sim.amd.rung_commands import RungCommands

BUFFER, OTHER = (0x1000, 12), (0x2000, 4)


class Memory:
    """Words by address; what is not there cannot be read."""

    def __init__(self) -> None:
        self.words = dict.fromkeys((0x1000, 0x1004, 0x1008, 0x2000), 1)

    def peek(self, va: int, size: int) -> bytes | None:
        found = [self.words.get(at) for at in range(va, va + size, 4)]
        return None if None in found else b"".join(cast(int, word).to_bytes(4, "little") for word in found)


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def rung(memory: Memory) -> RungCommands:
    return RungCommands(cast(Any, memory))


def test_a_submission_is_known_until_it_begins(rung: RungCommands) -> None:
    rung.submitted(16, b"one", [])
    rung.submitted(32, b"two", [])
    assert (rung.packets(16), rung.packets(32), rung.packets(48)) == (b"one", b"two", b"")
    assert rung.begins(16) == b"one" and rung.packets(16) == b"" and rung.packets(32) == b"two"
    assert rung.begins(48) == b""


@pytest.mark.parametrize("at", [0x1000, 0x1004, 0x1008])
def test_the_first_word_that_the_host_changed_is_told(rung: RungCommands, memory: Memory, at: int) -> None:
    rung.submitted(16, b"", [OTHER, BUFFER])
    assert rung.changed_buffer() is None
    memory.words.update(dict.fromkeys(range(at, 0x100C, 4), 2))
    told = f"the command buffer 0x1000..0x100c was overwritten at {at:#x} after its doorbell, before it began"
    assert rung.changed_buffer() == (at, told)


def test_a_buffer_that_was_or_became_unreadable_is_told_when_it_runs(
    rung: RungCommands, memory: Memory
) -> None:
    rung.submitted(16, b"", [BUFFER, (0x3000, 4)])
    memory.words[0x3000] = 5
    del memory.words[0x1004]
    assert rung.changed_buffer() is None


def test_a_buffer_that_began_may_change(rung: RungCommands, memory: Memory) -> None:
    rung.submitted(16, b"", [BUFFER])
    rung.began(*BUFFER)
    rung.began(*BUFFER)
    memory.words[0x1000] = 2
    assert rung.changed_buffer() is None


def test_a_buffer_stays_as_it_is_until_the_last_submission_that_runs_it(
    rung: RungCommands, memory: Memory
) -> None:
    rung.submitted(16, b"", [BUFFER])
    rung.submitted(32, b"", [BUFFER])
    rung.began(*BUFFER)
    memory.words[0x1000] = 2
    assert rung.changed_buffer() is not None
    rung.began(*BUFFER)
    assert rung.changed_buffer() is None


def test_what_a_second_submission_runs_is_held_to_what_the_first_rang(
    rung: RungCommands, memory: Memory
) -> None:
    rung.submitted(16, b"", [BUFFER])
    memory.words[0x1000] = 2
    rung.submitted(32, b"", [BUFFER])
    assert rung.changed_buffer() is not None


def test_what_devices_wrote_before_another_look_counts_for_nothing(
    rung: RungCommands, memory: Memory
) -> None:
    rung.submitted(16, b"", [BUFFER])
    memory.words[0x1000] = 2
    rung.look_again()
    assert rung.changed_buffer() is None
    memory.words[0x1000] = 3
    assert rung.changed_buffer() is not None


def test_a_submission_that_ended_lets_go_of_buffers_that_it_skipped(
    rung: RungCommands, memory: Memory
) -> None:
    rung.submitted(16, b"", [BUFFER, OTHER])
    rung.submitted(32, b"", [OTHER])
    rung.ended(16)
    memory.words[0x1000] = 2
    assert rung.changed_buffer() is None
    memory.words[0x2000] = 2
    assert rung.changed_buffer() is not None
    rung.ended(32)
    assert rung.changed_buffer() is None
