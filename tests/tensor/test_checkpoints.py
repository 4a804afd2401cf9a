"""States of runs in files: whole at any moment, taken over by any number of devices with the same bits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import safetensors.numpy

from drivers import open_many
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime, state
from tensor.cards import compile_for
from tensor.checkpoints import INDEX, ONE_FILE, Checkpoints
from tensor.runtime import Runtime

ROOT = Path(__file__).resolve().parents[2]
RNG = np.random.default_rng(0)
X, Y = RNG.standard_normal((8, 24, 8)).astype(np.float32), RNG.integers(0, 12, (8, 24)).astype(np.int32)


@pytest.fixture(autouse=True, scope="module")
def four() -> Iterator[None]:
    """A processor alone, and beside it four that tensors are shared out to."""
    (device,) = open_many("cpu")
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    made.names("cpu*4")
    yield
    runtime.use(before)
    Tensor.manual_seed(0)


@pytest.fixture(autouse=True)
def priorities(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What writers asked for. They get the usual one: other tests keep all processors busy."""
    found = list[int]()

    def note(thread: int, policy: int, _: object) -> None:
        found.append(policy)

    monkeypatch.setattr(os, "sched_setscheduler", note, raising=False)
    return found


class Run:
    """A model with moments and dropout whose parameters are parts or copies on `cards`."""

    def __init__(self, folder: Path, cards: str, axis: int | None, seed: int = 3) -> None:
        Tensor.manual_seed(seed)
        self.cards, self.losses = cards, list[float]()
        model = nn.Sequential(nn.Linear(8, 24), Tensor.relu, nn.Dropout(0.25), nn.Linear(24, 12))
        for parameter in nn.state.get_parameters(model):
            parameter.shard_(cards, axis)
        optimizer = optim.AdamW(model.parameters(), 0.01)
        self.kept = Checkpoints(folder, {"model": model, "optimizer": optimizer}, file_bytes=2000)

        @jit
        def step(x: Tensor, y: Tensor) -> Tensor:
            with Tensor.train():
                optimizer.zero_grad()
                loss = model(x).cross_entropy(y)
                loss.backward()
                optimizer.step()
            return loss.detach()

        self._step = step

    def train(self, first: int, last: int) -> Run:
        for number in range(first, last):
            x, y = (Tensor(each[number]).shard(self.cards, 0) for each in (X, Y))
            self.losses.append(self._step(x, y).item())
        return self

    def bits(self) -> dict[str, bytes]:
        return {name: tensor.numpy().tobytes() for name, tensor in self.kept.tensors().items()}


@pytest.mark.parametrize("axis", [None, 0])
def test_a_run_that_goes_on_has_the_bits_of_one_that_was_never_broken_off(
    axis: int | None, tmp_path: Path
) -> None:
    whole = Run(tmp_path, "cpu*4", axis).train(0, 6)
    first = Run(tmp_path, "cpu*4", axis).train(0, 4)
    first.kept.save(4)
    first.train(4, 5)  # what comes while files are written is not in them
    first.kept.wait()
    second = Run(tmp_path, "cpu*4", axis, seed=9)
    assert second.kept.load() == 4
    assert first.losses[:4] + second.train(4, 6).losses == whole.losses
    assert second.bits() == whole.bits()


@pytest.mark.parametrize(("cards", "axis"), [("cpu", None), ("cpu*2", 0), ("cpu*3", 0), ("cpu*4", None)])
def test_another_number_of_devices_takes_over_the_same_bits(
    cards: str, axis: int | None, tmp_path: Path
) -> None:
    first = Run(tmp_path, "cpu*4", 0).train(0, 2)
    first.kept.save(2)
    first.kept.wait()
    drawn = Tensor.rand(8).numpy()
    second = Run(tmp_path, cards, axis, seed=9)
    assert second.kept.load() == 2
    assert second.bits() == first.bits()
    np.testing.assert_array_equal(Tensor.rand(8).numpy(), drawn)
    weight = second.kept.tensors()["model.0.weight"]
    assert weight.shard_axis == axis and weight.device == Tensor.zeros(12).shard(cards).device
    second.kept.load()
    second.train(2, 4)
    third = Run(tmp_path, "cpu*4", 0)
    third.kept.load()
    np.testing.assert_allclose(second.losses, third.train(2, 4).losses, rtol=1e-5)


@pytest.mark.skipif(sys.platform != "linux", reason="a priority is a thread's own on Linux alone")
def test_what_is_written_while_a_run_goes_on_takes_only_time_that_nobody_wants(
    priorities: list[int], tmp_path: Path
) -> None:
    run = Run(tmp_path, "cpu", None)
    run.kept.save(0)
    run.kept.wait()
    assert priorities == [os.SCHED_IDLE]


