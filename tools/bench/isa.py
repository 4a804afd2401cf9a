"""Wave-instructions of our kernels beside those of kernels written by hand for LLVM's AMDGPU target at -O3,
on both simulated cards.

The bounds of `kernels.py` are those of gfx1100; what share of its reference a bound is there, it is of the
other chip's own reference here. References: `sim.py`'s float32 product, and rows below; of
float16 there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from drivers.amd.device import AmdDevice
from tools.bench.computing import computing_on
from tools.bench.kernels import CASES, CHIPS, ROWS, SIZE, Case, Watch, measured
from tools.bench.measure import Figure, figure, simulated_device
from tools.bench.sim import COMMON, GROUP_LANES, TILE, compile_ir, matmul_ir

PARTS = 4  # vectors of four of a lane: a group of 256 holds a row of 4096
WAVES = GROUP_LANES // 32
EPSILON = 1e-5
VECTOR = "<4 x float>"
ROW_XMASK = 0x160  # DPP: lanes whose numbers differ by a mask (RDNA3 ISA, table of DPP controls)
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class HandKernel:
    """A kernel by hand. text: LLVM's; shapes: of its operands, the result of the first one's; sizes: further
    arguments; groups: of a launch; meaning: in numpy; case: of `kernels.py`, if one is held against it."""

    name: str
    text: Callable[[], str]
    shapes: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    groups: tuple[int, int, int]
    meaning: Callable[..., Floats]
    case: str = ""


def isa_figures() -> list[Figure]:
    """`NAME_ARCH_reference_mwi`, and `NAME_ARCH_of_reference`: ours by that."""
    return [each for reference in REFERENCES for each in figures_of(reference)]


def figures_of(reference: HandKernel) -> Iterator[Figure]:
    """Of one kernel, on both chips."""
    by_hand = {chip: executed(reference, chip) for chip in CHIPS}
    allowed = 0.0
    for chip, arch in CHIPS.items():
        what = f"M wave-instructions by LLVM -O3 for {arch}"
        yield figure(f"{reference.name}_{arch}_reference_mwi", [by_hand[chip]], 0, "high", what)
        for case in CASES:
            if case.name != reference.case:
                continue
            allowed = allowed or case.bound / by_hand[chip]
            share = ours(case, chip) / by_hand[chip]
            yield figure(f"{reference.name}_{arch}_of_reference", [share], allowed, "low", "ours by that")


def ours(case: Case, chip: str) -> float:
    """Million wave-instructions of our kernels."""
    watch = Watch()
    with computing_on(simulated_device(watch, chip)) as made:
        found = {each.name: each.value for each in measured(case, made, watch, CHIPS[chip])}
    return found[f"{case.name}_{CHIPS[chip]}_mwi"]


def executed(reference: HandKernel, chip: str) -> float:
    """Million wave-instructions of a reference, whose result is held against numpy's."""
    watch = Watch()
    device: AmdDevice = simulated_device(watch, chip)
    program = device.load(compile_ir(reference.text(), CHIPS[chip]))
    source = np.random.default_rng(0)
    operands = [source.random(shape, np.float32) for shape in reference.shapes]
    buffers = [device.buffer(each) for each in operands]
    out = device.empty(operands[0].nbytes)
    sizes: list[Any] = [np.int32(size) for size in reference.sizes]
    program(*buffers, out, *sizes, grid=reference.groups, block=(GROUP_LANES, 1, 1))
    found = out.numpy(np.float32, reference.shapes[0])
    np.testing.assert_allclose(found, reference.meaning(*operands), rtol=1e-3, atol=1e-4)
    device.close()
    return watch.launches[-1].wave_instructions / 1e6


# -- rows ------------------------------------------------------------------------------------------

HEAD = f"""
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare float @llvm.maxnum.f32(float, float)
declare <4 x float> @llvm.exp2.v4f32(<4 x float>)
declare float @llvm.amdgcn.rcp.f32(float)
declare float @llvm.amdgcn.rsq.f32(float)
@one = internal addrspace(3) global [{WAVES} x float] poison, align 16
@two = internal addrspace(3) global [{WAVES} x float] poison, align 16
"""


