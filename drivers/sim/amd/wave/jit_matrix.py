"""WMMA: D = A x B + C on 16 x 16 matrices held by a whole wave. Source: RDNA3 ISA, "WMMA".

GFX11: A's row m is in lane m, B's column n in lane n (lanes above 15 repeat them); register r of lane l of D
is row ``r * rows + l / 16``, column ``l % 16``. GFX12: lanes above 15 hold the upper half of k, and D's rows
from 8 on. The elements are widened into `%buffer` and one library function multiplies. Floating point adds in
order of k with one rounding each in f32; the hardware's order and inner rounding are not published.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit_cross import shuffle
from drivers.sim.amd.wave.jit_gfx12 import float_of_byte
from drivers.sim.amd.wave.jit_memory import buffer_dword, fill_buffer
from drivers.sim.amd.wave.jit_packed import field
from drivers.sim.amd.wave.jit_rules import special
from drivers.sim.amd.wave.jit_text import F16, F32, FLOAT, I32, I64, PTR, V16, V32, splat
from drivers.sim.amd.wave.jit_wave import Refusal, Wave

B_AT, C_AT = 8192, 16384  # byte offsets in the buffer; A is at 0, 128 bytes for each k
SIGNED, NEGATED = 1, 3


@dataclass(frozen=True)
class Shape:
    """Element types of A and B, of C and D: f16, bf16, iu8, iu4, f32, i32."""

    source: str
    result: str
    depth: int = 16

    @property
    def bits(self) -> int:
        return {"f16": 16, "bf16": 16, "iu8": 8, "iu4": 4}.get(self.source, 8)


def elements(wave: Wave, inst: Inst, name: str, shape: Shape) -> list[str]:
    """The elements of A or B by k, each in the lanes of its row or column, widened to 32 bits.

    GFX11: every lane holds all of its row. GFX12: lanes 16 to 31 hold the upper half of k.
    """
    split = is_split(inst, shape)
    count = shape.depth // 2 if split else shape.depth
    found = [element(wave, inst, name, shape, k) for k in range(count)]
    if split:
        upper = [16 + lane % 16 for lane in range(32)]
        found += [shuffle(wave, V32, value, upper) for value in found]
    return found


def is_split(inst: Inst, shape: Shape) -> bool:
    """Whether a lane holds half of its row: GFX12's registers are half as many."""
    return bool(inst["src0"].count * 32 < shape.depth * shape.bits)


