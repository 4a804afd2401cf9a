"""Every register rule that no block should have to check: each is broken once and named."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import ALL_ONES, Bus, Handler, Port, ReadOnly
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.scheduler import Scheduler
from tests.drivers.sim.amd.pci.boards import code_of, open_board
from tests.drivers.sim.amd.pci.registers import CNTL, STATUS, table


class Echo:
    """A block whose STATUS counts the writes to CNTL."""

    name = "ECHO"

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.writes: list[int] = []

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        return {
            at(CNTL): Port(lambda: len(self.writes), self.writes.append),
            at(STATUS): ReadOnly(lambda: len(self.writes) << 8),
        }

    def reset(self) -> None:
        self.writes.clear()


def a_bus(**options: frozenset[str]) -> Bus:
    return Bus("gfx1100", table(), Timers(Scheduler(0)), **options)


@pytest.fixture
def bus() -> Bus:
    return a_bus()


def test_a_register_without_a_block_keeps_what_is_written(bus: Bus) -> None:
    bus.write(0x110, 0xDEADBEEF)
    assert bus.read(0x110) == 0xDEADBEEF


def test_a_block_answers_for_its_registers(bus: Bus) -> None:
    echo = Echo(bus)
    bus.attach(echo)
    bus.write(0x111, 0x41)
    assert echo.writes == [0x41]
    assert bus.read(0x220) == 0x100
    assert bus.peek(STATUS).level == 1


def test_what_comes_later_comes_unless_a_reset_forgets_it(bus: Bus) -> None:
    came: list[str] = []
    bus.later(100, lambda: came.append("forgotten"))
    bus.reset()
    bus.later(100, lambda: came.append("after the reset"))
    bus.timers.pass_time(1000)
    assert came == ["after the reset"]


def test_two_blocks_cannot_own_one_register(bus: Bus) -> None:
    bus.attach(Echo(bus))
    with pytest.raises(ValueError, match=r"CNTL belongs to ECHO"):
        bus.attach(Echo(bus))


def test_an_address_without_a_register_names_the_nearest(bus: Bus) -> None:
    with pytest.raises(SimFault, match=r"no register at dword 0x112 .*nearest is CNTL \+ 0x1") as caught:
        bus.read(0x112)
    assert caught.value.code == "E_UNKNOWN_REG"
    assert code_of(lambda: bus.write(0x400, 1)) == "E_UNKNOWN_REG"


def test_a_write_to_a_status_register_is_refused(bus: Bus) -> None:
    bus.attach(Echo(bus))
    assert code_of(lambda: bus.write(0x220, 0)) == "E_RO_WRITE"


@pytest.mark.parametrize("value", [0x80, 0x2, 0x1_0000_0000])
def test_bits_without_a_field_are_refused(bus: Bus, value: int) -> None:
    assert code_of(lambda: bus.write(0x111, value)) == "E_FIELD_RANGE"


def test_a_closed_gate_refuses_its_registers_only(bus: Bus) -> None:
    bus.gate("E_GFX_OFF", lambda dword: "GFX is off" if bus.table.block(dword) == "GC" else "")
    with pytest.raises(SimFault, match=r"SCRATCH accessed while GFX is off") as caught:
        bus.read(0x110)
    assert caught.value.code == "E_GFX_OFF"
    assert bus.read(0x220) == 0


def test_a_card_off_the_bus_reads_all_ones_and_loses_writes(bus: Bus) -> None:
    bus.is_gone = True
    bus.write(0x110, 5)
    assert bus.read(0x110) == ALL_ONES
    bus.is_gone = False
    assert bus.read(0x110) == 0


def test_a_write_during_a_reset_is_refused_and_reads_are_all_ones(bus: Bus) -> None:
    bus.is_resetting = True
    assert bus.read(0x110) == ALL_ONES
    assert code_of(lambda: bus.write(0x110, 5)) == "E_DEV_IN_RESET"


def test_reset_clears_stored_registers_and_blocks(bus: Bus) -> None:
    echo = Echo(bus)
    bus.attach(echo)
    bus.write(0x110, 5)
    bus.write(0x111, 1)
    bus.reset()
    assert bus.read(0x110) == 0 and echo.writes == []


def test_an_allowed_fault_is_noted_and_the_access_does_what_hardware_would() -> None:
    bus = a_bus(allow=frozenset({"E_FIELD_RANGE", "E_UNKNOWN_REG"}))
    bus.write(0x111, 0xFF)
    assert bus.read(0x111) == 0x71
    assert bus.read(0x400) == 0
    assert [fault.code for fault in bus.warnings] == ["E_FIELD_RANGE", "E_UNKNOWN_REG"]


def test_a_fault_tells_the_register_and_the_last_writes(bus: Bus) -> None:
    for value in range(20):
        bus.write(0x110, value)
    fault = bus.fault("E_X", "x", CNTL)
    assert fault.where["reg"] == "CNTL"
    assert fault.where["writes"] == tuple(("SCRATCH", value) for value in range(4, 20))
    assert "SCRATCH" not in str(fault)


def test_each_access_takes_time_and_can_be_watched(bus: Bus) -> None:
    seen: list[tuple[str, str, int]] = []
    bus.watch = lambda what, name, value: seen.append((what, name, value))
    bus.write(0x110, 7)
    bus.read(0x110)
    assert seen == [("write", "SCRATCH", 7), ("read", "SCRATCH", 7)]
    assert bus.timers.now_ns == 2000


def test_a_register_that_the_chip_lacks_has_no_address(bus: Bus) -> None:
    with pytest.raises(ValueError, match=r"ELSEWHERE is not in the register table of gfx1100"):
        bus.at("ELSEWHERE")
    assert not bus.has("ELSEWHERE")
    assert bus.has("CNTL") and bus.at("CNTL") == bus.at(CNTL) == 0x111


def test_a_register_answers_at_an_address_that_others_choose(bus: Bus) -> None:
    seen: list[int] = []
    port = Port(lambda: 9, seen.append)
    bus.remapped = lambda dword: port if dword == 0x1FC00 else None
    bus.write(0x1FC00, 3)
    assert bus.read(0x1FC00) == 9 and seen == [3]


def test_bits_without_a_name_that_public_drivers_set_are_kept_and_their_neighbours_refused() -> None:
    """gfx_v11_0.c golden_settings_gc_11_0; kfd_mqd_manager_v12.c init_mqd: no header of GFX12 names them."""
    bus = open_board("navi48").bus
    for name, kept in (("TCP_CNTL", 1 << 29), ("CP_HQD_HQ_STATUS0", 1 << 14 | 1 << 29)):
        register = bus.table[bus.at(name)]
        named = sum(field.span for field in register.fields.values())
        bus.write(bus.at(name), bus.word(name) & named | kept)
        for bit in range(32):
            if not (named | kept) >> bit & 1:
                assert code_of(lambda: bus.write(bus.at(name), 1 << bit)) == "E_FIELD_RANGE"  # noqa: B023


def test_where_a_gate_s_fault_is_allowed_reads_are_0_and_writes_are_lost() -> None:
    bus = a_bus(allow=frozenset({"E_GFX_OFF", "E_RO_WRITE", "E_DEV_IN_RESET"}))
    bus.write(0x110, 5)
    closed = ["it is off"]
    bus.gate("E_GFX_OFF", lambda dword: closed[-1])
    bus.write(0x110, 7)
    bus.engine_write(0x110, 8)
    assert bus.read(0x110) == bus.engine_read(0x110) == 0
    assert [fault.where["reg"] for fault in bus.warnings] == ["SCRATCH"] * 4
    closed.append("")
    assert bus.read(0x110) == bus.engine_read(0x110) == 5
    bus.attach(Echo(bus))
    bus.write(0x220, 1)
    bus.engine_write(0x220, 1)
    bus.is_resetting = True
    bus.write(0x110, 9)
    bus.is_resetting = False
    assert bus.read(0x110) == 5 and bus.read(0x220) == 0
    assert [fault.code for fault in bus.warnings[4:]] == ["E_RO_WRITE", "E_RO_WRITE", "E_DEV_IN_RESET"]


def test_engines_take_no_time_and_are_held_to_what_registers_hold(bus: Bus) -> None:
    bus.engine_write(0x111, 0x41)
    assert bus.engine_read(0x111) == 0x41 and bus.timers.now_ns == 0
    assert code_of(lambda: bus.engine_write(0x111, 0x80)) == "E_FIELD_RANGE"
    assert code_of(lambda: bus.engine_write(0x112, 0)) == "E_UNKNOWN_REG"
    assert code_of(lambda: bus.engine_read(0x112)) == "E_UNKNOWN_REG"
    bus.unnamed[0x112] = Port(lambda: 0x1_0000_0003, lambda value: None)
    assert bus.engine_read(0x112) == bus.read(0x112) == 3


def test_something_is_noted_once_for_its_code_engine_and_register(bus: Bus) -> None:
    for where in ({"engine": "A", "reg": "X"}, {"engine": "A", "reg": "Y"}, {"engine": "B", "reg": "X"}):
        for code in ("W_ONE", "W_TWO"):
            for _ in range(2):
                bus.note(code, "it", **where)
    assert len(bus.warnings) == 6


def test_status_registers_are_read_only_without_a_block_of_theirs() -> None:
    bus = open_board().bus
    for name in ("GRBM_STATUS2", "CP_STAT", "RLC_STAT", "IH_STATUS", "GRBM_STATUS_SE0", "CP_CPF_STATUS"):
        assert code_of(lambda: bus.write(bus.at(name), 0)) == "E_RO_WRITE", name  # noqa: B023


def test_whoever_looks_from_inside_sees_fields_by_name(bus: Bus) -> None:
    bus.set(0x111, 0x71)
    assert bus.fields("CNTL") == {"enable": 1, "size": 7} and bus.word("CNTL") == bus.word(CNTL) == 0x71
    assert bus.timers.now_ns == 0 and not bus.writes
