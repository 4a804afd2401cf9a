"""The atomics: operations by number, as the library knows them, and the instructions that they serve."""

from __future__ import annotations

# The operations by number, as global instructions name them: on bits, whole numbers (u, i) and floats.
COMMON = (
    "swap_b", "add_u", "sub_u", "min_i", "min_u", "max_i", "max_u", "and_b", "or_b", "xor_b", "inc_u",
    "dec_u", "cmpswap_b", "add_f", "min_f", "max_f", "csub_u",
)  # fmt: skip
RARE = (
    "cmpswap_f", "mskor_b", "rsub_u", "wrap_b", "cond_sub_u", "condxchg", "min_num_f", "max_num_f",
    "pk_add_f16", "pk_add_bf16",
)  # fmt: skip
CODES = {name: code for code, name in enumerate(COMMON + RARE)}
Atomic = tuple[int, int]  # bits, and the operation
# The end of a memory instruction's name -> its bits and its operation.
MEMORY_ATOMICS = {
    **{f"{name}32": (32, CODES[name]) for name in COMMON},
    **{f"{name}64": (64, CODES[name]) for name in COMMON if not name.endswith("_f") and name != "csub_u"},
    **{f"{name}32": (32, CODES[name]) for name in ("cmpswap_f", "cond_sub_u", "min_num_f", "max_num_f")},
    **{name: (32, CODES[name]) for name in ("pk_add_f16", "pk_add_bf16")},
    "sub_clamp_u32": (32, CODES["csub_u"]),
}
# The verb of an LDS instruction -> its types.
LDS_ATOMICS = {
    "add": "u32 u64 f32", "sub": "u32 u64", "rsub": "u32 u64", "inc": "u32 u64", "dec": "u32 u64",
    "min": "i32 i64 u32 u64 f32 f64", "max": "i32 i64 u32 u64 f32 f64", "min_num": "f32 f64",
    "max_num": "f32 f64", "and": "b32 b64", "or": "b32 b64", "xor": "b32 b64", "mskor": "b32 b64",
    "cmpstore": "b32 b64 f32 f64", "storexchg": "b32 b64", "wrap": "b32", "cond_sub": "u32",
    "sub_clamp": "u32", "pk_add": "f16 bf16",
}  # fmt: skip
SAME = {"storexchg": "swap", "cmpstore": "cmpswap", "sub_clamp": "csub"}


def lds_atomic(verb: str, kind: str) -> Atomic:
    """What an LDS instruction does."""
    name = f"{SAME.get(verb, verb)}_{kind if verb == 'pk_add' else kind[0]}"
    return 64 if kind.endswith("64") else 32, CODES[name]


# The same by the end of an instruction's name.
LDS_INSTRUCTIONS = {
    f"{verb}{suffix}_{kind}": lds_atomic(verb, kind)
    for verb, kinds in LDS_ATOMICS.items()
    for kind in kinds.split()
    for suffix in (("_rtn",) if verb in ("storexchg", "wrap") else ("", "_rtn"))
}
