"""What a launch is told of an instruction that nobody models."""

from __future__ import annotations

from drivers.sim.amd.wave.facts.refused import refusal


def test_an_instruction_is_refused_with_the_reason_that_its_kind_has() -> None:
    assert refusal("v_interp_p10_f32") == "the instruction v_interp_p10_f32 is not modelled (graphics)"
    assert refusal("image_load").endswith("(images and rays: no texture unit is modelled)")


def test_one_without_a_known_reason_is_refused_by_its_name_alone() -> None:
    assert refusal("v_unheard_of_b32") == "the instruction v_unheard_of_b32 is not modelled"
