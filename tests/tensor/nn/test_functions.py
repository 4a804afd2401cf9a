"""Functions of nn.functional in ctc.py, margins.py, norms.py, patches.py, pointwise.py and windows.py against
torch's: values and gradients. Runs where torch is installed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tensor.nn import functional

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(9)


def given(*shape: int) -> Any:
    return RNG.normal(size=shape)


ROWS, OTHER, THIRD, SIGNS = given(4, 3), given(4, 3), given(4, 3), np.array([1.0, -1.0, -1.0, 1.0])
IMAGE, ABOVE = given(2, 4, 5, 6), np.abs(given(4, 3)) + 0.1
CLASSES, NAMED = np.array([2, 0, 1, 1]), np.array([[2, 0, -1], [-1, 1, 2], [0, 1, 2], [1, -1, 0]])
LOGITS = given(6, 2, 4)
LABELS, BAGS = np.array([[1, 1, 3], [2, 1, 0]]), np.array([0, 3, 1, 1, 2])
Call = tuple[str, tuple[Any, ...], dict[str, Any]]
CALLS: list[Call] = [
    ("linear", (ROWS, ROWS[0]), {}),
    *(
        ("margin_ranking_loss", (ROWS[:, 0], OTHER[:, 0], SIGNS), {"margin": 0.3, "reduction": r})
        for r in ("sum", "none")
    ),
    *(
        ("hinge_embedding_loss", (ROWS, np.sign(OTHER)), {"margin": 0.7}),
        ("soft_margin_loss", (ROWS, np.sign(OTHER)), {}),
    ),
    ("cosine_embedding_loss", (ROWS, OTHER, SIGNS), {"margin": 0.1, "reduction": "none"}),
    *(("multi_margin_loss", (ROWS, CLASSES), {"p": p, "weight": ABOVE[0]}) for p in (1, 2)),
    *(("multi_margin_loss", (ROWS[0], np.array(2)), {}), ("multilabel_margin_loss", (ROWS[0], NAMED[0]), {})),
    ("multilabel_margin_loss", (ROWS, NAMED), {"reduction": "none"}),
    ("multilabel_soft_margin_loss", (ROWS, (OTHER > 0) * 1.0), {"weight": ABOVE}),
    *(
        ("poisson_nll_loss", (ROWS, ABOVE * 3), {"full": True}),
        ("poisson_nll_loss", (ABOVE, ABOVE), {"log_input": False}),
    ),
    ("gaussian_nll_loss", (ROWS, OTHER, ABOVE), {"full": True}),
    ("gaussian_nll_loss", (ROWS, OTHER, ABOVE[:, 0]), {"eps": 0.5, "reduction": "sum"}),
    *(("pairwise_distance", (ROWS, OTHER), {"p": 3.0, "keepdim": True}), ("pdist", (ROWS,), {})),
    ("triplet_margin_loss", (ROWS, OTHER, THIRD), {"swap": True, "reduction": "none"}),
    ("triplet_margin_with_distance_loss", (ROWS, OTHER, THIRD), {"margin": 2.0}),
    ("ctc_loss", (LOGITS, LABELS, (6, 5), (3, 2)), {"reduction": "none"}),
    ("ctc_loss", (LOGITS, np.array([1, 1, 3, 2]), np.array([6, 2]), np.array([3, 1])), {}),
    ("ctc_loss", (LOGITS, LABELS, (6, 1), (3, 2)), {"zero_infinity": True, "reduction": "sum"}),
    ("linear_cross_entropy", (ROWS, given(5, 3), CLASSES), {"label_smoothing": 0.1}),
    ("batch_norm", (IMAGE, given(4), np.abs(given(4)), given(4), given(4)), {}),
    ("batch_norm", (IMAGE, np.zeros(4), np.ones(4)), {"training": True, "momentum": 0.3}),
    ("instance_norm", (IMAGE,), {"weight": given(4), "bias": given(4)}),
    ("instance_norm", (IMAGE, given(4), np.abs(given(4))), {"use_input_stats": False}),
    *(("group_norm", (IMAGE, 2, given(4), given(4)), {}), ("rms_norm", (ROWS, (3,), given(3)), {"eps": 0.1})),
    *(("local_response_norm", (IMAGE, size), {"alpha": 0.5, "beta": 0.6, "k": 2.0}) for size in (2, 3)),
    ("unfold", (IMAGE, (2, 3)), {"dilation": (1, 2), "padding": 1, "stride": 2}),
    ("fold", (given(2, 12, 9), (4, 5), (2, 3)), {}),
    ("bilinear", (ROWS, given(4, 2), given(5, 3, 2), given(5)), {}),
    *(
        ("embedding_bag", (BAGS, given(5, 3), np.array([0, 2, 2])), {"mode": m})
        for m in ("sum", "mean", "max")
    ),
    ("embedding_bag", (BAGS.reshape(1, 5), given(5, 3)), {"mode": "sum", "per_sample_weights": given(1, 5)}),
    (
        "embedding_bag",
        (BAGS, given(5, 3), np.array([0, 2, 5])),
        {"include_last_offset": True, "padding_idx": 1},
    ),
    *(("hardshrink", (ROWS, 0.4), {}), ("softshrink", (ROWS, 0.4), {}), ("tanhshrink", (ROWS,), {})),
    *(
        ("threshold", (ROWS, 0.2, -3.0), {}),
        ("rrelu", (ROWS, 0.2, 0.6), {}),
        ("upsample_nearest", (IMAGE, 7), {}),
    ),
    ("upsample_bilinear", (IMAGE, (7, 9)), {}),
]


@pytest.mark.parametrize(("name", "args", "options"), CALLS, ids=[f"{c[0]}{i}" for i, c in enumerate(CALLS)])
def test_a_function_gives_what_torchs_does(name: str, args: tuple[Any, ...], options: dict[str, Any]) -> None:
    if not hasattr(torch.nn.functional, name):
        pytest.skip(f"this torch has no nn.functional.{name}")
    leaf = 1 if name == "embedding_bag" else 0
    theirs = [torch.tensor(a) if isinstance(a, np.ndarray) else a for a in args]
    theirs[leaf].requires_grad_(True)
    mine = [Tensor(a) if isinstance(a, np.ndarray) else a for a in args]
    mine[leaf].requires_grad_(True)
    other = {k: torch.tensor(v) if isinstance(v, np.ndarray) else v for k, v in options.items()}
    own = {k: Tensor(v) if isinstance(v, np.ndarray) else v for k, v in options.items()}
    if name == "ctc_loss":  # torch's gradient is that toward what log_softmax is made of
        given_to = [theirs[0].log_softmax(-1), *theirs[1:]], [mine[0].log_softmax(-1), *mine[1:]]
    else:
        given_to = theirs, mine
    wanted = getattr(torch.nn.functional, name)(*given_to[0], **other)
    found = getattr(functional, name)(*given_to[1], **own)
    np.testing.assert_allclose(found.numpy(), wanted.detach().numpy(), rtol=1e-9, atol=1e-9)
    slope = torch.autograd.grad(wanted.sum(), theirs[leaf])[0].numpy()
    np.testing.assert_allclose(found.sum().gradient(mine[leaf])[0].numpy(), slope, rtol=1e-8, atol=1e-8)


def test_running_statistics_move_as_torchs_do() -> None:
    for name in ("batch_norm", "instance_norm"):
        theirs, mine = [[make(v) for v in (np.zeros(4), np.ones(4))] for make in (torch.tensor, Tensor)]
        more = {"training": True} if name == "batch_norm" else {}
        getattr(torch.nn.functional, name)(torch.tensor(IMAGE), *theirs, momentum=0.3, **more)
        getattr(functional, name)(Tensor(IMAGE), *mine, momentum=0.3, **more)
        for a, b in zip(mine, theirs, strict=True):
            np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-12)


@pytest.mark.parametrize(
    "name", ["alpha_dropout", "feature_alpha_dropout", "dropout1d", "dropout2d", "dropout3d"]
)
def test_dropping_keeps_the_mean_and_takes_whole_channels(name: str) -> None:
    x = Tensor.ones(200, 40, *(2,) * (int(name[-2]) if name[-1] == "d" else 2)) * 0.5
    made = getattr(functional, name)(x, 0.4, training=True).numpy()
    if "alpha" not in name:
        np.testing.assert_allclose(made.mean(), 0.5, atol=0.02)
        assert set(np.unique(made.round(4))) == {0.0, np.float32(0.8333)}
    if name != "alpha_dropout":
        flat = made.reshape(200, 40, -1)
        assert (flat == flat[:, :, :1]).all() and 0.3 < (flat[..., 0] == flat.min()).mean() < 0.5
    untouched = getattr(functional, name)(x, 0.4, training=False)
    np.testing.assert_array_equal(untouched.numpy(), x.numpy())


def test_alpha_dropout_keeps_variance() -> None:
    made = functional.alpha_dropout(Tensor(given(100, 100)), 0.3, training=True).numpy()
    assert abs(made.mean()) < 0.05 and abs(made.var() - 1) < 0.06


MISTAKES: list[tuple[Any, str]] = [
    (lambda: functional.softshrink(Tensor(ROWS), -1), "softshrink: lambd -1"),
    (lambda: functional.dropout2d(Tensor(IMAGE), 2), r"dropout2d: p 2; allowed is 0\.\.1"),
    (lambda: functional.rrelu(Tensor(ROWS), 1, 0), "rrelu: lower 1 is above upper 0"),
    (lambda: functional.batch_norm(Tensor(IMAGE), None, None), "give running_mean and running_var"),
    (lambda: functional.group_norm(Tensor(IMAGE), 3), "does not divide into 3 groups"),
    (lambda: functional.rms_norm(Tensor(ROWS), 4), "rms_norm: the last axes"),
    (lambda: functional.local_response_norm(Tensor(ROWS), 2), "local_response_norm: shape"),
    (lambda: functional.unfold(Tensor(ROWS), 2), "unfold: shape"),
    (lambda: functional.fold(Tensor(ROWS), 4, 2), "fold: shape"),
    (lambda: functional.embedding_bag(Tensor(BAGS), Tensor(ROWS), mode="min"), "embedding_bag: mode 'min'"),
    (lambda: functional.embedding_bag(Tensor(BAGS), Tensor(ROWS)), "give offsets"),
    (lambda: functional.bilinear(Tensor(ROWS), Tensor(OTHER), Tensor(given(1, 2, 2))), "bilinear: shapes"),
    (lambda: functional.multi_margin_loss(Tensor(ROWS), Tensor(CLASSES), 3), "multi_margin_loss: p 3"),
    (
        lambda: functional.multilabel_margin_loss(Tensor(ROWS), Tensor(CLASSES)),
        "multilabel_margin_loss: shapes",
    ),
    (lambda: functional.pdist(Tensor(IMAGE)), "pdist: shape"),
    (
        lambda: functional.cosine_embedding_loss(Tensor(ROWS), Tensor(OTHER), Tensor(ROWS)),
        "a target for each row",
    ),
]


@pytest.mark.parametrize(("call", "told"), MISTAKES, ids=[told for _, told in MISTAKES])
def test_mistakes_are_told(call: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        call()
