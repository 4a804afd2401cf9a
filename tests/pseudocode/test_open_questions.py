"""Which results may differ from the text."""

from __future__ import annotations

from drivers.amd.isa import isa
from tests.pseudocode.numbers import Value, any_nan
from tests.pseudocode.open_questions import Case, agrees, reason
from tests.pseudocode.wave import EXEC, Wave

NAN = any_nan("f32").bits


def case(line: str, text: int, ours: int, *sources: int) -> Case:
    table = isa("gfx1100", 32)
    inst, _ = table.decode_sized(table.assemble(line), 0)
    lane = {1 + i: Value(bits, "b32") for i, bits in enumerate(sources)}
    wave = Wave(32, {EXEC: 0xFFFFFFFF}, [dict(lane) for _ in range(32)])
    return Case(inst, wave, 0, "v5", text, ours)


def test_a_nan_of_arithmetic_agrees_with_any_nan_and_with_nothing_else() -> None:
    assert agrees(NAN, 0xFFC01234) and agrees(3, 3)
    assert not agrees(NAN, 0x7F800000) and not agrees(0x7FC00001, 0x7FC00002)


def test_halves_agree_each_by_itself() -> None:
    half = any_nan("f16").bits
    assert agrees(half << 16 | 5, 0xFE010005)
    assert not agrees(half << 16 | 5, 0xFE000006)


def test_an_estimate_of_a_denormal_may_differ_and_one_of_a_number_not() -> None:
    assert reason(case("v_rcp_f32 v5, v1", 0x7E000000, 0x7F800000, 1))
    assert not reason(case("v_rcp_f32 v5, v1", 0x3F000000, 0x7F800000, 0x40000000))


def test_rounding_may_keep_the_sign_of_zero_alone() -> None:
    assert reason(case("v_rndne_f32 v5, v1", 0, 0x80000000, 0xBE800000))
    assert not reason(case("v_rndne_f32 v5, v1", 0, 0xBF800000, 0xBE800000))


def test_an_instruction_that_no_question_names_must_agree() -> None:
    assert not reason(case("v_add_f32 v5, v1, v2", 0, 0x80000000, 0, 0))
