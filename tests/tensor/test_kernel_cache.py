"""The kernel cache: found by content, never stale, never in the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

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


def test_the_version_follows_the_sources() -> None:
    assert len(kernel_cache.compiler_version()) == 64
