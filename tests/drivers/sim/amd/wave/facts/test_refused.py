"""What a launch is told of an instruction that nobody models."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.facts.refused import other_barrier, refusal


def test_an_instruction_is_refused_with_the_reason_that_its_kind_has() -> None:
    assert refusal("v_interp_p10_f32") == "the instruction v_interp_p10_f32 is not modelled (graphics)"
    assert refusal("image_load").endswith("(images and rays: no texture unit is modelled)")


def test_one_without_a_known_reason_is_refused_by_its_name_alone() -> None:
    assert refusal("v_unheard_of_b32") == "the instruction v_unheard_of_b32 is not modelled"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("s_barrier_signal -1", ""),
        ("s_barrier_wait 0xffff", ""),
        ("s_barrier_wait 1", "s_barrier_wait of barrier 1; only -1, the group's, is modelled"),
        (
            "s_get_barrier_state s0, m0",
            "s_get_barrier_state of barrier m0; only -1, the group's, is modelled",
        ),
    ],
)
def test_of_barriers_only_that_of_the_group_is_modelled(text: str, told: str) -> None:
    """RDNA4 ISA, S_BARRIER_SIGNAL: -1 is the work-group's; M0 may name another."""
    tables = isa("gfx1201")
    assert other_barrier(tables.decode_sized(tables.assemble(text), 0)[0]) == told