def element(wave: Wave, inst: Inst, name: str, shape: Shape, k: int) -> str:
    t, per = wave.t, 32 // shape.bits
    word = wave.vector(inst[name].index + k // per)
    if shape.source in ("f16", "bf16"):
        return widen(wave, word, shape.source, bool(k % 2))
    if "f8" in shape.source or "p8" in shape.source:
        byte = field(t, word, 8 * (k % per), 8, False)
        kinds = shape.source.split("_")
        return t.bits(F32, float_of_byte(t, byte, kinds[name == "src1"]), V32)
    is_signed = bool(inst.get(f"{name}_modifiers", 0) & SIGNED)
    return field(t, word, shape.bits * (k % per), shape.bits, is_signed)


def accumulator(wave: Wave, inst: Inst, shape: Shape, count: int) -> list[str]:
    """C, widened to 32 bits: registers, or one inline constant for all."""
    operand = inst["src2"]
    if not hasattr(operand, "index"):
        kind = {"f32": "f32", "i32": "u32"}.get(shape.result, "f16")
        if shape.result in ("f16", "bf16") and operand:
            raise Refusal(f"{inst.defn.mnemonic} with the constant {operand} as C")
        constant = wave.source(inst, "src2", kind) if kind != "f16" else splat(V32, 0)
        return [wave.t.bits(F32, constant, V32) if kind == "f32" else constant] * count
    if operand.count < count:  # GFX12 packs halves in pairs
        pairs = [wave.vector(operand.index + row // 2) for row in range(count)]
        return [widen(wave, word, shape.result, bool(row % 2)) for row, word in enumerate(pairs)]
    words = [wave.vector(operand.index + row) for row in range(count)]
    return [widen(wave, word, shape.result, in_high_half(inst)) for word in words]


def in_high_half(inst: Inst) -> bool:
    """16-bit results take the half of each register that op_sel of C names."""
    return bool(inst.get("src2_modifiers", 0) & 4)


def widen(wave: Wave, word: str, kind: str, high: bool) -> str:
    t = wave.t
    if kind == "f16":
        return t.bits(F32, t.cast("fpext", F16, wave.half(word, high, "f16"), F32), V32)
    if kind == "bf16":
        kept = t.two("and", V32, word, splat(V32, 0xFFFF0000))
        return kept if high else t.two("shl", V32, word, splat(V32, 16))
    return word


def narrow(wave: Wave, value: str, kind: str, index: int, high: bool) -> str:
    """A 32-bit result as D's register `index` keeps it."""
    t = wave.t
    if kind == "f16":
        half = t.bits(F16, t.cast("fptrunc", F32, t.bits(V32, value, F32), F16), V16)
        return wave.merge_half(index, half, high)
    if kind == "bf16":
        odd = t.two("and", V32, t.two("lshr", V32, value, splat(V32, 16)), splat(V32, 1))
        rounded = t.two("add", V32, value, t.two("add", V32, odd, splat(V32, 0x7FFF)))
        half = t.cast("trunc", V32, t.two("lshr", V32, rounded, splat(V32, 16)), V16)
        return wave.merge_half(index, half, high)
    return value


def register(name: str, shape: Shape) -> None:
    @special(name)
    def multiply(wave: Wave, inst: Inst) -> None:
        refuse_options(inst, shape)
        split = is_split(inst, shape)
        if split and wave.wave_size == 64:
            raise Refusal(f"{name} in a wave64 of GFX12")
        t, count = wave.t, 8 if wave.wave_size == 32 else 4
        part, wave.part = wave.part, 0
        fill_buffer(wave, elements(wave, inst, "src0", shape))
        fill_buffer(wave, elements(wave, inst, "src1", shape), B_AT)
        wave.part = part
        fill_buffer(wave, accumulator(wave, inst, shape, count), C_AT)
        rows, apart = (1, 8) if split else (16 // count, 1)
        numbers = (count, rows, 2 * part, apart, shape.depth)
        arguments = [(I64, str(number)) for number in numbers]
        kind = I32 if shape.result == "i32" else FLOAT
        t.effect("void", f"db_matrix_{kind}", (PTR, "%buffer"), *arguments)
        write_result(wave, inst, shape, count)


def write_result(wave: Wave, inst: Inst, shape: Shape, count: int) -> None:
    first, high = inst["vdst"].index, in_high_half(inst)
    paired = inst["vdst"].count < count
    for row in range(count):
        value = buffer_dword(wave, C_AT // 128 + row)
        index, half = (first + row // 2, bool(row % 2)) if paired else (first + row, high)
        wave.replace_vector(index, narrow(wave, value, shape.result, index, half))


def refuse_options(inst: Inst, shape: Shape) -> None:
    """Negated or absolute matrices, and integer results that saturate, are not modelled."""
    names = ("src2",) if shape.result == "i32" else ("src0", "src1", "src2")
    if any(inst.get(f"{name}_modifiers", 0) & NEGATED for name in names) or inst.get("clamp"):
        raise Refusal(f"{inst.defn.mnemonic} with neg, abs or clamp")


for _result, _source in (
    ("f32", "f16"), ("f32", "bf16"), ("f16", "f16"), ("bf16", "bf16"), ("i32", "iu8"), ("i32", "iu4")
):  # fmt: skip
    register(f"v_wmma_{_result}_16x16x16_{_source}", Shape(_source, _result))
register("v_wmma_i32_16x16x32_iu4", Shape("iu4", "i32", 32))
for _a in ("fp8", "bf8"):
    for _b in ("fp8", "bf8"):
        register(f"v_wmma_f32_16x16x16_{_a}_{_b}", Shape(f"{_a}_{_b}", "f32"))


def matrix_function(element: str) -> str:
    """``db_matrix_ELEMENT``: C += A x B, for rows ``r * rows + first`` and those `apart` from them."""
    vector = f"<16 x {element}>"
    if element == FLOAT:
        product = f"call {vector} @llvm.fma.v16f32({vector} %s_X, {vector} %b, {vector} %acc_X)"
        declared = f"declare {vector} @llvm.fma.v16f32({vector}, {vector}, {vector})"
    else:
        product, declared = f"add {vector} %acc_X, %mul_X", ""
    lines = []
    for half in "01":
        lines += [
            f"  %at_{half} = getelementptr {element}, ptr %a_k, i64 %row_{half}",
            f"  %a_{half} = load {element}, ptr %at_{half}",
            f"  %seed_{half} = insertelement {vector} poison, {element} %a_{half}, i32 0",
            f"  %s_{half} = shufflevector {vector} %seed_{half}, {vector} poison, <16 x i32> zeroinitializer",
        ]
        if element == I32:
            lines.append(f"  %mul_{half} = mul {vector} %s_{half}, %b")
        lines.append(f"  %new_{half} = " + product.replace("X", half))
    body = "\n".join(lines)
    return f"""
{declared}
define void @db_matrix_{element}(
    ptr %m, i64 %end, i64 %rows64, i64 %first, i64 %apart, i64 %depth) noinline {{
entry:
  br label %next
next:
  %r = phi i64 [ 0, %entry ], [ %r1, %stored ]
  %scaled = mul i64 %r, %rows64
  %row_0 = add i64 %scaled, %first
  %row_1 = add i64 %row_0, %apart
  %offset = shl i64 %r, 7
  %c_at = getelementptr i8, ptr %m, i64 {C_AT}
  %c_0 = getelementptr i8, ptr %c_at, i64 %offset
  %c_1 = getelementptr i8, ptr %c_0, i64 64
  %old_0 = load {vector}, ptr %c_0, align 64
  %old_1 = load {vector}, ptr %c_1, align 64
  br label %inner
inner:
  %k = phi i64 [ 0, %next ], [ %k1, %inner ]
  %acc_0 = phi {vector} [ %old_0, %next ], [ %new_0, %inner ]
  %acc_1 = phi {vector} [ %old_1, %next ], [ %new_1, %inner ]
  %k_at = shl i64 %k, 7
  %a_k = getelementptr i8, ptr %m, i64 %k_at
  %b_k = getelementptr i8, ptr %a_k, i64 {B_AT}
  %b = load {vector}, ptr %b_k, align 64
{body}
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, %depth
  br i1 %more, label %inner, label %stored
stored:
  store {vector} %new_0, ptr %c_0, align 64
  store {vector} %new_1, ptr %c_1, align 64
  %r1 = add i64 %r, 1
  %again = icmp ult i64 %r1, %end
  br i1 %again, label %next, label %done
done:
  ret void
}}
"""
