"""Weights in safetensors and npz files: what goes in comes out, also of damaged files and killed writers."""

from __future__ import annotations

import json
import os
from pathlib import Path

import numpy as np
import pytest
import safetensors.numpy
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes, nn, state
from tensor.weights import files

pytestmark = pytest.mark.usefixtures("on_host")
KINDS = [kind for kind in dtypes.all if kind != dtypes.bfloat16]


def arrays() -> dict[str, np.ndarray]:
    rng = np.random.default_rng(2)
    return {kind.name: rng.integers(0, 2, (2, 3)).astype(kind.numpy) for kind in KINDS}


def test_the_library_reads_what_was_written_and_the_other_way_round(tmp_path: Path) -> None:
    known = arrays()
    state.save(
        {name: Tensor(array) for name, array in known.items()}, tmp_path / "a.safetensors", {"by": "me"}
    )
    theirs = safetensors.numpy.load_file(tmp_path / "a.safetensors")
    assert theirs.keys() == known.keys()
    safetensors.numpy.save_file(known, tmp_path / "b.safetensors")
    for name, tensor in state.load(tmp_path / "b.safetensors").items():
        np.testing.assert_array_equal(theirs[name], known[name])
        np.testing.assert_array_equal(tensor.numpy(), known[name])
        assert tensor.dtype.name == name


def test_bfloat16_and_no_elements_and_scalars_come_back(tmp_path: Path) -> None:
    given_ = {"brain": Tensor([1.5, -2.0]).cast("bfloat16"), "none": Tensor.zeros(0, 3), "one": Tensor(2.5)}
    state.save(given_, tmp_path / "w.safetensors")
    found = state.load(tmp_path / "w.safetensors")
    assert {name: (t.dtype.name, t.shape) for name, t in found.items()} == {
        "brain": ("bfloat16", (2,)), "none": ("float32", (0, 3)), "one": ("float32", ()),
    }  # fmt: skip
    np.testing.assert_array_equal(found["brain"].cast("float32").numpy(), [1.5, -2.0])


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
def test_a_models_weights_come_back_into_another(tmp_path: Path, ending: str) -> None:
    model, other = [nn.Linear(3, 2), nn.BatchNorm(2)], [nn.Linear(3, 2), nn.BatchNorm(2)]
    state.save(model, tmp_path / f"w.{ending}")
    state.load_state_dict(other, state.load(tmp_path / f"w.{ending}"))
    for name, tensor in state.get_state_dict(model).items():
        np.testing.assert_array_equal(state.get_state_dict(other)[name].numpy(), tensor.numpy())


def test_a_writer_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "w.safetensors"
    state.save({"a": Tensor([1.0])}, place)

    def full(descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        state.save({"a": Tensor([2.0])}, place)
    assert state.load(place)["a"].item() == 1.0
    assert [file.name for file in tmp_path.iterdir()] == ["w.safetensors"]


def test_an_index_names_several_files(tmp_path: Path) -> None:
    state.save({"a": Tensor([1.0])}, tmp_path / "1.safetensors")
    state.save({"b": Tensor([2.0])}, tmp_path / "2.safetensors")
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {"b": "2.safetensors", "a": "1.safetensors"}}))
    assert {name: tensor.item() for name, tensor in state.load(index).items()} == {"b": 2.0, "a": 1.0}
    index.write_text(json.dumps({"weight_map": {"a": "../1.safetensors"}}))
    with pytest.raises(ValueError, match="allowed are files beside it"):
        state.load(index)
    index.write_text("[]")
    with pytest.raises(ValueError, match="has no weight_map of names and files"):
        state.load(index)


@settings(max_examples=60, deadline=None)
@given(place=st.integers(0, 200), value=st.integers(0, 255), cut=st.integers(0, 200))
def test_a_damaged_file_is_refused_in_one_sentence_or_read(place: int, value: int, cut: int) -> None:
    whole = files._safe_bytes({"weight": Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))}, None)
    damaged = bytearray(whole)
    damaged[place % len(damaged)] = value
    folder = Path(os.environ.get("TMPDIR", "/tmp")) / f"doorbell-damaged-{os.getpid()}"
    folder.mkdir(exist_ok=True)
    file = folder / "w.safetensors"
    file.write_bytes(bytes(damaged[: len(damaged) - cut % 50]))
    try:
        found = state.load(file)
    except ValueError as error:
        assert str(error).startswith("load: ") and "\n" not in str(error)
    else:
        assert all(tensor.numel() <= 24 for tensor in found.values())
    finally:
        file.unlink()
        folder.rmdir()


def test_endings_that_are_not_known_are_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"save: w\.bin; allowed are names that end in \.safetensors or"):
        state.save({"a": Tensor([1.0])}, tmp_path / "w.bin")
    with pytest.raises(ValueError, match=r"load: w\.bin; allowed are names that end in \.safetensors, \.npz"):
        state.load(tmp_path / "w.bin")
    with pytest.raises(ValueError, match=r"brain is bfloat16, which \.npz lacks"):
        state.save({"brain": Tensor([1.0]).cast("bfloat16")}, tmp_path / "w.npz")
    with pytest.raises(FileNotFoundError):
        state.load(tmp_path / "none.npz")
