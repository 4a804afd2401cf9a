"""GFX12's layouts: each element has a place of its own, and places typed from AMD's calculator."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.facts.matrix_layout import TRANSPOSED, Spot, index_sets, spot_of

SIZES = [(16, 32), (8, 32), (4, 32), (4, 64)]


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(("bits", "depth"), SIZES)
def test_places_of_a_sparse_product_are_distinct(bits: int, depth: int, lanes: int) -> None:
    kept = {spot_of(bits, depth // 2, lanes, position) for position in range(depth // 2)}
    whole = {spot_of(bits, depth, lanes, k) for k in range(depth)}
    assert (len(kept), len(whole)) == (depth // 2, depth)
    groups = 2 if (bits, depth, lanes) == (4, 32, 64) else lanes // 16
    assert {spot.group for spot in kept} == set(range(groups))


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(("bits", "depth"), [(16, 16), (8, 16), (4, 16), (4, 32)])
def test_places_of_a_dense_product_are_distinct(bits: int, depth: int, lanes: int) -> None:
    assert len({spot_of(bits, depth, lanes, k) for k in range(depth)}) == depth


def test_places_from_the_calculator() -> None:
    """``--wavefront N --register-layout`` of v_wmma_f32_16x16x16_f16, v_swmmac_*: register, bits and lane."""
    assert spot_of(16, 16, 32, 9) == Spot(0, 5)  # A[0][9]: v2.[31:16], lane 0
    assert spot_of(16, 16, 64, 9) == Spot(2, 1)  # v0.[31:16], lane 32
    assert spot_of(16, 16, 32, 2 * 3) == Spot(1, 2)  # k 12 to 15: v1 of lane 16
    assert spot_of(16, 16, 64, 2 * 3) == Spot(1, 2)
    assert spot_of(8, 16, 32, 2 * 5) == Spot(1, 2)  # k 20 to 23: v0.[31:16], lane 16
    assert spot_of(16, 32, 32, 17) == Spot(0, 9)  # v4.[31:16], lane 0
    assert spot_of(4, 64, 64, 40) == Spot(1, 8)  # v1.[3:0], lane 16


GROUPS = {  # which sixteen lanes have each four elements, as the calculator lists them: wave32, then wave64
    (16, 16): ("0101", "0123"), (16, 32): ("00110011", "00112233"), (8, 16): ("0011", "0213"),
    (8, 32): ("00001111", "00221133"), (4, 16): ("0011", "0011"), (4, 32): ("00001111", "00221133"),
    (4, 64): ("0000000011111111", "0000222211113333"),
}  # fmt: skip


@pytest.mark.parametrize("wave", [0, 1])
@pytest.mark.parametrize(("bits", "depth"), GROUPS)
def test_a_lane_has_the_elements_of_its_group_in_order(bits: int, depth: int, wave: int) -> None:
    """``--register-layout --B-matrix`` of v_wmma_* and v_swmmac_*."""
    groups = [int(group) for group in GROUPS[bits, depth][wave] for _ in range(4)]
    wanted = [Spot(group, groups[:k].count(group)) for k, group in enumerate(groups)]
    assert [spot_of(bits, depth, 32 << wave, k) for k in range(depth)] == wanted


def test_sets_of_indices() -> None:
    assert [index_sets(16, 32, 32), index_sets(4, 64, 32), index_sets(8, 32, 64), index_sets(4, 32, 64)] == [
        2, 1, 4, 2,
    ]  # fmt: skip


@pytest.mark.parametrize("lane", range(32))
def test_a_transposing_load_gives_a_lane_one_element_of_each_of_eight(lane: int) -> None:
    """Halves: ROCm's documentation; bytes: as measured (see the module)."""
    halves, small = TRANSPOSED["global_load_tr_b128"], TRANSPOSED["global_load_tr_b64"]
    assert (halves.size_bytes, halves.bits, small.size_bytes, small.bits) == (16, 16, 8, 8)
    assert [halves.source(lane, place) for place in range(8)] == [lane // 8 * 8 + place for place in range(8)]
    begin = lane // 16 * 16 + (4 if lane % 16 >= 8 else 0)
    fours = [*range(begin, begin + 4), *range(begin + 8, begin + 12)]
    assert [small.source(lane, place) for place in range(8)] == fours
