"""What the compiler knows of an architecture is what the driver knows of its cards."""

from __future__ import annotations

import pytest

from drivers.nv.generation import ARCHS, GENERATIONS
from tensor.codegen.sass.chip import CHIPS, SassChip

NAMES = {"sm_80": "Ampere A", "sm_86": "Ampere B", "sm_89": "Ada", "sm_90": "Hopper", "sm_120": "Blackwell B"}


@pytest.mark.parametrize("chip", CHIPS.values(), ids=CHIPS)
def test_constant_bank_0_and_shared_memory_are_as_the_driver_lays_them_out(chip: SassChip) -> None:
    card = next(each for each in GENERATIONS if each.name == NAMES[chip.arch])
    arch = next(each for each in ARCHS.values() if each.name == chip.arch)
    assert (chip.parameters, chip.descriptor) == (card.bank.parameters, card.bank.descriptor)
    assert (chip.shared_base, chip.shared_limit) == (card.reserved_shared, arch.max_block_shared)
    assert chip.own_address in (0, card.bank.own_address)
