"""Thread traces made of declared tokens, as a card would write them."""

from __future__ import annotations

from autogen.amd import sqtt
from autogen.schema import BitStruct
from tools.sqtt.tokens import nibbles

GFX11_HEADER = sqtt.LayoutHeader(layout=3)
GFX12_HEADER = sqtt.LayoutHeader(layout=4)


def stream(*words: BitStruct) -> bytes:
    """The tokens one after the other, nibble by nibble, and zeros behind them."""
    whole, at = 0, 0
    for word in words:
        whole |= int(word) << 4 * at
        at += nibbles(type(word))
    return whole.to_bytes(at // 2 + 9, "little")
