"""Text to code that runs, by each way of compiling, and back from disk."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from drivers.sim.llvm.engine import LlvmEngine
from tests.peak_memory import resident

TWICE = "define i32 @twice(i32 %x) {\n  %y = add i32 %x, %x\n  ret i32 %y\n}\n"
FOUR_TIMES = """
declare i32 @twice(i32)
define i32 @four_times(i32 %x) {
  %y = call i32 @twice(i32 %x)
  %z = call i32 @twice(i32 %y)
  ret i32 %z
}
"""
FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)


class Kept(LlvmEngine):
    """Keeps its objects where a test says."""

    place: Path

    def folder(self) -> Path:
        return self.place


@pytest.fixture
def engine(tmp_path: Path) -> Kept:
    made = Kept(("drivers.sim.llvm.engine",))
    made.place = tmp_path
    return made


@pytest.mark.parametrize("way", ["well", "plainly", "quickly"])
def test_a_function_runs_however_it_was_compiled(engine: LlvmEngine, way: str) -> None:
    data = engine.compile_quickly(TWICE) if way == "quickly" else engine.compile(TWICE, way == "well")
    assert FUNCTION(engine.load(data, ["twice"])["twice"])(21) == 42


def test_a_function_calls_one_that_was_linked_before(engine: LlvmEngine) -> None:
    engine._symbols = engine.load(engine.compile_quickly(TWICE), ["twice"])
    data = engine.compile_quickly(FOUR_TIMES)
    assert FUNCTION(engine.load(data, ["four_times"])["four_times"])(21) == 84


def test_a_linked_object_takes_little_however_many_functions_are_known(engine: LlvmEngine) -> None:
    known = engine.load(engine.compile_quickly(TWICE), ["twice"])["twice"]
    engine._symbols = {f"runtime_{i}": known for i in range(1000)}
    objects = [engine.compile_quickly(TWICE.replace("twice", f"twice_{i}")) for i in range(100)]
    before = resident()
    for i, data in enumerate(objects):
        engine.load(data, [f"twice_{i}"])
    grown = resident() - before  # bytes; with all names given it is ten times as much
    assert grown / len(objects) < 100 << 10


def test_code_that_is_made_well_takes_no_memory_for_good(engine: LlvmEngine) -> None:
    for _ in range(20):
        engine.compile(TWICE, optimise=True)
    before = resident()
    for _ in range(200):
        engine.compile(TWICE, optimise=True)
    assert (resident() - before) / 200 < 4 << 10  # bytes; with passes made anew each time, 16 KB and more


def test_what_was_made_once_is_read_from_disk_and_a_damaged_object_made_again(engine: LlvmEngine) -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append("made")
        return b"object"

    assert [engine.kept("key", make) for _ in range(2)] == [b"object"] * 2
    assert made == ["made"]
    engine.path_of("key").write_bytes(b"damaged")
    assert engine.kept("key", make) == b"object"
    assert made == ["made", "made"]


def mappings() -> int:
    """Of this process: Linux allows 65,530 by default."""
    return len(Path("/proc/self/maps").read_text().splitlines())


def test_code_that_nobody_holds_leaves_the_process(engine: LlvmEngine) -> None:
    objects = [engine.compile_quickly(TWICE.replace("twice", f"twice_{i}")) for i in range(50)]
    engine.load(objects[0], ["twice_0"])
    before = mappings()
    held = [engine.link(data, [f"twice_{i}"]) for i, data in enumerate(objects[1:], 1)]
    assert mappings() >= before + 49
    assert FUNCTION(held[-1].addresses["twice_49"])(21) == 42
    held.clear()
    assert mappings() <= before + 5


def test_code_outlives_its_engine(tmp_path: Path) -> None:
    made = LlvmEngine(())
    linked = made.link(made.compile_quickly(TWICE), ["twice"])
    del made
    assert FUNCTION(linked.addresses["twice"])(21) == 42
