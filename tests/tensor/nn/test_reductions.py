"""`size_average` and `reduce` of losses, beside torch (nn/reductions.py)."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn
from tensor.nn import functional

pytestmark = pytest.mark.usefixtures("on_host")
LEFT, RIGHT = (np.random.default_rng(seed).uniform(0.1, 0.9, (4, 3)).astype(np.float32) for seed in (1, 2))
CLASSES = np.array([0, 2, 1, 2])
SIGNS = np.sign(RIGHT - 0.5)
PAIRS = [(average, reduces) for average in (None, True, False) for reduces in (None, True, False)]
LOSSES = [
    ("MSELoss", "mse_loss", RIGHT),
    ("BCELoss", "binary_cross_entropy", RIGHT),
    ("BCEWithLogitsLoss", "binary_cross_entropy_with_logits", RIGHT),
    ("CrossEntropyLoss", "cross_entropy", CLASSES),
    ("NLLLoss", "nll_loss", CLASSES),
    ("KLDivLoss", "kl_div", RIGHT),
    ("SoftMarginLoss", "soft_margin_loss", SIGNS),
    ("PoissonNLLLoss", "poisson_nll_loss", RIGHT),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("layer", "function", "target"), LOSSES, ids=[row[0] for row in LOSSES])
def test_the_old_arguments_mean_what_they_mean_in_torch(layer: str, function: str, target: Any) -> None:
    torch = pytest.importorskip("torch")
    for average, reduces in PAIRS:
        old = {"size_average": average, "reduce": reduces}
        values, theirs = (Tensor(LEFT), Tensor(target)), (torch.tensor(LEFT), torch.tensor(target))
        expected = getattr(torch.nn.functional, function)(*theirs, **old)
        for found in (getattr(functional, function)(*values, **old), getattr(nn, layer)(**old)(*values)):
            np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5)


def test_the_new_spelling_is_told_where_the_old_one_stands() -> None:
    x = Tensor([1.0, 4.0])
    with pytest.warns(UserWarning, match="old names; write reduction='sum'") as told:
        assert nn.MSELoss(size_average=False)(x, Tensor([2.0, 2.0])).item() == 5
        assert functional.l1_loss(x, Tensor([2.0, 2.0]), size_average=False).item() == 3
    assert {Path(warning.filename).name for warning in told} == {"test_reductions.py"} and len(told) == 2
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert functional.mse_loss(x, x, size_average=None, reduce=None).item() == 0


def test_a_bool_by_place_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^MSELoss: a bool by place; write reduction=.mean., .sum. or"):
        nn.MSELoss(False)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^CrossEntropyLoss: a bool by place"):
        nn.CrossEntropyLoss(None, False)
