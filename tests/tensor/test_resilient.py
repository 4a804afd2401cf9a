"""Training on cards of which some are lost: the losses are those of a run in which nothing happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from drivers.inside import injure
from hcq.errors import ArgumentError, DeviceError
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime
from tensor.resilient import Cards, Resilient, Step, computes, disagreeing, fingerprints
from tools.bench.computing import computing_on

SOURCE = np.random.default_rng(0)
BATCHES = [(SOURCE.random((12, 6), np.float32), SOURCE.integers(0, 3, 12).astype(np.int32)) for _ in range(5)]


def build(cards: Cards) -> tuple[Step, list[Tensor]]:
    """A network with dropout, all of it on every card, each with its part of the batch."""
    Tensor.manual_seed(0)
    model = [nn.Linear(6, 8), Tensor.tanh, lambda x: x.dropout(0.25), nn.Linear(8, 3)]
    parameters = nn.state.get_parameters(model)
    for parameter in parameters:
        parameter.shard_(cards)
    optimizer = optim.SGD(parameters, lr=0.5, momentum=0.5)

    @jit
    def step(images: Tensor, labels: Tensor) -> Tensor:
        with Tensor.train():
            loss = images.sequential(model).cross_entropy(labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            return loss

    return step, [*parameters, *optimizer.state]


def steps(training: Resilient) -> list[float]:
    return [training.step(*batch) for batch in BATCHES]


@contextmanager
def machine(name: str) -> Iterator[runtime.Runtime]:
    """Devices of a machine of their own, on which everything is computed meanwhile."""
    from drivers import open_many

    first, *others = open_many(name, Settings())
    with computing_on(first) as made:
        made.adopt(name, [first, *others])
        yield made
    for device in others:
        device.close()


@pytest.fixture
def cards() -> Iterator[runtime.Runtime]:
    """Three simulated cards."""
    with machine("sim:navi31*3") as made:
        yield made


@pytest.fixture(scope="module")
def host() -> Iterator[runtime.Runtime]:
    """Three devices on the host's processor, however many another test has opened."""
    with machine("cpu*3") as made:
        yield made


@pytest.mark.sim
@pytest.mark.parametrize(
    ("kind", "victim", "every"), [("vanish", 1, 1), ("hang", 2, 1), ("vanish", 0, 2), ("hang", 0, 3)]
)
def test_no_step_is_lost_with_a_card(
    cards: runtime.Runtime, kind: str, victim: int, every: int, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = steps(Resilient("cpu*2", build))
    training = Resilient("sim:navi31*3", build, every=every)
    found = [training.step(*batch) for batch in BATCHES[:2]]
    injure(cards.card("" if not victim else f"sim:navi31#{victim}").device, kind, seed=victim + every)
    found += [training.step(*batch) for batch in BATCHES[2:]]
    name = f"sim:navi31#{victim}"
    assert list(training.lost) == [name] and name not in training.cards and len(training.cards) == 2
    assert f"{name} is dropped, 2 go on: " in capsys.readouterr().err
    np.testing.assert_allclose(found, wanted, rtol=1e-4)


def spoil(tensor: Tensor, part: int) -> None:
    """Change the copy that one device has."""
    storage = tensor.node.storage.units[part]
    runtime.current().upload(storage, np.zeros(storage.count, np.float32))


def test_a_card_whose_copy_differs_from_most_is_named(host: runtime.Runtime) -> None:
    weight = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3) + 1).to("cpu*3").realize()
    assert disagreeing([weight]) == "" and len(set(fingerprints([weight]).values())) == 1
    spoil(weight, 1)
    assert disagreeing([weight]) == "cpu#1"


def test_of_two_cards_that_differ_neither_is_believed(host: runtime.Runtime) -> None:
    weight = (Tensor([1.0, 2.0]).to("cpu*2") * 1.5).realize()
    spoil(weight, 0)
    with pytest.raises(DeviceError, match="copies differ between cpu#0, cpu#1, and no majority agrees"):
        disagreeing([weight])


def test_elements_that_change_places_change_the_hash(host: runtime.Runtime) -> None:
    one, other = (Tensor(v).to("cpu*2").realize() for v in ([1.0, 2.0, 3.0], [2.0, 1.0, 3.0]))
    assert fingerprints([one])["cpu#0"] != fingerprints([other])["cpu#0"]


def test_a_step_that_went_wrong_on_one_card_is_taken_again_without_it(host: runtime.Runtime) -> None:
    wanted = steps(Resilient("cpu*2", build))
    training = Resilient("cpu*3", build)
    found = [training.step(*BATCHES[0])]
    spoil(training._state[0], 2)
    found += [training.step(*batch) for batch in BATCHES[1:]]
    assert training.lost == {
        "cpu#2": "cpu#2 has other values than the other cards; it computes or stores wrongly"
    }
    np.testing.assert_allclose(found, wanted, rtol=1e-4)


def test_parts_of_a_tensor_have_no_copy_to_compare_and_a_good_card_computes(host: runtime.Runtime) -> None:
    assert fingerprints([Tensor.zeros(4).shard("cpu*2", 0)]) == {}
    assert computes("cpu#0")


def test_a_card_may_be_lost_while_a_step_is_captured() -> None:
    """The default card, which has another name afterwards, with an assignment that is still to be made."""
    calls = []

    def build(cards: Cards) -> tuple[Step, list[Tensor]]:
        weight, count = Tensor.ones(2).shard_(cards).realize(), Tensor.zeros(2).shard_(cards).realize()

        @jit
        def step(x: Tensor) -> Tensor:
            weight.assign(weight + 1).realize()
            count.assign(count + weight)
            calls.append(len(cards))
            if calls == [3, 3]:
                error = DeviceError("cpu#0 is gone")
                error.device = "cpu#0"
                raise error
            count.realize()
            return (x.sum() * 0 + count.sum()).realize()

        return step, [weight, count]

    with machine("cpu*3"):
        training = Resilient("cpu*3", build)
        assert [training.step(np.ones((6, 1), np.float32)) for _ in range(3)] == [4.0, 10.0, 18.0]
        assert list(training.lost) == ["cpu#0"] and calls[:3] == [3, 3, 2]


def test_what_a_lost_card_was_still_to_be_written_does_not_end_later_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with machine("cpu*3") as made, monkeypatch.context() as changed:
        left_over = Tensor.zeros(4).shard("cpu*3").realize()
        left_over.assign(left_over + 1)
        changed.setattr(made.card("cpu#2").device, "lost", "it is gone")
        double = jit(lambda x: x * 2)
        assert [double(Tensor([1.0, n])).tolist() for n in (2.0, 3.0, 4.0)] == [[2, 4], [2, 6], [2, 8]]


def test_mistakes_of_the_caller_are_told_and_cost_no_card(host: runtime.Runtime) -> None:
    with pytest.raises(ArgumentError, match="every=0: a state is kept after one step or more"):
        Resilient("cpu*2", build, every=0)
    training = Resilient("cpu*2", build)
    with pytest.raises(ValueError, match="2 devices"):
        training.step(BATCHES[0][0][:5], BATCHES[0][1][:5])
    assert training.lost == {} and training.step(*BATCHES[0]) > 0
