"""Control words: stalls from the tables (pipes.py), scoreboards raised and waited for, also around loops."""

from __future__ import annotations

from drivers.nv.isa.schedule import NONE, PREDICATES, SOURCES, Control, Issue, places, schedule

ALU, LOAD, STORE = "IADD3", "LDG.E", "STG.E"


def words(*issues: Issue, arch: str = "sm_90") -> list[Control]:
    return schedule(arch, issues)


def test_a_sum_is_waited_for_by_a_stall() -> None:
    first, *_ = words(Issue(ALU, (1,), (2,)), Issue(ALU, (2,), (3,)))
    assert first.stall == 4
    first, *_ = words(Issue(ALU, (1,), (2,)), Issue("FFMA", (2,), (3,)))
    assert first.stall == 5


def test_what_stands_between_counts() -> None:
    made = words(Issue(ALU, (1,), (2,)), Issue(ALU, (1,), (4,)), Issue(ALU, (2,), (3,)))
    assert [c.stall for c in made[:2]] == [1, 3]


def test_a_guard_is_waited_for_longer_than_a_selection() -> None:
    compare = Issue("ISETP.LT.AND", (1,), (PREDICATES,))
    assert words(compare, Issue(ALU, (1,), (2,), guard=PREDICATES))[0].stall == 13
    assert words(compare, Issue("SEL", (1, PREDICATES), (2,)))[0].stall == 4


def test_a_load_raises_a_scoreboard_that_its_use_waits_for() -> None:
    load, use = words(Issue(LOAD, (2, 3), (4,)), Issue("FADD", (4,), (5,)))
    assert load.write != NONE and use.wait >> load.write & 1


def test_loads_that_are_used_apart_do_not_wait_for_each_other() -> None:
    first, second, use, _ = words(
        *(Issue(LOAD, (2, 3), (4,)), Issue(LOAD, (2, 3), (5,))),
        *(Issue("FADD", (4,), (6,)), Issue("FADD", (5,), (7,))),
    )
    assert use.wait == 1 << first.write
    assert second.write != first.write


def test_sources_that_are_still_read_are_not_overwritten() -> None:
    store, write = words(Issue(STORE, (2, 3, 4), ()), Issue(ALU, (9,), (4,)))
    assert store.read == SOURCES and write.wait == 1 << SOURCES


def test_results_are_not_overtaken_by_older_ones() -> None:
    load, write = words(Issue(LOAD, (2, 3), (4,)), Issue(ALU, (9,), (4,)))
    assert write.wait >> load.write & 1
    slow, _ = words(Issue("HMMA.16816.F32", (4, 8), (12,)), Issue(ALU, (9,), (12,)))[:2]
    assert slow.stall == 15


def test_nops_take_what_is_beyond_the_longest_stall() -> None:
    made = words(Issue("HMMA.16816.F32", (4, 8), (12,)), Issue("FADD", (12,), (13,)))
    assert [(c.at, c.stall) for c in made[:2]] == [(0, 15), (-1, 9)]


def test_a_load_at_the_end_of_a_loop_is_waited_for_at_its_head() -> None:
    made = words(
        Issue("MOV", (), (4,)), Issue("FADD", (4,), (5,)), Issue(LOAD, (2, 3), (4,)),
        Issue("BRA", (), (), guard=PREDICATES, target=1),
    )  # fmt: skip
    assert made[1].wait >> made[2].write & 1


def test_what_a_branch_leaves_under_way_is_waited_for_where_it_goes() -> None:
    made = words(
        Issue("MOV", (), (4,)), *[Issue("NOP")] * 9, Issue("FADD", (4,), (5,)), Issue("DFMA", (6,), (4,)),
        Issue("BRA", (), (), guard=PREDICATES, target=10),
    )  # fmt: skip
    at = places(made)[10]
    until = [c.at for c in made].index(11)
    assert made[at].at == -1 and made[at].head == 10
    assert sum(c.stall for c in made[at:until]) - 1 + sum(c.stall for c in made[until:]) >= 10


def test_double_precision_raises_scoreboards_where_it_is_slow() -> None:
    chain = Issue("DFMA", (2, 3), (4, 5)), Issue("DFMA", (4, 5), (6, 7))
    assert words(*chain)[0].stall == 8 and words(*chain)[0].write == NONE
    assert words(*chain, arch="sm_89")[0].write != NONE


def test_a_barrier_waits_for_shared_memory_that_is_read() -> None:
    load, barrier = words(Issue("LDS", (2,), (4,)), Issue("BAR.SYNC.DEFER_BLOCKING"))
    assert barrier.wait == 1 << load.write


def test_a_scoreboards_counter_does_not_run_over() -> None:
    made = words(*[Issue(STORE, (2, 3, 4), ())] * 70)
    assert any(c.wait >> SOURCES & 1 for c in made[:63])
