"""How long registers live, and which copies need not be made."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.intervals import coalesce, live_intervals
from tensor.codegen.gpu.machine import Code, Inst, Part, VReg
from tensor.ir.errors import IRError


def test_what_a_loop_reads_from_outside_lives_to_its_end() -> None:
    outside, inside = VReg(0, "r"), VReg(1, "r")
    code = Code(
        [
            Inst("make", (outside,), ()),
            Inst("label", (), ()),
            Inst("use", (inside,), (outside,)),
            Inst("use", (), (inside,)),
            Inst("back", (), ()),
        ],
        [(1, 4)],
    )
    ends = {i.reg: (i.start, i.end) for i in live_intervals(code)}
    assert ends == {outside: (1, 9), inside: (5, 6)}


def test_a_register_that_nothing_made_is_refused() -> None:
    with pytest.raises(IRError, match="read at 0"):
        live_intervals(Code([Inst("use", (), (VReg(0, "r"),))], []))


@pytest.mark.parametrize(("at", "left"), [(0, 1), (1, 3), (2, 1)])
def test_a_pair_is_made_in_a_tuple_where_it_fits(at: int, left: int) -> None:
    pair, whole = VReg(0, "r", 2), VReg(1, "r", 4)
    copies = [Inst("MOV", (Part(whole, at + k, 1),), (Part(pair, k, 1),)) for k in (0, 1)]
    code = Code([Inst("make", (pair,), ()), *copies], [])
    coalesce(code, "MOV", "r", lambda reg, place: place % reg.count == 0)
    assert len(code.insts) == left
    if left == 1:
        assert code.insts[0].defs == (Part(whole, at, 2),)
