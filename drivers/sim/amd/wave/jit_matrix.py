"""WMMA: D = A x B + C on 16 x 16 matrices held by a whole wave. Source: RDNA3 ISA, "WMMA".

A's row m is in lane m, B's column n in lane n (lanes above 15 repeat them); register r of lane l of D is row
``r * rows + l / 16``, column ``l % 16``. The elements are widened into `%buffer` and one library function
multiplies. Floating point adds in order of k with one rounding each in f32; the hardware's order and inner
rounding are not published.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit_memory import buffer_dword, fill_buffer
from drivers.sim.amd.wave.jit_packed import field
from drivers.sim.amd.wave.jit_rules import special
from drivers.sim.amd.wave.jit_text import F16, F32, FLOAT, I32, PTR, V16, V32, splat
from drivers.sim.amd.wave.jit_wave import Refusal, Wave

DEPTH = 16
B_AT, C_AT = 128 * DEPTH, 256 * DEPTH  # byte offsets in the buffer; A is at 0
SIGNED, NEGATED = 1, 3


@dataclass(frozen=True)
class Shape:
    """Element types of A and B, of C and D: f16, bf16, iu8, iu4, f32, i32."""

    source: str
    result: str

    @property
    def bits(self) -> int:
        return {"f16": 16, "bf16": 16, "iu8": 8, "iu4": 4}[self.source]


def elements(wave: Wave, inst: Inst, name: str, shape: Shape) -> list[str]:
    """The 16 elements that each lane holds, widened to 32 bits."""
    t, first, per = wave.t, inst[name].index, 32 // shape.bits
    found = []
    for k in range(DEPTH):
        word = wave.vector(first + k // per)
        if shape.source == "f16":
            found.append(t.bits(F32, t.cast("fpext", F16, wave.half(word, bool(k % 2), "f16"), F32), V32))
        elif shape.source == "bf16":
            high = t.two("and", V32, word, splat(V32, 0xFFFF0000))
            found.append(high if k % 2 else t.two("shl", V32, word, splat(V32, 16)))
        else:
            is_signed = bool(inst.get(f"{name}_modifiers", 0) & SIGNED)
            found.append(field(t, word, shape.bits * (k % per), shape.bits, is_signed))
    return found


def accumulator(wave: Wave, inst: Inst, shape: Shape, count: int) -> list[str]:
    """C, widened to 32 bits: registers, or one inline constant for all."""
    operand = inst["src2"]
    if not hasattr(operand, "index"):
        kind = {"f32": "f32", "i32": "u32"}.get(shape.result, "f16")
        if shape.result in ("f16", "bf16") and operand:
            raise Refusal(f"{inst.defn.mnemonic} with the constant {operand} as C")
        constant = wave.source(inst, "src2", kind) if kind != "f16" else splat(V32, 0)
        return [wave.t.bits(F32, constant, V32) if kind == "f32" else constant] * count
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
        t, count = wave.t, 8 if wave.wave_size == 32 else 4
        element = I32 if shape.result == "i32" else FLOAT
        part, wave.part = wave.part, 0
        fill_buffer(wave, elements(wave, inst, "src0", shape))
        fill_buffer(wave, elements(wave, inst, "src1", shape), B_AT)
        wave.part = part
        fill_buffer(wave, accumulator(wave, inst, shape, count), C_AT)
        rows = 16 // count
        arguments = ((PTR, "%buffer"), (I32, str(count)), (I32, str(rows)), (I32, str(2 * part)))
        t.effect("void", f"db_matrix_{element}", *arguments)
        first, high = inst["vdst"].index, in_high_half(inst)
        for row in range(count):
            value = buffer_dword(wave, C_AT // 128 + row)
            wave.replace_vector(first + row, narrow(wave, value, shape.result, first + row, high))


def refuse_options(inst: Inst, shape: Shape) -> None:
    """Negated or absolute matrices, and integer results that saturate, are not modelled."""
    names = ("src2",) if shape.result == "i32" else ("src0", "src1", "src2")
    if any(inst.get(f"{name}_modifiers", 0) & NEGATED for name in names) or inst.get("clamp"):
        raise Refusal(f"{inst.defn.mnemonic} with neg, abs or clamp")


for _result, _source in (
    ("f32", "f16"), ("f32", "bf16"), ("f16", "f16"), ("bf16", "bf16"), ("i32", "iu8"), ("i32", "iu4")
):  # fmt: skip
    register(f"v_wmma_{_result}_16x16x16_{_source}", Shape(_source, _result))


def matrix_function(element: str) -> str:
    """``db_matrix_ELEMENT``: C += A x B in the buffer, for rows ``r * rows + row0`` and the next ones."""
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
define void @db_matrix_{element}(ptr %m, i32 %count, i32 %rows, i32 %row0) noinline {{
entry:
  %rows64 = zext i32 %rows to i64
  %first = zext i32 %row0 to i64
  %end = zext i32 %count to i64
  br label %next
next:
  %r = phi i64 [ 0, %entry ], [ %r1, %stored ]
  %scaled = mul i64 %r, %rows64
  %row_0 = add i64 %scaled, %first
  %row_1 = add i64 %row_0, 1
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
  %more = icmp ult i64 %k1, {DEPTH}
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
