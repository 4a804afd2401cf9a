"""Compiled waves compute what AMD's published pseudocode says, to the bit.

Every encoding of scalar and vector arithmetic whose pseudocode can be evaluated, of both generations and both
wave sizes, with random and special operands under random EXEC masks: first plain, then, of those that have
them, with source modifiers, DPP, omod and clamp of floats, for which `modifiers.py` has the documents' rules.
Where bits may differ, and why, says `open_questions.py`; docs/conformance.md has the counts.

Runs where DOORBELL_TINYGRAD names a checkout of tinygrad, whose `str_pcode.py` have the documents' text.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import InstDef
from drivers.sim.amd.wave.facts.approximate import halves
from tests.drivers.sim.amd.wave.any_instruction import encodings
from tests.drivers.sim.amd.wave.test_any_instruction import CHIPS
from tests.pseudocode import source
from tests.pseudocode.compiled import check, takes_modifiers
from tests.pseudocode.open_questions import unusable
from tests.pseudocode.parse import NotPseudocode, parse
from tests.pseudocode.wave import Texts

CHECKOUT = os.environ.get("DOORBELL_TINYGRAD", "")
HAS_TEXTS = all(source.path(CHECKOUT, arch).exists() for arch in source.FOLDERS)
pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not HAS_TEXTS, reason="DOORBELL_TINYGRAD names no checkout with str_pcode.py"),
]
PARTS, SEEDS = 12, 2
IDLE = {"v_nop", "v_pipeflush"}  # do nothing
WITHOUT_TEXT = {"gfx1100": {*IDLE, "v_dot2acc_f32_bf16"}, "gfx1201": IDLE}


@cache
def programs(arch: str) -> Texts:
    """The trees of every text that is pseudocode."""
    found = {}
    for (_, name), text in source.texts(CHECKOUT, arch).items():
        try:
            found[name] = parse(text)
        except NotPseudocode:
            continue
    return found


def has_text(arch: str, half: str) -> bool:
    return half in programs(arch) or f"v_dual_{half[2:]}" in programs(arch)


def tried(arch: str, lanes: int) -> list[InstDef]:
    return [
        defn
        for defn in encodings(isa(arch, lanes))
        if all(has_text(arch, half) for half in halves(defn.mnemonic)) and not unusable(defn.mnemonic)
    ]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("arch", "lanes"), CHIPS)
def test_compiled_waves_compute_what_the_pseudocode_says(
    arch: str, lanes: int, part: int, record_property: Any
) -> None:
    defns = [defn for defn in tried(arch, lanes) if not defn.dpp][part::PARTS]
    found = [line for seed in range(SEEDS) for line in check(programs(arch), arch, lanes, defns, seed)]
    record_property(f"AMD's pseudocode, encodings on {arch}", (len(defns) - len(found), len(defns)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("arch", "lanes"), CHIPS)
def test_so_they_do_with_modifiers_and_moved_lanes(
    arch: str, lanes: int, part: int, record_property: Any
) -> None:
    defns = [defn for defn in tried(arch, lanes) if takes_modifiers(defn)][part::PARTS]
    found = check(programs(arch), arch, lanes, defns, part, is_modified=True)
    name = f"AMD's pseudocode, encodings with modifiers on {arch}"
    record_property(name, (len(defns) - len(found), len(defns)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("arch", sorted(WITHOUT_TEXT))
def test_these_arithmetic_instructions_alone_have_no_pseudocode(arch: str) -> None:
    every = {half for defn in encodings(isa(arch)) for half in halves(defn.mnemonic)}
    assert {name for name in every if not has_text(arch, name)} == WITHOUT_TEXT[arch]
