"""The simulator's benchmark: its kernels are right and its counts are the card's."""

from __future__ import annotations

import os

import numpy as np
import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from tools.bench.sim import (
    ADD,
    GROUP_LANES,
    TILE,
    Bench,
    compile_figure,
    compile_ir,
    matmul_ir,
    unrolled_ir,
)


@pytest.mark.oracle
def test_kernels_compile_to_code_objects() -> None:
    assert all(compile_ir(text).startswith(b"\x7fELF") for text in (ADD, matmul_ir(), unrolled_ir()))


@pytest.mark.oracle
def test_a_product_is_held_against_numpy_and_counted() -> None:
    bench = Bench()
    assert all(rate > 0 for rate in bench.matmul_rates(TILE, 1, 2))
    count = 4 * GROUP_LANES
    a, b, c = bench.random(count), bench.random(count), bench.device.empty(4 * count)
    bench.rates(bench.add, [a, b, c], (4, 1, 1), 1)
    shape = (count,)
    expected = a.numpy(np.float32, shape) + b.numpy(np.float32, shape)
    np.testing.assert_array_equal(c.numpy(np.float32, shape), expected)
    bench.device.close()


@pytest.mark.oracle
def test_the_unrolled_kernel_has_a_thousand_instructions() -> None:
    found = code_object.load(compile_ir(unrolled_ir()))
    (info,) = found.kernels.values()
    code = found.image(0)[info.entry :]
    tables, offset, count = isa("gfx1100"), 0, 1
    inst, size = tables.decode_sized(code, offset)
    while inst.defn.mnemonic != "s_endpgm":
        offset, count = offset + size, count + 1
        inst, size = tables.decode_sized(code, offset)
    assert 1000 <= count < 1200


@pytest.mark.oracle
def test_compiling_is_timed_with_nothing_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/nowhere")
    assert compile_figure().least > 0
    assert os.environ["XDG_CACHE_HOME"] == "/nowhere"
