"""The table of wave instructions: complete for each generation, and honest about what only looks exact.

Covers fidelity.py.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from drivers.sim.amd import wave
from drivers.sim.amd.wave.facts.refused import refusal
from drivers.sim.amd.wave.fidelity import APPROXIMATE, ARCHES, EXACT, REFUSED, mnemonics, rows

TABLE = {(kind, name): (status, how) for kind, name, status, how in rows()}


@pytest.mark.parametrize("arch", ARCHES)
def test_every_instruction_of_the_chip_is_listed_once(arch: str) -> None:
    assert [name for kind, name, _, _ in rows() if kind == arch] == mnemonics(arch)


def test_plain_arithmetic_is_exact() -> None:
    names = ("v_add_f32", "v_fma_f64", "s_add_u32", "global_load_b128", "s_barrier", "ds_add_u32")
    assert {TABLE["gfx1100", name] for name in names} == {(EXACT, "")}


def test_what_is_not_exact_says_how() -> None:
    status, how = TABLE["gfx1100", "v_exp_f32"]
    assert status == APPROXIMATE and "1 ulp" in how
    assert TABLE["gfx1201", "v_swmmac_f32_16x16x32_f16"][0] == APPROXIMATE
    assert TABLE["gfx1201", "v_swmmac_i32_16x16x32_iu8"] == (EXACT, "")
    assert all(how for status, how in TABLE.values() if status != EXACT)


@pytest.mark.parametrize("arch", ARCHES)
def test_what_is_refused_has_a_reason(arch: str) -> None:
    assert TABLE[arch, "image_load"] == (REFUSED, "images and rays: no texture unit is modelled")
    assert TABLE[arch, "v_interp_p2_f32"] == (REFUSED, "graphics")
    assert TABLE[arch, "s_rfe_b64"] == (REFUSED, "for trap handlers and debuggers")
    assert sum(kind == arch and status == EXACT for (kind, _), (status, _) in TABLE.items()) > 1000


def test_a_refused_launch_is_told_why() -> None:
    assert refusal("s_barrier_join") == (
        "the instruction s_barrier_join is not modelled (named barriers, which LLVM has from GFX12.5 on)"
    )
    assert refusal("s_nothing") == "the instruction s_nothing is not modelled"


@pytest.mark.parametrize("arch", ARCHES)
def test_all_that_a_compute_compiler_emits_is_modelled(arch: str) -> None:
    """No instruction is left out but for a reason that has nothing to do with compute."""
    left = [name for (kind, name), row in TABLE.items() if kind == arch and row == (REFUSED, "not modelled")]
    assert left == []


# -- the package's docstring says which file to open for which code ---------------------------------

FOLDER = Path(wave.__file__).parent
CODE = re.compile(r"\b(?:[EW]_[A-Z_]+\*?|I_PERF)")


def clauses() -> list[tuple[list[str], list[Path]]]:
    """Codes and files that stand together."""
    lines = re.sub(r"\n +", " ", wave.__doc__ or "").splitlines()
    found = [part for line in lines if line.startswith("- ") for part in re.split(r"\. |; ", line)]
    names = [re.findall(r"`([a-z_.]+)`", part) for part in found]
    files = [[FOLDER / f"{name.replace('.', '/')}.py" for name in each] for each in names]
    return list(zip(map(CODE.findall, found), files, strict=True))


def test_every_code_of_a_kernel_has_its_file_in_the_docstring() -> None:
    sources = [path for path in FOLDER.rglob("*.py") if path.parent.name != "interp"]
    raised = {code for path in sources for code in re.findall(r'"([EW]_[A-Z_]+)"', path.read_text())}
    named = [pattern for codes, _ in clauses() for pattern in codes]
    assert len(raised) > 25
    assert [code for code in sorted(raised) if not any(fnmatch(code, each) for each in named)] == []


def test_the_file_that_the_docstring_names_has_the_code() -> None:
    for codes, files in clauses():
        text = "".join(path.read_text() for path in files if path.exists())
        for pattern in codes if files else ():
            assert re.search(rf"\b{pattern.replace('*', '[A-Z]+')}\b", text), (pattern, files)


def test_the_reference_runs_what_compiled_waves_run() -> None:
    status, how = TABLE["wave state", "SIM=interpret"]
    assert status == APPROXIMATE
    assert all(known == of for known, of in re.findall(r"(\d+) of (\d+) instructions", how)), how
