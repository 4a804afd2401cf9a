"""The one report of a run: beliefs, what was expected, what was found, on which card, kernel and firmware.

Nothing personal is in it: no names of users or hosts, no paths, no serial numbers, no bus addresses.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from drivers.amd.first_light.experiment import Experiment, ExperimentStage, NumberBetween
from drivers.amd.first_light.record import Record
from drivers.amd.first_light.stages import STAGES, stages_for
from drivers.core.report import environment, scrubbed

KIND, VERSION = "doorbell first light", 1
PATHS = re.compile(r"(?<![\w.])/(?:home|root|tmp|mnt|media|opt|srv|var|usr|run|work)/[^\s\"',;)]+")
ADDRESSES = re.compile(r"\b[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]\b")


def report(record: Record, device: str) -> dict[str, Any]:
    """The report of what the record holds so far."""
    lines = record.lines()
    opened = {line["opened"]: line for line in lines if "opened" in line}
    card = next(iter(opened.values()))["card"] if opened else None
    ran = {name for line in lines for name in (line.get("opened"), line.get("closed")) if name}
    usual = stages_for("pci" in device)
    stages = [stage for stage in STAGES if stage in usual or stage.name in ran]
    done = record.done()
    closed = {line["closed"]: line.get("why", "") for line in lines if "closed" in line}
    found = [
        answer(stage, each, card["arch"], done[each.name])
        for stage in stages
        for each in stage.experiments
        if card and each.name in done
    ]
    made = {
        "report": KIND,
        "version": VERSION,
        "complete": all(stage.name in closed for stage in usual),
        "card": card,
        "environment": environment(),
        "stages": [
            {
                "stage": stage.name,
                "opened_s": opened.get(stage.name, {}).get("seconds"),
                "found_card": opened.get(stage.name, {}).get("left", []),
                "ended": "not run" if stage.name not in closed else closed[stage.name] or "in order",
            }
            for stage in stages
        ],
        "counts": dict(Counter(each["verdict"] for each in found)),
        "experiments": found,
    }
    return without_names(made)


def answer(stage: ExperimentStage, asked: Experiment, arch: str, said: Mapping[str, Any]) -> dict[str, Any]:
    """What was believed of a chip, and what its card said."""
    return {
        "experiment": asked.name,
        "stage": stage.name,
        "belief": asked.belief,
        "answers": asked.answers,
        "expected": shown(asked.expected_of(arch)),
        **{key: said.get(key) for key in ("found", "verdict", "why", "seconds")},
    }


def without_names(made: dict[str, Any]) -> dict[str, Any]:
    """The same report without what names a person, a machine or a place on it."""
    text = scrubbed(json.dumps(made))
    cleaned = json.loads(ADDRESSES.sub("(address)", PATHS.sub("(path)", text)))
    return dict(cleaned)


def shown(expected: object) -> object:
    return str(expected) if isinstance(expected, NumberBetween) else expected
