"""Rules of both executors as what they are: builders of LLVM IR and of numpy's functions.

What they compute is tested here and in `jit/ops` and `interp`: integers.py, bytewise.py, division.py,
compare.py and float_bits.py.
"""

from __future__ import annotations

import numpy as np
import pytest

import drivers.sim.amd.wave.meaning as families
from drivers.sim.amd.wave.meaning.compare import COMPARISONS
from drivers.sim.amd.wave.meaning.rules import RULES, SATURATING, TYPES, Build, Rule, float_constant
from drivers.sim.llvm.numpy_verbs import dtype_of
from drivers.sim.llvm.text import Text
from tests.drivers.sim.llvm.test_numpy_text import recorded

HERE = {
    name: rule
    for name, rule in {**RULES, **COMPARISONS}.items()
    if rule.build.__module__.startswith(families.__name__)
}


def run_both(rule: Rule, build: Build) -> np.ndarray:
    """IR is written, and numpy gives a value a lane."""
    kinds = [rule.result if kind == "dst" else kind for kind in rule.sources]
    t = Text()
    assert build(t, *(f"%x{place}" for place in range(len(kinds))))
    lanes = [np.ones(64, dtype_of(TYPES[kind])) for kind in kinds]
    with np.errstate(all="ignore"):
        return recorded(build, TYPES[rule.result], len(kinds))(*lanes)


@pytest.mark.parametrize("name", sorted(HERE))
def test_a_rule_is_ir_and_numpy(name: str) -> None:
    rule = HERE[name]
    found = run_both(rule, rule.build)
    assert (found.shape, found.dtype) == ((64,), dtype_of(TYPES[rule.result]))


@pytest.mark.parametrize("name", sorted(set(SATURATING) & set(HERE)))
def test_so_is_what_clamp_makes_of_it(name: str) -> None:
    assert run_both(HERE[name], SATURATING[name]).dtype == dtype_of(TYPES[HERE[name].result])


def test_a_rule_rounds_by_the_field_of_its_result_or_else_of_its_first_float() -> None:
    kinds = {name: RULES[name].kind for name in ("v_cvt_f16_f32", "v_cvt_u32_f64", "v_cvt_f64_u32")}
    assert kinds == {"v_cvt_f16_f32": "f16", "v_cvt_u32_f64": "f64", "v_cvt_f64_u32": "f64"}


def test_a_constant_is_rounded_to_its_kind() -> None:
    assert float_constant("f16", 1.0) == "splat (half 0xH3C00)"
    assert float_constant("f32", 0.1) == "splat (float 0x3FB99999A0000000)"
