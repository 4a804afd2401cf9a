"""Networks for images: published counts of parameters, torchvision's logits where it is there, learning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import convnet, resnet, vit
from tensor import Tensor, state
from tests.examples.conftest import Script

BUFFERS = ("running_mean", "running_var", "num_batches_tracked")


def count(model: Any) -> int:
    found = state.get_state_dict(model).items()
    return sum(tensor.numel() for name, tensor in found if not name.endswith(BUFFERS))


@pytest.mark.parametrize(
    ("make", "parameters"),
    [  # as torchvision's documentation has them
        (lambda: resnet.ResNet(18), 11_689_512),
        (lambda: resnet.ResNet(34), 21_797_672),
        (lambda: resnet.ResNet(50), 25_557_032),
        (lambda: resnet.ResNet(101), 44_549_160),
        (vit.ViT, 86_567_656),
    ],
)
def test_networks_have_the_published_number_of_parameters(make: Any, parameters: int) -> None:
    assert count(make()) == parameters


def test_weights_say_which_network_they_are_of() -> None:
    for model in (resnet.ResNet(50, 7, 4), resnet.ResNet(34, 5, 8)):
        found = resnet.fitting(state.get_state_dict(model))
        assert {n: t.shape for n, t in state.get_state_dict(found).items()} == {
            n: t.shape for n, t in state.get_state_dict(model).items()
        }
    small = vit.ViT(8, 2, 3, 32, 2, 48, 10, 1)
    assert count(vit.fitting(state.get_state_dict(small))) == count(small)
    with pytest.raises(ValueError, match="are of no ResNet known here, 18, 34, 50, 101"):
        resnet.fitting({"fc.bias": Tensor([1.0])})
    with pytest.raises(ValueError, match="ResNet-19; allowed are 18, 34, 50, 101"):
        resnet.ResNet(19)


@pytest.mark.parametrize("name", ["resnet18", "resnet50", "vit"])
@pytest.mark.conformance
def test_torchvisions_weights_give_its_logits(name: str) -> None:
    torch, torchvision = pytest.importorskip("torch"), pytest.importorskip("torchvision")
    torch.manual_seed(0)
    ours: Any
    if name == "vit":
        theirs = torchvision.models.VisionTransformer(32, 8, 2, 2, 32, 64, num_classes=5)
        ours, size = vit.ViT(32, 8, 2, 32, 2, 64, 5), 32
    else:
        theirs, size = getattr(torchvision.models, name)(num_classes=5), 64
        ours = resnet.ResNet(int(name[6:]), 5)
    weights = {key: value.numpy() for key, value in theirs.eval().state_dict().items()}
    state.load_state_dict(ours.eval(), weights)
    x = np.random.default_rng(0).normal(size=(2, 3, size, size)).astype(np.float32)
    expected = theirs(torch.tensor(x)).detach().numpy()
    np.testing.assert_allclose(ours(Tensor(x)).numpy(), expected, rtol=1e-3, atol=1e-4)


@pytest.mark.conformance
def test_a_convnet_learns_and_is_read_back(
    tmp_path: Path, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script(convnet.main, "--smoke", "--out", tmp_path) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert script(convnet.main, "--weights", tmp_path) == 0
    assert capsys.readouterr().out.splitlines()[-1] == told
    assert script(convnet.main, "--weights", tmp_path / "none.safetensors") == 2
    assert "none.safetensors" in capsys.readouterr().err


@pytest.mark.conformance
def test_a_convnet_gets_nearly_all_held_out_digits_right(
    script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script(convnet.main) == 0
    share = capsys.readouterr().out.splitlines()[-1].split()[-1]
    assert float(share.rstrip("%")) > 97


@pytest.mark.conformance
@pytest.mark.parametrize("main", [resnet.main, vit.main])
def test_the_script_learns(script: Script, main: Any) -> None:
    assert script(main, "--smoke") == 0
