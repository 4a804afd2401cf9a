"""Children in a copy of the tree: they end, and the copy is as before."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tools.mutate.scratch import EXIT_TIME, ScratchTree, ended


def test_a_child_that_does_not_end_is_stopped(tmp_path: Path) -> None:
    scratch = ScratchTree(tmp_path, tmp_path)
    scratch.tree.mkdir()

    def work() -> int:
        while True:
            pass

    assert scratch.child(work, tmp_path / "cache", 1.0) == EXIT_TIME
    assert scratch.child(lambda: 5, tmp_path / "cache", 1.0) == 5


def test_how_a_child_ended_is_told_a_crash_by_its_signal(tmp_path: Path) -> None:
    scratch = ScratchTree(tmp_path, tmp_path)
    scratch.tree.mkdir()
    crashed = scratch.child(lambda: os.kill(os.getpid(), signal.SIGTERM) or 0, tmp_path / "cache", 9.0)
    told = [ended(status) for status in (crashed, EXIT_TIME, 3)]
    assert told[0] == "were ended by SIGTERM" and told[2] == "ended with status 3"
    assert "want of memory" in told[1]


def test_a_file_is_changed_inside_the_block_only_and_its_bytecode_stays_believed(tmp_path: Path) -> None:
    scratch = ScratchTree(tmp_path, tmp_path)
    scratch.tree.mkdir()
    file = scratch.tree / "code.py"
    file.write_bytes(b"a = 1\n")
    before = file.stat().st_mtime_ns
    with scratch.changed("code.py", b"a = 2\n"):
        assert file.read_bytes() == b"a = 2\n"
        assert file.stat().st_mtime_ns != before
    assert (file.read_bytes(), file.stat().st_mtime_ns) == (b"a = 1\n", before)


def test_a_change_of_waves_begins_with_an_empty_cache(tmp_path: Path) -> None:
    """What is compiled of waves is kept by the sources of wave/jit alone."""
    scratch = ScratchTree(tmp_path, tmp_path)
    for name, shared in (
        ("drivers/sim/amd/wave/facts/formats.py", False),
        ("drivers/sim/amd/wave/jit/lanes.py", False),
        ("drivers/sim/amd/wave/interp/memory.py", True),
        ("drivers/sim/amd/cp.py", True),
        ("tensor/codegen/rdna/waits.py", True),
    ):
        with scratch.cache_for(name) as cache:
            assert (cache == tmp_path / "cache") is shared
