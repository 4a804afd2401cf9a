"""Texts that grow together have the tokens, and the logits to the last bit, that each has alone."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from examples import gpt2
from examples.parts.generate import CHUNK, Batch, Text
from examples.parts.paged import PAGE
from examples.parts.text import Pick
from tensor import Tensor, runtime

PLACES = 100


class Watched(Pick):
    """The likeliest, or drawn; keeps the logits."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.logits: list[Any] = []

    def __call__(self, logits: Any) -> int:
        self.logits.append(logits.copy())
        return super().__call__(logits)


@pytest.fixture
def model(on_cpu: None) -> gpt2.GPT2:
    Tensor.manual_seed(1)
    made = gpt2.GPT2(gpt2.Config(40, PLACES, 16, 2, 2, 0.0))
    for block in made.h:
        block.attn.c_attn.weight.assign(block.attn.c_attn.weight * 30)  # so that tokens differ
    return made


def finished(batch: Batch) -> None:
    while batch.turn():
        pass
    assert batch.pool.free == batch.pool.count


def requests(seed: int) -> list[tuple[list[int], int]]:
    """Prompts, the same beginning among them, and how many tokens are wanted."""
    draw = random.Random(seed)
    common = [draw.randrange(40) for _ in range(CHUNK + 8)]
    made = [
        ([draw.randrange(40) for _ in range(draw.randrange(1, 40))], draw.randrange(1, 40)) for _ in range(7)
    ]
    return made + [([*common, draw.randrange(40)], draw.randrange(1, 25)) for _ in range(3)]


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.conformance)])
def test_what_others_ask_and_when_changes_no_bit_of_an_answer(model: gpt2.GPT2, seed: int) -> None:
    batch = Batch(model, slots=3, tokens=8 * PAGE)  # three of these texts do not fit
    asked = requests(seed)
    how = [() if number % 3 else (0.8, 0, 0.9, number) for number in range(len(asked))]
    alone: list[Text] = []
    for (prompt, count), words in zip(asked, how, strict=True):
        alone.append(batch.add(prompt, count, Watched(*words)))
        finished(batch)
    draw = random.Random(seed)
    order = draw.sample(range(len(asked)), len(asked))
    together: dict[int, Text] = {}
    again, most, goes_on = 0, 0, True
    while order or goes_on:
        while order and draw.random() < 0.5:
            number = order.pop()
            together[number] = batch.add(*asked[number], Watched(*how[number]))
        before = {text: text.held for text in batch.active}
        goes_on = batch.turn()
        most = max(most, len(before))
        again += sum(text.held < held and not text.ending for text, held in before.items())
    assert most == 3 and again > 0  # some ran together, some had to begin anew
    for number, expected in enumerate(alone):
        found = together[number]
        assert (found.tokens, found.ending) == (expected.tokens, "length")
        assert isinstance(found.pick, Watched) and isinstance(expected.pick, Watched)
        np.testing.assert_array_equal(found.pick.logits, expected.pick.logits)
    assert len({tuple(text.tokens[-3:]) for text in alone}) > 3
    assert batch.pool.free == batch.pool.count


def test_a_prompt_is_read_in_pieces_and_a_beginning_that_came_before_not_at_all(model: gpt2.GPT2) -> None:
    batch = Batch(model, slots=2)
    prompt = [number % 40 for number in range(CHUNK + 20)]
    first = batch.add(prompt, 2, Watched())
    held = []
    while batch.turn():
        held.append(first.held)
    assert held[0] == CHUNK
    expected = model(Tensor([prompt])).numpy()[0, -1]
    assert isinstance(first.pick, Watched)
    np.testing.assert_allclose(first.pick.logits[0], expected, rtol=1e-3, atol=1e-4)
    second = batch.add([*prompt[:-1], 39], 9, Watched())
    batch.turn()
    assert second.held > CHUNK
    cancelled, waits = (batch.add(prompt, 9, Watched()) for _ in range(2))
    batch.turn()
    batch.end(cancelled, "cancelled")
    batch.end(waits, "cancelled")
    finished(batch)
    assert (cancelled.ending, waits.ending, second.ending) == ("cancelled", "cancelled", "length")


def test_a_batch_that_is_warm_schedules_nothing_for_texts_of_any_length(model: gpt2.GPT2) -> None:
    batch = Batch(model, slots=3)
    batch.warm()
    before = runtime.current().stats.schedules
    for prompt, count in requests(2):
        batch.add(prompt, count, Pick())
    finished(batch)
    assert runtime.current().stats.schedules == before > 0
