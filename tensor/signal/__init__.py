"""Functions of signals: `tensor.signal.windows`, and spectra over time."""

from tensor.signal import windows
from tensor.signal.spectrogram import istft, stft

__all__ = ["istft", "stft", "windows"]
