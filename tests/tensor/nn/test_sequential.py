"""Models of nn.Sequential, trained as in torch without a word about training: a generator and a judge of
images in the manner of DCGAN (Radford et al., 2015), step by step with torch's losses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import runtime
from tests import devices
from tests.tensor.conftest import runtime_on

RNG = np.random.default_rng(4)
IMAGES = RNG.normal(size=(3, 4, 1, 8, 8)).clip(-1, 1).astype(np.float32)
NOISE = RNG.normal(size=(3, 4, 5, 1, 1)).astype(np.float32)


@pytest.fixture(autouse=True)
def card() -> Iterator[None]:
    """The device of DEV, else the host's processor."""
    before = runtime.use(runtime_on(devices.chosen() or "cpu"))
    yield
    runtime.use(before)


def pair(nn: Any) -> tuple[Any, Any]:
    generator = nn.Sequential(
        *(nn.ConvTranspose2d(5, 4, 4, 1, 0, bias=False), nn.BatchNorm2d(4), nn.ReLU(True)),
        *(nn.ConvTranspose2d(4, 1, 4, 2, 1, bias=False), nn.Tanh()),
    )
    judge = nn.Sequential(
        *(nn.Conv2d(1, 4, 4, 2, 1, bias=False), nn.LeakyReLU(0.2, inplace=True)),
        *(nn.Conv2d(4, 6, 2, 2, 0, bias=False), nn.BatchNorm2d(6), nn.LeakyReLU(0.2, inplace=True)),
        *(nn.Conv2d(6, 1, 2, 1, 0, bias=False), nn.Sigmoid(), nn.Flatten(0)),
    )
    return generator, judge


def losses(torch: Any, weights: Any) -> tuple[list[float], list[np.ndarray]]:
    """Of each step; and pictures of both modes at the end."""
    models, criterion = pair(torch.nn), torch.nn.BCELoss()
    for model, given in zip(models, weights, strict=True):
        model.load_state_dict({name: torch.tensor(value) for name, value in given.items()})
    generator, judge = models
    for_g, for_j = (torch.optim.Adam(m.parameters(), lr=2e-3, betas=(0.5, 0.999)) for m in models)
    found = []
    for images, noise in zip(map(torch.tensor, IMAGES), map(torch.tensor, NOISE), strict=True):
        judge.zero_grad()
        real = criterion(judge(images), torch.ones(4))
        real.backward()
        fake = generator(noise)
        false = criterion(judge(fake.detach()), torch.zeros(4))
        false.backward()
        for_j.step()
        generator.zero_grad()
        fooled = criterion(judge(fake), torch.ones(4))
        fooled.backward()
        for_g.step()
        found += [real.item(), false.item(), fooled.item()]
    noise = torch.tensor(NOISE[0])
    with torch.no_grad():
        return found, [generator(noise).numpy(), generator.eval()(noise).numpy()]


@pytest.mark.conformance
def test_a_generator_and_a_judge_have_torchs_losses() -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    weights = [{n: t.numpy() for n, t in model.state_dict().items()} for model in pair(torch.nn)]
    (ours, pictures), (theirs, expected) = losses(tensor, weights), losses(torch, weights)
    np.testing.assert_allclose(ours, theirs, rtol=1e-4)
    for found, wanted in zip(pictures, expected, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-3, atol=1e-4)