def row_ir(name: str, body: list[str]) -> str:
    """A kernel of one row a group: %x0 to %x3 are a lane's vectors, %y0 to %y3 what it stores of them."""
    lines = [
        "  %lane = call i32 @llvm.amdgcn.workitem.id.x()",
        "  %row = call i32 @llvm.amdgcn.workgroup.id.x()",
        "  %wave = lshr i32 %lane, 5",
        f"  %begin = mul i32 %row, {4 * PARTS * GROUP_LANES}",
        "  %at = shl i32 %lane, 2",
        "  %first = add i32 %begin, %at",
        "  %i = zext i32 %first to i64",
        "  %pa = getelementptr float, ptr addrspace(1) %a, i64 %i",
        "  %pb = getelementptr float, ptr addrspace(1) %b, i64 %i",
    ]
    for part in range(PARTS):
        lines += [
            f"  %pa{part} = getelementptr float, ptr addrspace(1) %pa, i64 {4 * GROUP_LANES * part}",
            f"  %pb{part} = getelementptr float, ptr addrspace(1) %pb, i64 {4 * GROUP_LANES * part}",
            f"  %x{part} = load <4 x float>, ptr addrspace(1) %pa{part}, align 16",
        ]
    lines += body
    lines += [f"  store <4 x float> %y{p}, ptr addrspace(1) %pb{p}, align 16" for p in range(PARTS)]
    arguments = "ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b"
    text = "\n".join(lines)
    return f"{COMMON}{HEAD}define amdgpu_kernel void @{name}({arguments}) #0 {{\n{text}\n  ret void\n}}\n"


def combine(op: str, typ: str, out: str, a: str, b: str) -> str:
    """One sum or maximum."""
    if op == "max":
        kind = "v4f32" if typ.startswith("<") else "f32"
        return f"  {out} = call nnan {typ} @llvm.maxnum.{kind}({typ} {a}, {typ} {b})"
    return f"  {out} = fadd reassoc {typ} {a}, {b}"


def total(op: str, source: str, out: str, memory: str) -> list[str]:
    """``%out``: the sum or maximum of %source0 to %source3 over the row. memory: where waves exchange it."""
    lines = [combine(op, VECTOR, f"%{out}.v1", f"%{source}0", f"%{source}1")]
    lines += [combine(op, VECTOR, f"%{out}.v{p}", f"%{out}.v{p - 1}", f"%{source}{p}") for p in (2, 3)]
    lines += [f"  %{out}.e{i} = extractelement {VECTOR} %{out}.v3, i32 {i}" for i in range(4)]
    lines += [
        combine(op, "float", f"%{out}.f1", f"%{out}.e0", f"%{out}.e1"),
        combine(op, "float", f"%{out}.f2", f"%{out}.e2", f"%{out}.e3"),
        combine(op, "float", f"%{out}.s0", f"%{out}.f1", f"%{out}.f2"),
    ]
    for step, mask in enumerate((1, 2, 4, 8, 16)):
        lines += exchange(out, step, mask)
        lines.append(combine(op, "float", f"%{out}.s{step + 1}", f"%{out}.s{step}", f"%{out}.o{step}"))
    return lines + across(op, out, memory)


def exchange(out: str, step: int, mask: int) -> list[str]:
    """What the lane has whose number differs by a mask."""
    bits = f"%{out}.b{step}"
    call, rest = "update.dpp", f"i32 {ROW_XMASK | mask}, i32 15, i32 15, i1 true"
    if mask == 16:
        call, rest = "permlanex16", f"i32 {0x76543210}, i32 {0xFEDCBA98 - (1 << 32)}, i1 true, i1 false"
    return [
        f"  {bits} = bitcast float %{out}.s{step} to i32",
        f"  %{out}.c{step} = call i32 @llvm.amdgcn.{call}.i32(i32 {bits}, i32 {bits}, {rest})",
        f"  %{out}.o{step} = bitcast i32 %{out}.c{step} to float",
    ]


