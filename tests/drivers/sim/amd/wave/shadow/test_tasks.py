"""Tasks and the two sides of a race, as faults name them."""

from __future__ import annotations

import pytest

from drivers.sim.amd.ordering import HOST
from drivers.sim.amd.wave.shadow.tasks import SIGN, Party, Task, offset_of


@pytest.mark.parametrize(
    ("engine", "number", "is_host"), [(HOST, 0, False), (HOST, 1, True), (1, 0, False), (1, 1, False)]
)
def test_the_host_is_who_has_a_task_and_no_queue(engine: int, number: int, is_host: bool) -> None:
    party = Party("read", Task("task", 1, engine, number))
    assert party.is_host == is_host
    assert party.phrase() == ("read by the host" if is_host else "read of task")


def test_only_a_wave_s_instruction_has_a_place() -> None:
    assert Party("read", Task("copy", 1), 0, 0, 0).where == {}
    assert Party("read", Task("copy", 1), 0, 3, 1).where == {"other_pc": 1, "other_group": 0, "other_wave": 3}
    assert Party("read", Task("copy", 1), 0, 3).phrase() == "read by group 0, wave 3 of copy"
    assert Party("read", Task("copy", 1), -1, 3).phrase() == "read of copy"


@pytest.mark.parametrize("dwords", [0, 1, SIGN - 1, -1, -SIGN])
def test_the_farthest_instructions_from_the_entry_have_a_site(dwords: int) -> None:
    assert offset_of((dwords & 2 * SIGN - 1) << 4 | 15) == 4 * dwords
