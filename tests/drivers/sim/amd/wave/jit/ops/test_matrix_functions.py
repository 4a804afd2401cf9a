"""The library functions that multiply matrices: LLVM takes them, and each that rules call is there.

What they compute is tested in test_matrix.py, through instructions.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from drivers.sim.amd.wave.jit.ops.matrix_functions import MATRIX_NAMES, float_bits_of, matrix_functions


def test_every_function_that_rules_call_is_defined() -> None:
    module = llvm.parse_assembly(matrix_functions())
    module.verify()
    assert {each.name for each in module.functions if not each.is_declaration} >= set(MATRIX_NAMES)


def test_floats_are_spelled_as_llvm_reads_them() -> None:
    assert float_bits_of(65504.0) == "0x40EFFC0000000000"
    assert float_bits_of(-0.0) == "0x8000000000000000"
