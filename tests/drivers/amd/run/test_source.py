"""Files and sources: a compiler is used where there is one, and its absence is a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from drivers.amd import code_object
from drivers.amd.run import source
from drivers.core.errors import ArgumentError

CL = "__kernel void twice(__global float *a) { a[get_global_id(0)] *= 2.0f; }"
HIP = 'extern "C" __global__ void twice(float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] *= 2.0f; }'


def has_clang() -> bool:
    try:
        source.find_compiler()
    except ArgumentError:
        return False
    return True


def test_without_a_compiler_the_remedy_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.cl"
    path.write_text(CL)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ArgumentError, match=r"no clang with the amdgcn target was found .* install one"):
        source.code_of(path, "gfx1100")


def test_files_that_are_not_there_are_told(tmp_path: Path) -> None:
    for name in ("a.co", "a.cl"):
        with pytest.raises(ArgumentError, match=r"a\.(co|cl): [Nn]o such file"):
            source.code_of(tmp_path / name, "gfx1100")


ASSEMBLY = """
k: s_endpgm
  .rodata
  .amdhsa_kernel k
    .amdhsa_next_free_vgpr 1
    .amdhsa_next_free_sgpr 1
  .end_amdhsa_kernel
  .amdgpu_metadata
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
  .end_amdgpu_metadata
"""


def test_assembly_needs_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    path = tmp_path / "a.s"
    path.write_text(ASSEMBLY)
    assert list(code_object.load(source.code_of(path, "gfx1201")).kernels) == ["k"]
    path.write_text("k: s_nop")
    with pytest.raises(ArgumentError, match=r"a\.s does not assemble: line 1, column 1: s_nop"):
        source.code_of(path, "gfx1201")
    path.write_bytes(b"\xff")
    with pytest.raises(ArgumentError, match=r"a\.s: not a text file"):
        source.code_of(path, "gfx1201")


@pytest.mark.skipif(not has_clang(), reason="no clang with the amdgcn target is installed")
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize(("suffix", "text"), [(".cl", CL), (".hip", HIP)])
def test_sources_compile_for_both_generations(suffix: str, text: str, arch: str, tmp_path: Path) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_text(text)
    module = code_object.load(code_object.unbundle(source.code_of(path, arch), arch))
    assert module.arch == arch and list(module.kernels) == ["twice"]


@pytest.mark.skipif(not has_clang(), reason="no clang with the amdgcn target is installed")
def test_a_source_with_an_error_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.cl"
    path.write_text("__kernel void f(__global int *a) { a[0] = nothing; }")
    with pytest.raises(ArgumentError, match=r"a\.cl does not compile: .*undeclared identifier 'nothing'"):
        source.code_of(path, "gfx1100")


@pytest.mark.skipif(not has_clang(), reason="no clang with the amdgcn target is installed")
def test_an_inline_function_is_there_at_every_level(tmp_path: Path) -> None:
    path = tmp_path / "a.cl"
    path.write_text(
        "inline int f(int a) { return 2 * a; }\n__kernel void g(__global int *a) { a[0] = f(a[0]); }"
    )
    for level in (0, 3):
        assert list(code_object.load(source.compile_source(path, "gfx1100", level)).kernels) == ["g"]


@pytest.mark.skipif(not has_clang(), reason="no clang with the amdgcn target is installed")
def test_printf_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.hip"
    path.write_text('extern "C" __global__ void f(int *a) { printf("%d", a[0]); }')
    with pytest.raises(ArgumentError, match=r"a\.hip does not compile: .*printf needs the host's help"):
        source.code_of(path, "gfx1100")


@pytest.mark.skipif(not has_clang(), reason="no clang with the amdgcn target is installed")
@pytest.mark.parametrize("version", [4, 5, 6])
def test_code_objects_of_every_version_are_read(version: int, tmp_path: Path) -> None:
    path = tmp_path / "a.cl"
    path.write_text(CL)
    data = source.compile_source(path, "gfx1201", 2, [f"-mcode-object-version={version}"])
    assert code_object.load(data).version == version
