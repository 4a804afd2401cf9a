"""Counting from block runs."""

from __future__ import annotations

from typing import Any

from drivers.sim.amd.wave.counters import Counters, Findings


def test_without_a_program_there_are_no_classes() -> None:
    assert Counters(5, 1, 1).by_class == {}


def test_default_counts_are_zero() -> None:
    empty = Counters()
    assert (empty.wave_instructions, empty.waves, empty.groups) == (0, 0, 0)


def test_executed_approximations_are_named(bench: Any) -> None:
    skipped = "s_cmp_eq_u32 0, 0\ns_cbranch_scc1 over\nv_sin_f32 v1, v0\nover:\nv_rcp_f32 v2, v0"
    assert list(bench.run(skipped).approximate) == ["v_rcp_f32"]
    assert bench.run("v_add_f32 v1, v0, v0").approximate == {}


def test_findings_gather_what_launches_leave() -> None:
    found = Findings()
    for _ in range(2):
        found.add(Counters(notes=["E_BUFFER_OOB: once"]))
    assert (found.notes, found.approximate) == (["E_BUFFER_OOB: once"], {})
