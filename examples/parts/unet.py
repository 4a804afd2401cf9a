"""Networks that take noise out of pictures, as the diffusers library names and joins their parts:
UNet2DModel, and UNet2DConditionModel, which reads a text (that of Stable Diffusion 1 and 2).

    model = unet.load("folder")    # config.json and diffusion_pytorch_model.safetensors
    noise = model(pictures, steps)

Names and shapes are those of github.com/huggingface/diffusers, src/diffusers/models, version 0.42.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tensor import Tensor, nn, state

Said = Mapping[str, Any]  # a config.json
LONGEST = math.log(10_000)  # of the waves that say a step
WEIGHTS = "diffusion_pytorch_model.safetensors"
# What a config may say of ways that are not here: the one value of each that is.
ONLY: Said = {
    "act_fn": "silu", "addition_embed_type": None, "center_input_sample": False, "class_embed_type": None,
    "downsample_type": "conv", "dual_cross_attention": False, "encoder_hid_dim_type": None,
    "mid_block_scale_factor": 1, "only_cross_attention": False, "resnet_time_scale_shift": "default",
    "time_embedding_type": "positional", "upsample_type": "conv",
}  # fmt: skip


class Attention(nn.Module):
    """Rows (n, length, width) that look at each other, or at others of width `seen`. groups: pictures
    (n, width, h, w) come instead, and a norm before and a way around are in it."""

    def __init__(
        self, width: int, heads: int, seen: int = 0, groups: int = 0, eps: float = 1e-5, bias: bool = False
    ) -> None:
        self.heads = heads
        self.group_norm = nn.GroupNorm(groups, width, eps) if groups else None
        self.to_q = nn.Linear(width, width, bias=bias)
        self.to_k, self.to_v = (nn.Linear(seen or width, width, bias=bias) for _ in range(2))
        self.to_out = [nn.Linear(width, width)]

    def __call__(self, x: Tensor, others: Tensor | None = None) -> Tensor:
        if self.group_norm is None:
            return self._looked(x, x if others is None else others)
        rows = self.group_norm(x).flatten(2).transpose(1, 2)
        return x + self._looked(rows, rows).transpose(1, 2).reshape(x.shape)

    def _looked(self, x: Tensor, others: Tensor) -> Tensor:
        q, k, v = (
            made.reshape(*made.shape[:2], self.heads, -1).transpose(1, 2)
            for made in (self.to_q(x), self.to_k(others), self.to_v(others))
        )
        made: Tensor = self.to_out[0](q.scaled_dot_product_attention(k, v).transpose(1, 2).flatten(2))
        return made


class Residual(nn.Module):
    """Two convolutions behind norms, what is known of the step added between, and a way around."""

    def __init__(self, inputs: int, outputs: int, known: int, groups: int, eps: float) -> None:
        self.norm1, self.conv1 = nn.GroupNorm(groups, inputs, eps), nn.Conv2d(inputs, outputs, 3, padding=1)
        self.time_emb_proj = nn.Linear(known, outputs) if known else None
        self.norm2, self.conv2 = nn.GroupNorm(groups, outputs, eps), nn.Conv2d(outputs, outputs, 3, padding=1)
        self.conv_shortcut = nn.Identity() if inputs == outputs else nn.Conv2d(inputs, outputs, 1)

    def __call__(self, x: Tensor, known: Tensor | None = None) -> Tensor:
        made = self.conv1(self.norm1(x).silu())
        if self.time_emb_proj is not None and known is not None:
            made = made + self.time_emb_proj(known.silu()).unsqueeze(-1).unsqueeze(-1)
        around: Tensor = self.conv_shortcut(x)
        result: Tensor = around + self.conv2(self.norm2(made).silu())
        return result


class Gated(nn.Module):
    """One half of a product, as far as the other half lets it through."""

    def __init__(self, width: int) -> None:
        self.proj = nn.Linear(width, 8 * width)

    def __call__(self, x: Tensor) -> Tensor:
        made, gate = self.proj(x).chunk(2, -1)
        result: Tensor = made * gate.gelu("none")
        return result


class TextBlock(nn.Module):
    """Rows look at each other, then at a text, then go through a perceptron."""

    def __init__(self, width: int, heads: int, text: int) -> None:
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(width) for _ in range(3))
        self.attn1, self.attn2 = Attention(width, heads), Attention(width, heads, text)
        self.ff = {"net": [Gated(width), nn.Identity(), nn.Linear(4 * width, width)]}

    def __call__(self, x: Tensor, text: Tensor) -> Tensor:
        x = x + self.attn1(self.norm1(x))
        x = x + self.attn2(self.norm2(x), text)
        made: Tensor = x + self.norm3(x).sequential(self.ff["net"])
        return made


class Reading(nn.Module):
    """Places of a picture look at a text."""

    def __init__(self, width: int, heads: int, text: int, groups: int, depth: int) -> None:
        self.norm = nn.GroupNorm(groups, width, 1e-6)
        self.proj_in, self.proj_out = nn.Linear(width, width), nn.Linear(width, width)
        self.transformer_blocks = [TextBlock(width, heads, text) for _ in range(depth)]

    def __call__(self, x: Tensor, text: Tensor | None) -> Tensor:
        if text is None:
            raise ValueError("this network reads a text; give it as (n, length, width)")
        rows = self.proj_in(self.norm(x).flatten(2).transpose(1, 2))
        for block in self.transformer_blocks:
            rows = block(rows, text)
        made: Tensor = x + self.proj_out(rows).transpose(1, 2).reshape(x.shape)
        return made


class Resized(nn.Module):
    """A convolution that halves the sides of a picture, or behind a picture of twice the sides."""

    def __init__(self, width: int, is_larger: bool, padding: int = 1) -> None:
        self.is_larger, self.padding = is_larger, padding
        self.conv = nn.Conv2d(width, width, 3, 1 if is_larger else 2, 1 if is_larger else padding)

    def __call__(self, x: Tensor) -> Tensor:
        if self.is_larger:
            x = x.interpolate((2 * x.shape[2], 2 * x.shape[3]), mode="nearest")
        elif not self.padding:
            x = x.pad(((0, 0), (0, 0), (0, 1), (0, 1)))
        made: Tensor = self.conv(x)
        return made


class Block(nn.Module):
    """Residual parts, each with what looks behind it, then another size. sizes: the channels into and out of
    each part."""

    def __init__(self, sizes: Sequence[tuple[int, int]], known: int, groups: int, eps: float) -> None:
        self.resnets = [Residual(*size, known, groups, eps) for size in sizes]
        self.attentions: list[Any] = []
        self.downsamplers: list[Resized] = []
        self.upsamplers: list[Resized] = []

    def part(self, at: int, x: Tensor, known: Tensor | None, text: Tensor | None) -> Tensor:
        """One part of it."""
        x = self.resnets[at](x, known)
        if at < len(self.attentions):
            look = self.attentions[at]
            x = look(x, text) if isinstance(look, Reading) else look(x)
        return x


class UNet(nn.Module):
    """Noisy pictures (n, channels, h, w), steps (n,), texts (n, length, width) where it reads, and numbers of
    kinds (n,) where it knows them -> the noise. ValueError for a config of what is not here."""

    def __init__(self, said: Said) -> None:
        check(said)
        self.said = said
        widths, groups, eps = said["block_out_channels"], said["norm_num_groups"], said["norm_eps"]
        known = 4 * widths[0]
        self.conv_in = nn.Conv2d(said["in_channels"], widths[0], 3, padding=1)
        self.time_embedding = {"linear_1": nn.Linear(widths[0], known), "linear_2": nn.Linear(known, known)}
        kinds = said.get("num_class_embeds")
        self.class_embedding = nn.Embedding(kinds, known) if kinds else None
        self.down_blocks = [self._down(i, known) for i in range(len(widths))]
        self.mid_block = Block([(widths[-1], widths[-1])] * 2, known, groups, eps)
        self.mid_block.attentions = [self._looks("CrossAttn" if self.reads else "Attn", len(widths) - 1)]
        self.up_blocks = [self._up(i, known) for i in range(len(widths))]
        self.conv_norm_out = nn.GroupNorm(groups, widths[0], eps)
        self.conv_out = nn.Conv2d(widths[0], said["out_channels"], 3, padding=1)

    @property
    def reads(self) -> bool:
        """Whether it takes a text."""
        return "cross_attention_dim" in self.said

    def _looks(self, kind: str, at: int) -> Any:
        """What looks behind a part of block `at`, counted downwards."""
        said, width = self.said, self.said["block_out_channels"][at]
        size = said.get("num_attention_heads") or said["attention_head_dim"]
        size = size if isinstance(size, int) or size is None else size[at]
        if kind.startswith("CrossAttn"):
            depth = said.get("transformer_layers_per_block", 1)
            depth = depth if isinstance(depth, int) else depth[at]
            return Reading(width, int(size or 1), said["cross_attention_dim"], said["norm_num_groups"], depth)
        heads = width // size if size else 1
        return Attention(width, heads, 0, said["norm_num_groups"], said["norm_eps"], bias=True)

    def _block(self, kind: str, at: int, sizes: Sequence[tuple[int, int]], known: int) -> Block:
        made = Block(sizes, known, self.said["norm_num_groups"], self.said["norm_eps"])
        if "Attn" in kind:
            made.attentions = [self._looks(kind, at) for _ in sizes]
        return made

    def _down(self, at: int, known: int) -> Block:
        widths = self.said["block_out_channels"]
        before, width = widths[max(0, at - 1)], widths[at]
        sizes = [(width if i else before, width) for i in range(self.said["layers_per_block"])]
        made = self._block(self.said["down_block_types"][at], at, sizes, known)
        if at + 1 < len(widths):
            made.downsamplers = [Resized(width, False, self.said["downsample_padding"])]
        return made

    def _up(self, number: int, known: int) -> Block:
        widths, layers = self.said["block_out_channels"], self.said["layers_per_block"]
        at = len(widths) - 1 - number
        width, before, after = widths[at], widths[min(at + 1, len(widths) - 1)], widths[max(0, at - 1)]
        ways = [*[width] * layers, after]  # what comes over from the way down
        sizes = [((width if i else before) + way, width) for i, way in enumerate(ways)]
        made = self._block(self.said["up_block_types"][number], at, sizes, known)
        if at:
            made.upsamplers = [Resized(width, True)]
        return made

    def __call__(
        self, x: Tensor, steps: Tensor, text: Tensor | None = None, kinds: Tensor | None = None
    ) -> Tensor:
        known = self._known(steps, kinds)
        x = self.conv_in(x)
        kept = [x]
        for block in self.down_blocks:
            for at in range(len(block.resnets)):
                kept.append(x := block.part(at, x, known, text))
            for smaller in block.downsamplers:
                kept.append(x := smaller(x))
        for at in range(2):
            x = self.mid_block.part(at, x, known, text)
        for block in self.up_blocks:
            for at in range(len(block.resnets)):
                x = block.part(at, x.cat(kept.pop(), dim=1), known, text)
            for larger in block.upsamplers:
                x = larger(x)
        made: Tensor = self.conv_out(self.conv_norm_out(x).silu())
        return made

    def _known(self, steps: Tensor, kinds: Tensor | None) -> Tensor:
        half = self.said["block_out_channels"][0] // 2
        rates = (Tensor.arange(half).float() * (-LONGEST / (half - self.said["freq_shift"]))).exp()
        turns = steps.float().unsqueeze(1) * rates
        waves = [turns.sin(), turns.cos()]
        first, second = waves[::-1] if self.said["flip_sin_to_cos"] else waves
        hidden = self.time_embedding["linear_1"](first.cat(second, dim=1)).silu()
        known: Tensor = self.time_embedding["linear_2"](hidden)
        if self.class_embedding is not None and kinds is not None:
            known = known + self.class_embedding(kinds)
        return known


def check(said: Said) -> None:
    """ValueError, in one sentence, for a config that says what is not here."""
    for name, value in ONLY.items():
        if name in said and said[name] != value:
            raise ValueError(f"config.json: {name} is {said[name]!r}; allowed is {value!r}")
    known = {f"{kind}{way}Block2D" for kind in ("", "Attn", "CrossAttn") for way in ("Down", "Up")}
    for kind in (*said["down_block_types"], *said["up_block_types"]):
        if kind not in known:
            raise ValueError(f"config.json: a block is {kind!r}; allowed are {', '.join(sorted(known))}")


def fitted(model: Any, weights: Mapping[str, Tensor]) -> Any:
    """The model with these weights; what some files have as a convolution of one pixel is a matrix here."""
    shapes = {name: tensor.shape for name, tensor in state.get_state_dict(model).items()}
    own = {
        name: tensor.reshape(shapes[name]) if tensor.shape == (*shapes.get(name, ()), 1, 1) else tensor
        for name, tensor in weights.items()
    }
    state.load_state_dict(model, own)
    return model


def config_of(folder: str | Path) -> Said:
    """What a folder's config.json says."""
    said: Said = json.loads((Path(folder) / "config.json").read_text(encoding="utf-8"))
    return said


def load(folder: str | Path) -> UNet:
    """A network from a folder that `save_pretrained` wrote. ValueError, KeyError for one that does not
    fit."""
    model: UNet = fitted(UNet(config_of(folder)), state.load(Path(folder) / WEIGHTS))
    return model
