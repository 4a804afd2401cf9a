"""How packets wait, asked of an engine that only writes down what it was told: what ends a wait, what it says
of itself meanwhile, and what it is ordered after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.engine_waits import COMPARES, flush_hdp, poll, poll_register, synchronise, wait_until
from drivers.sim.amd.ring import RingEngine

VA, MASK = 0x7000, 0xFFF0


class Told:
    """An engine and its card at once: memory of one word, registers, the host data path, clocks."""

    def __init__(self, word: int = 0) -> None:
        self.word, self.told = word, list[Any]()
        self.time_ns, self.seen_ns, self.patience = 50, 70, 99
        self.packet, self.index = "WAIT_REG_MEM", 3
        self.fault: SimFault | None = None
        self.card = self.scheduler = self.between = self.caches = self.order = self.registers = self
        self.timelines, self.hdp = set[int](), None
        self.done = 0

    def load(self, va: int, size: int) -> int:
        assert (va, size) == (VA, 4)
        if self.fault:
            raise self.fault
        return self.word

    def engine_read(self, dword: int) -> int:
        assert dword == 0x1234
        return self.word

    def check_patience(self) -> None:
        self.patience -= 1

    def before_waiting(self) -> None:
        self.told.append("before")

    def place_of(self, va: int) -> str:
        return f"place {va:#x}"

    def seen(self, at: str, card: int, is_enough: Callable[[int], bool]) -> int:
        self.told.append((at, card, is_enough(0x30), is_enough(0x40)))
        return self.seen_ns

    def synchronised(self, engine: object, va: int) -> None:
        self.told.append(("synchronised", va))

    def waited(self, at: str, value: int, is_enough: Callable[[int], bool]) -> None:
        self.told.append(("waited", at, value, is_enough(0x40)))

    def request(self, bit: int) -> None:
        self.told.append(("flush", bit))

    def fail(self, code: str, detail: str) -> SimFault:
        return SimFault(code, detail, {})


def engine(told: Told) -> RingEngine:
    return cast(RingEngine, told)


def holds(number: int, value: int) -> bool:
    """Whether a poll of function `number` for 0x40 ends at once."""
    return not list(_few(poll(engine(Told(value)), VA, number, 0x40, 0xFFFF_FFFF)))


def _few(steps: Any) -> list[Any]:
    """The first three turns of a wait at most."""
    return [blocked for blocked, _ in zip(steps, range(3), strict=False)]


@pytest.mark.parametrize(
    ("number", "below", "equal", "above"),
    [
        *[(0, True, True, True), (1, True, False, False), (2, True, True, False), (3, False, True, False)],
        *[(4, True, False, True), (5, False, True, True), (6, False, False, True)],
    ],
)
def test_functions_have_the_numbers_of_wait_reg_mem(
    number: int, below: bool, equal: bool, above: bool
) -> None:
    """Linux soc15d.h, PACKET3_WAIT_REG_MEM: 0 always, 1 <, 2 <=, 3 ==, 4 !=, 5 >=, 6 >."""
    assert [holds(number, value) for value in (0x3F, 0x40, 0x41)] == [below, equal, above]
    assert len(COMPARES) == 7


def test_only_bits_of_the_mask_are_compared() -> None:
    assert not list(poll(engine(Told(0xABCD_0047)), VA, 3, 0x40, MASK))
    assert _few(poll(engine(Told(0x0000_0140)), VA, 3, 0x40, MASK))


@pytest.mark.parametrize("number", range(7))
def test_an_address_that_is_waited_for_to_grow_is_a_timeline(number: int) -> None:
    told = Told(0x40)
    _few(poll(engine(told), VA, number, 0x40, MASK))
    assert told.timelines == ({VA} if COMPARES[number][0] in (">=", ">") else set())


def test_a_wait_that_is_over_before_it_begins_neither_waits_nor_loses_patience() -> None:
    told = Told(0x40)
    assert not list(poll(engine(told), VA, 5, 0x40, MASK))
    assert "before" not in told.told and told.patience == 99


def test_a_wait_ends_when_memory_holds_the_value_and_is_ordered_after_who_wrote_it() -> None:
    told = Told(0x31)
    steps = poll(engine(told), VA, 5, 0x40, MASK)
    blocked = next(steps)
    assert told.told == ["before"] and told.waits_since_ns == 50
    assert blocked is not None and not blocked.is_idle
    patience = told.patience
    assert not blocked.ready() and told.patience == patience - 1
    assert blocked.describe() == "waits in WAIT_REG_MEM for 0x7000 >= 0x40, which holds 0x30"
    told.word = 0x45
    assert blocked.ready() and not list(steps)
    assert told.told[1:] == [
        *((f"place {VA:#x}", 3, False, True), ("synchronised", VA)),
        ("waited", f"place {VA:#x}", 0x45, True),
    ]
    assert told.time_ns == 70


def test_a_wait_takes_no_time_back() -> None:
    told = Told(0x40)
    told.seen_ns = 20
    assert not list(poll(engine(told), VA, 3, 0x40, MASK)) and told.time_ns == 50


def test_a_wait_without_orders_only_tells_the_caches() -> None:
    told = Told(0x40)
    told.order = None  # type: ignore[assignment]
    assert not list(poll(engine(told), VA, 3, 0x40, MASK))
    assert told.told[1:] == [("synchronised", VA)]


def test_values_of_before_end_no_wait_that_names_none() -> None:
    told = Told(0x40)
    synchronise(engine(told), VA)
    assert told.told[0] == (f"place {VA:#x}", 3, False, False)


def test_a_wait_at_memory_that_faults_says_so() -> None:
    told = Told()
    steps = poll(engine(told), VA, 3, 0x40, MASK)
    blocked = next(steps)
    told.fault = SimFault("E_VM_FAULT", "gone", {})
    assert blocked is not None and blocked.describe().endswith("0x40, which faults with E_VM_FAULT")


def test_what_is_waited_for_is_asked_again_in_every_turn() -> None:
    told, answers = Told(), iter([False, False, False, True])
    turns = list(wait_until(engine(told), lambda: next(answers), lambda: "waits"))
    assert len(turns) == 2 and told.patience == 99 - 2


def test_a_register_is_polled_by_its_masked_bits() -> None:
    told = Told(0x31)
    steps = poll_register(engine(told), 0x1234, 5, 0x40, MASK)
    blocked = next(steps)
    assert blocked is not None and not blocked.ready()
    assert blocked.describe() == "waits in WAIT_REG_MEM for register 0x1234 >= 0x40"
    told.word = 0xF_0055
    assert blocked.ready() and not list(steps)


def test_a_queue_without_privilege_polls_no_register_and_flushes_nothing() -> None:
    told = Told()
    told.registers = None  # type: ignore[assignment]
    with pytest.raises(SimFault, match="register 0x1234 is polled; user queues may reach memory only"):
        list(poll_register(engine(told), 0x1234, 3, 0, MASK))
    with pytest.raises(SimFault, match="this card's queues reach no registers"):
        list(flush_hdp(engine(told), 4))


def test_a_flush_of_the_host_data_path_waits_for_its_own_bit() -> None:
    told = Told()
    told.hdp = told  # type: ignore[assignment]
    steps = flush_hdp(engine(told), 4)
    blocked = next(steps)
    assert told.told == [("flush", 4)] and blocked is not None
    told.done = 3
    assert not blocked.ready() and blocked.describe() == "waits in WAIT_REG_MEM for the HDP flush"
    told.done = 6
    assert blocked.ready() and not list(steps)
