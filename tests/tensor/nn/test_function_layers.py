"""Layers with settings and nothing learned, against torch: values and the names of their state.

Runs where torch is installed, but for the last. Covers criteria.py, fractional.py and padding.py too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(7)
ROWS, OTHER, THIRD = (RNG.normal(size=(3, 4)).astype(np.float32) for _ in range(3))
SEQUENCE, IMAGE, BLOCK = (RNG.normal(size=(2, 4, *[6] * rank)).astype(np.float32) for rank in (1, 2, 3))
SIGNS = np.array([1.0, -1.0, 1.0], np.float32)
CLASSES = np.array([0, 3, 1])
LABELS = np.array([[2, 0, -1, 1], [3, -1, 0, 0], [0, 1, 2, 3]])
HOT = (OTHER > 0).astype(np.float32)
WEIGHT = np.array([1.0, 2.0, 0.5, 3.0], np.float32)

LAYERS: list[tuple[str, dict[str, Any], tuple[np.ndarray, ...]]] = [
    *((f"{kind}Pad1d", {"padding": (2, 1)}, (SEQUENCE,)) for kind in ("Zero", "Reflection", "Replication")),
    *((f"{kind}Pad2d", {"padding": (2, 1, 0, 3)}, (IMAGE,)) for kind in ("Zero", "Reflection", "Circular")),
    *((f"{kind}Pad3d", {"padding": 2}, (BLOCK,)) for kind in ("Zero", "Replication", "Circular")),
    ("ReplicationPad2d", {"padding": (1, 2, 3, 0)}, (IMAGE,)),
    ("ReflectionPad3d", {"padding": (1, 2, 3, 0, 1, 1)}, (BLOCK,)),
    ("CircularPad1d", {"padding": 3}, (SEQUENCE,)),
    ("ConstantPad1d", {"padding": 1, "value": 2.5}, (SEQUENCE,)),
    ("ConstantPad2d", {"padding": (-1, 2, 0, 1), "value": 2.5}, (IMAGE,)),
    ("ConstantPad3d", {"padding": 1, "value": -1.0}, (BLOCK,)),
    ("Hardshrink", {"lambd": 0.25}, (ROWS,)),
    ("Softshrink", {"lambd": 0.25}, (ROWS,)),
    ("Tanhshrink", {}, (ROWS,)),
    ("Threshold", {"threshold": 0.5, "value": 2.0}, (ROWS,)),
    ("RReLU", {"lower": 0.25, "upper": 0.5}, (ROWS,)),
    ("Softmin", {"dim": 1}, (ROWS,)),
    ("Softmax2d", {}, (IMAGE,)),
    *((f"Dropout{rank}d", {"p": 0.25}, (x,)) for rank, x in ((1, SEQUENCE), (2, IMAGE), (3, BLOCK))),
    ("AlphaDropout", {"p": 0.25}, (ROWS,)),
    ("FeatureAlphaDropout", {"p": 0.25}, (IMAGE,)),
    ("PixelUnshuffle", {"downscale_factor": 2}, (IMAGE,)),
    ("ChannelShuffle", {"groups": 2}, (IMAGE,)),
    ("Upsample", {"scale_factor": 2}, (SEQUENCE,)),
    ("Upsample", {"size": (9, 5), "mode": "bilinear", "align_corners": True}, (IMAGE,)),
    ("UpsamplingNearest2d", {"size": (9, 5)}, (IMAGE,)),
    ("UpsamplingBilinear2d", {"scale_factor": 2}, (IMAGE,)),
    ("Unfold", {"kernel_size": 3, "dilation": 2, "padding": 1, "stride": 2}, (IMAGE,)),
    ("Fold", {"output_size": (2, 3), "kernel_size": (1, 2), "stride": (1, 1)}, (SEQUENCE[..., :4],)),
    ("LPPool1d", {"norm_type": 2, "kernel_size": 3, "stride": 2}, (abs(SEQUENCE),)),
    ("LPPool2d", {"norm_type": 3, "kernel_size": 2}, (abs(IMAGE),)),
    ("LPPool3d", {"norm_type": 2, "kernel_size": (1, 2, 3), "stride": 2}, (abs(BLOCK),)),
    ("AdaptiveMaxPool3d", {"output_size": (2, None, 4)}, (BLOCK,)),
    ("AvgPool2d", {"kernel_size": 3, "stride": 2, "padding": 1, "divisor_override": 4}, (IMAGE,)),
    ("AvgPool3d", {"kernel_size": 2, "divisor_override": 3}, (BLOCK,)),
    ("BCELoss", {"weight": WEIGHT, "reduction": "sum"}, (HOT * 0.5 + 0.25, HOT)),
    *(
        (f"InstanceNorm{rank}d", {"num_features": 4}, (x,))
        for rank, x in ((1, SEQUENCE), (2, IMAGE), (3, BLOCK))
    ),
    ("InstanceNorm2d", {"num_features": 4, "eps": 0.1}, (IMAGE[0],)),
    ("LocalResponseNorm", {"size": 3, "alpha": 0.5}, (IMAGE,)),
    ("CosineSimilarity", {"dim": 0}, (ROWS, OTHER)),
    ("PairwiseDistance", {"p": 1.0, "keepdim": True}, (ROWS, OTHER)),
    ("SoftMarginLoss", {"reduction": "sum"}, (ROWS, 2 * HOT - 1)),
    ("MultiLabelMarginLoss", {}, (ROWS, LABELS)),
    ("MultiLabelSoftMarginLoss", {"weight": WEIGHT}, (ROWS, HOT)),
    ("MultiMarginLoss", {"p": 2, "weight": WEIGHT}, (ROWS, CLASSES)),
    ("MarginRankingLoss", {"margin": 0.5}, (ROWS[:, 0], OTHER[:, 0], SIGNS)),
    ("HingeEmbeddingLoss", {"margin": 2.0}, (ROWS[:, 0], SIGNS)),
    ("CosineEmbeddingLoss", {"margin": 0.1}, (ROWS, OTHER, SIGNS)),
    ("TripletMarginLoss", {"margin": 2.0, "p": 1.0, "swap": True}, (ROWS, OTHER, THIRD)),
    ("TripletMarginWithDistanceLoss", {"margin": 2.0}, (ROWS, OTHER, THIRD)),
    ("PoissonNLLLoss", {"full": True, "reduction": "none"}, (ROWS, abs(OTHER) * 3)),
    ("GaussianNLLLoss", {"full": True}, (ROWS, OTHER, abs(THIRD))),
]


def made(module: Any, array: Any, name: str, settings: dict[str, Any]) -> Any:
    """A library's layer, with its own tensors among the settings."""
    own = {k: array(v) if isinstance(v, np.ndarray) else v for k, v in settings.items()}
    return getattr(module, name)(**own)


