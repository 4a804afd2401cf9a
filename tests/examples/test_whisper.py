"""Whisper: spectra of known tones, Hugging Face's logits and spectra where that is installed, learning."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import whisper
from tensor import Tensor
from tests.examples.conftest import Script


def test_bands_of_a_spectrum_are_where_the_tone_is() -> None:
    filters = whisper.mel_filters(80)
    lines = np.linspace(0, 8000, 201)
    areas = np.trapezoid(filters, lines, axis=1)
    np.testing.assert_allclose(areas[50:], 1, rtol=0.03)  # wide enough to be summed over lines
    seconds = np.arange(16000) / 16000
    for pitch in (440, 3000):
        columns = whisper.spectrum(np.sin(2 * np.pi * pitch * seconds), 120)
        assert (
            columns.shape == (80, 120) and columns[:, 110:].max() < columns.max() - 1.9
        )  # silence behind it
        assert filters[columns[:, 50].argmax()] @ lines / filters[
            columns[:, 50].argmax()
        ].sum() == pytest.approx(pitch, rel=0.1)


def test_hugging_faces_weights_give_their_logits(tmp_path: Path) -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    config = transformers.WhisperConfig(
        vocab_size=30, d_model=16, encoder_layers=2, encoder_attention_heads=2, encoder_ffn_dim=24,
        decoder_layers=2, decoder_attention_heads=2, decoder_ffn_dim=24, max_source_positions=10,
        max_target_positions=8, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1,
    )  # fmt: skip
    theirs = transformers.WhisperForConditionalGeneration(config).eval()
    theirs.save_pretrained(tmp_path)
    rng = np.random.default_rng(0)
    spectra, tokens = rng.normal(size=(2, 80, 20)).astype(np.float32), [[1, 5, 9], [1, 7, 29]]
    expected = theirs(torch.tensor(spectra), decoder_input_ids=torch.tensor(tokens)).logits.detach().numpy()
    model = whisper.loaded(tmp_path)
    np.testing.assert_allclose(model(Tensor(spectra), Tensor(tokens)).numpy(), expected, rtol=1e-3, atol=1e-4)
    sound = rng.normal(size=30000)
    extractor = transformers.WhisperFeatureExtractor()
    known = extractor(sound, sampling_rate=16000, return_tensors="np").input_features[0]
    np.testing.assert_allclose(whisper.spectrum(sound, 3000), known, rtol=1e-3, atol=1e-4)
    told = list(model.told(spectra[0], [1], 4))
    given = (
        theirs(torch.tensor(spectra[:1]), decoder_input_ids=torch.tensor([[1, *told]])).logits[0].argmax(-1)
    )
    assert given[: len(told)].tolist() == told


@pytest.mark.conformance
def test_the_script_learns_and_hears(
    tmp_path: Path, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script(whisper.main, "--smoke", "--out", tmp_path) == 0
    assert script(whisper.main, "--weights", tmp_path, "--notes", "CE") == 0
    assert script(whisper.main, "--weights", tmp_path, "--notes", "CX") == 2
    assert "--notes: 'X'; allowed are CDEFGAB" in capsys.readouterr().err
