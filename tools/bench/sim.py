"""How fast the simulated card runs code of LLVM's compiler at -O3, on one core and on two.

The kernels are LLVM IR of our own; the machine code is LLVM's. Only the run of waves is timed, address
translation included; wave-instructions are the card's own exact count.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter

import numpy as np

from drivers.amd.device import AmdDevice
from drivers.sim.amd.wave.launch import Counters, Launch, run
from drivers.sim.llvm.threads import set_threads
from drivers.sim.memory import AddressSpace
from hcq.buffer import Buffer
from hcq.program import Program
from tools.bench.measure import Figure, figure, simulated_device

SIZE = 512
TILE, DEPTH, PER_LANE = 64, 16, 4
GROUP_LANES = 256
ELEMENTS = 1 << 20
STRICT_SIZE, LONG_SIZE = 256, 1024
SAMPLES = 9
Matrix = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
WARM = 16  # launches that decode, compile quickly, and compile well: the product of 256 at its 14th


class Stopwatch:
    """A launcher that times each launch. `mode`: as `wave.launch.run`."""

    def __init__(self) -> None:
        self.mode = "fast"
        self.rates: list[float] = []
        self.seconds_per_1000: list[float] = []  # of the kernel's instructions

    def __call__(self, launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
        begin = perf_counter()
        counters = run(launch, memory, self.mode, budget)
        took = perf_counter() - begin
        self.rates.append(counters.wave_instructions / took / 1e6)
        blocks = counters.program.blocks if counters.program else []
        size = sum(len(block.steps) for block in blocks)
        self.seconds_per_1000.append(1000 * took / max(1, size))
        return counters


class TimedCard:
    """A simulated card whose launches are timed, and the kernels on it."""

    def __init__(self) -> None:
        self.watch = Stopwatch()
        self.device: AmdDevice = simulated_device(self.watch)
        self.matmul = self.device.load(compile_ir(matmul_ir()))
        self.add = self.device.load(compile_ir(ADD))

    def rates(
        self, program: Program, args: list[object], grid: tuple[int, int, int], count: int
    ) -> list[float]:
        """Million wave-instructions per second of `count` runs, after those that compile."""
        self.watch.rates = []
        for _ in range(count + WARM):
            program(*args, grid=grid, block=(GROUP_LANES, 1, 1))
            self.device.synchronize()
        return self.watch.rates[WARM:]

    def random(self, count: int) -> Buffer:
        return self.device.buffer(np.random.default_rng(count).random(count, np.float32))

    def matmul_rates(self, size: int, threads: int, count: int = SAMPLES) -> list[float]:
        """A square product of `size`, on so many threads; the result is held against numpy's."""
        set_threads(threads)
        a, b, c = self.random(size * size), self.random(size * size), self.device.empty(4 * size * size)
        groups = (size // TILE, size // TILE, 1)
        found = self.rates(self.matmul, [a, b, c, np.int32(size)], groups, count)
        check_product(*(buffer.numpy(np.float32, (size, size)) for buffer in (a, b, c)))
        set_threads(None)
        for buffer in (a, b, c):
            buffer.free()
        return found

    def scaling(self) -> list[float]:
        """The rate on two cores against that on one, one pair of launches after the other."""
        both = [
            (self.matmul_rates(LONG_SIZE, 1, 1)[0], self.matmul_rates(LONG_SIZE, 2, 1)[0])
            for _ in range(SAMPLES)
        ]
        return [two / one for one, two in both]

    def add_rates(self, count: int = SAMPLES) -> list[float]:
        set_threads(1)
        buffers = [self.random(ELEMENTS), self.random(ELEMENTS), self.device.empty(4 * ELEMENTS)]
        found = self.rates(self.add, [*buffers], (ELEMENTS // GROUP_LANES, 1, 1), count)
        set_threads(None)
        for buffer in buffers:
            buffer.free()
        return found

    def strict_ratios(self, rates: Callable[[int], list[float]]) -> list[float]:
        """How many times longer what `rates` runs takes with SIM=strict, one pair of launches after the
        other, so that a busy machine slows both.
        """
        return [self.rate_of("fast", rates) / self.rate_of("strict", rates) for _ in range(SAMPLES)]

    def rate_of(self, mode: str, rates: Callable[[int], list[float]]) -> float:
        """Of a launch in this mode, the middle one of three."""
        self.watch.mode = mode
        found = statistics.median(rates(3))
        self.watch.mode = "fast"
        return found


def sim_figures() -> list[Figure]:
    """Rates in million wave-instructions a second; ratios without unit."""
    bench = TimedCard()
    one = bench.matmul_rates(SIZE, 1)
    scaling = bench.scaling()
    add = bench.add_rates()
    ratios = bench.strict_ratios(lambda count: bench.matmul_rates(STRICT_SIZE, 1, count))
    add_ratios = bench.strict_ratios(bench.add_rates)
    bench.device.close()
    what = f"{SIZE} x {SIZE} fp32 product compiled by LLVM -O3, one core, M wave-instructions/s"
    return [
        figure("sim_matmul_mwips", one, 400, "high", what),
        figure("sim_vector_add_mwips", add, 100, "high", "vector add compiled by LLVM -O3, one core"),
        figure("sim_scaling", scaling, 1.7, "high", "the product on two cores against one"),
        figure("sim_strict_ratio", ratios, 5, "low", "SIM=strict against the fast path, time"),
        figure("sim_strict_vector_add_ratio", add_ratios, 5, "low", "the same of the vector add"),
    ]


def check_product(a: Matrix, b: Matrix, c: Matrix) -> None:
    """C x = A (B x) for an x by chance, in double. Never A @ B: its threads keep cores busy when it is over,
    and what is measured next is slower by half. Raises AssertionError.
    """
    x = np.random.default_rng(len(a)).random(len(a))
    given, expected = ((m * x).sum(axis=1) for m in (c, b))
    np.testing.assert_allclose(given, (a * expected).sum(axis=1), rtol=1e-5)


# -- the kernels -----------------------------------------------------------------------------------


def compile_ir(text: str, arch: str = "gfx1100") -> bytes:
    """A code object by LLVM's AMDGPU target at -O3."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(cpu=arch, opt=3, reloc="pic")
    header = f'target triple = "amdgcn-amd-amdhsa"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(header + text)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


COMMON = f"""
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare void @llvm.amdgcn.s.barrier()
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
attributes #0 = {{ "amdgpu-flat-work-group-size"="{GROUP_LANES},{GROUP_LANES}" }}
"""
ADD = (
    COMMON
    + f"""
define amdgpu_kernel void @add(
    ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c) #0 {{
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %group, {GROUP_LANES}
  %index = add i32 %base, %lane
  %i = zext i32 %index to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %i
  %pb = getelementptr float, ptr addrspace(1) %b, i64 %i
  %pc = getelementptr float, ptr addrspace(1) %c, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = load float, ptr addrspace(1) %pb
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %pc
  ret void
}}
"""
)


def matmul_ir() -> str:
    """C = A B, row-major, sizes multiples of 64: a group makes a tile of 64 x 64, a lane 4 x 4 of it.

    A's tile stands transposed in LDS, so that a lane reads four rows at once.
    """
    return (
        COMMON
        + f"""
@ta = internal addrspace(3) global [{DEPTH * TILE} x float] poison, align 16
@tb = internal addrspace(3) global [{DEPTH * TILE} x float] poison, align 16
define amdgpu_kernel void @matmul(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b,
    ptr addrspace(1) noalias %c, i32 %n) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %gx = call i32 @llvm.amdgcn.workgroup.id.x()
  %gy = call i32 @llvm.amdgcn.workgroup.id.y()
  %col0 = mul i32 %gx, {TILE}
  %row0 = mul i32 %gy, {TILE}
  %tx = and i32 %lane, 15
  %ty = lshr i32 %lane, 4
  %x4 = mul i32 %tx, 4
  %y4 = mul i32 %ty, 4
  %arow = lshr i32 %lane, 2
  %apart = and i32 %lane, 3
  %ak = mul i32 %apart, 4
  %arow_all = add i32 %row0, %arow
  %a_start = mul i32 %arow_all, %n
  %bcol_all = add i32 %col0, %x4
  br label %tiles
tiles:
  %kt = phi i32 [ 0, %entry ], [ %kt1, %after ]
{phis("tiles", "entry", "after", "zeroinitializer", "t", "n")}
  %ak_all = add i32 %kt, %ak
  %a_index = add i32 %a_start, %ak_all
  %a64 = zext i32 %a_index to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %a64
  %va = load <4 x float>, ptr addrspace(1) %pa, align 16
  %bk = add i32 %kt, %ty
  %b_row = mul i32 %bk, %n
  %b_index = add i32 %b_row, %bcol_all
  %b64 = zext i32 %b_index to i64
  %pb = getelementptr float, ptr addrspace(1) %b, i64 %b64
  %vb = load <4 x float>, ptr addrspace(1) %pb, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
{transposed_store()}
  %tb_row = mul i32 %ty, {TILE}
  %tb_at = add i32 %tb_row, %x4
  %ptb = getelementptr float, ptr addrspace(3) @tb, i32 %tb_at
  store <4 x float> %vb, ptr addrspace(3) %ptb, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %inner
inner:
  %k = phi i32 [ 0, %tiles ], [ %k1, %inner ]
{phis("inner", "tiles", "inner", "%t", "i", "n")}
  %krow = mul i32 %k, {TILE}
  %la = add i32 %krow, %y4
  %lb = add i32 %krow, %x4
  %qa = getelementptr float, ptr addrspace(3) @ta, i32 %la
  %qb = getelementptr float, ptr addrspace(3) @tb, i32 %lb
  %ra = load <4 x float>, ptr addrspace(3) %qa, align 16
  %rb = load <4 x float>, ptr addrspace(3) %qb, align 16
{multiply_adds()}
  %k1 = add i32 %k, 1
  %inside = icmp ult i32 %k1, {DEPTH}
  br i1 %inside, label %inner, label %after
after:
  %kt1 = add i32 %kt, {DEPTH}
  %more = icmp ult i32 %kt1, %n
  br i1 %more, label %tiles, label %done
done:
{result_stores()}
  ret void
}}
"""
    )


def phis(block: str, before: str, back: str, start: str, name: str, end: str) -> str:
    """The accumulators, a row of four columns each."""
    lines = []
    for row in range(PER_LANE):
        first = start if start == "zeroinitializer" else f"{start}{row}"
        lines.append(f"  %{name}{row} = phi <4 x float> [ {first}, %{before} ], [ %{end}{row}, %{back} ]")
    return "\n".join(lines)


def transposed_store() -> str:
    lines = []
    for part in range(4):
        lines += [
            f"  %e{part} = extractelement <4 x float> %va, i32 {part}",
            f"  %ek{part} = add i32 %ak, {part}",
            f"  %er{part} = mul i32 %ek{part}, {TILE}",
            f"  %ea{part} = add i32 %er{part}, %arow",
            f"  %ep{part} = getelementptr float, ptr addrspace(3) @ta, i32 %ea{part}",
            f"  store float %e{part}, ptr addrspace(3) %ep{part}",
        ]
    return "\n".join(lines)


def multiply_adds() -> str:
    kind = "<4 x float>"
    lines = []
    for row in range(PER_LANE):
        mask = ", ".join([f"i32 {row}"] * 4)
        lines += [
            f"  %s{row} = shufflevector {kind} %ra, {kind} poison, <4 x i32> <{mask}>",
            f"  %n{row} = call {kind} @llvm.fma.v4f32({kind} %s{row}, {kind} %rb, {kind} %i{row})",
        ]
    return "\n".join(lines)


def result_stores() -> str:
    lines = ["  %crow = add i32 %row0, %y4", "  %ccol = add i32 %col0, %x4"]
    for row in range(PER_LANE):
        lines += [
            f"  %cr{row} = add i32 %crow, {row}",
            f"  %cs{row} = mul i32 %cr{row}, %n",
            f"  %ci{row} = add i32 %cs{row}, %ccol",
            f"  %cw{row} = zext i32 %ci{row} to i64",
            f"  %cp{row} = getelementptr float, ptr addrspace(1) %c, i64 %cw{row}",
            f"  store <4 x float> %n{row}, ptr addrspace(1) %cp{row}, align 16",
        ]
    return "\n".join(lines)
