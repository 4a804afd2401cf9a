"""The kernel cache: found by content, never stale, never in the way."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from drivers.core.sources import ROOT, TOPS, digest, sources
from tensor import kernel_cache
from tensor.ir.kernel import Kernel
from tensor.ir.text import parse_kernel
from tensor.kernel_cache import KernelCache
from tests.tensor.numpy_device import compile_to_text

TEXT = """\
kernel e_4
axes a0:4
reduced
param 0 w float32[4]
param 1 r float32[4]
v0 = buffer float32 of 1 [a0]
v1 = neg float32 v0
store 0 [a0] v1
"""


@pytest.fixture
def kernel() -> Kernel:
    return parse_kernel(TEXT)


def test_what_was_put_is_found_whatever_the_kernel_is_called(kernel: Kernel, tmp_path: Path) -> None:
    compiled = compile_to_text(kernel, "gfx1100")
    cache = KernelCache(tmp_path)
    assert cache.get(kernel, "gfx1100") is None
    assert cache.put(kernel, "gfx1100", compiled)
    assert cache.get(kernel, "gfx1100") == compiled
    assert cache.get(replace(kernel, name="other"), "gfx1100") == compiled


def test_another_chip_and_another_kernel_are_not_found(kernel: Kernel, tmp_path: Path) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    assert cache.get(kernel, "gfx1201") is None
    assert cache.get(parse_kernel(TEXT.replace("neg", "sqrt")), "gfx1100") is None


def test_another_compiler_does_not_find_old_kernels(
    kernel: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    monkeypatch.setattr(kernel_cache, "compiler_version", lambda: "newer")
    assert cache.get(kernel, "gfx1100") is None


@pytest.mark.parametrize("content", [b"", b"junk", b"\x80\x04K\x01."])
def test_a_broken_entry_is_as_good_as_none(kernel: Kernel, tmp_path: Path, content: bytes) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    (entry,) = (p for p in tmp_path.rglob("*") if p.is_file())
    entry.write_bytes(content)
    assert cache.get(kernel, "gfx1100") is None


@pytest.mark.parametrize("at", [0, 40, -1])
def test_an_entry_with_one_byte_changed_is_as_good_as_none(kernel: Kernel, tmp_path: Path, at: int) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    (entry,) = (path for path in tmp_path.rglob("*") if path.is_file())
    data = bytearray(entry.read_bytes())
    data[at] ^= 1
    entry.write_bytes(data)
    assert cache.get(kernel, "gfx1100") is None


def test_a_folder_that_cannot_be_written_is_no_error(kernel: Kernel, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    cache = KernelCache(blocked / "kernels")
    assert not cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    assert cache.get(kernel, "gfx1100") is None


def test_an_entry_is_data_and_no_pickle(kernel: Kernel, tmp_path: Path) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    (entry,) = (path for path in tmp_path.rglob("*") if path.is_file())
    with pytest.raises(pickle.UnpicklingError):
        pickle.loads(entry.read_bytes()[32:])


class Bomb:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.putenv, ("never", "run")


@pytest.mark.parametrize(
    "data", [pickle.dumps(Bomb()), b"", b"{}", kernel_cache._HEAD.pack(2, 0) + b"[]", bytes(64)]
)
def test_an_entry_with_a_good_digest_over_something_else_is_as_good_as_none(
    kernel: Kernel, tmp_path: Path, data: bytes
) -> None:
    cache = KernelCache(tmp_path)
    cache.put(kernel, "gfx1100", compile_to_text(kernel, "gfx1100"))
    (entry,) = (path for path in tmp_path.rglob("*") if path.is_file())
    entry.write_bytes(hashlib.sha256(data).digest() + data)
    assert cache.get(kernel, "gfx1100") is None


def test_what_was_listed_before_it_was_put_is_found_too(kernel: Kernel, tmp_path: Path) -> None:
    compiled = compile_to_text(kernel, "gfx1100")
    assert "s_endpgm" in compiled.listing
    cache = KernelCache(tmp_path)
    assert cache.put(kernel, "gfx1100", compiled)
    assert cache.get(kernel, "gfx1100") == compiled


def test_the_version_covers_all_that_compiling_loads() -> None:
    """Asked of the interpreter: which files of the project did it load to compile a kernel, that importing
    the tensor library alone does not?"""
    code = f"""
import sys
import drivers, tensor.ir.text
before = set(sys.modules)
from tensor.codegen.rdna import compile_kernel
kernel = tensor.ir.text.parse_kernel({TEXT!r})
for arch in ("gfx1100", "gfx1201"):
    compile_kernel(kernel, arch)
print(*(sys.modules[name].__file__ for name in set(sys.modules) - before if name.split(".")[0] in {TOPS!r}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = {Path(file).resolve() for file in done.stdout.split() if file.endswith(".py")}
    empty = {file for file in loaded if file.name == "__init__.py"}
    assert any(file.name == "gc_12_0_0.py" for file in loaded)
    assert loaded - empty <= set(sources(*kernel_cache._COMPILER))


def test_a_changed_fact_of_either_chip_is_another_version(tmp_path: Path) -> None:
    for file in sources(*kernel_cache._COMPILER):
        copied = tmp_path / file.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes(file.read_bytes())
    found = {digest.__wrapped__(*kernel_cache._COMPILER, root=tmp_path)}
    assert found == {kernel_cache.compiler_version()}
    for name in ("gc_11_0_0", "gc_12_0_0", "rdna3", "rdna4", "hsa"):
        with (tmp_path / f"autogen/amd/{name}.py").open("a") as file:
            file.write("\n")
        found.add(digest.__wrapped__(*kernel_cache._COMPILER, root=tmp_path))
    assert len(found) == 6
