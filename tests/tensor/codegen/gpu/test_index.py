"""Index forms in registers: where the value of each atom is known, and that it is made once."""

from __future__ import annotations

from tensor.ir.form import Axis, Digit, Form
from tests.tensor.codegen.gpu.noted import GROUP, LANE, Values


def test_the_place_of_an_atom_is_its_innermost_axis_and_whether_lanes_differ() -> None:
    made = Values()
    index, step = made.index, Axis(7, 9)
    inner = made.root.inner()
    index.enter(step, inner)
    by_lane = Digit(Form(0, ((LANE, 5), (step, 3))), 4, 3)
    uniform = Digit(Form(0, ((step, 3), (GROUP, 1))), 4, 3)
    outside = Digit(Form(0, ((GROUP, 7),)), 4, 3)
    assert [index.place(atom) for atom in (LANE, GROUP, step, by_lane, uniform, outside)] == [
        *((True, made.root), (False, made.root), (False, inner)),
        *((True, inner), (False, inner), (False, made.root)),
    ]
    assert index.atom(by_lane) == ("digit", 4, 3, 1, True) and index.atom(outside)[-2:] == (0, False)
    assert list(inner.memo) == [("atom", by_lane)] and index.atom(by_lane) is index.atom(by_lane)
    assert index.atom(LANE) is index.lane_id and index.atom(GROUP) is index.group_id
    terms = [(step, 1), (by_lane, 2), (LANE, 3), (outside, 4)]
    assert index.ordered(terms) == [(LANE, 3), (outside, 4), (step, 1), (by_lane, 2)]
