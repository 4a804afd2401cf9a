"""Weights in safetensors and npz files: what goes in comes out, also of damaged files and killed writers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import safetensors.numpy
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes, nn, state
from tensor.weights import files

ROOT = Path(__file__).resolve().parents[3]
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


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A small whole file of each format that is written here."""
    folder, found = tmp_path_factory.mktemp("samples"), {}
    for ending in ("safetensors", "npz"):
        arrays = {"weight": np.arange(6, dtype=np.float32).reshape(2, 3), "bias": np.ones(2, np.int64)}
        if ending == "npz":
            np.savez(folder / "w.npz", **arrays)
        else:
            safetensors.numpy.save_file(arrays, folder / "w.safetensors")
        found[ending] = (folder / f"w.{ending}").read_bytes()
    return found


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    places=st.lists(st.tuples(st.integers(0, 700), st.integers(0, 255)), max_size=3), cut=st.integers(0, 400)
)
def test_a_damaged_file_is_refused_in_one_sentence_or_read(
    samples: dict[str, bytes], tmp_path: Path, ending: str, places: list[tuple[int, int]], cut: int
) -> None:
    damaged = bytearray(samples[ending])
    for place, value in places:
        damaged[place % len(damaged)] = value
    file = tmp_path / f"w.{ending}"
    file.write_bytes(bytes(damaged[: len(damaged) - (cut - 300 if cut > 300 else 0)]))
    try:
        found = state.load(file)
    except ValueError as error:
        assert str(error).startswith("load: ") and "\n" not in str(error)
    else:
        assert all(tensor.numel() <= 48 for tensor in found.values())


def test_values_stay_in_the_file_until_they_are_needed(tmp_path: Path) -> None:
    state.save({"a": Tensor(np.arange(1 << 12, dtype=np.float32))}, tmp_path / "w.safetensors")
    found = state.load(tmp_path / "w.safetensors")["a"]
    held = found.node.storage
    assert held is not None and isinstance(held.host, np.memmap)
    state.save({"a": Tensor([1.0])}, tmp_path / "w.safetensors")  # the old file lives on below its tensors
    assert (found + 1).sum().item() == 4096 * 4095 / 2 + 4096
    found += 1
    assert found[0].item() == 1


def test_a_format_may_be_named_whatever_the_ending(tmp_path: Path) -> None:
    state.safe_save({"a": Tensor([1.0, 2.0])}, tmp_path / "w.bin", {"by": "me"})
    assert state.safe_load(tmp_path / "w.bin")["a"].tolist() == [1, 2]
    assert state.safe_load_metadata(tmp_path / "w.bin") == {"by": "me"}
    with pytest.raises(ValueError, match="is no zip, as torch"):
        state.torch_load(tmp_path / "w.bin")
    with pytest.raises(ValueError, match="it does not begin with GGUF"):
        state.gguf_load(tmp_path / "w.bin")


def test_large_weights_are_written_as_several_files(tmp_path: Path) -> None:
    index = tmp_path / "model.safetensors.index.json"
    for scale in (1, 2):
        weights = {f"w{i}": Tensor(np.full(100, i * scale, np.float32)) for i in range(5)}
        state.save(weights, index, {"by": "me"}, shard_bytes=900)
        found = state.load(index)
        assert {name: tensor[0].item() for name, tensor in found.items()} == {
            f"w{i}": i * scale for i in range(5)
        }
        parts = sorted(file.name for file in tmp_path.glob("*.safetensors"))
        assert [name[14:] for name in parts] == [f"-0000{i}-of-00003.safetensors" for i in (1, 2, 3)]
    assert state.safe_load_metadata(tmp_path / parts[0]) == {"by": "me"}
    (tmp_path / parts[0]).unlink()
    with pytest.raises(FileNotFoundError):
        state.load(index)


KILLED = """
import os, sys
from tensor import Tensor, state
from tensor.weights import files
written = []
def stop(descriptor):
    written.append(descriptor)
    if len(written) == int(sys.argv[2]):
        os._exit(9)
os.fsync = stop
state.save({f"w{i}": Tensor([2.0]) for i in range(4)}, sys.argv[1], shard_bytes=4)
"""


@pytest.mark.parametrize("name", ["w.safetensors", "w.safetensors.index.json", "w.npz"])
def test_a_writer_that_is_killed_leaves_the_old_weights_whole(tmp_path: Path, name: str) -> None:
    place = tmp_path / name
    state.save({f"w{i}": Tensor([1.0]) for i in range(4)}, place, shard_bytes=4)
    at = "5" if name.endswith("json") else "1"  # the index comes last
    done = subprocess.run([sys.executable, "-c", KILLED, str(place), at], cwd=ROOT, check=False)
    assert done.returncode == 9
    assert [tensor.item() for tensor in state.load(place).values()] == [1.0] * 4
    assert len(list(tmp_path.glob(".*.part"))) == 1


def test_an_archive_of_zeros_that_fills_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np.savez_compressed(tmp_path / "w.npz", a=np.zeros(1 << 20))
    assert state.load(tmp_path / "w.npz")["a"].shape == (1 << 20,)
    monkeypatch.setattr(files, "FREE_UNPACKED", 0)
    monkeypatch.setattr(files, "MOST_UNPACKED", 100)
    with pytest.raises(ValueError, match=r"w\.npz is no whole \.npz file: it would unpack to 8388736 bytes"):
        state.load(tmp_path / "w.npz")


def test_endings_that_are_not_known_are_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"save: w\.bin; allowed are names that end in \.safetensors or"):
        state.save({"a": Tensor([1.0])}, tmp_path / "w.bin")
    with pytest.raises(ValueError, match=r"load: w\.bin; allowed are names that end in \.safetensors, \.npz"):
        state.load(tmp_path / "w.bin")
    with pytest.raises(ValueError, match=r"brain is bfloat16, which \.npz lacks"):
        state.save({"brain": Tensor([1.0]).cast("bfloat16")}, tmp_path / "w.npz")
    with pytest.raises(FileNotFoundError):
        state.load(tmp_path / "none.npz")
