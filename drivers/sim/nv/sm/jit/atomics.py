"""Atomics of compiled warps: one lane after the other, each the host's own."""

from __future__ import annotations

V64 = "<32 x i64>"

VERBS = {
    ("ADD", ""): "add i32", ("MIN", ""): "umin i32", ("MAX", ""): "umax i32", ("MIN", "S32"): "min i32",
    ("MAX", "S32"): "max i32", ("ADD", "S32"): "add i32", ("INC", ""): "uinc_wrap i32",
    ("DEC", ""): "udec_wrap i32",
    ("AND", ""): "and i32", ("OR", ""): "or i32", ("XOR", ""): "xor i32", ("EXCH", ""): "xchg i32",
    ("ADD", "64"): "add i64", ("MIN", "64"): "umin i64", ("MAX", "64"): "umax i64", ("MIN", "S64"): "min i64",
    ("MAX", "S64"): "max i64", ("AND", "64"): "and i64", ("OR", "64"): "or i64", ("XOR", "64"): "xor i64",
    ("EXCH", "64"): "xchg i64", ("ADD", "S64"): "add i64",
    ("ADD", "F32.FTZ.RN"): "fadd float", ("ADD", "F64.RN"): "fadd double",
}  # fmt: skip


def atomic_name(verb: str) -> str:
    return f"atomic_{verb.replace(' ', '_')}"


def atomics(verb: str) -> str:
    """One lane after the other; `cas` compares with %b."""
    kind = verb.split()[1]
    word = {"i32": "i32", "i64": "i64", "float": "i32", "double": "i64"}[kind]
    cast = "" if kind == word else f"%operand = bitcast {word} %value to {kind}"
    given = "%value" if kind == word else "%operand"
    if verb.startswith("cas"):
        act = f"""%pair = cmpxchg ptr %p, {word} %value, {word} %swap seq_cst seq_cst
  %old = extractvalue {{ {word}, i1 }} %pair, 0"""
    else:
        act = f"%found = atomicrmw {verb.split()[0]} ptr %p, {kind} {given} seq_cst\n  "
        act += f"%old = add {kind} %found, 0" if kind == word else f"%old = bitcast {kind} %found to {word}"
    vector = f"<32 x {word}>"
    return f"""
define internal {vector} @{atomic_name(verb)}({V64} %h, i32 %mask, {vector} %a, {vector} %b) noinline {{
entry:
  br label %next
next:
  %left = phi i32 [ %mask, %entry ], [ %rest, %one ]
  %result = phi {vector} [ zeroinitializer, %entry ], [ %more, %one ]
  %none = icmp eq i32 %left, 0
  br i1 %none, label %done, label %one
one:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %low = sub i32 %left, 1
  %rest = and i32 %left, %low
  %address = extractelement {V64} %h, i32 %lane
  %p = inttoptr i64 %address to ptr
  %value = extractelement {vector} %a, i32 %lane
  %swap = extractelement {vector} %b, i32 %lane
  {cast}
  {act}
  %more = insertelement {vector} %result, {word} %old, i32 %lane
  br label %next
done:
  ret {vector} %result
}}
"""
