"""Whisper (Radford et al., 2022), under Hugging Face's names: sound to text.

    python -m examples.whisper --out runs/whisper                     # a small one learns to name notes
    python -m examples.whisper --weights runs/whisper --notes CEG     # and names these
    python -m examples.whisper --weights tiny.en/ --tokenizer tiny.en/tokenizer.json --sound a.wav

Sound is 16,000 samples a second, at most 30 seconds, as a spectrum of 80 mel bands (25 ms every 10 ms). What
is learned here are notes of a second each, made on the fly. Text is found greedily.
"""

from __future__ import annotations

import argparse
import json
import sys
import wave
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import text, training
from tensor import Tensor, jit, nn, optim, state

Array = npt.NDArray[Any]
RATE, WINDOW, HOP = 16000, 400, 160  # samples a second, of one column, between two


@dataclass
class Config:
    """Sizes, under their names in config.json."""

    vocab_size: int = 12
    num_mel_bins: int = 80
    d_model: int = 64
    encoder_layers: int = 2
    encoder_attention_heads: int = 4
    encoder_ffn_dim: int = 128
    decoder_layers: int = 2
    decoder_attention_heads: int = 4
    decoder_ffn_dim: int = 128
    max_source_positions: int = 150
    max_target_positions: int = 8
    decoder_start_token_id: int = 10
    eos_token_id: int = 11


