"""Control words: stalls from the tables (pipes.py), scoreboards raised and waited for, also around loops."""

from __future__ import annotations

import pytest

from drivers.nv.isa.schedule import (
    COPIES,
    FAR,
    LONGEST,
    NONE,
    OUTSTANDING,
    PREDICATES,
    SOURCES,
    Control,
    Issue,
    UnderWay,
    assign,
    cost_of,
    count,
    first_uses,
    places,
    schedule,
    stall,
)

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


def test_what_has_no_guard_waits_for_none() -> None:
    assert words(Issue(ALU, (5,), (1,)), Issue(ALU, (6,), (7,)))[0].stall == 1


def test_a_loop_may_begin_with_the_first_instruction() -> None:
    load, *_ = words(Issue(LOAD, (1,), (2,)), Issue("BRA", target=0))
    assert load.wait == 1 << load.write  # what the last lap brings goes to the same register


def test_a_scoreboard_is_free_for_the_instruction_that_waits_for_it() -> None:
    chain = [Issue(LOAD, (register,), (register + 1,)) for register in range(10)]
    assert len({board for board, _ in assign(chain, ["memory"] * len(chain))}) == 1


def test_results_that_are_used_together_share_a_scoreboard_until_it_is_full() -> None:
    loads = [Issue(LOAD, (1,), (10 + number,)) for number in range(OUTSTANDING + 1)]
    sums = Issue(ALU, tuple(load.writes[0] for load in loads), (9,))
    *boards, last = [board for board, _ in assign([*loads, sums], ["memory"] * len(loads) + ["alu"])][:-1]
    assert len(set(boards)) == 1 and last not in boards


def test_a_guard_is_waited_for_longer_than_a_selection() -> None:
    compare = Issue("ISETP.LT.AND", (1,), (PREDICATES,))
    assert words(compare, Issue(ALU, (1,), (2,), guard=PREDICATES))[0].stall == 13
    assert words(compare, Issue("SEL", (1, PREDICATES), (2,)))[0].stall == 4


@pytest.mark.parametrize(
    "product", ["HMMA.1688.F32", "HMMA.16816.F32", "IMMA.16832.S8.S8", "QMMA.16832.F32.E4M3.E4M3"]
)
@pytest.mark.parametrize(("arch", "cycles"), [("sm_89", 24), ("sm_120", 29)])
def test_products_of_matrices_are_waited_for_as_long_as_ptxas_does(
    arch: str, cycles: int, product: str
) -> None:
    """ptxas 13.5 leaves 29 cycles behind HMMA and QMMA of sm_120 and 27 behind IMMA; elsewhere 24, of the
    short shapes 16."""
    made = words(Issue(product, (4, 8), (12,)), Issue("FADD", (12,), (13,)), arch=arch)
    is_short = "1688" in product and arch != "sm_120"
    assert sum(c.stall for c in made[:-1]) == (16 if is_short else cycles)


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


def test_a_barrier_does_not_wait_for_loads_of_other_memory() -> None:
    _, barrier = words(Issue(LOAD, (2,), (4,)), Issue("BAR.SYNC.DEFER_BLOCKING"))
    assert barrier.wait == 0


def test_a_scoreboards_counter_does_not_run_over() -> None:
    made = words(*[Issue(STORE, (2, 3, 4), ())] * 70)
    assert any(c.wait >> SOURCES & 1 for c in made[:63])


@pytest.mark.parametrize(("cycles", "stays"), [(0, 0), (1, 1), (3, 1), (4, 0), (15, 0)])
def test_a_control_word_lies_in_bits_105_to_121(cycles: int, stays: int) -> None:
    """Stall 4 bits, stay 1, write 3, read 3, wait 6, from bit 105 on: as nvdisasm and Mesa's NAK have it."""
    made = Control(0, cycles, 2, 5, 0b100001).bits
    assert made == (cycles | stays << 4 | 2 << 5 | 5 << 8 | 0b100001 << 11) << 105


