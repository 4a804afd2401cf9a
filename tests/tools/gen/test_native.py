"""The libraries of simulated waves in autogen/ are made of the C++ that stands in the tree."""

from __future__ import annotations

from pathlib import Path

import pytest

import autogen
from drivers.sim.amd.wave.shadow.layout import FIELDS
from tools.gen import native

NAMES = list(native.LIBRARIES)


def written(name: str) -> str:
    return (Path(autogen.__file__).parent / native.out(name)).read_text()


@pytest.mark.parametrize("name", NAMES)
def test_a_library_is_of_these_sources_and_these_numbers(name: str) -> None:
    assert native.digest(name) in written(name).splitlines()[0]


@pytest.mark.parametrize("name", NAMES)
def test_clang_gives_the_same_text(name: str) -> None:
    pytest.importorskip("ziglang", reason="pip install 'doorbell[gen]' brings clang")
    assert native.generate(name) == written(name)


def test_fields_of_a_record_stand_at_their_offsets() -> None:
    members = native.struct("Record", FIELDS)[1:]
    assert members[:2] == ["  u64 epoch;", "  u64 mine;"]
    assert members.index("  u64 unused_21[3];") + 1 == members.index("  u32 offsets[32];")


def test_what_clang_says_is_handed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("ziglang", reason="pip install 'doorbell[gen]' brings clang")
    (tmp_path / "shadow.cpp").write_text("int x = y;")
    monkeypatch.setitem(native.SOURCES, "amd", tmp_path)
    with pytest.raises(native.GenError, match="undeclared identifier 'y'"):
        native.generate("shadow")
