"""`python -m drivers.amd.run`: kernels that other compilers made, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.amd.run.__main__ import main
from drivers.core.running import as_text
from tests.drivers.amd.run.builds import DEVICES, compiled

RNG = np.random.default_rng(12)
pytestmark = [pytest.mark.sim, pytest.mark.oracle]


def saved(folder: Path, name: str, array: Any) -> str:
    path = folder / f"{name}.npy"
    np.save(path, array)
    return str(path)


def run(*words: object) -> int:
    return main([str(word) for word in words])


@pytest.mark.parametrize("arch", list(DEVICES))
@pytest.mark.parametrize("level", [0, 3])
def test_vector_addition(level: int, arch: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a, b = RNG.random(1000, np.float32), RNG.random(1000, np.float32)
    code = compiled(tmp_path, "programs", level, arch)
    arguments = [f"in:{saved(tmp_path, n, x)}" for n, x in (("a", a), ("b", b))]
    words = [
        "--kernel",
        "vadd",
        "--grid",
        "8",
        "--block",
        "128",
        "--device",
        DEVICES[arch],
        "--time",
        "--json",
    ]
    out = tmp_path / "c.npy"
    assert run(code, *words, "--args", *arguments, f"out:float32[1000]:{out}", "i32:1000") == 0
    np.testing.assert_array_equal(np.load(out), a + b)
    report = json.loads(capsys.readouterr().out)
    doubts = [note for note in report["notes"] if not note.startswith("I_PERF")]  # SIM=strict advises, too
    assert (report["approximate"], doubts) == ({}, [])
    assert report["kernel"] == "vadd" and report["arch"] == arch and report["time"]["device_us"] > 0
    assert report["results"] == [{"argument": 2, "file": str(out), "dtype": "float32", "shape": [1000]}]


@pytest.mark.parametrize("level", [0, 3])
def test_reduction_with_dynamic_lds(level: int, tmp_path: Path) -> None:
    a = RNG.integers(-1000, 1000, 4096, np.int32)
    code, out = compiled(tmp_path, "programs", level), tmp_path / "c.npy"
    words = ["--kernel", "reduce", "--grid", "16", "--block", "256", "--device", "sim:navi31", "--args"]
    assert run(code, *words, f"in:{saved(tmp_path, 'a', a)}", f"out:int32[16]:{out}", "lds:1024") == 0
    np.testing.assert_array_equal(np.load(out), a.reshape(16, 256).sum(axis=1))


@pytest.mark.parametrize("level", [0, 3])
def test_histogram_with_atomics_in_place(level: int, tmp_path: Path) -> None:
    data, counts = RNG.integers(0, 2**32, 5000, np.uint32), np.arange(64, dtype=np.uint32)
    code, out = compiled(tmp_path, "programs", level), tmp_path / "c.npy"
    words = [
        "--kernel",
        "histogram",
        "--grid",
        "20,1,1",
        "--block",
        "256,1,1",
        "--device",
        "sim:navi31",
        "--args",
    ]
    arguments = [
        f"in:{saved(tmp_path, 'a', data)}",
        f"inout:{saved(tmp_path, 'h', counts)}:{out}",
        "i32:5000",
    ]
    assert run(code, *words, *arguments) == 0
    np.testing.assert_array_equal(np.load(out), counts + np.bincount(data & 63, minlength=64))


@pytest.mark.parametrize("level", [0, 3])
def test_transpose_in_two_dimensions(level: int, tmp_path: Path) -> None:
    a = RNG.random((48, 32), np.float32)
    code, out = compiled(tmp_path, "programs", level), tmp_path / "c.npy"
    words = ["--kernel", "transpose", "--grid", "2,3", "--block", "16,16", "--device", "sim:navi31", "--args"]
    assert run(code, *words, f"in:{saved(tmp_path, 'a', a)}", f"out:float32[32,48]:{out}") == 0
    np.testing.assert_array_equal(np.load(out), a.T)


@pytest.mark.parametrize("level", [0, 3])
def test_constant_tables_and_functions_that_are_called(level: int, tmp_path: Path) -> None:
    a = RNG.integers(0, 1000, 64, np.int32)
    code, out = compiled(tmp_path, "programs", level), tmp_path / "c.npy"
    words = ["--kernel", "table", "--block", "64", "--device", "sim:navi31", "--args"]
    assert run(code, *words, f"in:{saved(tmp_path, 'a', a)}", f"out:int32[64]:{out}") == 0
    primes = np.array([2, 3, 5, 7, 11, 13, 17, 19])
    np.testing.assert_array_equal(np.load(out), np.where(a % 2, a * primes[a % 8], a + primes[a % 8]))


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one sentence that a run fails with."""
    assert run(*words) == 2
    caught = capsys.readouterr()
    assert caught.out == "" and caught.err.count("\n") == 1 and "Traceback" not in caught.err
    return caught.err


def test_bad_input_is_one_sentence_and_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = compiled(tmp_path, "programs"), tmp_path / "c.npy"
    data = code.read_bytes()
    broken = tmp_path / "broken.o"
    given = ["--device", "sim:navi31", "--args", f"out:int32[64]:{out}"]
    for size in (0, 3, 40, 64, len(data) // 2, len(data) - 1):
        broken.write_bytes(data[:size])
        assert "ELF" in refused(capsys, broken, "--kernel", "endless", *given)
    broken.write_bytes(data[:48] + struct.pack("<I", 0x4C) + data[52:])
    assert "code object is for gfx942, sim:navi31 is gfx1100" in refused(
        capsys, broken, "--kernel", "endless", *given
    )
    assert "has no kernel 'nope'; it has vadd, " in refused(capsys, code, "--kernel", "nope", *given)
    assert "kernels; give one of vadd, " in refused(capsys, code, *given)
    assert "vadd(arg0" in refused(capsys, code, "--kernel", "vadd", *given)
    lots = ["--kernel", "endless", "--block", "2000"]
    assert "has 2000 lanes" in refused(capsys, code, *lots, *given)
    assert "work-group memory (LDS)" in refused(capsys, code, "--kernel", "endless", "--lds", "70000", *given)
    assert "--grid 0" in refused(capsys, code, "--kernel", "endless", "--grid", "0", *given)
    assert "'sim:nothing' is not known" in refused(capsys, code, "--device", "sim:nothing")


def test_an_endless_loop_names_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = compiled(tmp_path, "programs")
    words = ["--kernel", "endless", "--device", "sim:navi31", "--limit", "100000"]
    error = refused(capsys, code, *words, "--args", f"out:int32[64]:{tmp_path / 'c.npy'}")
    assert error.startswith("error: E_WATCHDOG") and "pc=0x" in error and "--limit allows more" in error


def test_a_report_for_people_names_what_is_approximate() -> None:
    report = {
        "signature": "f()",
        "device": "sim:navi31",
        "arch": "gfx1100",
        "grid": (1, 1, 1),
        "block": (32, 1, 1),
        "results": [],
        "approximate": {"v_sin_f32": "within 1 ulp"},
        "notes": ["E_BUFFER_OOB: buffer offset 0x40"],
    }
    lines = as_text(report).splitlines()
    assert lines[1:] == [
        "  results depend on approximate instructions: v_sin_f32",
        "  E_BUFFER_OOB: buffer offset 0x40",
    ]
