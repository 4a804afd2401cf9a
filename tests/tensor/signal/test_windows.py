"""Windows, and spectrogram.py, against torch. Runs where torch is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, signal

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(2)
WINDOWS: dict[str, dict[str, Any]] = {
    **{name: {} for name in ("bartlett", "blackman", "cosine", "gaussian", "hamming", "hann")},
    **{name: {} for name in ("kaiser", "nuttall")},
    **{
        "exponential": {"tau": 2.0},
        "general_cosine": {"a": [0.5, 0.3, 0.2]},
        "general_hamming": {"alpha": 0.6},
    },
}
SETTINGS: list[dict[str, Any]] = [
    {},
    {"hop_length": 3, "win_length": 6},
    {"center": False, "normalized": True},
    {"onesided": False, "hop_length": 2},
]


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("sym", [True, False])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 8])
def test_a_window_is_torchs(name: str, sym: bool, count: int) -> None:
    made = getattr(torch.signal.windows, name)(count, sym=sym, dtype=torch.float64, **WINDOWS[name])
    found = getattr(signal.windows, name)(count, sym=sym, dtype="float64", **WINDOWS[name])
    np.testing.assert_allclose(found.numpy(), made.numpy(), rtol=1e-13, atol=1e-15)


@pytest.mark.parametrize("settings", SETTINGS)
def test_spectra_over_time_are_torchs_and_come_back(settings: dict[str, Any]) -> None:
    x = RNG.normal(size=(2, 40))
    window = signal.windows.hann(settings.get("win_length", 8), sym=False, dtype="float64") + 0.1
    theirs = torch.stft(
        torch.tensor(x), 8, window=torch.tensor(window.numpy()), return_complex=True, **settings
    )
    found = signal.stft(Tensor(x), 8, window=window, **settings)
    np.testing.assert_allclose(found.numpy(), theirs.numpy(), rtol=1e-12, atol=1e-12)
    if settings.get("hop_length") == 3:  # parts of six with gaps of none: all samples are read
        settings = settings | {"length": 40}
    wanted = torch.istft(theirs, 8, window=torch.tensor(window.numpy()), **settings).numpy()
    np.testing.assert_allclose(signal.istft(found, 8, window=window, **settings).numpy(), wanted, atol=1e-12)


def test_mistakes_are_told() -> None:
    with pytest.raises(ValueError, match="hann: M -1; allowed is 0 or more"):
        signal.windows.hann(-1)
    with pytest.raises(TypeError, match="hann: no option 'dtpye'"):
        signal.windows.hann(3, dtpye="float32")
    with pytest.raises(ValueError, match="kaiser: beta -1"):
        signal.windows.kaiser(3, beta=-1)
    with pytest.raises(ValueError, match="stft: n_fft 8 for signals"):
        signal.stft(Tensor([1.0, 2.0]), 8, center=False)
