"""Models of text on the host: a token beside a copy in the same run, which reads and writes as many bytes as
the weights have.

Weights are random. Quantised ones need the gguf library to write their file; without it they are left out.
"""

from __future__ import annotations

import statistics
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import numpy as np

from examples import gpt2, llama
from examples.parts.generate import Batch, Text
from examples.parts.text import Pick
from tensor import state
from tools.bench.cpu import CHAIN, TURNS, alternate, copying, on_host
from tools.bench.measure import Figure, figure, seconds

PROMPT = 256
SLOTS = 8
LONG = 200  # tokens of a text that is still being written when all is measured
WIDTH, INNER, HEADS, LAYERS, SIZE = 1024, 2816, 16, 8, 8192  # of the quantised model: 111M weights
MATRICES = {
    **dict.fromkeys(("attn_q", "attn_k", "attn_v", "attn_output"), (WIDTH, WIDTH)),
    **{"ffn_gate": (INNER, WIDTH), "ffn_up": (INNER, WIDTH), "ffn_down": (WIDTH, INNER)},
}


def token_figures() -> list[Figure]:
    """GPT-2 small in float32, alone and eight texts at once; a Llama of blocks of 8 and 4 bits."""
    with on_host():
        found = gpt2_figures()
        if find_spec("gguf") is not None:
            found += [quantised_figure("Q8_0"), quantised_figure("Q4_0")]
        return found


def gpt2_figures() -> list[Figure]:
    model = gpt2.GPT2(gpt2.Config(50257, 1024, 768, 12, 12, 0.0))
    weights = state.get_parameters(model)
    for weight in weights:
        weight.requires_grad_(False).realize()
    size = sum(weight.numel() * 4 for weight in weights)
    batch = Batch(model)
    reading = begun(batch, PROMPT)
    alone = of_bound("cpu_gpt2_small_of_bound", batch, size, 0.7)
    together = Batch(model, SLOTS, SLOTS * 2 * PROMPT)
    begun(together, PROMPT)
    rates = [SLOTS / taken for taken in seconds(together.turn, TURNS)]
    what = f"tokens a second of {SLOTS} texts together"
    return [
        alone,
        figure(
            "cpu_gpt2_small_prompt", [PROMPT / reading], 0, "high", f"tokens a second, {PROMPT} of a prompt"
        ),
        figure("cpu_gpt2_small_together", rates, 0, "high", what),
    ]


def begun(batch: Batch, prompt: int) -> float:
    """Fill the slots of a batch with texts that go on, everything captured; seconds until the first of them
    has its first token."""
    draw = np.random.default_rng(0)

    def add(count: int) -> Text:
        return batch.add(draw.integers(0, SIZE, prompt).tolist(), count, Pick())

    batch.warm()
    first = add(LONG)
    begin = perf_counter()
    while len(first.tokens) == prompt:
        batch.turn()
    taken = perf_counter() - begin
    for _ in batch.running[1:]:
        last = add(LONG)
        while len(last.tokens) == prompt:
            batch.turn()
    return taken


def of_bound(name: str, batch: Batch, size: int, target: float) -> Figure:
    """The time of a copy of `size` bytes by that of a token."""
    with copying(CHAIN) as copy:
        ours, copied = alternate(batch.turn, copy)
    scale = size / (CHAIN * 8)
    bound, token = statistics.median(copied) * scale, statistics.median(ours)
    what = f"{token * 1e3:.3g} ms a token of {size / 1e6:.0f} MB, at the rate of a copy {bound * 1e3:.3g} ms"
    least, most = min(copied) * scale / max(ours), max(copied) * scale / min(ours)
    return Figure(name, bound / token, least, most, target, "high", what)


def quantised_figure(kind: str) -> Figure:
    """A token of a Llama whose weights stay as they are in a GGUF file."""
    with tempfile.TemporaryDirectory() as folder:
        size = write_gguf(Path(folder) / "m.gguf", kind)
        batch = Batch(llama.loaded(Path(folder) / "m.gguf"))
        begun(batch, 3)
        return of_bound(f"cpu_llama_{kind.lower()}_of_bound", batch, size, 0)


def write_gguf(path: Path, kind: str) -> int:
    """A model of random blocks; how many bytes they have."""
    gguf = import_module("gguf")
    number = gguf.GGMLQuantizationType[kind]
    block, bytes_each = gguf.GGML_QUANT_SIZES[number]
    writer, draw, total = gguf.GGUFWriter(path, "llama"), np.random.default_rng(0), 0
    writer.add_block_count(LAYERS)
    writer.add_context_length(256)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    shapes = {f"blk.{i}.{name}": shape for i in range(LAYERS) for name, shape in MATRICES.items()}
    for name, (rows, columns) in {"token_embd": (SIZE, WIDTH), **shapes}.items():
        raw = draw.integers(0, 256, (rows, columns // block, bytes_each), np.uint8)
        raw[:, :, :2] = np.array([0.003], np.float16).view(np.uint8)  # the scale of each block
        total += raw.nbytes
        writer.add_tensor(f"{name}.weight", raw.reshape(rows, -1), raw_dtype=number)
    norms = [f"blk.{i}.{name}" for i in range(LAYERS) for name in ("attn_norm", "ffn_norm")]
    for name in (*norms, "output_norm"):
        writer.add_tensor(f"{name}.weight", np.ones(WIDTH, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return total
