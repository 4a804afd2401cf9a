"""GPT-2 against numpy, with a cache and without; against Hugging Face's where that is installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import gpt2
from examples.parts.generate import stream
from examples.parts.text import Pick
from tensor import Tensor, state
from tests.examples import conftest
from tests.examples.conftest import Script

SMALL = gpt2.Config(vocab_size=40, n_positions=12, n_embd=16, n_layer=2, n_head=2, dropout=0.0)


def forward(w: dict[str, Any], tokens: list[int], heads: int) -> Any:
    """Logits of one row of tokens, by the definition."""

    def norm(x: Any, name: str) -> Any:
        centred = x - x.mean(-1, keepdims=True)
        return (
            centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * w[f"{name}.weight"]
            + w[f"{name}.bias"]
        )

    def apply(x: Any, name: str) -> Any:
        return x @ w[f"{name}.weight"] + w[f"{name}.bias"]

    x = w["wte.weight"][tokens] + w["wpe.weight"][: len(tokens)]
    for layer in range(sum(name.endswith("ln_1.weight") for name in w)):
        name = f"h.{layer}"
        q, k, v = (
            np.stack(np.split(s, heads, -1))
            for s in np.split(apply(norm(x, f"{name}.ln_1"), f"{name}.attn.c_attn"), 3, -1)
        )
        scores = np.where(
            np.tril(np.ones((len(tokens),) * 2)), q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1]), -np.inf
        )
        shares = np.exp(scores - scores.max(-1, keepdims=True))
        made = np.concatenate(shares / shares.sum(-1, keepdims=True) @ v, -1)
        x = x + apply(made, f"{name}.attn.c_proj")
        u = apply(norm(x, f"{name}.ln_2"), f"{name}.mlp.c_fc")
        u = u / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
        x = x + apply(u, f"{name}.mlp.c_proj")
    return norm(x, "ln_f") @ w["wte.weight"].T


def test_logits_are_those_of_the_definition_and_a_cache_changes_nothing() -> None:
    model = gpt2.GPT2(SMALL)
    weights = {name: tensor.numpy() for name, tensor in state.get_state_dict(model).items()}
    tokens = [3, 7, 1, 39, 0, 7, 7]
    expected = forward(weights, tokens, SMALL.n_head)
    np.testing.assert_allclose(model(Tensor([tokens])).numpy()[0], expected, rtol=1e-3, atol=1e-5)
    for place, row in enumerate(conftest.logits_of(model, tokens, prompt=3), 2):
        np.testing.assert_allclose(row, expected[place], rtol=1e-3, atol=1e-5)


def test_a_text_goes_on_with_the_likeliest() -> None:
    model = gpt2.GPT2(SMALL)
    tokens = [3, 7, 1]
    for _ in range(6):
        tokens.append(int(model(Tensor([tokens])).numpy()[0, -1].argmax()))
    assert list(stream(model, tokens[:3], 6, Pick())) == tokens[3:]
    assert len(list(stream(model, [1, 2], 99, Pick()))) == 10  # as many as there are places
    drawn = [list(stream(model, [3], 5, Pick(1.0, top_k=3, seed=1))) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert list(stream(model, tokens[:3], 6, Pick(), frozenset(tokens[3:4]))) == []
    with pytest.raises(ValueError, match="the prompt has 12 tokens; allowed are up to 11"):
        next(stream(model, [0] * 12, 1, Pick()))
    with pytest.raises(ValueError, match="the prompt has no tokens"):
        next(stream(model, [], 1, Pick()))


def test_hugging_faces_weights_give_their_logits(tmp_path: Path) -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    sizes = {"vocab_size": 40, "n_positions": 12, "n_embd": 16, "n_layer": 2, "n_head": 2}
    theirs = transformers.GPT2LMHeadModel(transformers.GPT2Config(**sizes)).eval()
    theirs.save_pretrained(tmp_path)
    tokens = [[3, 7, 1, 39, 0], [1, 2, 3, 4, 5]]
    expected = theirs(torch.tensor(tokens)).logits.detach().numpy()
    np.testing.assert_allclose(gpt2.loaded(tmp_path)(Tensor(tokens)).numpy(), expected, rtol=1e-3, atol=1e-4)


@pytest.mark.conformance
def test_the_script_learns_and_speaks(
    tmp_path: Path, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text("abcdefgh" * 200)
    words = ("--smoke", "--text", tmp_path / "a.txt", "--out", tmp_path / "run")
    assert script(gpt2.main, *words) == 0
    assert "device: " in capsys.readouterr().out
    assert len((tmp_path / "run" / "log.jsonl").read_text().splitlines()) == 10
    assert json.loads((tmp_path / "run" / "config.json").read_text())["n_head"] == 2
    assert script(gpt2.main, "--weights", tmp_path / "run", "--prompt", "ab", "--count", 4) == 0
    assert capsys.readouterr().out.startswith("ab")
    assert script(gpt2.main, "--weights", tmp_path, "--prompt", "ab") == 2
    assert capsys.readouterr().err.endswith("train with --out " + str(tmp_path) + " first\n")
