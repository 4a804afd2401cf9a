"""Kernels that NVIDIA's own compiler made, through our loader, on the simulated cards, against numpy.

Wants nvcc: on the path, or DOORBELL_NVCC (pip's nvidia-cuda-nvcc with -crt, -runtime and -cccl has it).
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from drivers import open_device
from drivers.nv.device import NvDevice
from drivers.nv.program import NvProgram

NVCC = os.environ.get("DOORBELL_NVCC") or shutil.which("nvcc") or ""
SOURCE = r"""
__device__ float table[64] = {1, 2, 3};
__constant__ float bank[4] = {10, 20, 30, 40};
__device__ __noinline__ float grow(float x, int n) { return n <= 0 ? x : grow(x * 1.5f, n - 1) + 1.0f; }
extern "C" __global__ void scale(const float *a, float *b, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] = a[i] * s;
}
extern "C" __global__ void turn(const float *a, float *b) {
  __shared__ float fixed[256]; extern __shared__ float more[];
  int i = threadIdx.x;
  fixed[i] = a[i]; more[i * 60] = a[i] * 2;
  __syncthreads();
  b[i] = fixed[255 - i] + more[(i ^ 1) * 60];
}
extern "C" __global__ void variables(float *b) {
  int i = threadIdx.x;
  b[i] = table[i] + bank[i & 3];
  table[i] = b[i];
}
extern "C" __global__ void recursive(float *b, int n) { b[threadIdx.x] = grow(b[threadIdx.x], n); }
extern "C" __global__ void sum(const float *a, float *b) {
  float v = a[threadIdx.x];
  for (int at = 16; at; at >>= 1) v += __shfl_xor_sync(~0u, v, at);
  if (threadIdx.x % 32 == 0) b[threadIdx.x / 32] = v;
}
"""
CHIPS = {"gh100": "sm_90", "ga100": "sm_80", "ga102": "sm_86", "ad102": "sm_89", "gb202": "sm_120"}
A = np.arange(1000, dtype=np.float32)

pytestmark = [
    pytest.mark.conformance,
    pytest.mark.sim,
    pytest.mark.skipif(not NVCC, reason="there is no nvcc here"),
]


@pytest.fixture(scope="module", params=CHIPS)
def loaded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[NvDevice, dict[str, NvProgram]]]:
    folder: Path = tmp_path_factory.mktemp(request.param)
    (folder / "k.cu").write_text(SOURCE)
    command = [
        NVCC,
        "-cubin",
        f"-arch={CHIPS[request.param]}",
        str(folder / "k.cu"),
        "-o",
        str(folder / "k.cubin"),
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    with open_device(f"sim:{request.param}") as device:
        yield device, device.load_all(folder / "k.cubin")


Loaded = tuple[NvDevice, dict[str, NvProgram]]


def test_arguments_by_address_and_by_value(loaded: Loaded) -> None:
    device, programs = loaded
    out = device.empty(A.nbytes)
    programs["scale"](
        device.buffer(A), out, np.float32(2.5), np.int32(1000), grid=(8, 1, 1), block=(128, 1, 1)
    )
    assert np.array_equal(out.numpy(np.float32), A * np.float32(2.5))


def test_static_and_more_than_48_kib_of_dynamic_shared_memory(loaded: Loaded) -> None:
    device, programs = loaded
    out = device.empty(1024)
    programs["turn"](device.buffer(A), out, grid=(1, 1, 1), block=(256, 1, 1), lds=256 * 60 * 4)
    want = A[:256][::-1] + 2 * A[:256][np.arange(256) ^ 1]
    assert np.array_equal(out.numpy(np.float32), want)


def test_variables_keep_their_values_between_launches(loaded: Loaded) -> None:
    device, programs = loaded
    out = device.empty(256)
    start = np.zeros(64, np.float32)
    start[:3] = 1, 2, 3
    bank = np.tile(np.float32([10, 20, 30, 40]), 16)
    for turn in (1, 2):
        programs["variables"](out, grid=(1, 1, 1), block=(64, 1, 1))
        assert np.array_equal(out.numpy(np.float32), start + turn * bank)


def test_recursion_has_a_stack(loaded: Loaded) -> None:
    device, programs = loaded
    buffer = device.buffer(A[:32])
    programs["recursive"](buffer, np.int32(6), grid=(1, 1, 1), block=(32, 1, 1))
    want = A[:32].copy()
    for _ in range(6):
        want = want * np.float32(1.5)
    assert np.allclose(buffer.numpy(np.float32), want + 6)


def test_lanes_exchange(loaded: Loaded) -> None:
    device, programs = loaded
    out = device.empty(16)
    programs["sum"](device.buffer(A[:128]), out, grid=(1, 1, 1), block=(128, 1, 1))
    assert np.array_equal(out.numpy(np.float32), A[:128].reshape(4, 32).sum(1))
