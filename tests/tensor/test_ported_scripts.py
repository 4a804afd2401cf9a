"""Training scripts in the manner of tutorials (scripts.py, more_scripts.py) have torch's losses with this
library in torch's place: to 1e-4 over ten steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import runtime
from tests import devices
from tests.tensor import more_scripts, scripts
from tests.tensor.conftest import runtime_on

SCRIPTS = [
    *(scripts.language_model, scripts.siamese, scripts.autoencoder, scripts.actor_critic, scripts.unet),
    *(scripts.style, scripts.experts, more_scripts.tagger, more_scripts.one_cycle, more_scripts.distillation),
    *(
        more_scripts.gradient_penalty,
        more_scripts.low_rank,
        more_scripts.contrastive,
        more_scripts.translator,
    ),
]


@pytest.fixture(autouse=True)
def card() -> Iterator[None]:
    """The device of DEV, else the host's processor."""
    before = runtime.use(runtime_on(devices.chosen() or "cpu"))
    tensor.manual_seed(0)  # the count of random numbers lies on a device
    yield
    tensor.manual_seed(0)
    runtime.use(before)


@pytest.mark.conformance
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_a_script_has_torchs_losses(script: Any) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    weights: list[dict[str, Any]] = []

    def kept(model: Any) -> Any:
        weights.append({name: value.numpy().copy() for name, value in model.state_dict().items()})
        return model

    def given(model: Any) -> Any:
        found = weights.pop(0)
        assert list(model.state_dict()) == list(found)
        model.load_state_dict({name: tensor.tensor(value) for name, value in found.items()})
        return model

    theirs = script(torch, kept, np.random.default_rng(0))
    ours = script(tensor, given, np.random.default_rng(0))
    assert len(ours) == len(theirs) >= scripts.STEPS
    np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-6)
