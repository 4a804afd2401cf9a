"""Which accesses may order groups, by the code alone; and that only strict code tells of accesses.

Covers strict.py and strict_facts.py.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.build import build
from drivers.sim.amd.wave.jit.variant import Variant
from drivers.sim.amd.wave.shadow.sync import may_synchronise
from tests.drivers.sim.amd.wave.rule_kernels import loaded

VARIANT = Variant(True, True, 4, (), 256, strict=True)


def test_only_strict_code_tells_of_accesses() -> None:
    program = loaded("global_load_b32 v1, v0, s[0:1]")
    assert not may_synchronise(program)
    variants = (Variant(True, True, 4, (), 256, strict=on) for on in (False, True))
    plain, strict = (build(program, variant, "k").text for variant in variants)
    assert "db_track" not in plain and "db_strict" not in plain
    assert "db_track_global_read" in strict


def test_scratch_is_the_lanes_own() -> None:
    program = loaded("scratch_store_b32 off, v0, off")
    assert "db_track" not in build(program, VARIANT, "k").text
