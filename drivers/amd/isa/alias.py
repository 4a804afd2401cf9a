"""Names that instructions had before GFX11, which LLVM's assembler still takes: global_load_dword.

The tables list those that LLVM's tests have; these are the rules behind them, for both generations. Source:
LLVM's AMDGPU tables, and what clang 19 assembles.
"""

from __future__ import annotations

import re
from collections.abc import Callable

WORDS = {
    "dword": "b32", "dwordx2": "b64", "dwordx3": "b96", "dwordx4": "b128", "dwordx8": "b256",
    "dwordx16": "b512", "ubyte": "u8", "sbyte": "i8", "ushort": "u16", "sshort": "i16", "byte": "b8",
    "short": "b16", "short_d16": "d16_b16", "short_d16_hi": "d16_hi_b16", "ubyte_d16": "d16_u8",
    "ubyte_d16_hi": "d16_hi_u8", "sbyte_d16": "d16_i8", "sbyte_d16_hi": "d16_hi_i8",
    "byte_d16_hi": "d16_hi_b8",
}  # fmt: skip
MOVE = re.compile(r"((?:flat|global|scratch|s|s_buffer)_(?:load|store))_(\w+)")
ATOMIC = re.compile(
    r"((?:flat|global)_atomic)_(?:(add|sub|inc|dec|csub)|(and|or|xor|swap|cmpswap)|([su])(min|max)|f(min|max))(_x2)?"
)
VECTOR = {
    **{f"v_{verb}_u32": f"v_{verb}_nc_u32" for verb in ("add", "sub", "subrev")},
    **{f"v_{verb}_{kind}": f"v_{verb}_nc_{kind}" for verb in ("add", "sub") for kind in ("i16", "i32")},
    **{f"v_cvt_pknorm_{kind}_f32": f"v_cvt_pk_norm_{kind}_f32" for kind in ("i16", "u16")},
    "v_fma_legacy_f32": "v_fma_dx9_zero_f32",
}


def present_name(old: str, is_known: Callable[[str], object]) -> str:
    """What an instruction is called now, if that is one of the chip's; else the name as it is."""
    found = VECTOR.get(old, "")
    if move := MOVE.fullmatch(old):
        found = f"{move[1]}_{WORDS.get(move[2], '')}"
    elif atomic := ATOMIC.fullmatch(old):
        found = atomic_name(atomic)
    return found if found and is_known(found) else old


def atomic_name(match: re.Match[str]) -> str:
    stem, sums, bits, sign, limit, real, is_double = match.groups()
    width = "64" if is_double else "32"
    if sums or bits:
        return f"{stem}_{sums}_u{width}" if sums else f"{stem}_{bits}_b{width}"
    return f"{stem}_{real}_f{width}" if real else f"{stem}_{limit}_{'i' if sign == 's' else 'u'}{width}"
