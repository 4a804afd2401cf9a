"""Objects on disk.

Covers cache.py.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from drivers.core.sources import ROOT, sources
from drivers.sim.amd.wave.jit import cache as jit_cache
from drivers.sim.amd.wave.jit.cache import engine


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: Any) -> Path:
    monkeypatch.setattr(jit_cache, "cache_folder", lambda: tmp_path / "wave")
    return tmp_path / "wave"


def test_the_second_request_reads_what_the_first_made(folder: Path) -> None:
    assert engine().kept("key", lambda: b"object") == b"object"
    assert engine().kept("key", lambda: b"other") == b"object"
    assert engine().kept("another key", lambda: b"other") == b"other"
    assert len(list(folder.glob("*/*.o"))) == 2


@pytest.mark.parametrize("damage", [lambda d: d[:-1], lambda d: b"", lambda d: d[:40] + b"?" + d[41:]])
def test_a_damaged_object_costs_only_time(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = b"an object of more bytes than a digest has"
    engine().kept("key", lambda: whole)
    (file,) = folder.glob("*/*.o")
    file.write_bytes(damage(file.read_bytes()))
    assert engine().kept("key", lambda: b"made again") == b"made again"
    assert engine().kept("key", lambda: whole) == b"made again"


def test_a_folder_that_cannot_be_made_costs_only_time(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    assert engine().kept("key", lambda: b"object") == b"object"


def test_cache_home_follows_the_environment(monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert jit_cache.cache_folder() == Path("/somewhere/doorbell/wave")


def test_a_loaded_function_runs() -> None:
    import ctypes

    text = "define i32 @answer_of_test() {\n  ret i32 42\n}"
    address = engine().load(engine().compile(text, optimise=True), ["answer_of_test"])["answer_of_test"]
    assert ctypes.CFUNCTYPE(ctypes.c_int32)(address)() == 42


def test_objects_of_old_versions_are_removed_after_a_month(folder: Path) -> None:
    ages = {"last month": 31, "last week": 7}
    for name, days in ages.items():
        (folder / name).mkdir(parents=True)
        then = time.time() - days * 86400
        os.utime(folder / name, (then, then))
    engine().kept("key", lambda: b"object")
    assert not (folder / "last month").exists() and (folder / "last week").exists()


def test_objects_are_kept_under_the_sources_of_everything_that_makes_them() -> None:
    files = {str(file.relative_to(ROOT)) for file in sources(*jit_cache.RULES)}
    wave = "drivers/sim/amd/wave"
    assert {f"{wave}/jit/{name}.py" for name in ("outline", "link", "libraries", "chunk")} <= files
    assert {str(file.relative_to(ROOT)) for file in (ROOT / wave / "jit/ops").glob("[a-z]*.py")} <= files
    assert {f"{wave}/code/{name}.py" for name in ("modes", "steps", "liveness")} <= files
    assert {"autogen/amd/rdna3.py", "autogen/amd/rdna4.py", "drivers/amd/isa/operand.py"} <= files
