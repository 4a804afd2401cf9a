"""Builds of the programs in programs/: OpenCL C and HIP of ours, machine code by compilers of others.

clang made a .ll of each source (`python -m tests.drivers.amd.run.builds NAME ...` does it again), of which
LLVM makes machine code wherever the tests run. Behind `conformance` clang itself compiles the sources, at
every level, where it is installed. SIM=strict holds every program against the shadow.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.device import AmdDevice
from drivers.amd.run import source
from drivers.core.errors import ArgumentError
from hcq.program import Program
from hcq.settings import read_settings

PROGRAMS = Path(__file__).parent / "programs"
DEVICES = {"gfx1100": "sim:navi31", "gfx1201": "sim:navi48/pci"}
TO_IR = ["-O1", "-Xclang", "-disable-llvm-passes", "-fno-ident", "-S", "-emit-llvm", source.RARE]
REMARKS = r"^source_filename.*\n|^;.*\n|^\n| +; preds = .*$"
BUDGET = 20_000_000  # wave-instructions of a launch


def compiled(folder: Path, name: str, level: int = 3, arch: str = "gfx1100", wave: int = 32) -> Path:
    """An object that LLVM made of programs/`name`.ll, which clang made of the source beside it."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly((PROGRAMS / f"{name}.ll").read_text())
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    features = f"+wavefrontsize{wave}"
    machine = target.create_target_machine(cpu=arch, features=features, opt=level, reloc="pic")
    if level:
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    path = folder / f"{name}{level}.o"
    path.write_bytes(machine.emit_object(module))
    return path


def source_of(name: str) -> Path:
    return next(path for path in PROGRAMS.glob(f"{name}.*") if path.suffix in source.SOURCES)


@dataclass(frozen=True)
class Build:
    """How a program is compiled. by: LLVM from the .ll, or clang from the source."""

    arch: str
    level: int
    by: str = "llvm"
    wave: int = 32

    def __str__(self) -> str:
        return f"{self.arch}-O{self.level}-{self.by}-wave{self.wave}"

    def make(self, folder: Path, name: str) -> Path:
        """The object file, in `folder`."""
        if self.by == "llvm":
            return compiled(folder, name, self.level, self.arch, self.wave)
        path = folder / f"{name}.o"
        flags = [f"-mwavefrontsize{self.wave}"] if self.wave == 64 else []
        path.write_bytes(source.compile_source(source_of(name), self.arch, self.level, flags))
        return path


class Kernels:
    """The kernels of one build on one device; arrays go in and come back."""

    def __init__(self, device: AmdDevice, programs: dict[str, Program], build: Build) -> None:
        self.device, self.programs, self.build = device, programs, build

    def run(
        self,
        name: str,
        *args: Any,
        grid: tuple[int, ...] = (1,),
        block: tuple[int, ...] = (32,),
        lds: int = 0,
    ) -> list[Any]:
        """The arrays among `args` as the kernel leaves them."""
        placed = [self.device.buffer(a) if isinstance(a, np.ndarray) else a for a in args]
        self.programs[name](*placed, grid=three(grid), block=three(block), lds=lds)
        pairs = zip(args, placed, strict=True)
        return [p.numpy(a.dtype, a.shape) for a, p in pairs if isinstance(a, np.ndarray)]


def three(dims: tuple[int, ...]) -> tuple[int, int, int]:
    x, y, z = (*dims, 1, 1)[:3]
    return x, y, z


def builds(archs: tuple[str, ...], waves: tuple[int, ...], least: int) -> Iterator[Any]:
    """By default the `least` level of the first chip, -O3 of the last, and of waves of 64.

    Every level, and clang itself, behind `conformance`.
    """
    samples = {(archs[0], waves[0], least), (archs[-1], waves[0], 3)}
    samples |= {(archs[0], wave, 3) for wave in waves[1:]}
    for by in ("llvm", "clang"):
        for arch in archs:
            for wave in waves:
                for level in range(4):
                    is_sample = by == "llvm" and (arch, wave, level) in samples
                    marks = [] if is_sample else [pytest.mark.conformance]
                    build = Build(arch, level, by, wave)
                    yield pytest.param(build, marks=marks, id=str(build))


def kernels_of(
    name: str, archs: tuple[str, ...] = tuple(DEVICES), waves: tuple[int, ...] = (32,), least: int = 0
) -> Any:
    """A fixture: the kernels of programs/`name`, built every way on the card of each generation.

    least: 1 where unoptimised code is too long for every run of the tests.
    """

    @pytest.fixture(scope="module", params=list(builds(archs, waves, least)))
    def kernels(
        request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
    ) -> Iterator[Kernels]:
        build: Build = request.param
        if build.by == "clang":
            needs_clang()
        path = build.make(tmp_path_factory.mktemp(name), name)
        device = open_one(DEVICES[build.arch], replace(read_settings(), watchdog=BUDGET))
        if not isinstance(device, AmdDevice):
            raise TypeError(f"{device.name} is no AMD card")
        yield Kernels(device, dict(device.load_all(path)), build)
        device.close()

    return kernels


def needs_clang() -> None:
    """Skip where no clang with the amdgcn target is installed."""
    try:
        source.find_compiler()
    except ArgumentError as error:
        pytest.skip(str(error))


def make_ir(name: str) -> Path:
    """Write programs/`name`.ll anew: unoptimised, and for no chip in particular."""
    path = source_of(name)
    arch = "gfx1201" if name.endswith("12") else "gfx1100"
    target = PROGRAMS / f"{name}.ll"
    common = [flag for flag in source.COMMON if flag != "-c"]
    common.append(f"-fmacro-prefix-map={PROGRAMS}/=")  # __FILE__ in an assertion, wherever the checkout lies
    command = [source.find_compiler(), *source.flags(path.suffix, arch), *TO_IR, *common]
    subprocess.run([*command, "-o", str(target), str(path)], check=True, timeout=120)
    text = re.sub(r' "target-(cpu|features)"="[^"]*"', "", target.read_text())
    target.write_text(re.sub(REMARKS, "", text, flags=re.MULTILINE))
    return target


if __name__ == "__main__":
    for made in map(make_ir, sys.argv[1:]):
        print(f"{made}: {made.stat().st_size} bytes")
