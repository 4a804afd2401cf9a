"""Training that survives the loss of a card: it continues on the others, from the last state on which all
agreed.

Stands above Tensor and knows nothing of how a model is sharded: the caller's `build` does that for any cards.

    def build(cards):
        model = Net()
        for p in nn.state.get_parameters(model):
            p.shard_(cards)
        ...
        return step, [*parameters, *optimizer.state]

    training = Resilient("amd:0..5", build)
    for images, labels in batches:
        loss = training.step(images, labels)
"""

from __future__ import annotations

import gc
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError, DeviceError
from tensor import runtime
from tensor.dtype import dtypes
from tensor.tensor import Tensor

Array = npt.NDArray[Any]
Cards = tuple[str, ...]
Step = Callable[..., Tensor]
Build = Callable[[Cards], tuple[Step, Sequence[Tensor]]]
LATE_NEWS = 8  # errors about cards that were dropped already, in one step
PROBES = 3  # computations that a card may fail before it counts as lost: the first may end what hung
WEIGHT = 40503  # odd, so that elements that change places change the sum


class Resilient:
    """Steps on several cards, of which some may be lost.

    build: makes the step and the tensors that it changes, the same for any cards. every: steps between two
    states that are kept on the host; the batches since are kept too, so that no step is lost. check: also
    compare the copies that cards have of one tensor then (`fingerprints`), and drop a card that differs from
    most. cards: those in use. lost: those that were dropped, and why.
    """

    def __init__(self, cards: str | Sequence[str], build: Build, every: int = 1, check: bool = True) -> None:
        if every < 1:
            raise ArgumentError(f"every={every}: a state is kept after one step or more")
        self._build, self._every, self._check = build, every, check
        self.lost: dict[str, str] = {}
        self._kept: list[Array] = []
        self._batches: list[tuple[Array, ...]] = []
        self._start(runtime.device_names(runtime.place_of(cards)))
        self._keep()

    def step(self, *batch: Tensor | Array) -> float:
        """One step with arrays that have the batch as their first axis; the loss.

        If a card fails, the step is repeated without it. Raises DeviceError when no card is left, or when the
        failure is not a card's.
        """
        arrays = tuple(each.numpy() if isinstance(each, Tensor) else np.asarray(each) for each in batch)
        self._batches.append(arrays)
        while True:
            try:
                loss = self._taken(arrays)
                if len(self._batches) >= self._every:
                    self._keep()
                return loss
            except ArgumentError:
                raise
            except DeviceError as error:
                self._recover(error)

    def _taken(self, arrays: tuple[Array, ...]) -> float:
        return float(self._step(*(Tensor(each).shard(self.cards, 0) for each in arrays)).item())

    def _start(self, cards: Cards) -> None:
        self.cards = cards
        self._step, state = self._build(cards)
        self._state = list(state)

    def _load(self) -> None:
        """The kept state, on the cards in use, and the steps since."""
        for tensor, values in zip(self._state, self._kept, strict=False):
            tensor.assign(Tensor(values).cast(tensor.dtype).shard_like(tensor))
        self._state[0].realize(*self._state[1:])
        Tensor.set_rng_state(Tensor(self._kept[-1]))

    def _keep(self) -> None:
        """Keep the state on the host, if all cards agree on it. DeviceError for one that differs."""
        if self._check:
            raise_for(disagreeing(self._state))
        self._kept = [*(tensor.numpy() for tensor in self._state), Tensor.get_rng_state().numpy()]
        self._batches.clear()

    def _recover(self, error: DeviceError) -> None:
        """Go on without the cards that no longer compute, from the kept state through the kept batches."""
        for _ in range(LATE_NEWS):
            left = tuple(card for card in self.cards if card != error.device and computes(card))
            self._drop(left, error)
            if not left or (left == self.cards and error.device not in self.lost):
                raise error
            self._forget(error)
            try:
                self._begin_again(self._fitting(left))
                return
            except ArgumentError:
                raise
            except DeviceError as other:
                error = other
        raise error

    def _drop(self, left: Cards, error: DeviceError) -> None:
        """Name the cards that go, and see that none of them is the one for tensors without a place."""
        for card in self.cards:
            if card not in left:
                self.lost[card] = str(error) if card == error.device else "it computes no more"
                print(f"{card} is dropped, {len(left)} go on: {self.lost[card]}", file=sys.stderr)
        if left and runtime.device_name() in self.lost:
            runtime.current().default_to(left[0])
            Tensor.manual_seed(0)

    def _forget(self, error: DeviceError) -> None:
        """Let the tensors of the broken step go: what was still to be written to them cannot be any more."""
        del self._step
        self._state.clear()
        traceback.clear_frames(error.__traceback__)
        error.__traceback__ = error.__context__ = None
        gc.collect()

    def _begin_again(self, cards: Cards) -> None:
        """Take the steps again that came after the kept state."""
        self._start(cards)
        self._load()
        for batch in self._batches[:-1]:
            self._taken(batch)

    def _fitting(self, cards: Cards) -> Cards:
        """As many of the cards as divide every batch that is to be taken again; others have nothing to do."""
        count = next(n for n in range(len(cards), 0, -1) if all(len(b[0]) % n == 0 for b in self._batches))
        if count < len(cards):
            print(f"{', '.join(cards[count:])} idle: the batch is divided by {count} cards", file=sys.stderr)
        return cards[:count]


def computes(card: str) -> bool:
    """Whether a card still gives the right sum."""
    for _ in range(PROBES):
        try:
            return bool(Tensor([1, 2, 3]).to(card).sum().item() == 6)
        except DeviceError:
            continue
    return False


def fingerprints(tensors: Sequence[Tensor]) -> dict[str, int]:
    """A hash of the bits that each card holds of tensors that all have a copy of; parts do not count."""
    copied = [t for t in tensors if isinstance(t.device, tuple) and t.shard_axis is None]
    found: dict[str, int] = {}
    for card in copied[0].device if copied else ():
        sums = [_hash(tensor.to(card)) for tensor in copied]
        sums[0].realize(*sums[1:])
        found[card] = hash(tuple(int(each.item()) for each in sums))
    return found


def disagreeing(tensors: Sequence[Tensor]) -> str:
    """The card whose copies differ from the majority's; empty if all agree. Raises DeviceError without a
    majority."""
    found = fingerprints(tensors)
    counts = Counter(found.values())
    if len(counts) < 2:
        return ""
    (usual, most), *_ = counts.most_common()
    if 2 * most <= len(found):
        raise DeviceError(f"copies differ between {', '.join(found)}, and no majority agrees")
    return next(card for card, each in found.items() if each != usual)


def raise_for(card: str) -> None:
    """Raise DeviceError for a card whose values are wrong."""
    if card:
        error = DeviceError(f"{card} has other values than the other cards; it computes or stores wrongly")
        error.device = card
        raise error


def _hash(tensor: Tensor) -> Tensor:
    """A sum over the bits, in which places count: uint32."""
    flat = tensor.reshape(-1)
    wide = {1: dtypes.uint8, 2: dtypes.uint16, 4: dtypes.uint32, 8: dtypes.uint64}[flat.dtype.itemsize]
    bits = flat.bitcast(wide).cast(dtypes.uint32)
    return (bits * (Tensor.arange(flat.shape[0], dtype=dtypes.uint32) * WEIGHT + 1)).sum()
