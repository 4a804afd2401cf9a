"""What is kept of a row between its reductions, and how long a row may therefore be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor import Tensor
from tensor.codegen import abilities
from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.sass.chip import TARGETS as NVIDIA
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel
from tensor.plan.kept import kept_at_once, stages_of, used
from tensor.plan.pick import pick
from tensor.plan.rows import MAX_ROW, find, fits
from tensor.plan.traffic import loaded_bytes
from tensor.schedule import schedule
from tests.tensor.codegen.families import empty
from tests.tensor.codegen.rdna import samples

TARGET = TARGETS["gfx1100"]


def kernels_for(made: Tensor, arch: str) -> list[Kernel]:
    """What a tensor is computed by on a chip."""
    launches = schedule([made.node], lambda node: node.storage, lambda _: abilities(arch)).launches
    return [launch.kernel for launch in launches if launch.kernel is not None]


def kept(made: Tensor) -> int:
    (kernel,) = kernels_for(made, "gfx1100")
    found = find(kernel, 1 << 62)
    assert found is not None
    return kept_at_once(kernel, found.along, found.reduced)


def test_powers_take_the_place_of_what_they_are_made_of() -> None:
    assert kept(empty(3, 100).softmax()) == kept(empty(3, 100).layernorm()) == 1


def test_what_is_used_after_the_reduction_is_kept() -> None:
    x, y, z = (empty(3, 100) for _ in range(3))
    total = (x * y).sum(-1, keepdim=True)
    assert kept((x - total) * 2) == 1
    assert kept((x - total) * y) == 2
    assert kept((x - total) * y + z) == 2  # z is loaded when it is needed
    assert kept((x - total) * y + (x - total).exp().sum(-1, keepdim=True)) == 2


@pytest.mark.parametrize(("size", "is_kept"), [(MAX_ROW, True), (MAX_ROW + 1, False)])
def test_rows_that_every_chip_has_room_for_are_kept_whatever_they_take(size: int, is_kept: bool) -> None:
    kernel = samples.softmax(2, size)
    assert (find(kernel) is not None) is is_kept
    assert fits(kernel, kernel.axes[1], kernel.reduce_axes, 0) is is_kept


def test_a_long_row_is_kept_where_lanes_have_registers_for_it() -> None:
    kernel = samples.softmax(2, 32000)
    assert find(kernel, 31999) is None and find(kernel, 32000) is not None
    assert pick(kernel, replace(TARGET, longest=31999)).row is None
    plan = pick(kernel, TARGET)
    assert plan.row is not None and plan.share == TARGET.row_lanes == 1024
    assert pick(kernel, NVIDIA["sm_90"]).share == 512


@pytest.mark.parametrize(("arch", "size"), [("gfx1100", 128256), ("gfx1201", 128256), ("sm_90", 32000)])
def test_softmax_of_a_vocabulary_is_one_kernel_that_reads_once(arch: str, size: int) -> None:
    (kernel,) = kernels_for(empty(2, size).softmax(), arch)
    target = NVIDIA[arch] if arch in NVIDIA else TARGETS[arch]
    loaded = loaded_bytes(samples.apply(kernel, pick(kernel, target), target), target.lanes)
    assert loaded <= 1.05 * 2 * size * 4


def test_a_gradient_that_keeps_two_rows_is_one_kernel_up_to_half_the_length() -> None:
    counts = {}
    for size in (32000, 128256):
        y, toward = empty(2, size), empty(2, size)
        made = y * (toward - (y * toward).sum(-1, keepdim=True))
        counts[size] = len(kernels_for(made, "gfx1100"))
    assert counts == {32000: 1, 128256: 2}


def test_a_reduction_is_in_the_stage_after_what_it_collects() -> None:
    """The sum of squares of what a row is below its maximum: loads are in the first stage, where the maximum
    needs them; the sum needs the others in the second one, where it collects the squares."""
    kernel = samples.row_twice(3, 100)
    stages = stages_of(kernel)
    first, last = used(kernel, stages)
    found = {}
    for value in kernel.values:
        name = (
            f"load {value.arg.index.axes & {*kernel.reduce_axes[:1]} != set()}"
            if value.op is Op.BUFFER
            else value.op.name
        )
        found[name] = stages[id(value)], first[id(value)], last[id(value)]
    assert found == {
        "load True": (0, 0, 0),
        "REDUCE_MAX": (1, 1, 1),
        "load False": (0, 1, 1),
        "SUB": (1, 1, 1),
        "MUL": (1, 1, 1),
        "REDUCE_ADD": (2, 2, 2),
    }
    assert {stages[id(v)] for v in kernel.values if v.op in REDUCE} == {1, 2}
