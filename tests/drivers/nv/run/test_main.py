"""`python -m drivers.nv.run`: a cubin from the command line, its results, and what is told of bad input."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from drivers.nv.isa import isa
from drivers.nv.run.__main__ import main
from tests.drivers.nv.cubins import KernelIn, cubin
from tests.drivers.nv.kernels import add
from tests.drivers.nv.test_nvcc_kernels import cubin_of

pytestmark = pytest.mark.sim


@pytest.fixture
def file(tmp_path: Path) -> Path:
    code = add("sm_90")
    assert len(list(isa("sm_90").disassemble(code.text))) > 10
    path = tmp_path / "add.cubin"
    path.write_bytes(cubin([KernelIn("add", code.text, (8, 8, 8))]))
    np.save(tmp_path / "a.npy", np.arange(256, dtype=np.float32))
    return path


def words(file: Path, *more: str) -> list[str]:
    folder = file.parent
    given = [f"in:{folder}/a.npy", f"in:{folder}/a.npy", f"out:float32[256]:{folder}/c.npy"]
    return [str(file), "--device", "sim:gh100", "--grid", "2", "--block", "128", *more, "--args", *given]


def test_a_kernel_runs_and_its_result_is_a_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(file, "--time")) == 0
    assert np.array_equal(np.load(file.parent / "c.npy"), 2 * np.arange(256, dtype=np.float32))
    told = capsys.readouterr().out
    assert "2x1x1 blocks of 128x1x1 threads" in told
    assert "us on the device" in told


def test_a_stack_is_given_to_kernels_that_call_functions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fresh.cubin"
    file.write_bytes(cubin_of("fresh", "sm_90"))
    asked = [str(file), "--kernel", "ackermann", "--block", "32", "--device", "sim:gh100"]
    out = f"out:int32[32]:{tmp_path}/y.npy"
    assert main([*asked, "--stack", "64", "--args", out]) == 2
    assert "a stack of 64 bytes a thread" in capsys.readouterr().err
    assert main([*asked, "--stack", "2048", "--args", out]) == 0
    assert np.load(tmp_path / "y.npy").tolist() == [3, 5, 7, 9] * 8


def test_a_launch_is_cooperative_or_in_clusters_where_that_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`told` stores whether the grid has barriers, and the bytes of dynamic shared memory."""
    file = tmp_path / "together.cubin"
    file.write_bytes(cubin_of("together", "sm_90"))
    asked = [str(file), "--kernel", "told", "--grid", "2", "--block", "32", "--device", "sim:gh100"]
    args = "--shared", "640", "--args", f"out:int32[2]:{tmp_path}/y.npy"
    for more, is_valid in ((), 0), (("--cooperative",), 1), (("--cluster", "2"), 0):
        assert main([*asked, *more, *args]) == 0
        assert np.load(tmp_path / "y.npy").tolist() == [is_valid, 640]
    assert main([*asked, "--cluster", "3", *args]) == 2
    assert "grid=(2, 1, 1) is not made of whole clusters of (3, 1, 1)" in capsys.readouterr().err


def test_the_report_is_data_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(file, "--json", "--time")) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["kernel"], report["arch"]) == ("add", "sm_90")
    assert report["time"]["device_us"] > 0


def test_a_fault_is_one_sentence_and_status_2(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = words(file, "--json")
    bad[bad.index("2")] = "2000"
    assert main(bad) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "the wave was in kernel add" in said.err
    assert json.loads(said.out)["code"] == "E_VM_FAULT"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (["--kernel", "sub"], "the cubin has no kernel 'sub'; it has add"),
        (["--shared", "-1"], "--shared -1: a size is 0 or more"),
        (["--limit", "0"], "--limit 0: a number of instructions is 1 or more"),
        (["--shared", "400000"], "bytes of shared memory in a block; sm_90 has at most 232448"),
    ],
)
def test_bad_input_is_one_sentence(
    file: Path, capsys: pytest.CaptureFixture[str], change: list[str], why: str
) -> None:
    assert main(words(file, *change)) == 2
    assert why in capsys.readouterr().err


def test_a_missing_file_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/nowhere/x.cubin", "--device", "sim:gh100"]) == 2
    assert "/nowhere/x.cubin" in capsys.readouterr().err
