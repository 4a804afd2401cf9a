"""DEBUG lines: the roofline model is labelled and computed from the chip's published numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor import report
from tensor.codegen.rdna import compile_kernel
from tensor.codegen.target import Compiled
from tensor.ir.graph import Op
from tensor.ir.text import parse_kernel
from tensor.report import Measured, kernel_line, roofline, say_slowest, show_kernel
from tests.tensor.codegen.rdna.samples import row_reduce
from tests.tensor.numpy_device import compile_to_text

KERNEL = parse_kernel(
    "kernel e_1\naxes\nreduced\nparam 0 w float32[1]\nv0 = const float32 1.0\nstore 0 [0] v0\n"
)
COMPILED = compile_to_text(KERNEL, "gfx1100")


def test_a_kernel_that_moves_much_is_bound_by_memory() -> None:
    # 9.6 GB at 960 GB/s
    moving = replace(COMPILED, flops=0, bytes_read=9_000_000_000, bytes_written=600_000_000)
    assert seconds(moving) == pytest.approx(0.01)


def test_a_kernel_that_computes_much_is_bound_by_arithmetic() -> None:
    # 61.4e9 operations at 61.4 TFLOPS (AMD rounds 61.44)
    assert seconds(replace(COMPILED, flops=61_400_000_000)) == pytest.approx(0.001, rel=1e-3)


def seconds(compiled: Compiled) -> float:
    limit = roofline("gfx1100")
    assert limit is not None and roofline("sm_90") is None
    return limit.seconds(compiled)


LONG = (
    "add+lt+where+matmul+mul+sub float32[1, 32, 64] at /home/somebody/project/with/a/long/path/train.py:1234"
)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is printed; heads were not told so far."""
    lines: list[str] = []
    monkeypatch.setattr(report, "say", lines.append)
    monkeypatch.setattr(report, "_told", [])
    return lines


def test_a_line_has_the_time_of_the_host_and_that_of_the_model(said: list[str]) -> None:
    measured = Measured(replace(COMPILED, flops=61_400_000), compile_ms=12.34)
    measured.note(0.0015, "mul float32[8] at src/x.py:1")
    heads, line = said
    assert heads.split()[:5] == ["kernel", "host", "ms", "model", "us"]
    assert line.split() == [
        "e_1", "1.50", "1.00", "61.4M", "3.0k", "12.3", "mul", "float32[8]", "at", "x.py:1"
    ]  # fmt: skip


def test_compile_time_is_told_only_of_what_was_compiled_now(said: list[str]) -> None:
    Measured(COMPILED).note(0.001, "mul")
    assert said[1].split()[5] == "-"


def test_heads_are_told_once_and_each_kernel_at_its_first_launch(said: list[str]) -> None:
    one, two = Measured(COMPILED), Measured(COMPILED)
    for measured in (one, one, two, one):
        measured.note(0.001, "mul")
    assert len(said) == 3


@pytest.mark.parametrize("name", ["e_1", "r_1024_1024_1024_x12"])
@pytest.mark.parametrize("what", [LONG, LONG.partition(" at ")[0], "sum", ""])
def test_no_line_is_wider_than_100_columns(said: list[str], name: str, what: str) -> None:
    huge = replace(COMPILED, name=name, flops=2**44, bytes_read=2**38)
    measured = Measured(huge, compile_ms=12345.6)
    for _ in range(3):
        measured.note(99.0, what)
    say_slowest([measured])
    assert len(said) == 4
    assert max(map(len, said)) <= 100
    if what == LONG:
        assert all(line.endswith("float32[1, 32, 64] at train.py:1234") for line in (said[1], said[3]))


def test_the_slowest_are_those_that_took_longest_after_their_first_launch(said: list[str]) -> None:
    names = {"first": [9.0, 0.1], "much": [0.1, 0.2, 0.2], "once": [5.0], "never": []}
    found = [Measured(replace(COMPILED, name=name)) for name in names]
    for measured, times in zip(found, names.values(), strict=True):
        for seconds in times:
            measured.note(seconds, "mul")
    said.clear()
    say_slowest(found)
    assert [line.split()[0] for line in said] == ["slowest", "much", "first", "once"]
    assert said[1].split()[1:5] == ["3", "100.0", "400.0", "100.00"]


def test_nothing_that_ran_has_no_table(said: list[str]) -> None:
    say_slowest([Measured(COMPILED)])
    assert said == []


def test_a_chip_without_numbers_has_no_model() -> None:
    assert "no model" in kernel_line(Measured(replace(COMPILED, arch="gfx000")))


def test_level_3_shows_the_kernel_its_schedule_and_its_loop_program(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kernel = row_reduce(Op.REDUCE_ADD, 4, 20)
    show_kernel(kernel, compile_kernel(kernel), 2)
    assert capsys.readouterr().err == ""
    show_kernel(kernel, compile_kernel(kernel), 3)
    told = capsys.readouterr().err
    for line in ("kernel r", "r is scheduled as groups", "program r", "lane a0:32", "total reduce_add"):
        assert line in told
