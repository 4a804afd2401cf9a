"""DEBUG lines: the roofline model is labelled and computed from the chip's published numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.ir.text import parse_kernel
from tensor.report import ROOFLINES, kernel_line
from tests.tensor.numpy_device import compile_to_text

KERNEL = parse_kernel(
    "kernel e_1\naxes\nreduced\nparam 0 w float32[1]\nv0 = const float32 1.0\nstore 0 [0] v0\n"
)
COMPILED = compile_to_text(KERNEL, "gfx1100")


def test_a_kernel_that_moves_much_is_bound_by_memory() -> None:
    # 9.6 GB at 960 GB/s
    moving = replace(COMPILED, flops=0, bytes_read=9_000_000_000, bytes_written=600_000_000)
    assert ROOFLINES["gfx1100"].seconds(moving) == pytest.approx(0.01)


def test_a_kernel_that_computes_much_is_bound_by_arithmetic() -> None:
    # 61.4e9 operations at 61.4 TFLOPS
    assert ROOFLINES["gfx1100"].seconds(replace(COMPILED, flops=61_400_000_000)) == pytest.approx(0.001)


def test_the_line_says_that_the_time_is_a_model() -> None:
    line = kernel_line(replace(COMPILED, flops=61_400_000), "MUL at x.py:1")
    assert "1.00 us (model)" in line and "61.4 MFLOP" in line and "MUL at x.py:1" in line


def test_a_chip_without_numbers_has_no_model() -> None:
    assert "no model" in kernel_line(replace(COMPILED, arch="gfx000"), "")
