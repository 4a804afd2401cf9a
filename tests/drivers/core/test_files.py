"""Files that users name, and what is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from drivers.core import files
from drivers.core.errors import ArgumentError
from drivers.core.files import read_file


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"abc")
    assert read_file(path, "input") == b"abc"


def test_what_has_no_end_or_waits_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(ArgumentError, match=r"^input .* is a device or a pipe, not a file$"):
            read_file(path, "input")


def test_what_is_not_there_or_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match=r"^input .*nothing: No such file or directory$"):
        read_file(tmp_path / "nothing", "input")
    with pytest.raises(ArgumentError, match=r"^input .*: Is a directory$"):
        read_file(tmp_path, "input")
    with pytest.raises(ArgumentError, match=r"^input .*: .*null"):
        read_file(Path("a\0b"), "input")


def test_a_file_beyond_reason_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large"
    path.write_bytes(bytes(9))
    monkeypatch.setattr(files, "LARGEST_BYTES", 8)
    with pytest.raises(ArgumentError, match="large has 9 bytes; 8 at most"):
        read_file(path, "input")
