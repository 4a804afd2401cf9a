"""Branches: where they lead.

Covers steps.py and step_facts.py.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.steps import Step, offsets_after


@pytest.mark.parametrize(
    "text, offset, onward",
    [
        ("s_branch 3", 8, [8 + 4 + 12]), ("s_cbranch_scc1 0xfffe", 16, [16 + 4 - 8, 16 + 4]),
        ("s_setpc_b64 s[0:1]", 0, []), ("s_endpgm", 0, []), ("s_nop 0", 0, [4]),
    ],
)  # fmt: skip
def test_a_branch_counts_dwords_from_the_next_instruction(text: str, offset: int, onward: list[int]) -> None:
    tables = isa("gfx1100")
    inst, size = tables.decode_sized(tables.assemble(text), 0)
    assert offsets_after(Step(offset, inst, size)) == onward
