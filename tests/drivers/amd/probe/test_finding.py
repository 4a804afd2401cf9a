"""Findings as text and as data."""

from __future__ import annotations

from drivers.amd.probe.finding import Finding, as_text, is_blocked

GOOD = Finding("bar", "a BAR", "24 GiB", "good", "all of VRAM is visible")
BAD = Finding("kfd", "/dev/kfd", "permission denied", "blocked", "queues are made there", "join group render")


def test_the_text_says_what_was_found_what_it_means_and_what_to_do() -> None:
    text = as_text([BAD])
    for part in ("[blocked]", "kfd: permission denied", "queues are made there", "do: join group render"):
        assert part in text


def test_nothing_to_do_prints_no_such_line() -> None:
    assert "do:" not in as_text([GOOD])


def test_one_blocked_finding_blocks_the_report() -> None:
    assert not is_blocked([GOOD])
    assert is_blocked([GOOD, BAD])


def test_json_has_every_field() -> None:
    assert GOOD.as_json() == {
        "step": "bar",
        "looked_for": "a BAR",
        "found": "24 GiB",
        "verdict": "good",
        "meaning": "all of VRAM is visible",
        "do": "",
    }
