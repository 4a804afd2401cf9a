"""Ranks and pipelines (pipeline.py): what each does alone, and, with an MPI library, four together."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, mpi
from tensor.mpi import world as worlds

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
MPIRUN = which("mpirun", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
ranks = pytest.mark.skipif(not MPIRUN or not find_spec("mpi4py"), reason="pip install 'doorbell[mpi]'")
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


class Alone:
    """A communicator of one rank, whose sums are what it gives."""

    def __init__(self, size: int = 1, rank: int = 0) -> None:
        self.size, self.rank, self.summed = size, rank, list[np.ndarray[Any, Any]]()

    def Dup(self) -> Alone:
        return self

    def Get_rank(self) -> int:
        return self.rank

    def Get_size(self) -> int:
        return self.size

    def allgather(self, name: str) -> list[str]:
        return [name] * self.size

    def Iallreduce(self, _: Any, values: np.ndarray[Any, Any]) -> Done:
        self.summed.append(values.copy())
        return Done()


class Done:
    """A request that has ended."""

    def Test(self) -> bool:
        return True

    def test(self) -> tuple[bool, None]:
        return True, None


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Alone:
    monkeypatch.setattr(worlds, "_in_place", lambda: None)
    return Alone()


def test_gradients_go_in_buckets_from_the_last_to_the_first(alone: Alone) -> None:
    given = [Tensor(np.full(n, n, np.float32)) for n in (3, 1, 2, 9, 1)]
    mpi.World(alone).average(given, bucket_bytes=16)
    assert [[*each] for each in alone.summed] == [[1], [9] * 9, [2, 2, 1], [3, 3, 3]]


def test_a_tensor_larger_than_a_bucket_goes_alone_and_types_are_not_mixed(alone: Alone) -> None:
    given = [Tensor(np.ones(2, np.float64)), Tensor(np.ones(2, np.float32)), Tensor(np.ones(2, np.float16))]
    mpi.World(alone).average(given)
    assert [(each.dtype.name, each.size) for each in alone.summed] == [("float32", 4), ("float64", 2)]


def test_rows_are_shared_out_and_a_rest_is_refused() -> None:
    world = mpi.World(Alone(size=4, rank=2))
    assert world.share(8) == slice(4, 6)
    with pytest.raises(ArgumentError, match="10 rows for 4 ranks: the number must be a multiple of 4"):
        world.share(10)


@pytest.mark.parametrize(
    ("listed", "local", "count", "taken"),
    [
        ("amd:0..3", 2, 4, "amd:kfd:2"),
        ("amd:0..3", 1, 2, "amd:kfd:2,amd:kfd:3"),
        ("amd:0..3", 0, 1, "amd:0..3"),
        ("cpu", 3, 4, "cpu"),
    ],
)
def test_the_ranks_of_a_host_share_its_devices_out(
    monkeypatch: pytest.MonkeyPatch, listed: str, local: int, count: int, taken: str
) -> None:
    monkeypatch.setenv("DEV", listed)
    worlds._take_devices(local, count)
    assert os.environ["DEV"] == taken


def test_devices_that_cannot_be_shared_out_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEV", "amd:0..2")
    with pytest.raises(ArgumentError, match=r"DEV=amd:0\.\.2 lists 3 devices for the 2 ranks of this host"):
        worlds._take_devices(0, 2)


def test_without_mpi4py_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mpi4py", None)
    with pytest.raises(ArgumentError, match=r"pip install 'doorbell\[mpi\]'"):
        mpi.join()


def test_a_pipeline_needs_a_loss_at_its_end_and_parts_that_divide_the_batch() -> None:
    with pytest.raises(ArgumentError, match="has the last stage of the pipeline, which needs a loss"):
        mpi.Pipeline(mpi.World(Alone()), lambda x: x)
    pipe = mpi.Pipeline(mpi.World(Alone()), lambda x: x, Tensor.cross_entropy, parts=3)
    with pytest.raises(ArgumentError, match="a batch of 8 rows does not divide into 3 parts"):
        pipe.backward(Tensor.zeros(8, 2), Tensor.zeros(8))


def together(*command: str, count: int = 4, extra: Mapping[str, str] | None = None) -> Any:
    """Run a command as several ranks on the host's processor."""
    environ = os.environ | AS_ROOT | {"DEV": "cpu", "PYTHONPATH": str(ROOT)} | (extra or {})
    whole = [str(MPIRUN), "--oversubscribe", "-n", str(count), sys.executable, *command]
    return subprocess.run(
        whole, capture_output=True, text=True, timeout=300, env=environ, cwd=ROOT, check=False
    )


@ranks
@pytest.mark.conformance
@pytest.mark.parametrize(
    ("what", "count"), [("averages", 3), ("begins", 3), ("pipeline", 4), ("pipeline", 2), ("both", 4)]
)
def test_ranks_compute_what_one_process_does(what: str, count: int) -> None:
    done = together(str(HERE / "ranks.py"), what, count=count)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("is done") == count


@ranks
@pytest.mark.conformance
def test_a_rank_that_stays_away_is_named_by_those_that_wait() -> None:
    done = together(str(HERE / "ranks.py"), "absent")
    assert done.returncode != 0
    assert "waited 3 s for a sum: rank 1 (host " in done.stderr and "did not come to it" in done.stderr
    assert "Traceback" not in done.stderr


@ranks
@pytest.mark.conformance
def test_an_error_of_one_rank_ends_all_and_is_told_with_its_name() -> None:
    done = together(str(HERE / "ranks.py"), "dies")
    assert done.returncode != 0
    assert "RuntimeError: the disk is full" in done.stderr and "rank 1 (host " in done.stderr


@ranks
@pytest.mark.conformance
def test_four_ranks_learn_digits() -> None:
    done = together("-m", "examples.digits", "--mpi")
    assert done.returncode == 0, done.stderr
    assert "4 ranks: rank 0 (host" in done.stdout and done.stdout.count("held-out digits") == 1
