"""How long the first launch of a kernel takes: decoding, checks and compilation, with nothing on disk.

The bound is kept by the worst of several kernels, most of about a thousand instructions: floating point,
numbers of 64 bits and divisions, loads from everywhere. The kernels are LLVM IR of our own; the machine code
is LLVM's at -O3. The library that all kernels share is there before.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from tools.bench.measure import Figure, simulated_device
from tools.bench.sim import ADD, COMMON, GROUP_LANES, TILE, Stopwatch, compile_ir, matmul_ir

WORDS = 16  # dwords of a lane in each buffer
# Of the kernels, so that each has a thousand instructions
ROUNDS, DIVISIONS, QUOTIENTS, LOADS = 34, 40, 3, 180


@contextmanager
def empty_cache() -> Iterator[None]:
    """Nothing compiled is found on disk."""
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            yield
        finally:
            os.environ.pop("XDG_CACHE_HOME")
            if before is not None:
                os.environ["XDG_CACHE_HOME"] = before


def compile_seconds(text: str) -> float:
    """Seconds of the first launch of a kernel, of one group, per 1000 of its instructions."""
    watch = Stopwatch()
    device = simulated_device(watch)
    warm, program = device.load(compile_ir(ADD)), device.load(compile_ir(text))
    buffers = [device.empty(4 * WORDS * GROUP_LANES) for _ in range(3)]
    warm(*buffers, grid=(1, 1, 1), block=(GROUP_LANES, 1, 1))
    sizes = [np.int32(TILE)] if text == matmul_ir() else []
    program(*buffers, *sizes, grid=(1, 1, 1), block=(GROUP_LANES, 1, 1))
    device.synchronize()
    device.close()
    return watch.seconds_per_1000[-1]


# -- the kernels -----------------------------------------------------------------------------------


def kernel(name: str, body: list[str]) -> str:
    """A kernel of three buffers with the lane's number in %i."""
    parameters = ", ".join(f"ptr addrspace(1) noalias %{name}" for name in "abc")
    lines = ["  %lane = call i32 @llvm.amdgcn.workitem.id.x()", "  %i = zext i32 %lane to i64", *body]
    text = "\n".join(lines)
    return f"{COMMON}\ndefine amdgpu_kernel void @{name}({parameters}) #0 {{\n{text}\n  ret void\n}}\n"


def wide_ir() -> str:
    """Divisions of doubles, and of integers of 64 bits."""
    lines = [
        "  %pa = getelementptr [8 x double], ptr addrspace(1) %a, i64 %i",
        "  %pb = getelementptr [8 x i64], ptr addrspace(1) %b, i64 %i",
        "  %pc = getelementptr [8 x double], ptr addrspace(1) %c, i64 %i",
        "  %x0 = load double, ptr addrspace(1) %pa",
        "  %n0 = load i64, ptr addrspace(1) %pb",
    ]
    for index in range(DIVISIONS):
        lines += [
            f"  %y{index} = fadd double %x{index}, {index + 1}.5",
            f"  %x{index + 1} = fdiv double %y{index}, %x{index}",
        ]
    for index in range(QUOTIENTS):
        lines += [
            f"  %d{index} = add i64 %n{index}, {index + 3}",
            f"  %n{index + 1} = udiv i64 {10**18 + index}, %d{index}",
        ]
    lines += [
        f"  %m = uitofp i64 %n{QUOTIENTS} to double",
        f"  %z = fadd double %m, %x{DIVISIONS}",
        "  store double %z, ptr addrspace(1) %pc",
    ]
    return kernel("wide", lines)


def scattered_ir() -> str:
    """Loads whose places other loads give."""
    mask = WORDS * GROUP_LANES - 1
    lines = ["  %x0 = add i32 %lane, 1", "  %s0 = add i32 %lane, 0"]
    for index in range(LOADS):
        buffer = "ab"[index % 2]
        lines += [
            f"  %k{index} = and i32 %x{index}, {mask}",
            f"  %w{index} = zext i32 %k{index} to i64",
            f"  %p{index} = getelementptr i32, ptr addrspace(1) %{buffer}, i64 %w{index}",
            f"  %l{index} = load i32, ptr addrspace(1) %p{index}",
            f"  %x{index + 1} = add i32 %l{index}, %s{index}",
            f"  %s{index + 1} = xor i32 %x{index + 1}, {977 * index}",
        ]
    lines += [
        "  %pc = getelementptr i32, ptr addrspace(1) %c, i64 %i",
        f"  store i32 %s{LOADS}, ptr addrspace(1) %pc",
    ]
    return kernel("scattered", lines)


def unrolled_ir() -> str:
    """Rounds of butterflies over 16 values a lane, unrolled: more than a thousand instructions, most of them
    floating point, some integer.
    """
    names = {place: f"x{place}" for place in range(WORDS)}
    lines = [
        f"  %pa = getelementptr [{WORDS} x float], ptr addrspace(1) %a, i64 %i",
        f"  %pc = getelementptr [{WORDS} x float], ptr addrspace(1) %c, i64 %i",
    ]
    for place, name in names.items():
        lines += [
            f"  %p{place} = getelementptr float, ptr addrspace(1) %pa, i64 {place}",
            f"  %{name} = load float, ptr addrspace(1) %p{place}",
        ]
    for index in range(ROUNDS):
        lines += butterflies(index, names)
    for place, name in names.items():
        lines += [
            f"  %q{place} = getelementptr float, ptr addrspace(1) %pc, i64 {place}",
            f"  store float %{name}, ptr addrspace(1) %q{place}",
        ]
    return kernel("unrolled", lines)


def butterflies(index: int, names: dict[int, str]) -> list[str]:
    """One round: sums and halved differences of pairs, some bits of which are exchanged."""
    lines, distance = [], 1 << index % 4
    for place in range(WORDS):
        if place & distance:
            continue
        a, b, tag = names[place], names[place | distance], f"{index}_{place}"
        lines += [
            f"  %s{tag} = fadd float %{a}, %{b}",
            f"  %d{tag} = fsub float %{a}, %{b}",
            f"  %m{tag} = fmul float %d{tag}, 0.5",
            f"  %i{tag} = bitcast float %m{tag} to i32",
            f"  %j{tag} = xor i32 %i{tag}, {1 + index}",
            f"  %n{tag} = bitcast i32 %j{tag} to float",
        ]
        names[place], names[place | distance] = f"s{tag}", f"n{tag}"
    return lines


KERNELS = {"matmul": matmul_ir, "unrolled": unrolled_ir, "wide": wide_ir, "scattered": scattered_ir}


def compile_figure() -> Figure:
    """The worst of the kernels; the best stands beside it."""
    with empty_cache():
        samples = [compile_seconds(make()) for make in KERNELS.values()]
    what = (
        f"first launch of a kernel by LLVM -O3, s per 1000 of its instructions: the worst of {len(samples)}"
    )
    return Figure("sim_compile_s_per_1000", max(samples), min(samples), max(samples), 0.5, "low", what)
