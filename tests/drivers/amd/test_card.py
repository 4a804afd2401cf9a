"""Both kinds of card offer what a device asks for."""

from __future__ import annotations

from drivers.amd import kfd
from drivers.amd.am.card import AmCard
from drivers.amd.card import Card


def offered(kind: type) -> set[str]:
    return {name for name in Card.__dict__ if not name.startswith("_")} - {
        name for name in dir(kind) if not name.startswith("_")
    }


def test_every_call_of_the_protocol_is_there_on_both() -> None:
    has_as_attribute = {"has_lost_memory"}  # a plain attribute of the one, a property of the other
    for kind in (kfd.KfdCard, AmCard):
        assert offered(kind) <= has_as_attribute
