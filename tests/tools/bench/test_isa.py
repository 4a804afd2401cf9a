"""Kernels by hand: their results are right on both chips, and ours are held against each chip's own."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tools.bench import isa
from tools.bench.kernels import CASES, CHIPS, Case

ROWS = 4 * isa.PARTS * isa.GROUP_LANES


@pytest.mark.oracle
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("reference", isa.REFERENCES[:2], ids=lambda r: r.name)
def test_rows_by_hand_are_what_numpy_makes_of_them(reference: isa.HandKernel, chip: str) -> None:
    few = replace(reference, shapes=((3, ROWS),), groups=(3, 1, 1))
    more = replace(reference, shapes=((6, ROWS),), groups=(6, 1, 1))
    assert 2 * isa.executed(few, chip) == isa.executed(more, chip) > 0


@pytest.mark.oracle
def test_a_wrong_result_is_no_reference() -> None:
    few = replace(isa.REFERENCES[0], shapes=((3, ROWS),), groups=(3, 1, 1), meaning=np.negative)
    with pytest.raises(AssertionError, match="Not equal to tolerance"):
        isa.executed(few, "navi31")


def test_a_chip_s_bound_is_the_same_share_of_its_own_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand = {"navi31": 14.0, "navi48": 10.0}
    monkeypatch.setattr(isa, "executed", lambda reference, chip: by_hand[chip])
    monkeypatch.setattr(isa, "ours", lambda case, chip: 6.0)
    found = {each.name: each for each in isa.figures_of(isa.REFERENCES[0])}
    assert {name: each.value for name, each in found.items()} == {
        "softmax_4096_gfx1100_reference_mwi": 14.0,
        "softmax_4096_gfx1100_of_reference": 6 / 14,
        "softmax_4096_gfx1201_reference_mwi": 10.0,
        "softmax_4096_gfx1201_of_reference": 0.6,
    }
    assert found["softmax_4096_gfx1201_of_reference"].target == 0.5  # 7 M of 14 on gfx1100
    assert not found["softmax_4096_gfx1201_of_reference"].is_kept


def test_every_reference_has_its_case() -> None:
    named: dict[str, Case] = {case.name: case for case in CASES}
    assert all(named[reference.case].bound > 0 for reference in isa.REFERENCES)
