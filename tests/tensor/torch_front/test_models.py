"""Models of torchvision and transformers, small and with random weights, train as in torch: the same losses
over 20 steps, and no operator left to torch. Skipped where those packages are not installed. Then
architectures of other kinds (architectures.py), over a few steps.
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from tensor import runtime

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.conformance
STEPS, WORDS, LENGTH = 20, 128, 24
SIZES: dict[str, Any] = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2}
SIZES |= {"num_attention_heads": 4, "vocab_size": WORDS, "max_position_embeddings": 32}


def resnet() -> Any:
    return pytest.importorskip("torchvision").models.resnet18(num_classes=10)


def gpt2() -> Any:
    models = pytest.importorskip("transformers")
    sizes = {"vocab_size": WORDS, "n_positions": 32, "n_embd": 32, "n_layer": 2, "n_head": 4}
    return models.GPT2LMHeadModel(models.GPT2Config(**sizes, resid_pdrop=0, embd_pdrop=0, attn_pdrop=0))


def bert() -> Any:
    models = pytest.importorskip("transformers")
    quiet = {"hidden_dropout_prob": 0, "attention_probs_dropout_prob": 0}
    return models.BertForMaskedLM(models.BertConfig(**SIZES, **quiet))


def llama() -> Any:
    models = pytest.importorskip("transformers")
    return models.LlamaForCausalLM(models.LlamaConfig(**SIZES, num_key_value_heads=2))


def words(model: Any, numbers: Any) -> Any:
    """The loss of a language model on random words."""
    ids = torch.randint(0, WORDS, (2, LENGTH), generator=numbers)
    return model(input_ids=ids, labels=ids).loss


def images(model: Any, numbers: Any) -> Any:
    """The loss of a classifier on random images."""
    x = torch.randn(8, 3, 64, 64, generator=numbers)
    y = torch.randint(0, 10, (8,), generator=numbers)
    return torch.nn.functional.cross_entropy(model(x), y)


def losses(model: Any, parameters: Any, loss_of: Callable[..., Any], rate: float) -> list[float]:
    numbers, found = torch.Generator().manual_seed(1), []
    optimizer = torch.optim.SGD(parameters, rate, momentum=0.9)
    for _ in range(STEPS):
        loss = loss_of(model, numbers)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


@pytest.mark.parametrize(
    ("make", "loss_of", "rate"),
    [(resnet, images, 1e-5), (gpt2, words, 1e-1), (bert, words, 1e-1), (llama, words, 1e-1)],
)
def test_a_model_has_torchs_losses_over_twenty_steps_of_training(
    make: Callable[[], Any], loss_of: Callable[..., Any], rate: float
) -> None:
    from tensor.torch_front import register

    register()
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = make().train()
    other = copy.deepcopy(model)
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="doorbell")
        compiled = torch.compile(model, backend="doorbell")
        made = losses(compiled, model.parameters(), loss_of, rate)
    assert made == pytest.approx(losses(other, other.parameters(), loss_of, rate), abs=1e-4)


@pytest.mark.parametrize("name", ["vit", "unet", "t5", "mobilenet", "graph", "whisper"])
def test_an_architecture_has_torchs_losses_and_is_computed_on_the_device(name: str) -> None:
    from tensor.torch_front import register
    from tests.tensor.torch_front.architectures import cases

    register()
    torch._dynamo.reset()
    torch.manual_seed(0)
    make, inputs, loss_of = cases()[name]
    model, given = make(), inputs()
    other, before = copy.deepcopy(model), runtime.stats().dispatches

    def trained(called: Any, parameters: Any) -> list[float]:
        optimizer, found = torch.optim.AdamW(parameters, lr=1e-3), []
        for _ in range(5):
            loss = loss_of(called(*given))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="doorbell")
        made = trained(torch.compile(model, backend="doorbell"), model.parameters())
    assert runtime.stats().dispatches > before + 10 * len(made)
    assert made == pytest.approx(trained(other, other.parameters()), abs=1e-4)
