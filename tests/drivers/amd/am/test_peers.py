"""Whose trouble it is that a wait on one of several cards runs into."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard, OwnedAllocation
from drivers.amd.am.peers import Peers
from drivers.amd.card import CardAllocation
from drivers.core.errors import DeviceError, SimFault
from drivers.core.pagetable import Rights, system


class Card:
    """One that has a report to give, once."""

    def __init__(self, bdf: str, report: str = "") -> None:
        self.bdf, self.report = bdf, report
        self.told: list[DeviceError] = []

    def trouble(self) -> str:
        report, self.report = self.report, ""
        return report

    def tell(self, error: DeviceError) -> None:
        self.told.append(error)


def peers(*cards: Card) -> Peers:
    made = Peers()
    made.cards.extend(cards)
    return made


def test_the_card_that_asks_is_heard_first_and_others_are_named() -> None:
    one, two = Card("0000:03:00.0", "it hangs"), Card("0000:04:00.0", "it hangs too")
    both = peers(one, two)
    assert both.trouble(one) == "it hangs"
    assert both.trouble(one) == "0000:04:00.0: it hangs too"
    assert both.trouble(one) == ""


def test_an_error_is_told_to_the_card_of_the_last_report_and_only_once() -> None:
    one, two = Card("0000:03:00.0"), Card("0000:04:00.0", "it hangs")
    both = peers(one, two)
    errors = [DeviceError(both.trouble(one)), DeviceError("something else")]
    for error in errors:
        both.fault(error, one)
    assert (two.told, one.told) == (errors[:1], errors[1:])


def test_a_simulated_machine_says_itself_which_card_it_was() -> None:
    one, two = Card("0000:03:00.0"), Card("0000:04:00.0")
    error = SimFault("E_VM_FAULT", "a write", {"card": "0000:04:00.0"})
    peers(one, two).fault(error, one)
    assert (two.told, one.told) == ([error], [])


def test_cards_that_were_opened_together_reach_each_others_memory_and_others_do_not() -> None:
    one, two = AmCard.__new__(AmCard), AmCard.__new__(AmCard)
    one.peers = two.peers = Peers()
    reservation: Any = None
    memory = OwnedAllocation("a buffer", 1, 0x7000_0000, 4096, 0, reservation, guests=[one])
    assert one.reach(memory, two) == 0x7000_0000
    one._guest_of, ends = [memory], (0x6FFF_FFFF, 0x7000_0000, 0x7000_0FFF, 0x7000_1000)
    assert [one._is_foreign(va) for va in ends] == [False, True, True, False]
    two.peers = Peers()
    with pytest.raises(DeviceError, match="they were opened apart; open both at once"):
        one.reach(memory, two)
    plain = CardAllocation("a buffer", 1, 0x7000_0000, 4096, 0, reservation)
    for each, other in ((memory, object()), (plain, two)):
        with pytest.raises(DeviceError, match="they have drivers that share no memory"):
            one.reach(each, other)


def test_anothers_memory_is_mapped_as_data_of_the_system_in_both_address_spaces(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, other, seen = AmCard(machine), AmCard.__new__(AmCard), []
    other.peers = card.peers
    monkeypatch.setattr(other, "_seen_from_outside", lambda memory: [(0x8_0000_0000, 4096)], raising=False)
    for space in (card._compute, card._copy):
        monkeypatch.setattr(space, "map", lambda *given: seen.append(given))
    reservation: Any = None
    assert card.reach(OwnedAllocation("a buffer", 1, 0x7000_0000, 4096, 0, reservation), other) == 0x7000_0000
    kind = system(machine.board.chip.format)
    assert seen == [(0x7000_0000, [(0x8_0000_0000, 4096)], Rights(True, True, False), kind)] * 2


def test_a_card_is_one_of_those_that_it_was_opened_with(machine: CardBlocks) -> None:
    together = Peers()
    card = AmCard(machine, together)
    assert card.peers is together and together.cards == [card] and card._addresses is together.addresses
    assert AmCard(machine).peers is not AmCard(machine).peers
