"""The handler's text: LLVM takes it, and it reads the words that `host_pages` fills."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from drivers.sim.amd import host_trap
from drivers.sim.amd.host_trap import FIELDS, handler_text


@pytest.mark.parametrize("error_at", [0, 192])
def test_llvm_takes_the_handler_of_any_host(monkeypatch: pytest.MonkeyPatch, error_at: int) -> None:
    monkeypatch.setattr(host_trap, "ERROR_AT", error_at)
    module = llvm.parse_assembly(handler_text(0x1000))
    module.verify()
    assert [str(module.get_function("db_touched").type)] == ["ptr"]


def test_the_handler_calls_nothing_but_what_its_words_name() -> None:
    """It runs where Python and most of C may not."""
    module = llvm.parse_assembly(handler_text(0x1000))
    assert not [function.name for function in module.functions if function.is_declaration]


def test_no_two_words_lie_in_one_place() -> None:
    places = [value for name, value in vars(FIELDS).items() if name != "count"]
    assert sorted(places) == list(range(FIELDS.count))
