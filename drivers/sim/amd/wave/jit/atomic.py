"""The library's atomics as LLVM IR: one lane after the other, lowest first.

The operand, and a compare's second one after it, come in dword columns; old values go back over the operand.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import ATOMIC, LANES, MISALIGNED, PARAMETERS, STRADDLE
from drivers.sim.amd.wave.jit.lane_walk import each_lane


def atomic(bits: int, flags: str, kind: int) -> str:
    """``db_atomic_BITS``: operand (and compare value after it) from `out`,
    old values to `out`; op as `ops.memory.ATOMICS`.
    """
    word = f"i{bits}"
    real = "float" if bits == 32 else "double"
    return f"""
define i32 @db_atomic{flags}_{bits}({PARAMETERS}, <32 x i32> %high, ptr %out, i32 %op) noinline {{
entry:
{each_lane("entry")}
{place_of_lane(bits // 8, ATOMIC | kind)}
  %lane64 = zext i32 %lane to i64
  %slot = shl i64 %lane64, 2
{load_operand(bits, "data", 0)}
{load_operand(bits, "other", bits // 32)}
  %old = load {word}, ptr %place, align {bits // 8}
{atomic_results(word, real)}
  store {word} %new, ptr %place, align {bits // 8}
{store_operand(bits)}
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


def load_operand(bits: int, name: str, column: int) -> str:
    """%name from one or two dword columns of `out`."""
    lines = []
    for part in range(bits // 32):
        lines.append(f"  %{name}_shift{part} = add i64 %slot, {128 * (column + part)}")
        lines.append(f"  %{name}_at{part} = getelementptr i8, ptr %out, i64 %{name}_shift{part}")
        lines.append(f"  %{name}_word{part} = load i32, ptr %{name}_at{part}")
    if bits == 32:
        lines.append(f"  %{name} = add i32 %{name}_word0, 0")
    else:
        lines.append(f"  %{name}_low = zext i32 %{name}_word0 to i64")
        lines.append(f"  %{name}_high = zext i32 %{name}_word1 to i64")
        lines.append(f"  %{name}_up = shl i64 %{name}_high, 32")
        lines.append(f"  %{name} = or i64 %{name}_low, %{name}_up")
    return "\n".join(lines)


def store_operand(bits: int) -> str:
    if bits == 32:
        return "  store i32 %old, ptr %data_at0"
    return """  %old_low = trunc i64 %old to i32
  %old_up = lshr i64 %old, 32
  %old_high = trunc i64 %old_up to i32
  store i32 %old_low, ptr %data_at0
  store i32 %old_high, ptr %data_at1"""


def atomic_results(word: str, real: str) -> str:
    """Every operation's result, then the chosen one. The order is `ops.memory.ATOMICS`, then `MORE`'s."""
    lines = [
        f"  %r1 = add {word} %old, %data", f"  %r2 = sub {word} %old, %data",
        *_extreme(3, "slt", word), *_extreme(4, "ult", word),
        *_extreme(5, "sgt", word), *_extreme(6, "ugt", word),
        f"  %r7 = and {word} %old, %data", f"  %r8 = or {word} %old, %data",
        f"  %r9 = xor {word} %old, %data",
        f"  %up = add {word} %old, 1", f"  %wraps = icmp uge {word} %old, %data",
        f"  %r10 = select i1 %wraps, {word} 0, {word} %up",
        f"  %down = sub {word} %old, 1", f"  %zero = icmp eq {word} %old, 0",
        f"  %above = icmp ugt {word} %old, %data",
        "  %resets = or i1 %zero, %above", f"  %r11 = select i1 %resets, {word} %data, {word} %down",
        f"  %equal = icmp eq {word} %old, %other", f"  %r12 = select i1 %equal, {word} %data, {word} %old",
        f"  %fold = bitcast {word} %old to {real}", f"  %fdata = bitcast {word} %data to {real}",
        f"  %fsum = fadd {real} %fold, %fdata", f"  %r13 = bitcast {real} %fsum to {word}",
        *float_extremes(word, real),
        f"  %enough = icmp uge {word} %old, %data", f"  %r16 = select i1 %enough, {word} %r2, {word} 0",
        *more_results(word, real), *packed_sums(word),
    ]  # fmt: skip
    chosen, last = "%data", max(MORE.values())
    for index in range(1, last + 1):
        lines.append(f"  %is{index} = icmp eq i32 %op, {index}")
        name = "%new" if index == last else f"%pick{index}"
        lines.append(f"  {name} = select i1 %is{index}, {word} %r{index}, {word} {chosen}")
        chosen = name
    return "\n".join(lines)


# Operations that few programs use, after those of `ops.memory.ATOMICS`.
MORE = {
    "cmpswap_f": 17, "mskor": 18, "rsub": 19, "wrap": 20, "cond_sub": 21, "condxchg": 22, "min_num": 23,
    "max_num": 24, "pk_add_f16": 25, "pk_add_bf16": 26,
}  # fmt: skip
SUBTRACT_CLAMPED = 16


def more_results(word: str, real: str) -> list[str]:
    """As the ISA documents write them; `other` is the second operand."""
    top = 1 << 31 if word == "i32" else 1 << 63
    return [
        f"  %fother = bitcast {word} %other to {real}", f"  %fequal = fcmp oeq {real} %fold, %fother",
        f"  %r17 = select i1 %fequal, {word} %data, {word} %old",
        f"  %hole = xor {word} %data, -1", f"  %kept = and {word} %old, %hole",
        f"  %r18 = or {word} %kept, %other", f"  %r19 = sub {word} %data, %old",
        f"  %refilled = add {word} %old, %other",
        f"  %r20 = select i1 %enough, {word} %r2, {word} %refilled",
        f"  %r21 = select i1 %enough, {word} %r2, {word} %old",
        f"  %asks = icmp slt {word} %data, 0", f"  %payload = and {word} %data, {top - 1}",
        f"  %r22 = select i1 %asks, {word} %payload, {word} %old",
    ]  # fmt: skip


def float_extremes(word: str, real: str) -> list[str]:
    """Minimum and maximum, the number where one is a NaN, -0 below +0. Of two NaNs: on GFX12 (23, 24) the
    operand's, quiet; on GFX11 (14, 15) memory's, and one that signals before everything, quiet, as measured:
    the pseudocode there compares and no more. Source: RDNA4 ISA, GLOBAL_ATOMIC_MIN_NUM_F32; rocjitsu,
    fp_mode.h.
    """
    suffix, quiet = ("f32", 1 << 22) if word == "i32" else ("f64", 1 << 51)
    lines = []
    for name in ("old", "data"):
        lines += [
            f"  %fnan_{name} = fcmp uno {real} %f{name}, %f{name}",
            f"  %q_{name} = or {word} %{name}, {quiet}",
            f"  %loud_{name} = icmp ne {word} %q_{name}, %{name}",
            f"  %signals_{name} = and i1 %fnan_{name}, %loud_{name}",
        ]  # fmt: skip
    lines.append("  %two_nans = and i1 %fnan_old, %fnan_data")
    for verb, old, new in (("min", 14, 23), ("max", 15, 24)):
        lines += [
            f"  %f{verb} = call {real} @llvm.{verb}imumnum.{suffix}({real} %fdata, {real} %fold)",
            f"  %b{verb} = bitcast {real} %f{verb} to {word}",
            f"  %r{new} = select i1 %two_nans, {word} %q_data, {word} %b{verb}",
            f"  %o{verb} = select i1 %two_nans, {word} %q_old, {word} %b{verb}",
            f"  %d{verb} = select i1 %signals_data, {word} %q_data, {word} %o{verb}",
            f"  %r{old} = select i1 %signals_old, {word} %q_old, {word} %d{verb}",
        ]
    return lines


def packed_sums(word: str) -> list[str]:
    """Two sums of 16 bits each, to nearest even; only in dwords."""
    if word != "i32":
        return [f"  %r{index} = add {word} %data, 0" for index in (25, 26)]
    lines = []
    for name in ("old", "data"):
        lines.append(f"  %halves_{name} = bitcast i32 %{name} to <2 x half>")
        lines.append(f"  %wide_{name} = fpext <2 x half> %halves_{name} to <2 x float>")
        lines.append(f"  %words_{name} = bitcast i32 %{name} to <2 x i16>")
        lines.append(f"  %long_{name} = zext <2 x i16> %words_{name} to <2 x i32>")
        lines.append(f"  %high_{name} = shl <2 x i32> %long_{name}, splat (i32 16)")
        lines.append(f"  %brain_{name} = bitcast <2 x i32> %high_{name} to <2 x float>")
    return [
        *lines,
        "  %half_sum = fadd <2 x float> %wide_old, %wide_data",
        "  %half_near = fptrunc <2 x float> %half_sum to <2 x half>",
        "  %r25 = bitcast <2 x half> %half_near to i32",
        "  %brain_sum = fadd <2 x float> %brain_old, %brain_data",
        "  %brain_bits = bitcast <2 x float> %brain_sum to <2 x i32>",
        "  %brain_shifted = lshr <2 x i32> %brain_bits, splat (i32 16)",
        "  %brain_odd = and <2 x i32> %brain_shifted, splat (i32 1)",
        "  %brain_bias = add <2 x i32> %brain_odd, splat (i32 32767)",
        "  %brain_up = add <2 x i32> %brain_bits, %brain_bias",
        "  %brain_nan = fcmp uno <2 x float> %brain_sum, %brain_sum",
        "  %brain_quiet = or <2 x i32> %brain_bits, splat (i32 4194304)",
        "  %brain_kept = select <2 x i1> %brain_nan, <2 x i32> %brain_quiet, <2 x i32> %brain_up",
        "  %brain_top = lshr <2 x i32> %brain_kept, splat (i32 16)",
        "  %brain_near = trunc <2 x i32> %brain_top to <2 x i16>",
        "  %r26 = bitcast <2 x i16> %brain_near to i32",
    ]


def declarations() -> str:
    return "\n".join(
        f"declare {real} @llvm.{name}imumnum.{suffix}({real}, {real})"
        for name in ("min", "max")
        for real, suffix in (("float", "f32"), ("double", "f64"))
    )


def _extreme(index: int, predicate: str, word: str) -> list[str]:
    return [
        f"  %c{index} = icmp {predicate} {word} %old, %data",
        f"  %r{index} = select i1 %c{index}, {word} %old, {word} %data",
    ]
