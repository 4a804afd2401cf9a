"""Which registers an instruction's text reads and writes: `execute` with texts written for these tests."""

from __future__ import annotations

from drivers.amd.isa import isa
from tests.pseudocode.numbers import Value
from tests.pseudocode.parse import parse
from tests.pseudocode.wave import EXEC, VCC, Wave, execute

LANES = 32


def wave(mask: int = 0xFFFFFFFF) -> Wave:
    """v1 holds the lane's number, v2 ten times that."""
    vector = [
        {1: Value(lane, "b32"), 2: Value(10 * lane, "b32"), 3: Value(7, "b32")} for lane in range(LANES)
    ]
    return Wave(LANES, {5: 100, EXEC: mask, EXEC + 1: 0, VCC: 0}, vector)


def run(line: str, text: str, start: Wave) -> Wave:
    table = isa("gfx1100", LANES)
    inst, _ = table.decode_sized(table.assemble(line), 0)
    return execute(inst, {inst.defn.mnemonic: parse(text)}, start)


def test_a_vector_instruction_runs_in_the_lanes_of_exec() -> None:
    after = run("v_add_nc_u32 v3, s5, v2", "D0.u32 = S0.u32 + S1.u32", wave(0b110))
    assert [lane[3].bits for lane in after.vector[:4]] == [7, 110, 120, 7]


def test_a_comparison_writes_a_bit_for_each_lane_and_0_for_those_switched_off() -> None:
    after = run("v_cmp_lt_u32 s6, v2, s5", "D0.u64[laneId] = S0.u32 < S1.u32", wave(0xFFFFFFFE))
    assert after.scalar[6] == 0b1111111110


def test_a_carry_goes_to_the_register_that_the_encoding_names() -> None:
    text = "VCC.u64[laneId] = S0.u32 > 3U;\nD0.u32 = S0.u32"
    after = run("v_add_co_u32 v3, s6, v1, v2", text, wave(0xFF))
    assert (after.scalar[6], after.scalar[VCC]) == (0xF0, 0)


def test_a_scalar_instruction_sets_its_register_and_scc() -> None:
    after = run("s_add_u32 s6, s5, s5", "D0.u32 = S0.u32 + S1.u32;\nSCC = D0.u32 == 200U", wave())
    assert (after.scalar[6], after.scc) == (200, 1)


def test_a_half_leaves_the_other_one_alone() -> None:
    after = run("v_mov_b16 v3.h, v1.l", "D0.b16 = S0.b16", wave())
    assert after.vector[9][3].bits == 9 << 16 | 7


def test_lanes_reach_each_other_by_register_numbers() -> None:
    after = run("v_readlane_b32 s6, v2, 5", "D0.b32 = VGPR[4][SRC0.u32]", wave())
    assert after.scalar[6] == 40


def test_both_halves_of_a_dual_instruction_read_what_was_there_before() -> None:
    table = isa("gfx1100", LANES)
    line = "v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v1, v2"
    inst, _ = table.decode_sized(table.assemble(line), 0)
    after = execute(inst, {"v_mov_b32": parse("D0.b32 = S0.b32")}, wave())
    assert (after.vector[3][1].bits, after.vector[3][2].bits) == (30, 3)
