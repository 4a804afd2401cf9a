"""Builds of the programs beside this file: clang made LLVM IR of our OpenCL C, LLVM makes machine code."""

from __future__ import annotations

from pathlib import Path

PROGRAMS = Path(__file__).parent / "programs"
DEVICES = {"gfx1100": "sim:navi31", "gfx1201": "sim:navi48/pci"}


def compiled(folder: Path, name: str, level: int = 3, arch: str = "gfx1100") -> Path:
    """An object that LLVM made of programs/`name`.ll, which clang made of programs/`name`.cl."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly((PROGRAMS / f"{name}.ll").read_text())
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(cpu=arch, opt=level, reloc="pic")
    if level:
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    path = folder / f"{name}{level}.o"
    path.write_bytes(machine.emit_object(module))
    return path
