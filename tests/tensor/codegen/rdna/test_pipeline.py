"""Pipelines of products as machine code: what they bring is on its way early, and nothing may be left out."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tensor.codegen.rdna.compile import build, finished
from tensor.codegen.rdna.emit import listing
from tensor.ir.kernel import Kernel
from tensor.ir.loops_text import parse_program
from tests.faults import faults
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import half_product, matmul
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.ir.loop_samples import PIPELINED

pytestmark = pytest.mark.usefixtures("each_chip")

HALVES = half_product(512, 512, 70)


@pytest.mark.parametrize("kernel", [matmul(70, 49, 66), half_product(40, 33, 97)], ids=["singles", "halves"])
def test_ragged_pipelines_are_right(kernel: Kernel) -> None:
    check(kernel, 1e-3)


def test_the_sample_gives_what_it_says_on_the_strict_card() -> None:
    arrays = [np.arange(256, dtype=np.float32), np.zeros(64, np.float32)]
    run_built(finished(parse_program(PIPELINED), chip.arch), arrays, "strict")
    assert (arrays[1] == arrays[0].reshape(4, 64).sum(0)[::-1]).all()


def test_what_a_turn_brings_is_asked_for_before_it_multiplies() -> None:
    """Of products so small that each chip has them in two stages."""
    for kernel, multiplies in ((matmul(768, 64, 768), "fmac"), (half_product(1024, 1024, 128), "wmma")):
        text = listing(chip.arch, build(kernel, chip.arch).text)
        *_, before_last, _ = re.finditer(r"s_barrier(_signal)?\b", text)
        first = re.search(r"global_load_b128|" + multiplies, text[before_last.start() :])
        assert first is not None and first[0] == "global_load_b128"


@pytest.mark.parametrize("half", [" + 64*(a2 // 1 % 2)", " + 64*((a2 + 1) // 1 % 2)"])
def test_the_strict_card_tells_of_a_stage_that_is_left_out(half: str) -> None:
    assert half in PIPELINED
    broken = PIPELINED.replace(half, "")
    arrays = [np.arange(256, dtype=np.float32), np.zeros(64, np.float32)]
    with faults("E_LDS_RACE", "E_LDS_UNINIT"):
        run_built(finished(parse_program(broken), chip.arch), arrays, "strict")