@pytest.mark.parametrize(
    ("name", "settings", "inputs"), LAYERS, ids=[f"{i}-{row[0]}" for i, row in enumerate(LAYERS)]
)
def test_values_and_names_of_state_are_torchs(name: str, settings: dict[str, Any], inputs: Any) -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = made(torch.nn, torch.tensor, name, settings).eval(), made(nn, Tensor, name, settings)
    expected = theirs(*map(torch.tensor, inputs)).numpy()
    np.testing.assert_allclose(ours(*map(Tensor, inputs)).numpy(), expected, rtol=2e-5, atol=2e-6)
    assert list(ours.state_dict()) == list(theirs.state_dict())
    assert list(ours.parameters()) == []


@pytest.mark.parametrize(("rank", "x"), [(1, SEQUENCE), (2, IMAGE), (3, BLOCK)])
def test_adaptive_pooling_says_where_the_greatest_are(rank: int, x: np.ndarray) -> None:
    torch = pytest.importorskip("torch")
    layers = [getattr(library, f"AdaptiveMaxPool{rank}d")(4, True) for library in (torch.nn, nn)]
    for expected, found in zip(layers[0](torch.tensor(x)), layers[1](Tensor(x)), strict=True):
        np.testing.assert_array_equal(found.numpy(), expected.numpy())


