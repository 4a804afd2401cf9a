"""What every target gives back for a kernel."""

from __future__ import annotations

import pickle

import pytest

from drivers.cpu.machine import host
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
    root = q.scaled_dot_product_attention(k, v).node
    assert len(schedule([root], lambda node: node.storage, lambda _: abilities(arch)).launches) == 1
