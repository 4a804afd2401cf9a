"""Layers of transformers with torch's parameters (Vaswani et al., 2017): encoders, decoders, both. They are
in training mode until `eval`, as torch's are.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

from tensor.nn import functional
from tensor.nn.attention import MultiheadAttention
from tensor.nn.dropout import Dropout
from tensor.nn.init import xavier_uniform_
from tensor.nn.linear import Linear
from tensor.nn.module import Module
from tensor.nn.norm import LayerNorm
from tensor.nn.sequential import ModuleList
from tensor.tensor import Tensor

Activation = str | Callable[[Tensor], Tensor]


class _Layer(Module):
    """What encoder and decoder layers share: attention to oneself, a network of two matrices, norms."""

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
    ) -> None:
        Module.__init__(self)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1 = Linear(d_model, dim_feedforward, bias)
        self.linear2 = Linear(dim_feedforward, d_model, bias)
        self.norm1, self.norm2 = LayerNorm(d_model, layer_norm_eps), LayerNorm(d_model, layer_norm_eps)
        self.dropout = Dropout(dropout)
        self.activation = _activation(type(self).__name__, activation)
        self.norm_first = norm_first

    def _around(self, x: Tensor, norm: LayerNorm, part: Callable[[Tensor], Tensor]) -> Tensor:
        """x + part(x), normalized before the part or after the sum."""
        if self.norm_first:
            return x.add(self.dropout(part(norm(x))))
        made: Tensor = norm(x + self.dropout(part(x)))
        return made

    def _feed(self, x: Tensor) -> Tensor:
        result: Tensor = self.linear2(self.dropout(self.activation(self.linear1(x))))
        return result


class TransformerEncoderLayer(_Layer):
    """Attention to itself and a network of two matrices, each with a norm and a way around it.

    >>> TransformerEncoderLayer(8, 2, 16)(Tensor.ones(5, 1, 8)).shape
    (5, 1, 8)
    """

    def forward(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """``(length, batch, d_model)``, or the batch first, to the same shape. Masks as
        `MultiheadAttention` has them.
        """

        def attend(x: Tensor) -> Tensor:
            result: Tensor = self.self_attn(
                x, x, x, src_key_padding_mask, False, src_mask, is_causal=is_causal
            )[0]
            return result

        x = self._around(src, self.norm1, attend)
        return self._around(x, self.norm2, self._feed)


class TransformerDecoderLayer(_Layer):
    """Attention to itself, attention to what an encoder made, and a network of two matrices.

    >>> TransformerDecoderLayer(8, 2, 16)(Tensor.ones(5, 1, 8), Tensor.ones(3, 1, 8)).shape
    (5, 1, 8)
    """

    def __init__(self, d_model: int, nhead: int, *sizes: Any, **options: Any) -> None:
        super().__init__(d_model, nhead, *sizes, **options)
        own = self.self_attn
        bias = own.in_proj_bias is not None
        self.multihead_attn = MultiheadAttention(
            d_model, nhead, own.dropout, bias, batch_first=own.batch_first
        )
        self.norm3 = LayerNorm(d_model, self.norm1.eps)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """`tgt` in its shape; memory: what the encoder made, laid out alike."""

        def attend(x: Tensor) -> Tensor:
            result: Tensor = self.self_attn(
                x, x, x, tgt_key_padding_mask, False, tgt_mask, is_causal=tgt_is_causal
            )[0]
            return result

        def look(x: Tensor) -> Tensor:
            given = (memory_key_padding_mask, False, memory_mask)
            result: Tensor = self.multihead_attn(x, memory, memory, *given, is_causal=memory_is_causal)[0]
            return result

        x = self._around(tgt, self.norm1, attend)
        x = self._around(x, self.norm2, look)
        return self._around(x, self.norm3, self._feed)


class TransformerEncoder(Module):
    """`num_layers` copies of a layer, and a norm behind them if given. The last two arguments,
    torch's, change nothing.

    >>> len(TransformerEncoder(TransformerEncoderLayer(8, 2, 16), 3).layers)
    3
    """

    def __init__(
        self,
        encoder_layer: Module,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        self.layers = ModuleList(copy.deepcopy(encoder_layer) for _ in range(num_layers))
        self.norm = norm

    def forward(
        self,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """As `TransformerEncoderLayer`."""
        x = src
        for layer in self.layers:
            x = layer(x, mask, src_key_padding_mask, is_causal)
        return x if self.norm is None else self.norm(x)


class TransformerDecoder(Module):
    """`num_layers` copies of a layer, and a norm behind them if given.

    >>> len(TransformerDecoder(TransformerDecoderLayer(8, 2, 16), 3).layers)
    3
    """

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers = ModuleList(copy.deepcopy(decoder_layer) for _ in range(num_layers))
        self.norm = norm

    def forward(self, tgt: Tensor, memory: Tensor, *masks: Any, **options: Any) -> Tensor:
        """As `TransformerDecoderLayer`."""
        x = tgt
        for layer in self.layers:
            x = layer(x, memory, *masks, **options)
        return x if self.norm is None else self.norm(x)


class Transformer(Module):
    """An encoder and a decoder, each with a norm behind it. Matrices start as by `init.xavier_uniform_`.

    >>> model = Transformer(8, 2, 1, 1, 16)
    >>> model(Tensor.ones(5, 1, 8), Tensor.ones(3, 1, 8)).shape
    (3, 1, 8)
    """

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        **options: Any,
    ) -> None:
        super().__init__()
        eps = options.get("layer_norm_eps", 1e-5)
        encoder = TransformerEncoderLayer(d_model, nhead, dim_feedforward, dropout, **options)
        decoder = TransformerDecoderLayer(d_model, nhead, dim_feedforward, dropout, **options)
        self.encoder = TransformerEncoder(encoder, num_encoder_layers, LayerNorm(d_model, eps))
        self.decoder = TransformerDecoder(decoder, num_decoder_layers, LayerNorm(d_model, eps))
        for parameter in self.parameters():
            if parameter.ndim > 1:
                xavier_uniform_(parameter)

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        """What the decoder makes of `tgt` and the encoder of `src`."""
        memory = self.encoder(src, src_mask, src_key_padding_mask)
        padding = (tgt_key_padding_mask, memory_key_padding_mask)
        result: Tensor = self.decoder(tgt, memory, tgt_mask, memory_mask, *padding)
        return result

    @staticmethod
    def generate_square_subsequent_mask(size: int) -> Tensor:
        """-inf above the diagonal: numbers that keep a query from later keys."""
        return Tensor.full((size, size), -math.inf).triu(1)


def _activation(name: str, given: Activation) -> Callable[[Tensor], Tensor]:
    known: dict[str, Callable[[Tensor], Tensor]] = {"relu": functional.relu, "gelu": functional.gelu}
    if isinstance(given, str) and given not in known:
        raise ValueError(f"{name}: activation {given!r}; allowed are 'relu', 'gelu' and functions")
    return known[given] if isinstance(given, str) else given
