"""Kernels of which thousands of values could be begun at once are ordered so that registers last."""

from __future__ import annotations

import pytest

from tensor import Tensor
from tensor.codegen import abilities
from tensor.codegen.sass.compile import Built, build
from tensor.schedule import schedule


def built(made: Tensor, arch: str) -> list[Built]:
    """What a tensor is computed by."""
    found = schedule([made.node], lambda node: node.storage, lambda _: abilities(arch))
    return [build(each.kernel, arch) for each in found.launches if each.kernel is not None]


def doubles() -> Tensor:
    return Tensor.empty(4, dtype="float64").realize()


@pytest.mark.parametrize("name", ["igamma", "igammac"])
def test_incomplete_gamma_functions_of_doubles_find_room(name: str) -> None:
    """A series of 63 divisions, a fraction of 60 and an integral of 64 points: a division of doubles is fifty
    instructions, and all 123 could be begun at once. As they are written 281 registers are enough."""
    largest = max(built(getattr(doubles(), name)(doubles()), "sm_89"), key=lambda b: len(b.text))
    assert len(largest.code.insts) > 10_000
    assert largest.allocation.registers <= 253 and largest.allocation.local_bytes < 1024
