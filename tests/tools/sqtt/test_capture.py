"""Files with thread traces. A profile is made here of classes with tinygrad's names, as its pickles are."""

from __future__ import annotations

import pickle
import sys
from decimal import Decimal
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.tools.sqtt.streams import GFX11_HEADER, stream
from tools.sqtt.capture import BadCapture, launches, read_capture

STREAM = stream(GFX11_HEADER)


@pytest.fixture
def profiled(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes records of the classes that a profile names."""
    module = ModuleType("profiles")
    monkeypatch.setitem(sys.modules, "profiles", module)

    def make(kind_name: str, /, **members: Any) -> Any:
        made: Any = type(kind_name, (SimpleNamespace,), {"__module__": "profiles"})
        kind = getattr(module, kind_name, made)
        kind.__reduce__ = lambda self: (type(self), (), vars(self))
        setattr(module, kind_name, kind)
        return kind(**members)

    return make


def profile(make: Any) -> list[Any]:
    sample = make("PMCSample", name="SQ_INSTS_VALU", off=8, size=16)
    blob = bytes(8) + (40).to_bytes(8, "little") + (2).to_bytes(8, "little")
    return [
        make("ProfileProgramEvent", name="k", lib=b"", tag=7),
        make("ProfileRangeEvent", name="k", st=Decimal("10.5"), en=Decimal("12.75")),
        make("ProfileSQTTEvent", kern=7, se=1, blob=STREAM, itrace=True, exec_tag=1),
        make("ProfilePMCEvent", kern=7, sched=[sample], blob=blob, exec_tag=1),
    ]


def test_a_profile_says_what_each_launch_did(tmp_path: Path, profiled: Any) -> None:
    path = tmp_path / "profile.pkl"
    path.write_bytes(pickle.dumps(profile(profiled)))
    (launch,) = read_capture(path)
    assert (launch.kernel, launch.duration_ns, launch.counters) == ("k", 2250.0, {"SQ_INSTS_VALU": 42})
    assert [(e.number, e.has_instructions, e.stream) for e in launch.engines] == [(1, True, STREAM)]


def test_nothing_that_a_pickle_names_is_called(tmp_path: Path) -> None:
    class Wicked:
        def __reduce__(self) -> Any:
            return (Path.touch, (tmp_path / "called",))

    path = tmp_path / "wicked.pkl"
    path.write_bytes(pickle.dumps([Wicked()]))
    with pytest.raises(BadCapture):
        read_capture(path)
    assert not (tmp_path / "called").exists()


def test_a_bare_stream_is_one_engine(tmp_path: Path) -> None:
    path = tmp_path / "engine.bin"
    path.write_bytes(STREAM)
    (launch,) = read_capture(path)
    assert launch.engines[0].stream == STREAM and launch.code == b""


@pytest.mark.parametrize("data", [b"\x80", b"\x80\x04.", pickle.dumps([1, 2]), pickle.dumps({})])
def test_other_pickles_are_refused_in_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.pkl"
    path.write_bytes(data)
    with pytest.raises(BadCapture):
        read_capture(path)


def test_a_profile_without_traces_is_refused() -> None:
    with pytest.raises(BadCapture, match="no thread trace"):
        launches([])