@pytest.mark.parametrize("cycles", [1, 14, 15, 16, 29, 30, 31, 45, 46])
def test_stalls_and_nops_add_up_and_none_is_longer_than_15_cycles(cycles: int) -> None:
    made = [Control(0), Control(1)]
    stall(made, cycles)
    assert made[0].stall == 1 and sum(c.stall for c in made[1:]) == cycles
    assert all(1 <= c.stall <= LONGEST for c in made) and len(made) == 1 + -(-cycles // LONGEST)
    assert all(c.at == -1 and c.head == -1 for c in made[2:])


def load(register: int) -> Issue:
    return Issue(LOAD, (2, 3), (register,))


def used(*registers: int) -> Issue:
    return Issue("FADD", registers, (20,))


def test_results_that_are_first_used_together_share_a_scoreboard() -> None:
    one, other, apart, *_ = words(load(4), load(5), load(6), used(4, 5), used(6))
    assert one.write == other.write != apart.write


def test_where_all_scoreboards_are_taken_that_of_the_nearest_use_is_shared() -> None:
    """Five for results; the sixth load's is used next before the third's."""
    loads = [load(4 + n) for n in range(5)]
    uses = [used(4), used(5), Issue("NOP"), used(9), used(6), used(7), used(8)]
    made = words(*loads, load(9), *uses)
    boards = [c.write for c in made if c.at in range(6)]
    assert sorted(boards[:5]) == [0, 1, 2, 3, 4] and boards[5] == boards[2]


def test_what_a_scoreboard_costs_by_who_holds_it_up() -> None:
    held = {0: (7, 1), 1: (9, OUTSTANDING - 1), 2: (9, OUTSTANDING), 3: (2, 1)}
    until = {0: 7, 1: 9, 2: 9}
    assert [cost_of(board, 9, until, held) for board in held] == [4, 0, FAR, 1]
    assert cost_of(0, 4, until, held) == 5  # as far behind as before


def test_a_scoreboard_that_is_shared_is_free_after_the_first_use_of_either() -> None:
    """The sixth load shares that of the first, whose use is the nearest, but is used before it, at 7."""
    between = [load(9), Issue("NOP"), used(9), load(10), Issue("NOP")]
    issues = [*(load(4 + n) for n in range(5)), *between, *(used(4 + n) for n in range(5)), used(10)]
    raised = assign(issues, ["memory" if i.name == LOAD else "fma" for i in issues])
    assert [write for write, _ in raised[:6]] == [0, 1, 2, 3, 4, 0] and raised[8] == (0, SOURCES)
    assert raised[7] == (NONE, NONE)


def test_who_uses_the_last_of_a_scoreboard_holds_it_up_alone_from_then_on() -> None:
    """The second load waits for the first and takes its scoreboard; the third's result is used elsewhere."""
    chased = Issue(LOAD, (4,), (5,))
    raised = assign([load(4), chased, load(6), used(5), used(6)], ["memory"] * 3 + ["fma"] * 2)
    assert [write for write, _ in raised[:3]] == [0, 0, 1]


def test_asynchronous_copies_have_a_scoreboard_of_their_own() -> None:
    issues = [Issue("LDGSTS.E", (2, 3, 4)), Issue("LDGDEPBAR"), load(5), used(5)]
    raised = assign(issues, ["memory", "memory", "memory", "fma"])
    assert raised == [(NONE, SOURCES), (COPIES, NONE), (COPIES + 1, SOURCES), (NONE, NONE)]


def test_a_use_is_whatever_reads_guards_or_writes_the_register_next() -> None:
    compare = Issue("ISETP", (1,), (PREDICATES,))
    issues = [load(4), load(5), compare, used(4), Issue(ALU, (1,), (5,), guard=PREDICATES), used(5)]
    assert first_uses(issues) == [3, 4, 4, 5, 5, FAR]
    assert first_uses([Issue(LOAD, (2,), (4, 5)), used(5), used(4)])[0] == 1


def test_a_counter_is_waited_for_before_it_is_full_and_begins_anew_then() -> None:
    load_of = [0] * (SOURCES + 1)
    load_of[2], load_of[SOURCES] = OUTSTANDING - 1, 7
    made = [Control(0, write=2, read=SOURCES) for _ in range(2)]
    count(load_of, made[0])
    assert made[0].wait == 0 and (load_of[2], load_of[SOURCES]) == (OUTSTANDING, 8)
    count(load_of, made[1])
    assert made[1].wait == 1 << 2 and (load_of[2], load_of[SOURCES]) == (0, 9)
    waits = Control(2, wait=1 << SOURCES)
    count(load_of, waits)
    assert load_of[SOURCES] == 0


def test_ways_that_meet_leave_under_way_what_either_does() -> None:
    state = UnderWay({1: (5, "alu"), 2: (7, "alu")}, {3: 0b01}, {4: frozenset({0b10})})
    other = UnderWay({1: (6, "fma"), 2: (6, "fma"), 9: (0, "alu")}, {3: 0b11, 5: 0b100}, {})
    assert state.merge(other) and not state.merge(other)
    assert state.fixed == {1: (6, "fma"), 2: (7, "alu"), 9: (0, "alu")}
    assert (state.results, state.sources) == ({3: 0b11, 5: 0b100}, {4: frozenset({0b10})})
    reader = UnderWay({}, {}, {4: frozenset({0b1})})
    for known in (UnderWay({}, {3: 0b100}), reader, UnderWay({1: (8, "alu")})):
        assert state.merge(known)


def test_a_scoreboard_that_is_down_holds_nothing_up_others_still_do() -> None:
    readers = {1: frozenset({0b100}), 4: frozenset({0b01}), 5: frozenset({0b11, 0b100})}
    state = UnderWay({}, {1: 0b01, 2: 0b11, 3: 0b10}, readers)
    state.landed(0b01)
    assert state.results == {2: 0b10, 3: 0b10}
    assert state.sources == {1: frozenset({0b100}), 5: frozenset({0b100})}


def test_who_has_a_loads_result_may_overwrite_its_address() -> None:
    """The checker of control words knows of a load that it has read by then: its wait is needless."""
    load, use, write = words(Issue(LOAD, (2, 3), (4,)), used(4), Issue(ALU, (9,), (2,)))
    assert use.wait == 1 << load.write and write.wait == 0
    assert words(Issue(LOAD, (2, 3), (4,)), Issue(ALU, (9,), (2,)))[-1].wait == 1 << SOURCES


def test_a_function_may_write_what_the_one_before_it_reads_and_others_may_not() -> None:
    """MUFU reads in order. Of two functions that hold up one scoreboard neither waits for the other."""
    first, second = Issue("MUFU.EX2", (1,), (2,)), Issue("MUFU.EX2", (3,), (1,))
    assert words(first, second)[-1].wait == 0
    made = words(first, Issue(ALU, (3,), (1,)))
    assert made[-1].wait == 1 << made[0].write


@pytest.mark.parametrize(("guard", "waits"), [(-1, False), (PREDICATES, True)])
def test_a_function_whose_guard_may_fail_does_not_tell_that_the_one_before_has_read(
    guard: int, waits: bool
) -> None:
    """Inferred: what does not run may let go of its scoreboard at once. The second one's result is used."""
    first, second = Issue("MUFU.EX2", (1,), (2,)), Issue("MUFU.EX2", (4,), (3,), guard=guard)
    made = words(first, second, used(3), Issue(ALU, (9,), (1,)), used(2))
    assert (made[3].wait == 1 << made[0].write) == waits and made[0].write != made[1].write


def test_cycles_are_counted_from_a_branch_on_and_what_is_long_over_is_left_out() -> None:
    state = UnderWay(
        {1: (100 - 2 * LONGEST, "alu"), 2: (101 - 2 * LONGEST, "alu"), 3: (98, "fma")},
        {5: 1},
        {6: frozenset({2})},
    )
    at = state.at_branch(100)
    assert at.fixed == {2: (1 - 2 * LONGEST, "alu"), 3: (-2, "fma")}
    assert (at.results, at.sources) == ({5: 1}, {6: frozenset({2})})
    at.results[5] = 3
    assert state.results == {5: 1}


def test_a_guard_that_is_still_loaded_is_waited_for() -> None:
    slow = Issue("LDG.E", (2, 3), (PREDICATES,))
    made = words(slow, Issue(ALU, (1,), (4,), guard=PREDICATES))
    assert made[-1].wait == 1 << made[0].write


def test_a_predicate_that_a_store_or_a_copy_reads_may_change_right_after() -> None:
    """ptxas 13.0 overwrites it without a wait, on every architecture, and a register with one."""
    compare = Issue("ISETP", (9,), (PREDICATES,))
    for reader in (Issue(STORE, (2, 3, 4), (), guard=PREDICATES), Issue("LDGSTS.E", (2, 3, PREDICATES))):
        assert words(reader, compare)[-1].wait == 0
        assert words(reader, used(1), Issue(ALU, (1,), (2,)))[-1].wait == 1 << SOURCES


def test_who_waits_for_a_scoreboard_leaves_two_cycles_to_who_raises_it() -> None:
    assert words(load(4), used(4))[0].stall == 2
    assert words(Issue(STORE, (2, 3, 4)), used(5))[0].stall == 2


def test_an_older_result_lands_before_a_newer_of_the_same_register() -> None:
    """A product of 24 cycles, then a sum of 4: the sum's is the last to be written."""
    slow, *rest = words(Issue("HMMA.16816.F32", (4, 8), (12,)), Issue(ALU, (9,), (12,)))
    total = slow.stall + sum(c.stall for c in rest if c.at == -1)
    assert total == 24 - 4 + 1


def test_branches_go_to_the_nop_that_stands_before_their_target() -> None:
    controls = [Control(0), Control(-1, head=1), Control(-1), Control(1), Control(2)]
    assert places(controls) == {0: 0, 1: 1, 2: 4}


def test_a_branch_may_go_to_a_nop_before_the_first_instruction() -> None:
    assert places([Control(-1, head=0), Control(0), Control(1)]) == {0: 0, 1: 2}


def test_a_result_is_waited_for_before_a_branch_target_that_reads_it() -> None:
    made = words(Issue(ALU, (1,), (2,)), Issue(ALU, (2,), (3,)), Issue("BRA", target=1))
    assert made[0].stall == 4
    apart = words(Issue(ALU, (1,), (2,)), Issue("NOP"), Issue(ALU, (2,), (3,)), Issue("BRA", target=2))
    assert [c.stall for c in apart[:2]] == [1, 3]
