"""The state file: what was done, what was being tried, and files that were cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.amd.first_light.record import Record
from drivers.core.errors import ArgumentError


def test_what_was_begun_and_never_ended_is_unfinished(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    assert record.unfinished() == ""
    for line in ({"begin": "a"}, {"done": "a", "found": 1}, {"begin": "b"}):
        record.put(line)
    assert record.unfinished() == "b"
    assert list(record.done()) == ["a"]


def test_what_the_user_stopped_is_tried_again(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    record.put({"begin": "a"})
    record.put({"stopped": "a"})
    assert record.unfinished() == ""
    assert record.done() == {}


def test_a_last_line_that_a_crash_cut_off_is_left_out(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    record.put({"begin": "a"})
    with record.path.open("a") as file:
        file.write('{"done": "a", "fo')
    assert record.lines() == [{"begin": "a"}]
    assert record.unfinished() == "a"
    record.put({"done": "a", "found": 1})  # what comes behind it is a line of its own
    assert record.unfinished() == ""


def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "state"
    path.write_text("a letter\nto somebody\n")
    with pytest.raises(ArgumentError, match="line 1 is no line of a run; --again starts from the beginning"):
        Record(path).lines()
