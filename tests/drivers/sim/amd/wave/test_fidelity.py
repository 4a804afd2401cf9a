"""The table of wave instructions: complete, honest about both executors, and about what only looks exact."""

from __future__ import annotations

from drivers.amd.isa import isa
from drivers.sim.amd.wave.fidelity import APPROXIMATE, EXACT, REFUSED, rows

TABLE = {name: (status, how) for _, name, status, how in rows()}


def test_every_instruction_of_the_chip_is_listed_once() -> None:
    listed = [name for kind, name, _, _ in rows() if kind == "wave"]
    old, new = ({defn.mnemonic for defn in isa(arch).table.all()} for arch in ("gfx1100", "gfx1201"))
    assert sorted(listed) == sorted([*old, *(f"{name} (gfx1201)" for name in new - old)])


def test_plain_arithmetic_is_exact() -> None:
    names = ("v_add_f32", "v_fma_f64", "s_add_u32", "global_load_b128", "s_barrier", "ds_add_u32")
    assert {TABLE[name] for name in names} == {(EXACT, "")}


def test_what_is_not_exact_says_how() -> None:
    assert TABLE["v_exp_f32"][0] == APPROXIMATE and "1 ulp" in TABLE["v_exp_f32"][1]
    assert TABLE["flat_load_b32"][0] == APPROXIMATE and "global memory only" in TABLE["flat_load_b32"][1]
    assert all(how for status, how in TABLE.values() if status != EXACT)


def test_what_nobody_models_is_refused() -> None:
    assert TABLE["s_rfe_b64"] == (REFUSED, "not modelled")
    assert TABLE["image_load"][0] == REFUSED
