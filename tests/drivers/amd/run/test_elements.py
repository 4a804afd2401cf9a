"""Arrays against the types that kernels take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.amd.run.__main__ import main
from drivers.amd.run.elements import check_arrays, source_types
from drivers.core.arguments import RunArgument
from drivers.core.errors import ArgumentError
from hcq.program import Argument, ArgumentKind
from tests.drivers.amd.run.builds import compiled


def check(type_name: str, dtype: Any, file: str = "k.co", kernel: str = "k") -> None:
    given = RunArgument("in:a.npy", array=np.zeros(4, dtype))
    argument = Argument("a", ArgumentKind.BUFFER, 0, 8, type_name)
    check_arrays([given], [argument], kernel, Path(file))


@pytest.mark.parametrize(
    ("type_name", "dtype"),
    [
        ("float*", "float32"), ("float4*", "float32"), ("float2*", "complex64"), ("half*", "float16"),
        ("double16*", "float64"), ("int*", "uint32"), ("uint3*", "int32"), ("uchar*", "bool"),
        ("long*", "int64"), ("bool*", "uint8"), ("ushort*", "uint16"),
        ("void*", "float64"), ("Particle*", "float32"), ("", "int8"), ("float**", "uint64"),
        ("float*", [("x", "i4")]),
    ],
)  # fmt: skip
def test_arrays_that_fit_and_types_that_tell_nothing(type_name: str, dtype: Any) -> None:
    check(type_name, dtype)


@pytest.mark.parametrize(
    ("type_name", "dtype", "told"),
    [
        ("float*", "float64", "points to float, and the array has elements of float64; allowed are float32"),
        ("float4*", "int32", "points to float4, .* int32; allowed are float32"),
        ("int*", "int64", "allowed are int32 and uint32"),
        ("int*", "float32", "allowed are int32 and uint32"),
        ("half*", "float32", "allowed are float16"),
        ("uchar*", "int32", "allowed are uint8"),
        ("double*", "complex64", "allowed are float64"),
    ],
)
def test_arrays_of_other_elements_are_refused(type_name: str, dtype: str, told: str) -> None:
    with pytest.raises(ArgumentError, match=told):
        check(type_name, dtype)


SOURCE = """
// __global__ void add(int* wrong)
#include <hip/hip_runtime.h>
extern "C" __global__ __launch_bounds__(64)
void add(const float *__restrict__ a, float *b /* to */, unsigned int n, half*) { b[0] = a[0]; }
template <typename T> __global__ void twice(T* x) {}
__global__ void twice(int* x) {}
"""


def test_a_hip_source_tells_types_of_kernels_with_plain_names() -> None:
    assert source_types(SOURCE, "add") == ["float*", "float*", "uint", "half*"]
    assert source_types(SOURCE, "twice") == []  # which of the two?
    assert source_types(SOURCE, "missing") == []


def test_types_of_a_hip_source_are_held_against_arrays(tmp_path: Path) -> None:
    file = tmp_path / "k.hip"
    file.write_text('extern "C" __global__ void k(float* a) {}')
    check("", "float32", str(file))
    with pytest.raises(ArgumentError, match=r"a points to float, .* float64"):
        check("", "float64", str(file))
    check("", "float64", str(file), "other")


@pytest.mark.sim
def test_a_kernel_with_metadata_refuses_before_it_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = compiled(tmp_path, "programs")
    for name in "ab":
        np.save(tmp_path / f"{name}.npy", np.zeros(64))
    words = ["--kernel", "vadd", "--block", "64", "--device", "sim:navi31", "--args"]
    arrays = [f"in:{tmp_path}/a.npy", f"in:{tmp_path}/b.npy", f"out:float32[64]:{tmp_path}/c.npy", "i32:64"]
    assert main([str(code), *words, *arrays]) == 2
    assert "points to float, and the array has elements of float64" in capsys.readouterr().err
    assert not (tmp_path / "c.npy").exists()
