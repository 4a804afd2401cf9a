"""BERT: the published number of parameters, masks, and Hugging Face's logits where that is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import bert
from tensor import Tensor, state
from tests.examples.conftest import Script


def test_the_base_model_has_the_published_number_of_parameters() -> None:
    model = bert.Bert(bert.Config(30522, 768, 12, 12, 3072, 512))
    head = 768 * 768 + 768 + 2 * 768 + 30522  # of masked words; 108.9 million are below it, without a pooler
    assert sum(t.numel() for t in state.get_parameters(model)) == 108_891_648 + head


def test_what_is_not_there_changes_nothing() -> None:
    model = bert.Bert(bert.Config(20, 16, 1, 2, 24, 8))
    tokens = np.array([[3, 4, 5, 6]], np.int32)
    longer = np.array([[3, 4, 5, 6, 9, 9]], np.int32)
    mask = Tensor([[True, True, True, True, False, False]])
    found = model(Tensor(longer), mask).numpy()[:, :4]
    np.testing.assert_allclose(found, model(Tensor(tokens)).numpy(), rtol=1e-4, atol=1e-5)


def test_fifteen_of_a_hundred_tokens_are_to_be_found() -> None:
    tokens = np.random.default_rng(0).integers(0, 50, (400, 50))
    seen, wanted = bert.masked(50, 99)(np.random.default_rng(1), tokens)
    chosen = wanted != bert.IGNORED
    assert chosen.mean() == pytest.approx(0.15, abs=0.01)
    assert (seen == 99).sum() / chosen.sum() == pytest.approx(0.8, abs=0.02)
    assert (seen[~chosen] == tokens[~chosen]).all() and (wanted[chosen] == tokens[chosen]).all()


def test_hugging_faces_weights_give_their_logits(tmp_path: Path) -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    sizes = {"vocab_size": 40, "hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2,
             "intermediate_size": 24, "max_position_embeddings": 12}  # fmt: skip
    theirs = transformers.BertForMaskedLM(transformers.BertConfig(**sizes)).eval()
    theirs.save_pretrained(tmp_path)
    tokens, mask = [[3, 7, 1, 39, 0], [1, 2, 3, 0, 0]], [[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]]
    expected = theirs(torch.tensor(tokens), torch.tensor(mask)).logits.detach().numpy()
    found = bert.loaded(tmp_path)(Tensor(tokens), Tensor(mask).bool()).numpy()
    np.testing.assert_allclose(found[0], expected[0], rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(found[1, :3], expected[1, :3], rtol=1e-3, atol=1e-4)


@pytest.mark.conformance
def test_the_script_learns_and_fills_in(
    tmp_path: Path, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script(bert.main, "--smoke", "--out", tmp_path) == 0
    assert script(bert.main, "--weights", tmp_path, "--prompt", "a t_nsor") == 0
    assert "a t" in capsys.readouterr().out
    assert script(bert.main, "--weights", tmp_path, "--prompt", "tensor") == 2
    assert "the prompt has 6 tokens; allowed are 1..32, one of them masked" in capsys.readouterr().err
