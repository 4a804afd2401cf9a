"""The import order of the house: which package may import which. Arrows only point down, and in no circle.

Read by `tools.check` and by tests/tools/test_layering.py. The picture is in ARCHITECTURE.md.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

WAVE_ROOMS = ("facts", "meaning", "code", "check", "shadow", "interp", "jit")
# Files of drivers/sim that every simulated card stands on; the others, the machines, stand above the cards.
SIM_GROUND = {
    f"drivers.sim.{name}"
    for name in ("accident", "allocations", "chips", "contrary", "heap", "links", "mappings", "memory", "odd")
} | {"drivers.sim.physical", "drivers.sim.scheduler"}
# The longest prefix owns a module. It may import itself, what is listed here, and outside libraries.
ORDER: dict[str, set[str]] = {
    "autogen": set(),
    "hcq": set(),
    "drivers.core": {"autogen", "hcq"},
    "drivers.amd.isa": {"autogen"},
    # Of the assembler only what reads and writes files needs ELF.
    "drivers.amd.isa.__main__": {
        *("autogen", "drivers.amd.isa", "drivers.amd.isa.bundle", "drivers.amd.isa.listing", "drivers.core"),
        "drivers.amd.assembly",
    },
    "drivers.amd.assembly": {
        *("autogen", "drivers.core", "drivers.amd.isa", "drivers.amd.isa.listing", "drivers.amd.code_object"),
    },
    "drivers.amd.isa.listing": {"autogen", "drivers.amd.isa", "drivers.core", "drivers.amd.code_object"},
    "drivers.amd.isa.bundle": {"autogen", "drivers.core"},
    "drivers.amd": {"autogen", "hcq", "drivers.core", "drivers.amd.isa", "drivers.amd.am.chip"},
    # A card over PCI is one of the driver's cards; what differs between chips stands below both.
    "drivers.amd.am": {
        *("autogen", "hcq", "drivers.core", "drivers.amd", "drivers.amd.am.chip", "drivers.amd.am.hubs"),
    },
    "drivers.amd.am.chip": {"autogen", "drivers.core", "drivers.amd.am.hubs"},
    "drivers.amd.am.hubs": {"autogen"},
    **{name: {"autogen", "hcq", "drivers.core", "drivers.amd.isa", *SIM_GROUND} for name in SIM_GROUND},
    "drivers.sim": {
        *("autogen", "hcq", "drivers.core", "drivers.sim.amd", "drivers.sim.amd.pci"),
        *SIM_GROUND,
    },
    "drivers.sim.llvm": {"hcq", "drivers.core", "drivers.sim.odd"},
    "drivers.sim.amd": {
        *("autogen", "hcq", "drivers.core", "drivers.amd.isa", *SIM_GROUND),
        *(f"drivers.sim.amd.{room}" for room in ("ordering", "wave", "wave.code", "wave.jit", "wave.shadow")),
    },
    # In which order tasks ran, which the shadow of memory asks.
    "drivers.sim.amd.ordering": {"drivers.core"},
    "drivers.sim.amd.pci": {
        *("autogen", "drivers.core", "drivers.amd.isa", "drivers.sim.amd", *SIM_GROUND),
        *(f"drivers.sim.amd.{room}" for room in ("ordering", "wave", "wave.shadow", "wave.shadow.library")),
    },
    # What a launch is and `launch`, the door of the rooms below; what is common to them.
    "drivers.sim.amd.wave": {
        *("hcq", "drivers.core", "drivers.amd.isa", "drivers.sim.amd.ordering", *SIM_GROUND),
        *(f"drivers.sim.amd.wave.{room}" for room in WAVE_ROOMS),
    },
    # The rooms of sim/amd/wave, from the ground up.
    "drivers.sim.amd.wave.facts": {"hcq", "drivers.core", "drivers.amd.isa"},
    "drivers.sim.amd.wave.meaning": {"drivers.sim.llvm", "drivers.sim.amd.wave.facts"},
    "drivers.sim.amd.wave.code": {
        *("autogen", "hcq", "drivers.core", "drivers.amd.isa", *SIM_GROUND),
        *("drivers.sim.amd.wave", "drivers.sim.amd.wave.facts"),
    },
    "drivers.sim.amd.wave.check": {
        *("autogen", "drivers.core", "drivers.amd.isa", "drivers.sim.amd.wave", "drivers.sim.amd.wave.code"),
    },
    "drivers.sim.amd.wave.shadow": {
        *("hcq", "drivers.core", "drivers.amd.isa", *SIM_GROUND),
        *("drivers.sim.amd.ordering", "drivers.sim.amd.wave", "drivers.sim.amd.wave.code"),
    },
    "drivers.sim.amd.wave.interp": {
        *("autogen", "hcq", "drivers.core", "drivers.amd.isa", "drivers.sim.llvm", *SIM_GROUND),
        *(f"drivers.sim.amd.wave{room}" for room in ("", ".facts", ".meaning", ".code", ".check")),
        "drivers.sim.amd.wave.jit",  # what instructions do: see `interp.recorded`
    },
    "drivers.sim.amd.wave.jit": {
        *("autogen", "hcq", "drivers.core", "drivers.amd.isa", "drivers.sim.llvm", *SIM_GROUND),
        *(f"drivers.sim.amd.wave{room}" for room in ("", ".facts", ".meaning", ".code", ".check", ".shadow")),
    },
    # Compiled with the rest of the executor's library, whose layout is the shadow's.
    "drivers.sim.amd.wave.shadow.library": {"drivers.sim.amd.wave.jit", "drivers.sim.amd.wave.shadow"},
    "drivers.sim.nv": {
        *("autogen", "hcq", "drivers.core", "drivers.sim", "drivers.sim.nv.sm", *SIM_GROUND),
    },
    # What a launch is and `launch`, the door of the rooms below; what is common to them.
    "drivers.sim.nv.sm": {
        *("autogen", "drivers.core", "drivers.nv.isa"),
        *(f"drivers.sim.nv.sm.{room}" for room in ("interp", "strict", "jit")),
    },
    "drivers.sim.nv.sm.meaning": {"drivers.nv.isa", "drivers.sim.nv.sm"},
    "drivers.sim.nv.sm.interp": {
        *("drivers.nv.isa", "drivers.sim.nv.sm", "drivers.sim.nv.sm.meaning", *SIM_GROUND),
    },
    "drivers.sim.nv.sm.strict": {"drivers.nv.isa", "drivers.sim.nv.sm", "drivers.sim.nv.sm.interp"},
    "drivers.sim.nv.sm.jit": {
        *("autogen", "drivers.core", "drivers.nv.isa", "drivers.sim.llvm", *SIM_GROUND),
        *("drivers.sim.nv.sm", "drivers.sim.nv.sm.meaning"),
    },
    "drivers.cpu": {"hcq", "drivers.core", "drivers.cpu.machine", "drivers.cpu.code"},
    # What a kernel is compiled for, and what of it a device is given.
    "drivers.cpu.machine": set(),
    "drivers.cpu.code": {"drivers.core"},
    "drivers": {
        *("autogen", "hcq", "drivers.core", "drivers.amd", "drivers.amd.am", "drivers.nv", "drivers.cpu"),
        *("drivers.sim", "drivers.sim.amd", "drivers.sim.nv", *SIM_GROUND),
    },
    "drivers.nv.isa": {"autogen"},
    # What a kernel is compiled to; the driver loads it.
    "drivers.nv.tensor_map": {"drivers.core"},
    "drivers.nv.code": {"drivers.core", "drivers.nv.tensor_map"},
    "drivers.nv.isa.__main__": {"autogen", "drivers.nv.isa", "drivers.core"},
    "drivers.nv": {
        *("autogen", "hcq", "drivers.core"),
        *("drivers.nv.isa", "drivers.nv.code", "drivers.nv.tensor_map"),
    },
    "tensor.ir": {"tensor.dtype"},
    "tensor.dtype": set(),
    "tensor.passes": {"tensor.ir", "tensor.dtype"},
    "tensor.plan": {"tensor.ir", "tensor.dtype", "tensor.passes"},
    "tensor.passes.online": {"tensor.ir", "tensor.dtype", "tensor.passes", "tensor.plan"},
    "tensor.codegen": {
        "tensor.ir",
        "tensor.dtype",
        "tensor.plan",
        "drivers.amd.isa",
        "drivers.amd.code_object",
        *("drivers.cpu.machine", "drivers.cpu.code", "drivers.nv.isa", "drivers.nv.code"),
        "drivers.nv.tensor_map",
        "autogen",
    },
    "drivers.amd.code_object": {"autogen", "drivers.core", "drivers.amd.isa"},
    "tensor": {
        "hcq",
        "drivers",
        "drivers.core",
        "drivers.amd.isa",
        "tensor.ir",
        "tensor.dtype",
        "tensor.passes",
        "tensor.passes.online",
        "tensor.plan",
        "tensor.codegen",
    },
    # Files of another house's format; what users call stands above Tensor.
    "tensor.mpi": {"tensor", "drivers", "hcq"},
    "tensor.onnx": {"tensor", "tensor.ir", "tensor.dtype"},
    # A front end stands on the whole library, which knows nothing of it.
    "tensor.torch_front": {"hcq", "tensor", "tensor.dtype", "tensor.ir"},
    # The probe opens devices by name, as a user does: it stands above drivers/__init__.
    "drivers.amd.probe": {
        *("autogen", "hcq", "drivers", "drivers.core", "drivers.amd", "drivers.amd.isa"),
        *("drivers.amd.code_object", "drivers.amd.am", "drivers.amd.am.chip"),
        *("drivers.sim", "drivers.sim.amd.pci"),
    },
    "drivers.amd.reset": {
        *("hcq", "drivers", "drivers.core", "drivers.amd", "drivers.amd.am", "drivers.amd.am.chip"),
    },
    "drivers.amd.first_light": {
        *("autogen", "hcq", "drivers", "drivers.core", "drivers.amd", "drivers.amd.isa"),
        *("drivers.amd.am", "drivers.amd.code_object", "drivers.amd.probe"),
    },
    # So does the command that runs any kernel.
    "drivers.amd.run": {
        *("autogen", "hcq", "drivers", "drivers.core", "drivers.amd.assembly", "drivers.amd.code_object"),
    },
    # The same for NVIDIA.
    "drivers.nv.probe": {
        "autogen",
        "hcq",
        "drivers",
        "drivers.core",
        "drivers.nv",
        "drivers.nv.code",
        "drivers.nv.isa",
    },
    "drivers.nv.run": {"hcq", "drivers", "drivers.core"},
    "examples": {
        "tensor.mpi",
        *("tensor", "drivers", "hcq", "drivers.amd.isa", "drivers.amd.assembly", "drivers.amd.code_object"),
    },
    "tools": {
        *("autogen", "hcq", "drivers", "drivers.core", "drivers.cpu", "drivers.amd", "drivers.amd.isa"),
        *("drivers.amd.am", "drivers.amd.am.chip", "drivers.amd.code_object", "drivers.amd.probe"),
        *("drivers.amd.first_light", "drivers.nv", "drivers.nv.code", "drivers.nv.isa", "drivers.nv.probe"),
        *("drivers.sim", "drivers.sim.amd", "drivers.sim.amd.wave", "drivers.sim.llvm", "drivers.sim.nv.sm"),
        "drivers.sim.nv.sm.jit",
        *("tensor", "tensor.ir", "tensor.dtype", "tensor.plan", "tensor.codegen", "examples", *SIM_GROUND),
        *(f"drivers.sim.amd.wave.{room}" for room in WAVE_ROOMS),
    },
}
ORDER["drivers.amd"].add("drivers.amd.code_object")
ORDER["drivers.amd.code_object"].add("drivers.amd.isa.bundle")
ORDER["drivers.sim.amd.wave.shadow"].add("drivers.sim.amd.wave.shadow.library")
TOP = {name.split(".")[0] for name in ORDER}


def owner(module: str) -> str:
    """The longest entry of ORDER that is `module` or one of its parents."""
    parts = module.split(".")
    return next(p for p in (".".join(parts[:n]) for n in range(len(parts), 0, -1)) if p in ORDER)


@cache
def imported(source: str) -> list[tuple[int, str]]:
    """(line, absolute module) of every import statement and of every `import_module` of a name that is
    written out, those inside functions as well."""
    names = []
    for found in ast.walk(ast.parse(source)):
        if isinstance(found, ast.Import):
            names += [(found.lineno, alias.name) for alias in found.names]
        elif isinstance(found, ast.ImportFrom) and found.module:
            # `from drivers.amd import kfd` names a module too; the longer name decides who owns it.
            names += [(found.lineno, f"{found.module}.{alias.name}") for alias in found.names]
        elif isinstance(found, ast.Call) and ast.unparse(found.func).endswith("import_module"):
            names += [
                (found.lineno, str(name.value)) for name in found.args if isinstance(name, ast.Constant)
            ]
    return names


def violations(root: Path) -> list[str]:
    """Lines 'file:line: a may not import b'; empty when the order holds."""
    found = []
    for path in sorted(p for top in TOP for p in (root / top).rglob("*.py")):
        relative = path.relative_to(root)
        me = owner(".".join(relative.with_suffix("").parts))
        for line, name in imported(path.read_text(encoding="utf-8")):
            if name.split(".")[0] not in TOP:
                continue
            other = owner(name)
            if other != me and other not in ORDER[me]:
                found.append(f"{relative}:{line}: {me} may not import {other}")
    return found


# Files that import each other, and why that is right. Imports inside functions and for types alone count.
CIRCLES = {
    frozenset({"hcq.buffer", "hcq.device", "hcq.graph", "hcq.program"}): (
        "buffers, graphs and programs belong to a device, which makes them; only types are imported upward"
    ),
}
# Imports that close a circle on purpose, at the call, and why.
BACK = {
    ("tensor.tensor", "tensor.array_api"): (
        "the standard's method of a tensor gives the module of functions, which are made of the class"
    ),
}


def modules(root: Path) -> dict[str, Path]:
    """Every hand-written or generated module below TOP by its dotted name."""
    found = {}
    for path in (p for top in TOP for p in (root / top).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def import_graph(root: Path) -> dict[str, set[str]]:
    """The modules that each module imports, anywhere in its file. A package is not the file's own parent."""
    known = modules(root)
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        graph[name] = set()
        for _, target in imported(path.read_text(encoding="utf-8")):
            parents = [target, *_parents(target)]
            graph[name] |= {next((p for p in parents if p in known), name)} - {name}
        graph[name] -= {target for source, target in BACK if source == name}
    return graph


def _parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:n]) for n in range(len(parts) - 1, 0, -1)]


def circles(root: Path) -> list[str]:
    """A line for each group of files that import each other and is not in CIRCLES."""
    graph = import_graph(root)
    reached = {name: _reached(graph, name) for name in graph}
    groups = {frozenset(b for b in reached[a] if a in reached[b]) for a in graph if a in reached[a]}
    return [
        f"{len(group)} files import each other: {', '.join(sorted(group))}"
        for group in sorted(groups - CIRCLES.keys(), key=sorted)
    ]


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Modules that importing `start` leads to; itself only by a circle."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found
