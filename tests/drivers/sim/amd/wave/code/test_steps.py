"""Branches: where they lead.

Covers steps.py and step_facts.py.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.steps import Step, branch_target, falls_through


@pytest.mark.parametrize(
    "text, offset, target, onward",
    [
        ("s_branch 3", 8, 8 + 4 + 12, False), ("s_cbranch_scc1 0xfffe", 16, 16 + 4 - 8, True),
        ("s_setpc_b64 s[0:1]", 0, None, False), ("s_endpgm", 0, None, False), ("s_nop 0", 0, None, True),
    ],
)  # fmt: skip
def test_a_branch_counts_dwords_from_the_next_instruction(
    text: str, offset: int, target: int | None, onward: bool
) -> None:
    tables = isa("gfx1100")
    inst, size = tables.decode_sized(tables.assemble(text), 0)
    assert branch_target(Step(offset, inst, size)) == target
    assert falls_through(inst) is onward
