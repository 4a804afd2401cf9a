"""The library's atomics as LLVM IR, one lane after the other, lowest first; and the instructions they serve.

The operand, and a compare's second one after it, come in dword columns; old values go back over the operand.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import ATOMIC, LANES, MISALIGNED, PARAMETERS, STRADDLE
from drivers.sim.amd.wave.jit.lane_walk import each_lane
from drivers.sim.llvm.text import DOUBLE, FLOAT, I1, I32, I64, Text

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


def lds_code(verb: str, kind: str) -> int:
    """The operation of an LDS instruction."""
    return CODES[f"{SAME.get(verb, verb)}_{kind if verb == 'pk_add' else kind[0]}"]


def atomic(bits: int, flags: str, kind: int) -> str:
    """``db_atomic_BITS``: operand (and compare value after it) from `out`, old values to `out`; op: CODES."""
    t, word = Text(), f"i{bits}"
    data, other = (load_operand(t, bits, column) for column in (0, bits // 32))
    old = t.let(f"load {word}, ptr %place, align {bits // 8}")
    t.do(f"store {word} {new_value(t, bits, old, data, other)}, ptr %place, align {bits // 8}")
    store_old(t, bits, old)
    lines = "\n".join(t.lines)
    return f"""
define i32 @db_atomic{flags}_{bits}({PARAMETERS}, <32 x i32> %high, ptr %out, i32 %op) noinline {{
entry:
{each_lane("entry")}
{place_of_lane(bits // 8, ATOMIC | kind)}
  %lane64 = zext i32 %lane to i64
  %slot = shl i64 %lane64, 2
{lines}
  br label %skip
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def place_of_lane(size: int, access: int) -> str:
    """%place: where the lane's address lies here, in block %go; to %fault where it may not be reached."""
    return f"""  %o = extractelement {LANES} %off, i32 %lane
  %h = extractelement {LANES} %high, i32 %lane
  %o64 = zext i32 %o to i64
  %h64 = zext i32 %h to i64
  %upper = shl i64 %h64, 32
  %va0 = add i64 %base, %o64
  %va = add i64 %va0, %upper
  %rest = and i64 %va, {size - 1}
  %crooked = icmp ne i64 %rest, 0
  %how = select i1 %crooked, i32 {access | MISALIGNED}, i32 {access}
  br i1 %crooked, label %misaligned, label %straight
misaligned:
  %answer = call i64 @db_miss(ptr %ctx, i64 %va, i64 {size}, i32 %how, i32 %pc, i32 %lane)
  br label %fault
straight:
  %place = call ptr @db_translate(ptr %ctx, ptr %site, i64 %va, i64 {size}, i32 {access}, i32 %pc, i32 %lane)
  %place_int = ptrtoint ptr %place to i64
  %bad = icmp ule i64 %place_int, {STRADDLE}
  br i1 %bad, label %fault, label %go
go:"""


def column_of(t: Text, column: int) -> str:
    """Where the lane's dword of a column is."""
    return t.op(f"getelementptr i8, ptr %out, i64 {t.two('add', I64, '%slot', str(128 * column))}")


def load_operand(t: Text, bits: int, first: int) -> str:
    """From one or two columns."""
    low, *high = (t.let(f"load i32, ptr {column_of(t, first + part)}") for part in range(bits // 32))
    if not high:
        return low
    low, upper = t.cast("zext", I32, low, I64), t.cast("zext", I32, high[0], I64)
    return t.two("or", I64, low, t.two("shl", I64, upper, "32"))


def store_old(t: Text, bits: int, old: str) -> None:
    for part in range(bits // 32):
        moved = t.two("lshr", I64, old, "32") if part else old
        t.do(f"store i32 {t.cast('trunc', f'i{bits}', moved, I32)}, ptr {column_of(t, part)}")


def new_value(t: Text, bits: int, old: str, data: str, other: str) -> str:
    """What the operation %op leaves: every result, then the chosen one; the operand where it is none of them.

    Source: RDNA3 and RDNA4 ISA, opcode pages of the atomics.
    """
    made = {
        **on_integers(t, f"i{bits}", old, data, other),
        **on_floats(t, bits, old, data, other),
        **(packed_sums(t, old, data) if bits == 32 else {}),
    }
    chosen = data
    for name, value in made.items():
        chosen = t.select(I1, t.compare("icmp eq", I32, "%op", str(CODES[name])), f"i{bits}", value, chosen)
    return chosen


def on_integers(t: Text, word: str, old: str, data: str, other: str) -> dict[str, str]:
    def two(verb: str, left: str, right: str) -> str:
        return t.two(verb, word, left, right)

    def either(predicate: str, left: str, right: str, yes: str, no: str) -> str:
        return t.select(I1, t.compare(f"icmp {predicate}", word, left, right), word, yes, no)

    rest, kept = two("sub", old, data), two("and", old, two("xor", data, "-1"))
    payload = two("and", data, str((1 << int(word[1:]) - 1) - 1))
    return {
        "add_u": two("add", old, data), "sub_u": rest, "rsub_u": two("sub", data, old),
        "min_i": either("slt", old, data, old, data), "min_u": either("ult", old, data, old, data),
        "max_i": either("sgt", old, data, old, data), "max_u": either("ugt", old, data, old, data),
        "and_b": two("and", old, data), "or_b": two("or", old, data), "xor_b": two("xor", old, data),
        "inc_u": either("uge", old, data, "0", two("add", old, "1")),
        "dec_u": either("eq", old, "0", data, either("ugt", old, data, data, two("sub", old, "1"))),
        "cmpswap_b": either("eq", old, other, data, old), "mskor_b": two("or", kept, other),
        "csub_u": either("uge", old, data, rest, "0"), "cond_sub_u": either("uge", old, data, rest, old),
        "wrap_b": either("uge", old, data, rest, two("add", old, other)),
        "condxchg": either("slt", data, "0", payload, old),
    }  # fmt: skip


def on_floats(t: Text, bits: int, old: str, data: str, other: str) -> dict[str, str]:
    """Minimum and maximum: the number where one is a NaN, -0 below +0. Of two NaNs: on GFX12 (``_num``) the
    operand's, quiet; on GFX11 memory's, and one that signals before everything, quiet, as measured: the
    pseudocode there compares and no more. Source: RDNA4 ISA, GLOBAL_ATOMIC_MIN_NUM_F32; rocjitsu, fp_mode.h.
    """
    word, (real, suffix, quiet) = f"i{bits}", REALS[bits]
    before, new, wanted = (t.bits(word, value, real) for value in (old, data, other))
    is_nan, signals, quieted = {}, {}, {}
    for value, number in ((old, before), (data, new)):
        quieted[value] = t.two("or", word, value, str(quiet))
        is_nan[value] = t.compare("fcmp uno", real, number, number)
        is_loud = t.compare("icmp ne", word, quieted[value], value)
        signals[value] = t.two("and", I1, is_nan[value], is_loud)
    two_nans = t.two("and", I1, is_nan[old], is_nan[data])
    equal = t.compare("fcmp oeq", real, before, wanted)
    made = {
        "add_f": t.bits(real, t.two("fadd", real, before, new), word),
        "cmpswap_f": t.select(I1, equal, word, data, old),
    }
    for verb in ("min", "max"):
        least = t.bits(real, t.call(real, f"llvm.{verb}imumnum.{suffix}", (real, new), (real, before)), word)
        made[f"{verb}_num_f"] = t.select(I1, two_nans, word, quieted[data], least)
        found = t.select(I1, two_nans, word, quieted[old], least)
        found = t.select(I1, signals[data], word, quieted[data], found)
        made[f"{verb}_f"] = t.select(I1, signals[old], word, quieted[old], found)
    return made


REALS = {32: (FLOAT, "f32", 1 << 22), 64: (DOUBLE, "f64", 1 << 51)}
HALVES, SHORTS, PAIR, FLOATS = "<2 x half>", "<2 x i16>", "<2 x i32>", "<2 x float>"


def packed_sums(t: Text, old: str, data: str) -> dict[str, str]:
    """Two sums of 16 bits each, to nearest even."""
    a, b = (t.cast("fpext", HALVES, t.bits(I32, value, HALVES), FLOATS) for value in (old, data))
    halves = t.cast("fptrunc", FLOATS, t.two("fadd", FLOATS, a, b), HALVES)
    a, b = (t.cast("zext", SHORTS, t.bits(I32, value, SHORTS), PAIR) for value in (old, data))
    a, b = (t.bits(PAIR, t.two("shl", PAIR, value, "splat (i32 16)"), FLOATS) for value in (a, b))
    total = t.two("fadd", FLOATS, a, b)
    bits = t.bits(FLOATS, total, PAIR)
    odd = t.two("and", PAIR, t.two("lshr", PAIR, bits, "splat (i32 16)"), "splat (i32 1)")
    near = t.two("add", PAIR, bits, t.two("add", PAIR, odd, "splat (i32 32767)"))
    quiet = t.two("or", PAIR, bits, "splat (i32 4194304)")
    kept = t.select("<2 x i1>", t.compare("fcmp uno", FLOATS, total, total), PAIR, quiet, near)
    brain = t.cast("trunc", PAIR, t.two("lshr", PAIR, kept, "splat (i32 16)"), SHORTS)
    return {"pk_add_f16": t.bits(HALVES, halves, I32), "pk_add_bf16": t.bits(SHORTS, brain, I32)}


def declarations() -> str:
    return "\n".join(
        f"declare {real} @llvm.{name}imumnum.{suffix}({real}, {real})"
        for name in ("min", "max")
        for real, suffix in (("float", "f32"), ("double", "f64"))
    )
