"""`torch.random`: where random numbers begin, and generators with a sequence of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import urandom
from typing import Any, Self

import numpy as np

from tensor import memory
from tensor.methods.random import Random
from tensor.tensor import Tensor

__all__ = ["Generator", "fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state"]
FIRST_SEED = 67280421310721  # torch's, of a generator that no seed was given

get_rng_state, set_rng_state = Tensor.get_rng_state, Tensor.set_rng_state


class Generator:
    """A sequence of random numbers of its own, given as ``generator=`` to what draws.

    >>> first, second = (Tensor.rand(2, generator=Generator().manual_seed(7)).tolist() for _ in range(2))
    >>> first == second
    True
    """

    def __init__(self, device: Any = None) -> None:
        self.device = device
        self.manual_seed(FIRST_SEED)

    def manual_seed(self, seed: int) -> Self:
        """Start the sequence of `seed`, a whole number of 64 bits; negative ones count from 2**64 down."""
        if not -(2**63) <= seed < 2**64:
            raise ValueError(f"Generator: seed {seed}; allowed is -2**63..2**64-1")
        self._seed = seed
        words = np.array([seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF], np.uint32)
        self._state: list[Any] = [Tensor(words), 0]
        return self

    def initial_seed(self) -> int:
        """The seed that it began with."""
        return self._seed

    def seed(self) -> int:
        """Start at a seed that nobody chose, and give it."""
        return self.manual_seed(int.from_bytes(urandom(7), "little"))._seed

    def get_state(self) -> Tensor:
        """Seed and number of requests, uint32 (3,)."""
        key, count = self._state
        return Tensor(np.array([*key.tolist(), count], np.uint32))

    def set_state(self, new_state: Tensor) -> Self:
        """Go on as after `get_state`."""
        low, high, count = map(int, new_state.tolist())
        self.manual_seed(low | high << 32)._state[1] = count
        return self

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Meanwhile random numbers are of this sequence."""
        if memory.is_recording():
            raise RuntimeError(
                "Generator: jit would replay the same numbers; draw from manual_seed's sequence inside it"
            )
        before, Random._lent = Random._lent, self._state
        try:
            yield
        finally:
            Random._lent = before


def manual_seed(seed: int) -> Generator:
    """Start the sequence that is drawn from without a generator.

    >>> manual_seed(3).initial_seed()
    3
    """
    Tensor.manual_seed(seed % 2**64)
    _told[:] = [seed]
    return Generator().manual_seed(seed)


def initial_seed() -> int:
    """What `manual_seed` was told last, 0 before.

    >>> manual_seed(5).initial_seed() == initial_seed()
    True
    """
    return _told[0]


def seed() -> int:
    """Start at a seed that nobody chose, and give it.

    >>> seed() != seed()
    True
    """
    return manual_seed(int.from_bytes(urandom(7), "little")).initial_seed()


_told = [0]


@contextmanager
def fork_rng(*_: Any, enabled: bool = True, **how: Any) -> Iterator[None]:
    """What is drawn inside the with block leaves the sequence outside where it was.

    >>> before = get_rng_state().tolist()
    >>> with fork_rng():
    ...     drawn = Tensor.rand(2).realize()
    >>> get_rng_state().tolist() == before
    True
    """
    kept = get_rng_state() if enabled else None
    try:
        yield
    finally:
        if kept is not None:
            set_rng_state(kept)
