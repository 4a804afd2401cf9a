"""The autoencoder of latent diffusion as the diffusers library names and joins its parts: AutoencoderKL.

model = autoencoder.load("folder")    # config.json and diffusion_pytorch_model.safetensors
pictures = model.decode(numbers / model.scale)

Names and shapes are those of github.com/huggingface/diffusers, src/diffusers/models, version 0.42.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from examples.parts import unet
from tensor import Tensor, nn, state

EPS = 1e-6
OLDER = {".query.": ".to_q.", ".key.": ".to_k.", ".value.": ".to_v.", ".proj_attn.": ".to_out.0."}


class Half(nn.Module):
    """Convolutions from pictures to numbers or back: blocks, between which sides are halved or doubled, and a
    middle block behind or before them."""

    def __init__(self, said: unet.Said, inputs: int, outputs: int, is_decoder: bool) -> None:
        widths, groups = said["block_out_channels"], said["norm_num_groups"]
        layers = said["layers_per_block"] + is_decoder
        self.middle = widths[-1]
        self.is_decoder = is_decoder
        order = list(widths[::-1] if is_decoder else widths)
        self.conv_in = nn.Conv2d(inputs, order[0], 3, padding=1)
        blocks = [self._block(order, at, layers, groups) for at in range(len(order))]
        self.mid_block = unet.Block([(self.middle, self.middle)] * 2, 0, groups, EPS)
        if said.get("mid_block_add_attention", True):
            self.mid_block.attentions = [unet.Attention(self.middle, 1, 0, groups, EPS, bias=True)]
        if is_decoder:
            self.up_blocks = blocks
        else:
            self.down_blocks = blocks
        self.conv_norm_out = nn.GroupNorm(groups, order[-1], EPS)
        self.conv_out = nn.Conv2d(order[-1], outputs, 3, padding=1)

    def _block(self, order: Sequence[int], at: int, layers: int, groups: int) -> unet.Block:
        before, width = order[max(0, at - 1)], order[at]
        made = unet.Block([(width if i else before, width) for i in range(layers)], 0, groups, EPS)
        if at + 1 < len(order):
            resized = [unet.Resized(width, self.is_decoder, padding=0)]
            made.upsamplers, made.downsamplers = (resized, []) if self.is_decoder else ([], resized)
        return made

    def __call__(self, x: Tensor) -> Tensor:
        x = self.conv_in(x)
        if self.is_decoder:
            x = _through(self.mid_block, x)
        for block in self.up_blocks if self.is_decoder else self.down_blocks:
            x = _through(block, x)
        if not self.is_decoder:
            x = _through(self.mid_block, x)
        made: Tensor = self.conv_out(self.conv_norm_out(x).silu())
        return made


def _through(block: unet.Block, x: Tensor) -> Tensor:
    for at in range(len(block.resnets)):
        x = block.part(at, x, None, None)
    for resized in (*block.downsamplers, *block.upsamplers):
        x = resized(x)
    return x


class Autoencoder(nn.Module):
    """Pictures (n, channels, h, w) in -1..1 and numbers (n, latent, h / 2^k, w / 2^k). scale: what numbers
    are multiplied by so that they deviate by about 1. ValueError for a config of what is not here."""

    def __init__(self, said: unet.Said) -> None:
        check(said)
        latent = said["latent_channels"]
        self.latent, self.scale = latent, said.get("scaling_factor", 1.0)
        self.encoder = Half(said, said["in_channels"], 2 * latent, is_decoder=False)
        self.decoder = Half(said, latent, said["out_channels"], is_decoder=True)
        self.quant_conv = nn.Conv2d(2 * latent, 2 * latent, 1) if said.get("use_quant_conv", True) else None
        is_after = said.get("use_post_quant_conv", True)
        self.post_quant_conv = nn.Conv2d(latent, latent, 1) if is_after else None

    def encode(self, pictures: Tensor) -> tuple[Tensor, Tensor]:
        """Means and logarithms of variances of the numbers that stand for pictures."""
        made = self.encoder(pictures)
        mean, spread = (self.quant_conv(made) if self.quant_conv is not None else made).chunk(2, 1)
        return mean, spread.clip(-30, 20)

    def decode(self, numbers: Tensor) -> Tensor:
        """The pictures that numbers stand for."""
        made: Tensor = self.decoder(self.post_quant_conv(numbers) if self.post_quant_conv else numbers)
        return made


def check(said: unet.Said) -> None:
    """ValueError, in one sentence, for a config that says what is not here."""
    for names, allowed in (
        ("down_block_types", "DownEncoderBlock2D"),
        ("up_block_types", "UpDecoderBlock2D"),
    ):
        for kind in said[names]:
            if kind != allowed:
                raise ValueError(f"config.json: a block is {kind!r}; allowed is {allowed}")
    if said.get("act_fn", "silu") != "silu":
        raise ValueError(f"config.json: act_fn is {said['act_fn']!r}; allowed is 'silu'")


def load(folder: str | Path) -> Autoencoder:
    """An autoencoder from a folder that `save_pretrained` wrote, also of the first versions, which had other
    names for what looks. ValueError, KeyError for one that does not fit."""
    weights = {_newer(name): tensor for name, tensor in state.load(Path(folder) / unet.WEIGHTS).items()}
    model: Autoencoder = unet.fitted(Autoencoder(unet.config_of(folder)), weights)
    return model


def _newer(name: str) -> str:
    for old, new in OLDER.items():
        name = name.replace(old, new)
    return name
