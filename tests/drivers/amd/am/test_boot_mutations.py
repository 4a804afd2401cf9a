"""A register write that a boot forgets is noticed: by the card, by its work, or by a register's word."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.drivers.amd.am.boot_mutations import UNSEEN, Mutation, excuse, mutations, notice

BOTH = pytest.mark.parametrize("chip", ["navi31", "navi48"])
SHARDS = 8
PAGE = Path(__file__).parents[4] / "firmware_notes" / "strictness.md"


def holes(chip: str, chosen: list[Mutation]) -> list[str]:
    return [str(m) for m in chosen if not notice(chip, m) and (m.field or not excuse(m))]


@BOTH
def test_a_few_writes_and_fields_that_are_left_out_are_noticed(chip: str) -> None:
    assert holes(chip, random.Random(31).sample(list(mutations(chip)), 6)) == []


@pytest.mark.conformance
@BOTH
@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_write_and_field_that_is_left_out_is_noticed(chip: str, shard: int) -> None:
    assert holes(chip, list(mutations(chip))[shard::SHARDS]) == []


@BOTH
@pytest.mark.parametrize(
    ("register", "field", "told"),
    [
        ("CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable", r"interrupts .* came"),
        ("SDMA0_CNTL", "trap_enable", r"interrupts .* came"),
        ("IH_RB_CNTL", "rb_enable", "E_IH_LOST"),
    ],
)
def test_an_interrupt_that_was_not_enabled_is_missed(chip: str, register: str, field: str, told: str) -> None:
    assert re.search(told, notice(chip, Mutation(register, field, -1)))


def test_the_page_says_why_the_others_cannot_be_noticed() -> None:
    page = re.sub(r"\s+", " ", PAGE.read_text())
    assert [why for why in UNSEEN.values() if why not in page] == []
