"""What lanes of a warp give each other, by the pseudocode of the PTX ISA: 9.7.9.6 shfl.sync, 9.7.13
vote.sync, match.sync and redux.sync. Both executors.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

IN, OUT, LANES = 0x1000_0000, 0x2000_0000, 32
Words = NDArray[np.uint32]
RANDOM = np.random.default_rng(21)
VALUES = RANDOM.integers(0, 1 << 32, LANES, dtype=np.uint32)
SOME = np.where(np.arange(LANES) % 3, VALUES, 5).astype(np.uint32)


SUMS: list[tuple[str, Callable[[Words], int]]] = [
    ("SUM", lambda v: int(v.sum(dtype=np.uint32))), ("SUM.S32", lambda v: int(v.sum(dtype=np.uint32))),
    ("MIN", lambda v: int(v.min())), ("MIN.S32", lambda v: int(v.view(np.int32).min()) & 0xFFFF_FFFF),
    ("MAX", lambda v: int(v.max())), ("MAX.S32", lambda v: int(v.view(np.int32).max()) & 0xFFFF_FFFF),
    ("OR", lambda v: int(np.bitwise_or.reduce(v))), ("XOR", lambda v: int(np.bitwise_xor.reduce(v))),
]  # fmt: skip


def run(body: str, *given: Words, mode: str) -> tuple[Words, Words]:
    """What instructions leave in R20 and P0, given R8 to R11 and P1, which holds where R8 is odd. They run
    twice: a kernel with a loop is compiled."""
    kernels.KERNELS.clear()
    inputs = np.zeros((LANES, 4), np.uint32)
    for n, words in enumerate(given):
        inputs[:, n] = words
    out = np.zeros((LANES, 2), np.uint32)
    text = f"""
      [B------:R-:W0:-:S01] S2R R0, SR_TID.X
      [B------:R-:W1:-:S01] LDC.64 R2, c[0x0][0x210]
      [B------:R-:W1:-:S01] LDC.64 R4, c[0x0][0x218]
      UMOV UR4, 0x0
      UMOV UR5, 0x0
      MOV R1, 0x2
      [B01----:R-:W-:-:S15] IMAD.WIDE R2, R0, 0x10, R2
      IMAD.WIDE R4, R0, 0x8, R4
      around:
      [B------:R-:W0:-:S15] LDG.E.128 R8, desc[UR4][R2.64]
      [B0-----:R-:W-:-:S15] LOP3.LUT P1, RZ, R8, 0x1, RZ, 0xc0, !PT
      LOP3.LUT P0, RZ, R8, 0x1, RZ, 0xc0, !PT
      MOV R20, 0x0
      [B------:R-:W0:-:S15] {body}
      [B0-----:R-:W-:-:S15] SEL R21, RZ, 0x1, !P0
      IADD3 R1, R1, -0x1, RZ
      ISETP.NE.AND P2, PT, R1, RZ, PT
      @P2 BRA around
      [B------:R1:W-:-:S15] STG.E.64 desc[UR4][R4.64], R20
      EXIT"""
    execute(assembled(text), {IN: inputs, OUT: out}, arguments=struct.pack("<QQ", IN, OUT), mode=mode)
    if mode == "fast":
        ((kernel,),) = kernels.KERNELS.values()
        assert kernel.code is not None, "these warps are not compiled"
    return out[:, 0], out[:, 1]


def asked(how: str, lane: int, b: int, c: int) -> tuple[int, bool]:
    """The lane that gives its value, and whether it is within reach."""
    b, last, segment = b & 31, c & 31, c >> 8 & 31
    least = lane & segment
    most = least | last & ~segment & 31
    there = {"UP": lane - b, "DOWN": lane + b, "BFLY": lane ^ b, "IDX": least | b & ~segment & 31}[how]
    reached = there >= most if how == "UP" else there <= most
    return (there if reached else lane), reached


SEGMENTS = np.array([0, 16, 24, 28, 30, 31])  # of 32, 16, 8, 4, 2 and 1 lanes


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("how", ["UP", "DOWN", "BFLY", "IDX"])
def test_a_shuffle_stays_within_its_segment_and_up_to_its_last_lane(how: str, mode: str) -> None:
    """Bits of both operands beside those that count are anything."""
    for segment in SEGMENTS:
        noise = RANDOM.integers(0, 1 << 32, LANES, dtype=np.uint32)
        b = RANDOM.integers(0, 1 << 32, LANES, dtype=np.uint32)
        last = 0 if how == "UP" else RANDOM.integers(0, 32, LANES)
        c = (noise & 0xFFFF_E0E0 | segment << 8 | last).astype(np.uint32)
        found, reached = run(f"SHFL.{how} P0, R20, R8, R9, R10", VALUES, b, c, mode=mode)
        wanted = [asked(how, lane, int(b[lane]), int(c[lane])) for lane in range(LANES)]
        assert found.tolist() == [VALUES[lane] for lane, _ in wanted]
        assert reached.tolist() == [inside for _, inside in wanted]


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize(("how", "holds"), [("ALL", all), ("ANY", any), ("EQ", lambda v: len(set(v)) == 1)])
@pytest.mark.parametrize("odd", ["none", "some", "all"])
def test_a_vote_has_a_bit_for_each_lane_that_says_yes(
    how: str, holds: Callable[[list[bool]], bool], odd: str, mode: str
) -> None:
    values = {"none": VALUES & ~np.uint32(1), "some": VALUES, "all": VALUES | np.uint32(1)}[odd]
    votes = [bool(value & 1) for value in values]
    mask, outcome = run(f"VOTE.{how} R20, P0, P1", values, mode=mode)
    assert set(mask.tolist()) == {sum(vote << lane for lane, vote in enumerate(votes))}
    assert set(outcome.tolist()) == {holds(votes)}


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_match_has_a_bit_for_each_lane_with_the_same_value(mode: str) -> None:
    found, _ = run("MATCH.ANY R20, R8", SOME, mode=mode)
    assert found.tolist() == [sum(int(v == value) << n for n, v in enumerate(SOME)) for value in SOME]


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_values_of_64_bits_match_where_both_words_do(mode: str) -> None:
    high = (VALUES & np.uint32(1)).astype(np.uint32)
    found, _ = run("MATCH.ANY.U64 R20, R8", SOME, high, mode=mode)
    both = list(zip(SOME.tolist(), high.tolist(), strict=True))
    assert found.tolist() == [sum(int(v == value) << n for n, v in enumerate(both)) for value in both]


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_match_of_all_is_nothing_where_one_lane_has_another_value(mode: str) -> None:
    same = np.full(LANES, 0xDEAD_BEEF, np.uint32)
    found, holds = run("MATCH.ALL P0, R20, R8", same, mode=mode)
    assert (set(found.tolist()), set(holds.tolist())) == ({0xFFFF_FFFF}, {1})
    same[31] += 1
    found, holds = run("MATCH.ALL P0, R20, R8", same, mode=mode)
    assert (set(found.tolist()), set(holds.tolist())) == ({0}, {0})


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_lanes_whose_guard_fails_are_counted_nowhere(mode: str) -> None:
    """Lanes with an odd number take part."""
    takes = [bool(value & 1) for value in SOME]
    mask = sum(take << lane for lane, take in enumerate(takes))
    found, _ = run("@P1 MATCH.ANY R20, R8", SOME, mode=mode)
    pairs = list(zip(SOME.tolist(), takes, strict=True))
    alike = [sum(int(other == pair) << n for n, other in enumerate(pairs)) for pair in pairs]
    assert found.tolist() == [word if take else 0 for word, take in zip(alike, takes, strict=True)]
    found, _ = run("@P1 VOTE.ANY R20, P0, PT", SOME, mode=mode)
    assert found.tolist() == [mask if take else 0 for take in takes]
    for name, wanted in SUMS:
        body = f"@P1 REDUX.{name} UR8, R8\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
        assert set(run(body, SOME, mode=mode)[0].tolist()) == {wanted(SOME[takes])}, name


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_the_lowest_lane_is_elected(mode: str) -> None:
    body = "@P1 ELECT P0, UR8, PT\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
    for begin in (0, 5):
        odd = (np.arange(LANES) >= begin).astype(np.uint32)
        found, holds = run(body, odd, mode=mode)
        assert set(found.tolist()) == {begin}
        assert holds[begin:].tolist() == [1] + [0] * (LANES - 1 - begin)


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize(("name", "wanted"), SUMS)
def test_a_reduction_has_one_value_of_all_lanes(name: str, wanted: Callable[[Words], int], mode: str) -> None:
    given = VALUES & np.uint32(0xF0FF_FFF0)
    body = f"REDUX.{name} UR8, R8\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
    found, _ = run(body, given, mode=mode)
    assert set(found.tolist()) == {wanted(given)}


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_lane_is_elected_among_those_whose_predicate_operand_holds(mode: str) -> None:
    """P1 holds where the value is odd. Where it holds nowhere, nobody is elected."""
    for operand, values, elected in (
        ("P1", SOME, int(np.flatnonzero(SOME & 1)[0])), ("!P1", SOME, int(np.flatnonzero(~SOME & 1)[0])),
        ("P1", np.zeros(LANES, np.uint32), None),
    ):  # fmt: skip
        body = f"ELECT P0, UR8, {operand}\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
        found, holds = run(body, values, mode=mode)
        assert holds.tolist() == [lane == elected for lane in range(LANES)]
        assert elected is None or set(found.tolist()) == {elected}


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_predicate_tells_which_lanes_have_another_value_than_the_uniform_register(mode: str) -> None:
    body = "R2UR P0, UR8, R8\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
    found, differs = run(body, SOME, mode=mode)
    assert set(found.tolist()) == {SOME[0]}
    assert differs.tolist() == (SOME[0] != SOME).tolist()


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_or_keeps_the_predicate_of_lanes_that_were_found_to_differ_before(mode: str) -> None:
    """As ptxas asks about two registers that lanes must have the same. P0 holds where R8 is odd."""
    body = "R2UR.OR P0, UR8, R9\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
    second = np.repeat(VALUES[:2], LANES // 2)
    found, differs = run(body, SOME, second, mode=mode)
    assert set(found.tolist()) == {second[0]}
    assert differs.tolist() == ((SOME & 1 != 0) | (second != second[0])).tolist()


def test_a_register_goes_to_a_uniform_one_where_all_lanes_have_the_same() -> None:
    body = "R2UR UR8, R8\n[B0-----:R-:W-:-:S15] MOV R20, UR8"
    same = np.full(LANES, 0xDEAD_BEEF, np.uint32)
    assert set(run(body, same, mode="strict")[0].tolist()) == {0xDEAD_BEEF}
    same[3:5] = 7
    with pytest.raises(SmFault, match="different values for a uniform register") as caught:
        run(body, same, mode="strict")
    assert (caught.value.kind, caught.value.lane) == (FaultKind.DIVERGENCE, 3)


def test_a_lane_that_takes_no_part_is_asked_for_nothing() -> None:
    """Lane 4 is the first that is asked for and has left; the first that asks is lane 5."""
    taking = np.where(np.arange(LANES) == 4, 0, 1).astype(np.uint32)
    body = "@P1 SHFL.UP P0, R20, R8, 0x1, RZ"
    with pytest.raises(SmFault, match="lane 4 is asked for its value and takes no part") as caught:
        run(body, taking, mode="strict")
    assert (caught.value.kind, caught.value.lane) == (FaultKind.DIVERGENCE, 5)
