"""The model of links: what a copy takes alone, and beside others. Rates are those of its source."""

from __future__ import annotations

import pytest

from drivers.sim.links import HOST, LinkLane, Links

MB = 1_000_000


def ends(links: Links, *transfers: tuple[int, int, int]) -> list[float]:
    """When transfers that all begin at 0 end, in ms."""
    return [links.carry(0, source, target, size) / 1e6 for source, target, size in transfers]


def test_a_copy_alone_goes_at_the_measured_rate() -> None:
    links = Links(2)
    assert ends(links, (HOST, 0, 284 * MB)) == pytest.approx([10.0], rel=1e-3)
    assert ends(Links(2), (0, HOST, 290 * MB)) == pytest.approx([10.0], rel=1e-3)


def test_both_directions_of_a_card_share_what_was_measured_for_both() -> None:
    down, up = ends(Links(2), (HOST, 0, 241 * MB), (0, HOST, 241 * MB))
    assert max(down, up) == pytest.approx(10.0, rel=1e-3)


def test_cards_that_copy_in_pairs_do_not_share_a_link() -> None:
    links = Links(6)
    found = ends(links, (0, 1, 252 * MB), (2, 3, 252 * MB), (4, 5, 252 * MB))
    assert found == pytest.approx([10.0] * 3, rel=1e-3)


def test_what_a_card_sends_to_others_does_not_slow_what_it_receives() -> None:
    found = ends(Links(3), (0, 1, 252 * MB), (1, 0, 252 * MB), (2, 0, 252 * MB), (0, 2, 252 * MB))
    assert found == pytest.approx([10.0, 10.0, 20.0, 20.0], rel=1e-3)


def test_two_cards_that_write_to_one_share_its_link() -> None:
    found = ends(Links(3), (0, 2, 126 * MB), (1, 2, 126 * MB))
    assert max(found) == pytest.approx(10.0, rel=1e-3)


def test_who_is_simulated_later_still_gets_all_that_was_free() -> None:
    resource = LinkLane()
    assert resource.book(100, 50) == 150
    assert resource.book(0, 60) == 60
    assert resource.book(0, 60) == 170  # 40 of it in front of what was there, 20 behind
    assert resource.book(300, 10) == 310
    assert resource.book(160, 10) == 180
    assert resource.book(310, 5) == 315
    assert resource.book(0, 130) == 325  # 120 between, the rest behind all


def test_one_transaction_goes_between_those_of_a_long_copy() -> None:
    links = Links(2)
    links.carry(0, 0, 1, 252 * MB)
    assert links.carry(1000, 0, 1, 252) == 1010
    assert links.carry(0, 0, 1, 252 * MB) == 20_000_000


def test_the_newest_transfers_are_kept() -> None:
    links = Links(2)
    links.carry(5, 0, 1, 2520)
    assert (links.done[-1].begin_ns, links.done[-1].end_ns, links.count) == (5, 105, 1)
