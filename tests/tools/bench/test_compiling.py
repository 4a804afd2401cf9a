"""The figure of compile times: kernels of a size worth timing, and nothing on disk."""

from __future__ import annotations

import os

import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from tools.bench import compiling
from tools.bench.compiling import KERNELS, compile_figure, unrolled_ir
from tools.bench.sim import compile_ir


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["unrolled", "wide", "scattered"])
def test_each_kernel_has_about_a_thousand_instructions(name: str) -> None:
    found = code_object.load(compile_ir(KERNELS[name]()))
    (info,) = found.kernels.values()
    code = found.image(0)[info.entry :]
    tables, offset, count = isa("gfx1100"), 0, 1
    inst, size = tables.decode_sized(code, offset)
    while inst.defn.mnemonic != "s_endpgm":
        offset, count = offset + size, count + 1
        inst, size = tables.decode_sized(code, offset)
    assert 900 <= count < 1300


@pytest.mark.oracle
def test_compiling_is_timed_with_nothing_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/nowhere")
    monkeypatch.setattr(compiling, "KERNELS", {"unrolled": unrolled_ir})
    assert compile_figure().least > 0
    assert os.environ["XDG_CACHE_HOME"] == "/nowhere"
