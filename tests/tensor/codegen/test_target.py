"""What every target gives back for a kernel."""

from __future__ import annotations

import pickle

import pytest

from drivers.cpu.machine import host
from tensor import Tensor
from tensor.codegen import abilities
from tensor.codegen.rdna import compile_kernel
from tensor.schedule import schedule
from tests.tensor.codegen.families import empty
from tests.tensor.codegen.rdna import samples


def test_a_compiled_kernel_survives_pickling_and_lists_itself() -> None:
    compiled = compile_kernel(samples.matmul(8, 8, 8))
    again = pickle.loads(pickle.dumps(compiled))
    assert again == compiled
    assert again.listing == compiled.listing and again.listing.endswith("s_endpgm")


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201", "sm_90", host().arch])
def test_every_target_computes_attention_by_one_kernel(arch: str) -> None:
    q, k, v = (empty(40, 16) for _ in range(3))
    assert kernels_of(q.scaled_dot_product_attention(k, v), arch) == 1


@pytest.mark.parametrize(("row", "kernels"), [(88 << 9, 1), ((88 << 9) + 1, 2)])
def test_a_row_that_512_lanes_hold_in_88_registers_each_is_one_kernel_on_nvidias_cards(
    row: int, kernels: int
) -> None:
    assert kernels_of(empty(3, row).softmax(), "sm_90") == kernels


def kernels_of(made: Tensor, arch: str) -> int:
    return len(schedule([made.node], lambda node: node.storage, lambda _: abilities(arch)).launches)
