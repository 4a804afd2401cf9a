"""TUNE: what passes the strict card and is fastest is taken, what does not pass is named and left out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from drivers import open_device
from hcq.device import Device
from tensor.codegen import generator_of, rdna
from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.target import Compiled
from tensor.ir.errors import IRError
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.kernel_cache import KernelCache
from tensor.plan.blocks import find, schedule
from tensor.tune import Array, Tuner, is_tried
from tests.tensor.codegen.rdna import samples

CARDS = ("sim:navi31", "sim:gh100")


@pytest.fixture(params=CARDS)
def tuner(request: pytest.FixtureRequest) -> Iterator[Tuner]:
    """One card of each vendor."""
    with open_device(request.param) as device:
        yield Tuner(device, 3)


def lines_of(kernel: Kernel, arch: str) -> list[str]:
    return [str(s) for s in generator_of(arch).choices(kernel, arch, 3)]


def test_the_fastest_by_the_devices_clock_is_taken(tuner: Tuner, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, arch = samples.row_reduce(Op.REDUCE_ADD, 8, 300), tuner.device.arch
    lines = lines_of(kernel, arch)
    assert len(lines) == 3
    run = Tuner.run

    def timed(
        self: Tuner, device: Device, compiled: Compiled, arrays: list[Array]
    ) -> tuple[list[Array], float]:
        return run(self, device, compiled, arrays)[0], float(compiled.schedule != lines[2])

    monkeypatch.setattr(Tuner, "run", timed)
    assert tuner(kernel, arch).schedule == lines[2] and not tuner.refused


def test_products_have_several_blocks(tuner: Tuner) -> None:
    arch = tuner.device.arch
    assert len(set(lines_of(samples.matmul(2048, 32, 2048), arch))) > 1
    assert "blocks of" in tuner(samples.matmul(64, 33, 64), arch).schedule


def test_what_breaks_a_rule_never_reaches_the_device(tuner: Tuner, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second schedule's code stores behind its array, the third one's gives other results."""
    kernel, other = (samples.row_reduce(Op.REDUCE_ADD, rows, 300) for rows in (8, 600))
    wrong, arch = samples.row_reduce(Op.REDUCE_MAX, 8, 300), tuner.device.arch
    lines, generator = lines_of(kernel, arch), generator_of(arch)
    compile_kernel = generator.compile_kernel

    def broken(given: Kernel, arch: str, schedule: object = None) -> Compiled:
        del given
        number = lines.index(str(schedule))
        made = compile_kernel((kernel, other, wrong)[number], arch)
        return replace(made, schedule=lines[number])

    monkeypatch.setattr(generator, "compile_kernel", broken)
    assert tuner(kernel, arch).schedule == lines[0]
    assert "E_VM_FAULT" in tuner.refused[lines[1]] and "other results" in tuner.refused[lines[2]]


def test_a_schedule_that_does_not_fit_the_chip_is_refused_by_its_budget() -> None:
    kernel = samples.matmul(1024, 512, 1024)
    stage = find(kernel, TARGETS["gfx1100"])
    assert stage is not None
    with pytest.raises(IRError, match=r"\d+ bytes of shared memory; a work-group has 65536"):
        rdna.compile_kernel(kernel, "gfx1100", schedule(kernel, replace(stage, depth=64)))


def test_what_was_tuned_is_used_without_trying_again(tmp_path: Path) -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, 8, 300)
    plain, tuned = KernelCache(tmp_path), KernelCache(tmp_path, tunes=True)
    made = rdna.compile_kernel(kernel, "gfx1100")
    plain.put(kernel, "gfx1100", made)
    assert tuned.get(kernel, "gfx1100") is None
    tuned.put(kernel, "gfx1100", replace(made, schedule="tried"))
    found = [cache.get(kernel, "gfx1100") for cache in (plain, tuned)]
    assert [each.schedule for each in found if each is not None] == ["tried", "tried"]


def test_products_that_a_strict_card_would_multiply_for_hours_are_not_tried() -> None:
    tried = {arch: [is_tried(samples.half_product(n, n, n), arch) for n in (512, 1024, 4096)]
             for arch in ("gfx1100", "sm_90")}  # fmt: skip
    assert tried == {"gfx1100": [True, True, False], "sm_90": [True, False, False]}


@pytest.mark.conformance  # three processes that compile the simulated card anew
@pytest.mark.parametrize("card", CARDS)
def test_the_variable_tunes_what_a_program_computes(card: str, tmp_path: Path) -> None:
    code = "from tensor import Tensor; print(Tensor.arange(3000).reshape(3, 1000).sum(1).tolist())"
    wanted = "[499500, 1499500, 2499500]"
    for tune, disk in (("3", "0"), ("3", "1"), ("0", "1")):
        env = {**os.environ, "TUNE": tune, "XDG_CACHE_HOME": str(tmp_path), "DEBUG": "1", "DEV": card}
        words = [sys.executable, "-c", code]
        done = subprocess.run(words, capture_output=True, text=True, env=env, timeout=120, check=False)
        assert wanted in done.stdout, done.stderr
        assert f"{disk} from disk" in done.stdout + done.stderr