def test_other_tools_find_whole_tensors_in_files_of_bounded_size(tmp_path: Path) -> None:
    run = Run(tmp_path, "cpu*4", 0)
    run.kept.save(0)
    run.kept.wait()
    said = json.loads((tmp_path / INDEX).read_text())
    files = {name: safetensors.numpy.load_file(tmp_path / name) for name in set(said["weight_map"].values())}
    for name, file in said["weight_map"].items():
        if name != "random":
            assert files[file][name].tobytes() == run.bits()[name]
    assert said["metadata"]["total_size"] == sum(a.nbytes for file in files.values() for a in file.values())
    assert len(files) > 3
    assert all(len(file) == 1 or sum(a.nbytes for a in file.values()) <= 2000 for file in files.values())


def test_the_one_file_of_earlier_versions_is_taken_over_and_then_replaced(tmp_path: Path) -> None:
    first = Run(tmp_path, "cpu", None).train(0, 2)
    state.save(first.kept.tensors() | {"random": Tensor.get_rng_state()}, tmp_path / ONE_FILE, {"step": "2"})
    second = Run(tmp_path, "cpu", None, seed=9)
    assert second.kept.exists and second.kept.load() == 2
    assert second.bits() == first.bits()
    second.kept.save(3)
    second.kept.wait()
    assert not (tmp_path / ONE_FILE).exists()
    assert second.kept.load() == 3


def test_a_folder_that_is_gone_and_one_without_a_state_are_told(tmp_path: Path) -> None:
    kept = Checkpoints(tmp_path / "none", {"model": nn.Linear(2, 2)})
    kept.save(1)
    with pytest.raises(Exception, match="none"):
        kept.wait()
    assert not kept.exists
    with pytest.raises(ValueError, match=r"^--resume: there is no .*index.json; run with --out and without"):
        kept.load()


def test_writers_that_meet_in_a_folder_leave_one_whole_set(tmp_path: Path) -> None:
    sets = [{f"w{i}": Tensor([float(n)] * 100) for i in range(12)} for n in range(4)]
    meet = threading.Barrier(len(sets), timeout=60)

    def write(tensors: dict[str, Tensor]) -> None:
        for _ in range(8):
            meet.wait()
            state.save(tensors, tmp_path / INDEX, None, 400)

    with ThreadPoolExecutor(len(sets)) as writers:
        for done in [writers.submit(write, tensors) for tensors in sets]:
            done.result()
    found = state.load(tmp_path / INDEX)
    assert len({tensor.numpy()[0] for tensor in found.values()}) == 1
    assert len(list(tmp_path.iterdir())) == 13


WRITERS = """
import itertools, json, os, random, shutil, signal, sys, time
from pathlib import Path
from safetensors.numpy import load_file
from tensor import Tensor
from tensor.checkpoints import INDEX, Checkpoints

folder, moments = Path(sys.argv[1]), random.Random(int(sys.argv[2]))
os.sched_setscheduler = lambda *_: None  # other tests keep all processors busy

def write():
    tensors = {f"w{i}": Tensor([0.0] * 100) for i in range(12)}
    kept = Checkpoints(folder, {"model": tensors}, file_bytes=400)
    for step in itertools.count(1000 * turn):
        for tensor in tensors.values():
            tensor.assign(Tensor([float(step)] * 100))
        kept.save(step)

def values():
    places = json.loads((folder / INDEX).read_text())["weight_map"]
    files = {place: load_file(folder / place) for place in set(places.values())}
    return {float(x) for name, place in places.items() if name != "random" for x in files[place][name]}

for turn in range(int(sys.argv[3])):
    child = os.fork()
    if child == 0:
        write()
    while not (folder / INDEX).exists() or not list(folder.glob(".*.part")):
        time.sleep(0.0001)  # until it writes the first set, or a next one
    time.sleep(moments.uniform(0.0, 0.05))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    for left in folder.glob(".*.part"):
        shutil.rmtree(left)  # so that the next turn waits for its own
    assert len(values()) == 1, (turn, values())
"""


def test_a_run_that_is_killed_at_any_moment_leaves_one_whole_state(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WRITERS, str(tmp_path), "1", "6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kept = Checkpoints(tmp_path, {"model": nn.Linear(2, 2)})
    kept.save(1)
    kept.wait()  # clears what those that were killed had begun
    files = set(json.loads((tmp_path / INDEX).read_text())["weight_map"].values())
    assert {file.name for file in tmp_path.iterdir()} == files | {INDEX}


def test_an_assignment_left_to_another_runtime_does_not_end_the_steps_of_this_one() -> None:
    kept = Tensor.zeros(4).contiguous().realize()
    kept.assign(kept + 1)
    (device,) = open_many("cpu")
    before = runtime.use(Runtime(device, compile_for(device.arch), Settings(), None))
    try:
        double = jit(lambda x: x * 2)
        for value in (1.0, 2.0, 3.0):
            assert double(Tensor([value]).realize()).tolist() == [2 * value]
    finally:
        runtime.use(before)
    assert kept.tolist() == [1.0] * 4
