"""The half of CLIP that reads (Radford et al., 2021), as the transformers library names its parts: Stable
Diffusion 1 and 2 are told what to draw by it.

    reader, words = clip.load("folder/text_encoder"), clip.Words("folder/tokenizer")
    rows, whole = reader(Tensor(words(["a photo of a cat"])))

Names and shapes are those of github.com/huggingface/transformers, src/transformers/models/clip.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import training, unet
from tensor import Tensor, nn, state

Array = npt.NDArray[Any]
OLD_END = 2  # what early config.json files say the end is: of their texts it is the greatest number
END = "<|endoftext|>"
ACTIVATIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "quick_gelu": lambda x: x * (x * 1.702).sigmoid(),
    "gelu": lambda x: x.gelu("none"),
}
SPLIT = r"'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"  # words, as openai/CLIP has them
USUAL: dict[str, Any] = {  # what a config.json leaves out
    "hidden_size": 512, "intermediate_size": 2048, "num_hidden_layers": 12, "num_attention_heads": 8,
    "vocab_size": 49408, "hidden_act": "quick_gelu", "layer_norm_eps": 1e-5, "max_position_embeddings": 77,
    "eos_token_id": 49407,
}  # fmt: skip


class Attention(nn.Module):
    """Rows (n, length, width), each of which looks at itself and those before."""

    def __init__(self, width: int, heads: int) -> None:
        self.heads = heads
        self.q_proj, self.k_proj, self.v_proj, self.out_proj = (nn.Linear(width, width) for _ in range(4))

    def __call__(self, x: Tensor) -> Tensor:
        q, k, v = (
            side(x).reshape(*x.shape[:2], self.heads, -1).transpose(1, 2)
            for side in (self.q_proj, self.k_proj, self.v_proj)
        )
        made = q.scaled_dot_product_attention(k, v, is_causal=True).transpose(1, 2).flatten(2)
        told: Tensor = self.out_proj(made)
        return told


class Layer(nn.Module):
    """Attention, then two matrices, each behind a norm and beside a way around."""

    def __init__(self, said: unet.Said) -> None:
        width, inner, eps = said["hidden_size"], said["intermediate_size"], said["layer_norm_eps"]
        self.act = ACTIVATIONS[said["hidden_act"]]
        self.self_attn = Attention(width, said["num_attention_heads"])
        self.layer_norm1, self.layer_norm2 = nn.LayerNorm(width, eps), nn.LayerNorm(width, eps)
        self.mlp = nn.ModuleDict({"fc1": nn.Linear(width, inner), "fc2": nn.Linear(inner, width)})

    def __call__(self, x: Tensor) -> Tensor:
        x = x + self.self_attn(self.layer_norm1(x))
        made: Tensor = self.mlp["fc2"](self.act(self.mlp["fc1"](self.layer_norm2(x))))
        return x + made


class Reader(nn.Module):
    """Tokens (n, length) -> a row for each (n, length, width), and one for the whole text, that of its end
    (n, width). ValueError for a config of what is not here."""

    def __init__(self, said: unet.Said) -> None:
        self.said = said = USUAL | dict(said)
        if said["hidden_act"] not in ACTIVATIONS:
            allowed = " and ".join(ACTIVATIONS)
            raise ValueError(f"config.json: hidden_act is {said['hidden_act']!r}; allowed are {allowed}")
        width, length = said["hidden_size"], said["max_position_embeddings"]
        self.token_embedding = nn.Embedding(said["vocab_size"], width)
        self.position_embedding = nn.Embedding(length, width)
        self.layers = nn.ModuleList([Layer(said) for _ in range(said["num_hidden_layers"])])
        self.final_layer_norm = nn.LayerNorm(width, said["layer_norm_eps"])

    def __call__(self, tokens: Tensor) -> tuple[Tensor, Tensor]:
        if tokens.shape[1] > self.position_embedding.weight.shape[0]:
            longest = self.position_embedding.weight.shape[0]
            raise ValueError(f"a text of {tokens.shape[1]} tokens; allowed are up to {longest}")
        x = self.token_embedding(tokens) + self.position_embedding.weight[: tokens.shape[1]]
        for layer in self.layers:
            x = layer(x)
        rows = self.final_layer_norm(x)
        end = self.said["eos_token_id"]
        at = (tokens if end == OLD_END else (tokens == end).int()).argmax(1)
        return rows, rows[Tensor.arange(tokens.shape[0]), at]


class Words:
    """Texts -> tokens (n, length) by a folder's tokenizer.json, or its vocab.json and merges.txt: a begin, a
    text, an end, and what fills it up. length: of all, also of those that were cut off there."""

    def __init__(self, folder: str | Path, length: int = 77) -> None:
        self.folder, self.length = Path(folder), length
        self._inner = _tokenizer(self.folder)
        self._inner.enable_truncation(length)
        fill = self._filler()
        self._inner.enable_padding(length=length, pad_id=self._inner.token_to_id(fill), pad_token=fill)

    def __call__(self, texts: Sequence[str]) -> Array:
        return np.array([found.ids for found in self._inner.encode_batch(list(texts))], np.int32)

    def _filler(self) -> str:
        """What stands behind the end: the end again, if the folder does not say otherwise."""
        for name in ("special_tokens_map.json", "tokenizer_config.json"):
            if (self.folder / name).exists():
                told = json.loads((self.folder / name).read_text(encoding="utf-8")).get("pad_token")
                if told:
                    return str(told["content"] if isinstance(told, Mapping) else told)
        return END


def _tokenizer(folder: Path) -> Any:
    """A tokenizer of the tokenizers library. ValueError where the library or the files are not there."""
    try:
        import tokenizers as t
    except ModuleNotFoundError as error:
        raise ValueError(f"{folder} needs the tokenizers library: pip install 'doorbell[text]'") from error
    if (folder / "tokenizer.json").exists():
        return t.Tokenizer.from_file(str(folder / "tokenizer.json"))
    files = [folder / name for name in ("vocab.json", "merges.txt")]
    for file in files:
        if not file.exists():
            raise ValueError(f"{folder}: there is no {file.name}, nor a tokenizer.json")
    vocabulary, merges = t.models.BPE.read_file(*map(str, files))
    made = t.Tokenizer(t.models.BPE(vocabulary, merges, end_of_word_suffix="</w>", unk_token=END))
    norms = t.normalizers
    made.normalizer = norms.Sequence([norms.NFC(), norms.Replace(t.Regex(r"\s+"), " "), norms.Lowercase()])
    words = t.pre_tokenizers.Split(t.Regex(SPLIT), "removed", invert=True)
    bytes_ = t.pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    made.pre_tokenizer = t.pre_tokenizers.Sequence([words, bytes_])
    begin = "<|startoftext|>"
    ends = ((END, vocabulary[END]), (begin, vocabulary[begin]))
    made.post_processor = t.processors.RobertaProcessing(*ends, trim_offsets=False, add_prefix_space=False)
    made.add_special_tokens([begin, END])
    return made


def load(folder: str | Path) -> Reader:
    """A reader from a folder that `save_pretrained` wrote: of a pipeline's text_encoder, or of a whole CLIP.
    ValueError, KeyError for one that does not fit."""
    said = unet.config_of(folder)
    said = said.get("text_config", said)
    file = training.weights_of(Path(folder))
    found = state.torch_load(file) if file.suffix == ".bin" else state.load(file)
    model = Reader(said)
    state.load_state_dict(model, {_own(name): tensor for name, tensor in found.items() if _is_read(name)})
    return model


def _is_read(name: str) -> bool:
    """Whether it is of the half that reads; early files also count places."""
    return name.removeprefix("text_model.").startswith(("embeddings.", "encoder.", "final_layer_norm.")) and (
        not name.endswith("position_ids")
    )


def _own(name: str) -> str:
    for level in ("text_model.", "embeddings.", "encoder."):
        name = name.removeprefix(level)
    return name
