"""Dataflow over blocks: states merge where paths meet, and a loop is followed until nothing changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from drivers.sim.amd.wave.check.flow import FlowState, Subject, find_writer, flow
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, register_name
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.rule_kernels import ENTRY, assembled, examine, fault, lines, loaded

ANY: Any = None
BRANCH = ["s_cmp_eq_u32 s0, s1", "s_cbranch_scc1 other"]


def test_what_both_paths_define_is_defined_where_they_meet() -> None:
    paths = ["v_mov_b32 v1, 0", "s_branch join", "other:", "v_mov_b32 v1, 1", "join:", "v_mov_b32 v2, v1"]
    examine(assembled(lines(*BRANCH, *paths)))


def test_a_definition_inside_a_loop_reaches_its_start() -> None:
    loop = ["v_mov_b32 v1, 0", "again:", "v_mov_b32 v3, v1", "v_mov_b32 v2, 0", "s_cmp_eq_u32 s0, s1"]
    examine(assembled(lines(*loop, "s_cbranch_scc1 again", "v_mov_b32 v4, v2")))


def test_code_that_no_path_reaches_is_not_judged() -> None:
    examine(assembled(lines("s_branch over", "v_mov_b32 v1, v9", "over:", "s_nop 0")))
    assert fault(lines("s_nop 0", "v_mov_b32 v1, v9")).code == "E_UNINIT"


@pytest.mark.parametrize(("bits", "expected"), [(0b1000, 3), (0b1010, 1), (1 << 300, 300)])
def test_the_lowest_register_of_a_set_is_the_one_named(bits: int, expected: int) -> None:
    assert lowest(bits) == expected


@pytest.mark.parametrize(("code", "name"), [(VGPR + 7, "v7"), (4, "s4"), (106, "vcc_lo"), (124, "null")])
def test_registers_are_named_as_in_assembly(code: int, name: str) -> None:
    assert register_name(code) == name


@dataclass
class Seen(FlowState):
    """Each kind of field that rules keep, one that each path has for itself, and the registers written."""

    bits: int = 0
    flag: bool = False
    by_name: dict[str, int] = field(default_factory=dict)
    by_place: list[int] = field(default_factory=list)
    own: int = field(default=0, compare=False)

    def step(self, facts: StepFacts) -> None:
        self.bits |= facts.writes


def test_where_paths_meet_all_holds_that_holds_on_either() -> None:
    mine = Seen(ANY, 0b01, False, {"a": 1, "b": 4}, [1], 5)
    both = mine.join(Seen(ANY, 0b10, True, {"b": 2, "c": 8}, [2, 4], 7))
    assert both == Seen(ANY, 0b11, True, {"a": 1, "b": 6, "c": 8}, [3, 4])
    assert both.own == 5


@pytest.mark.parametrize(
    ("other", "grows"),
    [
        (Seen(ANY, 0b01, True, {"a": 1}, [2]), False),
        (Seen(ANY), False),
        (Seen(ANY, bits=0b100), True),
        (Seen(ANY, by_name={"a": 2}), True),
        (Seen(ANY, by_name={"d": 1}), True),
        (Seen(ANY, by_place=[0, 1]), True),
        (Seen(ANY, own=9), False),
    ],
)
def test_a_state_grows_only_by_what_it_did_not_hold(other: Seen, grows: bool) -> None:
    state = Seen(ANY, 0b11, True, {"a": 1, "b": 4}, [3])
    assert (state.join(other) != state) is grows


def test_a_copy_shares_no_list_and_no_mapping_with_its_state() -> None:
    first = Seen(ANY, 1, True, {"a": 1}, [1])
    second = first.copy()
    second.by_name["a"], second.by_place[0] = 2, 2
    assert first == Seen(ANY, 1, True, {"a": 1}, [1])


LOOP = """v_mov_b32 v1, 0
v_mov_b32 v2, 0
again:
v_mov_b32 v3, v1
s_cmp_eq_u32 s0, s1
s_cbranch_scc0 over
v_mov_b32 v1, v2
v_mov_b32 v4, v2
over:
s_cbranch_scc1 again"""


def test_what_any_turn_of_a_loop_writes_holds_from_its_start_on() -> None:
    subject = Subject(loaded(LOOP), ANY, ENTRY, {})
    states = flow(subject, Seen(subject))
    found = [[n for n in range(6) if state and state.bits >> VGPR + n & 1] for state in states]
    assert found == [[], *[[1, 2, 3, 4]] * 4]


def test_the_writer_of_a_register_is_the_nearest_that_is_wanted_on_any_path_before() -> None:
    subject = Subject(loaded(LOOP), ANY, ENTRY, {})
    first, turn, arm, end, _ = subject.program.blocks
    steps = {"first": first.steps[0], "v3": turn.steps[0], "arm": arm.steps[0], "end": end.steps[0]}

    def found(at: str, register: int, beyond: int = -1) -> int | None:
        return find_writer(subject, steps[at], VGPR + register, lambda facts: facts.step.offset > beyond)

    assert found("v3", 1) == ENTRY
    assert found("v3", 1, beyond=0) == found("end", 1) == ENTRY + steps["arm"].offset
    assert found("end", 3) == found("arm", 3) == ENTRY + steps["v3"].offset
    assert found("end", 5) is found("first", 1) is None
