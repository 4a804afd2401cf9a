"""Products of floats of 8 bits: matrix instructions on gfx1201, halves on gfx1100; values by ml_dtypes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from tensor import Tensor
from tensor.codegen import EIGHT_BITS, abilities
from tensor.codegen.rdna.compile import build, finished
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.sass import chip as sass
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier
from tensor.ir.loops_text import format_program, parse_program
from tensor.plan.apply import apply
from tensor.plan.blocks import find
from tensor.plan.blocks import schedule as plan
from tensor.schedule import schedule
from tests.faults import faults
from tests.tensor import loops_oracle
from tests.tensor.codegen.rdna.samples import program
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.plan.test_online import without

Array = npt.NDArray[Any]
E4M3, E5M2, HALF, FLOAT = "float8_e4m3fn", "float8_e5m2", "float16", "float32"
NAMES = {E4M3: "fp8", E5M2: "bf8"}


@pytest.fixture
def on_gfx1201(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chip, "arch", "gfx1201")


def kernels(made: Tensor) -> list[Kernel]:
    """What a tensor is computed by on the chip."""
    found = schedule([made.node], lambda node: node.storage, lambda _: abilities(chip.arch))
    return [each.kernel for each in found.launches if each.kernel is not None]


def empty(kind: str, *shape: int) -> Tensor:
    return Tensor.empty(*shape, dtype=kind).realize()


def numbers(kind: str, *shape: int) -> Array:
    """Every number that is of moderate size, and NaN and infinity nowhere."""
    bits = np.arange(256, dtype=np.uint8).view(getattr(ml_dtypes, kind))
    fit = bits[np.abs(bits.astype(np.float32)) < 8]
    return np.random.default_rng(3).choice(fit, shape)


def run(kernel: Kernel, left: Array, right: Array, rows: int, columns: int) -> tuple[Array, str]:
    """The product as the chip makes it, strictly simulated, and as the loop program means; the listing."""
    built = build(kernel, chip.arch)
    sides = {left.size: left, right.size: right}
    arrays = [
        np.zeros(rows * columns, np.float32) if p.access == "w" else sides[p.count].reshape(-1).view(np.uint8)
        for p in kernel.params
    ]
    meant = [a.copy() for a in arrays]
    loops_oracle.run(built.program, meant)
    run_built(built, arrays, "strict")
    out = next(p.slot for p in kernel.params if p.access == "w")
    np.testing.assert_allclose(arrays[out], meant[out], rtol=2e-6, atol=1e-4)
    return arrays[out].reshape(rows, columns), listing(chip.arch, built.text)


@pytest.mark.usefixtures("on_gfx1201")
@pytest.mark.parametrize(
    ("kinds", "shape", "turned"),
    [
        ((E4M3, E4M3), (32, 64, 48), False),
        ((E4M3, E5M2), (17, 61, 35), False),
        ((E5M2, E4M3), (40, 80, 16), True),
        ((E5M2, E5M2), (19, 33, 65), True),
    ],
)
def test_fragments_multiply_them_as_they_are(
    kinds: tuple[str, str], shape: tuple[int, int, int], turned: bool
) -> None:
    rows, steps, columns = shape
    a, b = numbers(kinds[0], rows, steps), numbers(kinds[1], steps, columns)
    right = empty(kinds[1], columns, steps).transpose(0, 1) if turned else empty(kinds[1], steps, columns)
    (kernel,) = kernels(empty(kinds[0], rows, steps).dot(right, dtype=FLOAT))
    found, text = run(kernel, a, b.T.copy() if turned else b, rows, columns)
    assert f"v_wmma_f32_16x16x16_{NAMES[kinds[0]]}_{NAMES[kinds[1]]} " in text
    want = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_allclose(found, want, rtol=1e-5, atol=1e-3)


@pytest.mark.usefixtures("on_gfx1201")
@pytest.mark.parametrize("way", ["float", "half", "bfloat16"])
def test_casts_that_keep_every_number_are_left_out(way: str) -> None:
    sides = [getattr(empty(E4M3, 32, 32), way)() for _ in range(2)]
    (kernel,) = kernels(sides[0].dot(sides[1], dtype=FLOAT))
    assert "by v_wmma_f32_16x16x16_fp8_fp8" in format_program(program(kernel, chip.arch))


@pytest.mark.usefixtures("on_gfx1201")
def test_nan_and_infinity_go_through() -> None:
    a, b = np.zeros((2, 16, 16), ml_dtypes.float8_e5m2)
    a[0, 0], a[1, 1], a[2, 2] = np.inf, np.nan, -np.inf
    b[:] = 1
    (kernel,) = kernels(empty(E5M2, 16, 16).dot(empty(E5M2, 16, 16).transpose(0, 1), dtype=FLOAT))
    both = np.concatenate((a, b)).reshape(2, -1)
    built, out = build(kernel, chip.arch), np.zeros(256, np.float32)
    run_built(built, [out, both[0].view(np.uint8), both[1].view(np.uint8)], "strict")
    rows = out.reshape(16, 16)
    assert (rows[0] == np.inf).all() and np.isnan(rows[1]).all() and (rows[2] == -np.inf).all()
    assert not rows[3:].any()


def test_another_chip_multiplies_them_as_halves() -> None:
    a, b = empty(E4M3, 64, 64), empty(E5M2, 64, 64)
    last = kernels(a.dot(b, dtype=FLOAT))[-1]
    assert "by v_wmma_f32_16x16x16_f16" in format_program(program(last, chip.arch))


def test_programs_of_them_print_and_parse_back(on_gfx1201: None) -> None:
    (kernel,) = kernels(empty(E5M2, 32, 32).dot(empty(E4M3, 32, 32), dtype=FLOAT))
    text = format_program(program(kernel, chip.arch))
    assert "by v_wmma_f32_16x16x16_bf8_fp8" in text
    assert format_program(parse_program(text, TARGETS[chip.arch].fragments)) == text


@pytest.mark.usefixtures("on_gfx1201")
@pytest.mark.parametrize("number", [0, 1])
def test_the_strict_card_tells_when_a_work_group_does_not_meet(number: int) -> None:
    (kernel,) = kernels(empty(E4M3, 256, 96).dot(empty(E4M3, 96, 256), dtype=FLOAT))
    stage = find(kernel, TARGETS[chip.arch])
    assert stage is not None and stage.kinds is not None
    stage = replace(stage, waves=(2, 1), tile=(1, 2), lines=(32, 32), block=64, stages=1)
    whole = apply(kernel, plan(kernel, stage), TARGETS[chip.arch])
    arrays = [np.zeros(p.count, p.dtype.numpy) for p in kernel.params]
    run_built(finished(whole, chip.arch), arrays, "strict")
    with faults("E_LDS_RACE", "E_LDS_UNINIT"):
        run_built(finished(without(whole, Barrier, number), chip.arch), arrays, "strict")


def test_graphs_are_cut_by_what_targets_multiply() -> None:
    targets = TARGETS | sass.TARGETS
    known = {arch for arch, target in targets.items() if any(f.kinds for f in target.fragments)}
    assert known == EIGHT_BITS


def test_products_without_a_type_for_the_sum_are_refused() -> None:
    with pytest.raises(TypeError, match="cast it to float32"):
        empty(E4M3, 16, 16) @ empty(E4M3, 16, 16)
    assert empty(E4M3, 2, 3).dot(empty(HALF, 3, 2), dtype=HALF).dtype.name == HALF
