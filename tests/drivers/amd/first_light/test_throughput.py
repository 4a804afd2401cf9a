"""How often instructions begin: a simulated card tells the model of time's figures."""

from __future__ import annotations

import pytest

from drivers.amd.first_light import throughput
from drivers.amd.first_light.experiment import AGREES, MEASURED
from drivers.amd.isa.peaks import peaks
from drivers.amd.isa.times import times
from tests.drivers.amd.first_light.benches import outcomes

pytestmark = pytest.mark.sim
FACTS = ("transcendental", "multiply", "double", "matrix", "lds-b32", "lds-b64", "lds-b128")


@pytest.mark.parametrize(("device", "arch"), [("sim:navi31", "gfx1100"), ("sim:navi48", "gfx1201")])
def test_every_class_is_what_the_model_of_time_says(device: str, arch: str) -> None:
    """LDS gives 128 bytes a clock to two SIMDs: a load of a dword for 32 lanes lasts 2 clocks of one."""
    found, chip, figures = outcomes(throughput.STAGES, device), peaks(arch), times(arch)
    measured = {"shader-clock", "throughput-scalar-memory"}
    assert {name for name, (verdict, _) in found.items() if verdict == MEASURED} == measured
    assert {verdict for name, (verdict, _) in found.items() if name not in measured} == {AGREES}
    wanted = (figures.trans, figures.mad64, chip.double, chip.matrix, 2, 4, 8)
    told = [found[f"throughput-{name}"][1] for name in FACTS]
    assert told == pytest.approx(wanted, rel=0.05)
    assert found["shader-clock"][1] == (2482 if arch == "gfx1100" else 2400)


def test_no_load_in_flight_has_a_register_that_another_one_writes() -> None:
    for kind in throughput.KINDS:
        registers: set[str] = set()
        for line in kind.lines("gfx1100").splitlines():
            if line == kind.wait:
                registers.clear()
            elif kind.wait:
                target = line.split()[1]
                assert target not in registers, kind.name
                registers.add(target)
