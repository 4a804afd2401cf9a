"""The kernels of examples/kernels do what their README says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from drivers.amd.run.__main__ import main
from examples.kernels import assembly, objects
from tests.drivers.amd.run.builds import needs_clang

KERNELS = Path(__file__).parents[4] / "examples" / "kernels"
RNG = np.random.default_rng(51)
F32 = np.float32
pytestmark = pytest.mark.sim


def run(folder: Path, file: str, grid: str, block: str, device: str, *words: str) -> int:
    arguments = [word.replace("{}", str(folder)) for word in words]
    launch = ["--device", device, "--grid", grid, "--block", block]
    return main([str(KERNELS / file), *launch, "--args", *arguments])


@pytest.mark.parametrize("device", ["sim:navi31", "sim:navi48"])
def test_sources_run_on_both_generations(
    device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needs_clang()
    x, y, image = RNG.random(1000, F32), RNG.random(1000, F32), RNG.random((30, 50), F32)
    a, b = RNG.random((64, 32), F32), RNG.random((32, 48), F32)
    for name, array in (("x", x), ("y", y), ("a", a), ("b", b), ("image", image)):
        np.save(tmp_path / f"{name}.npy", array)
    saxpy = ["in:{}/x.npy", "inout:{}/y.npy:{}/out.npy", "f32:2", "i32:1000"]
    assert run(tmp_path, "saxpy.cl", "4", "256", device, *saxpy) == 0
    np.testing.assert_allclose(np.load(tmp_path / "out.npy"), 2 * x + y, rtol=1e-6)
    assert "saxpy(x: float*, y: float*, a: float, n: int)" in capsys.readouterr().out
    matmul = ["in:{}/a.npy", "in:{}/b.npy", "out:float32[64,48]:{}/c.npy", "i32:48", "i32:32"]
    assert run(tmp_path, "matmul.cl", "3,4", "16,16", device, *matmul) == 0
    np.testing.assert_allclose(np.load(tmp_path / "c.npy"), a @ b, rtol=1e-5)
    blur = ["in:{}/image.npy", "out:float32[30,50]:{}/blurred.npy", "i32:50", "i32:30"]
    assert run(tmp_path, "blur.hip", "7,4", "8,8", device, *blur) == 0
    padded = np.pad(image.astype(float), 1, "edge")
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    np.testing.assert_allclose(np.load(tmp_path / "blurred.npy"), windows.mean(axis=(2, 3)), rtol=1e-5)


def test_the_assembly_file_runs_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(tmp_path / "y.npy", np.arange(64, dtype=F32))
    words = ["inout:{}/y.npy:{}/out.npy"]
    assert run(tmp_path, "scale.s", "2", "32", "sim:navi31", *words) == 0
    np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), 2.5 * np.arange(64, dtype=F32))
    assert run(tmp_path, "scale.s", "2", "32", "sim:navi48", *words) == 2
    assert "the file is for gfx1100, not for gfx1201" in capsys.readouterr().err


@pytest.mark.parametrize(("left_out", "missing"), [("amdhsa_kernel", "descriptor"), ("metadata", "metadata")])
def test_assembly_without_a_part_says_what_to_add(
    left_out: str, missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (KERNELS / "scale.s").read_text()
    begin, end = text.index(f".{left_out}" if left_out != "metadata" else ".amdgpu_metadata"), len(text)
    if left_out != "metadata":
        end = text.index(".amdgpu_metadata")
    (tmp_path / "part.s").write_text(text[:begin] + text[end:])
    assert main([str(tmp_path / "part.s"), "--device", "sim:navi31", "--args", "i32:1"]) == 2
    told = capsys.readouterr().err
    assert missing in told and "add .amdhsa_kernel NAME" in told and told.count("\n") == 1


def test_a_kernel_in_assembly(capsys: pytest.CaptureFixture[str]) -> None:
    assembly.main()
    assert capsys.readouterr().out == "scale(y: float*) -> [ 0.   2.5  5.   7.5 10. ]\n"


def test_a_kernel_of_python_objects(capsys: pytest.CaptureFixture[str]) -> None:
    objects.main()
    assert capsys.readouterr().out == "2 [0. 1. 4. 9.]\n5 [  0.   1.  32. 243.]\n"
