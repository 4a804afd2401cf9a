"""Files of torch.save: tensors are read as torch describes them, and nothing that a file names is run.

The files are made here by the format, from stand-ins of torch's names; where torch is installed, by torch.
torch_write.py, which writes such files, is covered by test_ported_habits.py beside this folder.
"""

from __future__ import annotations

import io
import os
import pickle
import sys
import zipfile
from collections import OrderedDict
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import state

pytestmark = pytest.mark.usefixtures("on_host")


class Pickler(pickle.Pickler):
    """Storages are named and not written."""

    def persistent_id(self, obj: Any) -> Any:
        return obj.key if isinstance(obj, Storage) else None


class Storage:
    def __init__(self, key: Any) -> None:
        self.key = key


class Made:
    """Anything that a pickle makes by calling `function`."""

    def __init__(self, function: Any, *arguments: Any) -> None:
        self.function, self.arguments = function, arguments

    def __reduce__(self) -> Any:
        return self.function, self.arguments


class Torch:
    """torch's names, as far as its files use them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        names, utils = ModuleType("torch"), ModuleType("torch._utils")
        self.float = type("FloatStorage", (), {"__module__": "torch"})
        names.FloatStorage = self.float  # type: ignore[attr-defined]
        for name in ("_rebuild_tensor_v2", "_rebuild_parameter"):
            exec(f"def {name}(*arguments): raise AssertionError", vars(utils))
            vars(utils)[name].__module__ = "torch._utils"
        self.utils = utils
        monkeypatch.setitem(sys.modules, "torch", names)
        monkeypatch.setitem(sys.modules, "torch._utils", utils)

    def tensor(self, key: str, count: int, offset: int, size: Any, stride: Any) -> Made:
        storage = Storage(("storage", self.float, key, "cpu", count))
        return Made(
            vars(self.utils)["_rebuild_tensor_v2"], storage, offset, size, stride, False, OrderedDict()
        )


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Torch:
    return Torch(monkeypatch)


def written(place: Path, value: Any, storages: dict[str, bytes], order: bytes = b"little") -> Path:
    out = io.BytesIO()
    Pickler(out, 2).dump(value)
    with zipfile.ZipFile(place, "w") as archive:
        archive.writestr("w/data.pkl", out.getvalue())
        archive.writestr("w/byteorder", order)
        for name, data in storages.items():
            archive.writestr(f"w/data/{name}", data)
    return place


ROW = np.arange(12, dtype="<f4")


def test_tensors_are_what_offsets_and_strides_pick(torch: Torch, tmp_path: Path) -> None:
    value = OrderedDict(
        whole=torch.tensor("0", 12, 0, (3, 4), (4, 1)),
        turned=torch.tensor("0", 12, 1, (4, 2), (1, 4)),
        empty=torch.tensor("0", 12, 12, (0, 5), (5, 1)),
        inner={"list": [torch.tensor("0", 12, 11, (), ())], "rate": 0.1},
    )
    found = state.load(written(tmp_path / "w.pt", value, {"0": ROW.tobytes()}))
    assert list(found) == ["whole", "turned", "empty", "inner.list.0"]
    np.testing.assert_array_equal(found["whole"].numpy(), ROW.reshape(3, 4))
    np.testing.assert_array_equal(found["turned"].numpy(), [[1, 5], [2, 6], [3, 7], [4, 8]])
    assert found["empty"].shape == (0, 5) and found["inner.list.0"].item() == 11


def test_bytes_of_another_order_are_turned(torch: Torch, tmp_path: Path) -> None:
    file = written(
        tmp_path / "w.pth",
        {"a": torch.tensor("0", 12, 0, (12,), (1,))},
        {"0": ROW.astype(">f4").tobytes()},
        b"big",
    )
    np.testing.assert_array_equal(state.load(file)["a"].numpy(), ROW)


@pytest.mark.parametrize("function", [os.system, eval, exec, os.remove])
def test_what_a_file_wants_to_call_is_named_and_not_called(tmp_path: Path, function: Any) -> None:
    file = written(tmp_path / "w.pt", {"a": Made(function, str(tmp_path / "w.pt"))}, {})
    with pytest.raises(ValueError, match=rf"wants to call \w+\.{function.__name__}; only tensors"):
        state.load(file)
    assert file.exists()


@pytest.mark.parametrize(
    ("size", "stride", "offset"), [((4, 4), (4, 1), 0), ((2,), (1,), 11), ((3,), (-1,), 5), ((2,), (1,), -1)]
)
def test_a_tensor_beyond_its_storage_is_refused(
    torch: Torch, tmp_path: Path, size: Any, stride: Any, offset: int
) -> None:
    file = written(
        tmp_path / "w.pt", {"a": torch.tensor("0", 12, offset, size, stride)}, {"0": ROW.tobytes()}
    )
    with pytest.raises(ValueError, match="reaches beyond the 12 elements of its storage"):
        state.load(file)


def test_a_storage_of_another_size_than_named_is_refused(torch: Torch, tmp_path: Path) -> None:
    file = written(tmp_path / "w.pt", {"a": torch.tensor("0", 13, 0, (12,), (1,))}, {"0": ROW.tobytes()})
    with pytest.raises(ValueError, match="storage 0 has 48 bytes for 13 of float32"):
        state.load(file)


def test_what_is_no_zip_or_has_no_pickle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "old.pt").write_bytes(b"\x80\x02ab")
    with pytest.raises(ValueError, match=r"is no zip, as torch\.save writes since 1\.6"):
        state.load(tmp_path / "old.pt")
    with zipfile.ZipFile(tmp_path / "none.pt", "w") as archive:
        archive.writestr("readme", b"")
    with pytest.raises(ValueError, match=r"holds 0 of data\.pkl"):
        state.load(tmp_path / "none.pt")
    with pytest.raises(FileNotFoundError):
        state.load(tmp_path / "missing.pt")


def test_a_broken_pickle_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "w.pt", "w") as archive:
        archive.writestr("w/data.pkl", b"\x80\x02}q\x00X")
    with pytest.raises(ValueError, match=r"w\.pt is damaged: "):
        state.load(tmp_path / "w.pt")


def test_strides_that_repeat_elements_are_bounded(torch: Torch, tmp_path: Path) -> None:
    value = {"a": torch.tensor("0", 12, 0, (1 << 40,), (0,))}
    with pytest.raises(ValueError, match="a and those before it have more than"):
        state.load(written(tmp_path / "w.pt", value, {"0": ROW.tobytes()}))
    value = {str(i): torch.tensor("0", 12, 0, (6, 3000, 500), (1, 0, 0)) for i in range(5)}
    with pytest.raises(ValueError, match="1 and those before it have more than"):
        state.load(written(tmp_path / "w.pt", value, {"0": ROW.tobytes()}))
    value = {"a": torch.tensor("0", 12, 0, (3, 5), (1, 0))}
    found = state.load(written(tmp_path / "w.pt", value, {"0": ROW.tobytes()}))["a"]
    assert found.tolist() == [[0] * 5, [1] * 5, [2] * 5]


def test_lists_that_repeat_each_other_end(torch: Torch, tmp_path: Path) -> None:
    nested: Any = []
    for _ in range(60):
        nested = [nested, nested]
    with pytest.raises(ValueError, match="holds more than 1048576 entries, or repeats them"):
        state.load(written(tmp_path / "w.pt", nested, {}))
    loop: Any = []
    loop.append(loop)
    with pytest.raises(ValueError, match="is damaged: RecursionError"):
        state.load(written(tmp_path / "w.pt", loop, {}))


def test_packed_storages_are_refused(torch: Torch, tmp_path: Path) -> None:
    file = written(tmp_path / "w.pt", {"a": torch.tensor("0", 12, 0, (12,), (1,))}, {})
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("w/data/0", ROW.tobytes())
    with pytest.raises(ValueError, match="storage 0 is packed"):
        state.load(file)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(places=st.lists(st.tuples(st.integers(0, 900), st.integers(0, 255)), min_size=1, max_size=4))
def test_a_damaged_file_is_refused_in_one_sentence_or_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, places: list[tuple[int, int]]
) -> None:
    with monkeypatch.context() as patch:
        made = Torch(patch)
        value = OrderedDict(
            a=made.tensor("0", 12, 0, (3, 4), (4, 1)), b=[made.tensor("0", 12, 1, (4,), (2,))]
        )
        damaged = bytearray(written(tmp_path / "w.pt", value, {"0": ROW.tobytes()}).read_bytes())
    for place, byte in places:
        damaged[place % len(damaged)] = byte
    (tmp_path / "w.pt").write_bytes(bytes(damaged))
    try:
        found = state.load(tmp_path / "w.pt")
    except ValueError as error:
        assert str(error).startswith("load: ") and "\n" not in str(error)
    else:
        assert sum(tensor.numel() for tensor in found.values()) <= 20_000_000


def test_torchs_own_files_are_read(tmp_path: Path) -> None:
    real = pytest.importorskip("torch")
    model = real.nn.Sequential(real.nn.Linear(3, 2), real.nn.BatchNorm1d(2))
    real.save(model.state_dict(), tmp_path / "w.pt")
    for name, tensor in state.load(tmp_path / "w.pt").items():
        np.testing.assert_array_equal(tensor.numpy(), model.state_dict()[name].numpy())