@pytest.mark.parametrize(("rank", "x"), [(2, IMAGE), (3, BLOCK)])
@pytest.mark.parametrize("sizes", [{"output_size": 3}, {"output_ratio": 0.7}, {"output_size": 1}])
def test_fractional_pooling_is_torchs_where_windows_begin_at_its_places(
    rank: int, x: np.ndarray, sizes: dict[str, Any]
) -> None:
    torch = pytest.importorskip("torch")
    name, samples = f"FractionalMaxPool{rank}d", RNG.random((2, 4, rank)).astype(np.float32)
    settings = {"kernel_size": 2, "return_indices": True, **sizes}
    theirs = getattr(torch.nn, name)(**settings, _random_samples=torch.tensor(samples))
    ours = getattr(nn, name)(**settings, _random_samples=Tensor(samples))
    given, image = torch.tensor(x, requires_grad=True), Tensor(x, requires_grad=True)
    wanted, made = theirs(given), ours(image)
    for expected, found in zip(wanted, made, strict=True):
        np.testing.assert_array_equal(found.detach().numpy(), expected.detach().numpy())
    wanted[0].square().sum().backward()
    made[0].square().sum().backward()
    assert image.grad is not None
    np.testing.assert_allclose(image.grad.numpy(), given.grad.numpy(), rtol=1e-6)
    assert list(ours.state_dict()) == list(theirs.state_dict())


def test_fractional_pooling_draws_windows_that_fit() -> None:
    x = Tensor.arange(100.0).reshape(1, 1, 10, 10)
    made, places = nn.FractionalMaxPool2d((2, 3), output_size=(7, 5), return_indices=True)(x)
    assert made.shape == (1, 1, 7, 5) and made.tolist() == places.tolist() and made.max().item() == 99
    for sizes, told in (({}, "give one of them"), ({"output_size": 10}, "allowed is 1 up to"),
                        ({"output_ratio": 1.5}, "above 0 and below 1")):  # fmt: skip
        with pytest.raises(ValueError, match=f"^fractional_max_pool2d: .*{told}"):
            nn.FractionalMaxPool2d(2, **sizes)(x)


@pytest.mark.parametrize("name", ["mse_loss", "l1_loss", "huber_loss"])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_losses_take_a_weight_for_each_element(name: str, reduction: str) -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = getattr(torch.nn.functional, name), getattr(nn.functional, name)
    expected = theirs(*map(torch.tensor, (ROWS, OTHER)), reduction=reduction, weight=torch.tensor(HOT + 1))
    found = ours(Tensor(ROWS), Tensor(OTHER), reduction=reduction, weight=Tensor(HOT + 1))
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5)


def test_ctc_loss_is_torchs() -> None:
    torch = pytest.importorskip("torch")
    scores = np.log(RNG.dirichlet(np.ones(5), size=(7, 2))).astype(np.float32)
    rest = (np.array([[1, 2, 2], [3, 1, 4]]), np.array([7, 6]), np.array([3, 2]))
    expected = torch.nn.CTCLoss(reduction="sum")(torch.tensor(scores), *map(torch.tensor, rest)).item()
    found = nn.CTCLoss(reduction="sum")(Tensor(scores), *map(Tensor, rest))
    assert found.item() == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("name", ["Dropout1d", "AlphaDropout", "FeatureAlphaDropout", "RReLU"])
def test_what_draws_numbers_does_so_in_training_only(name: str) -> None:
    layer, x = nn.Sequential(getattr(nn, name)()), -Tensor.ones(4, 32, 2)
    assert layer(x).tolist() != layer(x).tolist()
    layer.eval()
    assert layer(x).tolist() == layer(x).tolist()


def test_a_layer_shows_its_settings() -> None:
    assert repr(nn.Threshold(1, 20)) == "Threshold(threshold=1, value=20)"
    assert repr(nn.ReflectionPad1d(2)) == "ReflectionPad1d((2, 2))"
    assert repr(nn.ConstantPad1d(2, 0.5)) == "ConstantPad1d(padding=(2, 2), value=0.5)"


def test_mistakes_are_told_when_the_layer_is_made() -> None:
    with pytest.raises(ValueError, match=r"ReflectionPad2d: padding \(1, 2\); allowed is one number or 4"):
        nn.ReflectionPad2d((1, 2))
    with pytest.raises(TypeError, match=r"Unfold: missing a required argument: 'kernel_size'"):
        nn.Unfold()
    with pytest.raises(ValueError, match=r"AlphaDropout: p 2; allowed is 0\.\.1"):
        nn.AlphaDropout(2)


@pytest.mark.parametrize(("layer", "settings"), [(nn.Unfold, (2,)), (nn.ZeroPad2d, (1,))])
def test_a_kind_of_a_layer_of_ones_own_computes_as_it_does(layer: Any, settings: tuple[int, ...]) -> None:
    own, x = type("Own", (layer,), {}), Tensor.arange(48).reshape(1, 3, 4, 4).float()
    assert own(*settings)(x).tolist() == layer(*settings)(x).tolist()
