"""The strict record, which compiled code, C++ and Python write."""

from __future__ import annotations

from dataclasses import asdict

from drivers.sim.amd.wave.shadow.layout import FIELDS

ROWS = {"offsets": 16, "highs": 16}  # of 32 dwords; all others are one qword


def test_no_two_fields_share_a_qword_and_all_lie_in_the_record() -> None:
    fields = asdict(FIELDS)
    count = fields.pop("count")
    taken = [at + each for name, at in fields.items() for each in range(ROWS.get(name, 1))]
    assert len(taken) == len(set(taken)) and min(taken) == 0 and max(taken) == count - 1
