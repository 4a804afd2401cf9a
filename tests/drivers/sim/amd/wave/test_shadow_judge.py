"""What compiled code asks about: one access against another, and the words for it."""

from __future__ import annotations

from drivers.sim.amd.wave.shadow_judge import Party, Task, ranges


def test_lanes_are_named_in_runs() -> None:
    assert ranges([0, 1, 2, 5, 7, 8]) == "0-2,5,7-8"


def test_a_party_is_named_by_what_it_is() -> None:
    task = Task("dispatch 3", 7)
    assert Party("write", task, 2, 1, 0x1040, True).phrase() == (
        "atomic write by group 2, wave 1 of dispatch 3, at pc 0x1040"
    )
    assert Party("read", Task("copy", 9)).phrase() == "read of copy"
