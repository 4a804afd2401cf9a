"""The library of the handler that opens pages, and the words that it shares with `host_pages`."""

from __future__ import annotations

import llvmlite.binding as llvm

from drivers.sim.amd import host_trap
from drivers.sim.amd.wave.jit.libraries import native_text


def test_the_handler_calls_nothing_but_what_its_words_name() -> None:
    """It runs where Python and most of C may not."""
    module = llvm.parse_assembly(native_text("trap"))
    assert not [function.name for function in module.functions if function.is_declaration]


def test_no_two_words_lie_in_one_place() -> None:
    others = {"WORDS", "WROTE", "CLOSED", "READABLE", "WRITABLE"}
    places = [place for name, place in vars(host_trap).items() if name.isupper() and name not in others]
    assert sorted(places) == list(range(host_trap.WORDS))
