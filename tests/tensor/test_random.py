"""Generators with a sequence of their own, and torch.random's functions."""

from __future__ import annotations

from typing import Any

import pytest

import tensor
from tensor import Tensor, jit
from tensor.utils.data import DataLoader, random_split
from tests.tensor.numpy_device import NumpyDevice

DRAWS = """
torch.rand(3, generator=g)
torch.randn((2, 2), generator=g)
torch.randint(0, 100, (4,), generator=g)
torch.randperm(6, generator=g)
torch.normal(0.0, 1.0, (3,), generator=g)
torch.normal(torch.zeros(3), 2.0, generator=g)
torch.bernoulli(torch.full((9,), 0.5), generator=g)
torch.multinomial(torch.ones(9), 4, generator=g)
torch.zeros(3).uniform_(0, 1, generator=g)
torch.zeros(3).normal_(generator=g)
torch.zeros(3).exponential_(generator=g)
"""


@pytest.mark.parametrize("code", DRAWS.split("\n")[1:-1])
def test_the_same_seed_draws_the_same_and_goes_on(on_host: None, code: str) -> None:
    drawn = []
    for seed in (3, 3, 4):
        g = tensor.Generator().manual_seed(seed)
        drawn.append([eval(code, {"torch": tensor, "g": g}).tolist() for _ in range(2)])
    first, again, other = drawn
    assert first == again and first != other and first[0] != first[1]


def test_the_shared_sequence_stays_where_it_is(on_host: None) -> None:
    tensor.manual_seed(5)
    wanted = Tensor.rand(3).tolist()
    tensor.manual_seed(5)
    tensor.rand(3, generator=tensor.Generator())
    assert Tensor.rand(3).tolist() == wanted
    with tensor.random.fork_rng():
        tensor.rand(2).realize()
    after = Tensor.rand(3).tolist()
    tensor.random.manual_seed(5)
    Tensor.rand(3).realize()
    assert Tensor.rand(3).tolist() == after and tensor.initial_seed() == 5


def test_a_state_is_read_and_put_back(on_host: None) -> None:
    g = tensor.Generator()
    assert g.initial_seed() == 67280421310721
    tensor.rand(2, generator=g)
    state = g.get_state()
    wanted = tensor.rand(2, generator=g).tolist()
    assert tensor.rand(2, generator=tensor.Generator().set_state(state)).tolist() == wanted
    assert tensor.Generator().manual_seed(-1).initial_seed() == -1 and g.seed() == g.initial_seed()
    with pytest.raises(ValueError, match="Generator: seed 18446744073709551616; allowed is"):
        g.manual_seed(2**64)


def test_sets_are_split_and_read_in_an_order_of_its_own(on_host: None) -> None:
    def order() -> Any:
        parts = random_split(range(10), [7, 3], generator=tensor.Generator().manual_seed(42))
        loader = DataLoader(range(6), shuffle=True, generator=tensor.Generator().manual_seed(1))
        return [list(part) for part in parts], [batch.tolist() for batch in loader]

    assert order() == order()


def test_a_recorded_function_does_not_repeat_one(device: NumpyDevice) -> None:
    g = tensor.Generator()
    function = jit(lambda x: x + tensor.rand(2, generator=g))
    with pytest.raises(RuntimeError, match="jit would replay the same numbers"):
        for _ in range(3):
            function(Tensor.zeros(2).realize())
