"""The environment variables."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from hcq.errors import ArgumentError
from hcq.settings import Settings, read_settings


def test_an_empty_environment_gives_the_defaults() -> None:
    settings = read_settings({})
    assert (settings.dev, settings.debug, settings.sim, settings.seed) == ("", 0, "fast", 0)


def test_settings_that_nobody_gave_are_the_defaults_of_the_page() -> None:
    """docs/debug.md: nothing printed or traced, fast waves, notes, and of all else what the card says."""
    plain = Settings()
    assert dataclasses.replace(read_settings({}), cache_home="") == plain
    assert (plain.watchdog, plain.guard, plain.buffer_oob) == (0, None, "note")
    assert (plain.trace, plain.kernel, plain.firmware, plain.contrary) == ("", "", "", "")


def test_variables_are_read() -> None:
    settings = read_settings({"DEV": "amd", "DEBUG": "5", "TRACE": "t.json", "SIM": "strict", "SEED": "7"})
    assert (settings.dev, settings.debug, settings.trace, settings.sim, settings.seed) == (
        "amd", 5, "t.json", "strict", 7,
    )  # fmt: skip


def test_fences_are_asked_for_refused_or_left_to_the_kind_of_card() -> None:
    assert [read_settings({"GUARD": text}).guard for text in ("1", "0", "")] == [True, False, None]
    with pytest.raises(ArgumentError, match=r"GUARD=2: allowed is a whole number 0\.\.1"):
        read_settings({"GUARD": "2"})


class Asked(dict[str, str]):
    """An empty environment that keeps the names it is asked for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def get(self, name: str, default: object = None) -> object:  # type: ignore[override]
        self.names.add(name)
        return default


def test_the_manual_lists_every_variable() -> None:
    asked = Asked()
    read_settings(asked)
    page = (Path(__file__).parents[2] / "docs" / "debug.md").read_text(encoding="utf-8")
    table = page.split("## Every environment variable")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| ([A-Z_]+) \|", table, re.M)) == asked.names


def test_a_firmware_folder_is_taken_as_it_is() -> None:
    assert read_settings({"FIRMWARE": "/srv/firmware"}).firmware == "/srv/firmware"
    assert read_settings({}).firmware == ""


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("DEBUG", "8", r"DEBUG=8: allowed is a whole number 0\.\.7"),
        ("DEBUG", "yes", r"DEBUG=yes: allowed is a whole number 0\.\.7"),
        ("XDG_CACHE_HOME", "caches", "XDG_CACHE_HOME=caches: allowed is a folder's whole path"),
        ("XDG_CACHE_HOME", "~/caches", "XDG_CACHE_HOME=~/caches: allowed is a folder's whole path"),
        ("SEED", "4294967296", r"SEED=4294967296: allowed is a whole number 0\.\.4294967295"),
        ("SIM", "quick", "SIM=quick: allowed are fast, strict and interpret"),
        ("BUFFER_OOB", "warn", "BUFFER_OOB=warn: allowed are ignore, note and fault"),
        ("SIM_CONTRARY", "all", "SIM_CONTRARY=all: allowed are "),
    ],
)
def test_a_wrong_value_names_the_variable_and_what_it_takes(name: str, value: str, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        read_settings({name: value})


def test_as_many_schedules_are_tried_as_the_page_allows() -> None:
    assert [read_settings({"TUNE": text}).tune for text in ("0", "64")] == [0, 64]
    with pytest.raises(ArgumentError, match=r"TUNE=65: allowed is a whole number 0\.\.64"):
        read_settings({"TUNE": "65"})
