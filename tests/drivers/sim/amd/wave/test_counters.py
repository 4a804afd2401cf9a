"""Counting from block runs."""

from __future__ import annotations

from typing import Any

from drivers.sim.amd.wave.counters import Counters, Findings
from tests.drivers.sim.amd.wave.rule_kernels import loaded


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


def test_each_block_counts_as_often_as_it_was_entered() -> None:
    program = loaded(
        "v_mov_b32 v1, v0\ns_cbranch_scc1 a\nv_sin_f32 v1, v0\nds_store_b32 v0, v1\na:\nv_exp_f32 v1, v1"
    )
    counted = Counters(blocks=[3, 0, 2], program=program)
    assert counted.by_class == {"valu": 3, "branch": 3 + 2, "trans": 2}
    assert list(counted.approximate) == ["v_exp_f32"]
    both = Counters(blocks=[3, 1, 3], program=program)
    assert both.by_class["trans"] == 4 and list(both.approximate) == ["v_sin_f32", "v_exp_f32"]
    found = Findings()
    found.add(counted)
    found.add(both)
    assert list(found.approximate) == ["v_exp_f32", "v_sin_f32"]


def test_what_is_printed_of_a_launch_are_its_counts() -> None:
    found = Counters(5, 2, 1, [7], loaded("s_nop 0"), ["W_FLAG"])
    assert repr(found) == "Counters(wave_instructions=5, waves=2, groups=1, notes=['W_FLAG'])"