def mel_filters(bands: int) -> Array:
    """Triangles over the spectrum's 201 lines, (bands, 201), on Slaney's scale: even up to 1000 Hz, then even
    in the logarithm; each of area 1."""
    step, corner, growth = 200 / 3, 15.0, np.log(6.4) / 27  # Auditory Toolbox, 1998
    top = corner + np.log(RATE / 2 / 1000) / growth
    marks = np.linspace(0, top, bands + 2)
    edges = np.where(marks < corner, marks * step, 1000 * np.exp(growth * (marks - corner)))
    lines = np.linspace(0, RATE / 2, WINDOW // 2 + 1)
    rise = (lines - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    fall = (edges[2:, None] - lines) / (edges[2:] - edges[1:-1])[:, None]
    made: Array = np.maximum(0, np.minimum(rise, fall)) * (2 / (edges[2:] - edges[:-2]))[:, None]
    return made


def spectrum(sound: Array, columns: int, bands: int = 80) -> Array:
    """Logarithms of power by mel band, float32 (bands, columns), of samples in -1..1: silence is added, or
    the rest cut off."""
    length = columns * HOP
    padded = np.pad(sound[:length], (0, max(0, length - len(sound))))
    padded = np.pad(padded, WINDOW // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP][:columns]
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    power = np.abs(np.fft.rfft(frames * hann)) ** 2
    logs = np.log10(np.maximum(mel_filters(bands) @ power.T, 1e-10))
    made: Array = (np.maximum(logs, logs.max() - 8) + 4) / 4
    return made.astype(np.float32)


class Attention:
    """Attention of queries to themselves or to what the encoder heard; keys have no bias."""

    def __init__(self, width: int, heads: int) -> None:
        self.heads = heads
        self.q_proj, self.v_proj, self.out_proj = (nn.Linear(width, width) for _ in range(3))
        self.k_proj = nn.Linear(width, width, bias=False)

    def __call__(self, x: Tensor, heard: Tensor, is_causal: bool = False) -> Tensor:
        sides = (self.q_proj(x), self.k_proj(heard), self.v_proj(heard))
        q, k, v = (s.reshape(*s.shape[:2], self.heads, -1).transpose(1, 2) for s in sides)
        made = q.scaled_dot_product_attention(k, v, is_causal=is_causal)
        result: Tensor = self.out_proj(made.transpose(1, 2).reshape(x.shape))
        return result


class Layer:
    """Attention, in the decoder another to what was heard, and two matrices, each behind a norm."""

    def __init__(self, width: int, heads: int, hidden: int, listens: bool) -> None:
        self.self_attn, self.self_attn_layer_norm = Attention(width, heads), nn.LayerNorm(width)
        if listens:
            self.encoder_attn, self.encoder_attn_layer_norm = Attention(width, heads), nn.LayerNorm(width)
        self.fc1, self.fc2 = nn.Linear(width, hidden), nn.Linear(hidden, width)
        self.final_layer_norm = nn.LayerNorm(width)

    def __call__(self, x: Tensor, heard: Tensor | None = None) -> Tensor:
        inner = self.self_attn_layer_norm(x)
        x = x + self.self_attn(inner, inner, is_causal=heard is not None)
        if heard is not None:
            x = x + self.encoder_attn(self.encoder_attn_layer_norm(x), heard)
        result: Tensor = x + self.fc2(self.fc1(self.final_layer_norm(x)).gelu("none"))
        return result


def sinusoids(length: int, width: int) -> Array:
    """Places as sines and cosines, (length, width)."""
    rates = np.exp(-np.log(10000) / (width // 2 - 1) * np.arange(width // 2))
    turns = np.outer(np.arange(length), rates)
    return np.concatenate([np.sin(turns), np.cos(turns)], 1).astype(np.float32)


class Encoder:
    """Spectra (n, bands, columns) -> (n, columns / 2, width)."""

    def __init__(self, config: Config) -> None:
        width = config.d_model
        self.conv1 = nn.Conv1d(config.num_mel_bins, width, 3, padding=1)
        self.conv2 = nn.Conv1d(width, width, 3, stride=2, padding=1)
        self.embed_positions = training.table(config.max_source_positions, width)
        fixed = Tensor(sinusoids(config.max_source_positions, width)).requires_grad_(False)
        self.embed_positions.weight = fixed
        sizes = (width, config.encoder_attention_heads, config.encoder_ffn_dim)
        self.layers = [Layer(*sizes, listens=False) for _ in range(config.encoder_layers)]
        self.layer_norm = nn.LayerNorm(width)

    def __call__(self, x: Tensor) -> Tensor:
        x = self.conv2(self.conv1(x).gelu("none")).gelu("none").transpose(1, 2)
        x = x + self.embed_positions.weight
        for layer in self.layers:
            x = layer(x)
        result: Tensor = self.layer_norm(x)
        return result


class Decoder:
    """Tokens (n, length) and what was heard -> (n, length, width)."""

    def __init__(self, config: Config) -> None:
        width = config.d_model
        self.embed_tokens = training.table(config.vocab_size, width)
        self.embed_positions = training.table(config.max_target_positions, width)
        sizes = (width, config.decoder_attention_heads, config.decoder_ffn_dim)
        self.layers = [Layer(*sizes, listens=True) for _ in range(config.decoder_layers)]
        self.layer_norm = nn.LayerNorm(width)

    def __call__(self, tokens: Tensor, heard: Tensor) -> Tensor:
        x = self.embed_tokens(tokens) + self.embed_positions.weight[: tokens.shape[1]]
        for layer in self.layers:
            x = layer(x, heard)
        result: Tensor = self.layer_norm(x)
        return result


class Both:
    """The encoder and the decoder, under Hugging Face's names."""

    def __init__(self, config: Config) -> None:
        self.encoder, self.decoder = Encoder(config), Decoder(config)


class Whisper:
    """Spectra (n, bands, columns) and tokens (n, length) -> logits (n, length, vocabulary) of the next."""

    def __init__(self, config: Config) -> None:
        self.config, self.model = config, Both(config)

    def __call__(self, spectra: Tensor, tokens: Tensor) -> Tensor:
        return self.after(tokens, self.model.encoder(spectra))

    def after(self, tokens: Tensor, heard: Tensor) -> Tensor:
        """Logits, of what the encoder made."""
        return self.model.decoder(tokens, heard) @ self.model.decoder.embed_tokens.weight.T

    def told(self, columns: Array, begin: list[int], most: int) -> Iterator[int]:
        """The likeliest tokens behind `begin`, up to the one that ends the text."""
        heard = self.model.encoder(Tensor(columns[None])).realize()
        most = min(most, self.config.max_target_positions - len(begin))
        tokens = np.full(
            (1, len(begin) + most), self.config.eos_token_id, np.int32
        )  # what lies ahead is not seen
        tokens[0, : len(begin)] = begin
        follow = jit(lambda given: self.after(given, heard)[0].argmax(-1))
        for place in range(len(begin), len(begin) + most):
            token = int(follow(Tensor(tokens)).numpy()[place - 1])
            if token == self.config.eos_token_id:
                return
            yield token
            tokens[0, place] = token


NOTES = "CDEFGAB"  # tokens 0 to 6
PITCHES = 261.63 * 2.0 ** (np.array([0, 2, 4, 5, 7, 9, 11]) / 12)


def played(notes: Array, rng: np.random.Generator) -> Array:
    """A second of each note with two overtones, a little out of tune and noisy."""
    seconds = np.arange(RATE) / RATE
    parts = []
    for note in notes:
        pitch = PITCHES[note] * (1 + rng.normal() * 0.004)
        tones = [np.sin(2 * np.pi * pitch * (k + 1) * seconds) * rng.random() ** k for k in range(3)]
        parts.append(sum(tones) * np.minimum(1, 20 * seconds) * np.minimum(1, 20 * (1 - seconds)))
    whole: Array = np.concatenate(parts) * 0.2
    return whole + rng.normal(size=len(whole)) * 0.01


def learn(options: argparse.Namespace) -> int:
    """Train on three notes at a time."""
    small = {"d_model": 32, "encoder_layers": 1, "decoder_layers": 1} if options.smoke else {}
    if options.smoke:
        options.steps, options.batch = min(options.steps, 8), 4
    config = Config(**small)
    Tensor.manual_seed(options.seed)
    model = Whisper(config)
    optimizer = optim.AdamW(state.get_parameters(model), lr=2e-3)
    schedule = optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, max(2, options.steps), cycle_momentum=False)

    def heard(rng: np.random.Generator, rows: Array) -> tuple[Array, ...]:
        columns = 2 * config.max_source_positions
        spectra = np.stack([spectrum(played(row, rng), columns, config.num_mel_bins) for row in rows])
        ends = np.ones((len(rows), 1), np.int32)
        first, last = ends * config.decoder_start_token_id, ends * config.eos_token_id
        return spectra, np.concatenate([first, rows], 1), np.concatenate([rows, last], 1)

    @jit
    def step(spectra: Tensor, tokens: Tensor, wanted: Tensor) -> dict[str, Tensor]:
        optimizer.zero_grad()
        logits = model(spectra, tokens).flatten(0, 1)
        loss = logits.cross_entropy(wanted.flatten())
        loss.backward()
        nn.utils.clip_grad_norm_(optimizer.params, 1.0)
        optimizer.step()
        schedule.step()
        right = logits.detach().argmax(1).eq(wanted.flatten()).float().mean()
        return {"loss": loss.detach(), "accuracy": right}

    rows = np.random.default_rng(options.seed).integers(0, len(NOTES), (512, 3)).astype(np.int32)
    loader = training.Loader((rows,), options.batch, options.seed, heard)
    entries = training.fit(step, loader, options, model=model, optimizer=optimizer, schedule=schedule)
    if options.out:
        (options.out / "config.json").write_text(json.dumps(asdict(config)))
    return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1


def loaded(path: Path) -> Whisper:
    """A model with the weights of a file or folder, config.json beside."""
    file = training.weights_of(path)
    beside = file.with_name("config.json")
    if not beside.exists():
        raise ValueError(f"{file}: there is no config.json beside it, which says the model's sizes")
    said, found = json.loads(beside.read_text()), state.load(file)
    found.pop("proj_out.weight", None)  # the table of tokens again
    model = Whisper(Config(**{each.name: said[each.name] for each in fields(Config) if each.name in said}))
    state.load_state_dict(model, found)
    return model


def listened(file: Path) -> Array:
    """The samples of a .wav file of 16 bits and 16,000 Hz, in -1..1, both sides together."""
    with wave.open(str(file)) as opened:
        if opened.getframerate() != RATE or opened.getsampwidth() != 2:
            found = f"{opened.getframerate()} Hz, {8 * opened.getsampwidth()} bits"
            raise ValueError(
                f"{file} has {found}; allowed are {RATE} Hz and 16 bits: ffmpeg -i IN -ar {RATE} OUT.wav"
            )
        samples = np.frombuffer(opened.readframes(opened.getnframes()), "<i2")
        made: Array = samples.reshape(-1, opened.getnchannels()).mean(1) / 32768
        return made


def hear(options: argparse.Namespace) -> int:
    """Print what a sound says, or these notes."""
    model = loaded(options.weights)
    columns, bands = 2 * model.config.max_source_positions, model.config.num_mel_bins
    begin = [model.config.decoder_start_token_id]
    if options.sound is None:
        unknown = sorted(set(options.notes) - set(NOTES))
        if unknown:
            raise ValueError(f"--notes: {''.join(unknown)!r}; allowed are {NOTES}")
        row = np.array([NOTES.index(note) for note in options.notes])
        found = model.told(
            spectrum(played(row, np.random.default_rng(options.seed)), columns, bands), begin, 8
        )
        print("".join(NOTES[token] if token < len(NOTES) else "?" for token in found))
        return 0
    tokenizer = text.tokenizer_of(options.tokenizer)
    begin += [] if options.begin is None else tokenizer.encode(options.begin)
    sound = spectrum(listened(options.sound), columns, bands)
    for part in text.spoken(model.told(sound, begin, options.count), tokenizer):
        print(part, end="", flush=True)
    print()
    return 0


def main() -> int:
    """0: learned (the loss fell) or heard; 1: it did not fall; 2: wrong input or no device."""
    parser = training.arguments(__doc__, steps=300, batch=16)
    add = parser.add_argument
    add("--weights", type=Path, help="do not learn; hear by these weights: a file, or a folder of a run")
    add("--tokenizer", type=Path, help="a tokenizer.json, with --sound")
    add("--sound", type=Path, help="a .wav file of 16,000 Hz and 16 bits")
    add("--notes", default="CEG", help="without --sound: notes to play and name (CEG)")
    add("--begin", help="tokens behind the first, such as '<|en|><|transcribe|><|notimestamps|>'")
    add("--count", type=int, default=200, help="tokens at most (200)")
    options = parser.parse_args()
    return hear(options) if options.weights else learn(options)


if __name__ == "__main__":
    sys.exit(training.run(main))
