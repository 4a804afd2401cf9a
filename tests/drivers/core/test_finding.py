"""A step and what was seen make a finding: only what is wrong has a cause and something to do."""

from __future__ import annotations

from drivers.core.finding import FAILED, NOTE, SKIPPED, ProbeStep, Seen, finding, has_failed, skipped

STEP = ProbeStep("bar", "BAR 0", "24 GiB", "the firmware setup", "enable it", "firmware_notes/gmc.md")


def test_a_good_finding_has_no_cause_and_nothing_to_do() -> None:
    good = finding(STEP, Seen("24 GiB", "all of it shows"))
    assert (good.cause, good.next, good.verdict) == ("", "", "ok")


def test_a_failed_finding_takes_cause_and_command_of_its_step() -> None:
    bad = finding(STEP, Seen("256 MiB", "a part shows", FAILED), ["read BAR"])
    assert (bad.cause, bad.next, bad.accesses) == ("the firmware setup", "enable it", ("read BAR",))


def test_what_the_action_knows_better_stands_in_place_of_the_steps() -> None:
    bad = finding(STEP, Seen("none", "no BAR", FAILED, "no address space", "another slot"))
    assert (bad.cause, bad.next) == ("no address space", "another slot")
    note = finding(STEP, Seen("256 MiB", "a part shows", NOTE, do="enable it some day"))
    assert (note.cause, note.next) == ("", "enable it some day")


def test_one_failed_finding_fails_the_run_and_a_skipped_one_does_not() -> None:
    left_out = skipped(STEP, "no card")
    assert (left_out.verdict, left_out.meaning, left_out.next) == (SKIPPED, "no card", "")
    assert not has_failed([left_out])
    assert has_failed([left_out, finding(STEP, Seen("", "", FAILED))])


def test_json_has_every_field() -> None:
    assert finding(STEP, Seen("24 GiB", "all of it shows")).as_json() == {
        "step": "bar",
        "looks_at": "BAR 0",
        "verdict": "ok",
        "read": "24 GiB",
        "expected": "24 GiB",
        "meaning": "all of it shows",
        "cause": "",
        "next": "",
        "see": "firmware_notes/gmc.md",
        "accesses": (),
    }
