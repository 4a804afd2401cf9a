"""autogen/amd/shadow.ll is made of the C++ that stands in the tree."""

from __future__ import annotations

from pathlib import Path

import pytest

import autogen
from tools.gen import shadow

WRITTEN = Path(autogen.__file__).parent / shadow.OUT


def test_the_text_is_of_these_sources_and_this_layout() -> None:
    assert shadow.digest() in WRITTEN.read_text().splitlines()[0]


def test_clang_gives_the_same_text() -> None:
    pytest.importorskip("ziglang", reason="pip install 'doorbell[gen]' brings clang")
    assert shadow.generate() == WRITTEN.read_text()


def test_fields_of_the_record_stand_at_their_offsets() -> None:
    members = shadow.members()
    assert members[:2] == ["  u64 epoch;", "  u64 mine;"]
    assert members.index("  u64 unused_21[3];") + 1 == members.index("  u32 offsets[32];")


def test_what_clang_says_is_handed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("ziglang", reason="pip install 'doorbell[gen]' brings clang")
    (tmp_path / "library.cpp").write_text("int x = y;")
    monkeypatch.setattr(shadow, "SOURCES", tmp_path)
    with pytest.raises(shadow.GenError, match="undeclared identifier 'y'"):
        shadow.generate()
