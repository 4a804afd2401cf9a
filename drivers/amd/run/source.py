"""Code objects from files: as they are, assembled, or compiled where a clang with amdgcn is installed.

A compiler is found, never required: only OpenCL C (.cl) and HIP (.hip) sources need one. They are compiled to
a relocatable object, which our loader links, so neither a linker nor a vendor's device library takes part;
`workitem.h` and `kernel.h` beside this file define what a kernel asks of its launch.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from autogen.schema import EncodeError
from drivers.amd import assembly
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.files import read_file

SOURCES, ASSEMBLY = (".cl", ".hip"), (".s", ".S")
COMPILERS = ("amdclang", "clang", *(f"clang-{version}" for version in range(23, 15, -1)))
ROCM = "/opt/rocm/llvm/bin"
COMPILE_TIMEOUT_S = 120
HERE = Path(__file__).parent
RARE = "-DDB_RARE"  # many functions of OpenCL C, each rarely used: convert_int4_sat_rte, shuffle and so on
ASKED = re.compile(rb"_Z\d+(convert_|shuffle|vstorea?_half)")  # by the name that an object still asks for
SLOTS = b"db_group_slots"  # see slots.ll
TARGET = ("-target", "amdgcn-amd-amdhsa")
COMMON = ["-nogpulib", "-mcode-object-version=5", "-c"]


def code_of(path: Path, arch: str, level: int = 3) -> bytes:
    """The code object of a file; sources are compiled for `arch`. Raises ArgumentError, DeviceError."""
    if path.suffix in SOURCES:
        return compile_source(path, arch, level)
    data = read_file(path, "code object")
    return assembled(path, data, arch) if path.suffix in ASSEMBLY else data


def assembled(path: Path, data: bytes, arch: str) -> bytes:
    """The object of an assembly file. Raises ArgumentError."""
    try:
        unit = assembly.read(data.decode(), arch)
        if not unit.kernels or unit.metadata is None:
            what = "no kernel's descriptor" if not unit.kernels else "no metadata"
            raise ArgumentError(
                f"{path} has {what}: registers and arguments are unknown; add .amdhsa_kernel NAME to"
                " .end_amdhsa_kernel and an .amdgpu_metadata block with .args, as in examples/kernels/scale.s"
            )
        return assembly.write(unit)
    except UnicodeDecodeError:
        raise ArgumentError(f"{path}: not a text file") from None
    except EncodeError as error:
        raise ArgumentError(f"{path} does not assemble: {error}") from error


def compile_source(path: Path, arch: str, level: int, more: Sequence[str] = ()) -> bytes:
    """Run the compiler, with `more` flags. Raises ArgumentError with its first complaint."""
    if not path.is_file():
        raise ArgumentError(f"source {path}: no such file")
    clang = find_compiler()
    with tempfile.TemporaryDirectory() as folder:
        made, given = Path(folder) / "kernel.o", os.path.join(".", path)
        command = [clang, *flags(path.suffix, arch), f"-O{level}", *COMMON, *more]
        run_compiler([*command, "-o", str(made), given], path)
        data = made.read_bytes()
        again = [RARE] if ASKED.search(data) else []
        again += slots(clang, Path(folder), path) if SLOTS in data else []
        if again and path.suffix == ".cl":
            run_compiler([*command, *again, "-o", str(made), given], path)
        return made.read_bytes()


def slots(clang: str, folder: Path, path: Path) -> list[str]:
    """Flags that give a source the work-group memory which its functions share."""
    made = folder / "slots.bc"
    run_compiler(
        [clang, *TARGET, "-x", "ir", "-emit-llvm", *COMMON, "-o", str(made), str(HERE / "slots.ll")], path
    )
    return ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(made)]


def run_compiler(command: Sequence[str], path: Path) -> None:
    """Raises ArgumentError with the first complaint about the source `path`, DeviceError after a while."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILE_TIMEOUT_S, check=False)
    except subprocess.TimeoutExpired:
        raise DeviceError(f"{command[0]} took more than {COMPILE_TIMEOUT_S} s to compile {path}") from None
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        raise ArgumentError(f"{path} does not compile: {(errors or ['no reason given'])[0]}")


def flags(suffix: str, arch: str) -> list[str]:
    """What each language needs to be compiled for a card alone."""
    if suffix == ".cl":
        language = ["-x", "cl", "-cl-std=CL2.0", *TARGET, f"-mcpu={arch}"]
        language += ["-fgnu89-inline"]  # what is `inline` alone is there to be called, even at -O0
        return [*language, "-cl-kernel-arg-info", "-include", str(HERE / "workitem.h")]
    language = ["-x", "hip", "--offload-device-only", f"--offload-arch={arch}", "-fno-gpu-rdc", "-nogpuinc"]
    return [*language, "-isystem", str(HERE / "include"), "-include", str(HERE / "kernel.h")]


def find_compiler() -> str:
    """A clang that compiles for AMD cards. Raises ArgumentError."""
    for name in COMPILERS:
        found = shutil.which(name) or shutil.which(f"{ROCM}/{name}")
        if found and has_target(found):
            return found
    raise ArgumentError(
        f"no clang with the amdgcn target was found (tried {', '.join(COMPILERS[:3])}, ...); "
        "install one (for example 'apt install clang-19'), or give a compiled code object"
    )


def has_target(clang: str) -> bool:
    done = subprocess.run([clang, "--print-targets"], capture_output=True, text=True, timeout=60, check=False)
    return "amdgcn" in done.stdout