def across(op: str, out: str, memory: str) -> list[str]:
    """The waves' results by shared memory: each writes its own, all read all."""
    lines = [
        f"  %{out}.p = getelementptr float, ptr addrspace(3) @{memory}, i32 %wave",
        f"  store float %{out}.s5, ptr addrspace(3) %{out}.p",
        '  fence syncscope("workgroup") release',
        "  call void @llvm.amdgcn.s.barrier()",
        '  fence syncscope("workgroup") acquire',
    ]
    for wave in range(WAVES):
        lines += [
            f"  %{out}.q{wave} = getelementptr float, ptr addrspace(3) @{memory}, i32 {wave}",
            f"  %{out}.w{wave} = load float, ptr addrspace(3) %{out}.q{wave}, align 4",
        ]
    before = f"%{out}.w0"
    for wave in range(1, WAVES):
        after = f"%{out}" if wave == WAVES - 1 else f"%{out}.t{wave}"
        lines.append(combine(op, "float", after, before, f"%{out}.w{wave}"))
        before = after
    return lines


def spread(name: str) -> list[str]:
    """%name in the four elements of %name.all."""
    return [
        f"  %{name}.one = insertelement <4 x float> poison, float %{name}, i32 0",
        f"  %{name}.all = shufflevector {VECTOR} %{name}.one, {VECTOR} poison, <4 x i32> zeroinitializer",
    ]


def each(form: str) -> list[str]:
    """A line for every part of a lane, P in its place."""
    return [form.replace("P", str(part)) for part in range(PARTS)]


def softmax_ir() -> str:
    """Powers of 2 by the chip's own instruction, as hand-written code has them."""
    body = total("max", "x", "most", "one")
    body += [f"  %log = fadd float {literal(np.log2(np.e))}, 0.0", "  %much = fmul float %most, %log"]
    body += ["  %less = fneg float %much", *spread("log"), *spread("less")]
    sides = f"{VECTOR} %xP, {VECTOR} %log.all, {VECTOR} %less.all"
    body += each(f"  %dP = call {VECTOR} @llvm.fma.v4f32({sides})")
    body += each("  %eP = call afn <4 x float> @llvm.exp2.v4f32(<4 x float> %dP)")
    body += [*total("sum", "e", "whole", "two"), "  %share = call float @llvm.amdgcn.rcp.f32(float %whole)"]
    return row_ir("softmax", body + spread("share") + each("  %yP = fmul <4 x float> %eP, %share.all"))


def layernorm_ir() -> str:
    share = literal(1 / (4 * PARTS * GROUP_LANES))
    body = [*total("sum", "x", "whole", "one"), f"  %mean = fmul float %whole, {share}", *spread("mean")]
    body += each("  %dP = fsub <4 x float> %xP, %mean.all") + each("  %sP = fmul <4 x float> %dP, %dP")
    body += [*total("sum", "s", "squares", "two"), f"  %variance = fmul float %squares, {share}"]
    body += [
        f"  %more = fadd float %variance, {literal(EPSILON)}",
        "  %scale = call float @llvm.amdgcn.rsq.f32(float %more)",
        *spread("scale"),
    ]
    return row_ir("layernorm", body + each("  %yP = fmul <4 x float> %dP, %scale.all"))


def literal(value: float) -> str:
    """A float32 as LLVM writes it: the bits of the double that is equal to it."""
    return f"0x{np.float64(np.float32(value)).view(np.uint64):016X}"


def softmax(x: Floats) -> Floats:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return np.asarray(powers / powers.sum(-1, keepdims=True))


def layernorm(x: Floats) -> Floats:
    apart = x - x.mean(-1, keepdims=True)
    return np.asarray(apart / np.sqrt(np.square(apart).mean(-1, keepdims=True) + EPSILON))


SQUARE = (SIZE, SIZE)
REFERENCES = (
    HandKernel("softmax_4096", softmax_ir, ((ROWS, ROWS),), (), (ROWS, 1, 1), softmax, "softmax_4096"),
    HandKernel(
        "layernorm_4096", layernorm_ir, ((ROWS, ROWS),), (), (ROWS, 1, 1), layernorm, "layernorm_4096"
    ),
    HandKernel(
        "fp32_product_1024",
        matmul_ir,
        (SQUARE, SQUARE),
        (SIZE,),
        (SIZE // TILE, SIZE // TILE, 1),
        np.matmul,
        "fp32_product_1024",
    ),
)
